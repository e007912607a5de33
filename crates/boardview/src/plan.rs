//! Planning moves on the board during the opponent's turn, where the settings allow it.
//!
//! Two choices of squares plan a move. A click beside the playing squares or Escape drops all plans.

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
        self.planned_from = None;
        self.premoves.take(opponents, &self.position)
    }

    /// Whether the user may plan moves now.
    pub(crate) fn plans(&self) -> bool {
        let waits = self.movers == Movers::One(self.position.turn().other());
        self.settings.premoves && waits && !self.legal.is_empty()
    }

    /// Handles the choice of a square while planning.
    pub(crate) fn plan(&mut self, square: Square) -> Vec<Intent> {
        let own = self.position.piece_at(square).is_some_and(|piece| piece.color != self.position.turn());
        let arrived = self.premoves.iter().last().is_some_and(|plan| plan.attempt.to == square);
        match self.planned_from.take() {
            Some(from) if from == square => vec![Intent::Deselected],
            Some(from) => {
                let attempt = Attempt::new(from, square);
                let planned = self.premoves.push(attempt.clone());
                if planned { vec![Intent::Planned(attempt)] } else { Vec::new() }
            }
            None if own || arrived => {
                self.planned_from = Some(square);
                vec![Intent::Selected(square)]
            }
            None => self.drop_plans(),
        }
    }

    /// Drops all plans.
    pub(crate) fn drop_plans(&mut self) -> Vec<Intent> {
        let any = self.planned_from.take().is_some() || !self.premoves.is_empty();
        self.premoves.clear();
        if any { vec![Intent::PlansDropped] } else { Vec::new() }
    }
}
