//! The ladder of levels: neighbors play each other, and one scale is fitted to all results.
//!
//! Here: playing ([`Climb`]) and keeping results ([`Ladders`]). [`fit`] computes ratings, [`page`] writes them down. Random play
//! is the lowest rung, [`RANDOM`]. Invariant: a result is used only while the settings of its levels, the weights and the
//! rules are those it was played with.

pub mod fit;
pub mod page;

use std::ops::{ControlFlow, Range};
use std::sync::Arc;

use crownhead_engine::{Limits, Opponent, Score, TableSource, Weights};
use crownhead_notation::houserules;
use crownhead_rules::AnyRules;
use serde::{Deserialize, Serialize};

use crate::adjudicate::Adjudication;
use crate::contest::{Contest, Pace};
use crate::ledger::Ledger;
use crate::openings::{RANDOM_PLIES, Suite};
use crate::records::hash;
use crate::score::Tally;
use crate::seat::Player;

/// The rung of random play.
pub const RANDOM: u8 = 0;

/// A game of two levels without errors is drawn after so many plies in which both give the score of a draw, as in positions
/// of the endgame tables. Of 1,600 games of levels 12 to 14 in English and Russian, none ended otherwise without it.
const DRAWN_PLIES: u32 = 20;

/// The opponent on a rung.
pub fn opponent(rung: u8) -> Opponent {
    if rung == RANDOM { Opponent::Random } else { Opponent::Level(rung) }
}

/// The results of a ladder, as they are kept in a file.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Ladders {
    /// The results under each rule set.
    pub ladders: Vec<Ladder>,
}

/// The results under one rule set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ladder {
    /// The key of the variant or preset.
    pub rules: String,
    /// The pairings.
    pub meetings: Vec<Meeting>,
}

/// The games between two rungs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Meeting {
    /// The upper rung.
    pub above: u8,
    /// The lower rung.
    pub below: u8,
    /// What the games depend on, as a hash.
    pub conditions: String,
    /// The pairs of games by half points of the upper rung, 0 to 4.
    pub pairs: [u64; 5],
    /// Games that the upper rung won.
    pub wins: u64,
    /// Drawn games.
    pub draws: u64,
    /// Games that it lost.
    pub losses: u64,
}

impl Ladder {
    /// The highest rung that met another one.
    pub fn top(&self) -> u8 {
        self.meetings.iter().map(|meeting| meeting.above).max().unwrap_or(RANDOM)
    }

    /// The meeting of a rung with the one below.
    pub fn against_below(&self, rung: u8) -> Option<&Meeting> {
        self.meetings.iter().find(|meeting| meeting.above == rung && meeting.below + 1 == rung)
    }
}

impl Meeting {
    /// The results.
    pub fn tally(&self) -> Tally {
        Tally { wins: self.wins, draws: self.draws, losses: self.losses, pairs: self.pairs }
    }
}

impl Ladders {
    /// The ladder of these rules, if they have a key.
    pub fn ladder(&self, rules: AnyRules) -> Option<&Ladder> {
        self.ladders.iter().find(|ladder| Some(ladder.rules.as_str()) == rules.key())
    }

    /// Forgets the meetings of other conditions: since then, levels, weights or rules have changed.
    pub fn forget_stale(&mut self, climb: &Climb) {
        for ladder in
            self.ladders.iter_mut().filter(|ladder| Some(ladder.rules.as_str()) == climb.rules.key())
        {
            ladder
                .meetings
                .retain(|meeting| meeting.conditions == climb.conditions(meeting.above, meeting.below));
        }
        self.ladders.retain(|ladder| !ladder.meetings.is_empty());
    }

    /// Replaces or adds a meeting.
    pub fn enter(&mut self, rules: &str, meeting: Meeting) {
        let place = self.ladders.iter().position(|ladder| ladder.rules == rules).unwrap_or_else(|| {
            self.ladders.push(Ladder { rules: rules.to_owned(), meetings: Vec::new() });
            self.ladders.len() - 1
        });
        let meetings = &mut self.ladders[place].meetings;
        meetings.retain(|old| (old.above, old.below) != (meeting.above, meeting.below));
        meetings.push(meeting);
        meetings.sort_by_key(|meeting| (meeting.above - meeting.below, meeting.above));
    }
}

/// How the rungs meet under one rule set.
#[derive(Clone, Debug)]
pub struct Climb {
    /// The rules.
    pub rules: AnyRules,
    /// The learned weights that the levels use.
    pub weights: Option<Arc<Weights>>,
    /// The endgame tables that they use.
    pub tables: Option<Arc<dyn TableSource>>,
    /// The seed of openings and choices.
    pub seed: u64,
    /// Games at once.
    pub threads: usize,
}

/// The pairings of a ladder up to a rung: neighbors play `games`, rungs that are `d` apart `games / d²`, up to `span` apart.
/// All counts are even, since openings are played with both colors.
pub fn pairings(top: u8, span: u8, games: u32) -> Vec<(u8, u8, u32)> {
    let apart = |distance: u8| {
        let games = games.div_ceil(u32::from(distance).pow(2)).next_multiple_of(2);
        (distance..=top).map(move |above| (above, above - distance, games))
    };
    (1..=span.max(1)).flat_map(apart).collect()
}

impl Climb {
    /// A hash of everything that games between two rungs depend on, apart from the program.
    pub fn conditions(&self, above: u8, below: u8) -> String {
        let weights = self.weights.as_ref().map_or(0, |weights| hash(&weights.to_bytes()));
        let rules = houserules::to_code(&self.rules.house_rules());
        let card = |rung| match Opponent::level_nodes(rung, self.rules) {
            Some(nodes) => format!("{nodes} nodes"),
            None => Opponent::level_card(rung, self.rules),
        };
        let text = format!("{rules} {weights:016x} {} {} {}", card(above), card(below), self.seed);
        format!("{:016x}", hash(text.as_bytes()))
    }

    /// Plays a pairing. `on_game` is told of each game, and may end the work.
    ///
    /// # Errors
    /// Why the games cannot be played.
    pub fn play(
        &self,
        (above, below): (u8, u8),
        games: u32,
        on_game: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Meeting, String> {
        let mut ledger = Ledger::new(None);
        self.games((above, below), 0..games as usize, &mut |index, half_points| {
            ledger.enter(index, half_points);
            on_game()
        })?;
        Ok(self.meeting((above, below), &ledger))
    }

    /// Plays some games of a pairing. `on_game` gets the number and the half points of the upper rung, in any order.
    ///
    /// # Errors
    /// Why the games cannot be played.
    pub fn games(
        &self,
        (above, below): (u8, u8),
        numbers: Range<usize>,
        on_game: &mut dyn FnMut(usize, u8) -> ControlFlow<()>,
    ) -> Result<(), String> {
        let player = |rung| Player {
            weights: self.weights.clone(),
            tables: self.tables.clone(),
            ..Player::of(opponent(rung))
        };
        let sides = [player(above), player(below)];
        // In a match, the last level would use more than its settings give it.
        let most = Opponent::level_nodes(Opponent::LEVELS, self.rules);
        let contest = Contest {
            sides: [&sides[0], &sides[1]],
            suite: Suite::random(self.rules, RANDOM_PLIES, self.seed),
            games: numbers.end,
            pace: Pace::Fixed(most.map_or_else(Limits::default, Limits::nodes)),
            adjudication: self.adjudication(above, below),
            seed: self.seed,
            threads: self.threads,
        };
        contest
            .run(&|index| numbers.contains(&index), &mut |played| on_game(played.index, played.half_points))
    }

    /// Two levels without errors don't play on in what both know to be a draw.
    fn adjudication(&self, above: u8, below: u8) -> Adjudication {
        let careful = |rung| Opponent::level_nodes(rung, self.rules).is_some();
        let draw = (careful(above) && careful(below)).then_some((Score::DRAW, DRAWN_PLIES, 0));
        Adjudication { win: None, draw }
    }

    /// What the games of a pairing add up to.
    pub fn meeting(&self, (above, below): (u8, u8), ledger: &Ledger) -> Meeting {
        let Tally { wins, draws, losses, pairs } = *ledger.tally();
        let conditions = self.conditions(above, below);
        Meeting { above, below, conditions, pairs, wins, draws, losses }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crownhead_rules::Variant;

    #[test]
    fn neighbors_meet_most() {
        let all = pairings(3, 2, 10);
        assert_eq!(all, [(1, 0, 10), (2, 1, 10), (3, 2, 10), (2, 0, 4), (3, 1, 4)]);
    }

    #[test]
    fn a_meeting_counts_all_its_games_and_replaces_an_earlier_one() {
        let rules = AnyRules::Variant(Variant::Mini6English);
        let climb = Climb { rules, weights: None, tables: None, seed: 1, threads: 2 };
        let mut seen = 0;
        let mut count = || {
            seen += 1;
            ControlFlow::Continue(())
        };
        let meeting = climb.play((3, RANDOM), 20, &mut count).expect("games can be played");
        assert_eq!((seen, meeting.tally().games()), (20, 20));
        assert!(meeting.tally().score() > 0.6, "{meeting:?}");
        assert_ne!(meeting.conditions, climb.conditions(4, RANDOM), "another level, other conditions");
        let mut ladders = Ladders::default();
        for _ in 0..2 {
            ladders.enter("mini6-english", meeting.clone());
        }
        ladders.forget_stale(&climb);
        assert_eq!(ladders.ladder(rules).map(|ladder| ladder.meetings.len()), Some(1));
        ladders.forget_stale(&Climb { seed: 2, ..climb });
        assert_eq!(ladders.ladder(rules), None);
    }
}
