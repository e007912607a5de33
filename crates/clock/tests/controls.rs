//! Time controls as text.

use crownhead_clock::{Bonus, Control, ControlError, Controls, Part, Periods};
use proptest::prelude::*;

fn control(text: &str) -> Result<Control, ControlError> {
    text.parse()
}

#[test]
fn every_control_prints_as_it_is_written() {
    let texts = [
        "-",
        "5",
        "0:30",
        "5+3",
        "5b3",
        "5d3",
        "50/120,25/60",
        "40/90,30+30",
        "10+3x30",
        "0+1x10",
        "10+5+3x30",
        "h5",
        "1:05+2",
        "40/90",
        "5+3 vs 3",
        "- vs 5",
    ];
    for text in texts {
        assert_eq!(text.parse::<Controls>().map(|controls| controls.to_string()), Ok(text.to_owned()));
    }
}

#[test]
fn each_letter_has_its_meaning() {
    let timed =
        |bonus| Control::Timed { parts: vec![Part { moves: None, time: 300_000 }], bonus, periods: None };
    assert_eq!(control("5+3"), Ok(timed(Bonus::Increment(3000))));
    assert_eq!(control("5+3"), Ok(Control::fischer(300_000, 3000)));
    assert_eq!(control("5b3"), Ok(timed(Bonus::Bronstein(3000))));
    assert_eq!(control("5d3"), Ok(timed(Bonus::Delay(3000))));
    assert_eq!(control("h0:30"), Ok(Control::Hourglass(30_000)));
    let Ok(Control::Timed { parts, periods, .. }) = control("40/90,30+2x15") else { panic!("a control") };
    let expected = [Part { moves: Some(40), time: 5_400_000 }, Part { moves: None, time: 1_800_000 }];
    assert_eq!(parts, expected);
    assert_eq!(periods, Some(Periods { count: 2, length: 15_000 }));
}

#[test]
fn what_is_not_a_control_is_refused_with_a_reason() {
    for text in
        ["", "five", "5+", "5+3x", "x30", "5:60", "5:", "5;3", "-5", "5+3+3", "1/", "/5", "5 + 3", "é"]
    {
        assert_eq!(control(text), Err(ControlError::Unreadable), "{text}");
    }
    for text in ["0", "0+3", "h0", "0/5", "5+0", "5+0x30", "5+3x0", "40/0,30"] {
        assert_eq!(control(text), Err(ControlError::Zero), "{text}");
    }
    for text in
        ["99999", "5+9999999", "99999999999999999999999", "70000/5", "1/1,1/1,1/1,1/1,1/1,1/1,1/1,1/1,1"]
    {
        assert_eq!(control(text), Err(ControlError::TooLong), "{text}");
    }
    assert_eq!(control("90,40/30"), Err(ControlError::AfterTheRest));
}

fn a_control() -> impl Strategy<Value = Control> {
    let part = (proptest::option::of(1u16..99), 1u64..9999)
        .prop_map(|(moves, seconds)| Part { moves, time: seconds * 1000 });
    let bonus = (0..4, 1u64..99).prop_map(|(kind, seconds)| match kind {
        0 => Bonus::None,
        1 => Bonus::Increment(seconds * 1000),
        2 => Bonus::Bronstein(seconds * 1000),
        _ => Bonus::Delay(seconds * 1000),
    });
    let periods = (1u16..9, 1u64..99).prop_map(|(count, seconds)| Periods { count, length: seconds * 1000 });
    let timed = (proptest::collection::vec(part, 1..4), bonus, proptest::option::of(periods)).prop_map(
        |(mut parts, bonus, periods)| {
            let last = parts.len() - 1;
            parts[..last].iter_mut().for_each(|part| part.moves = part.moves.or(Some(7)));
            Control::Timed { parts, bonus, periods }
        },
    );
    prop_oneof![
        1 => Just(Control::Untimed),
        1 => (1u64..9999).prop_map(|seconds| Control::Hourglass(seconds * 1000)),
        8 => timed,
    ]
}

proptest! {
    #[test]
    fn controls_round_trip(white in a_control(), black in a_control()) {
        let controls = Controls { white, black };
        prop_assert_eq!(controls.to_string().parse::<Controls>(), Ok(controls));
    }

    #[test]
    fn no_text_makes_the_parser_panic(text in "[0-9/,:+xbdh v-]{0,20}") {
        _ = text.parse::<Controls>();
    }
}
