//! Standings and tie-breaks: FIDE Handbook C.07, in force since 1 March 2026.
//!
//! Articles are those of C.07. Not here: performance ratings, team tie-breaks, and drawing lots. Invariant: players who
//! are equal in points and in all tie-breaks share a place.

mod direct;
mod unplayed;

use std::cmp::Reverse;

use crownhead_rating::Score;

use crate::history::{History, HistoryError, Outcome};

use unplayed::Unplayed;

/// How opponents were determined, which decides how unplayed games count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// By the Swiss system: article 16.
    Swiss,
    /// Beforehand, as in a round robin: forfeits count as games, and a round without an opponent is no round (article
    /// 15.2).
    RoundRobin,
}

/// A way to rank players with equal points. A higher value is better.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TieBreak {
    /// The sum of the opponents' points (8.1), in points. Not meant for round robins, where it says nothing.
    Buchholz,
    /// The same without the lowest contribution (14.1).
    BuchholzCut1,
    /// The same without the lowest and the highest contribution (14.3).
    MedianBuchholz,
    /// The opponents' points, each multiplied by the points scored against that opponent (9.1). With
    /// [`Scoring::STANDARD`] the unit is a quarter of a point.
    ///
    /// [`Scoring::STANDARD`]: crate::Scoring::STANDARD
    SonnebornBerger,
    /// The games that tied players had with each other (6). The value is the number of tied players that it puts
    /// behind.
    DirectEncounter,
    /// Rounds with as many points as for a win, played or not (7.1).
    Wins,
    /// Games won on the board (7.2).
    GamesWon,
    /// The average rating of opponents met on the board (10.1), rounded half up; 0 without any. Unrated opponents are
    /// left out, one of the ways that article 10 lets an arbiter choose.
    AverageRating,
}

/// A line of the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The place, from 1. Players whom nothing separates share it.
    pub place: usize,
    /// The player's position in the history.
    pub player: usize,
    /// The points, in units of the scoring.
    pub points: u32,
    /// The values of the tie-breaks, in their order.
    pub tie_breaks: Vec<i64>,
}

/// All players in order of points and tie-breaks. Each tie-break ranks those who are still equal (4.2). Players who
/// share a place are in the order of their seeds.
///
/// # Errors
/// The history is contradictory.
///
/// ```
/// use crownhead_pairing::{Format, GameResult, History, Pairing, Player, Round, Score, TieBreak, seed_by_rating,
/// standings};
///
/// let mut players: Vec<Player> = [1900, 1800].map(|rating| Player::entering(rating, 0)).into();
/// seed_by_rating(&mut players);
/// let mut history = History::new(players, 1);
/// let round = Round { games: vec![Pairing::new(0, 1)], bye: None };
/// history.add_round(&round, &[GameResult::Played(Score::Loss)])?;
/// let table = standings(&history, Format::RoundRobin, &[TieBreak::SonnebornBerger])?;
/// assert_eq!((table[0].player, table[0].points), (1, 2));
/// # Ok::<(), crownhead_pairing::HistoryError>(())
/// ```
pub fn standings(
    history: &History,
    format: Format,
    tie_breaks: &[TieBreak],
) -> Result<Vec<Standing>, HistoryError> {
    history.check()?;
    let mut order: Vec<usize> = (0..history.players.len()).collect();
    order.sort_by_key(|&player| (Reverse(history.points(player)), history.players[player].seed));
    let mut groups = split(&order, |player| history.points(player).into());
    let unplayed = Unplayed::new(history, format);
    let mut values: Vec<Vec<i64>> = vec![Vec::new(); order.len()];
    for &tie_break in tie_breaks {
        let mut next = Vec::new();
        for group in groups {
            let of_group = evaluate(&unplayed, &group, tie_break);
            for (&player, &value) in group.iter().zip(&of_group) {
                values[player].push(value);
            }
            let mut group = group;
            group.sort_by_key(|&player| Reverse(values[player].last().copied()));
            next.extend(split(&group, |player| values[player].last().copied().unwrap_or(0)));
        }
        groups = next;
    }
    let mut table = Vec::new();
    for group in groups {
        let place = table.len() + 1;
        table.extend(group.into_iter().map(|player| Standing {
            place,
            player,
            points: history.points(player),
            tie_breaks: std::mem::take(&mut values[player]),
        }));
    }
    Ok(table)
}

/// Neighbors with equal values.
fn split(order: &[usize], value: impl Fn(usize) -> i64) -> Vec<Vec<usize>> {
    order.chunk_by(|&a, &b| value(a) == value(b)).map(<[usize]>::to_vec).collect()
}

/// The values of a tie-break for a group of players.
fn evaluate(unplayed: &Unplayed, group: &[usize], tie_break: TieBreak) -> Vec<i64> {
    let history = unplayed.history();
    let each = |value: &dyn Fn(usize) -> i64| group.iter().map(|&player| value(player)).collect();
    match tie_break {
        TieBreak::Buchholz => each(&|player| unplayed.buchholz(player, 0, 0)),
        TieBreak::BuchholzCut1 => each(&|player| unplayed.buchholz(player, 1, 0)),
        TieBreak::MedianBuchholz => each(&|player| unplayed.buchholz(player, 1, 1)),
        TieBreak::SonnebornBerger => each(&|player| unplayed.sonneborn_berger(player)),
        TieBreak::DirectEncounter => direct::encounter(history, unplayed.format(), group),
        TieBreak::Wins => each(&|player| {
            count(history, player, |outcome| {
                outcome.points(&history.scoring) == u32::from(history.scoring.win)
            })
        }),
        TieBreak::GamesWon => each(&|player| {
            count(history, player, |outcome| match outcome {
                Outcome::Game { score, .. } => score == Score::Win,
                Outcome::Forfeit { won, .. } => won && unplayed.format() == Format::RoundRobin,
                _ => false,
            })
        }),
        TieBreak::AverageRating => each(&|player| average_rating(history, player)),
    }
}

fn count(history: &History, player: usize, condition: impl Fn(Outcome) -> bool) -> i64 {
    history.players[player].outcomes.iter().filter(|&&outcome| condition(outcome)).count() as i64
}

fn average_rating(history: &History, player: usize) -> i64 {
    let played = history.players[player].outcomes.iter().filter(|outcome| outcome.is_played());
    let ratings =
        played.filter_map(|outcome| outcome.opponent()).map(|id| i64::from(history.players[id].rating));
    let (sum, number) =
        ratings.filter(|&rating| rating > 0).fold((0, 0), |(sum, n), rating| (sum + rating, n + 1));
    if number == 0 { 0 } else { (2 * sum + number) / (2 * number) }
}
