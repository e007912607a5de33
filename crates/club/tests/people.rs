//! Profiles and archives, what moderators do, and what people do with their own data.

mod house;

use crownhead_api::Side;
use crownhead_api::club::{Ask, Deed, Me, Offer, Tell, TermsRecord};
use crownhead_api::people::{GameLine, Measure, Profile, ReportLine, Role, Subject};
use crownhead_notation::pdn;
use house::{House, Page, Someone, read, terms};
use serde_json::{Value, json};

/// A game that White wins by resignation after two plies; returns its id.
async fn short_game(house: &House, terms: TermsRecord, white: &Someone, black: &Someone) -> String {
    let (mut one, mut two) = (house.page(white).await, house.page(black).await);
    let game = house.pair(terms, &mut one, &mut two).await;
    one.watch(&game, 0).await;
    two.watch(&game, 0).await;
    one.act(&game, Deed::Move { ply: 0, text: "32-28".to_owned() }).await;
    one.event().await;
    two.event().await;
    two.act(&game, Deed::Move { ply: 1, text: "19-23".to_owned() }).await;
    two.event().await;
    two.act(&game, Deed::Resign).await;
    two.event().await;
    game
}

async fn get<T: serde::de::DeserializeOwned>(house: &House, path: &str, cookie: &str) -> T {
    let (status, body) = house.get(path, cookie).await;
    assert_eq!(status, 200, "{path}: {body}");
    read(&body)
}

async fn order(house: &House, path: &str, who: &Someone, order: &impl serde::Serialize) -> (u16, String) {
    let text = serde_json::to_string(order).expect("plain data");
    let (status, _, body) = house.post(path, &who.cookie, &text).await;
    (status, body)
}

#[tokio::test]
async fn a_profile_has_ratings_games_and_an_archive() {
    let house = House::new().await;
    let (ada, ben) = (house.member("Ada").await, house.member("Ben").await);
    let rated = TermsRecord { rated: true, ..terms("international", "5+3") };
    let game = short_game(&house, rated, &ada, &ben).await;
    short_game(&house, terms("frisian", "-"), &ben, &ada).await;
    let profile: Profile = get(&house, "/club/api/named/ADA", "").await;
    assert_eq!((profile.card.name.as_str(), profile.totals), ("Ada", [2, 1, 0]));
    assert_eq!(profile.ratings.len(), 1);
    let line = &profile.ratings[0];
    assert_eq!((line.family.as_str(), line.speed.as_str(), line.games), ("international", "blitz", 1));
    assert!(line.points > 1500 && line.rough);
    let id = &ada.me.card.id;
    let games: Vec<GameLine> = get(&house, &format!("/club/api/person/{id}/games"), "").await;
    assert_eq!(games.len(), 2);
    assert_eq!((games[1].card.id.as_str(), games[1].halves, games[1].plies), (game.as_str(), Some(2), 2));
    let (created, last) = (games[0].card.created, &games[0].card.id);
    let path = format!("/club/api/person/{id}/games?before={created}&id={last}");
    assert_eq!(get::<Vec<GameLine>>(&house, &path, "").await.len(), 1, "the list goes on after a game");
    // Both games can be read again by the reader of PDN.
    let (status, archive) = house.get(&format!("/club/api/person/{id}/games.pdn"), "").await;
    assert_eq!(status, 200);
    assert_eq!(archive.matches("[GameType").count(), 2, "{archive}");
    let (_, text) = house.get(&format!("/club/api/game/{game}/game.pdn"), "").await;
    let replayed = pdn::read(&text).expect("a game");
    assert_eq!((replayed.ply(), text.contains("[White \"Ada\"]")), (2, true), "{text}");
    for path in [
        "/club/api/named/Nobody",
        "/club/api/person/x",
        "/club/api/game/x/game.pdn",
        "/club/api/person/x/games.pdn",
    ] {
        assert_eq!(house.get(path, "").await.0, 404, "{path}");
    }
}

#[tokio::test]
async fn games_that_go_on_are_found_again() {
    let house = House::new().await;
    let (one, two) = (house.guest().await, house.guest().await);
    let (mut white, mut black) = (house.page(&one).await, house.page(&two).await);
    let game = house.pair(terms("english", "3d"), &mut white, &mut black).await;
    let games: Vec<GameLine> = get(&house, "/club/api/games", &two.cookie).await;
    assert_eq!(games.iter().map(|line| line.card.id.as_str()).collect::<Vec<_>>(), [game.as_str()]);
    let other = house.guest().await;
    assert!(get::<Vec<GameLine>>(&house, "/club/api/games", &other.cookie).await.is_empty());
    assert_eq!(house.get("/club/api/games", "").await.0, 401);
}

async fn said(page: &mut Page, game: &str, text: &str) -> Result<String, String> {
    page.ask(&Ask::Say { game: game.to_owned(), text: text.to_owned() }).await;
    page.tell(|tell| match tell {
        Tell::Chat { line, .. } => Some(Ok(line.text.clone())),
        Tell::Refused { key, .. } => Some(Err(key.clone())),
        _ => None,
    })
    .await
}

#[tokio::test]
async fn moderators_see_reports_and_mute_and_ban() {
    let house = House::new().await;
    let (chief, ben, eve) =
        (house.member("Chief").await, house.member("Ben").await, house.member("Eve").await);
    house.club.appoint("chief").await.expect("it is written");
    assert_eq!(get::<Me>(&house, "/club/api/me", &chief.cookie).await.role, Role::Admin);
    let report = json!({ "about": eve.me.card.id, "text": "She is <b>rude</b>." });
    assert_eq!(order(&house, "/club/api/report", &ben, &report).await.0, 200);
    for bad in
        [json!({ "about": "x", "text": "a" }), json!({ "about": eve.me.card.id, "text": " " }), json!({})]
    {
        assert_ne!(order(&house, "/club/api/report", &ben, &bad).await.0, 200, "{bad}");
    }
    // Players see no reports and take no measures.
    let measures = format!("/club/api/person/{}/measure", eve.me.card.id);
    for path in ["/club/api/reports", "/club/api/people?like=e"] {
        assert_eq!(house.get(path, &ben.cookie).await.0, 403, "{path}");
        assert_eq!(house.get(path, "").await.0, 401, "{path}");
    }
    assert_eq!(order(&house, &measures, &ben, &Measure::Ban(1)).await.0, 403);

    let reports: Vec<ReportLine> = get(&house, "/club/api/reports", &chief.cookie).await;
    assert_eq!((reports.len(), reports[0].about.1.as_str()), (1, "Eve"));
    let settle = format!("/club/api/report/{}/settle", reports[0].id);
    assert_eq!(order(&house, &settle, &chief, &json!({})).await.0, 200);
    assert!(get::<Vec<ReportLine>>(&house, "/club/api/reports", &chief.cookie).await.is_empty());

    // Muted: no chat, at once, on a page that is open.
    let mut page = house.page(&eve).await;
    page.ask(&Ask::Computer {
        level: 1,
        offer: Offer { terms: terms("english", "-"), side: Some(Side::Black) },
    })
    .await;
    let mut other = house.page(&ben).await;
    let game = house.pair(terms("english", "3d"), &mut page, &mut other).await;
    page.watch(&game, 0).await;
    assert_eq!(said(&mut page, &game, "hello").await, Ok("hello".to_owned()));
    assert_eq!(order(&house, &measures, &chief, &Measure::Mute(3)).await.0, 200);
    assert_eq!(page.next().await, None, "the page connects again");
    let mut page = house.page(&eve).await;
    page.watch(&game, 0).await;
    assert_eq!(said(&mut page, &game, "hello").await, Err("muted".to_owned()));
    assert_eq!(order(&house, &measures, &chief, &Measure::Mute(0)).await.0, 200);
    let found: Vec<Subject> = get(&house, "/club/api/people?like=EV", &chief.cookie).await;
    assert_eq!((found.len(), found[0].muted_until), (1, None));

    // Banned: nothing at all, with a session that was good.
    assert_eq!(order(&house, &measures, &chief, &Measure::Ban(7)).await.0, 200);
    assert_eq!(house.get("/club/api/me", &eve.cookie).await.0, 403);
    assert!(house.page_from(&format!("http://{}", house.address), &eve.cookie).await.is_err());
    assert_eq!(order(&house, &measures, &chief, &Measure::Ban(0)).await.0, 200);
    assert_eq!(house.get("/club/api/me", &eve.cookie).await.0, 200);

    // A moderator mutes but makes no moderators, and nobody acts against the own rank.
    let rank = |who: &Someone| format!("/club/api/person/{}/measure", who.me.card.id);
    assert_eq!(order(&house, &rank(&ben), &chief, &Measure::Role(Role::Moderator)).await.0, 200);
    assert_eq!(order(&house, &measures, &ben, &Measure::Mute(1)).await.0, 200);
    assert_eq!(order(&house, &measures, &ben, &Measure::Role(Role::Admin)).await.0, 403);
    assert_eq!(order(&house, &rank(&chief), &ben, &Measure::Ban(1)).await.0, 403);
    assert_eq!(order(&house, &rank(&ben), &ben, &Measure::Role(Role::Admin)).await.0, 403);
}

#[tokio::test]
async fn the_own_data_can_be_taken_along_and_erased() {
    let house = House::new().await;
    let (ada, ben) = (house.member("Ada").await, house.guest().await);
    let over = short_game(&house, terms("international", "5+3"), &ada, &ben).await;
    let (mut one, mut two) = (house.page(&ada).await, house.page(&ben).await);
    let game = house.pair(terms("international", "5+3"), &mut one, &mut two).await;
    one.watch(&game, 0).await;
    two.watch(&game, 0).await;
    assert_eq!(said(&mut one, &game, "my secret").await, Ok("my secret".to_owned()));
    let export: Value = get(&house, "/club/api/export.json", &ada.cookie).await;
    assert_eq!(export["games"].as_array().map(Vec::len), Some(2));
    assert_eq!(
        (&export["profile"]["card"]["name"], &export["chat"][0]["text"]),
        (&json!("Ada"), &json!("my secret"))
    );
    assert!(!export.to_string().contains("argon2"), "no hash of a password");

    assert_eq!(order(&house, "/club/api/erase", &ada, &json!("wrong horse")).await.0, 400);
    assert_eq!(order(&house, "/club/api/erase", &ada, &json!("correct horse")).await.0, 200);
    // Before both sides have moved, giving up calls the game off.
    assert!(two.event().await.contains("aborted"));
    assert_eq!(house.get("/club/api/me", &ada.cookie).await.0, 401);
    assert_eq!(house.get("/club/api/named/Ada", "").await.0, 404);
    let mut page = house.page(&ben).await;
    page.ask(&Ask::Watch { game: over.clone(), since: 0 }).await;
    let name = page
        .tell(|tell| if let Tell::Room { card, .. } = tell { Some(card.white.name.clone()) } else { None })
        .await;
    assert_eq!(name, "?");
    page.ask(&Ask::Watch { game, since: 0 }).await;
    let chat = page
        .tell(|tell| {
            if let Tell::Room { card, chat, .. } = tell {
                (card.id != over).then(|| chat.clone())
            } else {
                None
            }
        })
        .await;
    assert_eq!(chat, []);
    let (_, text) = house.get(&format!("/club/api/game/{over}/game.pdn"), "").await;
    assert!(text.contains("[White \"?\"]") && !text.contains("Ada"), "{text}");
    // The name is free again, for an account that has none of this.
    let other = house.member("Ada").await;
    assert!(
        get::<Vec<GameLine>>(&house, &format!("/club/api/person/{}/games", other.me.card.id), "")
            .await
            .is_empty()
    );
}
