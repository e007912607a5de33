//! Checks a line of moves at the speed of the generator: compiled for each family of rules, and only used to read whole
//! files. In the browser, `careful` replaces it.
//!
//! Not here: reasons. The first move that is not plainly legal ends the line; the caller then examines that move
//! closely.

use crownhead_rules::{
    AnyMove, AnyPosition, Move, Piece, Position, Role, Rules, RulesVisitor, Square,
    bits::Bits,
    geometry::Geometry,
    movegen::{self, Sink},
};

use super::{
    names::SquareNames,
    step::MOST_LEGS,
    token::{Flags, Kind, Token},
};

/// Plays the moves among the tokens of a plain game as long as they are legal. Appends them, and returns the number of
/// tokens passed and the position reached.
pub(super) fn run(
    position: &AnyPosition,
    names: &SquareNames,
    text: &[u8],
    tokens: &[Token],
    moves: &mut Vec<AnyMove>,
) -> usize {
    position.dispatch_each(Line { names, text, tokens, moves })
}

/// Plays moves given by their ends while they are legal and unambiguous. Returns whether all of them are.
pub(crate) fn run_ends(
    position: &AnyPosition,
    ends: impl Iterator<Item = (Square, Square)>,
    moves: &mut Vec<AnyMove>,
) -> bool {
    position.dispatch_each(Ends { ends, moves })
}

struct Ends<'a, I> {
    ends: I,
    moves: &'a mut Vec<AnyMove>,
}

impl<I: Iterator<Item = (Square, Square)>> RulesVisitor for Ends<'_, I> {
    type Output = bool;

    fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> bool {
        let mut position = *position;
        for (from, to) in self.ends {
            let Some(mv) = find(rules, &position, from, to) else { return false };
            self.moves.push(AnyMove::from_move(mv));
            position = position.play(rules, &mv);
        }
        true
    }
}

/// The only legal move with those ends. Kept out of line so that both callers share one copy.
#[inline(never)]
fn find<R: Rules>(
    rules: R,
    position: &Position<R::Board>,
    from: Square,
    to: Square,
) -> Option<Move<R::Board>> {
    let (from, to) = (R::Board::bit_of(from), R::Board::bit_of(to));
    let mut wanted = Wanted::<R::Board> { from, to, found: None, several: false };
    movegen::generate(rules, position.board(), &mut wanted, MOST_LEGS).ok()?;
    wanted.found.filter(|_| !wanted.several)
}

struct Line<'a> {
    names: &'a SquareNames,
    text: &'a [u8],
    tokens: &'a [Token],
    moves: &'a mut Vec<AnyMove>,
}

impl RulesVisitor for Line<'_> {
    type Output = usize;

    fn visit<R: Rules>(self, rules: R, position: &Position<R::Board>) -> usize {
        let mut position = *position;
        for (index, token) in self.tokens.iter().enumerate() {
            if token.kind != Kind::Move {
                continue;
            }
            let ends = self.names.ends(token).filter(|_| !token.flags.has(Flags::JOINED));
            let found = ends.and_then(|(from, to)| find(rules, &position, from, to));
            let Some(mv) = found else { return index };
            if token.flags.has(Flags::VIA) && !self.goes(rules, &position, token, &mv) {
                return index;
            }
            self.moves.push(AnyMove::from_move(mv));
            position = position.play(rules, &mv);
        }
        self.tokens.len()
    }
}

impl Line<'_> {
    /// Whether the squares named by a text are the stops of that capture, with each leg over one of its pieces.
    fn goes<R: Rules>(
        &self,
        rules: R,
        position: &Position<R::Board>,
        token: &Token,
        mv: &Move<R::Board>,
    ) -> bool {
        let Some(stops) = self.names.squares(token.bytes(self.text)) else { return false };
        if rules.removal().is_at_once() || stops.len() != mv.captured.count() as usize + 1 {
            return false;
        }
        let piece_at = |square: Square| position.board().piece_at(square);
        let mut left = mv.captured;
        for pair in stops.windows(2) {
            let Some(over) = only_piece::<R::Board>(pair[0], pair[1], stops[0], piece_at) else {
                return false;
            };
            let over = R::Board::bit_of(over);
            if !left.meets(BitsOf::<R::Board>::bit(over)) {
                return false;
            }
            left ^= BitsOf::<R::Board>::bit(over);
        }
        left.is_empty()
    }
}

type BitsOf<G> = <G as Geometry>::Bits;

/// The only piece between two squares of one line, not counting the one on `start`.
fn only_piece<G: Geometry>(
    from: Square,
    to: Square,
    start: Square,
    piece_at: impl Fn(Square) -> Option<Piece>,
) -> Option<Square> {
    let board = G::KIND;
    let ((x, y), (to_x, to_y)) = (board.place(from), board.place(to));
    let (dx, dy) = (i16::from(to_x) - i16::from(x), i16::from(to_y) - i16::from(y));
    if from == to || !(dx == 0 || dy == 0 || dx.abs() == dy.abs()) {
        return None;
    }
    let steps = dx.abs().max(dy.abs());
    let mut found = None;
    for step in 1..steps {
        let (x, y) = (i16::from(x) + step * dx.signum(), i16::from(y) + step * dy.signum());
        let Some(square) = board.at(x as u8, y as u8) else { continue };
        if square != start && piece_at(square).is_some() && found.replace(square).is_some() {
            return None;
        }
    }
    found
}

/// A receiver of generated moves that keeps the one with the right ends.
struct Wanted<G: Geometry> {
    from: u32,
    to: u32,
    found: Option<Move<G>>,
    /// Whether another move has the same ends.
    several: bool,
}

impl<G: Geometry> Sink<G> for Wanted<G> {
    #[inline(always)]
    fn men_steps(&mut self, targets: BitsOf<G>, offset: i8, crowning_row: BitsOf<G>) {
        if (self.to as i32 - i32::from(offset)) == self.from as i32
            && targets.meets(BitsOf::<G>::bit(self.to))
        {
            let crowned = BitsOf::<G>::bit(self.to).meets(crowning_row);
            self.keep(Move {
                captured: BitsOf::<G>::ZERO,
                from: self.from as u8,
                to: self.to as u8,
                mover: Role::Man,
                becomes: if crowned { Role::King } else { Role::Man },
            });
        }
    }

    #[inline(always)]
    fn king_steps(&mut self, from: u32, targets: BitsOf<G>) {
        if from == self.from && targets.meets(BitsOf::<G>::bit(self.to)) {
            self.keep(Move {
                captured: BitsOf::<G>::ZERO,
                from: from as u8,
                to: self.to as u8,
                mover: Role::King,
                becomes: Role::King,
            });
        }
    }

    #[inline(always)]
    fn capture(&mut self, mv: Move<G>) {
        if u32::from(mv.from) == self.from && u32::from(mv.to) == self.to {
            self.keep(mv);
        }
    }

    #[inline(always)]
    fn forget_captures(&mut self) {
        (self.found, self.several) = (None, false);
    }
}

impl<G: Geometry> Wanted<G> {
    #[inline(always)]
    fn keep(&mut self, mv: Move<G>) {
        self.several |= self.found.is_some_and(|found| found != mv);
        self.found = Some(mv);
    }
}
