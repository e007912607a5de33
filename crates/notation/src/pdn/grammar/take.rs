//! The effect of each token after the tags.
//!
//! | token | becomes | and |
//! |---|---|---|
//! | move, number, NAG, strength, `(`, `...`, setup, captured list | element | the kind's own state changes, below |
//! | comment, line for programs, bracket that is not a tag | remark | nothing else: a remark never ends a game |
//! | `)` | close | ends a variation; without an open one it is a fault and left out |
//! | result, `*` | result | ends the game; in a variation or after another result it is a fault |
//! | word | text | a dash becomes a placeholder; other words are a fault |
//! | digits such as `3228` after the result | text | they are a year in a heading, not a move |
//!
//! [`faults`] lists the problems of a token by itself, regardless of its surroundings.

use super::parser::{Parser, is_joined_digits, number};
use crate::pdn::{
    code::Code,
    token::{Flags, Kind, Token},
};

/// The role of a token in the game.
enum Part {
    Element,
    Remark,
    Close,
    Result,
    Text,
}

/// The faults of a token by itself: each applies if the token has all of those flags.
const fn faults(kind: Kind) -> &'static [(Flags, Code)] {
    match kind {
        Kind::Move => {
            &[(Flags::ODD, Code::OddMove), (Flags::SPACED, Code::Spaces), (Flags::ZERO, Code::Zero)]
        }
        Kind::Number => &[(Flags::ODD, Code::BareNumber)],
        Kind::BareNumber => &[(Flags::NONE, Code::BareNumber)],
        Kind::Placeholder | Kind::Setup => &[(Flags::ODD, Code::UnknownMove)],
        Kind::Captured => &[(Flags::NONE, Code::CapturedList)],
        Kind::OpenComment => &[(Flags::NONE, Code::OpenComment)],
        Kind::LineComment => &[(Flags::NONE, Code::LineComment)],
        Kind::BadTag => &[(Flags::NONE, Code::BracketComment)],
        _ => &[],
    }
}

impl Parser<'_> {
    /// Adds one token to the game.
    pub(super) fn take(&mut self, token: Token) {
        match self.part(&token) {
            Part::Element => self.element(token),
            Part::Remark => self.remark(token),
            Part::Close => self.close(token),
            Part::Result => self.result(token),
            Part::Text => self.words(token),
        }
    }

    fn part(&self, token: &Token) -> Part {
        match token.kind {
            Kind::Move if self.ended && is_joined_digits(token) => Part::Text,
            Kind::Move
            | Kind::Number
            | Kind::BareNumber
            | Kind::Placeholder
            | Kind::Strength
            | Kind::Nag
            | Kind::Open
            | Kind::Setup
            | Kind::Captured
            | Kind::Tag
            | Kind::Clutter => Part::Element,
            Kind::Comment | Kind::Escape | Kind::OpenComment | Kind::LineComment | Kind::BadTag => {
                Part::Remark
            }
            Kind::Close => Part::Close,
            Kind::Result | Kind::Star => Part::Result,
            Kind::Word => Part::Text,
        }
    }

    /// Records the problems of a token by itself.
    #[inline]
    fn check(&mut self, token: &Token) {
        let is_usual = matches!(token.kind, Kind::Move | Kind::Number | Kind::Comment);
        if !(is_usual && token.flags.is_regular()) {
            self.record_faults(token);
        }
    }

    #[cold]
    fn record_faults(&mut self, token: &Token) {
        for &(flags, code) in faults(token.kind) {
            if token.flags.has(flags) {
                self.game.fault(code, token);
            }
        }
    }

    /// A token that later ones can refer to.
    #[inline]
    pub(super) fn element(&mut self, token: Token) {
        self.check(&token);
        match token.kind {
            Kind::Move => self.game.is_plain &= !token.flags.has(Flags::JOINED),
            Kind::Number => {
                self.before = std::mem::replace(&mut self.number, number(token.bytes(self.text)));
            }
            Kind::BareNumber => self.number = number(token.bytes(self.text)),
            Kind::Strength => self.check_strength(&token),
            Kind::Open => {
                self.depth += 1;
                self.game.is_plain = false;
            }
            Kind::Placeholder | Kind::Setup | Kind::Captured => self.game.is_plain = false,
            _ => {}
        }
        self.check_number_alone(&token);
        self.push_element(token);
    }

    /// `!` and `?` need a move before them.
    fn check_strength(&mut self, token: &Token) {
        if self.previous.is_none_or(|previous| previous.kind != Kind::Move) {
            self.game.fault(Code::StrengthAlone, token);
        }
    }

    fn remark(&mut self, token: Token) {
        self.check(&token);
        if token.kind == Kind::Comment && self.game.last_is(Kind::Number) {
            self.check_number_alone(&token);
        }
        self.push(token);
    }

    fn close(&mut self, token: Token) {
        if self.depth == 0 {
            return self.stray_close(&token);
        }
        self.check_number_alone(&token);
        let is_empty = self.previous.is_some_and(|previous| previous.kind == Kind::Open);
        if is_empty && self.game.last_is(Kind::Open) {
            self.game.fault(Code::EmptyVariation, &token);
        }
        self.depth -= 1;
        self.push_element(token);
    }

    /// A closing bracket without an opening one.
    fn stray_close(&mut self, token: &Token) {
        let follows = |kind| {
            token.flags.has(Flags::GLUED) && self.previous.is_some_and(|previous| previous.kind == kind)
        };
        let (bare_number, number) = (follows(Kind::BareNumber), follows(Kind::Number));
        // `1)` is a bare number, and already a fault.
        if !bare_number {
            self.game.fault(Code::StrayClose, token);
        }
        if !number {
            self.check_number_alone(token);
        }
    }

    fn result(&mut self, token: Token) {
        self.check_number_alone(&token);
        if self.depth > 0 {
            let code = if self.is_forced_star(&token) { Code::ForcedStar } else { Code::ResultInside };
            self.game.fault(code, &token);
        } else if self.ended {
            self.game.fault(Code::SecondResult, &token);
        } else {
            if token.flags.has(Flags::ODD) {
                self.game.fault(Code::OddResult, &token);
            }
            self.ended = true;
        }
        self.push_element(token);
    }

    /// Whether a token is a star that marks the move before it as forced.
    fn is_forced_star(&self, token: &Token) -> bool {
        token.kind == Kind::Star
            && token.flags.has(Flags::GLUED)
            && self.previous.is_some_and(|previous| previous.kind == Kind::Move)
    }

    /// Words: an unknown move (`- -`), or text that should be a comment.
    fn words(&mut self, token: Token) {
        let token = Token { kind: Kind::Word, ..token };
        let is_dash = |token: &Token| matches!(token.bytes(self.text), b"-" | b"--" | b"?-?");
        if is_dash(&token) {
            let follows_dash =
                self.game.tokens.last().is_some_and(|last| last.kind == Kind::Placeholder && is_dash(last));
            return self.dash(token, follows_dash);
        }
        // Adjacent words are one fault.
        if !self.game.last_is(Kind::Word) {
            self.game.fault(Code::Text, &token);
        }
        self.push(token);
    }

    /// A dash in place of a move; two of them are one unknown move.
    fn dash(&mut self, token: Token, follows_dash: bool) {
        self.game.is_plain = false;
        if follows_dash {
            return;
        }
        self.game.fault(Code::UnknownMove, &token);
        self.push_element(Token { kind: Kind::Placeholder, ..token });
    }
}
