//! How well reviews find blunders: each move judged by a review, and by a search of many times its budget.
//!
//! The reference searches every position of the game once, from the last to the first, with a multiple of the budget, and
//! takes the loss of a move from the scores before and after it, as a review does. A blunder of the reference is a move whose
//! loss reaches [`Mark::BLUNDER`]. Not here: game files. Invariant: a review never sees what the reference found.

use crownhead_engine::{Chance, Engine, Limits, NullMonitor, Score, Task, Wdl};
use crownhead_explain::{Mark, Review, analyze_steadily};
use crownhead_game::{Deed, Game};
use crownhead_rules::{AnyMove, AnyPosition, AnyRules};
use serde::{Deserialize, Serialize};

/// A move judged twice.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Twice {
    /// The number of moves played before it.
    pub ply: usize,
    /// The expected points that the move costs by the review.
    pub review: f64,
    /// The same by the reference.
    pub reference: f64,
}

/// Blunders found, missed and wrongly claimed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Rates {
    /// Moves that were not forced.
    pub moves: u32,
    /// Found by both.
    pub both: u32,
    /// Found by the reference alone.
    pub missed: u32,
    /// Claimed by the review alone.
    pub wrong: u32,
}

impl Rates {
    /// Adds moves; a fault is a move that costs `least` expected points.
    pub fn add(&mut self, moves: &[Twice], least: f64) {
        for twice in moves {
            self.moves += 1;
            match (twice.review >= least, twice.reference >= least) {
                (true, true) => self.both += 1,
                (false, true) => self.missed += 1,
                (true, false) => self.wrong += 1,
                (false, false) => {}
            }
        }
    }

    /// The share of claims that the reference confirms.
    pub fn precision(&self) -> f64 {
        f64::from(self.both) / f64::from((self.both + self.wrong).max(1))
    }

    /// The share of the reference's blunders that the review finds.
    pub fn recall(&self) -> f64 {
        f64::from(self.both) / f64::from((self.both + self.missed).max(1))
    }
}

/// The losses of a game's unforced moves by a review, as far as marks claim them.
pub fn by_review(start: AnyPosition, deeds: &[Deed], nodes: u64, engine: &mut Engine) -> Vec<(usize, f64)> {
    let mut review = Review::new(start, deeds, nodes);
    while review.step(engine, &mut NullMonitor).is_some() {}
    let claimed = |loss: f64, mark: Option<Mark>| if mark.is_some_and(Mark::is_fault) { loss } else { 0.0 };
    let unforced = review.moves().filter(|judged| !judged.forced);
    unforced.map(|judged| (judged.ply, claimed(judged.loss, judged.mark))).collect()
}

/// A position of the game, with the move played there.
struct Spot {
    task: Task,
    ended: Option<Wdl>,
    played: Option<AnyMove>,
}

/// What the reference found about an unforced move, from the view of the side that moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Found {
    /// The number of moves played before it.
    pub ply: usize,
    /// The score before the move. Known wins and draws have scores too.
    pub before: i32,
    /// The score after it.
    pub after: i32,
    /// Whether the move is the best one.
    pub best: bool,
}

impl Found {
    /// The expected points that the move costs.
    pub fn loss(&self, rules: AnyRules) -> f64 {
        let points = |score: i32| Chance::of(Score(score), rules).expected();
        if self.best { 0.0 } else { (points(self.before) - points(self.after)).max(0.0) }
    }
}

/// What one search of every position finds about a game's unforced moves.
pub fn by_reference(start: AnyPosition, deeds: &[Deed], nodes: u64, engine: &mut Engine) -> Vec<Found> {
    engine.clear();
    let mut found = Vec::new();
    let mut after: Option<i32> = None;
    for (ply, spot) in spots(start, deeds).iter().enumerate().rev() {
        let is_forced = spot.task.position.legal_moves().len() == 1;
        let (score, best) = match after {
            // Nothing but the next position can follow.
            Some(next) if is_forced && spot.played.is_some() => (-next, spot.played),
            _ => search(spot, nodes, engine),
        };
        if let (Some(mv), Some(next)) = (spot.played, after)
            && !is_forced
        {
            found.push(Found { ply, before: score, after: -next, best: best == Some(mv) });
        }
        after = Some(score);
    }
    found.reverse();
    found
}

/// The score for the side to move, and its best move.
fn search(spot: &Spot, nodes: u64, engine: &mut Engine) -> (i32, Option<AnyMove>) {
    let certain = |result: Wdl| match result {
        Wdl::Win => Score::WIN.0,
        Wdl::Draw => 0,
        Wdl::Loss => -Score::WIN.0,
    };
    if let Some(ended) = spot.ended {
        return (certain(ended), None);
    }
    if let Some(known) = engine.probe(&spot.task).filter(|known| !known.at_risk) {
        let result = Wdl::of(known.verdict);
        let keeps = |mv: &AnyMove| known.verdict_of(mv).is_some_and(|verdict| Wdl::of(verdict) == result);
        let best = spot.played.filter(keeps).or_else(|| known.moves.first().map(|&(mv, _)| mv));
        return (certain(result), best);
    }
    let report = analyze_steadily(engine, &spot.task, &Limits::nodes(nodes), &mut NullMonitor);
    (report.score.0, report.line.first().copied())
}

/// The positions of a game without huffs, up to the first move that is not legal.
fn spots(start: AnyPosition, deeds: &[Deed]) -> Vec<Spot> {
    let mut game = Game::from_position(start);
    let spot = |game: &Game| {
        let turn = game.position().turn();
        let ended = game.outcome().map(|outcome| match outcome.winner() {
            None => Wdl::Draw,
            Some(winner) if winner == turn => Wdl::Win,
            Some(_) => Wdl::Loss,
        });
        Spot { task: Task::from_game(game), ended, played: None }
    };
    let mut spots = vec![spot(&game)];
    for deed in deeds {
        let Deed::Move(mv) = *deed else { break };
        if game.play_on(mv).is_err() {
            break;
        }
        if let Some(last) = spots.last_mut() {
            last.played = Some(mv);
        }
        spots.push(spot(&game));
    }
    spots
}

/// Both judgments of each move.
pub fn pair(rules: AnyRules, review: &[(usize, f64)], reference: &[Found]) -> Vec<Twice> {
    let same = |ply: usize| reference.iter().find(|found| found.ply == ply);
    let twice = |&(ply, review): &(usize, f64)| {
        same(ply).map(|found| Twice { ply, review, reference: found.loss(rules) })
    };
    review.iter().filter_map(twice).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn precision_and_recall_count_claims_and_blunders() {
        let twice = |review, reference| Twice { ply: 0, review, reference };
        let mut score = Rates::default();
        score.add(&[twice(0.3, 0.3), twice(0.3, 0.0), twice(0.0, 0.3), twice(0.0, 0.1)], Mark::BLUNDER);
        assert_eq!(score, Rates { moves: 4, both: 1, missed: 1, wrong: 1 });
        assert_eq!((score.precision(), score.recall()), (0.5, 0.5));
    }
}
