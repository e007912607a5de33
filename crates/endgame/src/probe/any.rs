//! Tables and probers for rules chosen at run time: an enum over the two word widths.

use std::sync::Arc;

use crownhead_rules::{AnyMove, AnyPosition, AnyRules, Color};

use crate::board::is_wide;
use crate::error::TableError;
use crate::index::{Slice, table_position};
use crate::probe::prober::{Prober, Tables};
use crate::probe::successors::back_up;
use crate::store::Census;
use crate::store::bundle::{Bundle, NAME};
use crate::value::{Metric, Value};

impl Bundle {
    /// Opens every set of tables in the bundle for these rules. Headers are read now, blocks when positions are probed.
    ///
    /// # Errors
    /// If a file is damaged or the tables are for other rules.
    pub fn tables(&self, rules: AnyRules) -> Result<Vec<AnyTables>, TableError> {
        let open = |(metric, storage, names): (Metric, _, Vec<String>)| {
            let list = (NAME, (self.key().clone(), metric));
            Ok(if is_wide(rules.board()) {
                AnyTables::Wide(Arc::new(Tables::of_files(storage, rules, list, &names)?))
            } else {
                AnyTables::Narrow(Arc::new(Tables::of_files(storage, rules, list, &names)?))
            })
        };
        self.sets().map(open).collect()
    }
}

/// Tables for rules chosen at run time. Clones share the data.
#[derive(Clone, Debug)]
pub enum AnyTables {
    /// On boards of up to 64 squares.
    Narrow(Arc<Tables<u64>>),
    /// On 12x12.
    Wide(Arc<Tables<u128>>),
}

impl AnyTables {
    /// A prober for these tables that caches up to `bytes` bytes of decoded blocks.
    pub fn prober(&self, bytes: usize) -> AnyProber {
        match self {
            AnyTables::Narrow(tables) => AnyProber::Narrow(Prober::new(Arc::clone(tables), bytes)),
            AnyTables::Wide(tables) => AnyProber::Wide(Prober::new(Arc::clone(tables), bytes)),
        }
    }

    /// The metric of the tables.
    pub fn metric(&self) -> Metric {
        match self {
            AnyTables::Narrow(tables) => tables.metric(),
            AnyTables::Wide(tables) => tables.metric(),
        }
    }

    /// The slices that have a table, with their census.
    pub fn slices(&self) -> Vec<(Slice, Census)> {
        match self {
            AnyTables::Narrow(tables) => tables.slices(),
            AnyTables::Wide(tables) => tables.slices(),
        }
    }

    /// The number of pieces in the largest table; 0 if there are no tables.
    pub fn pieces(&self) -> u8 {
        match self {
            AnyTables::Narrow(tables) => tables.pieces(),
            AnyTables::Wide(tables) => tables.pieces(),
        }
    }
}

/// A prober for rules chosen at run time.
#[derive(Debug)]
pub enum AnyProber {
    /// On boards of up to 64 squares.
    Narrow(Prober<u64>),
    /// On 12x12.
    Wide(Prober<u128>),
}

impl AnyProber {
    /// The metric of the tables.
    pub fn metric(&self) -> Metric {
        match self {
            AnyProber::Narrow(prober) => prober.metric(),
            AnyProber::Wide(prober) => prober.metric(),
        }
    }

    /// The number of pieces in the largest table; 0 if there are no tables.
    pub fn pieces(&self) -> u8 {
        match self {
            AnyProber::Narrow(prober) => prober.pieces(),
            AnyProber::Wide(prober) => prober.pieces(),
        }
    }

    /// The value of a position without a forced capture, given as bitboards: White's and Black's pieces, the kings of
    /// both, the side to move. `None` if a table is missing. With a forced capture, the value means nothing.
    ///
    /// # Errors
    /// If a file cannot be read or is damaged.
    pub fn quiet_value(
        &mut self,
        sides: [u128; 2],
        kings: u128,
        turn: Color,
    ) -> Result<Option<Value>, TableError> {
        match self {
            AnyProber::Narrow(prober) => prober.quiet_value(&prober.board(sides, kings, turn)),
            AnyProber::Wide(prober) => prober.quiet_value(&prober.board(sides, kings, turn)),
        }
    }

    /// The value of a legal move for the side that makes it; the distance includes the move. `None` if a table is
    /// missing.
    pub fn value_of_move(
        &mut self,
        position: &AnyPosition,
        mv: &AnyMove,
    ) -> Result<Option<Value>, TableError> {
        let after = self.value(&position.play_unchecked(mv))?;
        let converts = mv.is_capture() || mv.is_crowning();
        Ok(after.map(|after| back_up(self.metric(), converts, after)))
    }

    /// The value of a position under the rules of the tables; `None` if a table is missing.
    pub fn value(&mut self, position: &AnyPosition) -> Result<Option<Value>, TableError> {
        match self {
            AnyProber::Narrow(prober) => prober.value(&table_position(position)),
            AnyProber::Wide(prober) => prober.value(&table_position(position)),
        }
    }
}
