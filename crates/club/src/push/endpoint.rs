//! Where messages may be sent to. The address of a push service comes from a browser, so it may be anything, and the club
//! calls it: it must not lead into the network of the club.
//!
//! Invariants: only `https` at its usual port and only at a named host; a connection goes to an address that has been
//! looked at, and that is public. Nobody who uses a club can change that; tests of the club can ([`Reach::Loopback`]).

use axum::http::Uri;
use axum::http::uri::Scheme;

use super::Reach;

/// The longest address of a device.
const LONGEST: usize = 1_000;
const PORT: u16 = 443;

/// An address at a push service.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Endpoint {
    pub(super) host: String,
    pub(super) port: u16,
    /// The path with its query.
    pub(super) path: String,
}

impl Endpoint {
    /// Reads an address; nothing if no push service can have it.
    pub(super) fn read(text: &str, reach: &Reach) -> Option<Endpoint> {
        if text.len() > LONGEST || !text.bytes().all(|byte| byte.is_ascii_graphic()) || text.contains('#') {
            return None;
        }
        let uri: Uri = text.parse().ok()?;
        let authority = uri.authority()?;
        if uri.scheme() != Some(&Scheme::HTTPS) || authority.as_str().contains('@') {
            return None;
        }
        let host = authority.host().to_ascii_lowercase();
        // A port that is no number reads as none.
        let port = match authority.as_str()[authority.host().len()..].strip_prefix(':') {
            Some(port) => port.parse().ok()?,
            None => PORT,
        };
        let good = match reach {
            Reach::Public => port == PORT && is_public_name(&host),
            Reach::Loopback(_) => true,
        };
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        good.then_some(Endpoint { host, port, path })
    }

    /// The origin, as tokens name it.
    pub(super) fn origin(&self) -> String {
        if self.port == PORT {
            format!("https://{}", self.host)
        } else {
            format!("https://{}:{}", self.host, self.port)
        }
    }
}

/// A name with dots, whose last part is none of those that stay within a network. Numbers are addresses in disguise.
fn is_public_name(host: &str) -> bool {
    const INNER: [&str; 9] =
        ["localhost", "local", "internal", "intranet", "lan", "home", "corp", "arpa", "test"];
    let labels: Vec<&str> = host.split('.').collect();
    let is_label = |label: &&str| {
        !label.is_empty()
            && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
    };
    let last = labels.last().copied().unwrap_or_default();
    labels.len() > 1
        && labels.iter().all(is_label)
        && last.starts_with(|letter: char| letter.is_ascii_alphabetic())
        && !INNER.contains(&last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_push_services_are_read() {
        for (text, origin) in [
            ("https://fcm.googleapis.com/fcm/send/abc:APA91b", "https://fcm.googleapis.com"),
            (
                "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
                "https://updates.push.services.mozilla.com",
            ),
            ("https://web.push.apple.com:443/QL1", "https://web.push.apple.com"),
            ("https://WNS2-pn1p.notify.windows.com/w/?token=B%2fs", "https://wns2-pn1p.notify.windows.com"),
        ] {
            let endpoint = Endpoint::read(text, &Reach::Public).expect(text);
            assert_eq!(endpoint.origin(), origin);
            assert!(text.ends_with(&endpoint.path), "{}", endpoint.path);
        }
    }

    #[test]
    fn no_other_address_is() {
        let long = format!("https://push.example.org/{}", "a".repeat(LONGEST));
        for text in [
            "",
            "push.example.org",
            "http://push.example.org/a",
            "ftp://push.example.org/a",
            "HTTP://push.example.org/a",
            "https://localhost/a",
            "https://localhost./a",
            "https://club.localhost/a",
            "https://printer.local/a",
            "https://metadata.google.internal/computeMetadata/v1/",
            "https://db/a",
            "https://127.0.0.1/a",
            "https://127.1/a",
            "https://2130706433/a",
            "https://0x7f.0.0.1/a",
            "https://0x7f000001/a",
            "https://0177.0.0.1/a",
            "https://10.0.0.7/a",
            "https://169.254.169.254/latest/meta-data/",
            "https://[::1]/a",
            "https://[::ffff:127.0.0.1]/a",
            "https://[fe80::1%25eth0]/a",
            "https://push.example.org:22/a",
            "https://push.example.org:80/a",
            "https://push.example.org:/a",
            "https://push.example.org:99999/a",
            "https://user@push.example.org/a",
            "https://push.example.org@10.0.0.1/a",
            "https://push..example.org/a",
            "https://push.example.org./a",
            "https://push.example.org/a b",
            "https://push.example.org/a\r\nHost: x",
            "https://push.example.org/a#b",
            "https://pu\u{17f}h.example.org/a",
            "https:///a",
            &long,
        ] {
            assert_eq!(Endpoint::read(text, &Reach::Public), None, "{text}");
        }
    }
}
