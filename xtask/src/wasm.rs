//! Builds the WebAssembly modules and their JavaScript glue.
//!
//! Not here: compressing and writing the files (`dist`).

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use wasm_bindgen_cli_support::Bindgen;

use crate::cargo::Build;
use crate::failure::Failure;
use crate::reorder::reorder;
use crate::web::Profile;
use crate::workspace::WEB;

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Files by their path in the app.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

const MISSING: &str = "rustc has no wasm32-unknown-unknown target; install your system's package for it \
                       (Debian and Ubuntu: libstd-rust-dev-wasm32, Fedora: rust-std-static-wasm32-unknown-unknown, \
                       Arch: rust-wasm) or Rust from https://rustup.rs";

/// Makes sure that rustc can build for the browser. Uses rustup if it is installed.
pub(crate) fn ensure_target() -> Result<(), Failure> {
    if has_target() {
        return Ok(());
    }
    let added = Command::new("rustup").args(["target", "add", TARGET]).stdin(Stdio::null()).output();
    match added {
        Ok(output) if output.status.success() && has_target() => Ok(()),
        Ok(output) if !output.status.success() => Err(Failure::usage(format!(
            "`rustup target add {TARGET}` failed: {}",
            String::from_utf8_lossy(&output.stderr).lines().last().unwrap_or("no message")
        ))),
        // There is no rustup, or it does not manage this rustc.
        _ => Err(Failure::usage(MISSING)),
    }
}

fn has_target() -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    Command::new(rustc)
        .args(["--print", "target-libdir", "--target", TARGET])
        .stderr(Stdio::null())
        .output()
        .is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir())
}

/// A module of the web app as cargo builds it, and the name of its files there.
pub(crate) type Module = (PathBuf, &'static str);

/// The names of the modules' files in the app, in the order of [`WEB`].
const NAMES: [&str; WEB.len()] =
    ["crownhead_library", "crownhead_club", "crownhead_study", "crownhead_web", "crownhead_engine"];

/// Builds the modules of the pages and of the workers.
pub(crate) fn build(profile: Profile) -> Result<[Module; WEB.len()], Failure> {
    let files = WEB.map(|package| format!("{}.wasm", package.replace('-', "_")));
    let built = modules(profile).artifacts(files.each_ref().map(String::as_str))?;
    let mut names = NAMES.into_iter();
    Ok(built.map(|path| (path, names.next().unwrap_or_default())))
}

/// Does the same build in advance. Calls `begun` when only the last module itself is left, which uses one core.
pub(crate) fn ahead(profile: Profile, begun: impl FnMut()) -> Result<(), Failure> {
    ensure_target()?;
    modules(profile).ahead(begun)
}

fn modules(profile: Profile) -> Build<'static> {
    let linted = profile == Profile::Checked;
    Build { packages: &WEB, profile: profile.cargo(), target: Some(TARGET), environment: None, linted }
}

/// Writes the JavaScript glue for a module and returns the folder of both.
pub(crate) fn bind((module, name): &Module, profile: Profile, scratch: &Path) -> Result<PathBuf, Failure> {
    let folder = scratch.join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|e| Failure::cannot("empty", folder.display(), e))?;
    }
    let problem = |e| Failure::failed(format!("cannot write the glue of {name}: {e:#}"));
    let slim = profile != Profile::Dev;
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name(name).typescript(false);
    bindgen.remove_name_section(slim).remove_producers_section(slim);
    bindgen.web(true).map_err(problem)?.generate(&folder).map_err(problem)?;
    if slim {
        reorder_in(&folder.join(format!("{name}_bg.wasm")))?;
    }
    Ok(folder)
}

fn reorder_in(path: &Path) -> Result<(), Failure> {
    let module = fs::read(path).map_err(|e| Failure::cannot("read", path.display(), e))?;
    fs::write(path, reorder(&module)?).map_err(|e| Failure::cannot("write", path.display(), e))
}

/// Adds every file of a folder and its subfolders.
pub(crate) fn add_folder(folder: &Path, prefix: &str, files: &mut Files) -> Result<(), Failure> {
    let problem = |e| Failure::cannot("read", folder.display(), e);
    for item in fs::read_dir(folder).map_err(problem)? {
        let path = item.map_err(problem)?.path();
        let name = format!("{prefix}{}", path.file_name().unwrap_or_default().to_string_lossy());
        if path.is_dir() {
            add_folder(&path, &format!("{name}/"), files)?;
        } else {
            let bytes = fs::read(&path).map_err(|e| Failure::cannot("read", path.display(), e))?;
            if files.insert(name.clone(), bytes).is_some() {
                return Err(Failure::failed(format!("two files of the web app are called {name}")));
            }
        }
    }
    Ok(())
}
