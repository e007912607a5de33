//! The engine at work: its clock, its progress on a terminal, and interruption.

use std::io::{self, IsTerminal as _, Write as _};
use std::thread;
use std::time::{Duration, Instant};

use crownhead_engine::{Choice, Engine, Limits, Monitor, Opponent, Report, Task};
use crownhead_prose::{Progress, thinking};

use super::input::Input;

/// The time after which progress is shown.
const PATIENCE: Duration = Duration::from_millis(700);

/// The interval between checks for an interruption.
const GLANCE: Duration = Duration::from_millis(20);

/// The move of an opponent, after at least a pause. A person at the terminal may interrupt both the search and the
/// pause; then the best move so far is played.
pub(super) fn choose(
    engine: &mut Engine,
    opponent: Opponent,
    task: &Task,
    pause: Duration,
    input: &mut Input,
) -> Choice {
    // Earlier questions must not change the answer, so that games can be replayed.
    engine.clear();
    input.set_thinking(true);
    let mut waiting = Waiting { input: Some(input), ..Waiting::start() };
    let choice = engine.choose(&opponent, task, &Limits::default(), &mut waiting);
    // An interrupted search is no reason to concede.
    let choice = Choice { concedes: choice.concedes && !waiting.stopped, ..choice };
    waiting.rest(pause);
    drop(waiting);
    input.set_thinking(false);
    choice
}

/// A running search.
pub(super) struct Waiting<'a> {
    began: Instant,
    show: bool,
    shown: bool,
    /// The input that may interrupt.
    input: Option<&'a mut Input>,
    stopped: bool,
}

impl Waiting<'_> {
    /// A search that begins now and is not interrupted.
    pub(super) fn start() -> Self {
        let show = io::stderr().is_terminal();
        Waiting { began: Instant::now(), show, shown: false, input: None, stopped: false }
    }

    /// Waits until the search and the wait have taken this long.
    fn rest(&mut self, pause: Duration) {
        self.clear();
        while !self.should_stop() {
            let left = pause.saturating_sub(self.began.elapsed());
            if left.is_zero() {
                return;
            }
            thread::sleep(left.min(GLANCE));
        }
    }

    /// Clears the progress, or the ^C that a terminal shows.
    fn clear(&mut self) {
        if self.shown || (self.show && self.stopped) {
            let _ = write!(io::stderr().lock(), "\r\x1b[K");
            self.shown = false;
        }
    }
}

impl Monitor for Waiting<'_> {
    fn elapsed(&mut self) -> Duration {
        self.began.elapsed()
    }

    fn should_stop(&mut self) -> bool {
        self.stopped = self.stopped || self.input.as_mut().is_some_and(|input| input.is_impatient());
        self.stopped
    }

    fn report(&mut self, report: &Report) {
        if !self.show || self.began.elapsed() < PATIENCE {
            return;
        }
        let progress = Progress { depth: report.depth, nodes: report.nodes, calls: report.calls };
        // A failure to show progress does not matter.
        let _ = write!(io::stderr().lock(), "\r{}\x1b[K", thinking(&progress));
        self.shown = true;
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.clear();
    }
}

#[cfg(test)]
mod tests {
    use crownhead_engine::Options;
    use crownhead_rules::{AnyPosition, AnyRules, Variant};

    use super::*;
    use crate::lines::input::tests::{type_lines, typed};

    #[test]
    fn a_pause_is_kept() {
        let task = Task::from_position(AnyPosition::start(AnyRules::Variant(Variant::English)));
        let mut engine = Engine::new(Options::default());
        // There is no input.
        let mut input = typed(|lines| {
            thread::park();
            drop(lines);
        });
        let (pause, began) = (Duration::from_millis(60), Instant::now());
        let choice = choose(&mut engine, Opponent::Random, &task, pause, &mut input);
        assert!(choice.mv.is_some() && began.elapsed() >= pause);
    }

    #[test]
    fn an_interruption_gets_a_move_at_once() {
        let task = Task::from_position(AnyPosition::start(AnyRules::Variant(Variant::English)));
        let mut engine = Engine::new(Options::default());
        let hour = Duration::from_hours(1);
        // Plain minimax this deep takes hours; the other opponents wait an hour after finding a move.
        for opponent in [Opponent::Minimax(20), Opponent::Level(Opponent::LEVELS), Opponent::Random] {
            let mut input = typed(|lines| type_lines("22-18\nstop\n", &lines));
            let choice = choose(&mut engine, opponent, &task, hour, &mut input);
            assert!(choice.mv.is_some_and(|mv| task.position.legal_moves().contains(&mv)), "{opponent}");
            assert!(!choice.concedes, "{opponent}");
        }
    }
}
