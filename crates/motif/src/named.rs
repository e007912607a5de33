//! Strokes with names of their own, each a set of squares of International draughts, seen from the side that plays it,
//! and two formations of English draughts.
//!
//! Sources: fr.wikipedia.org "Coup Philippe", "Coup royal", "Coup Napoléon", "Coup Raphaël"; J.-P. Dubois, *Apprentissage des
//! combinaisons*, chapters 13 (express) and 19 (heel); the glossary of the American Checker Federation (bridge, dog hole). The
//! diagrams are in `tests/named.rs`.

use crownhead_rules::{AnyMove, AnyPosition, AnyRules, BoardKind, Color, HouseRules, Piece, Removal, Role};

use crate::scene::Scene;

/// Routes looked at for one capture.
const ROUTES: usize = 32;

/// A capture of at least three pieces by a man of the side that begins, with the squares that it visits on one of its
/// routes, counted from that side.
pub(crate) struct Sweep {
    pub(crate) at: usize,
    pub(crate) stops: Vec<u16>,
}

impl Scene<'_> {
    /// The number of a square as the side that begins sees it: 1 is on its far row.
    fn seen(&self, number: u16) -> u16 {
        match self.solver() {
            Color::White => number,
            Color::Black => u16::from(self.start().board().squares()) + 1 - number,
        }
    }

    pub(crate) fn is_ten_by_ten(&self) -> bool {
        self.start().board() == BoardKind::Dark10
    }

    /// The sweeps of the line, with each of their routes.
    pub(crate) fn sweeps(&self) -> Vec<Sweep> {
        if !self.is_ten_by_ten() {
            return Vec::new();
        }
        let long = |&at: &usize| self.line[at].mover() == Role::Man && self.line[at].captured().len() >= 3;
        let routes = |at: usize| {
            let routes = crownhead_rules::routes(self.before(at), &self.line[at], ROUTES);
            routes.into_iter().map(move |route| Sweep {
                at,
                stops: route.stops.iter().map(|square| self.seen(square.number())).collect(),
            })
        };
        self.own().filter(long).flat_map(routes).collect()
    }

    /// The replies before a ply, as moves between squares seen by the side that begins, with the pieces that they take.
    pub(crate) fn lures(&self, before: usize) -> impl Iterator<Item = (u16, u16, usize)> + '_ {
        let of =
            |mv: &AnyMove| (self.seen(mv.from().number()), self.seen(mv.to().number()), mv.captured().len());
        self.line[..before].iter().skip(1).step_by(2).filter(|mv| mv.is_capture()).map(of)
    }

    /// The royal stroke: a man is led from 23 to 34, taking three, and 40 sweeps from there.
    pub(crate) fn is_royal(&self) -> bool {
        self.sweeps().iter().any(|sweep| {
            sweep.stops.starts_with(&[40, 29])
                && self.lures(sweep.at).any(|(from, to, taken)| (from, to) == (23, 34) && taken >= 2)
        })
    }

    /// The Philippe stroke: 38 or 40 sweeps over 29 and ends on 7, 9, 16, 20 or 29.
    pub(crate) fn is_philippe(&self) -> bool {
        !self.is_royal()
            && self.sweeps().iter().any(|sweep| {
                matches!(sweep.stops[..], [38 | 40, 29, .., 7 | 9 | 16 | 20 | 29])
                    && self.lures(sweep.at).count() > 0
            })
    }

    /// The Napoleon stroke: a sweep whose first three legs form a zigzag along a row, like a bicorne.
    pub(crate) fn is_napoleon(&self) -> bool {
        let board = self.start().board();
        let place = |stop: &u16| board.square(*stop).map(|square| board.place(square));
        self.sweeps().iter().any(|sweep| {
            let Some([a, b, c, d]) = sweep.stops.first_chunk::<4>().map(|stops| stops.each_ref().map(place))
            else {
                return false;
            };
            let (Some(a), Some(b), Some(c), Some(d)) = (a, b, c, d) else { return false };
            let along = (a.0 < b.0 && b.0 < c.0 && c.0 < d.0) || (a.0 > b.0 && b.0 > c.0 && c.0 > d.0);
            along && a.1 == c.1 && b.1 == d.1 && b.1 < a.1 && self.lures(sweep.at).count() >= 2
        })
    }

    /// The express stroke: men are led one by one, at least three times, and 33 sweeps over 22 to the crowning row.
    pub(crate) fn is_express(&self) -> bool {
        self.sweeps().iter().any(|sweep| {
            matches!(sweep.stops[..], [33, 22, .., 2..=4])
                && self.lures(sweep.at).filter(|&(.., taken)| taken == 1).count() >= 3
        })
    }

    /// The heel stroke: a man is led to 37, and 41 sweeps over it.
    pub(crate) fn is_heel(&self) -> bool {
        self.sweeps().iter().any(|sweep| {
            sweep.stops.starts_with(&[41, 32]) && self.lures(sweep.at).any(|(_, to, _)| to == 37)
        })
    }

    /// The Raphaël stroke: an enemy man that takes two is led to 39, another takes two elsewhere, and 44 sweeps over 39.
    pub(crate) fn is_raphael(&self) -> bool {
        self.sweeps().iter().any(|sweep| {
            let two = |&(.., taken): &(u16, u16, usize)| taken >= 2;
            sweep.stops.starts_with(&[44, 33])
                && self.lures(sweep.at).any(|(_, to, taken)| to == 39 && taken >= 2)
                && self.lures(sweep.at).filter(two).count() >= 2
        })
    }

    /// Whether this is English geometry: a board of 8 by 8 and kings that step.
    fn is_english(&self) -> bool {
        self.start().board() == BoardKind::Dark8 && !self.start().rules().house_rules().flying_kings
    }

    /// Whether a man of a side stands on a square, as the side that begins sees it.
    fn has_man(&self, at: &AnyPosition, number: u16, own: bool) -> bool {
        let color = if own { self.solver() } else { self.solver().other() };
        at.board().square(self.seen(number)).and_then(|square| at.piece_at(square)) == Some(Piece::man(color))
    }

    /// The bridge: the enemy's men on 1 and 3 guard its back row, and a man is crowned all the same.
    pub(crate) fn is_bridge(&self) -> bool {
        let start = self.start();
        self.is_english()
            && self.has_man(start, 1, false)
            && self.has_man(start, 3, false)
            && self.own().any(|at| self.line[at].is_crowning())
    }

    /// The dog hole: at the end, an enemy man sits on 28, held by a man on 32.
    pub(crate) fn is_dog_hole(&self) -> bool {
        let held = |at: &AnyPosition| self.has_man(at, 28, false) && self.has_man(at, 32, true);
        self.is_english() && held(self.end()) && !held(self.start())
    }

    /// The recall: an enemy piece captures twice in a row, and is captured.
    pub(crate) fn recalls(&self) -> bool {
        (1..self.line.len()).step_by(2).any(|at| {
            let (Some(again), Some(end)) = (self.line.get(at + 2), self.line.get(at + 3)) else {
                return false;
            };
            self.line[at].is_capture()
                && again.is_capture()
                && again.from() == self.line[at].to()
                && end.captured().contains(again.to())
        })
    }

    /// The Turkish stroke: an enemy piece stops before a piece that it has captured, which stays until the move ends,
    /// and is captured there.
    pub(crate) fn is_turkish(&self) -> bool {
        let rules = self.start().rules().house_rules();
        let at_once = HouseRules { removal: Removal::AtOnce, may_turn_back: true, ..rules };
        if rules.removal.is_at_once() || !at_once.contradictions().is_empty() {
            return false;
        }
        (1..self.line.len()).step_by(2).any(|at| {
            let mv = self.line[at];
            let punished = self.line.get(at + 1).is_some_and(|next| next.captured().contains(mv.to()));
            punished && mv.captured().len() >= 2 && takes_more(self.before(at), &mv, at_once)
        })
    }
}

/// Whether the moving piece could take the same and more under other rules.
fn takes_more(before: &AnyPosition, mv: &AnyMove, rules: HouseRules) -> bool {
    let Ok(other) = before.setup().into_position(AnyRules::House(rules)) else { return false };
    other.legal_moves().iter().any(|longer| {
        longer.from() == mv.from()
            && longer.captured().len() > mv.captured().len()
            && mv.captured().iter().all(|square| longer.captured().contains(square))
    })
}
