//! Tuning the numbers of the search by games: SPSA (Spall 1998), as engine developers use it.
//!
//! A step changes all parameters at once by a random sign times their spread, plays an opening with both colors between
//! both changes, and moves the parameters toward the side that scored more. Spread and rate shrink as Spall advises:
//! with the powers 0.101 and 0.602 of the step, and a tenth of all steps as stability.
//!
//! Not here: games ([`crate::contest`]), the numbers themselves (`crownhead_search`). Invariant: the path depends on the
//! settings and the seed only, not on the threads or on interruptions.

use std::thread;

use crownhead_engine::{Limits, Parameter, Parameters};
use serde::{Deserialize, Serialize};

use crate::adjudicate::Adjudication;
use crate::contest::{Contest, Pace};
use crate::numbers::Numbers;
use crate::openings::Suite;
use crate::seat::Player;

/// Steps that start from the same values and are applied together: they can be played at once.
pub const BATCH: u64 = 8;
/// The rate at the end of tuning, by which a result moves a parameter, in spreads.
const RATE: f64 = 0.02;
/// The spread at the end, as a share of the default value; at least one half.
const SPREAD: f64 = 0.15;

/// What is tuned, and by which games.
#[derive(Clone, Debug)]
pub struct Tune {
    /// The player, apart from its parameters.
    pub player: Player,
    /// The parameters that are tuned.
    pub parameters: Vec<Parameter>,
    /// The openings.
    pub suite: Suite,
    /// The limits of a move.
    pub limits: Limits,
    /// When games are adjudicated.
    pub adjudication: Adjudication,
    /// The number of steps in all, two games each.
    pub steps: u64,
    /// The seed of signs, roundings and games.
    pub seed: u64,
    /// Steps at once.
    pub threads: usize,
}

/// How far tuning has come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Path {
    /// Steps done.
    pub steps: u64,
    /// The values, in the order of the parameters.
    pub values: Vec<f64>,
}

/// One step: the values to play with, and how they differ.
struct Step {
    number: u64,
    signs: Vec<f64>,
    sides: [Parameters; 2],
}

impl Tune {
    /// The start: the values that the player has.
    pub fn start(&self) -> Path {
        let value = |&parameter: &Parameter| f64::from(self.player.parameters.get(parameter));
        Path { steps: 0, values: self.parameters.iter().map(value).collect() }
    }

    /// Goes on by one batch of steps.
    ///
    /// # Errors
    /// Why the games cannot be played.
    pub fn advance(&self, path: &mut Path) -> Result<(), String> {
        let numbers = path.steps..(path.steps + BATCH).min(self.steps);
        let steps: Vec<Step> = numbers.map(|number| self.step(path, number)).collect();
        let results = self.play(&steps)?;
        for (step, result) in steps.iter().zip(results) {
            self.learn(path, step, result);
        }
        path.steps += steps.len() as u64;
        Ok(())
    }

    /// The parameters at the end of a path, rounded.
    pub fn rounded(&self, path: &Path) -> Parameters {
        let all = self.parameters.iter().zip(&path.values);
        all.fold(self.player.parameters, |set, (&parameter, value)| set.with(parameter, value.round() as i32))
    }

    fn step(&self, path: &Path, number: u64) -> Step {
        let mut numbers = Numbers::of_task(self.seed, number);
        let signs: Vec<f64> =
            self.parameters.iter().map(|_| if numbers.below(2) == 0 { 1.0 } else { -1.0 }).collect();
        let mut side = |direction: f64| {
            let mut set = self.player.parameters;
            for (at, &parameter) in self.parameters.iter().enumerate() {
                let value = path.values[at] + direction * signs[at] * self.spread(parameter, number);
                // Rounded up as often as its fraction says, so that small changes count.
                let up = numbers.below(1 << 20) as f64 / f64::from(1 << 20);
                set = set.with(parameter, (value + up).floor() as i32);
            }
            set
        };
        let sides = [side(1.0), side(-1.0)];
        Step { number, signs, sides }
    }

    /// How far a step tries a parameter.
    fn spread(&self, parameter: Parameter, number: u64) -> f64 {
        let last = (f64::from(parameter.default_value()) * SPREAD).max(0.5);
        last * (self.steps as f64 / (number + 1) as f64).powf(0.101)
    }

    /// How far a result of one half point moves a parameter, in spreads.
    fn rate(&self, number: u64) -> f64 {
        let stability = self.steps as f64 / 10.0;
        RATE * ((stability + self.steps as f64) / (stability + number as f64 + 1.0)).powf(0.602)
    }

    /// Moves the values toward the side that scored more. The result is that of the first side in half points, less that of
    /// the second.
    fn learn(&self, path: &mut Path, step: &Step, result: i32) {
        for (at, &parameter) in self.parameters.iter().enumerate() {
            let change = self.rate(step.number) * self.spread(parameter, step.number) * step.signs[at];
            let (least, most) = parameter.range();
            let value = path.values[at] + change * f64::from(result) / 2.0;
            path.values[at] = value.clamp(f64::from(least), f64::from(most));
        }
    }

    /// The results of the steps, in their order.
    fn play(&self, steps: &[Step]) -> Result<Vec<i32>, String> {
        let share = steps.len().div_ceil(self.threads.max(1)).max(1);
        thread::scope(|scope| {
            let shares: Vec<_> = steps
                .chunks(share)
                .map(|share| scope.spawn(|| share.iter().map(|step| self.pair(step)).collect::<Vec<_>>()))
                .collect();
            let done = shares.into_iter().map(|share| share.join().map_err(|_| "a game failed".to_owned()));
            done.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect()
        })
    }

    /// One opening with both colors.
    fn pair(&self, step: &Step) -> Result<i32, String> {
        let sides = step.sides.map(|parameters| Player { parameters, ..self.player.clone() });
        let first = step.number as usize * 2;
        let contest = Contest {
            sides: [&sides[0], &sides[1]],
            suite: self.suite.clone(),
            games: first + 2,
            pace: Pace::Fixed(self.limits),
            adjudication: self.adjudication,
            seed: self.seed,
            threads: 1,
        };
        let mut result = 0;
        contest.run(&|game| game >= first, &mut |played| {
            result += 2 * i32::from(played.half_points) - 2;
            std::ops::ControlFlow::Continue(())
        })?;
        Ok(result)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crownhead_engine::Opponent;
    use crownhead_rules::{AnyRules, Variant};

    fn tune(steps: u64, threads: usize) -> Tune {
        Tune {
            player: Player::of(Opponent::Level(Opponent::LEVELS)),
            parameters: vec![Parameter::Late, Parameter::ProbCutMargin, Parameter::HistoryBonus],
            suite: Suite::random(AnyRules::Variant(Variant::Mini6English), 2, 1),
            limits: Limits::nodes(200),
            adjudication: Adjudication::default(),
            steps,
            seed: 5,
            threads,
        }
    }

    /// A game whose winner is the side nearer to the best values, with noise.
    #[test]
    fn the_best_values_are_found() {
        let tune = tune(20_000, 1);
        let best = [3.0, 11.0, 300.0];
        let far = |set: &Parameters| -> f64 {
            let off = |(&parameter, best): (&Parameter, f64)| {
                (f64::from(set.get(parameter)) - best) / f64::from(parameter.default_value()).max(3.0)
            };
            tune.parameters.iter().zip(best).map(off).map(|off| off * off).sum()
        };
        let mut noise = Numbers::new(3);
        let mut path = tune.start();
        for number in 0..tune.steps {
            let step = tune.step(&path, number);
            let lead = far(&step.sides[1]) - far(&step.sides[0]);
            let chance = 1.0 / (1.0 + (-lead).exp());
            let mut half_points = || if (noise.below(1000) as f64) < chance * 1000.0 { 1 } else { -1 };
            let result = half_points() + half_points();
            tune.learn(&mut path, &step, result);
        }
        let found = tune.rounded(&path);
        assert!(far(&found) < 0.1, "{path:?}");
        assert!(far(&tune.rounded(&tune.start())) > 1.0);
    }

    #[test]
    fn the_way_does_not_depend_on_threads_or_pauses() {
        let mut one = tune(24, 1).start();
        for _ in 0..3 {
            tune(24, 1).advance(&mut one).expect("games are played");
        }
        let mut other: Path = tune(24, 3).start();
        for threads in [3, 2, 1] {
            let text = serde_json::to_string(&other).expect("it is plain");
            other = serde_json::from_str(&text).expect("it was just written");
            tune(24, threads).advance(&mut other).expect("games are played");
        }
        assert_eq!(one, other);
        assert_eq!(one.steps, 24);
        assert_ne!(one.values, tune(24, 1).start().values);
    }
}
