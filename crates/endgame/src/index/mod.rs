//! Numbering: the slices that tables are made of, and the number of each position within its slice.

pub(crate) mod binomial;
mod numbering;
mod position;
mod slice;

pub use numbering::{Index, Reader, positions};
pub use position::{position_at, position_for, position_of, table_position};
pub(crate) use slice::MOST;
pub use slice::Slice;
