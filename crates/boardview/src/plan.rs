//! Planning moves on the board during the opponent's turn, where the settings allow it.
//!
//! Two choices of squares plan a move, and so does a drag. Two choices for a piece of the opponent before them make it the
//! reply to that move only. A click beside the playing squares or Escape drops all plans.

use crownhead_rules::{AnyMove, Attempt, Square};

use crate::{
    board::Board,
    event::Intent,
    premove::{Premoves, Taken},
    settings::Movers,
};

impl Board {
    /// The planned moves.
    pub fn premoves(&self) -> &Premoves {
        &self.premoves
    }

    /// Plans a move for the case that the opponent plays from the first square to the second.
    pub fn plan_reply(&mut self, reply_to: (Square, Square), attempt: Attempt) {
        self.premoves.push_reply(reply_to, attempt);
    }

    /// Takes the plan for this turn, after [`Board::play`] of the opponent's move.
    pub fn take_premove(&mut self, opponents: &AnyMove) -> Taken {
        (self.planned_from, self.expected) = (None, None);
        self.premoves.take(opponents, &self.position)
    }

    /// Whether the user may plan moves now.
    pub(crate) fn plans(&self) -> bool {
        let waits = self.movers == Movers::One(self.position.turn().other());
        self.settings.premoves && waits && !self.legal.is_empty()
    }

    /// Handles the choice of a square while planning.
    pub(crate) fn plan(&mut self, square: Square) -> Vec<Intent> {
        if let Some(from) = self.planned_from.take() {
            return if from == square { vec![Intent::Deselected] } else { self.plan_from(from, square) };
        }
        let color = self.position.piece_at(square).map(|piece| piece.color);
        let arrived = self.premoves.iter().last().is_some_and(|plan| plan.attempt.to == square);
        let own = color == Some(self.position.turn().other());
        if own || (arrived && self.expected.is_none()) {
            self.expected = self.expected.filter(|(_, to)| to.is_some());
            self.planned_from = Some(square);
            return vec![Intent::Planning { expects: self.expected.is_some() }];
        }
        match self.expected {
            Some((from, None)) if color.is_none() => {
                self.expected = Some((from, Some(square)));
                vec![Intent::Planning { expects: true }]
            }
            None if color.is_some() && self.premoves.all_are_replies() => {
                self.expected = Some((square, None));
                vec![Intent::Planning { expects: true }]
            }
            _ => self.drop_plans(),
        }
    }

    fn plan_from(&mut self, from: Square, to: Square) -> Vec<Intent> {
        let attempt = Attempt::new(from, to);
        if let Some((expected, Some(arrival))) = self.expected.take() {
            self.premoves.push_reply((expected, arrival), attempt.clone());
        } else if !self.premoves.push(attempt.clone()) {
            return Vec::new();
        }
        vec![Intent::Planned(attempt)]
    }

    /// Handles a drag from a piece of the user while planning.
    pub(crate) fn plan_drag(&mut self, to: Option<Square>) -> Vec<Intent> {
        match to.filter(|&to| self.planned_from.is_some_and(|from| from != to)) {
            Some(to) => self.plan(to),
            None => Vec::new(),
        }
    }

    /// Drops all plans.
    pub(crate) fn drop_plans(&mut self) -> Vec<Intent> {
        let (from, expected) = (self.planned_from.take(), self.expected.take());
        let any = from.is_some() || expected.is_some() || !self.premoves.is_empty();
        self.premoves.clear();
        if any { vec![Intent::PlansDropped] } else { Vec::new() }
    }
}
