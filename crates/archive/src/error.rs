//! Errors about files, each as one line for a person.

use std::fmt::Display;
use std::io;
use std::path::{Path, PathBuf};

/// Why a job on files failed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file that cannot be read, used or written.
    #[error("cannot {action} {}: {problem}", path.display())]
    File {
        /// The failed action, such as `read`.
        action: &'static str,
        /// The file.
        path: PathBuf,
        /// What is wrong.
        problem: String,
    },
    /// Any other problem with the input, in one line.
    #[error("{0}")]
    Input(String),
    /// Standard output failed, or its reader is gone.
    #[error("cannot write to standard output: {0}")]
    Output(#[from] io::Error),
}

impl Error {
    /// A file that an action failed on.
    pub fn file(action: &'static str, path: &Path, problem: impl Display) -> Error {
        Error::File { action, path: path.to_owned(), problem: problem.to_string() }
    }
}
