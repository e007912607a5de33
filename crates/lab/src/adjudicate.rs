//! Adjudication: ends a game once both players' scores agree on the result.

use crownhead_engine::Score;
use crownhead_rules::Color;

/// The score thresholds that end a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Adjudication {
    /// Win: both scores agree on a lead of this size for this many plies in a row.
    pub win: Option<(Score, u32)>,
    /// Draw: no score exceeds this size for this many plies in a row, from a certain ply on.
    pub draw: Option<(Score, u32, usize)>,
}

/// The decision of an adjudicator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ruling {
    /// This side has won.
    Won(Color),
    /// A draw.
    Drawn,
}

/// Follows the scores of one game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Adjudicator {
    rules: Adjudication,
    /// Consecutive plies with this side far enough ahead.
    ahead: Option<(Color, u32)>,
    /// Consecutive plies in which neither side was ahead.
    level: u32,
}

impl Adjudicator {
    pub(crate) fn new(rules: Adjudication) -> Adjudicator {
        Adjudicator { rules, ahead: None, level: 0 }
    }

    /// Records the score of the side to move, if it reports one, at a ply of the game.
    pub(crate) fn hear(&mut self, turn: Color, score: Option<Score>, ply: usize) -> Option<Ruling> {
        let Some(score) = score else {
            (self.ahead, self.level) = (None, 0);
            return None;
        };
        if let Some((least, plies)) = self.rules.win {
            let side = if score >= least { Some(turn) } else { (score <= -least).then_some(turn.other()) };
            let before = self.ahead;
            self.ahead = side.map(|side| match before {
                Some((same, count)) if same == side => (side, count + 1),
                _ => (side, 1),
            });
            if let Some((side, count)) = self.ahead
                && count >= plies
            {
                return Some(Ruling::Won(side));
            }
        }
        let (most, plies, from) = self.rules.draw?;
        self.level = if score.0.abs() <= most.0 { self.level + 1 } else { 0 };
        (self.level >= plies && ply >= from).then_some(Ruling::Drawn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Color::{Black, White};

    #[test]
    fn a_game_is_won_when_both_scores_agree_long_enough() {
        let mut judge = Adjudicator::new(Adjudication { win: Some((Score(500), 4)), draw: None });
        assert_eq!(judge.hear(White, Some(Score(600)), 0), None);
        assert_eq!(judge.hear(Black, Some(Score(-550)), 1), None);
        assert_eq!(judge.hear(White, Some(Score(499)), 2), None, "less than that");
        for ply in 3..6 {
            let (turn, score) = if ply % 2 == 1 { (Black, -700) } else { (White, 700) };
            assert_eq!(judge.hear(turn, Some(Score(score)), ply), None);
        }
        assert_eq!(judge.hear(White, Some(Score(700)), 6), Some(Ruling::Won(White)));
    }

    #[test]
    fn players_without_agreeing_scores_play_on() {
        let mut judge = Adjudicator::new(Adjudication { win: Some((Score(500), 2)), draw: None });
        for ply in 0..10 {
            let turn = if ply % 2 == 0 { White } else { Black };
            assert_eq!(judge.hear(turn, Some(Score(600)), ply), None, "each thinks that it wins");
        }
        assert_eq!(judge.hear(Black, Some(Score(-600)), 10), None);
        assert_eq!(judge.hear(White, None, 11), None);
        assert_eq!(judge.hear(Black, Some(Score(-600)), 12), None);
        assert_eq!(judge.hear(White, Some(Score(600)), 13), Some(Ruling::Won(White)));
    }

    #[test]
    fn a_draw_needs_a_long_even_phase() {
        let mut judge = Adjudicator::new(Adjudication { win: None, draw: Some((Score(10), 3, 6)) });
        for ply in 0..6 {
            assert_eq!(judge.hear(White, Some(Score(-10)), ply), None);
        }
        assert_eq!(judge.hear(White, Some(Score(11)), 6), None);
        assert_eq!(judge.hear(White, Some(Score(0)), 7), None);
        assert_eq!(judge.hear(White, Some(Score(0)), 8), None);
        assert_eq!(judge.hear(White, Some(Score(0)), 9), Some(Ruling::Drawn));
    }
}
