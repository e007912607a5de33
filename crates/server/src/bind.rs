//! Finds an address to listen on, before one is reported to the user.
//!
//! Not here: answering requests.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};
use std::sync::Arc;

use crownhead_endgame::Source;

use crate::annex::Annex;
use crate::asset;
use crate::ranged::Ranged;
use crate::serve;
use crate::service::{Desk, Service};
use crate::site::Site;
use crate::tls::Certificate;

/// The default port.
pub const DEFAULT_PORT: u16 = 8064;

/// How many ports are tried.
const PORTS_TRIED: u16 = 100;

/// Which port to listen on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PortChoice {
    /// [`DEFAULT_PORT`], or the next free one.
    #[default]
    Default,
    /// This one, or the next free one.
    From(u16),
    /// This one or none; 0 lets the system choose.
    Exact(u16),
}

/// Why there is no address to listen on.
#[derive(Debug, thiserror::Error)]
pub enum BindError {
    /// The requested port is in use.
    #[error("port {} on {} is already in use", .0.port(), .0.ip())]
    Taken(SocketAddr),
    /// Every port that was tried is in use.
    #[error("no free port on {address} from {first} to {last}")]
    NoneFree {
        /// The address that was tried.
        address: IpAddr,
        /// The first port tried.
        first: u16,
        /// The last port tried.
        last: u16,
    },
    /// The system refuses for another reason.
    #[error("cannot listen on {address}: {source}")]
    Refused {
        /// The address and port that were tried.
        address: SocketAddr,
        /// The reason given by the system.
        source: io::Error,
    },
}

/// The web server, not listening yet.
#[derive(Debug)]
pub struct Server;

/// A server that listens but does not answer yet: connections wait until [`Bound::run`].
#[derive(Debug)]
pub struct Bound {
    listener: TcpListener,
    address: SocketAddr,
    site: Site,
    desk: Option<Desk>,
    certificate: Option<Certificate>,
}

impl Server {
    /// Starts to listen.
    pub fn bind(address: IpAddr, port: PortChoice) -> Result<Bound, BindError> {
        match port {
            PortChoice::Exact(port) => listen(SocketAddr::new(address, port)),
            PortChoice::Default => first_free(address, DEFAULT_PORT, PORTS_TRIED),
            PortChoice::From(first) => first_free(address, first, PORTS_TRIED),
        }
    }
}

fn first_free(address: IpAddr, first: u16, tried: u16) -> Result<Bound, BindError> {
    let last = first.saturating_add(tried - 1);
    for port in first..=last {
        match listen(SocketAddr::new(address, port)) {
            Err(BindError::Taken(_)) => {}
            // Windows reserves port ranges and reports them as forbidden.
            Err(BindError::Refused { source, .. }) if source.kind() == io::ErrorKind::PermissionDenied => {}
            decided => return decided,
        }
    }
    Err(BindError::NoneFree { address, first, last })
}

fn listen(address: SocketAddr) -> Result<Bound, BindError> {
    let refused = |source: io::Error| match source.kind() {
        io::ErrorKind::AddrInUse => BindError::Taken(address),
        _ => BindError::Refused { address, source },
    };
    let listener = TcpListener::bind(address).map_err(refused)?;
    let address = listener.local_addr().map_err(refused)?;
    Ok(Bound { listener, address, site: Site::new(asset::EMBEDDED), desk: None, certificate: None })
}

impl Bound {
    /// The address of the app, for people and browsers.
    pub fn url(&self) -> String {
        // Not every browser opens the unspecified address.
        let host = match self.address.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
            ip => ip,
        };
        let scheme = if self.certificate.is_some() { "https" } else { "http" };
        format!("{scheme}://{}/", SocketAddr::new(host, self.address.port()))
    }

    /// The bound address and port.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Encrypts all connections.
    #[must_use]
    pub fn with_certificate(self, certificate: Certificate) -> Bound {
        Bound { certificate: Some(certificate), ..self }
    }

    /// Embeds settings in the page as a JSON object: the defaults for a browser without saved settings.
    #[must_use]
    pub fn with_settings(self, json: &str) -> Bound {
        Bound { site: self.site.with_settings(json), ..self }
    }

    /// Serves these endgame-table bundles by name instead of the embedded ones; they may be larger than memory.
    #[must_use]
    pub fn with_tables(self, bundles: Vec<(&'static str, Arc<dyn Source>)>) -> Bound {
        let file = |(name, source)| Ranged { path: format!("/endgames/{name}.tables"), source };
        Bound { site: self.site.with_ranged(bundles.into_iter().map(file).collect()), ..self }
    }

    /// Also answers API requests of the page.
    #[must_use]
    pub fn with_service(self, service: Arc<dyn Service>) -> Bound {
        Bound { desk: Some(Desk::new(service, self.address)), ..self }
    }

    /// Answers requests until Ctrl-C or a termination signal; blocks the calling thread.
    pub fn run(self) -> io::Result<()> {
        serve::until_stopped(self.listener, self.certificate.as_ref(), (self.site, self.desk), None)
    }

    /// The same with another part of the site.
    pub fn run_with(self, annex: &dyn Annex) -> io::Result<()> {
        serve::until_stopped(self.listener, self.certificate.as_ref(), (self.site, self.desk), Some(annex))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCAL: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    #[test]
    fn a_busy_exact_port_is_an_error_of_one_line() {
        let holder = Server::bind(LOCAL, PortChoice::Exact(0)).expect("a free port");
        let port = holder.address().port();
        let error = Server::bind(LOCAL, PortChoice::Exact(port)).expect_err("it is taken");
        assert!(matches!(error, BindError::Taken(address) if address.port() == port));
        assert_eq!(error.to_string(), format!("port {port} on 127.0.0.1 is already in use"));
    }

    #[test]
    fn the_default_is_the_next_free_port() {
        let holder = Server::bind(LOCAL, PortChoice::Exact(0)).expect("a free port");
        let port = holder.address().port();
        let next = first_free(LOCAL, port, 50).expect("a free port nearby");
        assert!(next.address().port() > port);
        let none = first_free(LOCAL, port, 1).expect_err("the only one is taken");
        assert!(matches!(none, BindError::NoneFree { first, last, .. } if first == port && last == port));
    }

    #[test]
    fn an_address_of_another_machine_is_refused() {
        let elsewhere = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1));
        let error =
            Server::bind(elsewhere, PortChoice::Exact(0)).expect_err("not an address of this machine");
        assert!(error.to_string().starts_with("cannot listen on 192.0.2.1:0: "), "{error}");
    }

    #[test]
    fn every_url_can_be_opened_by_a_browser() {
        let bound =
            Server::bind(IpAddr::V4(Ipv4Addr::UNSPECIFIED), PortChoice::Exact(0)).expect("a free port");
        assert_eq!(bound.url(), format!("http://127.0.0.1:{}/", bound.address().port()));
    }
}
