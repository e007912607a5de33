//! What a picture shows.

use crownhead_notation::Ink;
use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Color, Piece, Square};

use crate::{
    png,
    raster::{PictureError, Raster},
    svg,
    theme::Theme,
};

/// A piece on its square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// Where it is.
    pub square: Square,
    /// What it is.
    pub piece: Piece,
    /// Whether it is drawn faintly: captured, but still on the board.
    pub faint: bool,
}

/// A circle around a square, or an arrow from one square to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Its color.
    pub ink: Ink,
    /// The square of the circle, or where the arrow begins.
    pub from: Square,
    /// The head of the arrow.
    pub to: Option<Square>,
}

/// A picture of a position. The squares must be those of the board of the rules.
#[derive(Clone, PartialEq, Debug)]
pub struct Diagram {
    /// The rules, which say how squares are named and how pieces look.
    pub rules: AnyRules,
    /// The pieces.
    pub pieces: Vec<Placed>,
    /// The side to move, shown by a small piece beside the board.
    pub turn: Option<Color>,
    /// Whether Black sits at the bottom.
    pub flipped: bool,
    /// Whether every playing square shows its name.
    pub names: bool,
    /// The squares of the last move.
    pub last: Option<(Square, Square)>,
    /// Squares with a frame.
    pub framed: Vec<(Square, Ink)>,
    /// Arrows and circles.
    pub marks: Vec<Mark>,
    /// A line under the board. A picture made of pixels shows it only if it consists of a move and its number.
    pub caption: String,
    /// The colors.
    pub theme: Theme,
}

impl Diagram {
    /// A picture of a position, with names and the side to move.
    pub fn of(position: &AnyPosition) -> Diagram {
        let placed = |(square, piece)| Placed { square, piece, faint: false };
        Diagram {
            rules: position.rules(),
            pieces: position.pieces().map(placed).collect(),
            turn: Some(position.turn()),
            flipped: false,
            names: true,
            last: None,
            framed: Vec::new(),
            marks: Vec::new(),
            caption: String::new(),
            theme: Theme::default(),
        }
    }

    /// The same style with another position and the move that led to it.
    #[must_use]
    pub fn after(&self, position: &AnyPosition, mv: Option<&AnyMove>) -> Diagram {
        Diagram {
            flipped: self.flipped,
            names: self.names,
            theme: self.theme,
            turn: self.turn.map(|_| position.turn()),
            last: mv.map(|mv| (mv.from(), mv.to())),
            ..Diagram::of(position)
        }
    }

    /// The picture as SVG.
    pub fn to_svg(&self) -> String {
        svg::write(&self.scene(true))
    }

    /// The picture as PNG, `width` pixels wide.
    ///
    /// # Errors
    /// If the width is not one of [`SIZES`](crate::SIZES).
    pub fn to_png(&self, width: u32) -> Result<Vec<u8>, PictureError> {
        let scene = self.scene(true);
        let raster = Raster::of(&scene, width)?;
        png::write(&raster.paint(&scene)?)
    }
}
