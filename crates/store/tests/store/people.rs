//! People.

use crownhead_store::{Finish, Journal, Kind, NameTaken, Pass, Role};

use crate::home::{Home, entry, game, games, last, person, write};

pub(crate) async fn names_are_unique_in_any_case(home: &Home) {
    let store = home.open().await;
    let ada = person(&store, "Ada").await;
    let twin = store.add_person("ADA", Kind::Guest, Role::Player, None, 1).await.expect("it is written");
    assert_eq!(twin, Err(NameTaken));
    let guest = store.add_person("Guest 1", Kind::Guest, Role::Player, None, 1).await;
    let guest = guest.expect("it is written").expect("the name is free");
    assert_eq!(store.make_member(&guest.id, "aDa", "hash").await.expect("it is written"), Err(NameTaken));
    assert_eq!(store.make_member(&guest.id, "Cleo", "hash").await.expect("it is written"), Ok(()));
    let cleo = store.person(&guest.id).await.expect("readable").expect("she exists");
    assert_eq!((&*cleo.name, cleo.kind), ("Cleo", Kind::Member));
    assert_ne!(ada.id, cleo.id);
}

pub(crate) async fn secrets_stand_for_people_and_are_not_kept(home: &Home) {
    let store = home.open().await;
    let ada = person(&store, "Ada").await;
    let secret = store.issue(&ada.id, Pass::Session, 10, Some(100)).await.expect("it is written");
    assert_eq!(store.holder(&secret, Pass::Session, 50).await.expect("readable"), Some(ada.clone()));
    assert_eq!(store.holder(&secret, Pass::Session, 100).await.expect("readable"), None, "expired");
    assert_eq!(store.holder(&secret, Pass::Bot, 50).await.expect("readable"), None, "for something else");
    store.close().await;
    assert_eq!(home.count("SELECT count(*) FROM pass WHERE secret <> $1", &secret).await, 1);
    for file in
        home.folder.iter().flat_map(|folder| std::fs::read_dir(&folder.0).expect("the folder")).flatten()
    {
        let bytes = std::fs::read(file.path()).expect("readable");
        assert!(
            !bytes.windows(secret.len()).any(|part| part == secret.as_bytes()),
            "{}",
            file.path().display()
        );
    }
    let store = home.open().await;
    store.revoke(&secret).await.expect("it is written");
    assert_eq!(store.holder(&secret, Pass::Session, 50).await.expect("readable"), None);
    let [link, bot] = [Pass::Link, Pass::Bot].map(|pass| store.issue(&ada.id, pass, 10, None));
    let (link, bot) = (link.await.expect("it is written"), bot.await.expect("it is written"));
    store.revoke_kind(&ada.id, Pass::Bot).await.expect("it is written");
    assert_eq!(store.holder(&bot, Pass::Bot, 50).await.expect("readable"), None);
    assert_eq!(store.holder(&link, Pass::Link, 50).await.expect("readable"), Some(ada.clone()));
    store.revoke_all(&ada.id).await.expect("it is written");
    assert_eq!(store.holder(&link, Pass::Link, 50).await.expect("readable"), None);
}

pub(crate) async fn people_are_found_by_the_start_of_their_names(home: &Home) {
    let store = home.open().await;
    for name in ["Ada", "adam", "Ad_m", "Ad%m", "Ad\\m", "Ben", "Émile"] {
        person(&store, name).await;
    }
    for (start, most, count) in [
        ("AD", 9, 5),
        ("ad", 2, 2),
        ("ada", 9, 2),
        ("ad_", 9, 1),
        ("AD%", 9, 1),
        ("ad\\", 9, 1),
        ("é", 9, 1),
        ("", 9, 7),
    ] {
        let found = store.people_like(start, most).await.expect("readable");
        let names: Vec<&str> = found.iter().map(|person| &*person.name).collect();
        assert_eq!(names.len(), count, "{start}: {names:?}");
    }
}

pub(crate) async fn members_without_games_become_bots(home: &Home) {
    let store = home.open().await;
    let [new] = games(&store, ["g1"]).await;
    let cleo = person(&store, "Cleo").await;
    assert!(!store.make_bot(&new.white).await.expect("it is written"), "she has played");
    assert!(store.make_bot(&cleo.id).await.expect("it is written"));
    assert!(!store.make_bot(&cleo.id).await.expect("it is written"), "she is one");
    assert_eq!(store.person(&cleo.id).await.expect("readable").map(|cleo| cleo.kind), Some(Kind::Bot));
}

pub(crate) async fn whoever_is_erased_is_gone(home: &Home) {
    let store = home.open().await;
    let [new] = games(&store, ["g1"]).await;
    let (journal, _writer) = Journal::start(&store);
    write(&journal, last(&new, 0)).await.expect("it is written");
    let secret = store.issue(&new.white, Pass::Session, 10, None).await.expect("it is written");
    store.add_chat("g1", 0, &new.white, "good luck", 20).await.expect("it is written");
    let challenge = store.add_challenge(&new.white, "{}", None, 20).await.expect("it is written");
    store.add_report(&new.white, &new.black, None, "rude", 20).await.expect("it is written");
    store.erase(&new.white).await.expect("it is written");
    let gone = store.person(&new.white).await.expect("readable").expect("the games refer to it");
    assert_eq!((&*gone.name, gone.kind), ("?", Kind::Gone));
    assert_eq!(store.person_named("Ada").await.expect("readable"), None);
    assert_eq!(store.holder(&secret, Pass::Session, 20).await.expect("readable"), None);
    assert_eq!(store.ratings(&new.white).await.expect("readable"), []);
    assert_eq!(store.chat("g1").await.expect("readable"), []);
    assert_eq!(store.challenge(&challenge).await.expect("readable"), None);
    assert_eq!(store.reports(10).await.expect("readable"), []);
    assert_eq!(store.game("g1").await.expect("readable").expect("it stays").players[0].0, "?");
    person(&store, "Ada").await;
}

pub(crate) async fn totals_count_won_and_drawn_games(home: &Home) {
    let store = home.open().await;
    let (ada, ben) = (person(&store, "Ada").await, person(&store, "Ben").await);
    assert_eq!(store.totals(&ada.id).await.expect("readable"), [0, 0, 0]);
    let (journal, _writer) = Journal::start(&store);
    for (id, halves) in [("g1", Some(2)), ("g2", Some(1)), ("g3", Some(0)), ("g4", Some(0)), ("g5", None)] {
        store.add_game(&game(id, &ada, &ben)).await.expect("it is written");
        let finish = Finish { ending: "over".to_owned(), halves, plies: 1, rated: None };
        let end = crownhead_store::Entry { finish: Some(finish), ..entry(id, 0) };
        write(&journal, end).await.expect("it is written");
    }
    assert_eq!(store.totals(&ada.id).await.expect("readable"), [4, 1, 1]);
    assert_eq!(store.totals(&ben.id).await.expect("readable"), [4, 2, 1]);
}
