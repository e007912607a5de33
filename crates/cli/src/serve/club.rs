//! `serve --data`: a site to play each other.

use std::io;
use std::net::TcpListener;
use std::sync::{Arc, OnceLock};

use crownhead_api::push::Tidings;
use crownhead_club::{Club, Computer, Options, Push, Tempo, Wording};
use crownhead_prose::Language;
use crownhead_server::{Annex, Bound, Side, Work, open_browser};

use super::club_settings::ClubSettings;
use crate::failure::{Failure, note};
use crate::output::print;

/// The port of unencrypted pages: a browser that is given a bare name tries it first.
const PLAIN: u16 = 80;
/// The port of encrypted pages.
const ENCRYPTED: u16 = 443;

/// The club as a part of the site.
struct House {
    options: Options,
    admins: Vec<String>,
    club: OnceLock<Club>,
    /// What is served on addresses of its own.
    metrics: Option<TcpListener>,
    plain: Option<TcpListener>,
    /// What is printed when it is ready.
    url: String,
    opens_browser: bool,
}

/// Serves a club until it is stopped.
pub(super) fn run(
    bound: Bound,
    settings: ClubSettings,
    computer: Arc<dyn Computer>,
    opens_browser: bool,
) -> Result<(), Failure> {
    tracing_subscriber::fmt().with_writer(io::stderr).with_target(false).init();
    let ClubSettings {
        data,
        bus,
        bus_ca,
        url,
        certificate,
        admins,
        title,
        proxies,
        chat,
        contact,
        metrics,
        ..
    } = settings;
    let url = url
        .map(|url| url.parse())
        .transpose()
        .map_err(|problem| Failure::Usage(format!("--url: {problem}")))?;
    let encrypted = certificate.is_some();
    let computer = Some(computer);
    let tempo = Tempo::default();
    let push = Push { wording: Some(wording()), contact, ..Push::default() };
    let outside = None;
    let options =
        Options { data, bus, bus_ca, url, title, proxies, chat, encrypted, computer, tempo, outside, push };
    let listen = |address| {
        TcpListener::bind(address)
            .map_err(|error| Failure::Usage(format!("cannot listen on {address}: {error}")))
    };
    let address = bound.address();
    let bound = match certificate {
        Some(certificate) => bound.with_certificate(certificate),
        None => bound,
    };
    let house = House {
        options,
        admins,
        club: OnceLock::new(),
        metrics: metrics.map(listen).transpose()?,
        // Another program may have it.
        plain: (encrypted && address.port() == ENCRYPTED)
            .then(|| TcpListener::bind((address.ip(), PLAIN)).ok())
            .flatten(),
        url: bound.url(),
        opens_browser,
    };
    bound.run_with(&house).map_err(|problem| Failure::Usage(problem.to_string()))
}

/// The sentences of notifications, each in the language of its device.
fn wording() -> Wording {
    Arc::new(|tag: &str, tidings: &Tidings| {
        crownhead_prose::push::words(Language::from_tag(tag).unwrap_or_default(), tidings)
    })
}

impl Annex for House {
    fn open(&self) -> Work<'_, io::Result<crownhead_club::Router>> {
        Box::pin(async {
            let club = Club::open(self.options.clone()).await.map_err(io::Error::other)?;
            for name in &self.admins {
                if !club.appoint(name).await.map_err(io::Error::other)? {
                    note(&format!("no member is called {name}: sign up under this name, and start again"));
                }
            }
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

    fn sides(&self) -> Vec<Side> {
        let copy = |listener: &TcpListener| listener.try_clone().ok();
        let metrics = self.metrics.as_ref().and_then(copy).zip(self.club.get());
        let metrics = metrics.map(|(listener, club)| Side { listener, router: club.meters_router() });
        let plain = self.plain.as_ref().and_then(copy).map(Side::to_encrypted);
        metrics.into_iter().chain(plain).collect()
    }

    fn close(&self) -> Work<'_, ()> {
        Box::pin(async {
            if let Some(club) = self.club.get() {
                club.close().await;
            }
        })
    }
}
