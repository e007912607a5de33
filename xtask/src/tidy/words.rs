//! No file holds what means something on one machine only.

use super::Findings;
use super::agreement::Agreement;
use super::tree::Tree;

/// The file that names the words.
const LIST: &str = "tidy.toml";

pub(super) fn check(tree: &Tree, agreement: &Agreement) -> Findings {
    let mut findings = Findings::new();
    for (name, text) in
        tree.iter().filter(|(name, _)| *name != LIST && !agreement.word_places.contains_key(*name))
    {
        for (index, line) in text.lines().enumerate() {
            let found = agreement.words.iter().filter(|(word, _)| line.contains(word.as_str()));
            findings.extend(found.map(|(word, why)| format!("{name}:{}: `{word}`: {why}", index + 1)));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forbidden_words_are_found_with_their_line() {
        let agreed = "[sizes]\nmax-lines = 9\n[words.forbidden]\n'/mnt/disk/' = 'a path of one machine'\n\
                      [words.places]\n'b.md' = 'an example of a path'";
        let line = "see /mnt/disk/x";
        let tree = Tree::of([("a.md", "one\nsee /mnt/disk/x"), ("b.md", line), ("tidy.toml", line)]);
        let found = check(&tree, &Agreement::parse(agreed).expect("it is right"));
        assert_eq!(found, ["a.md:2: `/mnt/disk/`: a path of one machine"]);
    }
}
