//! The build script's table: which files of a built app it includes, and the source that it writes.

use std::fs;
use std::path::{Path, PathBuf};

#[path = "../build/table.rs"]
mod table;

/// A temporary folder with these files.
fn folder(name: &str, files: &[&str]) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&root);
    for file in files {
        let path = root.join(file);
        fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("a folder can be made");
        fs::write(path, file).expect("a file can be written");
    }
    root
}

#[test]
fn variants_are_paired_with_their_file_and_folders_are_walked() {
    let root =
        folder("variants", &["index.html", "index.html.gz", "b/app.wasm", "b/app.wasm.br", "alone.gz"]);
    let found = table::collect(&root).expect("a built app");
    let seen: Vec<_> = found
        .iter()
        .map(|asset| (asset.path.as_str(), asset.brotli.is_some(), asset.gzip.is_some()))
        .collect();
    assert_eq!(seen, [("alone.gz", false, false), ("b/app.wasm", true, false), ("index.html", false, true)]);
}

#[test]
fn the_source_names_every_file_by_its_whole_path() {
    let root = folder("source", &["index.html", "index.html.br"]);
    let text = table::source(&table::collect(&root).expect("a built app"));
    let index = format!("{}/index.html", root.display());
    assert!(text.contains(&format!("plain: include_bytes!({index:?})")), "{text}");
    assert!(text.contains("brotli: Some(include_bytes!(") && text.contains("gzip: None"), "{text}");
    assert_eq!(table::source(&[]), "pub(crate) static EMBEDDED: &[Asset] = &[\n];\n");
}

#[test]
fn tags_distinguish_contents() {
    assert_eq!(table::tag(b""), "cbf29ce484222325-0");
    assert_ne!(table::tag(b"one"), table::tag(b"two"));
}

#[test]
fn a_folder_without_an_app_is_refused_in_one_line() {
    let empty = folder("no-app", &["readme.txt"]);
    let error = table::collect(&empty).expect_err("no index.html");
    assert!(error.ends_with("is not a built web app: it has no index.html"), "{error}");
    let error = table::collect(&empty.join("absent")).expect_err("no folder");
    assert!(error.starts_with("cannot read ") && !error.contains('\n'), "{error}");
}
