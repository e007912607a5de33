//! Finds a browser for tests.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

const BROWSERS: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const DRIVERS: [&str; 1] = ["chromedriver"];

/// A browser and the program that drives it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Browser {
    pub(crate) chromium: PathBuf,
    pub(crate) driver: PathBuf,
}

impl Browser {
    /// The programs that the environment names, or the first ones on the search path.
    pub(crate) fn find() -> Option<Self> {
        let path = env::var_os("PATH").unwrap_or_default();
        let program = |variable: &str, names: &[&str]| {
            env::var_os(variable).map(PathBuf::from).or_else(|| search(&path, names))
        };
        Some(Self {
            chromium: program("CROWNHEAD_CHROMIUM", &BROWSERS)?,
            driver: program("CROWNHEAD_CHROMEDRIVER", &DRIVERS)?,
        })
    }
}

fn search(path: &OsStr, names: &[&str]) -> Option<PathBuf> {
    names.iter().find_map(|name| {
        let file = format!("{name}{}", env::consts::EXE_SUFFIX);
        env::split_paths(path).map(|folder| folder.join(&file)).find(|program| is_program(program))
    })
}

fn is_program(path: &Path) -> bool {
    path.is_file()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn earlier_names_win_over_earlier_folders() {
        let root = env::temp_dir().join(format!("crownhead-path-{}", std::process::id()));
        let (first, second) = (root.join("first"), root.join("second"));
        for folder in [&first, &second] {
            std::fs::create_dir_all(folder).expect("a folder can be made");
        }
        let file = |name: &str| format!("{name}{}", env::consts::EXE_SUFFIX);
        std::fs::write(first.join(file("chrome")), "").expect("a file can be written");
        std::fs::write(second.join(file("chromium")), "").expect("a file can be written");
        let path = env::join_paths([&first, &second]).expect("a search path");
        assert_eq!(search(&path, &BROWSERS), Some(second.join(file("chromium"))));
        assert_eq!(search(&path, &DRIVERS), None);
        std::fs::remove_dir_all(&root).expect("it can be removed");
    }
}
