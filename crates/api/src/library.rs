//! Requests about collections of games, and their answers.
//!
//! The page asks a worker that keeps the games in the browser, or the server that keeps them in a file; both answer the same
//! messages. Not here: how games are found (`crownhead-library`).

use serde::{Deserialize, Serialize};

/// Conditions on games. All of them must hold; the default asks for nothing. Empty texts ask for nothing, too.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct GameQuery {
    /// The key of the rules, or a house-rules code. Conditions on positions and moves need it.
    pub rules: String,
    /// Words of the name of either player.
    pub player: String,
    /// Words of the name of White.
    pub white: String,
    /// Words of the name of Black.
    pub black: String,
    /// Words of the event.
    pub event: String,
    /// The first year.
    pub from_year: Option<u16>,
    /// The last year.
    pub to_year: Option<u16>,
    /// The result: `white`, `black`, `draw`, `both-lost` or `unknown`.
    pub result: String,
    /// The material after the last move, such as `2K1-1K`.
    pub ending: String,
    /// A position as a FEN.
    pub position: String,
    /// What stands on some squares, such as `32=w,28=.`.
    pub pattern: String,
    /// The material at some moment.
    pub material: String,
    /// Consecutive moves.
    pub moves: String,
    /// Whether the moves may come anywhere in the game.
    pub anywhere: bool,
    /// Also with the colors swapped and the board rotated.
    pub swapped: bool,
    /// Also with left and right changed, where the board allows it.
    pub mirrored: bool,
}

/// A request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LibraryRequest {
    /// Counts up from 1; the answer repeats it.
    pub id: u32,
    /// The task.
    pub job: LibraryJob,
}

/// A task for a library.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LibraryJob {
    /// How many games there are, by which rules.
    Summary,
    /// Games, the last added first.
    Find {
        /// Which games.
        query: GameQuery,
        /// The games to skip.
        skip: u32,
        /// The most games to list.
        most: u32,
    },
    /// What was played in the position of a query.
    Explore(GameQuery),
    /// A whole game.
    Game(u32),
    /// Whole games as one PDN file.
    Export(GameQuery),
    /// A piece of a file with games.
    Add(Piece),
    /// The games that cannot be played.
    Bad,
    /// Removes all games.
    Clear,
}

/// A piece of a file with games. The pieces of a file come in order, one file after another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// The name of the file.
    pub name: String,
    /// The text. It may end anywhere.
    pub text: String,
    /// Whether it begins a file; what was left of an earlier one is forgotten.
    pub first: bool,
    /// Whether it ends the file.
    pub last: bool,
    /// The rules of games that do not name theirs; empty to guess them.
    pub rules: String,
}

/// An answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LibraryAnswer {
    /// The request; 0 if the library has changed without one.
    pub id: u32,
    /// What was found.
    pub reply: LibraryReply,
}

/// What was found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LibraryReply {
    /// The library can be asked.
    Ready,
    /// The answer to [`LibraryJob::Summary`], [`LibraryJob::Clear`], and after a change from elsewhere.
    Summary(LibrarySummary),
    /// The answer to [`LibraryJob::Find`].
    Found {
        /// All games that answer the query.
        total: u32,
        /// Those listed.
        games: Vec<GameLine>,
    },
    /// The answer to [`LibraryJob::Explore`].
    Explored {
        /// All games that reached the position.
        total: Tally,
        /// The moves, the most frequent first.
        moves: Vec<(String, Tally)>,
        /// The last games by date.
        latest: Vec<GameLine>,
        /// The games with the highest mean rating.
        best: Vec<GameLine>,
    },
    /// The answer to [`LibraryJob::Game`] and [`LibraryJob::Export`]: games as PDN.
    Pdn(String),
    /// The answer to [`LibraryJob::Add`]: what has become of the file so far.
    Added(Added),
    /// The answer to [`LibraryJob::Bad`].
    Bad(Vec<BadLine>),
    /// The request cannot be answered, for this reason.
    Failed(String),
}

/// What a library holds.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LibrarySummary {
    /// Games.
    pub games: u32,
    /// Games that cannot be played.
    pub bad: u32,
    /// The rules with their number of games, the most frequent first.
    pub rules: Vec<(String, u32)>,
    /// The file of the server; empty if the games are kept in the browser.
    pub file: String,
}

/// What has become of the games of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Added {
    /// New games.
    pub new: u32,
    /// Games that were there already.
    pub duplicates: u32,
    /// Games that cannot be played.
    pub bad: u32,
}

/// A game in a list.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct GameLine {
    /// Its number in the library.
    pub game: u32,
    /// The plies before the moment that was asked for; 0 if none was.
    pub ply: u16,
    /// The key or the code of its rules.
    pub rules: String,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// White's and Black's rating; 0 if unknown.
    pub ratings: [u16; 2],
    /// The event.
    pub event: String,
    /// The date, such as `2003.07`; empty if unknown.
    pub date: String,
    /// The result: `white`, `black`, `draw`, `both-lost` or `unknown`.
    pub result: String,
    /// Its length in plies.
    pub plies: u16,
}

/// Counts of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// All games.
    pub games: u32,
    /// White won.
    pub white: u32,
    /// Draws.
    pub draws: u32,
    /// Black won.
    pub black: u32,
    /// The mean rating of the side that moved, where it is known; else 0.
    pub rating: u16,
}

/// A game that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BadLine {
    /// What is wrong with it.
    pub reason: String,
    /// Its text as it was written.
    pub text: String,
}
