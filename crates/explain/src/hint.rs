//! Hints as facts: what a move achieves, found by playing out its best line. Not here: sentences.

use crownhead_engine::{Engine, Limits, Monitor, NullMonitor, RootMove, Score, Task};
use crownhead_rules::{AnyMove, AnyPosition, Color, Material};

use crate::tempting::{self, Tempting};

/// A recommended move with the facts that support it.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The move.
    pub mv: AnyMove,
    /// The best line, the move first.
    pub line: Vec<AnyMove>,
    /// The part of the line that shows the facts.
    pub proof: Vec<AnyMove>,
    /// The value of the position for the side to move.
    pub score: Score,
    /// The facts that support the move, the most important first.
    pub facts: Vec<Fact>,
    /// A capture that looks natural and is worse.
    pub tempting: Option<Tempting>,
}

/// A fact that can be seen on the board when the line is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Fact {
    /// No other move is legal.
    OnlyMove,
    /// The move wins the game.
    WinsGame {
        /// Plies to the end.
        plies: u32,
    },
    /// Every move loses; this one resists longest.
    LosesGame {
        /// Plies to the end.
        plies: u32,
    },
    /// The line wins material; the net gain.
    Wins {
        /// Men gained; negative if fewer are left.
        men: i8,
        /// Kings gained.
        kings: i8,
    },
    /// The line loses material, and no move is better.
    Gives {
        /// Men lost on balance.
        men: i8,
        /// Kings lost on balance.
        kings: i8,
    },
    /// The line exchanges pieces.
    Exchange {
        /// The number of pieces of each side.
        pieces: u8,
    },
    /// A man is crowned along the line.
    Crowns,
    /// The move is better than the next best one.
    Better {
        /// The difference in hundredths of a man.
        by: i32,
    },
}

/// The best move with its reasons; `None` if there is no legal move.
pub fn hint(engine: &mut Engine, task: &Task, limits: &Limits, monitor: &mut dyn Monitor) -> Option<Hint> {
    /// The depth at which the other moves are compared with the best one.
    const NEXT_BEST_DEPTH: u8 = 6;
    let report = engine.analyze(task, limits, monitor);
    let mv = *report.line.first()?;
    let nodes = Limits::nodes(limits.nodes.unwrap_or(50_000));
    let shallow = Limits { depth: Some(NEXT_BEST_DEPTH), ..nodes };
    let (scored, _) = engine.score_moves(task, &shallow, &mut NullMonitor);
    let complete = scored.len() == task.position.legal_moves().len();
    let margin = complete.then(|| margin(&scored, &mv, report.score)).flatten().and_then(|by| {
        // A shallow look misses what the next best move is worth, so that is searched as far as the best one.
        let (lines, _) = engine.lines(task, (&nodes, 2), &mut NullMonitor);
        lines.get(1).map(|next| by.min(report.score.0 - next.score.0))
    });
    let proof = proof(&task.position, &report.line);
    Some(Hint {
        mv,
        facts: facts(&task.position, (&report.line, &proof), report.score, margin),
        proof,
        tempting: tempting::find(engine, task, &report, &nodes),
        line: report.line,
        score: report.score,
    })
}

/// By how much a move is better than any other, if that is worth reporting: at the depth of the others and by the whole
/// search, whichever is less. Of decided games, differences say nothing.
fn margin(scored: &[RootMove], best: &AnyMove, score: Score) -> Option<i32> {
    let others = scored.iter().filter(|scored| scored.mv != *best);
    let next = others.map(|scored| scored.score).max().filter(|next| !next.is_known())?.0;
    let alike = scored.iter().find(|scored| scored.mv == *best)?.score.0;
    let by = (score.0 - next).min(alike - next);
    (by >= WORTH_MENTIONING && score.0.abs() < OPEN).then_some(by)
}

/// The smallest difference to the next best move worth reporting, in hundredths of a man.
const WORTH_MENTIONING: i32 = 60;
/// Up to this score, a game is open.
pub(crate) const OPEN: i32 = 350;
/// Below this score, it is about the best defense.
const WORSE: i32 = 150;

/// The facts of a line and of its part that shows them.
fn facts(
    position: &AnyPosition,
    (line, proof): (&[AnyMove], &[AnyMove]),
    score: Score,
    margin: Option<i32>,
) -> Vec<Fact> {
    let mut facts = Vec::new();
    if position.legal_moves().len() == 1 {
        facts.push(Fact::OnlyMove);
    }
    match score.decided_in() {
        Some(plies) if plies > 0 => facts.push(Fact::WinsGame { plies: plies as u32 }),
        Some(plies) => facts.push(Fact::LosesGame { plies: plies.unsigned_abs() }),
        None => {}
    }
    // Where all is lost, a search doesn't tell whether another move wins more or gives less.
    let gain = gain_along(position, proof);
    facts.extend(gain.filter(|fact| score.0 > -WORSE || matches!(fact, Fact::Exchange { .. })));
    facts.extend(crowning(line).map(|_| Fact::Crowns));
    facts.extend(margin.filter(|&by| by >= WORTH_MENTIONING).map(|by| Fact::Better { by }));
    facts
}

/// The number of moves shown of a line without captures.
const SHOWN: usize = 3;
/// Later moves have little to do with the first one.
const HORIZON: usize = 9;

/// Where the side that begins the line crowns a man.
fn crowning(line: &[AnyMove]) -> Option<usize> {
    (0..line.len().min(HORIZON)).step_by(2).find(|&at| line[at].is_crowning())
}

/// The part of a line that shows what it achieves: up to its last capture, else to a crowning, else its first moves.
/// Only the first exchange is shown, and only if it comes soon: later ones are not the point of the move.
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
    // A capture that is recaptured must be shown with its recapture.
    length + line[length..].iter().take_while(|mv| mv.is_capture()).count()
}

fn up_to_first_captures(line: &[AnyMove]) -> usize {
    let quiet = line.iter().take_while(|mv| !mv.is_capture()).count();
    quiet + line[quiet..].iter().take_while(|mv| mv.is_capture()).count()
}

/// The material change along a line.
fn gain_along(position: &AnyPosition, line: &[AnyMove]) -> Option<Fact> {
    let end = line.iter().fold(*position, |at, mv| at.play_unchecked(mv));
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
            let found = legal.iter().find(|mv| (mv.from().number(), mv.to().number()) == (from, to));
            let mv = *found.unwrap_or_else(|| panic!("{from}-{to} is not legal"));
            at = at.play_unchecked(&mv);
            moves.push(mv);
        }
        let proof = proof(&start, &moves);
        (facts(&start, (&moves, &proof), Score(0), None), proof.len())
    }

    const EXCHANGE: [(u16, u16); 3] = [(22, 18), (15, 22), (25, 18)];

    #[test]
    fn an_exchange_is_reported_if_it_comes_soon() {
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
