//! Reads the parts of a `Cargo.toml` that the checks need.

use toml::{Table, Value};

/// The three kinds of dependency, in the order of `tidy.toml`.
pub(super) const KINDS: [&str; 3] = ["dependencies", "dev-dependencies", "build-dependencies"];

/// The part of a manifest that the checks look at.
#[derive(Debug)]
pub(super) struct Manifest {
    pub(super) name: String,
    /// The names of the packages it depends on, by kind, for every target.
    pub(super) dependencies: [Vec<String>; 3],
    /// Whether it uses the lints of the workspace.
    pub(super) workspace_lints: bool,
    /// Whether cargo runs the unit tests of the library.
    pub(super) tests_library: bool,
}

impl Manifest {
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        let table: Table = text.parse().map_err(|e: toml::de::Error| e.to_string().replace('\n', " "))?;
        let name = table.get("package").and_then(|package| package.get("name")).and_then(Value::as_str);
        let lints = table.get("lints").and_then(|lints| lints.get("workspace")).and_then(Value::as_bool);
        let library_tests = table.get("lib").and_then(|library| library.get("test")).and_then(Value::as_bool);
        Ok(Self {
            name: name.ok_or("no package name")?.to_owned(),
            dependencies: KINDS.map(|kind| dependencies(&table, kind)),
            workspace_lints: lints == Some(true),
            tests_library: library_tests != Some(false),
        })
    }
}

/// The dependencies of one kind, general ones and those of each target.
fn dependencies(manifest: &Table, kind: &str) -> Vec<String> {
    let targets = manifest.get("target").and_then(Value::as_table).into_iter().flat_map(Table::values);
    let mut names: Vec<String> = std::iter::once(manifest.get(kind))
        .chain(targets.map(|target| target.get(kind)))
        .filter_map(|table| table?.as_table())
        .flatten()
        .map(|(key, value)| real_name(key, value))
        .collect();
    names.sort();
    names.dedup();
    names
}

/// The package name of a dependency, which may be renamed.
fn real_name(key: &str, value: &Value) -> String {
    value.get("package").and_then(Value::as_str).unwrap_or(key).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dependencies_of_every_kind_and_target_are_read() {
        let text = "[package]\nname = 'crownhead-web'\n[dependencies]\nb.workspace = true\n\
                    c = { package = 'real', version = '1' }\n[target.'cfg(unix)'.dependencies]\na = '1'\n\
                    [target.'cfg(windows)'.build-dependencies]\nd = '1'\n[dev-dependencies.e]\npath = '../e'\n\
                    [lints]\nworkspace = true";
        let manifest = Manifest::parse(text).expect("a manifest");
        assert_eq!(manifest.name, "crownhead-web");
        assert!(manifest.workspace_lints);
        assert_eq!(manifest.dependencies.map(|names| names.join(" ")), ["a b real", "e", "d"]);
        assert!(Manifest::parse("[package]").is_err());
        assert!(Manifest::parse("[").is_err());
    }
}
