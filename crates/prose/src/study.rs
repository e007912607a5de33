//! The words of the study pages.
//!
//! A module of its own loads them (see [`load`]), so that a game doesn't.

use crate::fixed::texts;
use crate::messages::{add, say};
use crate::names::{piece_name, side};
use crownhead_notation::square_name;
use crownhead_rules::{AnyRules, Color, Piece, Square};

/// Makes the texts of the study pages known. Call it before anything is said.
pub fn load() {
    add(include_str!("../locale/en-US-study.ftl"));
}

texts! {
    /// A label of the study pages.
    StudyLabel {
        Analysis = "study-analysis",
        BackToStart = "study-back-to-start",
        Cancel = "study-cancel",
        ChooseFiles = "study-choose-files",
        Board = "study-board",
        Comment = "study-comment",
        CommentHere = "study-comment-here",
        Copied = "study-copied",
        Deeper = "study-deeper",
        Delete = "study-delete",
        DeleteVariations = "study-delete-variations",
        Depth = "study-depth",
        Edit = "study-edit",
        EmptyPaste = "study-empty-paste",
        EngineFailed = "study-engine-failed",
        EngineInPage = "study-engine-in-page",
        EngineSetup = "study-engine-setup",
        EngineIdle = "study-engine-idle",
        EngineOff = "study-engine-off",
        EngineOn = "study-engine-on",
        Evaluation = "study-evaluation",
        Fewer = "study-fewer",
        First = "study-first",
        Glyphs = "study-glyphs",
        Keys = "study-keys",
        KeysHelp = "study-keys-help",
        Last = "study-last",
        Memory = "study-memory",
        Threads = "study-threads",
        MakeMain = "study-make-main",
        Men = "study-men",
        MoreLines = "study-more-lines",
        MoreGames = "study-more-games",
        Moves = "study-moves",
        NewStudy = "study-new",
        NextMove = "study-next",
        NoMoves = "study-no-moves",
        OpenHint = "study-open-hint",
        OpenStudy = "study-open",
        Palette = "study-palette",
        Paste = "study-paste",
        Play = "study-play",
        PreviousMove = "study-previous",
        Promote = "study-promote",
        SearchGames = "study-search-games",
        ShareStudy = "study-share",
        StartPosition = "study-start-position",
        StudyPosition = "study-position",
        SwapColors = "study-swap-colors",
        Threat = "study-threat",
        ThreatNone = "study-threat-none",
        Title = "study-title",
        ToolErase = "study-tool-erase",
        ToolHand = "study-tool-hand",
        WholeGame = "study-whole-game",
        Wipe = "study-wipe",
    }
}

/// The search depth beside the engine's lines, such as "depth 18".
pub fn depth(plies: u8) -> String {
    say!("study-depth-of", n = plies)
}

/// The name of the server's engine while it is at work, such as "Native engine, 2 threads".
pub fn native_engine(threads: u16) -> String {
    say!("study-engine-native", n = threads)
}

/// An amount of memory, such as "64 MiB".
pub fn memory(mebibytes: u32) -> String {
    say!("study-memory-of", n = mebibytes)
}

/// The expected results for a screen reader: percentages of White's wins, of draws and of Black's wins.
pub fn chances(win: u8, draw: u8, loss: u8) -> String {
    say!("study-chances", win = win, draw = draw, loss = loss)
}

/// While a text is read: so many games so far.
pub fn reading(games: usize) -> String {
    say!("study-reading", n = games)
}

/// How many games a text or its files contain.
pub fn games_found(games: usize) -> String {
    say!("study-games-found", n = games)
}

/// A game without names.
pub fn game_number(number: usize) -> String {
    say!("study-game-number", n = number)
}

/// What was repaired in an opened game: the first thing, and how many more.
pub fn repaired(first: &str, more: usize) -> String {
    say!("study-repaired", first = first, n = more)
}

/// A square of the position editor for a screen reader.
pub fn editor_square(rules: AnyRules, square: Square, piece: Option<Piece>) -> String {
    let name = square_name(rules, square);
    match piece {
        Some(piece) => say!("study-square-with", square = &name, piece = &editor_piece(rules, piece)),
        None => say!("study-square-empty", square = &name),
    }
}

/// A piece, such as "White king".
pub fn editor_piece(rules: AnyRules, piece: Piece) -> String {
    let (side, piece) = (side(rules, piece.color), piece_name(rules, piece.role));
    say!("study-piece", side = &side, piece = &piece)
}

/// The choice of the side to move.
pub fn to_move(rules: AnyRules, color: Color) -> String {
    say!("study-to-move", side = &side(rules, color))
}

/// What an opened text held: so many games, of which this one is shown.
pub fn opened_one_of(number: usize, count: usize) -> String {
    say!("study-opened-one-of", number = number, count = count)
}
