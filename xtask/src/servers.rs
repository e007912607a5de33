//! Finds the servers that tests of a club with several nodes and of shared work start themselves.

use std::path::Path;
use std::{env, fs};

/// What is missing: the name of a Debian package.
pub(crate) fn missing() -> Option<&'static str> {
    // Debian keeps the programs of PostgreSQL off the search path.
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let folders = versions.map(|version| version.path().join("bin"));
    let path = env::var_os("PATH").unwrap_or_default();
    let has = |folder: &Path, names: &[&str]| names.iter().all(|name| folder.join(name).is_file());
    if !folders.chain(env::split_paths(&path)).any(|folder| has(&folder, &["initdb", "pg_ctl"])) {
        return Some("postgresql");
    }
    let has_broker = env::split_paths(&path).any(|folder| has(&folder, &["nats-server"]));
    (!has_broker).then_some("nats-server")
}
