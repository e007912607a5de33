//! Time controls as text; the grammar is in the README.

use alloc::vec::Vec;
use core::{fmt, str::FromStr};

use crate::{Bonus, Control, Controls, LONGEST, Millis, Part, Periods};

/// The most parts of a control.
const MOST_PARTS: usize = 8;

/// Why a text is not a time control.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum ControlError {
    /// It does not follow the grammar.
    Unreadable,
    /// It leaves no time to move, or asks for no moves or no periods.
    Zero,
    /// A time, or the number of parts, is too large.
    TooLong,
    /// A part for the rest of the game is not the last one.
    AfterTheRest,
}

impl fmt::Display for ControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ControlError::Unreadable => "not a time control; write 5+3, 40/90,30+30 or 10+3x30",
            ControlError::Zero => "every time and number must be more than zero",
            ControlError::TooLong => "too long",
            ControlError::AfterTheRest => "a part without a number of moves must be the last one",
        })
    }
}

impl core::error::Error for ControlError {}

type Parsed<T> = Result<T, ControlError>;

fn number(text: &str) -> Parsed<Millis> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits {
        return Err(ControlError::Unreadable);
    }
    text.parse().map_err(|_| ControlError::TooLong)
}

fn count(text: &str) -> Parsed<u16> {
    match u16::try_from(number(text)?) {
        Ok(0) => Err(ControlError::Zero),
        Ok(count) => Ok(count),
        Err(_) => Err(ControlError::TooLong),
    }
}

fn length(units: Millis, unit: Millis) -> Parsed<Millis> {
    units.checked_mul(unit).filter(|&time| time <= LONGEST).ok_or(ControlError::TooLong)
}

fn seconds(text: &str) -> Parsed<Millis> {
    match length(number(text)?, 1000)? {
        0 => Err(ControlError::Zero),
        time => Ok(time),
    }
}

fn time(text: &str) -> Parsed<Millis> {
    let Some((minutes, rest)) = text.split_once(':') else { return length(number(text)?, 60_000) };
    let rest = number(rest).ok().filter(|&rest| rest < 60).ok_or(ControlError::Unreadable)?;
    length(length(number(minutes)?, 60)? + rest, 1000)
}

fn part(text: &str) -> Parsed<Part> {
    let (moves, text) = match text.split_once('/') {
        Some((moves, text)) => (Some(count(moves)?), text),
        None => (None, text),
    };
    Ok(Part { moves, time: time(text)? })
}

fn parts(text: &str) -> Parsed<Vec<Part>> {
    if text.split(',').count() > MOST_PARTS {
        return Err(ControlError::TooLong);
    }
    let parts = text.split(',').map(part).collect::<Parsed<Vec<Part>>>()?;
    let rest = parts.iter().rev().skip(1).any(|part| part.moves.is_none());
    if rest { Err(ControlError::AfterTheRest) } else { Ok(parts) }
}

/// Splits off `+3x30`.
fn periods(text: &str) -> Parsed<(&str, Option<Periods>)> {
    let Some((before, length)) = text.rsplit_once('x') else { return Ok((text, None)) };
    let (rest, periods) = before.rsplit_once('+').ok_or(ControlError::Unreadable)?;
    Ok((rest, Some(Periods { count: count(periods)?, length: seconds(length)? })))
}

/// Splits off `+3`, `b3` or `d3`.
fn bonus(text: &str) -> Parsed<(&str, Bonus)> {
    let Some(at) = text.find(['+', 'b', 'd']) else { return Ok((text, Bonus::None)) };
    let time = seconds(&text[at + 1..])?;
    let bonus = match &text[at..=at] {
        "+" => Bonus::Increment(time),
        "b" => Bonus::Bronstein(time),
        _ => Bonus::Delay(time),
    };
    Ok((&text[..at], bonus))
}

impl FromStr for Control {
    type Err = ControlError;

    fn from_str(text: &str) -> Result<Control, ControlError> {
        let text = text.trim();
        if text == "-" {
            return Ok(Control::Untimed);
        }
        if let Some(text) = text.strip_prefix('h') {
            let time = time(text)?;
            return if time == 0 { Err(ControlError::Zero) } else { Ok(Control::Hourglass(time)) };
        }
        let (text, periods) = periods(text)?;
        let (text, bonus) = bonus(text)?;
        let parts = parts(text)?;
        let last = parts.len() - 1;
        let empty = |(i, part): (usize, &Part)| part.time == 0 && (i < last || periods.is_none());
        if parts.iter().enumerate().any(empty) {
            return Err(ControlError::Zero);
        }
        Ok(Control::Timed { parts, bonus, periods })
    }
}

impl FromStr for Controls {
    type Err = ControlError;

    fn from_str(text: &str) -> Result<Controls, ControlError> {
        match text.split_once(" vs ") {
            Some((white, black)) => Ok(Controls { white: white.parse()?, black: black.parse()? }),
            None => Ok(Controls::same(text.parse()?)),
        }
    }
}

/// Prints minutes, with seconds if there are any.
fn write_time(f: &mut fmt::Formatter<'_>, time: Millis) -> fmt::Result {
    let (minutes, seconds) = (time / 60_000, time / 1000 % 60);
    write!(f, "{minutes}")?;
    if seconds > 0 { write!(f, ":{seconds:02}") } else { Ok(()) }
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (parts, bonus, periods) = match self {
            Control::Untimed => return f.write_str("-"),
            Control::Hourglass(time) => {
                f.write_str("h")?;
                return write_time(f, *time);
            }
            Control::Timed { parts, bonus, periods } => (parts, bonus, periods),
        };
        for (i, part) in parts.iter().enumerate() {
            f.write_str(if i > 0 { "," } else { "" })?;
            if let Some(moves) = part.moves {
                write!(f, "{moves}/")?;
            }
            write_time(f, part.time)?;
        }
        match bonus {
            Bonus::None => {}
            Bonus::Increment(time) => write!(f, "+{}", time / 1000)?,
            Bonus::Bronstein(time) => write!(f, "b{}", time / 1000)?,
            Bonus::Delay(time) => write!(f, "d{}", time / 1000)?,
        }
        periods.map_or(Ok(()), |periods| write!(f, "+{}x{}", periods.count, periods.length / 1000))
    }
}

impl fmt::Display for Controls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.white)?;
        if self.black == self.white { Ok(()) } else { write!(f, " vs {}", self.black) }
    }
}
