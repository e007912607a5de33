//! Devices, and what they are to be told.

use crownhead_store::{Entry, Journal, News, Store, Subscription};

use crate::home::{Home, entry, games, person, write};

fn subscription(name: &str) -> Subscription {
    Subscription {
        endpoint: format!("https://push.example.org/{name}"),
        p256dh: "key".to_owned(),
        auth: "secret".to_owned(),
        language: "nl".to_owned(),
    }
}

fn news(person: &str, topic: &str, kind: &str) -> News {
    News {
        person: person.to_owned(),
        topic: topic.to_owned(),
        kind: kind.to_owned(),
        about: "g1".to_owned(),
        at: 100,
        expires: 1_000,
    }
}

/// The topics of messages that are due, with the numbers of attempts.
async fn taken(store: &Store, now: u64, until: u64) -> Vec<(String, u32)> {
    let taken = store.take_messages(now, until, 50).await.expect("it is written");
    let mut taken: Vec<(String, u32)> = taken.into_iter().map(|row| (row.topic, row.tries)).collect();
    taken.sort();
    taken
}

fn once(topics: &[&str]) -> Vec<(String, u32)> {
    topics.iter().map(|topic| ((*topic).to_owned(), 1)).collect()
}

pub(crate) async fn nodes_share_one_key(home: &Home) {
    let (one, two) = (home.open().await, home.open().await);
    let (a, b) = tokio::join!(one.push_key("a"), two.push_key("b"));
    let key = a.expect("it is written");
    assert_eq!(b.expect("it is written"), key);
    assert_eq!(home.open().await.push_key("c").await.expect("it is written"), key);
}

pub(crate) async fn a_device_has_one_owner(home: &Home) {
    let store = home.open().await;
    let (ada, ben) = (person(&store, "Ada").await, person(&store, "Ben").await);
    let id = store.add_device(&ada.id, &subscription("x"), 10, 3).await.expect("it is written");
    let changed = Subscription { language: "de".to_owned(), ..subscription("x") };
    assert_eq!(store.add_device(&ada.id, &changed, 20, 3).await.expect("it is written"), id);
    let devices = store.devices(&ada.id).await.expect("readable");
    assert_eq!((devices.len(), devices[0].created, &devices[0].subscription), (1, 10, &changed));
    // Someone else signs in at the same browser, who is not told what was meant for Ada.
    store.tell(&news(&ada.id, "turn:g1:1", "turn")).await.expect("it is written");
    assert_eq!(store.add_device(&ben.id, &subscription("x"), 30, 3).await.expect("it is written"), id);
    assert_eq!(store.devices(&ada.id).await.expect("readable"), []);
    assert_eq!(taken(&store, 200, 300).await, []);
    // Of too many, the oldest goes.
    for (name, at) in [("y", 40), ("z", 50), ("w", 60)] {
        store.add_device(&ben.id, &subscription(name), at, 3).await.expect("it is written");
    }
    let devices = store.devices(&ben.id).await.expect("readable");
    let names: Vec<&str> = devices.iter().map(|device| &device.subscription.endpoint[25..]).collect();
    assert_eq!(names, ["y", "z", "w"]);
    assert!(!store.remove_device(&ada.id, &devices[0].id).await.expect("it is written"), "another's");
    assert!(store.remove_device(&ben.id, &devices[0].id).await.expect("it is written"));
    assert_eq!(store.devices(&ben.id).await.expect("readable").len(), 2);
}

pub(crate) async fn news_goes_to_every_device_once(home: &Home) {
    let store = home.open().await;
    let (ada, ben) = (person(&store, "Ada").await, person(&store, "Ben").await);
    assert_eq!(store.tell(&news(&ada.id, "turn:g1:1", "turn")).await.expect("it is written"), 0);
    for name in ["x", "y"] {
        store.add_device(&ada.id, &subscription(name), 10, 3).await.expect("it is written");
    }
    store.add_device(&ben.id, &subscription("z"), 10, 3).await.expect("it is written");
    assert_eq!(store.tell(&news(&ada.id, "turn:g1:1", "turn")).await.expect("it is written"), 2);
    assert_eq!(store.tell(&news(&ada.id, "turn:g1:1", "turn")).await.expect("it is written"), 0);
    store.switch(&ada.id, "time", false).await.expect("it is written");
    store.switch(&ada.id, "time", false).await.expect("it is written");
    assert_eq!(store.switched_off(&ada.id).await.expect("readable"), ["time"]);
    assert_eq!(store.tell(&news(&ada.id, "time:g1:1", "time")).await.expect("it is written"), 0);
    assert_eq!(store.tell(&news(&ben.id, "time:g1:1", "time")).await.expect("it is written"), 1);
    store.switch(&ada.id, "time", true).await.expect("it is written");
    assert_eq!(store.tell(&news(&ada.id, "time:g1:2", "time")).await.expect("it is written"), 2);
    let all = ["time:g1:1", "time:g1:2", "time:g1:2", "turn:g1:1", "turn:g1:1"];
    assert_eq!(taken(&store, 200, 300).await, once(&all));
    // A device that sleeps for long does not fill the disk.
    for number in 0..120 {
        store.tell(&news(&ben.id, &format!("turn:g2:{number}"), "turn")).await.expect("it is written");
    }
    let waiting = home.count("SELECT count(*) FROM push_message WHERE topic LIKE $1", "turn:g2:%").await;
    assert_eq!(waiting, 99, "with the one before it is 100");
}

pub(crate) async fn a_message_is_sent_by_one_node_until_its_time_is_over(home: &Home) {
    let (one, two) = (home.open().await, home.open().await);
    let ada = person(&one, "Ada").await;
    let device = one.add_device(&ada.id, &subscription("x"), 10, 3).await.expect("it is written");
    let topics: Vec<String> = (10..40).map(|number| format!("turn:g1:{number}")).collect();
    for topic in &topics {
        one.tell(&news(&ada.id, topic, "turn")).await.expect("it is written");
    }
    assert_eq!(taken(&one, 99, 300).await, [], "they are not due");
    let (a, b) = tokio::join!(taken(&one, 200, 300), taken(&two, 200, 300));
    let mut all = [a, b].concat();
    all.sort();
    assert_eq!(all, once(&topics.iter().map(String::as_str).collect::<Vec<_>>()), "each by one of them");
    // Both die but for four messages: one was delivered, one is sent again later, one has lost its device.
    one.settle_message(&device, "turn:g1:10").await.expect("it is written");
    one.postpone_message(&device, "turn:g1:11", 500).await.expect("it is written");
    assert_eq!(taken(&two, 299, 400).await, []);
    let again = taken(&two, 300, 400).await;
    assert_eq!((again.len(), again[0].clone()), (28, ("turn:g1:12".to_owned(), 2)));
    assert_eq!(taken(&two, 500, 600).await.len(), 29);
    // What was delivered is not told again, and what has expired is forgotten.
    assert_eq!(one.tell(&news(&ada.id, "turn:g1:10", "turn")).await.expect("it is written"), 0);
    assert_eq!(taken(&two, 1_000, 1_100).await, []);
    assert_eq!(two.forget_messages(999).await.expect("it is written"), 0);
    assert_eq!(two.forget_messages(1_000).await.expect("it is written"), 29);
    assert_eq!(home.count("SELECT count(*) FROM push_message WHERE topic <> $1", "").await, 0);
}

pub(crate) async fn news_is_written_with_its_event(home: &Home) {
    let store = home.open().await;
    let [game] = games(&store, ["g1"]).await;
    store.add_device(&game.black, &subscription("x"), 10, 3).await.expect("it is written");
    let (journal, _writer) = Journal::start(&store);
    let first = Entry { news: vec![news(&game.black, "turn:g1:0", "turn")], ..entry("g1", 0) };
    write(&journal, first.clone()).await.expect("it is written");
    // A node that has lost the game tells nobody of what has not happened.
    let late =
        Entry { text: "move 12-16 0".to_owned(), news: vec![news(&game.black, "late", "turn")], ..first };
    write(&journal, late).await.expect_err("the number is taken");
    // Nobody has such a device, and so it is with people who are gone.
    let unknown = Entry { news: vec![news("nobody", "turn:g1:1", "turn")], ..entry("g1", 1) };
    write(&journal, unknown).await.expect("it is written");
    assert_eq!(taken(&store, 200, 300).await, once(&["turn:g1:0"]));
}

pub(crate) async fn whoever_is_erased_is_told_nothing(home: &Home) {
    let store = home.open().await;
    let ada = person(&store, "Ada").await;
    let device = store.add_device(&ada.id, &subscription("x"), 10, 3).await.expect("it is written");
    store.switch(&ada.id, "time", false).await.expect("it is written");
    store.tell(&news(&ada.id, "turn:g1:1", "turn")).await.expect("it is written");
    store.tell_device(&device, &news(&ada.id, "test:1", "test")).await.expect("it is written");
    assert_eq!(home.count("SELECT count(*) FROM push_message WHERE topic <> $1", "").await, 2);
    store.erase(&ada.id).await.expect("it is written");
    assert_eq!(store.devices(&ada.id).await.expect("readable"), []);
    assert_eq!(store.switched_off(&ada.id).await.expect("readable"), Vec::<String>::new());
    assert_eq!(home.count("SELECT count(*) FROM push_message WHERE topic <> $1", "").await, 0);
}
