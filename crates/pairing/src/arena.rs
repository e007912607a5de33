//! Arena: whoever has finished a game is paired again at once, and wins in a row count double.

use std::cmp::{Ordering, Reverse};
use std::ops::Range;

use crate::matching::{Graph, perfect_matching};
use crate::round::{Color, Pairing, Round};
use crownhead_rating::Score;

/// The most players who are paired among each other at once. Longer queues are cut into groups of neighbors, so that
/// the time grows in proportion to the queue.
const GROUP: usize = 100;

/// The worst cost of a pair: places apart, squared, and colors. Leaving somebody over costs more.
const MOST_COST: i64 = 10_000_000;

/// Somebody who waits for a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Waiting {
    /// The player's number, as in the result.
    pub player: usize,
    /// The points in the arena.
    pub score: u32,
    /// The rating, or 0 if there is none.
    pub rating: u16,
    /// Whom the player met, the last game first. A few are enough.
    pub recent: Vec<usize>,
    /// Games with White minus games with Black.
    pub color_balance: i32,
    /// The color of the last game.
    pub last_color: Option<Color>,
    /// How many times the player was left over since the last game.
    pub left_over: u32,
}

/// Pairs as many of those who wait as possible; who can't be paired waits on.
///
/// The order of the list doesn't matter. Players are ranked by score and rating, and the sum of the squared distances
/// in that ranking is the smallest possible. Nobody meets the opponent of the last game again, except if the arena has
/// but two players, as `is_duel` says. An opponent from some games before costs extra, and so do two players who should
/// both have the same color. Who was left over before comes first. If one player is left, `bye` names that player; if
/// more are left because they have just met, it names nobody.
///
/// The method is that of the arenas on lichess and lidraughts in outline: minimum-cost matching by rank.
///
/// ```
/// use crownhead_pairing::{Waiting, pair_waiting};
///
/// let waiting = [(7, 4), (8, 9), (9, 8)].map(|(player, score)| Waiting { player, score, ..Waiting::default() });
/// let round = pair_waiting(&waiting, false);
/// assert_eq!(round.games.len(), 1);
/// assert_eq!(round.bye, Some(7));
/// ```
pub fn pair_waiting(waiting: &[Waiting], is_duel: bool) -> Round {
    let mut ranking: Vec<&Waiting> = waiting.iter().collect();
    ranking.sort_by_key(|w| w.player);
    ranking.dedup_by_key(|w| w.player);
    ranking.sort_by_key(|w| (Reverse(w.score), Reverse(w.rating), w.player));
    let mut games = Vec::new();
    let mut left = Vec::new();
    for group in groups(ranking.len()).map(|places| &ranking[places]) {
        let mates = match_group(group, is_duel);
        for (index, &player) in group.iter().enumerate() {
            match mates.get(index).copied().flatten() {
                None => left.push(player.player),
                Some(mate) if index < mate => games.push(with_colors(player, group[mate])),
                Some(_) => {}
            }
        }
    }
    let bye = if let [player] = left[..] { Some(player) } else { None };
    Round { games, bye }
}

/// The places of each group of a queue.
///
/// The groups are about equal, for two at the end who have just met would find nobody else. All but the last are even,
/// so that nobody is left over.
fn groups(queue: usize) -> impl Iterator<Item = Range<usize>> {
    let (tables, count) = (queue.div_ceil(2), queue.div_ceil(GROUP));
    let start = move |group: usize| (2 * (group * tables / count)).min(queue);
    (0..count).map(move |group| start(group)..start(group + 1))
}

/// The partner of each player of a group.
fn match_group(group: &[&Waiting], is_duel: bool) -> Vec<Option<usize>> {
    let size = group.len();
    // A second vertex for each player stands for waiting on. Those vertices pair up freely.
    let mut graph = Graph::new(2 * size);
    let free = graph.add_weight(0);
    for (i, a) in group.iter().enumerate() {
        let patience = MOST_COST * (2 + i64::from(a.left_over.min(1_000)));
        // Among equals the lowest of the ranking waits.
        let stays = graph.add_weight(-patience - (size - i) as i64);
        graph.connect(i, size + i, stays);
        for (j, b) in group.iter().enumerate().skip(i + 1) {
            graph.connect(size + i, size + j, free);
            if is_duel || !have_just_met(a, b) {
                let weight = graph.add_weight(-cost(a, b, j - i));
                graph.connect(i, j, weight);
            }
        }
    }
    let mates = perfect_matching(&graph).unwrap_or_default();
    mates.into_iter().take(size).map(|mate| (mate < size).then_some(mate)).collect()
}

fn have_just_met(a: &Waiting, b: &Waiting) -> bool {
    a.recent.first() == Some(&b.player) || b.recent.first() == Some(&a.player)
}

/// What a pair costs that is so many places apart: at most [`MOST_COST`].
fn cost(a: &Waiting, b: &Waiting, places: usize) -> i64 {
    let distance = (places * places) as i64 * 400;
    let games_ago = |a: &Waiting, b: &Waiting| a.recent.iter().take(5).position(|&player| player == b.player);
    let repeated = games_ago(a, b).or_else(|| games_ago(b, a)).map_or(0, |games| 10_000 / (games as i64 + 1));
    let clash = i64::from(a.color_balance.signum() * b.color_balance.signum() > 0) * 600;
    (distance + repeated + clash).min(MOST_COST)
}

/// White goes to who had it less often, then to who had Black last, then by the numbers, so that a pairing can be
/// repeated.
fn with_colors(a: &Waiting, b: &Waiting) -> Pairing {
    let had_white = |w: &Waiting| (w.color_balance, w.last_color == Some(Color::White));
    let by_numbers = (a.player ^ b.player) & 1 == 0;
    let a_is_white = match had_white(a).cmp(&had_white(b)) {
        Ordering::Less => true,
        Ordering::Greater => false,
        Ordering::Equal => by_numbers,
    };
    if a_is_white { Pairing::new(a.player, b.player) } else { Pairing::new(b.player, a.player) }
}

/// The points of a player in an arena.
///
/// A win counts 2, a draw 1. After two wins in a row every game counts double, until one is not won. The rules are
/// those of lidraughts.org.
///
/// ```
/// use crownhead_pairing::{ArenaScore, Score};
///
/// let mut score = ArenaScore::default();
/// let points = [Score::Win, Score::Win, Score::Win, Score::Draw, Score::Win].map(|game| score.add(game));
/// assert_eq!(points, [2, 2, 4, 2, 2]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ArenaScore {
    points: u32,
    wins_in_a_row: u32,
}

impl ArenaScore {
    /// Counts a game and gives its points.
    pub fn add(&mut self, score: Score) -> u32 {
        let points = match score {
            Score::Win => 2,
            Score::Draw => 1,
            Score::Loss => 0,
        };
        let points = if self.is_on_streak() { 2 * points } else { points };
        self.points = self.points.saturating_add(points);
        self.wins_in_a_row = if score == Score::Win { self.wins_in_a_row.saturating_add(1) } else { 0 };
        points
    }

    /// The sum.
    pub const fn points(&self) -> u32 {
        self.points
    }

    /// Whether the next game counts double.
    pub const fn is_on_streak(&self) -> bool {
        self.wins_in_a_row >= 2
    }
}
