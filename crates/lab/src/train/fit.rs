//! Fitting weights to positions with known results, by logistic regression.
//!
//! The expected score of White, with a draw as half, is `1 / (1 + exp(-s))`, where `s` is the sum of the weights of a
//! position's features. Each step follows the gradient of the logarithmic loss for one position, with smaller steps for
//! weights that have already moved much (Duchi, Hazan and Singer, 2011); a pull toward zero keeps rare patterns small.

use crownhead_eval::{
    Weights, WeightsError,
    regions::{Numbering, lane, patterns, sub_index},
    weights::{
        MAX_PAIRED_KINGS, MAX_PHASES, Pairing, Phase, UNIT, WindowPlace, bit_of, in_order, oriented_squares,
        pair_index, place, windows,
    },
};
use crownhead_rules::{AnyPosition, AnyRules, BoardKind, Color, Square};

use crate::numbers::Numbers;

use super::samples::Sample;
use super::targets::{Blend, Worth, chance, is_held_out, loss, pieces, result, targets};

/// Settings of the fit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fit {
    /// Passes over all positions.
    pub epochs: u32,
    /// The initial learning rate.
    pub rate: f32,
    /// The pull toward zero on the weights of pairs and patterns: as if each had been seen this many more times, in
    /// quarters of a position, without making a difference.
    pub pull: f32,
    /// The target of each position.
    pub blend: Blend,
    /// For initial weights, how many times as many positions they were learned from: weights are pulled toward their
    /// initial values.
    pub trust: f32,
    /// The seed of the order of positions.
    pub seed: u64,
}

impl Default for Fit {
    /// Found by experiment; see `docs/training.md`.
    fn default() -> Fit {
        Fit { epochs: 10, rate: 0.05, pull: 15.0, blend: Blend::default(), trust: 0.1, seed: 0 }
    }
}

/// Losses after an epoch: the mean negative logarithm of the probability given to the actual result, in nats.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Losses {
    /// On the training positions.
    pub train: f64,
    /// On the positions of held-out games.
    pub held_out: f64,
}

/// No position has more features: the patterns of both sides, material, the move, and kings with everything around
/// them.
const MOST_SHOWN: usize = 640;
/// The features of a position: indices of weights with their counts.
struct Shown {
    items: [(u32, f32); MOST_SHOWN],
    count: usize,
    /// How much the weights of each phase count.
    shares: [f32; MAX_PHASES],
}

impl Shown {
    fn add(&mut self, place: usize, times: f32) {
        // More kings add no information.
        if self.count < MOST_SHOWN {
            self.items[self.count] = (place as u32, times);
            self.count += 1;
        }
    }

    fn items(&self) -> &[(u32, f32)] {
        &self.items[..self.count]
    }
}

/// Extracts the features of samples.
#[derive(Debug)]
struct Eye {
    numbering: Numbering,
    windows: Vec<WindowPlace>,
    /// By bit: the square from White's side, and from Black's.
    seen: Vec<[u8; 2]>,
    squares: usize,
    patterns: usize,
    /// The number of pieces in each phase, from the full board to the empty one.
    phases: Vec<u8>,
}

impl Eye {
    fn new(board: BoardKind, phases: Vec<u8>) -> Eye {
        let seen = oriented_squares(board);
        let numbering = Numbering::new(board, seen.len() / 8, |square: Square| bit_of(board, square));
        let squares = usize::from(board.squares());
        Eye { numbering, windows: windows(board), seen, squares, patterns: patterns(board), phases }
    }

    fn look(&self, sample: &Sample) -> Shown {
        let [white, black] = sample.pieces;
        let (white_men, black_men) = (white & !sample.kings, black & !sample.kings);
        let items = [(0, 0.0); MOST_SHOWN];
        let mut shown = Shown { items, count: 0, shares: shares(&self.phases, pieces(sample)) };
        let numbers = self.numbering.numbers(self.patterns, white_men, black_men);
        for place in &self.windows {
            for (color, sign) in [(Color::White, 1.0), (Color::Black, -1.0)] {
                let number = numbers[lane(place.pattern, color)];
                shown.add(place.from + sub_index(number, place.window) as usize, sign);
            }
        }
        shown.add(place::MAN, white_men.count_ones() as f32 - black_men.count_ones() as f32);
        for (color, sign) in [(Color::White, 1.0), (Color::Black, -1.0)] {
            self.kings(sample, color, sign, &mut shown);
        }
        let turn = if sample.turn == Color::White { 1.0 } else { -1.0 };
        shown.add(place::TEMPO, turn);
        shown
    }

    fn kings(&self, sample: &Sample, color: Color, sign: f32, shown: &mut Shown) {
        let kings = sample.pieces[color.index()] & sample.kings;
        if kings == 0 {
            return;
        }
        shown.add(place::FIRST_KING, sign);
        shown.add(place::KING, sign * kings.count_ones() as f32);
        let seen = |bit: u32| self.seen[bit as usize][color.index()];
        let (own, theirs) = (sample.pieces[color.index()], sample.pieces[color.other().index()]);
        let others = [
            (Pairing::OwnMan, own & !sample.kings),
            (Pairing::TheirMan, theirs & !sample.kings),
            (Pairing::OwnKing, kings),
            (Pairing::TheirKing, theirs & sample.kings),
        ];
        for king in bits(kings) {
            shown.add(place::KING_SQUARES + usize::from(seen(king)), sign);
            if kings.count_ones() > MAX_PAIRED_KINGS {
                continue;
            }
            for (pairing, pieces) in others {
                for other in bits(pieces).filter(|&other| other != king) {
                    shown.add(pair_index(self.squares, pairing, seen(king), seen(other)), sign);
                }
            }
        }
    }
}

/// How much each phase counts with this many pieces.
fn shares(phases: &[u8], pieces: u32) -> [f32; MAX_PHASES] {
    let mut shares = [0.0; MAX_PHASES];
    let later = phases.iter().position(|&phase| pieces > u32::from(phase)).unwrap_or(phases.len() - 1);
    let Some(earlier) = later.checked_sub(1) else {
        shares[0] = 1.0;
        return shares;
    };
    let [from, to] = [phases[earlier], phases[later]].map(f32::from);
    shares[earlier] = (pieces as f32 - to) / (from - to);
    shares[later] = 1.0 - shares[earlier];
    shares
}

/// The indices of the set bits.
fn bits(mut set: u128) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(lowest)
    })
}

/// The weights during the fit, in nats of log odds.
#[derive(Debug)]
pub struct Learner {
    eye: Eye,
    board: BoardKind,
    fit: Fit,
    /// Weight and sum of squared gradients in each phase.
    state: Vec<[[f32; 2]; MAX_PHASES]>,
    /// The initial weights, in the units of play.
    known: Option<Weights>,
    /// The targets of regularization.
    origin: Vec<[f32; MAX_PHASES]>,
    /// The regularization of each weight per position with its feature, once the positions are known.
    pulls: Vec<f32>,
    /// The target of each position, once the positions are known.
    targets: Vec<f32>,
}

impl Learner {
    /// Starts with material only, in units of men until the positions determine what a man is worth; the value of a
    /// king follows from the rules.
    pub fn new(rules: AnyRules, fit: Fit) -> Learner {
        let (board, full) = (rules.board(), pieces_at_start(rules));
        let mut state = vec![[[0.0, FIRST_SQUARES]; MAX_PHASES]; Weights::count(board)];
        let king = if rules.house_rules().flying_kings { 3.0 } else { 1.5 };
        for (place, men) in [(place::MAN, 1.0), (place::KING, king)] {
            state[place] = [[men, FIRST_SQUARES]; MAX_PHASES];
        }
        Learner {
            eye: Eye::new(board, vec![full, 0]),
            board,
            fit,
            origin: vec![[0.0; MAX_PHASES]; state.len()],
            state,
            known: None,
            pulls: Vec::new(),
            targets: Vec::new(),
        }
    }

    /// Starts from existing weights for the same board, with their phases.
    #[must_use]
    pub fn from(mut self, known: Weights) -> Learner {
        let between = known.phases()[1..].iter().map(|phase| phase.pieces);
        let full = self.full();
        self.eye.phases = std::iter::once(full).chain(between.filter(|&pieces| pieces < full)).collect();
        Learner { known: Some(known), ..self }
    }

    /// Learns a phase for each of these numbers of pieces, too: decreasing, and between the full and the empty board.
    ///
    /// # Errors
    /// If there are too many, or they are not in order.
    pub fn between(mut self, phases: &[u8]) -> Result<Learner, WeightsError> {
        let all: Vec<u8> = [&[self.full()], phases, &[0]].concat();
        in_order(&all)?;
        self.eye.phases = all;
        Ok(self)
    }

    /// The number of pieces on a full board.
    fn full(&self) -> u8 {
        self.eye.phases[0]
    }

    /// Prepares for these positions, as the first epoch does if this was not called. Returns the value of a man in a
    /// score, from the results of their games.
    pub fn prepare(&mut self, samples: &[Sample]) -> Worth {
        let (full, phases) = (self.full(), &self.eye.phases);
        let told = Worth::of(samples, self.fit.blend, full);
        let worth = if self.known.is_some() { told.even() } else { told };
        self.targets = targets(samples, worth, self.fit.blend, full);
        if let Some(known) = &self.known {
            let pieces: Vec<u8> = known.phases().iter().map(|phase| phase.pieces).collect();
            for (phase, &own) in phases.iter().enumerate() {
                let shares = shares(&pieces, u32::from(own));
                let nats = worth.with(own, full) / (100 * UNIT) as f32;
                for (place, origin) in self.origin.iter_mut().enumerate() {
                    let parts = known.phases().iter().zip(shares);
                    origin[phase] =
                        nats * parts.map(|(part, share)| share * f32::from(part.values[place])).sum::<f32>();
                }
            }
            for (state, origin) in self.state.iter_mut().zip(&self.origin) {
                *state = origin.map(|weight| [weight, FIRST_SQUARES]);
            }
        } else {
            for place in [place::MAN, place::KING] {
                for (state, &pieces) in self.state[place].iter_mut().zip(phases) {
                    state[0] *= worth.with(pieces, full);
                }
            }
        }
        self.pulls = self.count(samples);
        worth
    }

    fn sum(&self, shown: &Shown) -> f32 {
        let term = |&(place, times): &(u32, f32)| {
            let phases = self.state[place as usize].iter().zip(shown.shares);
            times * phases.map(|([weight, _], share)| weight * share).sum::<f32>()
        };
        shown.items().iter().map(term).sum()
    }

    /// Passes over all positions once, in a new order, and returns the losses.
    pub fn epoch(&mut self, number: u32, samples: &[Sample]) -> Losses {
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        let mut numbers = Numbers::new(self.fit.seed ^ (u64::from(number) << 32));
        for at in (1..order.len()).rev() {
            order.swap(at, numbers.below(at + 1));
        }
        if self.pulls.is_empty() {
            self.prepare(samples);
        }
        let (mut train, mut held_out) = (Mean::default(), Mean::default());
        let rate = self.fit.rate / (1.0 + number as f32 / 2.0);
        for &index in &order {
            let sample = &samples[index as usize];
            let shown = self.eye.look(sample);
            let guess = chance(self.sum(&shown));
            let target = self.targets[index as usize];
            let mean = if is_held_out(sample) { &mut held_out } else { &mut train };
            if let Some(result) = result(sample) {
                mean.add(loss(guess, result));
            }
            if !is_held_out(sample) {
                self.step(&shown, target - guess, rate);
            }
        }
        Losses { train: train.get(), held_out: held_out.get() }
    }

    /// The pull on each weight: the more positions show a feature, the weaker the pull per position. A rare feature
    /// therefore needs clear evidence. Material, the move and king squares are never rare.
    fn count(&self, samples: &[Sample]) -> Vec<f32> {
        let first_rare = place::KING_SQUARES + usize::from(self.board.squares());
        let mut counts = vec![0_u32; self.state.len()];
        for sample in samples.iter().filter(|sample| !is_held_out(sample)) {
            for &(place, _) in self.eye.look(sample).items() {
                counts[place as usize] += 1;
            }
        }
        // At a probability of one half, it changes by a quarter per nat.
        let trust = if self.known.is_some() { self.fit.trust / 4.0 } else { 0.0 };
        let pull = |(place, &count): (usize, &u32)| {
            if place < first_rare { trust } else { trust + self.fit.pull / count.max(1) as f32 }
        };
        counts.iter().enumerate().map(pull).collect()
    }

    fn step(&mut self, shown: &Shown, error: f32, rate: f32) {
        for &(place, times) in shown.items() {
            let pull = self.pulls[place as usize];
            let origin = self.origin[place as usize];
            let phases = self.state[place as usize].iter_mut().zip(shown.shares).zip(origin);
            for (([weight, squares], share), origin) in phases.filter(|((_, share), _)| *share > 0.0) {
                let gradient = error * times * share - pull * (*weight - origin);
                *squares += gradient * gradient;
                *weight += rate * gradient / squares.sqrt();
            }
        }
    }

    /// The weights for play: a man is worth 100 in the middle between the full and the empty board.
    ///
    /// # Errors
    /// None if the board fits the rules.
    pub fn weights(&self) -> Result<Weights, WeightsError> {
        let last = self.eye.phases.len() - 1;
        let man = [0, last].map(|phase| self.state[place::MAN][phase][0].abs());
        let scale = 100.0 * UNIT as f32 / f32::midpoint(man[0], man[1]).max(0.05);
        let rounded = |state: [f32; 2]| (state[0] * scale).round().clamp(-30_000.0, 30_000.0) as i16;
        let kept = |weight: i16| if weight.abs() < LEAST_KEPT { 0 } else { weight };
        let phase = |(phase, &pieces): (usize, &u8)| {
            let values = self.state.iter().map(|state| kept(rounded(state[phase]))).collect();
            Phase { pieces, values }
        };
        Weights::new(self.board, self.eye.phases.iter().enumerate().map(phase).collect())
    }
}

/// Smaller weights (half a hundredth of a man) are dropped: they are noise and half of the file.
const LEAST_KEPT: i16 = 2;

/// The initial sum of squared gradients of a weight: it keeps the steps of rare features short.
const FIRST_SQUARES: f32 = 4.0;

fn pieces_at_start(rules: AnyRules) -> u8 {
    let material = AnyPosition::start(rules).material();
    (material.pieces(Color::White) + material.pieces(Color::Black)).max(1)
}

#[derive(Default)]
struct Mean {
    sum: f64,
    count: u64,
}

impl Mean {
    fn add(&mut self, value: f32) {
        self.sum += f64::from(value);
        self.count += 1;
    }

    fn get(&self) -> f64 {
        self.sum / self.count.max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::train::selfplay::SelfPlay;
    use crownhead_eval::{Evaluator, PatternEvaluator, Score};
    use crownhead_rules::{Position, Rules, RulesVisitor, Variant};

    const RULES: AnyRules = AnyRules::Variant(Variant::Mini6English);

    #[test]
    fn frequent_features_are_learned() {
        let fit = Fit { blend: Blend { result_share: 1.0, ..Blend::default() }, ..Fit::default() };
        let play = SelfPlay::new(RULES, 60, 1);
        let samples: Vec<Sample> = (0..4).flat_map(|batch| play.batch(batch)).collect();
        let learn = || {
            let mut learner = Learner::new(RULES, fit);
            let losses: Vec<Losses> = (0..4).map(|epoch| learner.epoch(epoch, &samples)).collect();
            (losses, learner.weights().expect("they are for that board"))
        };
        let (losses, weights) = learn();
        // A coin flip has a loss of 0.69.
        assert!(losses[3].train < losses[0].train && losses[0].train < 0.69, "{losses:?}");
        assert!(losses[3].held_out < 0.69, "{losses:?}");
        let man: i32 = weights.phases().iter().map(|phase| i32::from(phase.values[place::MAN])).sum();
        assert!((man - 200 * UNIT).abs() <= 2, "a man is worth 100 in the middle between the phases: {man}");
        assert_eq!(weights.phases(), learn().1.phases(), "the same positions teach the same");
    }

    #[test]
    fn initial_weights_are_both_the_start_and_the_regularization_target() {
        let play = SelfPlay::new(RULES, 60, 1);
        let samples = play.batch(0);
        let learn = |learner: Learner| {
            let mut learner = learner;
            learner.epoch(0, &samples);
            learner.weights().expect("they are for that board")
        };
        let known = learn(Learner::new(RULES, Fit::default()));
        let far = |trust: f32| {
            let blend = Blend { result_share: 1.0, ..Blend::default() };
            let learned =
                learn(Learner::new(RULES, Fit { blend, trust, ..Fit::default() }).from(known.clone()));
            let values = |weights: &Weights| -> Vec<i16> {
                weights.phases().iter().flat_map(|phase| phase.values.clone()).collect()
            };
            let pairs = values(&known).into_iter().zip(values(&learned));
            pairs.map(|(a, b)| u32::from(a.abs_diff(b))).sum::<u32>()
        };
        let (free, held) = (far(0.0), far(100.0));
        assert!(0 < held && 2 * held < free, "{held} and {free}");
    }

    /// The value of a position for White, from an evaluator.
    struct Judged<'w>(&'w Weights);

    impl RulesVisitor for Judged<'_> {
        type Output = i32;

        fn visit<R: Rules>(self, _: R, position: &Position<R::Board>) -> i32 {
            let patterns = PatternEvaluator::<R>::new(self.0).expect("they are for that board");
            let score = patterns.evaluate(position.board()).0;
            if position.turn() == Color::White { score } else { -score }
        }
    }

    #[test]
    fn play_uses_the_learned_weights_on_every_board() {
        let phases: [&[u8]; 4] = [&[], &[18], &[20, 8], &[]];
        let variants = [Variant::English, Variant::International, Variant::Turkish, Variant::Canadian];
        for (variant, phases) in variants.into_iter().zip(phases) {
            let rules = AnyRules::Variant(variant);
            let learner = Learner::new(rules, Fit::default()).between(phases);
            let mut learner = learner.expect("the phases are in order");
            let mut numbers = Numbers::new(7);
            for pair in &mut learner.state {
                *pair = core::array::from_fn(|_| [numbers.below(200) as f32 / 100.0 - 1.0, 1.0]);
            }
            // A man is worth 100 then.
            learner.state[place::MAN] = [[1.0, 1.0]; MAX_PHASES];
            let weights = learner.weights().expect("they are for that board");
            let mut position = AnyPosition::start(rules);
            for _ in 0..60 {
                let moves = position.legal_moves();
                let Some(mv) = moves.get(numbers.below(moves.len().max(1))) else { break };
                position = position.play_unchecked(mv);
                let shown = learner.eye.look(&Sample::of(&position, Score(0), 0));
                let (learned, played) = (100.0 * learner.sum(&shown), position.dispatch(Judged(&weights)));
                assert!((learned - played as f32).abs() < 10.0, "{variant:?}: {learned} and {played}");
            }
        }
    }
}
