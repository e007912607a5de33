//! What people are told on their devices while no page is open, in the language of the device.
//!
//! The only sentences that a server says, so they do not depend on the [current language](crate::language).

use crownhead_api::push::{Tidings, Words};

use crate::language::Language;
use crate::messages::{Arg, words_in};

/// The text of a message in a language: `say_in!(language, "key", name = value)`.
macro_rules! say_in {
    ($language:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        words_in($language, $key, &[$((stringify!($name), Arg::from($value))),*])
    };
}

/// A headline and a sentence.
pub fn words(language: Language, tidings: &Tidings) -> Words {
    let (key, body) = match tidings {
        Tidings::Turn(name) => ("turn", say_in!(language, "club-told-turn", name = name)),
        Tidings::Time(name, hours) => {
            ("time", say_in!(language, "club-told-time", name = name, n = (*hours).max(1)))
        }
        Tidings::Challenge(name) => ("challenge", say_in!(language, "club-challenge", name = name)),
        Tidings::Begun(name) => ("begun", say_in!(language, "club-told-begun", name = name)),
        Tidings::Ended(name, outcome) => {
            ("ended", say_in!(language, "club-told-ended", name = name, key = outcome.key()))
        }
        Tidings::Round(name) => ("round", say_in!(language, "club-told-round", name = name)),
        Tidings::Test => ("test", say_in!(language, "club-told-test")),
    };
    Words { title: say_in!(language, "club-told", key = key), body }
}

#[cfg(test)]
mod tests {
    use crownhead_api::push::Outcome;

    use super::*;

    #[test]
    fn a_server_speaks_several_languages_at_once() {
        let time = Tidings::Time("Ben".to_owned(), 5);
        let body = |language| words(language, &time).body;
        assert_eq!(body(Language::English), "You have 5 hours left for your move against Ben.");
        assert_eq!(body(Language::German), "Du hast noch 5 Stunden für deinen Zug gegen Ben.");
        assert_eq!(body(Language::Russian), "На ваш ход в партии с Ben осталось 5 часов.");
        let one = words(Language::English, &Tidings::Time("Ben".to_owned(), 0));
        assert_eq!(
            (&*one.title, &*one.body),
            ("Time is running out", "You have 1 hour left for your move against Ben.")
        );
    }

    #[test]
    fn everything_is_said_in_every_language() {
        let name = || "Zuzu".to_owned();
        for tidings in [
            Tidings::Turn(name()),
            Tidings::Challenge(name()),
            Tidings::Begun(name()),
            Tidings::Ended(name(), Outcome::Won),
            Tidings::Ended(name(), Outcome::Lost),
            Tidings::Ended(name(), Outcome::Drawn),
            Tidings::Ended(name(), Outcome::Aborted),
            Tidings::Round(name()),
            Tidings::Test,
        ] {
            let said: Vec<Words> = Language::offered().map(|language| words(language, &tidings)).collect();
            for (at, one) in said.iter().enumerate() {
                assert!(!one.title.is_empty() && !one.body.contains("club-"), "{one:?}");
                assert_eq!(one.body.contains("Zuzu"), tidings != Tidings::Test, "{one:?}");
                assert!(said[..at].iter().all(|other| other.body != one.body), "{one:?} is said twice");
            }
        }
    }
}
