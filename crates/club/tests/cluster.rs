//! Several nodes that are one club, with a PostgreSQL server and a NATS server of their own.

mod device;
mod house;
mod nodes;
#[path = "../../store/tests/store/server.rs"]
mod server;

use std::env;
use std::time::{Duration, Instant};

use crownhead_api::Side;
use crownhead_api::club::{Ask, Deed, Tell};
use crownhead_api::tournaments::{TournamentCard, TournamentPage, TournamentStage};
use crownhead_club::Place;
use crownhead_notation::movetext;
use crownhead_room::Room;
use crownhead_rules::Color;
use crownhead_testkit::network::Broker;
use device::{Browser, Device, Lies};
use house::{Apart, DATA, House, Page, fresh_room, read, terms};
use nodes::database;
use serde_json::json;

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
async fn a_ceremony_begins_on_one_node_and_ends_once_on_another() {
    let (place, broker) = (Place::Server(database().await), Broker::new());
    let (a, b) = (House::node(&place, &broker.url()).await, House::node(&place, &broker.url()).await);
    let mut near = Browser::new(&a).await;
    let (id, options) = near.begin("sign-up", &json!({ "name": "Ada" })).await.expect("the name is free");
    let (mut device, credential) = Device::make(&options, &near.origin, &Lies::default());
    let mut far = near.at(&b);
    far.end("sign-up", &id, &credential).await.expect("a good passkey");
    assert_eq!(near.end("sign-up", &id, &credential).await.expect_err("once"), "ceremony");
    near.cookie.clone_from(&far.cookie);
    assert_eq!(near.me().await.card.name, "Ada");
    let (id, options) = far.begin("sign-in", &json!({})).await.expect("a challenge");
    let signed = device.sign(&options, &far.origin, &Lies::default());
    let twin = far.at(&a);
    let (mut one, mut two) = (far, twin);
    let (one, two) = tokio::join!(one.end("sign-in", &id, &signed), two.end("sign-in", &id, &signed));
    assert!(one.is_ok() != two.is_ok(), "{one:?} {two:?}");
}

#[tokio::test]
#[ignore = "needs PostgreSQL and NATS; cargo gate runs it"]
async fn an_arbiter_at_another_node_ends_a_game() {
    let (place, broker) = (Place::Server(database().await), Broker::new());
    let (a, b) = (House::node(&place, &broker.url()).await, House::node(&place, &broker.url()).await);
    let olga = a.member("Olga").await;
    let terms = terms("english", "5+3");
    let order = json!({ "name": "Spring", "kind": "swiss", "rounds": 1, "terms": terms }).to_string();
    let (_, _, body) = a.post("/club/api/tournament", &olga.cookie, &order).await;
    let path = format!("/club/api/tournament/{}", read::<TournamentCard>(&body).id);
    let mut pages = Vec::new();
    for _ in 0..2 {
        let guest = a.guest().await;
        assert_eq!(a.post(&format!("{path}/join"), &guest.cookie, "{}").await.0, 200);
        pages.push(a.page(&guest).await);
    }
    assert_eq!(a.post(&format!("{path}/start"), &olga.cookie, "{}").await.0, 200);
    let begun = |tell: &Tell| if let Tell::Begun(card) = tell { Some(card.id.clone()) } else { None };
    let game = pages[0].tell(begun).await;
    let is_white = pages[0].watch(&game, 0).await.0 == Some(Side::White);
    let [mut white, mut black] = <[Page; 2]>::try_from(pages).unwrap_or_else(|_| unreachable!("two pages"));
    if !is_white {
        std::mem::swap(&mut white, &mut black);
    }
    let mut copy = Copy::of(&mut white, &game).await;
    Copy::of(&mut black, &game).await;
    for _ in 0..2 {
        copy.play([&mut white, &mut black]).await;
    }
    let result = json!({ "round": 1, "board": 1, "outcome": "draw", "reason": "the lights went out" });
    let (status, _, body) = b.post(&format!("{path}/result"), &olga.cookie, &result.to_string()).await;
    assert_eq!(status, 200, "{body}");
    for page in [&mut white, &mut black] {
        assert_eq!(page.event().await, "end draw ruled");
    }
    let begun = Instant::now();
    loop {
        let (_, body) = b.get(&path, "").await;
        let page: TournamentPage = read(&body);
        if page.card.stage == TournamentStage::Over {
            assert_eq!(page.standings.iter().map(|line| line.points).collect::<Vec<_>>(), [1, 1]);
            break;
        }
        assert!(begun.elapsed() < house::PATIENCE, "{body}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
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

#[tokio::test]
#[ignore = "needs PostgreSQL and NATS; cargo gate runs it"]
async fn a_broadcast_is_seen_and_pushed_at_every_node() {
    let (place, broker) = (Place::Server(database().await), Broker::new());
    let (a, b) = (House::node(&place, &broker.url()).await, House::node(&place, &broker.url()).await);
    let chief = a.member("Chief").await;
    assert!(a.club.appoint("Chief").await.expect("the database is there"));
    let made = async |path: &str, body: &str| {
        let (status, _, body) = a.post(&format!("/club/api/{path}"), &chief.cookie, body).await;
        assert_eq!(status, 200, "{body}");
        read::<serde_json::Value>(&body)
    };
    let event = made("broadcast", r#"{"title":"Cup","rules":"international"}"#).await;
    let event = event["id"].as_str().expect("an id");
    let round = made(&format!("broadcast/{event}/round"), "{}").await;
    let round = round["id"].as_str().expect("an id").to_owned();
    let guest = b.guest().await;
    let mut page = b.page(&guest).await;
    page.ask(&Ask::Broadcast(Some(round.clone()))).await;
    page.tell(|tell| matches!(tell, Tell::Broadcast(_)).then_some(())).await;
    let typed = |board: u32| format!(r#"{{"pdn":"[Board \"{board}\"]\n\n1. 32-28 *"}}"#);
    made(&format!("round/{round}/push"), &typed(1)).await;
    let news =
        page.tell(|tell| if let Tell::Broadcast(news) = tell { Some(news.clone()) } else { None }).await;
    assert_eq!((news.version, &*news.games[0].moves), (1, "32-28"));
    // Pushes at both nodes at the same time: none is lost.
    let push = async |house: &House, board: u32| {
        let path = format!("/club/api/round/{round}/push");
        house.post(&path, &chief.cookie, &typed(board)).await.0
    };
    let both = (2..12).map(|board| push(if board % 2 == 0 { &a } else { &b }, board));
    let done = futures_util::future::join_all(both).await;
    assert_eq!(done, [200; 10]);
    let (_, body) = b.get(&format!("/club/api/broadcast/{event}"), "").await;
    let seen: crownhead_api::broadcasts::BroadcastPage = read(&body);
    assert_eq!(seen.round.map(|round| (round.version, round.games.len())), Some((11, 11)));
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
        let before = seen.face(seen.turn(), house::now()).expect("a clock").left;
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
        // Three seconds come with the move.
        assert!(
            left > before + 3_000 - 1_500,
            "the time of the stop is nobody's: {before} ms, then {left} ms"
        );
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
