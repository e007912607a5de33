//! The saved form of the game in progress.

use crownhead_api::{GameRecord, RecordError};
use crownhead_game::Game;
use crownhead_notation::fen;
use crownhead_rules::Color;
use serde::{Deserialize, Serialize};

use super::{
    knowledge::read_drill,
    seats::{Seat, Seats},
    session::Session,
};

/// A game in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Saved {
    game: GameRecord,
    white: String,
    black: String,
    pub(crate) flipped: bool,
    /// The clock: the ply at which it was set, and its record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) clock: Option<(usize, String)>,
    /// For an exercise: its ending, and the plies of the shortest win or 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    drill: Option<(String, u32)>,
}

impl Saved {
    pub(crate) fn new(session: &Session, flipped: bool) -> Saved {
        let drill =
            session.drill().map(|drill| (drill.ending.to_string(), drill.shortest.unwrap_or(0).into()));
        Saved { drill, ..Saved::of_game(session.game(), session.seats(), flipped) }
    }

    /// A game from elsewhere that is about to be played.
    pub(crate) fn of_game(game: &Game, seats: Seats, flipped: bool) -> Saved {
        let key = |color| seats.of(color).key();
        let (white, black) = (key(Color::White), key(Color::Black));
        Saved { game: game.into(), white, black, flipped, clock: None, drill: None }
    }

    /// Whether this is a later state of the same game.
    pub(crate) fn continues(&self, other: &Saved) -> bool {
        let (own, old) = (&self.game, &other.game);
        let same = own.rules == old.rules && own.start == old.start && own.moves.starts_with(&old.moves);
        same && self.white == other.white && self.black == other.black
    }

    /// The game, with every move checked. An unknown opponent becomes a person.
    pub(crate) fn read(&self) -> Result<Session, RecordError> {
        let seat = |key: &str| Seat::from_key(key).unwrap_or(Seat::Person);
        let mut session = Session::new(self.game.read()?, Seats::new(seat(&self.white), seat(&self.black)));
        let start = fen::write(session.game().start());
        let drill = self.drill.as_ref();
        let drill =
            drill.and_then(|(ending, shortest)| read_drill(session.rules(), ending, &start, *shortest));
        session.set_drill(drill);
        // Watched computers, and computers to move behind undone moves, continue only on request.
        session.set_paused(self.game.ply < self.game.moves.len() && !session.awaits_person());
        Ok(session)
    }
}

#[cfg(test)]
mod tests {
    use crownhead_engine::Opponent;
    use crownhead_rules::{AnyRules, Preset};

    use super::*;

    #[test]
    fn a_saved_game_keeps_its_history() {
        let game = Game::new(AnyRules::Preset(Preset::Menu));
        let mut session = Session::new(game, Seats::against(Opponent::Level(4), Color::White));
        for _ in 0..6 {
            let mv = session.position().legal_moves()[0];
            session.play(mv).expect("a legal move");
        }
        assert!(session.undo());
        let text = serde_json::to_string(&Saved::new(&session, true)).expect("plain data serializes");
        let saved: Saved = serde_json::from_str(&text).expect("written data is readable");
        assert!(saved.flipped);
        let back = saved.read().expect("the game was legal");
        assert_eq!((back.game(), back.seats()), (session.game(), session.seats()));
        assert!(back.can_redo());
    }
}
