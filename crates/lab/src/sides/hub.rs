//! Sides of a match that are programs speaking Hub, run in a pipe. A program that introduces itself as version 1 does is
//! spoken to in version 1.

use std::time::{Duration, Instant};

use crate::seat::{Allowance, Decision, Play, Seat, Side, Trouble};
use crownhead_engine::Score;
use crownhead_game::Game;
use crownhead_notation::hub;
use crownhead_protocol::hub::{
    Level,
    client::{self, Said},
    first,
};
use crownhead_rules::{AnyRules, Color};

use super::pipe::Pipe;

/// A program that speaks Hub.
#[derive(Clone, Debug)]
pub(super) struct HubSide {
    /// The program and its arguments.
    pub(super) command: Vec<String>,
    /// Parameters to set.
    pub(super) options: Vec<(String, String)>,
    /// The rules.
    pub(super) rules: AnyRules,
    /// How long an answer may take, in addition to the time for a move.
    pub(super) patience: Duration,
}

impl Side for HubSide {
    fn seat(&self) -> Result<Box<dyn Seat>, String> {
        let program = self.start().map_err(|why| format!("{}: {why}", self.command.join(" ")))?;
        Ok(Box::new(HubSeat { side: self.clone(), program: Some(program) }))
    }
}

/// A running program.
struct Program {
    pipe: Pipe,
    version: Version,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Version {
    One,
    Two,
}

impl Program {
    /// The next message before the deadline.
    fn hear(&mut self, deadline: Instant) -> Result<Said, String> {
        let line = self.pipe.line(deadline)?;
        self.understand(&line)
    }

    fn understand(&self, line: &str) -> Result<Said, String> {
        let said = match self.version {
            Version::One => first::said(line),
            Version::Two => Said::of(line),
        };
        match said {
            Said::Error(message) => Err(format!("the program reports: {message}")),
            said => Ok(said),
        }
    }

    fn say_all(&self, lines: &[String]) {
        for line in lines {
            self.pipe.say(line);
        }
    }

    /// Reads what the program says of itself: its parameters with their values. Version 1 says its name in a line of its own
    /// and names no parameters.
    fn introduce(&mut self, deadline: Instant) -> Result<Vec<(String, Vec<String>)>, String> {
        self.pipe.say("hub");
        let mut params = Vec::new();
        loop {
            let line = self.pipe.line(deadline)?;
            if let Said::Id(_) = first::said(&line) {
                self.version = Version::One;
            }
            match self.understand(&line)? {
                Said::Param { name, values } => params.push((name, values)),
                Said::Wait => return Ok(params),
                _ => {}
            }
        }
    }
}

impl HubSide {
    /// Starts the program and sets it up.
    fn start(&self) -> Result<Program, String> {
        let pipe = Pipe::start(&self.command).map_err(|problem| format!("cannot start: {problem}"))?;
        let mut program = Program { pipe, version: Version::Two };
        let params = program.introduce(Instant::now() + self.patience)?;
        if let Some(name) = self.variant(&params)? {
            program.pipe.say(&client::set_param("variant", name));
        }
        for (name, value) in &self.options {
            match program.version {
                Version::One => program.pipe.say(&first::set(name, value)),
                Version::Two if params.iter().any(|(known, _)| known == name) => {
                    program.pipe.say(&client::set_param(name, value));
                }
                Version::Two => return Err(format!("the program has no parameter {name}")),
            }
        }
        program.pipe.say("init");
        let deadline = Instant::now() + self.patience;
        while program.hear(deadline)? != Said::Ready {}
        Ok(program)
    }

    /// The program's name for the rules; `None` if it supports only one variant.
    fn variant(&self, params: &[(String, Vec<String>)]) -> Result<Option<&'static str>, String> {
        let names = client::variant_names(self.rules);
        let known = params.iter().find(|(name, _)| name == "variant").map(|(_, values)| values.as_slice());
        let said =
            names.iter().find(|name| known.is_some_and(|known| known.iter().any(|value| value == *name)));
        match (said, known) {
            (Some(name), _) => Ok(Some(name)),
            (None, None) if names.first() == Some(&"normal") => Ok(None),
            _ => Err(format!("the program does not play {}", self.rules.key().unwrap_or("house rules"))),
        }
    }
}

/// The program at one board; `None` after a failure.
struct HubSeat {
    side: HubSide,
    program: Option<Program>,
}

impl Seat for HubSeat {
    fn begin(&mut self, _: &Game, _: Color, _: u64) -> Result<(), Trouble> {
        if self.program.is_none() {
            let again =
                |why| Trouble::Broken(format!("{}: cannot restart: {why}", self.side.command.join(" ")));
            self.program = Some(self.side.start().map_err(again)?);
        }
        if let Some(Program { pipe, version }) = &self.program {
            pipe.say(if *version == Version::One { "new" } else { "new-game" });
        }
        Ok(())
    }

    fn choose(&mut self, game: &Game, allowance: &Allowance) -> Result<Decision, Trouble> {
        let decision = self.ask(game, allowance);
        if decision.is_err() {
            // Anything it still sends belongs to no game.
            if let Some(mut program) = self.program.take() {
                program.pipe.kill();
            }
        }
        decision.map_err(Trouble::Forfeit)
    }
}

impl HubSeat {
    fn ask(&mut self, game: &Game, allowance: &Allowance) -> Result<Decision, String> {
        let program = self.program.as_mut().ok_or("the program is not running")?;
        program.pipe.drain();
        let level = level(allowance);
        match program.version {
            Version::One => {
                program.say_all(&first::position(game));
                program.say_all(&first::level(&level));
                program.pipe.say("go");
            }
            Version::Two => {
                let lines = [client::position(game), client::level(&level), "go think".to_owned()];
                program.say_all(&lines);
            }
        }
        let time = allowance.limits.time.or(allowance.clock.map(|clock| clock.left)).unwrap_or_default();
        let deadline = Instant::now() + time + self.side.patience;
        let mut score = None;
        loop {
            match program.hear(deadline)? {
                Said::Info(told) => score = told.map(from_men).or(score),
                Said::Done(text) => {
                    let mv = hub::parse_move(&text, game.position()).map_err(|wrong| wrong.to_string())?;
                    return Ok(Decision { play: Play::Move(mv), score });
                }
                _ => {}
            }
        }
    }
}

fn level(allowance: &Allowance) -> Level {
    let Allowance { limits, clock } = *allowance;
    Level {
        depth: limits.depth,
        nodes: limits.nodes,
        move_time: limits.time,
        moves: clock.and_then(|clock| clock.moves),
        // The clock of the match already includes the increment; in Hub, the program adds it.
        time: clock.map(|clock| clock.left.saturating_sub(clock.increment)),
        increment: clock.map(|clock| clock.increment).unwrap_or_default(),
    }
}

/// Programs report decided games as nearly a hundred men.
fn from_men(men: f64) -> Score {
    const DECIDED: f64 = 90.0;
    let plies = ((100.0 - men.abs()) * 100.0).round().clamp(0.0, 500.0) as u32;
    match men {
        _ if men >= DECIDED => Score::win_in(plies),
        _ if men <= -DECIDED => Score::loss_in(plies),
        _ => Score::heuristic((men * 100.0).round() as i32),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_in_men_become_our_scores() {
        assert_eq!([0.35, -1.0].map(from_men), [Score(35), Score(-100)]);
        assert_eq!(
            [99.93, -99.90, 1e9].map(from_men),
            [Score::win_in(7), Score::loss_in(10), Score::win_in(0)]
        );
    }
}
