//! The trainer: what a person has solved, what comes next, and how strong the person is.
//!
//! Puzzles come back by FSRS, the free spaced repetition scheduler: soon after a failure, later and later after successes. The
//! rating is Glicko's (Glickman, "Parameter estimation in large paired comparison experiments", 1999), with a puzzle as the
//! opponent. Not here: clocks and storage. Days are counted by the caller.

use std::collections::BTreeMap;

use fsrs::{FSRS, MemoryState};
use serde::{Deserialize, Serialize};

/// A first guess, in points above random play: that of a casual player.
const FIRST_POINTS: f64 = 400.0;
/// How uncertain the first guess is, and the least uncertainty that stays.
pub(crate) const FIRST_DEVIATION: f64 = 300.0;
const LEAST_DEVIATION: f64 = 45.0;
/// How uncertain the rating of a puzzle is.
const PUZZLE_DEVIATION: f64 = 80.0;
/// The share of puzzles that should still be solved when they come back. FSRS's default.
const RETENTION: f32 = 0.9;
/// Among this many unseen puzzles of about the right strength, chance decides.
const CHOICE: usize = 12;

/// How a puzzle went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// A wrong move, or the solution was shown.
    Failed,
    /// Solved without a wrong move.
    Solved,
    /// Solved without a wrong move, and at once.
    Quick,
}

/// What the schedule knows about a puzzle.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Card {
    /// How long it stays in memory, in days.
    pub stability: f32,
    /// How hard it is to remember, 1 to 10.
    pub difficulty: f32,
    /// The day of the last answer.
    pub last: u32,
    /// The day on which it comes back.
    pub due: u32,
    /// Answers so far.
    pub tries: u32,
    /// Failures among them.
    pub failures: u32,
}

/// The strength of a person in one variant.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Strength {
    /// Points above random play, on the scale of the levels.
    pub points: f64,
    /// The standard deviation of that estimate.
    pub deviation: f64,
    /// Puzzles solved.
    pub solved: u32,
    /// Puzzles failed.
    pub failed: u32,
}

impl Default for Strength {
    fn default() -> Strength {
        Strength { points: FIRST_POINTS, deviation: FIRST_DEVIATION, solved: 0, failed: 0 }
    }
}

/// Everything that a trainer remembers. It is kept as JSON, which is also what is exported.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Progress {
    /// Cards by [`id`].
    #[serde(default)]
    pub cards: BTreeMap<String, Card>,
    /// Strength by the key of the rules.
    #[serde(default)]
    pub strengths: BTreeMap<String, Strength>,
    /// Puzzles solved in a row.
    #[serde(default)]
    pub run: u32,
    /// The most puzzles solved in a row.
    #[serde(default)]
    pub best_run: u32,
    /// Days in a row with a puzzle, and the last of them.
    #[serde(default)]
    pub days: u32,
    /// The last day with a puzzle.
    #[serde(default)]
    pub last_day: u32,
    /// The best rush by the key of the rules.
    #[serde(default)]
    pub rushes: BTreeMap<String, u32>,
}

/// The name of a puzzle: rules and position.
pub fn id(rules: &str, fen: &str) -> String {
    format!("{rules} {fen}")
}

impl Progress {
    /// The strength of the person in a variant.
    pub fn strength(&self, rules: &str) -> Strength {
        self.strengths.get(rules).copied().unwrap_or_default()
    }

    /// Which of these puzzles comes next on a day: the one that is due the longest, otherwise a new one of about the right
    /// strength, otherwise the one that comes back first. Each is given by name and rating; `chance` is any number.
    pub fn next<'p>(
        &self,
        rules: &str,
        puzzles: impl Iterator<Item = (usize, &'p str, u16)>,
        day: u32,
        chance: u64,
    ) -> Option<usize> {
        let (mut back, mut new) = (Vec::new(), Vec::new());
        let points = self.strength(rules).points;
        for (at, id, rating) in puzzles {
            match self.cards.get(id) {
                Some(card) => back.push((card.due, at)),
                None => new.push(((f64::from(rating) - points).abs() as u64, at)),
            }
        }
        back.sort_unstable();
        if let Some(&(_, at)) = back.first().filter(|(due, _)| *due <= day) {
            return Some(at);
        }
        new.sort_unstable();
        new.truncate(CHOICE);
        if new.is_empty() {
            return back.first().map(|&(_, at)| at);
        }
        Some(new[(chance % new.len() as u64) as usize].1)
    }

    /// Notes an answer. Returns the points won or lost; none for a puzzle that was answered before.
    pub fn answer(&mut self, rules: &str, id: &str, rating: u16, answer: Answer, day: u32) -> f64 {
        let won = answer != Answer::Failed;
        self.run = if won { self.run.saturating_add(1) } else { 0 };
        self.best_run = self.best_run.max(self.run);
        self.note_day(day);
        let known = self.cards.get(id).copied();
        self.cards.insert(id.to_owned(), reviewed(known, answer, day));
        let mut strength = self.strength(rules);
        let before = strength.points;
        if won {
            strength.solved = strength.solved.saturating_add(1);
        } else {
            strength.failed = strength.failed.saturating_add(1);
        }
        if known.is_none() {
            strength.meet(f64::from(rating), won);
        }
        self.strengths.insert(rules.to_owned(), strength);
        strength.points - before
    }

    /// The puzzles of a variant that come back by a day.
    pub fn due(&self, rules: &str, day: u32) -> usize {
        let of = |id: &str| id.strip_prefix(rules).is_some_and(|rest| rest.starts_with(' '));
        self.cards.iter().filter(|(id, card)| of(id) && card.due <= day).count()
    }

    /// Notes the result of a rush. Returns whether it is the best so far.
    pub fn rushed(&mut self, rules: &str, solved: u32) -> bool {
        let best = self.rushes.entry(rules.to_owned()).or_default();
        let better = solved > *best;
        *best = solved.max(*best);
        better
    }

    /// Takes over another record: for each puzzle the newer card, for each variant the strength with more answers.
    pub fn merge(&mut self, other: Progress) {
        for (id, card) in other.cards {
            let known = self.cards.get(&id);
            if known.is_none_or(|known| (known.last, known.tries) < (card.last, card.tries)) {
                self.cards.insert(id, card);
            }
        }
        for (rules, theirs) in other.strengths {
            let own = self.strength(&rules);
            let answers = |strength: Strength| u64::from(strength.solved) + u64::from(strength.failed);
            if answers(own) < answers(theirs) {
                self.strengths.insert(rules, theirs);
            }
        }
        for (rules, solved) in other.rushes {
            self.rushed(&rules, solved);
        }
        self.best_run = self.best_run.max(other.best_run);
        if other.last_day > self.last_day {
            (self.days, self.last_day) = (other.days, other.last_day);
        }
    }

    fn note_day(&mut self, day: u32) {
        if self.last_day != day {
            self.days =
                if self.last_day.checked_add(1) == Some(day) { self.days.saturating_add(1) } else { 1 };
            self.last_day = day;
        }
    }
}

/// The card after an answer.
fn reviewed(known: Option<Card>, answer: Answer, day: u32) -> Card {
    let memory = known.map(|card| MemoryState { stability: card.stability, difficulty: card.difficulty });
    let elapsed = known.map_or(0, |card| day.saturating_sub(card.last));
    let states = FSRS::new(&[]).and_then(|fsrs| fsrs.next_states(memory, RETENTION, elapsed));
    let state = states.map(|states| match answer {
        Answer::Failed => states.again,
        Answer::Solved => states.good,
        Answer::Quick => states.easy,
    });
    let (stability, difficulty, interval) = state
        .map_or((1.0, 5.0, 1.0), |state| (state.memory.stability, state.memory.difficulty, state.interval));
    let (tries, failures) = known.map_or((0, 0), |card| (card.tries, card.failures));
    Card {
        stability,
        difficulty,
        last: day,
        // What failed comes back today; what was solved, tomorrow at the earliest.
        due: if answer == Answer::Failed { day } else { day + (interval.round() as u32).max(1) },
        tries: tries.saturating_add(1),
        failures: failures.saturating_add(u32::from(answer == Answer::Failed)),
    }
}

impl Strength {
    /// Glicko's update for one game against a puzzle.
    fn meet(&mut self, puzzle: f64, won: bool) {
        use core::f64::consts::{LN_10, PI};
        let q = LN_10 / 400.0;
        let g = 1.0 / (1.0 + 3.0 * (q * PUZZLE_DEVIATION / PI).powi(2)).sqrt();
        let expected = 1.0 / (1.0 + 10_f64.powf(-g * (self.points - puzzle) / 400.0));
        let information = (q * g).powi(2) * expected * (1.0 - expected);
        let precision = self.deviation.powi(-2) + information;
        let result = if won { 1.0 } else { 0.0 };
        self.points = (self.points + q * g * (result - expected) / precision).max(0.0);
        self.deviation = precision.sqrt().recip().max(LEAST_DEVIATION);
    }
}
