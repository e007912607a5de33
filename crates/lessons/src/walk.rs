//! Walks of one side while the other stands still.

use std::collections::{HashSet, VecDeque};

use crownhead_rules::{AnyMove, AnyPosition, Square};

/// The position after a move, with the same side to move again; `None` if it cannot move, or the walk ends because a man
/// is crowned.
pub(crate) fn after(at: &AnyPosition, mv: &AnyMove) -> Option<AnyPosition> {
    if mv.is_crowning() { None } else { at.play_unchecked(mv).passed() }
}

/// A shortest way of any piece to a square. A man that is crowned goes no farther.
pub(crate) fn way(start: &AnyPosition, goal: Square) -> Option<Vec<AnyMove>> {
    let mut queue = VecDeque::from([(*start, Vec::new())]);
    let mut seen = HashSet::from([start.key()]);
    while let Some((at, line)) = queue.pop_front() {
        for mv in at.legal_moves() {
            let mut line = line.clone();
            line.push(mv);
            if mv.to() == goal {
                return Some(line);
            }
            if let Some(next) = after(&at, &mv)
                && seen.insert(next.key())
            {
                queue.push_back((next, line));
            }
        }
    }
    None
}

/// The last moves of walks that need this many moves: one for each square that fewer moves don't reach. A man that is
/// crowned goes no farther.
pub(crate) fn ends(start: &AnyPosition, moves: usize) -> Vec<AnyMove> {
    let mut seen = HashSet::from([start.key()]);
    let mut reached = HashSet::new();
    let (mut now, mut last) = (vec![*start], Vec::new());
    for _ in 0..moves {
        (last, now) = now.iter().fold((Vec::new(), Vec::new()), |(mut last, mut next), at| {
            for mv in at.legal_moves() {
                if reached.insert(mv.to()) {
                    last.push(mv);
                }
                next.extend(after(at, &mv).filter(|after| seen.insert(after.key())));
            }
            (last, next)
        });
    }
    last
}
