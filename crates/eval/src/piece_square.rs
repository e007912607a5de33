//! Material and piece-square tables for any rules: the evaluator that needs no training.
//!
//! The score for the side to move is `sign * (lead * (1 + 0.04 * gone) + guards + hunt) + tempo`, in hundredths of a
//! man: `lead` is the difference of both sides' piece-square values, `gone` the number of missing pieces, and `sign` is
//! -1 where the side without pieces wins.
//!
//! The constants are hand-set and checked by matches at fixed nodes. They hold for every board, since rows count as a
//! share of the way to crowning.

use core::marker::PhantomData;

use crownhead_rules::{Board, Color, Goal, Rules, Square, bits::Bits, geometry::Geometry};

use crate::{Evaluator, Score};

/// A man.
const MAN: i32 = 100;
/// A king that steps one square.
const SHORT_KING: i32 = 140;
/// A flying king.
const FLYING_KING: i32 = 300;
/// A man one row from crowning; less for men further back, quadratic in the way gone.
const ADVANCE: i32 = 22;
/// A man on its home row, while the opponent has men to crown.
const GUARD: i32 = 9;
/// A man in the middle of the board, falling to 0 at the edge.
const MAN_CENTER: i32 = 5;
/// A king in the middle of the board, falling to 0 at the edge.
const KING_CENTER: i32 = 14;
/// Having the move.
const TEMPO: i32 = 3;
/// For each missing piece a lead grows by this percentage: a man up among few pieces wins more often.
const LEAD_PER_PIECE_GONE: i32 = 4;
/// For each step from the leading side's kings to the opponent's pieces, taken off the lead.
const HUNT: i32 = 2;
/// The leading side hunts when at most this many pieces are left.
const HUNT_BELOW: u32 = 8;

/// Material and piece-square tables for one rule set.
#[derive(Clone, Debug)]
pub struct PieceSquareEvaluator<R: Rules> {
    men: [[i16; 128]; 2],
    kings: [[i16; 128]; 2],
    guards: [u128; 2],
    /// The number of pieces on a full board.
    full: i32,
    /// Whether the side without pieces wins.
    loser_wins: bool,
    rules: PhantomData<R>,
}

impl<R: Rules> PieceSquareEvaluator<R> {
    /// The tables for these rules.
    pub fn new(rules: &R) -> PieceSquareEvaluator<R> {
        let board = R::Board::KIND;
        // The man furthest forward decides a race.
        let steep = match rules.goal() {
            Goal::FirstKing => 4,
            Goal::LeaveNoMove | Goal::RunOut => 1,
        };
        let king = if rules.flying_kings() { FLYING_KING } else { SHORT_KING };
        let mut values = PieceSquareEvaluator {
            men: [[0; 128]; 2],
            kings: [[0; 128]; 2],
            guards: [R::Board::BOTTOM_ROW.to_u128(), R::Board::TOP_ROW.to_u128()],
            full: i32::from(board.squares()) * 3 / 4,
            loser_wins: rules.goal().is_losing_game(),
            rules: PhantomData,
        };
        for square in board.all() {
            let bit = R::Board::bit_of(square) as usize;
            let center = center_share::<R>(square);
            for color in Color::ALL {
                let way = way_gone::<R>(square, color);
                let advance = steep * ADVANCE * way * way / 10_000;
                values.men[color.index()][bit] = (MAN + advance + MAN_CENTER * center / 100) as i16;
                values.kings[color.index()][bit] = (king + KING_CENTER * center / 100) as i16;
            }
        }
        values
    }

    fn side(&self, board: &Board<R::Board>, color: Color) -> i32 {
        let us = color.index();
        let men = board.men(color).iter().map(|bit| i32::from(self.men[us][bit as usize]));
        let kings = board.kings(color).iter().map(|bit| i32::from(self.kings[us][bit as usize]));
        men.sum::<i32>() + kings.sum::<i32>()
    }

    /// The value of men on their home row.
    fn guard(&self, board: &Board<R::Board>, color: Color) -> i32 {
        if board.men(color.other()).is_empty() {
            return 0;
        }
        let home = board.men(color).to_u128() & self.guards[color.index()];
        GUARD * home.count_ones() as i32
    }
}

impl<R: Rules> Evaluator<R> for PieceSquareEvaluator<R> {
    fn evaluate(&self, board: &Board<R::Board>) -> Score {
        let us = board.turn();
        let them = us.other();
        let lead = self.side(board, us) - self.side(board, them);
        let pieces = (board.pieces(us).count() + board.pieces(them).count()) as i32;
        let scaled = lead + lead * LEAD_PER_PIECE_GONE * (self.full - pieces).max(0) / 100;
        let guard = self.guard(board, us) - self.guard(board, them);
        let value = scaled + guard + hunt::<R>(board, lead, pieces as u32);
        Score::heuristic(if self.loser_wins { -value } else { value } + TEMPO)
    }
}

/// The value of being near the opponent's pieces, for the leading side when few pieces are left.
#[inline]
pub(crate) fn hunt<R: Rules>(board: &Board<R::Board>, lead: i32, pieces: u32) -> i32 {
    if pieces > HUNT_BELOW || lead.abs() < MAN / 2 { 0 } else { nearness::<R>(board, lead) }
}

/// Minus [`HUNT`] for each step from the leading side's kings to the other's pieces, averaged over those pieces.
#[inline(never)]
fn nearness<R: Rules>(board: &Board<R::Board>, lead: i32) -> i32 {
    let (hunter, hunted) =
        if lead > 0 { (board.turn(), board.turn().other()) } else { (board.turn().other(), board.turn()) };
    let mut steps = 0;
    for king in board.kings(hunter).iter() {
        let (x, y) = R::Board::KIND.place(R::Board::square_at(king));
        for prey in board.pieces(hunted).iter() {
            let (to_x, to_y) = R::Board::KIND.place(R::Board::square_at(prey));
            steps += i32::from(x.abs_diff(to_x).max(y.abs_diff(to_y)));
        }
    }
    let prey = board.pieces(hunted).count().max(1) as i32;
    lead.signum() * -HUNT * steps / prey
}

/// How far a man has come, in hundredths of the way to the row before crowning.
fn way_gone<R: Rules>(square: Square, color: Color) -> i32 {
    let board = R::Board::KIND;
    let last = i32::from(board.height()) - 1;
    let row = i32::from(board.place(square).1);
    let gone = if color == Color::White { last - row } else { row };
    gone * 100 / (last - 1)
}

/// 100 in the middle of the board, 0 at the edge.
fn center_share<R: Rules>(square: Square) -> i32 {
    let board = R::Board::KIND;
    let (x, y) = board.place(square);
    let inward = |at: u8, size: u8| i32::from(at.min(size - 1 - at)) * 200 / (i32::from(size) - 2);
    inward(x, board.width()).min(inward(y, board.height())).min(100)
}
