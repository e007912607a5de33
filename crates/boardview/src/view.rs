//! The board as plain data: what a renderer draws without knowing any rules.
//!
//! All places are in display units: one unit is a square, the origin is the top left corner of the board
//! as it is shown (turned already, if the board is flipped).

use crownhead_rules::{Color, Role, Square};

/// A place on the board in display units.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// Squares from the left.
    pub x: f32,
    /// Squares from the top.
    pub y: f32,
}

/// Everything that is to be seen, in the order in which it is best drawn: squares, frames, routes, targets,
/// pieces.
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
    /// What the user is doing.
    pub phase: Phase,
    /// All squares, row by row from the top left as shown, the light ones included.
    pub squares: Vec<SquareView>,
    /// Highlighted squares.
    pub frames: Vec<Frame>,
    /// Captures to be drawn as a line with crosses.
    pub routes: Vec<RouteView>,
    /// Where the selected piece can go, as small ghost pieces.
    pub targets: Vec<Target>,
    /// The pieces, the topmost last.
    pub pieces: Vec<PieceView>,
    /// The move being typed; empty if none is.
    pub typed: String,
}

/// What the user is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// It is not the user's turn, or the game is over.
    Waiting,
    /// Nothing is selected.
    Idle,
    /// A piece is selected.
    Selected(Square),
    /// A capture is under way.
    Walking {
        /// Where it began.
        from: Square,
        /// Where the piece is.
        at: Square,
        /// Whether the move may also end here.
        may_end: bool,
    },
}

/// One square as shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SquareView {
    /// Column from the left as shown.
    pub column: u8,
    /// Row from the top as shown.
    pub row: u8,
    /// The playing square; `None` for other squares.
    pub square: Option<Square>,
    /// Whether it is drawn dark: the playing squares are, and where all squares are playing ones, every other,
    /// White's left corner among them.
    pub dark: bool,
    /// Its name in the notation of the variant, if names are to be shown.
    pub label: Option<String>,
}

impl SquareView {
    /// Whether pieces can stand here.
    pub fn is_playing(&self) -> bool {
        self.square.is_some()
    }
}

/// The identity of a piece for as long as it is on the board, so that a renderer can keep what it drew.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PieceId(pub u32);

/// One piece as shown.
#[derive(Clone, PartialEq, Debug)]
pub struct PieceView {
    /// Its identity.
    pub id: PieceId,
    /// Whose it is.
    pub color: Color,
    /// What it looks like at this moment: in mid-move a man may be a king already.
    pub role: Role,
    /// Its square, or its last one if it is captured.
    pub square: Square,
    /// The top left corner of the square it covers at this moment.
    pub at: Point,
    /// What it is doing.
    pub state: PieceState,
    /// Whether the user may move it now.
    pub movable: bool,
    /// How visible it is, 1 fully.
    pub opacity: f32,
    /// Its size, 1 natural.
    pub scale: f32,
    /// Its rotation around its center in turns: the spin of a captured piece.
    pub turns: f32,
    /// The progress of being crowned from 0 to 1; `None` if it is not being crowned now. A renderer may turn
    /// the piece over; `role` changes halfway.
    pub crowning: Option<f32>,
}

/// What a piece is doing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PieceState {
    /// It was captured, but stays on the board until the move ends; or it is vanishing.
    Ghost,
    /// It stands where it is.
    Standing,
    /// It slides.
    Moving,
    /// The pointer holds it.
    Dragged,
}

/// A square where the selected piece can go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// The square.
    pub square: Square,
    /// Whose piece.
    pub color: Color,
    /// What the piece would be there.
    pub role: Role,
    /// Whether going there ends the move for certain; otherwise it is a stop on the way.
    pub ends: bool,
    /// Whether more than one leg is walked to get there.
    pub far: bool,
    /// Whether the pointer or the cursor is on it.
    pub hovered: bool,
}

/// A highlighted square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The square.
    pub square: Square,
    /// Why.
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
    /// This piece may be huffed, and one is to be chosen.
    Huffable,
    /// The reason of a refusal lies here: a piece in the way, the wrong piece ...
    Refused,
    /// The square under a dragged piece.
    Drop,
    /// The keyboard cursor.
    Cursor,
}

/// A capture drawn as a line.
#[derive(Clone, PartialEq, Debug)]
pub struct RouteView {
    /// Why it is shown.
    pub kind: RouteKind,
    /// The squares visited, the start first.
    pub stops: Vec<Square>,
    /// The captured pieces in order.
    pub captured: Vec<Square>,
    /// The centers of the stops.
    pub line: Vec<Point>,
    /// The centers of the captured pieces.
    pub crosses: Vec<Point>,
    /// The piece on its stops, to be drawn as small ghost pieces; squares that show a target already are left
    /// out.
    pub ghosts: Vec<RouteGhost>,
}

/// A piece on a stop of a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RouteGhost {
    /// The square.
    pub square: Square,
    /// Whose piece.
    pub color: Color,
    /// What it is there.
    pub role: Role,
}

/// Why a route is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RouteKind {
    /// The suggested move.
    Hint,
    /// A capture that must be made, after an attempt to do something else.
    MustCapture,
    /// The way to the target under the pointer or cursor.
    Preview,
}

/// What there is to say about a square, for screen readers and tooltips.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts about a square")]
pub struct SquareDescription {
    /// The square.
    pub square: Square,
    /// Its name in the notation of the variant.
    pub name: String,
    /// The piece on it at this point of the walk.
    pub piece: Option<(Color, Role)>,
    /// It is captured and leaves the board when the move ends.
    pub captured: bool,
    /// It is selected.
    pub selected: bool,
    /// The user may move it now.
    pub movable: bool,
    /// It is among the pieces that must capture.
    pub must_capture: bool,
    /// The selected piece can go here.
    pub target: Option<Target>,
    /// It is among the pieces one of which is to be huffed.
    pub huffable: bool,
    /// Part of the last move.
    pub last_move: bool,
    /// Part of the suggested move.
    pub hint: bool,
}
