//! The progress of a build: the line that the build process writes, and an estimate of the time left.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The progress of a build, as one line of JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ProgressLine {
    /// Finished positions.
    pub done: u64,
    /// All positions.
    pub positions: u64,
    /// Approximate seconds left; `None` until there is an estimate.
    pub seconds_left: Option<u64>,
}

/// The speed of a build, weighted toward the last half minute.
#[derive(Debug, Default)]
pub struct Pace {
    looks: u32,
    done: u64,
    /// Positions per second; 0 until known.
    speed: f64,
}

impl Pace {
    /// The seconds left, `passed` after the last call.
    pub fn seconds_left(&mut self, done: u64, all: u64, passed: Duration) -> Option<u64> {
        /// The minimum weight of a quarter of a second.
        const WEIGHT: f64 = 0.01;
        let now = done.saturating_sub(self.done) as f64 / passed.as_secs_f64();
        self.done = done;
        // The overall mean, until there is enough data for a moving average.
        self.looks = if self.speed > 0.0 { self.looks.saturating_add(1) } else { 1 };
        self.speed += WEIGHT.max(1.0 / f64::from(self.looks)) * (now - self.speed);
        (self.speed >= 1.0).then(|| (all.saturating_sub(done) as f64 / self.speed) as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_left_follows_the_pace() {
        let (mut pace, second) = (Pace::default(), Duration::from_secs(1));
        assert_eq!(pace.seconds_left(0, 1000, second), None, "nothing is known yet");
        assert_eq!(pace.seconds_left(100, 1000, second), Some(9));
        let mut left = None;
        for done in 101..=900 {
            left = pace.seconds_left(done, 1000, second);
        }
        assert!(left.is_some_and(|left| (90..=110).contains(&left)), "one a second from then on: {left:?}");
    }
}
