//! The line of play that leads to a node, for repetition and the draw counters.

use crownhead_rules::{Advance, DrawClock, DrawRules, Key, Material};

use crate::history::Step;

/// Keys and counters from the game's last irreversible move down to the present node.
#[derive(Debug)]
pub(crate) struct Path {
    draws: DrawRules,
    keys: Vec<Key>,
    clocks: Vec<DrawClock>,
    /// The moves that were played from the root on, behind one that stands for the unknown move before it.
    steps: Vec<Step>,
    /// Positions from here on can still be repeated.
    firsts: Vec<usize>,
}

impl Path {
    /// `keys` ends with the root's own.
    pub(crate) fn new(draws: DrawRules, keys: &[Key], clock: DrawClock) -> Path {
        Path { draws, keys: keys.to_vec(), clocks: vec![clock], steps: vec![Step::UNKNOWN], firsts: vec![0] }
    }

    #[inline]
    pub(crate) fn push(
        &mut self,
        key: Key,
        step: Step,
        advance: Advance,
        irreversible: bool,
        after: Material,
    ) {
        let clock = self.clocks[self.clocks.len() - 1].after(&self.draws, advance, after);
        let first = if irreversible { self.keys.len() } else { self.firsts[self.firsts.len() - 1] };
        self.keys.push(key);
        self.clocks.push(clock);
        self.steps.push(step);
        self.firsts.push(first);
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.keys.pop();
        self.clocks.pop();
        self.steps.pop();
        self.firsts.pop();
    }

    /// The draw rules, and the counters of the present node.
    pub(crate) fn counters(&self) -> (&DrawRules, DrawClock) {
        (&self.draws, self.clocks[self.clocks.len() - 1])
    }

    /// The move that led to the present node.
    pub(crate) fn last_step(&self) -> Step {
        self.steps[self.steps.len() - 1]
    }

    /// Whether the present node is drawn: by a counter, or because its position has been there before. One
    /// earlier occurrence is enough: who can repeat once can do so again.
    pub(crate) fn is_draw(&self) -> bool {
        let clock = self.clocks[self.clocks.len() - 1];
        clock.verdict(&self.draws).is_some() || (self.draws.repetition > 0 && self.is_repetition())
    }

    fn is_repetition(&self) -> bool {
        let (last, first) = (self.keys.len() - 1, self.firsts[self.firsts.len() - 1]);
        // The side to move alternates, and a position cannot come back within two plies.
        self.keys[first..last].iter().rev().skip(1).step_by(2).any(|&key| key == self.keys[last])
    }
}
