//! The example programs run and print what their headers promise.

use std::path::PathBuf;
use std::process::Command;

/// The output of an example, line by line.
fn run(program: &str, arguments: &[&str]) -> Vec<String> {
    let output = Command::new(program).args(arguments).output().expect("the example starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8").lines().map(str::to_owned).collect()
}

fn data(name: &str) -> String {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("data").join(name).display().to_string()
}

#[test]
fn play_through_lists_the_game_and_ends_with_an_engine_move() {
    let lines = run(env!("CARGO_BIN_EXE_play_through"), &[&data("game.pdn")]);
    assert_eq!(lines[0], "1. 11-15");
    assert_eq!(lines[7], "8. 21x14");
    assert!(lines[8].starts_with("position B:W"), "{lines:?}");
    assert!(lines[9].starts_with("engine "), "{lines:?}");
    assert_eq!(lines.len(), 10);
}

#[test]
fn house_rules_play_six_plies() {
    let lines = run(env!("CARGO_BIN_EXE_house_rules"), &[&data("rules.toml")]);
    assert!(lines[0].starts_with("link code "), "{lines:?}");
    assert!(lines[6].starts_with("6. "), "{lines:?}");
    assert!(lines[7].starts_with("position "), "{lines:?}");
}

#[test]
fn count_positions_prints_the_known_perft_numbers() {
    let lines = run(env!("CARGO_BIN_EXE_count_positions"), &["english", "5"]);
    assert_eq!(lines, ["1 7", "2 49", "3 302", "4 1469", "5 7361"]);
}

#[test]
fn probe_endgame_prints_the_value_of_the_position_and_of_each_move() {
    let lines = run(env!("CARGO_BIN_EXE_probe_endgame"), &["english", "W:WK18,K15:BK1"]);
    assert!(lines[0].starts_with("position win in "), "{lines:?}");
    assert!(lines[1..].iter().any(|line| line.contains(" win in ")), "{lines:?}");
    // Each king has three moves: the other king occupies the fourth square.
    assert_eq!(lines.len(), 1 + 6, "{lines:?}");
}

#[test]
fn a_wrong_command_line_prints_the_usage() {
    let output = Command::new(env!("CARGO_BIN_EXE_count_positions")).output().expect("the example starts");
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("usage: count_positions"));
}
