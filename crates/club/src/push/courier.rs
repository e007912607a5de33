//! Sends what waits in the store, and reminds people whose time runs out.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use crownhead_store::{MessageRow, News, StoreError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

use super::endpoint::Endpoint;
use super::post::{Answer, Client, Letter};
use super::seal::{Fresh, Reader, seal};
use super::vapid::Vapid;
use super::{Push, Wording};
use crate::club::{Club, now};

/// So many messages are sent at the same time.
const AT_A_TIME: usize = 16;
/// The longest pause between two attempts, in milliseconds, whatever a push service asks for.
const LONGEST_PAUSE: u64 = 6 * 60 * 60 * 1000;
/// The longest time that a push service keeps a message, in seconds: four weeks.
const LONGEST_TTL: u64 = 28 * 24 * 60 * 60;
/// How long messages on their way may take when the club stops.
const LAST_MOMENT: Duration = Duration::from_secs(2);
/// The longest name of a topic (RFC 8030).
const LONGEST_TOPIC: usize = 32;

/// What a node needs to send messages.
pub(crate) struct Courier {
    pub(super) vapid: Vapid,
    pub(super) push: Push,
    wording: Wording,
    client: Client,
    permits: Arc<Semaphore>,
}

impl fmt::Debug for Courier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Courier").finish_non_exhaustive()
    }
}

impl Courier {
    /// The courier of a club, which has the key `vapid`; nothing if people are told nothing.
    pub(crate) async fn new(push: &Push, vapid: &str) -> Option<Courier> {
        let wording = push.wording.clone()?;
        let reach = push.reach.clone();
        let client = tokio::task::spawn_blocking(|| Client::new(reach)).await;
        let client = client.map_err(|error| error.to_string()).flatten();
        let vapid = Vapid::read(vapid, push.contact.clone());
        match (client, vapid) {
            (Ok(client), Some(vapid)) => {
                let permits = Arc::new(Semaphore::new(AT_A_TIME));
                Some(Courier { vapid, push: push.clone(), wording, client, permits })
            }
            (Err(why), _) => {
                tracing::error!(why, "no notifications");
                None
            }
            (_, None) => {
                tracing::error!("no notifications: the key in the data is none");
                None
            }
        }
    }

    /// Lets messages that are on their way arrive.
    pub(crate) async fn rest(&self) {
        let all = self.permits.acquire_many(AT_A_TIME as u32);
        // What has not arrived is sent again after the next start.
        let _ = tokio::time::timeout(LAST_MOMENT, all).await;
    }
}

impl Club {
    /// Notes news for the devices of someone, in the background of something that has happened anyway.
    pub(crate) async fn tell_devices(&self, news: &News) {
        match self.store().tell(news).await {
            Ok(0) => {}
            Ok(_) => self.scribe().bell().notify_one(),
            Err(error) => tracing::error!(%error, "news can't be noted"),
        }
    }
}

/// Sends messages until the club stops.
pub(crate) async fn run(club: Club, courier: Arc<Courier>, mut stopping: watch::Receiver<bool>) {
    let mut look = tokio::time::interval(courier.push.haste.look);
    look.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
    loop {
        let is_time = tokio::select! {
            _ = look.tick() => true,
            () = club.scribe().bell().notified() => false,
            _ = stopping.wait_for(|stopping| *stopping) => return,
        };
        let done = async {
            if is_time {
                remind(&club).await?;
                let lost = club.store().forget_messages(now()).await?;
                club.meters().pushes_lost.inc_by(lost);
            }
            send_due(&club, &courier).await
        };
        if let Err(error) = done.await {
            tracing::error!(%error, "notifications wait");
        }
    }
}

/// Notes reminders for those whose time runs out. The store sees to it that of several nodes, and after a crash, each is
/// noted once.
async fn remind(club: &Club) -> Result<(), StoreError> {
    let at = now();
    for live in club.rooms().all() {
        if let Some((news, began)) = live.reminder(at) {
            club.store().tell(&news).await?;
            live.note_reminded(began);
        }
    }
    Ok(())
}

async fn send_due(club: &Club, courier: &Arc<Courier>) -> Result<(), StoreError> {
    loop {
        let free = courier.permits.available_permits() as u32;
        if free == 0 {
            // Whoever finishes rings.
            return Ok(());
        }
        let at = now();
        let until = at + courier.push.haste.lease.as_millis() as u64;
        let taken = club.store().take_messages(at, until, free).await?;
        if taken.is_empty() {
            return Ok(());
        }
        for message in taken {
            // Only this task takes permits, except when the club stops.
            let Ok(permit) = Arc::clone(&courier.permits).acquire_owned().await else { return Ok(()) };
            tokio::spawn(deliver(club.clone(), Arc::clone(courier), message, permit));
        }
    }
}

async fn deliver(club: Club, courier: Arc<Courier>, message: MessageRow, permit: OwnedSemaphorePermit) {
    let answer = courier.send(&club, &message).await;
    if let Err(error) = courier.settle(&club, &message, answer).await {
        // It is sent again.
        tracing::error!(%error, "what has become of a notification can't be noted");
    }
    drop(permit);
    club.scribe().bell().notify_one();
}

impl Courier {
    /// Sends a message; nothing if it is no longer true.
    async fn send(&self, club: &Club, message: &MessageRow) -> Option<Answer> {
        let parcel = match club.pack(message, &self.wording).await {
            Ok(parcel) => parcel?,
            Err(failed) => return Some(Answer::Later(None, failed.trouble().why)),
        };
        let subscription = &message.device.subscription;
        let reader = Reader::read(&subscription.p256dh, &subscription.auth);
        // They were checked when the device was added; the rules may be stricter now.
        let (Some(reader), Some(endpoint)) =
            (reader, Endpoint::read(&subscription.endpoint, &self.push.reach))
        else {
            return Some(Answer::Gone);
        };
        let text = serde_json::to_vec(&parcel).unwrap_or_default();
        let left = message.expires.saturating_sub(now()) / 1000;
        let is_urgent = !matches!(message.kind.as_str(), "turn" | "ended");
        let letter = Letter {
            authorization: self.vapid.authorization(&endpoint.origin(), now()),
            endpoint,
            ttl: left.min(LONGEST_TTL),
            urgency: if is_urgent { "high" } else { "normal" },
            topic: topic(&parcel.tag),
            body: seal(&text, &reader, &Fresh::new()),
        };
        Some(self.client.send(letter, self.push.haste.patience).await)
    }

    async fn settle(
        &self,
        club: &Club,
        message: &MessageRow,
        answer: Option<Answer>,
    ) -> Result<(), StoreError> {
        let (device, topic) = (&message.device, &message.topic);
        let host =
            Endpoint::read(&device.subscription.endpoint, &self.push.reach).map(|endpoint| endpoint.host);
        match answer {
            None => club.store().settle_message(&device.id, topic).await,
            Some(Answer::Taken) => {
                club.meters().pushes.inc();
                club.store().settle_message(&device.id, topic).await
            }
            Some(Answer::Gone) => {
                tracing::debug!(host, "a device is gone");
                club.store().remove_device(&device.person, &device.id).await.map(|_| ())
            }
            Some(Answer::Refused(why)) => {
                tracing::warn!(host, why, "a push service refuses a notification");
                club.meters().pushes_lost.inc();
                club.store().settle_message(&device.id, topic).await
            }
            Some(Answer::Later(asked, why)) => {
                let due = now() + self.pause(message.tries, asked);
                tracing::debug!(host, why, tries = message.tries, "a notification waits");
                if due >= message.expires {
                    tracing::warn!(host, why, "a notification is given up");
                    club.meters().pushes_lost.inc();
                    return club.store().settle_message(&device.id, topic).await;
                }
                club.store().postpone_message(&device.id, topic, due).await
            }
        }
    }

    /// How long to wait before the next attempt, in milliseconds.
    fn pause(&self, tries: u32, asked: Option<Duration>) -> u64 {
        let first = self.push.haste.pause.as_millis() as u64;
        let own = first.saturating_mul(1 << tries.saturating_sub(1).min(20));
        let asked = asked.map_or(0, |asked| asked.as_millis().min(u128::from(u64::MAX)) as u64);
        own.max(asked).min(LONGEST_PAUSE)
    }
}

/// A name that push services take, of letters, digits, hyphens and underscores.
fn topic(tag: &str) -> String {
    tag.bytes().filter(u8::is_ascii_alphanumeric).take(LONGEST_TOPIC).map(char::from).collect()
}
