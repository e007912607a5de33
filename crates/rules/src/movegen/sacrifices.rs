//! Sacrifices: steps of men after which the other side can capture.
//!
//! There are two kinds. Either the man can be captured on its new square, or its old square is now free to land on
//! behind a neighbor. Both are found for all men at once, with shifts.
//!
//! Not here: kings' moves, and lines that a step opens for a distant flying king.

use super::{BitsOf, ListMoves, Sink, View, each_direction, for_side, is_decided};
use crate::{Color, Direction, Rules, bits::Bits, board::Board, geometry::Geometry, moves::MoveList};

/// Appends the steps of men that give the other side a new capture. The duty to capture is ignored.
///
/// A step that only opens a line for a distant flying king is left out. A man that its step crowns is treated as a man.
pub fn sacrifices<R: Rules>(rules: R, board: &Board<R::Board>, list: &mut MoveList<R::Board>) {
    if !is_decided(rules, board) {
        let sink = &mut ListMoves::new(list);
        for_side!(R, board.turn(), WHITE => View::<R, WHITE>::new(rules, board).sacrifices(sink));
    }
}

impl<R: Rules, const WHITE: bool> View<R, WHITE> {
    #[inline(always)]
    fn sacrifices(&self, sink: &mut ListMoves<'_, R::Board>) {
        // Where a piece can be captured, and which squares a capture would need to be free.
        let (mut exposed, mut landing) = (BitsOf::<R>::ZERO, BitsOf::<R>::ZERO);
        each_direction!(capture => {
            let reach = self.reach_of_captures(capture);
            exposed |= reach & R::Board::shift(self.free, capture.opposite());
            landing |= R::Board::shift(self.us & reach, capture);
        });
        each_direction!(step => if self.rules.man_steps_in(self.color(), step) {
            // A man can also be captured on to the square that it left.
            let followed = self.reach_of_captures(step.opposite());
            let opened = R::Board::shift(self.our_men() & landing, step);
            let targets = self.steps(step) & (exposed | followed | opened);
            sink.men_steps(targets, R::Board::offset(step), self.crowning_row());
        });
    }

    /// The squares next to their pieces, or first met by their kings, in a direction in which these capture.
    #[inline(always)]
    fn reach_of_captures(&self, direction: Direction) -> BitsOf<R> {
        let (kings, mut from) = (self.them & self.kings, BitsOf::<R>::ZERO);
        if self.rules.man_captures_in(self.color().other(), direction) {
            from |= self.them & !kings;
        }
        if self.rules.king_captures().contain(direction) && !kings.is_empty() {
            from |= kings | self.slide(kings, direction, self.free);
        }
        R::Board::shift(from, direction)
    }
}
