//! Pairs of people who play one rated game after another at any nodes, and what is checked in the end: nothing that was
//! acknowledged is lost, every rated game counts once, and nobody waits for long.
#![allow(dead_code, reason = "each test uses a part of it")]

use std::collections::{BTreeMap, HashMap};
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
use tokio::task::JoinHandle;

use crate::house::{Door, Page, Someone, fresh_room, terms};

/// How long it may take until a game goes on, whatever breaks.
pub(crate) const TAKEOVER: Duration = Duration::from_secs(5);
/// After so long a page connects again, as a person would reload it.
const RELOAD: Duration = Duration::from_secs(14);
/// How often a load balancer asks the nodes whether they are well, and how long it waits for an answer.
const ASK: Duration = Duration::from_millis(500);
/// So many plies, then the side to move resigns and the next game begins.
const PLIES: usize = 40;
/// How long a page waits for a connection.
const CONNECT: Duration = Duration::from_secs(1);
/// The variable with what a busy machine may add to a gap, in milliseconds.
const ALLOWANCE: &str = "CROWNHEAD_CHAOS_ALLOWANCE";

/// The games of some people.
pub(crate) struct Games {
    pub(crate) world: Arc<World>,
    pairs: u64,
    playing: Vec<JoinHandle<HashMap<String, Vec<EventRecord>>>>,
}

impl Games {
    /// So many pairs begin to play at these nodes.
    pub(crate) async fn begin(doors: Vec<Door>, pairs: u64) -> Games {
        let world = Arc::new(World {
            doors: Mutex::new(doors.clone()),
            well: Mutex::new(vec![true; doors.len()]),
            over: AtomicBool::new(false),
            events: AtomicU64::new(0),
            gaps: Mutex::default(),
            breaks: Mutex::default(),
        });
        for number in 0..doors.len() {
            let world = Arc::clone(&world);
            tokio::spawn(async move { world.watch_over(number).await });
        }
        let mut playing = Vec::new();
        for number in 0..pairs {
            let people = [
                doors[0].member(&format!("White {number}")).await,
                doors[1].member(&format!("Black {number}")).await,
            ];
            let (world, seen) = (Arc::clone(&world), HashMap::new());
            let (heard, last) = (Instant::now(), String::new());
            let pair = Pair { world, people, salt: number + 1, seen, heard, last };
            playing.push(tokio::spawn(pair.run()));
        }
        Games { world, pairs, playing }
    }

    /// Ends the games and compares what was acknowledged with what is in the database.
    pub(crate) async fn end_and_check(self, place: &str, events_per_pair: u64) {
        let Games { world, pairs, playing } = self;
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
        let (events, gaps) =
            (world.events.load(Ordering::Relaxed), world.gaps.lock().expect("nobody panics"));
        println!("{events} events acknowledged");
        for (broken, gap) in &*gaps {
            println!("longest gap {gap:5} ms: {broken}");
        }
        assert!(events > pairs * events_per_pair, "{events} events");
        let limit = TAKEOVER.as_millis() as u64 + allowance();
        assert!(gaps.values().all(|gap| *gap < limit), "a gap above {limit} ms: {gaps:?}");
    }
}

/// What all pairs share.
pub(crate) struct World {
    doors: Mutex<Vec<Door>>,
    /// Which of them are well, as a load balancer sees it.
    well: Mutex<Vec<bool>>,
    over: AtomicBool,
    /// The number of events that were acknowledged.
    events: AtomicU64,
    /// The longest time without one, in milliseconds, after everything that has broken.
    gaps: Mutex<BTreeMap<&'static str, u64>>,
    /// When what broke.
    breaks: Mutex<Vec<(Instant, &'static str)>>,
}

impl World {
    /// A node by chance among those that seem to be well. It may be dead nevertheless.
    fn door(&self, salt: u64) -> Door {
        let doors = self.doors.lock().expect("nobody panics");
        let well = self.well.lock().expect("nobody panics");
        let choice: Vec<Door> =
            doors.iter().zip(&*well).filter(|(_, well)| **well).map(|(door, _)| *door).collect();
        let choice = if choice.is_empty() { &*doors } else { &choice };
        choice[salt as usize % choice.len()]
    }

    /// Asks a node again and again whether it is well, as a load balancer does.
    async fn watch_over(&self, number: usize) {
        while !self.is_over() {
            let door = self.doors.lock().expect("nobody panics")[number];
            let well = matches!(tokio::time::timeout(ASK, door.is_well()).await, Ok(true));
            self.well.lock().expect("nobody panics")[number] = well;
            tokio::time::sleep(ASK).await;
        }
    }

    /// Something else happens from now on.
    pub(crate) fn note_broken(&self, what: &'static str) {
        self.breaks.lock().expect("nobody panics").push((Instant::now(), what));
    }

    /// What has to do with a time without news: the first thing that broke in it, or the last one before.
    fn broken(&self, since: Instant) -> &'static str {
        let breaks = self.breaks.lock().expect("nobody panics");
        let within = breaks.iter().find(|(at, _)| *at >= since);
        within.or_else(|| breaks.last()).map_or("nothing", |(_, what)| what)
    }

    /// A node listens elsewhere now.
    pub(crate) fn note_door(&self, number: usize, door: Door) {
        self.doors.lock().expect("nobody panics")[number] = door;
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
        let one = tokio::time::timeout(CONNECT, doors[0].try_page(&self.people[0])).await.ok()??;
        let two = tokio::time::timeout(CONNECT, doors[1].try_page(&self.people[1])).await.ok()??;
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
            let played = tokio::time::timeout(RELOAD, self.play(&mut pages, &mut game)).await;
            if played.is_err() && !self.world.is_over() {
                self.note_gap();
            }
        }
        self.seen
    }

    fn note_gap(&self) {
        let (gap, broken) = (self.heard.elapsed(), self.world.broken(self.heard));
        if gap > TAKEOVER {
            println!("{:.1} s without news after {} when {broken}", gap.as_secs_f64(), self.last);
        }
        let mut gaps = self.world.gaps.lock().expect("nobody panics");
        let longest = gaps.entry(broken).or_default();
        *longest = (*longest).max(gap.as_millis() as u64);
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
        // The offer is gone if the page of the one who made it is.
        let told = tokio::select! {
            told = two.next() => told?,
            told = one.next() => {
                if let Tell::Ping(number) = told? {
                    one.try_ask(&Ask::Pong(number)).await;
                }
                continue;
            }
        };
        match told {
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

/// What a machine that is busy with other things may add, in milliseconds: nothing, unless the one who runs the test says
/// so.
fn allowance() -> u64 {
    env::var(ALLOWANCE).ok().map_or(0, |text| text.parse().expect("milliseconds"))
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
