//! `cargo play`: builds everything and starts the program.
//!
//! Invariant: standard output stays empty until the started program writes to it.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cargo::Build;
use crate::failure::Failure;
use crate::stage::Stages;
use crate::web::{self, Profile};
use crate::workspace::Workspace;

/// The command. All arguments go to the program.
pub(crate) fn main(arguments: &[String]) -> Result<(), Failure> {
    let workspace = Workspace::find()?;
    let mut stages = Stages::new(web::STAGES + 1);
    let dist = workspace.dist(Profile::Release);
    web::build(&workspace, Profile::Release, &dist, &mut stages)?;
    let program = stages.run("building crownhead", || build_program(&dist))?;
    start(Command::new(program).args(arguments))
}

/// Builds the binary with the web app inside.
fn build_program(dist: &Path) -> Result<PathBuf, Failure> {
    let name = format!("crownhead{}", std::env::consts::EXE_SUFFIX);
    let environment = Some(("CROWNHEAD_WEB_DIST", dist));
    let packages = &["crownhead-cli"];
    let build = Build { packages, profile: "release", target: None, environment, linted: false };
    build.artifacts([&name]).map(|[program]| program)
}

/// Replaces this process by the program, which then gets signals and sets the exit code.
#[cfg(unix)]
fn start(command: &mut Command) -> Result<(), Failure> {
    use std::os::unix::process::CommandExt as _;
    let problem = command.exec();
    Err(Failure::cannot("start", command.get_program().display(), problem))
}

#[cfg(not(unix))]
fn start(command: &mut Command) -> Result<(), Failure> {
    let program = command.get_program().to_owned();
    let status = command.status().map_err(|e| Failure::cannot("start", program.display(), e))?;
    std::process::exit(status.code().unwrap_or(1));
}
