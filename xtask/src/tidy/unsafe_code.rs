//! Unsafe code stays in the few places that `tidy.toml` names.

use super::Problems;
use super::config::Config;
use super::tree::Tree;

/// What follows the keyword where it has an effect: a block, an item or an attribute.
const FOLLOWERS: [&str; 6] = ["{", "fn", "impl", "trait", "extern", "("];

pub(super) fn check(tree: &Tree, config: &Config) -> Problems {
    let mut problems = Problems::new();
    for (name, text) in tree.rust().filter(|(name, _)| !is_allowed(name, config)) {
        let lines = text.lines().enumerate().filter(|(_, line)| uses_unsafe(line));
        problems
            .extend(lines.map(|(index, _)| format!("{name}:{}: unsafe code is not allowed here", index + 1)));
    }
    let unused = config.unsafe_places.keys().filter(|place| !is_used(place, tree));
    problems.extend(unused.map(|place| format!("tidy.toml: {place} has no unsafe code")));
    problems
}

fn is_allowed(name: &str, config: &Config) -> bool {
    config.unsafe_places.keys().any(|place| covers(place, name))
}

fn is_used(place: &str, tree: &Tree) -> bool {
    tree.rust().any(|(name, text)| covers(place, name) && text.lines().any(uses_unsafe))
}

fn covers(place: &str, name: &str) -> bool {
    name == place || (place.ends_with('/') && name.starts_with(place))
}

fn uses_unsafe(line: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default();
    code.match_indices("unsafe").any(|(at, word)| {
        let before = code[..at].chars().next_back();
        let after = code[at + word.len()..].trim_start();
        !before.is_some_and(|c| c.is_alphanumeric() || "_-'\"`".contains(c))
            && FOLLOWERS.iter().any(|follower| after.starts_with(follower))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unsafe_code_and_unused_permissions_are_found() {
        let block = concat!("let x = uns", "afe { *p };");
        let attribute = concat!("#[uns", "afe(no_mangle)]");
        let harmless = "#![forbid(unsafe_code)] // no unsafe { here\n\"'wasm-unsafe-eval'\"";
        let text = format!("fn a() {{}}\n{block}\n{attribute}");
        let tree = Tree::of([("a.rs", &text), ("b.rs", harmless), ("k/c.rs", block), ("kc.rs", block)]);
        let config =
            "[sizes]\nmax-lines = 9\n[unsafe]\n'k/' = 'vector instructions'\n'b.rs' = 'was unsafe once'";
        let expected = [
            "a.rs:2: unsafe code is not allowed here",
            "a.rs:3: unsafe code is not allowed here",
            "kc.rs:1: unsafe code is not allowed here",
            "tidy.toml: b.rs has no unsafe code",
        ];
        assert_eq!(check(&tree, &Config::parse(config).expect("the text is valid")), expected);
    }
}
