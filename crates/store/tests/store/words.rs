//! Offers, chat, reports.

use crownhead_store::{Measure, Role};

use crate::home::{Home, game, games, person};

pub(crate) async fn an_offer_is_answered_once(home: &Home) {
    let store = home.open().await;
    let (ada, ben) = (person(&store, "Ada").await, person(&store, "Ben").await);
    let offer = async |target| {
        store.add_challenge(&ada.id, "{\"pace\":\"3+2\"}", target, 20).await.expect("it is written")
    };
    let (open, aimed, late) = (offer(None).await, offer(Some(&*ben.id)).await, offer(None).await);
    let row = store.challenge(&aimed).await.expect("readable").expect("it exists");
    assert_eq!((&row.person, row.target.as_ref(), row.game.as_ref()), (&ada.id, Some(&ben.id), None));
    assert_eq!(store.challenges_to(&ben.id, 19).await.expect("readable"), [row]);
    assert_eq!(store.challenges_to(&ben.id, 20).await.expect("readable"), []);
    assert!(!store.decline_challenge(&aimed, &ada.id, "later").await.expect("it is written"), "not for her");
    assert!(store.decline_challenge(&aimed, &ben.id, "later").await.expect("it is written"));
    assert!(!store.accept_challenge(&aimed, &game("g0", &ada, &ben)).await.expect("it is written"));
    let (g1, g2) = (game("g1", &ada, &ben), game("g2", &ada, &ben));
    let (first, second) =
        tokio::join!(store.accept_challenge(&open, &g1), store.accept_challenge(&open, &g2));
    assert!(first.expect("it is written") != second.expect("it is written"), "one is first");
    assert_eq!(store.game_ids().await.expect("readable").len(), 1);
    assert!(!store.drop_challenge(&open, &ada.id).await.expect("it is written"), "it is a game now");
    assert!(!store.drop_challenge(&late, &ben.id).await.expect("it is written"), "it is not his");
    assert!(store.drop_challenge(&late, &ada.id).await.expect("it is written"));
}

pub(crate) async fn chat_comes_in_order(home: &Home) {
    let store = home.open().await;
    let [new, _] = games(&store, ["g1", "g2"]).await;
    for (seq, (game, person, text)) in (0..).zip([
        ("g1", &new.white, "good luck"),
        ("g1", &new.black, "thanks ☺"),
        ("g2", &new.white, "again"),
    ]) {
        store.add_chat(game, seq, person, text, 100 - u64::from(seq)).await.expect("it is written");
    }
    let lines = store.chat("g1").await.expect("readable");
    let lines: Vec<_> = lines.iter().map(|line| (&*line.name, &*line.text)).collect();
    assert_eq!(lines, [("Ada", "good luck"), ("Ben", "thanks ☺")]);
    let said = store.said_by(&new.white).await.expect("readable");
    let said: Vec<_> = said.iter().map(|(game, line)| (&**game, &*line.text)).collect();
    assert_eq!(said, [("g2", "again"), ("g1", "good luck")]);
}

pub(crate) async fn reports_are_settled_and_measures_taken(home: &Home) {
    let store = home.open().await;
    let [new] = games(&store, ["g1"]).await;
    store.add_report(&new.white, &new.black, Some("g1"), "rude", 20).await.expect("it is written");
    store.add_report(&new.black, &new.white, None, "slow", 10).await.expect("it is written");
    assert_eq!(store.reports(1).await.expect("readable").len(), 1);
    let reports = store.reports(10).await.expect("readable");
    assert_eq!((&*reports[0].text, &*reports[1].by.1, &*reports[1].about.1), ("slow", "Ada", "Ben"));
    assert_eq!((reports[0].game.as_deref(), reports[1].game.as_deref()), (None, Some("g1")));
    assert!(store.settle_report(&reports[0].id, 30).await.expect("it is written"));
    assert!(!store.settle_report(&reports[0].id, 30).await.expect("it is written"));
    assert_eq!(store.reports(10).await.expect("readable"), reports[1..]);
    let measures = [
        Measure::Mute(Some(90)),
        Measure::Ban(Some(80)),
        Measure::Role(Role::Moderator),
        Measure::Mute(None),
    ];
    for measure in measures {
        store.take_measure(&new.white, &new.black, measure, 40).await.expect("it is written");
    }
    let ben = store.person(&new.black).await.expect("readable").expect("he exists");
    assert_eq!((ben.muted_until, ben.banned_until, ben.role), (None, Some(80), Role::Moderator));
    assert_eq!(home.count("SELECT count(*) FROM measure WHERE about = $1", &ben.id).await, 4);
}
