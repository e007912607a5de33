//! Turns a diagram into a scene.

use crownhead_notation::square_name;
use crownhead_rules::{Color, Role, Square};

use crate::{
    diagram::{Diagram, Mark},
    look::Look,
    scene::{Outline, Part, Scene, Shape, Stamp, Step, Text},
    theme::{Palette, tone_of},
};

/// The width of a square.
const UNIT: f32 = 100.0;
/// The space around the board.
const PAD: f32 = 22.0;
/// The space beside the board for the side to move.
const MARKER: f32 = 58.0;
/// The height of the caption.
const CAPTION: f32 = 66.0;
/// The size of the small piece that shows the side to move.
const SMALL: f32 = 50.0;

impl Diagram {
    /// The picture as shapes. A caption beside the picture, as in a sheet, is left out.
    pub(crate) fn scene(&self, with_caption: bool) -> Scene {
        let drawing = Drawing::new(self);
        let board = self.rules.board();
        let (right, below) = (PAD + f32::from(board.width()) * UNIT, PAD + f32::from(board.height()) * UNIT);
        let caption = with_caption && !self.caption.is_empty();
        let width = right + if self.turn.is_some() { MARKER } else { PAD };
        let height = below + if caption { CAPTION } else { PAD };
        let page = Outline::Rect { x: 0.0, y: 0.0, w: width, h: height, round: 0.0 };
        let mut parts = vec![Part::Shape(Shape::filled(page, drawing.palette.page))];
        drawing.ground(&mut parts);
        drawing.frames(&mut parts);
        drawing.names(&mut parts);
        drawing.pieces(&mut parts);
        parts.extend(self.marks.iter().map(|&mark| Part::Shape(drawing.mark(mark))));
        parts.extend(self.turn.map(|turn| drawing.marker(turn, right, below)));
        if caption {
            let (x, y) = (PAD.midpoint(right), below + 46.0);
            let words = self.caption.clone();
            let tone = drawing.palette.text;
            parts.push(Part::Text(Text { words, x, y, size: 34.0, centered: true, tone }));
        }
        let title = self.caption.clone();
        Scene { width, height, board: (PAD, PAD), theme: self.theme, title, parts }
    }
}

/// A diagram with its colors.
struct Drawing<'a> {
    diagram: &'a Diagram,
    palette: Palette,
}

impl<'a> Drawing<'a> {
    fn new(diagram: &'a Diagram) -> Drawing<'a> {
        Drawing { diagram, palette: diagram.theme.palette() }
    }

    /// Column and row of a square as the picture shows it.
    fn cell(&self, square: Square) -> (u8, u8) {
        let board = self.diagram.rules.board();
        let (x, y) = board.place(square);
        if self.diagram.flipped { (board.width() - 1 - x, board.height() - 1 - y) } else { (x, y) }
    }

    fn corner(&self, square: Square) -> (f32, f32) {
        let (column, row) = self.cell(square);
        (PAD + f32::from(column) * UNIT, PAD + f32::from(row) * UNIT)
    }

    fn center(&self, square: Square) -> (f32, f32) {
        let (x, y) = self.corner(square);
        (x + UNIT / 2.0, y + UNIT / 2.0)
    }

    /// The area of a square. Squares in a corner of the board are rounded like the board.
    fn area(&self, square: Square) -> Outline {
        let board = self.diagram.rules.board();
        let ((column, row), (x, y)) = (self.cell(square), self.corner(square));
        let (left, right) = (column == 0, column + 1 == board.width());
        let (top, bottom) = (row == 0, row + 1 == board.height());
        if !(left || right) || !(top || bottom) || self.palette.round == 0.0 {
            return Outline::Rect { x, y, w: UNIT, h: UNIT, round: 0.0 };
        }
        rounded_corner((x, y), (right, bottom), self.palette.round)
    }

    /// The board, its squares and those of the last move.
    fn ground(&self, parts: &mut Vec<Part>) {
        let (board, palette) = (self.diagram.rules.board(), &self.palette);
        let (w, h) = (f32::from(board.width()) * UNIT, f32::from(board.height()) * UNIT);
        let whole = Outline::Rect { x: PAD, y: PAD, w, h, round: palette.round };
        let (under, over) =
            if board.is_full() { (palette.dark, palette.other) } else { (palette.light, palette.dark) };
        parts.push(Part::Shape(Shape::filled(whole.clone(), under)));
        let drawn = |square: &Square| {
            let (column, row) = self.cell(*square);
            !board.is_full() || (column + row).is_multiple_of(2)
        };
        let squares = board.all().filter(drawn);
        parts.extend(squares.map(|square| Part::Shape(Shape::filled(self.area(square), over))));
        let last = self.diagram.last.iter().flat_map(|&(from, to)| [from, to]);
        parts.extend(last.map(|square| Part::Shape(Shape::filled(self.area(square), palette.last))));
        parts.extend(palette.border.map(|tone| Part::Shape(Shape::stroked(whole, tone, 5.0))));
    }

    fn frames(&self, parts: &mut Vec<Part>) {
        for &(square, ink) in &self.diagram.framed {
            let (x, y) = self.corner(square);
            let frame = Outline::Rect { x: x + 5.0, y: y + 5.0, w: 90.0, h: 90.0, round: 15.0 };
            parts.push(Part::Shape(Shape::stroked(frame, tone_of(ink), 7.0)));
        }
    }

    fn names(&self, parts: &mut Vec<Part>) {
        if !self.diagram.names {
            return;
        }
        let rules = self.diagram.rules;
        // Larger boards are drawn smaller.
        let size = if rules.board().width() > 8 { 19.0 } else { 17.0 };
        for square in rules.board().all() {
            let (x, y) = self.corner(square);
            let (words, tone) = (square_name(rules, square), self.palette.name);
            parts.push(Part::Text(Text { words, x: x + 5.0, y: y + size, size, centered: false, tone }));
        }
    }

    fn pieces(&self, parts: &mut Vec<Part>) {
        for placed in &self.diagram.pieces {
            let (x, y) = self.corner(placed.square);
            let opacity = if placed.faint { 0.4 } else { 1.0 };
            let look = Look::of(self.diagram.rules, placed.piece.color);
            let role = placed.piece.role;
            parts.push(Part::Stamp(Stamp { look, role, x, y, size: UNIT, opacity }));
        }
    }

    /// A small piece of the side to move, beside its end of the board.
    fn marker(&self, turn: Color, right: f32, below: f32) -> Part {
        let at_bottom = (turn == Color::White) != self.diagram.flipped;
        let middle = if at_bottom { below - UNIT / 2.0 } else { PAD + UNIT / 2.0 };
        let look = Look::of(self.diagram.rules, turn);
        let (x, y) = (right + (MARKER - SMALL) / 2.0, middle - SMALL / 2.0);
        Part::Stamp(Stamp { look, role: Role::Man, x, y, size: SMALL, opacity: 1.0 })
    }

    fn mark(&self, mark: Mark) -> Shape {
        let tone = tone_of(mark.ink).faint(0.85);
        let from = self.center(mark.from);
        match mark.to.filter(|&to| to != mark.from) {
            None => Shape::stroked(Outline::Ellipse { x: from.0, y: from.1, rx: 44.0, ry: 44.0 }, tone, 7.0),
            Some(to) => Shape::filled(arrow(from, self.center(to)), tone),
        }
    }
}

/// A square of which one corner is rounded: the one to the right or left, below or above.
fn rounded_corner((x, y): (f32, f32), (right, below): (bool, bool), round: f32) -> Outline {
    let (far_x, near_x) = if right { (x + UNIT, x) } else { (x, x + UNIT) };
    let (far_y, near_y) = if below { (y + UNIT, y) } else { (y, y + UNIT) };
    let toward = |far: f32, near: f32, by: f32| if near < far { far - by } else { far + by };
    // The control points of a quarter of a circle.
    let pull = round * 0.447_7;
    Outline::Path(vec![
        Step::Move(near_x, near_y),
        Step::Line(near_x, far_y),
        Step::Line(toward(far_x, near_x, round), far_y),
        Step::Curve([
            (toward(far_x, near_x, pull), far_y),
            (far_x, toward(far_y, near_y, pull)),
            (far_x, toward(far_y, near_y, round)),
        ]),
        Step::Line(far_x, near_y),
        Step::Close,
    ])
}

/// An arrow from one point to a little before another.
fn arrow(from: (f32, f32), to: (f32, f32)) -> Outline {
    const HEAD: f32 = 34.0;
    const HALF: f32 = 22.0;
    const SHAFT: f32 = 6.5;
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    // Points by their distance along the arrow and to its side.
    let at = |along: f32, side: f32| (from.0 + ux * along - uy * side, from.1 + uy * along + ux * side);
    let (tip, neck) = (length - 12.0, length - 12.0 - HEAD);
    Outline::polygon(&[
        at(26.0, SHAFT),
        at(neck, SHAFT),
        at(neck, HALF),
        at(tip, 0.0),
        at(neck, -HALF),
        at(neck, -SHAFT),
        at(26.0, -SHAFT),
    ])
}
