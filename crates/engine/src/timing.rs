//! Time management: from a clock to the time for one move.

use std::time::Duration;

/// The clock of the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeLeft {
    /// Time left.
    pub left: Duration,
    /// Moves until the next time control; `None` for the rest of the game.
    pub moves: Option<u32>,
    /// Increment after each move.
    pub increment: Duration,
}

/// Time limits for one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// After this time no new iteration starts: it would hardly finish.
    pub soft: Duration,
    /// After this time the search stops. Not less than `soft`.
    pub hard: Duration,
}

/// Reserved for transmission to and from the clock.
const RESERVE: Duration = Duration::from_millis(20);
/// The minimum reserve for a fixed time: with 0.1 s per move and all processors busy, 1 ms passes outside the search when
/// another process asks, and 5 ms at worst.
const LEAST_RESERVE: Duration = Duration::from_millis(2);
/// Assumed moves until the end of the game if the number is unknown.
const MOVES_TO_COME: u32 = 30;
/// The minimum time for a move.
const LEAST: Duration = Duration::from_millis(1);

impl Budget {
    /// A fixed time, less a reserve for transmission: a fiftieth, at least 2 ms and at most 20 ms, but never more than
    /// half.
    pub fn exactly(time: Duration) -> Budget {
        let time = time.saturating_sub((time / 50).clamp(LEAST_RESERVE, RESERVE)).max(time / 2).max(LEAST);
        Budget { soft: time, hard: time }
    }
}

impl TimeLeft {
    /// An even share of the time plus most of the increment. An iteration that has begun may take three times as much,
    /// but never more than half of the remaining time. The last move before a time control may use everything.
    pub fn budget(&self) -> Budget {
        let left = self.left.saturating_sub(RESERVE);
        let moves = self.moves.unwrap_or(MOVES_TO_COME).clamp(1, MOVES_TO_COME);
        let most = if moves == 1 { left } else { left / 2 };
        let share = (left / moves).saturating_add(self.increment.saturating_mul(3) / 4).min(most);
        let hard = share.saturating_mul(3).min(most).max(LEAST);
        Budget { soft: (share.saturating_mul(7) / 10).max(LEAST), hard }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn budget(left: u64, moves: Option<u32>, increment: u64) -> (u128, u128) {
        let [left, increment] = [left, increment].map(Duration::from_millis);
        let Budget { soft, hard } = TimeLeft { left, moves, increment }.budget();
        (soft.as_millis(), hard.as_millis())
    }

    #[test]
    fn a_move_gets_an_even_share_and_a_started_iteration_three() {
        assert_eq!(budget(60_020, None, 0), (1400, 6000));
        assert_eq!(budget(60_020, Some(100), 0), (1400, 6000));
        assert_eq!(budget(60_020, Some(10), 0), (4200, 18_000));
        assert_eq!(budget(30_020, None, 2000), (1750, 7500), "three quarters of the increment");
    }

    #[test]
    fn future_increments_are_not_spent() {
        assert_eq!(budget(1020, Some(1), 0), (700, 1000), "the last move may take everything");
        assert_eq!(budget(120, None, 5000), (35, 50), "an increment that is still to come cannot be spent");
        assert_eq!(budget(0, None, 0), (1, 1));
        assert_eq!(budget(10, Some(1), 10_000), (1, 1));
    }

    #[test]
    fn a_clock_lasts_for_the_whole_game() {
        // Every move takes its maximum: a game of 300 moves ends in time, and so do 40 moves.
        for (moves, increment) in [(300, 0), (300, 100)] {
            let mut left = Duration::from_mins(1);
            for _ in 0..moves {
                let used =
                    TimeLeft { left, moves: None, increment: Duration::from_millis(increment) }.budget().hard;
                assert!(used < left || left < 2 * RESERVE, "{left:?}");
                left = left.saturating_sub(used) + Duration::from_millis(increment);
            }
        }
        let mut left = Duration::from_mins(1);
        for moves in (1..=40).rev() {
            let used = TimeLeft { left, moves: Some(moves), increment: Duration::ZERO }.budget().hard;
            assert!(used < left, "{moves} {left:?}");
            left -= used;
        }
    }

    #[test]
    fn a_fixed_time_is_used_less_the_reserve() {
        let exactly = |ms| Budget::exactly(Duration::from_millis(ms)).hard.as_micros();
        assert_eq!([1000, 200, 50, 8, 3, 0].map(exactly), [980_000, 196_000, 48_000, 6_000, 1_500, 1_000]);
    }
}
