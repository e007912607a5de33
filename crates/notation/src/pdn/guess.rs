//! Guesses about a whole file from its beginning: rules that no tag names, and results with Black's points first.

use crownhead_rules::{AnyRules, Color};

use super::{
    encoding::without_utf16,
    line::{main_tokens, play},
    names::beginning,
    played::Settings,
    reading::{self, declared_is_missing},
    replay::replay,
    sheet::{Sheet, Sheets},
};

/// The likely properties of all games of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Guess {
    /// The rules of games whose tags do not name any.
    pub rules: Option<AnyRules>,
    /// Whether results give Black's points first.
    pub black_first: bool,
}

/// The most games that are examined.
const GAMES: usize = 100;

/// The likely properties of all games of a file that starts with this text.
pub fn guess(text: &[u8]) -> Guess {
    let text = &*without_utf16(text);
    let rules = rules(text);
    let settings = Settings { likely: rules, ..Settings::default() };
    let mut sheets = Sheets::new(text);
    let (mut white_first, mut black_first) = (0, 0);
    while let Some(sheet) = sheets.next() {
        if sheet.number() > GAMES as u64 {
            break;
        }
        match is_black_first(&sheet, &settings) {
            Some(true) => black_first += 1,
            Some(false) => white_first += 1,
            None => {}
        }
    }
    Guess { rules, black_first: black_first >= 3 && black_first > 2 * white_first }
}

/// The rules that fit most games without rules in their tags.
fn rules(text: &[u8]) -> Option<AnyRules> {
    let mut votes: Vec<(AnyRules, usize)> = Vec::new();
    let mut sheets = Sheets::new(text);
    let mut asked = 0;
    while let Some(sheet) = sheets.next() {
        if !declared_is_missing(&sheet) {
            continue;
        }
        asked += 1;
        if asked > GAMES {
            break;
        }
        let main = main_tokens(&sheet);
        for rules in reading::candidates(&sheet, &main).into_iter().map(AnyRules::Variant) {
            let reading = reading::of(&sheet, rules, beginning(rules).1, false);
            let legal = reading.is_ok_and(|reading| play(&sheet, &reading, &main).stopped.is_none());
            match votes.iter_mut().find(|(known, _)| *known == rules) {
                Some((_, votes)) => *votes += usize::from(legal),
                None => votes.push((rules, usize::from(legal))),
            }
        }
    }
    // With a tie, the first, which is the likeliest.
    let most = votes.iter().map(|(_, votes)| *votes).max().filter(|&most| most > 0)?;
    votes.into_iter().find(|(_, votes)| *votes == most).map(|(rules, _)| rules)
}

/// Whether results give Black's points first, judging by who stands better at the end. Old files do so, and only where
/// Black starts.
fn is_black_first(sheet: &Sheet<'_>, settings: &Settings) -> Option<bool> {
    let replay = replay(sheet, settings);
    if replay.rules.house_rules().starts != Color::Black || !replay.is_legal {
        return None;
    }
    let first_wins = match replay.result(sheet)?.as_str() {
        "1-0" => true,
        "0-1" => false,
        _ => return None,
    };
    let end = replay.main_deeds().iter().fold(replay.start, |position, deed| deed.after(&position));
    let material = end.material();
    let worth = |color: Color| 2 * material.men[color.index()] + 3 * material.kings[color.index()];
    let (white, black) = (worth(Color::White), worth(Color::Black));
    // A side that has lost at least one man more.
    let winner = end.winner().or_else(|| match (white, black) {
        _ if white >= black + 2 => Some(Color::White),
        _ if black >= white + 2 => Some(Color::Black),
        _ => None,
    })?;
    Some(first_wins != (winner == Color::White))
}
