//! The search of what a player sees: alpha-beta over the visible moves, deeper and deeper until the positions run out.

use crownhead_eval::{Evaluator, Score, StaticEvaluator, Weights};
use crownhead_rules::{AnyMove, Key, Move, Position, Rules, RulesVisitor, movegen};
use crownhead_search::Monitor;

use super::Eyes;
use crate::task::Task;

/// Positions between two polls of the monitor.
const NODES_PER_POLL: u64 = 256;
/// The most plies of an exchange beyond the horizon.
const MOST_PLIES: u32 = 24;
/// Larger than every score.
const INFINITE: i32 = Score::WIN.0 + 1;

/// What a player sees.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seen {
    /// The legal moves, in the order of generation, with what each seems to be worth. A move that is worse than the best by
    /// far has only an upper bound.
    pub(crate) scores: Vec<(AnyMove, i32)>,
    /// The plies that were looked ahead.
    pub(crate) plies: u8,
    /// The positions that were looked at.
    pub(crate) nodes: u64,
}

/// Looks at a position. `seed` decides what is overlooked. If the monitor stops the search, the result is that of the last
/// depth, at least that of one ply. A move back to an earlier position seems worth a draw.
pub(crate) fn look(
    task: &Task,
    weights: Option<&Weights>,
    eyes: Eyes,
    seed: u64,
    monitor: &mut dyn Monitor,
) -> Seen {
    task.position.dispatch(Visit { past: &task.keys, weights, eyes, seed, monitor })
}

struct Visit<'w, 'm> {
    past: &'w [Key],
    weights: Option<&'w Weights>,
    eyes: Eyes,
    seed: u64,
    monitor: &'m mut dyn Monitor,
}

impl RulesVisitor for Visit<'_, '_> {
    type Output = Seen;

    fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> Seen {
        let evaluator = StaticEvaluator::new(&rules, self.weights);
        let Visit { past, eyes, seed, monitor, .. } = self;
        let mut tree =
            Tree { rules, evaluator: &evaluator, past, eyes, seed, nodes: 0, stopped: false, monitor };
        let mut seen = Seen::default();
        for plies in 1..=eyes.plies {
            let scores = tree.root(position, plies);
            if tree.stopped && plies > 1 {
                break;
            }
            seen = Seen { scores, plies, nodes: 0 };
        }
        Seen { nodes: tree.nodes, ..seen }
    }
}

struct Tree<'a, R: Rules> {
    rules: R,
    evaluator: &'a StaticEvaluator<'a, R>,
    /// Positions of the game since the last irreversible move.
    past: &'a [Key],
    eyes: Eyes,
    seed: u64,
    nodes: u64,
    /// Whether the positions have run out, or the monitor has said so.
    stopped: bool,
    monitor: &'a mut dyn Monitor,
}

/// The window of a search.
#[derive(Clone, Copy)]
struct Window {
    alpha: i32,
    beta: i32,
}

impl<R: Rules> Tree<'_, R> {
    /// What each move seems to be worth. The player considers every move at the board.
    fn root(&mut self, position: &Position<R::Board>, plies: u8) -> Vec<(AnyMove, i32)> {
        /// Errors of more than this many times their scale happen once in thousands of moves.
        const FAR: f64 = 9.0;
        let margin = (self.eyes.error * FAR) as i32 + 1;
        let mut scores = Vec::new();
        let mut best = -INFINITE;
        for mv in self.moves(position) {
            let window = Window { alpha: -INFINITE, beta: INFINITE.min(margin.saturating_sub(best)) };
            let last = mv.is_capture().then_some(mv.to);
            let next = position.play(self.rules, &mv);
            let score = if self.past.contains(&next.key()) {
                0
            } else {
                -self.value(&next, i32::from(plies) - 1, 1, last, window)
            };
            best = best.max(score);
            scores.push((mv.into(), score));
        }
        scores
    }

    /// What a position seems to be worth to its side to move. `last` is where a capture has just ended.
    fn value(
        &mut self,
        position: &Position<R::Board>,
        depth: i32,
        ply: u32,
        last: Option<u8>,
        Window { mut alpha, beta }: Window,
    ) -> i32 {
        self.count();
        let moves = self.moves(position);
        let Some(first) = moves.first() else {
            let wins = movegen::stuck_side_wins(self.rules, position.board());
            return if wins { Score::win_in(ply).0 } else { Score::loss_in(ply).0 };
        };
        let quiet = !first.is_capture();
        let still = self.evaluator.evaluate(position.board()).0;
        if self.stopped || ply >= MOST_PLIES || (quiet && depth <= 0) {
            return still;
        }
        let seen: Vec<&Move<R::Board>> =
            moves.iter().filter(|mv| self.sees(position, mv, ply, last)).collect();
        // There are moves that the player does not see; one of them keeps what there is.
        let mut best = if seen.len() < moves.len() && (quiet || seen.is_empty()) { still } else { -INFINITE };
        alpha = alpha.max(best);
        for mv in seen {
            if best >= beta {
                break;
            }
            let last = mv.is_capture().then_some(mv.to);
            let next = position.play(self.rules, mv);
            let window = Window { alpha: -beta, beta: -alpha };
            best = best.max(-self.value(&next, depth - 1, ply + 1, last, window));
            alpha = alpha.max(best);
        }
        best
    }

    /// Whether the player sees a move.
    fn sees(&self, position: &Position<R::Board>, mv: &Move<R::Board>, ply: u32, last: Option<u8>) -> bool {
        use crownhead_rules::bits::Bits as _;
        let recaptures = last.is_some_and(|bit| mv.captured.meets(Bits::<R>::bit(bit.into())));
        let chance = self.eyes.chance(mv, position.turn(), ply - 1, recaptures);
        let name = u64::from(mv.from) | u64::from(mv.to) << 8 | u64::from(mv.captured.count()) << 16;
        chance >= 1.0
            || uniform(self.seed ^ position.key().0 ^ name.wrapping_mul(0x9E37_79B9_7F4A_7C15)) < chance
    }

    /// Counts a position, and polls the monitor from time to time.
    fn count(&mut self) {
        self.nodes += 1;
        self.stopped |= self.nodes >= self.eyes.nodes;
        if self.nodes.is_multiple_of(NODES_PER_POLL) {
            self.stopped |= self.monitor.should_stop();
        }
    }

    /// The legal moves, those of the longest captures first.
    fn moves(&self, position: &Position<R::Board>) -> Vec<Move<R::Board>> {
        let mut moves = Vec::new();
        movegen::legal_moves(self.rules, position.board(), &mut moves);
        moves
    }
}

/// A number of bits of a rule set's board.
type Bits<R> = <<R as Rules>::Board as crownhead_rules::geometry::Geometry>::Bits;

/// A number from 0 to 1 that depends on another one (the finalizer of `SplitMix64`).
fn uniform(seed: u64) -> f64 {
    let mixed = (seed ^ seed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    ((mixed ^ mixed >> 31) >> 11) as f64 / (1_u64 << 53) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crownhead_rules::{AnyPosition, AnyRules, Variant};
    use crownhead_search::NullMonitor;
    use crownhead_testkit::fen;

    const SHARP: Eyes = Eyes { blindness: 0.0, plies: 4, nodes: 50_000, error: 0.0 };

    fn seen(position: &AnyPosition, eyes: Eyes, seed: u64) -> Seen {
        look(&Task::from_position(*position), None, eyes, seed, &mut NullMonitor)
    }

    fn best(seen: &Seen) -> AnyMove {
        seen.scores.iter().max_by_key(|(_, score)| *score).expect("there are moves").0
    }

    /// White gives a man on 18 and takes two.
    fn two_for_one() -> (AnyPosition, AnyMove) {
        let english = AnyRules::Variant(Variant::English);
        let position = fen::position(english, "W:W22,23,26,31:B1,2,14,15");
        let shot =
            position.legal_moves().into_iter().find(|mv| (mv.from().number(), mv.to().number()) == (22, 18));
        (position, shot.expect("22-18 is legal"))
    }

    #[test]
    fn open_eyes_find_a_shot_and_weak_ones_miss_it_the_more_often_the_weaker() {
        let (position, shot) = two_for_one();
        assert_eq!(best(&seen(&position, SHARP, 1)), shot, "{:?}", seen(&position, SHARP, 1));
        let found = |blindness| {
            let eyes = Eyes { blindness, ..SHARP };
            (0..200).filter(|&seed| best(&seen(&position, eyes, seed)) == shot).count()
        };
        let (good, weak) = (found(0.2), found(1.5));
        assert!(good > 150 && weak < good - 30, "{good} and {weak} of 200");
    }

    #[test]
    fn what_is_seen_depends_on_the_seed_only() {
        let (position, _) = two_for_one();
        let eyes = Eyes { blindness: 1.0, ..SHARP };
        let scores = |seed| seen(&position, eyes, seed).scores;
        assert_eq!(scores(5), scores(5));
        assert!((0..50).any(|seed| scores(seed) != scores(5)));
    }

    #[test]
    fn few_positions_still_give_every_move_a_score() {
        let position = AnyPosition::start(AnyRules::Variant(Variant::International));
        let short = seen(&position, Eyes { nodes: 12, ..SHARP }, 1);
        assert_eq!(short.scores.len(), position.legal_moves().len());
        assert_eq!(short.plies, 1);
        assert!(seen(&position, SHARP, 1).nodes <= 2 * SHARP.nodes);
    }

    #[test]
    fn a_side_that_is_ahead_does_not_go_back() {
        let english = AnyRules::Variant(Variant::English);
        let position = fen::position(english, "W:WK14,K15,K18:BK1");
        let back = best(&seen(&position, SHARP, 1));
        let mut task = Task::from_position(position);
        task.keys.push(position.try_play(&back).expect("a legal move").key());
        let other = look(&task, None, SHARP, 1, &mut NullMonitor);
        let again = other.scores.iter().find(|(mv, _)| *mv == back).map(|&(_, score)| score);
        assert_eq!(again, Some(0), "a draw");
        assert_ne!(best(&other), back);
    }
}
