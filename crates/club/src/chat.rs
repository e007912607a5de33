//! What may be said in a game, and what others see of it.

use std::fmt;
use std::str::FromStr;

use crownhead_store::{Kind, Person};

use crate::trouble::Failed;

/// The most characters of a line of chat.
const LONGEST: usize = 280;
/// The most marks on one letter; scripts with many of them need three.
const MOST_MARKS: usize = 4;

/// Who may chat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Talkers {
    /// Everyone.
    #[default]
    Everyone,
    /// Those with an account.
    Members,
    /// Nobody.
    Nobody,
}

/// Not one of `everyone`, `members`, `nobody`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotTalkers;

impl fmt::Display for NotTalkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not one of everyone, members, nobody")
    }
}

impl std::error::Error for NotTalkers {}

impl FromStr for Talkers {
    type Err = NotTalkers;

    fn from_str(text: &str) -> Result<Talkers, NotTalkers> {
        match text {
            "everyone" => Ok(Talkers::Everyone),
            "members" => Ok(Talkers::Members),
            "nobody" => Ok(Talkers::Nobody),
            _ => Err(NotTalkers),
        }
    }
}

/// What may be said.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ChatRules {
    /// Who may chat.
    pub talkers: Talkers,
    /// Words that appear as asterisks, in lower case.
    pub words: Vec<String>,
}

impl ChatRules {
    /// What others see of a line.
    ///
    /// # Errors
    /// Why it may not be said.
    pub(crate) fn admit(&self, person: &Person, text: &str) -> Result<String, Failed> {
        let may = match self.talkers {
            Talkers::Everyone => true,
            Talkers::Members => person.kind != Kind::Guest,
            Talkers::Nobody => false,
        };
        if !may {
            return Err(Failed::bad("chat-off", "you can't chat in this club"));
        }
        let text = plain(text);
        let fits = (1..=LONGEST).contains(&text.chars().count()) && !text.chars().any(char::is_control);
        if !fits {
            return Err(Failed::bad("chat", format!("a line has 1 to {LONGEST} characters")));
        }
        // An account can be banned; a guest would come back under another name.
        if person.kind == Kind::Guest && has_link(&text) {
            return Err(Failed::bad("chat-link", "guests can't send links"));
        }
        Ok(self.masked(&text))
    }

    /// The line with asterisks for words that are not wanted, however they are written.
    fn masked(&self, text: &str) -> String {
        let mask = |word: &str| {
            let folded = folded(word);
            let unwanted = !folded.is_empty() && self.words.contains(&folded);
            if unwanted { "*".repeat(word.chars().count()) } else { word.to_owned() }
        };
        text.split(' ').map(mask).collect::<Vec<_>>().join(" ")
    }
}

/// Without invisible characters, heaps of marks, and spaces around it.
pub(crate) fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut marks = 0;
    for letter in text.chars().filter(|&letter| !is_invisible(letter)) {
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        if marks <= MOST_MARKS {
            plain.push(letter);
        }
    }
    plain.trim().to_owned()
}

/// Characters that have no picture, or turn the direction of what follows. The joiners of emoji and of Indic and Arabic
/// scripts stay.
const fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{200b}' | '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// Marks that combine with the letter before.
const fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

fn has_link(text: &str) -> bool {
    let lower = text.to_lowercase();
    let is_address = |word: &str| {
        let Some((host, end)) = word.split('/').next().and_then(|host| host.rsplit_once('.')) else {
            return false;
        };
        let is_name = |part: &str| {
            !part.is_empty() && part.chars().all(|letter| letter.is_alphanumeric() || "-.".contains(letter))
        };
        // Moves such as 1.32-28 and sentences without a space after the full stop are no addresses.
        is_name(host)
            && (2..=24).contains(&end.len())
            && end.bytes().all(|byte| byte.is_ascii_lowercase())
            && ENDS.contains(&end)
    };
    lower.contains("://") || lower.contains("www.") || lower.split_whitespace().any(is_address)
}

/// The ends of most addresses.
const ENDS: [&str; 24] = [
    "com", "net", "org", "info", "biz", "app", "dev", "xyz", "site", "online", "link", "me", "io", "gg",
    "tv", "ly", "to", "ru", "nl", "de", "fr", "uk", "cn", "top",
];

/// A word as it is compared: lower case, digits that stand for letters replaced, letters only. A letter counts once where
/// it is repeated, so that stretching a word hides nothing.
fn folded(word: &str) -> String {
    let mut folded = String::with_capacity(word.len());
    // A mark at the end is no letter.
    for letter in word.trim_end_matches('!').chars().flat_map(char::to_lowercase) {
        let letter = match letter {
            '0' => 'o',
            '1' | '!' | '|' => 'i',
            '3' => 'e',
            '4' | '@' => 'a',
            '5' | '$' => 's',
            '7' => 't',
            other => other,
        };
        if letter.is_alphabetic() && !folded.ends_with([letter]) {
            folded.push(letter);
        }
    }
    folded
}

impl ChatRules {
    /// Rules with this list of words, in any case.
    pub fn new(talkers: Talkers, words: &[String]) -> ChatRules {
        let words = words.iter().map(|word| folded(word)).filter(|word| !word.is_empty());
        ChatRules { talkers, words: words.collect() }
    }
}

#[cfg(test)]
mod tests {
    use crownhead_store::Role;

    use super::*;

    fn person(kind: Kind) -> Person {
        Person {
            id: "1".to_owned(),
            name: "Ada".to_owned(),
            kind,
            role: Role::Player,
            created: 0,
            banned_until: None,
            muted_until: None,
        }
    }

    fn seen(text: &str) -> Result<String, String> {
        let rules = ChatRules::new(Talkers::Everyone, &["Darn".to_owned(), "balloon".to_owned()]);
        rules.admit(&person(Kind::Guest), text).map_err(|failed| failed.trouble().key)
    }

    #[test]
    fn unwanted_words_are_masked_in_every_dress() {
        assert_eq!(seen("oh darn, a D4RN b@lloon").as_deref(), Ok("oh ***** a **** *******"));
        assert_eq!(seen("daaaarn!").as_deref(), Ok("********"));
        assert_eq!(seen("darning and damage").as_deref(), Ok("darning and damage"));
    }

    #[test]
    fn nothing_invisible_and_no_heaps_of_marks() {
        assert_eq!(seen("go\u{200b}od \u{202e}game").as_deref(), Ok("good game"));
        let heap = format!("a{}", "\u{301}".repeat(40));
        assert_eq!(seen(&heap).map(|text| text.chars().count()), Ok(1 + MOST_MARKS));
        assert_eq!(seen("\u{200b}\u{200b}"), Err("chat".to_owned()));
        assert_eq!(seen("👩‍🏫 नमस्ते é").as_deref(), Ok("👩‍🏫 नमस्ते é"));
    }

    #[test]
    fn guests_send_no_links() {
        for link in ["http://x", "see www.example", "buy at cheap.example.com/now", "evil.ru"] {
            assert_eq!(seen(link), Err("chat-link".to_owned()), "{link}");
        }
        for text in ["1.32-28 19-23", "good game.thanks", "0.5 each", "what about 3.me?"] {
            assert!(seen(text).is_ok(), "{text}");
        }
        let rules = ChatRules::default();
        assert!(rules.admit(&person(Kind::Member), "https://example.org").is_ok());
    }

    #[test]
    fn the_club_says_who_may_chat() {
        let says = |talkers, kind| ChatRules::new(talkers, &[]).admit(&person(kind), "hello").is_ok();
        assert!(says(Talkers::Members, Kind::Member) && !says(Talkers::Members, Kind::Guest));
        assert!(!says(Talkers::Nobody, Kind::Member));
        assert_eq!("members".parse(), Ok(Talkers::Members));
        assert_eq!("some".parse::<Talkers>(), Err(NotTalkers));
    }
}
