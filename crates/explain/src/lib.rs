//! Why a move is good or bad, as facts.
//!
//! - [`hint()`]: the best move with its reasons, and why a capture that looks natural is worse ([`Tempting`]).
//! - [`Review`]: every move of a game judged; a bad one is a [`Fault`] with a [`Reason`], and becomes a [`Question`] of a
//!   [`Lesson`].
//! - [`shot`]: the kind of shot that a line is.
//!
//! All of them count what a line does on the board, and search with `crownhead-engine`. Not here: sentences
//! (`crownhead-prose`), screens. Invariant: a fact about pieces is true of the line that is shown with it.

mod hint;
mod review;
mod tempting;

use crownhead_motif::{Motif, recognize};
use crownhead_rules::{AnyMove, AnyPosition};

pub use hint::{Fact, Hint, hint};
pub use review::{
    Answer, Fault, JudgedMove, Lesson, LessonStage, Mark, Outlook, Question, Reason, Review,
    accuracy_of_move, accuracy_of_side, analyze_steadily, mistake,
};
pub use tempting::Tempting;

/// The kind of shot that a line is, of several the most telling: that which says what is given and taken, before how a
/// piece moves.
pub fn shot(position: &AnyPosition, line: &[AnyMove]) -> Option<Motif> {
    recognize(position, line).into_iter().next()
}
