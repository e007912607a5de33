//! The clock of a game follows its moves.

use crownhead_clock::{Allowance, Timekeeper};
use crownhead_rules::Color;

fn keeper() -> Timekeeper {
    let controls = "1+2".parse().expect("a time control");
    Timekeeper::new(controls, 4, Color::White).expect("a clock")
}

#[test]
fn the_clock_starts_with_the_first_move_and_ends_with_the_game() {
    let mut keeper = keeper();
    assert_eq!(keeper.face(Color::White, 60_000), "1:00");
    keeper.follow(5, Color::Black, false, 60_000);
    assert_eq!(keeper.face(Color::White, 61_000), "1:02");
    assert_eq!(keeper.face(Color::Black, 70_000), "0:50");
    keeper.follow(6, Color::White, true, 70_000);
    assert_eq!(keeper.face(Color::Black, 99_000), "0:52");
    assert!(!keeper.clock().is_running());
}

#[test]
fn the_clock_follows_undo_redo_and_a_restart() {
    let mut keeper = keeper();
    keeper.follow(5, Color::Black, false, 0);
    keeper.follow(6, Color::White, false, 9000);
    keeper.follow(4, Color::White, false, 20_000);
    assert_eq!((keeper.face(Color::Black, 20_000), keeper.clock().moves()), ("1:00".to_string(), 0));
    keeper.follow(6, Color::White, false, 21_000);
    assert!(!keeper.clock().is_running(), "moves that are redone take no time");
    keeper.follow(0, Color::Black, false, 30_000);
    assert_eq!((keeper.clock().turn(), keeper.clock().moves()), (Color::Black, 0));
}

#[test]
fn a_pause_lasts_until_it_ends_and_survives_saving() {
    let mut keeper = keeper();
    keeper.follow(5, Color::Black, false, 0);
    keeper.toggle(30_000);
    keeper.follow(6, Color::White, false, 90_000);
    assert_eq!(keeper.face(Color::Black, 99_000), "0:32");
    assert!(!keeper.clock().is_running());
    let mut back = {
        let (base, record) = keeper.record(99_000);
        Timekeeper::from_record(base, &record).expect("a record")
    };
    assert_eq!(back.face(Color::Black, 0), "0:32");
    back.toggle(0);
    assert_eq!(back.face(Color::White, 56_700), "5.3");
    assert!(back.is_low(Color::White, 56_700));
    assert!(!back.warns_of_low_time(Color::White, 56_700), "once in a game is enough");
    assert!(keeper.warns_of_low_time(Color::Black, 119_000) || !keeper.is_low(Color::Black, 119_000));
}

#[test]
fn a_computer_moves_in_time() {
    let mut keeper = keeper();
    keeper.follow(5, Color::Black, false, 0);
    let tenth = |allowance: Allowance| allowance.left / 10;
    assert!(!keeper.is_due(500, tenth) && keeper.is_due(30_000, tenth));
}
