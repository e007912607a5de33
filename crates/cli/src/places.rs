//! The folders of the platform for files of a user.
//!
//! Not here: our files in them, and the variables that override them (`settings`, `endgame::home`).

use std::env;
use std::path::PathBuf;

/// A folder with a different name on each platform.
pub(crate) struct Place {
    /// The variable on Windows.
    windows: &'static str,
    /// The variable of the XDG base directory specification.
    xdg: &'static str,
    /// The default in the home folder.
    fallback: &'static str,
}

/// For settings.
pub(crate) const CONFIGURATION: Place =
    Place { windows: "APPDATA", xdg: "XDG_CONFIG_HOME", fallback: ".config" };
/// For data files.
pub(crate) const DATA: Place =
    Place { windows: "LOCALAPPDATA", xdg: "XDG_DATA_HOME", fallback: ".local/share" };

impl Place {
    /// The folder; `None` if the system has none.
    pub(crate) fn folder(&self) -> Option<PathBuf> {
        let variable = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        if cfg!(target_os = "windows") {
            return variable(self.windows);
        }
        if cfg!(target_os = "macos") {
            return Some(env::home_dir()?.join("Library").join("Application Support"));
        }
        // Relative paths are ignored, as the XDG base directory specification demands.
        let chosen = variable(self.xdg).filter(|path| path.is_absolute());
        chosen.or_else(|| Some(env::home_dir()?.join(self.fallback)))
    }
}
