//! Converting won endgames: one player tries to win, the other defends, under the usual draw rules.

mod found;

use std::path::Path;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crownhead_endgame::{
    AnyProber, AnyTables, KEPT_BYTES, MANIFEST, Manifest, Slice, TableError, Value, position_of, positions,
};
use crownhead_engine::{Limits, Task};
use crownhead_game::{Game, Outcome};
use crownhead_rules::{AnyPosition, AnyRules};

use crate::contest::MOST_PLIES;
use crate::numbers::Numbers;
use crate::seat::Player;
use crate::tables::FolderShelf;
use crate::watch::Clock;

pub use found::Search;

/// Won positions and their players.
#[derive(Clone, Debug)]
pub struct Conversion {
    /// The positions; the side to move wins.
    pub starts: Vec<AnyPosition>,
    /// The player with the win.
    pub attacker: Player,
    /// The player who defends.
    pub defender: Player,
    /// The limits of each move of the attacker.
    pub limits: Limits,
    /// The limits of each move of the defender.
    pub resisting: Limits,
    /// Number of games to play at once.
    pub threads: usize,
}

/// The results.
#[derive(Clone, Debug, Default)]
pub struct Outcomes {
    /// Games that were won.
    pub won: usize,
    /// The other games, by the index of their start.
    pub missed: Vec<(usize, Game)>,
    /// Plies of the longest win.
    pub longest: usize,
}

impl Conversion {
    /// Plays all games; `on_game` is called after each.
    pub fn run(&self, on_game: &(dyn Fn() + Sync)) -> Outcomes {
        let (next, outcomes) = (AtomicUsize::new(0), Mutex::new(Outcomes::default()));
        let work = || {
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let Some(start) = self.starts.get(at) else { break };
                let game = self.game(start);
                let won = game.outcome().and_then(Outcome::winner).is_some_and(|side| side == start.turn());
                let mut outcomes = outcomes.lock().unwrap_or_else(PoisonError::into_inner);
                if won {
                    outcomes.won += 1;
                    outcomes.longest = outcomes.longest.max(game.ply());
                } else {
                    outcomes.missed.push((at, game));
                }
                drop(outcomes);
                on_game();
            }
        };
        thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(work);
            }
        });
        let mut outcomes = outcomes.into_inner().unwrap_or_else(PoisonError::into_inner);
        outcomes.missed.sort_by_key(|&(at, _)| at);
        outcomes
    }

    fn game(&self, start: &AnyPosition) -> Game {
        let mut game = Game::from_position(*start);
        let (mut attacker, mut defender) = (self.attacker.engine(), self.defender.engine());
        while game.outcome().is_none() && game.ply() < MOST_PLIES {
            let wins = game.position().turn() == start.turn();
            let (engine, player, limits) = if wins {
                (&mut attacker, &self.attacker, &self.limits)
            } else {
                (&mut defender, &self.defender, &self.resisting)
            };
            let mut clock = Clock::start(limits.time);
            let choice = engine.choose(&player.opponent, &Task::from_game(&game), limits, &mut clock);
            if choice.mv.is_none_or(|mv| game.play(mv).is_err()) {
                break;
            }
        }
        game
    }
}

/// Random positions that the side to move wins, from the tables in a folder. All positions with this many pieces are
/// equally likely.
///
/// # Errors
/// If the tables cannot be used.
pub fn random_wins(
    folder: &Path,
    pieces: u8,
    count: usize,
    seed: u64,
) -> Result<Vec<AnyPosition>, TableError> {
    let shelf = Arc::new(FolderShelf::new(folder));
    let rules = Manifest::open(&*shelf)?.rules()?;
    let mut prober: AnyProber = AnyTables::open(shelf, rules)?.prober(KEPT_BYTES);
    let slices = Slice::of_pieces(pieces);
    let sizes: Vec<u128> = slices.iter().map(|&slice| positions(rules.board(), slice)).collect();
    let mut numbers = Numbers::new(seed);
    let (mut starts, mut tries) = (Vec::new(), 0_u64);
    while starts.len() < count && tries < 1_000_000_000 {
        tries += 1;
        let Some(position) = draw(rules, &slices, &sizes, &mut numbers) else { continue };
        match prober.value(&position)? {
            Some(Value::Win(_)) if position.has_moves() => starts.push(position),
            Some(_) => {}
            None => return Err(TableError::Missing(MANIFEST.to_owned())),
        }
    }
    Ok(starts)
}

fn draw(rules: AnyRules, slices: &[Slice], sizes: &[u128], numbers: &mut Numbers) -> Option<AnyPosition> {
    let all: u128 = sizes.iter().sum();
    let mut number = u128::from(numbers.draw()) % all.max(1);
    for (&slice, &size) in slices.iter().zip(sizes) {
        if number < size {
            return position_of(rules, slice, number as u64);
        }
        number -= size;
    }
    None
}
