//! Values of positions: win, draw or loss, and the distance.

use std::fmt;

/// What a table stores about its positions (WDL, DTW, DTC).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Metric {
    /// Win, draw or loss.
    Wdl,
    /// Distance to win: the same, with the number of plies to the end of the game.
    Dtw,
    /// Distance to conversion: the same, with the number of plies to the next capture or crowning, that move
    /// included, or to the end of the game if neither comes first.
    Dtc,
}

impl Metric {
    /// All metrics.
    pub const ALL: [Metric; 3] = [Metric::Wdl, Metric::Dtw, Metric::Dtc];

    /// The key used on the command line and in files.
    pub const fn key(self) -> &'static str {
        match self {
            Metric::Wdl => "wdl",
            Metric::Dtw => "dtw",
            Metric::Dtc => "dtc",
        }
    }

    /// The metric with this key.
    pub fn from_key(key: &str) -> Option<Metric> {
        Metric::ALL.into_iter().find(|metric| metric.key() == key)
    }

    /// Whether tables with this metric hold distances.
    pub fn has_distances(self) -> bool {
        self != Metric::Wdl
    }
}

/// The value of a position for its side to move, with best play. Distances are in plies: 0 where the game is over,
/// and 0 everywhere in tables without distances. Draws by rule are ignored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// Neither side can force a win.
    Draw,
    /// The side to move wins, as quickly as possible.
    Win(u16),
    /// The side to move loses, as slowly as possible.
    Loss(u16),
}

impl Value {
    /// The longest distance that a table can hold.
    pub const FARTHEST: u16 = (u16::MAX - 2) / 2;

    /// The value backed up to the parent position: seen from the other side, one ply longer.
    #[must_use]
    pub fn backed_up(self) -> Value {
        match self {
            Value::Draw => Value::Draw,
            Value::Win(plies) => Value::Loss(plies + 1),
            Value::Loss(plies) => Value::Win(plies + 1),
        }
    }

    /// Sorts values for the side to move: greater is better. Quick wins come before slow ones, slow losses before
    /// quick ones.
    pub fn merit(self) -> i32 {
        match self {
            Value::Draw => 0,
            Value::Win(plies) => i32::from(u16::MAX) - i32::from(plies),
            Value::Loss(plies) => i32::from(plies) - i32::from(u16::MAX),
        }
    }

    /// The value without its distance.
    #[must_use]
    pub fn without_distance(self) -> Value {
        match self {
            Value::Draw => Value::Draw,
            Value::Win(_) => Value::Win(0),
            Value::Loss(_) => Value::Loss(0),
        }
    }

    /// The number stored in tables: 0 for a draw, odd for a win, even for a loss; 0, 1 and 2 without distances.
    pub const fn code(self) -> u16 {
        match self {
            Value::Draw => 0,
            Value::Win(plies) => 2 * plies + 1,
            Value::Loss(plies) => 2 * plies + 2,
        }
    }

    /// The value of a stored number.
    pub const fn from_code(code: u16) -> Value {
        match (code, code % 2) {
            (0, _) => Value::Draw,
            (_, 1) => Value::Win(code / 2),
            _ => Value::Loss(code / 2 - 1),
        }
    }

    /// The distance in plies; `None` for a draw.
    pub const fn distance(self) -> Option<u16> {
        match self {
            Value::Draw => None,
            Value::Win(plies) | Value::Loss(plies) => Some(plies),
        }
    }

    /// `win`, `draw` or `loss`.
    pub const fn word(self) -> &'static str {
        match self {
            Value::Draw => "draw",
            Value::Win(_) => "win",
            Value::Loss(_) => "loss",
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.distance() {
            Some(plies) if plies > 0 => write!(f, "{} in {plies}", self.word()),
            _ => f.write_str(self.word()),
        }
    }
}
