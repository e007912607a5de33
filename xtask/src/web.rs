//! `cargo xtask web`: builds the web app into a folder.

use std::path::{Path, PathBuf};

use crate::dist::{self, Effort, Weight};
use crate::endgames;
use crate::failure::Failure;
use crate::offline;
use crate::stage::Stages;
use crate::wasm::{self, Files};
use crate::workspace::Workspace;

/// How many stages [`build`] shows.
pub(crate) const STAGES: usize = 3;

/// What the app is built for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Profile {
    /// Builds fast.
    Dev,
    /// Small and fast to run.
    Release,
    /// Like a release, with clippy warnings as errors and less compression.
    Checked,
}

impl Profile {
    pub(crate) fn folder(self) -> &'static str {
        match self {
            Self::Dev => "dev",
            Self::Release => "release",
            Self::Checked => "checked",
        }
    }

    /// The cargo profile.
    pub(crate) fn cargo(self) -> &'static str {
        match self {
            Self::Dev => "wasm-dev",
            Self::Release | Self::Checked => "wasm-release",
        }
    }

    fn effort(self) -> Effort {
        if self == Self::Release { Effort::Most } else { Effort::Little }
    }
}

/// The command.
pub(crate) fn main(arguments: &[String]) -> Result<(), Failure> {
    let mut profile = Profile::Release;
    let mut out = None;
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match argument.as_str() {
            "--dev" => profile = Profile::Dev,
            "--release" => profile = Profile::Release,
            "--out" => {
                let folder = rest.next().ok_or_else(|| Failure::usage("--out needs a folder"))?;
                out = Some(PathBuf::from(folder));
            }
            other => return Err(Failure::usage(format!("`cargo xtask web` has no option `{other}`"))),
        }
    }
    let workspace = Workspace::find()?;
    let folder = out.unwrap_or_else(|| workspace.dist(profile));
    refuse_other_folders(&folder)?;
    let weight = build(&workspace, profile, &folder, &mut Stages::new(STAGES))?;
    eprintln!("{weight}");
    println!("{}", folder.display());
    Ok(())
}

/// Refuses a folder with other contents, because building removes them.
pub(crate) fn refuse_other_folders(folder: &Path) -> Result<(), Failure> {
    let occupied = folder.read_dir().is_ok_and(|mut items| items.next().is_some());
    if occupied && !folder.join("crownhead_web_bg.wasm").exists() {
        return Err(Failure::usage(format!(
            "{} contains something other than the web app",
            folder.display()
        )));
    }
    Ok(())
}

/// Builds the app into the folder.
pub(crate) fn build(
    workspace: &Workspace,
    profile: Profile,
    folder: &Path,
    stages: &mut Stages,
) -> Result<Weight, Failure> {
    build_with(workspace, profile, folder, stages, Files::new())
}

/// The same with more files, which are no part of the app.
pub(crate) fn build_with(
    workspace: &Workspace,
    profile: Profile,
    folder: &Path,
    stages: &mut Stages,
    more: Files,
) -> Result<Weight, Failure> {
    stages.run("looking for the wasm target", wasm::ensure_target)?;
    let modules = stages.run("building the web app and its engine", || wasm::build(profile))?;
    stages.run("packing the files", || {
        let scratch = workspace.target.join("crownhead-web").join(format!("{}-glue", profile.folder()));
        let mut files = Files::new();
        wasm::add_folder(&workspace.root.join("crates/web/static"), "", &mut files)?;
        wasm::add_folder(&workspace.root.join("crates/prose/locale"), "locale/", &mut files)?;
        // The modules contain the English text, and no page speaks like a terminal.
        files.retain(|name, _| !name.starts_with("locale/en-US") && !name.ends_with("-terminal.ftl"));
        wasm::add_folder(&workspace.root.join("data/weights"), "weights/", &mut files)?;
        wasm::add_folder(&workspace.root.join("data/puzzles"), "puzzles/", &mut files)?;
        wasm::add_folder(&workspace.root.join(endgames::FOLDER), "endgames/", &mut files)?;
        files.retain(|name, _| !name.starts_with("endgames/large/"));
        for module in &modules {
            wasm::add_folder(&wasm::bind(module, profile, &scratch)?, "", &mut files)?;
        }
        offline::prepare(&mut files)?;
        files.extend(more);
        dist::sync(folder, &files, profile.effort())
    })
}
