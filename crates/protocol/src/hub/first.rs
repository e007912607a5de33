//! Hub, version 1, the user interface's side: words in a fixed order, times in milliseconds, one board.
//!
//! Programs of before 2018 speak it (Scan 2.0). It names no variants: it is for international draughts. Lines to a program are
//! `set NAME VALUE`, `init`, `new`, `pos POSITION`, `move MOVE`, `level MOVES TIME INCREMENT`, `time TIME`, `depth PLIES`
//! and `go`; it answers `name NAME`, `wait`, `ready`, `info DEPTH PLY SCORE ...`, `move MOVE [EXPECTED]` and `error TEXT`.

use std::time::Duration;

use crownhead_game::Game;
use crownhead_notation::hub;

use super::client::{Said, plain_start};
use super::server::Level;

/// Parses an answer.
pub fn said(text: &str) -> Said {
    let (command, rest) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
    let word = |index| rest.split_whitespace().nth(index).unwrap_or_default();
    match command {
        "name" => Said::Id(rest.to_owned()),
        "wait" => Said::Wait,
        "ready" => Said::Ready,
        // The score is in hundredths of a man.
        "info" => Said::Info(
            word(2).parse().ok().filter(|score: &f64| score.is_finite()).map(|score| score / 100.0),
        ),
        "move" => Said::Done(word(0).to_owned()),
        "error" => Said::Error(rest.to_owned()),
        _ => Said::Other,
    }
}

/// Sets a parameter.
pub fn set(name: &str, value: &str) -> String {
    format!("set {name} {value}")
}

/// The lines that set up the position of a game with its history.
pub fn position(game: &Game) -> Vec<String> {
    let (start, moves) = plain_start(game);
    let mut letters = hub::write_position(start);
    // Version 1 has the side to move in small letters.
    letters[..1].make_ascii_lowercase();
    let position = std::iter::once(format!("pos {letters}"));
    position.chain(moves.iter().map(|mv| format!("move {}", hub::write_move(mv)))).collect()
}

/// The lines that set the limits of a search. There is none for nodes.
pub fn level(level: &Level) -> Vec<String> {
    let millis = |time: Duration| time.as_millis();
    let clock = level.time.map(|time| {
        format!("level {} {} {}", level.moves.unwrap_or(0), millis(time), millis(level.increment))
    });
    let depth = level.depth.map(|depth| format!("depth {depth}"));
    let time = level.move_time.map(|time| format!("time {}", millis(time)));
    [depth, time, clock].into_iter().flatten().collect()
}
