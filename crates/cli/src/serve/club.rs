//! `serve --data`: a site to play each other.

use std::io;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use crownhead_club::{Club, Computer, Options};
use crownhead_server::{Annex, Bound, Work, open_browser};

use crate::failure::Failure;
use crate::output::print;

/// The club as a part of the site.
struct House {
    options: Options,
    club: OnceLock<Club>,
    /// What is printed when it is ready.
    url: String,
    opens_browser: bool,
}

/// Serves a club until it is stopped.
pub(super) fn run(
    bound: Bound,
    data: &Path,
    url: Option<&str>,
    computer: Arc<dyn Computer>,
    opens_browser: bool,
) -> Result<(), Failure> {
    tracing_subscriber::fmt().with_writer(io::stderr).with_target(false).init();
    let url_of_club =
        url.map(str::parse).transpose().map_err(|problem| Failure::Usage(format!("--url: {problem}")))?;
    let options = Options { data: data.to_owned(), url: url_of_club, computer: Some(computer) };
    let house = House { options, club: OnceLock::new(), url: bound.url(), opens_browser };
    bound.run_with(&house).map_err(|problem| Failure::Usage(problem.to_string()))
}

/// Checks the address of a club.
pub(super) fn url(text: &str) -> Result<String, String> {
    let text = text.trim_end_matches('/');
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains('/') => Ok(text.to_owned()),
        _ => Err("not an address such as https://club.example.org".to_owned()),
    }
}

impl Annex for House {
    fn open(&self) -> Work<'_, io::Result<crownhead_club::Router>> {
        Box::pin(async {
            let club = Club::open(self.options.clone()).await.map_err(io::Error::other)?;
            let router = club.router();
            let _ = self.club.set(club);
            print(&self.url).map_err(|failure| io::Error::other(failure.to_string()))?;
            if self.opens_browser {
                // Without a browser, the user still has the address on standard output.
                let _ = open_browser(&self.url);
            }
            Ok(router)
        })
    }

    fn close(&self) -> Work<'_, ()> {
        Box::pin(async {
            if let Some(club) = self.club.get() {
                club.close().await;
            }
        })
    }
}
