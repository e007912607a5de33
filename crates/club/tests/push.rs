//! People are told of news on their devices, by a push service that the tests run themselves.

mod house;
mod nodes;
mod post;
#[path = "../../store/tests/store/server.rs"]
mod server;

use std::env;
use std::time::{Duration, Instant};

use crownhead_api::Side;
use crownhead_api::club::{Deed, Offer};
use crownhead_api::push::{NewsKind, NewsSwitch, PushState};
use crownhead_club::{Club, Options, Place, Push};
use crownhead_testkit::network::Broker;
use house::{Apart, DATA, Door, Folder, House, Page, Someone, read, terms};
use nodes::database;
use post::{CONTACT, PostOffice, Reply};
use serde_json::{Value, json};
use tokio::net::TcpListener;

const HOUR: Duration = Duration::from_hours(1);
/// The variable with the certificate of the push service.
const ROOT: &str = "CROWNHEAD_CLUB_TEST_PUSH";

#[tokio::test]
#[ignore = "the process that these tests start and kill"]
async fn serve() {
    let (Ok(data), Ok(root)) = (env::var(DATA), env::var(ROOT)) else { return };
    let options =
        Options { push: post::push(post::root(&root)), ..Options::new(std::path::Path::new(&data)) };
    let club = Club::open(options).await.expect("a good data file");
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    println!("\nlistens {}", listener.local_addr().expect("it is bound"));
    let service = club.router().into_make_service_with_connect_info::<std::net::SocketAddr>();
    axum::serve(listener, service).await.expect("it serves");
}

async fn order(door: &Door, who: &Someone, path: &str, order: &Value) -> (u16, String) {
    let (status, _, body) = door.post(&format!("/club/api/{path}"), &who.cookie, &order.to_string()).await;
    (status, body)
}

async fn state(door: &Door, who: &Someone) -> PushState {
    let (status, body) = door.get("/club/api/push", &who.cookie).await;
    assert_eq!(status, 200, "{body}");
    read(&body)
}

/// A game between two people, whose pages close then. The first has White.
async fn game(door: &Door, pace: &str, white: &Someone, black: &Someone) -> String {
    let (mut one, mut two) = (door.page(white).await, door.page(black).await);
    door.pair(terms("international", pace), &mut one, &mut two).await
}

/// Someone comes, moves and leaves.
async fn play(door: &Door, who: &Someone, game: &str, ply: usize, text: &str) {
    let mut page = door.page(who).await;
    page.watch(game, 0).await;
    act(&mut page, game, ply, text).await;
}

async fn act(page: &mut Page, game: &str, ply: usize, text: &str) {
    page.act(game, Deed::Move { ply, text: text.to_owned() }).await;
    assert!(page.event().await.contains(text));
}

/// Two members, the second with a device.
async fn two(house: &House, office: &PostOffice) -> (Someone, Someone, String) {
    let (ada, ben) = (house.member("Ada").await, house.member("Ben").await);
    let device = office.subscribe(house, &ben, "ben").await;
    (ada, ben, device)
}

fn said(office: &PostOffice) -> Vec<(String, String)> {
    office.all().into_iter().map(|one| (one.browser.clone(), one.body().to_owned())).collect()
}

fn told(browser: &str, body: &str) -> (String, String) {
    (browser.to_owned(), body.to_owned())
}

#[tokio::test]
async fn a_move_is_told_to_whoever_does_not_look() {
    let office = PostOffice::open().await;
    let house = House::with_push(office.push()).await;
    let (ada, ben, device) = two(&house, &office).await;
    office.subscribe(&house, &ada, "ada").await;
    let game = game(&house, "2d", &ada, &ben).await;
    let mut page = house.page(&ada).await;
    page.watch(&game, 0).await;
    act(&mut page, &game, 0, "32-28").await;
    let all = office.wait_for(1).await;
    let one = &all[0];
    assert_eq!((&*one.browser, one.body()), ("ben", "Turn(\"Ada\")"));
    let expected = json!({
        "title": "nl",
        "body": "Turn(\"Ada\")",
        "tag": format!("game:{game}"),
        "page": format!("club.html?game={game}"),
        "language": "nl",
    });
    assert_eq!(one.text, expected, "nothing else is in it");
    assert_eq!(Some(&one.key), state(&house, &ben).await.key.as_ref());
    assert_eq!(one.claims["aud"], format!("https://localhost:{}", office.port));
    assert_eq!(one.claims["sub"], CONTACT);
    let head = |name: &str| one.head[name].as_str();
    assert_eq!((head("content-encoding"), head("urgency")), ("aes128gcm", "normal"));
    assert_eq!(head("topic"), format!("game{game}"));
    let ttl: u64 = head("ttl").parse().expect("a number");
    assert!((172_700..=172_800).contains(&ttl), "as long as the move has time: {ttl}");
    // Both look now.
    let mut other = house.page(&ben).await;
    other.watch(&game, 0).await;
    act(&mut other, &game, 1, "19-23").await;
    page.event().await;
    act(&mut page, &game, 2, "28x19").await;
    assert_eq!(office.flush(&house, &ben, &device).await, [told("ben", "Turn(\"Ada\")")]);
}

#[tokio::test]
async fn games_with_a_clock_tell_of_no_moves() {
    let office = PostOffice::open().await;
    let house = House::with_push(office.push()).await;
    let (ada, ben, device) = two(&house, &office).await;
    let game = game(&house, "5+3", &ada, &ben).await;
    play(&house, &ada, &game, 0, "32-28").await;
    assert_eq!(office.flush(&house, &ben, &device).await, []);
    // Without a clock there is no hurry, but there is a turn.
    let slow = self::game(&house, "-", &ada, &ben).await;
    play(&house, &ada, &slow, 0, "32-28").await;
    assert_eq!(office.flush(&house, &ben, &device).await, [told("ben", "Turn(\"Ada\")")]);
}

#[tokio::test]
async fn whoever_runs_out_of_time_is_reminded_once() {
    let office = PostOffice::open().await;
    let house = House::with_push(office.push()).await;
    let (ada, ben, device) = two(&house, &office).await;
    let game = game(&house, "2d", &ada, &ben).await;
    play(&house, &ada, &game, 0, "32-28").await;
    let turn = [told("ben", "Turn(\"Ada\")")];
    assert_eq!(office.flush(&house, &ben, &device).await, turn);
    // A quarter of two days is left after 36 hours.
    let house = house.later(35 * HOUR).await;
    assert_eq!(office.flush(&house, &ben, &device).await, turn, "too early");
    let house = house.later(HOUR + HOUR / 6).await;
    let [turn] = turn;
    let both = [turn.clone(), told("ben", "Time(\"Ada\", 12)")];
    assert_eq!(office.flush(&house, &ben, &device).await, both);
    // A restart does not remind again, and the next turn does.
    let house = house.later(5 * HOUR).await;
    assert_eq!(office.flush(&house, &ben, &device).await, both);
    play(&house, &ben, &game, 1, "19-23").await;
    play(&house, &ada, &game, 2, "28x19").await;
    assert_eq!(office.flush(&house, &ben, &device).await.len(), 3);
    let house = house.later(37 * HOUR).await;
    let all = office.flush(&house, &ben, &device).await;
    let four = [both, [turn, told("ben", "Time(\"Ada\", 11)")]].concat();
    assert_eq!(all, four);
    // An offer of a draw is no turn.
    let mut page = house.page(&ada).await;
    page.watch(&game, 0).await;
    page.act(&game, Deed::OfferDraw).await;
    page.event().await;
    drop(page);
    let house = house.later(HOUR).await;
    assert_eq!(office.flush(&house, &ben, &device).await, four);
    // The time runs out.
    let house = house.later(12 * HOUR).await;
    let all = office.flush(&house, &ben, &device).await;
    assert_eq!(all[4..], [told("ben", "Ended(\"Ada\", Lost)")]);
}

#[tokio::test]
async fn nobody_is_reminded_who_looks_at_the_game() {
    let office = PostOffice::open().await;
    let house = House::with_push(office.push()).await;
    let (ada, ben, device) = two(&house, &office).await;
    game(&house, "1d", &ben, &ada).await;
    let game = game(&house, "1d", &ben, &ada).await;
    // A quarter of a day is left ten seconds later.
    let begun = Instant::now();
    let house = house.later(Duration::from_secs(18 * 60 * 60 - 10)).await;
    let mut page = house.page(&ben).await;
    page.watch(&game, 0).await;
    assert!(begun.elapsed() < Duration::from_secs(9), "the machine is too slow for this test");
    let all = office.wait_for(1).await;
    assert_eq!(all[0].body(), "Time(\"Ada\", 6)");
    assert_ne!(all[0].text["tag"], format!("game:{game}"), "the other game");
    assert_eq!(office.flush(&house, &ben, &device).await.len(), 1);
    drop(page);
    let all = office.wait_for(3).await;
    assert_eq!((all[2].body(), &all[2].text["tag"]), ("Time(\"Ada\", 6)", &json!(format!("game:{game}"))));
}

#[tokio::test]
async fn nobody_is_told_what_is_switched_off() {
    let office = PostOffice::open().await;
    let house = House::with_push(office.push()).await;
    let (ada, ben, device) = two(&house, &office).await;
    game(&house, "1d", &ben, &ada).await;
    let off = json!(NewsSwitch { kind: NewsKind::Time, on: false });
    assert_eq!(order(&house, &ben, "push/switch", &off).await.0, 200);
    let house = house.later(19 * HOUR).await;
    assert_eq!(office.flush(&house, &ben, &device).await, []);
    assert_eq!(state(&house, &ben).await.off, [NewsKind::Time]);
    let (status, _) = order(&house, &ben, "push/switch", &json!({ "kind": "weather", "on": false })).await;
    assert_eq!(status, 400);
    let on = json!(NewsSwitch { kind: NewsKind::Time, on: true });
    assert_eq!(order(&house, &ben, "push/switch", &on).await.0, 200);
    let house = house.restart().await;
    assert_eq!(office.flush(&house, &ben, &device).await, [told("ben", "Time(\"Ada\", 5)")]);
}

#[tokio::test]
async fn devices_that_are_gone_are_forgotten() {
    let office = PostOffice::open().await;
    let house = House::with_push(office.push()).await;
    let (_, ben, device) = two(&house, &office).await;
    let other = office.subscribe(&house, &ben, "phone").await;
    office.reply([Reply::Status(410), Reply::Status(404)]);
    for id in [&device, &other] {
        assert_eq!(order(&house, &ben, &format!("push/device/{id}/test"), &json!({})).await.0, 200);
    }
    office.wait_for(2).await;
    let begun = Instant::now();
    while !state(&house, &ben).await.devices.is_empty() {
        assert!(begun.elapsed() < house::PATIENCE);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(house.count("SELECT count(*) FROM push_message").await, 0);
    assert_eq!(order(&house, &ben, &format!("push/device/{device}/test"), &json!({})).await.0, 404);
}

#[tokio::test]
async fn a_service_that_is_busy_is_asked_again_later() {
    let office = PostOffice::open().await;
    let house = House::with_push(office.push()).await;
    let (_, ben, device) = two(&house, &office).await;
    let silence = Reply::Silence(Duration::from_secs(2));
    office.reply([Reply::After(429, "2"), Reply::Status(503), silence, Reply::Status(201)]);
    assert_eq!(order(&house, &ben, &format!("push/device/{device}/test"), &json!({})).await.0, 200);
    let all = office.wait_for(4).await;
    let pauses: Vec<Duration> = all.windows(2).map(|two| two[1].at - two[0].at).collect();
    assert!(pauses[0] >= Duration::from_millis(1_900), "as it asked: {pauses:?}");
    assert!(pauses[1] >= Duration::from_millis(300), "twice the first pause: {pauses:?}");
    assert!(pauses[2] >= Duration::from_secs(1), "no answer in time, and a pause: {pauses:?}");
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(office.all().len(), 4);
    // A test is worth five minutes, and this service wants more; another one takes nothing from this club at all.
    office.reply([Reply::After(429, "301"), Reply::Status(403)]);
    for count in [5, 6] {
        assert_eq!(order(&house, &ben, &format!("push/device/{device}/test"), &json!({})).await.0, 200);
        office.wait_for(count).await;
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(house.count("SELECT count(*) FROM push_message WHERE done = 0").await, 0, "both are given up");
    assert_eq!(state(&house, &ben).await.devices.len(), 1, "the device stays");
    assert_eq!(office.all().len(), 6);
}

#[tokio::test]
async fn a_slow_service_holds_up_no_move() {
    let office = PostOffice::open().await;
    let house = House::with_push(office.push()).await;
    let (ada, ben, _) = two(&house, &office).await;
    office.subscribe(&house, &ada, "ada").await;
    let game = game(&house, "2d", &ada, &ben).await;
    office.reply([const { Reply::Silence(Duration::from_secs(30)) }; 40]);
    let moves = ["32-28", "19-23", "28x19", "14x23", "37-32", "10-14"];
    let begun = Instant::now();
    for (ply, text) in moves.into_iter().enumerate() {
        play(&house, if ply % 2 == 0 { &ada } else { &ben }, &game, ply, text).await;
    }
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    assert!(office.wait_for(1).await.iter().all(|one| one.body().starts_with("Turn")));
    // Moves that were answered meanwhile are no news.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let before = office.all().len();
    let begun = Instant::now();
    while house.count("SELECT count(*) FROM push_message WHERE done = 0").await > 1 {
        assert!(begun.elapsed() < house::PATIENCE, "{before}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn challenges_and_games_are_told_to_whoever_is_not_here() {
    let office = PostOffice::open().await;
    let house = House::with_push(office.push()).await;
    let (ada, ben, device) = two(&house, &office).await;
    let offer = Offer { terms: terms("english", "3d"), side: Some(Side::White) };
    let challenge = async |target: &Someone| {
        let mut asked = serde_json::to_value(&offer).expect("plain data");
        asked["target"] = json!(target.me.card.id);
        let (status, body) = order(&house, &ada, "challenge", &asked).await;
        assert_eq!(status, 200, "{body}");
        read::<Value>(&body)["id"].as_str().expect("an id").to_owned()
    };
    let id = challenge(&ben).await;
    let first = [told("ben", "Challenge(\"Ada\")")];
    assert_eq!(office.flush(&house, &ben, &device).await, first);
    let all = office.all();
    let text = &all.iter().find(|one| one.body() != "Test").expect("the challenge").text;
    assert_eq!(text["page"], "club.html");
    assert!(!text.to_string().contains(&id), "the id of a challenge is not passed on: {text}");
    let page = house.page(&ben).await;
    challenge(&ben).await;
    assert_eq!(office.flush(&house, &ben, &device).await, first, "he is here");
    drop(page);
    // Ada is not here when Ben accepts.
    let phone = office.subscribe(&house, &ada, "ada").await;
    assert_eq!(order(&house, &ben, &format!("challenge/{id}"), &json!({})).await.0, 200);
    let all = office.flush(&house, &ada, &phone).await;
    let mut begun: Vec<_> = all[1..].to_vec();
    begun.sort();
    assert_eq!(begun, [told("ada", "Begun(\"Ben\")"), told("ben", "Begun(\"Ada\")")]);
}

#[tokio::test]
async fn a_device_leads_to_a_push_service_and_nowhere_else() {
    let office = PostOffice::open().await;
    let push = Push { reach: crownhead_club::Reach::Public, ..office.push() };
    let house = House::with_push(push).await;
    let ben = house.member("Ben").await;
    let good = office.browser("ben", "nl");
    let with = |name: &str, value: &str| {
        let mut said = good.clone();
        said["endpoint"] = json!("https://push.example.org/x");
        said[name] = json!(value);
        said
    };
    for endpoint in [
        format!("https://localhost:{}/ben", office.port),
        "http://push.example.org/x".to_owned(),
        "https://127.0.0.1/x".to_owned(),
        "https://10.0.0.1/x".to_owned(),
        "https://[::1]/x".to_owned(),
        "https://169.254.169.254/latest/meta-data".to_owned(),
        "https://push.example.org:8080/x".to_owned(),
        "file:///etc/passwd".to_owned(),
    ] {
        let (status, body) = order(&house, &ben, "push/device", &with("endpoint", &endpoint)).await;
        assert!(status == 400 && body.contains("push-endpoint"), "{endpoint}: {status} {body}");
    }
    for (name, value, key) in [
        ("p256dh", "AAAA", "push-keys"),
        ("auth", "", "push-keys"),
        ("language", "nl<script>", "order"),
        ("language", "nl-NL-x-very-long-tag", "order"),
    ] {
        let (status, body) = order(&house, &ben, "push/device", &with(name, value)).await;
        assert!(status == 400 && body.contains(key), "{name}: {status} {body}");
    }
    assert_eq!(
        order(&house, &ben, "push/device", &with("endpoint", "https://push.example.org/x")).await.0,
        200
    );
    assert_eq!(house.post("/club/api/push/device", "", &good.to_string()).await.0, 401);
    let (status, _, _) = house
        .post_from("https://evil.example", "/club/api/push/device", &ben.cookie, &good.to_string())
        .await;
    assert_eq!(status, 403);
    assert_eq!(office.all().len(), 0);
}

#[tokio::test]
async fn devices_are_the_own_ones_and_can_be_taken_along_and_erased() {
    let office = PostOffice::open().await;
    let house = House::with_push(office.push()).await;
    let (ada, ben, device) = two(&house, &office).await;
    for path in [format!("push/device/{device}/test"), format!("push/device/{device}/remove")] {
        assert_eq!(order(&house, &ada, &path, &json!({})).await.0, 404, "it is another's");
    }
    let before = state(&house, &ben).await;
    assert_eq!(
        (before.devices.len(), &*before.devices[0].host, &*before.devices[0].language),
        (1, "localhost", "nl")
    );
    let (_, export) = house.get("/club/api/export.json", &ben.cookie).await;
    let export: Value = read(&export);
    assert_eq!(export["notifications"]["devices"][0]["host"], "localhost");
    let text = export.to_string();
    assert!(!text.contains("/ben") && !text.contains("auth"), "no secrets");
    // The key of the club stays.
    let house = house.restart().await;
    assert_eq!(state(&house, &ben).await, before);
    // So many devices, and no more.
    for number in 0..12 {
        office.subscribe(&house, &ben, &format!("tab{number}")).await;
    }
    assert_eq!(state(&house, &ben).await.devices.len(), 10);
    let last = state(&house, &ben).await.devices[9].id.clone();
    assert_eq!(order(&house, &ben, &format!("push/device/{last}/remove"), &json!({})).await.0, 200);
    assert_eq!(state(&house, &ben).await.devices.len(), 9);
    assert_eq!(order(&house, &ben, "erase", &json!("correct horse")).await.0, 200);
    assert_eq!(house.count("SELECT count(*) FROM push_device").await, 0);
    assert_eq!(house.count("SELECT count(*) FROM push_message").await, 0);
}

#[tokio::test]
async fn a_club_without_words_tells_nobody() {
    let office = PostOffice::open().await;
    let house = House::new().await;
    let ben = house.member("Ben").await;
    assert_eq!(state(&house, &ben).await.key, None);
    let said = office.browser("ben", "nl");
    assert_eq!(order(&house, &ben, "push/device", &said).await.0, 404);
}

fn start(folder: &Folder, office: &PostOffice) -> Apart {
    let root = office.root();
    Apart::start_in(folder.data(), [(ROOT, &*root)], &["serve", "--exact", "--ignored", "--nocapture"])
}

/// Killed while a message is on its way, the club sends it again; killed before, it sends it then.
#[tokio::test]
async fn after_a_crash_a_device_is_told_at_most_twice_and_never_not_at_all() {
    let office = PostOffice::open().await;
    let folder = Folder::new();
    let mut apart = start(&folder, &office);
    let (ada, ben) = (apart.door.member("Ada").await, apart.door.member("Ben").await);
    office.subscribe(&apart.door, &ben, "ben").await;
    let game = game(&apart.door, "2d", &ada, &ben).await;
    office.reply([Reply::Silence(Duration::from_mins(1))]);
    play(&apart.door, &ada, &game, 0, "32-28").await;
    office.wait_for(1).await;
    drop(apart);
    apart = start(&folder, &office);
    assert_eq!(office.wait_for(2).await.len(), 2);
    // Killed right after each move, before or after it was told.
    for round in 0..4 {
        let moves = [["19-23", "28x19"], ["14x23", "37-32"], ["10-14", "41-37"], ["14-19", "46-41"]][round];
        play(&apart.door, &ben, &game, 2 * round + 1, moves[0]).await;
        let before = office.all().len();
        play(&apart.door, &ada, &game, 2 * round + 2, moves[1]).await;
        drop(apart);
        apart = start(&folder, &office);
        office.wait_for(before + 1).await;
        tokio::time::sleep(Duration::from_secs(3)).await;
        let count = office.all().len() - before;
        assert!((1..=2).contains(&count), "{count}: {:?}", said(&office));
    }
    assert!(office.all().iter().all(|one| one.body() == "Turn(\"Ada\")"));
}

#[tokio::test]
#[ignore = "needs PostgreSQL and NATS; cargo gate runs it"]
async fn of_several_nodes_one_tells() {
    let (office, broker, url) = (PostOffice::open().await, Broker::new(), database().await);
    let place = Place::Server(url.clone());
    let node = async || {
        let options = Options { bus: Some(broker.url()), push: office.push(), ..Options::new(place.clone()) };
        House::with_options(options, None).await
    };
    let (a, b) = tokio::join!(node(), node());
    let (ada, ben, device) = two(&a, &office).await;
    assert_eq!(state(&a, &ben).await, state(&b, &ben).await, "with the same key");
    let game = game(&a, "1d", &ben, &ada).await;
    // Both look for messages all the time, and each message is sent by one of them.
    for number in 0..40 {
        let path = format!("push/device/{device}/test");
        let door = if number % 2 == 0 { &a } else { &b };
        assert_eq!(order(door, &ben, &path, &json!({})).await.0, 200);
    }
    office.wait_for(40).await;
    assert_eq!(office.flush(&b, &ben, &device).await, []);
    assert_eq!(office.all().len(), 41);
    a.club.close().await;
    b.club.close().await;
    house::shift(&url, 19 * HOUR).await;
    // Whichever of them has the game reminds Ben; the other one has it after that, and knows.
    let (a, b) = tokio::join!(node(), node());
    let once = [told("ben", "Time(\"Ada\", 5)")];
    assert_eq!(office.flush(&a, &ben, &device).await, once);
    a.club.close().await;
    let mut page = b.page(&ada).await;
    page.watch(&game, 0).await;
    assert_eq!(office.flush(&b, &ben, &device).await, once);
    b.club.close().await;
    let c = node().await;
    let mut page = c.page(&ada).await;
    page.watch(&game, 0).await;
    assert_eq!(office.flush(&c, &ben, &device).await, once);
}
