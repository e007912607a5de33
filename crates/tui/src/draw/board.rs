//! The board, square by square.

use std::collections::BTreeMap;

use crownhead_boardview::{Board, FrameKind, PieceState, PieceView, View};
use crownhead_rules::Square;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style as Paint};

use crate::cell::{Brush, Cells, Mark, PieceFace, SquareFace};
use crate::palette::{Ink, Style, styles};
use crate::place::Places;

/// Draws the board and records its place.
pub(crate) fn draw_board(
    board: &Board,
    places: &mut Places,
    frame: &mut Frame<'_>,
    area: Rect,
    brush: &Brush,
) {
    places.board = area;
    places.square = (brush.columns(), brush.rows);
    let view = board.view();
    let styles = styles(board.position().rules());
    let faces = faces(&view, &styles);
    for square in &view.squares {
        let cells = match square.square.and_then(|square| faces.get(&square)) {
            Some(face) => brush.playing(face),
            None => brush.light(),
        };
        let x = area.x + u16::from(square.column) * brush.columns();
        let y = area.y + u16::from(square.row) * brush.rows;
        put(frame, x, y, &cells, brush.color);
    }
}

/// How every playing square looks.
fn faces(view: &View, styles: &[Style; 2]) -> BTreeMap<Square, SquareFace> {
    let mut faces = BTreeMap::new();
    let mut places = BTreeMap::new();
    for square in &view.squares {
        if let Some(playing) = square.square {
            faces.insert(playing, SquareFace { number: square.label.clone(), ..SquareFace::default() });
            places.insert((square.column, square.row), playing);
        }
    }
    for frame in &view.frames {
        let Some(face) = faces.get_mut(&frame.square) else { continue };
        match mark(frame.kind) {
            Some(mark) => face.mark = face.mark.max(Some(mark)),
            None => face.cursor = true,
        }
    }
    for target in &view.targets {
        if let Some(face) = faces.get_mut(&target.square) {
            face.target = Some((styles[target.color.index()], target.role));
        }
    }
    for piece in &view.pieces {
        // A moving piece is drawn on the nearest square.
        let at = (piece.at.x.round() as u8, piece.at.y.round() as u8);
        if let Some(face) = places.get(&at).and_then(|square| faces.get_mut(square)) {
            face.piece = Some(piece_face(piece, styles));
        }
    }
    faces
}

fn mark(kind: FrameKind) -> Option<Mark> {
    Some(match kind {
        FrameKind::LastFrom | FrameKind::LastTo => Mark::Last,
        FrameKind::HintFrom
        | FrameKind::HintTo
        | FrameKind::PlannedFrom
        | FrameKind::PlannedTo
        | FrameKind::ExpectedFrom
        | FrameKind::ExpectedTo => Mark::Hint,
        FrameKind::MustCapture | FrameKind::Refused | FrameKind::Huffable => Mark::Alarm,
        FrameKind::Selected | FrameKind::Drop => Mark::Selected,
        FrameKind::Cursor => return None,
    })
}

fn piece_face(piece: &PieceView, styles: &[Style; 2]) -> PieceFace {
    /// Pieces less visible than this are drawn as ghosts.
    const FAINT: f32 = 0.6;
    PieceFace {
        style: styles[piece.color.index()],
        role: piece.role,
        ghost: piece.state == PieceState::Ghost || piece.opacity < FAINT,
        width: (piece.turns * std::f32::consts::TAU).cos(),
    }
}

fn put(frame: &mut Frame<'_>, x: u16, y: u16, cells: &Cells, color: bool) {
    let buffer = frame.buffer_mut();
    for (index, cell) in cells.cells.iter().enumerate() {
        let (column, row) = ((index % cells.width) as u16, (index / cells.width) as u16);
        if let Some(there) = buffer.cell_mut((x + column, y + row)) {
            there.set_char(cell.glyph);
            if color {
                there.set_style(Paint::new().fg(paint(cell.ink)).bg(paint(cell.ground)));
            }
        }
    }
}

/// The terminal color of a palette color.
pub(crate) fn paint(ink: Ink) -> Color {
    Color::Indexed(ink.0)
}
