//! Three nodes, and everything that can break breaks: nodes are killed, the broker is killed, links to the broker and to
//! the database are cut, the database is slow. People play on: nothing that was acknowledged is lost, and every rated
//! game counts once.

mod house;
mod nodes;
#[path = "../../store/tests/store/server.rs"]
mod server;

use std::collections::HashMap;
use std::env;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crownhead_api::Side;
use crownhead_api::club::{Ask, Deed, EventRecord, Offer, Tell, TermsRecord};
use crownhead_club::Place;
use crownhead_notation::movetext;
use crownhead_room::Room;
use crownhead_rules::Color;
use crownhead_store::Store;
use house::{Apart, DATA, Door, Page, Someone, fresh_room, terms};
use nodes::{Broker, Link, database};

/// How long it may take until the game of a dead node goes on elsewhere.
const TAKEOVER: Duration = Duration::from_secs(5);
/// A game goes on after all of this: a link that stays cut, and then a takeover.
const LONGEST_GAP: Duration = Duration::from_secs(14);
/// How long something stays broken.
const BROKEN: Duration = Duration::from_secs(3);
/// So many plies, then the side to move resigns and the next game begins.
const PLIES: usize = 40;

#[tokio::test]
#[ignore = "the process that these tests start and kill"]
async fn serve() {
    if let Ok(data) = env::var(DATA) {
        house::serve(&data).await;
    }
}

/// A node with its links.
struct Node {
    apart: Apart,
    to_broker: Link,
    to_database: Link,
    data: String,
}

impl Node {
    async fn new(database: &str, broker: &Broker) -> Node {
        let (head, tail) = database.rsplit_once('/').expect("an address");
        let (head, port) = head.rsplit_once(':').expect("a port");
        let to_database = Link::to(port.parse().expect("a port")).await;
        let to_broker = Link::to(broker.port).await;
        let data = format!("{head}:{}/{tail}", to_database.port);
        let apart = Node::start(&data, to_broker.port);
        Node { apart, to_broker, to_database, data }
    }

    fn start(data: &str, broker_port: u16) -> Apart {
        let bus = format!("nats://127.0.0.1:{broker_port}");
        Apart::start_with(data, Some(&bus), &["serve", "--exact", "--ignored", "--nocapture"])
    }

    fn kill(&mut self) {
        let _ = self.apart.child.kill();
        let _ = self.apart.child.wait();
    }

    async fn restart(&mut self) {
        let (data, port) = (self.data.clone(), self.to_broker.port);
        // It waits for the line in which the node says where it listens.
        let started = tokio::task::spawn_blocking(move || Node::start(&data, port));
        self.apart = started.await.expect("it starts");
    }
}

/// What all pairs share.
struct World {
    doors: Mutex<Vec<Door>>,
    over: AtomicBool,
    /// The number of events that were acknowledged, and the longest time without one, in milliseconds.
    events: AtomicU64,
    gap: AtomicU64,
}

impl World {
    /// A node by chance, which may be dead.
    fn door(&self, salt: u64) -> Door {
        let doors = self.doors.lock().expect("nobody panics");
        doors[salt as usize % doors.len()]
    }

    fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }
}

/// Two members who play one game after another.
struct Pair {
    world: Arc<World>,
    people: [Someone; 2],
    salt: u64,
    /// What was acknowledged, by game and number.
    seen: HashMap<String, Vec<EventRecord>>,
    heard: Instant,
    /// What was tried last.
    last: String,
}

impl Pair {
    fn next_salt(&mut self) -> u64 {
        self.salt = self.salt.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.salt >> 33
    }

    /// Pages of both at nodes by chance; nothing if one of them can't be reached.
    async fn pages(&mut self) -> Option<[Page; 2]> {
        "connecting".clone_into(&mut self.last);
        let (one, two) = (self.next_salt(), self.next_salt());
        let doors = [self.world.door(one), self.world.door(two)];
        let one = tokio::time::timeout(BROKEN, doors[0].try_page(&self.people[0])).await.ok()??;
        let two = tokio::time::timeout(BROKEN, doors[1].try_page(&self.people[1])).await.ok()??;
        Some([one, two])
    }

    async fn run(mut self) -> HashMap<String, Vec<EventRecord>> {
        let mut game = None;
        while !self.world.is_over() {
            let Some(mut pages) = self.pages().await else {
                tokio::time::sleep(Duration::from_millis(200)).await;
                continue;
            };
            // After a while without news a page connects again, as a person would reload it.
            let played = tokio::time::timeout(LONGEST_GAP, self.play(&mut pages, &mut game)).await;
            if played.is_err() && !self.world.is_over() {
                self.note_gap();
            }
        }
        self.seen
    }

    fn note_gap(&self) {
        let gap = self.heard.elapsed();
        if gap > TAKEOVER {
            println!("{:.1} s without news after {}", gap.as_secs_f64(), self.last);
        }
        self.world.gap.fetch_max(gap.as_millis() as u64, Ordering::Relaxed);
    }

    /// Plays until a connection ends.
    async fn play(&mut self, pages: &mut [Page; 2], game: &mut Option<String>) -> Option<()> {
        loop {
            if game.is_none() {
                "a new offer".clone_into(&mut self.last);
                *game = Some(begin(pages).await?);
            }
            let id = game.clone()?;
            self.play_on(pages, &id).await?;
            *game = None;
        }
    }

    /// Plays a game to its end; nothing if a connection ends before.
    async fn play_on(&mut self, pages: &mut [Page; 2], id: &str) -> Option<()> {
        self.last = format!("watching {id}");
        let mut room = None;
        let mut white = 0;
        for (index, page) in pages.iter_mut().enumerate() {
            let (of, is_white) = look(page, id).await?;
            if is_white {
                white = index;
            }
            room = Some(of);
        }
        let mut room = room?;
        while room.ending().is_none() {
            let mover = if room.turn() == Color::White { white } else { 1 - white };
            let position = room.game().position();
            let moves = position.legal_moves();
            let mv = moves[(room.seq() as usize * 5 + id.len()) % moves.len()];
            let ply = room.game().ply();
            let deed = if ply >= PLIES || self.world.is_over() && ply >= 2 {
                Deed::Resign
            } else {
                Deed::Move { ply, text: movetext::write(position, &mv) }
            };
            let seq = room.seq();
            self.last = format!("{deed:?} in {id}");
            if !pages[mover].try_ask(&Ask::Do { game: id.to_owned(), n: 1, deed }).await {
                return None;
            }
            for (at, text) in events(&mut pages[mover], seq).await? {
                room.apply(&text.parse().expect("an event"), at).expect("it fits");
                self.note_gap();
                self.heard = Instant::now();
                self.world.events.fetch_add(1, Ordering::Relaxed);
                let seen = self.seen.entry(id.to_owned()).or_default();
                // The record before was read from the club, which is an acknowledgement as well.
                if seen.len() == room.seq() as usize - 1 {
                    seen.push((at, text));
                }
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Some(())
    }
}

/// A new rated game of two pages; nothing if it does not come about.
async fn begin(pages: &mut [Page; 2]) -> Option<String> {
    let [one, two] = pages;
    let terms = TermsRecord { rated: true, ..terms("english", "15+5") };
    let offer = Offer { terms, side: Some(Side::White) };
    if !(two.try_ask(&Ask::Lobby(true)).await && one.try_ask(&Ask::Seek(offer)).await) {
        return None;
    }
    let me = one.name.clone();
    let seek = loop {
        match two.next().await? {
            Tell::Lobby { seeks, .. } => {
                if let Some(seek) = seeks.into_iter().find(|seek| seek.by.name == me) {
                    break seek;
                }
            }
            Tell::SeekAdded(seek) if seek.by.name == me => break seek,
            Tell::Ping(number) => _ = two.try_ask(&Ask::Pong(number)).await,
            Tell::Refused { .. } => return None,
            _ => {}
        }
    };
    if !two.try_ask(&Ask::Take(seek.id)).await {
        return None;
    }
    loop {
        match two.next().await? {
            Tell::Paired(game) => return Some(game),
            Tell::Ping(number) => _ = two.try_ask(&Ask::Pong(number)).await,
            Tell::Refused { .. } => return None,
            _ => {}
        }
    }
}

/// The game as the club has it, and whether the page has White.
async fn look(page: &mut Page, id: &str) -> Option<(Room, bool)> {
    if !page.try_ask(&Ask::Watch { game: id.to_owned(), since: 0 }).await {
        return None;
    }
    loop {
        match page.next().await? {
            Tell::Room { card, side, events, .. } if card.id == id => {
                let mut room = fresh_room(&card.terms, card.created);
                for (at, text) in &events {
                    room.apply(&text.parse().expect("an event"), *at).expect("it fits");
                }
                return Some((room, side == Some(Side::White)));
            }
            Tell::Ping(number) => _ = page.try_ask(&Ask::Pong(number)).await,
            Tell::Refused { .. } => return None,
            _ => {}
        }
    }
}

/// The next events from a number on.
async fn events(page: &mut Page, seq: u32) -> Option<Vec<EventRecord>> {
    loop {
        match page.next().await? {
            Tell::Events { first, events, .. } if first == seq => return Some(events),
            Tell::Events { first, .. } if first > seq => return None,
            Tell::Ping(number) => _ = page.try_ask(&Ask::Pong(number)).await,
            Tell::Refused { .. } => return None,
            _ => {}
        }
    }
}

/// Breaks one thing after another.
async fn break_things(nodes: &mut [Node], broker: &mut Broker, world: &World, times: u32) {
    for time in 0..times {
        let index = (time as usize * 7 + 3) % nodes.len();
        match time % 5 {
            0 | 3 => {
                nodes[index].kill();
                nodes[index].restart().await;
                world.doors.lock().expect("nobody panics")[index] = nodes[index].apart.door;
            }
            1 => {
                nodes[index].to_database.slow_down(150);
                tokio::time::sleep(BROKEN).await;
                nodes[index].to_database.mend();
            }
            2 => {
                broker.kill();
                tokio::time::sleep(BROKEN).await;
                broker.start();
            }
            _ if time % 2 == 0 => {
                nodes[index].to_broker.cut();
                tokio::time::sleep(BROKEN).await;
                nodes[index].to_broker.mend();
            }
            _ => {
                nodes[index].to_database.cut();
                tokio::time::sleep(BROKEN).await;
                nodes[index].to_database.mend();
            }
        }
        tokio::time::sleep(BROKEN).await;
    }
}

async fn survive(times: u32, pairs: u64) {
    let (place, mut broker) = (database().await, Broker::new());
    let mut nodes = Vec::new();
    for _ in 0..3 {
        nodes.push(Node::new(&place, &broker).await);
    }
    let doors: Vec<Door> = nodes.iter().map(|node| node.apart.door).collect();
    let world = Arc::new(World {
        doors: Mutex::new(doors.clone()),
        over: AtomicBool::new(false),
        events: AtomicU64::new(0),
        gap: AtomicU64::new(0),
    });
    let mut playing = Vec::new();
    for number in 0..pairs {
        let people = [
            doors[0].member(&format!("White {number}")).await,
            doors[1].member(&format!("Black {number}")).await,
        ];
        let (world, seen) = (Arc::clone(&world), HashMap::new());
        let pair = Pair { world, people, salt: number + 1, seen, heard: Instant::now(), last: String::new() };
        playing.push(tokio::spawn(pair.run()));
    }
    break_things(&mut nodes, &mut broker, &world, times).await;
    world.over.store(true, Ordering::Relaxed);
    let place: Place = place.parse().expect("a place");
    let store = Store::connect(&place).await.expect("the database is there");
    for pair in playing {
        for (game, seen) in pair.await.expect("nobody panics") {
            let kept = store.events(&game).await.expect("readable");
            let kept: Vec<EventRecord> = kept.into_iter().map(|event| (event.at, event.text)).collect();
            for event in &seen {
                assert!(kept.contains(event), "game {game} lost {event:?}: {kept:?}");
            }
        }
    }
    check_ratings(&store, pairs).await;
    let (events, gap) = (world.events.load(Ordering::Relaxed), world.gap.load(Ordering::Relaxed));
    println!("{times} breaks, {events} events acknowledged, the longest gap {gap} ms");
    assert!(events > u64::from(times) * pairs * 10, "{events} events");
    assert!(gap < LONGEST_GAP.as_millis() as u64, "{gap} ms");
}

/// Every rated game that has ended counts once for both players.
async fn check_ratings(store: &Store, pairs: u64) {
    for number in 0..pairs {
        for name in [format!("White {number}"), format!("Black {number}")] {
            let (person, _) = store.person_named(&name).await.expect("readable").expect("a member");
            let [played, ..] = store.totals(&person.id).await.expect("readable");
            let rated: u32 =
                store.ratings(&person.id).await.expect("readable").iter().map(|row| row.games).sum();
            assert_eq!(u64::from(rated), played, "{name}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS; cargo gate runs it"]
async fn nothing_acknowledged_is_lost_when_anything_breaks() {
    survive(5, 6).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a hundred breaks take ten minutes"]
async fn nothing_acknowledged_is_lost_in_a_hundred_breaks() {
    survive(100, 10).await;
}
