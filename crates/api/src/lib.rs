//! The data that crosses the worker boundary or is saved between visits, as serde types.
//!
//! A [`GameRecord`] is a whole game as plain data; reading one checks every move against the rules. A [`Request`] asks
//! the engine worker about a game, and a [`Reply`] is its answer. The study has jobs and replies of its own, in [`study`];
//! collections of games have theirs in [`library`], games against other people theirs in [`club`], the people of a
//! club theirs in [`people`], their passkeys theirs in [`passkeys`], its tournaments theirs in [`tournaments`], and its
//! broadcasts theirs in [`broadcasts`].
//! Not here: transport, browsers, engines.
//!
#![doc = include_str!("../README.md")]

pub mod broadcasts;
pub mod club;
mod engine;
pub mod library;
pub mod passkeys;
pub mod people;
pub mod push;
mod record;
mod review;
mod settings;
pub mod study;
mod tables;
pub mod tournaments;
mod work;

pub use engine::{Call, EngineOffer, EngineSetup};
pub use record::{Ending, GameRecord, MoveRecord, PieceRecord, RecordError, RulesRecord, Side, StartRecord};
pub use review::{
    ChanceRecord, FaultRecord, JudgedRecord, LineRecord, MarkRecord, QuestionRecord, ReasonRecord,
    ResultRecord,
};
pub use settings::SettingsRecord;
pub use tables::{
    BuildRecord, BuildState, RefusedRecord, TablesCost, TablesObstacle, TablesOrder, TablesRecord, TablesSet,
};
pub use work::{
    EngineJob, EngineReply, FactRecord, HintRecord, Job, Reply, ReportRecord, Request, TemptingRecord,
    takes_draw,
};
