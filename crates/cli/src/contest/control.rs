//! The values of `match` flags with several parts.

use std::time::Duration;

use crownhead_engine::{Score, TimeLeft};
use crownhead_lab::adjudicate::Adjudication;
use crownhead_lab::sprt::Sprt;
use crownhead_rules::AnyRules;

/// Seconds of a move.
pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    let time = some_seconds(text).ok_or("must be seconds such as 0.5")?;
    if time.is_zero() { Err("must be more than 0".to_owned()) } else { Ok(time) }
}

fn some_seconds(text: &str) -> Option<Duration> {
    Duration::try_from_secs_f64(text.trim().parse().ok()?).ok()
}

/// A clock: `[MOVES/]SECONDS[+SECONDS]`.
pub(super) fn clock(text: &str) -> Result<TimeLeft, String> {
    let wrong = || "must be seconds such as 60, 60+0.6 or 40/60".to_owned();
    let (moves, rest) = match text.split_once('/') {
        Some((moves, rest)) => {
            (Some(moves.parse::<u32>().ok().filter(|&moves| moves > 0).ok_or_else(wrong)?), rest)
        }
        None => (None, text),
    };
    let (left, increment) = rest.split_once('+').unwrap_or((rest, "0"));
    let (left, increment) =
        (some_seconds(left).ok_or_else(wrong)?, some_seconds(increment).ok_or_else(wrong)?);
    if left + increment == Duration::ZERO {
        return Err("must be more than 0".to_owned());
    }
    Ok(TimeLeft { left, moves, increment })
}

/// The clock in words.
pub(super) fn clock_text(TimeLeft { left, moves, increment }: TimeLeft) -> String {
    let moves = moves.map(|moves| format!("{moves} moves in ")).unwrap_or_default();
    let more =
        if increment.is_zero() { String::new() } else { format!(" + {} s a move", increment.as_secs_f64()) };
    format!("{moves}{} s{more}", left.as_secs_f64())
}

/// Pairs of names and values.
fn pairs(text: &str) -> Result<Vec<(&str, &str)>, String> {
    let cut = |part| str::split_once(part, '=').ok_or_else(|| format!("{part:?} is not NAME=VALUE"));
    text.split(',').map(cut).collect()
}

/// A test: `elo0=0,elo1=5[,alpha=0.05,beta=0.05]`.
pub(super) fn sprt(text: &str) -> Result<Sprt, String> {
    let mut test = Sprt { elo0: f64::NAN, elo1: f64::NAN, alpha: 0.05, beta: 0.05 };
    for (name, value) in pairs(text)? {
        let value: f64 = value.parse().map_err(|_| format!("{name}={value} is not a number"))?;
        *match name {
            "elo0" => &mut test.elo0,
            "elo1" => &mut test.elo1,
            "alpha" => &mut test.alpha,
            "beta" => &mut test.beta,
            _ => return Err(format!("unknown name {name}; the names are elo0, elo1, alpha and beta")),
        } = value;
    }
    let Sprt { elo0, elo1, alpha, beta } = test;
    if !(elo0 < elo1 && elo0 > -1000.0 && elo1 < 1000.0) {
        return Err("needs elo0 and elo1 between -1000 and 1000, with elo0 less than elo1".to_owned());
    }
    if [alpha, beta].iter().any(|risk| !(0.0001..0.5).contains(risk)) {
        return Err("alpha and beta must be at least 0.0001 and less than 0.5".to_owned());
    }
    Ok(test)
}

/// The test as text.
pub(super) fn sprt_text(test: &Sprt) -> String {
    format!("elo0={} elo1={} alpha={} beta={}", test.elo0, test.elo1, test.alpha, test.beta)
}

/// When games are adjudicated.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Adjudicate {
    /// Depending on the rules.
    Auto,
    /// With these thresholds.
    So(Adjudication),
}

/// Safe in ordinary games: both sides see a forced win, or both scores stay even for ten moves each, late in the game.
const ORDINARY: Adjudication =
    Adjudication { win: Some((Score::DECIDED, 4)), draw: Some((Score(15), 20, 100)) };

impl Adjudicate {
    /// The thresholds for these rules. Auto does not adjudicate games with other goals, where scores may mean something else.
    pub(crate) fn for_rules(self, rules: AnyRules) -> Adjudication {
        match self {
            Adjudicate::So(adjudication) => adjudication,
            Adjudicate::Auto
                if matches!(rules, AnyRules::Variant(_)) && rules.house_rules().goal.is_usual() =>
            {
                ORDINARY
            }
            Adjudicate::Auto => Adjudication::default(),
        }
    }
}

/// `auto`, `off`, or `win=MEN:PLIES,draw=MEN:PLIES:FROM-PLY`.
pub(super) fn adjudicate(text: &str) -> Result<Adjudicate, String> {
    let mut adjudication = Adjudication::default();
    match text {
        "auto" => return Ok(Adjudicate::Auto),
        "off" => return Ok(Adjudicate::So(adjudication)),
        _ => {}
    }
    for (name, value) in pairs(text)? {
        let parts: Vec<&str> = value.split(':').collect();
        match (name, parts.as_slice()) {
            ("win", [men, plies]) => adjudication.win = Some((score(men)?, number(plies)?)),
            ("draw", [men, plies, from]) => {
                adjudication.draw = Some((score(men)?, number(plies)?, number(from)? as usize));
            }
            _ => return Err("must be auto, off, or win=MEN:PLIES,draw=MEN:PLIES:FROM-PLY".to_owned()),
        }
    }
    Ok(Adjudicate::So(adjudication))
}

fn score(text: &str) -> Result<Score, String> {
    let men = text.parse::<f64>().ok().filter(|men| (0.0..=300.0).contains(men));
    men.map(|men| Score((men * 100.0).round() as i32))
        .ok_or_else(|| format!("{text:?} is not a number of men from 0 to 300"))
}

fn number(text: &str) -> Result<u32, String> {
    let plies = text.parse().ok().filter(|plies| (1..=100_000).contains(plies));
    plies.ok_or_else(|| format!("{text:?} is not a number of plies"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_and_written() {
        let told = |text| clock(text).map(clock_text);
        assert_eq!(told("60"), Ok("60 s".to_owned()));
        assert_eq!(told("40/60+0.5"), Ok("40 moves in 60 s + 0.5 s a move".to_owned()));
        for wrong in ["", "x", "0", "0/60", "-1", "60+", "1e300", "NaN", "40/"] {
            assert!(clock(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn tests_need_two_bounds_in_order() {
        let test = sprt("elo0=-5,elo1=0,beta=0.1").expect("valid");
        assert_eq!(sprt_text(&test), "elo0=-5 elo1=0 alpha=0.05 beta=0.1");
        for wrong in
            ["", "elo0=1", "elo0=5,elo1=5", "elo0=0,elo1=5,alpha=0.7", "elo0=0,elo1=5,x=1", "elo0=NaN,elo1=5"]
        {
            assert!(sprt(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn adjudication_is_off_for_other_goals_by_default() {
        let auto = adjudicate("auto").expect("valid");
        let [english, losing, text] =
            ["english", "antidraughts", "text"].map(|key| AnyRules::from_key(key).expect("they exist"));
        assert_eq!(auto.for_rules(english), ORDINARY);
        assert_eq!(auto.for_rules(losing), Adjudication::default());
        assert_eq!(auto.for_rules(text), Adjudication::default());
        let own = adjudicate("win=5:6,draw=0.1:10:80").expect("valid").for_rules(losing);
        assert_eq!(own, Adjudication { win: Some((Score(500), 6)), draw: Some((Score(10), 10, 80)) });
        for wrong in ["", "on", "win=5", "draw=1:2", "win=-1:3", "win=1:0", "draw=x:1:1"] {
            assert!(adjudicate(wrong).is_err(), "{wrong}");
        }
    }
}
