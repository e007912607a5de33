//! One game as a [`Game`]: what programs save and load.

use crownhead_game::{Deed, Game};
use crownhead_rules::AnyRules;

use super::{
    code::{Code, Weight},
    played::Settings,
    problem::{Problem, sort_by_place},
    replay::replay,
    result,
    sheet::{Sheet, Sheets},
    tags::Tags,
};
use crate::Place;

/// A game with its tags.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The tags as written.
    pub tags: Tags,
    /// The game, at its end.
    pub game: Game,
    /// Everything read differently from how it was written, in text order: repairs, and losses beside the game itself.
    pub repairs: Vec<Problem>,
}

/// The first game of a text.
///
/// # Errors
/// The first problem, with its place.
pub fn read(text: &str) -> Result<Game, Problem> {
    read_record(text).map(|record| record.game)
}

/// The first game of a text, with its tags. Anything with one sensible reading is accepted; rules are guessed if no tag
/// names them.
///
/// # Errors
/// The first unreadable part, with its place.
pub fn read_record(text: &str) -> Result<Record, Problem> {
    read_with(text, None)
}

/// The same, under those rules if the tags name none.
///
/// # Errors
/// The first unreadable part, with its place.
pub fn read_record_as(text: &str, rules: AnyRules) -> Result<Record, Problem> {
    read_with(text, Some(rules))
}

fn read_with(text: &str, rules: Option<AnyRules>) -> Result<Record, Problem> {
    let mut sheets = Sheets::new(text.as_bytes());
    let nothing = || Problem {
        code: Code::EmptyGame,
        place: Place { line: 1, column: 1 },
        offset: 0,
        found: String::new(),
        expected: "a game".into(),
    };
    let sheet = sheets.next().ok_or_else(nothing)?;
    Record::of(&sheet, &Settings { rules, ..Settings::default() })
}

impl Record {
    /// A game as written, if all of it can be played in one line.
    ///
    /// # Errors
    /// The first unreadable part, with its place.
    pub fn of(sheet: &Sheet<'_>, settings: &Settings) -> Result<Record, Problem> {
        let replay = replay(sheet, settings);
        let lost = |problem: &&Problem| {
            problem.code.weight() == Weight::Loss
                || (settings.strict && problem.code.is_against_the_standard())
        };
        let unplayable = |problem: &Problem| matches!(problem.code, Code::NoRules | Code::BadFen);
        if (!replay.is_legal || settings.strict || replay.problems.iter().any(unplayable))
            && let Some(problem) = sheet.problems().iter().chain(&replay.problems).find(lost)
        {
            return Err(problem.clone());
        }
        if replay.is_broken {
            let expected = "a game in one line, without setups and unknown moves";
            return Err(sheet.problem(Code::IllegalMove, sheet.tokens().first(), Some(expected.to_owned())));
        }
        let repaired = |problem: &&Problem| problem.code.weight() == Weight::Repair;
        if let (None, Some(problem)) = (replay.main_line().next(), sheet.problems().iter().find(repaired)) {
            // A text that is all typing errors is not a game.
            return Err(Problem { expected: "a move".into(), ..problem.clone() });
        }
        let mut game = Game::from_position(replay.start);
        for deed in replay.main_deeds() {
            // All moves are legal; a resignation or an agreed draw follows them.
            let done = match deed {
                Deed::Huff(square) => game.huff_on(square).is_ok(),
                Deed::Move(mv) => game.play_on(mv).is_ok(),
            };
            if !done {
                break;
            }
        }
        let tags = sheet.to_tags();
        if let Some(result) = replay.result(sheet) {
            result::declare(&mut game, &result, tags.get("Termination"));
        }
        let mut repairs = sheet.problems();
        repairs.extend(replay.problems);
        repairs.retain(|problem| problem.code.is_against_the_standard());
        sort_by_place(&mut repairs);
        Ok(Record { tags, game, repairs })
    }
}
