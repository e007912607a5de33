//! The folder where tables are built by default and where the engine looks for them.

use std::env;
use std::path::PathBuf;

use crate::places;

/// Overrides the data folder of the platform. An empty value means none.
const VARIABLE: &str = "CROWNHEAD_DATA";

/// The folder of all sets of tables, if the platform has a place for it. It may not exist yet.
pub(crate) fn home() -> Option<PathBuf> {
    let data = match env::var_os(VARIABLE) {
        Some(path) if path.is_empty() => return None,
        Some(path) => PathBuf::from(path),
        None => places::DATA.folder()?.join("crownhead"),
    };
    Some(data.join("endgames"))
}
