//! A library in memory, for the browser and for tests: every question is answered by looking at every game.
//!
//! Its bytes are the magic `CHlib`, a zero and the version, then for each game its rules, facts, line and whole record.

use std::collections::{HashMap, HashSet};

use crownhead_notation::pdn::{Settings, Sheets, Tree};
use crownhead_rules::{AnyPosition, AnyRules};

use crate::board::Board;
use crate::book::Book;
use crate::bytes::{Taker, put_bytes, put_number};
use crate::entry::Entry;
use crate::explore::{self, Explorer, Sight};
use crate::facts::{Date, Facts, GameResult};
use crate::incoming::Incoming;
use crate::material::Counts;
use crate::names::hash128;
use crate::query::Query;

/// The first bytes of a stored library; the last one is the version.
pub const MAGIC: [u8; 7] = *b"CHlib\0\x01";

/// A game that cannot be played, as it was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadGame {
    /// What is wrong with it.
    pub reason: String,
    /// Its text.
    pub text: Vec<u8>,
}

/// What became of an added game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Added {
    /// It is new and has this number.
    New(u32),
    /// It is a duplicate of the game with this number.
    Duplicate(u32),
}

/// What became of many added games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counted {
    /// New games.
    pub new: u64,
    /// Games that were there already.
    pub duplicates: u64,
    /// Games that cannot be played.
    pub bad: u64,
}

/// What became of a game that was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Put {
    /// It is new.
    New,
    /// It was there already.
    Duplicate,
    /// It cannot be played, and is kept with its reason.
    Bad,
}

impl Counted {
    fn count(&mut self, put: Put) {
        *match put {
            Put::New => &mut self.new,
            Put::Duplicate => &mut self.duplicates,
            Put::Bad => &mut self.bad,
        } += 1;
    }
}

/// A library in memory.
#[derive(Clone, Debug, Default)]
pub struct MemoryLibrary {
    entries: Vec<Option<Entry>>,
    identities: HashMap<u128, u32>,
    starts: HashMap<AnyRules, Board>,
    bad: Vec<BadGame>,
    /// Hashes of the texts of the bad games.
    bad_texts: HashSet<u128>,
}

impl MemoryLibrary {
    /// An empty library.
    pub fn new() -> MemoryLibrary {
        MemoryLibrary::default()
    }

    /// The number of games.
    pub fn len(&self) -> usize {
        self.entries.iter().flatten().count()
    }

    /// Whether there is no game.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds a game, unless it is a duplicate.
    pub fn add(&mut self, tree: &Tree) -> Added {
        self.add_entry(Entry::of(tree))
    }

    fn add_entry(&mut self, entry: Entry) -> Added {
        let next = self.entries.len() as u32;
        if let Some(&known) = self.identities.get(&entry.identity()) {
            return Added::Duplicate(known);
        }
        self.starts.entry(entry.rules).or_insert_with(|| Board::of(&AnyPosition::start(entry.rules)));
        self.identities.insert(entry.identity(), next);
        self.entries.push(Some(entry));
        Added::New(next)
    }

    /// Adds all games of a PDN text.
    pub fn add_pdn(&mut self, text: &[u8], settings: &Settings) -> Counted {
        let mut counted = Counted::default();
        let mut sheets = Sheets::new(text);
        while let Some(sheet) = sheets.next() {
            counted.count(self.put(Incoming::of_sheet(&sheet, settings)));
        }
        counted
    }

    /// Adds a game as it was read. A bad game is kept once.
    pub fn put(&mut self, game: Incoming) -> Put {
        match game {
            Incoming::Game(entry) => match self.add_entry(*entry) {
                Added::New(_) => Put::New,
                Added::Duplicate(_) => Put::Duplicate,
            },
            Incoming::Bad(bad) => {
                if self.bad_texts.insert(hash128(&[&bad.text])) {
                    self.bad.push(bad);
                    return Put::Bad;
                }
                Put::Duplicate
            }
        }
    }

    /// Adds games. Returns what became of them, and a library of those that were new.
    pub fn absorb(&mut self, games: impl IntoIterator<Item = Incoming>) -> (Counted, MemoryLibrary) {
        let (mut counted, mut new) = (Counted::default(), MemoryLibrary::new());
        for game in games {
            if self.has(&game) {
                counted.count(Put::Duplicate);
            } else {
                new.put(game.clone());
                counted.count(self.put(game));
            }
        }
        (counted, new)
    }

    fn has(&self, game: &Incoming) -> bool {
        match game {
            Incoming::Game(entry) => self.identities.contains_key(&entry.identity()),
            Incoming::Bad(bad) => self.bad_texts.contains(&hash128(&[&bad.text])),
        }
    }

    /// All games, bad ones last.
    pub fn into_games(self) -> impl Iterator<Item = Incoming> {
        let games = self.entries.into_iter().flatten().map(|entry| Incoming::Game(Box::new(entry)));
        games.chain(self.bad.into_iter().map(Incoming::Bad))
    }

    /// Games that could not be played.
    pub fn bad(&self) -> &[BadGame] {
        &self.bad
    }

    /// The game of a number.
    pub fn get(&self, id: u32) -> Option<&Entry> {
        self.entries.get(id as usize)?.as_ref()
    }

    /// Removes a game. The numbers of others stay.
    pub fn remove(&mut self, id: u32) -> Option<Entry> {
        let entry = self.entries.get_mut(id as usize)?.take()?;
        self.identities.remove(&entry.identity());
        Some(entry)
    }

    /// All games with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (u32, &Entry)> {
        self.entries.iter().enumerate().filter_map(|(id, entry)| Some((id as u32, entry.as_ref()?)))
    }

    /// The games that answer a query, in the order of their numbers, each with the ply where its line does.
    pub fn find<'l>(&'l self, query: &'l Query) -> impl Iterator<Item = (u32, u16)> + 'l {
        self.iter().filter(|(_, entry)| query.admits(entry.rules, &entry.facts)).filter_map(|(id, entry)| {
            Some((id, query.line.answer(&entry.line, self.starts.get(&entry.rules)?)?))
        })
    }

    /// What was played in a position, in the games that answer a query.
    pub fn explore(&self, position: &AnyPosition, query: &Query, swapped: bool, mirrored: bool) -> Explorer {
        let boards = explore::boards(position, swapped, mirrored);
        let mut counted = explore::no_counts(&boards);
        let query = Query { rules: Some(position.rules()), ..query.clone() };
        for (id, _) in self.find(&query) {
            let Some((entry, start)) =
                self.get(id).and_then(|entry| Some((entry, self.starts.get(&entry.rules)?)))
            else {
                continue;
            };
            explore::count(&entry.line, start, &Sight::of(id, &entry.facts), &boards, &mut counted);
        }
        Explorer::of(position, &counted)
    }

    /// An opening book from the games that answer a query.
    pub fn book(&self, query: &Query, plies: u16) -> Book {
        let mut book = Book::default();
        for (id, _) in self.find(query) {
            if let Some(entry) = self.get(id)
                && let Some(start) = self.starts.get(&entry.rules)
            {
                book.add(&Book::visits(&entry.line, start, plies, &Sight::of(id, &entry.facts)));
            }
        }
        book
    }

    /// The whole library as bytes. Numbers are given anew if games were removed.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        put_number(&mut bytes, self.len() as u64);
        self.iter().for_each(|(_, entry)| put_entry(&mut bytes, entry));
        put_number(&mut bytes, self.bad.len() as u64);
        for bad in &self.bad {
            put_bytes(&mut bytes, bad.reason.as_bytes());
            put_bytes(&mut bytes, &bad.text);
        }
        bytes
    }

    /// The library of such bytes.
    ///
    /// # Errors
    /// If the bytes are not a library, or damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<MemoryLibrary, String> {
        match bytes.strip_prefix(&MAGIC) {
            Some(rest) => read(Taker { rest }).ok_or_else(|| "the library is damaged".to_owned()),
            None if bytes.starts_with(&MAGIC[..6]) => {
                Err("the library was written by a newer version of this program".to_owned())
            }
            None => Err("this is not a library".to_owned()),
        }
    }
}

fn read(mut taker: Taker<'_>) -> Option<MemoryLibrary> {
    let mut library = MemoryLibrary::new();
    for _ in 0..taker.number()? {
        library.add_entry(take_entry(&mut taker)?);
    }
    for _ in 0..taker.number()? {
        let reason = taker.text()?.to_owned();
        library.put(Incoming::Bad(BadGame { reason, text: taker.bytes()?.to_vec() }));
    }
    taker.rest.is_empty().then_some(library)
}

fn put_entry(bytes: &mut Vec<u8>, entry: &Entry) {
    let Facts { white, black, event, date, result, ratings, plies, ending } = &entry.facts;
    for text in [&crownhead_notation::rules_key(entry.rules), white, black, event] {
        put_bytes(bytes, text.as_bytes());
    }
    let [rating, other] = ratings.map(u64::from);
    let numbers = [
        u64::from(date.0),
        u64::from(result.number()),
        rating,
        other,
        u64::from(*plies),
        u64::from(ending.number()),
    ];
    for number in numbers {
        put_number(bytes, number);
    }
    put_bytes(bytes, &entry.line);
    put_bytes(bytes, &entry.tree);
}

fn take_entry(taker: &mut Taker<'_>) -> Option<Entry> {
    let rules = crownhead_notation::rules_of_key(taker.text()?)?;
    let [white, black, event] = [taker.text()?, taker.text()?, taker.text()?].map(str::to_owned);
    let mut number = || taker.number();
    let (date, result) = (number()?, number()?);
    let ratings = [number()? as u16, number()? as u16];
    let (plies, ending) = (number()? as u16, number()? as u32);
    let facts = Facts {
        white,
        black,
        event,
        date: Date(date as u32),
        result: GameResult::from_number(result as u8),
        ratings,
        plies,
        ending: Counts::from_number(ending),
    };
    Some(Entry { rules, facts, line: taker.bytes()?.to_vec(), tree: taker.bytes()?.to_vec() })
}
