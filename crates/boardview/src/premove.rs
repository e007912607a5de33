//! Premoves: moves planned during the opponent's turn.
//!
//! Not here: how a person enters them (`plan`). Invariant: a plan is played only if it is legal when its turn comes; a
//! plan that is not drops everything planned after it.

use crownhead_rules::{AnyMove, AnyPosition, Attempt, Refusal, Square};

/// The most turns that can be planned.
const MOST: usize = 10;

/// A planned move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Premove {
    /// The opponent's move on which it depends: start and destination. `None` for any.
    pub reply_to: Option<(Square, Square)>,
    /// The move.
    pub attempt: Attempt,
}

/// The planned moves, turn by turn. A turn may have several, for different moves of the opponent.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Premoves {
    turns: Vec<Vec<Premove>>,
}

/// What became of the plan for a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Taken {
    /// Nothing was planned.
    Nothing,
    /// Play this legal move.
    Play(AnyMove),
    /// The opponent moved differently; all plans are dropped.
    NotExpected,
    /// The planned move is not legal; all plans are dropped.
    Refused(Attempt, Refusal),
}

impl Premoves {
    /// Plans a move for the next unplanned turn. Returns false if too many are planned.
    pub fn push(&mut self, attempt: Attempt) -> bool {
        let room = self.turns.len() < MOST;
        if room {
            self.turns.push(vec![Premove { reply_to: None, attempt }]);
        }
        room
    }

    /// Plans a move for the next turn in case the opponent plays from the first square to the second. It replaces a plan
    /// for the same case and comes before a plan for any move.
    pub fn push_reply(&mut self, reply_to: (Square, Square), attempt: Attempt) {
        if self.turns.is_empty() {
            self.turns.push(Vec::new());
        }
        let plans = &mut self.turns[0];
        plans.retain(|plan| plan.reply_to != Some(reply_to));
        plans.insert(0, Premove { reply_to: Some(reply_to), attempt });
    }

    /// The planned moves in the order of their turns.
    pub fn iter(&self) -> impl Iterator<Item = &Premove> {
        self.turns.iter().flatten()
    }

    /// Whether nothing is planned.
    pub fn is_empty(&self) -> bool {
        self.turns.is_empty()
    }

    /// Whether every plan depends on a move of the opponent.
    pub(crate) fn all_are_replies(&self) -> bool {
        self.iter().all(|plan| plan.reply_to.is_some())
    }

    /// Drops all plans.
    pub fn clear(&mut self) {
        self.turns.clear();
    }

    /// Takes the plan for this turn, after the opponent's move led to this position.
    pub fn take(&mut self, opponents: &AnyMove, position: &AnyPosition) -> Taken {
        if self.turns.is_empty() {
            return Taken::Nothing;
        }
        let plans = self.turns.remove(0);
        let played = (opponents.from(), opponents.to());
        let fits = |plan: &Premove| plan.reply_to.is_none_or(|reply| reply == played);
        let Some(plan) = plans.into_iter().find(fits) else {
            self.clear();
            return Taken::NotExpected;
        };
        match position.find_move(&plan.attempt) {
            Ok(mv) => Taken::Play(mv),
            Err(refusal) => {
                self.clear();
                Taken::Refused(plan.attempt, refusal)
            }
        }
    }
}
