//! What only servers do.

use std::time::Duration;

use crownhead_store::{Entry, Journal, Store, StoreError};
use tokio::task::JoinSet;

use crate::home::{Folder, Home, entry, games, last, order, taken, write};
use crate::wire::Wire;

#[tokio::test]
#[ignore = "needs PostgreSQL; cargo gate runs it"]
async fn a_server_is_copied_with_its_own_program() {
    let home = Home::on_a_server().await;
    let store = home.open().await;
    let folder = Folder::new();
    let refused = store.back_up(&folder.0.join("copy")).await;
    assert!(matches!(refused, Err(StoreError::NotAFile)), "{refused:?}");
    assert_eq!(store.problem().await.expect("readable"), None);
    home.run("ALTER TABLE chat ADD CONSTRAINT later CHECK (seq >= 0) NOT VALID").await;
    assert!(store.problem().await.expect("readable").is_some());
}

#[tokio::test]
#[ignore = "needs PostgreSQL; cargo gate runs it"]
async fn the_database_of_another_program_is_refused() {
    let home = Home::on_a_server().await;
    home.run("CREATE TABLE t (x BIGINT)").await;
    assert!(matches!(Store::connect(&home.place).await, Err(StoreError::Foreign)));
}

#[tokio::test]
#[ignore = "needs PostgreSQL; cargo gate runs it"]
async fn nodes_may_start_together() {
    let home = Home::on_a_server().await;
    let mut nodes = JoinSet::new();
    for _ in 0..6 {
        let place = home.place.clone();
        nodes.spawn(async move { Store::connect(&place).await.map(|_| ()) });
    }
    for opened in nodes.join_all().await {
        opened.expect("the database is empty, or a club's");
    }
}

#[tokio::test]
#[ignore = "needs PostgreSQL; cargo gate runs it"]
async fn idle_connections_may_break() {
    const BREAK: &str = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
                         WHERE datname = current_database() AND pid <> pg_backend_pid()";
    let home = Home::on_a_server().await;
    let store = home.open().await;
    games(&store, ["g1"]).await;
    let (journal, _writer) = Journal::start(&store);
    for seq in 0..5 {
        write(&journal, entry("g1", seq)).await.expect("it is written");
        home.run(BREAK).await;
    }
    assert_eq!(store.events("g1").await.expect("readable").len(), 5);
}

/// Whatever is lost, the event is written once, and its game is rated once.
#[tokio::test]
#[ignore = "needs PostgreSQL; cargo gate runs it"]
async fn connections_may_break_in_the_middle() {
    let home = Home::on_a_server().await;
    let (wire, place) = Wire::to(&home.place);
    let store = Store::connect(&place).await.expect("a new database");
    let plans: [&[&'static str]; 6] =
        [&["COMMIT"], &["BEGIN"], &["BEGIN", "BEGIN"], &["BEGIN", "COMMIT"], &["COMMIT", "BEGIN"], &[]];
    let all = games(&store, ["g0", "g1", "g2", "g3", "g4", "g5"]).await;
    let (journal, _writer) = Journal::start(&store);
    for ((number, plan), new) in (1..).zip(plans).zip(&all) {
        wire.lose(plan);
        let ordered = [entry(&new.id, 0), last(new, 1)].map(|entry| order(&journal, entry));
        for outcome in ordered {
            outcome.await.expect("the journal calls back").expect("it is written");
        }
        assert!(wire.is_done(), "{plan:?}");
        let texts = store.events(&new.id).await.expect("readable").into_iter().map(|event| event.text);
        assert!(texts.eq([entry(&new.id, 0).text, last(new, 1).text]), "{plan:?}");
        let rating = store.rating(&new.white, "english", "blitz").await.expect("readable");
        assert_eq!(rating.map(|rating| rating.games), Some(number), "{plan:?}");
    }
}

/// It has written an event, but has not confirmed it.
#[tokio::test]
#[ignore = "needs PostgreSQL; cargo gate runs it"]
async fn a_node_that_stands_still_does_not_hold_up_the_next() {
    let home = Home::on_a_server().await;
    let (wire, place) = Wire::to(&home.place);
    let (one, two) = (Store::connect(&place).await.expect("a new database"), home.open().await);
    games(&two, ["g1"]).await;
    let ((first, _), (second, _)) = (Journal::start(&one), Journal::start(&two));
    wire.hold("COMMIT");
    let stuck = order(&first, entry("g1", 0));
    while !wire.is_done() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    write(&second, Entry { at: 1, ..entry("g1", 0) }).await.expect("it is written");
    assert_eq!(stuck.await.expect("the journal calls back").map(|_| ()), Err(taken()));
}

/// Nobody can write what is not text.
#[tokio::test]
#[ignore = "needs PostgreSQL; cargo gate runs it"]
async fn an_event_with_a_zero_is_refused_alone() {
    let home = Home::on_a_server().await;
    let store = home.open().await;
    games(&store, ["g1", "g2"]).await;
    let (journal, _writer) = Journal::start(&store);
    let zero = order(&journal, Entry { text: "\0".to_owned(), ..entry("g1", 0) });
    let other = order(&journal, entry("g2", 0));
    assert!(zero.await.expect("the journal calls back").is_err());
    assert!(other.await.expect("the journal calls back").is_ok());
}
