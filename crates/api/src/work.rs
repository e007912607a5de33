//! Requests from the game's page to the engine worker, and its replies.
//!
//! Not here: those of the study ([`study`](crate::study)).

use crownhead_game::Game;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{
    record::{GameRecord, MoveRecord},
    review::{FaultRecord, MarkRecord},
};

/// A request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request<J = Job> {
    /// Counts up from 1. Stopping one request also stops all earlier ones.
    pub id: u32,
    /// The game, including its repetitions and draw counters.
    pub game: GameRecord,
    /// The task.
    pub job: J,
}

/// The tasks of a worker, whichever page it works for.
pub trait EngineJob: Serialize + DeserializeOwned {}

impl EngineJob for Job {}

/// The messages of a worker, whichever page it works for.
pub trait EngineReply: Serialize + DeserializeOwned {
    /// It is ready for requests.
    const READY: Self;

    /// Whether this is [`EngineReply::READY`].
    fn is_ready(&self) -> bool;

    /// A request could not be understood, or the worker is at its end: the request, 0 if no particular one, and why.
    fn failed(id: u32, message: String) -> Self;

    /// The progress of a request; `None` if these messages don't report it.
    fn progress(id: u32, report: impl FnOnce() -> ReportRecord) -> Option<Self>;
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
    /// Whether the last move is a mistake, and why.
    JudgeMove {
        /// The number of positions for a look at one position; doubtful moves get up to 50 times as many.
        nodes: u64,
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
    /// The answer to [`Job::JudgeMove`].
    Judged {
        /// The request.
        id: u32,
        /// The mark and the reason; `None` if the move is fine.
        mistake: Option<(MarkRecord, FaultRecord)>,
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
    /// A request could not be understood, or the worker is at its end.
    Failed {
        /// The request; 0 if no particular one.
        id: u32,
        /// The reason.
        message: String,
    },
}

impl EngineReply for Reply {
    const READY: Reply = Reply::Ready;

    fn is_ready(&self) -> bool {
        matches!(self, Reply::Ready)
    }

    fn failed(id: u32, message: String) -> Reply {
        Reply::Failed { id, message }
    }

    fn progress(id: u32, report: impl FnOnce() -> ReportRecord) -> Option<Reply> {
        Some(Reply::Progress { id, report: report() })
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
    /// A capture that looks natural and is worse.
    #[serde(default)]
    pub tempting: Option<TemptingRecord>,
}

/// A capture that looks natural and is worse.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TemptingRecord {
    /// The capture.
    pub mv: MoveRecord,
    /// How it is punished, the opponent's reply first.
    pub line: Vec<MoveRecord>,
    /// Men lost on balance.
    pub men: i8,
    /// Kings lost on balance.
    pub kings: i8,
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

/// Whether a computer accepts a draw: one that is behind does at once, one that is even once the game has lasted long
/// enough. `standing` is its own score, in hundredths of a man: that of [`Reply::Standing`], if it is to move.
pub fn takes_draw(game: &Game, standing: i32) -> bool {
    const LATE: usize = 40;
    const QUIET: u16 = 20;
    let late = game.ply() >= LATE || game.draw_clock().quiet >= QUIET;
    standing <= -100 || (late && standing <= 25)
}
