//! The way of a piece from its current square to the end of a move, leg by leg.

use crownhead_rules::{AnyMove, AnyPosition, Role, Square, Walk};

use crate::view::{Point, RouteGhost, RouteKind, RouteView};

/// The rest of a walk: from the piece's current square to the end of the move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Path {
    /// The squares visited, the current one first.
    pub(crate) stops: Vec<Square>,
    /// The piece's role when it leaves each square; for the last, when it arrives.
    pub(crate) roles: Vec<Role>,
    /// The piece jumped on each leg; empty for a quiet move.
    pub(crate) captured: Vec<Square>,
}

/// The remaining way from a walk to the end of a move that it can become.
pub(crate) fn path(walk: &Walk, mv: &AnyMove) -> Option<Path> {
    along(walk, &walk.finish(mv)?)
}

/// The way of a move whose legs are unknown.
pub(crate) fn straight(mv: &AnyMove) -> Path {
    Path {
        stops: vec![mv.from(), mv.to()],
        roles: vec![mv.mover(); 2],
        captured: mv.captured().iter().collect(),
    }
}

/// The part of a longer walk after its common beginning.
fn along(walk: &Walk, whole: &Walk) -> Option<Path> {
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

/// The whole way of a move as a line with crosses and ghosts.
pub(crate) fn route_view(
    position: &AnyPosition,
    walk: Option<&Walk>,
    mv: &AnyMove,
    kind: RouteKind,
) -> RouteView {
    let start = Walk::start_among(position, mv.from(), std::slice::from_ref(mv));
    let path = start.as_ref().and_then(|start| match walk.and_then(|walk| walk.finish(mv)) {
        Some(whole) => along(start, &whole),
        None => path(start, mv),
    });
    let Path { stops, mut roles, captured } = path.unwrap_or_else(|| straight(mv));
    roles.pop();
    let visited = stops.iter().copied().zip(roles.into_iter().chain([mv.becomes()])).skip(1);
    let color = position.turn();
    let ghosts = visited
        .filter(|&(square, _)| square != mv.from())
        .map(|(square, role)| RouteGhost { square, color, role })
        .collect();
    RouteView { kind, number: None, stops, captured, line: Vec::new(), crosses: Vec::new(), ghosts }
}

/// The center of the square with this top left corner.
pub(crate) fn center(corner: Point) -> Point {
    Point { x: corner.x + 0.5, y: corner.y + 0.5 }
}
