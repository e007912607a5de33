//! Answers requests about games with an engine: in the page's worker, or in a server for its own page.
//!
//! Not here: browsers, sockets, threads, the clock. A [`Listener`] brings time and stopping, and takes replies. Invariant:
//! every request gets exactly one last reply.

mod answer;
mod study;

pub use answer::{Desk, report_record};
pub use study::Listener;
