//! Where a club keeps its data.

use std::convert::Infallible;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Where a club keeps its data: `postgres://…` or `postgresql://…` is a server, everything else is a file.
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
