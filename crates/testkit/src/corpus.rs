//! Known perft numbers, as files beside the sources (`data/perft`).

use crownhead_rules::Variant;

/// One position with the numbers known for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The position as a FEN; `None` for the start of the game.
    pub fen: Option<String>,
    /// Where the numbers come from.
    pub source: String,
    /// Depth and nodes, equal captures counted once.
    pub unique: Vec<(u32, u64)>,
    /// Depth and nodes, every order of captured pieces counted.
    pub paths: Vec<(u32, u64)>,
}

/// The numbers for a variant; none where none are known.
///
/// Portuguese draughts has the moves of Spanish, and losing games those of the game that they turn round: they
/// share its numbers.
pub fn of(variant: Variant) -> Vec<Entry> {
    parse(match variant {
        Variant::English | Variant::Giveaway => include_str!("../../../data/perft/english.perft"),
        Variant::International | Variant::Antidraughts => {
            include_str!("../../../data/perft/international.perft")
        }
        Variant::Russian => include_str!("../../../data/perft/russian.perft"),
        Variant::Brazilian => include_str!("../../../data/perft/brazilian.perft"),
        Variant::Italian => include_str!("../../../data/perft/italian.perft"),
        Variant::Spanish | Variant::Portuguese => include_str!("../../../data/perft/spanish.perft"),
        Variant::Czech => include_str!("../../../data/perft/czech.perft"),
        Variant::Pool => include_str!("../../../data/perft/pool.perft"),
        Variant::German => include_str!("../../../data/perft/german.perft"),
        Variant::Canadian => include_str!("../../../data/perft/canadian.perft"),
        Variant::SriLankan => include_str!("../../../data/perft/srilankan.perft"),
        Variant::Thai => include_str!("../../../data/perft/thai.perft"),
        Variant::Turkish => include_str!("../../../data/perft/turkish.perft"),
        Variant::Armenian => include_str!("../../../data/perft/armenian.perft"),
        Variant::Gothic => include_str!("../../../data/perft/gothic.perft"),
        Variant::Frisian => include_str!("../../../data/perft/frisian.perft"),
        Variant::Killer => include_str!("../../../data/perft/killer.perft"),
        Variant::Spantsireti => include_str!("../../../data/perft/spantsireti.perft"),
        Variant::Mini6English => include_str!("../../../data/perft/mini6-english.perft"),
        Variant::Mini6International => include_str!("../../../data/perft/mini6-international.perft"),
        _ => return Vec::new(),
    })
}

/// Reads a corpus: blocks separated by blank lines, `#` before remarks.
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
    use crownhead_rules::Variant;

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
    fn only_frysk_and_breakthrough_have_none() {
        let none = Variant::ALL.iter().filter(|&&variant| super::of(variant).is_empty());
        assert_eq!(none.collect::<Vec<_>>(), [&Variant::Frysk, &Variant::Breakthrough]);
    }
}
