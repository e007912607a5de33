//! Where a club keeps its data.

use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::{fmt, fs};

use crate::error::StoreError;

/// Where a club keeps its data: `postgres://…` or `postgresql://…` is a server, everything else is a file.
///
/// An address may end with options, as PostgreSQL's own programs know them: `?sslmode=verify-full&sslrootcert=ca.pem`
/// encrypts connections and trusts only servers that the certificates in the file vouch for.
///
/// ```
/// use crownhead_store::Place;
///
/// let place: Place = "postgres://club:secret@localhost/club".parse()?;
/// assert!(matches!(place, Place::Server(_)));
/// assert_eq!(place.to_string(), "postgres://club@localhost/club");
/// assert_eq!("club.db".parse(), Ok(Place::File("club.db".into())));
/// # Ok::<(), std::convert::Infallible>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum Place {
    /// An SQLite file.
    File(PathBuf),
    /// The address of a PostgreSQL database, with everything that is needed to sign in there.
    Server(String),
}

impl Place {
    /// The address for the driver.
    pub(crate) fn url(&self) -> String {
        match self {
            // These would end the path, or begin an encoded letter.
            Place::File(path) => {
                let path = path.display().to_string();
                let path = path.replace('%', "%25").replace('?', "%3F").replace('#', "%23");
                format!("sqlite:{path}?mode=rwc")
            }
            Place::Server(url) => url.clone(),
        }
    }
}

/// What may follow the question mark of an address.
const OPTIONS: [&str; 17] = [
    "sslmode",
    "ssl-mode",
    "sslrootcert",
    "ssl-root-cert",
    "ssl-ca",
    "sslcert",
    "ssl-cert",
    "sslkey",
    "ssl-key",
    "statement-cache-capacity",
    "host",
    "hostaddr",
    "port",
    "dbname",
    "user",
    "password",
    "application_name",
];
/// Those that name a file.
const FILES: [&str; 7] =
    ["sslrootcert", "ssl-root-cert", "ssl-ca", "sslcert", "ssl-cert", "sslkey", "ssl-key"];

impl Place {
    /// Checks the options of an address: the driver says unknown ones, with their values, in the log and goes on without
    /// them, and it doesn't say which file is missing.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        let Place::Server(url) = self else { return Ok(()) };
        let options = url.split_once('?').map_or("", |(_, options)| options);
        for option in options.split('&').filter(|option| !option.is_empty()) {
            let (name, value) = option.split_once('=').unwrap_or((option, ""));
            if !OPTIONS.contains(&name) && name != "options" && !name.starts_with("options[") {
                // A password with a question mark looks like an option.
                let why =
                    "an unknown option after the question mark; write a question mark in a password as %3F";
                return Err(StoreError::Address(why.to_owned()));
            }
            if FILES.contains(&name) {
                // A plus sign stands for a space here.
                let path = percent_decoded(&value.replace('+', " "))
                    .ok_or_else(|| StoreError::Address(format!("{name} is not a path")))?;
                // A certificate may also be given as it is.
                if !path.starts_with("-----BEGIN")
                    && let Err(error) = fs::metadata(&path)
                {
                    return Err(StoreError::Address(format!("{name}: cannot read {path}: {error}")));
                }
            }
        }
        Ok(())
    }
}

/// Text of an address, in which `%2F` stands for a slash; `None` if that makes no sense.
pub fn percent_decoded(text: &str) -> Option<String> {
    let mut pieces = text.split('%');
    let mut bytes = pieces.next()?.as_bytes().to_vec();
    for piece in pieces {
        bytes.push(u8::from_str_radix(piece.get(..2)?, 16).ok()?);
        bytes.extend_from_slice(piece.get(2..)?.as_bytes());
    }
    String::from_utf8(bytes).ok()
}

impl FromStr for Place {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Place, Infallible> {
        let is_server = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
        Ok(if is_server { Place::Server(text.to_owned()) } else { Place::File(text.into()) })
    }
}

impl From<&Path> for Place {
    fn from(path: &Path) -> Place {
        Place::File(path.to_owned())
    }
}

/// Without the password, because this goes to logs.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::File(path) => path.display().fmt(f),
            Place::Server(url) => f.write_str(&without_secrets(url)),
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

fn without_secrets(url: &str) -> String {
    // Options may hold a password, too.
    let address = url.split('?').next().unwrap_or_default();
    let Some((scheme, rest)) = address.split_once("://") else { return String::new() };
    match rest.rsplit_once('@') {
        Some((login, host)) => {
            format!("{scheme}://{}@{host}", login.split(':').next().unwrap_or_default())
        }
        // A question mark in a password must not show the part before it.
        None if url.contains('@') => format!("{scheme}://{}", rest.split(':').next().unwrap_or_default()),
        None => address.to_owned(),
    }
}
