//! An opening book: the lines that were played often, found in one pass over the games.

use std::collections::HashMap;

use crownhead_notation::movetext;
use crownhead_rules::AnyPosition;

use crate::board::{Board, Symmetry};
use crate::explore::{Sight, Tallies, Tally};
use crate::line::{MoveCode, Walker};

/// The first moves of many games, as counts by position.
#[derive(Clone, Debug, Default)]
pub struct Book {
    positions: HashMap<u64, Tallies>,
}

/// A line of a book.
#[derive(Clone, Debug)]
pub struct BookLine {
    /// The moves as text.
    pub moves: Vec<String>,
    /// The games that reach the end of the line.
    pub tally: Tally,
}

pub(crate) type Visits = Vec<(u64, MoveCode, Sight)>;

impl Book {
    /// The first positions of a game and what was played there.
    pub(crate) fn visits(line: &[u8], start: &Board, plies: u16, sight: &Sight) -> Visits {
        let mut walker = Walker::new(line, start);
        let mut visits = Visits::new();
        for _ in 0..plies {
            let key = walker.board.key();
            let Some(code) = walker.step() else { break };
            visits.push((key, code, *sight));
        }
        visits
    }

    pub(crate) fn add(&mut self, visits: &Visits) {
        for (key, code, sight) in visits {
            let tallies = self.positions.entry(*key).or_default();
            tallies.entry(*code).or_default().add(sight, code.turn());
        }
    }

    /// The lines of up to `plies` plies in which every move was played at least `least` times, the most frequent first.
    pub fn lines(&self, start: &AnyPosition, plies: u16, least: u64) -> Vec<BookLine> {
        let mut lines = Vec::new();
        let mut open = vec![(*start, Vec::new(), Tally::default())];
        while let Some((position, moves, tally)) = open.pop() {
            let mut frequent = Vec::new();
            let known = self.positions.get(&Board::of(&position).key());
            if let Some(tallies) = known.filter(|_| moves.len() < usize::from(plies)) {
                let legal = position.legal_moves();
                for mv in &legal {
                    let code = MoveCode::of(mv, position.turn(), Symmetry::default());
                    if let Some(played) = tallies.get(&code).filter(|tally| tally.games() >= least) {
                        let mut moves: Vec<String> = moves.clone();
                        moves.push(movetext::write_among(&position, mv, &legal));
                        frequent.push((position.play_unchecked(mv), moves, played.clone()));
                    }
                }
            }
            if frequent.is_empty() && !moves.is_empty() {
                lines.push(BookLine { moves, tally });
            }
            open.append(&mut frequent);
        }
        lines.sort_by(|a, b| b.tally.games().cmp(&a.tally.games()).then_with(|| a.moves.cmp(&b.moves)));
        lines
    }
}
