//! From tokens to games: where a game starts and ends, and where it violates the standard's grammar.
//!
//! One pass, no recursion. Each violation is recorded as a fault and read in the one sensible way.
//!
//! Reading order: `game` (the result), `parser` (the state), `take` (the effect of each token), `slips` (ambiguous
//! tokens), `end` (the end of a game), then this file (the loop, tags).

mod end;
mod game;
mod parser;
mod slips;
mod take;

use super::{
    code::Code,
    token::{Kind, Token, Tokens, name_and_value},
};
use parser::{Action, Parser, is_comment, is_sure};

pub(super) use game::{Game, MOST_TOKENS};

/// The progress of reading.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Progress {
    /// A game was read.
    Game,
    /// The text ends where the game may continue.
    Incomplete,
    /// There are no more games.
    End,
}

/// Reads the next game. Unless `whole`, more text may follow.
pub(super) fn read(tokens: &mut Tokens<'_>, text: &[u8], whole: bool, game: &mut Game) -> Progress {
    let mut parser = Parser::new(text, game);
    loop {
        let Some(token) = tokens.peek() else {
            if !whole {
                return Progress::Incomplete;
            }
            break;
        };
        if !(whole || is_sure(&token, tokens, text)) {
            return Progress::Incomplete;
        }
        match parser.step(token, tokens, whole) {
            Action::Take => drop(tokens.next()),
            Action::Stop => break,
            Action::Incomplete => return Progress::Incomplete,
        }
    }
    if parser.finish() { Progress::Game } else { Progress::End }
}

impl Parser<'_> {
    /// Decides what to do with a token, and takes it if it belongs to this game.
    #[inline]
    fn step(&mut self, token: Token, tokens: &Tokens<'_>, whole: bool) -> Action {
        // The common case first: a move or its number in the middle of a game.
        if !self.ended && self.body && matches!(token.kind, Kind::Move | Kind::Number) {
            self.element(token);
            return Action::Take;
        }
        if token.kind == Kind::Tag || (token.kind == Kind::BadTag && self.is_meant_as_tag(&token)) {
            return self.tag(token);
        }
        if token.kind == Kind::Clutter {
            self.clutter(&token);
            return Action::Take;
        }
        if self.ended && self.depth == 0 && token.start as usize >= self.trailing {
            match self.after_the_end(token, tokens, whole) {
                Action::Take => {}
                other => return other,
            }
        }
        if let Some(action) = self.dots(&token, tokens, whole) {
            return action;
        }
        // Comments may stand before the tags.
        self.body |= !is_comment(token.kind);
        self.take(token);
        Action::Take
    }

    fn tag(&mut self, token: Token) -> Action {
        if self.body && self.is_heading() {
            self.heading();
        }
        if self.body {
            if !self.ended {
                self.result_at_the_end();
            }
            if !self.ended {
                self.game.fault(Code::NoSeparator, &token);
            }
            return Action::Stop;
        }
        if token.kind == Kind::BadTag {
            self.game.fault(Code::BadTag, &token);
        }
        if self.game.tags.is_empty()
            && let Some(first) = self.game.tokens.iter().find(|token| token.kind != Kind::Escape).copied()
            && first.kind != Kind::Word
        {
            self.game.fault(Code::BeforeTags, &first);
        }
        self.reach(&token);
        if self.game.tags.len() < MOST_TOKENS {
            self.game.tags.push(token);
        } else if self.game.more_faults == 0 {
            self.game.fault(Code::TooLong, &token);
        }
        Action::Take
    }

    /// Whether text in square brackets is a malformed tag: a name and a value at the start of a line.
    fn is_meant_as_tag(&self, token: &Token) -> bool {
        let start = token.start as usize;
        let begins_line = self.text[..start].iter().rev().take(64).find(|byte| !matches!(byte, b' ' | b'\t'));
        let named = name_and_value(token, self.text).is_some_and(|(_, value)| !value.is_empty());
        let quoted = token.bytes(self.text).iter().any(|byte| matches!(byte, b'"' | b'\'' | 0x80..));
        named
            && (begins_line.is_none_or(|byte| matches!(byte, b'\n' | b'\r' | b']' | 0xbf))
                && (quoted || !self.body))
    }
}
