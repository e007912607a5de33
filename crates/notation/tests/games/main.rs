//! Game records: PDN in standard form and in practice, reported problems, and the contents of comments.

#[path = "../common/mod.rs"]
mod common;

mod clock;
mod encoding;
mod huff;
mod pdn;
mod problems;
mod wild;
