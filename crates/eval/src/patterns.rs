//! The learned evaluator: patterns of men, material, kings and tempo.
//!
//! Each pattern is a rectangle of the board. Its men are the digits of a number in base three, the index into its
//! table, as in Scan 3. The score is the sum of all table entries and single weights, White's less Black's, tapered
//! between the weights of two phases by the number of pieces, plus the untrained bonus for hunting a weaker side.
//!
//! Invariant: White and Black use the same tables, Black with the board turned around.

use core::marker::PhantomData;

use crownhead_rules::{Board, Color, Rules, bits::Bits, geometry::Geometry};

use crate::{
    Evaluator, Score,
    piece_square::hunt,
    regions::{lane, patterns},
    weights::{MAX_PAIRED_KINGS, Pair, Stage, UNIT, Weights, place},
};

/// Evaluates with learned weights.
#[derive(Clone, Copy, Debug)]
pub struct PatternEvaluator<'w, R: Rules> {
    weights: &'w Weights,
    rules: PhantomData<R>,
}

impl<'w, R: Rules> PatternEvaluator<'w, R> {
    /// An evaluator with these weights; `None` if they are for another board.
    pub fn new(weights: &'w Weights) -> Option<PatternEvaluator<'w, R>> {
        (weights.board == R::Board::KIND).then_some(PatternEvaluator { weights, rules: PhantomData })
    }

    /// Adds the value of a side's kings.
    #[inline]
    fn kings(self, stage: &Stage, board: &Board<R::Board>, color: Color, sum: &mut Sum) {
        if !board.kings(color).is_empty() {
            sum.add(self.some_kings(stage, board, color), sign(color));
        }
    }

    /// The value of a side's kings, at least one. Not inlined, because half of all positions have none.
    #[inline(never)]
    fn some_kings(self, stage: &Stage, board: &Board<R::Board>, color: Color) -> Sum {
        let kings = board.kings(color);
        let count = kings.count();
        let Stage { single, pairs, .. } = stage;
        let mut sum = Sum::of(single[place::FIRST_KING]);
        sum.add(Sum::of(single[place::KING]), count as i32);
        for bit in kings.iter() {
            let square = self.weights.oriented[bit as usize][color.index()];
            sum.add(Sum::of(single[place::KING_SQUARES + usize::from(square)]), 1);
        }
        if count <= MAX_PAIRED_KINGS {
            let others = [board.men(color), board.men(color.other()), kings, board.kings(color.other())];
            for king in kings.iter() {
                for (pieces, row) in others.into_iter().zip(pairs.rows(color, king)) {
                    pieces.iter().for_each(|other| sum.add(Sum::of(row[other as usize]), 1));
                }
            }
        }
        sum
    }
}

/// A sum of weights in the earlier phase and one in the later phase.
#[derive(Clone, Copy, Default)]
struct Sum([i32; 2]);

impl Sum {
    #[inline(always)]
    fn of(pair: Pair) -> Sum {
        Sum(pair.map(i32::from))
    }

    #[inline(always)]
    fn add(&mut self, other: Sum, times: i32) {
        self.0[0] += other.0[0] * times;
        self.0[1] += other.0[1] * times;
    }
}

fn sign(color: Color) -> i32 {
    if color == Color::White { 1 } else { -1 }
}

impl<R: Rules> Evaluator<R> for PatternEvaluator<'_, R> {
    fn evaluate(&self, board: &Board<R::Board>) -> Score {
        let pieces = (board.pieces(Color::White) | board.pieces(Color::Black)).count();
        let stage = self.weights.stage(pieces as i32);
        let (white, black) = (board.men(Color::White), board.men(Color::Black));
        // A constant, so that the loops are unrolled.
        let patterns = const { patterns(<R::Board as Geometry>::KIND) };
        let numbers = self.weights.numbering.numbers(patterns, white, black);
        let mut sum = Sum::default();
        for (pattern, table) in stage.tables[..patterns].iter().enumerate() {
            sum.add(Sum::of(table[numbers[lane(pattern, Color::White)] as usize]), 1);
            sum.add(Sum::of(table[numbers[lane(pattern, Color::Black)] as usize]), -1);
        }
        sum.add(Sum::of(stage.single[place::MAN]), white.count() as i32 - black.count() as i32);
        self.kings(stage, board, Color::White, &mut sum);
        self.kings(stage, board, Color::Black, &mut sum);
        let turn = sign(board.turn());
        sum.add(Sum::of(stage.single[place::TEMPO]), turn);
        let (span, here) = (stage.earlier - stage.later, (pieces as i32).min(stage.earlier) - stage.later);
        let lead = turn * (sum.0[0] * here + sum.0[1] * (span - here)) / (span * UNIT);
        Score::heuristic(lead + hunt::<R>(board, lead, pieces))
    }
}
