//! What quiet moves allow the other side, for a block of 32 positions at once: rows of plain sets and no branches, so that
//! the compiler vectorizes the loop. The terms are those of `counting::last_two`.

use super::{
    Men, Set, forward, row,
    sums::{add, sum_of_eight, sum_of_four},
};
use crate::{
    Direction,
    geometry::{Dark10, Geometry},
    movegen::each_direction,
};

/// The block size: its rows fit the first-level cache.
pub(super) const BLOCK: usize = 32;

/// One set for each position.
type Row = [Set; BLOCK];

/// What moves in one direction allow, as sets of destinations. Moves to the crowning row are separate.
pub(super) struct Steps {
    /// The number of first legs that a move allows, bit-sliced. Moves that allow several legs are left out.
    pub(super) single: [Row; 4],
    /// Moves that allow captures of several legs.
    pub(super) deep: Row,
    /// Moves that allow no captures.
    pub(super) cold: Row,
    /// Moves to the crowning row.
    pub(super) crowning: Row,
    /// Men of the other side that can step into a square left by a move that allows no captures.
    pub(super) more: Row,
    /// Men of the other side that could have stepped into the destinations of such moves, by direction.
    pub(super) less: [Row; 2],
}

/// The threats of both directions.
pub(super) struct Threats {
    pub(super) steps: [Steps; 2],
    /// The other side's men that can step before the move, by direction.
    pub(super) now: [Row; 2],
}

impl Default for Threats {
    fn default() -> Threats {
        let empty = || Steps {
            single: [[0; BLOCK]; 4],
            deep: [0; BLOCK],
            cold: [0; BLOCK],
            crowning: [0; BLOCK],
            more: [0; BLOCK],
            less: [[0; BLOCK]; 2],
        };
        Threats { steps: [empty(), empty()], now: [[0; BLOCK]; 2] }
    }
}

impl Threats {
    /// Computes the rows. `onward` are the squares from which men can continue a capture.
    #[inline(never)]
    pub(super) fn look<const WHITE: bool>(&mut self, block: &[Men; BLOCK], onward: &Row, number: usize) {
        let [one, other] = forward::<WHITE>();
        let [steps, other_steps] = &mut self.steps;
        let [now, other_now] = &mut self.now;
        for i in 0..number.min(BLOCK) {
            let (men, onward) = (&block[i], onward[i]);
            let changes = Changes::of(men, onward);
            steps.set::<WHITE>(i, men, onward, &changes, one, other);
            other_steps.set::<WHITE>(i, men, onward, &changes, other, one);
            now[i] = Dark10::shift(men.free(), one) & men.them;
            other_now[i] = Dark10::shift(men.free(), other) & men.them;
        }
    }
}

/// Where a move must end or begin to allow a capture, for any direction.
struct Changes {
    /// By line: squares where a man of ours is jumped if it moves there, and another leg follows.
    deep: [Set; 4],
    /// By direction: squares that our man must leave for another man to be jumped.
    other: [Set; 8],
    /// The number of lines along which a man that moves to a square is jumped, bit-sliced.
    moved_sum: [Set; 3],
    /// The number of directions in which another man is jumped once a square is left, bit-sliced.
    other_sum: [Set; 3],
}

impl Changes {
    #[inline(always)]
    fn of(men: &Men, onward: Set) -> Changes {
        let (them, free) = (men.them, men.free());
        let (mut moved, mut deep, mut other) = ([0; 4], [0; 4], [0; 8]);
        each_direction!(leg => {
            let attacked = Dark10::shift(them, leg);
            let jumped = attacked & Dark10::shift(free, leg.opposite());
            moved[line(leg)] |= jumped;
            deep[line(leg)] |= jumped & Dark10::shift(onward, leg.opposite());
            other[leg as usize] = Dark10::shift(attacked & men.us, leg);
        });
        let moved_sum = sum_of_four(moved);
        // At most seven.
        let [ones, twos, fours, _] = sum_of_eight(other);
        let other_sum = [ones, twos, fours];
        Changes { deep, other, moved_sum, other_sum }
    }
}

impl Steps {
    /// Computes the rows of one position. `direction` is that of the moves, `aside` the other step direction.
    #[inline(always)]
    fn set<const WHITE: bool>(
        &mut self,
        i: usize,
        men: &Men,
        onward: Set,
        changes: &Changes,
        direction: Direction,
        aside: Direction,
    ) {
        let back = direction.opposite();
        let all = Dark10::shift(men.us, direction) & men.free();
        let targets = all & !row::<WHITE>();
        self.crowning[i] = all & row::<WHITE>();
        // Lands on the square that the man has left, which is free.
        let ahead = targets & Dark10::shift(men.them, back);
        let came_onward = Dark10::shift(onward, direction);
        // Jumps the moved man from the square that it has left.
        let over_it = Dark10::shift(men.free(), back);
        let other_goes_on = targets & (came_onward | over_it);
        let mut deep = ahead & came_onward;
        each_direction!(leg => {
            if Dark10::offset(leg) > 0 && leg != direction && leg != back {
                deep |= targets & changes.deep[line(leg)];
            }
            if leg != back {
                deep |= Dark10::shift(changes.other[leg as usize], direction) & other_goes_on;
            }
        });
        let others = changes.other_sum.map(|set| Dark10::shift(set, direction));
        let (ones, carry) = add(changes.moved_sum[0], others[0], ahead);
        let (twos, carry) = add(changes.moved_sum[1], others[1], carry);
        let (fours, eights) = add(changes.moved_sum[2], others[2], carry);
        let single = targets & !deep;
        self.single[0][i] = ones & single;
        self.single[1][i] = twos & single;
        self.single[2][i] = fours & single;
        self.single[3][i] = eights & single;
        self.deep[i] = deep;
        let cold = single & !(ones | twos | fours | eights);
        self.cold[i] = cold;
        self.more[i] = Dark10::shift(Dark10::shift(cold, back), aside) & men.them;
        self.less[0][i] = Dark10::shift(cold, direction) & men.them;
        self.less[1][i] = Dark10::shift(cold, aside) & men.them;
    }
}

/// The index of a direction's line.
#[inline(always)]
fn line(direction: Direction) -> usize {
    match direction {
        Direction::NorthEast | Direction::SouthWest => 0,
        Direction::NorthWest | Direction::SouthEast => 1,
        Direction::North | Direction::South => 2,
        Direction::East | Direction::West => 3,
    }
}
