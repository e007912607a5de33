//! The connection to NATS. It is lost and found again by itself; messages meanwhile are lost.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use std::{fmt, fs};

use async_nats::{Client, ConnectOptions, Event, Subscriber};
use axum::body::Bytes;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::sync::Notify;

use super::address::Address;
use super::words::{Cry, Note, Reply, Request};

/// What all nodes hear.
const ALL: &str = "crownhead.club.all";
/// How long a node may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);
/// How often the server is asked whether it lives. It is lost when it has not answered twice.
const PING: Duration = Duration::from_millis(500);
/// How long a server may take until one can talk with it.
const CONNECT: Duration = Duration::from_secs(1);

/// The bus between nodes.
#[derive(Clone)]
pub(crate) struct Bus {
    client: Client,
    /// How many times the connection was lost.
    lost: Arc<AtomicU64>,
    /// The connection was found again.
    found: Arc<Notify>,
}

impl fmt::Debug for Bus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bus").finish_non_exhaustive()
    }
}

fn asks(node: &str) -> String {
    format!("crownhead.club.ask.{node}")
}

fn notes(node: &str) -> String {
    format!("crownhead.club.note.{node}")
}

fn written(value: &impl Serialize) -> Bytes {
    // Plain data always has a JSON form.
    serde_json::to_vec(value).unwrap_or_default().into()
}

/// A file, if it has certificates: the library takes any other for one with none.
fn certificates(file: &Path) -> Result<PathBuf, String> {
    let text =
        fs::read_to_string(file).map_err(|error| format!("cannot read {}: {error}", file.display()))?;
    if text.contains("-----BEGIN CERTIFICATE-----") {
        Ok(file.to_owned())
    } else {
        Err(format!("{} has no certificate in PEM format", file.display()))
    }
}

/// A message, if it can be read: a node of another version may say what this one does not know.
pub(super) fn read<T: DeserializeOwned>(message: &async_nats::Message) -> Option<T> {
    serde_json::from_slice(&message.payload).ok()
}

impl Bus {
    /// Connects to one or several servers, such as `nats://10.0.0.1:4222,nats://10.0.0.2:4222`; encrypted if one of them
    /// begins with `tls://`, or if there is a file with the certificates of those who vouch for them.
    ///
    /// # Errors
    /// The reason, if none of them can be reached.
    pub(crate) async fn connect(servers: &str, ca: Option<&Path>) -> Result<Bus, String> {
        let Address { servers, login, encrypted } = Address::read(servers)?;
        let lost = Arc::new(AtomicU64::new(0));
        let found = Arc::new(Notify::new());
        let (counter, finder) = (Arc::clone(&lost), Arc::clone(&found));
        let options = ConnectOptions::new()
            .event_callback(move |event| {
                match event {
                    Event::Disconnected | Event::SlowConsumer(_) => {
                        _ = counter.fetch_add(1, Ordering::Relaxed);
                    }
                    Event::Connected => finder.notify_one(),
                    _ => {}
                }
                std::future::ready(())
            })
            .name("crownhead")
            .request_timeout(Some(PATIENCE))
            .ping_interval(PING)
            .connection_timeout(CONNECT)
            .reconnect_delay_callback(|attempt| Duration::from_millis(50 << attempt.min(2)))
            .max_reconnects(None);
        let options = match login {
            Some((name, password)) => options.user_and_password(name, password),
            None => options,
        };
        let options = match ca {
            Some(ca) => options.require_tls(true).add_root_certificates(certificates(ca)?),
            None => options.require_tls(encrypted),
        };
        let client = options.connect(servers).await.map_err(|error| error.to_string())?;
        Ok(Bus { client, lost, found })
    }

    /// How many times the connection was lost: whenever it is another number than before, messages are missing.
    pub(super) fn losses(&self) -> u64 {
        self.lost.load(Ordering::Relaxed)
    }

    /// Waits until the connection is there, at the beginning or again.
    pub(super) async fn found(&self) {
        self.found.notified().await;
    }

    pub(super) async fn cry(&self, cry: &Cry) {
        self.publish(ALL.to_owned(), cry).await;
    }

    pub(super) async fn note(&self, node: &str, note: &Note) {
        self.publish(notes(node), note).await;
    }

    async fn publish(&self, subject: String, value: &impl Serialize) {
        // Nobody relies on the bus: a node that hears nothing acts as if it were alone.
        let _ = self.client.publish(subject, written(value)).await;
    }

    /// Asks a node; nothing if there is no answer.
    pub(super) async fn ask(&self, node: &str, request: &Request) -> Option<Reply> {
        let answer = self.client.request(asks(node), written(request)).await.ok()?;
        read(&answer)
    }

    pub(super) async fn answer(&self, message: &async_nats::Message, reply: &Reply) {
        if let Some(subject) = &message.reply {
            let _ = self.client.publish(subject.clone(), written(reply)).await;
        }
    }

    /// What the node hears: what all say, what it is told, what it is asked.
    pub(super) async fn listen(&self, node: &str) -> Result<[Subscriber; 3], async_nats::SubscribeError> {
        let all = self.client.subscribe(ALL).await?;
        let notes = self.client.subscribe(notes(node)).await?;
        let asks = self.client.subscribe(asks(node)).await?;
        Ok([all, notes, asks])
    }

    /// Sends what is still to be sent.
    pub(super) async fn flush(&self) {
        let _ = self.client.flush().await;
    }
}
