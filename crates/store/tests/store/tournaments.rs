//! Tournaments.

use crownhead_store::{Attendance, Journal, NewGame, PairingRow, Person, Stage, Step, Store, TournamentRow};

use crate::home::{Home, game, last, person, write};

fn row(id: &str, organizer: &Person) -> TournamentRow {
    TournamentRow {
        id: id.to_owned(),
        name: "Spring".to_owned(),
        kind: "swiss".to_owned(),
        rules: "english".to_owned(),
        start: None,
        pace: "3+2".to_owned(),
        rated: false,
        claims: false,
        rounds: 3,
        round: 0,
        minutes: 0,
        stage: Stage::Open,
        organizer: organizer.id.clone(),
        created: 1_000,
        starts: Some(2_000),
        begun: None,
        ended: None,
        settings: "{}".to_owned(),
    }
}

/// A step that begins a tournament with a round of one game.
fn beginning(id: &str, new: &NewGame) -> Step {
    let pairing = PairingRow {
        round: 1,
        board: 1,
        white: new.white.clone(),
        black: Some(new.black.clone()),
        game: Some(new.id.clone()),
        ..PairingRow::default()
    };
    Step {
        tournament: id.to_owned(),
        before: (Stage::Open, 0),
        after: (Stage::Running, 1),
        rounds: 3,
        at: 2_000,
        numbers: vec![new.black.clone(), new.white.clone()],
        away: Vec::new(),
        outcomes: Vec::new(),
        games: vec![new.clone()],
        pairings: vec![pairing],
    }
}

async fn opened(store: &Store) -> (Person, Person) {
    let (ada, ben) = (person(store, "Ada").await, person(store, "Ben").await);
    store.add_tournament(&row("t1", &ada)).await.expect("it is written");
    for (who, rating) in [(&ada, 1_600), (&ben, 0)] {
        assert!(store.join("t1", Stage::Open, &who.id, (rating, None), 2).await.expect("it is written"));
    }
    (ada, ben)
}

pub(crate) async fn people_join_and_leave_a_tournament(home: &Home) {
    let store = home.open().await;
    let (ada, ben) = opened(&store).await;
    assert_eq!(store.tournament("t1").await.expect("readable"), Some(row("t1", &ada)));
    let cleo = person(&store, "Cleo").await;
    let join = async |who: &Person, stage, team| {
        store.join("t1", stage, &who.id, (1_500, team), 2).await.expect("it is written")
    };
    assert!(!join(&cleo, Stage::Open, None).await, "it is full");
    assert!(join(&ben, Stage::Open, Some(1)).await, "to another team");
    assert!(!join(&ben, Stage::Running, None).await, "it has not begun");
    let entrants = store.entrants("t1").await.expect("readable");
    let seen: Vec<_> =
        entrants.iter().map(|it| (&*it.name, it.number, it.rating, it.team, it.attendance)).collect();
    let plays = Attendance::Plays;
    assert_eq!(seen, [("Ada", 0, 1_600, None, plays), ("Ben", 1, 0, Some(1), plays)]);
    assert!(store.leave("t1", &ben.id).await.expect("it is written"));
    assert!(!store.leave("t1", &ben.id).await.expect("it is written"));
    assert!(join(&cleo, Stage::Open, None).await);
    let own = [("t1".to_owned(), "Spring".to_owned())];
    assert_eq!(store.tournaments_of(&cleo.id).await.expect("readable"), own);
    assert_eq!(store.tournaments_of(&ben.id).await.expect("readable"), []);
    store.erase(&cleo.id).await.expect("it is written");
    let listed = store.tournaments(Stage::Open, 10).await.expect("readable");
    assert_eq!(listed.iter().map(|(row, count)| (&*row.id, *count)).collect::<Vec<_>>(), [("t1", 1)]);
    assert!(store.drop_tournament("t1").await.expect("it is written"));
    assert!(!store.drop_tournament("t1").await.expect("it is written"));
    assert_eq!(store.entrants("t1").await.expect("readable"), []);
}

pub(crate) async fn a_round_is_paired_once(home: &Home) {
    let stores = [home.open().await, home.open().await];
    let (ada, ben) = opened(&stores[0]).await;
    let games = ["g1", "g2"].map(|id| NewGame { tournament: Some("t1".to_owned()), ..game(id, &ada, &ben) });
    let steps = games.each_ref().map(|game| beginning("t1", game));
    let (one, two) = tokio::join!(stores[0].take_step(&steps[0]), stores[1].take_step(&steps[1]));
    assert!(one.expect("it is written") != two.expect("it is written"), "one is first");
    assert_eq!(stores[0].game_ids().await.expect("readable").len(), 1, "the other one has left nothing");
    let begun = stores[0].tournament("t1").await.expect("readable").expect("it exists");
    assert_eq!((begun.stage, begun.round, begun.begun, begun.ended), (Stage::Running, 1, Some(2_000), None));
    let entrants = stores[1].entrants("t1").await.expect("readable");
    assert_eq!(entrants.iter().map(|it| &*it.name).collect::<Vec<_>>(), ["Ben", "Ada"]);
    assert!(!stores[0].set_start("t1", 9_000).await.expect("it is written"), "it has begun");
}

pub(crate) async fn a_step_is_taken_as_a_whole(home: &Home) {
    let store = home.open().await;
    let (ada, ben) = opened(&store).await;
    let new = NewGame { tournament: Some("t1".to_owned()), patience: Some(60_000), ..game("g1", &ada, &ben) };
    assert!(store.take_step(&beginning("t1", &new)).await.expect("it is written"));
    assert_eq!(store.game("g1").await.expect("readable").expect("it exists").game, new);
    let (journal, _writer) = Journal::start(&store);
    write(&journal, last(&new, 0)).await.expect("it is written");
    let pairings = store.pairings("t1").await.expect("readable");
    assert_eq!(
        (pairings[0].ended.is_some(), pairings[0].halves, &pairings[0].outcome),
        (true, Some(2), &None)
    );
    let next = Step {
        before: (Stage::Running, 1),
        after: (Stage::Over, 1),
        at: 5_000,
        numbers: Vec::new(),
        away: vec![ben.id.clone()],
        outcomes: vec![(1, 1, "white".to_owned())],
        ..beginning("t1", &new)
    };
    // The game exists already, so nothing of this happens.
    assert!(store.take_step(&next).await.is_err());
    assert_eq!(store.pairings("t1").await.expect("readable")[0].outcome, None);
    let next = Step { games: Vec::new(), pairings: Vec::new(), ..next };
    assert!(store.take_step(&next).await.expect("it is written"));
    assert!(!store.take_step(&next).await.expect("it is written"), "it is over");
    let over = store.tournament("t1").await.expect("readable").expect("it exists");
    assert_eq!((over.begun, over.ended), (Some(2_000), Some(5_000)));
    assert_eq!(store.pairings("t1").await.expect("readable")[0].outcome.as_deref(), Some("white"));
    let away = store.entrants("t1").await.expect("readable");
    assert_eq!(away.iter().filter(|it| it.attendance == Attendance::Away).count(), 1);
    assert!(store.drop_tournament("t1").await.expect("it is written"));
    assert_eq!(store.game("g1").await.expect("readable").expect("it stays").game.tournament, None);
}
