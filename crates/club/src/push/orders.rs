//! What someone says about being told: devices, switches, a test.

use axum::Router;
use axum::extract::{Path, Request, State};
use axum::routing::{get, post};
use crownhead_api::push::{DeviceLine, NewDevice, NewsKind, NewsSwitch, PushState};
use crownhead_store::{DeviceRow, Kind, News, Person, Subscription, fresh_id};
use serde_json::json;

use super::endpoint::Endpoint;
use super::parcel::TEST;
use super::seal::Reader;
use super::{Courier, Reach};
use crate::asked::{Answer, Asked, told};
use crate::club::{Club, now};
use crate::trouble::Failed;

/// So many devices someone may have; the oldest make room.
const DEVICES: u32 = 10;
/// How long a test is worth sending, in milliseconds.
const TEST_TIME: u64 = 5 * 60 * 1000;
/// The longest language tag.
const LONGEST_TAG: usize = 16;

pub(crate) fn routes() -> Router<Club> {
    Router::new()
        .route("/club/api/push", get(state))
        .route("/club/api/push/device", post(add))
        .route("/club/api/push/device/{id}/remove", post(remove))
        .route("/club/api/push/device/{id}/test", post(test))
        .route("/club/api/push/switch", post(switch))
}

/// A device, as its owner sees it.
fn device_line(row: DeviceRow) -> DeviceLine {
    let DeviceRow { id, subscription, created, .. } = row;
    // It was checked when it was added, by the same rules or by stricter ones.
    let any = Reach::Loopback(Vec::new());
    let host =
        Endpoint::read(&subscription.endpoint, &any).map_or_else(String::new, |endpoint| endpoint.host);
    DeviceLine { id, host, language: subscription.language, created }
}

impl Club {
    /// What someone is told, and where.
    pub(crate) async fn push_state(&self, person: &Person) -> Result<PushState, Failed> {
        let off = self.store().switched_off(&person.id).await?;
        let devices = self.store().devices(&person.id).await?;
        Ok(PushState {
            key: self.courier().map(|courier| courier.vapid.public.clone()),
            off: off.iter().filter_map(|key| NewsKind::from_key(key)).collect(),
            devices: devices.into_iter().map(device_line).collect(),
        })
    }

    /// The courier, for whom only people have devices.
    fn courier_for(&self, person: &Person) -> Result<&Courier, Failed> {
        if !matches!(person.kind, Kind::Guest | Kind::Member) {
            return Err(Failed::not_allowed());
        }
        self.courier().map(AsRef::as_ref).ok_or_else(|| Failed::not_found("courier"))
    }

    async fn add_device(&self, person: &Person, new: NewDevice) -> Result<String, Failed> {
        let courier = self.courier_for(person)?;
        let NewDevice { endpoint, p256dh, auth, language } = new;
        if Endpoint::read(&endpoint, &courier.push.reach).is_none() {
            return Err(Failed::bad("push-endpoint", "this is not the address of a push service"));
        }
        if Reader::read(&p256dh, &auth).is_none() {
            return Err(Failed::bad("push-keys", "these are not the keys of a browser"));
        }
        let is_tag = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        if language.len() > LONGEST_TAG || !language.chars().all(is_tag) {
            return Err(Failed::bad("order", "this is not a language tag"));
        }
        let subscription = Subscription { endpoint, p256dh, auth, language };
        Ok(self.store().add_device(&person.id, &subscription, now(), DEVICES).await?)
    }
}

async fn state(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let person = Asked::read(&club, request).await?.holder(&club).await?.ok_or_else(Failed::nobody)?;
        club.push_state(&person).await
    };
    told(work.await)
}

async fn add(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        Ok(json!({ "id": club.add_device(&person, asked.order()?).await? }))
    };
    told(work.await)
}

async fn remove(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        let removed = club.store().remove_device(&person.id, &id).await?;
        if removed { Ok(json!({})) } else { Err(Failed::not_found("device")) }
    };
    told(work.await)
}

async fn switch(State(club): State<Club>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        let NewsSwitch { kind, on } = asked.order()?;
        club.store().switch(&person.id, kind.key(), on).await?;
        Ok(json!({}))
    };
    told(work.await)
}

/// Sends a test to a device of the one who asks.
async fn test(State(club): State<Club>, Path(id): Path<String>, request: Request) -> Answer {
    let work = async {
        let asked = Asked::read(&club, request).await?;
        let person = asked.orderer(&club).await?;
        club.courier_for(&person)?;
        if !club.store().devices(&person.id).await?.iter().any(|device| device.id == id) {
            return Err(Failed::not_found("device"));
        }
        let (topic, at) = (format!("{TEST}:{}", fresh_id()), now());
        let (kind, about) = (TEST.to_owned(), String::new());
        let news = News { person: person.id, topic, kind, about, at, expires: at + TEST_TIME };
        club.store().tell_device(&id, &news).await?;
        club.scribe().bell().notify_one();
        Ok(json!({}))
    };
    told(work.await)
}
