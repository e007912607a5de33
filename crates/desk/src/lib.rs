//! Answers requests about games with an engine: in a page's worker, or in a server for its own page.
//!
//! Not here: browsers, sockets, threads, the clock. A [`Listener`] brings time and stopping, and takes replies. Invariant:
//! every request gets exactly one last reply.
//! The game and the study have a desk each, so that a program with one has no code for the other.

mod answer;
mod desk;
mod faults;
mod study;

pub use answer::{GameDesk, report_record};
pub use desk::{Desk, Listener};
pub use study::StudyDesk;
