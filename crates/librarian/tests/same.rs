//! A library in memory and one in a file give the same answers to the same requests.

use std::path::PathBuf;

use crownhead_api::library::{GameQuery, LibraryJob, LibraryReply, Piece};
use crownhead_librarian::{Intake, Librarian, Shelf};
use crownhead_library::MemoryLibrary;

const GAMES: &str = r#"[Event "Cup <b>one</b>"]
[White "Ann"]
[Black "Ben"]
[Date "2003.07.01"]
[WhiteElo "1500"]
[BlackElo "1400"]
[Result "2-0"]
[GameType "20"]
1. 32-28 19-23 2. 28x19 14x23 2-0

[Event "Cup"]
[White "Ben"]
[Black "Cid"]
[Date "2005"]
[Result "1-1"]
[GameType "20"]
1. 32-28 18-23 2. 33-29 23x32 1-1

[White "Ann"]
[Black "Dora"]
[GameType "20"]
1. 31-27 20-24 2. 27-27 *

[Event "Club"]
[White "Eve"]
[Black "Fay"]
[GameType "21"]
[Result "0-1"]
1. 11-15 23-19 2. 8-11 22-17 0-1
"#;

/// The library that pieces of these lengths make.
fn in_memory(lengths: usize) -> MemoryLibrary {
    let (mut intake, mut library) = (Intake::default(), MemoryLibrary::new());
    let mut rest = GAMES;
    let mut first = true;
    while !rest.is_empty() {
        let (text, after) = rest.split_at(lengths.min(rest.len()));
        rest = after;
        let piece = Piece {
            name: "games.pdn".to_owned(),
            text: text.to_owned(),
            first,
            last: rest.is_empty(),
            rules: String::new(),
        };
        library.absorb(intake.take(&piece));
        first = false;
    }
    library
}

/// A folder that is removed again.
struct Scratch(PathBuf);

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn in_a_file(name: &str) -> (Scratch, crownhead_library::db::Library) {
    let folder = std::env::temp_dir().join(format!("crownhead-librarian-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let mut library =
        crownhead_library::db::Library::open_or_create(&folder.join("games.db")).expect("a library");
    let piece = Piece {
        name: "games.pdn".to_owned(),
        text: GAMES.to_owned(),
        first: true,
        last: true,
        rules: String::new(),
    };
    let mut add =
        || library.add("games.pdn", Intake::default().take(&piece)).expect("the games can be stored");
    let (first, second) = (add(), add());
    assert_eq!((first.new, first.duplicates, first.bad), (3, 0, 1));
    assert_eq!((second.new, second.duplicates, second.bad), (0, 4, 0), "nothing is stored twice");
    (Scratch(folder), library)
}

fn queries() -> Vec<GameQuery> {
    let international = || GameQuery { rules: "international".to_owned(), ..GameQuery::default() };
    vec![
        GameQuery::default(),
        GameQuery { player: "ben".to_owned(), ..GameQuery::default() },
        GameQuery { white: "ben".to_owned(), ..GameQuery::default() },
        GameQuery { event: "cup".to_owned(), from_year: Some(2004), ..GameQuery::default() },
        GameQuery { result: "black".to_owned(), ..GameQuery::default() },
        GameQuery { moves: "32-28 19-23".to_owned(), ..international() },
        GameQuery { moves: "19-23".to_owned(), anywhere: true, ..international() },
        GameQuery { pattern: "28=w,32=.".to_owned(), ..international() },
        GameQuery { pattern: "23=b,19=.".to_owned(), swapped: true, ..international() },
        GameQuery { rules: "chess".to_owned(), ..GameQuery::default() },
    ]
}

fn answers(shelf: &impl Shelf) -> Vec<LibraryReply> {
    let mut librarian = Librarian::default();
    let start = "W:W31-50:B1-20".to_owned();
    let place = GameQuery { rules: "international".to_owned(), position: start, ..GameQuery::default() };
    let find = |query: GameQuery| {
        [(0, 1), (1, 10)].map(|(skip, most)| LibraryJob::Find { query: query.clone(), skip, most })
    };
    let exports = queries().into_iter().map(LibraryJob::Export);
    let jobs = queries().into_iter().flat_map(find).chain(exports);
    let jobs = jobs.chain([LibraryJob::Summary, LibraryJob::Explore(place), LibraryJob::Bad]);
    jobs.filter_map(|job| librarian.answer(shelf, &job)).map(without_numbers).collect()
}

/// Numbers of games begin with 0 in memory and with 1 in a file.
fn without_numbers(reply: LibraryReply) -> LibraryReply {
    let clean = |mut games: Vec<crownhead_api::library::GameLine>| {
        for line in &mut games {
            line.game = 0;
        }
        games
    };
    match reply {
        LibraryReply::Found { total, games } => LibraryReply::Found { total, games: clean(games) },
        LibraryReply::Explored { total, moves, latest, best } => {
            LibraryReply::Explored { total, moves, latest: clean(latest), best: clean(best) }
        }
        other => other,
    }
}

#[test]
fn memory_and_file_give_the_same_answers() {
    let (_scratch, file) = in_a_file("same");
    let expected = answers(&file);
    assert_eq!(expected.len(), 33);
    for lengths in [1, 7, 100, 10_000] {
        assert_eq!(answers(&in_memory(lengths)), expected, "in pieces of {lengths} bytes");
    }
}

#[test]
fn the_answers_are_right() {
    let library = in_memory(64);
    let mut librarian = Librarian::default();
    let mut found = |query| {
        let job = LibraryJob::Find { query, skip: 0, most: 10 };
        let Some(LibraryReply::Found { total, games }) = librarian.answer(&library, &job) else {
            panic!("games")
        };
        (total, games.into_iter().map(|line| line.white).collect::<Vec<_>>())
    };
    let totals: Vec<u32> = queries()[..9].iter().map(|query| found(query.clone()).0).collect();
    assert_eq!(totals, [3, 2, 1, 1, 1, 1, 1, 2, 2]);
    assert_eq!(found(GameQuery::default()).1, ["Eve", "Ben", "Ann"], "the last added first");
    let Some(LibraryReply::Summary(summary)) = librarian.answer(&library, &LibraryJob::Summary) else {
        panic!("a summary")
    };
    assert_eq!((summary.games, summary.bad), (3, 1));
    let Some(LibraryReply::Bad(bad)) = librarian.answer(&library, &LibraryJob::Bad) else {
        panic!("bad games")
    };
    assert!(bad[0].text.contains("Dora") && !bad[0].reason.is_empty(), "{bad:?}");
}

#[test]
fn games_come_back_whole() {
    let library = in_memory(10);
    let Some(LibraryReply::Pdn(text)) =
        Librarian::default().answer(&library, &LibraryJob::Export(GameQuery::default()))
    else {
        panic!("games")
    };
    let mut again = MemoryLibrary::new();
    let counted = again.add_pdn(text.as_bytes(), &crownhead_notation::pdn::Settings::default());
    assert_eq!((counted.new, counted.bad), (3, 0));
    let (counted, new) = MemoryLibrary::from_bytes(&library.to_bytes())
        .map(MemoryLibrary::into_games)
        .map(|games| again.absorb(games))
        .expect("the bytes are a library");
    assert_eq!((counted.new, counted.duplicates, counted.bad, new.len()), (0, 3, 1, 0));
}
