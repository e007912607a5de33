//! Gives the service worker its version and its lists of files, and every page its version.
//!
//! Not here: what the service worker does with them (`crates/web/static/service_worker.js`).
//! Invariant: the version depends on the contents of all files, so that any change makes a new one.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::Path;

use crate::failure::Failure;
use crate::wasm::Files;

const WORKER: &str = "service_worker.js";
/// The empty version of a page, which this module fills in.
const PAGE_VERSION: &str = r#"<meta name="version" content="">"#;
/// Folders whose files are kept when they are first used. The others make up the app, which is kept as a whole.
const ON_DEMAND: [&str; 4] = ["endgames/", "locale/", "puzzles/", "weights/"];
/// The icons of the installed app. The system keeps them itself.
const ICONS: &str = "icons/";

/// Checksum and length by path.
type Listed<'f> = BTreeMap<&'f str, (u32, usize)>;

/// Completes the service worker and the pages.
pub(crate) fn prepare(files: &mut Files) -> Result<(), Failure> {
    let version = version(files);
    let (shell, data) = (listed(files, false), listed(files, true));
    let lists = [
        ("const VERSION = '';", format!("const VERSION = '{version}';")),
        ("const SHELL = {};", format!("const SHELL = {};", json(&shell))),
        ("const DATA = {};", format!("const DATA = {};", json(&data))),
    ];
    let pages = shell.keys().filter(|name| Path::new(name).extension().is_some_and(|end| end == "html"));
    let pages: Vec<String> = pages.map(|&name| name.to_owned()).collect();
    let mut worker = text(files, WORKER)?;
    for (place, list) in lists {
        worker = filled(WORKER, &worker, place, &list)?;
    }
    for page in pages {
        let versioned = PAGE_VERSION.replace("\"\"", &format!("\"{version}\""));
        let completed = filled(&page, &text(files, &page)?, PAGE_VERSION, &versioned)?;
        files.insert(page, completed.into_bytes());
    }
    files.insert(WORKER.to_owned(), worker.into_bytes());
    Ok(())
}

/// The files that are kept on demand, or those that are always kept.
fn listed(files: &Files, on_demand: bool) -> Listed<'_> {
    let wanted = |name: &str| {
        let is_data = ON_DEMAND.iter().any(|folder| name.starts_with(folder));
        name != WORKER && !name.starts_with(ICONS) && is_data == on_demand
    };
    let wanted = files.iter().filter(|(name, _)| wanted(name));
    wanted.map(|(name, bytes)| (name.as_str(), (crc(bytes), bytes.len()))).collect()
}

fn version(files: &Files) -> String {
    let mut hasher = DefaultHasher::new();
    files.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

fn crc(bytes: &[u8]) -> u32 {
    let mut crc = flate2::Crc::new();
    crc.update(bytes);
    crc.sum()
}

fn json(files: &Listed<'_>) -> String {
    let entries: Vec<String> =
        files.iter().map(|(name, (crc, bytes))| format!("'{name}': [{crc}, {bytes}]")).collect();
    format!("{{ {} }}", entries.join(", "))
}

fn text(files: &Files, name: &str) -> Result<String, Failure> {
    let bytes = files.get(name).ok_or_else(|| Failure::failed(format!("the web app has no {name}")))?;
    String::from_utf8(bytes.clone()).map_err(|e| Failure::cannot("understand", name, e))
}

/// The text with its one place filled in.
fn filled(name: &str, text: &str, place: &str, with: &str) -> Result<String, Failure> {
    let (before, after) =
        text.split_once(place).ok_or_else(|| Failure::failed(format!("{name} has no line `{place}`")))?;
    Ok([before, with, after].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn app(script: &str) -> Files {
        let worker = "const VERSION = '';\nconst SHELL = {};\nconst DATA = {};\n";
        [
            (WORKER, worker),
            ("index.html", PAGE_VERSION),
            ("app.js", script),
            ("icons/192.png", "png"),
            ("weights/english.weights", "weights"),
        ]
        .into_iter()
        .map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()))
        .collect()
    }

    fn prepared(script: &str) -> Files {
        let mut files = app(script);
        prepare(&mut files).expect("the app is complete");
        files
    }

    #[test]
    fn the_service_worker_lists_every_file_once() {
        let files = prepared("1");
        let worker = text(&files, WORKER).expect("it is text");
        let lines: Vec<&str> = worker.lines().collect();
        assert_eq!(lines[1], "const SHELL = { 'app.js': [2212294583, 1], 'index.html': [1651759488, 32] };");
        assert!(
            lines[2].starts_with("const DATA = { 'weights/english.weights': [")
                && lines[2].ends_with(", 7] };")
        );
        let version = lines[0].split('\'').nth(1).expect("a version");
        assert_eq!(
            text(&files, "index.html").ok(),
            Some(format!(r#"<meta name="version" content="{version}">"#))
        );
    }

    #[test]
    fn any_change_is_a_new_version() {
        assert_eq!(prepared("1"), prepared("1"));
        assert_ne!(prepared("1")["index.html"], prepared("2")["index.html"]);
    }

    #[test]
    fn a_page_without_a_version_is_an_error() {
        let mut files = app("1");
        files.insert("other.html".to_owned(), b"<p>".to_vec());
        assert!(prepare(&mut files).is_err());
    }
}
