//! What the page asks of the engine's worker, and what it hears.

use serde::{Deserialize, Serialize};

use crate::record::{GameRecord, MoveRecord};

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
        /// How many positions to look at.
        nodes: u64,
        /// How long to think at most, on a machine that is too slow for so many.
        milliseconds: u32,
    },
    /// How the side to move stands, to answer an offered draw.
    JudgeDraw {
        /// How many positions to look at.
        nodes: u64,
        /// How long to think at most, on a machine that is too slow for so many.
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
        /// How many positions to look at where tables do not tell.
        nodes: u64,
        /// How long to think at most, on a machine that is too slow for so many.
        milliseconds: u32,
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
        /// The move; `None` if there is none, or if it gives up.
        mv: Option<MoveRecord>,
        /// Whether it gives up because every move loses.
        concedes: bool,
        /// Whether it claims the draw that it may claim instead.
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
    /// The answer to [`Job::JudgeDraw`]: how the side to move stands.
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
    /// How the side to move stands, in the engine's own scale.
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
    /// How the side to move stands, in the engine's own scale.
    pub score: i32,
}

/// A reason for a move, as the engine gives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FactRecord {
    /// There is no other.
    OnlyMove,
    /// The game is won in so many plies.
    WinsGame(u32),
    /// The game is lost in so many plies.
    LosesGame(u32),
    /// Men and kings gained.
    Wins(i8, i8),
    /// Men and kings lost on balance.
    Gives(i8, i8),
    /// So many pieces of each side are exchanged.
    Exchange(u8),
    /// A man is crowned.
    Crowns,
    /// The next best move is worse by so many hundredths of a man.
    Better(i32),
}
