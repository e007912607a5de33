//! Several nodes that are one club, with a PostgreSQL server and a NATS server of their own.

mod house;
mod nodes;
#[path = "../../store/tests/store/server.rs"]
mod server;

use std::env;
use std::time::{Duration, Instant};

use crownhead_api::club::{Ask, Deed, Tell};
use crownhead_club::Place;
use crownhead_notation::movetext;
use crownhead_room::Room;
use crownhead_rules::Color;
use crownhead_testkit::network::Broker;
use house::{Apart, DATA, House, Page, fresh_room, read, terms};
use nodes::database;

/// How long it may take until the game of a dead node goes on elsewhere.
const TAKEOVER: Duration = Duration::from_secs(5);

#[tokio::test]
#[ignore = "the process that these tests start and kill"]
async fn serve() {
    if let Ok(data) = env::var(DATA) {
        house::serve(&data).await;
    }
}

/// A page's own copy of a game.
struct Copy {
    game: String,
    room: Room,
}

impl Copy {
    /// Looks at a game at a page.
    async fn of(page: &mut Page, game: &str) -> Copy {
        page.ask(&Ask::Watch { game: game.to_owned(), since: 0 }).await;
        let (card, events) = page
            .tell(|tell| match tell {
                Tell::Room { card, events, .. } if card.id == game => Some((card.clone(), events.clone())),
                _ => None,
            })
            .await;
        let mut room = fresh_room(&card.terms, card.created);
        for (at, text) in &events {
            room.apply(&text.parse().expect("an event"), *at).expect("it fits");
        }
        Copy { game: game.to_owned(), room }
    }

    /// The side to move moves; both pages hear it.
    async fn play(&mut self, pages: [&mut Page; 2]) {
        let [white, black] = pages;
        let position = self.room.game().position();
        let moves = position.legal_moves();
        let mv = moves[self.room.seq() as usize * 7 % moves.len()];
        let deed = Deed::Move { ply: self.room.game().ply(), text: movetext::write(position, &mv) };
        let mover = if position.turn() == Color::White { &mut *white } else { &mut *black };
        mover.act(&self.game, deed).await;
        let seq = self.room.seq();
        let next = |tell: &Tell| match tell {
            Tell::Events { first, events, .. } if *first == seq => Some(events.clone()),
            Tell::Refused { key, why, .. } => panic!("{key}: {why}"),
            _ => None,
        };
        let events = white.tell(next).await;
        assert_eq!(black.tell(next).await, events);
        for (at, text) in events {
            self.room.apply(&text.parse().expect("an event"), at).expect("it fits");
        }
    }
}

#[tokio::test]
#[ignore = "needs PostgreSQL and NATS; cargo gate runs it"]
async fn pages_of_two_nodes_play_chat_and_play_again() {
    let (place, broker) = (Place::Server(database().await), Broker::new());
    let (a, b) = (House::node(&place, &broker.url()).await, House::node(&place, &broker.url()).await);
    let (one, two) = (a.guest().await, b.guest().await);
    let (mut white, mut black) = (a.page(&one).await, b.page(&two).await);
    let game = a.pair(terms("english", "5+3"), &mut white, &mut black).await;
    let mut copy = Copy::of(&mut white, &game).await;
    Copy::of(&mut black, &game).await;
    for _ in 0..12 {
        copy.play([&mut white, &mut black]).await;
    }
    for speaker in [0, 1] {
        let pages = [&mut white, &mut black];
        let text = format!("hello from {speaker}");
        pages[speaker].ask(&Ask::Say { game: game.clone(), text: text.clone() }).await;
        for page in pages {
            page.tell(|tell| matches!(tell, Tell::Chat { line, .. } if line.text == text).then_some(()))
                .await;
        }
    }
    // What may not be done is refused from afar as well.
    black.act(&game, Deed::Rematch).await;
    assert_eq!(black.refusal().await, "not-over");
    black.act(&game, Deed::Resign).await;
    for page in [&mut white, &mut black] {
        assert_eq!(page.event().await, "end resign black");
    }
    black.act(&game, Deed::Rematch).await;
    white.tell(|tell| matches!(tell, Tell::Rematch { .. }).then_some(())).await;
    white.act(&game, Deed::Rematch).await;
    for page in [&mut white, &mut black] {
        page.tell(|tell| matches!(tell, Tell::Next { .. }).then_some(())).await;
    }
    // Someone is here, wherever that is.
    let (_, body) = a.get(&format!("/club/api/person/{}", two.me.card.id), "").await;
    assert_eq!(read::<serde_json::Value>(&body)["here"], true, "{body}");
}

#[tokio::test]
#[ignore = "needs PostgreSQL and NATS; cargo gate runs it"]
async fn a_node_that_stops_hands_its_games_over() {
    let (place, broker) = (Place::Server(database().await), Broker::new());
    let (a, b) = (House::node(&place, &broker.url()).await, House::node(&place, &broker.url()).await);
    let (one, two) = (a.guest().await, a.guest().await);
    let (mut white, mut black) = (a.page(&one).await, a.page(&two).await);
    let game = a.pair(terms("russian", "5+3"), &mut white, &mut black).await;
    let mut copy = Copy::of(&mut white, &game).await;
    Copy::of(&mut black, &game).await;
    for _ in 0..4 {
        copy.play([&mut white, &mut black]).await;
    }
    let stopped = Instant::now();
    a.club.close().await;
    let (mut white, mut black) = (b.page(&one).await, b.page(&two).await);
    let mut copy = Copy::of(&mut white, &game).await;
    Copy::of(&mut black, &game).await;
    copy.play([&mut white, &mut black]).await;
    assert!(stopped.elapsed() < TAKEOVER, "{:?}", stopped.elapsed());
    assert_eq!(copy.room.game().ply(), 5);
}

fn node(data: &str, broker: &Broker) -> Apart {
    Apart::start_with(data, Some(&broker.url()), &["serve", "--exact", "--ignored", "--nocapture"])
}

#[tokio::test]
#[ignore = "needs PostgreSQL and NATS; cargo gate runs it"]
async fn a_killed_node_is_replaced_in_five_seconds() {
    let (data, broker) = (database().await, Broker::new());
    let mut nodes = [node(&data, &broker), node(&data, &broker), node(&data, &broker)];
    let (one, two) = (nodes[0].door.guest().await, nodes[1].door.guest().await);
    for round in 0..4 {
        // The node of the one who offers runs the game. The other player is at another node, or at the same one.
        let (killed, other, third) = (round % 3, (round + round / 3 + 1) % 3, (round + 2) % 3);
        let mut white = nodes[killed].door.page(&one).await;
        let mut black = nodes[other].door.page(&two).await;
        let game = nodes[killed].door.pair(terms("international", "5+3"), &mut white, &mut black).await;
        let mut copy = Copy::of(&mut white, &game).await;
        Copy::of(&mut black, &game).await;
        for _ in 0..6 {
            copy.play([&mut white, &mut black]).await;
        }
        let seen = copy.room;
        let dead = Instant::now();
        let _ = nodes[killed].child.kill();
        let _ = nodes[killed].child.wait();
        // Both come to what is left.
        let place = if other == killed { third } else { other };
        let (mut white, mut black) = (nodes[third].door.page(&one).await, nodes[place].door.page(&two).await);
        let mut copy = Copy::of(&mut white, &game).await;
        Copy::of(&mut black, &game).await;
        let resumed = dead.elapsed();
        copy.play([&mut white, &mut black]).await;
        assert!(resumed < TAKEOVER, "round {round}: {resumed:?}");
        assert_eq!(copy.room.game().moves()[..6], *seen.game().moves(), "nothing is lost");
        let left = copy.room.face(seen.turn(), house::now()).expect("a clock").left;
        assert!(left > 295_000, "the time of the stop is nobody's: {left} ms");
        white.act(&game, Deed::Resign).await;
        assert_eq!(black.event().await, "end resign white");
        nodes[killed] = node(&data, &broker);
    }
}

#[tokio::test]
#[ignore = "needs PostgreSQL and NATS; cargo gate runs it"]
async fn games_survive_the_broker() {
    let (place, mut broker) = (Place::Server(database().await), Broker::new());
    let (a, b) = (House::node(&place, &broker.url()).await, House::node(&place, &broker.url()).await);
    let (one, two) = (a.guest().await, b.guest().await);
    let (mut white, mut black) = (a.page(&one).await, b.page(&two).await);
    let game = a.pair(terms("frisian", "5+3"), &mut white, &mut black).await;
    let mut copy = Copy::of(&mut white, &game).await;
    Copy::of(&mut black, &game).await;
    for _ in 0..3 {
        copy.play([&mut white, &mut black]).await;
    }
    broker.kill();
    // The page of the other node is told to connect again; at the node of the game everything goes on.
    while black.next().await.is_some() {}
    let mut black = a.page(&two).await;
    Copy::of(&mut black, &game).await;
    for _ in 0..3 {
        copy.play([&mut white, &mut black]).await;
    }
    broker.start();
    let begun = Instant::now();
    let mut black = b.page(&two).await;
    let copied = Copy::of(&mut black, &game).await;
    assert_eq!(copied.room.game().ply(), 6);
    copy.play([&mut white, &mut black]).await;
    assert!(begun.elapsed() < TAKEOVER, "{:?}", begun.elapsed());
}
