//! Tournaments, over real connections: pairings, standings, restarts, no-shows, who may do what.

mod hall;
mod house;

use std::collections::HashMap;
use std::time::Duration;

use crownhead_api::Side;
use crownhead_api::club::{Ask, Deed, GameCard, Tell};
use crownhead_api::tournaments::{
    Joining, NewTournament, TournamentCard, TournamentKind, TournamentPage, TournamentStage,
};
use crownhead_club::Tempo;
use hall::{FAST, Hall, new, order};
use house::{House, Someone, read, terms};
use serde_json::json;

fn begun(tell: &Tell) -> Option<GameCard> {
    if let Tell::Begun(card) = tell { Some(card.clone()) } else { None }
}

#[tokio::test]
async fn a_round_robin_is_played_to_its_end() {
    let house = House::with_tempo(FAST).await;
    let mut hall = Hall::new(&house, &new(TournamentKind::RoundRobin), 4).await;
    let mut watcher = house.page(&hall.organizer).await;
    watcher.ask(&Ask::Tournament(Some(hall.id.clone()))).await;
    hall.start(&house).await;
    let told = watcher.tell(|tell| if let Tell::Tournament(id) = tell { Some(id.clone()) } else { None });
    assert_eq!(told.await, hall.id);
    let card = hall.players[0].1.tell(begun).await;
    assert_eq!(card.tournament.as_deref(), Some(&*hall.id));
    let ahead = house.get(&format!("/club/api/tournament/{}?round=3", hall.id), "").await.1;
    assert_eq!(read::<TournamentPage>(&ahead).pairings.len(), 2, "all rounds are known");
    for round in 1..=3 {
        hall.play_round(&house, round).await;
    }
    let page = hall.over(&house).await;
    let points: Vec<u32> = page.standings.iter().map(|line| line.points).collect();
    assert_eq!(points, [6, 4, 2, 0]);
    assert!(page.standings.is_sorted_by_key(|line| line.who.id.clone()), "the lower id has won");
    assert_eq!(page.standings.iter().map(|line| line.place).collect::<Vec<_>>(), [1, 2, 3, 4]);
    let (_, body) = house.get("/club/api/tournaments", "").await;
    let listed: Vec<TournamentCard> = read(&body);
    assert_eq!((listed.len(), listed[0].players, listed[0].rounds), (1, 4, 3));
}

#[tokio::test]
async fn in_a_swiss_of_five_somebody_has_a_bye() {
    let house = House::with_tempo(FAST).await;
    let mut hall = Hall::new(&house, &new(TournamentKind::Swiss), 5).await;
    hall.start(&house).await;
    let mut byes = Vec::new();
    for round in 1..=3 {
        let page = hall.round(&house, round).await;
        assert_eq!(page.pairings.len(), 3);
        let bye = page.pairings.iter().find(|pairing| pairing.black.is_none()).expect("a bye");
        assert_eq!(bye.outcome.as_deref(), Some("bye"));
        byes.push(bye.white.id.clone());
        hall.play_round(&house, round).await;
    }
    byes.sort();
    byes.dedup();
    assert_eq!(byes.len(), 3, "nobody has two");
    let page = hall.over(&house).await;
    assert_eq!(page.standings.iter().map(|line| line.points).sum::<u32>(), 3 * (2 * 2 + 2));
    assert_eq!(page.tie_breaks, ["buchholz-cut-1", "buchholz", "sonneborn-berger"]);
}

#[tokio::test]
async fn a_restart_in_the_middle_of_a_round_loses_nothing() {
    let mut house = House::with_tempo(FAST).await;
    let mut hall = Hall::new(&house, &new(TournamentKind::RoundRobin), 4).await;
    hall.start(&house).await;
    let page = hall.round(&house, 1).await;
    let first = page.pairings[0].clone();
    let black = first.black.expect("an opponent").id;
    hall.lose(&first.game.expect("a game"), &first.white.id, &black, Side::White).await;
    let before = hall.until(&house, |page| page.pairings[0].outcome.is_some()).await;
    house = house.restart().await;
    let mut players = Vec::new();
    for (player, _) in hall.players.drain(..) {
        let page = house.page(&player).await;
        players.push((player, page));
    }
    hall.players = players;
    let after = hall.page(&house).await;
    assert_eq!(
        (after.card.round, &after.pairings, &after.standings),
        (1, &before.pairings, &before.standings)
    );
    for round in 1..=3 {
        hall.play_round(&house, round).await;
    }
    let page = hall.over(&house).await;
    assert_eq!(page.standings.iter().map(|line| line.points).sum::<u32>(), 12, "six games");
}

#[tokio::test]
async fn an_arena_pairs_again_and_again_until_its_time_is_up() {
    let house = House::with_tempo(FAST).await;
    let mut hall = Hall::new(&house, &new(TournamentKind::Arena), 4).await;
    hall.start(&house).await;
    let mut games: HashMap<String, (String, String)> = HashMap::new();
    loop {
        let page = hall.page(&house).await;
        if page.card.stage == TournamentStage::Over {
            break;
        }
        for pairing in page.pairings.iter().filter(|pairing| pairing.outcome.is_none()) {
            let (game, black) = (pairing.game.clone().expect("a game"), pairing.black.clone().expect("two"));
            if games.insert(game.clone(), (pairing.white.id.clone(), black.id.clone())).is_none() {
                hall.lose(&game, &pairing.white.id, &black.id, Side::Black).await;
            }
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let page = hall.over(&house).await;
    assert!(games.len() >= 4, "paired again: {}", games.len());
    let points: u32 = page.standings.iter().map(|line| line.points).sum();
    assert!(points >= 2 * games.len() as u32, "a win counts 2 or 4: {points}");
    assert!(page.standings.is_sorted_by_key(|line| std::cmp::Reverse(line.points)));
}

#[tokio::test]
async fn a_host_plays_against_everybody_at_once() {
    let house = House::with_tempo(FAST).await;
    let exhibition = NewTournament { side: Some(Side::Black), ..new(TournamentKind::Simul) };
    let mut hall = Hall::new(&house, &exhibition, 3).await;
    assert_eq!(hall.order(&house, "leave", &hall.organizer, &json!({})).await.0, 400, "the host stays");
    hall.start(&house).await;
    let page = hall.round(&house, 1).await;
    let host = hall.organizer.me.card.id.clone();
    assert_eq!(page.pairings.len(), 3);
    assert!(page.pairings.iter().all(|pairing| pairing.black.as_ref().is_some_and(|it| it.id == host)));
    let line = house.page(&hall.organizer).await;
    hall.players.push((Someone { cookie: String::new(), me: hall.organizer.me.clone() }, line));
    for pairing in page.pairings {
        hall.lose(&pairing.game.expect("a game"), &pairing.white.id, &host, Side::White).await;
    }
    let page = hall.over(&house).await;
    assert_eq!((page.standings[0].who.id.as_str(), page.standings[0].points), (&*host, 6));
    assert_eq!(page.standings.iter().map(|line| line.place).collect::<Vec<_>>(), [1, 2, 2, 2]);
}

#[tokio::test]
async fn teams_meet_board_by_board() {
    let house = House::with_tempo(FAST).await;
    let games = NewTournament { rounds: 2, ..new(TournamentKind::TeamMatch) };
    let mut hall = Hall::new(&house, &games, 4).await;
    let nowhere = house.guest().await;
    assert_eq!(hall.order(&house, "join", &nowhere, &Joining::default()).await.0, 400, "without a team");
    hall.start(&house).await;
    for round in 1..=2 {
        let page = hall.round(&house, round).await;
        assert_eq!(page.pairings.len(), 2);
        for pairing in page.pairings {
            let (game, black) = (pairing.game.expect("a game"), pairing.black.expect("an opponent"));
            let reds = hall.players.iter().step_by(2).any(|(player, _)| player.me.card.id == black.id);
            // The Blues win everything.
            let loser = if reds { Side::Black } else { Side::White };
            hall.lose(&game, &pairing.white.id, &black.id, loser).await;
        }
    }
    let page = hall.over(&house).await;
    assert_eq!(page.teams, Some([("Reds".to_owned(), 0), ("Blues".to_owned(), 8)]));
}

#[tokio::test]
async fn who_does_not_come_forfeits() {
    let house = House::with_tempo(Tempo { first_move: Duration::from_millis(300), ..FAST }).await;
    let hall = Hall::new(&house, &new(TournamentKind::Scheveningen), 2).await;
    hall.start(&house).await;
    let page = hall.over(&house).await;
    assert_eq!(page.pairings[0].outcome.as_deref(), Some("black-forfeit"), "White had to move first");
    // In a Swiss tournament the other one goes on alone, so it ends.
    let swiss = NewTournament { name: "Summer".to_owned(), ..new(TournamentKind::Swiss) };
    let (status, body) = order(&house, "/club/api/tournament", &hall.organizer, &swiss).await;
    assert_eq!(status, 200, "{body}");
    let id = read::<TournamentCard>(&body).id;
    let hall = Hall { id, ..hall };
    for (player, _) in &hall.players {
        assert_eq!(hall.order(&house, "join", player, &Joining::default()).await.0, 200);
    }
    hall.start(&house).await;
    let page = hall.over(&house).await;
    assert_eq!((page.card.round, page.standings.iter().filter(|line| line.away).count()), (1, 1));
}

#[tokio::test]
async fn nobody_gets_around_a_game_of_a_tournament() {
    let house = House::with_tempo(FAST).await;
    let mut hall = Hall::new(&house, &new(TournamentKind::RoundRobin), 2).await;
    hall.start(&house).await;
    let page = hall.round(&house, 1).await;
    let (game, white) = (page.pairings[0].game.clone().expect("a game"), page.pairings[0].white.id.clone());
    let seat = hall.seat(&white);
    seat.watch(&game, 0).await;
    for (deed, key) in [
        (Deed::Abort, "tournament"),
        (Deed::GiveTime, "tournament"),
        (Deed::TakeBack, "tournament"),
        (Deed::Resign, "too-early"),
        (Deed::Rematch, "tournament"),
    ] {
        seat.act(&game, deed).await;
        assert_eq!(seat.refusal().await, key);
    }
}

#[tokio::test]
async fn only_organizers_steer_and_nothing_is_without_bounds() {
    let house = House::with_tempo(FAST).await;
    let hall = Hall::new(&house, &new(TournamentKind::Swiss), 2).await;
    let (guest, other) = (&hall.players[0].0, house.member("Ben").await);
    for who in [guest, &other] {
        for what in ["start", "end"] {
            assert_eq!(hall.order(&house, what, who, &json!({})).await.0, 403, "{what}");
        }
    }
    let make =
        async |who: &Someone, new: &NewTournament| order(&house, "/club/api/tournament", who, new).await.0;
    assert_eq!(make(guest, &new(TournamentKind::Swiss)).await, 400, "guests make none");
    let good = new(TournamentKind::Arena);
    for bad in [
        NewTournament { name: "x".repeat(60), ..good.clone() },
        NewTournament { name: " ".to_owned(), ..good.clone() },
        NewTournament { minutes: 0, ..good.clone() },
        NewTournament { terms: terms("international", "-"), ..good.clone() },
        NewTournament { terms: terms("international", "2d"), ..good.clone() },
        NewTournament { terms: terms("nothing", "3+2"), ..good.clone() },
        NewTournament { starts: Some(5), ..good.clone() },
        NewTournament { rounds: 31, ..new(TournamentKind::Swiss) },
        NewTournament { teams: None, ..new(TournamentKind::TeamMatch) },
    ] {
        assert_eq!(make(&other, &bad).await, 400, "{bad:?}");
    }
    // Guests join unrated tournaments only.
    let mut rated = good.clone();
    rated.terms.rated = true;
    let (_, body) = order(&house, "/club/api/tournament", &other, &rated).await;
    let join = format!("/club/api/tournament/{}/join", read::<TournamentCard>(&body).id);
    assert_eq!(order(&house, &join, guest, &json!({})).await.0, 400);
    assert_eq!(order(&house, &join, &other, &json!({})).await.0, 200);
    for _ in 0..4 {
        assert_eq!(make(&other, &good).await, 200);
    }
    assert_eq!(make(&other, &good).await, 400, "five of one organizer are enough");
    // Nobody joins a round robin late, and moderators remove what they must.
    assert_eq!(house.get("/club/api/tournament/x", "").await.0, 404);
    house.club.appoint("ben").await.expect("it is written");
    assert_eq!(hall.order(&house, "end", &other, &json!({})).await.0, 200);
    assert_eq!(house.get(&format!("/club/api/tournament/{}", hall.id), "").await.0, 404);
}

#[tokio::test]
async fn a_tournament_begins_at_its_time() {
    let house = House::with_tempo(FAST).await;
    let starts = Some(house::now() + 6_000);
    let hall = Hall::new(&house, &NewTournament { starts, ..new(TournamentKind::RoundRobin) }, 2).await;
    hall.round(&house, 1).await;
    assert!(Some(house::now()) >= starts);
    let late = house.guest().await;
    assert_eq!(hall.order(&house, "join", &late, &json!({})).await.0, 400, "everything is paired");
    // Who leaves forfeits what comes; here nothing does.
    assert_eq!(hall.order(&house, "leave", &hall.players[0].0, &json!({})).await.0, 200);
    assert!(hall.page(&house).await.standings.iter().any(|line| line.away));
    assert_eq!(hall.order(&house, "end", &hall.organizer, &json!({})).await.0, 200);
    hall.over(&house).await;
}
