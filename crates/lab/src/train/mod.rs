//! Training an evaluation: self-play, quiet positions with the results of their games, and weights fitted to them.
//!
//! Every step depends only on its arguments and seed. A batch of games depends only on its number, so training can
//! resume at any batch with the same result.

pub mod files;
pub mod fit;
pub mod plan;
pub mod run;
pub mod samples;
pub mod selfplay;
pub mod targets;
