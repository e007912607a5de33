//! Squares, moves, positions and house rules: what is written is read, in every form.

#[path = "../common/mod.rs"]
mod common;

mod code;
mod fen;
mod houserules;
mod movetext;
mod squares;
mod switch;
