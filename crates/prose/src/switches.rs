//! The switches of house rules in words: their names, their values, and what each value means.
//!
//! A value's meaning is the text that only it adds to the rules page, so each meaning is written once.

use crownhead_notation::houserules::Switch;
use crownhead_rules::{AnyRules, Contradiction, HouseRules};

use crate::{capitalized, fixed::Label, messages::say, rules_page};

/// The switches in groups, with the headings of the page of rules.
pub fn switch_groups() -> Vec<(String, Vec<Switch>)> {
    let group = |heading: String, keys: &[&str]| {
        (heading, keys.iter().filter_map(|key| Switch::from_key(key)).collect())
    };
    vec![
        group(say!("page-board"), &["board", "rows", "home_gap", "starts"]),
        group(say!("page-aim"), &["goal"]),
        group(say!("page-moving"), &["man_steps", "king_steps", "flying_kings", "king_move_limit"]),
        group(
            say!("page-capturing"),
            &[
                "capture_duty",
                "huffing",
                "man_captures",
                "men_capture_back",
                "men_take_kings",
                "king_captures",
                "king_landing",
            ],
        ),
        group(say!("page-chains"), &["chain_duty", "precedence", "removal", "may_turn_back"]),
        group(say!("page-crowning"), &["crowning_in_capture", "regicide"]),
        group(say!("page-draws"), &["repetition", "no_progress", "endings", "claims"]),
    ]
}

/// The name of a switch.
pub fn switch_name(switch: Switch) -> String {
    say!("switch-name", key = switch.key())
}

/// The name of a value of a switch.
pub fn switch_value(switch: Switch, value: u16) -> String {
    let names = switch.names();
    let name = names.get(usize::from(value)).copied();
    match (switch.key(), name) {
        ("man_steps" | "man_captures" | "king_steps" | "king_captures", Some(lines)) => {
            capitalized(&say!("lines", lines = lines))
        }
        (key, Some(name)) => say!("switch-value", value = &format!("{key}-{name}")),
        _ if switch.is_flag() => if value == 1 { Label::Yes } else { Label::No }.text(),
        ("home_gap", None) if value == 0 => say!("switch-value", value = "endings-none"),
        ("rows" | "home_gap", None) => capitalized(&say!("number", n = value)),
        ("repetition", None) => say!("switch-times", n = value),
        ("no_progress", None) => say!("switch-moves", n = value / 2),
        (_, None) => say!("switch-limit", n = value),
    }
}

/// The meaning of each of these values: the sentences found only on its rules page or, if there are none, those not
/// found on every page.
pub fn switch_lines(rules: &HouseRules, switch: Switch, values: &[u16]) -> Vec<String> {
    let pages: Vec<Vec<String>> = values.iter().map(|&value| sentences(rules, switch, value)).collect();
    let count = |sentence: &String| pages.iter().filter(|page| page.contains(sentence)).count();
    let own = |page: &Vec<String>| {
        let in_at_most = |most: usize| {
            let own = page.iter().filter(|sentence| count(sentence) <= most).map(String::as_str);
            own.collect::<Vec<_>>().join(" ")
        };
        let alone = in_at_most(1);
        if alone.is_empty() { in_at_most(pages.len() - 1) } else { alone }
    };
    pages.iter().map(own).collect()
}

/// Every sentence of the page of rules with a switch set to a value.
fn sentences(rules: &HouseRules, switch: Switch, value: u16) -> Vec<String> {
    let Some(turned) = switch.turned(rules, value) else { return Vec::new() };
    let sections = rules_page(AnyRules::House(turned)).sections;
    let paragraphs = sections.into_iter().flat_map(|section| section.paragraphs);
    let cut = |text: String| -> Vec<String> {
        text.split_inclusive(". ").map(|sentence| sentence.trim().to_owned()).collect()
    };
    paragraphs.flat_map(cut).collect()
}

/// Why house rules contradict each other, with the switches as [`switch_name`] names them.
pub fn contradicts(contradiction: Contradiction) -> String {
    let switches = contradiction.switches().iter().filter_map(|key| Switch::from_key(key));
    let names: Vec<String> = switches.map(|switch| switch_name(switch).to_lowercase()).collect();
    let why = rules_page::contradiction_reason(contradiction);
    capitalized(&say!("contradiction-in", why = &why, switches = &names.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(rules: &HouseRules, key: &str, value: u16) -> String {
        let switch = Switch::from_key(key).expect("a switch");
        let values = switch.values(rules);
        let at = values.iter().position(|&other| other == value).expect("it is offered");
        switch_lines(rules, switch, &values)[at].clone()
    }

    #[test]
    fn every_switch_is_in_one_group_and_every_value_has_words() {
        let mut grouped: Vec<Switch> =
            switch_groups().into_iter().flat_map(|(_, switches)| switches).collect();
        grouped.sort();
        assert_eq!(grouped, Switch::all().collect::<Vec<_>>());
        for rules in AnyRules::all_named().map(|rules| rules.house_rules()) {
            for switch in Switch::all() {
                let name = switch_name(switch);
                assert!(name != "switch-name" && !name.contains('_'), "{name}");
                let values = switch.values(&rules);
                let words: Vec<String> = values.iter().map(|&value| switch_value(switch, value)).collect();
                for (at, word) in words.iter().enumerate() {
                    assert!(
                        !word.contains(switch.key()) && !words[..at].contains(word),
                        "{}: {words:?}",
                        switch.key()
                    );
                }
                assert_eq!(switch_lines(&rules, switch, &values).len(), values.len());
            }
        }
    }

    #[test]
    fn a_value_means_what_only_its_page_of_rules_says() {
        let english = AnyRules::from_key("english").expect("a variant").house_rules();
        assert_eq!(line(&english, "capture_duty", 0), "If you can capture, you must.");
        assert!(line(&english, "flying_kings", 1).starts_with("Kings move any distance"));
        assert!(line(&english, "rows", 2).contains("with 8 men each on the two rows"));
        assert!(line(&english, "huffing", 1).starts_with("A piece that could have captured and did not"));
        assert_eq!(line(&english, "huffing", 0), "");
        assert_eq!(line(&english, "may_turn_back", 1), "", "short kings cannot turn back");
    }

    #[test]
    fn a_contradiction_is_a_sentence() {
        let text = contradicts(Contradiction::Rows);
        assert!(text.starts_with("Each side needs") && text.ends_with("(rows of men, board)."), "{text}");
    }
}
