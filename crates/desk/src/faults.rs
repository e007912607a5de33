//! Faults of moves as plain data, for the review and for warnings during play.

use crownhead_api::{FaultRecord, MarkRecord, MoveRecord, ReasonRecord, ResultRecord};
use crownhead_engine::Wdl;
use crownhead_explain::{Fault, JudgedMove, Mark, Reason};
use crownhead_rules::AnyMove;

/// A move that deserves a warning.
pub(crate) fn mistake_record(judged: &JudgedMove) -> Option<(MarkRecord, FaultRecord)> {
    Some((mark_record(judged.mark?), fault_record(judged.fault.as_ref()?)?))
}

pub(crate) fn moves(line: &[AnyMove]) -> Vec<MoveRecord> {
    line.iter().map(MoveRecord::from).collect()
}

pub(crate) fn mark_record(mark: Mark) -> MarkRecord {
    match mark {
        Mark::Only => MarkRecord::Only,
        Mark::Inaccuracy => MarkRecord::Inaccuracy,
        Mark::Mistake => MarkRecord::Mistake,
        Mark::Blunder => MarkRecord::Blunder,
    }
}

pub(crate) fn fault_record(fault: &Fault) -> Option<FaultRecord> {
    let result = |wdl| match wdl {
        Wdl::Loss => ResultRecord::Loss,
        Wdl::Draw => ResultRecord::Draw,
        Wdl::Win => ResultRecord::Win,
    };
    let reason = match fault.reason {
        Reason::Slips { had, has } => ReasonRecord::Slips(result(had), result(has)),
        Reason::AllowsWin { plies } => ReasonRecord::AllowsWin(plies),
        Reason::MissesWin { plies } => ReasonRecord::MissesWin(plies),
        Reason::Loses { men, kings, shot } => ReasonRecord::Loses(men, kings, shot),
        Reason::Misses { men, kings } => ReasonRecord::Misses(men, kings),
        Reason::LetsCrown => ReasonRecord::LetsCrown,
        Reason::MissesCrown => ReasonRecord::MissesCrown,
        Reason::Weaker => ReasonRecord::Weaker,
        // Reasons that this page does not know are left out.
        _ => return None,
    };
    Some(FaultRecord { reason, punishment: moves(&fault.punishment), better: moves(&fault.better) })
}
