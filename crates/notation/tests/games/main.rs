//! Game records: PDN as the standard says and as it is, what is noted about it, and what stands in its comments.

#[path = "../common/mod.rs"]
mod common;

mod clock;
mod encoding;
mod huff;
mod pdn;
mod problems;
mod wild;
