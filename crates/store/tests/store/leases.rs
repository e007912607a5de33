//! Leases of games.

use crownhead_store::{Journal, NewGame, Store};

use crate::home::{Home, games, last, write};

/// The games that anyone may take.
async fn free(store: &Store, now: u64) -> Vec<String> {
    let free = store.free(now, u64::MAX, 1_000).await.expect("readable");
    free.into_iter().map(|free| free.game).collect()
}

/// Whether a node gets a game.
async fn take(store: &Store, game: &str, node: &str, now: u64, until: u64) -> bool {
    let claimed = store.claim(&[game], node, now, until).await.expect("it is written");
    assert!(claimed.iter().all(|claimed| claimed == game), "{claimed:?}");
    !claimed.is_empty()
}

pub(crate) async fn a_lease_is_kept_until_it_runs_out(home: &Home) {
    let store = home.open().await;
    games(&store, ["g1", "g2"]).await;
    assert_eq!(free(&store, 10).await, ["g1", "g2"], "they are nobody's");
    assert_eq!(store.lease(&["g1"], "one", 100).await.expect("it is written"), ["g1"]);
    assert_eq!(free(&store, 99).await, ["g2"]);
    assert!(!take(&store, "g1", "two", 99, 199).await, "another's");
    assert!(take(&store, "g1", "one", 99, 150).await, "its own");
    assert!(!take(&store, "g1", "two", 149, 249).await, "taking it again is renewing it");
    assert_eq!(free(&store, 150).await, ["g1", "g2"]);
    assert!(take(&store, "g1", "two", 150, 250).await, "it has run out");
    assert!(take(&store, "g2", "two", 150, 250).await, "it is free");
    assert!(free(&store, 150).await.is_empty());
    // The first node comes late.
    assert!(store.renew("one", 260).await.expect("it is written").is_empty());
    assert!(store.lease(&["g1", "g2"], "one", 260).await.expect("it is written").is_empty());
    assert!(!take(&store, "g1", "one", 160, 260).await);
}

pub(crate) async fn only_games_that_go_on_are_leased(home: &Home) {
    let store = home.open().await;
    let [ended, live, crashed] = games(&store, ["g1", "g2", "g3"]).await;
    let all = ["g1", "g2", "g3", "no such game"];
    let mut leased = store.lease(&all, "one", 100).await.expect("it is written");
    leased.sort();
    assert_eq!(leased, ["g1", "g2", "g3"]);
    assert!(take(&store, "g3", "two", 100, 110).await);
    let (journal, _writer) = Journal::start(&store);
    write(&journal, last(&ended, 0)).await.expect("it is written");
    write(&journal, last(&crashed, 0)).await.expect("it is written");
    assert_eq!(free(&store, 1_000).await, [&*live.id]);
    assert!(!take(&store, "g1", "one", 50, 150).await, "it has ended");
    assert!(!take(&store, "no such game", "one", 50, 150).await);
    // What means nothing is removed: the own lease, and that of a node that has crashed.
    assert_eq!(home.count("SELECT count(*) FROM lease WHERE game <> $1", "").await, 3);
    store.tidy_leases("one", 105).await.expect("it is written");
    assert_eq!(store.renew("one", 200).await.expect("it is written"), ["g2"]);
    assert_eq!(home.count("SELECT count(*) FROM lease WHERE game <> $1", "").await, 2);
    store.tidy_leases("one", 110).await.expect("it is written");
    assert_eq!(home.count("SELECT count(*) FROM lease WHERE game <> $1", "").await, 1);
}

pub(crate) async fn of_many_nodes_one_takes_a_game(home: &Home) {
    let (one, two) = (home.open().await, home.open().await);
    games(&one, ["g1"]).await;
    for now in (0..200).step_by(10) {
        let (a, b, c, d) = tokio::join!(
            take(&one, "g1", "a", now, now + 10),
            take(&two, "g1", "b", now, now + 10),
            take(&one, "g1", "c", now, now + 10),
            take(&two, "g1", "d", now, now + 10),
        );
        let took = [a, b, c, d];
        assert_eq!(took.into_iter().filter(|&took| took).count(), 1, "{now}: {took:?}");
    }
}

pub(crate) async fn a_node_renews_and_releases_its_own(home: &Home) {
    let store = home.open().await;
    let [first] = games(&store, ["g000"]).await;
    let ids: Vec<String> = (0..300).map(|number| format!("g{number:03}")).collect();
    for id in &ids[1..] {
        store.add_game(&NewGame { id: id.clone(), ..first.clone() }).await.expect("it is written");
    }
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    let (ones, twos) = ids.split_at(200);
    assert_eq!(store.lease(ones, "one", 100).await.expect("it is written").len(), 200);
    assert_eq!(store.lease(twos, "two", 100).await.expect("it is written").len(), 100);
    let mut renewed = store.renew("one", 220).await.expect("nobody has taken them meanwhile");
    renewed.sort();
    assert_eq!(renewed, ones);
    assert_eq!(free(&store, 120).await, twos);
    store.release("one").await.expect("it is written");
    assert_eq!(free(&store, 120).await, ids);
    assert!(store.renew("one", 320).await.expect("it is written").is_empty());
}

pub(crate) async fn two_nodes_share_what_is_free(home: &Home) {
    let (one, two) = (home.open().await, home.open().await);
    let [first] = games(&one, ["g0000"]).await;
    let ids: Vec<String> = (0..700).map(|number| format!("g{number:04}")).collect();
    for id in &ids[1..] {
        one.add_game(&NewGame { id: id.clone(), ..first.clone() }).await.expect("it is written");
    }
    let all: Vec<&str> = ids.iter().map(String::as_str).collect();
    assert_eq!(one.claim(&all[..600], "dead", 10, 100).await.expect("it is written").len(), 600);
    assert!(one.claim(&all[..600], "a", 99, 199).await.expect("it is written").is_empty());
    // What a node had is known, and games without a lease are left alone while they are new.
    let free = one.free(100, first.created - 1, 1_000).await.expect("readable");
    assert_eq!(free.len(), 600);
    assert!(free.iter().all(|free| free.node.as_deref() == Some("dead")), "{free:?}");
    assert_eq!(one.free(100, first.created, 1_000).await.expect("readable").len(), 700);
    assert_eq!(one.free(100, first.created, 50).await.expect("readable").len(), 50);
    let reversed: Vec<&str> = all.iter().rev().copied().collect();
    let (a, b) = tokio::join!(one.claim(&all, "a", 100, 200), two.claim(&reversed, "b", 100, 200));
    let (a, b) = (a.expect("it is written"), b.expect("it is written"));
    let mut both: Vec<&str> = a.iter().chain(&b).map(String::as_str).collect();
    both.sort_unstable();
    assert_eq!(both, all, "every game has one node");
}
