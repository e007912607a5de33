//! Reads `tidy.toml`.
//!
//! Not here: the checks themselves.
//! Invariant: an unknown key is an error, so that no rule is silently ignored.

use std::collections::BTreeMap;

use toml::{Table, Value};

use super::tree::Tree;
use crate::failure::Failure;

/// What is allowed, with the reason for each entry.
pub(super) type Reasons = BTreeMap<String, String>;

/// The dependencies that one crate may have.
#[derive(Debug, Default)]
pub(super) struct Allowed {
    /// Crates of this workspace, by folder. Tests and build scripts may also use those of the first kind.
    pub(super) ours: [Vec<String>; 3],
    /// External crates.
    pub(super) others: [Reasons; 3],
}

/// The whole file.
#[derive(Debug, Default)]
pub(super) struct Config {
    pub(super) crates: BTreeMap<String, Allowed>,
    /// The maximum number of lines in a Rust file.
    pub(super) max_lines: usize,
    /// The maximum number of characters in a line of Markdown.
    pub(super) max_width: usize,
    /// Files that may be longer.
    pub(super) long_files: Reasons,
    /// Files, or folders if they end with `/`, that may contain unsafe code.
    pub(super) unsafe_places: Reasons,
    /// Crates that don't use the lints of the workspace.
    pub(super) own_lints: Reasons,
    /// Text that no file may contain.
    pub(super) words: Reasons,
    /// Files that may contain it anyway.
    pub(super) word_places: Reasons,
}

/// The names of the three kinds of dependency in `tidy.toml`: workspace crates and external ones.
const KINDS: [(&str, &str); 3] =
    [("ours", "others"), ("dev-ours", "dev-others"), ("build-ours", "build-others")];

impl Config {
    pub(super) fn read(tree: &Tree) -> Result<Self, Failure> {
        let text = tree.get("tidy.toml").ok_or_else(|| Failure::failed("tidy.toml: missing"))?;
        Self::parse(text).map_err(|problem| Failure::failed(format!("tidy.toml: {problem}")))
    }

    pub(super) fn parse(text: &str) -> Result<Self, String> {
        let table: Table = text.parse().map_err(|e: toml::de::Error| e.to_string().replace('\n', " "))?;
        check_keys(&table, &["crates", "sizes", "unsafe", "lints", "words", "licenses"], "the file")?;
        let sizes = section(&table, "sizes")?;
        check_keys(&sizes, &["max-lines", "max-width", "longer"], "sizes")?;
        let words = section(&table, "words")?;
        check_keys(&words, &["forbidden", "places"], "words")?;
        let limit = |name: &str, default: usize| match sizes.get(name) {
            None => Ok(default),
            Some(value) => value
                .as_integer()
                .and_then(|number| usize::try_from(number).ok())
                .ok_or_else(|| format!("sizes.{name} is not a number")),
        };
        if !sizes.contains_key("max-lines") {
            return Err("sizes.max-lines is missing".to_owned());
        }
        Ok(Self {
            crates: crates(&table)?,
            max_lines: limit("max-lines", 0)?,
            max_width: limit("max-width", usize::MAX)?,
            long_files: reasons(&sizes, "longer")?,
            unsafe_places: reasons(&table, "unsafe")?,
            own_lints: reasons(&table, "lints")?,
            words: reasons(&words, "forbidden")?,
            word_places: reasons(&words, "places")?,
        })
    }
}

fn crates(table: &Table) -> Result<BTreeMap<String, Allowed>, String> {
    section(table, "crates")?
        .into_iter()
        .map(|(name, value)| {
            let place = format!("crates.{name}");
            let value = value.as_table().ok_or_else(|| format!("{place} is not a table"))?;
            Ok((name, allowed(value, &place)?))
        })
        .collect()
}

fn allowed(table: &Table, place: &str) -> Result<Allowed, String> {
    let names: Vec<_> = KINDS.iter().flat_map(|(ours, others)| [*ours, *others]).collect();
    check_keys(table, &names, place)?;
    let mut allowed = Allowed::default();
    for (kind, (ours, others)) in KINDS.iter().enumerate() {
        allowed.others[kind] = reasons(table, others).map_err(|problem| format!("{place}: {problem}"))?;
        for name in table.get(*ours).and_then(Value::as_array).into_iter().flatten() {
            let name = name.as_str().ok_or_else(|| format!("{place}.{ours} must contain names only"))?;
            allowed.ours[kind].push(name.to_owned());
        }
    }
    Ok(allowed)
}

fn check_keys(table: &Table, names: &[&str], place: &str) -> Result<(), String> {
    match table.keys().find(|key| !names.contains(&key.as_str())) {
        Some(key) => Err(format!("unknown key `{key}` in {place}")),
        None => Ok(()),
    }
}

fn section(table: &Table, name: &str) -> Result<Table, String> {
    match table.get(name) {
        None => Ok(Table::new()),
        Some(Value::Table(section)) => Ok(section.clone()),
        Some(_) => Err(format!("{name} is not a table")),
    }
}

fn reasons(table: &Table, name: &str) -> Result<Reasons, String> {
    section(table, name)?
        .into_iter()
        .map(|(key, value)| match value.as_str().map(str::trim) {
            // One word is a label, not a reason.
            Some(reason) if reason.contains(' ') && !reason.contains('\n') => Ok((key, reason.to_owned())),
            _ => Err(format!("`{key}` in {name} needs a reason of one line")),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(text: &str) -> String {
        Config::parse(&format!("{text}\n[sizes]\nmax-lines = 9\n")).expect_err("the text is invalid")
    }

    #[test]
    fn every_permission_needs_a_reason() {
        for value in ["''", "'because'", "true", "'two\\nlines'"] {
            let text = format!("[crates.rules.others]\nserde = {}", value.replace('\'', "\""));
            assert_eq!(
                problem(&text),
                "crates.rules: `serde` in others needs a reason of one line",
                "{value}"
            );
        }
    }

    #[test]
    fn unknown_keys_are_refused() {
        assert_eq!(problem("[crates.rules]\nour = []"), "unknown key `our` in crates.rules");
        assert_eq!(problem("[wrods]"), "unknown key `wrods` in the file");
        assert!(Config::parse("").expect_err("it is empty").contains("max-lines"));
    }

    #[test]
    fn permissions_are_read() {
        let text = "[crates.game]\nours = ['rules']\ndev-ours = ['testkit']\n[crates.game.build-others]\ncc = 'a C part'\n\
                    [sizes]\nmax-lines = 9\n[sizes.longer]\n'a.rs' = 'one long table'";
        let config = Config::parse(text).expect("the text is valid");
        let game = &config.crates["game"];
        assert_eq!(game.ours, [vec!["rules".to_owned()], vec!["testkit".to_owned()], vec![]]);
        assert_eq!(game.others[2]["cc"], "a C part");
        assert_eq!(config.long_files["a.rs"], "one long table");
    }
}
