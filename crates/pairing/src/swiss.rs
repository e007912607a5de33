//! The FIDE (Dutch) System: FIDE Handbook C.04.3, in force since 1 February 2026, with C.04.1 and C.04.2.
//!
//! The handbook describes a search through candidates. Here each bracket is one matching problem over everybody who is
//! not yet paired: a perfect matching exists as long as the round can be completed (C4), and the weights of its edges
//! are the criteria in order. Among equals the matching is refined until only the candidate is left that the handbook
//! generates first.
//!
//! Not here: acceleration (C.04.7). Invariant: after every bracket, those who are left can be paired.
//!
//! Readings where the text leaves room:
//!
//! - C5 is fixed before the first bracket: the lowest score that any complete pairing can leave over.
//! - C8 takes the following bracket alone: as many pairs as possible, then the lowest downfloaters.
//! - C9 counts where exactly one player floats down and everybody with the score of C5 is in the bracket or above it.
//! - C18 and C20: whoever floats on has a greater score difference than anybody who is paired.
//! - Players who are absent have a pairing number once they were paired, as in C.04.2, 2.4.

mod bracket;
mod colors;
mod contestant;
mod criteria;
mod generation;
mod problem;

use std::cmp::Reverse;

use thiserror::Error;

use crate::history::{History, HistoryError};
use crate::matching::{Graph, perfect_matching};
use crate::round::{Pairing, Round};

use bracket::{Bracket, Field};
use contestant::contestants;

/// The most players that [`swiss`] pairs.
pub const MOST_PLAYERS: usize = 500;

/// Why a round can't be paired.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SwissError {
    /// The history contradicts itself.
    #[error(transparent)]
    History(#[from] HistoryError),
    /// Fewer than two players take part.
    #[error("{0} players, but two are needed")]
    TooFew(usize),
    /// More than [`MOST_PLAYERS`] take part.
    #[error("{0} players, more than {MOST_PLAYERS}")]
    TooMany(usize),
    /// All rounds were played.
    #[error("all {0} rounds were played")]
    Over(usize),
    /// No pairing fulfills the absolute criteria; the arbiter decides (article 1.9.3).
    #[error("everybody left has met, or must have the same color: no pairing is allowed")]
    NoPairing,
}

/// Pairs the next round by the FIDE (Dutch) System.
///
/// Games come in the order of the boards: the highest score first, then the sum, then the pairing number. The result
/// depends on the history alone. Players take part as their [`Attendance`](crate::Attendance) says.
///
/// # Errors
/// The history is contradictory, nothing is left to be paired, or the absolute criteria can't be fulfilled.
///
/// ```
/// use crownhead_pairing::{History, Pairing, Player, seed_by_rating, swiss};
///
/// let mut players: Vec<Player> = [1500, 1800, 1600, 1700].map(|rating| Player::entering(rating, 0)).into();
/// seed_by_rating(&mut players);
/// let round = swiss(&History::new(players, 3))?;
/// assert_eq!(round.games, [Pairing::new(1, 2), Pairing::new(0, 3)]);
/// # Ok::<(), crownhead_pairing::SwissError>(())
/// ```
pub fn swiss(history: &History) -> Result<Round, SwissError> {
    history.check()?;
    if history.rounds_played() >= history.rounds {
        return Err(SwissError::Over(history.rounds));
    }
    let players = contestants(history);
    match players.len() {
        few @ 0..2 => return Err(SwissError::TooFew(few)),
        many if many > MOST_PLAYERS => return Err(SwissError::TooMany(many)),
        _ => {}
    }
    let mut field = Field::new(players, history.first_color);
    field.bye_score = bye_score(&field)?;
    let (mut pairs, left) = pair_brackets(&field)?;
    sort_boards(&field, &mut pairs);
    let id = |position: usize| field.players[position].id;
    let game = |&(a, b): &Pair| {
        let color = colors::color_of(&field.players[a], &field.players[b], field.first_color);
        Pairing::with_color(id(a), color, id(b))
    };
    Ok(Round { games: pairs.iter().map(game).collect(), bye: left.map(id) })
}

/// Whether the round can be paired at all, and the lowest score that can have the bye if the number of players is odd.
fn bye_score(field: &Field) -> Result<Option<u32>, SwissError> {
    let players = field.players.len();
    let is_odd = players % 2 == 1;
    let mut graph = Graph::new(players + usize::from(is_odd));
    let nothing = graph.add_weight(0_i64);
    for b in 0..players {
        for a in (0..b).filter(|&a| field.may_meet(a, b)) {
            graph.connect(a, b, nothing);
        }
    }
    if is_odd {
        for (index, player) in field.players.iter().enumerate().filter(|(_, player)| player.may_have_bye) {
            let weight = graph.add_weight(-i64::from(player.score));
            graph.connect(index, players, weight);
        }
    }
    let mates = perfect_matching(&graph).ok_or(SwissError::NoPairing)?;
    Ok(mates.get(players).map(|&player| field.players[player].score))
}

/// Two positions in the field.
type Pair = (usize, usize);

/// All pairs, and who is left over.
fn pair_brackets(field: &Field) -> Result<(Vec<Pair>, Option<usize>), SwissError> {
    let mut pairs = Vec::new();
    let mut movers: Vec<usize> = Vec::new();
    let mut rest: Vec<usize> = (0..field.players.len()).collect();
    while !rest.is_empty() {
        let bracket = Bracket::new(field, &movers, &rest);
        let found = if bracket.size() > 1 {
            generation::pair(&bracket).ok_or(SwissError::NoPairing)?
        } else {
            Vec::new()
        };
        let mut is_paired = vec![false; bracket.size()];
        for (a, b) in found {
            (is_paired[a], is_paired[b]) = (true, true);
            pairs.push((bracket.position(a), bracket.position(b)));
        }
        let left = (0..bracket.size()).filter(|&member| !is_paired[member]);
        let residents = bracket.residents().len();
        movers = left.map(|member| bracket.position(member)).collect();
        rest.drain(..residents);
    }
    match movers[..] {
        [] => Ok((pairs, None)),
        [player] => Ok((pairs, Some(player))),
        _ => Err(SwissError::NoPairing),
    }
}

/// The order of the boards: C.04.2, 4.
fn sort_boards(field: &Field, pairs: &mut [Pair]) {
    pairs.sort_by_key(|&(a, b)| {
        let (higher, lower) = (a.min(b), a.max(b));
        let score = |position: usize| Reverse(field.players[position].score);
        (score(higher), score(lower), field.players[higher].number)
    });
}
