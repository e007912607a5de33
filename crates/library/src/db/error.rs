//! Why a library could not be used, as one line for a person.

/// Why a library could not be used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The file is something else.
    #[error("the file is not a library")]
    NotALibrary,
    /// The file comes from a newer program.
    #[error("the file has version {0} of the library format, and this program knows version 1 only")]
    Version(i64),
    /// Another program is writing.
    #[error("another program is writing to the library; try again when it is done")]
    Busy,
    /// Stored bytes make no sense.
    #[error("the library is damaged: {0}")]
    Damaged(String),
    /// `SQLite` reports a failure.
    #[error("{0}")]
    Sqlite(rusqlite::Error),
    /// A game file cannot be read.
    #[error(transparent)]
    Files(#[from] crownhead_archive::Error),
}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Error {
        use rusqlite::ErrorCode;
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => Error::NotALibrary,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Error::Busy,
            Some(ErrorCode::DatabaseCorrupt) => Error::Damaged(error.to_string()),
            _ => Error::Sqlite(error),
        }
    }
}
