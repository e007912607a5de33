//! The selected piece and the legs it has walked.
//!
//! Not here: how it gets selected. Invariant: a selection has at least one walk, that of the unmoved piece.

use crownhead_rules::{AnyMove, Color, Role, Square, SquareSet, Walk};

use crate::view::Target;

/// A selected piece, with the legs it has walked.
#[derive(Clone, Debug)]
pub(crate) struct Selection {
    /// The walk after each leg, starting with the unmoved piece; never empty.
    walks: Vec<Walk>,
    color: Color,
    /// Where it can go from here.
    pub(crate) targets: Vec<Target>,
}

impl Selection {
    pub(crate) fn new(walk: Walk, color: Color) -> Selection {
        let targets = targets(&walk, color);
        Selection { walks: vec![walk], color, targets }
    }

    pub(crate) fn walk(&self) -> &Walk {
        &self.walks[self.walks.len() - 1]
    }

    /// The square of the piece.
    pub(crate) fn at(&self) -> Square {
        let stops = self.walk().stops();
        stops[stops.len() - 1]
    }

    /// The square on which it started.
    pub(crate) fn from(&self) -> Square {
        self.walk().stops()[0]
    }

    pub(crate) fn is_walking(&self) -> bool {
        self.walks.len() > 1
    }

    pub(crate) fn may_end(&self) -> bool {
        self.walk().finished().is_some()
    }

    pub(crate) fn push(&mut self, walk: Walk) {
        self.targets = targets(&walk, self.color);
        self.walks.push(walk);
    }

    /// Takes back the last leg. Returns whether there was one.
    pub(crate) fn pop(&mut self) -> bool {
        if self.is_walking() {
            self.walks.pop();
            self.targets = targets(self.walk(), self.color);
            return true;
        }
        false
    }

    /// The only possible move that ends on a square.
    pub(crate) fn only_move_to(&self, to: Square) -> Option<AnyMove> {
        let mut found = self.walk().open().iter().filter(|mv| mv.to() == to);
        found.next().copied().filter(|_| found.next().is_none())
    }
}

/// The next stops, and the squares where exactly one possible move ends.
fn targets(walk: &Walk, color: Color) -> Vec<Target> {
    let Some(&at) = walk.stops().last() else { return Vec::new() };
    let target = |square: Square, role: Role, ends: bool, far: bool| Target {
        square,
        color,
        role,
        ends,
        far,
        hovered: false,
    };
    let mut found: Vec<Target> = Vec::new();
    let ends = walk.open().iter().map(crownhead_rules::AnyMove::to).filter(|&to| to != at);
    let squares: SquareSet = walk.next_stops().into_iter().chain(ends).collect();
    for square in squares.iter() {
        let mut there = walk.open().iter().filter(|mv| mv.to() == square);
        if let Some(next) = walk.step(square) {
            let ends = !next.can_go_on();
            let role = next.finished().filter(|_| ends).map_or(next.role(), |mv| mv.becomes());
            found.push(target(square, role, ends, false));
        } else if let (Some(mv), None) = (there.next(), there.next()) {
            found.push(target(square, mv.becomes(), true, true));
        }
    }
    found
}
