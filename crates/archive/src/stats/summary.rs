//! Counts of many games.

use std::collections::{BTreeMap, HashMap};

use serde::Serialize;

/// How a game ended, by its recorded result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// White won.
    White,
    /// Black won.
    Black,
    /// A draw.
    Draw,
    /// Both players lost.
    BothLost,
    /// Not recorded.
    Unknown,
}

impl Outcome {
    /// The outcome of a PDN result.
    pub fn of(result: &str) -> Outcome {
        match result {
            "1-0" | "2-0" => Outcome::White,
            "0-1" | "0-2" => Outcome::Black,
            "1/2-1/2" | "1-1" => Outcome::Draw,
            "0-0" => Outcome::BothLost,
            _ => Outcome::Unknown,
        }
    }
}

/// The statistics of one game.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The key of the rules.
    pub rules: &'static str,
    /// How the game ended.
    pub outcome: Outcome,
    /// Its plies.
    pub plies: usize,
    /// The first moves, if the game starts from the usual position and is long enough.
    pub opening: Option<String>,
    /// The player with the white pieces.
    pub white: Option<String>,
    /// The player with the black pieces.
    pub black: Option<String>,
    /// Pieces on the board at the end.
    pub pieces: usize,
    /// Whether all moves are legal.
    pub legal: bool,
}

/// Counts of games. Memory grows only with the number of different players and openings.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    games: u64,
    legal: u64,
    unreadable: u64,
    rules: BTreeMap<&'static str, u64>,
    results: Results,
    /// Games by their length.
    plies: BTreeMap<usize, u64>,
    pieces: BTreeMap<usize, u64>,
    openings: HashMap<String, u64>,
    /// Won, drawn, lost, and total games.
    players: HashMap<String, [u64; 4]>,
}

/// Games by their result.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Results {
    /// White won.
    pub white: u64,
    /// Black won.
    pub black: u64,
    /// Draws.
    pub draws: u64,
    /// Both players lost.
    pub both_lost: u64,
    /// Not recorded.
    pub unknown: u64,
}

/// Lengths of games in plies.
#[derive(Clone, Debug, Serialize)]
pub struct Lengths {
    /// All plies of all games.
    pub total: u64,
    /// The mean of a game.
    pub mean: f64,
    /// The shortest game.
    pub shortest: usize,
    /// The median game.
    pub median: usize,
    /// The longest game.
    pub longest: usize,
}

/// A player's games.
#[derive(Clone, Debug, Serialize)]
pub struct Player {
    /// The name.
    pub name: String,
    /// All games.
    pub games: u64,
    /// Games won.
    pub won: u64,
    /// Games drawn.
    pub drawn: u64,
    /// Games lost.
    pub lost: u64,
}

/// Everything about all games.
#[derive(Clone, Debug, Serialize)]
pub struct Totals {
    /// All games.
    pub games: u64,
    /// Games with legal moves only.
    pub legal: u64,
    /// Games that cannot be read.
    pub unreadable: u64,
    /// Games by rules, most first.
    pub rules: Vec<(&'static str, u64)>,
    /// Games by result.
    pub results: Results,
    /// Lengths in plies.
    pub plies: Lengths,
    /// Games by length in steps of ten plies, each by its shortest length.
    pub lengths: Vec<(usize, u64)>,
    /// Games by pieces on the board at the end.
    pub pieces: Vec<(usize, u64)>,
    /// Games by opening, most first.
    pub openings: Vec<(String, u64)>,
    /// Players, most games first.
    pub players: Vec<Player>,
}

impl Summary {
    /// Counts one more game; `None` for an unreadable one.
    pub fn add(&mut self, entry: Option<Entry>) {
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

    /// Everything counted so far, with the `top` openings and players.
    pub fn totals(&self, top: usize) -> Totals {
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
        Totals {
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
