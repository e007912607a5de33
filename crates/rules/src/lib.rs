#![doc = include_str!("../README.md")]
//!
//! # Two layers
//!
//! Everything above uses rules chosen at run time: [`AnyRules`], [`AnyPosition`] and [`AnyMove`]. Programs need only this
//! layer.
//!
//! Inner loops (perft, search) are compiled per [`Rules`] type: [`AnyPosition::dispatch`] passes the rules as a type, and the
//! [`Position`] on their board, to a [`RulesVisitor`]. Both layers share one move generator. Its parts (bitboards, board
//! geometries, move lists) are public for the other crates of this project but hidden in these pages; they may change in
//! any release.
//!
//! Not here: games, text formats, engines, I/O.

#![no_std]

extern crate alloc;

#[doc(hidden)]
pub mod bits;
pub mod draw;
#[doc(hidden)]
pub mod geometry;
#[doc(hidden)]
pub mod movegen;
pub mod perft;
#[doc(hidden)]
pub mod table_position;

mod any;
mod any_move;
mod board;
mod boards;
mod color;
mod counting;
mod direction;
mod facts;
mod house;
mod huff;
mod key;
mod moves;
mod position;
mod presets;
mod refusal;
mod route;
mod rules;
mod setup;
mod square;
mod values;
mod variants;

pub use any::{AnyPosition, AnyRules, RulesVisitor};
pub use any_move::{AnyMove, IllegalMove};
#[doc(hidden)]
pub use board::{Board, KingRun};
pub use color::{Color, Piece, Role};
pub use direction::Direction;
pub use draw::{Advance, DrawClock, DrawReason, DrawRules, Material};
pub use facts::{Clue, Facts, GameNumber, Numbering, PerftNumbers, ResultStyle};
pub use house::Contradiction;
pub use key::Key;
#[doc(hidden)]
pub use moves::{Move, MoveList};
pub use position::Position;
pub use presets::Preset;
pub use refusal::{Attempt, Refusal, RefusalReason};
pub use route::{Route, Walk, count_routes, routes};
pub use rules::{House, HouseRules, Rules};
pub use setup::{Setup, SetupError, SetupProblem};
pub use square::{BoardKind, Square, SquareSet};
pub use values::{
    CaptureDuty, ChainDuty, CrowningInCapture, Goal, KingLanding, Lines, Precedence, Regicide, Removal,
    RuleValue,
};
pub use variants::*;
