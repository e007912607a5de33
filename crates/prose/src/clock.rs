//! Time controls and clocks in words.

use crownhead_clock::{Bonus, Control, ControlError, Controls, Millis, Part};
use crownhead_rules::{AnyRules, Color};

use crate::{capitalized, messages::say, names::side};

/// What a time control means: "5 minutes, plus 3 seconds per move".
pub fn controls(rules: AnyRules, controls: &Controls) -> String {
    let white = control(&controls.white);
    if controls.white == controls.black {
        return capitalized(&white);
    }
    let (white_name, black_name) = (side(rules, Color::White), side(rules, Color::Black));
    say!(
        "clock-odds",
        white = &white_name,
        first = &white,
        black = &black_name,
        second = &control(&controls.black)
    )
}

/// What is said where a game has no clock: "No clock".
pub fn untimed() -> String {
    capitalized(&say!("clock-untimed"))
}

fn control(control: &Control) -> String {
    let (parts, bonus, periods) = match control {
        Control::Untimed => return say!("clock-untimed"),
        Control::Hourglass(time) => return say!("clock-hourglass", time = &length(*time)),
        Control::Timed { parts, bonus, periods } => (parts, bonus, periods),
    };
    let parts = parts.iter().map(part).collect::<Vec<_>>();
    let mut pieces = vec![parts.join(&say!("clock-then"))];
    pieces.extend(match bonus {
        Bonus::None => None,
        Bonus::Increment(time) => Some(say!("clock-increment", time = &length(*time))),
        Bonus::Bronstein(time) => Some(say!("clock-bronstein", time = &length(*time))),
        Bonus::Delay(time) => Some(say!("clock-delay", time = &length(*time))),
    });
    pieces.extend(
        periods.map(|periods| say!("clock-periods", n = periods.count, time = &length(periods.length))),
    );
    pieces.join(&say!("clock-and"))
}

fn part(part: &Part) -> String {
    let time = length(part.time);
    part.moves.map_or_else(|| time.clone(), |moves| say!("clock-part", time = &time, n = moves))
}

/// "5 minutes", "30 seconds", "1 minute 30 seconds".
fn length(time: Millis) -> String {
    let seconds = time / 1000;
    match (seconds / 60, seconds % 60) {
        (0, seconds) => say!("clock-seconds", n = seconds),
        (minutes, 0) => say!("clock-minutes", n = minutes),
        (minutes, seconds) => {
            let (minutes, seconds) = (say!("clock-minutes", n = minutes), say!("clock-seconds", n = seconds));
            say!("clock-both", minutes = &minutes, seconds = &seconds)
        }
    }
}

/// Why a text is not a time control.
pub fn control_problem(error: ControlError) -> String {
    match error {
        ControlError::Zero => say!("clock-zero"),
        ControlError::TooLong => say!("clock-too-long"),
        ControlError::AfterTheRest => say!("clock-after-the-rest"),
        _ => say!("clock-unreadable"),
    }
}

/// The clock of a side for screen readers: "White's clock: 4:59".
pub fn face(rules: AnyRules, color: Color, time: &str) -> String {
    say!("clock-face", side = &side(rules, color), time = time)
}

/// The byo-yomi periods left, beside the time.
pub fn periods_left(periods: u16) -> String {
    say!("clock-periods-left", n = periods)
}

/// Men that a side leaves off the board: "White plays without 2 men".
pub fn handicap(rules: AnyRules, given: Option<(Color, u8)>) -> String {
    match given {
        None => say!("handicap-none"),
        Some((color, men)) => say!("handicap", side = &side(rules, color), n = men),
    }
}

#[cfg(test)]
mod tests {
    use crownhead_rules::Variant;

    use super::*;

    #[test]
    fn every_kind_of_control_has_words() {
        let said = |text: &str| {
            controls(AnyRules::Variant(Variant::English), &text.parse().expect("a time control"))
        };
        assert_eq!(said("-"), "No clock");
        assert_eq!(said("1"), "1 minute");
        assert_eq!(said("5+3"), "5 minutes, plus 3 seconds per move");
        assert_eq!(said("0:30b2"), "30 seconds, with up to 2 seconds per move given back");
        assert_eq!(said("1:30d1"), "1 minute 30 seconds, with the first 1 second of each move free");
        assert_eq!(said("50/120,60"), "120 minutes for 50 moves, then 60 minutes");
        assert_eq!(said("10+3x30"), "10 minutes, then 3 periods of 30 seconds per move");
        assert_eq!(said("h5"), "Hourglass, 5 minutes: the time one side uses goes to the other");
        assert_eq!(said("5 vs 3"), "White: 5 minutes. Black: 3 minutes.");
    }
}
