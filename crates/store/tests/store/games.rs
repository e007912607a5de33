//! Games.

use crownhead_store::{Journal, NewGame, StoreError};

use crate::home::{Home, entry, game, games, last, person, write};

pub(crate) async fn games_of_someone_come_in_order(home: &Home) {
    let store = home.open().await;
    let (ada, ben) = (person(&store, "Ada").await, person(&store, "Ben").await);
    let ids = ["Zoo", "apple", "Bee", "zoo", "0", "Apple"];
    for (number, id) in ids.into_iter().enumerate() {
        let new = NewGame { created: 100 * (number as u64 / 4), ..game(id, &ada, &ben) };
        store.add_game(&new).await.expect("it is written");
    }
    let (mut seen, mut after) = (Vec::new(), (u64::MAX, String::new()));
    loop {
        let page = store.games_of(&ben.id, (after.0, &after.1), 2).await.expect("readable");
        let Some(oldest) = page.last() else { break };
        after = (oldest.game.created, oldest.game.id.clone());
        seen.extend(page.into_iter().map(|row| row.game));
    }
    assert!(seen.iter().rev().is_sorted_by_key(|game| game.created), "the newest come first");
    let mut found: Vec<&str> = seen.iter().map(|game| &*game.id).collect();
    found.sort_unstable();
    assert_eq!(found, ["0", "Apple", "Bee", "Zoo", "apple", "zoo"], "each of them once");
    assert_eq!(store.live_games_of(&ada.id).await.expect("readable").len(), 6);
    assert_eq!(store.game_ids().await.expect("readable").len(), 6);
}

pub(crate) async fn a_game_has_one_rematch(home: &Home) {
    let store = home.open().await;
    let [first] = games(&store, ["g1"]).await;
    assert_eq!(store.rematch_of("g1").await.expect("readable"), None);
    let rematch =
        |id: &str| NewGame { id: id.to_owned(), rematch_of: Some("g1".to_owned()), ..first.clone() };
    store.add_game(&rematch("g2")).await.expect("it is written");
    let twice = store.add_game(&rematch("g3")).await;
    assert!(matches!(twice, Err(StoreError::Taken)), "{twice:?}");
    assert_eq!(store.rematch_of("g1").await.expect("readable").as_deref(), Some("g2"));
    assert_eq!(store.game("g2").await.expect("readable").expect("it exists").game, rematch("g2"));
}

pub(crate) async fn all_live_games_come_with_their_events(home: &Home) {
    let store = home.open().await;
    // Databases sort them in different ways.
    let ids = ["Zoo", "apple", "Bee", "zoo", "0", "Apple"];
    let all = games(&store, ids).await;
    let (journal, _writer) = Journal::start(&store);
    for (number, id) in (0..).zip(ids) {
        for seq in 0..number {
            write(&journal, entry(id, seq)).await.expect("it is written");
        }
    }
    write(&journal, last(&all[3], 3)).await.expect("it is written");
    let live = store.live_games().await.expect("readable");
    assert_eq!(live.len(), 5);
    for (row, events) in live {
        assert_eq!(ids[events.len()], row.game.id);
    }
}

pub(crate) async fn records_of_many_games_come_together(home: &Home) {
    let store = home.open().await;
    let [g1, g2, g3] = games(&store, ["g1", "g2", "g3"]).await;
    let (journal, _writer) = Journal::start(&store);
    for (game, seq) in [("g2", 0), ("g1", 0), ("g2", 1), ("g2", 2)] {
        write(&journal, entry(game, seq)).await.expect("it is written");
    }
    write(&journal, last(&g3, 0)).await.expect("it is written");
    store.add_chat("g1", 0, &g1.white, "good luck", 1).await.expect("it is written");
    store.add_chat("g1", 1, &g1.black, "thanks", 2).await.expect("it is written");
    // One that has ended, and one that does not exist, are not among them.
    let ids = ["g3", "g2", "g1", "no such game"];
    let mut records = store.records(&ids).await.expect("readable");
    records.sort_by(|one, two| one.game.game.id.cmp(&two.game.game.id));
    let [one, two] = records.try_into().expect("two of them go on");
    assert_eq!((one.game.game, two.game.game), (g1, g2));
    assert_eq!(one.events, store.events("g1").await.expect("readable"));
    assert_eq!(two.events, store.events("g2").await.expect("readable"));
    assert_eq!((one.chat, two.chat), (store.chat("g1").await.expect("readable"), Vec::new()));
    assert!(store.records(&[]).await.expect("readable").is_empty());
}
