//! What the page asks of the engine's worker, and what it hears.

use serde::{Deserialize, Serialize};

use crate::record::{GameRecord, MoveRecord};
use crate::review::{JudgedRecord, LineRecord, QuestionRecord};

/// Something to work out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// Counts up from 1. Stopping one request stops all that came before it.
    pub id: u32,
    /// The game, with what repeats and what counts towards a draw.
    pub game: GameRecord,
    /// What is wanted.
    pub job: Job,
}

/// What is wanted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Job {
    /// The piece that an opponent huffs before it moves, where it wants to huff.
    Huff,
    /// A move, chosen as that opponent does.
    Choose {
        /// The opponent's key.
        opponent: String,
    },
    /// A good move, with the reasons for it.
    Hint {
        /// The number of positions to search.
        nodes: u64,
        /// The most milliseconds to think, for machines too slow for that many positions.
        milliseconds: u32,
    },
    /// The score for the side to move, to answer a draw offer.
    JudgeDraw {
        /// The number of positions to search.
        nodes: u64,
        /// The most milliseconds to think, for machines too slow for that many positions.
        milliseconds: u32,
    },
    /// What tables say about every move.
    Known,
    /// The endings that can be practiced under the rules of the game.
    Endings,
    /// An exercise under the rules of the game.
    Drill {
        /// The key of the ending; any without one.
        ending: Option<String>,
        /// What the position is drawn by.
        seed: u32,
    },
    /// The move that resists longest.
    Defend {
        /// The number of positions to search if tables do not know the answer.
        nodes: u64,
        /// The most milliseconds to think, for machines too slow for that many positions.
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

/// What the worker says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// It can take requests.
    Ready,
    /// How far a request has come.
    Progress {
        /// The request.
        id: u32,
        /// How far.
        report: ReportRecord,
    },
    /// The answer to [`Job::Huff`].
    Huff {
        /// The request.
        id: u32,
        /// The number of the square; `None` if it does not want to.
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
        /// The search in figures.
        report: ReportRecord,
    },
    /// The answer to [`Job::Hint`].
    Hint {
        /// The request.
        id: u32,
        /// The hint; `None` if there is no move.
        hint: Option<HintRecord>,
        /// The search in figures.
        report: ReportRecord,
    },
    /// The answer to [`Job::JudgeDraw`]: the score for the side to move.
    Standing {
        /// The request.
        id: u32,
        /// The search in figures.
        report: ReportRecord,
    },
    /// The answer to [`Job::Known`].
    Known {
        /// The request.
        id: u32,
        /// What each legal move is worth, in the order of the generator, as the engine's code for it; none outside the tables.
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
        /// Plies of the shortest win; 0 where that is not known.
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
        /// The request; 0 if none in particular.
        id: u32,
        /// Why.
        message: String,
    },
}

/// How far a search has come.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ReportRecord {
    /// Plies searched in full.
    pub depth: u8,
    /// Positions looked at.
    pub nodes: u64,
    /// Entries into the recursive function; 0 where they are not counted.
    pub calls: u64,
    /// The score for the side to move, in the engine's own scale.
    pub score: i32,
    /// The best line found so far.
    pub line: Vec<MoveRecord>,
}

/// A good move with its reasons.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HintRecord {
    /// The move.
    pub mv: MoveRecord,
    /// How play may go on, the move itself first.
    pub line: Vec<MoveRecord>,
    /// How many moves of the line the reasons need.
    pub proof: usize,
    /// The reasons.
    pub facts: Vec<FactRecord>,
    /// The score for the side to move, in the engine's own scale.
    pub score: i32,
}

/// A reason for a move, as the engine gives it.
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
    /// Men and kings lost on balance.
    Gives(i8, i8),
    /// This many pieces of each side are exchanged.
    Exchange(u8),
    /// A man is crowned.
    Crowns,
    /// The next best move is worse by this many hundredths of a man.
    Better(i32),
}
