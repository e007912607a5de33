//! How fast a game file is read: `cargo run --release -p crownhead-notation --example speed -- FILE.pdn`; without a
//! file, random English and International games.

use std::{env, fs, hint::black_box, io, time::Instant};

use crownhead_game::Game;
use crownhead_notation::{
    binary,
    pdn::{self, Settings, Sheets, Tags, Tree, guess, replay, token::Tokens},
};
use crownhead_rules::{AnyRules, Variant};
use crownhead_testkit::random::Dice;

/// The file is repeated up to this length.
const LONG: usize = 64 << 20;
/// The length in plies of the games used to measure checking.
const PLIES: f64 = 60.0;
/// The number of repetitions; the best one counts, since other programs only slow it down.
const TIMES: usize = 3;

fn main() -> io::Result<()> {
    match env::args().nth(1) {
        Some(path) => measure(&path, &fs::read(&path)?),
        None => {
            for variant in [Variant::English, Variant::International] {
                measure(variant.key(), by_chance(variant).as_bytes());
            }
        }
    }
    Ok(())
}

/// Random games, all of the same length.
fn by_chance(variant: Variant) -> String {
    let mut dice = Dice::new(1);
    let mut text = String::new();
    let mut games = 0;
    while games < 2000 {
        let mut game = Game::new(AnyRules::Variant(variant));
        while game.ply() < PLIES as usize {
            let legal = game.position().legal_moves();
            if legal.is_empty() || game.play_on(*dice.pick(&legal)).is_err() {
                break;
            }
        }
        if game.ply() == PLIES as usize {
            text.push_str(&pdn::write(&game, &Tags::default()));
            text.push('\n');
            games += 1;
        }
    }
    text
}

/// The shortest of several runs in seconds, and its result.
fn best<T>(run: impl Fn() -> T) -> (f64, T) {
    let once = || {
        let (began, used) = (Instant::now(), processor_time());
        let made = black_box(run());
        let used = processor_time().zip(used).map(|(now, before)| now - before);
        (used.unwrap_or(began.elapsed().as_secs_f64()), made)
    };
    (1..TIMES).map(|_| once()).fold(once(), |best, now| if now.0 < best.0 { now } else { best })
}

/// The processor seconds of this thread, if the system reports them: other programs do not count.
fn processor_time() -> Option<f64> {
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: f64 = told.split(' ').next()?.parse().ok()?;
    Some(nanoseconds / 1e9)
}

fn measure(name: &str, text: &[u8]) {
    let long = text.repeat(1 + LONG / text.len().max(1));
    let settings = Settings { likely: guess(text).rules, ..Settings::default() };

    let (seconds, tokens) = best(|| Tokens::new(&long, 0).count());
    println!("{name}, tokens: {:.0} MB/s ({tokens})", long.len() as f64 / 1e6 / seconds);
    checked(name, "PDN", || {
        let (mut sheets, mut games, mut plies) = (Sheets::new(&long), 0, 0);
        while let Some(sheet) = sheets.next() {
            games += 1;
            plies += replay(&sheet, &settings).moves.len();
        }
        (games, plies)
    });

    let (mut blocks, mut sheets) = (Vec::new(), Sheets::new(text));
    while let Some(sheet) = sheets.next() {
        blocks.extend(binary::write(&Tree::read(&sheet, &settings).0));
    }
    let blocks = blocks.repeat(1 + LONG / 16 / blocks.len().max(1));
    checked(name, "binary", || {
        let (mut rest, mut games, mut plies) = (blocks.as_slice(), 0, 0);
        while let Ok(Some((line, used))) = binary::read_line(rest, 0) {
            rest = &rest[used..];
            games += 1;
            plies += line.moves.len();
        }
        (games, plies)
    });
}

/// Measures a function that reads games and plies and checks every move.
fn checked(name: &str, form: &str, read: impl Fn() -> (usize, usize)) {
    let (seconds, (games, plies)) = best(read);
    let rate = plies as f64 / PLIES / seconds;
    println!(
        "{name}, {form}: {rate:.0} games of {PLIES} plies/s, every move checked ({games} games, {plies} plies)"
    );
}
