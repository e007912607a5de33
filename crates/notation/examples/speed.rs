//! How fast a game file is read: `cargo run --release -p crownhead-notation --example speed -- FILE.pdn`.

use std::{env, fs, io, time::Instant};

use crownhead_notation::{
    binary,
    pdn::{Settings, Sheets, Tree, guess, replay, token::Tokens},
};

/// The file is repeated until it is so long.
const LONG: usize = 64 << 20;
/// Speeds of checking are told for games of so many plies.
const PLIES: f64 = 60.0;

fn main() -> io::Result<()> {
    let path = env::args().nth(1).ok_or_else(|| io::Error::other("name a PDN file"))?;
    let text = fs::read(path)?;
    let long = text.repeat(1 + LONG / text.len().max(1));
    let settings = Settings { likely: guess(&text).rules, ..Settings::default() };

    let began = Instant::now();
    let tokens = Tokens::new(&long, 0).count();
    let rate = long.len() as f64 / 1e6 / began.elapsed().as_secs_f64();
    println!("tokens: {rate:.0} MB/s ({tokens})");

    let began = Instant::now();
    let (mut sheets, mut games, mut plies) = (Sheets::new(&long), 0, 0);
    while let Some(sheet) = sheets.next() {
        games += 1;
        plies += replay(&sheet, &settings).moves.len();
    }
    let rate = plies as f64 / PLIES / began.elapsed().as_secs_f64();
    println!("PDN, every move checked: {rate:.0} games of {PLIES} plies/s ({games} games, {plies} plies)");

    let (mut blocks, mut sheets) = (Vec::new(), Sheets::new(&text));
    while let Some(sheet) = sheets.next() {
        blocks.extend(binary::write(&Tree::read(&sheet, &settings).0));
    }
    let blocks = blocks.repeat(1 + LONG / 16 / blocks.len().max(1));
    let began = Instant::now();
    let (mut rest, mut games, mut plies) = (blocks.as_slice(), 0, 0);
    while let Ok(Some((line, used))) = binary::read_line(rest, 0) {
        rest = &rest[used..];
        games += 1;
        plies += line.moves.len();
    }
    let rate = plies as f64 / PLIES / began.elapsed().as_secs_f64();
    println!("binary, every move checked: {rate:.0} games of {PLIES} plies/s ({games} games, {plies} plies)");
    Ok(())
}
