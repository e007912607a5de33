//! The languages that Crownhead speaks.
//!
//! Not here: their messages, which are the files `locale/TAG*.ftl`.

use std::sync::atomic::{AtomicU8, Ordering};

/// Defines the languages: name, tag (BCP 47), own name.
macro_rules! languages {
    ($($(#[$about:meta])* $name:ident = $tag:literal, $own:literal;)*) => {
        /// A language.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub enum Language { $($(#[$about])* $name,)* }

        impl Language {
            /// Every language, the two for tests last.
            pub const ALL: &'static [Language] = &[$(Language::$name,)*];

            /// The language tag (BCP 47), as in `lang="nl"`.
            pub const fn tag(self) -> &'static str {
                match self { $(Language::$name => $tag,)* }
            }

            /// The language in its own words.
            pub const fn own_name(self) -> &'static str {
                match self { $(Language::$name => $own,)* }
            }
        }
    };
}

languages! {
    /// English as in the United States.
    #[default]
    English = "en-US", "English";
    /// Dutch.
    Dutch = "nl", "Nederlands";
    /// French.
    French = "fr", "Français";
    /// German.
    German = "de", "Deutsch";
    /// Russian.
    Russian = "ru", "Русский";
    /// Portuguese as in Brazil.
    Portuguese = "pt", "Português";
    /// Italian.
    Italian = "it", "Italiano";
    /// Spanish.
    Spanish = "es", "Español";
    /// Polish.
    Polish = "pl", "Polski";
    /// Turkish.
    Turkish = "tr", "Türkçe";
    /// English with accents and about a third longer: text that stays plain is not translated, text that is cut is
    /// too long. For tests.
    Pseudo = "en-XA", "Ƥşḗŭḓǿ";
    /// English laid out from right to left. For tests.
    Mirrored = "ar-XB", "Mirrored";
}

static CURRENT: AtomicU8 = AtomicU8::new(0);

/// The language of everything that is said.
pub fn language() -> Language {
    Language::ALL.get(usize::from(CURRENT.load(Ordering::Relaxed))).copied().unwrap_or_default()
}

/// Speaks another language from now on. Text that is already on a screen stays as it is.
pub fn set_language(language: Language) {
    CURRENT.store(language as u8, Ordering::Relaxed);
}

impl Language {
    /// The languages for people.
    pub fn offered() -> impl Iterator<Item = Language> {
        Language::ALL.iter().copied().filter(|language| !language.is_for_tests())
    }

    /// Whether only tests speak it.
    pub const fn is_for_tests(self) -> bool {
        matches!(self, Language::Pseudo | Language::Mirrored)
    }

    /// The language with a tag. A region, a script or an encoding may follow: `pt-BR`, `de_AT.UTF-8`.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let tag = tag.split(['.', '@']).next().unwrap_or("").replace('_', "-");
        let whole = Language::ALL.iter().find(|language| language.tag().eq_ignore_ascii_case(&tag));
        let first = tag.split('-').next().unwrap_or("");
        let people = Language::ALL.iter().copied().filter(|language| !language.is_for_tests());
        let by_first = || people.clone().find(|language| language.first().eq_ignore_ascii_case(first));
        whole.copied().or_else(by_first)
    }

    /// The tag without its region.
    fn first(self) -> &'static str {
        self.tag().split('-').next().unwrap_or("")
    }

    /// The direction of the text, as in `dir="ltr"`.
    pub const fn direction(self) -> &'static str {
        if matches!(self, Language::Mirrored) { "rtl" } else { "ltr" }
    }

    /// The plural category of a number: `one`, `few`, `many` or `other`. Source: CLDR, plural rules for cardinals.
    pub(crate) fn plural(self, number: u64) -> &'static str {
        match self {
            Language::French | Language::Portuguese if number < 2 => "one",
            Language::Russian if number % 10 == 1 && number % 100 != 11 => "one",
            Language::Polish if number == 1 => "one",
            Language::Russian | Language::Polish => {
                let few = (2..=4).contains(&(number % 10)) && !(12..=14).contains(&(number % 100));
                if few { "few" } else { "many" }
            }
            _ if number == 1 => "one",
            _ => "other",
        }
    }

    /// The capital of a letter. Covers the letters of all languages here; the tables of Unicode would add 12 KB to the
    /// page.
    pub(crate) fn capital(self, letter: char) -> char {
        let shift = |back: u32| char::from_u32(letter as u32 - back).unwrap_or(letter);
        match letter {
            'i' if self == Language::Turkish => 'İ',
            'a'..='z' | 'à'..='ö' | 'ø'..='þ' | 'а'..='я' => shift(32),
            'ѐ'..='џ' => shift(80),
            // Polish and Turkish letters come in pairs: a capital, then its small letter.
            'ł' | 'ń' | 'ź' | 'ż' => shift(1),
            'ā'..='ķ' | 'ŋ'..='ŷ' if letter != 'ı' && letter as u32 % 2 == 1 => shift(1),
            'ı' => 'I',
            _ => letter,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_found_in_the_spellings_of_browsers_and_systems() {
        let tag = Language::from_tag;
        assert_eq!(tag("pt-BR"), Some(Language::Portuguese));
        assert_eq!(tag("de_AT.UTF-8"), Some(Language::German));
        assert_eq!(tag("NL"), Some(Language::Dutch));
        assert_eq!(tag("en-GB"), Some(Language::English));
        assert_eq!(tag("en-XA"), Some(Language::Pseudo));
        assert_eq!(["C", "", "xx", "arab", "ar"].map(tag), [None; 5]);
        for &language in Language::ALL {
            assert_eq!(tag(language.tag()), Some(language));
            assert_eq!(Language::ALL.get(language as usize), Some(&language));
        }
    }

    #[test]
    fn capitals_are_those_of_unicode() {
        for &language in Language::ALL {
            for letter in ('a'..='z').chain('à'..='ö').chain('ø'..='þ').chain("łńźżęąśćğşıœёщаяэ".chars())
            {
                let turkish = language == Language::Turkish && letter == 'i';
                let expected = if turkish { 'İ' } else { letter.to_uppercase().next().expect("a capital") };
                assert_eq!(language.capital(letter), expected, "{letter} in {}", language.tag());
            }
        }
        for other in "ßABCİИ 7“(".chars() {
            assert_eq!(Language::English.capital(other), other);
        }
    }
}
