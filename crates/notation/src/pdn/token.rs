//! Cutting a PDN text into words. Nothing here knows what a legal move is.

use std::ops::Range;

use thiserror::Error;

use super::result::is_result;

/// Some editors put it in front of a file.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// A piece of a PDN text.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Token {
    /// `[Name "value"]`.
    Tag {
        /// The name.
        name: String,
        /// The value without its quotes.
        value: String,
    },
    /// `12.` or `12...`, without the dots.
    Number(String),
    /// A word where a move belongs, whether or not it is one.
    Move(String),
    /// `!`, `?` and their like, glued to a move or not.
    Strength(String),
    /// `$12`.
    Annotation(String),
    /// What a comment says.
    Comment(String),
    /// `(`.
    VariationBegins,
    /// `)`.
    VariationEnds,
    /// `/FEN "..."/`, a position set up between the moves.
    Setup(String),
    /// A result, or `*`: the end of a game.
    Result(String),
}

/// Why a text cannot be cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum TokenProblem {
    /// A comment without its closing brace.
    #[error("this comment is never closed with }}")]
    OpenComment,
    /// A tag that is not of the form `[Name "value"]`.
    #[error("a tag looks like [Name \"value\"]")]
    Tag,
    /// A position between the moves that is not of the form `/FEN "..."/`.
    #[error("a position between the moves looks like /FEN \"...\"/")]
    Setup,
}

/// Cuts a text, token by token, each with its bytes.
#[derive(Clone, Debug)]
pub struct Tokens<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Tokens<'t> {
    /// The tokens of a text.
    pub fn new(text: &'t str) -> Tokens<'t> {
        Tokens { text, at: text.len() - text.trim_start_matches(BYTE_ORDER_MARK).len() }
    }

    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// Skips blanks, and lines that begin with `%`.
    fn skip(&mut self) {
        loop {
            let rest = self.rest();
            let blank = rest.len() - rest.trim_start().len();
            self.at += blank;
            let line_begins = self.at == 0 || self.text[..self.at].ends_with(['\n', BYTE_ORDER_MARK]);
            if !(line_begins && self.rest().starts_with('%')) {
                return;
            }
            self.at += self.rest().find('\n').unwrap_or(self.rest().len());
        }
    }

    fn take(&mut self, length: usize) -> &'t str {
        let taken = &self.rest()[..length];
        self.at += length;
        taken
    }

    fn comment(&mut self) -> Result<Token, TokenProblem> {
        let length = self.rest().find('}').ok_or(TokenProblem::OpenComment)?;
        let comment = self.take(length + 1);
        Ok(Token::Comment(comment[1..length].trim().to_owned()))
    }

    fn tag(&mut self) -> Result<Token, TokenProblem> {
        let inside = &self.rest()[1..];
        let name_length = inside.find(|c: char| c.is_whitespace() || c == '"').ok_or(TokenProblem::Tag)?;
        let (name, quoted) = inside.split_at(name_length);
        let (value, after) = quoted_value(quoted.trim_start()).ok_or(TokenProblem::Tag)?;
        let after = after.trim_start().strip_prefix(']').ok_or(TokenProblem::Tag)?;
        if name.is_empty() {
            return Err(TokenProblem::Tag);
        }
        let token = Token::Tag { name: name.to_owned(), value };
        self.at = self.text.len() - after.len();
        Ok(token)
    }

    fn setup(&mut self) -> Result<Token, TokenProblem> {
        let inside = self.rest()[1..].trim_start();
        let quoted = inside.strip_prefix("FEN").ok_or(TokenProblem::Setup)?.trim_start();
        let (value, after) = quoted_value(quoted).ok_or(TokenProblem::Setup)?;
        let after = after.trim_start().strip_prefix('/').ok_or(TokenProblem::Setup)?;
        self.at = self.text.len() - after.len();
        Ok(Token::Setup(value))
    }

    fn word(&mut self) -> Token {
        let rest = self.rest();
        let number = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let dots = rest[number..].len() - rest[number..].trim_start_matches('.').len();
        if dots > 0 {
            return Token::Number(self.take(number + dots)[..number].to_owned());
        }
        let opinion = |c: char| matches!(c, '!' | '?');
        let ends = |c: char| c.is_whitespace() || opinion(c) || "{}()[];$".contains(c);
        // At least one character, so that every text comes to its end.
        let first = rest.chars().next().map_or(0, char::len_utf8);
        let length = rest[first..].find(ends).map_or(rest.len(), |end| first + end);
        let word = self.take(length).to_owned();
        if is_result(&word) { Token::Result(word) } else { Token::Move(word) }
    }

    fn token(&mut self, first: char) -> Result<Token, TokenProblem> {
        let rest = self.rest();
        let strength = rest.len() - rest.trim_start_matches(['!', '?']).len();
        if strength > 0 {
            return Ok(Token::Strength(self.take(strength).to_owned()));
        }
        if let Some(length) = strength_in_brackets(rest) {
            return Ok(Token::Strength(self.take(length)[1..length - 1].to_owned()));
        }
        match first {
            '{' => self.comment(),
            '[' => self.tag(),
            '/' => self.setup(),
            ';' => {
                let length = rest.find('\n').unwrap_or(rest.len());
                Ok(Token::Comment(self.take(length)[1..].trim().to_owned()))
            }
            '$' => {
                let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
                Ok(Token::Annotation(self.take(1 + digits)[1..].to_owned()))
            }
            '(' => {
                self.take(1);
                Ok(Token::VariationBegins)
            }
            ')' => {
                self.take(1);
                Ok(Token::VariationEnds)
            }
            _ => Ok(self.word()),
        }
    }
}

impl Iterator for Tokens<'_> {
    type Item = (Range<usize>, Result<Token, TokenProblem>);

    fn next(&mut self) -> Option<Self::Item> {
        self.skip();
        let start = self.at;
        let first = self.rest().chars().next()?;
        let token = self.token(first);
        if token.is_err() {
            // Nothing after it could be trusted.
            self.at = self.text.len();
        }
        Some((start..self.at, token))
    }
}

/// `(!?)`: an opinion in brackets, not a variation.
fn strength_in_brackets(rest: &str) -> Option<usize> {
    let inside = rest.strip_prefix('(')?;
    let length = inside.len() - inside.trim_start_matches(['!', '?']).len();
    (length > 0 && inside[length..].starts_with(')')).then_some(length + 2)
}

/// A value in quotes, with `\"` and `\\` undone, and what follows it.
fn quoted_value(text: &str) -> Option<(String, &str)> {
    let inside = text.strip_prefix('"')?;
    let mut value = String::new();
    let mut characters = inside.char_indices();
    while let Some((at, character)) = characters.next() {
        match character {
            '"' => return Some((value, &inside[at + 1..])),
            '\\' if inside[at + 1..].starts_with(['"', '\\']) => {
                value.extend(characters.next().map(|(_, escaped)| escaped));
            }
            other => value.push(other),
        }
    }
    None
}
