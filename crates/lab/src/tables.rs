//! Endgame tables on disk: the files of a set, the folder of all sets, the collection that a program uses, what a build
//! costs, and builds in a process of their own.
//!
//! Not here: solving and formats (`endgame`), commands and screens. The invariant: an interrupted build leaves only complete
//! tables behind and continues where it stopped.

mod collection;
mod cost;
mod counts;
mod folder;
mod home;
mod lookup;
mod progress;
pub mod solve;
mod workshop;

pub use collection::{Bundles, Collection, LiveTables};
pub use cost::{USUAL_MEMORY, cost, free_space};
pub use counts::{Counts, Longest, SliceCounts, count, left_out};
pub use folder::FolderShelf;
pub use home::{folder_name, folders, sets};
pub use lookup::{Lookup, MoveLookup, look_up};
pub use progress::{Pace, ProgressLine, ProgressLines};
pub use workshop::{Refused, Workshop};
