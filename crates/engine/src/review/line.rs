//! What a line of play changes on the board.
//!
//! Not here: searches; only pending captures are played out. Invariant: a line is cut where no capture is pending.

use crownhead_rules::{AnyMove, AnyPosition, Color, Material};

use crate::plain::{Pruning, TreeSearch, search_tree};
use crownhead_search::NullMonitor;

/// Later moves have little to do with the first one.
const HORIZON: usize = 16;
/// Moves shown of a line without captures.
const SHOWN: usize = 3;

/// Pieces won on balance by a side.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Balance {
    pub(super) men: i8,
    pub(super) kings: i8,
}

impl Balance {
    fn between(before: Material, after: Material, side: Color) -> Balance {
        let (own, other) = (side.index(), side.other().index());
        let change = |counts: fn(&Material) -> [u8; 2]| {
            let (before, after) = (counts(&before), counts(&after));
            let net = |at: usize| i16::from(after[at]) - i16::from(before[at]);
            (net(own) - net(other)) as i8
        };
        Balance { men: change(|material| material.men), kings: change(|material| material.kings) }
    }

    /// Its weight: a king counts half a man more.
    fn weight(self) -> i32 {
        2 * i32::from(self.men) + 3 * i32::from(self.kings)
    }

    /// Pieces of any kind.
    pub(super) fn pieces(self) -> i8 {
        self.men + self.kings
    }
}

/// A line up to the point where it has achieved what it can.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Settled {
    pub(super) moves: Vec<AnyMove>,
    /// What the side that profits has won by then.
    pub(super) won: Balance,
    /// Whether that side gives pieces first.
    pub(super) is_shot: bool,
    /// Whether that side crowns a man.
    pub(super) crowns: bool,
}

/// The shortest part of a line after which `side` has won the most, counted from a position before it. Captures that are
/// pending at its end are played out.
pub(super) fn settle(before: &AnyPosition, start: &AnyPosition, line: &[AnyMove], side: Color) -> Settled {
    let mut line = line[..line.len().min(HORIZON)].to_vec();
    play_out(start, &mut line);
    let (mut at, mut best, mut lowest) = (*start, (0, Balance::default()), 0);
    let material = before.material();
    let (mut is_shot, mut all) = (false, Vec::new());
    for (index, mv) in line.iter().enumerate() {
        at = at.play_unchecked(mv);
        let won = Balance::between(material, at.material(), side);
        lowest = lowest.min(won.weight());
        let quiet = !at.has_capture(at.turn());
        if quiet && (best.0 == 0 && won.weight() > 0 || won.weight() > best.1.weight()) {
            best = (index + 1, won);
            is_shot = lowest < 0;
        }
        all.push(won);
    }
    let length = if best.0 > 0 { best.0 } else { quiet_length(start, &line) };
    let crowns = |(index, mv): (usize, &AnyMove)| mv.is_crowning() && mover(start, index) == side;
    Settled {
        crowns: line[..length].iter().enumerate().any(crowns),
        moves: line[..length].to_vec(),
        won: if best.0 > 0 { best.1 } else { all.get(length.wrapping_sub(1)).copied().unwrap_or_default() },
        is_shot,
    }
}

fn mover(start: &AnyPosition, index: usize) -> Color {
    if index.is_multiple_of(2) { start.turn() } else { start.turn().other() }
}

/// What `side` has won at the end of a line, once pending captures are played out.
pub(super) fn final_balance(start: &AnyPosition, line: &[AnyMove], side: Color) -> Balance {
    let mut line = line[..line.len().min(HORIZON)].to_vec();
    play_out(start, &mut line);
    let end = line.iter().fold(*start, |at, mv| at.play_unchecked(mv));
    Balance::between(start.material(), end.material(), side)
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

/// Appends captures until none is pending.
fn play_out(start: &AnyPosition, line: &mut Vec<AnyMove>) {
    /// Plies that decide between several captures.
    const PLIES: u8 = 4;
    let mut at = line.iter().fold(*start, |at, mv| at.play_unchecked(mv));
    while line.len() < 2 * HORIZON && at.has_capture(at.turn()) {
        let mv = match at.legal_moves()[..] {
            [] => break,
            [only] => only,
            _ => {
                let search = TreeSearch::material(PLIES, Pruning::AlphaBeta, false);
                match search_tree(&at, search, &mut NullMonitor).best() {
                    Some((mv, _)) => mv,
                    None => break,
                }
            }
        };
        line.push(mv);
        at = at.play_unchecked(&mv);
    }
}
