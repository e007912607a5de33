//! The board as plain data: what a renderer draws without knowing any rules.
//!
//! All places are in display units: one unit is a square, and the origin is the top left corner of the board on the
//! screen (already turned if the board is flipped).

use crownhead_rules::{Color, Role, Square};

/// A place on the board in display units.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// Squares from the left.
    pub x: f32,
    /// Squares from the top.
    pub y: f32,
}

/// Everything visible, in the best drawing order: squares, frames, routes, targets, pieces.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Columns.
    pub width: u8,
    /// Rows.
    pub height: u8,
    /// Whether Black sits at the bottom.
    pub flipped: bool,
    /// The side to move.
    pub turn: Color,
    /// The user's current activity.
    pub phase: Phase,
    /// All squares, including those not played on, row by row from the top left of the screen.
    pub squares: Vec<SquareView>,
    /// Highlighted squares.
    pub frames: Vec<Frame>,
    /// The centers of the squares that the last move visited, if it turned on its way and is highlighted.
    pub last_way: Vec<Point>,
    /// Captures to draw as lines with crosses.
    pub routes: Vec<RouteView>,
    /// Where the selected piece can go, as small ghost pieces.
    pub targets: Vec<Target>,
    /// The pieces, topmost last.
    pub pieces: Vec<PieceView>,
    /// The move being typed; empty if there is none.
    pub typed: String,
}

/// The user's current activity.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// It is not the user's turn, or the game is over.
    Waiting,
    /// Nothing is selected.
    Idle,
    /// A piece is selected.
    Selected(Square),
    /// A capture is unfinished.
    Walking {
        /// Where it began.
        from: Square,
        /// Where the piece is now.
        at: Square,
        /// Whether the move may also end here.
        may_end: bool,
    },
}

/// One displayed square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SquareView {
    /// The displayed column, from the left.
    pub column: u8,
    /// The displayed row, from the top.
    pub row: u8,
    /// The playing square; `None` for other squares.
    pub square: Option<Square>,
    /// Whether it is drawn dark: playing squares are; on boards where all squares are playing squares, alternate ones
    /// are, including White's left corner.
    pub dark: bool,
    /// Its name in the notation of the variant, if names are shown.
    pub label: Option<String>,
}

impl SquareView {
    /// Whether pieces can stand here.
    pub fn is_playing(&self) -> bool {
        self.square.is_some()
    }
}

/// The identity of a piece while it is on the board, so that a renderer can keep its elements.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PieceId(pub u32);

/// One displayed piece.
#[derive(Clone, PartialEq, Debug)]
pub struct PieceView {
    /// Its identity.
    pub id: PieceId,
    /// Its color.
    pub color: Color,
    /// Its current look: in mid-move, a man may already be a king.
    pub role: Role,
    /// Its square, or its last one if it is captured.
    pub square: Square,
    /// The current top left corner of the piece.
    pub at: Point,
    /// Its activity.
    pub state: PieceState,
    /// Whether the user may move it now.
    pub movable: bool,
    /// Its opacity; 1 is opaque.
    pub opacity: f32,
    /// Its size; 1 is normal.
    pub scale: f32,
    /// Its rotation around its center in turns: the spin of a captured piece.
    pub turns: f32,
    /// The progress of crowning from 0 to 1; `None` if it is not being crowned. A renderer may turn the piece over;
    /// `role` changes halfway.
    pub crowning: Option<f32>,
}

/// The activity of a piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PieceState {
    /// It is captured and stays on the board until the move ends, or it is vanishing.
    Ghost,
    /// It stands still.
    Standing,
    /// It slides.
    Moving,
    /// The user is dragging it.
    Dragged,
}

/// A square where the selected piece can go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// The square.
    pub square: Square,
    /// The color of the piece.
    pub color: Color,
    /// The role of the piece there.
    pub role: Role,
    /// Whether the move certainly ends there; otherwise it is a stop on the way.
    pub ends: bool,
    /// Whether reaching it takes more than one leg.
    pub far: bool,
    /// Whether the pointer or the cursor is on it.
    pub hovered: bool,
}

/// A highlighted square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The square.
    pub square: Square,
    /// The reason.
    pub kind: FrameKind,
}

/// Why a square is highlighted, the least important first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FrameKind {
    /// The last move began here.
    LastFrom,
    /// The last move ended here.
    LastTo,
    /// The suggested move begins here.
    HintFrom,
    /// The suggested move ends here.
    HintTo,
    /// The selected piece.
    Selected,
    /// This piece must capture.
    MustCapture,
    /// This piece may be huffed, and the user must choose one.
    Huffable,
    /// A planned move begins here.
    PlannedFrom,
    /// A planned move ends here.
    PlannedTo,
    /// A planned move depends on a move that begins here.
    ExpectedFrom,
    /// A planned move depends on a move that ends here.
    ExpectedTo,
    /// The reason for a refusal: a blocking piece, the wrong piece, and so on.
    Refused,
    /// The square under a dragged piece.
    Drop,
    /// The keyboard cursor.
    Cursor,
}

/// A capture drawn as a line.
#[derive(Clone, PartialEq, Debug)]
pub struct RouteView {
    /// Why it is drawn.
    pub kind: RouteKind,
    /// The key that plays it, if several captures are drawn.
    pub number: Option<u8>,
    /// The squares visited, the start first.
    pub stops: Vec<Square>,
    /// The captured pieces in order.
    pub captured: Vec<Square>,
    /// The centers of the stops.
    pub line: Vec<Point>,
    /// The centers of the captured pieces.
    pub crosses: Vec<Point>,
    /// The piece on its stops, to draw as small ghost pieces, except on squares that already show a target.
    pub ghosts: Vec<RouteGhost>,
}

/// A piece on a stop of a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RouteGhost {
    /// The square.
    pub square: Square,
    /// The color of the piece.
    pub color: Color,
    /// Its role there.
    pub role: Role,
}

/// Why a route is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RouteKind {
    /// The suggested move.
    Hint,
    /// A required capture, after an attempt to do something else.
    MustCapture,
    /// The route to the target under the pointer or cursor.
    Preview,
    /// A capture that the selected piece can choose.
    Option,
}

/// The description of a square for screen readers and tooltips.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts about a square")]
pub struct SquareDescription {
    /// The square.
    pub square: Square,
    /// Its name in the notation of the variant.
    pub name: String,
    /// The piece on it at this point of the walk.
    pub piece: Option<(Color, Role)>,
    /// Whether it is captured and leaves the board when the move ends.
    pub captured: bool,
    /// Whether it is selected.
    pub selected: bool,
    /// Whether the user may move it now.
    pub movable: bool,
    /// Whether it is among the pieces that must capture.
    pub must_capture: bool,
    /// Whether the selected piece can go here.
    pub target: Option<Target>,
    /// Whether it is among the pieces that may be huffed.
    pub huffable: bool,
    /// Whether it is part of the last move.
    pub last_move: bool,
    /// Whether it is part of the suggested move.
    pub hint: bool,
}
