//! Several nodes with one database.

use crownhead_store::{Journal, Kind, NameTaken, Role, StoreError};

use crate::home::{Home, entry, game, games, last, order, person, taken};

pub(crate) async fn whoever_writes_a_number_second_is_told(home: &Home) {
    let (one, two) = (home.open().await, home.open().await);
    games(&one, ["g1"]).await;
    let ((first, _), (second, _)) = (Journal::start(&one), Journal::start(&two));
    for seq in 0..50 {
        let (first, second) = (order(&first, entry("g1", seq)), order(&second, entry("g1", seq)));
        let told = [first, second].map(|outcome| async { outcome.await.expect("the journal calls back") });
        let [first, second] = told;
        let (first, second) = tokio::join!(first, second);
        let failed: Vec<_> = [first, second].into_iter().filter_map(Result::err).collect();
        assert_eq!(failed, [taken()], "{seq}");
    }
    assert_eq!(one.events("g1").await.expect("readable").len(), 50);
    let ada = &one.person_named("Ada").await.expect("readable").expect("she exists").0.id;
    one.add_chat("g1", 0, ada, "good luck", 1).await.expect("it is written");
    let twice = two.add_chat("g1", 0, ada, "have fun", 1).await;
    assert!(matches!(twice, Err(StoreError::Taken)), "{twice:?}");
}

pub(crate) async fn a_rating_counts_the_games_of_all_nodes(home: &Home) {
    const GAMES: u32 = 30;
    let stores = [home.open().await, home.open().await];
    let [ada, ben, cleo] =
        [person(&stores[0], "Ada").await, person(&stores[0], "Ben").await, person(&stores[0], "Cleo").await];
    let journals = stores.each_ref().map(|store| Journal::start(store).0);
    let mut ordered = Vec::new();
    for number in 0..GAMES {
        for ((journal, node), players) in
            journals.iter().zip(["one", "two"]).zip([[&ada, &ben], [&cleo, &ada]])
        {
            let new = game(&format!("{node}{number}"), players[0], players[1]);
            stores[0].add_game(&new).await.expect("it is written");
            ordered.push((journal, new));
        }
    }
    let ordered: Vec<_> = ordered.into_iter().map(|(journal, new)| order(journal, last(&new, 0))).collect();
    for outcome in ordered {
        outcome.await.expect("the journal calls back").expect("it is written");
    }
    for (player, games) in [(&ada, 2 * GAMES), (&ben, GAMES), (&cleo, GAMES)] {
        let row = stores[1].rating(&player.id, "english", "blitz").await.expect("readable");
        assert_eq!(row.map(|row| row.games), Some(games), "{}", player.name);
    }
}

pub(crate) async fn a_name_is_taken_by_one_of_two(home: &Home) {
    let (one, two) = (home.open().await, home.open().await);
    for number in 0..20 {
        let guest = async |name: String| {
            let added = one.add_person(&name, Kind::Guest, Role::Player, None, 1).await;
            added.expect("it is written").expect("the name is free").id
        };
        let (first, second) = (guest(format!("A{number}")).await, guest(format!("B{number}")).await);
        let name = format!("Cleo {number}");
        let (first, second) =
            tokio::join!(one.make_member(&first, &name, "hash"), two.make_member(&second, &name, "hash"));
        let mut results = [first.expect("it is written"), second.expect("it is written")];
        results.sort_by_key(Result::is_err);
        assert_eq!(results, [Ok(()), Err(NameTaken)]);
    }
}
