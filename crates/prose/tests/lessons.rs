//! The words of the lessons, in every language.
//!
//! The language is the same for the whole program, so that one test goes through all of them.

use std::collections::HashSet;

use crownhead_lessons::{Topic, course};
use crownhead_prose::{Language, lessons, set_language, study};
use crownhead_rules::{AnyRules, Variant};

/// How many sentences some lines have, roughly: a point inside a number ends none.
fn sentences(lines: &[String]) -> usize {
    lines.iter().flat_map(|line| line.split(". ")).count()
}

#[test]
fn a_step_is_a_heading_and_at_most_three_sentences() {
    study::load();
    let courses: Vec<_> = AnyRules::all_named().map(|rules| (rules, course(rules))).collect();
    for language in Language::offered() {
        set_language(language);
        let mut headings = HashSet::new();
        let mut principles = HashSet::new();
        for &(rules, ref steps) in &courses {
            for step in steps {
                let (heading, lines) =
                    (lessons::heading(rules, step.topic), lessons::rule(rules, step.topic));
                let place = format!("{language:?}, {:?}, {:?}: {lines:?}", rules.key(), step.topic);
                assert!(!lines.is_empty() && lines.iter().all(|line| !line.contains("lesson-")), "{place}");
                assert!(sentences(&lines) <= 3, "{place}");
                if step.topic.is_strategy() {
                    assert_eq!(lines.len(), 1, "{place}");
                    assert!(lines[0].chars().count() <= 150, "{place}");
                    headings.insert((step.topic, heading));
                    principles.insert(lines[0].clone());
                }
            }
        }
        let topics: HashSet<Topic> = headings.iter().map(|(topic, _)| *topic).collect();
        let names: HashSet<&String> = headings.iter().map(|(_, heading)| heading).collect();
        assert_eq!((topics.len(), names.len(), principles.len()), (12, 12, 12), "{language:?}: {names:?}");
    }
    set_language(Language::default());
    let russian = AnyRules::Variant(Variant::Russian);
    assert_eq!(lessons::rule(russian, Topic::Draws).len(), 3);
    assert_eq!(lessons::rule(russian, Topic::Endings).len(), 2);
}
