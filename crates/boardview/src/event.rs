//! Events, which a user causes, and intents, which follow from them.

use crownhead_notation::movetext::MoveTextError;
use crownhead_rules::{AnyMove, Attempt, Refusal, Square};

use crate::view::Point;

/// A moment in milliseconds, from any fixed origin. It comes in with every event and tick; nothing here
/// reads a clock.
pub type Millis = f64;

/// What a person does. Places are in display units (see [`crate::view`]).
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Event {
    /// A mouse button, pen or finger goes down.
    PointerDown {
        /// Where.
        at: Point,
        /// How far it must travel before it drags, in squares (3 px divided by the width of a square).
        threshold: f32,
    },
    /// It moves, pressed or not. `None` when it left the board.
    PointerMove(Option<Point>),
    /// It is released; `None` outside the board.
    PointerUp(Option<Point>),
    /// The gesture was taken away (the browser's `pointercancel`): a drag goes back.
    PointerCancel,
    /// A square is chosen without a pointer, by assistive technology or a test: a click.
    Activate(Square),
    /// The keyboard focus is set on a square.
    Focus(Square),
    /// The keyboard focus leaves the board.
    Blur,
    /// A key.
    Key(Key),
}

/// A key that the board understands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Key {
    /// Cursor left as shown.
    Left,
    /// Cursor right as shown.
    Right,
    /// Cursor up as shown.
    Up,
    /// Cursor down as shown.
    Down,
    /// Choose the square under the cursor, or play the typed move.
    Enter,
    /// Like Enter, unless a move is being typed.
    Space,
    /// Give up the typed move, else the whole selection.
    Escape,
    /// Take back a typed character, else the last leg, else the selection.
    Backspace,
    /// A character of a typed move.
    Char(char),
}

/// What follows from an event. The board never plays a move by itself: the caller does, and then calls
/// [`crate::Board::play`].
#[derive(Clone, PartialEq, Debug)]
pub enum Intent {
    /// Play this legal move.
    Play(AnyMove),
    /// What was tried is not possible; the board shows the squares, the caller says why.
    Refused(Refused),
    /// What was typed is not a move.
    Unreadable {
        /// The text.
        text: String,
        /// What is wrong with it, and where.
        error: MoveTextError,
    },
    /// It is not the user's turn.
    NotYourTurn,
    /// A piece was selected.
    Selected(Square),
    /// A capture went one leg further and is not over.
    Stepped {
        /// Where the piece is now.
        at: Square,
        /// Whether the move may also end here (by choosing the square again).
        may_end: bool,
    },
    /// Huff the piece on this square.
    Huff(Square),
    /// The selection was given up, or the choice of a piece to huff.
    Deselected,
    /// The cursor moved to another square.
    CursorMoved(Square),
}

/// Something that was tried and refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The move that was tried; `None` if the piece could not even be selected.
    pub attempt: Option<Attempt>,
    /// The square of the piece in question.
    pub from: Square,
    /// Why.
    pub refusal: Refusal,
}
