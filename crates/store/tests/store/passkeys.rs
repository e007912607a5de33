//! Passkeys, passwords beside them, and ceremonies.

use crownhead_store::{Kind, NewPasskey, NotAdded, Pass, Removed, Role, Store};

use crate::home::{Home, person};

fn key(credential: &str) -> NewPasskey {
    NewPasskey {
        credential: credential.to_owned(),
        handle: "handle".to_owned(),
        site: "club.example.org".to_owned(),
        label: "Phone".to_owned(),
        record: "{}".to_owned(),
        counter: 0,
    }
}

async fn labels(store: &Store, person: &str) -> Vec<String> {
    let rows = store.passkeys_of(person).await.expect("readable");
    rows.into_iter().map(|row| row.key.label).collect()
}

pub(crate) async fn a_member_comes_with_a_passkey_or_not_at_all(home: &Home) {
    let store = home.open().await;
    person(&store, "Ada").await;
    let guest = store.add_person("Guest 1", Kind::Guest, Role::Player, None, 1).await;
    let guest = guest.expect("it is written").expect("the name is free");
    let join = async |guest, name, credential| {
        store.add_member_with_passkey(guest, name, &key(credential), 5).await.expect("it is written")
    };
    assert_eq!(join(Some(&guest), "ADA", "c1").await, Err(NotAdded::NameTaken));
    assert_eq!(join(None, "ada", "c1").await, Err(NotAdded::NameTaken));
    assert_eq!(store.passkey("c1").await.expect("readable"), None, "neither half is kept");
    let ben = join(Some(&guest), "Ben", "c1").await.expect("name and credential are free");
    assert_eq!((&ben.id, ben.kind), (&guest.id, Kind::Member), "games and ratings stay");
    assert_eq!(join(None, "Cleo", "c1").await, Err(NotAdded::CredentialTaken));
    assert_eq!(store.person_named("Cleo").await.expect("readable"), None, "neither half is kept");
    let row = store.passkey("c1").await.expect("readable").expect("it was added");
    assert_eq!((row.key, row.person, row.created, row.used), (key("c1"), ben.id.clone(), 5, None));
    assert!(!store.has_password(&ben.id).await.expect("readable"));
    assert!(!store.add_passkey(&ben.id, &key("c1"), 6).await.expect("it is written"), "once");
    let other = NewPasskey { label: "Key".to_owned(), ..key("c2") };
    assert!(store.add_passkey(&ben.id, &other, 6).await.expect("it is written"));
    assert_eq!(labels(&store, &ben.id).await, ["Phone", "Key"]);
}

pub(crate) async fn a_counter_never_goes_back(home: &Home) {
    let store = home.open().await;
    let ada = person(&store, "Ada").await;
    store.add_passkey(&ada.id, &key("c1"), 5).await.expect("it is written");
    let id = store.passkey("c1").await.expect("readable").expect("it was added").id;
    for (counter, fine) in [(0, true), (0, true), (3, true), (3, false), (2, false), (0, false), (4, true)] {
        let used = store.use_passkey(&id, "{\"n\":1}", counter, 7).await.expect("it is written");
        assert_eq!(used, fine, "{counter}");
    }
    let row = store.passkey("c1").await.expect("readable").expect("it is there");
    assert_eq!((row.key.counter, row.used, &*row.key.record), (4, Some(7), "{\"n\":1}"));
    // Two nodes that are shown the same signature: one of them takes it.
    let (one, two) = tokio::join!(store.use_passkey(&id, "{}", 9, 8), store.use_passkey(&id, "{}", 9, 8));
    assert!(one.expect("it is written") != two.expect("it is written"));
}

pub(crate) async fn nobody_loses_the_last_way_in(home: &Home) {
    let store = home.open().await;
    let (ada, ben) = (person(&store, "Ada").await, person(&store, "Ben").await);
    assert_eq!(store.remove_password(&ada.id).await.expect("it is written"), Removed::Last);
    for credential in ["c1", "c2"] {
        store.add_passkey(&ada.id, &key(credential), 5).await.expect("it is written");
    }
    let rows = store.passkeys_of(&ada.id).await.expect("readable");
    let [first, second] = [&*rows[0].id, &*rows[1].id];
    let remove = async |id, who| store.remove_passkey(id, who).await.expect("it is written");
    assert_eq!(remove(first, &*ben.id).await, Removed::Missing, "it is not his");
    assert!(!store.label_passkey(first, &ben.id, "mine").await.expect("it is written"));
    assert!(store.label_passkey(first, &ada.id, "Laptop").await.expect("it is written"));
    assert_eq!(store.remove_password(&ada.id).await.expect("it is written"), Removed::Done);
    assert_eq!(store.remove_password(&ada.id).await.expect("it is written"), Removed::Missing);
    // At the same moment.
    let (one, two) = tokio::join!(remove(first, &*ada.id), remove(second, &*ada.id));
    assert!(matches!((one, two), (Removed::Done, Removed::Last) | (Removed::Last, Removed::Done)));
    let left = store.passkeys_of(&ada.id).await.expect("readable");
    assert_eq!(left.len(), 1);
    store.set_password(&ada.id, "hash").await.expect("it is written");
    let (one, two) = tokio::join!(remove(&left[0].id, &*ada.id), store.remove_password(&ada.id));
    let two = two.expect("it is written");
    assert!(matches!((one, two), (Removed::Done, Removed::Last) | (Removed::Last, Removed::Done)));
}

pub(crate) async fn passkeys_go_with_their_person(home: &Home) {
    let store = home.open().await;
    let ada = person(&store, "Ada").await;
    store.add_passkey(&ada.id, &key("c1"), 5).await.expect("it is written");
    store.erase(&ada.id).await.expect("it is written");
    assert_eq!(store.passkey("c1").await.expect("readable"), None);
    store.set_password(&ada.id, "hash").await.expect("it is written");
    assert!(!store.has_password(&ada.id).await.expect("readable"), "nobody is there");
}

pub(crate) async fn a_ceremony_is_taken_once_by_its_session(home: &Home) {
    let store = home.open().await;
    let id = store.begin_ceremony("session", "{}", 100).await.expect("it is written");
    let take =
        async |id: &str, session, now| store.take_ceremony(id, session, now).await.expect("it is written");
    assert_eq!(take(&id, "other", 50).await, None, "of someone else");
    assert_eq!(take(&id, "session", 100).await, None, "too late");
    assert_eq!(take("session", "session", 50).await, None);
    assert_eq!(
        home.count("SELECT count(*) FROM ceremony WHERE id = $1", &id).await,
        0,
        "its name is a secret"
    );
    // Two nodes that are asked at the same moment.
    let (one, two) = tokio::join!(take(&id, "session", 50), take(&id, "session", 50));
    assert!(one.is_some() != two.is_some());
    for expires in [10, 20, 30] {
        store.begin_ceremony("session", "{}", expires).await.expect("it is written");
    }
    assert_eq!(store.drop_ceremonies(20).await.expect("it is written"), 2);
    // The oldest make room.
    for expires in 101..=110 {
        store.begin_one_of(4, "session", "{}", expires).await.expect("it is written");
    }
    assert_eq!(home.count("SELECT count(*) FROM ceremony WHERE state = $1", "{}").await, 4);
    assert_eq!(store.drop_ceremonies(106).await.expect("it is written"), 0);
}

pub(crate) async fn a_session_is_sure_for_a_while(home: &Home) {
    let store = home.open().await;
    let ada = person(&store, "Ada").await;
    let session = store.issue(&ada.id, Pass::Session, 10, None).await.expect("it is written");
    let sure = async |secret: &str, now, after| store.is_sure(secret, now, after).await.expect("readable");
    assert!(sure(&session, 20, 9).await, "it has just begun");
    assert!(!sure(&session, 20, 10).await);
    store.make_sure(&session, 30).await.expect("it is written");
    assert!(sure(&session, 29, 10).await && !sure(&session, 30, 10).await);
    let bot = store.issue(&ada.id, Pass::Bot, 10, None).await.expect("it is written");
    assert!(!sure(&bot, 20, 9).await, "a program is nobody");
}
