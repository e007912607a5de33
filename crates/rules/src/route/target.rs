//! Whether a capture in the making can still become a certain move.

use alloc::{collections::BTreeMap, vec, vec::Vec};

use super::{Leg, Legs, Standing};
use crate::{AnyMove, Precedence, Role, Square, movegen::Maze};

/// What is known of a capture before it is walked.
#[derive(Debug, Default)]
pub(super) struct Target {
    /// At which legs it takes kings where rules want kings to be met early: of the ways to the same end only those
    /// that meet them earliest are legal.
    kings_met: Option<Vec<bool>>,
    /// Tells early that a long way leads nowhere.
    maze: Option<Maze>,
}

impl Target {
    pub(super) fn of(legs: &Legs<'_>, mv: &AnyMove) -> Target {
        let mut target = Target { kings_met: None, maze: legs.position.maze(mv) };
        if legs.rules.precedence != Precedence::Italian || !mv.is_capture() {
            return target;
        }
        let (mut met, mut known) = (Vec::new(), BTreeMap::new());
        let mut standings = vec![legs.start(mv.mover)];
        for _ in 0..mv.captured.len() {
            let mut next: [Vec<Standing>; 2] = [Vec::new(), Vec::new()];
            for standing in &standings {
                for leg in legs.legs(standing) {
                    let after = leg.landings.iter().map(|&land| legs.after(standing, &leg, land));
                    let to_the_end = after.filter(|at| reaches(legs, at, mv, &[], &target, &mut known));
                    next[usize::from(legs.is_king(leg.over))].extend(to_the_end);
                }
            }
            let [without, with] = next;
            met.push(!with.is_empty());
            standings = if with.is_empty() { without } else { with };
            standings.sort_unstable();
            standings.dedup();
        }
        target.kings_met = Some(met);
        target
    }

    /// Whether a leg may be part of it.
    pub(super) fn allows(&self, legs: &Legs<'_>, standing: &Standing, leg: &Leg) -> bool {
        let wanted = self.kings_met.as_ref().and_then(|met| met.get(standing.captured.len()));
        let hopeless = |maze: &Maze| {
            standing.role == Role::King && maze.is_hopeless(standing.captured, leg.over, leg.direction)
        };
        wanted.is_none_or(|&king| king == legs.is_king(leg.over)) && !self.maze.as_ref().is_some_and(hopeless)
    }
}

/// Whether a capture in the making can still become that move and pass those squares on the way.
pub(super) fn reaches(
    legs: &Legs<'_>,
    at: &Standing,
    mv: &AnyMove,
    via: &[Square],
    target: &Target,
    known: &mut BTreeMap<(Standing, usize), bool>,
) -> bool {
    if at.captured.union(mv.captured) != mv.captured {
        return false;
    }
    if at.captured == mv.captured {
        return at.at == mv.to && at.may_end && via.is_empty();
    }
    if let Some(&answer) = known.get(&(*at, via.len())) {
        return answer;
    }
    let answer = legs.legs(at).iter().any(|leg| {
        mv.captured.contains(leg.over)
            && target.allows(legs, at, leg)
            && leg.landings.iter().any(|&land| {
                reaches(legs, &legs.after(at, leg, land), mv, after_stop(via, land), target, known)
            })
    });
    known.insert((*at, via.len()), answer);
    answer
}

/// The squares that are still to be passed after a stop.
pub(super) fn after_stop(via: &[Square], stop: Square) -> &[Square] {
    match via {
        [first, rest @ ..] if *first == stop => rest,
        _ => via,
    }
}
