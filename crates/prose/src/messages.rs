//! Messages by key, in the current language.
//!
//! The invariant: what a translation lacks is said in English. The files are in `locale/`; [`fluent`](crate::fluent)
//! reads them.

use std::sync::{Mutex, OnceLock, PoisonError};

pub(crate) use crate::fluent::Arg;
use crate::{
    fluent::{Chooser, Messages, read, write},
    language::{Language, language},
};

/// The text of a message: `say!("key")`, `say!("key", name = value)`.
macro_rules! say {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::messages::words($key, &[$((stringify!($name), $crate::messages::Arg::from($value))),*])
    };
}
pub(crate) use say;

/// The files of a language. A browser loads those of other languages by need, and neither the terminal's nor, for a
/// game, the study's.
#[cfg(not(target_arch = "wasm32"))]
fn files(language: Language) -> &'static [&'static str] {
    macro_rules! files {
        ($tag:literal) => {
            &[
                include_str!(concat!("../locale/", $tag, ".ftl")),
                include_str!(concat!("../locale/", $tag, "-terminal.ftl")),
                include_str!(concat!("../locale/", $tag, "-study.ftl")),
                include_str!(concat!("../locale/", $tag, "-library.ftl")),
                include_str!(concat!("../locale/", $tag, "-puzzles.ftl")),
                include_str!(concat!("../locale/", $tag, "-lessons.ftl")),
                include_str!(concat!("../locale/", $tag, "-microscope.ftl")),
                include_str!(concat!("../locale/", $tag, "-club.ftl")),
            ]
        };
    }
    match language {
        Language::English | Language::Pseudo | Language::Mirrored => files!("en-US"),
        Language::Dutch => files!("nl"),
        Language::German => files!("de"),
        Language::French => files!("fr"),
        Language::Russian => files!("ru"),
        Language::Portuguese => files!("pt"),
        Language::Italian => files!("it"),
        Language::Spanish => files!("es"),
        Language::Polish => files!("pl"),
        Language::Turkish => files!("tr"),
    }
}

#[cfg(target_arch = "wasm32")]
fn files(language: Language) -> &'static [&'static str] {
    match language {
        Language::English | Language::Pseudo | Language::Mirrored => &[include_str!("../locale/en-US.ftl")],
        _ => &[],
    }
}

/// Files that a program adds before it says anything.
static ADDED: Mutex<Vec<(Language, &'static str)>> = Mutex::new(Vec::new());

/// Adds a file of messages. It counts only before the first message in that language.
pub(crate) fn add(language: Language, file: &'static str) {
    ADDED.lock().unwrap_or_else(PoisonError::into_inner).push((language, file));
}

/// The messages of a language.
pub(crate) struct Book {
    language: Language,
    messages: Messages<'static>,
    /// The words for pieces and sides, with the keys by which messages choose them.
    nouns: Vec<(String, &'static str)>,
}

impl Book {
    fn open(language: Language) -> Book {
        let source = if language.is_for_tests() { Language::English } else { language };
        let added = ADDED.lock().unwrap_or_else(PoisonError::into_inner);
        let added = added.iter().filter(|(of, _)| *of == source).map(|(_, file)| *file);
        let files: Vec<&str> = files(language).iter().copied().chain(added).collect();
        let mut book = Book { language, messages: read(&files), nouns: Vec::new() };
        book.nouns = book.all_nouns();
        book
    }

    /// The book of a language, opened at its first use.
    pub(crate) fn of(language: Language) -> &'static Book {
        static BOOKS: [OnceLock<Book>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        BOOKS[language as usize].get_or_init(|| Book::open(language))
    }

    fn all_nouns(&self) -> Vec<(String, &'static str)> {
        const PIECES: [(&str, [&str; 2]); 4] = [
            ("piece-man", ["man", "men"]),
            ("piece-king", ["king", "kings"]),
            ("piece-queen", ["queen", "queens"]),
            ("piece-any", ["piece", "pieces"]),
        ];
        const SIDES: [(&str, &str); 4] =
            [("side-white", "white"), ("side-black", "black"), ("side-red", "red"), ("side-green", "green")];
        // One number of each plural category.
        let forms = |&(message, keys): &(&'static str, [&'static str; 2])| {
            [1_u64, 2, 5].map(|n| (self.say(message, &[("n", Arg::Number(n))]), keys[usize::from(n > 1)]))
        };
        let sides = SIDES.iter().map(|&(message, key)| (self.say(message, &[]), key));
        let words = PIECES.iter().flat_map(forms).chain(sides);
        words.filter_map(|(word, key)| Some((word?, key))).collect()
    }

    /// The text of a message; `None` if the language lacks it.
    pub(crate) fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        let parts = self.messages.get(key)?;
        let mut words = String::new();
        write(parts, args, self, &mut words);
        Some(words)
    }
}

impl Chooser for Book {
    fn plural(&self, number: u64) -> &'static str {
        self.language.plural(number)
    }

    fn is_noun(&self, word: &str, key: &str) -> bool {
        let same = |noun: &str| noun == word || capitalized_in(self.language, noun) == word;
        self.nouns.iter().any(|(noun, of)| *of == key && same(noun))
    }

    fn push(&self, text: &str, words: &mut String) {
        if self.language == Language::Pseudo {
            words.push_str(&pseudo(text));
        } else {
            words.push_str(text);
        }
    }
}

/// The text of a message. An unknown key (a test rules them out) reads as itself.
pub(crate) fn words(key: &str, args: &[(&str, Arg<'_>)]) -> String {
    words_in(language(), key, args)
}

/// The same in another language.
pub(crate) fn words_in(language: Language, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    let said = Book::of(language).say(key, args);
    said.or_else(|| Book::of(Language::English).say(key, args)).unwrap_or_else(|| key.to_owned())
}

/// The text with a capital first letter.
pub(crate) fn capitalized(text: &str) -> String {
    capitalized_in(language(), text)
}

fn capitalized_in(language: Language, text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map(|first| [language.capital(first)].into_iter().chain(letters).collect())
        .unwrap_or_default()
}

/// Text with accents, and with every other vowel doubled to make it longer.
fn pseudo(text: &str) -> String {
    const PLAIN: &str = "abcdefghijklmnoprstuwyzABCDEFGHIKLMNOPRSTUWY";
    const ACCENTED: &str = "äƀćďèƒğĥïĵķļɱñøþřšťûŵÿžÄƁĆĎÈƑĞĤÏĶĻṀÑØÞŘŠŤÛŴŸ";
    let accented = |letter: char| {
        let at = PLAIN.chars().position(|plain| plain == letter);
        at.and_then(|at| ACCENTED.chars().nth(at)).unwrap_or(letter)
    };
    let (mut long, mut vowels) = (String::new(), 0);
    for letter in text.chars() {
        long.push(accented(letter));
        if "aeiou".contains(letter) {
            vowels += 1;
            if vowels % 2 == 1 {
                long.push(accented(letter));
            }
        }
    }
    long
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

    use super::*;
    use crate::fluent::Part;

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

    fn fluent(language: Language) -> FluentBundle<FluentResource> {
        let mut bundle = FluentBundle::new(vec![language.tag().parse().expect("a language")]);
        bundle.set_use_isolating(false);
        for &file in files(language) {
            let resource = FluentResource::try_new(file.to_owned());
            let resource = resource.unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", language.tag()));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{}: {errors:?}", language.tag()));
        }
        bundle
    }

    #[test]
    fn every_message_reads_the_same_by_fluent() {
        for language in Language::offered() {
            let book = Book::of(language);
            let bundle = fluent(language);
            for (key, parts) in &book.messages {
                let mut names = BTreeMap::new();
                variables(parts, &mut names);
                for sample in ["word", "0", "1", "2", "5", "7", "12", "21", "22"] {
                    let words: Vec<&str> = names.values().flatten().copied().chain([sample]).collect();
                    for word in words {
                        let arg = sample.parse().map_or(Arg::Text(word), Arg::Number);
                        reads_the_same(book, &bundle, key, &names.keys().copied().collect::<Vec<_>>(), arg);
                    }
                }
            }
        }
    }

    /// Compares a message with every variable set to the same value.
    fn reads_the_same(
        book: &Book,
        bundle: &FluentBundle<FluentResource>,
        key: &str,
        names: &[&str],
        arg: Arg<'_>,
    ) {
        let ours: Vec<(&str, Arg<'_>)> = names.iter().map(|name| (*name, arg)).collect();
        let mut theirs = FluentArgs::new();
        for name in names {
            match arg {
                Arg::Text(text) => theirs.set(*name, text),
                Arg::Number(number) => theirs.set(*name, number),
            }
        }
        let message = bundle.get_message(key).unwrap_or_else(|| panic!("fluent knows {key}"));
        let mut errors = Vec::new();
        let expected = bundle.format_pattern(message.value().expect("a value"), Some(&theirs), &mut errors);
        let place = format!("{key} in {} with {arg:?}", book.language.tag());
        assert_eq!(errors, [], "{place}");
        assert_eq!(book.say(key, &ours).as_deref(), Some(&*expected), "{place}");
    }

    /// Every message of a translation, with the variables that it uses.
    #[test]
    fn every_language_says_every_message_with_the_same_variables() {
        let english = &Book::of(Language::English).messages;
        assert!(english.len() > 500);
        for language in Language::offered() {
            let messages = &Book::of(language).messages;
            let missing: Vec<&&str> = english.keys().filter(|key| !messages.contains_key(*key)).collect();
            assert!(missing.is_empty(), "{} lacks {missing:?}", language.tag());
            let unknown: Vec<&&str> = messages.keys().filter(|key| !english.contains_key(*key)).collect();
            assert!(unknown.is_empty(), "only {} has {unknown:?}", language.tag());
            for (key, parts) in messages {
                let (mut own, mut wanted) = (BTreeMap::new(), BTreeMap::new());
                variables(parts, &mut own);
                variables(&english[key], &mut wanted);
                assert!(own.keys().eq(wanted.keys()), "{key} in {}: {own:?}", language.tag());
            }
        }
    }

    #[test]
    fn every_translation_names_every_variant() {
        for language in Language::offered().filter(|&language| language != Language::English) {
            let messages = &Book::of(language).messages;
            for key in ["variant-name", "variant-summary", "variant-region"] {
                let mut found = BTreeMap::new();
                variables(&messages[key], &mut found);
                for variant in crownhead_rules::Variant::ALL {
                    assert!(
                        found["key"].contains(&variant.key()),
                        "{key} of {} in {}",
                        variant.key(),
                        language.tag()
                    );
                }
            }
        }
    }

    #[test]
    fn a_message_chooses_a_noun_by_its_key_in_every_language() {
        for language in Language::offered() {
            let book = Book::of(language);
            for (noun, key) in &book.nouns {
                assert!(
                    book.is_noun(noun, key) && !book.is_noun(noun, "square"),
                    "{noun} in {}",
                    language.tag()
                );
                assert!(
                    book.is_noun(&capitalized_in(language, noun), key),
                    "{noun} at the start of a sentence"
                );
            }
            assert_eq!(book.nouns.len(), 16, "{}", language.tag());
        }
    }

    #[test]
    fn the_languages_for_tests_change_every_word() {
        let said = Book::of(Language::Pseudo).say("refused-empty", &[("square", Arg::Text("12"))]);
        assert_eq!(said.as_deref(), Some("Ťĥèèřè ïïš ñø þïïèćèè øñ 12."));
        assert_eq!(Book::of(Language::Mirrored).say("side-white", &[]).as_deref(), Some("White"));
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
        let messages = &Book::of(Language::English).messages;
        for key in messages.keys() {
            assert!(source.contains(&format!("\"{key}\"")), "{key} is used nowhere");
        }
        let calls = source.match_indices("say!(").chain(source.match_indices("say_in!(language,"));
        for (at, start) in calls {
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
            write(parts, &[], Book::of(Language::English), &mut words);
        }
    }
}
