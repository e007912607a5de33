//! What tables say about a position and each of its moves, and what that makes of a move that was played.
//!
//! Plain facts: sentences are `prose`'s, looking up is behind [`crate::Tables`]. A move is seen from the side that makes it,
//! draws by rule that come with it included; its length counts the move itself.

use crownhead_rules::AnyMove;
use crownhead_search::{Length, Verdict, beats_draw_counters};

use crate::task::Task;

/// A verdict without its length; greater is better for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wdl {
    /// The side to move loses.
    Loss,
    /// Nobody can force a win.
    Draw,
    /// The side to move wins.
    Win,
}

impl Wdl {
    /// That of a verdict.
    pub const fn of(verdict: Verdict) -> Wdl {
        match verdict {
            Verdict::Loss(_) => Wdl::Loss,
            Verdict::Draw => Wdl::Draw,
            Verdict::Win(_) => Wdl::Win,
        }
    }
}

/// How long it takes; for a draw it is not known.
const fn length(verdict: Verdict) -> Length {
    match verdict {
        Verdict::Win(length) | Verdict::Loss(length) => length,
        Verdict::Draw => Length::Unknown,
    }
}

/// Plies to the end, where they are known.
pub(crate) fn to_end(verdict: Verdict) -> Option<u16> {
    match verdict {
        Verdict::Win(Length::ToEnd(plies)) | Verdict::Loss(Length::ToEnd(plies)) => Some(plies),
        _ => None,
    }
}

/// A verdict as a number, for those who hand it on.
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

/// The verdict of such a number; `None` if it is none.
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

/// What is known of a position with legal moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProbeResult {
    /// What the position is worth to the side to move.
    pub verdict: Verdict,
    /// Whether a draw rule may end the game before the win that the tables promise.
    pub at_risk: bool,
    /// What each legal move is worth, best first.
    pub moves: Vec<(AnyMove, Verdict)>,
}

impl ProbeResult {
    /// From what each legal move is worth; `None` if there is no move.
    pub fn new(task: &Task, unsorted: Vec<(AnyMove, Verdict)>) -> Option<ProbeResult> {
        let mut moves: Vec<(AnyMove, Verdict)> = Vec::new();
        for (mv, verdict) in unsorted {
            let place = moves.partition_point(|&(_, other)| rank(other) >= rank(verdict));
            moves.insert(place, (mv, verdict));
        }
        let best = moves.first()?.1;
        let mut equals = moves.iter().map(|&(_, verdict)| verdict);
        // Next to a move whose length is not known, that of another is not the shortest.
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

    /// What a move is worth.
    pub fn verdict_of(&self, mv: &AnyMove) -> Option<Verdict> {
        self.moves.iter().find(|(other, _)| other == mv).map(|&(_, verdict)| verdict)
    }

    /// What a move that was played makes of the position.
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

/// What a move does to what a position was worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveGrade {
    /// There is none better.
    Best,
    /// It keeps what the position was worth; the tables do not tell more.
    Kept,
    /// It still wins, so many plies later than need be.
    Longer {
        /// Plies.
        plies: u16,
    },
    /// It loses, as every move does, so many plies sooner than need be.
    Sooner {
        /// Plies.
        plies: u16,
    },
    /// It gives a win or a draw away.
    Worse {
        /// What the position was worth.
        had: Wdl,
        /// What the move is worth.
        has: Wdl,
    },
}

/// The kind of a length.
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

/// The greater, the better for the side to move: quick wins first, then those of unknown length; slow losses before quick ones.
fn rank(verdict: Verdict) -> (Wdl, i32) {
    let plies = match length(verdict) {
        Length::ToEnd(plies) | Length::ToConversion(plies) => plies.into(),
        Length::Unknown => i32::from(u16::MAX),
    };
    (Wdl::of(verdict), if matches!(verdict, Verdict::Win(_)) { -plies } else { plies })
}
