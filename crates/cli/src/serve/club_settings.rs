//! What a club is told at its start: arguments, and a file with the same names.

use std::fs;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

use clap::Args;
use crownhead_club::{ChatRules, Place, Talkers};
use crownhead_server::Certificate;
use serde::Deserialize;

use crate::failure::Failure;

/// An address to listen on, perhaps with a port.
pub(super) type Public = (IpAddr, Option<u16>);

/// Arguments of `serve` for a club.
#[derive(Args, Debug, Default)]
pub(super) struct ClubArguments {
    /// Play each other: data file of a club, a new one if there is none; or its database, `postgres://...`.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["library", "variant", "fen", "opponent", "side"])]
    data: Option<Place>,
    /// Settings of a club: a TOML file with the names of these options.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["library", "variant", "fen", "opponent", "side"])]
    config: Option<PathBuf>,
    /// Club: bus between nodes with one database, `nats://host:4222` or `tls://name:password@host:4222`; several servers are
    /// separated by commas.
    #[arg(long, value_name = "URL")]
    bus: Option<String>,
    /// Club: certificates of those who vouch for the servers of the bus [default: those that the system trusts].
    #[arg(long, value_name = "FILE")]
    bus_ca: Option<PathBuf>,
    /// Club: address to listen on, such as 0.0.0.0 for everyone or 192.168.1.5:80 [default: 127.0.0.1].
    #[arg(long, value_name = "ADDRESS", value_parser = public)]
    public: Option<Public>,
    /// Club: how people reach it from outside, such as `https://club.example.org`, if a proxy is in between.
    #[arg(long, value_name = "URL", value_parser = url)]
    url: Option<String>,
    /// Club: the certificate, with its chain, for encrypted connections.
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_cert: Option<PathBuf>,
    /// Club: the key of the certificate.
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
    /// Club: member who becomes an admin. May be repeated.
    #[arg(long, value_name = "NAME")]
    admin: Vec<String>,
    /// Club: its name.
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    /// Club: address of a proxy that is believed about where requests come from; may be repeated [default: this machine].
    #[arg(long, value_name = "IP")]
    proxy: Vec<IpAddr>,
    /// Club: who may chat: everyone, members or nobody [default: everyone].
    #[arg(long, value_name = "WHO")]
    chat: Option<Talkers>,
    /// Club: whom push services may write to about notifications, such as `ada@example.org` [default: the club's own address].
    #[arg(long, value_name = "ADDRESS", value_parser = contact)]
    contact: Option<String>,
    /// Club: address for figures in the form of Prometheus, such as 127.0.0.1:9064.
    #[arg(long, value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,
}

/// The same from a file.
#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
struct File {
    data: Option<String>,
    bus: Option<String>,
    bus_ca: Option<PathBuf>,
    public: Option<String>,
    url: Option<String>,
    tls_cert: Option<PathBuf>,
    tls_key: Option<PathBuf>,
    admin: Vec<String>,
    title: Option<String>,
    proxy: Vec<IpAddr>,
    chat: Option<String>,
    /// Words that appear as asterisks in the chat; only here, because a list of them is long.
    words: Vec<String>,
    contact: Option<String>,
    metrics: Option<SocketAddr>,
}

/// What a club is told.
#[derive(Debug)]
pub(super) struct ClubSettings {
    pub(super) data: Place,
    pub(super) bus: Option<String>,
    pub(super) bus_ca: Option<PathBuf>,
    pub(super) public: Option<Public>,
    pub(super) url: Option<String>,
    pub(super) certificate: Option<Certificate>,
    pub(super) admins: Vec<String>,
    pub(super) title: Option<String>,
    pub(super) proxies: Vec<IpAddr>,
    pub(super) chat: ChatRules,
    pub(super) contact: Option<String>,
    pub(super) metrics: Option<SocketAddr>,
}

impl ClubArguments {
    /// The settings, if a club shall be served. Arguments count more than the file.
    pub(super) fn settings(&self) -> Result<Option<ClubSettings>, Failure> {
        let file = self.config.as_deref().map(read).transpose()?.unwrap_or_default();
        let kept = file.data.and_then(|text| text.parse().ok());
        let Some(data) = self.data.clone().or(kept) else { return self.without_data() };
        let checked = |option: &str, problem: String| self.in_file(option, &problem);
        let public = match (&self.public, file.public) {
            (Some(given), _) => Some(*given),
            (None, Some(text)) => Some(public(&text).map_err(|problem| checked("public", problem))?),
            (None, None) => None,
        };
        let url = match (&self.url, file.url) {
            (Some(given), _) => Some(given.clone()),
            (None, Some(text)) => Some(url(&text).map_err(|problem| checked("url", problem))?),
            (None, None) => None,
        };
        let contact = match (&self.contact, file.contact) {
            (Some(given), _) => Some(given.clone()),
            (None, Some(text)) => Some(contact(&text).map_err(|problem| checked("contact", problem))?),
            (None, None) => url.clone().filter(|url| url.starts_with("https://")),
        };
        let talkers = match (self.chat, file.chat) {
            (Some(given), _) => given,
            (None, Some(text)) => text
                .parse()
                .map_err(|problem: crownhead_club::NotTalkers| checked("chat", problem.to_string()))?,
            (None, None) => Talkers::default(),
        };
        let or = |given: &Vec<String>, kept: Vec<String>| if given.is_empty() { kept } else { given.clone() };
        let mut proxies = if self.proxy.is_empty() { file.proxy } else { self.proxy.clone() };
        if proxies.is_empty() && url.is_some() {
            proxies = vec![IpAddr::V4(Ipv4Addr::LOCALHOST), IpAddr::V6(std::net::Ipv6Addr::LOCALHOST)];
        }
        Ok(Some(ClubSettings {
            data,
            bus: self.bus.clone().or(file.bus),
            bus_ca: self.bus_ca.clone().or(file.bus_ca),
            public,
            url,
            certificate: certificate(
                self.tls_cert.clone().or(file.tls_cert),
                self.tls_key.clone().or(file.tls_key),
            )?,
            admins: or(&self.admin, file.admin),
            title: self.title.clone().or(file.title),
            proxies,
            chat: ChatRules::new(talkers, &file.words),
            contact,
            metrics: self.metrics.or(file.metrics),
        }))
    }

    /// Options of a club make no sense without one.
    fn without_data(&self) -> Result<Option<ClubSettings>, Failure> {
        if let Some(config) = &self.config {
            return Err(Failure::Usage(format!(
                "{}: data is missing: the data file of the club",
                config.display()
            )));
        }
        let given = [
            ("--bus", self.bus.is_some()),
            ("--bus-ca", self.bus_ca.is_some()),
            ("--public", self.public.is_some()),
            ("--url", self.url.is_some()),
            ("--tls-cert", self.tls_cert.is_some()),
            ("--admin", !self.admin.is_empty()),
            ("--title", self.title.is_some()),
            ("--proxy", !self.proxy.is_empty()),
            ("--chat", self.chat.is_some()),
            ("--contact", self.contact.is_some()),
            ("--metrics", self.metrics.is_some()),
        ];
        match given.into_iter().find(|(_, given)| *given) {
            Some((option, _)) => Err(Failure::Usage(format!("{option} is for a club: add --data FILE"))),
            None => Ok(None),
        }
    }

    fn in_file(&self, option: &str, problem: &str) -> Failure {
        let path = self.config.as_deref().unwrap_or(Path::new("")).display();
        Failure::Usage(format!("{path}, {option}: {problem}"))
    }
}

fn read(path: &Path) -> Result<File, Failure> {
    let text = fs::read_to_string(path)
        .map_err(|error| Failure::Usage(format!("cannot read {}: {error}", path.display())))?;
    toml::from_str(&text).map_err(|error| {
        let place = error.span().map(|span| text[..span.start].matches('\n').count() + 1);
        let line = place.map_or_else(String::new, |line| format!(", line {line}"));
        Failure::Usage(format!("{}{line}: {}", path.display(), error.message()))
    })
}

fn certificate(chain: Option<PathBuf>, key: Option<PathBuf>) -> Result<Option<Certificate>, Failure> {
    match (chain, key) {
        (None, None) => Ok(None),
        (Some(chain), Some(key)) => {
            Certificate::read(&chain, &key).map(Some).map_err(|error| Failure::Usage(error.to_string()))
        }
        _ => Err(Failure::Usage("tls-cert and tls-key belong together".to_owned())),
    }
}

/// An IP address, perhaps with a port.
fn public(text: &str) -> Result<Public, String> {
    let with_port = || text.parse().map(|address: SocketAddr| (address.ip(), Some(address.port())));
    let alone =
        text.trim_start_matches('[').trim_end_matches(']').parse().map(|address: IpAddr| (address, None));
    alone.or_else(|_| with_port()).map_err(|_| "not an IP address such as 0.0.0.0 or 0.0.0.0:80".to_owned())
}

/// Checks the address of a club.
fn url(text: &str) -> Result<String, String> {
    let text = text.trim_end_matches('/');
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains('/') => Ok(text.to_owned()),
        _ => Err("not an address such as https://club.example.org".to_owned()),
    }
}

/// An address that push services can write to (RFC 8292).
fn contact(text: &str) -> Result<String, String> {
    let text = text.trim();
    let is_plain = text.bytes().all(|byte| byte.is_ascii_graphic()) && text.len() <= 200;
    let name = text.strip_prefix("mailto:").unwrap_or(text);
    let is_mail = name.split_once('@').is_some_and(|(name, host)| !name.is_empty() && host.contains('.'));
    let is_page = text.strip_prefix("https://").is_some_and(|host| !host.is_empty());
    match (is_plain, is_page, is_mail) {
        (true, true, _) => Ok(text.to_owned()),
        (true, _, true) => Ok(format!("mailto:{name}")),
        _ => Err("not an address such as ada@example.org or https://example.org/contact".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(text: &str, arguments: ClubArguments) -> Result<Option<ClubSettings>, String> {
        let path = std::env::temp_dir().join(format!(
            "crownhead-club-settings-{}-{}.toml",
            std::process::id(),
            text.len()
        ));
        fs::write(&path, text).expect("it is written");
        let result = ClubArguments { config: Some(path.clone()), ..arguments }.settings();
        fs::remove_file(&path).expect("it is there");
        result.map_err(|failure| failure.to_string().replace(&path.display().to_string(), "club.toml"))
    }

    #[test]
    fn arguments_count_more_than_the_file() {
        let text = "data = \"a.db\"\ntitle = \"Dam\"\nchat = \"members\"\nwords = [\"darn\"]\nurl = \"https://x.example\"\n";
        let given = ClubArguments { title: Some("Club".to_owned()), ..ClubArguments::default() };
        let read = settings(text, given).expect("good settings").expect("a club");
        assert_eq!((read.title.as_deref(), read.data), (Some("Club"), "a.db".parse().expect("a place")));
        assert_eq!(read.chat, ChatRules::new(Talkers::Members, &["darn".to_owned()]));
        assert_eq!(read.proxies.len(), 2, "a proxy on this machine is believed");
        assert!(ClubArguments::default().settings().is_ok_and(|none| none.is_none()));
    }

    #[test]
    fn push_services_may_write_to_a_mail_box_or_a_page() {
        let read = |text: &str| {
            let read = settings(&format!("data = \"a.db\"\n{text}"), ClubArguments::default());
            read.expect("good settings").expect("a club").contact
        };
        let mail = Some("mailto:ada@example.org".to_owned());
        assert_eq!(read("contact = \"ada@example.org\""), mail);
        assert_eq!(read("contact = \"mailto:ada@example.org\"\nurl = \"https://x.example\""), mail);
        assert_eq!(read("contact = \"https://example.org/us\""), Some("https://example.org/us".to_owned()));
        assert_eq!(read("url = \"https://x.example\""), Some("https://x.example".to_owned()));
        assert_eq!(read("url = \"http://x.example\""), None);
        for wrong in
            ["", "ada@", "@example.org", "http://example.org", "https://", "a b@example.org", "ada@host"]
        {
            assert!(contact(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn problems_are_named_with_their_place() {
        let told = |text: &str| settings(text, ClubArguments::default()).expect_err("bad settings");
        assert_eq!(told("title = \"x\""), "club.toml: data is missing: the data file of the club");
        assert_eq!(
            told("data = \"a\"\n\nchat = \"some\""),
            "club.toml, chat: not one of everyone, members, nobody"
        );
        assert!(
            told("data = \"a\"\ncolour = 1").starts_with("club.toml, line 2: unknown field `colour`"),
            "{}",
            told("data = \"a\"\ncolour = 1")
        );
        assert_eq!(told("data = \"a\"\ntls-cert = \"c\""), "tls-cert and tls-key belong together");
        assert_eq!(
            told("data = \"a\"\npublic = \"home\""),
            "club.toml, public: not an IP address such as 0.0.0.0 or 0.0.0.0:80"
        );
        assert_eq!(
            told("data = \"a\"\ncontact = \"ada\""),
            "club.toml, contact: not an address such as ada@example.org or https://example.org/contact"
        );
        let alone = ClubArguments { admin: vec!["Ada".to_owned()], ..ClubArguments::default() };
        assert_eq!(
            alone.settings().expect_err("no club").to_string(),
            "--admin is for a club: add --data FILE"
        );
    }
}
