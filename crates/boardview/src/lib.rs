//! The board as data, for any screen: selection, capture routes, dragging, keyboard, typed moves, animation.
//!
//! Not here: how anything is drawn, clocks, games, engines, sentences. A [`Board`] takes an [`Event`] and the
//! time, and hands back [`Intent`]s; a renderer draws its [`View`]. The rules are asked for everything, and
//! the board never plays by itself: the caller answers [`Intent::Play`] with [`Board::play`].

mod board;
mod choose;
mod event;
mod huff;
mod keyboard;
mod motion;
mod picture;
mod pointer;
mod route;
mod settings;
mod tokens;
pub mod view;

pub use board::Board;
pub use event::{Event, Intent, Key, Millis, Refused};
pub use settings::{CaptureStyle, Movers, Settings, Speed};
pub use view::{
    Frame, FrameKind, Phase, PieceId, PieceState, PieceView, Point, RouteGhost, RouteKind, RouteView,
    SquareDescription, SquareView, Target, View,
};
