//! A request to a push service, over a connection of its own.
//!
//! Of the answer only the head counts.

use std::time::{Duration, SystemTime};

use axum::body::Bytes;
use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HOST, RETRY_AFTER};
use axum::http::{HeaderMap, Request, StatusCode};
use http_body_util::Full;
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::RootCertStore;
use tokio_rustls::rustls::pki_types::CertificateDer;

use super::Reach;
use super::endpoint::Endpoint;
use crate::https::{self, HttpsError, is_public, no_answer, trusted_here, trusting};

/// A message as it is sent.
pub(super) struct Letter {
    pub(super) endpoint: Endpoint,
    pub(super) authorization: String,
    /// How long the service keeps it for a device that is off, in seconds.
    pub(super) ttl: u64,
    /// Whether it may wait until the device is awake anyway.
    pub(super) urgency: &'static str,
    /// It takes the place of another one with the same topic that the device has not got yet.
    pub(super) topic: String,
    pub(super) body: Vec<u8>,
}

/// What has come of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// The service will deliver it.
    Taken,
    /// There is no such device any more.
    Gone,
    /// It may work later, perhaps after so long; why it did not.
    Later(Option<Duration>, String),
    /// It will never work.
    Refused(String),
}

/// Sends requests.
pub(super) struct Client {
    tls: TlsConnector,
    reach: Reach,
}

impl Client {
    /// A client that believes the certificates of the system, or the only one of a test. Reads files.
    pub(super) fn new(reach: Reach) -> Result<Client, String> {
        let roots = match &reach {
            Reach::Public => {
                let roots = trusted_here();
                if roots.is_empty() {
                    tracing::warn!(
                        "no notifications: this system has no certificates (Debian: ca-certificates)"
                    );
                }
                roots
            }
            Reach::Loopback(root) => {
                let mut roots = RootCertStore::empty();
                roots.add(CertificateDer::from(root.clone())).map_err(|error| error.to_string())?;
                roots
            }
        };
        let tls = trusting(roots).map_err(|error| error.to_string())?;
        Ok(Client { tls, reach })
    }

    /// Sends a message within a time.
    pub(super) async fn send(&self, letter: Letter, patience: Duration) -> Answer {
        match tokio::time::timeout(patience, self.exchange(letter)).await {
            Ok(Ok((status, head))) => read(status, &head),
            Ok(Err(error)) => Answer::Later(None, error.to_string()),
            Err(_) => Answer::Later(None, "no answer in time".to_owned()),
        }
    }

    async fn exchange(&self, letter: Letter) -> Result<(StatusCode, HeaderMap), HttpsError> {
        let Endpoint { host, port, path } = &letter.endpoint;
        let authority = if *port == 443 { host.clone() } else { format!("{host}:{port}") };
        let request = Request::post(path)
            .header(HOST, authority)
            .header(AUTHORIZATION, letter.authorization)
            .header(CONTENT_TYPE, "application/octet-stream")
            .header(CONTENT_ENCODING, "aes128gcm")
            .header("ttl", letter.ttl)
            .header("urgency", letter.urgency)
            .header("topic", letter.topic)
            .body(Full::new(Bytes::from(letter.body)))
            .map_err(no_answer)?;
        let bare = host.trim_matches(['[', ']']);
        let stream = connect(bare, *port, &self.reach).await?;
        let answer = https::send(&self.tls, stream, bare, request).await?;
        let (head, _) = answer.response.into_parts();
        Ok((head.status, head.headers))
    }
}

/// A connection to a host that may be reached.
async fn connect(host: &str, port: u16, reach: &Reach) -> Result<TcpStream, HttpsError> {
    https::connect(host, port, |address| *reach != Reach::Public || is_public(address)).await
}

/// What an answer means.
fn read(status: StatusCode, head: &HeaderMap) -> Answer {
    match status.as_u16() {
        200..=299 => Answer::Taken,
        404 | 410 => Answer::Gone,
        408 | 425 | 429 | 500..=599 => Answer::Later(pause(head), status.to_string()),
        _ => Answer::Refused(status.to_string()),
    }
}

/// How long a service wants to be left alone.
fn pause(head: &HeaderMap) -> Option<Duration> {
    let text = head.get(RETRY_AFTER)?.to_str().ok()?.trim();
    if let Ok(seconds) = text.parse() {
        return Some(Duration::from_secs(seconds));
    }
    let date = httpdate::parse_http_date(text).ok()?;
    Some(date.duration_since(SystemTime::now()).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_name_that_leads_back_to_the_club_is_not_called() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let port = listener.local_addr().expect("it is bound").port();
        for host in ["localhost", "127.0.0.1", "127.1", "2130706433", "0x7f000001", "::1", "0.0.0.0"] {
            // A name that this system does not know is not called either.
            assert!(connect(host, port, &Reach::Public).await.is_err(), "{host}");
        }
        let error = connect("localhost", port, &Reach::Public).await.expect_err("it is refused");
        assert_eq!(error, HttpsError::NotPublic);
        let nobody = tokio::time::timeout(Duration::from_millis(50), listener.accept()).await;
        assert!(nobody.is_err(), "there was no connection");
        assert!(connect("localhost", port, &Reach::Loopback(Vec::new())).await.is_ok());
    }

    #[test]
    fn answers_say_what_to_do() {
        let told = |status: u16, after: Option<&str>| {
            let mut head = HeaderMap::new();
            if let Some(after) = after {
                head.insert(RETRY_AFTER, after.parse().expect("a value"));
            }
            read(StatusCode::from_u16(status).expect("a status"), &head)
        };
        assert_eq!([200, 201, 202].map(|status| told(status, None)), [const { Answer::Taken }; 3]);
        assert_eq!([404, 410].map(|status| told(status, None)), [const { Answer::Gone }; 2]);
        for status in [301, 400, 401, 403, 413] {
            assert!(matches!(told(status, None), Answer::Refused(_)), "{status}");
        }
        let later = |status, after| match told(status, after) {
            Answer::Later(pause, _) => pause,
            other => panic!("{other:?}"),
        };
        assert_eq!(later(429, Some("120")), Some(Duration::from_mins(2)));
        assert_eq!(later(503, None), None);
        assert_eq!(later(500, Some("soon")), None);
        assert_eq!(later(429, Some("-1")), None);
        assert_eq!(later(503, Some("Sun, 06 Nov 1994 08:49:37 GMT")), Some(Duration::ZERO));
        let date = httpdate::fmt_http_date(SystemTime::now() + Duration::from_mins(5));
        let pause = later(429, Some(&date)).expect("a pause");
        assert!((290..=300).contains(&pause.as_secs()), "{pause:?}");
    }
}
