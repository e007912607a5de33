//! What screen readers say on request: pieces, captures, the last move, counts, clocks.

use crownhead_prose::{Note, clock};
use crownhead_rules::Color;
use leptos::prelude::*;

use super::App;
use crate::{model::session::Session, platform::now};

impl App {
    /// Says something to screen readers, even if it is what was said before.
    pub(crate) fn speak(self, text: String) {
        let same = self.spoken.with_untracked(|spoken| *spoken == text);
        // Live regions announce changes only.
        self.spoken.set(if same { text + "\u{a0}" } else { text });
    }

    /// Does what a capital letter asks for. Returns whether it asks for anything.
    pub(crate) fn speak_for_key(self, key: &str) -> bool {
        let text = match key {
            "P" => self.pieces_in_words(true),
            "O" => self.pieces_in_words(false),
            "C" => {
                self.session.with_untracked(|session| crownhead_prose::speech::captures(session.position()))
            }
            "L" => self.last_move_in_words(),
            "M" => self.session.with_untracked(|session| crownhead_prose::final_counts(session.position())),
            "S" => self.session.with_untracked(crate::model::words::headline),
            "T" => self.clocks_in_words(),
            "B" => {
                self.toggle_hint();
                return true;
            }
            _ => return false,
        };
        self.speak(text);
        true
    }

    /// The pieces of the side at the bottom of the board, or of the other one.
    fn pieces_in_words(self, own: bool) -> String {
        let bottom = self.board.read(crownhead_boardview::Board::bottom);
        let color = if own { bottom } else { bottom.other() };
        self.session.with_untracked(|session| crownhead_prose::speech::pieces_of(session.position(), color))
    }

    fn last_move_in_words(self) -> String {
        self.session.with_untracked(|session| {
            let game = session.game();
            let before = game.ply().checked_sub(1).and_then(|ply| game.position_at(ply));
            match (before, game.moves().last()) {
                (Some(before), Some(mv)) => crownhead_prose::typeset(&crownhead_prose::played(before, mv)),
                _ => Note::NoMovesYet.text(),
            }
        })
    }

    fn clocks_in_words(self) -> String {
        let rules = self.session.with_untracked(Session::rules);
        let now = now() as u64;
        self.time().keeper.with_untracked(|keeper| match keeper {
            Some(keeper) => {
                let face = |color| clock::face(rules, color, &keeper.face(color, now));
                Color::ALL.map(|color| format!("{}.", face(color))).join(" ")
            }
            None => clock::untimed(),
        })
    }
}
