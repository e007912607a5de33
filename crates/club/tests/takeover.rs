//! A node dies with thousands of games, and nobody asks for them: how long it takes until all of them go on.
//!
//! `cargo test --release -p crownhead-club --test takeover -- --ignored --exact --nocapture all_games_of_a_dead_node_go_on`

mod house;
mod nodes;
#[path = "../../store/tests/store/server.rs"]
mod server;

use std::env;
use std::time::{Duration, Instant};

use crownhead_club::Place;
use crownhead_notation::movetext;
use crownhead_room::{Action, Room};
use crownhead_store::{Entry, Journal, Kind, NewGame, Role, Store};
use crownhead_testkit::network::Broker;
use house::{Apart, DATA, fresh_room, now, terms};
use nodes::database;
use sqlx::{AssertSqlSafe, Connection as _, PgConnection, Row as _};

/// So long a game goes on after the death of its node, whether anyone asks for it or not: in an optimized program on a machine
/// with nothing else to do. Others say how much more they need.
const LIMIT: Duration = Duration::from_secs(5);
/// The variable with the longest time for these tests, in seconds.
const LONGEST: &str = "CROWNHEAD_TAKEOVER_SECONDS";
/// Signs of life come every half second, and are on the disk a little later.
const UNSURE: u64 = 1_500;
/// So many plies have been played.
const PLIES: usize = 30;
const RULES: &str = "international";
const PACE: &str = "10+3";

#[tokio::test]
#[ignore = "the process that these tests start and kill"]
async fn serve() {
    if let Ok(data) = env::var(DATA) {
        house::serve(&data).await;
    }
}

/// The events of a game that goes on, with the times since it was made.
fn record() -> Vec<(u64, String)> {
    let mut room = fresh_room(&terms(RULES, PACE), 0);
    (0..PLIES)
        .map(|ply| {
            let position = room.game().position();
            let moves = position.legal_moves();
            let text = movetext::write(position, &moves[ply * 7 % moves.len()]);
            let (side, at) = (room.turn(), 100 * (ply as u64 + 1));
            let event = room.act(side, &Action::Move { ply, text, lag: 0 }, at).expect("a legal move");
            (at, event.to_string())
        })
        .collect()
}

/// Makes games between a few people, whose node is no more.
async fn make(store: &Store, games: usize) {
    let mut people = Vec::new();
    for number in 0..50 {
        let name = format!("Player {number}");
        let added = store.add_person(&name, Kind::Member, Role::Player, None, now()).await;
        people.push(added.expect("it is written").expect("the name is free").id);
    }
    let (journal, writer) = Journal::start(store);
    let (record, created) = (record(), now() - 10_000);
    for number in 0..games {
        let id = format!("take{number:08}");
        let game = NewGame {
            id: id.clone(),
            rules: RULES.to_owned(),
            start: None,
            pace: PACE.to_owned(),
            rated: false,
            claims: false,
            white: people[number % 50].clone(),
            black: people[(number + 1) % 50].clone(),
            white_rating: None,
            black_rating: None,
            created,
            rematch_of: None,
            tournament: None,
            patience: None,
        };
        store.add_game(&game).await.expect("it is written");
        for (seq, (at, text)) in (0..).zip(&record) {
            let entry = Entry {
                game: id.clone(),
                seq,
                at: created + at,
                text: text.clone(),
                finish: None,
                news: Vec::new(),
            };
            journal.write(entry, |written| _ = written.expect("it is written"));
        }
    }
    journal.alive("before", created + 5_000);
    journal.flush().await;
    let ids: Vec<String> = (0..games).map(|number| format!("take{number:08}")).collect();
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    store.claim(&ids, "before", created, created + 6_000).await.expect("it is written");
    drop(journal);
    writer.await.expect("no panic");
}

/// Waits until so many games have an event after a time; returns how long that took.
async fn all_go_on(connection: &mut PgConnection, games: usize, since: u64) -> Duration {
    let begun = Instant::now();
    // The server has other things to do than to count.
    let count = async |what: &str, connection: &mut PgConnection| {
        let sql = format!("SELECT count({what}) FROM event WHERE at > {since} AND text LIKE 'stop %'");
        let row = sqlx::query(AssertSqlSafe(sql)).fetch_one(connection).await.expect("readable");
        row.get::<i64, _>(0)
    };
    loop {
        let resumed = count("*", connection).await;
        if resumed >= games as i64 {
            let taken = begun.elapsed();
            assert_eq!(count("DISTINCT game", connection).await, games as i64);
            return taken;
        }
        assert!(begun.elapsed() < house::PATIENCE * 3, "{resumed} of {games}");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

/// The time between death and resurrection is nobody's.
async fn check_clocks(store: &Store, games: usize, killed: u64) {
    for number in (0..games).step_by(games / 50) {
        let id = format!("take{number:08}");
        let row = store.game(&id).await.expect("readable").expect("it exists");
        let mut room: Room = fresh_room(&terms(RULES, PACE), row.game.created);
        let left = |room: &Room, at| room.face(room.turn(), at).expect("a clock").left;
        let mut before = 0;
        for event in store.events(&id).await.expect("readable") {
            if event.at > killed && before == 0 {
                before = left(&room, killed);
            }
            room.apply(&event.text.parse().expect("an event"), event.at).expect("it fits");
            if event.at > killed {
                let after = left(&room, event.at);
                assert!(before.abs_diff(after) < UNSURE, "{id}: {before} ms, then {after} ms");
            }
        }
        assert!(before > 0, "{id} goes on");
    }
}

/// One node has all games; the two others, which start later, have none. Then it is killed.
async fn measure(games: usize) -> (Duration, Duration) {
    let (data, broker) = (database().await, Broker::new());
    let place: Place = data.parse().expect("a place");
    let store = Store::connect(&place).await.expect("the database is there");
    make(&store, games).await;
    let mut connection = PgConnection::connect(&data).await.expect("a server");
    let start =
        || Apart::start_with(&data, Some(&broker.url()), &["serve", "--exact", "--ignored", "--nocapture"]);
    let begun = now();
    let mut first = start();
    let alone = all_go_on(&mut connection, games, begun).await;
    let _others = [start(), start()];
    tokio::time::sleep(Duration::from_secs(2)).await;
    let killed = now();
    first.child.kill().expect("it runs");
    first.child.wait().expect("it has ended");
    let together = all_go_on(&mut connection, games, killed).await;
    check_clocks(&store, games, killed).await;
    let sql = "SELECT node, count(*) FROM lease GROUP BY node ORDER BY 2 DESC LIMIT 2";
    let shares = sqlx::query(sql).fetch_all(&mut connection).await.expect("readable");
    let shares: Vec<i64> = shares.iter().map(|row| row.get(1)).collect();
    println!(
        "{games} games: {together:.1?} after the death of their node, of two others {shares:?}; a node alone took {alone:.1?}"
    );
    (together, alone)
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL and NATS; cargo gate runs it"]
async fn hundreds_of_games_that_nobody_asks_for_go_on() {
    let (together, _) = measure(1_000).await;
    assert!(together < 2 * LIMIT, "{together:?}");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "thousands of games are a measurement"]
async fn all_games_of_a_dead_node_go_on() {
    let limit =
        env::var(LONGEST).ok().map_or(LIMIT, |text| Duration::from_secs(text.parse().expect("seconds")));
    for games in [1_000, 5_000, 10_000] {
        let (together, _) = measure(games).await;
        assert!(together < limit, "{games} games: {together:?}");
    }
}
