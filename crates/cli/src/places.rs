//! Where the platform keeps what belongs to a user.
//!
//! Not here: what of that is ours, and the variables that name another place (`settings`, `endgame::home`).

use std::env;
use std::path::PathBuf;

/// A place that each platform has under another name.
pub(crate) struct Place {
    /// The variable on Windows.
    windows: &'static str,
    /// The variable of the XDG base directory specification.
    xdg: &'static str,
    /// Under the user's own folder, where that is not set.
    fallback: &'static str,
}

/// For settings.
pub(crate) const CONFIGURATION: Place =
    Place { windows: "APPDATA", xdg: "XDG_CONFIG_HOME", fallback: ".config" };
/// For files that a program makes.
pub(crate) const DATA: Place =
    Place { windows: "LOCALAPPDATA", xdg: "XDG_DATA_HOME", fallback: ".local/share" };

impl Place {
    /// The folder; `None` if the system tells of none.
    pub(crate) fn folder(&self) -> Option<PathBuf> {
        let variable = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        if cfg!(target_os = "windows") {
            return variable(self.windows);
        }
        if cfg!(target_os = "macos") {
            return Some(env::home_dir()?.join("Library").join("Application Support"));
        }
        // A relative path there is to be ignored (XDG base directory specification).
        let chosen = variable(self.xdg).filter(|path| path.is_absolute());
        chosen.or_else(|| Some(env::home_dir()?.join(self.fallback)))
    }
}
