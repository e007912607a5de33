//! Moves and squares inside sentences.

use crownhead_notation::{movetext, square_name};
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Square, SquareSet, routes};

use crate::messages::say;

/// Move text with typographic dashes and crosses: "22–18", "22×15", "×14 22–18". For the page.
pub fn typeset(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let digit = |at: usize| letters.get(at).is_some_and(char::is_ascii_digit);
    let column = |at: usize| letters.get(at).is_some_and(char::is_ascii_lowercase);
    // A square ends with a digit and starts with a digit, or with a letter before one.
    let begins = |at: usize| digit(at) || (column(at) && digit(at + 1));
    let between = |at: usize| at.checked_sub(1).is_some_and(digit) && begins(at + 1);
    // A huff stands before the move.
    let huffs = |at: usize| begins(at + 1) && at.checked_sub(1).is_none_or(|before| letters[before] == ' ');
    let set = |(at, &letter): (usize, &char)| match letter {
        '-' if between(at) => '–',
        'x' if between(at) || huffs(at) => '×',
        other => other,
    };
    letters.iter().enumerate().map(set).collect()
}

/// A move with every square it visits: "23x14x7", "22-18".
pub fn path_text(position: &AnyPosition, mv: &AnyMove) -> String {
    match routes(position, mv, 1).pop().filter(|_| mv.is_capture()) {
        Some(route) => joined(position.rules(), &route.stops, movetext::capture_mark(position.rules())),
        None => movetext::write_among(position, mv, &[]),
    }
}

/// The names of squares, joined by a separator.
pub(crate) fn joined(rules: AnyRules, squares: &[Square], between: &str) -> String {
    squares.iter().map(|&square| square_name(rules, square)).collect::<Vec<_>>().join(between)
}

/// A line of play, with every square that a capture visits: "22-17 13x22 26x17x10".
pub(crate) fn line_text(position: &AnyPosition, line: &[AnyMove]) -> String {
    let mut at = *position;
    let mut words = Vec::new();
    for mv in line {
        words.push(path_text(&at, mv));
        at = at.play_unchecked(mv);
    }
    words.join(" ")
}

/// "22", "22 and 23", "22, 23 and 31".
pub(crate) fn listed(rules: AnyRules, squares: SquareSet) -> String {
    all_of(squares.iter().map(|square| square_name(rules, square)).collect())
}

/// "a", "a and b", "a, b and c".
pub(crate) fn all_of(items: Vec<String>) -> String {
    let mut items = items;
    match (items.pop(), items.is_empty()) {
        (None, _) => String::new(),
        (Some(last), true) => last,
        (Some(last), false) => say!("list-and", first = &items.join(", "), last = &last),
    }
}

/// "a", "a or b", "a, b or c".
pub(crate) fn any_of(items: Vec<String>) -> String {
    let mut items = items;
    match (items.pop(), items.is_empty()) {
        (None, _) => String::new(),
        (Some(last), true) => last,
        (Some(last), false) => say!("list-or", first = &items.join(", "), last = &last),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_moves_are_typeset() {
        assert_eq!(
            typeset("22-18, 22x15x6 and score-panel x-ray 4 - 3"),
            "22–18, 22×15×6 and score-panel x-ray 4 - 3"
        );
        assert_eq!(
            typeset("c3-d4 c3xe5xc7 c3:e5, level-1 and 5-fold"),
            "c3–d4 c3×e5×c7 c3:e5, level-1 and 5-fold"
        );
        assert_eq!(typeset("x14 22-18 and xc5 c3-d4"), "×14 22–18 and ×c5 c3–d4");
        assert_eq!(typeset("-1 x"), "-1 x");
        assert_eq!(typeset(""), "");
    }

    #[test]
    fn lists() {
        let list = |n: usize| ["a", "b", "c"][..n].iter().map(|&s| s.to_owned()).collect::<Vec<_>>();
        assert_eq!([0, 1, 2, 3].map(|n| all_of(list(n))), ["", "a", "a and b", "a, b and c"]);
        assert_eq!(any_of(list(3)), "a, b or c");
    }
}
