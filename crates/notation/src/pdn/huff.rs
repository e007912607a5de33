//! Huffs in a game record: the command `[%huff 14]` in a comment before the move of the huffing side.
//!
//! The standard has no huffing. Under rules that do, the command is part of the game: it removes the named piece, which
//! must be huffable there. Under all other rules it is an ordinary comment.

use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Square, SquareSet};

use super::{
    names::SquareNames,
    sheet::Sheet,
    token::{Kind, Token},
};
use crate::{parse_square, square_name};

/// Followed by a blank or a line end, the square, and a bracket.
const COMMAND: &str = "[%huff";

/// The command for a huff.
pub(super) fn command(rules: AnyRules, square: Square) -> String {
    format!("{COMMAND} {}]", square_name(rules, square))
}

/// The command in a comment, from bracket to bracket, and its square name.
fn find(comment: &str) -> Option<(&str, &str)> {
    comment.match_indices(COMMAND).find_map(|(start, _)| {
        let end = start + comment[start..].find(']')?;
        let square = comment[start + COMMAND.len()..end].strip_prefix(char::is_whitespace)?;
        Some((&comment[start..=end], square.trim()))
    })
}

/// The huffed square named in a comment, with the rules' names.
pub(super) fn told(comment: &str, rules: AnyRules) -> Option<Square> {
    parse_square(find(comment)?.1, rules)
}

/// A comment with its square renamed to the rules' names.
pub(super) fn renamed(comment: &str, rules: AnyRules, square: Square) -> String {
    match find(comment) {
        Some((told, _)) => comment.replacen(told, &command(rules, square), 1),
        None => comment.to_owned(),
    }
}

/// Whether a comment contains that command.
pub(super) fn reads_like_one(comment: &str) -> bool {
    find(comment).is_some()
}

/// Whether a token is a comment with that command, judging by its bytes.
pub(super) fn is_one(sheet: &Sheet<'_>, token: &Token) -> bool {
    let comment = matches!(token.kind, Kind::Comment | Kind::OpenComment | Kind::LineComment);
    let begins = |bytes: &[u8]| {
        bytes.starts_with(COMMAND.as_bytes()) && bytes.last().is_some_and(u8::is_ascii_whitespace)
    };
    comment && sheet.bytes_of(token).windows(COMMAND.len() + 1).any(begins)
}

/// The square named by such a token, if it may be huffed.
pub(super) fn square_of(
    sheet: &Sheet<'_>,
    names: &SquareNames,
    token: &Token,
    missed: SquareSet,
) -> Option<Square> {
    let comment = sheet.text_of(token);
    let named = names.squares(find(&comment)?.1.as_bytes())?;
    match named.as_slice() {
        [square] => Some(*square).filter(|&square| missed.contains(square)),
        _ => None,
    }
}

/// Text that is not a huff, changed so that later readers do not take it for one.
pub(super) fn without(text: &str, rules: AnyRules) -> String {
    if rules.house_rules().huffing { text.replace(COMMAND, "[% huff") } else { text.to_owned() }
}

/// A position of a line of play, with its huffable pieces.
#[derive(Clone, Copy, Debug)]
pub(super) struct Point {
    pub(super) position: AnyPosition,
    pub(super) missed: SquareSet,
}

impl Point {
    /// A position without a known previous move.
    pub(super) fn of(position: AnyPosition) -> Point {
        Point { position, missed: SquareSet::EMPTY }
    }

    /// The position after a legal move.
    pub(super) fn after(position: &AnyPosition, mv: &AnyMove) -> Point {
        Point { position: position.play_unchecked(mv), missed: position.huffable(mv) }
    }
}
