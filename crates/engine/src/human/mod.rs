//! Players with human errors: what they overlook depends on how visible it is.
//!
//! A person does not search a tree with noise in its leaves. A person sees some moves and not others: captures before quiet
//! moves, captures forward before captures backward, short ones before long ones, near ones before far ones (on chess and
//! draughts: de Groot, *Thought and Choice in Chess*, 1965; Saariluoma, *Chess Players' Thinking*, 1995). So here: a search of
//! the tree of the moves that the player sees. What it overlooks has not happened for it.
//!
//! Here: how visible a move is ([`Eyes`]). `tree` is the search. Invariant: what is seen depends only on the seed and the
//! position, so a game can be replayed, and a move overlooked in one line is overlooked in every line through the position.

mod tree;

use crownhead_rules::{Color, Move, Role, bits::Bits as _, geometry::Geometry};

pub(crate) use tree::look;

/// How well a player sees.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Eyes {
    /// How fast moves get out of sight: a move of difficulty 1 is seen with a chance of exp(-blindness).
    pub(crate) blindness: f64,
    /// Plies looked ahead where nothing is captured.
    pub(crate) plies: u8,
    /// The most positions looked at.
    pub(crate) nodes: u64,
    /// Scale of the errors in judging what is seen, in hundredths of a man.
    pub(crate) error: f64,
}

/// The difficulty of a quiet move.
const QUIET: f64 = 0.8;
/// The difficulty of a capture of one piece.
const CAPTURE: f64 = 0.3;
/// What each further piece of a capture adds, up to [`MOST_FURTHER`] of them.
const FURTHER: f64 = 0.2;
const MOST_FURTHER: u32 = 3;
/// What a move backward by a man, or a capture backward, adds.
const BACKWARD: f64 = 0.35;
/// What a king's capture adds.
const KING: f64 = 0.25;
/// How much more difficult each ply makes a move.
const PER_PLY: f64 = 0.3;

impl Eyes {
    /// The chance that a move is seen at a number of plies from the position on the board. A recapture, of the piece that
    /// has just captured, is always seen.
    fn chance<G: Geometry>(&self, mv: &Move<G>, turn: Color, plies: u32, recaptures: bool) -> f64 {
        if recaptures {
            return 1.0;
        }
        let forward = match turn {
            // Bits count from the top row, which is Black's.
            Color::White => mv.to < mv.from,
            Color::Black => mv.to > mv.from,
        };
        let backward = if forward { 0.0 } else { BACKWARD };
        let difficulty = if mv.is_capture() {
            let further = mv.captured.count().saturating_sub(1).min(MOST_FURTHER);
            let king = if mv.mover == Role::King { KING } else { 0.0 };
            CAPTURE + FURTHER * f64::from(further) + king + backward
        } else {
            QUIET
        };
        let far = 1.0 + PER_PLY * f64::from(plies);
        (-self.blindness * difficulty * far).exp()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crownhead_rules::{AnyRules, Variant};

    #[test]
    fn recaptures_are_seen_and_the_rest_in_the_order_of_visibility() {
        let eyes = Eyes { blindness: 1.0, plies: 3, nodes: 100, error: 0.0 };
        let chance = |fen: &str, plies| {
            let english = AnyRules::Variant(Variant::English);
            crownhead_testkit::fen::position(english, fen).dispatch(Chance { eyes, plies })
        };
        let short = chance("W:W22:B18", 0);
        let long = chance("W:W22:B18,10", 0);
        let quiet = chance("W:W22:B1", 0);
        let king = chance("W:WK22:B18", 0);
        let backward = chance("W:WK15:B18", 0);
        let far = chance("W:W22:B18", 4);
        assert!(short > long && long > quiet, "{short} {long} {quiet}");
        assert!(short > king && king > backward, "{short} {king} {backward}");
        assert!(short > far, "{short} {far}");
    }

    struct Chance {
        eyes: Eyes,
        plies: u32,
    }

    impl crownhead_rules::RulesVisitor for Chance {
        type Output = f64;

        fn visit<R: crownhead_rules::Rules>(
            self,
            rules: R,
            position: &crownhead_rules::Position<R::Board>,
        ) -> f64 {
            let mut moves = Vec::new();
            crownhead_rules::movegen::legal_moves(rules, position.board(), &mut moves);
            let mv = moves.first().expect("a move");
            assert!(
                (self.eyes.chance(mv, position.turn(), self.plies, true) - 1.0).abs() < 1e-12,
                "a recapture"
            );
            self.eyes.chance(mv, position.turn(), self.plies, false)
        }
    }
}
