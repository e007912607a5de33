//! The lists of the standard variants are complete, and every one of them can be written as house rules.

use std::{fs, path::Path};

use crownhead_rules::{AnyPosition, AnyRules, Variant, perft};
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
        assert!(page.contains(&format!("Key: `{key}`")), "docs/rules/{key}.md names its key");
        assert!(articles.contains(&format!("mod {file};")), "articles/main.rs names {file}");
        let tests = read(&format!("crates/rules/tests/articles/{file}.rs"));
        assert!(tests.matches("#[test]").count() >= 9, "{file}.rs has a test for each article");
        assert!(
            read(&format!("crates/rules/src/variants/{file}.rs")).starts_with("//! "),
            "{file}.rs cites its source"
        );
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
