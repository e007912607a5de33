//! The connection, the queue of orders, the outcomes and the blobs.
//!
//! Each order has a subject of its own, and the queue takes one message for each subject: an order that waits is not queued
//! twice, however late the second comes. The subject begins with the version of the program, so a worker sees only orders
//! that it may do.

use std::fmt::{self, Display};
use std::future::Future;
use std::io;
use std::time::Duration;

use async_nats::jetstream::consumer::{AckPolicy, PullConsumer, pull};
use async_nats::jetstream::context::{PublishError, PublishErrorKind};
use async_nats::jetstream::kv::{CreateErrorKind, Store};
use async_nats::jetstream::message::PublishMessage;
use async_nats::jetstream::object_store::ObjectStore;
use async_nats::jetstream::stream::{self, DiscardPolicy, LastRawMessageErrorKind, RetentionPolicy, Stream};
use async_nats::jetstream::{self, Context, object_store};
use async_nats::{Client, ConnectOptions, ServerAddr};
use serde::{Deserialize, Serialize};
use tokio::runtime::{Builder, Runtime};
use tokio::time::sleep;

use crate::{Error, Hash, Order};

const ORDERS: &str = "crownhead-orders";
const OUTCOMES: &str = "crownhead-outcomes";
const BLOBS: &str = "crownhead-blobs";
/// What nobody used for so long is forgotten.
const KEPT: Duration = Duration::from_hours(30 * 24);
/// How long a failing bus is tried again.
const PATIENCE: Duration = Duration::from_mins(2);

/// How the bus is used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The version of the program. It decides results, so a worker takes only orders of its own version.
    pub program: String,
    /// How long a worker may be silent before its order goes to another one. All must agree.
    pub silence: Duration,
}

impl Settings {
    /// The usual settings of a program.
    pub fn of(program: &str) -> Settings {
        Settings { program: program.to_owned(), silence: Duration::from_secs(30) }
    }
}

/// What became of an order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Outcome {
    /// The result is in this blob.
    Done { blob: Hash, worker: String },
    /// It was tried often enough.
    Failed { why: String, worker: String },
    /// Two workers differ.
    Disputed { one: String, other: String },
}

/// A connection to the bus, for whoever gives orders and whoever does them.
pub struct Fleet {
    pub(crate) bus: Bus,
    pub(crate) runtime: Runtime,
}

pub(crate) struct Bus {
    pub(crate) settings: Settings,
    pub(crate) client: Client,
    jetstream: Context,
    orders: Stream,
    pub(crate) consumer: PullConsumer,
    outcomes: Store,
    pub(crate) blobs: ObjectStore,
    tag: String,
    tell: Box<dyn Fn(&str) + Send + Sync>,
}

impl fmt::Debug for Fleet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fleet").field("settings", &self.bus.settings).finish_non_exhaustive()
    }
}

impl Fleet {
    /// Connects to one or several servers, such as `nats://10.0.0.1:4222,nats://10.0.0.2:4222`. `tell` gets lines for people:
    /// what waits, what is tried again, what differs.
    ///
    /// # Errors
    /// If no server can be reached, or it has no `JetStream`.
    pub fn connect(
        servers: &str,
        settings: Settings,
        tell: impl Fn(&str) + Send + Sync + 'static,
    ) -> Result<Fleet, Error> {
        let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build();
        let runtime = runtime.map_err(|problem| Error::Threads(problem.to_string()))?;
        let bus = runtime.block_on(Bus::connect(servers, settings, Box::new(tell)));
        let cannot = |why| Error::Connect { servers: shown(servers), why };
        Ok(Fleet { bus: bus.map_err(cannot)?, runtime })
    }

    /// The version of the program that the orders of this connection are for.
    pub fn program(&self) -> &str {
        &self.bus.settings.program
    }
}

impl Bus {
    async fn connect(
        servers: &str,
        settings: Settings,
        tell: Box<dyn Fn(&str) + Send + Sync>,
    ) -> Result<Bus, String> {
        let servers = servers.split(',').map(|server| server.trim().parse());
        let servers: Vec<ServerAddr> =
            servers.collect::<Result<_, _>>().map_err(|error: io::Error| error.to_string())?;
        let mut options = ConnectOptions::new()
            .name("crownhead")
            .ping_interval(Duration::from_secs(5))
            .reconnect_delay_callback(|attempt| Duration::from_millis(50 << attempt.min(6)))
            .max_reconnects(None);
        // The client reads a name and a password in an address, but does not use them.
        let secrets = servers.iter().find_map(|server| Some((server.username()?, server.password()?)));
        if let Some((user, password)) = secrets {
            options = options.user_and_password(user.to_owned(), password.to_owned());
        }
        let client = options.connect(servers).await.map_err(|error| error.to_string())?;
        let jetstream = jetstream::new(client.clone());
        let tag = Hash::of(settings.program.as_bytes()).short();
        let orders = jetstream.get_or_create_stream(queue()).await;
        let orders = orders
            .map_err(|error| format!("it has no JetStream, which nats-server -js turns on ({error})"))?;
        let workers = pull::Config {
            durable_name: Some(format!("workers-{tag}")),
            filter_subject: format!("{ORDERS}.{tag}.*"),
            ack_policy: AckPolicy::Explicit,
            ack_wait: settings.silence,
            // Without a limit of the server: its last delivery would be told to nobody. A worker counts and parks the order.
            ..pull::Config::default()
        };
        let name = format!("workers-{tag}");
        let consumer =
            orders.get_or_create_consumer(&name, workers).await.map_err(|error| error.to_string())?;
        let outcomes = outcomes(&jetstream).await?;
        let blobs = blobs(&jetstream).await?;
        Ok(Bus { settings, client, jetstream, orders, consumer, outcomes, blobs, tag, tell })
    }

    pub(crate) fn tell(&self, line: &str) {
        (self.tell)(line);
    }

    /// The subject on which ends of orders are announced. Nobody relies on it.
    pub(crate) fn announcements(&self) -> String {
        format!("crownhead-ended.{}", self.tag)
    }

    fn subject(&self, order: &Hash) -> String {
        format!("{ORDERS}.{}.{order}", self.tag)
    }

    /// Tries until it works or patience ends.
    pub(crate) async fn stubborn<T, E: Display, F: Future<Output = Result<T, E>>>(
        &self,
        doing: &str,
        mut attempt: impl FnMut() -> F,
    ) -> Result<T, Error> {
        let (mut pause, mut waited) = (Duration::from_millis(100), Duration::ZERO);
        loop {
            let why = match attempt().await {
                Ok(value) => return Ok(value),
                Err(error) => error.to_string(),
            };
            if waited >= PATIENCE {
                return Err(Error::Lost { doing: doing.to_owned(), why });
            }
            if waited.is_zero() {
                self.tell(&format!("cannot {doing}, trying again: {why}"));
            }
            sleep(pause).await;
            waited += pause;
            pause = (pause * 2).min(Duration::from_secs(5));
        }
    }

    /// Puts an order into the queue, unless it is there already.
    pub(crate) async fn queue(&self, order: &Order, hash: &Hash) -> Result<(), Error> {
        let body = order.to_bytes();
        let mut id = hash.to_string();
        loop {
            let sent = self.stubborn("queue an order", || self.publish(hash, &id, &body)).await?;
            let Some(before) = sent else { return Ok(()) };
            if self.is_queued(hash).await? || self.outcome(hash).await?.is_some() {
                return Ok(());
            }
            // The server remembers an order that was taken back a moment ago.
            id = format!("{hash}.{before}");
        }
    }

    /// Publishes an order. Returns the number of an earlier message with the same id, if the server remembers one.
    async fn publish(&self, hash: &Hash, id: &str, body: &[u8]) -> Result<Option<u64>, PublishError> {
        let message = PublishMessage::build().payload(body.to_vec().into()).message_id(id);
        let sent = self.jetstream.send_publish(self.subject(hash), message).await?.await;
        match sent {
            Ok(ack) => Ok(ack.duplicate.then_some(ack.sequence)),
            Err(error) if is_queued_already(&error) => Ok(None),
            Err(error) => Err(error),
        }
    }

    async fn place(&self, hash: &Hash) -> Result<Option<u64>, Error> {
        let subject = self.subject(hash);
        let found = self.stubborn("look into the queue", || async {
            match self.orders.get_last_raw_message_by_subject(&subject).await {
                Ok(message) => Ok(Some(message.sequence)),
                Err(error) if matches!(error.kind(), LastRawMessageErrorKind::NoMessageFound) => Ok(None),
                Err(error) => Err(error),
            }
        });
        found.await
    }

    pub(crate) async fn is_queued(&self, hash: &Hash) -> Result<bool, Error> {
        Ok(self.place(hash).await?.is_some())
    }

    /// Takes an order back. A worker that has it goes on, and its result is kept.
    pub(crate) async fn withdraw(&self, hash: &Hash) -> Result<(), Error> {
        if let Some(sequence) = self.place(hash).await? {
            // It may have been done meanwhile.
            let _ = self.orders.delete_message(sequence).await;
        }
        Ok(())
    }

    /// What became of an order, if it has ended.
    pub(crate) async fn outcome(&self, hash: &Hash) -> Result<Option<Outcome>, Error> {
        let name = hash.to_string();
        let found = self.stubborn("read an outcome", || self.outcomes.get(name.clone())).await?;
        // What another version wrote counts as nothing.
        Ok(found.and_then(|bytes| serde_json::from_slice(&bytes).ok()))
    }

    /// Enters an outcome if there is none. Returns whether there was none.
    pub(crate) async fn enter(&self, hash: &Hash, outcome: &Outcome) -> Result<bool, Error> {
        let (name, bytes) = (hash.to_string(), written(outcome));
        let entered = self.stubborn("keep a result", || async {
            match self.outcomes.create(&name, bytes.clone().into()).await {
                Ok(_) => Ok(true),
                Err(error) if error.kind() == CreateErrorKind::AlreadyExists => Ok(false),
                Err(error) => Err(error),
            }
        });
        entered.await
    }

    pub(crate) async fn replace(&self, hash: &Hash, outcome: &Outcome) -> Result<(), Error> {
        let (name, bytes) = (hash.to_string(), written(outcome));
        self.stubborn("keep a result", || self.outcomes.put(&name, bytes.clone().into())).await.map(drop)
    }

    pub(crate) async fn forget(&self, hash: &Hash) -> Result<(), Error> {
        let name = hash.to_string();
        self.stubborn("forget a result", || self.outcomes.purge(&name)).await
    }

    /// Wakes those who wait for this order.
    pub(crate) async fn announce(&self, hash: &Hash) {
        let _ = self.client.publish(self.announcements(), hash.to_string().into()).await;
        let _ = self.client.flush().await;
    }
}

/// The addresses without passwords.
fn shown(servers: &str) -> String {
    let plain = |server: &str| server.rsplit('@').next().unwrap_or_default().trim().to_owned();
    servers.split(',').map(plain).collect::<Vec<_>>().join(",")
}

fn written(outcome: &Outcome) -> Vec<u8> {
    // Plain data always has a JSON form.
    serde_json::to_vec(outcome).unwrap_or_default()
}

fn queue() -> stream::Config {
    stream::Config {
        name: ORDERS.to_owned(),
        description: Some("Orders that wait for workers".to_owned()),
        subjects: vec![format!("{ORDERS}.*.*")],
        retention: RetentionPolicy::WorkQueue,
        max_messages_per_subject: 1,
        discard: DiscardPolicy::New,
        discard_new_per_subject: true,
        max_age: KEPT,
        ..stream::Config::default()
    }
}

/// The server refuses a second message on the subject of an order.
fn is_queued_already(error: &PublishError) -> bool {
    let text = || std::error::Error::source(error).map(ToString::to_string).unwrap_or_default();
    error.kind() == PublishErrorKind::Other && text().contains("maximum messages per subject exceeded")
}

async fn outcomes(jetstream: &Context) -> Result<Store, String> {
    if let Ok(store) = jetstream.get_key_value(OUTCOMES).await {
        return Ok(store);
    }
    // The client asks for limits of the account before it makes a bucket, and servers before 2.10 do not tell all of them.
    let bucket = stream::Config {
        name: format!("KV_{OUTCOMES}"),
        description: Some("What became of orders".to_owned()),
        subjects: vec![format!("$KV.{OUTCOMES}.>")],
        max_messages_per_subject: 1,
        discard: DiscardPolicy::New,
        allow_rollup: true,
        deny_delete: true,
        allow_direct: true,
        max_age: KEPT,
        ..stream::Config::default()
    };
    jetstream.get_or_create_stream(bucket).await.map_err(|error| error.to_string())?;
    jetstream.get_key_value(OUTCOMES).await.map_err(|error| error.to_string())
}

async fn blobs(jetstream: &Context) -> Result<ObjectStore, String> {
    if let Ok(store) = jetstream.get_object_store(BLOBS).await {
        return Ok(store);
    }
    let config =
        object_store::Config { bucket: BLOBS.to_owned(), max_age: KEPT, ..object_store::Config::default() };
    jetstream.create_object_store(config).await.map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    #[test]
    fn passwords_are_not_shown() {
        assert_eq!(super::shown("tls://me:secret@10.0.0.1:4222, other:4222"), "10.0.0.1:4222,other:4222");
    }
}
