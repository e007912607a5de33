//! The switches of house rules one by one.

use crownhead_notation::houserules::{self, Switch, contradiction_text};
use crownhead_rules::{AnyRules, BoardKind, Contradiction, HouseRules, Preset};

fn blank() -> HouseRules {
    HouseRules::plain(BoardKind::Dark8)
}

fn switch(key: &str) -> Switch {
    Switch::from_key(key).unwrap_or_else(|| panic!("there is no switch {key}"))
}

#[test]
fn every_switch_has_a_key_of_its_own_and_is_in_the_file() {
    let text = houserules::write(&blank());
    let mut keys: Vec<&str> = Switch::all().map(Switch::key).collect();
    assert!(keys.iter().all(|key| text.contains(&format!("\n{key} = "))), "{keys:?}");
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), 26);
}

#[test]
fn switches_are_set_one_at_a_time() {
    let menu = Preset::Menu.house_rules();
    let flying = switch("flying_kings").turned(&menu, 1).expect("it has that value");
    assert_eq!(flying, HouseRules { flying_kings: true, ..menu });
    let large = switch("board").turned(&menu, 2).expect("it has that value");
    assert_eq!(large, HouseRules { board: BoardKind::ALL[2], ..menu });
    let twice = switch("repetition").turned(&menu, 2).expect("it has that value");
    assert_eq!((twice.draws.repetition, twice.rows), (2, menu.rows));
    assert_eq!(switch("goal").turned(&menu, 7), None);
}

#[test]
fn a_changed_switch_matches_the_file_format() {
    for rules in AnyRules::all_named().map(|rules| rules.house_rules()) {
        for switch in Switch::all() {
            assert_eq!(switch.turned(&rules, switch.value(&rules)), Some(rules), "{}", switch.key());
            let names = switch.names();
            for (place, name) in names.iter().enumerate() {
                let turned = switch.turned(&rules, place as u16).expect("every name is a value");
                let line = format!("{} = \"{name}\"", switch.key());
                assert!(houserules::write(&turned).contains(&line), "{line}");
            }
        }
    }
}

#[test]
fn every_offered_value_can_be_set() {
    for rules in AnyRules::all_named().map(|rules| rules.house_rules()) {
        for switch in Switch::all() {
            let values = switch.values(&rules);
            assert!(values.len() > 1 && values.contains(&switch.value(&rules)), "{}", switch.key());
            for value in values {
                let turned = switch.turned(&rules, value).expect("it has that value");
                assert_eq!(switch.value(&turned), value, "{}", switch.key());
            }
        }
    }
    let rows = switch("rows").values(&blank());
    assert_eq!(rows, [1, 2, 3], "more leave no empty row");
}

#[test]
fn flags_and_numbers_have_no_names() {
    assert!(switch("flying_kings").is_flag() && !switch("rows").is_flag() && !switch("board").is_flag());
    assert!(switch("rows").names().is_empty());
    assert_eq!(switch("removal").names(), ["at-end", "at-once"]);
}

#[test]
fn a_contradiction_names_its_switches_and_has_the_text_of_a_file_error() {
    let rules = HouseRules { rows: 4, ..blank() };
    let found = rules.contradictions();
    assert!(switch("rows").is_in(found[0]) && switch("board").is_in(found[0]));
    assert!(!switch("goal").is_in(found[0]));
    let refused = houserules::parse("rows = 4").expect_err("it contradicts itself").to_string();
    assert!(refused.ends_with(&contradiction_text(found[0])), "{refused}");
    assert!(switch("repetition").is_in(Contradiction::RepetitionOfOne));
}
