//! The words of the study pages.
//!
//! A module of its own loads them (see [`load`]), so that a game doesn't.

use crate::fixed::texts;
use crate::language::Language;
use crate::messages::{add, say};
use crate::names::{piece_name, side};
use crate::numbers::in_tenths;
use crownhead_notation::square_name;
use crownhead_rules::{AnyRules, Color, Piece, Square};

/// Makes the texts of the study pages and of the library known. Call it before anything is said.
pub fn load() {
    add(
        Language::English,
        concat!(
            include_str!("../locale/en-US-study.ftl"),
            include_str!("../locale/en-US-library.ftl"),
            include_str!("../locale/en-US-puzzles.ftl"),
            include_str!("../locale/en-US-lessons.ftl"),
            include_str!("../locale/en-US-microscope.ftl"),
        ),
    );
}

texts! {
    /// A label of the study pages.
    StudyLabel {
        Analysis = "study-analysis",
        AsChapters = "study-as-chapters",
        BackToStart = "study-back-to-start",
        Cancel = "study-cancel",
        ChapterHere = "study-chapter-here",
        ChapterName = "study-chapter-name",
        ChapterNew = "study-chapter-new",
        ChapterNext = "study-chapter-next",
        ChapterOpen = "study-chapter-open",
        ChapterPrevious = "study-chapter-previous",
        Chapters = "study-chapters",
        ChooseFiles = "study-choose-files",
        Clocks = "study-clocks",
        Comment = "study-comment",
        CommentHere = "study-comment-here",
        CopyPicture = "study-copy-picture",
        Deeper = "study-deeper",
        Delete = "study-delete",
        Download = "study-download",
        Edit = "study-edit",
        EngineFailed = "study-engine-failed",
        EngineInPage = "study-engine-in-page",
        EngineSetup = "study-engine-setup",
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
        NotDownloaded = "study-not-downloaded",
        OpenHint = "study-open-hint",
        OpenStudy = "study-open",
        Palette = "study-palette",
        Paste = "study-paste",
        PictureCopied = "study-picture-copied",
        PictureNotCopied = "study-picture-not-copied",
        Play = "study-play",
        PreviousMove = "study-previous",
        PrintSheet = "study-print-sheet",
        Promote = "study-promote",
        Recent = "study-recent",
        RecentUnreadable = "study-recent-unreadable",
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

/// A chapter without a name.
pub fn chapter_number(number: usize) -> String {
    say!("study-chapter-number", n = number)
}

/// How many chapters a study has.
pub fn chapter_count(chapters: usize) -> String {
    say!("study-chapter-count", n = chapters)
}

/// A study can't have more chapters than this.
pub fn chapters_full(most: usize) -> String {
    say!("study-chapters-full", n = most)
}

/// The length of a game in half moves, as full moves: "12 moves".
pub fn half_moves(plies: usize) -> String {
    say!("study-move-count", n = plies.div_ceil(2))
}

/// The button that opens so many games as chapters.
pub fn open_all(games: usize) -> String {
    say!("study-open-all", n = games)
}

/// The button that deletes a chapter or a study.
pub fn delete_named(name: &str) -> String {
    say!("study-delete-named", name = name)
}

/// The times on both clocks.
pub fn clocks(white: &str, black: &str) -> String {
    say!("study-clocks-now", white = white, black = black)
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

texts! {
    /// A label of the review.
    ReviewLabel {
        About = "review-page-about",
        Accuracy = "review-page-accuracy",
        Again = "review-page-again",
        AskAgain = "review-page-ask-again",
        Cancel = "review-page-cancel",
        Complete = "review-page-complete",
        Done = "review-page-done",
        FindBetter = "review-page-find-better",
        Graph = "review-page-graph",
        Hint = "review-page-hint",
        Kept = "review-page-kept",
        LearnAbout = "review-page-learn-about",
        LessonOver = "review-page-lesson-over",
        Next = "review-page-next",
        NoFaults = "review-page-no-faults",
        Nothing = "review-page-nothing",
        RemoveMarks = "review-page-remove-marks",
        Retry = "review-page-retry",
        Review = "review-page-review",
        Running = "review-page-running",
        ShowLine = "review-page-show-line",
        Skip = "review-page-skip",
        Solution = "review-page-solution",
        Start = "review-page-start",
        Stopped = "review-page-stopped",
        TheSolution = "review-page-the-solution",
        TryAgain = "review-page-try-again",
    }
}

/// A move with what White can expect after it, in percent: "12. 24-19: White expects 48%".
pub fn expected_after(mv: &str, percent: u32) -> String {
    say!("review-page-expected", mv = mv, percent = percent)
}

/// Hundredths of a percent with one decimal: "93.4%".
pub fn percent_of(hundredths: u16) -> String {
    say!("review-page-percent", percent = &in_tenths((u64::from(hundredths) + 5) / 10))
}

/// The button that asks so many questions.
pub fn learn(questions: usize) -> String {
    say!("review-page-learn", n = questions)
}

/// "Question 2 of 5".
pub fn question_number(number: usize, count: usize) -> String {
    say!("review-page-question-number", number = number, count = count)
}

/// The question: whose turn it is, and the move that was a mistake.
pub fn question(side: &str, mistake: &str) -> String {
    say!("review-page-question", side = side, mistake = mistake)
}

/// The first hint: the square of the piece to move.
pub fn hint_piece(square: &str) -> String {
    say!("review-page-hint-piece", square = square)
}

/// The second hint: the move.
pub fn hint_move(mv: &str) -> String {
    say!("review-page-hint-move", mv = mv)
}

/// The answer is the mistake again.
pub fn played_again(mv: &str) -> String {
    say!("review-page-played-again", mv = mv)
}

/// The answer is not good enough.
pub fn not_best(mv: &str) -> String {
    say!("review-page-not-best", mv = mv)
}

/// The answer is the best move.
pub fn is_best(mv: &str) -> String {
    say!("review-page-is-best", mv = mv)
}

/// The answer is about as good as the best move.
pub fn is_good(mv: &str) -> String {
    say!("review-page-is-good", mv = mv)
}

/// How the questions went: answers found, questions, and those found at the first try.
pub fn lesson_summary(found: usize, count: usize, clean: usize) -> String {
    say!("review-page-summary", found = found, count = count, clean = clean)
}

/// The name of an annotation glyph by its number: "good move".
pub fn glyph(number: u32) -> String {
    say!("study-glyph", number = number)
}
