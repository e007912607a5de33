//! Every standard variant is complete: its page, its facts, its articles, its rules as house rules.

use std::{collections::BTreeSet, fs, path::Path};

use crownhead_rules::{AnyPosition, AnyRules, Clue, GameNumber, Variant, perft};
use crownhead_testkit::random::{self, Dice};

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

#[test]
fn every_variant_has_its_page_and_its_articles() {
    let read =
        |path: &str| fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    let articles = read("crates/rules/tests/articles/main.rs");
    for variant in Variant::ALL {
        let (key, file) = (variant.key(), variant.key().replace('-', "_"));
        let page = read(&format!("docs/rules/{key}.md"));
        assert!(page.contains(&format!("Key: `{key}`")), "docs/rules/{key}.md must name its key");
        assert!(!page.contains("TODO"), "docs/rules/{key}.md has a TODO left");
        assert!(
            articles.contains(&format!("mod {file};")),
            "crates/rules/tests/articles/main.rs needs the line `mod {file};`"
        );
        let tests = read(&format!("crates/rules/tests/articles/{file}.rs"));
        assert!(
            tests.matches("#[test]").count() >= 9,
            "crates/rules/tests/articles/{file}.rs needs a test for each article, at least 9"
        );
        assert!(
            read(&format!("crates/rules/src/variants/{file}.rs")).starts_with("//! "),
            "crates/rules/src/variants/{file}.rs must cite its source in its first lines"
        );
    }
}

#[test]
fn every_page_is_in_the_list() {
    let folder = root().join("crates/rules/src/variants");
    for entry in fs::read_dir(folder).expect("there are pages") {
        let file = entry.expect("a page").file_name().into_string().expect("a plain name");
        let key = file.trim_end_matches(".rs").replace('_', "-");
        assert!(
            Variant::from_key(&key).is_some(),
            "crates/rules/src/variants.rs needs the page {file} in `for_each_variant!`, with the key {key}"
        );
    }
}

#[test]
fn facts_are_complete_and_distinct() {
    let mut claimed = BTreeSet::new();
    for &variant in Variant::ALL {
        let (key, facts) = (variant.key(), variant.facts());
        let board = variant.house_rules().board;
        let mut claim = |what: String| assert!(claimed.insert(what.clone()), "{key}: {what} is taken");
        claim(format!("the key {key}"));
        claim(format!("the name {}", facts.name));
        claim(format!("the summary {}", facts.summary));
        if let Some((place, name)) = facts.hub_name {
            claim(format!("the Hub name {name}"));
            claim(format!("the place {place} among Hub names"));
        }
        match facts.pdn {
            GameNumber::Listed(value) | GameNumber::Parameters(value) => claim(format!("GameType {value}")),
            GameNumber::Private(number) => claim(format!("the private GameType {number}")),
            GameNumber::Unlisted => (),
        }
        for (clue, rank) in facts.guesses {
            // Numbers also reveal the size of the board.
            let size = if *clue == Clue::Numbers { board.squares().clamp(32, 51) } else { 0 };
            claim(format!("the rank {rank} for {clue:?} on {size} squares"));
        }
        assert!(facts.summary.ends_with('.') && !facts.region.is_empty(), "{key}");
        assert!(!format!("{facts:?}").contains("TODO"), "the facts of {key} have a TODO left");
        if let Some(relative) = facts.relative {
            assert_ne!(relative, variant, "{key} is its own relative");
            assert_eq!(relative.house_rules().board, board, "the weights of {key}'s relative fit its board");
        }
    }
}

#[test]
fn every_variant_can_be_written_as_house_rules() {
    let mut dice = Dice::new(7);
    for &variant in Variant::ALL {
        let standard = AnyRules::Variant(variant);
        let house = AnyRules::House(standard.house_rules());
        let start = AnyPosition::start(house);
        let depth = if start.board().squares() > 50 { 3 } else { 4 };
        for convention in [perft::Convention::Unique, perft::Convention::Paths] {
            let counted = perft::perft(&start, depth, convention);
            assert_eq!(
                counted,
                perft::perft(&AnyPosition::start(standard), depth, convention),
                "{variant:?}"
            );
        }
        for position in random::positions(standard, 300, &mut dice) {
            let same =
                position.setup().into_position(house).expect("what stands under one stands under the other");
            assert_eq!(same.legal_moves(), position.legal_moves(), "{variant:?}");
            for convention in [perft::Convention::Unique, perft::Convention::Paths] {
                let counted = perft::perft(&same, 1, convention);
                assert_eq!(counted, perft::perft(&position, 1, convention), "{variant:?}");
            }
        }
    }
}
