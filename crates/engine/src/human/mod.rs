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

use core::cmp::Ordering;
use core::f64::consts::LN_2;

use crownhead_rules::{AnyMove, AnyPosition, Color, Move, Role, bits::Bits as _, geometry::Geometry};

pub(crate) use tree::look;

use crate::level;

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
        // Bits count from the top row, which is Black's, as squares do.
        let difficulty = difficulty(mv.captured.count(), mv.mover, is_backward(mv.from.cmp(&mv.to), turn));
        (-self.blindness * difficulty * further(plies)).exp()
    }
}

/// Whether a move whose start compares like this with its end goes toward its own side of the board, or nowhere.
fn is_backward(start_to_end: Ordering, turn: Color) -> bool {
    start_to_end
        != match turn {
            Color::White => Ordering::Greater,
            Color::Black => Ordering::Less,
        }
}

/// How difficult it is to see a move on the board.
fn difficulty(captured: u32, mover: Role, backward: bool) -> f64 {
    if captured == 0 {
        return QUIET;
    }
    let king = if mover == Role::King { KING } else { 0.0 };
    let backward = if backward { BACKWARD } else { 0.0 };
    CAPTURE + FURTHER * f64::from((captured - 1).min(MOST_FURTHER)) + king + backward
}

/// The factor of the difficulty at a number of plies from the position on the board.
fn further(plies: u32) -> f64 {
    1.0 + PER_PLY * f64::from(plies)
}

/// The rating of a player who sees a whole line, replies included, one time in two: in points, like those of the levels.
/// Forced moves and recaptures are no difficulty.
pub fn line_rating(position: &AnyPosition, line: &[AnyMove]) -> u16 {
    let (mut now, mut total, mut last) = (*position, 0.0, None);
    for (ply, mv) in (0..).zip(line) {
        let recaptures = last.is_some_and(|square| mv.captured().contains(square));
        if !recaptures && now.legal_moves().len() > 1 {
            let backward = is_backward(mv.from().cmp(&mv.to()), now.turn());
            total += difficulty(mv.captured().len() as u32, mv.mover(), backward) * further(ply);
        }
        last = mv.is_capture().then_some(mv.to());
        let Ok(next) = now.try_play(mv) else { break };
        now = next;
    }
    level::points_of_blindness(LN_2 / total.max(f64::MIN_POSITIVE))
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

    #[test]
    fn a_longer_line_has_a_higher_rating_and_forced_moves_none() {
        let english = AnyRules::Variant(Variant::English);
        let position = crownhead_testkit::fen::position(english, "W:W22,23,26,31:B1,2,14,15");
        let quiet =
            position.legal_moves().into_iter().find(|mv| mv.to().number() == 18 && mv.from().number() == 22);
        let quiet = quiet.expect("22-18 is legal");
        let after = position.try_play(&quiet).expect("it is legal");
        let reply = after.legal_moves()[0];
        let last = after.try_play(&reply).expect("it is legal").legal_moves()[0];
        let line = [quiet, reply, last];
        let [one, two, three] = [1, 2, 3].map(|length| line_rating(&position, &line[..length]));
        assert!(one > 0 && one <= two && two <= three, "{one} {two} {three}");
        assert_eq!(line_rating(&after, &[reply]), 0, "the only move");
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
