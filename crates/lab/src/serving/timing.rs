//! How long to think, given the time controls of a protocol.

use crownhead_engine::{Budget, TimeLeft};
use crownhead_game::Game;
use crownhead_protocol::hub::Level;

/// The time for one move; `None` without a time limit. Hub adds the increment before each move, so it is available now.
pub(super) fn budget(level: &Level) -> Option<Budget> {
    let Level { moves, increment, .. } = *level;
    let by_clock =
        level.time.map(|left| TimeLeft { left: left.saturating_add(increment), moves, increment }.budget());
    let fixed = level.move_time.map(Budget::exactly);
    match (by_clock, fixed) {
        (Some(a), Some(b)) => Some(Budget { soft: a.soft.min(b.soft), hard: a.hard.min(b.hard) }),
        (a, b) => a.or(b),
    }
}

/// Whether there is only one legal move.
pub(super) fn is_forced(game: &Game) -> bool {
    game.position().legal_moves().len() == 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn the_tighter_of_clock_and_fixed_time_applies() {
        let seconds = |seconds| Some(Duration::from_secs_f64(seconds));
        let hard = |level: Level| budget(&level).map(|budget| budget.hard.as_secs_f64());
        assert_eq!(hard(Level { depth: Some(9), ..Level::default() }), None);
        assert_eq!(hard(Level { move_time: seconds(0.2), ..Level::default() }), Some(0.196));
        assert_eq!(hard(Level { time: seconds(60.02), ..Level::default() }), Some(6.0));
        assert_eq!(
            hard(Level { time: seconds(60.02), move_time: seconds(1.02), ..Level::default() }),
            Some(1.0)
        );
        let poor = Level { time: seconds(0.0), increment: Duration::from_millis(1020), ..Level::default() };
        assert_eq!(hard(poor), Some(0.5), "the increment is available before the move");
        assert!(
            hard(Level { time: Some(Duration::MAX), increment: Duration::MAX, ..Level::default() }).is_some()
        );
    }
}
