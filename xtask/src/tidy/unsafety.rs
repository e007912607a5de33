//! `unsafe` stays in the few places that argue for it.

use super::Findings;
use super::agreement::Agreement;
use super::tree::Tree;

/// What may follow the word where it does something: a block, an item or an attribute.
const FOLLOWERS: [&str; 6] = ["{", "fn", "impl", "trait", "extern", "("];

pub(super) fn check(tree: &Tree, agreement: &Agreement) -> Findings {
    let mut findings = Findings::new();
    for (name, text) in tree.rust().filter(|(name, _)| !is_allowed(name, agreement)) {
        let lines = text.lines().enumerate().filter(|(_, line)| uses_unsafe(line));
        findings
            .extend(lines.map(|(index, _)| format!("{name}:{}: unsafe code is not allowed here", index + 1)));
    }
    findings
}

fn is_allowed(name: &str, agreement: &Agreement) -> bool {
    agreement
        .unsafe_places
        .keys()
        .any(|place| name == place || (place.ends_with('/') && name.starts_with(place)))
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
    fn unsafe_code_is_found_where_it_is_not_allowed() {
        let block = concat!("let x = uns", "afe { *p };");
        let attribute = concat!("#[uns", "afe(no_mangle)]");
        let harmless = "#![forbid(unsafe_code)] // no unsafe { here\n\"'wasm-unsafe-eval'\"";
        let text = format!("fn a() {{}}\n{block}\n{attribute}");
        let tree = Tree::of([("a.rs", &text), ("b.rs", harmless), ("k/c.rs", block), ("kc.rs", block)]);
        let agreed = "[sizes]\nmax-lines = 9\n[unsafe]\n'k/' = 'vector instructions'";
        let expected =
            ["a.rs:2", "a.rs:3", "kc.rs:1"].map(|at| format!("{at}: unsafe code is not allowed here"));
        assert_eq!(check(&tree, &Agreement::parse(agreed).expect("it is right")), expected);
    }
}
