//! The review of a game: every move judged by what it costs in expected points.
//!
//! [`Review`] works in steps, so that a caller shows the first results at once and stops at any time:
//!
//! 1. A quick pass looks at every position, from the last to the first. The transposition table then holds what follows.
//! 2. A broad look at every open position, with many times the nodes; a deep one where a move may or may not be a blunder.
//! 3. Best moves are compared with the next best one, to find the only good ones.
//! 4. Each mistake becomes a [`Question`] with every answer that is good enough.
//!
//! Reading order: `spots` (the positions of a game), `steady` and `look` (one search), `judged` (what a move costs), `line` and
//! `fault` (why), `question`, `lesson`, `accuracy`, `review` (the steps), `warning` (one move
//! during play).
//!
//! Not here: sentences, clocks, files. Invariant: a mistake is claimed only after a deeper search of the position before the
//! move and of the one after it; with one search thread, the same game and budget give the same review.

mod accuracy;
mod fault;
mod judged;
mod lesson;
pub(crate) mod line;
mod look;
mod question;
#[expect(clippy::module_inception, reason = "the steps are the review")]
mod review;
mod spots;
mod steady;
#[cfg(test)]
mod tests;
mod warning;

pub use accuracy::{accuracy_of_move, accuracy_of_side};
pub use fault::{Fault, Reason};
pub use judged::{JudgedMove, Mark, Outlook};
pub use lesson::{Lesson, LessonStage};
pub use question::{Answer, Question};
pub use review::Review;
pub use steady::analyze_steadily;
pub use warning::mistake;
