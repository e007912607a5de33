//! Measures a library: makes a PDN file of games by chance, imports it, and times questions cold and warm.
//!
//! `measure GAMES FOLDER`; `cargo xtask library-bench` runs it. A question is cold when the file has been dropped from the
//! system's cache (with `dd`, so on Linux only) and the library is opened anew.

use std::error::Error;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use crownhead_archive::reading::{Games, ResultOrder};
use crownhead_archive::source::UNWATCHED;
use crownhead_library::db::{Import, Library};
use crownhead_library::{LineQuery, Pattern, Query, Wanted};
use crownhead_notation::movetext;
use crownhead_rules::{AnyPosition, AnyRules, Variant};
use crownhead_testkit::random::Dice;
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};

type Outcome<T> = Result<T, Box<dyn Error>>;

const RULES: AnyRules = AnyRules::Variant(Variant::International);

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [games, folder] = arguments.as_slice() else { return Err("usage: measure GAMES FOLDER".into()) };
    let (games, folder) = (games.parse::<u64>()?, Path::new(folder));
    fs::create_dir_all(folder)?;
    let [pdn, db] = ["games.pdn", "games.db"].map(|name| folder.join(name));
    if !pdn.exists() {
        let clock = Instant::now();
        generate(&pdn, games)?;
        println!("generated {games} games, {} MB, {:.0} s", size(&pdn) >> 20, clock.elapsed().as_secs_f64());
    }
    if !db.exists() {
        import(&pdn, &db)?;
    }
    questions(&db)
}

fn size(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |about| about.len())
}

/// Imports the file; reports time, peak memory and disk.
fn import(pdn: &Path, db: &Path) -> Outcome<()> {
    let clock = Instant::now();
    let games = Games {
        files: vec![pdn.to_owned()],
        rules: None,
        order: ResultOrder::WhiteFirst,
        strict: false,
        threads: 0,
        watch: UNWATCHED,
    };
    let mut library = Library::open_or_create(db)?;
    let log = db.with_extension("db-wal");
    let mut most = 0;
    let imported = library.import(&Import { games, batch: Import::BATCH }, &mut |done| {
        most = most.max(size(db) + size(&log));
        if done.new % 100_000 < Import::BATCH as u64 {
            eprintln!("{} games, {:.0} s", done.new, clock.elapsed().as_secs_f64());
        }
    })?;
    println!(
        "imported {} games, {} duplicates, {} bad: {:.0} s, peak memory {} MB, peak disk {} MB, at the end {} MB",
        imported.new,
        imported.duplicates,
        imported.bad,
        clock.elapsed().as_secs_f64(),
        peak_memory() >> 10,
        most >> 20,
        (size(db) + size(&log)) >> 20
    );
    Ok(())
}

/// In KiB; 0 where the system does not tell.
fn peak_memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
}

fn questions(db: &Path) -> Outcome<()> {
    let mut dice = Dice::new(7);
    for plies in [0, 4, 10, 20, 40] {
        let place = game(&mut dice, RULES, plies).1;
        time(db, &format!("explorer, ply {plies}"), 50, |library| {
            Ok(library.explore(&place, &Query::default(), true, false)?.total.games())
        })?;
    }
    for (name, text) in [
        ("pattern, 3 squares", "27=w,23=b,18=b"),
        ("pattern, 6 squares", "27=w,28=w,24=b,23=b,18=.,33=."),
        ("pattern, frequent", "28=w"),
        ("pattern, a king", "1=W,50=B,28=w"),
    ] {
        let wanted = Wanted { pattern: Some(Pattern::parse(text, RULES)?), ..Wanted::default() };
        time(db, name, 3, |library| count(library, RULES, LineQuery::default().with_moment(RULES, &wanted)))?;
    }
    let wanted = Wanted { material: Some("2K-1K".parse()?), ..Wanted::default() };
    time(db, "material 2K-1K", 3, |library| {
        count(library, RULES, LineQuery::default().with_moment(RULES, &wanted))
    })?;
    for plies in [6, 30] {
        let wanted = Wanted { position: Some(game(&mut dice, RULES, plies).1), ..Wanted::default() };
        time(db, &format!("games with a position of ply {plies}"), 3, |library| {
            count(library, RULES, LineQuery::default().with_moment(RULES, &wanted))
        })?;
    }
    let moves = LineQuery::default().with_moves("32-28 19-23 28x19", RULES, true)?;
    time(db, "three moves anywhere", 3, |library| count(library, RULES, moves.clone()))?;
    time(db, "a player's draws", 3, |library| {
        let player = Some("Player 17".to_owned());
        let result = Some(crownhead_library::GameResult::Draw);
        let query = Query { player, result, ..Query::default() };
        let mut found = 0;
        library.find(&query, |_| {
            found += 1;
            ControlFlow::Continue(())
        })?;
        Ok(found)
    })
}

fn count(library: &Library, rules: AnyRules, line: LineQuery) -> Outcome<u64> {
    let mut found = 0;
    library.find(&Query { rules: Some(rules), line, ..Query::default() }, |_| {
        found += 1;
        ControlFlow::Continue(())
    })?;
    Ok(found)
}

/// Asks once cold and then again and again; prints the cold time, the median and the maximum of the others.
fn time(db: &Path, name: &str, times: usize, ask: impl Fn(&Library) -> Outcome<u64>) -> Outcome<()> {
    let input = format!("if={}", db.display());
    let dropped = Command::new("dd")
        .args([&input, "of=/dev/null", "iflag=nocache", "count=0"])
        .stderr(Stdio::null())
        .status();
    let cold = dropped.is_ok_and(|status| status.success());
    let clock = Instant::now();
    let library = Library::open(db)?;
    let found = ask(&library)?;
    let first = clock.elapsed().as_secs_f64() * 1e3;
    let mut warm = Vec::with_capacity(times);
    for _ in 0..times {
        let clock = Instant::now();
        ask(&library)?;
        warm.push(clock.elapsed().as_secs_f64() * 1e3);
    }
    warm.sort_by(f64::total_cmp);
    let cold = if cold { "cold" } else { "first" };
    println!(
        "{name}: {found} games; {cold} {first:.1} ms, warm {:.2} ms (at most {:.2})",
        warm[times / 2],
        warm[times - 1]
    );
    Ok(())
}

/// Writes games of several variants by chance, with openings that repeat as those of people do.
fn generate(path: &Path, games: u64) -> Outcome<()> {
    const BATCH: u64 = 10_000;
    let mut out = BufWriter::new(File::create(path)?);
    for first in (0..games).step_by(BATCH as usize) {
        let texts: Vec<String> = (first..games.min(first + BATCH)).into_par_iter().map(record).collect();
        for text in texts {
            out.write_all(text.as_bytes())?;
        }
    }
    Ok(out.into_inner()?.sync_all()?)
}

fn record(number: u64) -> String {
    let mut dice = Dice::new(number + 1);
    let (rules, kind) = match number % 10 {
        0..6 => (RULES, 20),
        6..8 => (AnyRules::Variant(Variant::English), 21),
        _ => (AnyRules::Variant(Variant::Russian), 25),
    };
    let plies = 40 + dice.below(40);
    let (moves, _) = game(&mut dice, rules, plies);
    let result = ["1-0", "0-1", "1/2-1/2"][dice.below(3)];
    let result = if kind == 20 { ["2-0", "0-2", "1-1"][dice.below(3)] } else { result };
    let mut text = format!(
        "[Event \"Tournament {}\"]\n[Date \"{}.{:02}.{:02}\"]\n",
        dice.below(4000),
        1950 + dice.below(75),
        1 + dice.below(12),
        1 + dice.below(28)
    );
    for color in ["White", "Black"] {
        let player = dice.below(20_000);
        let rating = 1400 + player % 1000;
        // Writing to a string cannot fail.
        let _ = write!(text, "[{color} \"Player {player}\"]\n[{color}Rating \"{rating}\"]\n");
    }
    let _ = write!(text, "[GameType \"{kind}\"]\n[Result \"{result}\"]\n\n");
    for (ply, mv) in moves.iter().enumerate() {
        if ply % 2 == 0 {
            let _ = write!(text, "{}. ", ply / 2 + 1);
        }
        text += mv;
        text.push(if ply % 12 == 11 { '\n' } else { ' ' });
    }
    text + result + "\n\n"
}

/// Plays by chance. Early moves prefer what the position suggests first, so that many games share them.
fn game(dice: &mut Dice, rules: AnyRules, plies: usize) -> (Vec<String>, AnyPosition) {
    let mut place = AnyPosition::start(rules);
    let mut moves = Vec::with_capacity(plies);
    for ply in 0..plies {
        let legal = place.legal_moves();
        let mut favorites: Vec<_> = legal.iter().collect();
        favorites.sort_by_key(|mv| {
            let mixed = place.key().0 ^ (mv.from().index() * 101 + mv.to().index()) as u64;
            mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15)
        });
        let loyal = 80 - ply.min(20) * 2;
        let mut choice = 0;
        while choice + 1 < favorites.len() && !dice.percent(loyal) {
            choice += 1;
        }
        let Some(mv) = favorites.get(choice) else { break };
        moves.push(movetext::write_among(&place, mv, &legal));
        place = place.play_unchecked(mv);
    }
    (moves, place)
}
