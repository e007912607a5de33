//! A board as the side to move sees it: which pieces can do something at all. No moves are made here.

use super::{BitsOf, each_direction};
use crate::{
    Color, CrowningInCapture, Direction, Regicide, Role, Rules, bits::Bits, board::Board, geometry::Geometry,
};

/// The board from one side. `WHITE` is that side.
#[derive(Clone, Copy)]
pub(super) struct View<R: Rules, const WHITE: bool> {
    pub(super) rules: R,
    pub(super) us: BitsOf<R>,
    pub(super) them: BitsOf<R>,
    pub(super) kings: BitsOf<R>,
    /// Empty squares; while a piece captures, its start square is among them.
    pub(super) free: BitsOf<R>,
    /// Kings that have made all the quiet moves in a row that they may.
    pub(super) tired: BitsOf<R>,
}

impl<R: Rules, const WHITE: bool> View<R, WHITE> {
    #[inline(always)]
    pub(super) fn new(rules: R, board: &Board<R::Board>) -> Self {
        let us = Self::color();
        View {
            rules,
            us: board.pieces(us),
            them: board.pieces(us.other()),
            kings: board.kings,
            free: board.empty_squares(),
            tired: board.tired_kings(rules),
        }
    }

    /// The board again, without king-move counters.
    pub(super) fn board(&self) -> Board<R::Board> {
        let mut board = Board::empty(Self::color());
        board.pieces[Self::color().index()] = self.us;
        board.pieces[Self::color().other().index()] = self.them;
        board.kings = self.kings;
        board
    }

    #[inline(always)]
    pub(super) fn color() -> Color {
        if WHITE { Color::White } else { Color::Black }
    }

    #[inline(always)]
    pub(super) fn crowning_row() -> BitsOf<R> {
        if WHITE { R::Board::TOP_ROW } else { R::Board::BOTTOM_ROW }
    }

    #[inline(always)]
    pub(super) fn our_men(&self) -> BitsOf<R> {
        self.us & !self.kings
    }

    #[inline(always)]
    pub(super) fn our_kings(&self) -> BitsOf<R> {
        self.us & self.kings
    }

    /// What men may capture.
    #[inline(always)]
    pub(super) fn prey_of_men(&self) -> BitsOf<R> {
        if self.rules.men_take_kings() { self.them } else { self.them & !self.kings }
    }

    /// The men that can make a first leg in some direction.
    #[inline(always)]
    pub(super) fn jumpers(&self) -> BitsOf<R> {
        let mut found = BitsOf::<R>::ZERO;
        each_direction!(direction => if self.rules.man_captures_in(Self::color(), direction) {
            let back = direction.opposite();
            let landing_behind = R::Board::shift(self.free, back);
            found |= R::Board::shift(self.prey_of_men() & landing_behind, back);
        });
        found & self.our_men()
    }

    /// The free squares that a king reaches from `at` in a direction.
    #[inline(always)]
    pub(super) fn slide(&self, at: BitsOf<R>, direction: Direction, free: BitsOf<R>) -> BitsOf<R> {
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

    /// The first piece that a king at `at` meets in a direction.
    #[inline(always)]
    pub(super) fn first_met(&self, at: BitsOf<R>, direction: Direction, free: BitsOf<R>) -> BitsOf<R> {
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
    pub(super) fn king_can_capture(&self) -> bool {
        let mut any = false;
        for bit in self.our_kings().iter() {
            each_direction!(direction => if self.rules.king_captures().contain(direction) {
                let over = self.first_met(BitsOf::<R>::bit(bit), direction, self.free) & self.them;
                any |= R::Board::shift(over, direction).meets(self.free);
            });
        }
        any
    }

    #[inline(always)]
    pub(super) fn can_capture(&self) -> bool {
        !self.jumpers().is_empty() || self.king_can_capture()
    }

    /// The squares that one king can step to.
    #[inline(always)]
    pub(super) fn king_targets(&self, from: BitsOf<R>) -> BitsOf<R> {
        let mut targets = BitsOf::<R>::ZERO;
        each_direction!(direction => if self.rules.king_steps().contain(direction) {
            targets |= self.slide(from, direction, self.free);
        });
        targets
    }

    /// The kings that may make a quiet move.
    #[inline(always)]
    pub(super) fn stepping_kings(&self) -> BitsOf<R> {
        self.our_kings() & !self.tired
    }

    /// The board as the other side sees it after a move; `OTHER` is that side. King-move counters are not kept.
    #[inline(always)]
    pub(super) fn after<const OTHER: bool>(
        &self,
        (from, to): (BitsOf<R>, BitsOf<R>),
        captured: BitsOf<R>,
        becomes: Role,
    ) -> View<R, OTHER> {
        let kings = self.kings & !(from | captured);
        View {
            rules: self.rules,
            us: self.them & !captured,
            them: (self.us & !from) | to,
            kings: if becomes == Role::King { kings | to } else { kings },
            free: (self.free | from | captured) & !to,
            tired: BitsOf::<R>::ZERO,
        }
    }

    /// The number of quiet moves, were no capture to be made.
    #[inline(always)]
    pub(super) fn count_quiet(&self) -> u64 {
        let mut count = 0;
        each_direction!(direction => if self.rules.man_steps_in(Self::color(), direction) {
            count += (R::Board::shift(self.our_men(), direction) & self.free).count();
        });
        for bit in self.stepping_kings().iter() {
            count += self.king_targets(BitsOf::<R>::bit(bit)).count();
        }
        u64::from(count)
    }

    /// The number of men's captures if each of them ends with its first leg, and `None` if one may go on.
    #[inline(always)]
    pub(super) fn count_single_legs(&self, jumpers: BitsOf<R>) -> Option<u64> {
        let prey = self.prey_of_men();
        // A start square is empty while its piece captures: taking all of them as empty errs on the safe side.
        let free = self.free | jumpers;
        let mut count = 0;
        let mut go_on = BitsOf::<R>::ZERO;
        each_direction!(direction => if self.rules.man_captures_in(Self::color(), direction) {
            let over = R::Board::shift(jumpers, direction) & prey;
            let land = R::Board::shift(over, direction) & self.free;
            count += land.count();
            if self.rules.crowning_in_capture() == CrowningInCapture::GoOnAsKing {
                go_on |= land & Self::crowning_row();
            }
            if self.rules.regicide() == Regicide::CrownAndGoOn {
                go_on |= over & self.kings;
            }
            each_direction!(turn => {
                if self.rules.man_captures_in(Self::color(), turn) && turn != direction.opposite() {
                    let next = R::Board::shift(land, turn) & prey;
                    go_on |= R::Board::shift(next, turn) & free;
                }
            });
        });
        go_on.is_empty().then_some(u64::from(count))
    }
}
