//! `cargo xtask site`: the web app as a static site that runs from any folder of any host.
//!
//! Not here: building the app (`web`). The site needs no server of its own: every address in it is relative.

use std::path::PathBuf;

use crate::failure::Failure;
use crate::stage::Stages;
use crate::wasm::Files;
use crate::web::{self, Profile};
use crate::workspace::Workspace;

/// Shown by hosts at addresses that don't exist.
const NOT_FOUND: &str = include_str!("site/404.html");

/// The command.
pub(crate) fn main(arguments: &[String]) -> Result<(), Failure> {
    let (folder, profile) = read(arguments)?;
    web::refuse_other_folders(&folder)?;
    let workspace = Workspace::find()?;
    let weight = web::build_with(&workspace, profile, &folder, &mut Stages::new(web::STAGES), extras())?;
    eprintln!("{weight}");
    println!("{}", folder.display());
    Ok(())
}

/// The files that only hosts look at. An empty `.nojekyll` keeps GitHub Pages from leaving files out.
fn extras() -> Files {
    [("404.html", NOT_FOUND), (".nojekyll", "")]
        .map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()))
        .into()
}

fn read(arguments: &[String]) -> Result<(PathBuf, Profile), Failure> {
    let (mut folder, mut profile) = (None, Profile::Release);
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match argument.as_str() {
            "--dev" => profile = Profile::Dev,
            "--out" => folder = rest.next().map(PathBuf::from),
            other => return Err(Failure::usage(format!("`cargo xtask site` has no option `{other}`"))),
        }
    }
    let folder = folder.ok_or_else(|| Failure::usage("usage: cargo xtask site --out DIR [--dev]"))?;
    Ok((folder, profile))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn read_words(words: &[&str]) -> Result<(PathBuf, Profile), Failure> {
        read(&words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn a_folder_is_required() {
        let (folder, profile) = read_words(&["--out", "site"]).expect("complete");
        assert_eq!((folder.as_path(), profile), (Path::new("site"), Profile::Release));
        assert!(read_words(&["--out", "site", "--dev"]).is_ok_and(|(_, profile)| profile == Profile::Dev));
        for wrong in [&[][..], &["--out"], &["site"]] {
            assert!(read_words(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn no_address_of_the_app_needs_the_root_of_a_host() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/web/static");
        let mut files = Files::new();
        crate::wasm::add_folder(Path::new(folder), "", &mut files).expect("the app's files");
        for (name, bytes) in files {
            let Ok(text) = String::from_utf8(bytes) else { continue };
            for absolute in ["href=\"/", "src=\"/", "url(/", "fetch('/", "import '/", "from '/"] {
                assert!(!text.contains(absolute), "{name} contains {absolute}");
            }
        }
    }
}
