//! The capture that looks natural and is worse: what it takes, and what it loses.
//!
//! Invariant: the shown line ends with the loss that is claimed, and the search prefers another move clearly.

use crownhead_engine::{Engine, Limits, NullMonitor, Report, Task};
use crownhead_rules::{AnyMove, AnyPosition};

use crate::hint::OPEN;
use crate::review::line::{Balance, Count, settle};

/// A capture that takes at least as much as the best move and is worse.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tempting {
    /// The capture.
    pub mv: AnyMove,
    /// How it is punished, the opponent's reply first.
    pub line: Vec<AnyMove>,
    /// Men lost on balance at the end of the line; negative if men are won for kings.
    pub men: i8,
    /// Kings lost on balance.
    pub kings: i8,
}

/// How much worse it must be, in hundredths of a man.
const CLEARLY: i32 = 80;

/// The tempting capture of a position in which the search has found something else.
pub(crate) fn find(engine: &mut Engine, task: &Task, best: &Report, limits: &Limits) -> Option<Tempting> {
    let position = &task.position;
    let mv = natural(position, best.line.first()?)?;
    let after = position.play_unchecked(&mv);
    let reply = engine.analyze(&Task::from_position(after), limits, &mut NullMonitor);
    // Of won or lost positions, differences say nothing.
    let open = best.score.0 > -OPEN && reply.score.0 > -OPEN;
    if !open || best.score.0 + reply.score.0 < CLEARLY {
        return None;
    }
    let punished = settle(&Count::from(position, after.turn()).after(&mv), &reply.line);
    let Balance { men, kings } = punished.won;
    (punished.won.pieces() > 0).then_some(Tempting { mv, line: punished.moves, men, kings })
}

/// Of the other captures, the one that takes the most, if that is at least as much as the best move takes.
fn natural(position: &AnyPosition, best: &AnyMove) -> Option<AnyMove> {
    let others = position.legal_moves().into_iter().filter(|mv| mv.is_capture() && mv != best);
    others.max_by_key(|mv| mv.captured().len()).filter(|mv| mv.captured().len() >= best.captured().len())
}
