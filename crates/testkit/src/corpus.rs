//! Known perft numbers, from files next to the sources (`data/perft`).

use std::fs;

use crownhead_rules::{PerftNumbers, Variant};

/// A position with its known numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The position as a FEN; `None` for the start of the game.
    pub fen: Option<String>,
    /// Where the numbers come from.
    pub source: String,
    /// Depth and nodes, with equal captures counted once.
    pub unique: Vec<(u32, u64)>,
    /// Depth and nodes, with every order of captured pieces counted.
    pub paths: Vec<(u32, u64)>,
}

/// The numbers known for a variant, from the file named on its page; empty if none are published.
///
/// # Panics
/// If the file is missing.
pub fn of(variant: Variant) -> Vec<Entry> {
    let key = match variant.facts().perft {
        PerftNumbers::Own => variant.key(),
        PerftNumbers::Of(other) => return of(other),
        PerftNumbers::Unpublished => return Vec::new(),
    };
    let path = format!("{}/../../data/perft/{key}.perft", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap_or_else(|error| {
        panic!(
            "data/perft/{key}.perft: {error}; write the known numbers there, or say PerftNumbers::Unpublished \
             on the page of {key}"
        )
    });
    parse(&text)
}

/// Parses a corpus: blocks separated by blank lines, with `#` before remarks.
///
/// # Panics
/// If a line cannot be read.
pub fn parse(text: &str) -> Vec<Entry> {
    let mut entries = Vec::new();
    for block in text.split("\n\n") {
        let mut lines = block.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
        let Some(head) = lines.next() else { continue };
        let fen = (head != "start").then(|| head.to_owned());
        let mut entry = Entry { fen, source: String::new(), unique: Vec::new(), paths: Vec::new() };
        for line in lines {
            match line.split_once(' ') {
                Some(("source", source)) => source.clone_into(&mut entry.source),
                Some(("unique", numbers)) => entry.unique = depths(numbers),
                Some(("paths", numbers)) => entry.paths = depths(numbers),
                _ => panic!("no line of a perft corpus: {line}"),
            }
        }
        entries.push(entry);
    }
    entries
}

fn depths(numbers: &str) -> Vec<(u32, u64)> {
    let pair = |text: &str| text.split_once('=').and_then(|(d, n)| Some((d.parse().ok()?, n.parse().ok()?)));
    numbers.split(' ').map(|text| pair(text).unwrap_or_else(|| panic!("no depth=nodes: {text}"))).collect()
}

#[cfg(test)]
mod tests {
    use crownhead_rules::{DrawRules, Goal, HouseRules, PerftNumbers, Variant};

    #[test]
    fn every_entry_has_a_source_and_numbers() {
        for entry in Variant::ALL.iter().flat_map(|&variant| super::of(variant)) {
            assert!(!entry.source.is_empty(), "{:?}", entry.fen);
            assert!(entry.unique.len() + entry.paths.len() > 0, "{:?}", entry.fen);
        }
    }

    #[test]
    fn the_start_positions_come_first() {
        assert_eq!(super::of(Variant::English)[0].unique[9], (10, 18_391_564));
        assert_eq!(super::of(Variant::International)[0].paths[7], (8, 6_483_971));
    }

    #[test]
    fn every_variant_with_published_numbers_has_some() {
        for &variant in Variant::ALL {
            let unpublished = variant.facts().perft == PerftNumbers::Unpublished;
            assert_eq!(super::of(variant).is_empty(), unpublished, "{}", variant.key());
        }
    }

    #[test]
    fn variants_that_share_numbers_have_the_same_moves() {
        for &variant in Variant::ALL {
            let PerftNumbers::Of(other) = variant.facts().perft else { continue };
            let (ours, theirs) = (variant.house_rules(), other.house_rules());
            let moves =
                |rules: HouseRules| HouseRules { goal: Goal::LeaveNoMove, draws: DrawRules::NONE, ..rules };
            assert_eq!(moves(ours), moves(theirs), "{}", variant.key());
            assert!(!ours.goal.ends_early() && !theirs.goal.ends_early(), "{}", variant.key());
        }
    }
}
