//! Drawing small positions and keeping the simplest that fits.

use crownhead_rules::{AnyMove, AnyPosition, AnyRules, BoardKind, Color, Lines, Piece, Role, Setup, Square};

/// How many pieces a drawn position has: White's men and kings, then Black's.
pub(crate) type Pieces = [u8; 4];

/// How positions are drawn.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    /// The numbers of pieces to try, the smallest first.
    pub(crate) sizes: &'static [Pieces],
    /// Positions drawn for each.
    pub(crate) drawn: u32,
    /// The rows from the top in which the first piece stands.
    pub(crate) rows: (u8, u8),
}

/// The simplest position that `judge` accepts, with the moves to find: that with the fewest pieces and then the fewest
/// legal moves and the pieces closest to the middle.
pub(crate) fn simplest(
    rules: AnyRules,
    seed: u64,
    plan: Plan,
    judge: impl Fn(&AnyPosition) -> Option<Vec<AnyMove>>,
) -> Option<(AnyPosition, Vec<AnyMove>)> {
    let mut dice = Dice(seed);
    plan.sizes.iter().find_map(|&size| {
        let mut best: Option<(u32, AnyPosition, Vec<AnyMove>)> = None;
        for _ in 0..plan.drawn {
            let Some(position) = draw(rules, size, plan.rows, &mut dice) else { continue };
            let Some(right) = judge(&position).filter(|right| !right.is_empty()) else { continue };
            let cost = cost(&position, &right);
            if best.as_ref().is_none_or(|&(least, ..)| cost < least) {
                best = Some((cost, position, right));
            }
        }
        best.map(|(_, position, right)| (position, right))
    })
}

/// How hard a position is to take in.
fn cost(position: &AnyPosition, right: &[AnyMove]) -> u32 {
    let board = position.board();
    let middle = (i16::from(board.width() / 2), i16::from(board.height() / 2));
    let away: u32 = position.pieces().map(|(square, _)| distance(place(board, square), middle)).sum();
    // Other moves distract less than other answers.
    away + 3 * position.legal_moves().len() as u32 + 6 * right.len() as u32
}

fn draw(rules: AnyRules, size: Pieces, rows: (u8, u8), dice: &mut Dice) -> Option<AnyPosition> {
    let board = rules.board();
    let [men, kings, black_men, black_kings] = size;
    let switches = rules.house_rules();
    let (flies, lines) = if men == 0 {
        (switches.flying_kings, switches.king_captures)
    } else {
        (false, switches.man_captures)
    };
    let mut table = Table { board, pieces: Vec::new() };
    let first = board.at(dice.below(board.width()), rows.0 + dice.below(rows.1 - rows.0))?;
    for number in 0..men + kings {
        let square = if number == 0 { first } else { near(board, first, dice)? };
        table.put(square, Color::White, if number < men { Role::Man } else { Role::King })?;
    }
    // Black's pieces stand mostly along a way on which the first piece can take them one after the other.
    let mut walker = place(board, first);
    for number in 0..black_men + black_kings {
        let role = if number < black_men { Role::Man } else { Role::King };
        let square = if dice.below(4) == 0 {
            near(board, first, dice)?
        } else {
            let (over, to) = leap(board, walker, lines, flies, dice);
            walker = to;
            at(board, over)?
        };
        table.put(square, Color::Black, role)?;
    }
    Setup { pieces: table.pieces, turn: Color::White, king_runs: [None; 2] }.into_position(rules).ok()
}

/// The pieces drawn so far.
struct Table {
    board: BoardKind,
    pieces: Vec<(u16, Piece)>,
}

impl Table {
    /// Puts a piece on a square, if it is free and no man would stand on its crowning row.
    fn put(&mut self, square: Square, color: Color, role: Role) -> Option<()> {
        let row = self.board.place(square).1;
        let crowning = match color {
            Color::White => 0,
            Color::Black => self.board.height() - 1,
        };
        let number = square.number();
        let free = !self.pieces.iter().any(|&(other, _)| other == number);
        (free && !(role == Role::Man && row == crowning))
            .then(|| self.pieces.push((number, Piece { color, role })))
    }
}

/// The place to jump over and the place behind it, along one of the lines.
fn leap(
    board: BoardKind,
    from: (i16, i16),
    lines: Lines,
    flies: bool,
    dice: &mut Dice,
) -> ((i16, i16), (i16, i16)) {
    const DIAGONAL: [(i16, i16); 4] = [(-1, -1), (1, -1), (-1, 1), (1, 1)];
    const STRAIGHT: [(i16, i16); 4] = [(0, -1), (0, 1), (-1, 0), (1, 0)];
    let straight = match lines {
        Lines::Diagonal => false,
        Lines::Straight => true,
        Lines::All => dice.below(2) == 0,
    };
    let (dx, dy) = if straight { STRAIGHT } else { DIAGONAL }[usize::from(dice.below(4))];
    // Along rows and columns, pieces skip the light squares.
    let stride = if straight && !board.is_full() { 2 } else { 1 };
    let mut far = || stride * if flies { 1 + i16::from(dice.below(3)) } else { 1 };
    let over = far();
    let to = over + far();
    ((from.0 + dx * over, from.1 + dy * over), (from.0 + dx * to, from.1 + dy * to))
}

/// A square at most three columns and rows away.
fn near(board: BoardKind, from: Square, dice: &mut Dice) -> Option<Square> {
    let (x, y) = place(board, from);
    at(board, (x + i16::from(dice.below(7)) - 3, y + i16::from(dice.below(7)) - 3))
}

fn place(board: BoardKind, square: Square) -> (i16, i16) {
    let (x, y) = board.place(square);
    (i16::from(x), i16::from(y))
}

fn at(board: BoardKind, (x, y): (i16, i16)) -> Option<Square> {
    board.at(u8::try_from(x).ok()?, u8::try_from(y).ok()?)
}

/// The larger of the distances in columns and in rows.
fn distance(a: (i16, i16), b: (i16, i16)) -> u32 {
    u32::from(a.0.abs_diff(b.0).max(a.1.abs_diff(b.1)))
}

/// Numbers that look random, the same everywhere: `SplitMix64` (Steele, Lea and Flood, OOPSLA 2014).
struct Dice(u64);

impl Dice {
    /// A number from 0 to `limit` - 1.
    fn below(&mut self, limit: u8) -> u8 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % u64::from(limit.max(1))) as u8
    }
}
