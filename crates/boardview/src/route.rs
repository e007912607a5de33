//! The way of a piece from where it is to the end of a move, leg by leg.

use crownhead_rules::{AnyMove, AnyPosition, Role, Square, Walk};

use crate::view::{Point, RouteKind, RouteView};

/// A stretch of a walk: from the square the piece stands on to the end of the move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Path {
    /// The squares visited, the present one first.
    pub(crate) stops: Vec<Square>,
    /// What the piece is on leaving each of them; for the last, on arriving there.
    pub(crate) roles: Vec<Role>,
    /// The piece jumped on each leg; empty for a quiet move.
    pub(crate) captured: Vec<Square>,
}

/// The rest of the way from a walk to the end of a move that it can become.
pub(crate) fn path(walk: &Walk, mv: &AnyMove) -> Option<Path> {
    let whole = walk.finish(mv)?;
    let here = *walk.stops().last()?;
    let mut found = Path { stops: vec![here], roles: vec![walk.role()], captured: Vec::new() };
    let mut at = walk.clone();
    for &stop in &whole.stops()[walk.stops().len()..] {
        at = at.step(stop)?;
        found.stops.push(stop);
        found.roles.push(at.role());
    }
    found.captured.extend(&whole.captured()[walk.captured().len()..]);
    Some(found)
}

/// The whole way of a move as a line with crosses.
pub(crate) fn route_view(
    position: &AnyPosition,
    walk: Option<&Walk>,
    mv: &AnyMove,
    kind: RouteKind,
) -> RouteView {
    let start = Walk::start_among(position, mv.from, std::slice::from_ref(mv));
    let whole = walk.and_then(|walk| walk.finish(mv)).or_else(|| start?.finish(mv));
    let (stops, captured) = match whole {
        Some(walk) => (walk.stops().to_vec(), walk.captured().to_vec()),
        None => (vec![mv.from, mv.to], mv.captured.iter().collect()),
    };
    RouteView { kind, stops, captured, line: Vec::new(), crosses: Vec::new() }
}

/// The center of the square whose top left corner is there.
pub(crate) fn center(corner: Point) -> Point {
    Point { x: corner.x + 0.5, y: corner.y + 0.5 }
}
