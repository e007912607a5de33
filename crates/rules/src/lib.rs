//! The law of draughts: boards, rules, positions and legal moves.
//!
//! Nothing here knows games, text formats, engines or I/O. Squares are numbered from 1, row by row from
//! the top left playing square as White sees the board; White moves up, towards square 1.
//!
//! Two layers share one generator. Inner loops (perft, search) are compiled per [`Rules`] type on a
//! [`geometry::Geometry`]; everything else uses [`AnyRules`], [`AnyPosition`] and [`AnyMove`], whose rules
//! are chosen at run time.
//!
//! ```
//! use crownhead_rules::{AnyPosition, AnyRules, Variant};
//!
//! let start = AnyPosition::start(AnyRules::Variant(Variant::English));
//! assert_eq!(start.legal_moves().len(), 7);
//! ```
#![no_std]

extern crate alloc;

pub mod bits;
pub mod draw;
pub mod geometry;
pub mod movegen;
pub mod perft;
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
pub use board::{Board, KingRun};
pub use color::{Color, Piece, Role};
pub use direction::Direction;
pub use draw::{Advance, DrawClock, DrawReason, DrawRules, Material};
pub use facts::{Clue, Facts, GameNumber, Numbering, PerftNumbers, ResultStyle};
pub use house::Contradiction;
pub use key::Key;
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
