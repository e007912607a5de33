//! Whether a capture in progress can still become a certain move.
//!
//! Not here: pruning of long king captures (`movegen::route_pruner`), which this uses.

use alloc::{
    collections::{BTreeMap, BTreeSet},
    vec,
    vec::Vec,
};

use super::{Leg, Legs, Standing};
use crate::{AnyMove, Role, Square, SquareSet, movegen::RoutePruner};

/// From this many moves on, all continuations are walked once for all of them.
const MANY: usize = 8;
/// The most states walked for all moves together before falling back to one move at a time.
const WAYS: usize = 100_000;

/// A move to reach, with what prunes the way to it.
#[derive(Debug, Default)]
pub(super) struct Target {
    /// Under Italian precedence, which legs capture kings: of the routes to the same result only those that meet kings
    /// earliest are legal.
    kings_met: Option<Vec<bool>>,
    /// Prunes long king captures.
    pruner: Option<RoutePruner>,
}

impl Target {
    pub(super) fn of(legs: &Legs<'_>, mv: &AnyMove) -> Target {
        let mut target = Target { kings_met: None, pruner: legs.position.route_pruner(mv) };
        if !legs.rules.precedence.looks_at_order() || !mv.is_capture() {
            return target;
        }
        let (mut met, mut known) = (Vec::new(), BTreeMap::new());
        let mut standings = BTreeSet::from([legs.start(mv.mover)]);
        for _ in 0..mv.captured.len() {
            let mut next = [BTreeSet::new(), BTreeSet::new()];
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
        }
        target.kings_met = Some(met);
        target
    }

    /// Whether a leg can be part of a route to the move.
    pub(super) fn allows(&self, legs: &Legs<'_>, standing: &Standing, leg: &Leg) -> bool {
        let wanted = self.kings_met.as_ref().and_then(|met| met.get(standing.captured.len()));
        let hopeless = |pruner: &RoutePruner| {
            standing.role == Role::King && pruner.cannot_complete(standing.captured, leg.over, leg.direction)
        };
        wanted.is_none_or(|&king| king == legs.is_king(leg.over))
            && !self.pruner.as_ref().is_some_and(hopeless)
    }
}

/// Whether a capture in progress can still become that move and visit the squares `via`.
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
        return at.may_end && via.is_empty() && legs.is_end_of(at, mv);
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

/// The moves that a capture in progress can still become. `None` if asking for each move is better: with few moves, under
/// Italian precedence, or with too many states.
pub(super) fn all_reached(legs: &Legs<'_>, at: &Standing, moves: &[AnyMove]) -> Option<Vec<AnyMove>> {
    if moves.len() < MANY || legs.rules.precedence.looks_at_order() {
        return None;
    }
    let within = moves.iter().fold(SquareSet::EMPTY, |set, mv| set.union(mv.captured));
    let (mut seen, mut to_walk, mut ends) = (BTreeSet::from([*at]), vec![*at], BTreeSet::new());
    while let Some(standing) = to_walk.pop() {
        if standing.may_end {
            ends.insert((standing.at, standing.captured, legs.becomes(&standing)));
        }
        for leg in legs.legs(&standing).iter().filter(|leg| within.contains(leg.over)) {
            let after = leg.landings.iter().map(|&land| legs.after(&standing, leg, land));
            to_walk.extend(after.filter(|&next| seen.insert(next)));
        }
        if seen.len() > WAYS {
            return None;
        }
    }
    Some(moves.iter().filter(|mv| ends.contains(&(mv.to, mv.captured, mv.becomes))).copied().collect())
}

/// The squares still to be visited after a stop.
pub(super) fn after_stop(via: &[Square], stop: Square) -> &[Square] {
    match via {
        [first, rest @ ..] if *first == stop => rest,
        _ => via,
    }
}
