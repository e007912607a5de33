//! The names of board themes and piece sets.

use crate::messages::say;

/// A board theme by its key: "Wood".
pub fn board(key: &str) -> String {
    say!("look-board", key = key)
}

/// A piece set by its key: "Stone".
pub fn pieces(key: &str) -> String {
    say!("look-pieces", key = key)
}
