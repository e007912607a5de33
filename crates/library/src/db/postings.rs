//! Blobs of the position index: sorted groups, one for each position.
//!
//! A position is a part (the highest 12 bits of its key), which says in which blob it is, and a rest (the next 38 bits). A
//! group is `rest - previous rest` and a kind in one number, then: the one game (kind 0), several games (kind 1), or the
//! counts of a frequent position, without its games (kind 2) or with them (kind 3). `docs/library.md` has every byte.

use crate::bytes::{Taker, put_bytes, put_number};
use crate::explore::{NAMED, Sight, Tallies, Tally};
use crate::line::MoveCode;

/// The number of parts.
pub(super) const PARTS: u64 = 1 << 12;
const REST_BITS: u32 = 38;
/// A position of more games is kept as counts.
const MOST_GAMES: usize = 16;
/// Counts of more games don't list them.
const MOST_LISTED: usize = 1000;

/// A game that visits a position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Visit {
    /// The key without its lowest bits.
    place: u64,
    pub(super) game: u32,
    pub(super) code: u16,
}

impl Visit {
    pub(super) fn new(key: u64, game: u32, code: MoveCode) -> Visit {
        Visit { place: place(key), game, code: code.0 }
    }

    pub(super) fn part(&self) -> u64 {
        self.place >> REST_BITS
    }

    fn rest(&self) -> u64 {
        self.place & ((1 << REST_BITS) - 1)
    }
}

fn place(key: u64) -> u64 {
    key >> (64 - 12 - REST_BITS)
}

/// The part and the rest of a key.
pub(super) fn address(key: u64) -> (u64, u64) {
    let visit = Visit { place: place(key), game: 0, code: 0 };
    (visit.part(), visit.rest())
}

/// The groups of one part, in the order of rests, on their way in or out.
#[derive(Debug, Default)]
pub(super) struct Groups {
    /// Games of rare positions: rest, game, move.
    pub(super) few: Vec<(u64, u32, u16)>,
    /// Counts of frequent positions.
    pub(super) many: Vec<(u64, Frequent)>,
}

/// What is kept of a frequent position.
#[derive(Clone, Debug, Default)]
pub(super) struct Frequent {
    pub(super) counts: Tallies,
    /// Its games in the order of their numbers, unless there are too many.
    pub(super) games: Option<Vec<u32>>,
}

impl Frequent {
    fn join(&mut self, more: &Frequent) {
        merge(&mut self.counts, &more.counts);
        self.games = self.games.take().zip(more.games.as_ref()).map(|(mut games, more)| {
            games.extend_from_slice(more);
            games
        });
    }

    fn add(&mut self, visits: &[(u64, u32, u16)], sight: impl Fn(u32) -> Sight) {
        for &(_, game, code) in visits {
            let code = MoveCode(code);
            self.counts.entry(code).or_default().add(&sight(game), code.turn());
            if let Some(games) = &mut self.games {
                games.push(game);
            }
        }
        if let Some(games) = &mut self.games {
            games.sort_unstable();
        }
        self.games = self.games.take().filter(|games| games.len() <= MOST_LISTED);
    }
}

impl Groups {
    /// Visits of one part.
    pub(super) fn of(visits: &[Visit]) -> Groups {
        Groups { few: visits.iter().map(|v| (v.rest(), v.game, v.code)).collect(), many: Vec::new() }
    }

    /// Adds the groups of a blob; `None` if it is damaged.
    pub(super) fn read(&mut self, blob: &[u8]) -> Option<()> {
        let mut reader = Reader::new(blob);
        while !reader.taker.rest.is_empty() {
            let kind = reader.next_group()?;
            reader.take(kind, self)?;
        }
        Some(())
    }

    /// Adds the group of one rest, if the blob has it.
    pub(super) fn look_up(&mut self, blob: &[u8], rest: u64) -> Option<()> {
        let mut reader = Reader::new(blob);
        while !reader.taker.rest.is_empty() {
            let kind = reader.next_group()?;
            if reader.rest >= rest {
                return if reader.rest == rest { reader.take(kind, self) } else { Some(()) };
            }
            reader.skip(kind)?;
        }
        Some(())
    }

    /// Sorts, joins groups of the same position, and writes them. `sight` tells the facts of a game.
    pub(super) fn write(mut self, sight: impl Fn(u32) -> Sight) -> Vec<u8> {
        self.few.sort_unstable();
        self.many.sort_by_key(|(rest, _)| *rest);
        let mut many = self.many.into_iter().peekable();
        let mut few = self.few.as_slice();
        let mut writer = Writer::default();
        loop {
            let next = [few.first().map(|first| first.0), many.peek().map(|(rest, _)| *rest)];
            let Some(rest) = next.into_iter().flatten().min() else { return writer.bytes };
            let length = few.iter().take_while(|visit| visit.0 == rest).count();
            let (games, later) = few.split_at(length);
            few = later;
            let mut frequent: Option<Frequent> = None;
            while let Some((_, more)) = many.next_if(|(other, _)| *other == rest) {
                match &mut frequent {
                    Some(frequent) => frequent.join(&more),
                    None => frequent = Some(more),
                }
            }
            if frequent.is_none() && length <= MOST_GAMES {
                writer.few(rest, games);
                continue;
            }
            let mut frequent =
                frequent.unwrap_or_else(|| Frequent { games: Some(Vec::new()), ..Frequent::default() });
            frequent.add(games, &sight);
            writer.many(rest, &frequent);
        }
    }
}

/// Adds counts to counts.
pub(super) fn merge(counts: &mut Tallies, more: &Tallies) {
    for (code, tally) in more {
        counts.entry(*code).or_default().merge(tally);
    }
}

#[derive(Default)]
struct Writer {
    bytes: Vec<u8>,
    rest: u64,
}

impl Writer {
    fn head(&mut self, rest: u64, kind: u64) {
        put_number(&mut self.bytes, (rest - self.rest) << 2 | kind);
        self.rest = rest;
    }

    fn few(&mut self, rest: u64, games: &[(u64, u32, u16)]) {
        self.head(rest, u64::from(games.len() > 1));
        if games.len() > 1 {
            put_number(&mut self.bytes, games.len() as u64);
        }
        for &(_, game, code) in games {
            put_number(&mut self.bytes, u64::from(game));
            self.bytes.extend_from_slice(&code.to_le_bytes());
        }
    }

    fn many(&mut self, rest: u64, frequent: &Frequent) {
        self.head(rest, if frequent.games.is_some() { LISTED } else { COUNTED });
        let mut moves: Vec<_> = frequent.counts.iter().collect();
        moves.sort_unstable_by_key(|(code, _)| **code);
        let mut body = Vec::new();
        put_number(&mut body, moves.len() as u64);
        for (code, tally) in moves {
            body.extend_from_slice(&code.0.to_le_bytes());
            put_tally(&mut body, tally);
        }
        let mut before = 0;
        for &game in frequent.games.iter().flatten() {
            put_number(&mut body, u64::from(game - before));
            before = game;
        }
        put_bytes(&mut self.bytes, &body);
    }
}

/// The kinds of frequent positions.
const COUNTED: u64 = 2;
const LISTED: u64 = 3;

struct Reader<'b> {
    taker: Taker<'b>,
    rest: u64,
}

impl<'b> Reader<'b> {
    fn new(blob: &'b [u8]) -> Reader<'b> {
        Reader { taker: Taker { rest: blob }, rest: 0 }
    }

    #[inline]
    fn next_group(&mut self) -> Option<u64> {
        let head = self.taker.number()?;
        self.rest += head >> 2;
        Some(head & 3)
    }

    fn games(&mut self, kind: u64) -> Option<u64> {
        if kind == 0 { Some(1) } else { self.taker.number() }
    }

    fn visit(&mut self) -> Option<(u32, u16)> {
        let game = self.taker.number()? as u32;
        let code = self.taker.take(2)?;
        Some((game, u16::from_le_bytes([code[0], code[1]])))
    }

    fn skip(&mut self, kind: u64) -> Option<()> {
        if kind >= COUNTED {
            return self.taker.bytes().map(|_| ());
        }
        for _ in 0..self.games(kind)? {
            self.visit()?;
        }
        Some(())
    }

    fn take(&mut self, kind: u64, groups: &mut Groups) -> Option<()> {
        if kind >= COUNTED {
            let frequent = take_frequent(Taker { rest: self.taker.bytes()? }, kind)?;
            groups.many.push((self.rest, frequent));
            return Some(());
        }
        for _ in 0..self.games(kind)? {
            let (game, code) = self.visit()?;
            groups.few.push((self.rest, game, code));
        }
        Some(())
    }
}

fn take_frequent(mut body: Taker<'_>, kind: u64) -> Option<Frequent> {
    let mut frequent = Frequent::default();
    for _ in 0..body.number()? {
        let code = body.take(2)?;
        let code = MoveCode(u16::from_le_bytes([code[0], code[1]]));
        frequent.counts.insert(code, take_tally(&mut body)?);
    }
    if kind == LISTED {
        let (mut games, mut before) = (Vec::new(), 0u32);
        while !body.rest.is_empty() {
            before = before.wrapping_add(body.number()? as u32);
            games.push(before);
        }
        frequent.games = Some(games);
    }
    Some(frequent)
}

fn put_tally(bytes: &mut Vec<u8>, tally: &Tally) {
    for count in tally.results.iter().chain([&tally.rated, &tally.rating_sum]) {
        put_number(bytes, *count);
    }
    for ranking in [&tally.last, &tally.best] {
        put_number(bytes, ranking.0.len() as u64);
        for &(rank, game) in &ranking.0 {
            put_number(bytes, u64::from(rank));
            put_number(bytes, u64::from(game));
        }
    }
}

fn take_tally(taker: &mut Taker<'_>) -> Option<Tally> {
    let mut tally = Tally::default();
    for count in &mut tally.results {
        *count = taker.number()?;
    }
    tally.rated = taker.number()?;
    tally.rating_sum = taker.number()?;
    for ranking in [&mut tally.last, &mut tally.best] {
        for _ in 0..taker.number()?.min(NAMED as u64) {
            let (rank, game) = (taker.number()?, taker.number()?);
            ranking.0.push((rank as u32, game as u32));
        }
    }
    Some(tally)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts::GameResult;

    fn sight(game: u32) -> Sight {
        Sight { game, result: GameResult::White, date: 20_000_000 + game, ratings: [2000, 1000] }
    }

    #[test]
    fn groups_are_joined_and_looked_up() {
        let few = |rest, games: std::ops::Range<u32>| games.map(move |game| (rest, game, 5u16));
        let first = Groups { few: few(7, 0..2).chain(few(900, 0..40)).collect(), many: Vec::new() };
        let second = Groups { few: few(7, 9..10).chain(few(900, 40..41)).collect(), many: Vec::new() };
        let blobs = [first.write(sight), second.write(sight)];
        let mut all = Groups::default();
        for blob in &blobs {
            all.read(blob).expect("it was just written");
        }
        let blob = all.write(sight);
        let mut found = Groups::default();
        found.look_up(&blob, 7).expect("it was just written");
        assert_eq!(found.few, [(7, 0, 5), (7, 1, 5), (7, 9, 5)]);
        found.look_up(&blob, 8).expect("it was just written");
        found.look_up(&blob, 900).expect("it was just written");
        let frequent = &found.many[0].1;
        assert_eq!(frequent.games, Some((0..41).collect()));
        let tally = &frequent.counts[&MoveCode(5)];
        assert_eq!((tally.games(), tally.rating()), (41, Some(2000)));
        assert_eq!(tally.last.games().collect::<Vec<_>>(), [40, 39, 38]);
        assert!(Groups::default().read(&blob[..blob.len() - 1]).is_none());
        let more = Groups { few: few(900, 41..1001).collect(), many: found.many };
        let mut found = Groups::default();
        found.look_up(&more.write(sight), 900).expect("it was just written");
        assert_eq!(found.many[0].1.games, None, "too many to be listed");
    }

    #[test]
    fn a_key_is_a_part_and_a_rest() {
        let (part, rest) = address(0xabcd_ef01_2345_6789);
        assert_eq!((part, rest), (0xabc, 0xdef0_1234_5678 >> 10 & ((1 << 38) - 1)));
    }
}
