//! Rust files stay short enough to be read in one sitting.

use super::Findings;
use super::agreement::Agreement;
use super::tree::Tree;

pub(super) fn check(tree: &Tree, agreement: &Agreement) -> Findings {
    let limit = agreement.max_lines;
    let too_long = tree
        .rust()
        .map(|(name, text)| (name, text.lines().count()))
        .filter(|(name, lines)| *lines > limit && !agreement.long_files.contains_key(*name))
        .map(|(name, lines)| format!("{name}: {lines} lines; the limit is {limit}"));
    let needless = agreement
        .long_files
        .keys()
        .filter(|name| tree.get(name).is_none_or(|text| text.lines().count() <= limit))
        .map(|name| format!("tidy.toml: {name} is not longer than {limit} lines and needs no exception"));
    too_long.chain(needless).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_files_and_needless_exceptions_are_found() {
        let text = "[sizes]\nmax-lines = 2\n[sizes.longer]\n'table.rs' = 'one long table'\n'gone.rs' = 'was a table'";
        let agreement = Agreement::parse(text).expect("it is right");
        let tree = Tree::of([
            ("a.rs", "1\n2\n3\n"),
            ("b.rs", "1\n2\n"),
            ("table.rs", "1\n2\n3\n"),
            ("c.md", "1\n2\n3\n"),
        ]);
        let expected = [
            "a.rs: 3 lines; the limit is 2",
            "tidy.toml: gone.rs is not longer than 2 lines and needs no exception",
        ];
        assert_eq!(check(&tree, &agreement), expected);
    }
}
