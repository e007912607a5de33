//! Lines of Markdown stay short enough to be read and compared anywhere.
//!
//! Tables, code and the targets of links don't count, because they can't be wrapped.

use super::Problems;
use super::config::Config;
use super::tree::Tree;

pub(super) fn check(tree: &Tree, config: &Config) -> Problems {
    let mut problems = Problems::new();
    let limit = config.max_width;
    let is_markdown = |name: &str| std::path::Path::new(name).extension().is_some_and(|end| end == "md");
    for (name, text) in tree.iter().filter(|(name, _)| is_markdown(name)) {
        for (index, line) in wrapped_lines(text) {
            let width = width(line);
            if width > limit {
                problems.push(format!("{name}:{}: {width} characters; the limit is {limit}", index + 1));
            }
        }
    }
    problems
}

/// The lines that can be wrapped, with their indexes.
fn wrapped_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut in_code = false;
    text.lines().enumerate().filter(move |(_, line)| {
        let start = line.trim_start();
        let is_fence = start.starts_with("```");
        in_code ^= is_fence;
        !in_code && !is_fence && !start.starts_with('|')
    })
}

/// The number of characters without the targets of links.
fn width(line: &str) -> usize {
    let mut width = 0;
    let mut rest = line;
    while let Some(at) = rest.find("](").map(|at| at + 1).into_iter().chain(rest.find("http")).min() {
        width += rest[..at].chars().count();
        let target = &rest[at..];
        let is_link = target.starts_with('(');
        let end = target.find(|c: char| if is_link { c == ')' } else { c.is_whitespace() });
        rest = &target[end.map_or(target.len(), |end| end + usize::from(is_link))..];
    }
    width + rest.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_found_but_not_in_tables_code_and_links() {
        let text = "12345678901\n| a | long | table |\n```\n12345678901\n```\n[1234](a/very/long/target) 1234\n\
                    1234 https://example.org/x\n[1234](target) 12345\n";
        let tree = Tree::of([("a.md", text), ("a.rs", "12345678901")]);
        let config = Config { max_width: 10, ..Config::default() };
        let expected = ["a.md:1: 11 characters; the limit is 10", "a.md:6: 11 characters; the limit is 10"];
        let found = check(&tree, &config);
        assert_eq!(found[0], expected[0]);
        assert_eq!(found[1], expected[1]);
        assert_eq!(found.len(), 3, "{found:?}");
    }
}
