//! Who waits in an arena, and the points there.

use std::collections::{HashMap, HashSet};

use crownhead_pairing::{ArenaScore, Color, Round, Waiting, pair_waiting};

use super::table::Table;
use super::verdict::Verdict;

/// The opponents that count when players are paired again.
const RECENT: usize = 5;

/// How many times each player was left over since the last game.
pub(super) type Queue = HashMap<String, u32>;

/// A player of an arena.
#[derive(Clone, Debug, Default)]
pub(super) struct Fighter {
    pub(super) score: ArenaScore,
    recent: Vec<usize>,
    balance: i32,
    last: Option<Color>,
    plays: bool,
}

impl Table {
    /// All players of an arena, by their numbers.
    pub(super) fn fighters(&self) -> Vec<Fighter> {
        let mut fighters = vec![Fighter::default(); self.entrants.len()];
        let numbers: HashMap<&str, usize> =
            self.entrants.iter().enumerate().map(|(number, entrant)| (&*entrant.person, number)).collect();
        for pairing in &self.pairings {
            let black = pairing.black.as_deref().and_then(|black| numbers.get(black));
            let (Some(&white), Some(&black)) = (numbers.get(&*pairing.white), black) else { continue };
            let scores = Verdict::read(pairing).and_then(Verdict::scores);
            let sides = [(white, black, Color::White, 1), (black, white, Color::Black, -1)];
            for (index, (own, other, color, sign)) in sides.into_iter().enumerate() {
                let fighter = &mut fighters[own];
                fighter.recent.insert(0, other);
                fighter.recent.truncate(RECENT);
                fighter.balance += sign;
                fighter.last = Some(color);
                match scores {
                    Some(scores) => _ = fighter.score.add(scores[index]),
                    None => fighter.plays = true,
                }
            }
        }
        fighters
    }

    /// Whether games of an arena go on.
    pub(super) fn has_games(&self) -> bool {
        self.pairings.iter().any(|pairing| pairing.outcome.is_none())
    }

    /// Pairs whoever is here and free.
    pub(super) fn wave(&self, queue: &mut Queue, is_here: impl Fn(&str) -> bool) -> Round {
        let fighters = self.fighters();
        let active = (0..fighters.len()).filter(|&number| !self.is_away(number)).count();
        let free = fighters.iter().enumerate().filter(|(number, fighter)| {
            !fighter.plays && !self.is_away(*number) && is_here(&self.entrants[*number].person)
        });
        let waiting = |(number, fighter): (usize, &Fighter)| Waiting {
            player: number,
            score: fighter.score.points(),
            rating: self.entrants[number].rating,
            recent: fighter.recent.clone(),
            color_balance: fighter.balance,
            last_color: fighter.last,
            left_over: queue.get(&self.entrants[number].person).copied().unwrap_or(0),
        };
        let waiting: Vec<Waiting> = free.map(waiting).collect();
        let round = pair_waiting(&waiting, active == 2);
        let paired: HashSet<usize> = round.games.iter().flat_map(|game| [game.white, game.black]).collect();
        for player in waiting.iter().map(|waiting| waiting.player) {
            let person = &self.entrants[player].person;
            if paired.contains(&player) {
                queue.remove(person);
            } else {
                *queue.entry(person.clone()).or_default() += 1;
            }
        }
        round
    }
}
