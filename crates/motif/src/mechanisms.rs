//! Strokes of International draughts named for their mechanism, which may be on any squares.
//!
//! Sources: fr.wikipedia.org "Coup de la bombe", "Coup de ricochet", "Coup de mazette", "Coup de la trappe". Their lines
//! are in `tests/named.rs`.

use crownhead_rules::{AnyMove, Role};

use crate::scene::Scene;

impl Scene<'_> {
    /// An own capture, the enemy's capture that answers it, and the own capture that follows.
    fn exchanges(&self) -> impl Iterator<Item = [&AnyMove; 3]> {
        let plies = self.is_ten_by_ten().then(|| self.line.windows(3).step_by(2)).into_iter().flatten();
        plies
            .filter(|plies| plies.iter().all(AnyMove::is_capture))
            .filter_map(|plies| plies.first_chunk().map(<[AnyMove; 3]>::each_ref))
    }

    /// The bomb: a man captures, stops, and captures on, as the enemy must take two pieces or more elsewhere.
    pub(crate) fn is_bomb(&self) -> bool {
        self.exchanges().any(|[first, reply, second]| {
            first.mover() == Role::Man && reply.captured().len() >= 2 && second.from() == first.to()
        })
    }

    /// The ricochet: the piece that swept is taken, and the piece that took it is the first that another sweep takes.
    pub(crate) fn is_ricochet(&self) -> bool {
        self.exchanges().any(|[first, reply, second]| {
            first.captured().len() >= 2
                && reply.captured().contains(first.to())
                && second.captured().len() >= 2
                && second.captured().contains(reply.to())
        })
    }

    /// The beginner's stroke: a man is led beside the man that sweeps, which takes it first, and another man is led away from
    /// a square where the sweep lands.
    pub(crate) fn is_mazette(&self) -> bool {
        let board = self.start().board();
        let beside = |a: u16, b: u16| match (board.square(a), board.square(b)) {
            (Some(a), Some(b)) => {
                let (a, b) = (board.place(a), board.place(b));
                a.0.abs_diff(b.0) == 1 && a.1.abs_diff(b.1) == 1
            }
            _ => false,
        };
        self.sweeps().iter().any(|sweep| {
            let (start, first) = (sweep.stops[0], sweep.stops[1]);
            let built = self.lures(sweep.at).any(|(_, to, _)| beside(start, to) && beside(to, first));
            built && self.lures(sweep.at).any(|(from, ..)| sweep.stops[1..].contains(&from))
        })
    }

    /// The trapdoor stroke: a piece leaves its square, an enemy piece that captures ends on it, and a sweep takes that piece.
    pub(crate) fn is_trapdoor(&self) -> bool {
        let opened = |plies: &[AnyMove]| {
            let [opening, fall, sweep] = plies else { return false };
            fall.is_capture()
                && fall.to() == opening.from()
                && !fall.captured().contains(opening.to())
                && sweep.captured().len() >= 2
                && sweep.captured().contains(fall.to())
        };
        self.is_ten_by_ten() && !self.is_heel() && self.line.windows(3).step_by(2).any(opened)
    }
}
