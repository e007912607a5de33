//! The tokens of one game and what is wrong with them.

use crate::pdn::{
    code::Code,
    token::{Kind, Token},
};

/// Longer games are cut.
pub(in crate::pdn) const MOST_TOKENS: usize = 1 << 20;
/// The most faults kept per game; further ones are only counted.
const MOST_FAULTS: usize = 1000;

/// A fault, with its bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::pdn) struct Fault {
    pub(in crate::pdn) code: Code,
    pub(in crate::pdn) start: u32,
    pub(in crate::pdn) end: u32,
}

/// The tokens of one game. One value is reused for all games of a file.
#[derive(Clone, Debug, Default)]
pub(in crate::pdn) struct Game {
    pub(in crate::pdn) tags: Vec<Token>,
    /// Everything after the tags.
    pub(in crate::pdn) tokens: Vec<Token>,
    pub(in crate::pdn) faults: Vec<Fault>,
    /// The number of faults not kept.
    pub(in crate::pdn) more_faults: usize,
    /// Whether there are only moves, numbers, comments and annotations: no variation, no setup, no placeholder.
    pub(in crate::pdn) is_plain: bool,
    /// The start of the first token and the end of the last one.
    pub(in crate::pdn) start: usize,
    pub(in crate::pdn) end: usize,
}

impl Game {
    pub(super) fn clear(&mut self) {
        self.tags.clear();
        self.tokens.clear();
        self.faults.clear();
        (self.more_faults, self.is_plain) = (0, true);
        (self.start, self.end) = (usize::MAX, 0);
    }

    pub(super) fn has_moves(&self) -> bool {
        self.tokens.iter().any(|token| token.kind == Kind::Move)
    }

    /// The last token, if it has that kind.
    pub(super) fn last_is(&self, kind: Kind) -> bool {
        self.tokens.last().is_some_and(|last| last.kind == kind)
    }

    /// Adapts all offsets to a text that lacks its first bytes.
    pub(in crate::pdn) fn shift(&mut self, by: usize) {
        let by = by as u32;
        for token in self.tags.iter_mut().chain(&mut self.tokens) {
            (token.start, token.end) = (token.start.saturating_sub(by), token.end.saturating_sub(by));
        }
        for fault in &mut self.faults {
            (fault.start, fault.end) = (fault.start.saturating_sub(by), fault.end.saturating_sub(by));
        }
        (self.start, self.end) = (0, self.end.saturating_sub(by as usize));
    }

    /// Records a fault at a token.
    pub(in crate::pdn) fn fault(&mut self, code: Code, token: &Token) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(Fault { code, start: token.start, end: token.end });
        } else {
            self.more_faults += 1;
        }
    }
}
