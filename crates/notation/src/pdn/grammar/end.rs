//! Where a game ends: tokens after its result, and the end of the text.

use super::parser::{Action, Parser, is_comment, is_joined_digits, is_sure, number};
use crate::pdn::{
    code::Code,
    token::{Flags, Kind, Token, Tokens},
};

/// The last token of a game without tokens.
const NOTHING: Token = Token { kind: Kind::Word, flags: Flags::NONE, from: 0, to: 0, start: 0, end: 0 };

impl Parser<'_> {
    /// Decides whether a token after the result, other than a tag, still belongs to this game. Comments belong to it if
    /// what follows them does.
    pub(super) fn after_the_end(&mut self, token: Token, tokens: &Tokens<'_>, whole: bool) -> Action {
        let mut ahead = tokens.clone();
        let next = ahead.find(|next| !is_comment(next.kind));
        let Some(next) = next.filter(|next| whole || is_sure(next, &ahead, self.text)) else {
            self.trailing = usize::MAX;
            return if whole { Action::Take } else { Action::Incomplete };
        };
        let is_result = matches!(next.kind, Kind::Result | Kind::Star);
        self.trailing = next.start as usize + usize::from(is_result);
        if !self.goes_on(&token, &next) {
            return Action::Stop;
        }
        if matches!(next.kind, Kind::Number | Kind::Move) && !is_joined_digits(&next) {
            self.resume();
        } else if !is_result && !self.follows_words(&token) {
            self.game.fault(Code::AfterEnd, &token);
        }
        Action::Take
    }

    /// Whether the game continues after its result, judging by the next token other than a comment.
    fn goes_on(&self, token: &Token, next: &Token) -> bool {
        match next.kind {
            Kind::Tag | Kind::BadTag => is_comment(token.kind),
            Kind::Number => {
                let next = number(next.bytes(self.text));
                next > 1 && (self.number..=self.number + 1).contains(&next)
            }
            Kind::Move if is_joined_digits(next) => true,
            Kind::Move | Kind::Placeholder | Kind::BareNumber => {
                (self.number > 1 || self.ends_with_forced_star()) && !is_comment(token.kind)
            }
            // A variation can follow the result.
            Kind::Open => self.game.has_moves(),
            _ => true,
        }
    }

    /// Whether the game ended with a star attached to a move, which some programs write after a forced move.
    fn ends_with_forced_star(&self) -> bool {
        matches!(self.game.tokens.as_slice(), [.., Token { kind: Kind::Move, .. }, star]
            if star.kind == Kind::Star && star.flags.has(Flags::GLUED))
    }

    /// Whether a token continues a run of words.
    fn follows_words(&self, token: &Token) -> bool {
        let is_word = !is_comment(token.kind) && !matches!(token.kind, Kind::Open | Kind::Close);
        is_word && self.game.last_is(Kind::Word)
    }

    /// Reopens a game that continues after its result.
    fn resume(&mut self) {
        self.ended = false;
        let is_result = |token: &&Token| matches!(token.kind, Kind::Star | Kind::Result);
        if let Some(last) = self.game.tokens.iter().rev().find(is_result).copied() {
            let forced = last.kind == Kind::Star && last.flags.has(Flags::GLUED);
            self.game.fault(if forced { Code::ForcedStar } else { Code::AfterEnd }, &last);
        }
    }

    /// Completes the game. Returns `false` if the text held no more games.
    pub(super) fn finish(mut self) -> bool {
        if !self.ended {
            self.result_at_the_end();
        }
        let end = self.game.end as u32;
        let last = Token { start: end, end, ..self.previous.unwrap_or(NOTHING) };
        if self.depth > 0 {
            self.game.fault(Code::OpenVariation, &last);
        }
        if !self.ended {
            self.check_number_alone(&Token { kind: Kind::Word, ..last });
        }
        if !self.game.tags.is_empty() {
            return true;
        }
        let Some(first) = self.game.tokens.first().copied() else { return false };
        if self.game.tokens.iter().all(|token| matches!(token.kind, Kind::Result | Kind::Star)) {
            self.game.fault(Code::EmptyGame, &first);
        }
        true
    }
}
