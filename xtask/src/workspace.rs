//! Where things are: the checkout, cargo's target folder, the packages. Asked of cargo, so that every way to configure
//! cargo counts.

use std::path::PathBuf;

use serde_json::Value;

use crate::cargo;
use crate::failure::Failure;
use crate::web::Profile;

/// The package that becomes the web app: the page and its worker.
pub(crate) const WEB: &str = "crownhead-module";

/// What cargo knows about this workspace.
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
                .ok_or_else(|| Failure::failed(format!("cargo tells no {key}")))
        };
        Ok(Self {
            root: folder("workspace_root")?,
            target: folder("target_directory")?,
            tests: tests(&metadata),
        })
    }

    /// Where the built web app is kept.
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
