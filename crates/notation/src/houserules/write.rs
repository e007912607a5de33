//! Writing house rules.

use std::fmt::Write as _;

use crownhead_rules::{HouseRules, RuleValue};

use super::NamedRules;

/// A complete house-rules file that explains every switch.
pub fn write(rules: &HouseRules) -> String {
    write_named(&NamedRules { name: None, rules: *rules })
}

/// A complete house-rules file with a name.
pub fn write_named(named: &NamedRules) -> String {
    let mut text =
        String::from("# House rules of draughts. A switch that is left out is as in English draughts.\n\n");
    if let Some(name) = &named.name {
        let _ = writeln!(text, "name = {}\n", quoted(name));
    }
    let rules = &named.rules;
    for (key, value, comment) in switches(rules) {
        let _ = writeln!(text, "# {comment}\n{key} = {value}\n");
    }
    text.push_str("# When a game is drawn. 0 turns a limit off.\n[draws]\n");
    for (key, value, comment) in draws(rules) {
        let _ = writeln!(text, "# {comment}\n{key} = {value}");
    }
    text
}

/// A basic string of TOML.
fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => {
                let _ = write!(quoted, "\\u{:04X}", u32::from(c));
            }
            c => quoted.push(c),
        }
    }
    quoted + "\""
}

type Switch = (&'static str, String, String);

fn switch<T: RuleValue>(key: &'static str, value: T, about: &str) -> Switch {
    let names: Vec<&str> = T::VALUES.iter().map(|value| value.value_key()).collect();
    (key, format!("\"{}\"", value.value_key()), format!("{about}: {}.", names.join(", ")))
}

fn switches(rules: &HouseRules) -> Vec<Switch> {
    let mut all = Vec::from(usual(rules));
    all.extend(unusual(rules));
    all
}

/// Switches that few variants change.
fn unusual(rules: &HouseRules) -> [Switch; 11] {
    let plain = |key, value: &dyn ToString, about: &str| (key, value.to_string(), about.to_owned());
    [
        plain("home_gap", &rules.home_gap, "Empty rows behind each side's men at the start."),
        switch(
            "man_steps",
            rules.man_steps,
            "Where men step, forward, and sideways where lines are straight",
        ),
        switch("man_captures", rules.man_captures, "Where men capture"),
        switch("king_steps", rules.king_steps, "Where kings step"),
        switch("king_captures", rules.king_captures, "Where kings capture"),
        switch("removal", rules.removal, "When captured pieces leave the board"),
        switch("king_landing", rules.king_landing, "Where a flying king lands behind a captured piece"),
        plain("may_turn_back", &rules.may_turn_back, "Whether a king may turn right back between two legs."),
        plain("men_take_kings", &rules.men_take_kings, "Whether men may capture kings."),
        plain(
            "king_move_limit",
            &rules.king_move_limit,
            "Quiet moves that one king may make in a row while its side has men; 0 for no limit.",
        ),
        switch("goal", rules.goal, "How a game is won"),
    ]
}

fn usual(rules: &HouseRules) -> [Switch; 11] {
    let plain = |key, value: &dyn ToString, about: &str| (key, value.to_string(), about.to_owned());
    [
        switch("board", rules.board, "The board"),
        plain("rows", &rules.rows, "Rows of men each side starts with."),
        switch("starts", rules.starts, "The side that moves first; white sits at the bottom"),
        plain(
            "men_capture_back",
            &rules.men_capture_back,
            "Whether men capture backward as well as forward.",
        ),
        plain("flying_kings", &rules.flying_kings, "Whether kings move and capture over any distance."),
        switch("capture_duty", rules.capture_duty, "Whether a side that can capture must"),
        plain(
            "huffing",
            &rules.huffing,
            "Whether a piece that could have captured and did not may be taken off by the other side.",
        ),
        switch("chain_duty", rules.chain_duty, "How far a capture goes"),
        switch("precedence", rules.precedence, "Which of several captures may be chosen"),
        switch(
            "crowning_in_capture",
            rules.crowning_in_capture,
            "What a man does on the crowning row in the middle of a capture",
        ),
        switch("regicide", rules.regicide, "What happens to a man that captures a king"),
    ]
}

fn draws(rules: &HouseRules) -> [Switch; 4] {
    let draws = &rules.draws;
    let half = if draws.no_progress % 2 == 1 { ".5" } else { "" };
    [
        (
            "repetition",
            draws.repetition.to_string(),
            "How often the same position must occur, with the same side to move.".to_owned(),
        ),
        (
            "no_progress",
            format!("{}{half}", draws.no_progress / 2),
            "Moves of each side without a capture or a man's move.".to_owned(),
        ),
        switch("endings", draws.endings, "Limits for few pieces, as in the game of that name"),
        switch("claims", draws.claims, "Which draws a player has to claim, and no others"),
    ]
}
