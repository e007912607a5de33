// Turns a folder of web files into the source of a table of embedded assets.
//
// Not here: compression (the files come with `.br` and `.gz` variants) and headers (the server's). Invariant: one entry
// for each plain file, in path order, whatever order the folder is read in. Included by build.rs and by a test, so it
// has plain comments instead of a module header.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// A file to embed, with the compressed variants found beside it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Source {
    pub(crate) path: String,
    pub(crate) tag: String,
    pub(crate) plain: String,
    pub(crate) brotli: Option<String>,
    pub(crate) gzip: Option<String>,
}

/// Reads the folder and pairs every plain file with its variants; refuses a folder without `index.html`.
pub(crate) fn collect(folder: &Path) -> Result<Vec<Source>, String> {
    let mut names = BTreeSet::new();
    walk(folder, "", &mut names)?;
    if !names.contains("index.html") {
        return Err(format!("{} is not a built web app: it has no index.html", folder.display()));
    }
    let root = std::path::absolute(folder).map_err(|e| format!("cannot read {}: {e}", folder.display()))?;
    // The paths become Rust source, which is Unicode.
    let root = root.to_str().ok_or_else(|| format!("{} is not Unicode", root.display()))?;
    names.iter().filter(|name| !is_variant(name, &names)).map(|name| entry(root, name, &names)).collect()
}

fn walk(folder: &Path, prefix: &str, names: &mut BTreeSet<String>) -> Result<(), String> {
    let problem = |e: std::io::Error| format!("cannot read {}: {e}", folder.display());
    for item in fs::read_dir(folder).map_err(problem)? {
        let item = item.map_err(problem)?;
        let name = format!("{prefix}{}", item.file_name().to_string_lossy());
        if item.path().is_dir() {
            walk(&item.path(), &format!("{name}/"), names)?;
        } else {
            names.insert(name);
        }
    }
    Ok(())
}

// A `.br` or `.gz` file without its plain file is a file of its own.
fn is_variant(name: &str, names: &BTreeSet<String>) -> bool {
    [".br", ".gz"].iter().filter_map(|suffix| name.strip_suffix(suffix)).any(|plain| names.contains(plain))
}

fn entry(root: &str, name: &str, names: &BTreeSet<String>) -> Result<Source, String> {
    let plain = format!("{root}/{name}");
    let bytes = fs::read(&plain).map_err(|e| format!("cannot read {plain}: {e}"))?;
    let variant =
        |suffix: &str| names.contains(&format!("{name}{suffix}")).then(|| format!("{plain}{suffix}"));
    Ok(Source {
        path: name.to_owned(),
        tag: tag(&bytes),
        brotli: variant(".br"),
        gzip: variant(".gz"),
        plain,
    })
}

/// A tag for the contents: FNV-1a, which is stable across compilers, and the length.
pub(crate) fn tag(bytes: &[u8]) -> String {
    let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}-{:x}", bytes.len())
}

/// The Rust source of the table.
pub(crate) fn source(assets: &[Source]) -> String {
    let mut text = String::from("pub(crate) static EMBEDDED: &[Asset] = &[\n");
    for asset in assets {
        let _ = writeln!(
            text,
            "    Asset {{ path: {:?}, tag: {:?}, plain: include_bytes!({:?}), brotli: {}, gzip: {} }},",
            asset.path,
            asset.tag,
            asset.plain,
            optional(asset.brotli.as_ref()),
            optional(asset.gzip.as_ref()),
        );
    }
    text.push_str("];\n");
    text
}

fn optional(path: Option<&String>) -> String {
    path.map_or_else(|| "None".to_owned(), |path| format!("Some(include_bytes!({path:?}))"))
}
