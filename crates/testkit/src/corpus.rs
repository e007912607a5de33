//! Published perft numbers, as files beside the sources (`data/perft`).

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

/// The numbers for English draughts.
pub fn english() -> Vec<Entry> {
    parse(include_str!("../../../data/perft/english.perft"))
}

/// The numbers for International draughts.
pub fn international() -> Vec<Entry> {
    parse(include_str!("../../../data/perft/international.perft"))
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
    #[test]
    fn every_entry_has_a_source_and_numbers() {
        for entry in super::english().into_iter().chain(super::international()) {
            assert!(!entry.source.is_empty(), "{:?}", entry.fen);
            assert!(entry.unique.len() + entry.paths.len() > 0, "{:?}", entry.fen);
        }
    }

    #[test]
    fn the_start_positions_come_first() {
        assert_eq!(super::english()[0].unique[9], (10, 18_391_564));
        assert_eq!(super::international()[0].paths[7], (8, 6_483_971));
    }
}
