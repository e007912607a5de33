//! Tournaments.

use crownhead_store::{
    Act, Attendance, ByeRow, Entry, EntryRow, Journal, NewGame, PairingRow, Person, Ruling, Stage, Step,
    Store, TournamentRow,
};

use crate::home::{Home, entry, game, last, person, write};

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
        places: Vec::new(),
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
    let own = [EntryRow { tournament: row("t1", &ada), players: 2, place: None }];
    assert_eq!(store.tournaments_of(&cleo.id, 9).await.expect("readable"), own);
    assert_eq!(store.tournaments_of(&ben.id, 9).await.expect("readable"), []);
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

/// A ruling of the organizer in the first round.
fn ruling(by: &Person, what: &str, act: Act) -> Ruling {
    Ruling {
        tournament: "t1".to_owned(),
        before: (Stage::Running, 1),
        at: 3_000,
        arbiter: by.id.clone(),
        what: what.to_owned(),
        reason: "because".to_owned(),
        act,
    }
}

pub(crate) async fn a_ruling_and_its_line_are_one(home: &Home) {
    let stores = [home.open().await, home.open().await];
    let store = &stores[0];
    let (ada, ben) = opened(store).await;
    let new = NewGame { tournament: Some("t1".to_owned()), ..game("g1", &ada, &ben) };
    assert!(store.take_step(&beginning("t1", &new)).await.expect("it is written"));
    let withdraw = Act::Attendance { player: ben.id.clone(), new: Attendance::Withdrawn };
    let early = Ruling { before: (Stage::Open, 0), ..ruling(&ada, "withdraw", withdraw.clone()) };
    assert!(!store.rule(&early).await.expect("it is written"), "another round");
    assert_eq!(store.rulings("t1").await.expect("readable"), []);
    // Two nodes decide the same: one is first, and there is one line.
    let same = ruling(&ada, "withdraw", withdraw);
    let (one, two) = tokio::join!(stores[0].rule(&same), stores[1].rule(&same));
    assert!(one.expect("it is written") != two.expect("it is written"));
    assert!(!store.join("t1", Stage::Running, &ben.id, (0, None), 9).await.expect("it is written"));
    assert!(store.leave("t1", &ben.id).await.is_ok_and(|left| !left), "nobody goes out of that by leaving");
    let result = |old: Option<&str>, new: &str| {
        let old = old.map(str::to_owned);
        let places = vec![(ada.id.clone(), 2), (ben.id.clone(), 1)];
        ruling(&ben, "result", Act::Result { round: 1, board: 1, old, new: new.to_owned(), places })
    };
    assert!(!store.rule(&result(Some("draw"), "black")).await.expect("it is written"), "it was no draw");
    assert!(store.rule(&result(None, "draw")).await.expect("it is written"));
    assert!(store.rule(&result(Some("draw"), "black")).await.expect("it is written"));
    let lines = store.rulings("t1").await.expect("readable");
    let seen: Vec<_> = lines.iter().map(|it| (&*it.what, it.old.as_deref(), it.new.as_deref())).collect();
    assert_eq!(
        seen,
        [("result", Some("draw"), Some("black")), ("result", None, Some("draw")), ("withdraw", None, None)]
    );
    assert_eq!((&*lines[0].arbiter.1, lines[0].board, &*lines[0].reason), ("Ben", Some(1), "because"));
    assert_eq!(lines[2].player.as_ref().map(|(_, name)| &**name), Some("Ben"));
    let entries = store.tournaments_of(&ben.id, 9).await.expect("readable");
    assert_eq!(entries.iter().map(|it| it.place).collect::<Vec<_>>(), [Some(1)]);
    assert_eq!(store.tournaments_of(&ben.id, 0).await.expect("readable"), []);
    // The game goes on although nothing depends on it.
    let stray = [("g1".to_owned(), Some("black".to_owned()))];
    assert_eq!(store.stray_games("t1").await.expect("readable"), stray);
    let end = ruling(&ada, "end", Act::End(Vec::new()));
    assert!(store.rule(&end).await.expect("it is written"));
    assert!(!store.rule(&end).await.expect("it is written"), "once");
    assert_eq!(store.unsettled_tournaments().await.expect("readable"), Vec::<String>::new());
}

pub(crate) async fn byes_and_rounds_are_taken_back(home: &Home) {
    let store = home.open().await;
    let (ada, ben) = opened(&store).await;
    let new = NewGame { tournament: Some("t1".to_owned()), ..game("g1", &ada, &ben) };
    assert!(store.take_step(&beginning("t1", &new)).await.expect("it is written"));
    let bye = |outcome: Option<&str>| {
        let outcome = outcome.map(str::to_owned);
        ruling(&ben, "bye", Act::Bye { player: ben.id.clone(), round: 2, outcome })
    };
    for outcome in [Some("half-bye"), Some("zero-bye")] {
        assert!(store.rule(&bye(outcome)).await.expect("it is written"));
    }
    let asked = [ByeRow { person: ben.id.clone(), round: 2, outcome: "zero-bye".to_owned() }];
    assert_eq!(store.byes("t1").await.expect("readable"), asked);
    assert!(store.rule(&bye(None)).await.expect("it is written"));
    assert_eq!(store.byes("t1").await.expect("readable"), []);
    assert!(!store.has_moves("t1", 1).await.expect("readable"));
    assert!(store.rule(&ruling(&ada, "pair-again", Act::PairAgain)).await.expect("it is written"));
    let row = store.tournament("t1").await.expect("readable").expect("it exists");
    assert_eq!((row.stage, row.round), (Stage::Running, 0));
    assert_eq!(store.pairings("t1").await.expect("readable"), []);
    assert_eq!(store.stray_games("t1").await.expect("readable"), [("g1".to_owned(), None)]);
    // The next game of the round has a move: now it stays.
    let next = NewGame { id: "g2".to_owned(), ..new };
    let step = Step { before: (Stage::Running, 0), numbers: Vec::new(), ..beginning("t1", &next) };
    assert!(store.take_step(&step).await.expect("it is written"));
    let (journal, _writer) = Journal::start(&store);
    let entry = Entry { at: 3_100, text: "move 32-28 0".to_owned(), ..entry("g2", 0) };
    write(&journal, entry).await.expect("it is written");
    assert!(store.has_moves("t1", 1).await.expect("readable"));
    assert!(!store.rule(&ruling(&ada, "pair-again", Act::PairAgain)).await.expect("it is written"));
    assert_eq!(store.pairings("t1").await.expect("readable").len(), 1);
    // Someone enters late, up to the limit.
    let cleo = person(&store, "Cleo").await;
    let enter = |most| ruling(&cleo, "late", Act::Enter { player: cleo.id.clone(), rating: 1_500, most });
    assert!(!store.rule(&enter(2)).await.expect("it is written"), "it is full");
    assert!(store.rule(&enter(3)).await.expect("it is written"));
    assert_eq!(store.rulings("t1").await.expect("readable")[0].round, Some(2));
    // Time is changed only before the beginning.
    assert!(!store.rule(&ruling(&ada, "start", Act::Start(None))).await.expect("it is written"));
    // What is left over ends with the tournament, and is found after a start.
    assert!(
        store.rule(&ruling(&ada, "end", Act::End(vec![(ada.id.clone(), 1)]))).await.expect("it is written")
    );
    assert_eq!(store.unsettled_tournaments().await.expect("readable"), ["t1"]);
}
