//! The words of the library page and of the explorer. They are loaded with those of the study
//! ([`study::load`](crate::study::load)).

use crate::fixed::texts;
use crate::messages::say;

texts! {
    /// A label of the library.
    LibraryLabel {
        Add = "library-add",
        AddStudy = "library-add-study",
        AnyGame = "library-any-game",
        AnyResult = "library-any-result",
        Anywhere = "library-anywhere",
        Bad = "library-bad",
        Best = "library-best",
        Black = "library-black",
        BlackWon = "library-black-won",
        Board = "library-board",
        BothLost = "library-both-lost",
        Cancel = "library-cancel",
        Clear = "library-clear",
        ClearSure = "library-clear-sure",
        Draw = "library-draw",
        Drop = "library-drop",
        DropServer = "library-drop-server",
        Empty = "library-empty",
        Ending = "library-ending",
        EndingExample = "library-ending-example",
        Event = "library-event",
        Explorer = "library-explorer",
        Export = "library-export",
        From = "library-from",
        Latest = "library-latest",
        Material = "library-material",
        Mirrored = "library-mirrored",
        More = "library-more",
        MoreConditions = "library-more-conditions",
        Moves = "library-moves",
        MovesExample = "library-moves-example",
        Nobody = "library-nobody",
        NoServer = "library-no-server",
        Open = "library-open",
        Pattern = "library-pattern",
        PatternExample = "library-pattern-example",
        PatternHint = "library-pattern-hint",
        Player = "library-player",
        Position = "library-position",
        Rating = "library-rating",
        Reset = "library-reset",
        Result = "library-result",
        Rules = "library-rules",
        RulesFirst = "library-rules-first",
        Search = "library-search",
        SearchPosition = "library-search-position",
        Study = "library-study",
        Swapped = "library-swapped",
        Title = "library-title",
        To = "library-to",
        ToolAny = "library-tool-any",
        ToolEmpty = "library-tool-empty",
        Total = "library-total",
        UnknownPlayer = "library-unknown-player",
        UnknownResult = "library-unknown-result",
        White = "library-white",
        WhiteWon = "library-white-won",
    }
}

/// So many games.
pub fn games(n: u32) -> String {
    say!("library-games", n = n)
}

/// So many games were found.
pub fn found(n: u32) -> String {
    say!("library-found", n = n)
}

/// So many games cannot be played.
pub fn bad_games(n: u32) -> String {
    say!("library-bad-count", n = n)
}

/// The file of a library.
pub fn file(file: &str) -> String {
    say!("library-file", file = file)
}

/// While a file is added: how much of it, and how many games so far.
pub fn adding(name: &str, percent: u8, games: u32) -> String {
    say!("library-adding", name = name, percent = percent, games = games)
}

/// What has become of a file: new games, games that were there, games that cannot be played.
pub fn added(name: &str, [new, duplicates, bad]: [u32; 3]) -> String {
    say!("library-added", name = name, new = new, duplicates = duplicates, bad = bad)
}

/// Why the library cannot be used.
pub fn failed(reason: &str) -> String {
    say!("library-failed", reason = reason)
}

/// A share in percent.
pub fn percent(percent: u32) -> String {
    say!("library-percent", percent = percent)
}

/// The shares of the results for a screen reader.
pub fn bar([white, draws, black]: [u32; 3]) -> String {
    say!("library-bar", white = white, draws = draws, black = black)
}

/// The move of a game at which a search has found what it looked for.
pub fn at_move(number: u16) -> String {
    say!("library-ply", move = number)
}

/// A file that cannot be read.
pub fn unreadable(name: &str) -> String {
    say!("library-unreadable", name = name)
}
