//! Leases of games.

use crownhead_store::{Journal, NewGame};

use crate::home::{Home, games, last, write};

pub(crate) async fn a_lease_is_kept_until_it_runs_out(home: &Home) {
    let store = home.open().await;
    games(&store, ["g1", "g2"]).await;
    assert_eq!(store.expired(10).await.expect("readable"), ["g1", "g2"], "they are nobody's");
    assert_eq!(store.lease(&["g1"], "one", 100).await.expect("it is written"), ["g1"]);
    assert_eq!(store.expired(99).await.expect("readable"), ["g2"]);
    assert!(!store.take("g1", "two", 99, 199).await.expect("it is written"), "another's");
    assert!(store.take("g1", "one", 99, 150).await.expect("it is written"), "its own");
    assert!(
        !store.take("g1", "two", 149, 249).await.expect("it is written"),
        "taking it again is renewing it"
    );
    assert_eq!(store.expired(150).await.expect("readable"), ["g1", "g2"]);
    assert!(store.take("g1", "two", 150, 250).await.expect("it is written"), "it has run out");
    assert!(store.take("g2", "two", 150, 250).await.expect("it is written"), "it is free");
    assert!(store.expired(150).await.expect("readable").is_empty());
    // The first node comes late.
    assert!(store.renew("one", 160, 260).await.expect("it is written").is_empty());
    assert!(store.lease(&["g1", "g2"], "one", 260).await.expect("it is written").is_empty());
    assert!(!store.take("g1", "one", 160, 260).await.expect("it is written"));
}

pub(crate) async fn only_games_that_go_on_are_leased(home: &Home) {
    let store = home.open().await;
    let [ended, live, crashed] = games(&store, ["g1", "g2", "g3"]).await;
    let all = ["g1", "g2", "g3", "no such game"];
    let mut leased = store.lease(&all, "one", 100).await.expect("it is written");
    leased.sort();
    assert_eq!(leased, ["g1", "g2", "g3"]);
    assert!(store.take("g3", "two", 100, 110).await.expect("it is written"));
    let (journal, _writer) = Journal::start(&store);
    write(&journal, last(&ended, 0)).await.expect("it is written");
    write(&journal, last(&crashed, 0)).await.expect("it is written");
    assert_eq!(store.expired(1_000).await.expect("readable"), [&*live.id]);
    assert!(!store.take("g1", "one", 50, 150).await.expect("it is written"), "it has ended");
    assert!(!store.take("no such game", "one", 50, 150).await.expect("it is written"));
    // A renewal removes what means nothing: the own lease, and that of a node that has crashed.
    assert_eq!(home.count("SELECT count(*) FROM lease WHERE game <> $1", "").await, 3);
    assert_eq!(store.renew("one", 105, 200).await.expect("it is written"), ["g2"]);
    assert_eq!(home.count("SELECT count(*) FROM lease WHERE game <> $1", "").await, 2);
    assert_eq!(store.renew("one", 110, 200).await.expect("it is written"), ["g2"]);
    assert_eq!(home.count("SELECT count(*) FROM lease WHERE game <> $1", "").await, 1);
}

pub(crate) async fn of_many_nodes_one_takes_a_game(home: &Home) {
    let (one, two) = (home.open().await, home.open().await);
    games(&one, ["g1"]).await;
    for now in (0..200).step_by(10) {
        let (a, b, c, d) = tokio::join!(
            one.take("g1", "a", now, now + 10),
            two.take("g1", "b", now, now + 10),
            one.take("g1", "c", now, now + 10),
            two.take("g1", "d", now, now + 10),
        );
        let took = [a, b, c, d].map(|took| took.expect("it is written"));
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
    let mut renewed = store.renew("one", 120, 220).await.expect("nobody has taken them meanwhile");
    renewed.sort();
    assert_eq!(renewed, ones);
    assert_eq!(store.expired(120).await.expect("readable"), twos);
    store.release("one").await.expect("it is written");
    assert_eq!(store.expired(120).await.expect("readable"), ids);
    assert!(store.renew("one", 120, 320).await.expect("it is written").is_empty());
}
