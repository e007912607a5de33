//! Broadcasts.

use crownhead_store::{BroadcastGameRow, BroadcastRow, Person, Push, RoundRow, Store};

use crate::home::{Home, person};

fn event(id: &str, owner: &Person, created: u64) -> BroadcastRow {
    BroadcastRow {
        id: id.to_owned(),
        title: "Cup".to_owned(),
        about: "Two lines\nabout it".to_owned(),
        place: "Łódź".to_owned(),
        dates: "1–3 May".to_owned(),
        rules: "international".to_owned(),
        owner: owner.id.clone(),
        created,
    }
}

fn round(id: &str, broadcast: &str) -> RoundRow {
    RoundRow {
        id: id.to_owned(),
        broadcast: broadcast.to_owned(),
        starts: Some(5_000),
        troubles: "[]".to_owned(),
        every: 5,
        ..RoundRow::default()
    }
}

fn game(number: u32, text: &str) -> BroadcastGameRow {
    BroadcastGameRow { number, version: 0, pdn: text.to_owned(), record: format!("{{\"{text}\":1}}") }
}

fn push(before: u64, games: Vec<BroadcastGameRow>, gone: Vec<u32>) -> Push {
    let counts = (games.len() as u32, 1);
    let troubles = "[1]".to_owned();
    Push { round: "r1".to_owned(), before, after: before + 1, games, gone, counts, troubles }
}

async fn opened(store: &Store) -> Person {
    let ada = person(store, "Ada").await;
    store.add_broadcast(&event("b1", &ada, 1_000)).await.expect("it is written");
    assert!(store.add_round(&round("r1", "b1"), 2).await.expect("it is written"));
    ada
}

pub(crate) async fn broadcasts_have_rounds_in_order(home: &Home) {
    let store = home.open().await;
    let ada = opened(&store).await;
    assert!(store.add_round(&round("r2", "b1"), 2).await.expect("it is written"));
    assert!(!store.add_round(&round("r3", "b1"), 2).await.expect("readable"), "it has two already");
    assert!(!store.add_round(&round("r4", "b9"), 2).await.expect("readable"), "there is no such broadcast");
    store.add_broadcast(&event("b2", &ada, 2_000)).await.expect("it is written");
    let all = store.broadcasts(10).await.expect("readable");
    let seen: Vec<_> = all
        .iter()
        .map(|(event, rounds)| (&*event.id, rounds.iter().map(|row| row.number).collect::<Vec<_>>()))
        .collect();
    assert_eq!(seen, [("b2", vec![]), ("b1", vec![1, 2])]);
    assert_eq!(store.broadcasts(1).await.expect("readable").len(), 1);
    assert_eq!(store.count_broadcasts(&ada.id).await.expect("readable"), (2, 2));
    assert_eq!(store.count_broadcasts("nobody").await.expect("readable"), (2, 0));
    assert_eq!(store.broadcasts_of(&ada.id).await.expect("readable").len(), 2);
    let edited =
        BroadcastRow { title: "Open".to_owned(), rules: "english".to_owned(), ..event("b1", &ada, 9) };
    store.edit_broadcast(&edited).await.expect("it is written");
    let kept = store.broadcast("b1").await.expect("readable").expect("it is there");
    assert_eq!((&*kept.title, &*kept.rules, kept.created), ("Open", "international", 1_000));
    // After a restart everything is there.
    store.close().await;
    let store = home.open().await;
    assert_eq!(store.rounds("b1").await.expect("readable").len(), 2);
    assert!(store.drop_broadcast("b1").await.expect("it is written"));
    assert!(!store.drop_broadcast("b1").await.expect("it is written"));
    assert_eq!(store.round("r1").await.expect("readable"), None, "rounds go with it");
}

pub(crate) async fn a_push_follows_the_version_that_it_has_seen(home: &Home) {
    let store = home.open().await;
    opened(&store).await;
    let first = push(0, vec![game(1, "a"), game(2, "b")], Vec::new());
    assert!(store.take_push(&first).await.expect("it is written"));
    assert!(!store.take_push(&first).await.expect("readable"), "a second time");
    let other = push(0, vec![game(1, "lost")], Vec::new());
    assert!(!store.take_push(&other).await.expect("readable"), "it has not seen the first");
    assert!(store.take_push(&push(1, vec![game(2, "c")], vec![1])).await.expect("it is written"));
    let texts = async |since| {
        let games = store.broadcast_games("r1", since).await.expect("readable");
        games.into_iter().map(|game| (game.number, game.version, game.pdn)).collect::<Vec<_>>()
    };
    assert_eq!(texts(0).await, [(2, 2, "c".to_owned())]);
    assert_eq!(texts(2).await, []);
    let row = store.round("r1").await.expect("readable").expect("it is there");
    assert_eq!((row.version, row.games, row.live, &*row.troubles), (2, 1, 1, "[1]"));
    assert!(store.drop_round("r1").await.expect("it is written"));
    assert_eq!(texts(0).await, [], "games go with their round");
    assert!(!store.take_push(&push(2, vec![game(3, "d")], vec![])).await.expect("readable"));
}

pub(crate) async fn one_of_many_fetches_a_round(home: &Home) {
    let store = home.open().await;
    opened(&store).await;
    let source = |due| RoundRow {
        source: Some("https://example.org/live.pdn".to_owned()),
        due,
        name: "Final".to_owned(),
        ..round("r1", "b1")
    };
    store.edit_round(&source(Some(10_000))).await.expect("it is written");
    assert_eq!(store.due_rounds(9_999, 5).await.expect("readable"), []);
    let due = store.due_rounds(10_000, 5).await.expect("readable");
    assert_eq!(due.iter().map(|row| (&*row.name, row.due)).collect::<Vec<_>>(), [("Final", Some(10_000))]);
    let claim = async |from, to| store.claim_round("r1", from, to).await.expect("it is written");
    assert!(claim(10_000, 15_000).await);
    assert!(!claim(10_000, 15_000).await, "someone else was first");
    let address = "https://example.org/live.pdn";
    for fails in 1..=2 {
        store.note_fetch(("r1", address), Some("no answer"), Some(20_000)).await.expect("it is written");
        let row = store.round("r1").await.expect("readable").expect("it is there");
        assert_eq!((row.fails, row.failure.as_deref(), row.due), (fails, Some("no answer"), Some(20_000)));
    }
    store.note_fetch(("r1", "https://example.org/old.pdn"), None, None).await.expect("nothing to write");
    store.note_fetch(("r1", address), None, Some(25_000)).await.expect("it is written");
    let row = store.round("r1").await.expect("readable").expect("it is there");
    assert_eq!((row.fails, row.failure, row.due), (0, None, Some(25_000)));
}

pub(crate) async fn whoever_is_erased_fetches_nothing_more(home: &Home) {
    let store = home.open().await;
    let ada = opened(&store).await;
    let with_source =
        RoundRow { source: Some("https://example.org/x".to_owned()), due: Some(1), ..round("r1", "b1") };
    store.edit_round(&with_source).await.expect("it is written");
    store.erase(&ada.id).await.expect("it is written");
    let row = store.round("r1").await.expect("readable").expect("the broadcast stays");
    assert_eq!((row.source, row.due), (None, None));
}
