//! Learning an evaluation from games: play against oneself, keep quiet positions with the result of their game, fit
//! weights to them.
//!
//! Every step follows from its arguments and seed. Games come in batches; a batch depends on nothing but its number, so
//! that work can be taken up again at any batch and ends the same.

pub mod files;
pub mod fit;
pub mod plan;
pub mod run;
pub mod samples;
pub mod selfplay;
pub mod targets;
