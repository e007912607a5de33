//! Chunks of packed games, and replaying all of them on all cores.
//!
//! A chunk holds the lines or the whole records of up to 256 consecutive games, packed with zstd. Lines stand apart from
//! the records, so that a search of all games reads little.

use std::io;
use std::ops::ControlFlow;

use rayon::iter::{IntoParallelRefIterator as _, ParallelIterator as _};
use rusqlite::{Connection, OptionalExtension as _};

use super::error::Error;
use crate::bytes::{Taker, put_bytes, put_number};
use crate::entry::Entry;

/// Games in a chunk.
pub(super) const CHUNK: usize = 256;
/// Chunks that are read before they are searched on all cores.
const AT_ONCE: usize = 64;
const LEVEL: i32 = 3;
/// No chunk is longer: 256 games of at most 64 MiB would be, but are refused when they are packed.
const LONGEST: usize = 1 << 30;

/// Packs bytes.
pub(super) fn pack(bytes: &[u8]) -> Result<Vec<u8>, Error> {
    zstd::bulk::compress(bytes, LEVEL).map_err(|error| Error::Damaged(error.to_string()))
}

/// Unpacks bytes.
pub(super) fn unpack(packed: &[u8]) -> Result<Vec<u8>, Error> {
    let damaged = |error: io::Error| Error::Damaged(format!("packed games: {error}"));
    let length = zstd::zstd_safe::get_frame_content_size(packed).ok().flatten().unwrap_or(0);
    let length = usize::try_from(length).ok().filter(|length| *length <= LONGEST);
    let length = length.ok_or_else(|| damaged(io::Error::other("too long")))?;
    zstd::bulk::decompress(packed, length).map_err(damaged)
}

/// The packed lines and records of games with the numbers of their rules.
pub(super) fn pack_chunk(games: &[(i64, &Entry)]) -> io::Result<(Vec<u8>, Vec<u8>)> {
    let (mut lines, mut trees) = (Vec::new(), Vec::new());
    for (rules, entry) in games {
        put_number(&mut lines, *rules as u64);
        put_bytes(&mut lines, &entry.line);
        put_bytes(&mut trees, &entry.tree);
    }
    Ok((zstd::bulk::compress(&lines, LEVEL)?, zstd::bulk::compress(&trees, LEVEL)?))
}

/// The record of a game.
pub(super) fn tree_bytes(connection: &Connection, game: u32) -> Result<Vec<u8>, Error> {
    let mut select = connection
        .prepare_cached("SELECT first, packed FROM trees WHERE first <= ?1 ORDER BY first DESC LIMIT 1")?;
    let (first, packed): (u32, Vec<u8>) = select.query_row([game], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let chunk = unpack(&packed)?;
    nth_tree(&chunk, game - first).map(<[u8]>::to_vec).ok_or_else(|| damaged(game))
}

/// The record at a place of an unpacked chunk.
pub(super) fn nth_tree(chunk: &[u8], place: u32) -> Option<&[u8]> {
    let mut taker = Taker { rest: chunk };
    for _ in 0..place {
        taker.bytes()?;
    }
    taker.bytes()
}

fn damaged(game: u32) -> Error {
    Error::Damaged(format!("game {game} cannot be unpacked"))
}

/// A set of games.
#[derive(Clone, Debug, Default)]
pub(super) struct GameSet(Vec<u64>);

impl GameSet {
    pub(super) fn insert(&mut self, game: u32) {
        let word = game as usize / 64;
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << (game % 64);
    }

    pub(super) fn contains(&self, game: u32) -> bool {
        self.0.get(game as usize / 64).is_some_and(|word| word >> (game % 64) & 1 == 1)
    }

    /// The first game from a number on.
    fn next_from(&self, game: u32) -> Option<u32> {
        let mut word = game as usize / 64;
        let mut bits = self.0.get(word)? & (u64::MAX << (game % 64));
        while bits == 0 {
            word += 1;
            bits = *self.0.get(word)?;
        }
        Some(word as u32 * 64 + bits.trailing_zeros())
    }

    /// The number of games.
    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        std::iter::successors(self.next_from(0), |game| self.next_from(game + 1))
    }

    pub(super) fn keep_only(&mut self, others: &GameSet) {
        self.0.truncate(others.0.len());
        self.0.iter_mut().zip(&others.0).for_each(|(word, other)| *word &= other);
    }
}

/// A stored line.
#[derive(Clone, Copy, Debug)]
pub(super) struct StoredLine<'l> {
    pub(super) game: u32,
    pub(super) rules: i64,
    pub(super) line: &'l [u8],
}

/// Calls `map` with every line of the games of a set (all, if there is none), on all cores, and hands the answers to `sink`
/// in the order of the games until it breaks.
pub(super) fn scan<T: Send>(
    connection: &Connection,
    games: Option<&GameSet>,
    map: impl Fn(StoredLine<'_>) -> Option<T> + Sync,
    mut sink: impl FnMut(T) -> ControlFlow<()>,
) -> Result<(), Error> {
    // The chunk of a game is the last one that begins before or with it.
    let mut select = connection.prepare_cached(
        "SELECT first, count, packed FROM lines WHERE first <= ?1 ORDER BY first DESC LIMIT 1",
    )?;
    let (mut next, mut at_once) = (1, 2);
    loop {
        let mut chunks: Vec<(u32, Vec<u8>)> = Vec::with_capacity(at_once);
        while chunks.len() < at_once {
            let Some(game) = games.map_or(Some(next), |games| games.next_from(next)) else { break };
            let chunk = select.query_row([game], |row| {
                let (first, count): (u32, u32) = (row.get(0)?, row.get(1)?);
                next = first + count;
                Ok((first, row.get(2)?))
            });
            match chunk.optional()? {
                Some(chunk) if next > game => chunks.push(chunk),
                _ => break,
            }
        }
        if chunks.is_empty() {
            return Ok(());
        }
        let answers: Result<Vec<Vec<T>>, Error> =
            chunks.par_iter().map(|(first, packed)| answers(*first, packed, games, &map)).collect();
        for answer in answers?.into_iter().flatten() {
            if sink(answer).is_break() {
                return Ok(());
            }
        }
        // The first results come at once; later ones are worth a larger batch.
        at_once = (at_once * 2).min(AT_ONCE);
    }
}

fn answers<T>(
    first: u32,
    packed: &[u8],
    games: Option<&GameSet>,
    map: &impl Fn(StoredLine<'_>) -> Option<T>,
) -> Result<Vec<T>, Error> {
    let chunk = unpack(packed)?;
    let mut taker = Taker { rest: &chunk };
    let (mut game, mut answers) = (first, Vec::new());
    while !taker.rest.is_empty() {
        let stored = taker.number().and_then(|rules| Some((rules as i64, taker.bytes()?)));
        let (rules, line) = stored.ok_or_else(|| damaged(game))?;
        if games.is_none_or(|games| games.contains(game)) {
            answers.extend(map(StoredLine { game, rules, line }));
        }
        game += 1;
    }
    Ok(answers)
}
