//! The words of the study pages.
//!
//! A module of its own loads them (see [`load`]), so that a game doesn't.

use crate::fixed::texts;
use crate::messages::{add, say};

/// Makes the texts of the study pages known. Call it before anything is said.
pub fn load() {
    add(include_str!("../locale/en-US-study.ftl"));
}

texts! {
    /// A label of the study pages.
    StudyLabel {
        Analysis = "study-analysis",
        BackToStart = "study-back-to-start",
        Board = "study-board",
        Comment = "study-comment",
        CommentHere = "study-comment-here",
        Copied = "study-copied",
        CopyPicture = "study-copy-picture",
        Deeper = "study-deeper",
        Delete = "study-delete",
        DeleteVariations = "study-delete-variations",
        Depth = "study-depth",
        Download = "study-download",
        Edit = "study-edit",
        EmptyPaste = "study-empty-paste",
        EngineFailed = "study-engine-failed",
        EngineIdle = "study-engine-idle",
        EngineOff = "study-engine-off",
        EngineOn = "study-engine-on",
        Evaluation = "study-evaluation",
        Fewer = "study-fewer",
        FileName = "study-file-name",
        First = "study-first",
        Glyphs = "study-glyphs",
        Keys = "study-keys",
        KeysHelp = "study-keys-help",
        Last = "study-last",
        MakeMain = "study-make-main",
        Men = "study-men",
        MoreLines = "study-more-lines",
        Moves = "study-moves",
        NewStudy = "study-new",
        NextMove = "study-next",
        NoMoves = "study-no-moves",
        NotDownloaded = "study-not-downloaded",
        OpenHint = "study-open-hint",
        OpenStudy = "study-open",
        PictureCopied = "study-picture-copied",
        PictureNotCopied = "study-picture-not-copied",
        Play = "study-play",
        PreviousMove = "study-previous",
        PrintSheet = "study-print-sheet",
        Promote = "study-promote",
        ShareStudy = "study-share",
        Threat = "study-threat",
        ThreatNone = "study-threat-none",
        Title = "study-title",
        WholeGame = "study-whole-game",
    }
}

/// The search depth beside the engine's lines, such as "depth 18".
pub fn depth(plies: u8) -> String {
    say!("study-depth-of", n = plies)
}

/// The expected results for a screen reader: percentages of White's wins, of draws and of Black's wins.
pub fn chances(win: u8, draw: u8, loss: u8) -> String {
    say!("study-chances", win = win, draw = draw, loss = loss)
}

/// What an opened text held: so many games, of which this one is shown.
pub fn opened_one_of(number: usize, count: usize) -> String {
    say!("study-opened-one-of", number = number, count = count)
}
