//! The commands that a person can type.

use std::path::PathBuf;

use crownhead_prose::terminal::Word;

/// A command, or a move to be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// Nothing was typed.
    Nothing,
    /// Not a command: a move or squares.
    Other(String),
    /// Show the legal moves of the piece on a square, or all.
    Moves(Option<String>),
    /// Suggest a move.
    Hint,
    /// Show the values of all moves, from endgame tables.
    Values,
    /// Take back a move.
    Undo,
    /// Play a move again.
    Redo,
    /// Write the game to a file; replace an existing file only on request.
    Save {
        /// The file.
        path: PathBuf,
        /// Whether it may exist already.
        replace: bool,
    },
    /// Read a game from a file.
    Load(PathBuf),
    /// Show the position as FEN.
    Fen,
    /// Show the rules.
    Rules,
    /// Turn the board.
    Flip,
    /// Show the board.
    Board,
    /// Show the score.
    Score,
    /// Begin a new game, perhaps under other rules.
    New(Option<String>),
    /// Resign.
    Resign,
    /// Offer a draw.
    Draw,
    /// Claim a draw.
    Claim,
    /// Show the draw counters.
    Draws,
    /// Huff the piece on a square, or the only one that may be huffed.
    Huff(Option<String>),
    /// Change the opponent, or list all opponents.
    Opponent(Option<String>),
    /// Show what can be typed.
    Help,
    /// Make the thinking computer move at once.
    Stop,
    /// End.
    Quit,
    /// A command that lacks its argument.
    Incomplete(Word),
}

impl Command {
    /// The command of a line.
    pub(super) fn parse(line: &str) -> Command {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let argument = (!rest.is_empty()).then(|| rest.to_owned());
        match word.to_ascii_lowercase().as_str() {
            "" => Command::Nothing,
            "moves" | "m" => Command::Moves(argument),
            "save" => Command::save(rest, false),
            "save!" => Command::save(rest, true),
            "load" if rest.is_empty() => Command::Incomplete(Word::LoadWhat),
            "load" => Command::Load(PathBuf::from(rest)),
            "move" if rest.eq_ignore_ascii_case("now") => Command::Stop,
            "huff" => Command::Huff(argument),
            "new" => Command::New(argument),
            "opponent" => Command::Opponent(argument),
            _ if argument.is_some() => Command::Other(line.to_owned()),
            "hint" => Command::Hint,
            "values" | "v" => Command::Values,
            "undo" | "u" => Command::Undo,
            "redo" => Command::Redo,
            "fen" => Command::Fen,
            "rules" => Command::Rules,
            "flip" => Command::Flip,
            "board" => Command::Board,
            "score" => Command::Score,
            "resign" => Command::Resign,
            "draw" => Command::Draw,
            "claim" => Command::Claim,
            "draws" => Command::Draws,
            "stop" => Command::Stop,
            "help" | "h" | "?" => Command::Help,
            "quit" | "q" | "exit" => Command::Quit,
            _ => Command::Other(line.to_owned()),
        }
    }

    fn save(rest: &str, replace: bool) -> Command {
        match rest {
            "" => Command::Incomplete(Word::SaveWhat),
            path => Command::Save { path: PathBuf::from(path), replace },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_differ_from_moves() {
        assert_eq!(Command::parse("  Undo "), Command::Undo);
        assert_eq!(Command::parse("22-18"), Command::Other("22-18".to_owned()));
        assert_eq!(Command::parse("22 18"), Command::Other("22 18".to_owned()));
        assert_eq!(Command::parse("moves 22"), Command::Moves(Some("22".to_owned())));
        assert_eq!(Command::parse("moves"), Command::Moves(None));
        assert_eq!(Command::parse("huff 22"), Command::Huff(Some("22".to_owned())));
        assert_eq!(Command::parse("Huff"), Command::Huff(None));
        assert_eq!(Command::parse(" "), Command::Nothing);
        assert_eq!(["stop", "Move now"].map(Command::parse), [Command::Stop, Command::Stop]);
        assert_eq!(Command::parse("move 22"), Command::Other("move 22".to_owned()));
        assert!(matches!(Command::parse("save"), Command::Incomplete(_)));
        let saved = Command::Save { path: PathBuf::from("my game.pdn"), replace: true };
        assert_eq!(Command::parse("save! my game.pdn"), saved);
    }
}
