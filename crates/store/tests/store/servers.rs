//! What only servers do.

use crownhead_store::{Journal, Store, StoreError};
use tokio::task::JoinSet;

use crate::home::{Folder, Home, entry, games, order};

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
async fn broken_connections_cost_no_event() {
    const CUT: &str = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
                       WHERE datname = current_database() AND pid <> pg_backend_pid()";
    let home = Home::on_a_server().await;
    let store = home.open().await;
    games(&store, ["g1", "g2"]).await;
    let (journal, _writer) = Journal::start(&store);
    for round in 0..40 {
        let numbers = round * 20..(round + 1) * 20;
        let ordered: Vec<_> =
            numbers.flat_map(|seq| ["g1", "g2"].map(|game| order(&journal, entry(game, seq)))).collect();
        // Sometimes before the transaction, sometimes within it or at its end.
        tokio::time::sleep(std::time::Duration::from_micros(u64::from(round) * 150)).await;
        home.run(CUT).await;
        for outcome in ordered {
            outcome.await.expect("the journal calls back").expect("it is written");
        }
    }
    for game in ["g1", "g2"] {
        let texts = store.events(game).await.expect("readable").into_iter().map(|event| event.text);
        assert!(texts.eq((0..800).map(|seq| entry(game, seq).text)), "{game}");
    }
}
