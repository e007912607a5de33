//! The words of the analysis board in a terminal.
//!
//! Its text is in `locale/en-US-terminal.ftl`, which the browser does not load.

use crate::{fixed::texts, messages::say, numbers::in_tenths, terminal::help_rows};

texts! {
    /// A fixed text of the analysis board.
    AnalysisWord {
        AskedSeveral = "analysis-asked-several",
        CannotRead = "analysis-cannot-read",
        CommentStart = "analysis-comment-start",
        Discard = "analysis-discard",
        DiscardTitle = "analysis-discard-title",
        End = "analysis-end",
        HelpAdd = "analysis-help-add",
        HelpArrow = "analysis-help-arrow",
        HelpBest = "analysis-help-best",
        HelpBranch = "analysis-help-branch",
        HelpComment = "analysis-help-comment",
        HelpCursor = "analysis-help-cursor",
        HelpDeeper = "analysis-help-deeper",
        HelpDelete = "analysis-help-delete",
        HelpEnds = "analysis-help-ends",
        HelpEngine = "analysis-help-engine",
        HelpFiles = "analysis-help-files",
        HelpFlip = "analysis-help-flip",
        HelpGlyphs = "analysis-help-glyphs",
        HelpHuff = "analysis-help-huff",
        HelpLearn = "analysis-help-learn",
        HelpLeave = "analysis-help-leave",
        HelpLetters = "analysis-help-letters",
        HelpLines = "analysis-help-lines",
        HelpMarks = "analysis-help-marks",
        HelpMemory = "analysis-help-memory",
        HelpMen = "analysis-help-men",
        HelpMistakes = "analysis-help-mistakes",
        HelpMouse = "analysis-help-mouse",
        HelpPromote = "analysis-help-promote",
        HelpQuit = "analysis-help-quit",
        HelpReview = "analysis-help-review",
        HelpStep = "analysis-help-step",
        HelpThreads = "analysis-help-threads",
        HelpThreat = "analysis-help-threat",
        HelpTyped = "analysis-help-typed",
        HelpUndo = "analysis-help-undo",
        Keep = "analysis-keep",
        KeyBest = "analysis-key-best",
        KeyComment = "analysis-key-comment",
        KeyDelete = "analysis-key-delete",
        KeyEngine = "analysis-key-engine",
        KeyFlip = "analysis-key-flip",
        KeyGlyphs = "analysis-key-glyphs",
        KeyHelp = "analysis-key-help",
        KeyLearn = "analysis-key-learn",
        KeyLines = "analysis-key-lines",
        KeyNew = "analysis-key-new",
        KeyOpen = "analysis-key-open",
        KeyPromote = "analysis-key-promote",
        KeyQuit = "analysis-key-quit",
        KeyReview = "analysis-key-review",
        KeySave = "analysis-key-save",
        KeyThreat = "analysis-key-threat",
        KeyUndo = "analysis-key-undo",
        LabelDraw = "analysis-label-draw",
        NoBranch = "analysis-no-branch",
        NoEngineMove = "analysis-no-engine-move",
        NoLesson = "analysis-no-lesson",
        NoMistake = "analysis-no-mistake",
        NoMoves = "analysis-no-moves",
        NothingToReview = "analysis-nothing-to-review",
        OnMain = "analysis-on-main",
        OpenTitle = "analysis-open-title",
        Replace = "analysis-replace",
        RulesTitle = "analysis-rules-title",
        SaveTitle = "analysis-save-title",
        Searching = "analysis-searching",
        SwitchDeeper = "analysis-switch-deeper",
        SwitchThreat = "analysis-switch-threat",
        Title = "analysis-title",
    }
}

/// The keys with their effects, one per line.
pub fn help() -> Vec<String> {
    use AnalysisWord as Word;
    let rows = [
        Word::HelpStep,
        Word::HelpEnds,
        Word::HelpBranch,
        Word::HelpLeave,
        Word::HelpMistakes,
        Word::HelpTyped,
        Word::HelpCursor,
        Word::HelpMouse,
        Word::HelpBest,
        Word::HelpAdd,
        Word::HelpEngine,
        Word::HelpLines,
        Word::HelpThreat,
        Word::HelpDeeper,
        Word::HelpMen,
        Word::HelpArrow,
        Word::HelpThreads,
        Word::HelpMemory,
        Word::HelpReview,
        Word::HelpLearn,
        Word::HelpComment,
        Word::HelpGlyphs,
        Word::HelpMarks,
        Word::HelpPromote,
        Word::HelpDelete,
        Word::HelpUndo,
        Word::HelpFlip,
        Word::HelpHuff,
        Word::HelpFiles,
        Word::HelpQuit,
    ];
    let mut lines = help_rows(&rows.map(Word::text));
    lines.extend([String::new(), Word::HelpLetters.text()]);
    lines
}

/// The heading of the line for a comment on a move; `None` for the start.
pub fn comment_title(mv: Option<&str>) -> String {
    mv.map_or_else(|| AnalysisWord::CommentStart.text(), |mv| say!("analysis-comment-title", move = mv))
}

/// The heading of the list of glyphs.
pub fn glyphs_title(mv: &str) -> String {
    say!("analysis-glyphs-title", move = mv)
}

/// The file exists.
pub fn replace_title(name: &str) -> String {
    say!("analysis-replace-title", name = name)
}

/// A file has no game of that number.
pub fn no_game(number: usize, count: usize) -> String {
    say!("analysis-no-game", number = number, count = count)
}

/// How far a review is.
pub fn reviewing(percent: u8) -> String {
    say!("analysis-reviewing", percent = percent)
}

/// The result of a review: the names of both sides with their accuracies.
pub fn reviewed((white, first): (&str, &str), (black, second): (&str, &str)) -> String {
    say!("analysis-reviewed", white = white, first = first, black = black, second = second)
}

/// What the engine has searched: depth, nodes and nodes a second.
pub fn speed(depth: u8, nodes: u64, millis: u128) -> String {
    let speed = u128::from(nodes) * 1000 / millis.max(1);
    let speed = u64::try_from(speed).unwrap_or(u64::MAX);
    say!("analysis-speed", depth = depth, nodes = &short(nodes), speed = &short(speed))
}

/// The number of threads.
pub fn threads(count: u16) -> String {
    say!("analysis-threads", n = count)
}

/// The size of the transposition table.
pub fn memory(megabytes: u32) -> String {
    say!("analysis-memory", n = megabytes)
}

/// The shapes drawn at a move.
pub fn drawn(shapes: &[String]) -> String {
    say!("analysis-drawn", shapes = &shapes.join(", "))
}

/// A large number in few characters: 950, 12k, 3.4M.
fn short(number: u64) -> String {
    match number {
        0..1_000 => number.to_string(),
        1_000..1_000_000 => format!("{}k", number / 1_000),
        1_000_000..100_000_000 => format!("{}M", in_tenths(number / 100_000)),
        _ => format!("{}M", number / 1_000_000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_short() {
        let numbers = [0, 999, 1_000, 45_678, 1_000_000, 12_345_678, 987_654_321];
        assert_eq!(numbers.map(short), ["0", "999", "1k", "45k", "1.0M", "12.3M", "987M"]);
        assert_eq!(speed(12, 3_000_000, 1500), "depth 12, 3.0M nodes, 2.0M/s");
    }

    #[test]
    fn each_key_has_a_line() {
        let help = help();
        assert!(help[0].starts_with("Left, Right  "), "{}", help[0]);
        assert_eq!(
            (threads(1), threads(4), memory(64)),
            ("1 thread".into(), "4 threads".into(), "64 MB".into())
        );
    }
}
