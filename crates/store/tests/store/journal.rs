//! The journal.

use std::sync::{Arc, Mutex};

use crownhead_store::{Entry, Journal};

use crate::home::{Home, entry, games, last, order, taken, write};

pub(crate) async fn people_games_and_events_come_back_after_a_restart(home: &Home) {
    let store = home.open().await;
    let [new] = games(&store, ["g1"]).await;
    let (journal, writer) = Journal::start(&store);
    for seq in 0..300 {
        write(&journal, entry("g1", seq)).await.expect("it is written");
    }
    journal.alive("one", 77);
    drop(journal);
    writer.await.expect("the writer ends");
    store.close().await;

    let store = home.open().await;
    let (ada, password) = store.person_named("aDA").await.expect("readable").expect("she exists");
    assert_eq!((&ada.id, password.as_deref()), (&new.white, Some("hash")));
    assert_eq!(store.person(&ada.id).await.expect("readable"), Some(ada));
    assert_eq!(store.people().await.expect("readable"), 2);
    let live = store.live_games().await.expect("readable");
    assert_eq!(live.len(), 1);
    assert_eq!((&live[0].0.game, live[0].1.len()), (&new, 300));
    assert_eq!(live[0].1, store.events("g1").await.expect("readable"));
    assert_eq!(live[0].1[299].text, "move 11-15 299");
    assert_eq!(store.last_alive("one").await.expect("readable"), Some(77));
    assert_eq!(store.last_alive("two").await.expect("readable"), None);
    assert_eq!(store.problem().await.expect("readable"), None);
}

pub(crate) async fn a_game_is_rated_once(home: &Home) {
    let store = home.open().await;
    let [new] = games(&store, ["g1"]).await;
    let (journal, _writer) = Journal::start(&store);
    let written = write(&journal, last(&new, 0)).await.expect("it is written");
    let [(_, white), (_, black)] = written.ratings.expect("it is rated");
    assert!(white.points > 1600.0 && black.points < 1400.0);
    // The same end again, under another number.
    let again = write(&journal, last(&new, 1)).await.expect("it is written");
    assert_eq!(again.ratings, None);
    let row = store.rating(&new.white, "english", "blitz").await.expect("readable").expect("a rating");
    assert_eq!((row.rating, row.games), (white, 1));
    assert_eq!(store.ratings(&new.white).await.expect("readable"), [row]);
    assert!(store.live_games().await.expect("readable").is_empty());
    let row = store.game("g1").await.expect("readable").expect("it exists");
    assert_eq!((row.ended, row.halves, row.plies), (Some(3_000), Some(2), 0));
}

pub(crate) async fn an_event_that_cannot_be_written_takes_no_other_game_with_it(home: &Home) {
    let store = home.open().await;
    games(&store, ["g1", "g2"]).await;
    let (journal, _writer) = Journal::start(&store);
    let ordered = [("g1", 0), ("g1", 0), ("no such game", 0), ("g2", 0), ("g2", 1)]
        .map(|(game, seq)| order(&journal, entry(game, seq)));
    let mut results = Vec::new();
    for outcome in ordered {
        results.push(outcome.await.expect("the journal calls back").map(|_| ()));
    }
    assert_eq!(results[1], Err(taken()));
    assert!(results[2].is_err() && results[2] != results[1], "{results:?}");
    assert_eq!([&results[0], &results[3], &results[4]], [&Ok(()); 3]);
    // Whoever has been told may go on.
    write(&journal, entry("g1", 1)).await.expect("it is written");
    for game in ["g1", "g2"] {
        assert_eq!(store.events(game).await.expect("readable").len(), 2, "{game}");
    }
}

/// A node orders events before it knows that it has lost the game.
pub(crate) async fn no_event_follows_one_that_could_not_be_written(home: &Home) {
    let store = home.open().await;
    games(&store, ["g1"]).await;
    let (journal, _writer) = Journal::start(&store);
    let (other, _other) = Journal::start(&home.open().await);
    let others = Entry { text: "end resign white".to_owned(), ..entry("g1", 5) };
    for seq in 0..5 {
        write(&journal, entry("g1", seq)).await.expect("it is written");
    }
    write(&other, others.clone()).await.expect("it is written");
    // Many more than fit into a group.
    let ordered: Vec<_> = (5..4_000).map(|seq| order(&journal, entry("g1", seq))).collect();
    for outcome in ordered {
        assert_eq!(outcome.await.expect("the journal calls back").map(|_| ()), Err(taken()));
    }
    let events = store.events("g1").await.expect("readable");
    assert_eq!((events.len(), &events[5].text), (6, &others.text));
    // The node has read the game again.
    write(&journal, entry("g1", 6)).await.expect("it is written");
}

pub(crate) async fn events_are_confirmed_in_their_order(home: &Home) {
    let store = home.open().await;
    let ids = ["g1", "g2", "g3"];
    games(&store, ids).await;
    let (journal, writer) = Journal::start(&store);
    let confirmed = Arc::new(Mutex::new(Vec::new()));
    for seq in 0..1_000 {
        for id in ids {
            let confirmed = Arc::clone(&confirmed);
            journal.write(entry(id, seq), move |result| {
                let all = result.map(|_| confirmed.lock().expect("no panic").push((id, seq)));
                all.expect("it is written");
            });
        }
        if seq % 100 == 0 {
            journal.flush().await;
            assert_eq!(confirmed.lock().expect("no panic").len(), 3 * (seq as usize + 1));
        }
    }
    drop(journal);
    writer.await.expect("the writer ends");
    let confirmed = confirmed.lock().expect("no panic");
    for id in ids {
        let seqs = confirmed.iter().filter(|(game, _)| *game == id).map(|(_, seq)| *seq);
        assert!(seqs.eq(0..1_000), "{id}");
    }
}
