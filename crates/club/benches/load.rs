//! Many games at once: how long a move takes from one player to the other, and what that costs.
//!
//! `cargo bench -p crownhead-club --bench load -- --games 10000 --seconds 60`
//!
//! With `--nodes 3`, three nodes share a PostgreSQL server over a NATS server, and the players of each game are at different
//! nodes; every second game is run by the node of one of its players or by the third.
//!
//! The club runs in a process of its own. Every player has a connection. The time of a move is from sending it to the
//! moment at which the opponent's connection delivers it; the club has written it to the disk in between.

#[path = "../tests/house/mod.rs"]
mod house;
#[path = "../tests/nodes/mod.rs"]
mod nodes;
#[path = "../../store/tests/store/server.rs"]
mod server;

use std::env;
use std::fs;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crownhead_api::club::{Ask, Deed, Tell};
use crownhead_notation::movetext;
use crownhead_rules::Color;
use crownhead_store::{Entry, Journal, Kind, NewGame, Pass, Place, Role, Store};
use crownhead_testkit::network::Broker;
use house::{Apart, DATA, Door, Folder, Page, fresh_room, now, serve, terms};
use nodes::database;
use tokio::runtime::Builder;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

/// The mean time for a move, as in blitz.
const THINKING: Duration = Duration::from_secs(4);
const RULES: &str = "international";
const PACE: &str = "10+3";
const OPENING_MOVES: [&str; 2] = ["32-28", "19-23"];
/// So many connections are opened at the same time.
const OPENING: usize = 100;

fn main() {
    let runtime = Builder::new_multi_thread().enable_all().build().expect("a runtime");
    if let Ok(data) = env::var(DATA) {
        runtime.block_on(serve(&data));
    } else {
        crownhead_club::allow_many_connections();
        runtime.block_on(load(&Size::of_arguments()));
    }
}

/// How much load.
struct Size {
    games: usize,
    seconds: u64,
    /// 0: one club with a file.
    nodes: usize,
}

impl Size {
    /// `cargo test` runs benchmarks as well, to see that they work: then a little.
    fn of_arguments() -> Size {
        let arguments: Vec<String> = env::args().collect();
        let value = |name: &str| {
            let at = arguments.iter().position(|argument| argument == name)?;
            arguments.get(at + 1)?.parse::<u64>().ok()
        };
        let games = value("--games").unwrap_or(20) as usize;
        let nodes = value("--nodes").unwrap_or(0) as usize;
        Size { games, seconds: value("--seconds").unwrap_or(3), nodes }
    }
}

/// What the system tells of the club's process, where it tells anything.
struct Server(Apart);

impl Server {
    /// A line of the system's account of the process, where there is one.
    fn status(&self, name: &str) -> String {
        let text = fs::read_to_string(format!("/proc/{}/status", self.0.child.id())).unwrap_or_default();
        let line = text.lines().find_map(|line| line.strip_prefix(name)).unwrap_or("unknown");
        line.trim_start_matches(':').trim().to_owned()
    }

    /// The processor time so far, in seconds; the system counts in hundredths.
    fn busy(&self) -> f64 {
        let text = fs::read_to_string(format!("/proc/{}/stat", self.0.child.id())).unwrap_or_default();
        let fields: Vec<&str> = text.rsplit(") ").next().unwrap_or_default().split(' ').collect();
        let ticks = |at: usize| fields.get(at).and_then(|text| text.parse::<f64>().ok()).unwrap_or(0.0);
        (ticks(11) + ticks(12)) / 100.0
    }
}

/// A game, and the sessions of its players, White's first.
struct Pair {
    game: String,
    cookies: [String; 2],
}

async fn people(store: &Store, games: usize) -> Vec<Pair> {
    let mut pairs = Vec::with_capacity(games);
    let (journal, _writer) = Journal::start(store);
    for number in 0..games {
        let (mut ids, mut cookies) = (Vec::new(), Vec::new());
        for side in ["White", "Black"] {
            let name = format!("{side} {number}");
            let added = store.add_person(&name, Kind::Member, Role::Player, None, now()).await;
            let person = added.expect("it is written").expect("the name is free");
            let secret = store.issue(&person.id, Pass::Session, now(), None).await.expect("it is written");
            cookies.push(format!("crownhead-club={secret}"));
            ids.push(person.id);
        }
        let game = NewGame {
            id: format!("load{number:08}"),
            rules: RULES.to_owned(),
            start: None,
            pace: PACE.to_owned(),
            rated: false,
            claims: false,
            white: ids[0].clone(),
            black: ids[1].clone(),
            white_rating: None,
            black_rating: None,
            created: now(),
            rematch_of: None,
            tournament: None,
            patience: None,
        };
        store.add_game(&game).await.expect("it is written");
        // Once both have moved, a game waits for late connections.
        for (seq, text) in OPENING_MOVES.into_iter().enumerate() {
            let entry = Entry {
                game: game.id.clone(),
                seq: seq as u32,
                at: now(),
                text: format!("move {text} 0"),
                finish: None,
                news: Vec::new(),
            };
            journal.write(entry, |written| _ = written.expect("it is written"));
        }
        pairs.push(Pair { game: game.id, cookies: cookies.try_into().expect("two") });
    }
    journal.flush().await;
    pairs
}

async fn load(size: &Size) {
    let folder = Folder::new();
    let (place, broker) = if size.nodes > 0 {
        (database().await, Some(Broker::new()))
    } else {
        (folder.data().display().to_string(), None)
    };
    let store = Store::connect(&place.parse::<Place>().expect("a place")).await.expect("a new place");
    println!("making {} games", size.games);
    let pairs = people(&store, size.games).await;
    let begun = Instant::now();
    let bus = broker.as_ref().map(Broker::url);
    let start = |_| Server(Apart::start_with(&place, bus.as_deref(), &[]));
    let servers: Vec<Server> = (0..size.nodes.max(1)).map(start).collect();
    println!("ready after {:.2} s; memory {}", begun.elapsed().as_secs_f64(), memory(&servers, "VmRSS"));
    if size.nodes > 0 {
        while !store.free(now(), u64::MAX, 1).await.expect("readable").is_empty() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        println!("all games are taken up after {:.1} s", begun.elapsed().as_secs_f64());
    }
    store.close().await;
    let opening = Arc::new(Semaphore::new(OPENING));
    let (go, wait) = tokio::sync::watch::channel(false);
    let mut tasks = JoinSet::new();
    for (number, pair) in pairs.into_iter().enumerate() {
        let (opening, wait) = (Arc::clone(&opening), wait.clone());
        // The players of a game are at different nodes, if there are several.
        let door = |at: usize| servers[at % servers.len()].0.door;
        tasks.spawn(play(
            [door(number), door(number + 1)],
            pair,
            number as u64,
            opening,
            wait,
            Duration::from_secs(size.seconds),
        ));
    }
    // All are connected when every place is free again.
    let mut before = usize::MAX;
    loop {
        tokio::time::sleep(Duration::from_millis(500)).await;
        let free = opening.available_permits();
        if free == OPENING && before == OPENING {
            break;
        }
        before = free;
    }
    println!("{} connections; memory {}", 2 * size.games, memory(&servers, "VmRSS"));
    let busy_so_far = || servers.iter().map(Server::busy).sum::<f64>();
    let (busy, begun) = (busy_so_far(), Instant::now());
    go.send(true).expect("the players wait");
    let mut times = Vec::new();
    while let Some(done) = tasks.join_next().await {
        times.extend(done.expect("a player does not panic"));
    }
    report(&mut times, begun.elapsed(), busy_so_far() - busy, &servers);
}

/// The memory of all nodes.
fn memory(servers: &[Server], name: &str) -> String {
    servers.iter().map(|server| server.status(name)).collect::<Vec<_>>().join(" + ")
}

fn report(times: &mut [Duration], taken: Duration, busy: f64, servers: &[Server]) {
    times.sort_unstable();
    let at = |share: f64| {
        let index = (times.len() as f64 * share) as usize;
        times.get(index.min(times.len().saturating_sub(1))).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    let seconds = taken.as_secs_f64();
    println!("{} moves in {seconds:.1} s: {:.0} a second", times.len(), times.len() as f64 / seconds);
    println!(
        "from move sent to move seen: median {:.1} ms, 95 % {:.1} ms, 99 % {:.1} ms, longest {:.1} ms",
        at(0.5),
        at(0.95),
        at(0.99),
        at(1.0)
    );
    println!(
        "the club: memory {} (at most {}), {:.2} cores",
        memory(servers, "VmRSS"),
        memory(servers, "VmHWM"),
        busy / seconds
    );
    assert!(!times.is_empty(), "no move was played");
}

/// Plays one game; returns the times of its moves.
async fn play(
    doors: [Door; 2],
    pair: Pair,
    number: u64,
    opening: Arc<Semaphore>,
    mut wait: tokio::sync::watch::Receiver<bool>,
    length: Duration,
) -> Vec<Duration> {
    let place = opening.acquire().await.expect("it stays open");
    let mut pages = Vec::with_capacity(2);
    for (cookie, door) in pair.cookies.iter().zip(doors) {
        let origin = format!("http://{}", door.address);
        let mut page = door.page_from(&origin, cookie).await.expect("a connection");
        page.watch(&pair.game, 0).await;
        pages.push(page);
    }
    drop(place);
    wait.wait_for(|go| *go).await.expect("it begins");
    let mut room = fresh_room(&terms(RULES, PACE), 0);
    for text in OPENING_MOVES {
        let event = format!("move {text} 0").parse().expect("an event");
        room.apply(&event, 0).expect("it fits");
    }
    let mut dice = number.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut times = Vec::new();
    let end = Instant::now() + length;
    while room.ending().is_none() {
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        // Between nothing and twice the mean.
        let thought = THINKING.mul_f64((dice % 2_000) as f64 / 1_000.0);
        if Instant::now() + thought > end {
            break;
        }
        attend(&mut pages, thought).await;
        let (mover, other) = if room.turn() == Color::White { (0, 1) } else { (1, 0) };
        let moves = room.game().position().legal_moves();
        let text = movetext::write(room.game().position(), &moves[(dice >> 20) as usize % moves.len()]);
        let ask =
            Ask::Do { game: pair.game.clone(), n: 1, deed: Deed::Move { ply: room.game().ply(), text } };
        let sent = Instant::now();
        pages[mover].ask(&ask).await;
        let text = pages[other].event().await;
        times.push(sent.elapsed());
        pages[mover].event().await;
        if text.starts_with("stop") {
            continue;
        }
        room.apply(&text.parse().expect("an event"), 0).expect("it fits");
    }
    times
}

/// Answers pings while the player thinks.
async fn attend(pages: &mut [Page], thought: Duration) {
    let until = tokio::time::Instant::now() + thought;
    let [one, two] = pages else { return };
    loop {
        let (first, tell) = tokio::select! {
            () = tokio::time::sleep_until(until) => return,
            tell = one.next() => (true, tell),
            tell = two.next() => (false, tell),
        };
        if let Some(Tell::Ping(number)) = tell {
            if first { one.ask(&Ask::Pong(number)).await } else { two.ask(&Ask::Pong(number)).await }
        }
    }
}
