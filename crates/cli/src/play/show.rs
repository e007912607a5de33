//! What the player gets to see: boards, moves, scores, outcomes.

use std::fmt::Write as _;

use crownhead_game::Outcome;
use crownhead_notation::movetext;
use crownhead_prose as prose;
use crownhead_rules::{AnyMove, AnyPosition, Color, Square};
use crownhead_tui::table::{People, half_men};
use crownhead_tui::words;

use super::coordinates;
use super::input::write;
use super::picture::{Mark, Marks};
use super::session::Session;
use crate::failure::Failure;

impl Session {
    /// What is played by whom, how moves are typed, and the board.
    pub(super) fn introduce(&mut self) -> Result<(), Failure> {
        let rules = self.rules();
        let [white, black] = Color::ALL.map(|color| self.player(color));
        let mut text = format!("{}: {white} against {black}\n", prose::rules_name(rules));
        if self.table.seats.people() != People::Nobody {
            text.push_str(if self.by_numbers() {
                "Type file and rank of the start square (x1 y1), then of the end square (x2 y2); or help.\n"
            } else {
                "Type a move such as 22-18, or help.\n"
            });
        }
        write(&text)?;
        self.show_board(&Marks::new())
    }

    /// The board with marks.
    pub(super) fn show_board(&self, marks: &Marks) -> Result<(), Failure> {
        write(&self.look.draw(self.table.game.position(), marks))
    }

    /// The board after a move.
    pub(super) fn show_after(&self, mv: &AnyMove) -> Result<(), Failure> {
        self.show_board(&Marks::from([(mv.from, Mark::Last), (mv.to, Mark::Last)]))
    }

    /// The score: White's pieces minus Black's, a man 1 and a king 1.5.
    pub(super) fn score_line(&self) -> String {
        let [white, black] = Color::ALL.map(|color| prose::sides(self.rules(), color).name);
        let score = f64::from(half_men(self.table.game.position())) / 2.0;
        format!("Score ({white} - {black}): {score}\n")
    }

    /// A legal move as it may be typed, and its four numbers where moves are typed so.
    pub(super) fn name_of(&self, position: &AnyPosition, mv: &AnyMove) -> String {
        let text = movetext::write(position, mv);
        if !self.by_numbers() {
            return text;
        }
        let numbers = [mv.from, mv.to].map(|square| coordinates::of(position.board(), square));
        let [(x1, y1), (x2, y2)] = numbers;
        format!("{text} ({x1} {y1} {x2} {y2})")
    }

    /// The legal moves of one piece, drawn and listed.
    pub(super) fn show_moves_of(&self, square: Square) -> Result<(), Failure> {
        let position = self.table.game.position();
        if let Some(refusal) = position.refuse_start(square) {
            return self.refuse(None, &refusal);
        }
        let moves: Vec<AnyMove> = position.legal_moves().into_iter().filter(|mv| mv.from == square).collect();
        let mut marks = Marks::new();
        for mv in &moves {
            marks.insert(mv.to, Mark::Target);
            marks.extend(mv.captured.iter().map(|taken| (taken, Mark::Taken)));
        }
        marks.insert(square, Mark::Selected);
        self.show_board(&marks)?;
        self.list(&moves)
    }

    /// Legal moves, listed.
    pub(super) fn list(&self, moves: &[AnyMove]) -> Result<(), Failure> {
        let names: Vec<String> = moves.iter().map(|mv| self.name_of(self.table.game.position(), mv)).collect();
        write(&format!("{}\n", names.join(", ")))
    }

    /// How the game ended, with what is left on the board.
    pub(super) fn announce(&self, outcome: Option<Outcome>) -> Result<(), Failure> {
        let Some(outcome) = outcome else { return Ok(()) };
        let rules = self.rules();
        let mut text = format!("{}\n", words::outcome(rules, &outcome));
        for color in Color::ALL {
            let left = prose::pieces_left(self.table.game.position(), color);
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{}: {left}", prose::sides(rules, color).name);
        }
        write(&text)
    }
}
