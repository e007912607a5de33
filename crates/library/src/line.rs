//! The main line of a game as bytes that can be replayed without the rules.
//!
//! A line is its start and its steps. The start is a byte: 0 for the usual one, else 1, the side to move, the number of
//! pieces, and two bytes for each piece. A step takes two bytes: start (bit 7: the piece is crowned) and destination (bit 7:
//! captures follow). Each captured square takes a byte (bit 7: another one follows). The start 127 is a huff: the next byte
//! is the square of the huffed piece, and the turn stays.
//!
//! Invariant: replaying any bytes ends without a panic.

use crownhead_game::Deed;
use crownhead_rules::{AnyMove, AnyPosition, Color, Piece, Role};

use crate::board::{Board, Symmetry};

/// No square has this index.
const HUFF: u8 = 127;
const MARK: u8 = 128;

/// Writes a line. `usual` says whether the game begins at the start of its rules.
pub(crate) fn write(start: &AnyPosition, usual: bool, deeds: &[Deed]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(1 + deeds.len() * 2 + 16);
    put_start(&mut bytes, start, usual);
    for deed in deeds {
        match deed {
            Deed::Huff(square) => bytes.extend([HUFF, square.index() as u8]),
            Deed::Move(mv) => put_move(&mut bytes, mv),
        }
    }
    bytes
}

fn put_start(bytes: &mut Vec<u8>, start: &AnyPosition, usual: bool) {
    if usual {
        bytes.push(0);
        return;
    }
    let pieces: Vec<_> = start.pieces().collect();
    bytes.extend([1, start.turn().index() as u8, pieces.len() as u8]);
    for (square, piece) in pieces {
        let kind = piece.color.index() * 2 + usize::from(piece.role == Role::King);
        bytes.extend([square.index() as u8, kind as u8]);
    }
}

fn put_move(bytes: &mut Vec<u8>, mv: &AnyMove) {
    bytes.push(mv.from().index() as u8 | if mv.is_crowning() { MARK } else { 0 });
    bytes.push(mv.to().index() as u8 | if mv.is_capture() { MARK } else { 0 });
    let count = mv.captured().len();
    for (i, square) in mv.captured().iter().enumerate() {
        bytes.push(square.index() as u8 | if i + 1 < count { MARK } else { 0 });
    }
}

/// A played move: its ends, a bit that tells most captures with the same ends apart, and who moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct MoveCode(pub(crate) u16);

impl MoveCode {
    fn new(turn: Color, from: u8, to: u8, mark: u8) -> MoveCode {
        let ends = u16::from(from & 127) | u16::from(to & 127) << 7;
        MoveCode(ends | u16::from(mark & 1) << 14 | (turn.index() as u16) << 15)
    }

    /// The code after the last move of a game.
    pub(crate) fn end(turn: Color) -> MoveCode {
        MoveCode::new(turn, 127, 127, 0)
    }

    /// The code of a move, seen through a symmetry; `turn` is the side to move there.
    pub(crate) fn of(mv: &AnyMove, turn: Color, symmetry: Symmetry) -> MoveCode {
        let square = |index: usize| symmetry.square(mv.board(), index as u8);
        let mark = mv.captured().iter().fold(0, |mark, over| mark ^ fold(square(over.index())));
        MoveCode::new(turn, square(mv.from().index()), square(mv.to().index()), mark)
    }

    /// Who moves.
    pub(crate) fn turn(self) -> Color {
        if self.0 >> 15 == 0 { Color::White } else { Color::Black }
    }

    /// The start and the destination.
    pub(crate) fn ends(self) -> (u8, u8) {
        (self.0 as u8 & 127, (self.0 >> 7) as u8 & 127)
    }
}

fn fold(square: u8) -> u8 {
    (square ^ square >> 1 ^ square >> 2 ^ square >> 4) & 1
}

/// Replays a line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walker<'l> {
    /// The position that was reached.
    pub(crate) board: Board,
    rest: &'l [u8],
}

impl<'l> Walker<'l> {
    /// At the beginning of a line; `usual` is the start position of its rules.
    pub(crate) fn new(line: &'l [u8], usual: &Board) -> Walker<'l> {
        match line.split_first() {
            Some((0, rest)) => Walker { board: *usual, rest },
            Some((_, rest)) => set_up(rest, usual),
            None => Walker { board: *usual, rest: &[] },
        }
    }

    /// Plays the next move, with the huff before it. `None` at the end.
    #[inline]
    pub(crate) fn step(&mut self) -> Option<MoveCode> {
        self.advance::<true>()
    }

    /// The same in half of the time, with a key that is wrong from then on.
    #[inline]
    pub(crate) fn step_without_key(&mut self) -> Option<MoveCode> {
        self.advance::<false>()
    }

    #[inline]
    fn advance<const KEYED: bool>(&mut self) -> Option<MoveCode> {
        let (mut from, mut to) = self.two()?;
        if from == HUFF {
            self.board.remove::<KEYED>(self.board.turn.other(), to & 127);
            (from, to) = self.two()?;
        }
        let (mut mark, us) = (0, self.board.turn);
        if to & MARK != 0 {
            let them = us.other();
            loop {
                let (&over, rest) = self.rest.split_first()?;
                self.rest = rest;
                self.board.remove::<KEYED>(them, over & 127);
                mark ^= fold(over & 127);
                if over & MARK == 0 {
                    break;
                }
            }
        }
        self.board.relocate::<KEYED>(from & 127, to & 127, from & MARK != 0);
        Some(MoveCode::new(us, from, to, mark))
    }

    #[inline]
    fn two(&mut self) -> Option<(u8, u8)> {
        let (&[first, second], rest) = self.rest.split_first_chunk()?;
        self.rest = rest;
        Some((first, second))
    }
}

fn set_up<'l>(bytes: &'l [u8], usual: &Board) -> Walker<'l> {
    let nothing = Walker { board: *usual, rest: &[] };
    let Some((&[turn, count], rest)) = bytes.split_first_chunk() else { return nothing };
    let Some((pieces, rest)) = rest.split_at_checked(usize::from(count) * 2) else { return nothing };
    let mut board = usual.cleared(if turn == 0 { Color::White } else { Color::Black });
    for pair in pieces.chunks_exact(2) {
        let color = if pair[1] & 2 == 0 { Color::White } else { Color::Black };
        let role = if pair[1] & 1 == 1 { Role::King } else { Role::Man };
        board.put(pair[0] & 127, Piece { color, role });
    }
    Walker { board, rest }
}

/// The positions of a game, each once, with the move that was first played there.
#[cfg(feature = "sqlite")]
pub(crate) fn visits(line: &[u8], usual: &Board) -> Vec<(u64, MoveCode)> {
    let mut walker = Walker::new(line, usual);
    let mut visits = Vec::with_capacity(line.len() / 2);
    loop {
        let key = walker.board.key;
        let Some(code) = walker.step() else {
            visits.push((key, MoveCode::end(walker.board.turn)));
            break;
        };
        visits.push((key, code));
    }
    // The sort is stable, so the first visit stays.
    visits.sort_by_key(|(key, _)| *key);
    visits.dedup_by_key(|(key, _)| *key);
    visits
}
