//! The learnt evaluation: patterns of men, material, the squares of kings and the move.

use core::marker::PhantomData;

use crownhead_rules::{Board, Color, Rules, bits::Bits, geometry::Geometry};

use crate::{
    Evaluator, Score,
    regions::REGIONS,
    squares::hunt,
    weights::{MOST_PAIRED, Pair, Pairing, UNIT, Weights, pair_place, place},
};

/// Judges by learnt weights.
#[derive(Clone, Copy, Debug)]
pub struct Patterns<'w, R: Rules> {
    weights: &'w Weights,
    rules: PhantomData<R>,
}

impl<'w, R: Rules> Patterns<'w, R> {
    /// With these weights; `None` if they are for another board.
    pub fn new(weights: &'w Weights) -> Option<Patterns<'w, R>> {
        (weights.board == R::Board::KIND).then_some(Patterns { weights, rules: PhantomData })
    }

    /// What kings are worth to their side.
    fn kings(self, board: &Board<R::Board>, color: Color, sum: &mut Sum) {
        let kings = board.kings(color);
        if kings.is_empty() {
            return;
        }
        let (sign, count) = (sign(color), kings.count());
        let values = &self.weights.single;
        sum.add(values[place::FIRST_KING], sign);
        sum.add(values[place::KING], sign * count as i32);
        for bit in kings.iter() {
            let seen = self.weights.seen[bit as usize][color.index()];
            sum.add(values[place::KING_SQUARES + usize::from(seen)], sign);
        }
        if count <= MOST_PAIRED {
            self.pairs(board, color, sum);
        }
    }

    /// What kings are worth by where the other pieces stand.
    fn pairs(self, board: &Board<R::Board>, color: Color, sum: &mut Sum) {
        let (sign, squares) = (sign(color), usize::from(self.weights.board.squares()));
        let seen = |bit| self.weights.seen[bit as usize][color.index()];
        let others = [
            (Pairing::OwnMan, board.men(color)),
            (Pairing::TheirMan, board.men(color.other())),
            (Pairing::OwnKing, board.kings(color)),
            (Pairing::TheirKing, board.kings(color.other())),
        ];
        for king in board.kings(color).iter() {
            for (pairing, pieces) in others {
                for other in pieces.iter().filter(|&other| other != king) {
                    let place = pair_place(squares, pairing, seen(king), seen(other));
                    sum.add(self.weights.single[place], sign);
                }
            }
        }
    }
}

/// A sum for the middle game and one for the ending.
#[derive(Clone, Copy, Default)]
struct Sum([i32; 2]);

impl Sum {
    #[inline(always)]
    fn add(&mut self, pair: Pair, times: i32) {
        self.0[0] += i32::from(pair[0]) * times;
        self.0[1] += i32::from(pair[1]) * times;
    }
}

fn sign(color: Color) -> i32 {
    if color == Color::White { 1 } else { -1 }
}

impl<R: Rules> Evaluator<R> for Patterns<'_, R> {
    fn evaluate(&self, board: &Board<R::Board>) -> Score {
        let Weights { full, single, tables, numbering, .. } = self.weights;
        let (white, black) = (board.men(Color::White), board.men(Color::Black));
        let numbers = numbering.numbers(white, black);
        let mut sum = Sum::default();
        for (region, table) in tables.iter().enumerate() {
            sum.add(table[numbers[region] as usize], 1);
            sum.add(table[numbers[REGIONS + region] as usize], -1);
        }
        sum.add(single[place::MAN], white.count() as i32 - black.count() as i32);
        self.kings(board, Color::White, &mut sum);
        self.kings(board, Color::Black, &mut sum);
        let turn = sign(board.turn());
        sum.add(single[place::TURN], turn);
        let all = board.pieces(Color::White) | board.pieces(Color::Black);
        let pieces = all.count();
        let (full, here) = (i32::from(*full), (pieces as i32).min(i32::from(*full)));
        let lead = turn * (sum.0[0] * here + sum.0[1] * (full - here)) / (full * UNIT);
        Score::heuristic(lead + hunt::<R>(board, lead, pieces))
    }
}
