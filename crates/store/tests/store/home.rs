//! Where a test keeps its data, and what many tests need.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use crownhead_store::{
    Entry, Finish, Journal, Kind, NewGame, Person, Place, Rated, Role, Store, StoreError, Written,
};
use sqlx::{AnyConnection, Connection as _, Executor as _, Row as _};
use tokio::sync::oneshot;

use crate::server;

/// A number of its own for each test.
fn number() -> u32 {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    COUNT.fetch_add(1, Ordering::Relaxed)
}

/// A folder of its own, removed at the end.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        let path = std::env::temp_dir().join(format!("crownhead-store-{}-{}", std::process::id(), number()));
        std::fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A place of its own.
pub(crate) struct Home {
    pub(crate) place: Place,
    /// Only files have one. The server ends with the tests.
    pub(crate) folder: Option<Folder>,
}

impl Home {
    pub(crate) fn on_a_file() -> Home {
        let folder = Folder::new();
        Home { place: Place::File(folder.0.join("club.db")), folder: Some(folder) }
    }

    pub(crate) async fn on_a_server() -> Home {
        let place = Place::Server(server::new_database(number()).await);
        Home { place, folder: None }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::connect(&self.place).await.expect("a place for a club")
    }

    /// Another program's connection.
    async fn connection(&self) -> AnyConnection {
        sqlx::any::install_default_drivers();
        let url = match &self.place {
            Place::File(path) => format!("sqlite://{}?mode=rwc", path.display()),
            Place::Server(url) => url.clone(),
        };
        AnyConnection::connect(&url).await.expect("a database")
    }

    /// What another program does.
    pub(crate) async fn run(&self, sql: &'static str) {
        let mut connection = self.connection().await;
        connection.execute(sql).await.expect("valid SQL");
        connection.close().await.expect("it is not busy");
    }

    /// What another program counts.
    pub(crate) async fn count(&self, sql: &'static str, value: &str) -> i64 {
        let mut connection = self.connection().await;
        let row = sqlx::query(sql).bind(value).fetch_one(&mut connection).await.expect("valid SQL");
        connection.close().await.expect("it is not busy");
        row.try_get(0).expect("a number")
    }
}

pub(crate) async fn person(store: &Store, name: &str) -> Person {
    let added = store.add_person(name, Kind::Member, Role::Player, Some("hash"), 1_000).await;
    added.expect("it is written").expect("the name is free")
}

pub(crate) fn game(id: &str, white: &Person, black: &Person) -> NewGame {
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
        tournament: None,
        patience: None,
    }
}

/// Adds games between Ada and Ben, who are added, too.
pub(crate) async fn games<const N: usize>(store: &Store, ids: [&str; N]) -> [NewGame; N] {
    let (ada, ben) = (person(store, "Ada").await, person(store, "Ben").await);
    let games = ids.map(|id| game(id, &ada, &ben));
    for game in &games {
        store.add_game(game).await.expect("it is written");
    }
    games
}

pub(crate) fn entry(game: &str, seq: u32) -> Entry {
    Entry {
        game: game.to_owned(),
        seq,
        at: 3_000 + u64::from(seq),
        text: format!("move 11-15 {seq}"),
        finish: None,
        news: Vec::new(),
    }
}

/// The last event of a game that White wins.
pub(crate) fn last(game: &NewGame, seq: u32) -> Entry {
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

/// What becomes of an event.
pub(crate) type Outcome = oneshot::Receiver<Result<Written, String>>;

/// Orders an event. The error is the text that people read.
pub(crate) fn order(journal: &Journal, entry: Entry) -> Outcome {
    let (tell, told) = oneshot::channel();
    journal.write(entry, move |result| {
        let _ = tell.send(result.map_err(|error| error.to_string()));
    });
    told
}

pub(crate) async fn write(journal: &Journal, entry: Entry) -> Result<Written, String> {
    order(journal, entry).await.expect("the journal calls back")
}

/// The text of [`StoreError::Taken`].
pub(crate) fn taken() -> String {
    StoreError::Taken.to_string()
}
