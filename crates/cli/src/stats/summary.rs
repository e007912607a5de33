//! Counting games.

use std::collections::{BTreeMap, HashMap};

use serde::Serialize;

/// How a game ended, by what its file says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    White,
    Black,
    Draw,
    BothLost,
    Unknown,
}

impl Outcome {
    pub(super) fn of(result: &str) -> Outcome {
        match result {
            "1-0" | "2-0" => Outcome::White,
            "0-1" | "0-2" => Outcome::Black,
            "1/2-1/2" | "1-1" => Outcome::Draw,
            "0-0" => Outcome::BothLost,
            _ => Outcome::Unknown,
        }
    }
}

/// What counts of one game.
pub(super) struct Entry {
    pub(super) rules: &'static str,
    pub(super) outcome: Outcome,
    pub(super) plies: usize,
    /// The first moves, if the game began where games begin and has as many.
    pub(super) opening: Option<String>,
    pub(super) white: Option<String>,
    pub(super) black: Option<String>,
    /// Pieces on the board at the end.
    pub(super) pieces: usize,
    pub(super) legal: bool,
}

/// Counts of games, in memory that grows with the number of different players and openings only.
#[derive(Default)]
pub(super) struct Summary {
    games: u64,
    legal: u64,
    unreadable: u64,
    rules: BTreeMap<&'static str, u64>,
    results: Results,
    /// Games by their length.
    plies: BTreeMap<usize, u64>,
    pieces: BTreeMap<usize, u64>,
    openings: HashMap<String, u64>,
    /// Won, drawn, lost, and all games.
    players: HashMap<String, [u64; 4]>,
}

/// Games by their result.
#[derive(Clone, Default, Serialize)]
pub(super) struct Results {
    pub(super) white: u64,
    pub(super) black: u64,
    pub(super) draws: u64,
    pub(super) both_lost: u64,
    pub(super) unknown: u64,
}

/// Lengths of games in plies.
#[derive(Serialize)]
pub(super) struct Lengths {
    pub(super) total: u64,
    pub(super) mean: f64,
    pub(super) shortest: usize,
    pub(super) median: usize,
    pub(super) longest: usize,
}

/// A player's games.
#[derive(Serialize)]
pub(super) struct Player {
    pub(super) name: String,
    pub(super) games: u64,
    pub(super) won: u64,
    pub(super) drawn: u64,
    pub(super) lost: u64,
}

/// What is told about all games.
#[derive(Serialize)]
pub(super) struct Told {
    pub(super) games: u64,
    pub(super) legal: u64,
    pub(super) unreadable: u64,
    pub(super) rules: Vec<(&'static str, u64)>,
    pub(super) results: Results,
    pub(super) plies: Lengths,
    /// Games by length, ten plies together: the shortest length of each ten.
    pub(super) lengths: Vec<(usize, u64)>,
    pub(super) pieces: Vec<(usize, u64)>,
    pub(super) openings: Vec<(String, u64)>,
    pub(super) players: Vec<Player>,
}

impl Summary {
    pub(super) fn add(&mut self, entry: Option<Entry>) {
        self.games += 1;
        let Some(entry) = entry else {
            self.unreadable += 1;
            return;
        };
        self.legal += u64::from(entry.legal);
        *self.rules.entry(entry.rules).or_default() += 1;
        *self.plies.entry(entry.plies).or_default() += 1;
        *self.pieces.entry(entry.pieces).or_default() += 1;
        if let Some(opening) = entry.opening {
            *self.openings.entry(opening).or_default() += 1;
        }
        // For White, then for Black: won, drawn, lost.
        let (count, [white, black]) = match entry.outcome {
            Outcome::White => (&mut self.results.white, [Some(0), Some(2)]),
            Outcome::Black => (&mut self.results.black, [Some(2), Some(0)]),
            Outcome::Draw => (&mut self.results.draws, [Some(1), Some(1)]),
            Outcome::BothLost => (&mut self.results.both_lost, [Some(2), Some(2)]),
            Outcome::Unknown => (&mut self.results.unknown, [None, None]),
        };
        *count += 1;
        for (name, score) in [(entry.white, white), (entry.black, black)] {
            let Some(name) = name else { continue };
            let counts = self.players.entry(name).or_default();
            counts[3] += 1;
            if let Some(score) = score {
                counts[score] += 1;
            }
        }
    }

    /// What is told, with so many openings and players.
    pub(super) fn tell(&self, top: usize) -> Told {
        let mut rules: Vec<_> = self.rules.iter().map(|(rules, games)| (*rules, *games)).collect();
        rules.sort_by_key(|(_, games)| std::cmp::Reverse(*games));
        let mut lengths: BTreeMap<usize, u64> = BTreeMap::new();
        self.plies.iter().for_each(|(plies, games)| *lengths.entry(plies / 10 * 10).or_default() += games);
        let mut openings: Vec<_> =
            self.openings.iter().map(|(moves, games)| (moves.clone(), *games)).collect();
        openings.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
        openings.truncate(top);
        let player = |(name, [won, drawn, lost, games]): (&String, &[u64; 4])| Player {
            name: name.clone(),
            games: *games,
            won: *won,
            drawn: *drawn,
            lost: *lost,
        };
        let mut players: Vec<Player> = self.players.iter().map(player).collect();
        players.sort_by(|a, b| b.games.cmp(&a.games).then_with(|| a.name.cmp(&b.name)));
        players.truncate(top);
        Told {
            games: self.games,
            legal: self.legal,
            unreadable: self.unreadable,
            rules,
            results: self.results.clone(),
            plies: self.lengths(),
            lengths: lengths.into_iter().collect(),
            pieces: self.pieces.iter().map(|(pieces, games)| (*pieces, *games)).collect(),
            openings,
            players,
        }
    }

    fn lengths(&self) -> Lengths {
        let games: u64 = self.plies.values().sum();
        let total: u64 = self.plies.iter().map(|(plies, games)| *plies as u64 * games).sum();
        let mut seen = 0;
        let median = self.plies.iter().find(|(_, alike)| {
            seen += **alike;
            2 * seen >= games
        });
        let ends = |plies: Option<(&usize, &u64)>| plies.map_or(0, |(plies, _)| *plies);
        Lengths {
            total,
            mean: total as f64 / games.max(1) as f64,
            shortest: ends(self.plies.first_key_value()),
            median: ends(median),
            longest: ends(self.plies.last_key_value()),
        }
    }
}
