//! The program is killed while people play: nothing that was acknowledged is lost, clocks are right, ratings count once.
//!
//! The club runs in a process of its own: this very program, asked for [`serve`] alone.

mod house;

use std::collections::HashMap;
use std::env;
use std::path::Path;
use std::time::{Duration, Instant};

use crownhead_api::club::{Ask, Deed, EventRecord, GameCard, Tell, TermsRecord};
use crownhead_notation::movetext;
use crownhead_room::Room;
use crownhead_rules::Color;
use crownhead_store::Store;
use house::{Apart, DATA, Door, Folder, Page, Someone, fresh_room, now, terms};

/// So much may clocks be off after a crash, in milliseconds: the club gives a sign of life twice a second, later on a
/// machine that does much else.
const SLACK: u64 = 3_000;

#[tokio::test]
#[ignore = "the process that the crash tests start and kill"]
async fn serve() {
    if let Ok(data) = env::var(DATA) {
        house::serve(&data).await;
    }
}

fn start(data: &Path) -> Apart {
    Apart::start(data, &["serve", "--exact", "--ignored", "--nocapture"])
}

/// A game and what its players have been told.
struct Watched {
    id: String,
    players: [usize; 2],
    seen: Vec<EventRecord>,
    card: GameCard,
}

fn replayed(card: &GameCard, events: &[EventRecord]) -> Room {
    let mut room = fresh_room(&card.terms, card.created);
    for (at, text) in events {
        room.apply(&text.parse().expect("an event"), *at).expect("it fits");
    }
    room
}

/// Looks at a game; returns its card, its events and the time.
async fn look(page: &mut Page, game: &str) -> (GameCard, Vec<EventRecord>, u64) {
    page.ask(&Ask::Watch { game: game.to_owned(), since: 0 }).await;
    page.tell(|tell| match tell {
        Tell::Room { card, events, now, .. } if card.id == game => Some((card.clone(), events.clone(), *now)),
        _ => None,
    })
    .await
}

/// Plays one game until the connection ends; returns everything that was acknowledged.
async fn play(door: Door, people: [Someone; 2], watched: Watched, ends: bool) -> (Watched, [Someone; 2]) {
    let mut watched = watched;
    let mut pages = [door.page(&people[0]).await, door.page(&people[1]).await];
    for page in &mut pages {
        look(page, &watched.id).await;
    }
    let mut room = replayed(&watched.card, &watched.seen);
    let side = |color: Color| {
        usize::from(
            people[0].me.card.id
                != match color {
                    Color::White => watched.card.white.id.clone(),
                    Color::Black => watched.card.black.id.clone(),
                },
        )
    };
    let sides = Color::ALL.map(side);
    loop {
        if room.ending().is_some() {
            break;
        }
        let mover = sides[room.turn().index()];
        let moves = room.game().position().legal_moves();
        let mv = moves[(room.seq() as usize * 5 + watched.id.len()) % moves.len()];
        let text = movetext::write(room.game().position(), &mv);
        let deed =
            if ends && room.has_begun() { Deed::Resign } else { Deed::Move { ply: room.game().ply(), text } };
        let ask = Ask::Do { game: watched.id.clone(), n: 1, deed };
        if !pages[mover].try_ask(&ask).await {
            break;
        }
        // An event is acknowledged as soon as either player is told of it.
        let Some(events) = next_events(&mut pages[mover], room.seq()).await else { break };
        for (at, text) in events {
            room.apply(&text.parse().expect("an event"), at).expect("it fits");
            watched.seen.push((at, text));
        }
        tokio::time::sleep(Duration::from_millis(45)).await;
    }
    (watched, people)
}

/// The next events from a number on; `None` if the connection has ended.
async fn next_events(page: &mut Page, first: u32) -> Option<Vec<EventRecord>> {
    loop {
        match page.next().await? {
            Tell::Events { first: number, events, .. } if number == first => return Some(events),
            Tell::Ping(number) => _ = page.try_ask(&Ask::Pong(number)).await,
            Tell::Refused { key, why, .. } => panic!("{key}: {why}"),
            _ => {}
        }
    }
}

/// After a crash: the record holds all that was acknowledged, and the clocks did not run meanwhile.
async fn check(door: Door, people: &HashMap<usize, Someone>, watched: &mut Watched, killed_at: u64) {
    let mut page = door.page(&people[&watched.players[0]]).await;
    let (card, events, now) = look(&mut page, &watched.id).await;
    assert!(events.len() >= watched.seen.len(), "{} lost an event", watched.id);
    assert_eq!(events[..watched.seen.len()], watched.seen, "{} has another record", watched.id);
    let room = replayed(&card, &events);
    if room.ending().is_none() && room.has_begun() {
        // Up to the stop the clock ran; since the start it runs again.
        let stop = events.iter().rposition(|(_, text)| text.starts_with("stop ")).expect("the stop is noted");
        let before = replayed(&card, &events[..stop]);
        let turn = room.turn();
        let left = |room: &Room, at: u64| room.face(turn, at).expect("a clock").left;
        let (at_stop, at_start) =
            (left(&before, killed_at.max(events[stop.saturating_sub(1)].0)), left(&room, events[stop].0));
        assert!(at_start.abs_diff(at_stop) <= SLACK, "{}: {at_stop} before, {at_start} after", watched.id);
        assert!(left(&room, now) <= at_start);
    }
    watched.seen = events;
}

/// Games of pairs of people are played while the club is killed again and again.
async fn survive(rounds: u32, pairs: usize) {
    let folder = Folder::new();
    let mut victim = start(&folder.data());
    let mut people = HashMap::new();
    for number in 0..pairs * 2 {
        people.insert(number, victim.door.member(&format!("Player {number}")).await);
    }
    let mut games = Vec::new();
    for pair in 0..pairs {
        games.push(new_game(victim.door, &people, [2 * pair, 2 * pair + 1]).await);
    }
    let mut finished = 0;
    for round in 0..rounds {
        let last = round + 1 == rounds;
        let tasks: Vec<_> = std::mem::take(&mut games)
            .into_iter()
            .map(|watched: Watched| {
                let pair = watched.players.map(|player| people.remove(&player).expect("everyone plays once"));
                tokio::spawn(play(victim.door, pair, watched, last))
            })
            .collect();
        let wait = if last { 3_000 } else { 150 + u64::from(round * 37 % 600) };
        tokio::time::sleep(Duration::from_millis(wait)).await;
        drop(victim);
        let killed_at = now();
        for task in tasks {
            let (watched, [one, two]) = task.await.expect("a player does not panic");
            people.insert(watched.players[0], one);
            people.insert(watched.players[1], two);
            games.push(watched);
        }
        let started = Instant::now();
        victim = start(&folder.data());
        assert!(started.elapsed() < Duration::from_secs(10), "{:?}", started.elapsed());
        for watched in &mut games {
            check(victim.door, &people, watched, killed_at).await;
        }
        for watched in &mut games {
            if replayed(&watched.card, &watched.seen).ending().is_some() {
                finished += 1;
                *watched = new_game(victim.door, &people, watched.players).await;
            }
        }
    }
    drop(victim);
    assert!(finished >= pairs, "{finished} games ended");
    let store = Store::open(&folder.data()).await.expect("the data file");
    assert_eq!(store.problem().await.expect("readable"), None);
    let mut rated = 0;
    for someone in people.values() {
        rated += store
            .ratings(&someone.me.card.id)
            .await
            .expect("readable")
            .iter()
            .map(|row| row.games)
            .sum::<u32>();
    }
    assert_eq!(rated, 2 * finished as u32, "every game counts once for both");
}

async fn new_game(door: Door, people: &HashMap<usize, Someone>, players: [usize; 2]) -> Watched {
    let mut pages = [door.page(&people[&players[0]]).await, door.page(&people[&players[1]]).await];
    let terms = TermsRecord { rated: true, ..terms("english", "10+5") };
    let [one, two] = &mut pages;
    let id = door.pair(terms, one, two).await;
    let (card, seen, _) = look(one, &id).await;
    Watched { id, players, seen, card }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_when_the_club_is_killed() {
    survive(4, 3).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a hundred crashes take two minutes"]
async fn nothing_acknowledged_is_lost_in_a_hundred_crashes() {
    survive(100, 12).await;
}
