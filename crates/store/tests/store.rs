//! What is kept, and that it is kept.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use crownhead_store::{
    Entry, Finish, Journal, Kind, NameTaken, NewGame, Pass, Person, Rated, Role, Store, StoreError, Written,
};
use sqlx::Connection as _;
use tokio::sync::oneshot;

/// A folder of its own, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("crownhead-store-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    fn file(&self) -> PathBuf {
        self.0.join("club.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

async fn sqlx_of(path: &Path) -> sqlx::AnyConnection {
    let url = format!("sqlite://{}?mode=rwc", path.display());
    sqlx::AnyConnection::connect(&url).await.expect("a database")
}

async fn person(store: &Store, name: &str) -> Person {
    let added = store.add_person(name, Kind::Member, Role::Player, Some("hash"), 1_000).await;
    added.expect("it is written").expect("the name is free")
}

fn game(id: &str, white: &Person, black: &Person) -> NewGame {
    NewGame {
        id: id.to_owned(),
        rules: "english".to_owned(),
        start: None,
        pace: "3+2".to_owned(),
        rated: true,
        claims: false,
        white: white.id.clone(),
        black: black.id.clone(),
        white_rating: Some("1513?".to_owned()),
        black_rating: None,
        created: 2_000,
        rematch_of: None,
    }
}

fn entry(game: &str, seq: u32) -> Entry {
    Entry {
        game: game.to_owned(),
        seq,
        at: 3_000 + u64::from(seq),
        text: format!("move 11-15 {seq}"),
        finish: None,
    }
}

fn last(game: &NewGame, seq: u32) -> Entry {
    let rated = Rated {
        family: game.rules.clone(),
        speed: "blitz".to_owned(),
        white: game.white.clone(),
        black: game.black.clone(),
    };
    let finish =
        Finish { ending: "resign black".to_owned(), halves: Some(2), plies: seq, rated: Some(rated) };
    Entry { text: "end resign black".to_owned(), finish: Some(finish), ..entry(&game.id, seq) }
}

async fn write(journal: &Journal, entry: Entry) -> Result<Written, String> {
    let (tell, told) = oneshot::channel();
    journal.write(entry, move |result| {
        let _ = tell.send(result.map_err(|error| error.to_string()));
    });
    told.await.expect("the journal calls back")
}

#[tokio::test]
async fn people_games_and_events_come_back_after_a_restart() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).await.expect("a new file");
    let (ada, ben) = (person(&store, "Ada").await, person(&store, "Ben").await);
    let new = game("g1", &ada, &ben);
    store.add_game(&new).await.expect("it is written");
    let (journal, writer) = Journal::start(&store);
    for seq in 0..300 {
        write(&journal, entry("g1", seq)).await.expect("it is written");
    }
    journal.alive("one", 77);
    drop(journal);
    writer.await.expect("the writer ends");
    store.close().await;

    let store = Store::open(&folder.file()).await.expect("the same file");
    assert_eq!(store.person(&ada.id).await.expect("readable"), Some(ada.clone()));
    assert_eq!(
        store.person_named("aDA").await.expect("readable"),
        Some((ada.clone(), Some("hash".to_owned())))
    );
    let live = store.live_games().await.expect("readable");
    assert_eq!(live.len(), 1);
    assert_eq!((&live[0].0.game, live[0].1.len()), (&new, 300));
    assert_eq!(live[0].1, store.events("g1").await.expect("readable"));
    assert_eq!(live[0].1[299].text, "move 11-15 299");
    assert_eq!(store.last_alive("one").await.expect("readable"), Some(77));
    assert_eq!(store.games_of(&ben.id, u64::MAX >> 1, 10).await.expect("readable").len(), 1);
    assert_eq!(store.problem().await.expect("readable"), None);
}

#[tokio::test]
async fn a_game_is_rated_once() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).await.expect("a new file");
    let (ada, ben) = (person(&store, "Ada").await, person(&store, "Ben").await);
    let new = game("g1", &ada, &ben);
    store.add_game(&new).await.expect("it is written");
    let (journal, _writer) = Journal::start(&store);
    let written = write(&journal, last(&new, 0)).await.expect("it is written");
    let [(_, white), (_, black)] = written.ratings.expect("it is rated");
    assert!(white.points > 1600.0 && black.points < 1400.0);
    // The same end again, under another number.
    let again = write(&journal, last(&new, 1)).await.expect("it is written");
    assert_eq!(again.ratings, None);
    let row = store.rating(&ada.id, "english", "blitz").await.expect("readable").expect("a rating");
    assert_eq!((row.rating, row.games), (white, 1));
    assert!(store.live_games().await.expect("readable").is_empty());
}

#[tokio::test]
async fn an_event_that_cannot_be_written_takes_no_other_with_it() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).await.expect("a new file");
    let (ada, ben) = (person(&store, "Ada").await, person(&store, "Ben").await);
    store.add_game(&game("g1", &ada, &ben)).await.expect("it is written");
    let (journal, _writer) = Journal::start(&store);
    let written = [entry("g1", 0), entry("g1", 0), entry("no such game", 0), entry("g1", 1)]
        .map(|entry| write(&journal, entry));
    let mut results = Vec::new();
    for result in written {
        results.push(result);
    }
    let [first, twice, nowhere, second] =
        <[_; 4]>::try_from(results).unwrap_or_else(|_| panic!("four results"));
    let (first, twice, nowhere, second) = tokio::join!(first, twice, nowhere, second);
    assert!(first.is_ok() && second.is_ok(), "{first:?} {second:?}");
    assert!(twice.is_err() && nowhere.is_err(), "{twice:?} {nowhere:?}");
    assert_eq!(store.events("g1").await.expect("readable").len(), 2);
}

#[tokio::test]
async fn names_are_unique_in_any_case() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).await.expect("a new file");
    let ada = person(&store, "Ada").await;
    let twin = store.add_person("ADA", Kind::Guest, Role::Player, None, 1).await.expect("it is written");
    assert_eq!(twin, Err(NameTaken));
    let guest = store.add_person("Guest 1", Kind::Guest, Role::Player, None, 1).await;
    let guest = guest.expect("it is written").expect("the name is free");
    assert_eq!(store.make_member(&guest.id, "aDa", "hash").await.expect("it is written"), Err(NameTaken));
    assert_eq!(store.make_member(&guest.id, "Cleo", "hash").await.expect("it is written"), Ok(()));
    let cleo = store.person(&guest.id).await.expect("readable").expect("she exists");
    assert_eq!((&*cleo.name, cleo.kind), ("Cleo", Kind::Member));
    assert_ne!(ada.id, cleo.id);
}

#[tokio::test]
async fn secrets_stand_for_people_and_are_not_in_the_file() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).await.expect("a new file");
    let ada = person(&store, "Ada").await;
    let secret = store.issue(&ada.id, Pass::Session, 10, Some(100)).await.expect("it is written");
    assert_eq!(store.holder(&secret, Pass::Session, 50).await.expect("readable"), Some(ada.clone()));
    assert_eq!(store.holder(&secret, Pass::Session, 100).await.expect("readable"), None, "expired");
    assert_eq!(store.holder(&secret, Pass::Bot, 50).await.expect("readable"), None, "for something else");
    store.close().await;
    for file in std::fs::read_dir(&folder.0).expect("the folder").flatten() {
        let bytes = std::fs::read(file.path()).expect("readable");
        assert!(
            !bytes.windows(secret.len()).any(|part| part == secret.as_bytes()),
            "{}",
            file.path().display()
        );
    }
    let store = Store::open(&folder.file()).await.expect("the same file");
    store.revoke(&secret).await.expect("it is written");
    assert_eq!(store.holder(&secret, Pass::Session, 50).await.expect("readable"), None);
}

#[tokio::test]
async fn a_copy_is_whole_and_a_broken_file_is_told() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).await.expect("a new file");
    let ada = person(&store, "Ada").await;
    let copy = folder.0.join("copy.db");
    store.back_up(&copy).await.expect("it is written");
    assert!(store.back_up(&copy).await.is_err(), "a copy is never written over");
    let copied = Store::open(&copy).await.expect("the copy");
    assert_eq!(copied.person(&ada.id).await.expect("readable"), Some(ada));
    let other = folder.0.join("other.db");
    let mut sqlite = sqlx_of(&other).await;
    sqlx::query("CREATE TABLE t (x)").execute(&mut sqlite).await.expect("it is written");
    assert!(matches!(Store::open(&other).await, Err(StoreError::Foreign)));
    let broken = folder.0.join("broken.db");
    std::fs::write(&broken, "this is no database, whatever its name says".repeat(40)).expect("it is written");
    let error = Store::open(&broken).await.expect_err("no database");
    assert!(matches!(error, StoreError::Database(_)), "{error:?}");
    assert!(error.to_string().starts_with("the data file: "), "{error}");
}
