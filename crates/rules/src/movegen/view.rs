//! A board from the side to move's point of view: which pieces can do anything at all.
//!
//! [`View`] holds `us`, `them`, `kings` and `free` as bitboards, and answers whole-set questions with shifts. A jump
//! exists where `shift(free, back) & prey` shifted back again meets our men: two shifts per direction, no loop over
//! pieces. Flying kings slide with a loop of single shifts ([`View::slide`]), all kings of a set at once.
//!
//! Not here: walking captures, making moves.
//!
//! Invariant: `us`, `them` and `free` are disjoint and hold no ghost bits. While a piece captures, its start square is
//! added to `free`.

use super::{BitsOf, each_direction};
use crate::{Color, CrowningInCapture, Direction, Role, Rules, bits::Bits, board::Board, geometry::Geometry};

/// The side for the constant `WHITE`.
#[inline(always)]
pub(crate) const fn side<const WHITE: bool>() -> Color {
    if WHITE { Color::White } else { Color::Black }
}

/// The row where men of that color are crowned.
#[inline(always)]
pub(crate) fn crowning_row<R: Rules>(color: Color) -> BitsOf<R> {
    match color {
        Color::White => R::Board::TOP_ROW,
        Color::Black => R::Board::BOTTOM_ROW,
    }
}

/// A board seen by the side to move. `WHITE` is that side where the generator is compiled per side.
#[derive(Clone, Copy)]
pub(crate) struct View<R: Rules, const WHITE: bool> {
    pub(crate) rules: R,
    /// The side to move.
    turn: Color,
    pub(crate) us: BitsOf<R>,
    pub(crate) them: BitsOf<R>,
    pub(crate) kings: BitsOf<R>,
    /// Empty squares; while a piece captures, its start square is among them.
    pub(crate) free: BitsOf<R>,
    /// Kings that have reached the limit of consecutive quiet moves.
    pub(crate) limited: BitsOf<R>,
}

impl<R: Rules, const WHITE: bool> View<R, WHITE> {
    #[inline(always)]
    pub(crate) fn new(rules: R, board: &Board<R::Board>) -> Self {
        let us = Self::side_of(board.turn());
        View {
            rules,
            turn: us,
            us: board.pieces(us),
            them: board.pieces(us.other()),
            kings: board.kings,
            free: board.empty_squares(),
            limited: board.kings_at_move_limit(rules),
        }
    }

    /// The view as a board, without king-move counters.
    pub(crate) fn board(&self) -> Board<R::Board> {
        let mut board = Board::empty(self.color());
        board.pieces[self.color().index()] = self.us;
        board.pieces[self.color().other().index()] = self.them;
        board.kings = self.kings;
        board
    }

    #[inline(always)]
    pub(crate) fn color(&self) -> Color {
        Self::side_of(self.turn)
    }

    /// The side to move: the constant `WHITE` if the generator is compiled per side, else `turn`.
    #[inline(always)]
    fn side_of(turn: Color) -> Color {
        if R::SIDES_APART { side::<WHITE>() } else { turn }
    }

    #[inline(always)]
    pub(crate) fn crowning_row(&self) -> BitsOf<R> {
        crowning_row::<R>(self.color())
    }

    /// The landing squares on which a man's capture may continue, given the squares from which a man can jump: never the
    /// crowning row if the move stops there, always if the man becomes a king there.
    #[inline(always)]
    pub(crate) fn onward_among(&self, squares: BitsOf<R>) -> BitsOf<R> {
        match self.rules.crowning_in_capture() {
            CrowningInCapture::Stop => squares & !self.crowning_row(),
            CrowningInCapture::Pass => squares,
            CrowningInCapture::GoOnAsKing => squares | self.crowning_row(),
        }
    }

    #[inline(always)]
    pub(crate) fn our_men(&self) -> BitsOf<R> {
        self.us & !self.kings
    }

    #[inline(always)]
    pub(crate) fn our_kings(&self) -> BitsOf<R> {
        self.us & self.kings
    }

    /// The pieces that men may capture.
    #[inline(always)]
    pub(crate) fn prey_of_men(&self) -> BitsOf<R> {
        if self.rules.men_take_kings() { self.them } else { self.them & !self.kings }
    }

    /// The men that can capture.
    #[inline(always)]
    pub(crate) fn jumpers(&self) -> BitsOf<R> {
        let mut found = BitsOf::<R>::ZERO;
        each_direction!(direction => if self.rules.man_captures_in(self.color(), direction) {
            let back = direction.opposite();
            let landing_behind = R::Board::shift(self.free, back);
            found |= R::Board::shift(self.prey_of_men() & landing_behind, back);
        });
        found & self.our_men()
    }

    /// The free squares that kings on `at` reach in a direction.
    #[inline(always)]
    pub(crate) fn slide(&self, at: BitsOf<R>, direction: Direction, free: BitsOf<R>) -> BitsOf<R> {
        let mut next = R::Board::shift(at, direction) & free;
        if !self.rules.flying_kings() {
            return next;
        }
        let mut reached = next;
        while !next.is_empty() {
            next = R::Board::shift(next, direction) & free;
            reached |= next;
        }
        reached
    }

    /// The first piece that a king on `at` meets in a direction.
    #[inline(always)]
    pub(crate) fn first_met(&self, at: BitsOf<R>, direction: Direction, free: BitsOf<R>) -> BitsOf<R> {
        let mut next = R::Board::shift(at, direction);
        if self.rules.flying_kings() {
            while next.meets(free) {
                next = R::Board::shift(next, direction);
            }
        }
        next
    }

    /// Whether a king can capture.
    #[inline(always)]
    pub(crate) fn king_can_capture(&self) -> bool {
        !self.our_kings().is_empty() && self.some_king_can_capture()
    }

    fn some_king_can_capture(&self) -> bool {
        let kings = self.our_kings();
        let mut behind = BitsOf::<R>::ZERO;
        each_direction!(direction => if self.rules.king_captures().contain(direction) {
            let run = if self.rules.flying_kings() { kings | self.slide(kings, direction, self.free) } else { kings };
            let over = R::Board::shift(run, direction) & self.them;
            behind |= R::Board::shift(over, direction);
        });
        behind.meets(self.free)
    }

    #[inline(always)]
    pub(crate) fn can_capture(&self) -> bool {
        !self.jumpers().is_empty() || self.king_can_capture()
    }

    /// The destinations of one king's quiet moves.
    #[inline(always)]
    pub(crate) fn king_targets(&self, from: BitsOf<R>) -> BitsOf<R> {
        let mut targets = BitsOf::<R>::ZERO;
        each_direction!(direction => if self.rules.king_steps().contain(direction) {
            targets |= self.slide(from, direction, self.free);
        });
        targets
    }

    /// The kings that may make a quiet move.
    #[inline(always)]
    pub(crate) fn stepping_kings(&self) -> BitsOf<R> {
        self.our_kings() & !self.limited
    }

    /// The view of the other side after a move. King-move counters are dropped.
    #[inline(always)]
    pub(crate) fn after<const OTHER: bool>(
        &self,
        (from, to): (BitsOf<R>, BitsOf<R>),
        captured: BitsOf<R>,
        becomes: Role,
    ) -> View<R, OTHER> {
        let kings = self.kings & !(from | captured);
        View {
            rules: self.rules,
            turn: self.color().other(),
            us: self.them & !captured,
            them: (self.us & !from) | to,
            kings: if becomes == Role::King { kings | to } else { kings },
            free: (self.free | from | captured) & !to,
            limited: BitsOf::<R>::ZERO,
        }
    }

    /// The view of the other side of the same board. King-move counters are dropped.
    #[inline(always)]
    pub(crate) fn turned<const OTHER: bool>(&self) -> View<R, OTHER> {
        View {
            rules: self.rules,
            turn: self.color().other(),
            us: self.them,
            them: self.us,
            kings: self.kings,
            free: self.free,
            limited: BitsOf::<R>::ZERO,
        }
    }

    /// The destinations of men's steps in a direction.
    #[inline(always)]
    pub(crate) fn steps(&self, direction: Direction) -> BitsOf<R> {
        R::Board::shift(self.our_men(), direction) & self.free
    }

    /// Whether a man has a quiet move, ignoring the duty to capture.
    #[inline(always)]
    pub(crate) fn men_can_step(&self) -> bool {
        let mut targets = BitsOf::<R>::ZERO;
        each_direction!(direction => if self.rules.man_steps_in(self.color(), direction) {
            targets |= self.steps(direction);
        });
        !targets.is_empty()
    }

    /// The number of men's quiet moves, ignoring the duty to capture.
    #[inline(always)]
    pub(crate) fn count_man_steps(&self) -> u32 {
        let mut count = 0;
        each_direction!(direction => if self.rules.man_steps_in(self.color(), direction) {
            count += self.steps(direction).count();
        });
        count
    }

    /// The number of kings' quiet moves, ignoring the duty to capture.
    #[inline(always)]
    pub(crate) fn count_king_steps(&self) -> u32 {
        let kings = self.stepping_kings();
        let mut count = 0;
        if kings.is_empty() {
            return count;
        }
        each_direction!(direction => if self.rules.king_steps().contain(direction) {
            // All kings at once: two kings never reach the same square in one direction, since a king's square is not free.
            let mut reached = R::Board::shift(kings, direction) & self.free;
            count += reached.count();
            while self.rules.flying_kings() && !reached.is_empty() {
                reached = R::Board::shift(reached, direction) & self.free;
                count += reached.count();
            }
        });
        count
    }

    /// The number of quiet moves, ignoring the duty to capture.
    #[inline(always)]
    pub(crate) fn count_quiet(&self) -> u64 {
        u64::from(self.count_man_steps() + self.count_king_steps())
    }
}
