//! Endgame tables as a screen orders them: what is wanted, what it takes, how far it is, and what is there.
//!
//! Variants and metrics go by their keys; no path ever crosses here.

use serde::{Deserialize, Serialize};

/// Tables that somebody wants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TablesOrder {
    /// The key of the variant or preset.
    pub variant: String,
    /// The most pieces on the board.
    pub pieces: u8,
    /// What they are to tell: `wdl`, `dtw` or `dtc`.
    pub metric: String,
}

/// What building takes at most, and roughly how long.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TablesCost {
    /// Bytes of disk that are still needed.
    pub disk: u64,
    /// Bytes that are free there.
    pub free: u64,
    /// Bytes of memory.
    pub memory: u64,
    /// Bytes of memory that a build from a screen may use.
    pub most_memory: u64,
    /// Seconds, very roughly.
    pub seconds: u64,
    /// Why it cannot begin.
    pub obstacle: Option<TablesObstacle>,
}

/// Why tables are not built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TablesObstacle {
    /// The disk may be too small.
    Disk,
    /// It may take too much memory.
    Memory,
    /// There are too many positions for any table.
    Size,
    /// There are no tables for rules with huffing.
    Huffing,
    /// All of them are there already.
    Complete,
}

/// A set of tables that is there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TablesSet {
    /// The key of the variant or preset.
    pub variant: String,
    /// What they tell.
    pub metric: String,
    /// Positions with so many pieces are all there; 0 if nothing is finished.
    pub pieces: u8,
    /// Whether there is more, which is not finished.
    pub begun: bool,
    /// Bytes of all files.
    pub bytes: u64,
}

/// How a build stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BuildState {
    /// It is at work.
    Running,
    /// All that was ordered is there.
    Finished,
    /// Somebody stopped it; it can go on.
    Stopped,
    /// It failed, and why, in one line.
    Failed(String),
}

/// The build at work, or the last one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BuildRecord {
    /// What was ordered.
    pub order: TablesOrder,
    /// How it stands.
    pub state: BuildState,
    /// Thousandths of the positions that are done.
    pub permille: u16,
    /// Seconds left, roughly; `None` if it cannot be told yet.
    pub seconds_left: Option<u64>,
}

impl BuildRecord {
    /// Whether it is at work.
    pub fn is_running(&self) -> bool {
        self.state == BuildState::Running
    }
}

/// All that a screen shows of endgame tables.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TablesRecord {
    /// What is there.
    pub sets: Vec<TablesSet>,
    /// The build at work, or the last one.
    pub build: Option<BuildRecord>,
}

/// Why an order was not carried out, in one line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RefusedRecord {
    /// The line.
    pub error: String,
}
