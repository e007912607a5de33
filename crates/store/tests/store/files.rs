//! What only files do.

use crownhead_store::{Place, Store, StoreError};

use crate::home::{Home, person};

#[tokio::test]
async fn a_copy_is_whole_and_a_broken_file_is_told() {
    let home = Home::on_a_file();
    let folder = &home.folder.as_ref().expect("a folder").0;
    let store = home.open().await;
    let ada = person(&store, "Ada").await;
    let copy = folder.join("copy.db");
    store.back_up(&copy).await.expect("it is written");
    assert!(store.back_up(&copy).await.is_err(), "a copy is never written over");
    let copied = Store::open(&copy).await.expect("the copy");
    assert_eq!(copied.person(&ada.id).await.expect("readable"), Some(ada));
    let broken = folder.join("broken.db");
    std::fs::write(&broken, "this is no database, whatever its name says".repeat(40)).expect("it is written");
    let error = Store::open(&broken).await.expect_err("no database");
    assert!(matches!(error, StoreError::Database(_)), "{error:?}");
    assert!(error.to_string().starts_with("the database: "), "{error}");
}

#[tokio::test]
async fn the_file_of_another_program_is_refused() {
    let home = Home::on_a_file();
    home.run("CREATE TABLE t (x BIGINT)").await;
    assert!(matches!(Store::connect(&home.place).await, Err(StoreError::Foreign)));
}

#[tokio::test]
async fn a_file_may_have_any_name() {
    let home = Home::on_a_file();
    let folder = &home.folder.as_ref().expect("a folder").0;
    for name in ["my club.db", "100%.db", "what?.db", "#1.db", "é.db", "a%20b.db"] {
        let store = Store::open(&folder.join(name)).await.expect("a new file");
        store.close().await;
        assert!(folder.join(name).is_file(), "{name}");
    }
}

#[test]
fn a_place_is_shown_without_its_password() {
    let shown = [
        ("club.db", "club.db"),
        ("postgres://localhost/club", "postgres://localhost/club"),
        ("postgresql://club@db:5433/club", "postgresql://club@db:5433/club"),
        ("postgres://club:se:cret@db/club?password=hidden", "postgres://club@db/club"),
        ("postgres://club:se?cret@db/club", "postgres://club"),
    ];
    for (text, expected) in shown {
        let place: Place = text.parse().expect("any text is a place");
        assert_eq!(place.to_string(), expected);
        assert_eq!(format!("{place:?}"), expected);
        assert_eq!(matches!(place, Place::Server(_)), text.starts_with("postgres"), "{text}");
    }
}
