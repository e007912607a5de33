//! What arbiters of tournaments decide: who may, what is refused, and what comes of it, also after a restart.

mod hall;
mod house;

use crownhead_api::Side;
use crownhead_api::club::{Deed, Trouble};
use crownhead_api::tournaments::{
    NewTournament, PairingLine, SwissTerms, TournamentEntry, TournamentKind, TournamentPage, TournamentStage,
};
use crownhead_club::Tempo;
use hall::{FAST, Hall, new};
use house::{House, Someone, now, read};
use serde_json::{Value, json};

fn swiss(rounds: u32) -> NewTournament {
    NewTournament { rounds, ..new(TournamentKind::Swiss) }
}

/// The status and the key of a refusal.
fn told((status, body): (u16, String)) -> (u16, String) {
    let key = if status == 200 { String::new() } else { read::<Trouble>(&body).key };
    (status, key)
}

fn refusal(key: &str) -> (u16, String) {
    (400, key.to_owned())
}

fn fine() -> (u16, String) {
    (200, String::new())
}

impl Hall {
    async fn by(&self, house: &House, who: &Someone, what: &str, content: Value) -> (u16, String) {
        told(self.order(house, what, who, &content).await)
    }

    /// The organizer decides.
    async fn decide(&self, house: &House, what: &str, content: Value) -> (u16, String) {
        self.by(house, &self.organizer, what, content).await
    }

    /// The outcome of a board once it has one.
    async fn outcome(&self, house: &House, board: u32) -> PairingLine {
        let at = |page: &TournamentPage| {
            let found = page.pairings.iter().find(|pairing| pairing.board == board);
            found.filter(|pairing| pairing.outcome.is_some()).cloned()
        };
        at(&self.until(house, |page| at(page).is_some()).await).expect("it has one")
    }
}

async fn ending(house: &House, game: &str) -> String {
    for _ in 0..400 {
        let (_, text) = house.get(&format!("/game/export/{game}"), "").await;
        if !text.contains("[Result \"*\"]") {
            return text;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the game goes on")
}

#[tokio::test]
async fn a_result_is_corrected_with_a_reason_that_stays() {
    let mut house = House::with_tempo(FAST).await;
    let mut hall = Hall::new(&house, &swiss(1), 2).await;
    hall.start(&house).await;
    hall.play_round(&house, 1).await;
    let before = hall.over(&house).await;
    let winner = before.standings[0].who.id.clone();
    assert_eq!(before.standings[0].points, 2);
    let lost = if before.pairings[0].white.id == winner { "black" } else { "white" };
    let order =
        |outcome: &str, reason: &str| json!({ "round": 1, "board": 1, "outcome": outcome, "reason": reason });
    let guest = &hall.players[0].0;
    assert_eq!(
        hall.by(&house, guest, "result", order(lost, "I say so")).await,
        (403, "not-allowed".to_owned())
    );
    assert_eq!(hall.decide(&house, "result", order(lost, " ")).await, refusal("tournament-reason"));
    assert_eq!(
        hall.decide(&house, "result", order(lost, &"x".repeat(201))).await,
        refusal("tournament-reason")
    );
    assert_eq!(hall.decide(&house, "result", order("bye", "why")).await, refusal("tournament-result"));
    assert_eq!(hall.decide(&house, "result", order("won", "why")).await, refusal("tournament-result"));
    let nowhere = json!({ "round": 1, "board": 9, "outcome": lost, "reason": "why" });
    assert_eq!(hall.decide(&house, "result", nowhere).await, (404, "not-found".to_owned()));
    assert_eq!(hall.decide(&house, "result", json!({ "round": "one" })).await, refusal("order"));
    assert_eq!(hall.decide(&house, "result", order(lost, "<b>Help</b> from outside")).await, fine());
    assert_eq!(hall.decide(&house, "result", order(lost, "again")).await, refusal("tournament-same"));
    house = house.restart().await;
    let page = hall.page(&house).await;
    assert_eq!(page.pairings[0].outcome.as_deref(), Some(lost));
    assert_eq!(page.pairings[0].reason.as_deref(), Some("<b>Help</b> from outside"));
    assert_ne!(page.standings[0].who.id, winner, "the other one is ahead");
    let line = &page.journal[0];
    assert_eq!(
        (&*line.what, &*line.arbiter, line.players.len(), page.journal.len()),
        ("result", "Olga", 2, 1)
    );
    assert_ne!(line.old, line.new);
    // The place in the profile is that after the correction.
    let (_, body) = house.get(&format!("/club/api/person/{winner}/tournaments"), "").await;
    let entries: Vec<TournamentEntry> = read(&body);
    assert_eq!((entries.len(), entries[0].place, &*entries[0].card.name), (1, Some(2), "Spring"));
    assert_eq!(house.get("/club/api/person/nobody/tournaments", "").await.0, 404);
}

#[tokio::test]
async fn a_forfeit_ends_the_game_as_far_as_it_was() {
    let house = House::with_tempo(FAST).await;
    let mut hall = Hall::new(&house, &swiss(1), 4).await;
    hall.start(&house).await;
    let page = hall.round(&house, 1).await;
    let [one, two] = [0, 1].map(|index| page.pairings[index].clone());
    // On the first board both have moved.
    let (game, white, black) = (one.game.expect("a game"), one.white.id, one.black.expect("an opponent").id);
    for id in [&white, &black] {
        hall.seat(id).watch(&game, 0).await;
    }
    for (ply, (id, text)) in [(&white, "32-28"), (&black, "19-23")].into_iter().enumerate() {
        hall.seat(id).act(&game, Deed::Move { ply, text: text.to_owned() }).await;
        for id in [&white, &black] {
            assert!(hall.seat(id).event().await.starts_with("move"));
        }
    }
    let forfeit =
        |player: &str, reason: &str| json!({ "player": player, "what": "forfeit", "reason": reason });
    let guest = &hall.players[0].0;
    assert_eq!(hall.by(&house, guest, "player", forfeit(&white, "x")).await.0, 403);
    assert_eq!(hall.decide(&house, "player", forfeit(&white, "")).await, refusal("tournament-reason"));
    assert_eq!(hall.decide(&house, "player", forfeit("nobody", "why")).await, refusal("tournament-no-game"));
    assert_eq!(hall.decide(&house, "player", forfeit(&white, "uses a program")).await, fine());
    assert_eq!(hall.seat(&black).event().await, "end ruled black");
    assert_eq!(hall.outcome(&house, 1).await.outcome.as_deref(), Some("black"), "it counts as played");
    let text = ending(&house, &game).await;
    assert!(text.contains("[Result \"0-2\"]") && text.contains("the arbiter has decided"), "{text}");
    assert_eq!(hall.decide(&house, "player", forfeit(&white, "again")).await, refusal("tournament-no-game"));
    // On the second board nobody has.
    let black = two.black.expect("an opponent").id;
    assert_eq!(hall.decide(&house, "player", forfeit(&black, "has gone home")).await, fine());
    assert_eq!(hall.outcome(&house, 2).await.outcome.as_deref(), Some("white-forfeit"));
    let page = hall.over(&house).await;
    assert_eq!(page.journal.iter().map(|line| &*line.what).collect::<Vec<_>>(), ["forfeit", "forfeit"]);
    assert_eq!(page.journal[1].reason, "uses a program");
}

#[tokio::test]
async fn who_is_withdrawn_comes_back_only_by_the_arbiter() {
    let house = House::with_tempo(FAST).await;
    let mut hall = Hall::new(&house, &swiss(3), 4).await;
    hall.start(&house).await;
    hall.round(&house, 1).await;
    let id = hall.players[0].0.me.card.id.clone();
    let player = |what: &str, reason: &str| json!({ "player": id, "what": what, "reason": reason });
    assert_eq!(hall.decide(&house, "player", player("withdraw", "")).await, refusal("tournament-reason"));
    assert_eq!(hall.decide(&house, "player", player("expel", "x")).await, refusal("order"));
    assert_eq!(hall.decide(&house, "player", player("withdraw", "is rude")).await, fine());
    assert_eq!(
        hall.decide(&house, "player", player("withdraw", "is rude")).await,
        refusal("tournament-same")
    );
    let own = &hall.players[0].0;
    assert_eq!(hall.by(&house, own, "join", json!({})).await, refusal("tournament-withdrawn"));
    assert_eq!(hall.by(&house, own, "player", player("readmit", "")).await.0, 403);
    hall.play_round(&house, 1).await;
    let page = hall.round(&house, 2).await;
    let plays = |page: &TournamentPage| {
        page.pairings.iter().any(|it| it.white.id == id || it.black.as_ref().is_some_and(|it| it.id == id))
    };
    assert!(!plays(&page), "not paired: {page:?}");
    assert_eq!(hall.decide(&house, "player", player("readmit", "has apologized")).await, fine());
    // Pausing is another matter: whoever pauses comes back without an arbiter.
    assert_eq!(hall.decide(&house, "player", player("pause", "")).await, fine());
    let own = &hall.players[0].0;
    assert_eq!(hall.by(&house, own, "join", json!({})).await, fine());
    hall.play_round(&house, 2).await;
    let page = hall.round(&house, 3).await;
    assert!(plays(&page), "paired again: {page:?}");
    let words: Vec<&str> = page.journal.iter().rev().map(|line| &*line.what).collect();
    assert_eq!(words, ["withdraw", "readmit", "pause", "readmit"]);
    assert_eq!(page.journal.iter().filter(|line| line.arbiter == "Olga").count(), 3, "who has decided");
}

#[tokio::test]
async fn byes_are_asked_for_within_the_terms() {
    let house = House::with_tempo(FAST).await;
    let terms = SwissTerms { half_byes: 1, last_rounds: 1, late_until: 0 };
    let mut hall = Hall::new(&house, &NewTournament { swiss: terms, ..swiss(3) }, 7).await;
    let (own, other) = (&hall.players[0].0, hall.players[1].0.me.card.id.clone());
    let id = own.me.card.id.clone();
    // Before the beginning, too.
    let bye = |round: u32, half: Option<bool>| json!({ "round": round, "half": half });
    assert_eq!(hall.by(&house, own, "bye", bye(1, Some(false))).await, fine());
    assert_eq!(hall.by(&house, own, "bye", bye(1, Some(true))).await, fine(), "another one instead");
    assert_eq!(
        hall.by(&house, own, "bye", bye(2, Some(true))).await,
        refusal("tournament-half-bye"),
        "a second"
    );
    assert_eq!(hall.by(&house, own, "bye", bye(1, None)).await, fine(), "given back");
    hall.start(&house).await;
    hall.round(&house, 1).await;
    let own = &hall.players[0].0;
    for round in [0, 1, 5, u32::MAX] {
        assert_eq!(
            hall.by(&house, own, "bye", bye(round, Some(true))).await,
            refusal("tournament-bye"),
            "{round}"
        );
    }
    assert_eq!(
        hall.by(&house, own, "bye", bye(3, Some(true))).await,
        refusal("tournament-half-bye"),
        "the last round"
    );
    assert_eq!(hall.by(&house, own, "bye", bye(2, Some(true))).await, fine());
    assert_eq!(hall.by(&house, own, "bye", bye(3, Some(false))).await, fine(), "without points always");
    let for_another = json!({ "round": 2, "half": false, "player": other });
    assert_eq!(hall.by(&house, own, "bye", for_another.clone()).await.0, 403);
    let stranger = house.guest().await;
    assert_eq!(hall.by(&house, &stranger, "bye", bye(2, Some(false))).await.0, 404);
    assert_eq!(hall.decide(&house, "bye", for_another).await, fine());
    // Two are left; with another bye nobody could play.
    for (number, expected) in [(2, fine()), (3, fine()), (4, fine()), (5, refusal("tournament-bye-few"))] {
        let bye = json!({ "round": 2, "half": false, "player": hall.players[number].0.me.card.id });
        assert_eq!(hall.decide(&house, "bye", bye).await, expected);
    }
    // Three: of them two have not met in the first round.
    let fifth = json!({ "round": 2, "player": hall.players[4].0.me.card.id });
    assert_eq!(hall.decide(&house, "bye", fifth).await, fine());
    let page = hall.page(&house).await;
    assert_eq!(page.byes.len(), 5, "{:?}", page.byes);
    hall.play_round(&house, 1).await;
    let page = hall.round(&house, 2).await;
    let outcome = |id: &str| {
        let found = page.pairings.iter().find(|pairing| pairing.white.id == *id && pairing.black.is_none());
        found.and_then(|pairing| pairing.outcome.clone())
    };
    assert_eq!((outcome(&id).as_deref(), outcome(&other).as_deref()), (Some("half-bye"), Some("zero-bye")));
    assert_eq!(page.pairings.iter().filter(|pairing| pairing.game.is_some()).count(), 1);
    for round in 2..=3 {
        hall.play_round(&house, round).await;
    }
    let page = hall.over(&house).await;
    // Seven players in round 1, three in round 2, six in round 3: a game and the bye of the one who is left over are worth 2,
    // the half-point bye 1.
    let all: u32 = page.standings.iter().map(|line| line.points).sum();
    assert_eq!(all, 8 + (2 + 2 + 1) + 6, "{:?}", page.standings);
}

#[tokio::test]
async fn a_round_is_paired_again_until_someone_moves() {
    let house = House::with_tempo(FAST).await;
    let mut hall = Hall::new(&house, &swiss(2), 4).await;
    assert_eq!(
        hall.decide(&house, "pair-again", json!({})).await,
        refusal("tournament-pair-again"),
        "not yet"
    );
    hall.start(&house).await;
    let before = hall.round(&house, 1).await;
    let games: Vec<String> = before.pairings.iter().filter_map(|pairing| pairing.game.clone()).collect();
    let gone = hall.players[0].0.me.card.id.clone();
    let withdraw = json!({ "player": gone, "what": "withdraw", "reason": "never came" });
    assert_eq!(hall.decide(&house, "player", withdraw).await, fine());
    let guest = &hall.players[1].0;
    assert_eq!(hall.by(&house, guest, "pair-again", json!({})).await.0, 403);
    assert_eq!(hall.decide(&house, "pair-again", json!({ "reason": "one is missing" })).await, fine());
    let is_new = |page: &TournamentPage| {
        page.card.round == 1 && page.pairings.iter().any(|pairing| pairing.outcome.as_deref() == Some("bye"))
    };
    let page = hall.until(&house, is_new).await;
    assert_eq!(page.pairings.len(), 2, "one game and a bye: {page:?}");
    for game in &games {
        assert!(page.pairings.iter().all(|pairing| pairing.game.as_ref() != Some(game)));
        let (_, body) = house.get("/club/api/games", &hall.players[1].0.cookie).await;
        assert!(!body.contains(&**game), "it goes on: {body}");
    }
    let pairing = page.pairings.iter().find(|pairing| pairing.game.is_some()).expect("a game");
    let (game, white) = (pairing.game.clone().expect("a game"), pairing.white.id.clone());
    hall.seat(&white).watch(&game, 0).await;
    hall.seat(&white).act(&game, Deed::Move { ply: 0, text: "32-28".to_owned() }).await;
    while !hall.seat(&white).event().await.starts_with("move") {}
    assert_eq!(hall.decide(&house, "pair-again", json!({})).await, refusal("tournament-moved"));
    assert_eq!(hall.page(&house).await.journal[0].what, "pair-again");
    // Where everything is known beforehand it is no use.
    let house = House::with_tempo(FAST).await;
    let hall = Hall::new(&house, &new(TournamentKind::RoundRobin), 2).await;
    hall.start(&house).await;
    hall.round(&house, 1).await;
    assert_eq!(hall.decide(&house, "pair-again", json!({})).await, refusal("tournament-pair-again"));
    let bye = json!({ "round": 1, "half": false, "player": hall.players[0].0.me.card.id });
    assert_eq!(hall.decide(&house, "bye", bye).await, refusal("tournament-bye"));
}

#[tokio::test]
async fn the_start_is_moved_and_a_tournament_is_called_off() {
    let house = House::with_tempo(FAST).await;
    let late = now() + 3_600_000;
    let hall = Hall::new(&house, &NewTournament { starts: Some(late), ..swiss(2) }, 2).await;
    let time = |starts: Option<u64>| json!({ "starts": starts, "reason": "the hall is locked" });
    let guest = &hall.players[0].0;
    assert_eq!(hall.by(&house, guest, "time", time(None)).await.0, 403);
    assert_eq!(hall.decide(&house, "time", time(Some(5))).await, refusal("tournament-start"));
    assert_eq!(hall.decide(&house, "time", time(Some(late + 1_000))).await, fine());
    assert_eq!(hall.page(&house).await.card.starts, Some(late + 1_000));
    assert_eq!(hall.decide(&house, "time", time(None)).await, fine());
    assert_eq!(hall.page(&house).await.card.starts, None);
    assert_eq!(hall.by(&house, guest, "end", json!({ "reason": "x" })).await.0, 403);
    assert_eq!(hall.decide(&house, "end", json!({ "reason": "nobody has a key" })).await, fine());
    let page = hall.page(&house).await;
    assert_eq!((page.card.stage, page.card.cancelled), (TournamentStage::Over, true));
    assert_eq!((&*page.journal[0].what, &*page.journal[0].reason), ("cancel", "nobody has a key"));
    assert_eq!(hall.by(&house, &house.guest().await, "join", json!({})).await, refusal("tournament-closed"));
    assert_eq!(hall.decide(&house, "time", time(None)).await, refusal("tournament-begun"));
    assert_eq!(hall.decide(&house, "end", json!({})).await.0, 403, "what was is history");
    // Where nobody has joined, nothing stays. A time that comes begins a tournament at once.
    let house = House::with_tempo(FAST).await;
    let hall = Hall::new(&house, &swiss(2), 0).await;
    assert_eq!(hall.decide(&house, "end", json!({})).await, fine());
    assert_eq!(house.get(&format!("/club/api/tournament/{}", hall.id), "").await.0, 404);
    let hall = Hall { id: made(&house, &hall.organizer, &swiss(1)).await, ..hall };
    for _ in 0..2 {
        let guest = house.guest().await;
        assert_eq!(hall.by(&house, &guest, "join", json!({})).await, fine());
    }
    assert_eq!(hall.decide(&house, "time", json!({ "starts": now() + 700 })).await, fine());
    hall.round(&house, 1).await;
}

async fn made(house: &House, by: &Someone, order: &NewTournament) -> String {
    let (status, body) = hall::order(house, "/club/api/tournament", by, order).await;
    assert_eq!(status, 200, "{body}");
    read::<crownhead_api::tournaments::TournamentCard>(&body).id
}

#[tokio::test]
async fn nobody_decides_about_a_game_of_their_own() {
    let house = House::with_tempo(FAST).await;
    let mut hall = Hall::new(&house, &swiss(1), 1).await;
    assert_eq!(hall.decide(&house, "join", json!({})).await, fine());
    let line = house.page(&hall.organizer).await;
    let me = Someone { cookie: hall.organizer.cookie.clone(), me: hall.organizer.me.clone() };
    hall.players.push((me, line));
    hall.start(&house).await;
    let page = hall.round(&house, 1).await;
    let opponent = hall.players[0].0.me.card.id.clone();
    let forfeit = json!({ "player": opponent, "what": "forfeit", "reason": "I want to win" });
    assert_eq!(hall.decide(&house, "player", forfeit).await, refusal("tournament-own-game"));
    let pairing = &page.pairings[0];
    let black = pairing.black.as_ref().expect("an opponent").id.clone();
    let loser = if pairing.white.id == opponent { Side::Black } else { Side::White };
    hall.lose(pairing.game.as_ref().expect("a game"), &pairing.white.id.clone(), &black, loser).await;
    hall.over(&house).await;
    let result = json!({ "round": 1, "board": 1, "outcome": "draw", "reason": "we agreed" });
    assert_eq!(hall.decide(&house, "result", result.clone()).await, refusal("tournament-own-game"));
    let ben = house.member("Ben").await;
    assert_eq!(hall.by(&house, &ben, "result", result.clone()).await.0, 403);
    house.club.appoint("ben").await.expect("it is written");
    assert_eq!(hall.by(&house, &ben, "result", result).await, fine());
    assert_eq!(hall.page(&house).await.journal[0].arbiter, "Ben");
}

#[tokio::test]
async fn latecomers_join_until_the_round_that_was_announced() {
    let house = House::with_tempo(FAST).await;
    let terms = SwissTerms { half_byes: 0, last_rounds: 0, late_until: 2 };
    let mut hall = Hall::new(&house, &NewTournament { swiss: terms, ..swiss(3) }, 2).await;
    hall.start(&house).await;
    hall.round(&house, 1).await;
    let late = house.guest().await;
    assert_eq!(hall.by(&house, &late, "join", json!({})).await, fine());
    let line = house.page(&late).await;
    hall.players.push((late, line));
    let page = hall.page(&house).await;
    assert_eq!((&*page.journal[0].what, page.journal[0].round), ("late", Some(2)));
    hall.play_round(&house, 1).await;
    let page = hall.round(&house, 2).await;
    assert!(!page.lets_in);
    let too_late = house.guest().await;
    assert_eq!(hall.by(&house, &too_late, "join", json!({})).await, refusal("tournament-closed"));
    let bad = NewTournament { swiss: SwissTerms { half_byes: 4, ..terms }, ..swiss(3) };
    let path = "/club/api/tournament";
    assert_eq!(told(hall::order(&house, path, &hall.organizer, &bad).await), refusal("tournament-terms"));
}

#[tokio::test]
async fn a_decided_game_is_ended_even_after_a_restart() {
    let slow = Tempo { first_move: std::time::Duration::from_mins(5), ..FAST };
    let mut house = House::with_tempo(slow).await;
    let hall = Hall::new(&house, &swiss(1), 2).await;
    hall.start(&house).await;
    let page = hall.round(&house, 1).await;
    let game = page.pairings[0].game.clone().expect("a game");
    // As if the club had been killed right after the decision: the result is there, and the game goes on.
    let store = crownhead_store::Store::open(&house.data()).await.expect("the data file");
    let ruling = crownhead_store::Ruling {
        tournament: hall.id.clone(),
        before: (crownhead_store::Stage::Running, 1),
        at: now(),
        arbiter: hall.organizer.me.card.id.clone(),
        what: "result".to_owned(),
        reason: "both are away".to_owned(),
        act: crownhead_store::Act::Result {
            round: 1,
            board: 1,
            old: None,
            new: "double-forfeit".to_owned(),
            places: Vec::new(),
        },
    };
    assert!(store.rule(&ruling).await.expect("it is written"));
    store.close().await;
    house = house.restart().await;
    let page = hall.over(&house).await;
    assert_eq!(page.pairings[0].outcome.as_deref(), Some("double-forfeit"));
    for _ in 0..200 {
        let (_, body) = house.get("/club/api/games", &hall.players[0].0.cookie).await;
        if !body.contains(&*game) {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the game goes on");
}
