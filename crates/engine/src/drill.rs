//! Practicing won endings against the best defense: which endings, which positions, and how an exercise stands.
//!
//! A player gets a position that tables know to be won and has to win it; the defender is [`Engine::defend`]. Whoever shows
//! this asks [`Engine::known`] when the player is to move, judges the move by it ([`Known::judge`]), and asks
//! [`Drill::state`] how things are. Not here: sentences and screens. A seed gives the same position again.

use std::fmt;

#[cfg(feature = "tables")]
use crownhead_endgame::{Census, Slice, position_for, positions};
use crownhead_game::Game;
use crownhead_rules::{AnyPosition, AnyRules, Color};
#[cfg(feature = "tables")]
use rand_core::{RngCore, SeedableRng};
#[cfg(feature = "tables")]
use rand_pcg::Pcg64Mcg;

use crate::engine::Engine;
use crate::known::{Known, Worth};
use crate::task::Task;
use crownhead_search::{Length, Limits, Monitor, Report, Verdict};

/// The pieces of an ending: what the winner has against what the loser has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ending {
    /// Men of the winner and of the loser.
    pub men: [u8; 2],
    /// Kings of the winner and of the loser.
    pub kings: [u8; 2],
}

/// As tables are called: `2m1k-0m1k`, the winner first.
impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [men, kings] = [self.men, self.kings];
        write!(f, "{}m{}k-{}m{}k", men[0], kings[0], men[1], kings[1])
    }
}

impl Ending {
    /// All pieces.
    pub const fn pieces(self) -> u8 {
        self.men[0] + self.men[1] + self.kings[0] + self.kings[1]
    }

    /// The ending that is written so.
    pub fn from_key(key: &str) -> Option<Ending> {
        // No slice has more of a kind.
        let count = |text: &str| text.parse().ok().filter(|&count: &u8| count <= 12);
        let side = |text: &str| {
            let (men, kings) = text.strip_suffix('k')?.split_once('m')?;
            Some((count(men)?, count(kings)?))
        };
        let (winner, loser) = key.split_once('-')?;
        let ((our_men, our_kings), (their_men, their_kings)) = (side(winner)?, side(loser)?);
        Some(Ending { men: [our_men, their_men], kings: [our_kings, their_kings] })
    }
}

/// A position to be won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drill {
    /// Its pieces.
    pub ending: Ending,
    /// The position; the player is to move.
    pub start: AnyPosition,
    /// Plies of the shortest win, where it is known.
    pub shortest: Option<u16>,
}

/// How an exercise stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrillState {
    /// It is still won.
    Won,
    /// It is won on the board, but a draw rule may end the game before that.
    AtRisk,
    /// The win is gone; this is left.
    Gone(Worth),
    /// Nothing is known: the opponent is to move, or the position has left the tables.
    Open,
    /// The player has won, in so many moves.
    Solved {
        /// Moves of the player.
        moves: u16,
    },
    /// The game has ended otherwise.
    Failed,
}

impl Drill {
    /// The side that has to win.
    pub fn player(&self) -> Color {
        self.start.turn()
    }

    /// Moves of the player in the shortest win, where it is known.
    pub fn shortest_moves(&self) -> Option<u16> {
        self.shortest.map(|plies| plies.div_ceil(2))
    }

    /// How things are in the game that began with the exercise; `known` is what tables say about its present position.
    pub fn state(&self, game: &Game, known: Option<&Known>) -> DrillState {
        let player = self.player();
        if let Some(outcome) = game.outcome() {
            let moves = game.ply().div_ceil(2) as u16;
            let won = outcome.winner() == Some(player);
            return if won { DrillState::Solved { moves } } else { DrillState::Failed };
        }
        let Some(known) = known.filter(|_| game.position().turn() == player) else { return DrillState::Open };
        match Worth::of(known.verdict) {
            Worth::Win if known.at_risk => DrillState::AtRisk,
            Worth::Win => DrillState::Won,
            worth => DrillState::Gone(worth),
        }
    }
}

impl Engine {
    /// What tables say about every move of a position; `None` where they do not reach.
    pub fn known(&self, task: &Task) -> Option<Known> {
        self.tables(task)?.known(task)
    }

    /// The endings that can be practiced under these rules, fewer pieces first.
    pub fn endings(&self, rules: AnyRules) -> Vec<Ending> {
        let Some(tables) = self.tables_for(&rules) else { return Vec::new() };
        let mut endings = tables.endings();
        // Where a draw rule may come before every win, there is nothing to practice.
        endings.retain(|&ending| tables.set_up(rules, ending, 0).is_some());
        endings
    }

    /// An exercise in that ending, or in any; `None` if there is none.
    pub fn drill(&self, rules: AnyRules, ending: Option<Ending>, seed: u64) -> Option<Drill> {
        let tables = self.tables_for(&rules)?;
        let mut endings = ending.map_or_else(|| tables.endings(), |ending| vec![ending]);
        let first = (seed >> 7) as usize % endings.len().max(1);
        endings.rotate_left(first);
        endings.into_iter().find_map(|ending| {
            let start = tables.set_up(rules, ending, seed)?;
            let known = tables.known(&Task::from_position(start))?;
            Some(Drill { ending, start, shortest: to_end(known.verdict) })
        })
    }

    /// The move that resists longest: by distances where every move that keeps the most has one, else by a search with
    /// tables.
    pub fn defend(&mut self, task: &Task, limits: &Limits, monitor: &mut dyn Monitor) -> Report {
        let known = self.known(task).filter(|known| matches!(known.verdict, Verdict::Loss(Length::ToEnd(_))));
        match known.and_then(|known| known.moves.first().copied()) {
            Some((mv, _)) => Report { depth: 1, nodes: 1, line: vec![mv], ..Report::default() },
            None => self.analyze(task, limits, monitor),
        }
    }
}

/// Plies to the end, where they are known.
fn to_end(verdict: Verdict) -> Option<u16> {
    match verdict {
        Verdict::Win(Length::ToEnd(plies)) | Verdict::Loss(Length::ToEnd(plies)) => Some(plies),
        _ => None,
    }
}

/// The endings among those slices that take some winning and are won often enough to be worth it.
#[cfg(feature = "tables")]
pub(crate) fn endings(slices: &[(Slice, Census)]) -> Vec<Ending> {
    /// Wins that are shorter for certain need no practice, in plies.
    const SHORT: u16 = 9;
    /// One position in so many is won.
    const RARE: u64 = 10;
    let worth = |census: &Census| {
        let long = census.longest_win.is_none_or(|(plies, _)| plies >= SHORT);
        long && census.wins * RARE >= census.positions()
    };
    let mut endings: Vec<Ending> = Vec::new();
    for (slice, _) in slices.iter().filter(|(_, census)| worth(census)) {
        let ending = Ending { men: slice.men, kings: slice.kings };
        let order = |ending: &Ending| (ending.pieces(), ending.men[0] + ending.men[1]);
        if !endings.contains(&ending) {
            endings.insert(endings.partition_point(|other| order(other) <= order(&ending)), ending);
        }
    }
    endings
}

/// Of some won positions of an ending the hardest: the longest win, or that with the most moves that give it away.
#[cfg(feature = "tables")]
pub(crate) fn set_up(
    rules: AnyRules,
    ending: Ending,
    seed: u64,
    known: &dyn Fn(&Task) -> Option<Known>,
) -> Option<AnyPosition> {
    /// Positions that are looked at.
    const TRIES: usize = 600;
    /// Won ones that are chosen from.
    const CHOICE: usize = 6;
    let slice = Slice::new(ending.men[0], ending.kings[0], ending.men[1], ending.kings[1]);
    let size = u64::try_from(positions(rules.board(), slice)).ok().filter(|&size| size > 0)?;
    let mut random = Pcg64Mcg::seed_from_u64(seed);
    let (mut best, mut won) = (None, 0);
    for _ in 0..TRIES {
        let turn = Color::ALL[(random.next_u64() >> 63) as usize];
        let number = (u128::from(random.next_u64()) * u128::from(size)) >> 64;
        let Some(position) = position_for(rules, slice, number as u64, turn) else { continue };
        let Some(hard) = known(&Task::from_position(position)).and_then(|known| hardness(&known)) else {
            continue;
        };
        if best.is_none_or(|(most, _)| hard > most) {
            best = Some((hard, position));
        }
        won += 1;
        if won == CHOICE {
            break;
        }
    }
    best.map(|(_, position)| position)
}

/// How hard a position is to win; `None` if it is not won, or there is nothing to think about.
#[cfg(feature = "tables")]
fn hardness(known: &Known) -> Option<(u16, usize)> {
    let loud = known.moves.iter().any(|(mv, _)| mv.is_capture());
    if loud || known.at_risk || Worth::of(known.verdict) != Worth::Win {
        return None;
    }
    let wrong = known.moves.iter().filter(|&&(_, verdict)| Worth::of(verdict) != Worth::Win).count();
    let plies = to_end(known.verdict).unwrap_or(0);
    (known.moves.len() > 1 && (plies != 1)).then_some((plies, wrong))
}
