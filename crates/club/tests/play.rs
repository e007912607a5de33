//! People play each other: lobby, moves, reconnection, restart, challenges, rematches, ratings.

mod house;

use crownhead_api::Side;
use crownhead_api::club::{Ask, Challenge, Deed, Me, Tell, TermsRecord};
use crownhead_notation::movetext;
use crownhead_room::Room;
use crownhead_rules::Color;
use house::{House, Page, fresh_room, read, terms};

/// The side to move plays some legal move; both see it.
async fn play_on(game: &str, room: &mut Room, pages: [&mut Page; 2]) {
    let [white, black] = pages;
    let moves = room.game().position().legal_moves();
    let mv = moves[room.game().ply() * 7 % moves.len()];
    let text = movetext::write(room.game().position(), &mv);
    let deed = Deed::Move { ply: room.game().ply(), text };
    match room.turn() {
        Color::White => white.act(game, deed).await,
        Color::Black => black.act(game, deed).await,
    }
    let seen = white.event().await;
    assert_eq!(black.event().await, seen);
    room.apply(&seen.parse().expect("an event"), 0).expect("it fits");
}

#[tokio::test]
async fn two_guests_play_a_whole_game_of_every_kind() {
    let house = House::new().await;
    for rules in ["english", "international", "turkish", "frisian", "breakthrough", "score-panel"] {
        let (one, two) = (house.guest().await, house.guest().await);
        let (mut white, mut black) = (house.page(&one).await, house.page(&two).await);
        let terms = terms(rules, "10+5");
        let game = house.pair(terms.clone(), &mut white, &mut black).await;
        assert_eq!(white.watch(&game, 0).await, (Some(Side::White), Vec::new()));
        assert_eq!(black.watch(&game, 0).await, (Some(Side::Black), Vec::new()));
        let mut room = fresh_room(&terms, 0);
        while room.ending().is_none() && room.game().ply() < 60 {
            play_on(&game, &mut room, [&mut white, &mut black]).await;
        }
        if room.ending().is_none() {
            white.act(&game, Deed::Resign).await;
            assert_eq!(black.event().await, "end resign white", "{rules}");
        }
        black.act(&game, Deed::OfferDraw).await;
        assert_eq!(black.refusal().await, "over");
    }
}

#[tokio::test]
async fn offers_takebacks_and_gifts_reach_the_other_side() {
    let house = House::new().await;
    let (one, two) = (house.guest().await, house.guest().await);
    let (mut white, mut black) = (house.page(&one).await, house.page(&two).await);
    let terms = terms("international", "3+2");
    let game = house.pair(terms.clone(), &mut white, &mut black).await;
    white.watch(&game, 0).await;
    black.watch(&game, 0).await;
    let mut room = fresh_room(&terms, 0);
    for _ in 0..4 {
        play_on(&game, &mut room, [&mut white, &mut black]).await;
    }
    white.act(&game, Deed::TakeBack).await;
    assert_eq!(black.event().await, "takeback-ask white");
    black.act(&game, Deed::TakeBack).await;
    assert_eq!(black.event().await, "takeback 2");
    black.act(&game, Deed::GiveTime).await;
    assert_eq!(black.event().await, "time white 15000");
    black.act(&game, Deed::OfferDraw).await;
    assert_eq!(black.event().await, "draw-offer black");
    black.act(&game, Deed::OfferDraw).await;
    assert_eq!(black.refusal().await, "already-asked");
    white.act(&game, Deed::OfferDraw).await;
    assert_eq!(black.event().await, "end draw agreed");
}

#[tokio::test]
async fn a_lost_connection_costs_nothing_and_is_seen() {
    let house = House::new().await;
    let (one, two) = (house.guest().await, house.guest().await);
    let (mut white, mut black) = (house.page(&one).await, house.page(&two).await);
    let terms = terms("english", "5+3");
    let game = house.pair(terms.clone(), &mut white, &mut black).await;
    white.watch(&game, 0).await;
    black.watch(&game, 0).await;
    let mut room = fresh_room(&terms, 0);
    for _ in 0..3 {
        play_on(&game, &mut room, [&mut white, &mut black]).await;
    }
    drop(white);
    let away = |tell: &Tell| if let Tell::Away { away, .. } = tell { Some(*away) } else { None };
    while black.tell(away).await[0].is_none() {}
    black.act(&game, Deed::ClaimWin).await;
    assert_eq!(black.refusal().await, "not-abandoned");
    let mut white = house.page(&one).await;
    let (side, events) = white.watch(&game, 1).await;
    assert_eq!((side, events.len()), (Some(Side::White), 2));
    while black.tell(away).await[0].is_some() {}
    play_on(&game, &mut room, [&mut white, &mut black]).await;
    // Spectators see the same, but do nothing.
    let mut other = house.page(&house.guest().await).await;
    assert_eq!(other.watch(&game, 0).await.1.len(), 4);
    other.act(&game, Deed::Resign).await;
    assert_eq!(other.refusal().await, "spectator");
}

#[tokio::test]
async fn a_game_goes_on_after_a_restart() {
    let house = House::new().await;
    let (one, two) = (house.guest().await, house.guest().await);
    let (mut white, mut black) = (house.page(&one).await, house.page(&two).await);
    let terms = terms("russian", "3+2");
    let game = house.pair(terms.clone(), &mut white, &mut black).await;
    white.watch(&game, 0).await;
    black.watch(&game, 0).await;
    let mut room = fresh_room(&terms, 0);
    for _ in 0..5 {
        play_on(&game, &mut room, [&mut white, &mut black]).await;
    }
    let house = house.restart().await;
    white.tell(|tell| matches!(tell, Tell::Stopping).then_some(())).await;
    let (mut white, mut black) = (house.page(&one).await, house.page(&two).await);
    let (_, events) = white.watch(&game, 5).await;
    assert!(events.iter().all(|(_, text)| text.starts_with("stop ")), "{events:?}");
    for (at, text) in events {
        room.apply(&text.parse().expect("an event"), at).expect("it fits");
    }
    black.watch(&game, 0).await;
    play_on(&game, &mut room, [&mut white, &mut black]).await;
}

#[tokio::test]
async fn a_challenge_is_accepted_once() {
    let house = House::new().await;
    let (one, two, three) = (house.guest().await, house.guest().await, house.guest().await);
    let offer = r#"{"rules":"frisian","pace":"2d","side":"black"}"#;
    let (status, _, body) = house.post("/club/api/challenge", &one.cookie, offer).await;
    assert_eq!(status, 200, "{body}");
    let challenge: Challenge = read(&body);
    assert_eq!(challenge.by.name, one.me.card.name);
    let path = format!("/club/api/challenge/{}", challenge.id);
    // Anyone with the link sees it.
    assert_eq!(read::<Challenge>(&house.get(&path, "").await.1), challenge);
    let accept = async |who: &house::Someone| {
        let (status, _, body) = house.post(&path, &who.cookie, "{}").await;
        assert_eq!(status, 200, "{body}");
        read::<serde_json::Value>(&body)["game"].as_str().expect("a game").to_owned()
    };
    let game = accept(&two).await;
    assert_eq!(accept(&three).await, game, "whoever comes later may watch");
    assert_eq!(house.page(&two).await.watch(&game, 0).await.0, Some(Side::White));
    assert_eq!(house.page(&three).await.watch(&game, 0).await.0, None);
    // One's own challenge can be withdrawn, but not after it was accepted.
    let (_, _, body) = house.post("/club/api/challenge", &one.cookie, offer).await;
    let path = format!("/club/api/challenge/{}", read::<Challenge>(&body).id);
    assert_eq!(house.post(&path, &one.cookie, "{}").await.2, r#"{"dropped":true}"#);
    assert_eq!(house.get(&path, "").await.0, 404);
}

#[tokio::test]
async fn a_rematch_changes_sides() {
    let house = House::new().await;
    let (one, two) = (house.guest().await, house.guest().await);
    let (mut white, mut black) = (house.page(&one).await, house.page(&two).await);
    let game = house.pair(terms("english", "1"), &mut white, &mut black).await;
    white.watch(&game, 0).await;
    black.watch(&game, 0).await;
    white.act(&game, Deed::Rematch).await;
    assert_eq!(white.refusal().await, "not-over");
    white.act(&game, Deed::Abort).await;
    assert_eq!(black.event().await, "end aborted");
    white.act(&game, Deed::Rematch).await;
    let offered = |tell: &Tell| if let Tell::Rematch { by, .. } = tell { Some(*by) } else { None };
    assert_eq!(black.tell(offered).await, Side::White);
    black.act(&game, Deed::Rematch).await;
    let next = |tell: &Tell| if let Tell::Next { next, .. } = tell { Some(next.clone()) } else { None };
    let again = white.tell(next).await;
    assert_eq!(black.tell(next).await, again);
    assert_eq!(white.watch(&again, 0).await.0, Some(Side::Black));
    // A second one is not made.
    black.act(&game, Deed::Rematch).await;
    assert_eq!(black.tell(next).await, again);
}

#[tokio::test]
async fn members_play_rated_games_and_guests_do_not() {
    let house = House::new().await;
    let (ada, ben, guest) = (house.member("Ada").await, house.member("Ben").await, house.guest().await);
    let rated = TermsRecord { rated: true, ..terms("italian", "3+2") };
    let mut visitor = house.page(&guest).await;
    visitor.ask(&Ask::Seek(crownhead_api::club::Offer { terms: rated.clone(), side: None })).await;
    assert_eq!(visitor.refusal().await, "rated-guest");
    let (mut white, mut black) = (house.page(&ada).await, house.page(&ben).await);
    let game = house.pair(rated.clone(), &mut white, &mut black).await;
    white.watch(&game, 0).await;
    black.watch(&game, 0).await;
    let mut room = fresh_room(&rated, 0);
    for _ in 0..2 {
        play_on(&game, &mut room, [&mut white, &mut black]).await;
    }
    white.act(&game, Deed::TakeBack).await;
    assert_eq!(white.refusal().await, "rated");
    white.act(&game, Deed::Resign).await;
    let ratings = |tell: &Tell| if let Tell::Rated { ratings, .. } = tell { Some(*ratings) } else { None };
    let [(before, after), (_, winner)] = black.tell(ratings).await;
    assert!(before == 1500 && after < 1400 && winner > 1600, "{after} {winner}");
    // The next game shows them.
    let game = house.pair(rated, &mut white, &mut black).await;
    white.ask(&Ask::Watch { game, since: 0 }).await;
    let card = |tell: &Tell| if let Tell::Room { card, .. } = tell { Some(card.clone()) } else { None };
    let card = white.tell(card).await;
    assert_eq!((card.white.rating, card.black.rating), (Some((after, true)), Some((winner, true))));
}

#[tokio::test]
async fn a_guest_comes_back_by_link_and_becomes_a_member() {
    let house = House::new().await;
    let guest = house.guest().await;
    let link = guest.me.link.clone().expect("a link");
    let (status, head, body) = house.post("/club/api/link", "", &format!("\"{link}\"")).await;
    assert_eq!((status, read::<Me>(&body).card), (200, guest.me.card.clone()));
    let again = house::cookie(&head).expect("a session");
    assert_ne!(again, guest.cookie);
    let body = r#"{"name":"Cleo","password":"correct horse"}"#;
    let (status, _, body) = house.post("/club/api/sign-up", &again, body).await;
    assert_eq!((status, read::<Me>(&body).card.id), (200, guest.me.card.id.clone()), "games stay");
    let (status, body) = house.get("/club/api/me", &again).await;
    assert_eq!((status, &*read::<Me>(&body).card.name), (200, "Cleo"));
    let (status, _, _) = house.post("/club/api/sign-out", &again, "{}").await;
    assert_eq!((status, house.get("/club/api/me", &again).await.0), (200, 401));
    let (status, head, _) =
        house.post("/club/api/sign-in", "", r#"{"name":"cleo","password":"correct horse"}"#).await;
    assert_eq!(status, 200);
    let cookie = house::cookie(&head).expect("a session");
    assert_eq!(house.get("/club/api/me", &cookie).await.0, 200);
}
