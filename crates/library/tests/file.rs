//! The library in a file: its indexes answer like the library in memory, and imports survive.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::{env, fs, process};

use crownhead_archive::reading::{Games, ResultOrder};
use crownhead_archive::source::UNWATCHED;
use crownhead_library::db::{Error, Import, Imported, Library};
use crownhead_library::{GameResult, LineQuery, MemoryLibrary, Query, Wanted};
use crownhead_notation::movetext;
use crownhead_notation::pdn::Settings;
use crownhead_rules::{AnyPosition, AnyRules, Variant};
use crownhead_testkit::random::Dice;

const RULES: AnyRules = AnyRules::Variant(Variant::Russian);

/// A folder that is removed when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = env::temp_dir().join(format!("crownhead-library-{name}-{}", process::id()));
        fs::create_dir_all(&path).expect("a temporary folder");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Games whose first moves repeat.
fn games(count: usize, seed: u64) -> String {
    let game = |number: usize| {
        let mut dice = Dice::new(seed + number as u64);
        let mut place = AnyPosition::start(RULES);
        let mut moves = Vec::new();
        for ply in 0..10 + dice.below(30) {
            let legal = place.legal_moves();
            let choices = if ply < 6 { legal.len().min(2) } else { legal.len() };
            if choices == 0 {
                break;
            }
            let mv = legal[dice.below(choices)];
            moves.push(movetext::write_among(&place, &mv, &legal));
            place = place.play_unchecked(&mv);
        }
        let result = ["1-0", "0-1", "1/2-1/2"][dice.below(3)];
        let (white, black, rating) = (dice.below(9), dice.below(9), 1500 + dice.below(900));
        format!(
            "[White \"Player {white}\"]\n[Black \"Player {black}\"]\n[Date \"{}.05.05\"]\n[WhiteRating \"{rating}\"]\n\
             [GameType \"25\"]\n[Result \"{result}\"]\n\n{} {result}\n\n",
            2000 + dice.below(20),
            moves.join(" ")
        )
    };
    (0..count).map(game).collect()
}

fn import(library: &mut Library, files: &[&Path], batch: usize) -> Result<Imported, Error> {
    let games = Games {
        files: files.iter().map(|path| path.to_path_buf()).collect(),
        rules: None,
        order: ResultOrder::WhiteFirst,
        strict: false,
        threads: 2,
        watch: UNWATCHED,
    };
    library.import(&Import { games, batch }, &mut |_| {})
}

fn found(library: &Library, query: &Query) -> Vec<(u32, u16)> {
    let mut hits = Vec::new();
    let done = library.find(query, |hit| {
        hits.push((hit.game - 1, hit.ply));
        ControlFlow::Continue(())
    });
    done.expect("the library can be read");
    hits
}

#[test]
fn a_file_answers_like_memory_however_its_index_was_merged() {
    let folder = Folder::new("answers");
    let text = games(700, 1);
    let pdn = folder.0.join("games.pdn");
    fs::write(&pdn, &text).expect("a file");
    let mut memory = MemoryLibrary::new();
    memory.add_pdn(text.as_bytes(), &Settings::default());
    // 175 runs and merges of two levels; one run.
    for batch in [4, 100_000] {
        let path = folder.0.join(format!("{batch}.db"));
        let mut library = Library::open_or_create(&path).expect("a new library");
        let imported = import(&mut library, &[&pdn], batch).expect("it can be imported");
        assert_eq!(imported.new as usize, memory.len());
        compare(&library, &memory);
        library.compact().expect("it can be compacted");
        compare(&library, &memory);
        assert_eq!(library.stats(3).expect("counts").runs, 1);
    }
}

fn compare(library: &Library, memory: &MemoryLibrary) {
    let mut dice = Dice::new(9);
    let (any, player) = (Query::default(), Some("player 3".to_owned()));
    for _ in 0..12 {
        let game = memory.get(dice.below(memory.len()) as u32).expect("a game").tree().expect("it is sound");
        let plies = dice.below(game.main_line().len().max(1)).min(dice.below(40));
        let place = game.main_line()[..plies].iter().fold(game.start, |place, mv| place.play_unchecked(mv));
        for (swapped, query) in
            [(false, &any), (true, &any), (false, &Query { player: player.clone(), ..Query::default() })]
        {
            let [known, seen] = [
                memory.explore(&place, query, swapped, false),
                library.explore(&place, query, swapped, false).expect("the library can be read"),
            ];
            let counts = |explorer: &crownhead_library::Explorer| {
                let mut all: Vec<_> = explorer
                    .moves
                    .iter()
                    .map(|choice| (choice.text.clone(), choice.tally.results, choice.tally.rating_sum))
                    .collect();
                all.sort();
                (all, explorer.total.results, explorer.total.rated)
            };
            assert_eq!(counts(&known), counts(&seen));
            let named = |explorer: &crownhead_library::Explorer, add: u32| {
                let tally = &explorer.total;
                tally.last.games().chain(tally.best.games()).map(|game| game + add).collect::<Vec<_>>()
            };
            assert_eq!(named(&known, 1), named(&seen, 0));
            let wanted = Wanted { position: Some(place), swapped, ..Wanted::default() };
            let line = LineQuery::default().with_moment(RULES, &wanted);
            let query = Query { line, rules: Some(RULES), ..query.clone() };
            assert_eq!(found(library, &query), memory.find(&query).collect::<Vec<_>>());
        }
    }
    let queries = [
        Query { player: player.clone(), ..Query::default() },
        Query { white: player.clone(), result: Some(GameResult::Draw), ..Query::default() },
        Query { black: player, from_year: Some(2005), to_year: Some(2010), ..Query::default() },
        Query { least_plies: Some(30), event: Some("nothing".to_owned()), ..Query::default() },
        Query { ending: Some("8+-8+".parse().expect("material")), ..Query::default() },
        Query { rules: Some(AnyRules::Variant(Variant::English)), least_plies: Some(1), ..Query::default() },
    ];
    for query in queries {
        let known: Vec<u32> = memory.find(&query).map(|(id, _)| id).collect();
        assert_eq!(
            found(library, &query).into_iter().map(|hit| hit.0).collect::<Vec<_>>(),
            known,
            "{query:?}"
        );
    }
}

#[test]
fn a_second_import_adds_nothing_and_duplicates_of_other_files_are_noted() {
    let folder = Folder::new("twice");
    let [first, second] = ["first.pdn", "second.pdn"].map(|name| folder.0.join(name));
    let text = games(60, 1);
    fs::write(&first, &text).expect("a file");
    let bad = "[GameType \"25\"]\n\n1. c3-d4 c3-d4 *\n\n";
    fs::write(&second, games(90, 1).replacen("[GameType", "[Event \"Cup\"]\n[GameType", 1) + bad)
        .expect("a file");
    let mut library = Library::open_or_create(&folder.0.join("games.db")).expect("a new library");
    let one = import(&mut library, &[&first], 16).expect("it can be imported");
    assert_eq!((one.duplicates, one.skipped), (0, 0));
    let again = import(&mut library, &[&first], 16).expect("it can be imported");
    assert_eq!((again.new, again.duplicates, again.skipped), (0, 0, 60));
    let two = import(&mut library, &[&second], 16).expect("it can be imported");
    assert_eq!((two.new + one.new, two.duplicates, two.bad), (90, 60, 1));
    let mut different = 0;
    library
        .duplicates(|game, tree| {
            different += 1;
            assert_eq!((game, tree.tags.get("Event")), (1, Some("Cup")));
            ControlFlow::Continue(())
        })
        .expect("the library can be read");
    assert_eq!(different, 1, "only what differs is kept");
    let mut reasons = Vec::new();
    library
        .bad(|bad| {
            reasons.push((bad.number, bad.text));
            ControlFlow::Continue(())
        })
        .expect("the library can be read");
    assert_eq!((reasons[0].0, reasons[0].1.starts_with(b"[GameType")), (91, true));
}

#[test]
fn games_come_out_as_they_went_in() {
    let folder = Folder::new("export");
    let pdn = folder.0.join("games.pdn");
    let text = games(600, 50);
    fs::write(&pdn, &text).expect("a file");
    let mut library = Library::open_or_create(&folder.0.join("games.db")).expect("a new library");
    import(&mut library, &[&pdn], 300).expect("it can be imported");
    let mut memory = MemoryLibrary::new();
    memory.add_pdn(text.as_bytes(), &Settings::default());
    let mut next = memory.iter();
    library
        .export(None, |game, tree| {
            let (id, entry) = next.next().expect("as many games");
            assert_eq!((game, Ok(tree)), (id + 1, entry.tree()));
            ControlFlow::Continue(())
        })
        .expect("the library can be read");
    assert!(next.next().is_none());
    let mut some = Vec::new();
    library
        .export(Some(&[2, 257, 258, 590]), |game, tree| {
            assert_eq!(library.tree(game).expect("it is there"), tree);
            some.push(game);
            ControlFlow::Continue(())
        })
        .expect("the library can be read");
    assert_eq!(some, [2, 257, 258, 590]);
    let book = library.book(&Query::default(), 6).expect("the library can be read");
    let lines = book.lines(&AnyPosition::start(RULES), 6, 5);
    let known = memory.book(&Query::default(), 6).lines(&AnyPosition::start(RULES), 6, 5);
    assert!(lines.iter().map(|line| &line.moves).eq(known.iter().map(|line| &line.moves)));
    assert!(lines.len() > 8 && lines.iter().all(|line| line.tally.games() >= 5 && line.moves.len() <= 6));
}

#[test]
fn a_reader_sees_whole_transactions_while_games_are_imported() {
    let folder = Folder::new("reader");
    let (pdn, db) = (folder.0.join("games.pdn"), folder.0.join("games.db"));
    fs::write(&pdn, games(400, 7)).expect("a file");
    let mut library = Library::open_or_create(&db).expect("a new library");
    let mut seen = Vec::new();
    let games = Games {
        files: vec![pdn],
        rules: None,
        order: ResultOrder::WhiteFirst,
        strict: false,
        threads: 1,
        watch: UNWATCHED,
    };
    library
        .import(&Import { games, batch: 32 }, &mut |done| {
            let reader = Library::open(&db).expect("it can be opened");
            let start = AnyPosition::start(RULES);
            let explorer = reader.explore(&start, &Query::default(), false, false).expect("it answers");
            assert_eq!(explorer.total.games(), done.new);
            seen.push(reader.len().expect("it answers"));
        })
        .expect("it can be imported");
    assert!(seen.len() > 10 && seen.is_sorted());
}

#[test]
fn other_files_and_newer_libraries_are_refused() {
    let folder = Folder::new("refused");
    let path = folder.0.join("text.db");
    fs::write(&path, "this is a text and no database, whatever its name says it is").expect("a file");
    assert!(matches!(Library::open(&path), Err(Error::NotALibrary)));
    let path = folder.0.join("new.db");
    drop(Library::open_or_create(&path).expect("a new library"));
    let mut bytes = fs::read(&path).expect("a file");
    // The user version is at byte 60 of an SQLite file.
    bytes[63] = 2;
    fs::write(&path, bytes).expect("a file");
    let refused = Library::open(&path).map(|_| ()).expect_err("it is newer").to_string();
    assert_eq!(
        refused,
        "the file has version 2 of the library format, and this program knows version 1 only"
    );
}
