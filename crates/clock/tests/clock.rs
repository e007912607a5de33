//! Clocks: each control to its end, pauses, taking back, records.

use crownhead_clock::{Allowance, Clock, Controls, FlagFall, Reading, RecordError, can_win, judge};
use crownhead_rules::{AnyPosition, AnyRules, Color, Piece, Role, Setup, Variant};
use proptest::prelude::*;

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;

fn clock(controls: &str) -> Clock {
    let mut clock = Clock::new(controls.parse().expect("a time control"), WHITE);
    clock.start(0);
    clock
}

fn left(clock: &Clock, color: Color, now: u64) -> u64 {
    clock.reading(color, now).left
}

/// Presses after each of these times, and returns the time now.
fn press(clock: &mut Clock, times: &[u64]) -> u64 {
    times.iter().fold(0, |now, time| {
        clock.press(now + time);
        now + time
    })
}

#[test]
fn sudden_death_ends_when_the_time_is_used() {
    let mut clock = clock("0:10");
    assert_eq!((left(&clock, WHITE, 4000), left(&clock, BLACK, 4000)), (6000, 10_000));
    assert_eq!(clock.flag_time(), Some(10_000));
    assert_eq!(clock.flags(9999), [false, false]);
    assert_eq!(clock.flags(10_000), [true, false]);
    press(&mut clock, &[4000, 1000]);
    assert_eq!((left(&clock, WHITE, 5000), left(&clock, BLACK, 5000)), (6000, 9000));
    assert_eq!(clock.flags(11_000), [true, false]);
}

#[test]
fn an_increment_is_added_after_the_move() {
    let mut clock = clock("0:10+3");
    let now = press(&mut clock, &[4000, 1000]);
    assert_eq!((left(&clock, WHITE, now), left(&clock, BLACK, now)), (9000, 12_000));
    clock.press(now + 9000);
    assert!(clock.flags(now + 9000)[0], "an increment comes too late for a fallen flag");
    assert_eq!(left(&clock, WHITE, now + 9000), 0);
}

#[test]
fn bronstein_gives_back_no_more_than_was_used() {
    let mut clock = clock("0:10b3");
    let now = press(&mut clock, &[2000, 5000]);
    assert_eq!((left(&clock, WHITE, now), left(&clock, BLACK, now)), (10_000, 8000));
}

#[test]
fn a_delay_counts_before_the_time_does() {
    let mut clock = clock("0:10d3");
    let reading = clock.reading(WHITE, 2000);
    assert_eq!((reading.left, reading.delay), (10_000, 1000));
    assert_eq!(clock.flag_time(), Some(13_000));
    assert_eq!(clock.flags(12_999), [false, false]);
    clock.pause(2000);
    clock.start(60_000);
    assert_eq!(clock.reading(WHITE, 62_000).left, 9000, "a pause does not renew the delay");
    clock.press(62_000);
    assert_eq!((left(&clock, WHITE, 62_000), left(&clock, BLACK, 64_000)), (9000, 10_000));
}

#[test]
fn parts_follow_each_other_and_the_last_one_repeats() {
    let mut clock = clock("2/1,1/0:30");
    let now = press(&mut clock, &[10_000, 0, 10_000, 0]);
    assert_eq!((left(&clock, WHITE, now), left(&clock, BLACK, now)), (70_000, 90_000), "saved time is kept");
    let mut now = now;
    for white in [100_000, 130_000] {
        clock.press(now);
        clock.press(now);
        assert_eq!(left(&clock, WHITE, now), white);
        now += 0;
    }
    assert_eq!(
        clock.flags(now + 130_000),
        [true, false],
        "more time comes only with the last move of the part"
    );
}

#[test]
fn periods_are_kept_by_moves_in_time_and_lost_otherwise() {
    let mut clock = clock("0:10+3x5");
    assert_eq!(clock.reading(WHITE, 9000).periods, None);
    let in_first = Reading { left: 4000, periods: Some(3), delay: 0, flag: false, running: true };
    assert_eq!(clock.reading(WHITE, 11_000), in_first);
    assert_eq!((clock.reading(WHITE, 15_000).periods, left(&clock, WHITE, 15_000)), (Some(2), 5000));
    clock.press(16_000);
    clock.press(16_000);
    assert_eq!((clock.reading(WHITE, 16_000).periods, left(&clock, WHITE, 16_000)), (Some(2), 5000));
    clock.press(20_900);
    assert_eq!((clock.reading(WHITE, 20_900).periods, left(&clock, WHITE, 20_900)), (Some(2), 5000));
    clock.press(20_900);
    assert_eq!(clock.flag_time(), Some(30_900));
    assert_eq!(clock.flags(30_899), [false, false]);
    assert_eq!(clock.flags(30_900), [true, false]);
}

#[test]
fn an_hourglass_gives_the_time_to_the_other_side() {
    let clock = clock("h1");
    assert_eq!((left(&clock, WHITE, 20_000), left(&clock, BLACK, 20_000)), (40_000, 80_000));
    assert_eq!((left(&clock, WHITE, 99_000), left(&clock, BLACK, 99_000)), (0, 120_000));
}

#[test]
fn sides_can_have_odds_and_one_side_no_limit() {
    let mut clock = clock("- vs 0:10");
    assert_eq!((clock.flags(1_000_000), clock.flag_time()), ([false, false], None));
    clock.press(1_000_000);
    assert_eq!(clock.flags(1_010_000), [false, true]);
    assert!(!clock.reading(WHITE, 0).running);
}

#[test]
fn both_flags_can_fall_where_players_play_on() {
    let mut clock = clock("0:10");
    clock.press(11_000);
    assert_eq!(clock.flags(20_000), [true, false]);
    assert_eq!(clock.flags(21_000), [true, true]);
}

#[test]
fn a_clock_starts_only_when_told() {
    let mut clock = Clock::new("1".parse().expect("a time control"), BLACK);
    assert_eq!((left(&clock, BLACK, 99_000), clock.is_running(), clock.flag_time()), (60_000, false, None));
    clock.press(99_000);
    assert_eq!((clock.turn(), left(&clock, WHITE, 999_000), clock.is_running()), (WHITE, 60_000, false));
}

#[test]
fn time_can_be_given_and_taken() {
    let mut clock = clock("0:10");
    clock.adjust(BLACK, 15_000, 1000);
    clock.adjust(WHITE, -5000, 1000);
    assert_eq!((left(&clock, WHITE, 1000), left(&clock, BLACK, 1000)), (4000, 25_000));
    assert_eq!(clock.flags(6000), [true, false]);
    clock.adjust(WHITE, 15_000, 6000);
    assert_eq!((clock.flags(6000), left(&clock, WHITE, 6000)), ([false, false], 15_000));
}

#[test]
fn low_time_does_not_count_while_periods_remain() {
    assert!(clock("0:10").is_low(WHITE, 10_000, 1));
    assert!(!clock("0:10").is_low(WHITE, 10_000, 0));
    assert!(!clock("0:10+2x5").is_low(WHITE, 10_000, 12_000));
    assert!(clock("0:10+2x5").is_low(WHITE, 10_000, 16_000));
    assert!(!clock("-").is_low(WHITE, 10_000, 0));
}

#[test]
fn a_search_gets_the_time_of_its_side() {
    let allowance = |text, now| clock(text).allowance(now);
    let some = |left, moves, increment| Some(Allowance { left, moves, increment });
    assert_eq!(allowance("-", 0), None);
    assert_eq!(allowance("0:10+3", 4000), some(6000, None, 3000));
    assert_eq!(allowance("0:10d3", 4000), some(9000, None, 3000));
    assert_eq!(allowance("40/1,30", 0), some(60_000, Some(40), 0));
    assert_eq!(allowance("0:10+3x5", 0), some(10_000, None, 5000));
    assert_eq!(allowance("0+3x5", 1000), some(4000, Some(1), 0));
    let mut clock = clock("2/1");
    press(&mut clock, &[0, 0]);
    assert_eq!(clock.allowance(0), some(60_000, Some(1), 0));
    press(&mut clock, &[0, 0]);
    assert_eq!(clock.allowance(0), some(120_000, Some(2), 0));
}

fn lone_king(rules: AnyRules, kings: u16) -> AnyPosition {
    let king = |color| Piece { color, role: Role::King };
    let mut pieces = vec![(1, king(BLACK))];
    pieces.extend((0..kings).map(|i| (24 + i, king(WHITE))));
    let setup = Setup { pieces: pieces.into_iter().collect(), turn: WHITE, king_runs: [None; 2] };
    setup.into_position(rules).expect("a legal setup")
}

#[test]
fn a_fallen_flag_loses_unless_the_opponent_could_not_win() {
    let start = AnyPosition::start(Variant::International);
    assert_eq!(judge([false, false], &start), None);
    assert_eq!(judge([true, false], &start), Some(FlagFall::Loses(WHITE)));
    assert_eq!(judge([false, true], &start), Some(FlagFall::Loses(BLACK)));
    assert_eq!(judge([true, true], &start), Some(FlagFall::Both));
    let international = lone_king(AnyRules::Variant(Variant::International), 3);
    assert_eq!(judge([true, false], &international), Some(FlagFall::CannotWin));
    assert_eq!(judge([false, true], &international), Some(FlagFall::Loses(BLACK)));
    assert!(
        can_win(&lone_king(AnyRules::Variant(Variant::International), 4), BLACK),
        "no rule counts this ending"
    );
    assert!(
        can_win(&lone_king(AnyRules::Variant(Variant::English), 3), BLACK),
        "nor has English such a rule"
    );
    assert!(can_win(&lone_king(AnyRules::Variant(Variant::Giveaway), 3), BLACK));
}

#[test]
fn what_is_not_a_record_is_refused() {
    for text in
        ["", "5+3", "5+3; W; ; x", "5+3; R; ; 0", "5+3; W; 1 2 x; 0", "5+3; W; W; 0", "5; W; 99999999999; 0"]
    {
        assert_eq!(Clock::from_record(text), Err(RecordError), "{text}");
    }
    assert_eq!(Clock::from_record("5+3; W; 4200 W+1000 B-500; 10").map(|clock| clock.turn()), Ok(BLACK));
}

const CONTROLS: [&str; 12] = [
    "-",
    "1",
    "1+3",
    "1b3",
    "1d3",
    "3/1,2/0:30",
    "2/1,0:30+3",
    "1+3x10",
    "0+3x10",
    "h1",
    "1+3 vs 0:30",
    "- vs 1d3",
];

/// What happens on a clock.
#[derive(Clone, Copy, Debug)]
enum Act {
    Wait(u64),
    Press,
    Pause,
    Start,
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        3 => (0u64..20_000).prop_map(Act::Wait),
        3 => Just(Act::Press),
        1 => Just(Act::Pause),
        1 => Just(Act::Start),
    ];
    proptest::collection::vec(act, 0..40)
}

fn run(controls: &str, acts: &[Act]) -> (Clock, u64) {
    let mut clock = clock(controls);
    let mut now = 0;
    for act in acts {
        match act {
            Act::Wait(time) => now += time,
            Act::Press => clock.press(now),
            Act::Pause => clock.pause(now),
            Act::Start => clock.start(now),
        }
    }
    (clock, now)
}

fn readings(clock: &Clock, now: u64) -> [(u64, Option<u16>, bool); 2] {
    Color::ALL.map(|color| {
        let reading = clock.reading(color, now);
        (reading.left, reading.periods, reading.flag)
    })
}

proptest! {
    #[test]
    fn no_time_is_created_or_lost(acts in acts()) {
        for text in ["60", "h60"] {
            let (clock, now) = run(text, &acts);
            let mut running = true;
            let mut used = 0;
            for act in &acts {
                match act {
                    Act::Wait(time) if running => used += time,
                    Act::Pause => running = false,
                    Act::Start => running = true,
                    Act::Wait(_) | Act::Press => {}
                }
            }
            let left: u64 = Color::ALL.map(|color| left(&clock, color, now)).iter().sum();
            prop_assert_eq!(left, if text == "h60" { 7_200_000 } else { 7_200_000 - used });
        }
        let (clock, now) = run("60+3", &acts);
        let (plain, _) = run("60", &acts);
        let gained = |color| left(&clock, color, now) - left(&plain, color, now);
        prop_assert_eq!(gained(WHITE) + gained(BLACK), 3000 * clock.moves() as u64);
    }

    #[test]
    fn a_pause_stops_everything(control in 0..CONTROLS.len(), acts in acts(), time in 0u64..1_000_000) {
        let (mut clock, now) = run(CONTROLS[control], &acts);
        clock.pause(now);
        let before = readings(&clock, now);
        prop_assert_eq!(readings(&clock, now + time), before);
        clock.start(now + time);
        prop_assert_eq!(readings(&clock, now + time), before);
        prop_assert_eq!(clock.turn(), run(CONTROLS[control], &acts).0.turn());
    }

    #[test]
    fn taking_back_restores_both_sides(control in 0..CONTROLS.len(), acts in acts(), more in acts()) {
        let (mut clock, now) = run(CONTROLS[control], &acts);
        clock.press(now);
        clock.start(now);
        let before = (readings(&clock, now), clock.turn(), clock.moves());
        let mut later = now;
        clock.press(later);
        for act in more {
            match act {
                Act::Wait(time) => later += time,
                Act::Press => clock.press(later),
                Act::Pause | Act::Start => clock.adjust(WHITE, 500, later),
            }
        }
        clock.take_back(clock.moves() - before.2, later);
        prop_assert_eq!((readings(&clock, later), clock.turn(), clock.moves()), before);
    }

    #[test]
    fn records_round_trip(control in 0..CONTROLS.len(), acts in acts(), change in -9000i64..9000) {
        let (mut clock, now) = run(CONTROLS[control], &acts);
        clock.adjust(BLACK, change, now);
        clock.pause(now);
        let read = Clock::from_record(&clock.record(now)).expect("a record");
        prop_assert_eq!(&read, &clock);
    }

    #[test]
    fn a_flag_falls_exactly_when_foretold(control in 0..CONTROLS.len(), acts in acts()) {
        let (mut clock, now) = run(CONTROLS[control], &acts);
        clock.start(now);
        let side = clock.turn().index();
        if let Some(time) = clock.flag_time().filter(|&time| time > now) {
            prop_assert!(!clock.flags(time - 1)[side] && clock.flags(time)[side]);
        } else if clock.flag_time().is_some() {
            prop_assert!(clock.flags(now)[side]);
        }
    }

    #[test]
    fn an_allowance_never_exceeds_what_is_left(control in 0..CONTROLS.len(), acts in acts()) {
        let (clock, now) = run(CONTROLS[control], &acts);
        let Some(Allowance { left: most, .. }) = clock.allowance(now) else { return Ok(()) };
        let side = clock.turn().index();
        if most > 0 {
            let mut later = clock.clone();
            later.start(now);
            prop_assert!(!later.flags(now + most - 1)[side]);
        }
    }
}

#[test]
fn time_controls_are_the_same_after_a_game() {
    let controls: Controls = "5+3 vs 3".parse().expect("time controls");
    let mut clock = Clock::new(controls.clone(), WHITE);
    press(&mut clock, &[1, 2, 3]);
    assert_eq!(clock.controls(), &controls);
}
