//! No file contains text that `tidy.toml` forbids, such as a local path.

use super::Problems;
use super::config::Config;
use super::tree::Tree;

/// The file that lists the forbidden text.
const LIST: &str = "tidy.toml";

pub(super) fn check(tree: &Tree, config: &Config) -> Problems {
    let mut problems = Problems::new();
    let is_free = |name: &str| name == LIST || config.word_places.contains_key(name);
    for (name, text) in tree.iter().filter(|(name, _)| !is_free(name)) {
        for (index, line) in text.lines().enumerate() {
            let found = config.words.iter().filter(|(word, _)| line.contains(word.as_str()));
            problems.extend(found.map(|(word, why)| format!("{name}:{}: `{word}`: {why}", index + 1)));
        }
    }
    let has_words = |text: &str| config.words.keys().any(|word| text.contains(word));
    let unused = config.word_places.keys().filter(|name| !tree.get(name).is_some_and(has_words));
    problems.extend(unused.map(|name| format!("tidy.toml: {name} contains no forbidden text")));
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forbidden_text_and_unused_permissions_are_found() {
        let config = "[sizes]\nmax-lines = 9\n[words.forbidden]\n'/mnt/disk/' = 'a local path'\n\
                      [words.places]\n'b.md' = 'an example of a path'\n'c.md' = 'was an example once'";
        let line = "see /mnt/disk/x";
        let tree = Tree::of([("a.md", "one\nsee /mnt/disk/x"), ("b.md", line), ("tidy.toml", line)]);
        let found = check(&tree, &Config::parse(config).expect("the text is valid"));
        let expected = ["a.md:2: `/mnt/disk/`: a local path", "tidy.toml: c.md contains no forbidden text"];
        assert_eq!(found, expected);
    }
}
