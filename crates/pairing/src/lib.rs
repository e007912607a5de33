//! Tournament logic: who plays whom, with which color, and how players rank.
//!
//! | function | what it does | source |
//! |---|---|---|
//! | [`round_robin`] | Berger tables | FIDE Handbook C.05, Annex 1 |
//! | [`swiss`] | the FIDE (Dutch) System | FIDE Handbook C.04.1 to C.04.3, in force since 1 February 2026 |
//! | [`pair_waiting`], [`ArenaScore`] | arenas | the rules of lidraughts.org |
//! | [`team_match`], [`scheveningen`] | matches between teams | FIDE Handbook C.05 for colors |
//! | [`standings`] | points and tie-breaks | FIDE Handbook C.07, in force since 1 March 2026 |
//!
//! A [`History`] is everything that is known of a tournament: players, results, byes, who comes next. Players are
//! positions in its list. All functions are pure: the same history gives the same round, on every machine.
//!
//! Not here: names, dates, storage, and how a game is played. Nothing panics, whatever the input.
//!
//! ```
//! use crownhead_pairing::{GameResult, History, Player, Score, seed_by_rating, swiss};
//!
//! let mut players: Vec<Player> = [1800, 1700, 1600, 1500, 1400].map(|rating| Player::entering(rating, 0)).into();
//! seed_by_rating(&mut players);
//! let mut history = History::new(players, 3);
//! let round = swiss(&history)?;
//! assert_eq!(round.bye, Some(4));
//! history.add_round(&round, &[GameResult::Played(Score::Win), GameResult::Played(Score::Draw)])?;
//! assert_eq!(swiss(&history)?.games.len(), 2);
//! # Ok::<(), crownhead_pairing::SwissError>(())
//! ```

mod arena;
mod history;
mod matching;
mod round;
mod round_robin;
mod standings;
mod swiss;
mod team;

pub use arena::{ArenaScore, Waiting, pair_waiting};
pub use crownhead_rating::Score;
pub use history::{Attendance, GameResult, History, HistoryError, Outcome, Player, Scoring, seed_by_rating};
pub use round::{Color, Pairing, Round};
pub use round_robin::round_robin;
pub use standings::{Format, Standing, TieBreak, standings};
pub use swiss::{MOST_PLAYERS, SwissError, swiss};
pub use team::{TeamGame, TeamRound, scheveningen, team_match};
