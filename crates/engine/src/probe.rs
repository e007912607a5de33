//! Probe results: endgame-table values of a position and each of its moves, and the grade of a played move.
//!
//! Not here: sentences, and the lookup itself ([`crate::Tables`]). The value of a move is seen from the side that
//! makes it and includes draws by rule that the move completes; its distance counts the move itself.

use crownhead_rules::AnyMove;
use crownhead_search::{Length, Verdict, beats_draw_counters};

use crate::task::Task;

/// Win, draw or loss, without a distance. Greater is better for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wdl {
    /// The side to move loses.
    Loss,
    /// Neither side can force a win.
    Draw,
    /// The side to move wins.
    Win,
}

impl Wdl {
    /// The outcome of a verdict.
    pub const fn of(verdict: Verdict) -> Wdl {
        match verdict {
            Verdict::Loss(_) => Wdl::Loss,
            Verdict::Draw => Wdl::Draw,
            Verdict::Win(_) => Wdl::Win,
        }
    }
}

/// The distance of a verdict; unknown for a draw.
const fn length(verdict: Verdict) -> Length {
    match verdict {
        Verdict::Win(length) | Verdict::Loss(length) => length,
        Verdict::Draw => Length::Unknown,
    }
}

/// Plies to the end, if known.
pub(crate) fn to_end(verdict: Verdict) -> Option<u16> {
    match verdict {
        Verdict::Win(Length::ToEnd(plies)) | Verdict::Loss(Length::ToEnd(plies)) => Some(plies),
        _ => None,
    }
}

/// Encodes a verdict as a number, to pass it across a boundary.
pub const fn verdict_code(verdict: Verdict) -> u32 {
    let worth = match verdict {
        Verdict::Draw => 0,
        Verdict::Win(_) => 1,
        Verdict::Loss(_) => 2,
    };
    let length = match length(verdict) {
        Length::Unknown => 0,
        Length::ToConversion(plies) => 1 << 16 | plies as u32,
        Length::ToEnd(plies) => 2 << 16 | plies as u32,
    };
    worth << 24 | length
}

/// Decodes a verdict; `None` if the number is not a verdict.
pub const fn verdict_from_code(code: u32) -> Option<Verdict> {
    let length = match code >> 16 & 0xff {
        0 => Length::Unknown,
        1 => Length::ToConversion(code as u16),
        2 => Length::ToEnd(code as u16),
        _ => return None,
    };
    match code >> 24 {
        0 => Some(Verdict::Draw),
        1 => Some(Verdict::Win(length)),
        2 => Some(Verdict::Loss(length)),
        _ => None,
    }
}

/// Endgame-table values for a position with legal moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProbeResult {
    /// The value of the position for the side to move.
    pub verdict: Verdict,
    /// Whether a draw rule may end the game before the win in the tables.
    pub at_risk: bool,
    /// The value of each legal move, best first.
    pub moves: Vec<(AnyMove, Verdict)>,
}

impl ProbeResult {
    /// Builds the result from the value of each legal move; `None` if there is no move.
    pub fn new(task: &Task, unsorted: Vec<(AnyMove, Verdict)>) -> Option<ProbeResult> {
        let mut moves: Vec<(AnyMove, Verdict)> = Vec::new();
        for (mv, verdict) in unsorted {
            let place = moves.partition_point(|&(_, other)| rank(other) >= rank(verdict));
            moves.insert(place, (mv, verdict));
        }
        let best = moves.first()?.1;
        let mut equals = moves.iter().map(|&(_, verdict)| verdict);
        // If the distance of one move is unknown, the shortest known one need not be the shortest.
        let told = equals.all(|other| Wdl::of(other) != Wdl::of(best) || kind(other) == kind(best));
        let verdict = if told { best } else { without_length(best) };
        let draws = task.position.rules().house_rules().draws;
        let at_risk = match length(verdict) {
            Length::ToEnd(plies) => !beats_draw_counters(&draws, task.clock, plies),
            Length::ToConversion(plies) => task.clock.plies_left(&draws).is_some_and(|left| plies > left),
            Length::Unknown => false,
        };
        Some(ProbeResult { verdict, at_risk, moves })
    }

    /// The value of a move.
    pub fn verdict_of(&self, mv: &AnyMove) -> Option<Verdict> {
        self.moves.iter().find(|(other, _)| other == mv).map(|&(_, verdict)| verdict)
    }

    /// Grades a played move; `None` if it is not legal here.
    pub fn grade(&self, mv: &AnyMove) -> Option<MoveGrade> {
        let after = self.verdict_of(mv)?;
        let (had, has) = (Wdl::of(self.verdict), Wdl::of(after));
        Some(match (length(self.verdict), length(after)) {
            _ if has < had => MoveGrade::Worse { had, has },
            (Length::ToEnd(best), Length::ToEnd(plies))
            | (Length::ToConversion(best), Length::ToConversion(plies)) => match best.abs_diff(plies) {
                0 => MoveGrade::Best,
                plies if has == Wdl::Win => MoveGrade::Longer { plies },
                plies => MoveGrade::Sooner { plies },
            },
            _ => MoveGrade::Kept,
        })
    }
}

/// How good a played move is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveGrade {
    /// No move is better.
    Best,
    /// The move keeps the value of the position; the tables give no more detail.
    Kept,
    /// The move still wins, but later than necessary.
    Longer {
        /// Plies.
        plies: u16,
    },
    /// The move loses, as every move does, but sooner than necessary.
    Sooner {
        /// Plies.
        plies: u16,
    },
    /// The move gives away a win or a draw.
    Worse {
        /// The value of the position before the move.
        had: Wdl,
        /// The value after the move.
        has: Wdl,
    },
}

/// What a distance is measured to.
const fn kind(verdict: Verdict) -> u8 {
    match length(verdict) {
        Length::Unknown => 0,
        Length::ToConversion(_) => 1,
        Length::ToEnd(_) => 2,
    }
}

const fn without_length(verdict: Verdict) -> Verdict {
    match verdict {
        Verdict::Win(_) => Verdict::Win(Length::Unknown),
        Verdict::Draw => Verdict::Draw,
        Verdict::Loss(_) => Verdict::Loss(Length::Unknown),
    }
}

/// Sorts verdicts; greater is better for the side to move. Quick wins come first, wins of unknown distance after
/// them, slow losses before quick ones.
fn rank(verdict: Verdict) -> (Wdl, i32) {
    let plies = match length(verdict) {
        Length::ToEnd(plies) | Length::ToConversion(plies) => plies.into(),
        Length::Unknown => i32::from(u16::MAX),
    };
    (Wdl::of(verdict), if matches!(verdict, Verdict::Win(_)) { -plies } else { plies })
}
