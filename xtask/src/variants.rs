//! The list of variants, read from its source: `for_each_variant!` in `crates/rules/src/variants.rs`.
//!
//! Not here: what a variant is. This crate depends on no other crate of the workspace, so it reads text.

use std::fs;
use std::path::Path;

use crate::failure::Failure;

/// The file with the list, seen from the root.
pub(crate) const LIST: &str = "crates/rules/src/variants.rs";

/// A line of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// The page's module: `mini6_english`.
    pub(crate) page: String,
    /// The type: `Mini6English`.
    pub(crate) name: String,
}

impl Entry {
    /// The key, as the name of the page says it.
    pub(crate) fn key(&self) -> String {
        self.page.replace('_', "-")
    }
}

/// The keys of all variants, in the order of the list.
pub(crate) fn keys(root: &Path) -> Result<Vec<String>, Failure> {
    Ok(entries(&read(root)?).iter().map(Entry::key).collect())
}

/// The text of the file with the list.
pub(crate) fn read(root: &Path) -> Result<String, Failure> {
    fs::read_to_string(root.join(LIST)).map_err(|e| Failure::cannot("read", LIST, e))
}

/// The lines of the list: `page::Type,`.
pub(crate) fn entries(text: &str) -> Vec<Entry> {
    let list = text.split_once("macro_rules! for_each_variant").map_or("", |(_, rest)| rest);
    let list = list.split_once("for_each_variant!(").map_or(list, |(list, _)| list);
    list.lines().filter_map(|line| entry(line.trim())).collect()
}

fn entry(line: &str) -> Option<Entry> {
    let (page, name) = line.strip_suffix(',')?.split_once("::")?;
    Some(Entry { page: page.to_owned(), name: name.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_read_from_the_source() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let text = read(&root).expect("the list is where it should be");
        let entries = entries(&text);
        assert!(entries.len() >= 25, "{entries:?}");
        assert_eq!(entries[0], Entry { page: "english".to_owned(), name: "English".to_owned() });
        assert!(entries.iter().any(|entry| entry.key() == "mini6-english"));
    }
}
