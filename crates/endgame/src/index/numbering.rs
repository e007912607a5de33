//! Ranking and unranking: the number of a position within its slice, and back.
//!
//! A number combines five choices, the slowest first: White's men on its back row, White's other men, Black's men,
//! White's kings, Black's kings. Each choice is a set of free squares, numbered in the combinatorial number system.
//! Men never stand on their crowning row, and White's back row is Black's crowning row. For a given number of White's
//! men there, all other choices are therefore independent, and numbers have no gaps.

use crownhead_rules::{BoardKind, bits::Bits, table_position::Layout, table_position::TablePosition};

use crate::index::Slice;
use crate::index::binomial::{CHOOSE, choose};

/// The number of positions of a slice on a board; 0 for material that no slice can have.
pub fn positions(board: BoardKind, slice: Slice) -> u128 {
    if slice.checked_slot().is_none() {
        return 0;
    }
    groups(board, slice).map(|group| u128::from(group.men()) * kings(board, slice)).sum()
}

/// The number of ways to place the kings once the men are placed.
fn kings(board: BoardKind, slice: Slice) -> u128 {
    let free = board.squares().saturating_sub(slice.men[0] + slice.men[1]);
    if free < slice.kings[0] + slice.kings[1] {
        return 0;
    }
    u128::from(choose(free, slice.kings[0])) * u128::from(choose(free - slice.kings[0], slice.kings[1]))
}

/// Positions with the same number of White's men on its back row.
#[derive(Clone, Copy, Debug)]
struct Group {
    /// The number of the first placement of men.
    first: u64,
    /// Ways to place White's men elsewhere.
    ahead: u64,
    /// Ways to place White's men on the back row.
    home: u64,
    /// Ways to place Black's men.
    black: u64,
}

impl Group {
    fn men(&self) -> u64 {
        self.home * self.ahead * self.black
    }
}

fn groups(board: BoardKind, slice: Slice) -> impl Iterator<Item = Group> {
    let (squares, row) = (board.squares(), board.squares() / board.height());
    let [white, black] = slice.men;
    (0..=white).scan(0, move |first, home| {
        let zone = squares - row;
        let group = Group {
            first: *first,
            ahead: choose(squares - 2 * row, white - home),
            home: choose(row, home),
            black: choose(zone.saturating_sub(white - home), black),
        };
        *first += group.men();
        Some(group)
    })
}

/// The numbering of one slice on one board.
#[derive(Clone, Debug)]
pub struct Index<W> {
    layout: Layout,
    slice: Slice,
    squares: u8,
    row: u8,
    bottom: W,
    groups: Vec<Group>,
    white_kings: u64,
    black_kings: u64,
    size: u64,
}

impl<W: Bits> Index<W> {
    /// The numbering of a slice; `None` if it has no positions, or more than 2^63.
    pub fn new(board: BoardKind, slice: Slice) -> Option<Index<W>> {
        let layout = board.layout();
        let (squares, row) = (board.squares(), board.squares() / board.height());
        let size = u64::try_from(positions(board, slice)).ok().filter(|&size| size > 0 && size < 1 << 63)?;
        let free = squares - slice.men[0] - slice.men[1];
        let bits =
            (squares - row..squares).map(|square| W::bit(u32::from(layout.bit_of[usize::from(square)])));
        Some(Index {
            layout,
            slice,
            squares,
            row,
            bottom: bits.fold(W::ZERO, |set, bit| set | bit),
            groups: groups(board, slice).collect(),
            white_kings: choose(free, slice.kings[0]),
            black_kings: choose(free - slice.kings[0], slice.kings[1]),
            size,
        })
    }

    /// The number of positions.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// The slice.
    pub fn slice(&self) -> Slice {
        self.slice
    }

    /// The number of ways to place Black's kings, which change fastest, and White's kings.
    pub fn king_ways(&self) -> [u64; 2] {
        [self.black_kings, self.white_kings]
    }

    /// The number of a position of this slice.
    #[inline]
    pub fn rank(&self, board: &TablePosition<W>) -> u64 {
        let white_men = board.white & !board.kings;
        let black_men = board.black & !board.kings;
        let mut number = 0;
        if !(white_men | black_men).is_empty() {
            let (home, ahead) = (white_men & self.bottom, white_men & !self.bottom);
            let group = &self.groups[home.count() as usize];
            number = self.rank_set(home, W::ZERO, self.squares - self.row);
            number = number * group.ahead + self.rank_set(ahead, W::ZERO, self.row);
            number = group.first + number * group.black + self.rank_set(black_men, ahead, 0);
        }
        let men = white_men | black_men;
        let white_kings = board.white & board.kings;
        number = number * self.white_kings + self.rank_set(white_kings, men, 0);
        number * self.black_kings + self.rank_set(board.black & board.kings, men | white_kings, 0)
    }

    /// The number of a set of squares, counted from `first` without the squares in `gone`.
    #[inline]
    fn rank_set(&self, set: W, gone: W, first: u8) -> u64 {
        let mut number = 0;
        for (bit, ways) in set.iter().zip(&CHOOSE[1..]) {
            let before = (gone & (W::bit(bit) - W::ONE)).count();
            let place = u32::from(self.layout.square_at[bit as usize] - first) - before;
            number += ways[place as usize];
        }
        number
    }

    /// The position of a number below [`Index::size`].
    pub fn unrank(&self, number: u64) -> TablePosition<W> {
        self.reader().at(number)
    }

    /// A reader that unranks numbers, fastest in ascending order.
    pub fn reader(&self) -> Reader<'_, W> {
        Reader { index: self, men: u64::MAX, kings: u64::MAX, board: TablePosition::default() }
    }

    /// The men of a placement number.
    fn men_at(&self, number: u64) -> TablePosition<W> {
        let [white, black] = self.slice.men;
        let home =
            self.groups.iter().rposition(|group| group.first <= number && group.men() > 0).unwrap_or(0);
        let group = &self.groups[home];
        let number = number - group.first;
        let (rest, black_number) = (number / group.black, number % group.black);
        let (home_number, ahead_number) = (rest / group.ahead, rest % group.ahead);
        let home = home as u8;
        let ahead = self.set_at(ahead_number, white - home, W::ZERO, self.row, self.squares - 2 * self.row);
        let back = self.set_at(home_number, home, W::ZERO, self.squares - self.row, self.row);
        let black = self.set_at(black_number, black, ahead, 0, self.squares - self.row);
        TablePosition { white: ahead | back, black, kings: W::ZERO }
    }

    /// The set with this number: `count` of the `room` squares from `first` on, without those in `gone`.
    fn set_at(&self, mut number: u64, count: u8, gone: W, first: u8, room: u8) -> W {
        let (mut set, mut place) = (W::ZERO, usize::from(room));
        for ways in CHOOSE[1..=usize::from(count)].iter().rev() {
            place = place.saturating_sub(1);
            while ways[place] > number {
                place -= 1;
            }
            number -= ways[place];
            set |= W::bit(u32::from(self.free_square(place as u8, gone, first)));
        }
        set
    }

    /// The bit of the square at this place, counted from `first` without the squares in `gone`.
    fn free_square(&self, place: u8, gone: W, first: u8) -> u8 {
        let mut square = first + place;
        for bit in gone.iter() {
            if self.layout.square_at[bit as usize] > square {
                break;
            }
            square += 1;
        }
        self.layout.bit_of[usize::from(square)]
    }
}

/// Unranks numbers. It keeps what neighbors share from one call to the next.
#[derive(Clone, Debug)]
pub struct Reader<'i, W> {
    index: &'i Index<W>,
    /// The current placement of men.
    men: u64,
    /// The current placement of men and White's kings.
    kings: u64,
    /// The current men and White's kings.
    board: TablePosition<W>,
}

impl<W: Bits> Reader<'_, W> {
    /// The position of a number below [`Index::size`].
    pub fn at(&mut self, number: u64) -> TablePosition<W> {
        let index = self.index;
        let (kings, black_number) = (number / index.black_kings, number % index.black_kings);
        let free = index.squares - index.slice.men[0] - index.slice.men[1];
        if kings != self.kings {
            let (men, white_number) = (kings / index.white_kings, kings % index.white_kings);
            if men != self.men {
                self.board = index.men_at(men);
                self.men = men;
            }
            let men =
                TablePosition { white: self.board.white & !self.board.kings, kings: W::ZERO, ..self.board };
            let white = index.set_at(white_number, index.slice.kings[0], men.occupied(), 0, free);
            self.board = TablePosition { white: men.white | white, black: men.black, kings: white };
            self.kings = kings;
        }
        let room = free - index.slice.kings[0];
        let black = index.set_at(black_number, index.slice.kings[1], self.board.occupied(), 0, room);
        TablePosition {
            white: self.board.white,
            black: self.board.black | black,
            kings: self.board.kings | black,
        }
    }
}
