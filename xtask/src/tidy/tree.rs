//! The text files of the project.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::failure::Failure;

/// The text files of the project by their path, with `/` between the parts.
#[derive(Debug, Default)]
pub(super) struct Tree {
    files: BTreeMap<String, String>,
}

impl Tree {
    /// Reads the files that git tracks or would track. Without git it reads everything but `.git` and target folders.
    pub(super) fn read(root: &Path) -> Result<Self, Failure> {
        let names = match listed_by_git(root) {
            Some(names) => names,
            None => walked(root, "")?,
        };
        let mut files = BTreeMap::new();
        for name in names {
            // Git also lists deleted files; binary files are skipped.
            if let Ok(text) = fs::read_to_string(root.join(&name)) {
                files.insert(name, text);
            }
        }
        Ok(Self { files })
    }

    #[cfg(test)]
    pub(super) fn of<const N: usize>(files: [(&str, &str); N]) -> Self {
        Self { files: files.into_iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect() }
    }

    pub(super) fn get(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(name, text)| (name.as_str(), text.as_str()))
    }

    /// The Rust files.
    pub(super) fn rust(&self) -> impl Iterator<Item = (&str, &str)> {
        self.iter().filter(|(name, _)| Path::new(name).extension().is_some_and(|end| end == "rs"))
    }

    /// The folders of the packages, with the text of their manifests.
    pub(super) fn packages(&self) -> impl Iterator<Item = (&str, &str)> {
        self.iter().filter_map(|(name, text)| Some((name.strip_suffix("/Cargo.toml")?, text)))
    }
}

fn listed_by_git(root: &Path) -> Option<Vec<String>> {
    let arguments = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let output = Command::new("git").arg("-C").arg(root).args(arguments).output().ok()?;
    let names = String::from_utf8(output.stdout).ok()?;
    output
        .status
        .success()
        .then(|| names.split('\0').filter(|name| !name.is_empty()).map(str::to_owned).collect())
}

fn walked(folder: &Path, prefix: &str) -> Result<Vec<String>, Failure> {
    let mut names = Vec::new();
    let problem = |e| Failure::cannot("read", folder.display(), e);
    for item in fs::read_dir(folder).map_err(problem)? {
        let item = item.map_err(problem)?;
        let name = format!("{prefix}{}", item.file_name().to_string_lossy());
        // Cargo marks its target folder with this file.
        if item.path().join("CACHEDIR.TAG").exists() || item.file_name() == ".git" {
            continue;
        }
        if item.path().is_dir() {
            names.extend(walked(&item.path(), &format!("{name}/"))?);
        } else {
            names.push(name);
        }
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_package_is_a_folder_with_a_manifest() {
        let tree =
            Tree::of([("Cargo.toml", "root"), ("crates/rules/Cargo.toml", "rules"), ("xtask/src/a.rs", "")]);
        assert_eq!(tree.packages().collect::<Vec<_>>(), [("crates/rules", "rules")]);
        assert_eq!(tree.rust().map(|(name, _)| name).collect::<Vec<_>>(), ["xtask/src/a.rs"]);
    }

    #[test]
    fn without_git_target_folders_are_skipped() {
        let root = std::env::temp_dir().join(format!("crownhead-tree-{}", std::process::id()));
        for (folder, file) in [("src", "lib.rs"), ("out", "CACHEDIR.TAG"), (".git", "HEAD"), (".ci", "run")] {
            fs::create_dir_all(root.join(folder)).expect("a folder can be made");
            fs::write(root.join(folder).join(file), "x").expect("a file can be written");
        }
        let mut names = walked(&root, "").expect("it can be read");
        names.sort();
        assert_eq!(names, [".ci/run", "src/lib.rs"]);
        fs::remove_dir_all(&root).expect("it can be removed");
    }
}
