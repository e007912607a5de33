//! What a line of play changes on the board.
//!
//! Not here: searches; only pending captures are played out. Invariant: a line is cut where no capture is pending.

use crownhead_rules::{AnyMove, AnyPosition, Color, Role};

use crownhead_engine::NullMonitor;
use crownhead_engine::{Pruning, TreeSearch, search_tree};

/// Later moves have little to do with the first one.
const HORIZON: usize = 16;
/// Moves shown of a line without captures.
const SHOWN: usize = 3;

/// Pieces captured on balance by a side. Crowning changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Balance {
    pub(crate) men: i8,
    pub(crate) kings: i8,
}

impl Balance {
    /// The balance for `side` after one more move.
    fn with(mut self, position: &AnyPosition, mv: &AnyMove, side: Color) -> Balance {
        let sign = if position.turn() == side { 1 } else { -1 };
        for piece in mv.captured().iter().filter_map(|square| position.piece_at(square)) {
            match piece.role {
                Role::Man => self.men += sign,
                Role::King => self.kings += sign,
            }
        }
        self
    }

    /// Its weight: a king counts half a man more.
    fn weight(self) -> i32 {
        2 * i32::from(self.men) + 3 * i32::from(self.kings)
    }

    /// The same for the other side.
    pub(crate) fn reversed(self) -> Balance {
        Balance { men: -self.men, kings: -self.kings }
    }

    /// Pieces of any kind.
    pub(crate) fn pieces(self) -> i8 {
        self.men + self.kings
    }
}

/// A line up to the point where it has achieved what it can.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Settled {
    pub(crate) moves: Vec<AnyMove>,
    /// What the side that profits has won by then.
    pub(crate) won: Balance,
    /// Whether that side gives pieces first.
    pub(crate) is_shot: bool,
    /// Whether that side crowns a man.
    pub(crate) crowns: bool,
}

/// The shortest part of a line after which `side` has won the most, with what it had won already. Captures that are pending
/// at its end are played out.
pub(crate) fn settle(start: &AnyPosition, line: &[AnyMove], side: Color, already: Balance) -> Settled {
    let line = played_out(start, line);
    let (mut at, mut now, mut lowest) = (*start, already, 0);
    // The balance after each move; the best length with its balance; whether pieces are given before it.
    let (mut all, mut best, mut is_shot) = (Vec::new(), (0, Balance::default()), false);
    for (index, mv) in line.iter().enumerate() {
        now = now.with(&at, mv, side);
        at = at.play_unchecked(mv);
        lowest = lowest.min(now.weight() - already.weight());
        all.push(now);
        if !at.has_capture(at.turn()) && now.weight() > best.1.weight() {
            best = (index + 1, now);
            is_shot = lowest < 0;
        }
    }
    let length = if best.0 > 0 { best.0 } else { quiet_length(start, &line) };
    let crowns = |(index, mv): (usize, &AnyMove)| mv.is_crowning() && mover(start, index) == side;
    Settled {
        crowns: line[..length].iter().enumerate().any(crowns),
        won: length.checked_sub(1).and_then(|last| all.get(last)).copied().unwrap_or(already),
        moves: line[..length].to_vec(),
        is_shot,
    }
}

/// What a move captures for the side that makes it.
pub(crate) fn captured(position: &AnyPosition, mv: &AnyMove) -> Balance {
    Balance::default().with(position, mv, position.turn())
}

fn mover(start: &AnyPosition, index: usize) -> Color {
    if index.is_multiple_of(2) { start.turn() } else { start.turn().other() }
}

/// What `side` has won at the end of a line, once pending captures are played out.
pub(crate) fn final_balance(start: &AnyPosition, line: &[AnyMove], side: Color) -> Balance {
    let (mut at, mut balance) = (*start, Balance::default());
    for mv in played_out(start, line) {
        balance = balance.with(&at, &mv, side);
        at = at.play_unchecked(&mv);
    }
    balance
}

/// The first moves of a line without gain, extended while a capture is pending.
fn quiet_length(start: &AnyPosition, line: &[AnyMove]) -> usize {
    let mut at = *start;
    for (index, mv) in line.iter().enumerate() {
        at = at.play_unchecked(mv);
        if index + 1 >= SHOWN && !at.has_capture(at.turn()) {
            return index + 1;
        }
    }
    line.len()
}

/// The beginning of a line, with captures until none is pending.
fn played_out(start: &AnyPosition, line: &[AnyMove]) -> Vec<AnyMove> {
    /// Plies that decide between several captures.
    const PLIES: u8 = 4;
    let mut line = line[..line.len().min(HORIZON)].to_vec();
    let mut at = line.iter().fold(*start, |at, mv| at.play_unchecked(mv));
    while line.len() < 2 * HORIZON && at.has_capture(at.turn()) {
        let search = TreeSearch::material(PLIES, Pruning::AlphaBeta, false);
        let mv = match at.legal_moves()[..] {
            [only] => Some(only),
            _ => search_tree(&at, search, &mut NullMonitor).best().map(|(mv, _)| mv),
        };
        let Some(mv) = mv else { break };
        line.push(mv);
        at = at.play_unchecked(&mv);
    }
    line
}
