//! The connection of a page.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{FromRequestParts as _, Request, State};
use axum::http::{Response, StatusCode};
use axum::response::IntoResponse as _;
use crownhead_api::broadcasts::BroadcastNews;
use crownhead_api::club::{Ask, ChatLine, Deed, Offer, Tell};
use crownhead_room::{MOST_LAG, Refused};
use crownhead_store::Person;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use tokio::sync::watch;

use crate::club::{Club, now};
use crate::games::check_terms;
use crate::guard::{self, limit};
use crate::line::{Line, Outlet, written};
use crate::live::Live;
use crate::people::card;
use crate::seated::Seated;
use crate::trouble::Failed;

/// The most bytes of a message.
const LONGEST: usize = 4096;
/// Messages per second, and at once.
const RATE: (u32, u32) = (20, 60);
/// So many games may be watched at once: enough for a simultaneous exhibition.
const GAMES: usize = 100;
/// How often the network is measured.
const MEASURE: Duration = Duration::from_secs(10);
/// A message that has not been sent by then has been sent to nobody.
const PATIENCE: Duration = Duration::from_secs(15);

/// Opens a connection.
pub(crate) async fn open(State(club): State<Club>, request: Request) -> Response<Body> {
    let (mut head, _) = request.into_parts();
    // Browsers send an origin with every WebSocket, so a page elsewhere can't use the cookie.
    if head.headers.get(axum::http::header::ORIGIN).is_some()
        && let Err(failed) = guard::admit(&head.method, &head.headers, club.options().url.as_ref())
    {
        return failed.response();
    }
    let person = match club.holder(guard::secret(&head.headers)).await {
        Ok(Some(person)) => person,
        Ok(None) => return Failed::nobody().response(),
        Err(failed) => return failed.response(),
    };
    match WebSocketUpgrade::from_request_parts(&mut head, &()).await {
        Ok(upgrade) => upgrade
            .max_message_size(LONGEST)
            .max_frame_size(LONGEST)
            .read_buffer_size(LONGEST)
            .write_buffer_size(0)
            .on_upgrade(move |socket| Connection::run(club, person, socket)),
        Err(_) => Failed::new(StatusCode::BAD_REQUEST, "socket", "this address is for WebSockets")
            .response()
            .into_response(),
    }
}

/// A page and what it looks at.
struct Connection {
    club: Club,
    person: Person,
    line: Line,
    games: HashMap<String, Seated>,
    limiter: DefaultDirectRateLimiter,
    ping: Ping,
}

/// How long the network takes, there and back.
#[derive(Default)]
struct Ping {
    sent: Option<(u32, Instant)>,
    count: u32,
    /// Milliseconds; new measurements count for a quarter.
    average: Option<u64>,
}

impl Ping {
    fn next(&mut self) -> u32 {
        self.count += 1;
        self.sent = Some((self.count, Instant::now()));
        self.count
    }

    fn answered(&mut self, number: u32) {
        if let Some((_, sent)) = self.sent.take_if(|(sent, _)| *sent == number) {
            let taken = (sent.elapsed().as_millis() as u64).min(2 * MOST_LAG);
            self.average = Some(self.average.map_or(taken, |before| (3 * before + taken) / 4));
        }
    }
}

impl Connection {
    async fn run(club: Club, person: Person, mut socket: WebSocket) {
        let (line, mut outlet) = Line::new();
        let (rate, burst) = RATE;
        let most = |count| NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN);
        let limiter = RateLimiter::direct(Quota::per_second(most(rate)).allow_burst(most(burst)));
        if club.lobby().enter(&person.id, &line).is_err() {
            return;
        }
        line.tell(&Tell::Hello { me: card(&person), now: now() });
        let mut connection =
            Connection { club, person, line, games: HashMap::new(), limiter, ping: Ping::default() };
        connection.talk(&mut socket, &mut outlet).await;
        connection.end();
    }

    /// Until one side ends it.
    async fn talk(&mut self, socket: &mut WebSocket, outlet: &mut Outlet) {
        let mut measure = tokio::time::interval(MEASURE);
        let mut stopping = self.club.stopping();
        loop {
            let text = tokio::select! {
                message = socket.recv() => match message {
                    Some(Ok(Message::Text(text))) if self.limiter.check().is_ok() => {
                        if !self.hear(&text).await {
                            return;
                        }
                        continue;
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    _ => return,
                },
                text = outlet.messages.recv() => match text {
                    Some(text) => text,
                    None => return,
                },
                _ = measure.tick() => written(&Tell::Ping(self.ping.next())),
                () = outlet.cut.notified() => return,
                () = stopped(&mut stopping) => {
                    let _ = send(socket, written(&Tell::Stopping)).await;
                    return;
                }
            };
            if !send(socket, text).await {
                return;
            }
        }
    }

    fn end(&mut self) {
        for seated in std::mem::take(&mut self.games).into_values() {
            seated.leave(&self.club, self.line.id);
        }
        if let Some(cluster) = self.club.cluster() {
            cluster.forget_line(self.line.id);
        }
        self.club.lobby().leave(&self.person.id, self.line.id);
    }

    /// What the page asks; false if it makes no sense.
    async fn hear(&mut self, text: &str) -> bool {
        let Ok(ask) = serde_json::from_str::<Ask>(text) else { return false };
        let done = match ask {
            Ask::Lobby(true) => {
                let (seeks, here) = self.club.lobby().watch(&self.line);
                let people = here + self.club.cluster().map_or(0, |cluster| cluster.people());
                self.line.tell(&Tell::Lobby {
                    seeks,
                    games: self.club.rooms().newest(),
                    people,
                    levels: self.club.computers().levels(),
                });
                Ok(())
            }
            Ask::Lobby(false) => {
                self.club.lobby().unwatch(self.line.id);
                Ok(())
            }
            Ask::Seek(offer) => self.seek(offer).await,
            Ask::Unseek => {
                self.club.lobby().unseek(self.line.id);
                Ok(())
            }
            Ask::Take(id) => self.take(&id).await,
            Ask::Computer { level, offer } => self.play_computer(level, &offer).await,
            Ask::Watch { game, since } => self.watch(game, since).await,
            Ask::Leave(game) => {
                self.leave(&game);
                Ok(())
            }
            Ask::Do { game, n, deed } => {
                if let Err(failed) = self.act(&game, deed).await {
                    let trouble = failed.trouble();
                    self.line.tell(&Tell::Refused { n, key: trouble.key, why: trouble.why });
                }
                Ok(())
            }
            Ask::Say { game, text } => self.say(&game, &text).await,
            Ask::Tournament(id) => {
                self.club.lobby().watch_tournament(&self.line, id);
                Ok(())
            }
            Ask::Broadcast(round) => self.watch_broadcast(round).await,
            Ask::Pong(number) => {
                self.ping.answered(number);
                Ok(())
            }
        };
        if let Err(failed) = done {
            let trouble = failed.trouble();
            self.line.tell(&Tell::Refused { n: 0, key: trouble.key, why: trouble.why });
        }
        true
    }

    async fn seek(&mut self, offer: Offer) -> Result<(), Failed> {
        let terms = check_terms(&offer.terms, &self.person)?;
        let by = self.club.rated_card(&self.person, &terms).await?;
        if self.club.lobby().seek(&self.line, by, offer) {
            Ok(())
        } else {
            Err(Failed::bad("full", "the lobby is full; take an offer"))
        }
    }

    async fn take(&mut self, id: &str) -> Result<(), Failed> {
        let game = match (self.club.lobby().node_of(id), self.club.cluster()) {
            (Some(node), Some(cluster)) => cluster.take(&node, id, &self.person).await?,
            _ => self.club.take_here(id, &self.person).await?,
        };
        // A taker has no other offer open.
        self.club.lobby().unseek(self.line.id);
        self.line.tell(&Tell::Paired(game));
        Ok(())
    }

    async fn play_computer(&mut self, level: u8, offer: &Offer) -> Result<(), Failed> {
        limit(&self.club.limits().orders, &self.person.id)?;
        self.club.lobby().unseek(self.line.id);
        let game = self.club.computer_game(offer, &self.person, level).await?;
        self.line.tell(&Tell::Paired(game));
        Ok(())
    }

    async fn watch(&mut self, game: String, since: u32) -> Result<(), Failed> {
        if self.games.len() >= GAMES && !self.games.contains_key(&game) {
            return Err(Failed::bad("games", format!("a page watches at most {GAMES} games")));
        }
        let seated = self.club.sit(&game, &self.line, &self.person, since).await?;
        self.games.insert(game, seated);
        Ok(())
    }

    /// The page is told the version first, so that it knows whether it has missed anything.
    async fn watch_broadcast(&mut self, round: Option<String>) -> Result<(), Failed> {
        self.club.lobby().watch_broadcast(&self.line, round.clone());
        let Some(round) = round else { return Ok(()) };
        let row = self.club.store().round(&round).await?.ok_or_else(|| Failed::not_found("round"))?;
        let (before, version, games) = (row.version, row.version, Vec::new());
        self.line.tell(&Tell::Broadcast(BroadcastNews { round, before, version, games, again: false }));
        Ok(())
    }

    fn leave(&mut self, game: &str) {
        if let Some(seated) = self.games.remove(game) {
            seated.leave(&self.club, self.line.id);
        }
    }

    async fn act(&mut self, game: &str, deed: Deed) -> Result<(), Failed> {
        let seated = self.games.get(game).ok_or_else(|| Failed::not_found("game"))?;
        let lag = self.ping.average.unwrap_or(0);
        if let Some(next) = seated.act(&self.club, &self.person, deed, lag).await? {
            self.line.tell(&Tell::Next { game: game.to_owned(), next });
        }
        Ok(())
    }

    async fn say(&mut self, game: &str, text: &str) -> Result<(), Failed> {
        let seated = self.games.get(game).ok_or_else(|| Failed::not_found("game"))?;
        seated.say(&self.club, &self.person, text).await
    }
}

impl Club {
    /// Keeps what someone says in a game, and returns what others see of it.
    pub(crate) async fn say(&self, live: &Live, person: &Person, text: &str) -> Result<ChatLine, Failed> {
        if person.muted_until.is_some_and(|until| until > now()) {
            return Err(Failed::bad("muted", "you may not chat for now"));
        }
        limit(&self.limits().chat, &person.id)?;
        let text = self.options().chat.admit(person, text)?;
        let at = now();
        self.store().add_chat(&live.card.id, live.next_said(), &person.id, &text, at).await?;
        self.meters().chat.inc();
        Ok(ChatLine { at, name: person.name.clone(), text })
    }
}

/// Waits until the club stops.
async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // An error means that the club is gone.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

async fn send(socket: &mut WebSocket, text: axum::extract::ws::Utf8Bytes) -> bool {
    matches!(tokio::time::timeout(PATIENCE, socket.send(Message::Text(text))).await, Ok(Ok(())))
}

pub(crate) fn refused(refused: &Refused) -> Failed {
    Failed::bad(refused.key(), refused.to_string())
}
