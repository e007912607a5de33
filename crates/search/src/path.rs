//! The path from the game's last irreversible move to the present node, for repetitions and draw counters.
//!
//! A node is drawn if a counter has run out or its position occurred before on the path. One earlier occurrence is
//! enough inside the search, whatever the rules demand: a side that can repeat once can repeat again.
//!
//! Invariant: the present node is always the last entry, and each entry knows the first that can still be repeated.

use crownhead_rules::{
    Advance, Board, Color, DrawClock, DrawRules, Key, Position, bits::Bits, geometry::Geometry,
};

use crate::history::FromTo;

/// A position of the path.
#[derive(Clone, Copy, Debug)]
struct PathEntry {
    key: Key,
    clock: DrawClock,
    /// The move that led here; unknown at the root and before it.
    last_move: FromTo,
    /// Entries from this place on can still be repeated.
    first: usize,
}

/// Keys and draw counters of the path.
#[derive(Debug)]
pub(crate) struct Path {
    draws: DrawRules,
    /// Never empty.
    entries: Vec<PathEntry>,
}

impl Path {
    /// `keys` ends with the root's own.
    pub(crate) fn new(draws: DrawRules, keys: &[Key], clock: DrawClock) -> Path {
        let entry = |&key: &Key| PathEntry { key, clock, last_move: FromTo::UNKNOWN, first: 0 };
        let mut entries: Vec<PathEntry> = keys.iter().map(entry).collect();
        if entries.is_empty() {
            entries.push(entry(&Key(0)));
        }
        Path { draws, entries }
    }

    #[inline]
    fn here(&self) -> &PathEntry {
        &self.entries[self.entries.len() - 1]
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn push<G: Geometry>(
        &mut self,
        position: &Position<G>,
        last_move: FromTo,
        advance: Advance,
        irreversible: bool,
    ) {
        let (key, board) = (position.key(), position.board());
        let before = self.here();
        let first = if irreversible { self.entries.len() } else { before.first };
        let clock = before.clock.after_with_many(advance);
        self.entries.push(PathEntry { key, clock, last_move, first });
        let pieces = Color::ALL.map(|side| board.pieces(side).count());
        if self.draws.endings.may_apply(pieces) {
            self.update_ending_counters(board, advance);
        }
    }

    /// Updates the counters of the present node where a draw rule for endings with few pieces may apply. Not inlined
    /// because it is rare.
    #[inline(never)]
    fn update_ending_counters<G: Geometry>(&mut self, board: &Board<G>, advance: Advance) {
        if let [.., before, here] = &mut self.entries[..] {
            here.clock = before.clock.after(&self.draws, advance, board.material());
        }
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.entries.pop();
    }

    /// The draw rules, and the counters of the present node.
    pub(crate) fn counters(&self) -> (&DrawRules, DrawClock) {
        (&self.draws, self.here().clock)
    }

    /// The move that led to the present node.
    pub(crate) fn last_move(&self) -> FromTo {
        self.here().last_move
    }

    /// Whether the present node is drawn by a counter or by repetition.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn is_draw(&self) -> bool {
        let here = self.here();
        let plies = self.entries.len() - 1 - here.first;
        // A position cannot come back within two plies, and not with the other side to move.
        let may_repeat = plies >= 4 && self.draws.repetition > 0;
        here.clock.verdict(&self.draws).is_some() || (may_repeat && self.is_repetition())
    }

    #[inline(never)]
    fn is_repetition(&self) -> bool {
        let here = self.here();
        let before = self.entries[here.first..].iter().rev().skip(4);
        before.step_by(2).any(|entry| entry.key == here.key)
    }
}
