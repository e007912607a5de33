//! Rust files stay short enough to be read in one sitting.

use super::Problems;
use super::config::Config;
use super::tree::Tree;

pub(super) fn check(tree: &Tree, config: &Config) -> Problems {
    let limit = config.max_lines;
    let too_long = tree
        .rust()
        .map(|(name, text)| (name, text.lines().count()))
        .filter(|(name, lines)| *lines > limit && !config.long_files.contains_key(*name))
        .map(|(name, lines)| format!("{name}: {lines} lines; the limit is {limit}"));
    let unused = config
        .long_files
        .keys()
        .filter(|name| tree.get(name).is_none_or(|text| text.lines().count() <= limit))
        .map(|name| format!("tidy.toml: {name} needs no exception; it has no more than {limit} lines"));
    too_long.chain(unused).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_files_and_unused_exceptions_are_found() {
        let text = "[sizes]\nmax-lines = 2\n[sizes.longer]\n'table.rs' = 'one long table'\n'gone.rs' = 'was a table'";
        let config = Config::parse(text).expect("the text is valid");
        let tree = Tree::of([
            ("a.rs", "1\n2\n3\n"),
            ("b.rs", "1\n2\n"),
            ("table.rs", "1\n2\n3\n"),
            ("c.md", "1\n2\n3\n"),
        ]);
        let expected = [
            "a.rs: 3 lines; the limit is 2",
            "tidy.toml: gone.rs needs no exception; it has no more than 2 lines",
        ];
        assert_eq!(check(&tree, &config), expected);
    }
}
