//! A text with games, as a push brings it, and what is kept of each game: the main line up to its last legal move.
//!
//! Invariant: whatever the text, there is an answer; what can't be read becomes a trouble with the game's name.

use crownhead_api::broadcasts::{BroadcastGame, PushTrouble};
use crownhead_notation::pdn::{
    self, Code, GameType, Item, Problem, Replay, Settings, Sheet, Sheets, Tags, Tree,
};
use crownhead_notation::rules_of_key;
use crownhead_rules::AnyRules;

use super::{MOST_GAME, MOST_GAMES, MOST_PLIES, MOST_TROUBLES, record};
use crate::chat::plain;

/// The most tags of a game, and characters of a tag.
const TAGS: (usize, usize) = (40, 120);
/// Tags that say what is played. They stay as they are; a position can be long.
const OF_RULES: [&str; 3] = ["GameType", "Rules", "FEN"];

/// What was found.
#[derive(Debug, Default)]
pub(super) struct Reading {
    pub(super) games: Vec<Incoming>,
    pub(super) troubles: Vec<PushTrouble>,
    /// How many games belong to other rounds.
    pub(super) elsewhere: u32,
}

/// A game that has been read.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Incoming {
    pub(super) record: BroadcastGame,
    pub(super) pdn: String,
    /// The tags, as they were written.
    pub(super) tags: Vec<(String, String)>,
    /// What was wrong with its moves.
    pub(super) error: Option<String>,
}

impl Reading {
    fn trouble(&mut self, trouble: PushTrouble) {
        if self.troubles.len() < MOST_TROUBLES {
            self.troubles.push(trouble);
        }
    }
}

/// Reads the games of a round with this number, under these rules.
pub(super) fn read(text: &[u8], rules: AnyRules, round: u32) -> Reading {
    let mut reading = Reading::default();
    let mut sheets = Sheets::new(text);
    while let Some(sheet) = sheets.next() {
        if reading.games.len() >= MOST_GAMES {
            let why = format!("a round has at most {MOST_GAMES} games; the rest is left out");
            reading.trouble(PushTrouble { key: "too-many".to_owned(), why, ..PushTrouble::default() });
            break;
        }
        match game(&sheet, rules) {
            Ok((game, trouble)) => {
                reading.games.push(game);
                if let Some(trouble) = trouble {
                    reading.trouble(trouble);
                }
            }
            Err(trouble) => reading.trouble(trouble),
        }
    }
    leave_out_other_rounds(&mut reading, round);
    reading
}

/// A file may have all rounds of an event. If it has games of this one, the others are not meant.
fn leave_out_other_rounds(reading: &mut Reading, round: u32) {
    if reading.games.iter().any(|game| game.record.round == Some(round)) {
        let all = reading.games.len();
        reading.games.retain(|game| game.record.round.is_none_or(|told| told == round));
        reading.elsewhere = (all - reading.games.len()) as u32;
    }
}

fn game(sheet: &Sheet<'_>, rules: AnyRules) -> Result<(Incoming, Option<PushTrouble>), PushTrouble> {
    let written = cleaned(&sheet.to_tags());
    let label = record::label(&written, sheet.number());
    let trouble = |key: &str, plies: u32, found: String, why: String| PushTrouble {
        why: format!("{label}: {why}"),
        game: label.clone(),
        key: key.to_owned(),
        plies,
        found,
    };
    if sheet.bytes().len() > MOST_GAME {
        let why = format!("a game has at most {} KB", MOST_GAME >> 10);
        return Err(trouble("too-long", 0, String::new(), why));
    }
    if told_rules(sheet).is_some_and(|told| told.house_rules() != rules.house_rules()) {
        let why = "its tags name other rules than those of the broadcast".to_owned();
        return Err(trouble("other-rules", 0, String::new(), why));
    }
    let (mut tree, replay) = read_as(sheet, rules);
    if let Some(problem) = replay.problems.iter().find(|problem| problem.code == Code::BadFen) {
        return Err(trouble("position", 0, problem.found.clone(), problem.sentence()));
    }
    let is_whole = trim(&mut tree);
    tree.tags = kept_tags(&tree.tags);
    let result = record::result(replay.result(sheet).as_deref());
    tree.tags.set("Result", result.clone());
    let record = record::of(&tree, rules, result);
    if record.plies == 0 && written.iter().next().is_none() {
        return Err(trouble("no-game", 0, String::new(), "this is no game".to_owned()));
    }
    let stopped = (!is_whole).then(|| {
        let (key, found, why) = stop(&replay);
        trouble(key, record.plies, found, format!("{}: {why}", place(record.plies)))
    });
    let error = stopped.as_ref().map(|trouble| trouble.why.clone());
    let tags = written.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    let game = Incoming { record, pdn: pdn::write_tree(&tree), tags, error };
    Ok((game, stopped))
}

/// The rules that the tags of a game name.
fn told_rules(sheet: &Sheet<'_>) -> Option<AnyRules> {
    match sheet.tag("Rules") {
        Some(key) => rules_of_key(&key),
        None => sheet.tag("GameType")?.parse::<GameType>().ok()?.rules(),
    }
}

/// The game under these rules. A move that is illegal doesn't make it a game of another kind.
fn read_as(sheet: &Sheet<'_>, rules: AnyRules) -> (Tree, Replay) {
    let settings = Settings { rules: Some(rules), ..Settings::default() };
    let read = Tree::read(sheet, &settings);
    if read.1.rules.house_rules() == rules.house_rules() {
        return read;
    }
    Tree::read(sheet, &Settings { strict: true, ..settings })
}

/// Leaves the moves and the comments of the main line, up to the first move that can't be played; false if there is one.
fn trim(tree: &mut Tree) -> bool {
    let (mut depth, mut plies, mut is_whole) = (0_usize, 0, true);
    let mut items = Vec::with_capacity(tree.items.len());
    for item in std::mem::take(&mut tree.items) {
        match item {
            Item::Open => depth += 1,
            Item::Close => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            Item::Move { mv: None, .. } | Item::Placeholder | Item::Setup(_) => {
                is_whole = false;
                break;
            }
            Item::Move { .. } => {
                plies += 1;
                if plies > MOST_PLIES {
                    is_whole = false;
                    break;
                }
                items.push(item);
            }
            Item::Comment(text) => items.push(Item::Comment(plain(&text))),
            _ => {}
        }
    }
    tree.items = items;
    is_whole
}

/// Why a game goes no further: a key, what was found, and a sentence.
fn stop(replay: &Replay) -> (&'static str, String, String) {
    let is_move = |problem: &&Problem| matches!(problem.code, Code::IllegalMove | Code::NoRules);
    match replay.problems.iter().find(is_move) {
        Some(problem) => ("illegal-move", problem.found.clone(), problem.sentence()),
        None => ("unknown-move", String::new(), "the moves don't go on in one line".to_owned()),
    }
}

/// The move after so many moves of both sides, as people count.
fn place(plies: u32) -> String {
    format!("move {}{}", plies / 2 + 1, if plies.is_multiple_of(2) { "" } else { "..." })
}

/// Tags without invisible and control characters, and not too many.
fn cleaned(tags: &Tags) -> Tags {
    let mut cleaned = Tags::default();
    for (name, value) in tags.iter().take(TAGS.0) {
        let value: String = value.chars().filter(|letter| !letter.is_control()).collect();
        cleaned.push(name.chars().take(40).collect::<String>(), shortened(&plain(&value)));
    }
    cleaned
}

fn kept_tags(tags: &Tags) -> Tags {
    let mut kept = cleaned(tags);
    for name in OF_RULES {
        if let Some(value) = tags.get(name) {
            kept.set(name, value);
        }
    }
    kept
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(TAGS.1) {
        Some((end, _)) => text[..end].to_owned(),
        None => text.to_owned(),
    }
}

#[cfg(test)]
#[path = "reading_tests.rs"]
mod tests;
