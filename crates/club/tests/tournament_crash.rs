//! The program is killed again and again while bots play an arena and a Swiss tournament: every game that has ended counts
//! once, no pairing is lost or doubled, and the standings are those that follow from the games.
//!
//! The club runs in a process of its own: this very program, asked for [`serve`] alone.

mod hall;
mod house;

use std::collections::{HashMap, HashSet};
use std::env;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crownhead_api::club::TermsRecord;
use crownhead_api::people::Key;
use crownhead_api::tournaments::{
    NewTournament, TournamentCard, TournamentKind, TournamentPage, TournamentStage,
};
use crownhead_club::Tempo;
use crownhead_notation::fen;
use crownhead_rules::{AnyRules, Variant};
use crownhead_store::{PairingRow, Store};
use hall::new;
use house::{Apart, DATA, Door, Folder, Someone, now, read, terms};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;

/// Faster than in a club. The first move has its time, because a machine that does much else is slow.
const TEMPO: Tempo = Tempo {
    pause: Duration::from_millis(150),
    wave: Duration::from_millis(100),
    minute: Duration::from_secs(1),
    first_move: Duration::from_secs(20),
};
const ROUNDS: u32 = 5;
/// Between two looks of a bot: with a move after each, it stays below the 20 requests a second that a bot may make. Above,
/// looking would use up what moving needs, and the bot would never move again.
const PAUSE: Duration = Duration::from_millis(120);

#[tokio::test]
#[ignore = "the process that these tests start and kill"]
async fn serve() {
    if let Ok(data) = env::var(DATA) {
        house::serve_with(&data, TEMPO).await;
    }
}

/// What all bots share.
struct World {
    door: Mutex<Door>,
    over: AtomicBool,
    bots: Mutex<Vec<String>>,
}

impl World {
    fn door(&self) -> Door {
        *self.door.lock().expect("nobody panics")
    }

    fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }
}

struct Bot {
    world: Arc<World>,
    key: String,
}

impl Bot {
    async fn new(world: &Arc<World>, name: &str) -> Bot {
        let door = world.door();
        let someone = door.member(name).await;
        let (_, _, body) = door.post("/club/api/key", &someone.cookie, "{}").await;
        let bot = Bot { world: Arc::clone(world), key: read::<Key>(&body).key };
        world.bots.lock().expect("nobody panics").push(bot.key.clone());
        bot.ask("POST", "/api/bot/account/upgrade").await.expect("an account without games");
        bot
    }

    fn request(&self, door: Door, method: &str, path: &str) -> String {
        let (host, key) = (door.address, &self.key);
        format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nAuthorization: Bearer {key}\r\n\
             Content-Length: 0\r\n\r\n"
        )
    }

    /// The answer; nothing if the club is dead or refuses.
    async fn ask(&self, method: &str, path: &str) -> Option<Value> {
        let door = self.world.door();
        let mut stream = TcpStream::connect(door.address).await.ok()?;
        stream.write_all(self.request(door, method, path).as_bytes()).await.ok()?;
        let mut answer = String::new();
        tokio::time::timeout(Duration::from_secs(10), stream.read_to_string(&mut answer)).await.ok()?.ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        if head.split(' ').nth(1) == Some("200") { serde_json::from_str(body).ok() } else { None }
    }

    /// Keeps a stream of events open, so that the bot is here.
    async fn listen(&self) {
        while !self.world.is_over() {
            let door = self.world.door();
            if let Ok(mut stream) = TcpStream::connect(door.address).await {
                let request = self.request(door, "GET", "/api/stream/event");
                let _ = stream.write_all(request.as_bytes()).await;
                let mut bytes = [0; 1024];
                while !self.world.is_over() {
                    let read = tokio::time::timeout(Duration::from_secs(1), stream.read(&mut bytes)).await;
                    if matches!(read, Ok(Ok(0) | Err(_))) {
                        break;
                    }
                }
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Plays whatever waits for it.
    async fn play(&self) {
        while !self.world.is_over() {
            let playing = self.ask("GET", "/api/account/playing").await;
            let games = playing.as_ref().and_then(|list| list["nowPlaying"].as_array());
            for game in games.into_iter().flatten().filter(|game| game["isMyTurn"] == true) {
                self.act(game).await;
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    async fn act(&self, game: &Value) -> Option<()> {
        let id = game["gameId"].as_str()?;
        let at = fen::parse(game["fen"].as_str()?, AnyRules::Variant(Variant::International)).ok()?;
        let moves = at.legal_moves();
        let dice = now() as usize + id.bytes().map(usize::from).sum::<usize>();
        let mv = moves.get(dice % moves.len().max(1))?;
        // Games are short: somebody gives up, as soon as that is allowed, or offers a draw.
        if dice.is_multiple_of(7) || mv.captured().len() > 1 {
            return self.ask("POST", &format!("/api/bot/game/{id}/resign")).await.map(|_| ());
        }
        let offer = if dice.is_multiple_of(3) { "?offeringDraw=true" } else { "" };
        let text = format!("{:02}{:02}", mv.from().number(), mv.to().number());
        self.ask("POST", &format!("/api/bot/game/{id}/move/{text}{offer}")).await.map(|_| ())
    }
}

/// The page of a tournament; nothing if the club is dead.
async fn page(world: &World, id: &str) -> TournamentPage {
    let (status, body) = world.door().get(&format!("/club/api/tournament/{id}"), "").await;
    assert_eq!(status, 200, "{body}");
    read(&body)
}

/// The points in halves of a pairing for White and Black, from its game.
fn points(pairing: &PairingRow) -> [u32; 2] {
    match pairing.outcome.as_deref().expect("it is over") {
        "white" | "white-forfeit" | "bye" => [2, 0],
        "black" | "black-forfeit" => [0, 2],
        "draw" => [1, 1],
        "double-forfeit" => [0, 0],
        other => panic!("{other}"),
    }
}

/// Every pairing has the result of its game, and every game of the tournament one pairing.
async fn check_pairings(store: &Store, id: &str, pairings: &[PairingRow]) -> usize {
    let mut played = 0;
    let mut games = HashSet::new();
    for pairing in pairings {
        let Some(game) = &pairing.game else { continue };
        assert!(games.insert(game.clone()), "game {game} is paired twice");
        let row = store.game(game).await.expect("readable").expect("it exists");
        assert!(row.ended.is_some(), "game {game} goes on");
        let expected = match row.halves {
            Some(2) => Some("white"),
            Some(1) => Some("draw"),
            Some(_) => Some("black"),
            None => None,
        };
        match expected {
            Some(word) => assert_eq!(pairing.outcome.as_deref(), Some(word), "game {game}"),
            None => {
                assert!(pairing.outcome.as_ref().is_some_and(|it| it.ends_with("forfeit")), "{pairing:?}");
            }
        }
        played += usize::from(expected.is_some());
    }
    for game in store.game_ids().await.expect("readable") {
        let row = store.game(&game).await.expect("readable").expect("it exists");
        let belongs = row.game.tournament.as_deref() == Some(id);
        assert_eq!(belongs, games.contains(&game), "game {game} is lost");
    }
    played
}

/// Each round has everybody once, and nobody meets the same opponent twice.
fn check_swiss(pairings: &[PairingRow], players: usize) {
    let mut met = HashSet::new();
    for round in 1..=ROUNDS {
        let mut seen = HashSet::new();
        for pairing in pairings.iter().filter(|pairing| pairing.round == round) {
            for player in [Some(&pairing.white), pairing.black.as_ref()].into_iter().flatten() {
                assert!(seen.insert(player), "round {round} pairs {player} twice");
            }
            if let Some(black) = &pairing.black {
                let mut pair = [pairing.white.clone(), black.clone()];
                pair.sort();
                assert!(met.insert(pair), "round {round} repeats a game");
            }
        }
        assert_eq!(seen.len(), players, "round {round}");
    }
    assert!(pairings.iter().all(|pairing| (1..=ROUNDS).contains(&pairing.round)));
}

/// Points of a Swiss tournament: the sum.
fn swiss_points(pairings: &[PairingRow]) -> HashMap<String, u32> {
    let mut sums = HashMap::new();
    for pairing in pairings {
        let [white, black] = points(pairing);
        *sums.entry(pairing.white.clone()).or_default() += white;
        if let Some(player) = &pairing.black {
            *sums.entry(player.clone()).or_default() += black;
        }
    }
    sums
}

/// Points of an arena: a win is worth 2 and a draw 1; after two wins in a row games count double until one isn't won.
fn arena_points(pairings: &[PairingRow]) -> HashMap<String, u32> {
    let mut sums: HashMap<String, (u32, u32)> = HashMap::new();
    for pairing in pairings {
        let sides = [Some(&pairing.white), pairing.black.as_ref()];
        for (player, points) in sides.into_iter().zip(points(pairing)) {
            let (sum, streak) = sums.entry(player.expect("two players").clone()).or_default();
            *sum += if *streak >= 2 { 2 * points } else { points };
            *streak = if points == 2 { *streak + 1 } else { 0 };
        }
    }
    sums.into_iter().map(|(player, (sum, _))| (player, sum)).collect()
}

/// Nobody plays two games of an arena at the same time.
async fn check_arena(store: &Store, pairings: &[PairingRow]) {
    let mut until: HashMap<String, u64> = HashMap::new();
    for pairing in pairings {
        let row = store.game(pairing.game.as_ref().expect("a game")).await;
        let row = row.expect("readable").expect("it exists");
        for player in [&row.game.white, &row.game.black] {
            let before = until.insert(player.clone(), row.ended.expect("it is over")).unwrap_or(0);
            assert!(before <= row.game.created, "{player} plays twice");
        }
    }
}

fn check_standings(page: &TournamentPage, expected: &HashMap<String, u32>) {
    for line in &page.standings {
        let points = expected.get(&line.who.id).copied().unwrap_or(0);
        assert_eq!(line.points, points, "{} in {}", line.who.name, page.card.name);
    }
    assert!(page.standings.is_sorted_by_key(|line| line.place));
}

async fn made(door: Door, by: &Someone, order: &NewTournament) -> String {
    let text = serde_json::to_string(order).expect("plain data");
    let (status, _, body) = door.post("/club/api/tournament", &by.cookie, &text).await;
    assert_eq!(status, 200, "{body}");
    read::<TournamentCard>(&body).id
}

/// Bots that take part in tournaments, and play until the world is over.
async fn seat(world: &Arc<World>, players: usize, tournaments: [&String; 2]) -> Vec<JoinHandle<()>> {
    let mut tasks = Vec::new();
    for number in 0..players {
        let bot = Arc::new(Bot::new(world, &format!("Bot {number}")).await);
        for id in tournaments {
            bot.ask("POST", &format!("/api/tournament/{id}/join")).await.expect("bots are let in");
        }
        let (one, two) = (Arc::clone(&bot), bot);
        tasks.push(tokio::spawn(async move { one.listen().await }));
        tasks.push(tokio::spawn(async move { two.play().await }));
    }
    tasks
}

/// Tells what is known about games that don't end: for whoever looks for the reason.
async fn tell_all(world: &World, page: &TournamentPage) {
    let door = world.door();
    for pairing in page.pairings.iter().filter(|pairing| pairing.outcome.is_none()) {
        println!("{pairing:?}");
        if let Some(game) = &pairing.game {
            println!("{:?}", door.get(&format!("/club/api/game/{game}/game.pdn"), "").await);
        }
    }
    let keys = world.bots.lock().expect("nobody panics").clone();
    for key in keys {
        let host = door.address;
        let request = format!(
            "GET /api/account/playing HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nAuthorization: Bearer {key}\r\n\r\n"
        );
        println!("{:?}", door.send(&request).await);
    }
}

/// Waits until tournaments are over with all their games.
async fn until_over(world: &World, tournaments: [&String; 2]) {
    let begun = Instant::now();
    for id in tournaments {
        loop {
            let page = page(world, id).await;
            if page.card.stage == TournamentStage::Over && page.playing == 0 {
                break;
            }
            if begun.elapsed() > Duration::from_mins(3) {
                tell_all(world, &page).await;
                panic!("{} does not end", page.card.name);
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }
}

/// Ratings count every game, and everybody has a place; returns the number of rated games of all.
async fn check_people(store: &Store, page: &TournamentPage) -> usize {
    let mut rated = 0;
    for line in &page.standings {
        let rows = store.ratings(&line.who.id).await.expect("readable");
        let games: u32 = rows.iter().map(|row| row.games).sum();
        let [all, ..] = store.totals(&line.who.id).await.expect("readable");
        assert_eq!(u64::from(games), all, "{}", line.who.name);
        let entries = store.tournaments_of(&line.who.id, 9).await.expect("readable");
        assert!(entries.len() == 2 && entries.iter().all(|entry| entry.place.is_some()), "{entries:?}");
        rated += games as usize;
    }
    rated
}

/// Bots play while the club is killed so many times. The arena takes so many seconds.
async fn survive(kills: u32, players: usize, seconds: u32) {
    let folder = Folder::new();
    let start = || Apart::start(folder.data(), &["serve", "--exact", "--ignored", "--nocapture"]);
    let mut victim = start();
    let world = Arc::new(World {
        door: Mutex::new(victim.door),
        over: AtomicBool::new(false),
        bots: Mutex::default(),
    });
    let olga = victim.door.member("Olga").await;
    let terms = TermsRecord { rated: true, ..terms("international", "10+5") };
    let any = |kind, name: &str| NewTournament {
        name: name.to_owned(),
        terms: terms.clone(),
        bots: true,
        rounds: ROUNDS,
        minutes: seconds,
        ..new(kind)
    };
    let arena = made(victim.door, &olga, &any(TournamentKind::Arena, "Arena")).await;
    let swiss = made(victim.door, &olga, &any(TournamentKind::Swiss, "Swiss")).await;
    let tasks = seat(&world, players, [&arena, &swiss]).await;
    for id in [&arena, &swiss] {
        let path = format!("/club/api/tournament/{id}/start");
        assert_eq!(victim.door.post(&path, &olga.cookie, "{}").await.0, 200);
    }
    for kill in 0..kills {
        tokio::time::sleep(Duration::from_millis(300 + u64::from(kill * 389 % 1_100))).await;
        drop(victim);
        victim = start();
        *world.door.lock().expect("nobody panics") = victim.door;
    }
    until_over(&world, [&arena, &swiss]).await;
    world.over.store(true, Ordering::Relaxed);
    for task in tasks {
        task.await.expect("nobody panics");
    }
    let pages = [page(&world, &arena).await, page(&world, &swiss).await];
    drop(victim);
    let store = Store::open(&folder.data()).await.expect("the data file");
    assert_eq!(store.problem().await.expect("readable"), None);
    let of_arena = store.pairings(&arena).await.expect("readable");
    let of_swiss = store.pairings(&swiss).await.expect("readable");
    let played =
        [check_pairings(&store, &arena, &of_arena).await, check_pairings(&store, &swiss, &of_swiss).await];
    check_arena(&store, &of_arena).await;
    check_swiss(&of_swiss, players);
    check_standings(&pages[0], &arena_points(&of_arena));
    check_standings(&pages[1], &swiss_points(&of_swiss));
    let rated = check_people(&store, &pages[1]).await;
    assert_eq!(rated, 2 * (played[0] + played[1]), "every game counts once for both");
    println!("{kills} kills: {} games of the arena, {} of the Swiss tournament", played[0], played[1]);
    assert!(played[0] >= players && played[1] > 0, "{played:?}");
    assert_eq!(json!(pages[0].card.players), json!(players));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tournaments_survive_being_killed() {
    survive(6, 7, 12).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "sixty crashes take two minutes"]
async fn tournaments_survive_sixty_kills() {
    survive(60, 12, 75).await;
}
