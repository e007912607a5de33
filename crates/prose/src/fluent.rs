//! Reads and writes messages of Project Fluent: the subset that the files in `locale/` use.
//!
//! The subset: plain messages, variables, and choices by number or word. Not here: where the files come from, and which
//! language speaks. A test formats every message with the real Fluent too; that library would add a tenth to the
//! download of the page.

use std::collections::BTreeMap;

/// The value of a variable.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Arg<'a> {
    Text(&'a str),
    Number(u64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Arg<'a> {
        Arg::Text(text)
    }
}

macro_rules! from_numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Arg::Number(number as u64)
            }
        })*
    };
}
from_numbers!(u8, u16, u32, u64, usize);

/// A piece of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Part<'a> {
    Text(&'a str),
    Variable(&'a str),
    Choice { variable: &'a str, variants: Vec<(&'a str, Vec<Part<'a>>)>, default: usize },
}

/// Messages by key.
pub(crate) type Messages<'a> = BTreeMap<&'a str, Vec<Part<'a>>>;

/// How a language chooses among the variants of a message.
pub(crate) trait Chooser {
    /// The plural category of a number: `one`, `few`, `many` or `other`.
    fn plural(&self, number: u64) -> &'static str;
    /// Whether a word stands for the noun with that key: "дамка" for `king`.
    fn is_noun(&self, word: &str, key: &str) -> bool;
    /// Appends plain text of a message.
    fn push(&self, text: &str, words: &mut String);
}

/// Appends a message with its variables filled in. A missing variable reads as its name.
pub(crate) fn write(parts: &[Part<'_>], args: &[(&str, Arg<'_>)], by: &impl Chooser, words: &mut String) {
    let value = |variable: &str| args.iter().find(|(name, _)| *name == variable).map(|(_, value)| *value);
    for part in parts {
        match part {
            Part::Text(text) => by.push(text, words),
            Part::Variable(name) => match value(name) {
                Some(Arg::Text(text)) => words.push_str(text),
                Some(Arg::Number(number)) => words.push_str(&number.to_string()),
                None => words.push_str(name),
            },
            Part::Choice { variable, variants, default } => {
                let chosen = |(key, _): &&(&str, Vec<Part<'_>>)| matches_key(value(variable), key, by);
                let (_, parts) = variants.iter().find(chosen).unwrap_or(&variants[*default]);
                write(parts, args, by, words);
            }
        }
    }
}

fn matches_key(value: Option<Arg<'_>>, key: &str, by: &impl Chooser) -> bool {
    match value {
        Some(Arg::Text(text)) => {
            !key.starts_with(|c: char| c.is_ascii_digit()) && (text == key || by.is_noun(text, key))
        }
        Some(Arg::Number(number)) => key == by.plural(number) || key.parse() == Ok(number),
        None => false,
    }
}

/// Reads files of messages: a message starts at the left margin, and its other lines are indented.
pub(crate) fn read<'a>(files: &[&'a str]) -> Messages<'a> {
    let mut messages = Messages::new();
    for file in files {
        let mut rest = *file;
        while !rest.is_empty() {
            let (message, after) = rest.split_at(message_end(rest));
            rest = after;
            if let Some((key, pattern)) = message.split_once('=').filter(|_| !message.starts_with('#')) {
                messages.insert(key.trim(), Reader { rest: pattern.trim() }.pattern(false));
            }
        }
    }
    messages
}

/// The start of the next line at the left margin.
fn message_end(rest: &str) -> usize {
    let next =
        |&(at, _): &(usize, char)| rest[at + 1..].starts_with(|c: char| c.is_ascii_alphabetic() || c == '#');
    let line = rest.char_indices().filter(|&(_, c)| c == '\n').find(next);
    line.map_or(rest.len(), |(at, _)| at + 1)
}

/// Reads one message.
struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    /// Text and placeables; in a variant, up to the end of the line.
    fn pattern(&mut self, in_variant: bool) -> Vec<Part<'a>> {
        let mut parts = Vec::new();
        while !self.rest.is_empty() {
            let stops: &[char] = if in_variant { &['{', '\n'] } else { &['{'] };
            let end = self.rest.find(stops).unwrap_or(self.rest.len());
            let (text, rest) = self.rest.split_at(end);
            if !text.is_empty() {
                parts.push(Part::Text(text));
            }
            self.rest = rest;
            if !self.skip("{") {
                break;
            }
            parts.extend(self.placeable());
        }
        parts
    }

    /// The text between braces; the opening one is already read.
    fn placeable(&mut self) -> Option<Part<'a>> {
        self.space();
        if self.skip("\"") {
            let text = self.until('"');
            self.until('}');
            return Some(Part::Text(text));
        }
        self.skip("$");
        let end = self.rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(self.rest.len());
        let (variable, rest) = self.rest.split_at(end);
        self.rest = rest;
        self.space();
        if self.skip("}") {
            return Some(Part::Variable(variable));
        }
        self.skip("->");
        let (mut variants, mut default) = (Vec::new(), 0);
        loop {
            self.space();
            if self.skip("}") || self.rest.is_empty() {
                break;
            }
            if self.skip("*") {
                default = variants.len();
            }
            self.skip("[");
            let key = self.until(']').trim();
            self.rest = self.rest.trim_start_matches(' ');
            variants.push((key, self.pattern(true)));
        }
        (!variants.is_empty()).then_some(Part::Choice { variable, variants, default })
    }

    fn space(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn skip(&mut self, token: &str) -> bool {
        let rest = self.rest.strip_prefix(token);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// Everything before a character, which is skipped.
    fn until(&mut self, end: char) -> &'a str {
        let (text, rest) = self.rest.split_once(end).unwrap_or((self.rest, ""));
        self.rest = rest;
        text
    }
}
