//! Finds the checkout, the target folder and the packages.
//!
//! Invariant: the answers come from cargo, so every way to configure cargo is respected.

use std::path::PathBuf;

use serde_json::Value;

use crate::cargo;
use crate::failure::Failure;
use crate::web::Profile;

/// The packages that become the web app: the library's worker, the pages, and the engine's worker, which takes longest.
pub(crate) const WEB: [&str; 5] = [
    "crownhead-library-module",
    "crownhead-club-module",
    "crownhead-study-module",
    "crownhead-module",
    "crownhead-engine-module",
];

/// What cargo reports about this workspace.
#[derive(Debug)]
pub(crate) struct Workspace {
    pub(crate) root: PathBuf,
    pub(crate) target: PathBuf,
    /// The names of the packages' test targets.
    pub(crate) tests: Vec<String>,
}

impl Workspace {
    pub(crate) fn find() -> Result<Self, Failure> {
        let text =
            cargo::capture("reading the workspace", &["metadata", "--no-deps", "--format-version", "1"])?;
        let metadata: Value =
            serde_json::from_str(&text).map_err(|e| Failure::cannot("understand", "cargo metadata", e))?;
        let folder = |key: &str| {
            metadata[key]
                .as_str()
                .map(PathBuf::from)
                .ok_or_else(|| Failure::failed(format!("cargo reports no {key}")))
        };
        Ok(Self {
            root: folder("workspace_root")?,
            target: folder("target_directory")?,
            tests: tests(&metadata),
        })
    }

    /// The folder of the built web app.
    pub(crate) fn dist(&self, profile: Profile) -> PathBuf {
        self.target.join("crownhead-web").join(profile.folder())
    }
}

fn tests(metadata: &Value) -> Vec<String> {
    let packages = metadata["packages"].as_array().into_iter().flatten();
    packages
        .flat_map(|package| package["targets"].as_array().into_iter().flatten())
        .filter(|target| {
            target["kind"].as_array().is_some_and(|kinds| kinds.iter().any(|kind| kind == "test"))
        })
        .filter_map(|target| target["name"].as_str().map(str::to_owned))
        .collect()
}
