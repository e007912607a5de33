//! Learnt weights: what they are and how they are kept.

use alloc::{vec, vec::Vec};
use core::fmt;

use crownhead_rules::{BoardKind, Color, Square};

use crate::regions::{self, MAX_PATTERNS, Numbering, Window};

/// Weights are in this fraction of a hundredth of a man.
pub const UNIT: i32 = 4;

/// A weight while all pieces are on the board, and when they are gone; between them it changes evenly.
pub type Pair = [i16; 2];

/// What a learnt evaluation knows about one board and one set of rules.
#[derive(Clone, Debug)]
pub struct Weights {
    pub(crate) board: BoardKind,
    pub(crate) full: u8,
    values: Vec<Pair>,
    /// The patterns that were learnt.
    learnt: usize,
    /// What a man, kings and the move are worth, and the squares of kings.
    pub(crate) single: Vec<Pair>,
    /// What kings are worth by where the other pieces stand.
    pub(crate) pairs: Pairs,
    /// Every pattern's table, the windows added up.
    pub(crate) tables: [Vec<Pair>; MAX_PATTERNS],
    pub(crate) numbering: Numbering,
    /// By bit: the square as White sees it, and as Black does.
    pub(crate) seen: Vec<[u8; 2]>,
}

/// Where the single weights stand: before the squares of kings, the pairs of a king and another piece, and the windows of
/// patterns.
pub mod place {
    /// A man.
    pub const MAN: usize = 0;
    /// Having a king at all.
    pub const FIRST_KING: usize = 1;
    /// Every king.
    pub const KING: usize = 2;
    /// Having the move.
    pub const TEMPO: usize = 3;
    /// A king on the first square; those of the other squares follow. Squares are counted as White sees them.
    pub const KING_SQUARES: usize = 4;
}

/// What the other piece of a pair is to the king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Pairing {
    /// A man of its side.
    OwnMan,
    /// A man of the other side.
    TheirMan,
    /// A king of its side.
    OwnKing,
    /// A king of the other side.
    TheirKing,
}

/// Pairs are looked at only while a side has no more kings than these: with more, nobody needs them to see who is winning.
pub const MAX_PAIRED_KINGS: u32 = 4;

/// Where the weight of a pair stands; both squares as the king's side sees them.
#[inline]
pub fn pair_index(squares: usize, pairing: Pairing, king: u8, other: u8) -> usize {
    let row = pairing as usize * squares + usize::from(king);
    place::KING_SQUARES + squares + row * squares + usize::from(other)
}

/// Why bytes are no weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WeightsError {
    /// They do not begin as weights do.
    Magic,
    /// They are of a version that this program does not know.
    Version(u8),
    /// They end too early, or go on.
    Length,
    /// The checksum is another.
    Checksum,
    /// The board is not known.
    Board,
    /// They have more patterns than the board.
    Patterns,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsError::Magic => f.write_str("these are no weights"),
            WeightsError::Version(version) => write!(f, "weights of version {version}, which is not known"),
            WeightsError::Length => f.write_str("the weights are cut off or too long"),
            WeightsError::Checksum => f.write_str("the weights are damaged: their checksum is another"),
            WeightsError::Board => f.write_str("the board of these weights is not known"),
            WeightsError::Patterns => f.write_str("the weights have more patterns than their board"),
        }
    }
}

impl core::error::Error for WeightsError {}

const MAGIC: [u8; 7] = *b"CHEADWT";
const VERSION: u8 = 2;
/// Magic, version, board, pieces at the start, patterns, a byte for later; the checksum stands at the end.
const HEADER: usize = 12;
/// The patterns of weights that do not say how many: they are older than that byte.
const UNTOLD_PATTERNS: u8 = 4;

impl Weights {
    /// The number of weights for a board.
    pub fn count(board: BoardKind) -> usize {
        count(board, regions::patterns(board))
    }

    /// How many of the values were learnt: those of patterns that a board has got since are zeros at the end.
    pub fn learnt(&self) -> usize {
        count(self.board, self.learnt)
    }

    /// Weights from values in their order: see [`place`]; the [`windows`] of the patterns come last.
    ///
    /// # Errors
    /// [`WeightsError::Length`] if they are not [`Weights::count`] values.
    pub fn new(board: BoardKind, full: u8, values: Vec<Pair>) -> Result<Weights, WeightsError> {
        if values.len() != Weights::count(board) || full == 0 {
            return Err(WeightsError::Length);
        }
        let numbering = Numbering::new(board, word_bytes(board), |square| bit_of(board, square));
        let single = values[..place::KING_SQUARES + usize::from(board.squares())].to_vec();
        let seen = oriented_squares(board);
        let pairs = Pairs::new(board, &seen, &values);
        let learnt = regions::patterns(board);
        Ok(Weights {
            board,
            full,
            tables: tables(board, &values),
            values,
            learnt,
            single,
            pairs,
            numbering,
            seen,
        })
    }

    /// The board they are for.
    pub fn board(&self) -> BoardKind {
        self.board
    }

    /// The values in their order.
    pub fn values(&self) -> &[Pair] {
        &self.values
    }

    /// Weights from bytes.
    ///
    /// # Errors
    /// If the bytes are no weights, or damaged.
    pub fn parse(bytes: &[u8]) -> Result<Weights, WeightsError> {
        let (header, rest) = bytes.split_at_checked(HEADER).ok_or(WeightsError::Magic)?;
        if header[..7] != MAGIC {
            return Err(WeightsError::Magic);
        }
        if header[7] != VERSION {
            return Err(WeightsError::Version(header[7]));
        }
        let (_, sum) = rest.split_last_chunk::<8>().ok_or(WeightsError::Length).map(|(a, b)| (a, *b))?;
        if checksum(&bytes[..bytes.len() - 8]).to_le_bytes() != sum {
            return Err(WeightsError::Checksum);
        }
        let board = *BoardKind::ALL.get(usize::from(header[8])).ok_or(WeightsError::Board)?;
        let patterns = usize::from(if header[10] == 0 { UNTOLD_PATTERNS } else { header[10] });
        if patterns > regions::patterns(board) {
            return Err(WeightsError::Patterns);
        }
        let mut values =
            unpack(&rest[..rest.len() - 8], count(board, patterns)).ok_or(WeightsError::Length)?;
        // What was learnt before a board had more patterns knows nothing about them.
        values.resize(Weights::count(board), [0; 2]);
        Ok(Weights { learnt: patterns, ..Weights::new(board, header[9], values)? })
    }

    /// The weights as bytes. Runs of zeros, of which there are many, take little room.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let board = BoardKind::ALL.iter().position(|&board| board == self.board).unwrap_or_default();
        bytes.extend([VERSION, board as u8, self.full, self.learnt as u8, 0]);
        pack(&self.values[..self.learnt()], &mut bytes);
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }
}

/// The weights of pairs by bits instead of squares as each side sees them, so that they are added up without more ado.
#[derive(Clone, Debug)]
pub(crate) struct Pairs {
    weights: Vec<Pair>,
    bits: usize,
}

impl Pairs {
    fn new(board: BoardKind, seen: &[[u8; 2]], values: &[Pair]) -> Pairs {
        let (bits, squares) = (seen.len(), usize::from(board.squares()));
        let real: Vec<usize> = board.all().map(|square| bit_of(board, square)).collect();
        let mut weights = vec![[0; 2]; 2 * bits * 4 * bits];
        for color in 0..2 {
            for (&king, &other) in real.iter().flat_map(|king| real.iter().map(move |other| (king, other))) {
                for pairing in [Pairing::OwnMan, Pairing::TheirMan, Pairing::OwnKing, Pairing::TheirKing] {
                    // A king is no pair with itself.
                    if king != other {
                        let from = pair_index(squares, pairing, seen[king][color], seen[other][color]);
                        weights[((color * bits + king) * 4 + pairing as usize) * bits + other] = values[from];
                    }
                }
            }
        }
        Pairs { weights, bits }
    }

    /// For each [`Pairing`] of a king the weights by the bit of the other piece.
    #[inline]
    pub(crate) fn rows(&self, color: Color, king: u32) -> [&[Pair]; 4] {
        let from = (color.index() * self.bits + king as usize) * 4 * self.bits;
        let (men, kings) = self.weights[from..from + 4 * self.bits].split_at(2 * self.bits);
        let ((a, b), (c, d)) = (men.split_at(self.bits), kings.split_at(self.bits));
        [a, b, c, d]
    }
}

/// Where the tables of the patterns begin.
pub fn patterns_from(board: BoardKind) -> usize {
    let squares = usize::from(board.squares());
    place::KING_SQUARES + squares + 4 * squares * squares
}

/// By bit of a board's words: the square as White sees it, and as Black does.
pub fn oriented_squares(board: BoardKind) -> Vec<[u8; 2]> {
    let mut seen = vec![[0; 2]; word_bytes(board) * 8];
    for square in board.all() {
        seen[bit_of(board, square)] = [square.index() as u8, board.opposite(square).index() as u8];
    }
    seen
}

/// The weights of a window of a pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WindowPlace {
    /// The pattern.
    pub pattern: usize,
    /// Its run of squares.
    pub window: Window,
    /// Where its weights begin.
    pub from: usize,
    /// How many there are.
    pub size: usize,
}

/// The windows of all patterns, in the order of their weights.
pub fn windows(board: BoardKind) -> Vec<WindowPlace> {
    let mut from = patterns_from(board);
    let mut all = Vec::new();
    for (pattern, squares) in regions::squares(board).iter().enumerate() {
        for window in regions::windows(squares.len()) {
            let size = 3_usize.pow(window.1 as u32);
            all.push(WindowPlace { pattern, window, from, size });
            from += size;
        }
    }
    all
}

/// The number of weights with so many patterns.
fn count(board: BoardKind, patterns: usize) -> usize {
    let learnt = windows(board).into_iter().rev().find(|place| place.pattern < patterns);
    learnt.map_or_else(|| patterns_from(board), |last| last.from + last.size)
}

/// Every pattern's table: for each arrangement what all its windows say.
fn tables(board: BoardKind, values: &[Pair]) -> [Vec<Pair>; MAX_PATTERNS] {
    let mut tables: [Vec<Pair>; MAX_PATTERNS] = Default::default();
    for (table, size) in tables.iter_mut().zip(regions::sizes(board)) {
        table.resize(size, [0; 2]);
    }
    for WindowPlace { pattern, window, from, .. } in windows(board) {
        for (number, sum) in tables[pattern].iter_mut().enumerate() {
            let [middle, ending] = values[from + regions::sub_index(number as u32, window) as usize];
            *sum = [sum[0].saturating_add(middle), sum[1].saturating_add(ending)];
        }
    }
    tables
}

/// The bit of a square in the words of its board.
pub fn bit_of(board: BoardKind, square: Square) -> usize {
    usize::from(board.layout().bit_of[square.index()])
}

fn word_bytes(board: BoardKind) -> usize {
    let highest = board.all().map(|square| bit_of(board, square)).max().unwrap_or_default();
    highest / 8 + 1
}

/// First all weights of the middle game, then those of the ending. A run of zeros is a zero byte and its length; other
/// values are numbers of seven bits a byte, the sign in the lowest bit.
fn pack(values: &[Pair], bytes: &mut Vec<u8>) {
    for phase in 0..2 {
        let mut zeros = 0_u32;
        for value in values.iter().map(|pair| i32::from(pair[phase])) {
            if value == 0 {
                zeros += 1;
                continue;
            }
            flush(&mut zeros, bytes);
            number(((value << 1) ^ (value >> 31)) as u32, bytes);
        }
        flush(&mut zeros, bytes);
    }
}

fn flush(zeros: &mut u32, bytes: &mut Vec<u8>) {
    if *zeros > 0 {
        bytes.push(0);
        number(*zeros, bytes);
        *zeros = 0;
    }
}

fn number(mut value: u32, bytes: &mut Vec<u8>) {
    while value >= 0x80 {
        bytes.push(value as u8 | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8);
}

fn unpack(bytes: &[u8], count: usize) -> Option<Vec<Pair>> {
    let mut rest = bytes;
    let (middle, ending) = (unpack_phase(&mut rest, count)?, unpack_phase(&mut rest, count)?);
    rest.is_empty().then(|| middle.into_iter().zip(ending).map(|(middle, ending)| [middle, ending]).collect())
}

fn unpack_phase(rest: &mut &[u8], count: usize) -> Option<Vec<i16>> {
    let mut values = vec![0; count];
    let mut at = 0;
    while at < count {
        let value = take(rest)?;
        if value == 0 {
            at = at.checked_add(usize::try_from(take(rest)?).ok()?)?;
            continue;
        }
        values[at] = i16::try_from((value >> 1) as i32 ^ -((value & 1) as i32)).ok()?;
        at += 1;
    }
    (at == count).then_some(values)
}

fn take(rest: &mut &[u8]) -> Option<u32> {
    let mut value = 0;
    for shift in [0, 7, 14, 21, 28] {
        let (&byte, tail) = rest.split_first()?;
        *rest = tail;
        value |= u32::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some(value);
        }
    }
    None
}

/// FNV-1a with 64 bits, which finds every single changed byte.
fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}
