//! What the rules ask of a player: articles 1.2 to 1.8 of C.04.3.

use crate::history::{Attendance, History, Outcome};
use crate::round::Color;

/// How strongly a player should get a color: article 1.7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Strength {
    /// Whites and blacks are equal, and the player should alternate.
    Mild,
    /// The difference is one.
    Strong,
    /// The difference is greater, or the last two games had the same color.
    Absolute,
}

/// A move between score groups in an earlier round: article 1.4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Float {
    /// Met somebody with fewer points, or got points without playing.
    Down,
    /// Met somebody with more points.
    Up,
}

/// A player to be paired.
#[derive(Clone, Debug)]
pub(super) struct Contestant {
    /// The position in the history.
    pub(super) id: usize,
    /// The tournament pairing number, from 1.
    pub(super) number: usize,
    pub(super) score: u32,
    /// The colors of the games that were played. Unplayed rounds don't count: C.04.2, 3.4.
    pub(super) colors: Vec<Color>,
    /// Whites minus blacks.
    pub(super) difference: i32,
    pub(super) preference: Option<(Color, Strength)>,
    /// The floats of the previous round and of the one before.
    pub(super) floats: [Option<Float>; 2],
    /// Opponents in games that were played, by position in the history, in order.
    pub(super) opponents: Vec<usize>,
    /// Rounds without a game.
    pub(super) unplayed: usize,
    /// Criterion C2.
    pub(super) may_have_bye: bool,
    /// Article 1.8; nobody is a topscorer before the last round.
    pub(super) is_topscorer: bool,
}

impl Contestant {
    pub(super) fn floated(&self, rounds_ago: usize, float: Float) -> bool {
        self.floats[rounds_ago] == Some(float)
    }

    /// The color that the player must have, if any.
    fn absolute(&self) -> Option<Color> {
        self.preference.filter(|&(_, strength)| strength == Strength::Absolute).map(|(color, _)| color)
    }

    /// Criteria C1 and C3.
    pub(super) fn may_meet(&self, other: &Contestant) -> bool {
        if self.opponents.binary_search(&other.id).is_ok() {
            return false;
        }
        let clash = self.absolute().is_some() && self.absolute() == other.absolute();
        !clash || self.is_topscorer || other.is_topscorer
    }
}

/// The players who take part in the next round, in the order of article 1.2.
pub(super) fn contestants(history: &History) -> Vec<Contestant> {
    let mut contestants: Vec<Contestant> = numbered(history)
        .into_iter()
        .enumerate()
        .filter(|&(_, id)| history.players[id].attendance == Attendance::Plays)
        .map(|(index, id)| contestant(history, id, index + 1))
        .collect();
    contestants.sort_by_key(|contestant| (std::cmp::Reverse(contestant.score), contestant.number));
    contestants
}

/// The players who have a pairing number: who plays now or was paired before. Others are not yet taken into account:
/// C.04.2, 2.4.
fn numbered(history: &History) -> Vec<usize> {
    let counts = |&id: &usize| {
        let player = &history.players[id];
        player.attendance == Attendance::Plays || player.outcomes.iter().any(|outcome| outcome.is_paired())
    };
    let mut order: Vec<usize> = (0..history.players.len()).filter(counts).collect();
    order.sort_by_key(|&id| history.players[id].seed);
    order
}

fn contestant(history: &History, id: usize, number: usize) -> Contestant {
    let outcomes = &history.players[id].outcomes;
    let mut colors = Vec::new();
    let mut opponents = Vec::new();
    for outcome in outcomes {
        if let &Outcome::Game { opponent, color, .. } = outcome {
            colors.push(color);
            opponents.push(opponent);
        }
    }
    let whites = colors.iter().filter(|&&color| color == Color::White).count() as i32;
    let difference = 2 * whites - colors.len() as i32;
    opponents.sort_unstable();
    let score = history.points(id);
    Contestant {
        id,
        number,
        score,
        preference: preference(&colors, difference),
        unplayed: outcomes.len() - colors.len(),
        colors,
        difference,
        floats: [1, 2].map(|rounds_ago| float(history, id, rounds_ago)),
        opponents,
        may_have_bye: !outcomes.iter().any(|&outcome| bars_bye(history, outcome)),
        is_topscorer: is_topscorer(history, score),
    }
}

/// Article 1.7.
fn preference(colors: &[Color], difference: i32) -> Option<(Color, Strength)> {
    let last = *colors.last()?;
    let balancing = if difference > 0 { Color::Black } else { Color::White };
    let is_repeated = colors.len() > 1 && colors[colors.len() - 2] == last;
    Some(match difference.abs() {
        2.. => (balancing, Strength::Absolute),
        _ if is_repeated => (last.other(), Strength::Absolute),
        1 => (balancing, Strength::Strong),
        _ => (last.other(), Strength::Mild),
    })
}

/// Articles 1.4.2 to 1.4.4.
fn float(history: &History, id: usize, rounds_ago: usize) -> Option<Float> {
    let round = history.rounds_played().checked_sub(rounds_ago)?;
    let outcome = history.players[id].outcomes[round];
    match outcome {
        Outcome::Game { opponent, .. } => {
            let own = history.points_after(id, round);
            let theirs = history.points_after(opponent, round);
            match own.cmp(&theirs) {
                std::cmp::Ordering::Greater => Some(Float::Down),
                std::cmp::Ordering::Less => Some(Float::Up),
                std::cmp::Ordering::Equal => None,
            }
        }
        Outcome::PairingBye => Some(Float::Down),
        _ => (outcome.points(&history.scoring) > history.scoring.loss.into()).then_some(Float::Down),
    }
}

/// Whether an outcome bars its player from the pairing-allocated bye: C.04.1, article 4.
fn bars_bye(history: &History, outcome: Outcome) -> bool {
    outcome == Outcome::PairingBye
        || !outcome.is_played() && outcome.points(&history.scoring) >= history.scoring.win.into()
}

/// Article 1.8: more than half of the points that could be won, in the last round.
fn is_topscorer(history: &History, score: u32) -> bool {
    let best = u64::from(history.scoring.win.max(history.scoring.draw));
    let played = history.rounds_played();
    played + 1 >= history.rounds && u64::from(score) * 2 > played as u64 * best
}
