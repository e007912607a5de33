//! Which endings are worth practicing, and which positions of them make good exercises.

use crownhead_endgame::{Census, Slice, position_for, positions};
use crownhead_rules::{AnyPosition, AnyRules, Color};
use rand_core::{RngCore, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::ending::Ending;
use crate::probe::{ProbeResult, Wdl, to_end};
use crate::task::Task;

/// The endings among these slices that are won often enough and not too quickly.
pub(crate) fn endings(slices: &[(Slice, Census)]) -> Vec<Ending> {
    /// An ending needs practice if its longest win takes at least this many plies.
    const SHORT: u16 = 9;
    /// At least one position in this many must be won.
    const RARE: u64 = 10;
    let worth = |census: &Census| {
        let long = census.longest_win.is_none_or(|(plies, _)| plies >= SHORT);
        long && census.wins * RARE >= census.positions()
    };
    let mut endings: Vec<Ending> = Vec::new();
    for (slice, _) in slices.iter().filter(|(_, census)| worth(census)) {
        let ending = Ending { men: slice.men, kings: slice.kings };
        let order = |ending: &Ending| (ending.pieces(), ending.men[0] + ending.men[1]);
        if !endings.contains(&ending) {
            endings.insert(endings.partition_point(|other| order(other) <= order(&ending)), ending);
        }
    }
    endings
}

/// The hardest of several random won positions of an ending: the longest win, or the one with the most moves that
/// spoil it.
pub(crate) fn set_up(
    rules: AnyRules,
    ending: Ending,
    seed: u64,
    known: &dyn Fn(&Task) -> Option<ProbeResult>,
) -> Option<AnyPosition> {
    /// Positions tried at most.
    const TRIES: usize = 600;
    /// Won positions to choose from.
    const CHOICE: usize = 6;
    let slice = Slice::new(ending.men[0], ending.kings[0], ending.men[1], ending.kings[1]);
    let size = u64::try_from(positions(rules.board(), slice)).ok().filter(|&size| size > 0)?;
    let mut random = Pcg64Mcg::seed_from_u64(seed);
    let (mut best, mut won) = (None, 0);
    for _ in 0..TRIES {
        let turn = Color::ALL[(random.next_u64() >> 63) as usize];
        let number = (u128::from(random.next_u64()) * u128::from(size)) >> 64;
        let Some(position) = position_for(rules, slice, number as u64, turn) else { continue };
        let Some(hard) = known(&Task::from_position(position)).and_then(|known| hardness(&known)) else {
            continue;
        };
        if best.is_none_or(|(most, _)| hard > most) {
            best = Some((hard, position));
        }
        won += 1;
        if won == CHOICE {
            break;
        }
    }
    best.map(|(_, position)| position)
}

/// How hard a position is to win; `None` if it is not won, or too easy to be an exercise.
fn hardness(known: &ProbeResult) -> Option<(u16, usize)> {
    let loud = known.moves.iter().any(|(mv, _)| mv.is_capture());
    if loud || known.at_risk || Wdl::of(known.verdict) != Wdl::Win {
        return None;
    }
    let wrong = known.moves.iter().filter(|&&(_, verdict)| Wdl::of(verdict) != Wdl::Win).count();
    let plies = to_end(known.verdict).unwrap_or(0);
    (known.moves.len() > 1 && (plies != 1)).then_some((plies, wrong))
}
