//! Tokens whose meaning depends on their surroundings: headings, results that look like moves, dots that belong to a
//! number.

use super::parser::{Action, Parser, is_comment, is_joined_digits, is_sure};
use crate::pdn::{
    code::Code,
    token::{Flags, Kind, Token, Tokens, name_and_value},
};

impl Parser<'_> {
    /// Adjacent clutter is one fault.
    pub(super) fn clutter(&mut self, token: &Token) {
        let follows = self.game.faults.last().is_some_and(|last| {
            last.code == Code::Clutter
                && self.text[last.end as usize..token.start as usize].iter().all(u8::is_ascii_whitespace)
        });
        match self.game.faults.last_mut().filter(|_| follows) {
            Some(last) => last.end = token.end,
            None => self.game.fault(Code::Clutter, token),
        }
        self.reach(token);
    }

    /// Whether everything read so far is a heading above the tags rather than a game.
    pub(super) fn is_heading(&self) -> bool {
        let is_text = |token: &Token| match token.kind {
            Kind::Word | Kind::BareNumber | Kind::Number | Kind::Result => true,
            // `Jansen - Smit`.
            Kind::Placeholder => token.bytes(self.text).starts_with(b"-"),
            Kind::Move => is_joined_digits(token),
            kind => is_comment(kind),
        };
        let tokens = &self.game.tokens;
        let has_words = || !self.ended || tokens.iter().any(|token| token.kind == Kind::Word);
        self.game.tags.is_empty() && self.depth == 0 && tokens.iter().all(is_text) && has_words()
    }

    /// Turns everything read so far into text.
    pub(super) fn heading(&mut self) {
        self.game.faults.retain(|fault| {
            !matches!(
                fault.code,
                Code::Text
                    | Code::BareNumber
                    | Code::NumberAlone
                    | Code::OddMove
                    | Code::OddResult
                    | Code::UnknownMove
            )
        });
        if let Some(first) = self.game.tokens.iter().find(|token| !is_comment(token.kind)).copied() {
            self.game.fault(Code::Text, &first);
        }
        for token in self.game.tokens.iter_mut().filter(|token| !is_comment(token.kind)) {
            token.kind = Kind::Word;
        }
        (self.body, self.ended, self.previous, self.number, self.before) = (false, false, None, 0, 0);
        self.game.is_plain = true;
    }

    /// A result that looks like a move because it counts match points or has a colon: the last move of a game without a
    /// result, if the tag says the same.
    pub(super) fn result_at_the_end(&mut self) {
        let last = self.game.tokens.iter().rposition(|token| !is_comment(token.kind));
        let Some(at) = last.filter(|&at| self.game.tokens[at].kind == Kind::Move && self.depth == 0) else {
            return;
        };
        let token = self.game.tokens[at];
        let written = bare(token.bytes(self.text));
        let mut tags = self.game.tags.iter().rev().filter_map(|tag| name_and_value(tag, self.text));
        let told = tags.find(|(name, _)| *name == b"Result");
        let by_tag = told.is_some_and(|(_, value)| bare(value) == written);
        let is_draw = written == b"1-1" && token.flags.has(Flags::CAPTURE);
        if by_tag || is_draw {
            self.game.tokens[at] = Token { kind: Kind::Result, ..token }.with(Flags::ODD);
            self.game.faults.retain(|fault| fault.start != token.start);
            self.game.fault(Code::OddResult, &token);
            self.ended = true;
        }
    }

    /// Whether three dots belong to the number before them, as in `1. 32-28 1. ... 19-23`, rather than stand for an omitted
    /// move: where the number is that of the move before, or where a line begins in the middle.
    fn are_dots_of_number(&self) -> bool {
        let Some(number) = self.game.tokens.last().filter(|last| last.kind == Kind::Number) else {
            return false;
        };
        // `1...` has its dots already.
        if !matches!(number.bytes(self.text), [.., b'0'..=b'9', b'.']) {
            return false;
        }
        let before = self.game.tokens.iter().rev().skip(1).find(|token| {
            !is_comment(token.kind) && !matches!(token.kind, Kind::Nag | Kind::Strength | Kind::Close)
        });
        match before.map(|token| token.kind) {
            Some(Kind::Open) => true,
            Some(Kind::Move) => self.before == self.number,
            Some(_) => false,
            None => {
                let named =
                    |tag: &Token| name_and_value(tag, self.text).is_some_and(|(name, _)| name == b"FEN");
                self.game.tags.iter().any(named)
            }
        }
    }

    /// Attaches dots to the number before them if they belong to it and a move follows.
    pub(super) fn dots(&mut self, token: &Token, tokens: &Tokens<'_>, whole: bool) -> Option<Action> {
        if token.kind != Kind::Placeholder || !self.are_dots_of_number() {
            return None;
        }
        let mut ahead = tokens.clone();
        let next = ahead.by_ref().nth(1).filter(|next| whole || is_sure(next, &ahead, self.text));
        match next {
            None if !whole => return Some(Action::Incomplete),
            Some(next) if next.kind == Kind::Move => {}
            _ => return None,
        }
        if token.flags.has(Flags::ODD) {
            self.game.fault(Code::BareNumber, token);
        }
        self.reach(token);
        let number = self.game.tokens.last_mut()?;
        number.end = token.end;
        self.previous = Some(*number);
        Some(Action::Take)
    }
}

/// The points without blanks, with a plain dash.
fn bare(points: &[u8]) -> Vec<u8> {
    let plain = String::from_utf8_lossy(points).replace([':', 'x', '\u{2013}', '\u{2014}', '\u{2212}'], "-");
    plain.bytes().filter(|byte| !byte.is_ascii_whitespace()).collect()
}
