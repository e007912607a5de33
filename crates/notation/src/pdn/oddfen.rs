//! Nonstandard positions: other marks between the lists, other letters for kings and colors, no side to move, a whole
//! tag inside the tag.

use crownhead_rules::{AnyRules, Color};

use crate::squares::Naming;

/// Longer texts are not positions.
const LONGEST: usize = 4096;

/// The position in standard form, if recognized.
pub(super) fn mended(text: &str, rules: AnyRules) -> Option<String> {
    let text = text.rsplit_once("FEN").map_or(text, |(_, fen)| fen);
    let text = text.trim_matches(|c: char| c.is_whitespace() || matches!(c, '"' | '\'' | '[' | ']' | '.'));
    if text.len() > LONGEST {
        return None;
    }
    if matches!(text.to_ascii_lowercase().as_str(), "start" | "startpos") {
        return Some(crate::fen::write(&crownhead_rules::AnyPosition::start(rules)));
    }
    let mut reader = Reader {
        letters: Naming::of(rules) == Naming::Letters,
        turn: None,
        color: None,
        lists: [const { Vec::new() }; 2],
    };
    let mut rest = text;
    while !rest.is_empty() {
        rest = reader.next(rest)?;
    }
    let Reader { turn, lists: [white, black], .. } = reader;
    let turn = turn.unwrap_or(rules.house_rules().starts);
    let letter = if turn == Color::White { 'W' } else { 'B' };
    let some = !(white.is_empty() && black.is_empty());
    some.then(|| format!("{letter}:W{}:B{}", white.join(","), black.join(",")))
}

struct Reader {
    /// Whether squares may have letters.
    letters: bool,
    turn: Option<Color>,
    /// The color of the listed pieces.
    color: Option<Color>,
    lists: [Vec<String>; 2],
}

impl Reader {
    /// Consumes one element at the front of a text.
    fn next<'t>(&mut self, text: &'t str) -> Option<&'t str> {
        let first = text.chars().next()?;
        if let Some(rest) = self.piece(text) {
            return Some(rest);
        }
        if first.is_alphabetic() {
            let end = text.find(|c: char| !c.is_alphabetic()).unwrap_or(text.len());
            let (word, rest) = text.split_at(end);
            // `WK12` and `BM3` are a color and a piece.
            let (color, used) = match color_of(word) {
                Some(color) => (color, word.len()),
                None => (color_of(word.get(..1)?)?, 1),
            };
            self.begin(color);
            return Some(if used == word.len() { rest } else { &text[used..] });
        }
        let unnamed = matches!(first, ':' | '/' | '|')
            && text[1..].trim_start().starts_with(|c: char| c.is_ascii_digit());
        if unnamed {
            self.unnamed();
        }
        let skipped = matches!(first, ':' | ';' | '/' | '|' | ',' | '.' | '_') || first.is_whitespace();
        skipped.then(|| &text[first.len_utf8()..])
    }

    /// A list without a color: White's comes first.
    fn unnamed(&mut self) {
        let [white, black] = &self.lists;
        match (self.color, white.is_empty(), black.is_empty()) {
            (Some(color), true, true) if self.turn.is_none() => {
                (self.turn, self.color) = (Some(color), Some(Color::White));
            }
            (Some(Color::White), false, true) => self.color = Some(Color::Black),
            _ => {}
        }
    }

    /// A color: the side to move if another color follows before any piece.
    fn begin(&mut self, color: Color) {
        let listed = self.lists.iter().any(|list| !list.is_empty());
        if self.turn.is_none() && self.color.is_some() && !listed {
            self.turn = self.color;
        }
        self.color = Some(color);
    }

    /// A king or a man on a square, or on several.
    fn piece<'t>(&mut self, text: &'t str) -> Option<&'t str> {
        // `d8` may be a square; `D8` is not.
        let is_mark = |c: &char| "KkDQqMm".contains(*c) || (*c == 'd' && !self.letters);
        let mark = text.chars().next().filter(is_mark);
        let after = mark.map_or(text, |mark| text[mark.len_utf8()..].trim_start());
        let (squares, rest) = self.square(after)?;
        let marked = squares.len() + rest.len() < text.len();
        // Some programs write the mark after the square.
        let behind =
            !marked && rest.starts_with(['K', 'k']) && !rest[1..].starts_with(|c: char| c.is_alphanumeric());
        let king = behind || (marked && mark.is_some_and(|mark| !matches!(mark, 'M' | 'm')));
        let color = self.color?;
        self.lists[color.index()].push(format!("{}{squares}", if king { "K" } else { "" }));
        Some(if behind { &rest[1..] } else { rest })
    }

    fn square<'t>(&self, text: &'t str) -> Option<(&'t str, &'t str)> {
        let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
        let column = usize::from(self.letters && text.starts_with(|c: char| ('a'..='l').contains(&c)));
        let mut end = column + digits(&text[column..]);
        if end == column {
            return None;
        }
        let last = text[end..].strip_prefix('-').map_or(0, digits);
        if column == 0 && last > 0 {
            end += 1 + last;
        }
        Some(text.split_at(end))
    }
}

/// A color by its letter or its word in the languages of the game.
fn color_of(word: &str) -> Option<Color> {
    match word.to_lowercase().as_str() {
        "w" | "white" | "wit" | "blanc" | "blancs" | "weiss" => Some(Color::White),
        "b" | "z" | "n" | "black" | "zwart" | "noir" | "noirs" | "schwarz" => Some(Color::Black),
        _ => None,
    }
}
