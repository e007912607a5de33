//! The text of the terminal: its keys, its help, and its messages about files and typed squares.
//!
//! It has its own file (`locale/en-US-terminal.ftl`), which the browser does not load.

use crownhead_engine::{Length, ProbeResult, Verdict};

use crate::{fixed::texts, messages::say};

texts! {
    /// A fixed text of the terminal.
    Word {
        ClockPaused = "clock-paused",
        DoesClaim = "does-claim",
        DoesDraw = "does-draw",
        DoesFlip = "does-flip",
        DoesHelp = "does-help",
        DoesHint = "does-hint",
        DoesHuff = "does-huff",
        DoesNew = "does-new",
        DoesOpponent = "does-opponent",
        DoesPause = "does-pause",
        DoesPractice = "does-practice",
        DoesQuit = "does-quit",
        DoesRead = "does-read",
        DoesRedo = "does-redo",
        DoesResign = "does-resign",
        DoesRules = "does-rules",
        DoesSettings = "does-settings",
        DoesTables = "does-tables",
        DoesUndo = "does-undo",
        DoesValues = "does-values",
        DoesWrite = "does-write",
        GamesKeys = "games-keys",
        GamesNone = "games-none",
        HelpArrows = "help-arrows",
        HelpChoose = "help-choose",
        HelpEscape = "help-escape",
        HelpLegBack = "help-leg-back",
        HelpMouse = "help-mouse",
        HelpTyped = "help-typed",
        KeyClaim = "key-claim",
        KeyDraw = "key-draw",
        KeyFlip = "key-flip",
        KeyHelp = "key-help",
        KeyHint = "key-hint",
        KeyHuff = "key-huff",
        KeyNew = "key-new",
        KeyOpponent = "key-opponent",
        KeyPause = "key-pause",
        KeyPractice = "key-practice",
        KeyQuit = "key-quit",
        KeyRead = "key-read",
        KeyRedo = "key-redo",
        KeyResign = "key-resign",
        KeyRules = "key-rules",
        KeySettings = "key-settings",
        KeyTables = "key-tables",
        KeyUndo = "key-undo",
        KeyValues = "key-values",
        KeyWrite = "key-write",
        LoadWhat = "load-what",
        PlayHelpDraws = "play-help-draws",
        PlayHelpEnd = "play-help-end",
        PlayHelpFen = "play-help-fen",
        PlayHelpHint = "play-help-hint",
        PlayHelpHuff = "play-help-huff",
        PlayHelpLoad = "play-help-load",
        PlayHelpMove = "play-help-move",
        PlayHelpMoves = "play-help-moves",
        PlayHelpNew = "play-help-new",
        PlayHelpOpponent = "play-help-opponent",
        PlayHelpQuit = "play-help-quit",
        PlayHelpRules = "play-help-rules",
        PlayHelpSave = "play-help-save",
        PlayHelpShow = "play-help-show",
        PlayHelpStop = "play-help-stop",
        PlayHelpUndo = "play-help-undo",
        PlayHelpValues = "play-help-values",
        PlayMoveOrHelp = "play-move-or-help",
        PracticeTakeBack = "practice-take-back",
        WarningTakeBack = "warning-take-back",
        SaveWhat = "save-what",
        SettingAscii = "setting-ascii",
        SettingSearch = "setting-search",
        SettingSquareSize = "setting-square-size",
        SizeAuto = "size-auto",
        SizeLarge = "size-large",
        SizeMedium = "size-medium",
        SizeSmall = "size-small",
        TitleRead = "title-read",
        TitleWrite = "title-write",
        ValuesTitle = "values-title",
        ValuesUnknown = "values-unknown",
    }
}

/// The commands of the line-by-line game, one per line.
pub fn play_help() -> Vec<String> {
    let rows = [
        Word::PlayHelpMove,
        Word::PlayHelpMoves,
        Word::PlayHelpHint,
        Word::PlayHelpValues,
        Word::PlayHelpUndo,
        Word::PlayHelpSave,
        Word::PlayHelpLoad,
        Word::PlayHelpFen,
        Word::PlayHelpRules,
        Word::PlayHelpShow,
        Word::PlayHelpNew,
        Word::PlayHelpOpponent,
        Word::PlayHelpEnd,
        Word::PlayHelpDraws,
        Word::PlayHelpHuff,
        Word::PlayHelpStop,
        Word::PlayHelpQuit,
    ];
    columns(&rows.map(|row| halves(&row.text())))
}

/// The help of the full-screen board, one line per key: those of the board, then the commands with their keys.
pub fn board_help(commands: &[(char, Word)]) -> Vec<String> {
    let board = [
        Word::HelpArrows,
        Word::HelpChoose,
        Word::HelpLegBack,
        Word::HelpEscape,
        Word::HelpTyped,
        Word::HelpMouse,
    ];
    let mut rows = board.map(|row| halves(&row.text())).to_vec();
    rows.push((String::new(), String::new()));
    rows.extend(commands.iter().map(|&(key, does)| (key.to_string(), does.text())));
    columns(&rows)
}

/// Rows of help in two columns.
pub(crate) fn help_rows(rows: &[String]) -> Vec<String> {
    columns(&rows.iter().map(|row| halves(row)).collect::<Vec<_>>())
}

/// Splits a row of help into the input and its effect.
fn halves(row: &str) -> (String, String) {
    let (typed, does) = row.split_once(" | ").unwrap_or((row, ""));
    (typed.to_owned(), does.to_owned())
}

/// Rows in two columns.
fn columns(rows: &[(String, String)]) -> Vec<String> {
    /// The least space between the columns.
    const GAP: usize = 2;
    let widest = rows.iter().map(|(typed, _)| typed.chars().count()).max().unwrap_or(0);
    let width = widest + GAP;
    rows.iter().map(|(typed, does)| format!("{typed:<width$}{does}").trim_end().to_owned()).collect()
}

/// The terminal is too small for the board.
pub fn too_small(columns: u16, rows: u16) -> String {
    say!("too-small", columns = columns, rows = rows)
}

/// "Score (White - Black): 1.5".
pub fn score_line(white: &str, black: &str, score: f64) -> String {
    say!("score-line", white = white, black = black, score = &score.to_string())
}

/// The value of a move for the side that makes it: "wins in 13"; plies to a capture or crowning are in brackets.
pub fn value_of_move(verdict: Verdict) -> String {
    match verdict {
        Verdict::Draw => say!("move-draws"),
        Verdict::Win(Length::Unknown) => say!("move-wins"),
        Verdict::Win(Length::ToEnd(plies)) => say!("move-wins-in", n = plies),
        Verdict::Win(Length::ToConversion(plies)) => say!("move-wins-converting", n = plies),
        Verdict::Loss(Length::Unknown) => say!("move-loses"),
        Verdict::Loss(Length::ToEnd(plies)) => say!("move-loses-in", n = plies),
        Verdict::Loss(Length::ToConversion(plies)) => say!("move-loses-converting", n = plies),
    }
}

/// A move with its value: "22-18: wins in 13".
pub fn move_with_value(mv: &str, worth: &str) -> String {
    say!("values-move", move = mv, worth = worth)
}

/// The meaning of numbers in brackets, if there are any.
pub fn explain_brackets(known: &ProbeResult) -> Option<String> {
    let converts = |verdict| match verdict {
        Verdict::Win(length) | Verdict::Loss(length) => matches!(length, Length::ToConversion(_)),
        Verdict::Draw => false,
    };
    known.moves.iter().any(|&(_, verdict)| converts(verdict)).then(|| say!("values-brackets"))
}

/// "and 3 more", below a shortened list.
pub fn more_moves(count: usize) -> String {
    say!("values-more", n = count)
}

/// The text names no square of the board.
pub fn no_square(text: &str, last: u8) -> String {
    say!("no-square", text = text, last = last)
}

/// A file and rank, such as "9 3", off the board.
pub fn off_the_board(place: &str, most: u8) -> String {
    say!("off-the-board", place = place, most = most)
}

/// A file and rank of an unused square.
pub fn not_playing(place: &str) -> String {
    say!("not-playing", place = place)
}

/// A line that is neither a move nor a command; `why` says why it is not a move.
pub fn neither_move(text: &str, why: &str) -> String {
    say!("neither-move", text = text, why = why)
}

/// A line that is neither the requested number nor a command.
pub fn neither_number(text: &str, name: &str) -> String {
    say!("neither-number", text = text, name = name)
}

/// The file was saved.
pub fn file_saved(name: &str) -> String {
    say!("file-saved", name = name)
}

/// The file cannot be read, and why.
pub fn file_unreadable(name: &str, why: &str) -> String {
    say!("file-unreadable", name = name, why = why)
}

/// The file exists and is kept.
pub fn file_exists(name: &str) -> String {
    say!("file-exists", name = name)
}

/// The file exists and is kept, where a command can replace it.
pub fn file_exists_replace(name: &str) -> String {
    say!("file-exists-replace", name = name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_stands_in_two_columns() {
        let play = play_help();
        assert_eq!(play[4], "undo, redo          take back a move, redo it");
        assert_eq!(play[9], "flip, board, score  flip the board, show it, show the score");
        let board = board_help(&[('u', Word::DoesUndo)]);
        assert_eq!(board[0], "Arrows, hjkl  move the cursor");
        assert_eq!(board[6..], ["", "u             take back a move"]);
    }

    #[test]
    fn sentences_of_the_terminal() {
        assert_eq!(score_line("White", "Black", -0.5), "Score (White - Black): -0.5");
        assert_eq!(
            neither_number("x", "y1"),
            "\"x\" is neither a number for y1 nor a command. Type help for a list."
        );
        assert_eq!(file_exists_replace("a.pdn"), "a.pdn already exists; save! a.pdn replaces it.");
    }
}
