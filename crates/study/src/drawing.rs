//! Arrows and circles, as comments keep them: `[%csl G32,R05]` and `[%cal G3228]`.
//!
//! Letters are as lichess writes them (`[%csl Ga1]`, `[%cal Ga1b2]`), numbers as lidraughts does: two digits a square.
//! Boards with more than 99 squares have a dash between the two squares of an arrow; readers take one everywhere.

use std::fmt::Write as _;

use crownhead_notation::{Ink, parse_square, square_name};
use crownhead_rules::{AnyRules, Square};

use crate::command::{commands, joined};

/// A circle around a square, or an arrow from one square to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Drawing {
    /// Its color.
    pub ink: Ink,
    /// The square of the circle, or where the arrow begins.
    pub from: Square,
    /// The head of the arrow.
    pub to: Option<Square>,
}

impl Drawing {
    /// A circle.
    pub const fn circle(ink: Ink, square: Square) -> Drawing {
        Drawing { ink, from: square, to: None }
    }

    /// An arrow.
    pub const fn arrow(ink: Ink, from: Square, to: Square) -> Drawing {
        Drawing { ink, from, to: Some(to) }
    }

    fn read(entry: &str, arrow: bool, rules: AnyRules) -> Option<Drawing> {
        let ink = Ink::from_letter(entry.chars().next()?)?;
        let squares = &entry[1..];
        if !arrow {
            return Some(Drawing::circle(ink, parse_square(squares, rules)?));
        }
        let (from, to) = ends(squares)?;
        let (from, to) = (parse_square(from, rules)?, parse_square(to, rules)?);
        (from != to).then_some(Drawing::arrow(ink, from, to))
    }

    fn write(self, text: &mut String, rules: AnyRules) {
        let name = |square| {
            let name = square_name(rules, square);
            if name.len() == 1 { format!("0{name}") } else { name }
        };
        let dash = if rules.board().squares() > 99 { "-" } else { "" };
        let _ = match self.to {
            None => write!(text, "{}{}", self.ink.letter(), name(self.from)),
            Some(to) => write!(text, "{}{}{dash}{}", self.ink.letter(), name(self.from), name(to)),
        };
    }
}

/// The two squares of an arrow: `3228`, `a1b2`, `32-28`.
fn ends(text: &str) -> Option<(&str, &str)> {
    if let Some(both) = text.split_once('-') {
        return Some(both);
    }
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        return (text.len() == 4).then(|| text.split_at(2));
    }
    let second = text.char_indices().skip(1).find(|(_, letter)| letter.is_ascii_alphabetic())?.0;
    Some(text.split_at(second))
}

/// The drawings in a comment.
pub(crate) fn drawings(comment: &str, rules: AnyRules) -> Vec<Drawing> {
    let mut found: Vec<Drawing> = Vec::new();
    for command in commands(comment) {
        let arrow = match command.name {
            "csl" => false,
            "cal" => true,
            _ => continue,
        };
        let entries = entries(command.value);
        let known = entries.filter_map(|entry| Drawing::read(entry, arrow, rules));
        found.extend(known.take(MOST_DRAWINGS - found.len().min(MOST_DRAWINGS)));
    }
    found
}

/// The most drawings of one comment.
pub(crate) const MOST_DRAWINGS: usize = 1000;

fn entries(value: &str) -> impl Iterator<Item = &str> {
    value.split(|c: char| c == ',' || c.is_whitespace()).filter(|entry| !entry.is_empty())
}

/// A comment without its drawings. What cannot be read as one stays.
pub(crate) fn without(comment: &str, rules: AnyRules) -> String {
    let mut text = String::with_capacity(comment.len());
    let mut from = 0;
    for command in commands(comment) {
        let arrow = match command.name {
            "csl" => false,
            "cal" => true,
            _ => continue,
        };
        text.push_str(&comment[from..command.at]);
        from = command.at + command.whole.len();
        let odd: Vec<&str> =
            entries(command.value).filter(|entry| Drawing::read(entry, arrow, rules).is_none()).collect();
        if !odd.is_empty() {
            let _ = write!(text, "[%{} {}]", command.name, odd.join(","));
        }
    }
    text.push_str(&comment[from..]);
    joined(text.split_whitespace())
}

/// The commands for drawings; empty for none.
pub(crate) fn write(drawings: &[Drawing], rules: AnyRules) -> String {
    let mut text = String::new();
    for (name, arrows) in [("csl", false), ("cal", true)] {
        let mut some = drawings.iter().filter(|drawing| drawing.to.is_some() == arrows).peekable();
        if some.peek().is_none() {
            continue;
        }
        let _ = write!(text, "[%{name} ");
        for (index, drawing) in some.enumerate() {
            if index > 0 {
                text.push(',');
            }
            drawing.write(&mut text, rules);
        }
        text.push(']');
    }
    text
}
