//! Endgame tables as a screen orders them: the order, its cost, its progress, and the existing sets.
//!
//! Variants and metrics are given by their keys; no path crosses this boundary.

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

/// The maximum cost of a build, and its approximate time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TablesCost {
    /// Bytes of disk still needed.
    pub disk: u64,
    /// Bytes free on that disk.
    pub free: u64,
    /// Bytes of memory needed.
    pub memory: u64,
    /// Bytes of memory that a build from a screen may use.
    pub most_memory: u64,
    /// Approximate seconds.
    pub seconds: u64,
    /// What prevents the build, if anything.
    pub obstacle: Option<TablesObstacle>,
}

/// Why tables cannot be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TablesObstacle {
    /// The disk may be too small.
    Disk,
    /// The build may take too much memory.
    Memory,
    /// There are too many positions for any table.
    Size,
    /// Rules with huffing have no tables.
    Huffing,
    /// All of them already exist.
    Complete,
}

/// An existing set of tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TablesSet {
    /// The key of the variant or preset.
    pub variant: String,
    /// Their metric.
    pub metric: String,
    /// All positions with up to this many pieces are complete; 0 if nothing is finished.
    pub pieces: u8,
    /// Whether there are also unfinished tables.
    pub begun: bool,
    /// Bytes of all files.
    pub bytes: u64,
}

/// The state of a build.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BuildState {
    /// It is running.
    Running,
    /// It is complete.
    Finished,
    /// It was stopped and can be resumed.
    Stopped,
    /// It failed; the reason in one line.
    Failed(String),
}

/// The current or last build.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BuildRecord {
    /// The order.
    pub order: TablesOrder,
    /// Its state.
    pub state: BuildState,
    /// Finished positions, in thousandths.
    pub permille: u16,
    /// Approximate seconds left; `None` if unknown.
    pub seconds_left: Option<u64>,
}

impl BuildRecord {
    /// Whether it is running.
    pub fn is_running(&self) -> bool {
        self.state == BuildState::Running
    }
}

/// Everything a screen shows about endgame tables.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TablesRecord {
    /// The existing sets.
    pub sets: Vec<TablesSet>,
    /// The current or last build.
    pub build: Option<BuildRecord>,
}

/// Why an order was refused, in one line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RefusedRecord {
    /// The reason.
    pub error: String,
}
