//! The state of the parser within one game, and the steps shared by all token kinds.

use super::game::{Game, MOST_TOKENS};
use crate::pdn::{
    code::Code,
    token::{Flags, Kind, Token, Tokens},
};

/// The most bytes after a token that can change where it ends.
const MARGIN: usize = 4200;

/// The parser's decision about a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Action {
    /// The token belongs to this game.
    Take,
    /// The token begins the next game.
    Stop,
    /// Undecided until more text is available.
    Incomplete,
}

/// A parser within one game.
pub(super) struct Parser<'g> {
    pub(super) text: &'g [u8],
    pub(super) game: &'g mut Game,
    /// The number of open variations.
    pub(super) depth: u32,
    /// The last token that is not a comment.
    pub(super) previous: Option<Token>,
    /// Whether the result has been read.
    pub(super) ended: bool,
    /// Comments up to this offset belong to the game although it has ended.
    pub(super) trailing: usize,
    /// The last move number, and the one before it.
    pub(super) number: u64,
    pub(super) before: u64,
    /// Whether anything but tags and comments has been read.
    pub(super) body: bool,
}

impl<'g> Parser<'g> {
    /// A parser at the start of a game.
    pub(super) fn new(text: &'g [u8], game: &'g mut Game) -> Parser<'g> {
        game.clear();
        Parser {
            text,
            game,
            depth: 0,
            previous: None,
            ended: false,
            trailing: 0,
            number: 0,
            before: 0,
            body: false,
        }
    }

    /// Extends the game to a token.
    #[inline]
    pub(super) fn reach(&mut self, token: &Token) {
        self.game.start = self.game.start.min(token.start as usize);
        self.game.end = token.end as usize;
    }

    /// Adds a token to the game.
    #[inline]
    pub(super) fn push(&mut self, token: Token) {
        self.reach(&token);
        if self.game.tokens.len() < MOST_TOKENS {
            self.game.tokens.push(token);
        } else if self.game.tokens.len() == MOST_TOKENS {
            self.game.fault(Code::TooLong, &token);
            // A sentinel, so that the fault is recorded once; `Sheet::tokens` leaves it out.
            self.game.tokens.push(Token { kind: Kind::Escape, ..token });
        }
    }

    /// Adds a token that later tokens can refer to.
    #[inline]
    pub(super) fn push_element(&mut self, token: Token) {
        self.push(token);
        self.previous = Some(token);
    }

    /// Records a move number before `token` that has no move.
    #[inline]
    pub(super) fn check_number_alone(&mut self, token: &Token) {
        if let Some(previous) = self.previous
            && matches!(previous.kind, Kind::Number)
            && !matches!(token.kind, Kind::Move | Kind::Placeholder)
        {
            self.game.fault(Code::NumberAlone, &previous);
        }
    }
}

/// Whether a token stays the same if the text continues.
pub(super) fn is_sure(token: &Token, tokens: &Tokens<'_>, text: &[u8]) -> bool {
    token.end as usize + MARGIN < text.len() && !tokens.ran_out()
}

/// Whether a token is a comment or a line for programs.
pub(super) fn is_comment(kind: Kind) -> bool {
    matches!(kind, Kind::Comment | Kind::LineComment | Kind::OpenComment | Kind::Escape)
}

/// Whether a token is a move of digits without a separator, such as `3228`, which can also be a year.
pub(super) fn is_joined_digits(token: &Token) -> bool {
    token.kind == Kind::Move && token.flags.has(Flags::JOINED) && !token.flags.has(Flags::LETTERS)
}

/// A move number; one that is too large counts as 0.
pub(super) fn number(bytes: &[u8]) -> u64 {
    let digits = bytes.iter().take_while(|byte| byte.is_ascii_digit());
    digits.take(9).fold(0, |number, digit| number * 10 + u64::from(digit - b'0'))
}
