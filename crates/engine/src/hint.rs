//! Hints as facts: what a move achieves, found by playing its best line out. The sentences are `prose`'s.

use crownhead_eval::Score;
use crownhead_rules::{AnyMove, AnyPosition, Color, Material};
use crownhead_search::{Limits, Monitor, NullMonitor};

use crate::engine::Engine;
use crate::task::Task;

/// A recommended move with the facts that speak for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The move.
    pub mv: AnyMove,
    /// The best line, the move first.
    pub line: Vec<AnyMove>,
    /// As much of the line as the facts need to be seen.
    pub proof: Vec<AnyMove>,
    /// What the position is worth to the side to move.
    pub score: Score,
    /// What speaks for the move, the weightiest first.
    pub facts: Vec<Fact>,
}

/// Something that can be seen on the board when the line is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Fact {
    /// No other move is legal.
    OnlyMove,
    /// The game is won in so many plies.
    WinsGame {
        /// Plies to the end.
        plies: u32,
    },
    /// The game is lost in so many plies whatever is played; this resists longest.
    LosesGame {
        /// Plies to the end.
        plies: u32,
    },
    /// More is taken than given: the net gain along the line.
    Wins {
        /// Men gained; negative if fewer are left.
        men: i8,
        /// Kings gained.
        kings: i8,
    },
    /// More is given than taken, and nothing better is to be had.
    Gives {
        /// Men lost on balance.
        men: i8,
        /// Kings lost on balance.
        kings: i8,
    },
    /// As many are taken as are given.
    Exchange {
        /// Pieces of each side.
        pieces: u8,
    },
    /// A man is crowned along the line.
    Crowns,
    /// The next best move is worse by so much.
    Better {
        /// Hundredths of a man.
        by: i32,
    },
}

impl Engine {
    /// The best move with its reasons; `None` if there is no legal move.
    pub fn hint(&mut self, task: &Task, limits: &Limits, monitor: &mut dyn Monitor) -> Option<Hint> {
        /// A look at the other moves, to tell how much better the best one is.
        const NEXT_BEST_DEPTH: u8 = 6;
        let report = self.analyze(task, limits, monitor);
        let mv = *report.line.first()?;
        let shallow =
            Limits { nodes: Some(limits.nodes.unwrap_or(50_000)), ..Limits::depth(NEXT_BEST_DEPTH) };
        let (scored, _) = self.score_moves(task, &shallow, &mut NullMonitor);
        let complete = scored.len() == task.position.legal_moves().len();
        let others = scored.iter().filter(|scored| scored.mv != mv);
        let next_best = others.map(|scored| scored.score).max().filter(|_| complete);
        Some(Hint {
            mv,
            facts: facts(&task.position, &report.line, report.score, next_best),
            proof: proof(&task.position, &report.line),
            line: report.line,
            score: report.score,
        })
    }
}

/// A next best move must be worse by this much to be mentioned, in hundredths of a man.
const WORTH_MENTIONING: i32 = 60;

/// What can be said for a line.
fn facts(position: &AnyPosition, line: &[AnyMove], score: Score, next_best: Option<Score>) -> Vec<Fact> {
    let mut facts = Vec::new();
    if position.legal_moves().len() == 1 {
        facts.push(Fact::OnlyMove);
    }
    match score.decided_in() {
        Some(plies) if plies > 0 => facts.push(Fact::WinsGame { plies: plies as u32 }),
        Some(plies) => facts.push(Fact::LosesGame { plies: plies.unsigned_abs() }),
        None => {}
    }
    facts.extend(gain_along(position, &proof(position, line)));
    facts.extend(crowning(line).map(|_| Fact::Crowns));
    if let Some(next) = next_best
        && score.0 - next.0 >= WORTH_MENTIONING
        && !score.is_known()
    {
        facts.push(Fact::Better { by: score.0 - next.0 });
    }
    facts
}

/// Without captures so much of a line is shown.
const SHOWN: usize = 3;
/// What comes later than this has little to do with the first move.
const HORIZON: usize = 9;

/// Where the side that begins the line crowns a man.
fn crowning(line: &[AnyMove]) -> Option<usize> {
    (0..line.len().min(HORIZON)).step_by(2).find(|&at| line[at].is_crowning())
}

/// As much of a line as shows what it achieves: up to its last capture, else to a crowning, else its
/// first moves. Of exchanges only the first is shown, and only if it comes soon: later ones are not what the
/// move is for.
fn proof(position: &AnyPosition, line: &[AnyMove]) -> Vec<AnyMove> {
    let all = &line[..up_to_last_capture(line)];
    let first = &line[..up_to_first_captures(line)];
    let exchanges = |shown: &[AnyMove]| matches!(gain_along(position, shown), Some(Fact::Exchange { .. }));
    let soon = line.iter().take(SHOWN).any(AnyMove::is_capture);
    let shown = match exchanges(all) {
        true if !soon => &line[..SHOWN.min(line.len())],
        true if exchanges(first) => first,
        _ => all,
    };
    shown.to_vec()
}

fn up_to_last_capture(line: &[AnyMove]) -> usize {
    let last = line.iter().take(HORIZON).rposition(AnyMove::is_capture).or_else(|| crowning(line));
    let length = last.map_or(SHOWN, |at| at + 1).min(line.len());
    // A capture that is answered by another is half a story.
    length + line[length..].iter().take_while(|mv| mv.is_capture()).count()
}

fn up_to_first_captures(line: &[AnyMove]) -> usize {
    let quiet = line.iter().take_while(|mv| !mv.is_capture()).count();
    quiet + line[quiet..].iter().take_while(|mv| mv.is_capture()).count()
}

/// What the pieces on the board tell when a line has been played.
fn gain_along(position: &AnyPosition, line: &[AnyMove]) -> Option<Fact> {
    let end = line.iter().fold(*position, |at, mv| at.play(mv));
    gain(position.turn(), position.material(), end.material())
}

fn gain(us: Color, before: Material, after: Material) -> Option<Fact> {
    let lost = |side: Color| {
        let i = side.index();
        let pieces = i16::from(before.pieces(side)) - i16::from(after.pieces(side));
        (pieces as i8, before.kings[i] as i8 - after.kings[i] as i8)
    };
    let ((ours, our_kings), (theirs, their_kings)) = (lost(us), lost(us.other()));
    let (pieces, kings) = (theirs - ours, their_kings - our_kings);
    let men = pieces - kings;
    match pieces {
        _ if pieces > 0 => Some(Fact::Wins { men, kings }),
        _ if pieces < 0 => Some(Fact::Gives { men: -men, kings: -kings }),
        _ if theirs > 0 => Some(Fact::Exchange { pieces: theirs as u8 }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crownhead_rules::{AnyRules, Variant};
    use crownhead_testkit::fen;

    /// The facts of a line from a position in which 22-18 15x22 25x18 exchanges a man, and how many of its moves
    /// are shown.
    fn told(line: &[(u16, u16)]) -> (Vec<Fact>, usize) {
        let start = fen::position(AnyRules::Variant(Variant::English), "W:W22,25,29,32:B15,1");
        let (mut at, mut moves) = (start, Vec::new());
        for &(from, to) in line {
            let legal = at.legal_moves();
            let found = legal.iter().find(|mv| (mv.from.number(), mv.to.number()) == (from, to));
            let mv = *found.unwrap_or_else(|| panic!("{from}-{to} is not legal"));
            at = at.play(&mv);
            moves.push(mv);
        }
        (facts(&start, &moves, Score(0), None), proof(&start, &moves).len())
    }

    const EXCHANGE: [(u16, u16); 3] = [(22, 18), (15, 22), (25, 18)];

    #[test]
    fn an_exchange_is_told_if_it_comes_soon() {
        let one = vec![Fact::Exchange { pieces: 1 }];
        assert_eq!(told(&EXCHANGE), (one.clone(), 3));
        assert_eq!(told(&[EXCHANGE.to_vec(), vec![(1, 5), (32, 28)]].concat()), (one, 3));
        let later = [vec![(32, 28), (1, 5), (28, 24), (5, 9)], EXCHANGE.to_vec()].concat();
        assert_eq!(told(&later), (Vec::new(), 3));
    }

    #[test]
    fn half_an_exchange_is_not_a_gain() {
        assert_eq!(told(&EXCHANGE[..2]).0, [Fact::Gives { men: 1, kings: 0 }]);
    }
}
