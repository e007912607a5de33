//! The opening explorer: what was played in a position, with counts, results, ratings, and the last and best-known games.
//!
//! A position is its pieces and the side to move, however it was reached, so transpositions count. A game counts once for a
//! position, with the move that it played there first.

use std::collections::HashMap;

use crownhead_notation::movetext;
use crownhead_rules::{AnyMove, AnyPosition, Color};

use crate::board::{Board, Symmetry};
use crate::facts::{Facts, GameResult, strength};
use crate::line::{MoveCode, Walker};

/// Games that are named for a move.
pub(crate) const NAMED: usize = 3;

/// One game that reached a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight {
    pub(crate) game: u32,
    pub(crate) result: GameResult,
    pub(crate) date: u32,
    pub(crate) ratings: [u16; 2],
}

impl Sight {
    pub(crate) fn of(game: u32, facts: &Facts) -> Sight {
        Sight { game, result: facts.result, date: facts.date.0, ratings: facts.ratings }
    }
}

/// Games ranked by a number, the highest first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ranking(pub(crate) Vec<(u32, u32)>);

impl Ranking {
    fn add(&mut self, rank: u32, game: u32) {
        if rank == 0 || self.0.contains(&(rank, game)) {
            return;
        }
        // Of equal ranks the earlier game comes first, in whatever order games are added.
        let at =
            self.0.partition_point(|&(known, other)| (known, u32::MAX - other) > (rank, u32::MAX - game));
        if at < NAMED {
            self.0.insert(at, (rank, game));
            self.0.truncate(NAMED);
        }
    }

    fn merge(&mut self, other: &Ranking) {
        other.0.iter().for_each(|&(rank, game)| self.add(rank, game));
    }

    /// The numbers of the games.
    pub fn games(&self) -> impl Iterator<Item = u32> + '_ {
        self.0.iter().map(|(_, game)| *game)
    }
}

/// Counts of games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// How many games ended in each result, in the order of [`GameResult::ALL`].
    pub results: [u64; 5],
    /// Games in which the rating of the side to move is known.
    pub rated: u64,
    /// The sum of these ratings.
    pub rating_sum: u64,
    /// The last games by date.
    pub last: Ranking,
    /// The games with the highest mean rating.
    pub best: Ranking,
}

impl Tally {
    pub(crate) fn add(&mut self, sight: &Sight, mover: Color) {
        self.results[usize::from(sight.result.number())] += 1;
        let rating = sight.ratings[mover.index()];
        if rating > 0 {
            self.rated += 1;
            self.rating_sum += u64::from(rating);
        }
        self.last.add(sight.date, sight.game);
        self.best.add(u32::from(strength(sight.ratings)), sight.game);
    }

    pub(crate) fn merge(&mut self, other: &Tally) {
        self.results.iter_mut().zip(other.results).for_each(|(sum, more)| *sum += more);
        self.rated += other.rated;
        self.rating_sum += other.rating_sum;
        self.last.merge(&other.last);
        self.best.merge(&other.best);
    }

    /// The number of games.
    pub fn games(&self) -> u64 {
        self.results.iter().sum()
    }

    /// The games with a result.
    pub fn of(&self, result: GameResult) -> u64 {
        self.results[usize::from(result.number())]
    }

    /// The mean rating of the side to move, where it is known.
    pub fn rating(&self) -> Option<u16> {
        self.rating_sum.checked_div(self.rated).and_then(|mean| mean.try_into().ok())
    }

    fn swap_colors(&mut self) {
        self.results.swap(usize::from(GameResult::White.number()), usize::from(GameResult::Black.number()));
    }
}

/// Counts by move.
pub(crate) type Tallies = HashMap<MoveCode, Tally>;

/// A move of the explorer.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The move.
    pub mv: AnyMove,
    /// Its text.
    pub text: String,
    /// The games in which it was played.
    pub tally: Tally,
}

/// What was played in a position.
#[derive(Clone, Debug, Default)]
pub struct Explorer {
    /// All games that reached the position, those that ended there included.
    pub total: Tally,
    /// The moves, the most frequent first.
    pub moves: Vec<Choice>,
}

impl Explorer {
    /// Puts together what was counted for each symmetry of a position.
    pub(crate) fn of(position: &AnyPosition, counted: &[(Symmetry, Tallies)]) -> Explorer {
        let legal = position.legal_moves();
        let mut explorer = Explorer::default();
        let mut moves: Vec<Tally> = vec![Tally::default(); legal.len()];
        for (symmetry, tallies) in counted {
            let turn = symmetry.color(position.turn());
            for (i, mv) in legal.iter().enumerate() {
                let code = MoveCode::of(mv, turn, *symmetry);
                // Of two moves with the same code the first gets the games of both.
                if legal[..i].iter().any(|earlier| MoveCode::of(earlier, turn, *symmetry) == code) {
                    continue;
                }
                if let Some(tally) = tallies.get(&code) {
                    moves[i].merge(&straight(tally, *symmetry));
                }
            }
            for tally in tallies.values() {
                explorer.total.merge(&straight(tally, *symmetry));
            }
        }
        let played = legal.iter().zip(moves).filter(|(_, tally)| tally.games() > 0);
        explorer.moves = played
            .map(|(mv, tally)| Choice { mv: *mv, text: movetext::write_among(position, mv, &legal), tally })
            .collect();
        explorer.moves.sort_by_key(|choice| std::cmp::Reverse(choice.tally.games()));
        explorer
    }
}

/// A tally as the position itself sees it.
fn straight(tally: &Tally, symmetry: Symmetry) -> Tally {
    let mut tally = tally.clone();
    if symmetry.swapped {
        tally.swap_colors();
    }
    tally
}

/// The boards of a position, one for each symmetry that leads to another board.
pub(crate) fn boards(position: &AnyPosition, swapped: bool, mirrored: bool) -> Vec<(Symmetry, Board)> {
    let (kind, board) = (position.board(), Board::of(position));
    let mut boards: Vec<(Symmetry, Board)> = Vec::new();
    for symmetry in Symmetry::all(kind, swapped, mirrored) {
        let turned = symmetry.board(kind, &board);
        if boards.iter().all(|(_, known)| *known != turned) {
            boards.push((symmetry, turned));
        }
    }
    boards
}

/// Adds a game to the counts of each board that it reaches.
pub(crate) fn count(
    line: &[u8],
    usual: &Board,
    sight: &Sight,
    boards: &[(Symmetry, Board)],
    counted: &mut [(Symmetry, Tallies)],
) {
    let mut walker = Walker::new(line, usual);
    let mut open = (1u32 << boards.len()) - 1;
    loop {
        let here = walker.board;
        let code = walker.step_without_key();
        for (i, (_, board)) in boards.iter().enumerate() {
            if open >> i & 1 == 1 && board.looks_like(&here) {
                open &= !(1 << i);
                let code = code.unwrap_or(MoveCode::end(here.turn));
                counted[i].1.entry(code).or_default().add(sight, code.turn());
            }
        }
        if open == 0 || code.is_none() {
            return;
        }
    }
}

/// Empty counts for these boards.
pub(crate) fn no_counts(boards: &[(Symmetry, Board)]) -> Vec<(Symmetry, Tallies)> {
    boards.iter().map(|(symmetry, _)| (*symmetry, Tallies::new())).collect()
}
