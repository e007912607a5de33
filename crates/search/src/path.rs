//! The line of play that leads to a node, for repetition and the draw counters.

use crownhead_rules::{
    Advance, Board, Color, DrawClock, DrawRules, Key, Position, bits::Bits, geometry::Geometry,
};

use crate::history::FromTo;

/// A position of the line.
#[derive(Clone, Copy, Debug)]
struct Past {
    key: Key,
    clock: DrawClock,
    /// The move that led here; unknown at the root and before it.
    step: FromTo,
    /// Positions from this place on can still be repeated.
    first: usize,
}

/// Keys and counters from the game's last irreversible move down to the present node.
#[derive(Debug)]
pub(crate) struct Path {
    draws: DrawRules,
    /// The present node last, so that there always is one.
    past: Vec<Past>,
}

impl Path {
    /// `keys` ends with the root's own.
    pub(crate) fn new(draws: DrawRules, keys: &[Key], clock: DrawClock) -> Path {
        let of = |&key: &Key| Past { key, clock, step: FromTo::UNKNOWN, first: 0 };
        let mut past: Vec<Past> = keys.iter().map(of).collect();
        if past.is_empty() {
            past.push(of(&Key(0)));
        }
        Path { draws, past }
    }

    #[inline]
    fn here(&self) -> &Past {
        &self.past[self.past.len() - 1]
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn push<G: Geometry>(
        &mut self,
        position: &Position<G>,
        step: FromTo,
        advance: Advance,
        irreversible: bool,
    ) {
        let (key, board) = (position.key(), position.board());
        let before = self.here();
        let first = if irreversible { self.past.len() } else { before.first };
        let clock = before.clock.after_with_many(advance);
        self.past.push(Past { key, clock, step, first });
        let pieces = Color::ALL.map(|side| board.pieces(side).count());
        if self.draws.endings.may_apply(pieces) {
            self.count_few(board, advance);
        }
    }

    /// Sets the counters of the present node where some may count that only few pieces have. A function of its own: it is
    /// seldom called.
    #[inline(never)]
    fn count_few<G: Geometry>(&mut self, board: &Board<G>, advance: Advance) {
        if let [.., before, here] = &mut self.past[..] {
            here.clock = before.clock.after(&self.draws, advance, board.material());
        }
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.past.pop();
    }

    /// The draw rules, and the counters of the present node.
    pub(crate) fn counters(&self) -> (&DrawRules, DrawClock) {
        (&self.draws, self.here().clock)
    }

    /// The move that led to the present node.
    pub(crate) fn last_step(&self) -> FromTo {
        self.here().step
    }

    /// Whether the present node is drawn: by a counter, or because its position has been there before. One
    /// earlier occurrence is enough: who can repeat once can do so again.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn is_draw(&self) -> bool {
        let here = self.here();
        let plies = self.past.len() - 1 - here.first;
        // The side to move alternates, and a position cannot come back within two plies.
        let may_repeat = plies >= 4 && self.draws.repetition > 0;
        here.clock.verdict(&self.draws).is_some() || (may_repeat && self.is_repetition())
    }

    #[inline(never)]
    fn is_repetition(&self) -> bool {
        let here = self.here();
        let before = self.past[here.first..].iter().rev().skip(4);
        before.step_by(2).any(|past| past.key == here.key)
    }
}
