//! Broadcasts over real connections: pushes, corrections, troubles, who may do what, sources, restarts.

mod house;

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crownhead_api::broadcasts::{
    BroadcastCard, BroadcastGame, BroadcastNews, BroadcastPage, BroadcastStage, NewBroadcast, NewRound,
    Pushed, RoundCard, Typed,
};
use crownhead_api::club::{Ask, Tell};
use crownhead_club::{Address, Fetching, Options, Outgoing, OutgoingError, care};
use house::{Folder, House, Page, Someone, read};
use serde_json::{Value, json};

fn event(rules: &str) -> NewBroadcast {
    NewBroadcast {
        title: "Cup of <b>Łódź</b>".to_owned(),
        about: "Two lines\nabout it".to_owned(),
        place: "Łódź".to_owned(),
        dates: "1–3 May".to_owned(),
        rules: rules.to_owned(),
    }
}

async fn order(house: &House, path: &str, who: &Someone, order: &impl serde::Serialize) -> (u16, String) {
    let text = serde_json::to_string(order).expect("plain data");
    let (status, _, body) = house.post(&format!("/club/api/{path}"), &who.cookie, &text).await;
    (status, body)
}

async fn done<T: serde::de::DeserializeOwned>(
    house: &House,
    path: &str,
    who: &Someone,
    content: &impl serde::Serialize,
) -> T {
    let (status, body) = order(house, path, who, content).await;
    assert_eq!(status, 200, "{path}: {body}");
    read(&body)
}

/// The key of a refusal.
async fn refusal(house: &House, path: &str, who: &Someone, content: &impl serde::Serialize) -> String {
    let (status, body) = order(house, path, who, content).await;
    assert!((400..500).contains(&status), "{status} {body}");
    read::<Value>(&body)["key"].as_str().unwrap_or_default().to_owned()
}

async fn push(house: &House, round: &str, key: &str, pdn: &str) -> (u16, Value) {
    let (host, length) = (house.address, pdn.len());
    let request = format!(
        "POST /api/broadcast/{round}/push HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\
         Authorization: Bearer {key}\r\nContent-Length: {length}\r\n\r\n{pdn}"
    );
    let (status, _, body) = house.send(&request).await;
    (status, read(&body))
}

/// A member whom the club has made an admin.
async fn chief(house: &House) -> Someone {
    let chief = house.member("Chief").await;
    assert!(house.club.appoint("Chief").await.expect("the data file is there"));
    chief
}

async fn moderator(house: &House, chief: &Someone, name: &str) -> Someone {
    let someone = house.member(name).await;
    let path = format!("person/{}/measure", someone.me.card.id);
    let _: Value = done(house, &path, chief, &json!({ "role": "moderator" })).await;
    someone
}

async fn key(house: &House, who: &Someone) -> String {
    let made: Value = done(house, "key", who, &json!({})).await;
    made["key"].as_str().expect("a key").to_owned()
}

/// A broadcast with a round.
struct Stand {
    event: String,
    round: String,
    owner: Someone,
    key: String,
}

impl Stand {
    async fn new(house: &House, rules: &str) -> Stand {
        let owner = chief(house).await;
        let card: BroadcastCard = done(house, "broadcast", &owner, &event(rules)).await;
        let path = format!("broadcast/{}/round", card.id);
        let round: RoundCard = done(house, &path, &owner, &NewRound::default()).await;
        let key = key(house, &owner).await;
        Stand { event: card.id, round: round.id, owner, key }
    }

    async fn push(&self, house: &House, pdn: &str) -> Value {
        let (status, answer) = push(house, &self.round, &self.key, pdn).await;
        assert_eq!(status, 200, "{answer}");
        answer
    }

    async fn page(&self, house: &House, since: u64) -> BroadcastPage {
        let path = format!("/club/api/broadcast/{}?round={}&since={since}", self.event, self.round);
        let (status, body) = house.get(&path, &self.owner.cookie).await;
        assert_eq!(status, 200, "{body}");
        read(&body)
    }

    async fn games(&self, house: &House) -> Vec<BroadcastGame> {
        self.page(house, 0).await.round.expect("a round").games
    }

    async fn moves(&self, house: &House) -> Vec<String> {
        self.games(house).await.into_iter().map(|game| game.moves).collect()
    }
}

fn game(board: u32, moves: &str) -> String {
    format!("[Board \"{board}\"]\n[White \"W{board}\"]\n[Black \"B{board}\"]\n\n{moves}\n\n")
}

async fn news(page: &mut Page) -> BroadcastNews {
    page.tell(|tell| if let Tell::Broadcast(news) = tell { Some(news.clone()) } else { None }).await
}

#[tokio::test]
async fn moves_are_appended_corrected_and_seen() {
    let house = House::new().await;
    let stand = Stand::new(&house, "international").await;
    let guest = house.guest().await;
    let mut page = house.page(&guest).await;
    page.ask(&Ask::Broadcast(Some(stand.round.clone()))).await;
    let here = news(&mut page).await;
    assert_eq!((here.before, here.version, here.games), (0, 0, Vec::new()));
    page.ask(&Ask::Broadcast(Some("nothing".to_owned()))).await;
    assert_eq!(page.refusal().await, "not-found");
    page.ask(&Ask::Broadcast(Some(stand.round.clone()))).await;
    news(&mut page).await;

    let answer = stand.push(&house, &(game(1, "1. 32-28 *") + &game(2, "1. 33-29 19-23 *"))).await;
    assert_eq!(answer["games"][1]["moves"], 2);
    assert_eq!(answer["games"][0]["tags"]["White"], "W1");
    let first = news(&mut page).await;
    assert_eq!((first.before, first.version, first.games.len()), (0, 1, 2));

    // More moves of one game; only that one is told.
    stand.push(&house, &(game(1, "1. 32-28 19-23 2. 28x19 *") + &game(2, "1. 33-29 19-23 *"))).await;
    let second = news(&mut page).await;
    assert_eq!((second.before, second.version), (1, 2));
    let told: Vec<_> = second.games.iter().map(|game| (game.number, &*game.moves)).collect();
    assert_eq!(told, [(1, "32-28 19-23 28x19")]);

    // A move taken back, and another one in its place; then a result that comes alone.
    stand.push(&house, &game(1, "1. 32-28 18-23 *")).await;
    assert_eq!(news(&mut page).await.games[0].moves, "32-28 18-23");
    stand.push(&house, &game(2, "1. 33-29 19-23 2-0")).await;
    let third = news(&mut page).await;
    assert_eq!((third.games.len(), &*third.games[0].result), (1, "2-0"));
    assert_eq!(stand.moves(&house).await, ["32-28 18-23", "33-29 19-23"]);

    // The same again changes nothing, and what changed since a version comes alone.
    let again = stand.push(&house, &game(2, "1. 33-29 19-23 2-0")).await;
    assert_eq!(again["changed"], 0);
    let since = stand.page(&house, 3).await.round.expect("a round");
    assert_eq!((since.version, since.games.len()), (4, 1));
    assert_eq!((since.card.games, since.card.live), (2, 1));
}

#[tokio::test]
async fn a_bad_game_stops_no_other_and_is_named() {
    let house = House::new().await;
    let stand = Stand::new(&house, "international").await;
    let text = game(1, "1. 32-28 19-23 2. 28x19 14x24 *")
        + &game(2, "1. 33-29 *")
        + "[Board \"3\"]\n[GameType \"21\"]\n\n1. 11-15 *\n";
    let answer = stand.push(&house, &text).await;
    let troubles = answer["troubles"].as_array().expect("a list");
    assert_eq!(troubles.len(), 2, "{answer}");
    let line = troubles[0].as_str().expect("a line");
    assert!(
        line.starts_with("#1 W1 – B1: move 2...: Line 5, column 25: “14x24” is not a legal move."),
        "{line}"
    );
    assert_eq!(answer["games"][0]["error"], troubles[0]);
    assert_eq!(stand.moves(&house).await, ["32-28 19-23 28x19", "33-29"]);
    // Those who steer find it on their page, others don't.
    let steering =
        stand.page(&house, 0).await.round.and_then(|round| round.steering).expect("the owner steers");
    assert_eq!(
        steering.troubles.iter().map(|one| &*one.key).collect::<Vec<_>>(),
        ["illegal-move", "other-rules"]
    );
    let (_, body) = house.get(&format!("/club/api/broadcast/{}", stand.event), "").await;
    let seen: BroadcastPage = read(&body);
    assert!(!seen.steers && seen.round.expect("a round").steering.is_none());
    // Once it is right the trouble is gone, although no game is new.
    stand.push(&house, &game(2, "1. 33-29 *")).await;
    let steering =
        stand.page(&house, 0).await.round.and_then(|round| round.steering).expect("the owner steers");
    assert_eq!(steering.troubles, []);
}

#[tokio::test]
async fn hostile_pushes_are_refused() {
    let house = House::new().await;
    let stand = Stand::new(&house, "international").await;
    let name = "<script>alert(1)</script>";
    stand.push(&house, &format!("[White \"{name}\"]\n[Black \"B\"]\n\n1. 32-28 *")).await;
    assert_eq!(stand.games(&house).await[0].white, name, "text stays text");
    for wrong in ["", "wrong", &stand.owner.cookie] {
        assert_eq!(push(&house, &stand.round, wrong, &game(1, "1. 33-29 *")).await.0, 401);
    }
    assert_eq!(push(&house, "nothing", &stand.key, &game(1, "1. 33-29 *")).await.0, 404);
    let (status, answer) = push(&house, &stand.round, &stand.key, "").await;
    assert_eq!((status, &answer["error"]), (400, &json!("there is no game in it")));
    let (status, answer) = push(&house, &stand.round, &stand.key, &"1. 32-28 ".repeat(100_000)).await;
    assert_eq!((status, &answer["error"]), (413, &json!("a push has at most 512 KB")));
    let (status, _) = push(&house, &stand.round, &stand.key, &"\u{fffd}(\u{0}[".repeat(20_000)).await;
    assert!(status == 200 || status == 400, "{status}");
    assert_eq!(stand.games(&house).await.len(), 1);
    // A key that is taken back opens nothing.
    let _: Value = done(&house, "key/revoke", &stand.owner, &json!({})).await;
    assert_eq!(push(&house, &stand.round, &stand.key, &game(1, "1. 33-29 *")).await.0, 401);
}

#[tokio::test]
async fn only_those_who_may_steer_do() {
    let house = House::new().await;
    let stand = Stand::new(&house, "english").await;
    let (guest, member) = (house.guest().await, house.member("Mia").await);
    let other = moderator(&house, &stand.owner, "Olga").await;
    for nobody in [&guest, &member] {
        assert_eq!(refusal(&house, "broadcast", nobody, &event("english")).await, "not-allowed");
    }
    let member_key = key(&house, &member).await;
    let other_key = key(&house, &other).await;
    for (who, key) in [(&member, &member_key), (&other, &other_key)] {
        let (event, round) = (&stand.event, &stand.round);
        for path in [
            format!("broadcast/{event}/edit"),
            format!("broadcast/{event}/remove"),
            format!("round/{round}/remove"),
        ] {
            assert_eq!(refusal(&house, &path, who, &self::event("english")).await, "not-allowed", "{path}");
        }
        let typed = Typed { pdn: "1. 11-15 *".to_owned() };
        assert_eq!(refusal(&house, &format!("round/{round}/push"), who, &typed).await, "not-allowed");
        assert_eq!(refusal(&house, &format!("round/{round}/drop"), who, &1).await, "not-allowed");
        assert_eq!(push(&house, round, key, "1. 11-15 *").await.0, 403);
    }
    // A moderator has broadcasts of their own, which an admin may steer, too; but chooses no address that the club asks.
    let own: BroadcastCard = done(&house, "broadcast", &other, &event("english")).await;
    let path = format!("broadcast/{}/round", own.id);
    let source =
        NewRound { source: Some("https://example.org/a".to_owned()), every: 5, ..NewRound::default() };
    assert_eq!(refusal(&house, &path, &other, &source).await, "not-allowed");
    let round: RoundCard = done(&house, &path, &stand.owner, &NewRound::default()).await;
    assert_eq!(push(&house, &round.id, &other_key, "1. 11-15 *").await.0, 200);
    // Without the role it is over.
    let measure = format!("person/{}/measure", other.me.card.id);
    let _: Value = done(&house, &measure, &stand.owner, &json!({ "role": "player" })).await;
    assert_eq!(push(&house, &round.id, &other_key, "1. 11-15 23-19 *").await.0, 403);
    // A page elsewhere can't use the cookie.
    let (status, ..) = house
        .post_from(
            "http://evil.example",
            &format!("/club/api/broadcast/{}/remove", own.id),
            &stand.owner.cookie,
            "{}",
        )
        .await;
    assert_eq!(status, 403);
}

#[tokio::test]
async fn forms_have_limits() {
    let house = House::new().await;
    let stand = Stand::new(&house, "english").await;
    let owner = &stand.owner;
    let with = |change: fn(&mut NewBroadcast)| {
        let mut new = event("english");
        change(&mut new);
        new
    };
    for (new, key) in [
        (with(|new| new.title = " ".to_owned()), "broadcast-title"),
        (with(|new| new.title = "x".repeat(81)), "broadcast-title"),
        (with(|new| new.title = "a\nb".to_owned()), "broadcast-title"),
        (with(|new| new.place = "x".repeat(81)), "broadcast-line"),
        (with(|new| new.about = "x".repeat(1_001)), "broadcast-about"),
        (with(|new| new.rules = "chess".to_owned()), "rules"),
    ] {
        assert_eq!(refusal(&house, "broadcast", owner, &new).await, key);
    }
    let path = format!("broadcast/{}/round", stand.event);
    let round = |change: fn(&mut NewRound)| {
        let mut new = NewRound {
            source: Some("https://example.org/a.pdn".to_owned()),
            every: 5,
            ..NewRound::default()
        };
        change(&mut new);
        new
    };
    for (new, key) in [
        (round(|new| new.every = 4), "broadcast-every"),
        (round(|new| new.every = 100_000), "broadcast-every"),
        (round(|new| new.source = Some("http://example.org/".to_owned())), "broadcast-source"),
        (round(|new| new.source = Some("https://169.254.169.254/".to_owned())), "broadcast-source"),
        (round(|new| new.starts = Some(1)), "broadcast-start"),
        (round(|new| new.name = "x".repeat(81)), "broadcast-line"),
    ] {
        assert_eq!(refusal(&house, &path, owner, &new).await, key);
    }
    let edited: Value = done(
        &house,
        &format!("broadcast/{}/edit", stand.event),
        owner,
        &with(|new| new.rules = "frisian".to_owned()),
    )
    .await;
    assert_eq!(edited, json!({}));
    assert_eq!(stand.page(&house, 0).await.card.rules, "english", "rules stay");
    for _ in 1..40 {
        let _: RoundCard = done(&house, &path, owner, &NewRound::default()).await;
    }
    assert_eq!(refusal(&house, &path, owner, &NewRound::default()).await, "broadcast-rounds");
}

#[tokio::test]
async fn what_was_acknowledged_survives_and_leaves_with_the_event() {
    let house = House::new().await;
    let stand = Stand::new(&house, "international").await;
    stand.push(&house, &(game(2, "1. 32-28 *") + &game(1, "1. 33-29 {[%clk 0:10:00]} *"))).await;
    let house = house.restart().await;
    assert_eq!(stand.moves(&house).await, ["32-28", "33-29"]);
    let (status, pdn) = house.get(&format!("/club/api/round/{}/games.pdn", stand.round), "").await;
    assert_eq!(status, 200);
    let boards: Vec<usize> =
        ["[Board \"1\"]", "[Board \"2\"]"].iter().filter_map(|board| pdn.find(board)).collect();
    assert!(boards.len() == 2 && boards[0] < boards[1] && pdn.contains("[%clk 0:10:00]"), "{pdn}");
    let (_, one) = house.get(&format!("/club/api/round/{}/games.pdn?game=1", stand.round), "").await;
    assert!(one.contains("[Board \"2\"]") && !one.contains("[Board \"1\"]"), "{one}");
    // The export names it; typed games count like pushed ones; a game can be removed.
    let (_, export) = house.get("/club/api/export.json", &stand.owner.cookie).await;
    assert_eq!(read::<Value>(&export)["broadcasts"][0]["id"], json!(stand.event));
    let typed = Typed { pdn: game(3, "1. 31-26 *") };
    let pushed: Pushed = done(&house, &format!("round/{}/push", stand.round), &stand.owner, &typed).await;
    assert_eq!((pushed.read, pushed.changed), (1, 1));
    let _: Value = done(&house, &format!("round/{}/drop", stand.round), &stand.owner, &1).await;
    assert_eq!(stand.moves(&house).await, ["33-29", "31-26"]);
    assert_eq!(refusal(&house, &format!("round/{}/drop", stand.round), &stand.owner, &1).await, "not-found");
    // Someone says that it is over.
    let _: Value = done(
        &house,
        &format!("round/{}/edit", stand.round),
        &stand.owner,
        &NewRound { ended: true, ..NewRound::default() },
    )
    .await;
    assert_eq!(stand.page(&house, 0).await.card.stage, BroadcastStage::Over);
    // The owner goes; the event stays without the name.
    let path = "erase";
    let (status, body) = order(&house, path, &stand.owner, &"correct horse").await;
    assert_eq!(status, 200, "{body}");
    let (_, body) = house.get(&format!("/club/api/broadcast/{}", stand.event), "").await;
    assert_eq!(read::<BroadcastPage>(&body).owner.name, "?");
    assert_eq!(push(&house, &stand.round, &stand.key, &game(1, "1. 32-28 *")).await.0, 401);
}

#[tokio::test]
async fn many_pushes_at_once_lose_nothing() {
    let house = House::new().await;
    let stand = Stand::new(&house, "international").await;
    let texts: Vec<String> = (1..=12).map(|board| game(board, "1. 32-28 *")).collect();
    let pushes = texts.iter().map(|text| push(&house, &stand.round, &stand.key, text));
    for (status, answer) in futures_util::future::join_all(pushes).await {
        assert_eq!(status, 200, "{answer}");
    }
    let mut boards: Vec<u32> = stand.games(&house).await.iter().filter_map(|game| game.board).collect();
    boards.sort_unstable();
    assert_eq!(boards, (1..=12).collect::<Vec<_>>());
    assert_eq!(stand.page(&house, 0).await.card.rounds[0].games, 12);
}

#[tokio::test]
async fn a_copy_of_the_data_file_has_broadcasts() {
    let folder = Folder::new();
    let data = folder.data();
    let house = House::with_options(Options::new(data.as_path()), None).await;
    let stand = Stand::new(&house, "international").await;
    stand.push(&house, &game(1, "1. 32-28 *")).await;
    let (copy, restored) = (folder.0.join("copy.db"), folder.0.join("restored.db"));
    let paths = (data, copy, restored.clone());
    let cared = std::thread::spawn(move || {
        care::back_up(&paths.0, &paths.1).expect("it is copied");
        care::restore(&paths.1, &paths.2).expect("it is put back")
    });
    assert_eq!(cared.join().expect("no panic").faults, Vec::<String>::new());
    house.club.close().await;
    let again = House::with_options(Options::new(restored.as_path()), Some(folder)).await;
    assert_eq!(stand.moves(&again).await, ["32-28"]);
}

/// A web outside in which a test says what is at every address.
#[derive(Default)]
struct Fake {
    answers: Mutex<VecDeque<Result<String, OutgoingError>>>,
    asked: Mutex<Vec<String>>,
}

impl Outgoing for Fake {
    fn fetch<'a>(&'a self, address: &'a Address) -> Fetching<'a> {
        self.asked.lock().expect("no test panics here").push(address.to_string());
        let mut answers = self.answers.lock().expect("no test panics here");
        let next = if answers.len() > 1 { answers.pop_front() } else { answers.front().cloned() };
        Box::pin(async move { next.unwrap_or(Err(OutgoingError::NoHost)).map(String::into_bytes) })
    }
}

#[tokio::test]
async fn games_are_fetched_from_a_source() {
    let fake = Arc::new(Fake::default());
    *fake.answers.lock().expect("it is new") = VecDeque::from([
        Ok(game(1, "1. 32-28 *")),
        Err(OutgoingError::Status(503)),
        Ok(game(1, "1. 32-28 19-23 *")),
    ]);
    let folder = Folder::new();
    let outside: Arc<dyn Outgoing> = fake.clone();
    let options = Options { outside: Some(outside), ..Options::new(folder.data().as_path()) };
    let house = House::with_options(options, Some(folder)).await;
    let stand = Stand::new(&house, "international").await;
    let address = "https://live.example.org/r1.pdn?key=secret";
    let order = NewRound { source: Some(address.to_owned()), every: 5, ..NewRound::default() };
    let _: Value = done(&house, &format!("round/{}/edit", stand.round), &stand.owner, &order).await;
    let mut seen_failure = false;
    let begun = std::time::Instant::now();
    while stand.moves(&house).await != ["32-28 19-23"] {
        assert!(begun.elapsed() < house::PATIENCE, "the second answer comes");
        let steering =
            stand.page(&house, 0).await.round.and_then(|round| round.steering).expect("the owner steers");
        seen_failure |= steering.failure.as_deref() == Some("the host answers with the status 503");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    assert!(seen_failure, "the owner is told");
    let asked = fake.asked.lock().expect("no test panics here").clone();
    assert!(asked.len() == 3 && asked.iter().all(|one| one == address), "{asked:?}");
    assert!(begun.elapsed() >= Duration::from_secs(10), "no more often than asked for");
    // Nobody else learns the address.
    let (_, body) = house.get(&format!("/club/api/broadcast/{}", stand.event), "").await;
    assert!(!body.contains("secret"), "{body}");
    // A round that is over is not fetched any more.
    let over = NewRound { ended: true, ..order };
    let _: Value = done(&house, &format!("round/{}/edit", stand.round), &stand.owner, &over).await;
    let count = fake.asked.lock().expect("no test panics here").len();
    tokio::time::sleep(Duration::from_secs(7)).await;
    assert_eq!(fake.asked.lock().expect("no test panics here").len(), count);
}
