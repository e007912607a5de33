//! Figures for those who run the club, in the text format of Prometheus, and whether it is well.

use std::fmt;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use serde_json::json;

use crate::asked::{Answer, answer, json};
use crate::club::Club;

/// The time from an action to the disk, in seconds.
const DELAYS: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0];
/// The disk answers within this time, or the club is not well.
const PATIENCE: Duration = Duration::from_secs(5);

/// The figures.
pub(crate) struct Meters {
    registry: Registry,
    /// Events of games that are on the disk.
    pub(crate) events: Counter,
    /// Events that could not be written.
    pub(crate) lost: Counter,
    /// Games that were made.
    pub(crate) games: Counter,
    /// Lines of chat.
    pub(crate) chat: Counter,
    /// Notifications that push services have taken, and those that reached nobody.
    pub(crate) pushes: Counter,
    /// See `pushes`.
    pub(crate) pushes_lost: Counter,
    /// Requests to the computer.
    pub(crate) searches: Counter,
    /// How long events took to the disk.
    pub(crate) delay: Histogram,
    people: Gauge,
    connections: Gauge,
    rooms: Gauge,
    seeks: Gauge,
}

impl fmt::Debug for Meters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Meters").finish_non_exhaustive()
    }
}

impl Meters {
    pub(crate) fn new() -> Meters {
        let mut registry = Registry::with_prefix("crownhead_club");
        let mut counter = |name: &str, help: &str| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let events = counter("events", "Events of games on the disk");
        let lost = counter("events_lost", "Events that could not be written");
        let games = counter("games", "Games made");
        let chat = counter("chat_lines", "Lines of chat");
        let searches = counter("searches", "Requests to the computer");
        let pushes = counter("notifications", "Notifications that push services have taken");
        let pushes_lost = counter("notifications_lost", "Notifications that reached nobody");
        let delay = Histogram::new(DELAYS);
        registry.register_with_unit(
            "event_delay",
            "From an action to the disk",
            Unit::Seconds,
            delay.clone(),
        );
        let mut gauge = |name: &str, help: &str| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let people = gauge("people", "People who are here");
        let connections = gauge("connections", "Their pages and bots");
        let rooms = gauge("rooms", "Games in memory");
        let seeks = gauge("seeks", "Offers in the lobby");
        Meters {
            registry,
            events,
            lost,
            games,
            chat,
            pushes,
            pushes_lost,
            searches,
            delay,
            people,
            connections,
            rooms,
            seeks,
        }
    }
}

impl Club {
    /// `/metrics` for Prometheus and `/health`. Serve them where only those who run the club can reach them.
    pub fn meters_router(&self) -> Router {
        Router::new().route("/metrics", get(metrics)).route("/health", get(health)).with_state(self.clone())
    }
}

async fn metrics(State(club): State<Club>) -> Answer {
    let meters = club.meters();
    let (people, connections, seeks) = club.lobby().count();
    meters.people.set(people as i64);
    meters.connections.set(connections as i64);
    meters.seeks.set(seeks as i64);
    meters.rooms.set(club.rooms().count() as i64);
    let mut text = String::new();
    match encode(&mut text, &meters.registry) {
        Ok(()) => answer(
            StatusCode::OK,
            "application/openmetrics-text; version=1.0.0; charset=utf-8",
            Body::from(text),
        ),
        Err(_) => {
            json(StatusCode::INTERNAL_SERVER_ERROR, &json!({ "error": "the figures can't be written" }))
        }
    }
}

/// Whether the club can read and write its data.
pub(crate) async fn health(State(club): State<Club>) -> Answer {
    if club.cluster().is_some_and(|cluster| !cluster.reaches_database()) {
        return json(StatusCode::SERVICE_UNAVAILABLE, &json!({ "status": "the database does not answer" }));
    }
    let work = async {
        club.scribe().flush().await;
        club.store().people().await.is_ok()
    };
    match tokio::time::timeout(PATIENCE, work).await {
        Ok(true) => json(StatusCode::OK, &json!({ "status": "ok" })),
        Ok(false) => json(StatusCode::SERVICE_UNAVAILABLE, &json!({ "status": "the data can't be read" })),
        Err(_) => json(StatusCode::SERVICE_UNAVAILABLE, &json!({ "status": "the disk is too slow" })),
    }
}
