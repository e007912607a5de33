//! Requests from the study page to an engine, and its replies.
//!
//! A type of their own keeps the code for reading and writing them out of the game's module. What both kinds have in
//! common looks the same as JSON.

use serde::{Deserialize, Serialize};

use crate::review::{JudgedRecord, LineRecord, QuestionRecord};
use crate::work::{self, EngineJob, EngineReply, ReportRecord};

/// A request.
pub type Request = work::Request<Job>;

/// A task for the engine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Job {
    /// The endgame-table values of all moves.
    Known,
    /// The best lines of the position, reported after every depth until it is stopped. Requests about the same rules
    /// share the search's memory.
    Analyze {
        /// The number of lines, at least 1.
        lines: u8,
        /// The number of positions to search; without end if `None`.
        nodes: Option<u64>,
        /// Whether the other side is to move: what it threatens. No lines if the side to move has a capture.
        threat: bool,
    },
    /// The review of all moves played, reported move by move from the last to the first, and again where a deeper search
    /// changes a judgment.
    Review {
        /// The number of positions to search for each move at first.
        nodes: u64,
    },
}

impl EngineJob for Job {}

/// A message from the engine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// It is ready for requests.
    Ready,
    /// The answer to [`Job::Known`].
    Known {
        /// The request.
        id: u32,
        /// The value of each legal move in generator order, encoded by the engine; empty if no tables cover the
        /// position.
        worths: Vec<u32>,
    },
    /// The lines of [`Job::Analyze`] so far.
    Lines {
        /// The request.
        id: u32,
        /// Plies searched in full.
        depth: u8,
        /// Positions looked at.
        nodes: u64,
        /// The lines, best first.
        lines: Vec<LineRecord>,
        /// Whether nothing more follows.
        finished: bool,
    },
    /// News of [`Job::Review`].
    Review {
        /// The request.
        id: u32,
        /// Judgments that are new or have changed.
        moves: Vec<JudgedRecord>,
        /// Questions that are new.
        questions: Vec<QuestionRecord>,
        /// White's and Black's accuracy over the moves judged so far, in hundredths of a percent.
        accuracy: [Option<u16>; 2],
        /// How far the review is, in hundredths of a percent.
        progress: u16,
        /// Whether nothing more follows: the review is complete if `progress` is 10,000, else it was stopped.
        finished: bool,
    },
    /// A request could not be understood, or the engine is at its end.
    Failed {
        /// The request; 0 if no particular one.
        id: u32,
        /// The reason.
        message: String,
    },
}

impl Reply {
    /// The request that ends with this reply; `None` if more follows or it answers no particular one.
    pub fn ends(&self) -> Option<u32> {
        match self {
            Reply::Ready
            | Reply::Failed { id: 0, .. }
            | Reply::Lines { finished: false, .. }
            | Reply::Review { finished: false, .. } => None,
            Reply::Known { id, .. }
            | Reply::Lines { id, .. }
            | Reply::Review { id, .. }
            | Reply::Failed { id, .. } => Some(*id),
        }
    }
}

impl EngineReply for Reply {
    const READY: Reply = Reply::Ready;

    fn is_ready(&self) -> bool {
        matches!(self, Reply::Ready)
    }

    fn failed(id: u32, message: String) -> Reply {
        Reply::Failed { id, message }
    }

    fn progress(_: u32, _: impl FnOnce() -> ReportRecord) -> Option<Reply> {
        None
    }
}
