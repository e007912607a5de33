//! What two players have agreed on before the first move.

use std::fmt;
use std::str::FromStr;

use crownhead_clock::{Bonus, Control, ControlError, Controls, Millis};
use crownhead_notation::{
    fen::{self, FenError},
    rules_of_key,
};
use crownhead_rules::{AnyPosition, AnyRules};

/// The most days for a move.
pub const LONGEST_DAYS: u16 = 14;

const DAY: Millis = 24 * 60 * 60 * 1000;

/// The terms of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The first position, with the rules.
    pub start: AnyPosition,
    /// How fast it is played.
    pub pace: Pace,
    /// Whether it counts for ratings. Then there are no takebacks.
    pub rated: bool,
    /// Whether players must claim the draws that the rulebook leaves to them.
    pub players_claim: bool,
}

impl Terms {
    /// Terms from texts: the key of rules or the link code of house rules, FEN of the first position if it is not the
    /// usual one, and the pace.
    ///
    /// # Errors
    /// Which of them can't be read.
    pub fn read(
        rules: &str,
        start: Option<&str>,
        pace: &str,
        rated: bool,
        players_claim: bool,
    ) -> Result<Terms, TermsError> {
        let rules = rules_of_key(rules).ok_or(TermsError::Rules)?;
        let start = match start {
            None => AnyPosition::start(rules),
            Some(text) => fen::parse(text, rules).map_err(TermsError::Start)?,
        };
        Ok(Terms { start, pace: pace.parse().map_err(TermsError::Pace)?, rated, players_claim })
    }

    /// The rules.
    pub fn rules(&self) -> AnyRules {
        self.start.rules()
    }
}

/// Why texts are not terms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TermsError {
    /// There are no such rules.
    Rules,
    /// Not a position of these rules.
    Start(FenError),
    /// Not a pace.
    Pace(PaceError),
}

impl fmt::Display for TermsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TermsError::Rules => f.write_str("there are no such rules"),
            TermsError::Start(error) => error.fmt(f),
            TermsError::Pace(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for TermsError {}

/// How fast a game is played.
///
/// As text: a time control such as `3+2`, days for a move such as `2d`, or `-`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Pace {
    /// Without any limit.
    Open,
    /// With a clock.
    Live(Controls),
    /// Correspondence: so many days for each move, 1 to [`LONGEST_DAYS`].
    Days(u16),
}

impl Pace {
    /// The time for a move of correspondence.
    pub(crate) const fn days_length(days: u16) -> Millis {
        days as Millis * DAY
    }

    /// The kind of game, for ratings.
    pub fn speed(&self) -> Speed {
        match self {
            Pace::Open | Pace::Days(_) => Speed::Correspondence,
            Pace::Live(controls) => Speed::of(controls),
        }
    }
}

/// Why a text is not a pace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PaceError {
    /// Not 1 to [`LONGEST_DAYS`] days.
    Days,
    /// Not a time control.
    Control(ControlError),
}

impl fmt::Display for PaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PaceError::Days => write!(f, "a move has 1 to {LONGEST_DAYS} days"),
            PaceError::Control(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for PaceError {}

impl FromStr for Pace {
    type Err = PaceError;

    fn from_str(text: &str) -> Result<Pace, PaceError> {
        if let Some(days) = text.trim().strip_suffix('d') {
            let days = days.parse().ok().filter(|days| (1..=LONGEST_DAYS).contains(days));
            return days.map(Pace::Days).ok_or(PaceError::Days);
        }
        let controls: Controls = text.parse().map_err(PaceError::Control)?;
        Ok(if controls.is_timed() { Pace::Live(controls) } else { Pace::Open })
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pace::Open => f.write_str("-"),
            Pace::Live(controls) => controls.fmt(f),
            Pace::Days(days) => write!(f, "{days}d"),
        }
    }
}

/// A class of paces. Each has ratings of its own.
///
/// A game is expected to last 40 moves of each side: the main time and 40 times what a move adds. The limits are those
/// of lidraughts: below 3 minutes, below 8, below 25, and longer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Speed {
    /// Below 3 minutes.
    Bullet,
    /// Below 8 minutes.
    Blitz,
    /// Below 25 minutes.
    Rapid,
    /// 25 minutes or longer.
    Classical,
    /// Days for a move, or no clock.
    Correspondence,
}

impl Speed {
    /// All of them, the fastest first.
    pub const ALL: [Speed; 5] =
        [Speed::Bullet, Speed::Blitz, Speed::Rapid, Speed::Classical, Speed::Correspondence];

    /// A name for files and addresses.
    pub const fn key(self) -> &'static str {
        match self {
            Speed::Bullet => "bullet",
            Speed::Blitz => "blitz",
            Speed::Rapid => "rapid",
            Speed::Classical => "classical",
            Speed::Correspondence => "correspondence",
        }
    }

    /// The class with this key.
    pub fn from_key(key: &str) -> Option<Speed> {
        Speed::ALL.into_iter().find(|speed| speed.key() == key)
    }

    /// The class of a clock: of the faster side, if they differ.
    fn of(controls: &Controls) -> Speed {
        let expected = [&controls.white, &controls.black].map(expected);
        match expected[0].min(expected[1]) {
            0..180_000 => Speed::Bullet,
            180_000..480_000 => Speed::Blitz,
            480_000..1_500_000 => Speed::Rapid,
            _ => Speed::Classical,
        }
    }
}

/// How long a side will think in a game of 40 moves.
fn expected(control: &Control) -> Millis {
    const MOVES: Millis = 40;
    match control {
        Control::Untimed => Millis::MAX,
        Control::Hourglass(time) => time * 4,
        Control::Timed { parts, bonus, periods } => {
            let main = parts.first().map_or(0, |part| part.time);
            let added = match bonus {
                Bonus::None => 0,
                Bonus::Increment(time) | Bonus::Bronstein(time) | Bonus::Delay(time) => *time,
            };
            let period = periods.map_or(0, |periods| periods.length);
            main + MOVES * added.max(period)
        }
    }
}
