//! Huffs in a game record: the command `[%huff 14]` in a comment before the move of the side that huffs.
//!
//! The standard knows no huffing. Where the rules do, the command is part of the game: what it names is taken off the
//! board, and has to be something that may be huffed there. Under all other rules it is a comment like any other.

use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Square, SquareSet};

use super::{
    names::SquareNames,
    sheet::Sheet,
    token::{Kind, Token},
};
use crate::{parse_square, square_name};

/// Behind it a blank or a line end, the square, and a bracket.
const COMMAND: &str = "[%huff";

/// The command for a huff.
pub(super) fn command(rules: AnyRules, square: Square) -> String {
    format!("{COMMAND} {}]", square_name(rules, square))
}

/// The text of the command in a comment, from its bracket to the other, and what it calls the square.
fn find(comment: &str) -> Option<(&str, &str)> {
    comment.match_indices(COMMAND).find_map(|(start, _)| {
        let end = start + comment[start..].find(']')?;
        let square = comment[start + COMMAND.len()..end].strip_prefix(char::is_whitespace)?;
        Some((&comment[start..=end], square.trim()))
    })
}

/// The huffed square that a comment names, with names as in the rules.
pub(super) fn told(comment: &str, rules: AnyRules) -> Option<Square> {
    parse_square(find(comment)?.1, rules)
}

/// A comment with its square renamed as in the rules.
pub(super) fn renamed(comment: &str, rules: AnyRules, square: Square) -> String {
    match find(comment) {
        Some((told, _)) => comment.replacen(told, &command(rules, square), 1),
        None => comment.to_owned(),
    }
}

/// Whether a comment has that command.
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

/// The square that such a token names, if it is one of those that may be huffed.
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

/// A position of a line of play, with what may be huffed there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Point {
    pub(super) position: AnyPosition,
    pub(super) missed: SquareSet,
}

impl Point {
    /// A position that no move is known to have led to.
    pub(super) fn of(position: AnyPosition) -> Point {
        Point { position, missed: SquareSet::EMPTY }
    }

    /// Where a legal move leads.
    pub(super) fn after(position: &AnyPosition, mv: &AnyMove) -> Point {
        Point { position: position.play_unchecked(mv), missed: position.huffable(mv) }
    }
}
