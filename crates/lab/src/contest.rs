//! Matches: two sides, paired openings, one game at a time on each thread.
//!
//! Not here: counting results and deciding when to stop ([`crate::ledger`]). Invariant: without clocks and with our own
//! players, a game depends only on the seed and its number.

use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use crownhead_engine::{Engine, Limits, NullMonitor, Task, TimeLeft, choose_huff};
use crownhead_game::{Game, Outcome};
use crownhead_rules::Color;

use crate::adjudicate::{Adjudication, Adjudicator, Ruling};
use crate::numbers::Numbers;
use crate::openings::{Scout, Suite};
use crate::seat::{Allowance, Play, Seat, Side, Trouble};

/// A game this long is a draw. This happens only under rules without draws.
pub(crate) const MOST_PLIES: usize = 1000;

/// The tolerance of a clock, for the delay of communication.
const FLAG_GRACE: Duration = Duration::from_millis(100);

/// The time of the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// The same limits for each move, in addition to those of a level. Plain opponents obey only the time.
    Fixed(Limits),
    /// A clock for each side, which loses when its time runs out: time for a number of moves or the whole game, renewed
    /// after those moves, and an increment after each move.
    Clock(TimeLeft),
}

/// A match.
#[derive(Debug)]
pub struct Contest<'a> {
    /// Player A, whose results are reported, and player B.
    pub sides: [&'a dyn Side; 2],
    /// The openings; each is used twice in a row, with colors swapped.
    pub suite: Suite,
    /// The number of games.
    pub games: usize,
    /// The time for the players.
    pub pace: Pace,
    /// When games are adjudicated.
    pub adjudication: Adjudication,
    /// The seed of random choices.
    pub seed: u64,
    /// Number of games to play at once.
    pub threads: usize,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// Its number in the match, from 0.
    pub index: usize,
    /// The color of player A.
    pub a_side: Color,
    /// The game.
    pub game: Game,
    /// Half points for A, 0 to 2.
    pub half_points: u8,
    /// What ended it.
    pub ending: Ending,
}

/// What ended a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The rules, or a player that resigned or agreed to a draw.
    Game,
    /// Adjudication.
    Adjudication,
    /// The maximum length.
    Length,
    /// A clock.
    Time,
    /// A player that failed, and why.
    Forfeit(String),
}

impl Ending {
    /// The word in records.
    pub fn key(&self) -> &'static str {
        match self {
            Ending::Game => "game",
            Ending::Adjudication => "adjudication",
            Ending::Length => "length",
            Ending::Time => "time",
            Ending::Forfeit(_) => "forfeit",
        }
    }
}

impl Contest<'_> {
    /// Plays the requested games and passes each to `on_game` as it ends, until that breaks.
    ///
    /// # Errors
    /// Why no more games can be played.
    pub fn run(
        &self,
        wanted: &(dyn Fn(usize) -> bool + Sync),
        on_game: &mut dyn FnMut(Played) -> ControlFlow<()>,
    ) -> Result<(), String> {
        let indices = Mutex::new((0..self.games).filter(|&index| wanted(index)));
        let next = || indices.lock().unwrap_or_else(PoisonError::into_inner).next();
        let stop = AtomicBool::new(false);
        let mut result = Ok(());
        thread::scope(|scope| {
            let (send, ended) = channel();
            for _ in 0..self.threads.clamp(1, self.games.max(1)) {
                let (send, stop, next) = (send.clone(), &stop, &next);
                scope.spawn(move || self.work(next, stop, &send));
            }
            drop(send);
            for game in ended {
                let goes_on = match game {
                    Ok(played) => {
                        result.is_ok() && !stop.load(Ordering::Relaxed) && on_game(played).is_continue()
                    }
                    Err(why) => {
                        result = Err(why);
                        false
                    }
                };
                if !goes_on {
                    stop.store(true, Ordering::Relaxed);
                }
            }
        });
        result
    }

    fn work(
        &self,
        next: &dyn Fn() -> Option<usize>,
        stop: &AtomicBool,
        send: &Sender<Result<Played, String>>,
    ) {
        let mut table = match self.table() {
            Ok(table) => table,
            Err(why) => return drop(send.send(Err(why))),
        };
        while !stop.load(Ordering::Relaxed)
            && let Some(index) = next()
        {
            match self.game(index, &mut table, stop) {
                Ok(None) => return,
                Ok(Some(played)) => drop(send.send(Ok(played))),
                Err(why) => return drop(send.send(Err(why))),
            }
        }
    }

    fn table(&self) -> Result<Table, String> {
        let [a, b] = self.sides;
        Ok(Table { seats: [a.seat()?, b.seat()?], scout: Scout::default() })
    }

    /// Plays one game; `None` if it was stopped.
    fn game(&self, index: usize, table: &mut Table, stop: &AtomicBool) -> Result<Option<Played>, String> {
        let game = self.suite.opening(index / 2, &mut table.scout);
        // A moves first in the first game of a pair, and second in the other.
        let first = game.position().turn();
        let a_side = if index.is_multiple_of(2) { first } else { first.other() };
        let mut seeds = Numbers::new(self.seed ^ ((index as u64) << 32));
        let mut board = Board {
            game,
            a_side,
            clocks: [Clock::new(self.pace); 2],
            judge: Adjudicator::new(self.adjudication),
        };
        let ending = 'play: {
            for (at, side) in [a_side, a_side.other()].into_iter().enumerate() {
                if let Err(trouble) = table.seats[at].begin(&board.game, side, seeds.draw()) {
                    break 'play board.forfeit(side, trouble)?;
                }
            }
            loop {
                if stop.load(Ordering::Relaxed) {
                    return Ok(None);
                }
                if let Some(ending) = board.turn(&mut table.seats)? {
                    break 'play ending;
                }
            }
        };
        table.seats.iter_mut().for_each(|seat| seat.end(&board.game));
        let half_points = half_points(board.game.outcome(), a_side);
        Ok(Some(Played { index, a_side, game: board.game, half_points, ending }))
    }
}

/// The two players of one thread, A and B.
struct Table {
    seats: [Box<dyn Seat>; 2],
    scout: Scout,
}

/// One game and its clocks.
struct Board {
    game: Game,
    a_side: Color,
    clocks: [Clock; 2],
    judge: Adjudicator,
}

impl Board {
    /// Plays one turn. Returns how the game has ended, if it has.
    fn turn(&mut self, seats: &mut [Box<dyn Seat>; 2]) -> Result<Option<Ending>, String> {
        if self.game.outcome().is_some() {
            return Ok(Some(Ending::Game));
        }
        if self.game.ply() >= MOST_PLIES {
            self.game.agree_draw();
            return Ok(Some(Ending::Length));
        }
        let turn = self.game.position().turn();
        if let Some(square) = choose_huff(&self.game)
            && self.game.huff(square).is_ok()
            && self.game.outcome().is_some()
        {
            return Ok(Some(Ending::Game));
        }
        let at = usize::from(turn != self.a_side);
        let began = Instant::now();
        let decision = match seats[at].choose(&self.game, &self.clocks[at].allowance()) {
            Ok(decision) => decision,
            Err(trouble) => return self.forfeit(turn, trouble).map(Some),
        };
        if !self.clocks[at].spend(began.elapsed()) {
            self.game.resign(turn);
            return Ok(Some(Ending::Time));
        }
        match decision.play {
            Play::Resign => drop(self.game.resign(turn)),
            Play::Concede => drop(self.game.concede(turn)),
            Play::Draw => drop(self.game.agree_draw()),
            Play::Move(mv) => {
                let ply = self.game.ply();
                if self.game.play(mv).is_err() {
                    return self.forfeit(turn, Trouble::Forfeit("an illegal move".to_owned())).map(Some);
                }
                let ruling = self.judge.hear(turn, decision.score, ply);
                return Ok(self.rule(ruling));
            }
        }
        Ok(Some(Ending::Game))
    }

    /// Ends the game by a ruling. An end by the rules has priority.
    fn rule(&mut self, ruling: Option<Ruling>) -> Option<Ending> {
        let declared = match ruling? {
            Ruling::Won(side) => self.game.resign(side.other()),
            Ruling::Drawn => self.game.agree_draw(),
        };
        Some(if declared { Ending::Adjudication } else { Ending::Game })
    }

    fn forfeit(&mut self, side: Color, trouble: Trouble) -> Result<Ending, String> {
        match trouble {
            Trouble::Broken(why) => Err(why),
            Trouble::Forfeit(why) => {
                self.game.resign(side);
                Ok(Ending::Forfeit(why))
            }
        }
    }
}

/// The clock of one player.
#[derive(Clone, Copy)]
struct Clock {
    pace: Pace,
    left: Duration,
    moves: Option<u32>,
}

impl Clock {
    fn new(pace: Pace) -> Clock {
        match pace {
            Pace::Fixed(_) => Clock { pace, left: Duration::ZERO, moves: None },
            Pace::Clock(TimeLeft { left, moves, increment }) => Clock { pace, left: left + increment, moves },
        }
    }

    fn allowance(&self) -> Allowance {
        match self.pace {
            Pace::Fixed(limits) => Allowance { limits, clock: None },
            Pace::Clock(TimeLeft { increment, .. }) => {
                let clock = TimeLeft { left: self.left, moves: self.moves, increment };
                Allowance { limits: Limits::default(), clock: Some(clock) }
            }
        }
    }

    /// Deducts the time of a move. Returns whether the clock had enough.
    fn spend(&mut self, used: Duration) -> bool {
        let Pace::Clock(TimeLeft { left, moves, increment }) = self.pace else { return true };
        if used > self.left + FLAG_GRACE {
            return false;
        }
        self.left = self.left.saturating_sub(used) + increment;
        self.moves = self.moves.map(|moves| moves - 1);
        if self.moves == Some(0) {
            self.left += left;
            self.moves = moves;
        }
        true
    }
}

/// The engine plays a game against itself, to the end or to the longest that a match allows.
pub(crate) fn played_out(engine: &mut Engine, mut game: Game, limits: &Limits) -> Game {
    engine.clear();
    while game.outcome().is_none() && game.ply() < MOST_PLIES {
        let report = engine.analyze(&Task::from_game(&game), limits, &mut NullMonitor);
        if report.line.first().is_none_or(|mv| game.play(*mv).is_err()) {
            break;
        }
    }
    game
}

fn half_points(outcome: Option<Outcome>, side: Color) -> u8 {
    match outcome.map(Outcome::winner) {
        Some(Some(winner)) if winner == side => 2,
        Some(Some(_)) => 0,
        Some(None) | None => 1,
    }
}

#[cfg(test)]
#[path = "contest_tests.rs"]
mod tests;
