//! Endgame tables as a screen orders them: what is wanted, what it takes, how far it is, and what is there.
//!
//! Variants and metrics go by their keys; no path ever crosses here.

use serde::{Deserialize, Serialize};

/// An order for tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TablesOrder {
    /// The key of the variant or preset.
    pub variant: String,
    /// The most pieces on the board.
    pub pieces: u8,
    /// Their metric: `wdl`, `dtw` or `dtc`.
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
    /// All of them exist already.
    Complete,
}

/// A set of tables that is there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TablesSet {
    /// The key of the variant or preset.
    pub variant: String,
    /// Their metric.
    pub metric: String,
    /// All positions with this many pieces are complete; 0 if nothing is finished.
    pub pieces: u8,
    /// Whether there is more, which is not finished.
    pub begun: bool,
    /// Bytes of all files.
    pub bytes: u64,
}

/// The state of a build.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BuildState {
    /// It is at work.
    Running,
    /// All that was ordered is there.
    Finished,
    /// It was stopped and can be resumed.
    Stopped,
    /// It failed, and why, in one line.
    Failed(String),
}

/// The build at work, or the last one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BuildRecord {
    /// What was ordered.
    pub order: TablesOrder,
    /// Its state.
    pub state: BuildState,
    /// Thousandths of the positions that are done.
    pub permille: u16,
    /// Seconds left, roughly; `None` if unknown.
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
