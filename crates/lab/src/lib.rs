#![doc = include_str!("../README.md")]
//! # Reading order
//!
//! - Matches: [`seat`] (who sits at a board), [`sides`] (our opponents and programs that speak Hub or DXP), [`openings`]
//!   and [`ballots`] (where games begin), [`adjudicate`], [`contest`] (games are played), [`ledger`], [`score`] and
//!   [`sprt`] (what they add up to), [`records`] (what is kept).
//! - [`opening_book`]: books that the engine grows by its own searches.
//! - [`train`]: self-play, fitting weights, whole runs.
//! - Measurements: [`alphabeta`], [`speedup`], [`conversion`] and [`tune`] for the search, [`ladder`], [`features`] and
//!   [`styles`] for the levels, [`chance`] and [`blunders`] for reviews, with [`plot`] for charts.
//! - [`puzzles`]: mining puzzles from games.
//! - [`tables`]: endgame tables on disk: folders, costs, building in a separate process.
//! - [`serving`]: the engine as the other side of Hub and DXP.
//! - [`fleet`]: mining, self-play, the ladder, matches and endgame tables on several machines.
//! - [`watch`]: clocks for searches. [`numbers`]: pseudorandom numbers.
//!
//! Not here: flags and reports, which belong to the command line. Invariant: without a time limit, the same arguments
//! and seed give the same games and numbers on any number of threads.

pub mod adjudicate;
pub mod alphabeta;
pub mod ballots;
pub mod blunders;
pub mod chance;
pub mod contest;
pub mod conversion;
pub mod features;
pub mod fleet;
pub mod ladder;
pub mod ledger;
pub mod numbers;
pub mod opening_book;
pub mod openings;
pub mod plot;
pub mod puzzles;
pub mod records;
pub mod score;
pub mod seat;
pub mod serving;
pub mod sides;
pub mod speedup;
pub mod sprt;
pub mod styles;
pub mod tables;
pub mod train;
pub mod tune;
pub mod watch;
