//! The line of play that leads to a node, for repetition and the draw counters.

use crownhead_rules::{
    Advance, Board, Color, DrawClock, DrawRules, Key, Position, bits::Bits, geometry::Geometry,
};

use crate::history::Step;

/// A position of the line.
#[derive(Clone, Copy, Debug)]
struct Past {
    key: Key,
    clock: DrawClock,
    /// The move that led here; unknown at the root and before it.
    step: Step,
    /// Positions from this place on can still be repeated.
    first: usize,
}

/// Keys and counters from the game's last irreversible move down to the present node.
#[derive(Debug)]
pub(crate) struct Path {
    draws: DrawRules,
    past: Vec<Past>,
    here: Past,
}

impl Path {
    /// `keys` ends with the root's own.
    pub(crate) fn new(draws: DrawRules, keys: &[Key], clock: DrawClock) -> Path {
        let of = |&key: &Key| Past { key, clock, step: Step::UNKNOWN, first: 0 };
        let mut past: Vec<Past> = keys.iter().map(of).collect();
        let here = past.pop().unwrap_or_else(|| of(&Key(0)));
        Path { draws, past, here }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn push<G: Geometry>(
        &mut self,
        position: &Position<G>,
        step: Step,
        advance: Advance,
        irreversible: bool,
    ) {
        let (key, board) = (position.key(), position.board());
        let pieces = Color::ALL.map(|side| board.pieces(side).count());
        let clock = if self.draws.endings.may_apply(pieces) {
            self.clock_of_few(board, advance)
        } else {
            self.here.clock.after_with_many(advance)
        };
        self.past.push(self.here);
        let first = if irreversible { self.past.len() } else { self.here.first };
        self.here = Past { key, clock, step, first };
    }

    /// The clock where endings may count: of its own, so that the usual case is short enough for its callers.
    #[inline(never)]
    fn clock_of_few<G: Geometry>(&self, board: &Board<G>, advance: Advance) -> DrawClock {
        self.here.clock.after(&self.draws, advance, board.material())
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        if let Some(before) = self.past.pop() {
            self.here = before;
        }
    }

    /// The draw rules, and the counters of the present node.
    pub(crate) fn counters(&self) -> (&DrawRules, DrawClock) {
        (&self.draws, self.here.clock)
    }

    /// The move that led to the present node.
    pub(crate) fn last_step(&self) -> Step {
        self.here.step
    }

    /// Whether the present node is drawn: by a counter, or because its position has been there before. One
    /// earlier occurrence is enough: who can repeat once can do so again.
    #[inline]
    pub(crate) fn is_draw(&self) -> bool {
        self.here.clock.verdict(&self.draws).is_some() || (self.draws.repetition > 0 && self.is_repetition())
    }

    #[inline]
    fn is_repetition(&self) -> bool {
        // The side to move alternates, and a position cannot come back within two plies.
        let Some(before) = self.past.get(self.here.first..).filter(|before| before.len() >= 4) else {
            return false;
        };
        before.iter().rev().skip(3).step_by(2).any(|past| past.key == self.here.key)
    }
}
