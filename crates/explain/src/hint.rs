//! Hints as facts: what a move achieves, found by playing out its best line. Not here: sentences.

use crownhead_engine::{Engine, Limits, Monitor, NullMonitor, Report, RootMove, Score, Task};
use crownhead_rules::{AnyMove, AnyPosition};

use crate::review::line::{Count, count, settle};
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
        /// Men captured on balance; negative if men are given for kings. A man that is crowned along the line counts as
        /// a man.
        men: i8,
        /// Kings captured on balance. A crowning is told apart.
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
    let tempting = tempting::find(engine, task, &report, &nodes);
    let Report { mut line, score, .. } = report;
    let mut proof = proof(&task.position, &line);
    let mut facts = facts(&task.position, (&line, &proof), score, margin);
    if let [Fact::Better { by: A_MAN.. }] = facts[..] {
        look_along(engine, task, &mut line, &nodes);
        proof = settle(&Count::from(&task.position, task.position.turn()), &line).moves;
        if proof.len() > line.len() {
            line.clone_from(&proof);
        }
        facts = self::facts(&task.position, (&line, &proof), score, margin);
    }
    Some(Hint { mv, line, proof, score, facts, tempting })
}

/// A difference of scores that is more than position.
const A_MAN: i32 = 100;

/// Adds to a line what a search finds at its end, as long as that gains nothing.
fn look_along(engine: &mut Engine, task: &Task, line: &mut Vec<AnyMove>, limits: &Limits) {
    const SEARCHES: usize = 3;
    for _ in 0..SEARCHES {
        let start = &task.position;
        if line.len() >= SHOWN && settle(&Count::from(start, start.turn()), line).won.pieces() > 0 {
            return;
        }
        let end = line.iter().fold(*start, |at, mv| at.play_unchecked(mv));
        let more = engine.analyze(&Task::from_position(end), limits, &mut NullMonitor).line;
        line.extend(more);
    }
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
    let gain = gain.filter(|fact| match fact {
        Fact::Exchange { .. } => true,
        Fact::Wins { .. } => score.0 > -WORSE && keeps(position, line),
        _ => score.0 > -WORSE,
    });
    facts.extend(gain);
    // A new king that is captured again is no achievement.
    let crowns = |line| count(position, line, position.turn()).crowned() > 0;
    facts.extend((crowns(&line[..line.len().min(HORIZON)]) && crowns(line)).then_some(Fact::Crowns));
    facts.extend(margin.filter(|&by| by >= WORTH_MENTIONING).map(|by| Fact::Better { by }));
    facts
}

/// Whether no shot at the end of a line gives back what it wins.
fn keeps(position: &AnyPosition, line: &[AnyMove]) -> bool {
    settle(&Count::from(position, position.turn()), line).won.weight() > 0
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

/// What is captured along a line. A piece that is crowned is told apart from that.
fn gain_along(position: &AnyPosition, line: &[AnyMove]) -> Option<Fact> {
    let us = position.turn();
    let won = count(position, line, us).won();
    let theirs: usize = line.iter().step_by(2).map(|mv| mv.captured().len()).sum();
    // A king for a man is no exchange of equals.
    match (won.pieces(), won.weight()) {
        (1.., _) | (0, 1..) => Some(Fact::Wins { men: won.men, kings: won.kings }),
        (..=-1, _) | (0, ..=-1) => Some(Fact::Gives { men: -won.men, kings: -won.kings }),
        _ if theirs > 0 => Some(Fact::Exchange { pieces: theirs as u8 }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crownhead_rules::{AnyRules, Variant};
    use crownhead_testkit::fen;

    /// In this position, 22-18 15x22 25x18 exchanges a man.
    const START: &str = "W:W22,25,29,32:B15,1";

    /// The facts of a line, and how many of its moves are shown.
    fn told(line: &[(u16, u16)]) -> (Vec<Fact>, usize) {
        told_from(START, line)
    }

    fn told_from(start: &str, line: &[(u16, u16)]) -> (Vec<Fact>, usize) {
        let start = fen::position(AnyRules::Variant(Variant::English), start);
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

    #[test]
    fn a_crowning_is_no_king_won() {
        // White gives one man, takes three and is crowned by the last capture.
        let line = [(24, 19), (15, 24), (28, 19), (11, 16), (20, 2)];
        let (facts, _) = told_from("W:W14,20,21,24,26,28:B5,7,8,11,12,15", &line);
        assert_eq!(facts, [Fact::Wins { men: 2, kings: 0 }, Fact::Crowns]);
        // A new king that is lost again is a man lost, and no man crowned.
        let (facts, _) = told_from("W:W6,32:B3,12", &[(6, 2), (12, 16), (2, 7), (3, 10)]);
        assert_eq!(facts, [Fact::Gives { men: 1, kings: 0 }]);
    }

    #[test]
    fn a_king_for_a_man_is_no_exchange_of_equals() {
        let (facts, _) = told_from("W:W22,25,29,32:BK15,1", &EXCHANGE);
        assert_eq!(facts, [Fact::Wins { men: -1, kings: 1 }]);
    }

    #[test]
    fn a_line_that_stops_short_is_followed_to_what_it_wins() {
        let text = "W:W15,21,22,26,27,28,31,32:B2,4,6,7,8,12,14,16";
        let position = fen::position(AnyRules::Variant(Variant::Russian), text);
        let is_it = |mv: &AnyMove| (mv.from().number(), mv.to().number()) == (22, 17);
        let mut line: Vec<AnyMove> = position.legal_moves().into_iter().filter(is_it).collect();
        let mut engine = Engine::new(crownhead_engine::Options { table_bytes: 1 << 20, seed: 0 });
        look_along(&mut engine, &Task::from_position(position), &mut line, &Limits::nodes(50_000));
        assert!(line.len() >= SHOWN, "{line:?}");
        let proof = proof(&position, &line);
        assert_eq!(gain_along(&position, &proof), Some(Fact::Wins { men: 1, kings: 0 }), "{proof:?}");
    }
}
