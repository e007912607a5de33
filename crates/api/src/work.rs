//! Requests from the page to the engine worker, and its replies.

use serde::{Deserialize, Serialize};

use crate::record::{GameRecord, MoveRecord};
use crate::review::{JudgedRecord, LineRecord, QuestionRecord};

/// A request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// Counts up from 1. Stopping one request also stops all earlier ones.
    pub id: u32,
    /// The game, including its repetitions and draw counters.
    pub game: GameRecord,
    /// The task.
    pub job: Job,
}

/// A task for the engine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Job {
    /// The piece that an opponent huffs before it moves, if it wants to huff.
    Huff,
    /// The move that an opponent chooses.
    Choose {
        /// The opponent's key.
        opponent: String,
    },
    /// A good move, with its reasons.
    Hint {
        /// The number of positions to search.
        nodes: u64,
        /// The time limit in milliseconds, for machines too slow for that many positions.
        milliseconds: u32,
    },
    /// The score for the side to move, to answer a draw offer.
    JudgeDraw {
        /// The number of positions to search.
        nodes: u64,
        /// The time limit in milliseconds, for machines too slow for that many positions.
        milliseconds: u32,
    },
    /// The endgame-table values of all moves.
    Known,
    /// The endings available for practice under the rules of the game.
    Endings,
    /// An exercise under the rules of the game.
    Drill {
        /// The key of the ending; any ending without one.
        ending: Option<String>,
        /// The seed of the position.
        seed: u32,
    },
    /// The move that resists longest.
    Defend {
        /// The number of positions to search if tables have no value.
        nodes: u64,
        /// The time limit in milliseconds, for machines too slow for that many positions.
        milliseconds: u32,
    },
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

/// A message from the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// It is ready for requests.
    Ready,
    /// The progress of a request.
    Progress {
        /// The request.
        id: u32,
        /// The progress.
        report: ReportRecord,
    },
    /// The answer to [`Job::Huff`].
    Huff {
        /// The request.
        id: u32,
        /// The number of the square; `None` if the opponent does not huff.
        square: Option<u16>,
    },
    /// The answer to [`Job::Choose`] and [`Job::Defend`].
    Choice {
        /// The request.
        id: u32,
        /// The move; `None` if there is no legal move or the opponent resigns.
        mv: Option<MoveRecord>,
        /// Whether the opponent resigns because every move loses.
        concedes: bool,
        /// Whether the opponent claims a draw instead of moving.
        #[serde(default)]
        claims: bool,
        /// The statistics of the search.
        report: ReportRecord,
    },
    /// The answer to [`Job::Hint`].
    Hint {
        /// The request.
        id: u32,
        /// The hint; `None` if there is no move.
        hint: Option<HintRecord>,
        /// The statistics of the search.
        report: ReportRecord,
    },
    /// The answer to [`Job::JudgeDraw`]: the score for the side to move.
    Standing {
        /// The request.
        id: u32,
        /// The statistics of the search.
        report: ReportRecord,
    },
    /// The answer to [`Job::Known`].
    Known {
        /// The request.
        id: u32,
        /// The value of each legal move in generator order, encoded by the engine; empty if no tables cover the
        /// position.
        worths: Vec<u32>,
    },
    /// The answer to [`Job::Endings`].
    Endings {
        /// The request.
        id: u32,
        /// The keys of the endings.
        endings: Vec<String>,
    },
    /// The answer to [`Job::Drill`].
    Drill {
        /// The request.
        id: u32,
        /// The key of its ending; empty if there is no exercise.
        ending: String,
        /// The position as FEN.
        position: String,
        /// Plies of the shortest win; 0 if unknown.
        shortest: u32,
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
    /// A request could not be understood, or the worker is at its end.
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
            | Reply::Progress { .. }
            | Reply::Failed { id: 0, .. }
            | Reply::Lines { finished: false, .. }
            | Reply::Review { finished: false, .. } => None,
            Reply::Huff { id, .. }
            | Reply::Choice { id, .. }
            | Reply::Hint { id, .. }
            | Reply::Standing { id, .. }
            | Reply::Known { id, .. }
            | Reply::Endings { id, .. }
            | Reply::Drill { id, .. }
            | Reply::Lines { id, .. }
            | Reply::Review { id, .. }
            | Reply::Failed { id, .. } => Some(*id),
        }
    }
}

/// The progress of a search.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ReportRecord {
    /// Plies searched in full.
    pub depth: u8,
    /// Positions searched.
    pub nodes: u64,
    /// Entries into the recursive function; 0 if not counted.
    pub calls: u64,
    /// The score for the side to move, in the engine's scale.
    pub score: i32,
    /// The best line found so far.
    pub line: Vec<MoveRecord>,
}

/// A good move with its reasons.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HintRecord {
    /// The move.
    pub mv: MoveRecord,
    /// A possible continuation, starting with the move itself.
    pub line: Vec<MoveRecord>,
    /// The number of moves of the line that the reasons cover.
    pub proof: usize,
    /// The reasons.
    pub facts: Vec<FactRecord>,
    /// The score for the side to move, in the engine's scale.
    pub score: i32,
}

/// A reason for a move, from the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FactRecord {
    /// It is the only legal move.
    OnlyMove,
    /// The game is won in this many plies.
    WinsGame(u32),
    /// The game is lost in this many plies.
    LosesGame(u32),
    /// Men and kings gained.
    Wins(i8, i8),
    /// Men and kings lost, net.
    Gives(i8, i8),
    /// Each side loses this many pieces in an exchange.
    Exchange(u8),
    /// A man is crowned.
    Crowns,
    /// The next best move is worse by this many hundredths of a man.
    Better(i32),
}
