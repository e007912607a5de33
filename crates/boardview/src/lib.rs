//! The board as data, for any screen: selection, capture routes, dragging, keyboard, typed moves, animation.
//!
//! A [`Board`] takes an [`Event`] and the time and returns [`Intent`]s; a renderer draws its [`View`]. The rules decide
//! everything, and the board never plays by itself: the caller answers [`Intent::Play`] with [`Board::play`].
//!
//! Not here: drawing, clocks, games, engines, sentences.
//!
//! The files form layers; each imports only from the layers above it in this list:
//!
//! | layer | files |
//! |---|---|
//! | words | `view`, `event`, `settings` |
//! | state | `tokens`, `motion`, `route`, `selection`, `press`, `cursor`, `premove`, `board` |
//! | movement | `orientation`, `animate`, `show` |
//! | handlers of input | `fan`, `plan`, `choose`, `huff`, `pointer`, `keyboard` |
//! | facade | `handle` for input, `picture` for output |
//!
#![doc = include_str!("../README.md")]

mod animate;
mod board;
mod choose;
mod cursor;
mod event;
mod fan;
mod handle;
mod huff;
mod keyboard;
mod motion;
mod orientation;
mod picture;
mod plan;
mod pointer;
mod premove;
mod press;
mod route;
mod selection;
mod settings;
mod show;
mod tokens;
pub mod view;

pub use board::Board;
pub use event::{Event, Intent, Key, Millis, Refused};
pub use premove::{Premove, Premoves, Taken};
pub use settings::{CaptureStyle, Movers, Settings, Speed, SquareNames};
pub use view::{
    Frame, FrameKind, Phase, PieceId, PieceState, PieceView, Point, RouteGhost, RouteKind, RouteView,
    SquareDescription, SquareView, Target, View,
};
