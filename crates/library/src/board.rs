//! The board of a stored game: four sets of squares, the side to move and a key, all updated without knowing the rules.
//!
//! Not here: legal moves. A stored line holds every captured piece, so replaying needs no move generation. Bits are square
//! numbers minus one. King-move counters are not part of a position here: the explorer merges positions that differ in them
//! only.

use crownhead_rules::{AnyPosition, AnyRules, BoardKind, Color, Piece, Role, Setup};

use crate::names::hash64;

/// The pieces and the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// White's and Black's pieces.
    pub(crate) sides: [u128; 2],
    /// The kings of both.
    pub(crate) kings: u128,
    pub(crate) turn: Color,
    /// A hash of all of it and of the rules.
    pub(crate) key: u64,
}

const fn split_mix(state: u64) -> u64 {
    let z = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

const fn words() -> [[u64; 128]; 4] {
    let mut table = [[0; 128]; 4];
    let mut next = 0;
    while next < 512 {
        table[next / 128][next % 128] = split_mix(0x11b0 + next as u64 * 0x0001_0001);
        next += 1;
    }
    table
}

/// The random words of pieces. Keys are stored, so these numbers belong to the file format.
static WORDS: [[u64; 128]; 4] = words();
const BLACK_TO_MOVE: u64 = split_mix(0xb1ac);

fn word(side: usize, king: bool, square: u8) -> u64 {
    WORDS[side * 2 + usize::from(king)][usize::from(square & 127)]
}

impl Board {
    /// The board of a position.
    pub fn of(position: &AnyPosition) -> Board {
        let mut board = Board::empty(position.rules(), position.turn());
        for (square, piece) in position.pieces() {
            board.put(square.index() as u8, piece);
        }
        board
    }

    pub(crate) fn empty(rules: AnyRules, turn: Color) -> Board {
        let text = crownhead_notation::rules_key(rules);
        Board::with_seed(hash64(text.as_bytes()), turn)
    }

    fn with_seed(seed: u64, turn: Color) -> Board {
        let key = if turn == Color::Black { seed ^ BLACK_TO_MOVE } else { seed };
        Board { sides: [0; 2], kings: 0, turn, key }
    }

    /// The key, without the pieces and the side to move: a hash of the rules.
    fn seed(&self) -> u64 {
        let mut key = self.key;
        self.each(|square, piece| key ^= word(piece.color.index(), piece.role == Role::King, square));
        if self.turn == Color::Black { key ^ BLACK_TO_MOVE } else { key }
    }

    /// An empty board under the same rules.
    pub(crate) fn cleared(&self, turn: Color) -> Board {
        Board::with_seed(self.seed(), turn)
    }

    pub(crate) fn put(&mut self, square: u8, piece: Piece) {
        let (bit, king) = (1 << square, piece.role == Role::King);
        self.sides[piece.color.index()] |= bit;
        self.kings |= if king { bit } else { 0 };
        self.key ^= word(piece.color.index(), king, square);
    }

    /// Takes a piece of a side off the board, if it is there. The key follows only if it is wanted.
    #[inline]
    pub(crate) fn remove<const KEYED: bool>(&mut self, side: Color, square: u8) {
        let bit = 1u128 << square;
        if KEYED && self.sides[side.index()] & bit != 0 {
            self.key ^= word(side.index(), self.kings & bit != 0, square);
        }
        self.sides[side.index()] &= !bit;
        self.kings &= !bit;
    }

    /// Moves a piece of the side to move, and passes the turn. The key follows only if it is wanted.
    #[inline]
    pub(crate) fn relocate<const KEYED: bool>(&mut self, from: u8, to: u8, crowns: bool) {
        let (us, start) = (self.turn, 1u128 << from);
        let king = self.kings & start != 0;
        if KEYED {
            self.key ^= word(us.index(), king, from) ^ word(us.index(), king || crowns, to) ^ BLACK_TO_MOVE;
        }
        let end = 1u128 << to;
        self.sides[us.index()] = self.sides[us.index()] & !start | end;
        self.kings = self.kings & !start | if king || crowns { end } else { 0 };
        self.turn = us.other();
    }

    /// Whether pieces and turn are the same, whatever the keys are.
    #[inline]
    pub(crate) fn looks_like(&self, other: &Board) -> bool {
        self.sides == other.sides && self.kings == other.kings && self.turn == other.turn
    }

    /// The hash key.
    pub fn key(&self) -> u64 {
        self.key
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// Men and kings: White's men, White's kings, Black's men, Black's kings.
    pub(crate) fn counts(&self) -> [u8; 4] {
        let [white, black] = self.sides;
        let kings = self.kings;
        [white & !kings, white & kings, black & !kings, black & kings].map(|set| set.count_ones() as u8)
    }

    /// Calls `each` with every square and its piece.
    pub(crate) fn each(&self, mut each: impl FnMut(u8, Piece)) {
        for color in Color::ALL {
            let mut left = self.sides[color.index()];
            while left != 0 {
                let square = left.trailing_zeros() as u8;
                let king = self.kings >> square & 1 == 1;
                each(square, Piece { color, role: if king { Role::King } else { Role::Man } });
                left &= left - 1;
            }
        }
    }

    /// The pieces as a setup of the rules crate.
    pub fn setup(&self) -> Setup {
        let mut pieces = Vec::new();
        self.each(|square, piece| pieces.push((u16::from(square) + 1, piece)));
        pieces.sort_unstable_by_key(|(number, _)| *number);
        Setup { pieces, turn: self.turn, king_runs: [None; 2] }
    }
}

/// A way to turn a position into one that plays the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Symmetry {
    /// The board is rotated by 180 degrees and the colors change.
    pub swapped: bool,
    /// Left and right change.
    pub mirrored: bool,
}

impl Symmetry {
    /// Whether mirroring maps a board to itself: only where every square is playing does it map rows to rows.
    pub fn can_mirror(board: BoardKind) -> bool {
        board.all().all(|square| {
            let (x, y) = board.place(square);
            board.at(board.width() - 1 - x, y).is_some()
        })
    }

    /// The identity and the allowed symmetries of a board. Swapping colors is allowed under all rules: every rule speaks of
    /// a side's forward, never of a color.
    pub fn all(board: BoardKind, swapped: bool, mirrored: bool) -> Vec<Symmetry> {
        let mirrored = mirrored && Symmetry::can_mirror(board);
        let mut all = vec![Symmetry::default()];
        for symmetry in [(true, false), (false, true), (true, true)] {
            if (swapped || !symmetry.0) && (mirrored || !symmetry.1) {
                all.push(Symmetry { swapped: symmetry.0, mirrored: symmetry.1 });
            }
        }
        all
    }

    /// The square at the turned place. Every symmetry is its own inverse.
    pub fn square(self, board: BoardKind, square: u8) -> u8 {
        let turned = if self.swapped { board.squares() - 1 - square } else { square };
        if !self.mirrored {
            return turned;
        }
        let Some(there) = board.square(u16::from(turned) + 1) else { return turned };
        let (x, y) = board.place(there);
        board.at(board.width() - 1 - x, y).map_or(turned, |square| square.index() as u8)
    }

    /// The color at the turned place.
    pub fn color(self, color: Color) -> Color {
        if self.swapped { color.other() } else { color }
    }

    /// The turned board.
    pub fn board(self, kind: BoardKind, board: &Board) -> Board {
        let mut turned = board.cleared(self.color(board.turn));
        board.each(|square, piece| {
            turned.put(self.square(kind, square), Piece { color: self.color(piece.color), ..piece });
        });
        turned
    }
}
