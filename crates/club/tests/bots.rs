//! Programs that play, over the interface that their bridges know.

mod hall;
mod house;

use crownhead_api::Side;
use crownhead_api::club::{Ask, Deed, Offer, Tell, TermsRecord};
use crownhead_api::people::Key;
use crownhead_api::tournaments::{NewTournament, TournamentCard, TournamentKind};
use futures_util::StreamExt as _;
use hall::{FAST, Hall, new, order};
use house::{Door, House, Page, Someone, read, terms};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader, Lines};
use tokio::net::TcpStream;

/// A program with its key.
struct Bot {
    door: Door,
    key: String,
    someone: Someone,
}

/// Lines of a stream as they come.
struct Listening(Lines<BufReader<TcpStream>>);

impl Listening {
    /// The next line that is an object; chunk sizes and signs of life are left out.
    async fn next(&mut self) -> Value {
        loop {
            let line =
                tokio::time::timeout(house::PATIENCE, self.0.next_line()).await.expect("something comes");
            let line = line.expect("readable").expect("the stream goes on");
            if line.starts_with('{') {
                return read(&line);
            }
        }
    }

    /// The next object of a type.
    async fn of(&mut self, kind: &str) -> Value {
        let found = async {
            loop {
                let value = self.next().await;
                if value["type"] == kind {
                    return value;
                }
            }
        };
        tokio::time::timeout(2 * house::PATIENCE, found).await.expect("what is looked for comes")
    }
}

impl Bot {
    async fn new(door: Door, name: &str) -> Bot {
        let someone = door.member(name).await;
        let (status, _, body) = door.post("/club/api/key", &someone.cookie, "{}").await;
        assert_eq!(status, 200, "{body}");
        let bot = Bot { door, key: read::<Key>(&body).key, someone };
        assert_eq!(bot.post("/api/bot/account/upgrade", "").await, (200, json!({ "ok": true })));
        bot
    }

    async fn send(&self, method: &str, path: &str, form: &str) -> (u16, Value) {
        let (host, length, key) = (self.door.address, form.len(), &self.key);
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nAuthorization: Bearer {key}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{form}"
        );
        let (status, _, body) = self.door.send(&request).await;
        (status, read(&body))
    }

    async fn get(&self, path: &str) -> (u16, Value) {
        self.send("GET", path, "").await
    }

    async fn post(&self, path: &str, form: &str) -> (u16, Value) {
        self.send("POST", path, form).await
    }

    async fn listen(&self, path: &str) -> Listening {
        let (host, key) = (self.door.address, &self.key);
        let mut stream = TcpStream::connect(host).await.expect("the club listens");
        let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {key}\r\n\r\n");
        stream.write_all(request.as_bytes()).await.expect("it is sent");
        Listening(BufReader::new(stream).lines())
    }
}

async fn challenge(house: &House, by: &Someone, whom: &str, rules: &str, side: Side) -> (u16, String) {
    let offer = Offer { terms: terms(rules, "5+3"), side: Some(side) };
    let mut order = serde_json::to_value(offer).expect("plain data");
    order["target"] = json!(whom);
    let (status, _, body) = house.post("/club/api/challenge", &by.cookie, &order.to_string()).await;
    (status, body)
}

#[tokio::test]
async fn a_bot_is_challenged_and_accepts() {
    let house = House::new().await;
    let bot = Bot::new(*house, "Robot").await;
    let (status, account) = bot.get("/api/account").await;
    assert_eq!((status, &account["username"], &account["title"]), (200, &json!("Robot"), &json!("BOT")));
    let mut events = bot.listen("/api/stream/event").await;
    let guest = house.guest().await;
    let (status, body) =
        challenge(&house, &guest, &bot.someone.me.card.id, "international", Side::White).await;
    assert_eq!(status, 200, "{body}");
    let challenged = events.of("challenge").await;
    let inner = &challenged["challenge"];
    assert_eq!(inner["variant"]["key"], "standard");
    assert_eq!(inner["timeControl"], json!({ "type": "clock", "limit": 300, "increment": 3, "show": "5+3" }));
    assert_eq!(
        (&inner["color"], &inner["rated"], &inner["speed"]),
        (&json!("white"), &json!(false), &json!("blitz"))
    );
    let id = inner["id"].as_str().expect("an id");
    // Nobody else can accept what is for the bot.
    let other = house.guest().await;
    assert_eq!(house.post(&format!("/club/api/challenge/{id}"), &other.cookie, "{}").await.0, 404);
    assert_eq!(bot.post(&format!("/api/challenge/{id}/accept"), "").await.0, 200);
    assert_eq!(bot.post(&format!("/api/challenge/{id}/accept"), "").await.0, 404);
    assert!(events.of("gameStart").await["game"]["id"].is_string());
}

/// A game of a guest, who has White, and a bot: the game, the page of the guest, and the stream of the bot.
async fn game_with(house: &House, bot: &Bot, rules: &str) -> (String, Page, Listening) {
    let guest = house.guest().await;
    let mut page = house.page(&guest).await;
    let (_, body) = challenge(house, &guest, &bot.someone.me.card.id, rules, Side::White).await;
    let id = read::<Value>(&body)["id"].as_str().expect("an id").to_owned();
    assert_eq!(bot.post(&format!("/api/challenge/{id}/accept"), "").await.0, 200);
    let game =
        page.tell(|tell| if let Tell::Begun(card) = tell { Some(card.id.clone()) } else { None }).await;
    page.watch(&game, 0).await;
    let mut seat = bot.listen(&format!("/api/bot/game/stream/{game}")).await;
    let full = seat.next().await;
    assert_eq!((&full["type"], &full["initialFen"]), (&json!("gameFull"), &json!("startpos")));
    assert_eq!(full["clock"], json!({ "initial": 300_000, "increment": 3_000 }));
    assert_eq!(full["state"]["moves"], "");
    (game, page, seat)
}

#[tokio::test]
async fn a_bot_captures_jump_by_jump() {
    let house = House::new().await;
    let bot = Bot::new(*house, "Robot").await;
    let (game, mut page, mut seat) = game_with(&house, &bot, "international").await;
    for (ply, text) in ["32-28", "1923", "28x19", "1423", "37-32", "2328", "33x22"].into_iter().enumerate() {
        if ply % 2 == 0 {
            page.act(&game, Deed::Move { ply, text: text.to_owned() }).await;
        } else {
            let (status, answer) = bot.post(&format!("/api/bot/game/{game}/move/{text}"), "").await;
            assert_eq!((status, answer), (200, json!({ "ok": true })), "{text}");
        }
        seat.of("gameState").await;
    }
    // Three captures in a row, one per request: the club waits for the last.
    for jump in ["1728", "2837", "3726"] {
        let (status, answer) =
            bot.post(&format!("/api/bot/game/{game}/move/{jump}?offeringDraw=false"), "").await;
        assert_eq!(status, 200, "{jump} {answer}");
    }
    let state = seat.of("gameState").await;
    assert_eq!(state["moves"], "3228 1923 2819 1423 3732 2328 3322 1728 2837 3726");
}

#[tokio::test]
async fn a_bot_acts_in_its_own_games_only() {
    let house = House::new().await;
    let bot = Bot::new(*house, "Robot").await;
    let (game, mut page, mut seat) = game_with(&house, &bot, "international").await;
    page.act(&game, Deed::Move { ply: 0, text: "32-28".to_owned() }).await;
    seat.of("gameState").await;
    assert_eq!(bot.post(&format!("/api/bot/game/{game}/move/1923"), "").await.0, 200);
    seat.of("gameState").await;
    // Not its turn.
    assert_eq!(bot.post(&format!("/api/bot/game/{game}/move/1722"), "").await.0, 400);
    // Someone else's game, nonsense, and a move that is not legal.
    let second = Bot::new(*house, "Second").await;
    assert_eq!(second.post(&format!("/api/bot/game/{game}/move/1419"), "").await.0, 404);
    assert_eq!(second.post(&format!("/api/bot/game/{game}/resign"), "").await.0, 404);
    assert_eq!(bot.post(&format!("/api/bot/game/{game}/move/hello"), "").await.0, 400);
    let (_, playing) = bot.get("/api/account/playing").await;
    assert_eq!(playing["nowPlaying"][0]["gameId"], game);

    // Chat goes both ways; a resignation ends the stream.
    assert_eq!(bot.post(&format!("/api/bot/game/{game}/chat"), "room=player&text=Good+luck%21").await.0, 200);
    let said = |tell: &Tell| if let Tell::Chat { line, .. } = tell { Some(line.text.clone()) } else { None };
    assert_eq!(page.tell(said).await, "Good luck!");
    page.ask(&Ask::Say { game: game.clone(), text: "Thanks".to_owned() }).await;
    while seat.of("chatLine").await["text"] != "Thanks" {}
    assert_eq!(bot.post(&format!("/api/bot/game/{game}/resign"), "").await.0, 200);
    let last = seat.of("gameState").await;
    assert_eq!((&last["status"], &last["winner"]), (&json!("resign"), &json!("white")));
}

#[tokio::test]
async fn two_bots_play_each_other_and_agree_to_a_draw() {
    let house = House::new().await;
    let (one, two) = (Bot::new(*house, "One").await, Bot::new(*house, "Two").await);
    let mut events = two.listen("/api/stream/event").await;
    let form = "rated=true&clock.limit=180&clock.increment=2&color=black&variant=russian";
    let (status, made) = one.post("/api/challenge/Two", form).await;
    assert_eq!(status, 200, "{made}");
    let id = events.of("challenge").await["challenge"]["id"].as_str().expect("an id").to_owned();
    assert_eq!(made["challenge"]["id"], id);
    assert_eq!(two.post(&format!("/api/challenge/{id}/accept"), "").await.0, 200);
    let game = events.of("gameStart").await["game"]["id"].as_str().expect("an id").to_owned();
    let mut seat = two.listen(&format!("/api/bot/game/stream/{game}")).await;
    let full = seat.next().await;
    assert_eq!((&full["white"]["name"], &full["rated"]), (&json!("Two"), &json!(true)));
    let moves = |bot: &Bot, text: &str| {
        let path = format!("/api/bot/game/{game}/move/{text}");
        let (door, key) = (bot.door, bot.key.clone());
        async move {
            let request = format!(
                "POST {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nAuthorization: Bearer {key}\r\nContent-Length: 0\r\n\r\n",
                door.address
            );
            door.send(&request).await.0
        }
    };
    assert_eq!(moves(&two, "2218").await, 200);
    assert_eq!(moves(&one, "0914?offeringDraw=true").await, 200);
    loop {
        let state = seat.of("gameState").await;
        if state["bdraw"] == true {
            break;
        }
    }
    assert_eq!(moves(&two, "1809?offeringDraw=true").await, 200);
    let state = seat.of("gameState").await;
    assert_eq!((&state["status"], &state["winner"]), (&json!("draw"), &Value::Null));
    // Challenges are declined and withdrawn.
    let (_, made) = one.post("/api/challenge/Two", "variant=standard").await;
    let id = made["challenge"]["id"].as_str().expect("an id");
    assert_eq!(
        one.post(&format!("/api/challenge/{id}/decline"), "reason=later").await.0,
        404,
        "not for this one"
    );
    assert_eq!(two.post(&format!("/api/challenge/{id}/decline"), "reason=later").await.0, 200);
    assert_eq!(two.post(&format!("/api/challenge/{id}/accept"), "").await.0, 404);
    let (_, made) = one.post("/api/challenge/Two", "variant=english&clock.limit=60&clock.increment=0").await;
    let id = made["challenge"]["id"].as_str().expect("an id");
    assert_eq!(one.post(&format!("/api/challenge/{id}/cancel"), "").await.0, 200);
    assert_eq!(one.post("/api/challenge/Nobody", "").await.0, 404);
    assert_eq!(one.post("/api/challenge/Two", "variant=nothing").await.0, 400);
}

#[tokio::test]
async fn only_keys_open_the_interface() {
    let house = House::new().await;
    let (host, member) = (house.address, house.member("Ada").await);
    for line in ["", "Authorization: Bearer x\r\n", "Authorization: Basic x\r\n"] {
        for path in ["/api/account", "/api/stream/event", "/api/account/playing", "/api/bot/game/stream/x"] {
            let cookie = &member.cookie;
            let request = format!(
                "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nCookie: {cookie}\r\n{line}\r\n"
            );
            let (status, _, body) = house.send(&request).await;
            assert_eq!(status, 401, "{path} {line} {body}");
        }
    }
    // A guest gets no key; a key does nothing for a person who plays; a revoked key does nothing at all.
    let guest = house.guest().await;
    assert_eq!(house.post("/club/api/key", &guest.cookie, "{}").await.0, 400);
    let (_, _, body) = house.post("/club/api/key", &member.cookie, "{}").await;
    let bot = Bot { door: *house, key: read::<Key>(&body).key, someone: member };
    assert_eq!(bot.get("/api/account").await.0, 200);
    assert_eq!(bot.post("/api/challenge/Ada", "").await.0, 403);
    let (_, _, body) = house.post("/club/api/key", &bot.someone.cookie, "{}").await;
    assert_eq!(bot.get("/api/account").await.0, 401, "the key before is no longer one");
    let bot = Bot { key: read::<Key>(&body).key, ..bot };
    assert_eq!(house.post("/club/api/key/revoke", &bot.someone.cookie, "{}").await.0, 200);
    assert_eq!(bot.get("/api/account").await.0, 401);
    // The cookie of a person is no key.
    let cookie = bot.someone.cookie.split_once('=').expect("a cookie").1.to_owned();
    assert_eq!(Bot { key: cookie, ..bot }.get("/api/account").await.0, 401);
}

#[tokio::test]
async fn an_account_that_has_played_stays_a_person() {
    let house = House::new().await;
    let member = house.member("Ada").await;
    let guest = house.guest().await;
    let (mut one, mut two) = (house.page(&member).await, house.page(&guest).await);
    house.pair(terms("english", "5+3"), &mut one, &mut two).await;
    let (_, _, body) = house.post("/club/api/key", &member.cookie, "{}").await;
    let bot = Bot { door: *house, key: read::<Key>(&body).key, someone: member };
    assert_eq!(bot.post("/api/bot/account/upgrade", "").await.0, 400);
    let (_, described) = bot.get("/api/openapi.json").await;
    assert!(described["paths"]["/api/bot/game/{id}/move/{move}"]["post"].is_object(), "{described}");
    drop(one.socket.next());
}

async fn text(door: Door, path: &str) -> (u16, String) {
    door.get(path, "").await
}

/// The bots play a move each, then the one with White gives up; returns which one that is.
async fn play_one_game(bots: &[Bot; 2], events: &mut [Listening]) -> usize {
    let game = events[0].of("gameStart").await["game"]["id"].as_str().expect("an id").to_owned();
    assert_eq!(events[1].of("gameStart").await["game"]["id"], json!(game));
    let (_, full) = bots[0].get("/api/account/playing").await;
    let white = usize::from(full["nowPlaying"][0]["color"] != "white");
    for (index, mv) in [(white, "3228"), (1 - white, "1923")] {
        assert_eq!(bots[index].post(&format!("/api/bot/game/{game}/move/{mv}"), "").await.0, 200);
    }
    assert_eq!(bots[white].post(&format!("/api/bot/game/{game}/resign"), "").await.0, 200);
    white
}

/// What is told of a tournament that is over.
async fn check_lists(door: Door, id: &str) {
    let (_, list) = text(door, "/api/tournament").await;
    let list: Value = read(&list);
    assert_eq!(
        (&list["finished"][0]["fullName"], &list["finished"][0]["status"], &list["finished"][0]["system"]),
        (&json!("Engines"), &json!(30), &json!("swiss"))
    );
    assert_eq!(list["created"].as_array().map(Vec::len), Some(1));
    let (_, page) = text(door, &format!("/api/tournament/{id}")).await;
    assert_eq!(read::<Value>(&page)["standing"]["players"][0]["rank"], json!(1));
}

#[tokio::test]
async fn bots_play_a_swiss_tournament_that_lets_them_in() {
    let house = House::with_tempo(FAST).await;
    let terms = TermsRecord { rated: true, ..terms("international", "5+3") };
    let closed = NewTournament { rounds: 1, terms, ..new(TournamentKind::Swiss) };
    let hall = Hall::new(&house, &closed, 0).await;
    let bots = [Bot::new(*house, "Robot").await, Bot::new(*house, "Golem").await];
    for id in [&*hall.id, "nothing"] {
        let (status, told) = bots[0].post(&format!("/api/swiss/{id}/join"), "").await;
        assert!(status == if id == "nothing" { 404 } else { 400 }, "{told}");
    }
    let (_, refused) = bots[0].post(&format!("/api/tournament/{}/join", hall.id), "").await;
    assert_eq!(refused["error"], "bots may not join this tournament");
    let open = NewTournament { bots: true, name: "Engines".to_owned(), ..closed };
    let (status, body) = order(&house, "/club/api/tournament", &hall.organizer, &open).await;
    assert_eq!(status, 200, "{body}");
    let id = read::<TournamentCard>(&body).id;
    let hall = Hall { id: id.clone(), ..hall };
    let mut events = Vec::new();
    for bot in &bots {
        events.push(bot.listen("/api/stream/event").await);
        assert_eq!(bot.post(&format!("/api/swiss/{id}/join"), "").await, (200, json!({ "ok": true })));
    }
    // One withdraws and comes back.
    assert_eq!(bots[1].post(&format!("/api/swiss/{id}/withdraw"), "").await.0, 200);
    assert_eq!(bots[1].post(&format!("/api/swiss/{id}/withdraw"), "").await.0, 404);
    assert_eq!(bots[1].post(&format!("/api/tournament/{id}/join"), "").await.0, 200);
    let (_, before) = bots[0].get(&format!("/api/swiss/{id}")).await;
    assert_eq!(
        (&before["status"], &before["nbPlayers"], &before["nbRounds"]),
        (&json!("created"), &json!(2), &json!(1))
    );
    assert_eq!(
        (&before["clock"], &before["botsAllowed"]),
        (&json!({ "limit": 300, "increment": 3 }), &json!(true))
    );
    hall.start(&house).await;
    let white = play_one_game(&bots, &mut events).await;
    hall.over(&house).await;
    let (status, results) = text(*house, &format!("/api/swiss/{id}/results")).await;
    let lines: Vec<Value> = results.lines().map(read).collect();
    assert_eq!((status, lines.len()), (200, 2));
    assert_eq!(
        (&lines[0]["rank"], &lines[0]["points"], &lines[0]["title"]),
        (&json!(1), &json!(1.0), &json!("BOT"))
    );
    assert_eq!(lines[0]["username"], json!(bots[1 - white].someone.me.card.name));
    let (_, one) = text(*house, &format!("/api/tournament/{id}/results?nb=1")).await;
    assert_eq!(one.lines().count(), 1);
    let (status, pdn) = text(*house, &format!("/api/swiss/{id}/games")).await;
    assert_eq!(status, 200);
    assert!(
        pdn.contains("[Event \"Engines\"]") && pdn.contains("[Round \"1\"]") && pdn.contains("32-28"),
        "{pdn}"
    );
    check_lists(*house, &id).await;
    assert_eq!(text(*house, "/api/tournament/nothing/games").await.0, 404);
    assert_eq!(text(*house, "/api/swiss/nothing/results").await.0, 404);
}

#[tokio::test]
async fn an_arena_has_no_swiss_address_and_strangers_do_not_join() {
    let house = House::with_tempo(FAST).await;
    let hall = Hall::new(&house, &NewTournament { bots: true, ..new(TournamentKind::Arena) }, 0).await;
    let bot = Bot::new(*house, "Robot").await;
    assert_eq!(bot.post(&format!("/api/swiss/{}/join", hall.id), "").await.0, 404);
    assert_eq!(bot.post(&format!("/api/tournament/{}/join", hall.id), "").await.0, 200);
    let stranger = Bot { door: *house, key: "wrong".to_owned(), someone: house.guest().await };
    assert_eq!(stranger.post(&format!("/api/tournament/{}/join", hall.id), "").await.0, 401);
    let teams = NewTournament { bots: true, name: "Teams".to_owned(), ..new(TournamentKind::TeamMatch) };
    let (_, body) = order(&house, "/club/api/tournament", &hall.organizer, &teams).await;
    let join = format!("/api/tournament/{}/join", read::<TournamentCard>(&body).id);
    for (form, status) in [("", 400), ("team=0", 400), ("team=3", 400), ("team=x", 400), ("team=2", 200)] {
        assert_eq!(bot.post(&join, form).await.0, status, "{form}");
    }
}
