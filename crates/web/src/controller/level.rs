//! The person's level: found from games against levels, and followed from game to game.

use std::collections::BTreeMap;

use crownhead_engine::{DrillState, Ending, Opponent};
use crownhead_notation::rules_key;
use crownhead_prose::opponents;
use crownhead_rules::AnyRules;
use leptos::prelude::*;

use super::App;
use crate::{
    model::{results::Results, seats::Seat, session::Session},
    platform::store,
};

type Endings = BTreeMap<String, Vec<String>>;

/// The endings that the person has won under these rules, by their keys.
pub(crate) fn endings_won(rules: AnyRules) -> Vec<String> {
    let mut all: Endings = store::load(store::ENDINGS).unwrap_or_default();
    all.remove(&rules_key(rules)).unwrap_or_default()
}

fn note_ending(rules: AnyRules, ending: Ending) {
    let mut all: Endings = store::load(store::ENDINGS).unwrap_or_default();
    let won = all.entry(rules_key(rules)).or_default();
    let key = ending.to_string();
    if !won.contains(&key) {
        won.push(key);
        store::save(store::ENDINGS, &all);
    }
}

fn results() -> Results {
    store::load(store::RESULTS).unwrap_or_default()
}

impl App {
    /// Notes the end of a game.
    pub(super) fn note_result(self) {
        let mut results = results();
        if self.session.with_untracked(|session| results.note(session)) {
            store::save(store::RESULTS, &results);
        }
        let won = self.session.with_untracked(|session| {
            let solved = matches!(session.drill_state(), Some(DrillState::Solved { .. }));
            session.drill().filter(|_| solved).map(|drill| (session.rules(), drill.ending))
        });
        if let Some((rules, ending)) = won {
            note_ending(rules, ending);
        }
    }

    /// What is known about the person after the game that has just ended, if it was against the level that follows them.
    pub(crate) fn placement_line(self) -> Option<String> {
        let (rules, opponent) =
            self.session.with_untracked(|session| (session.rules(), session.seats().opponent()));
        let results = results();
        let (placement, games) = results.placement(rules);
        let followed = results.follows && matches!(opponent, Some(Opponent::Level(_)));
        (followed && games > 0).then(|| opponents::placement(&placement, games))
    }

    /// If the person follows the level that fits, makes it the opponent of the next game.
    pub(crate) fn follow_level(self) {
        let results = results();
        let (rules, seats) =
            self.session.with_untracked(|session: &Session| (session.rules(), session.seats()));
        let Some(person) = seats.lone_person().filter(|_| results.follows) else { return };
        if matches!(seats.opponent(), Some(Opponent::Level(_))) {
            let level = results.placement(rules).0.level;
            self.session.update(|session| {
                let mut seats = seats;
                seats.set(person.other(), Seat::Computer(Opponent::Level(level)));
                session.set_seats(seats);
            });
        }
    }
}

/// The opponent that fits the person under these rules, and a line about it.
pub(crate) fn fitting(rules: AnyRules) -> (Opponent, String, bool) {
    let results = results();
    let (placement, games) = results.placement(rules);
    (Opponent::Level(placement.level), opponents::placement(&placement, games), results.follows)
}

/// The level that the person follows instead of an opponent of the same kind, and its name.
pub(crate) fn followed(rules: AnyRules, opponent: Opponent) -> Option<(Opponent, String)> {
    let results = results();
    let follows = results.follows && rules.key().is_some() && matches!(opponent, Opponent::Level(_));
    let (placement, games) = follows.then(|| results.placement(rules))?;
    Some((Opponent::Level(placement.level), opponents::adaptive(placement.level, games)))
}

/// Notes whether the person follows the level that fits.
pub(crate) fn set_follows(follows: bool) {
    let mut results = results();
    if results.follows != follows {
        results.follows = follows;
        store::save(store::RESULTS, &results);
    }
}
