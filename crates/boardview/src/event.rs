//! Events from the user, and the intents that result.

use crownhead_notation::movetext::MoveTextError;
use crownhead_rules::{AnyMove, Attempt, Refusal, Square};

use crate::view::Point;

/// A moment in milliseconds, from any fixed origin. Every event and tick carries one; nothing here reads a clock.
pub type Millis = f64;

/// A user's action. Places are in display units (see [`crate::view`]).
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Event {
    /// A mouse button, pen or finger goes down.
    PointerDown {
        /// Where.
        at: Point,
        /// The distance after which it becomes a drag, in squares (3 px divided by the width of a square).
        threshold: f32,
    },
    /// It moves, pressed or not. `None` if it left the board.
    PointerMove(Option<Point>),
    /// It is released; `None` outside the board.
    PointerUp(Option<Point>),
    /// The gesture was canceled (the browser's `pointercancel`): a drag returns.
    PointerCancel,
    /// A square is chosen without a pointer, by assistive technology or a test; treated as a click.
    Activate(Square),
    /// A square gets the keyboard focus.
    Focus(Square),
    /// The keyboard focus leaves the board.
    Blur,
    /// A key.
    Key(Key),
}

/// A key that the board uses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Key {
    /// Cursor left on the screen.
    Left,
    /// Cursor right on the screen.
    Right,
    /// Cursor up on the screen.
    Up,
    /// Cursor down on the screen.
    Down,
    /// Choose the square under the cursor, or play the typed move.
    Enter,
    /// Like Enter, unless a move is being typed.
    Space,
    /// Discards the typed move, or else the whole selection.
    Escape,
    /// Deletes a typed character, or else takes back the last leg, or else the selection.
    Backspace,
    /// A character of a typed move.
    Char(char),
}

/// The result of an event. The board never plays a move itself: the caller does, and then calls [`crate::Board::play`].
#[derive(Clone, PartialEq, Debug)]
pub enum Intent {
    /// Play this legal move.
    Play(AnyMove),
    /// The attempt is impossible; the board highlights the squares, and the caller shows the reason.
    Refused(Refused),
    /// The typed text is not a move.
    Unreadable {
        /// The text.
        text: String,
        /// The problem, and its place.
        error: MoveTextError,
    },
    /// It is not the user's turn.
    NotYourTurn,
    /// A piece was selected.
    Selected(Square),
    /// A capture advanced by one leg and is not finished.
    Stepped {
        /// The current square of the piece.
        at: Square,
        /// Whether the move may also end here (by choosing the square again).
        may_end: bool,
    },
    /// Huff the piece on this square.
    Huff(Square),
    /// The selection was cleared, or the choice of a piece to huff.
    Deselected,
    /// A move is being planned. Its start or, if it depends on a move of the opponent, that move's start or both ends are
    /// chosen.
    Planning {
        /// Whether it depends on a move of the opponent.
        expects: bool,
    },
    /// A move was planned for a later turn.
    Planned(Attempt),
    /// All planned moves were dropped.
    PlansDropped,
    /// The cursor moved to another square.
    CursorMoved(Square),
}

/// A refused attempt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The attempted move; `None` if the piece could not be selected.
    pub attempt: Option<Attempt>,
    /// Whether the user typed it as a capture.
    pub typed_capture: bool,
    /// The square of the piece in question.
    pub from: Square,
    /// The reason.
    pub refusal: Refusal,
}
