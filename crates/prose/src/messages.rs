//! Messages by key, read once from the files in `locale/`.
//!
//! The files are Project Fluent. This reader knows the subset that they use: plain messages, variables, and choices by
//! number or word. A test formats every message with the real Fluent too; that library would add a tenth to the
//! download of the page.

use std::{collections::BTreeMap, sync::OnceLock};

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

/// The text of a message: `say!("key")`, `say!("key", name = value)`.
macro_rules! say {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::messages::words($key, &[$((stringify!($name), $crate::messages::Arg::from($value))),*])
    };
}
pub(crate) use say;

/// The text in English. A browser loads neither the terminal's nor, for a game, the study's.
const ENGLISH: &[&str] = &[
    include_str!("../locale/en-US.ftl"),
    #[cfg(not(target_arch = "wasm32"))]
    include_str!("../locale/en-US-terminal.ftl"),
    #[cfg(not(target_arch = "wasm32"))]
    include_str!("../locale/en-US-study.ftl"),
    #[cfg(not(target_arch = "wasm32"))]
    include_str!("../locale/en-US-library.ftl"),
];

/// Text that a program adds before it says anything.
static ADDED: OnceLock<&str> = OnceLock::new();

/// Adds a file of messages. Only the first one counts, and only before the first message is said.
pub(crate) fn add(file: &'static str) {
    _ = ADDED.set(file);
}

/// A piece of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Part<'a> {
    Text(&'a str),
    Variable(&'a str),
    Choice { variable: &'a str, variants: Vec<(&'a str, Vec<Part<'a>>)>, default: usize },
}

type Messages<'a> = BTreeMap<&'a str, Vec<Part<'a>>>;

/// The text of a message. An unknown key (a test rules them out) reads as itself.
pub(crate) fn words(key: &str, args: &[(&str, Arg<'_>)]) -> String {
    static MESSAGES: OnceLock<Messages<'static>> = OnceLock::new();
    let messages =
        MESSAGES.get_or_init(|| read(&[ENGLISH, ADDED.get().map_or(&[], std::slice::from_ref)].concat()));
    let mut words = String::new();
    match messages.get(key) {
        Some(parts) => write(parts, args, &mut words),
        None => words.push_str(key),
    }
    words
}

fn write(parts: &[Part<'_>], args: &[(&str, Arg<'_>)], words: &mut String) {
    let value = |variable: &str| args.iter().find(|(name, _)| *name == variable).map(|(_, value)| *value);
    for part in parts {
        match part {
            Part::Text(text) => words.push_str(text),
            Part::Variable(name) => match value(name) {
                Some(Arg::Text(text)) => words.push_str(text),
                Some(Arg::Number(number)) => words.push_str(&number.to_string()),
                None => words.push_str(name),
            },
            Part::Choice { variable, variants, default } => {
                let chosen = |(key, _): &&(&str, Vec<Part<'_>>)| matches_key(value(variable), key);
                let (_, parts) = variants.iter().find(chosen).unwrap_or(&variants[*default]);
                write(parts, args, words);
            }
        }
    }
}

fn matches_key(value: Option<Arg<'_>>, key: &str) -> bool {
    match value {
        Some(Arg::Text(text)) => text == key && !key.starts_with(|c: char| c.is_ascii_digit()),
        Some(Arg::Number(1)) if key == "one" => true,
        Some(Arg::Number(number)) => key.parse() == Ok(number),
        None => false,
    }
}

/// Reads files of messages: a message starts at the left margin, and its other lines are indented.
fn read<'a>(files: &[&'a str]) -> Messages<'a> {
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

    use super::*;

    /// The variables of a message, and the keys of its choices.
    fn variables<'a>(parts: &[Part<'a>], found: &mut BTreeMap<&'a str, Vec<&'a str>>) {
        for part in parts {
            match part {
                Part::Text(_) => {}
                Part::Variable(name) => drop(found.entry(name).or_default()),
                Part::Choice { variable, variants, .. } => {
                    found.entry(variable).or_default().extend(variants.iter().map(|(key, _)| *key));
                    for (_, parts) in variants {
                        variables(parts, found);
                    }
                }
            }
        }
    }

    fn fluent() -> FluentBundle<FluentResource> {
        let mut bundle = FluentBundle::new(vec!["en-US".parse().expect("a language")]);
        bundle.set_use_isolating(false);
        for &file in ENGLISH {
            let resource = FluentResource::try_new(file.to_owned()).expect("no errors in the file");
            bundle.add_resource(resource).expect("no key twice");
        }
        bundle
    }

    #[test]
    fn every_message_reads_the_same_by_fluent() {
        let bundle = fluent();
        let messages = read(ENGLISH);
        assert!(messages.len() > 50);
        for (key, parts) in &messages {
            let mut names = BTreeMap::new();
            variables(parts, &mut names);
            for sample in ["word", "0", "1", "2", "7", "12"] {
                let numbers = sample.parse::<u64>();
                let words: Vec<&str> = names.values().flatten().copied().chain([sample]).collect();
                for word in words {
                    let arg = if let Ok(number) = &numbers { Arg::Number(*number) } else { Arg::Text(word) };
                    let ours: Vec<(&str, Arg<'_>)> = names.keys().map(|name| (*name, arg)).collect();
                    let mut theirs = FluentArgs::new();
                    for name in names.keys() {
                        match arg {
                            Arg::Text(text) => theirs.set(*name, text),
                            Arg::Number(number) => theirs.set(*name, number),
                        }
                    }
                    let message = bundle.get_message(key).unwrap_or_else(|| panic!("fluent knows {key}"));
                    let mut errors = Vec::new();
                    let pattern = message.value().expect("a value");
                    let expected = bundle.format_pattern(pattern, Some(&theirs), &mut errors);
                    assert_eq!(errors, [], "{key}");
                    assert_eq!(super::words(key, &ours), expected, "{key} with {arg:?}");
                }
            }
        }
    }

    /// The source without its tests.
    fn source() -> String {
        fn files(folder: &std::path::Path) -> Vec<std::path::PathBuf> {
            let entries =
                std::fs::read_dir(folder).expect("the source").map(|entry| entry.expect("a file").path());
            entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
        }
        let all = files(concat!(env!("CARGO_MANIFEST_DIR"), "/src").as_ref());
        let texts = all.into_iter().map(|path| std::fs::read_to_string(path).expect("readable"));
        let code = |text: String| {
            let code = text.split("#[cfg(test)]").next().unwrap_or("").lines();
            code.filter(|line| !line.trim_start().starts_with("//"))
                .fold(String::new(), |all, line| all + line + "\n")
        };
        texts.map(code).collect()
    }

    #[test]
    fn every_key_is_used_and_every_used_key_exists_with_its_variables() {
        let source = source();
        let messages = read(ENGLISH);
        for key in messages.keys() {
            assert!(source.contains(&format!("\"{key}\"")), "{key} is used nowhere");
        }
        for (at, start) in source.match_indices("say!(") {
            let Some(rest) = source[at + start.len()..].trim_start().strip_prefix('"') else { continue };
            let (key, rest) = rest.split_once('"').expect("a literal key");
            let parts = messages.get(key).unwrap_or_else(|| panic!("there is no message {key}"));
            let mut wanted = BTreeMap::new();
            variables(parts, &mut wanted);
            let wanted: BTreeSet<String> = wanted.into_keys().map(str::to_owned).collect();
            assert_eq!(names_in(rest), wanted, "the variables of {key}");
        }
    }

    /// The names in the rest of a `say!` call: the words before ` = ` outside inner parentheses.
    fn names_in(call: &str) -> BTreeSet<String> {
        let (mut depth, mut outer) = (0, String::new());
        for c in call.chars() {
            match c {
                '(' => depth += 1,
                ')' if depth == 0 => break,
                ')' => depth -= 1,
                _ if depth == 0 => outer.push(c),
                _ => {}
            }
        }
        let pieces: Vec<&str> = outer.split(" = ").collect();
        let name = |piece: &&str| piece.rsplit([' ', ',', '\n']).next().unwrap_or("").to_owned();
        pieces[..pieces.len() - 1].iter().map(name).collect()
    }

    #[test]
    fn unknown_keys_and_missing_variables_do_no_harm() {
        assert_eq!(super::words("no-such-key", &[]), "no-such-key");
        let broken = read(&["a = { $n ->\n b = {\nc = { \"x\n*[\nd"]);
        let mut words = String::new();
        for parts in broken.values() {
            write(parts, &[], &mut words);
        }
    }
}
