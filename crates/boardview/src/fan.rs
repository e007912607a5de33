//! The capture fan: every legal capture of the selected piece as a route, and which squares single one out.
//!
//! Not here: the gestures that name those squares (`choose`, `pointer`, `keyboard`).

use crownhead_rules::{AnyMove, AnyPosition, Refusal, RefusalReason, Square, SquareSet, routes};

use crate::{
    board::Board,
    route,
    view::{RouteKind, RouteView},
};

/// With more captures than there are digits, none is drawn.
const MOST_DRAWN: usize = 9;
/// With more captures than this, squares on the way single out nothing.
const MOST_SEARCHED: usize = 64;
/// The most routes looked at for each capture.
const MOST_ROUTES: usize = 16;

/// What some squares say about the move meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Meant {
    /// No capture visits them.
    None,
    /// Exactly this one does.
    One(AnyMove),
    /// Several do.
    Many,
}

/// The captures among these moves that visit the squares after their start, in order.
pub(crate) fn meant(position: &AnyPosition, moves: &[AnyMove], visited: &[Square]) -> Meant {
    if moves.len() > MOST_SEARCHED || visited.is_empty() {
        return Meant::None;
    }
    let mut found = moves.iter().filter(|mv| mv.is_capture() && passes(position, mv, visited));
    match (found.next(), found.next()) {
        (None, _) => Meant::None,
        (Some(mv), None) => Meant::One(*mv),
        (Some(_), Some(_)) => Meant::Many,
    }
}

fn passes(position: &AnyPosition, mv: &AnyMove, visited: &[Square]) -> bool {
    routes(position, mv, MOST_ROUTES).iter().any(|route| {
        let mut stops = route.stops[1..].iter();
        visited.iter().all(|square| stops.any(|stop| stop == square))
    })
}

/// Whether a drag over these squares visits all stops in order.
fn visits(trail: &[Square], stops: &[Square]) -> bool {
    let mut trail = trail.iter();
    stops.iter().all(|stop| trail.any(|square| square == stop))
}

impl Board {
    /// The routes that the selected piece can choose from; numbered if there are several.
    pub(crate) fn show_fan(&mut self) {
        self.fan.clear();
        let Some(selection) = self.selection.as_ref().filter(|_| self.settings.fan) else { return };
        let walk = selection.walk();
        let captures: Vec<&AnyMove> = walk.open().iter().filter(|mv| mv.is_capture()).collect();
        if captures.len() > MOST_DRAWN {
            return;
        }
        let view =
            |mv: &&AnyMove| (**mv, route::route_view(&self.position, Some(walk), mv, RouteKind::Option));
        let mut fan: Vec<(AnyMove, RouteView)> = captures.iter().map(view).collect();
        if let [(_, only)] = fan.as_slice()
            && only.stops.len() == 2
        {
            return;
        }
        if fan.len() > 1 {
            fan.iter_mut().zip(1..).for_each(|((_, route), number)| route.number = Some(number));
        }
        self.fan = fan;
    }

    /// The numbered route of a digit.
    pub(crate) fn numbered(&self, digit: char) -> Option<AnyMove> {
        let wanted = digit.to_digit(10).filter(|_| self.selection.is_some())?;
        let found = self.fan.iter().find(|(_, route)| route.number.map(u32::from) == Some(wanted));
        found.map(|&(mv, _)| mv)
    }

    /// The capture of the selected piece that goes on over these squares.
    pub(crate) fn meant_from_here(&self, squares: &[Square]) -> Meant {
        let Some(selection) = &self.selection else { return Meant::None };
        let walk = selection.walk();
        let visited: Vec<Square> = walk.stops()[1..].iter().chain(squares).copied().collect();
        meant(&self.position, walk.open(), &visited)
    }

    /// The capture that ends on a square and that a drag over these squares singles out.
    pub(crate) fn dragged_through(&self, trail: &[Square], to: Square) -> Option<AnyMove> {
        let walk = self.selection.as_ref()?.walk();
        let ending: Vec<AnyMove> = walk.open().iter().filter(|mv| mv.to() == to).copied().collect();
        if ending.len() > MOST_SEARCHED {
            return None;
        }
        let here = walk.stops().len();
        let found = ending.iter().flat_map(|mv| routes(&self.position, mv, MOST_ROUTES));
        let turns: SquareSet = found.flat_map(|route| route.stops[here..].to_vec()).collect();
        let before = trail.iter().filter(|&&square| square != to && turns.contains(square));
        let visited: Vec<Square> = walk.stops()[1..].iter().chain(before).copied().chain([to]).collect();
        match meant(&self.position, &ending, &visited) {
            Meant::One(mv) => Some(mv),
            Meant::None | Meant::Many => {
                let trail: Vec<Square> = trail.iter().copied().chain([to]).collect();
                self.closest_to(&trail, &ending)
            }
        }
    }

    /// The capture whose squares a drag visited in order and from whose lines it strayed least. A long leg may cross the
    /// turning squares of another route.
    fn closest_to(&self, trail: &[Square], ending: &[AnyMove]) -> Option<AnyMove> {
        let strays = |mv: &AnyMove| {
            let ways = routes(&self.position, mv, MOST_ROUTES);
            let followed = ways.iter().filter(|route| visits(trail, &route.stops[1..]));
            followed.map(|route| trail.iter().filter(|&&at| !self.is_on(&route.stops, at)).count()).min()
        };
        let mut found: Vec<(usize, AnyMove)> =
            ending.iter().filter_map(|mv| Some((strays(mv)?, *mv))).collect();
        found.sort_by_key(|(strays, _)| *strays);
        match found.as_slice() {
            [(_, mv)] => Some(*mv),
            [(least, mv), (next, _), ..] if least < next => Some(*mv),
            _ => None,
        }
    }

    /// Whether a square lies on the line through these stops.
    fn is_on(&self, stops: &[Square], square: Square) -> bool {
        let place = |square: Square| {
            let (x, y) = self.position.board().place(square);
            (i16::from(x), i16::from(y))
        };
        let (x, y) = place(square);
        stops.windows(2).any(|leg| {
            let ((from_x, from_y), (to_x, to_y)) = (place(leg[0]), place(leg[1]));
            let straight = (x - from_x) * (to_y - from_y) == (y - from_y) * (to_x - from_x);
            let between = |at: i16, from: i16, to: i16| (from.min(to)..=from.max(to)).contains(&at);
            straight && between(x, from_x, to_x) && between(y, from_y, to_y)
        })
    }

    /// The refusal of squares that fit several captures.
    pub(crate) fn ambiguous(&self, from: Square) -> Refusal {
        let reason = RefusalReason::Ambiguous;
        let article = self.position.rules().article(reason);
        Refusal { reason, squares: SquareSet::from_iter([from]), article, counts: None }
    }
}
