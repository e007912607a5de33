//! The clocks of a game, as its comments have them.
//!
//! Not here: the commands in comments (`crownhead_notation::pdn::Clock`).

use std::time::Duration;

use crownhead_notation::pdn::Clock;
use crownhead_rules::Color;

use crate::{
    node::{NodeId, Step},
    study::Study,
};

/// A move with the times that its comment tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timed {
    /// The move.
    pub node: NodeId,
    /// The side that moved.
    pub side: Color,
    /// The time left after the move.
    pub left: Option<Duration>,
    /// The time that the move took: as told, or the difference of the times left.
    pub spent: Option<Duration>,
}

impl Study {
    /// The moves of a line with their times; empty if no comment tells any.
    pub fn times(&self, line: &[NodeId]) -> Vec<Timed> {
        let mut side = self.start().turn();
        let mut before = [None::<Duration>; 2];
        let mut times = Vec::with_capacity(line.len());
        for &node in line {
            if matches!(self.step(node), Step::Setup | Step::Placeholder) {
                side = self.position_at(node).turn();
                continue;
            }
            let (left, told) = (self.left(node, side), self.thought(node));
            let past = before[side.index()];
            let spent = told.or_else(|| past.zip(left).map(|(past, left)| past.saturating_sub(left)));
            before[side.index()] = left.or(past);
            times.push(Timed { node, side, left, spent });
            side = side.other();
        }
        times.retain(|time| time.left.is_some() || time.spent.is_some());
        times
    }

    fn clocks(&self, node: NodeId) -> impl Iterator<Item = Clock> + '_ {
        let comments = self.notes(node).map_or(&[][..], |notes| &notes.after);
        comments.iter().flat_map(|comment| Clock::all(comment)).flatten()
    }

    fn left(&self, node: NodeId, side: Color) -> Option<Duration> {
        self.clocks(node).find_map(|clock| match (clock, side) {
            (Clock::Left(time), _) => Some(time),
            (Clock::Both { white, .. }, Color::White) => white,
            (Clock::Both { black, .. }, Color::Black) => black,
            _ => None,
        })
    }

    fn thought(&self, node: NodeId) -> Option<Duration> {
        self.clocks(node).find_map(|clock| match clock {
            Clock::Thought(time) => Some(time),
            _ => None,
        })
    }
}
