//! What the player sees: boards, moves, scores, outcomes.

use crate::table::{People, half_men};
use crownhead_game::Outcome;
use crownhead_notation::movetext;
use crownhead_prose::terminal::{self, Word};
use crownhead_prose::{self as prose, Label, Note};
use crownhead_rules::{AnyMove, AnyPosition, Color, Square};

use super::coordinates;
use super::input::{write, write_line};
use super::picture::{Mark, Marks};
use super::session::Session;
use crownhead_archive::Error;

impl Session {
    /// The game, its players, how to type moves, and the board.
    pub(super) fn introduce(&mut self) -> Result<(), Error> {
        let mut text = format!("{}: {}\n", prose::rules_name(self.rules()), self.pairing());
        if self.table.seats.people() != People::Nobody {
            text += &if self.by_numbers() { Note::TextPrompt.text() } else { Word::PlayMoveOrHelp.text() };
            text.push('\n');
        }
        write(&text)?;
        self.show_board(&Marks::new())
    }

    /// The board with marks.
    pub(super) fn show_board(&self, marks: &Marks) -> Result<(), Error> {
        write(&self.look.draw(self.table.game.position(), marks))
    }

    /// The board after a move.
    pub(super) fn show_after(&self, mv: &AnyMove) -> Result<(), Error> {
        self.show_board(&Marks::from([(mv.from(), Mark::Last), (mv.to(), Mark::Last)]))
    }

    /// The score: White's material minus Black's, with 1 for a man and 1.5 for a king.
    pub(super) fn score_line(&self) -> String {
        let [white, black] = Color::ALL.map(|color| prose::side(self.rules(), color));
        let score = f64::from(half_men(self.table.game.position())) / 2.0;
        terminal::score_line(&white, &black, score)
    }

    /// A move that was played, in a sentence.
    pub(super) fn told(&self, before: &AnyPosition, mv: &AnyMove) -> String {
        let numbers = self.four_numbers(before, mv.from(), mv.to()).map(|numbers| format!(" ({numbers})"));
        format!("{}{}", prose::played(before, mv), numbers.unwrap_or_default())
    }

    /// A legal move as text, with its four numbers if moves are typed as numbers.
    pub(super) fn name_of(&self, position: &AnyPosition, mv: &AnyMove) -> String {
        let text = movetext::write(position, mv);
        match self.four_numbers(position, mv.from(), mv.to()) {
            Some(numbers) => format!("{text} ({numbers})"),
            None => text,
        }
    }

    /// Two squares as four numbers, if moves are typed as numbers.
    pub(super) fn four_numbers(&self, position: &AnyPosition, from: Square, to: Square) -> Option<String> {
        let [(x1, y1), (x2, y2)] = [from, to].map(|square| coordinates::of(position.board(), square));
        self.by_numbers().then(|| format!("{x1} {y1} {x2} {y2}"))
    }

    /// The legal moves of one piece, drawn and listed.
    pub(super) fn show_moves_of(&self, square: Square) -> Result<(), Error> {
        let position = self.table.game.position();
        if let Some(refusal) = position.refuse_start(square) {
            return self.refuse(None, false, &refusal);
        }
        let moves: Vec<AnyMove> =
            position.legal_moves().into_iter().filter(|mv| mv.from() == square).collect();
        let mut marks = Marks::new();
        for mv in &moves {
            marks.insert(mv.to(), Mark::Target);
            marks.extend(mv.captured().iter().map(|taken| (taken, Mark::Taken)));
        }
        marks.insert(square, Mark::Selected);
        self.show_board(&marks)?;
        self.list(&moves)
    }

    /// Legal moves, listed.
    pub(super) fn list(&self, moves: &[AnyMove]) -> Result<(), Error> {
        let names: Vec<String> =
            moves.iter().map(|mv| self.name_of(self.table.game.position(), mv)).collect();
        write_line(&names.join(", "))
    }

    /// How the game ended, with the remaining pieces.
    pub(super) fn announce(&self, outcome: Option<Outcome>) -> Result<(), Error> {
        let Some(outcome) = outcome else { return Ok(()) };
        let ending = prose::outcome(self.table.game.position(), &outcome, &self.table.names());
        write(&format!("{}. {}\n{}\n", ending.headline, ending.reason, ending.counts))
    }

    /// The players.
    pub(super) fn pairing(&self) -> String {
        let one_person = matches!(self.table.seats.people(), People::White | People::Black);
        let player = |color| {
            let side = prose::side(self.rules(), color);
            match self.table.seats.opponent(color) {
                Some(opponent) => format!("{side} ({})", self.opponents_name(opponent)),
                None if one_person => format!("{side} ({})", Label::You.text()),
                None => side,
            }
        };
        let [white, black] = Color::ALL.map(player);
        format!("{white} - {black}")
    }
}
