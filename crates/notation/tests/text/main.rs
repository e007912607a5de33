//! Squares, moves, positions and house rules: every form is read back unchanged.

#[path = "../common/mod.rs"]
mod common;

mod code;
mod fen;
mod houserules;
mod movetext;
mod squares;
mod switch;
