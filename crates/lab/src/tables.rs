//! Endgame tables on disk: the files of a set, the folder of all sets, the cost of a build, and builds in a separate
//! process.
//!
//! Not here: solving and formats (`endgame`), commands and screens. The invariant: an interrupted build leaves only complete
//! tables behind and continues where it stopped.

mod cost;
mod folder;
mod home;
mod progress;
mod workshop;

pub use cost::{USUAL_MEMORY, cost, free_space};
pub use folder::FolderShelf;
pub use home::{folder_name, folders, sets};
pub use progress::{Pace, ProgressLine};
pub use workshop::{Refused, Workshop};
