//! Writes the folder of the web app: files with compressed `.br` and `.gz` copies, ready for a server or a static host.
//!
//! Not here: where the files come from.
//! Invariant: a file with unchanged contents is not touched, so that nothing is rebuilt because of it.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write as _;
use std::num::NonZeroU64;
use std::path::Path;
use std::thread;

use crate::failure::Failure;
use crate::wasm::Files;

/// The limits for the gzipped WebAssembly modules with little compression effort, which makes them 4.7 % larger than
/// they ship: of the game's page, which must load fast, of the study, which has all its tools, of the club, and of the
/// workers.
const LIMITS: [(&str, usize); 5] = [
    ("crownhead_web_bg.wasm", 600 * 1024),
    ("crownhead_study_bg.wasm", 960 * 1024),
    ("crownhead_club_bg.wasm", 600 * 1024),
    ("crownhead_engine_bg.wasm", 600 * 1024),
    ("crownhead_library_bg.wasm", 400 * 1024),
];
/// Saves 4.7 % over gzip at its best level; one iteration saves 4.6 %.
const ZOPFLI_ITERATIONS: NonZeroU64 = NonZeroU64::new(5).expect("it is not 0");

/// The size of the app in bytes.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Weight {
    pub(crate) files: usize,
    pub(crate) plain: usize,
    pub(crate) brotli: usize,
    /// The modules as gzip, in the order of [`LIMITS`].
    pub(crate) wasm_gzip: [usize; 5],
}

impl Weight {
    /// Fails if a WebAssembly module exceeds the limit.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        for ((name, limit), have) in LIMITS.into_iter().zip(self.wasm_gzip) {
            if have > limit {
                return Err(Failure::failed(format!("{name} is {have} bytes gzipped; the limit is {limit}")));
            }
        }
        Ok(())
    }
}

impl std::fmt::Display for Weight {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let kb = |bytes: usize| bytes.div_ceil(1024);
        write!(f, "{} files, {} KB, ", self.files, kb(self.plain))?;
        write!(
            f,
            "{} KB as brotli; WebAssembly {} KB (game), {} KB (study), {} KB (club), {} KB (engine) and {} KB (library) as gzip",
            kb(self.brotli),
            kb(self.wasm_gzip[0]),
            kb(self.wasm_gzip[1]),
            kb(self.wasm_gzip[2]),
            kb(self.wasm_gzip[3]),
            kb(self.wasm_gzip[4])
        )
    }
}

/// How much time compression takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effort {
    /// A second for the whole app; a tenth larger (gzip a twentieth). For builds that are not published.
    Little,
    /// Half a minute. For builds that are downloaded.
    Most,
}

/// Makes the folder contain exactly these files and their compressed copies.
pub(crate) fn sync(folder: &Path, files: &Files, effort: Effort) -> Result<Weight, Failure> {
    let mut keep = BTreeSet::new();
    let mut weight = Weight::default();
    // One thread per file: compressing the largest takes seconds.
    let written: Vec<_> = thread::scope(|scope| {
        let threads: Vec<_> = files
            .iter()
            .map(|(name, bytes)| scope.spawn(move || update(folder, name, bytes, effort)))
            .collect();
        threads.into_iter().map(thread::ScopedJoinHandle::join).collect()
    });
    for result in written {
        result.map_err(|_| Failure::failed("a compression thread panicked"))??;
    }
    for (name, bytes) in files {
        let size = |suffix: &str| {
            fs::metadata(folder.join(format!("{name}{suffix}"))).map(|m| m.len() as usize).ok()
        };
        let (brotli, gzip) = (size(".br"), size(".gz"));
        keep.insert(name.clone());
        keep.extend(brotli.map(|_| format!("{name}.br")));
        keep.extend(gzip.map(|_| format!("{name}.gz")));
        weight.files += 1;
        weight.plain += bytes.len();
        weight.brotli += brotli.unwrap_or(bytes.len());
        if let Some(index) = LIMITS.iter().position(|(limited, _)| limited == name) {
            weight.wasm_gzip[index] = gzip.unwrap_or(bytes.len());
        }
    }
    remove_others(folder, "", &keep)?;
    Ok(weight)
}

/// Writes a file and its compressed copies if its contents changed.
fn update(folder: &Path, name: &str, bytes: &[u8], effort: Effort) -> Result<(), Failure> {
    if fs::read(folder.join(name)).ok().as_deref() == Some(bytes) {
        return Ok(());
    }
    write_all(folder, name, bytes, effort)
}

/// Writes the compressed copies first, so that a current plain file proves that they are current, too.
fn write_all(folder: &Path, name: &str, bytes: &[u8], effort: Effort) -> Result<(), Failure> {
    let plain = folder.join(name);
    let parent = plain.parent().unwrap_or(folder);
    fs::create_dir_all(parent).map_err(|e| Failure::cannot("make", parent.display(), e))?;
    // Best compression saves a tenth of the weights but takes as long as everything else together.
    let effort = if is(name, "weights") { Effort::Little } else { effort };
    for suffix in [".br", ".gz"] {
        let path = folder.join(format!("{name}{suffix}"));
        let packed = match suffix {
            _ if is_packed(name) => None,
            ".br" => Some(brotli(bytes, effort)),
            _ => Some(gzip(bytes, effort)),
        };
        let packed = packed.transpose().map_err(|e| Failure::cannot("compress", name, e))?;
        match packed.filter(|packed| packed.len() < bytes.len()) {
            Some(packed) => {
                fs::write(&path, packed).map_err(|e| Failure::cannot("write", path.display(), e))?;
            }
            None if path.exists() => {
                fs::remove_file(&path).map_err(|e| Failure::cannot("remove", path.display(), e))?;
            }
            None => {}
        }
    }
    fs::write(&plain, bytes).map_err(|e| Failure::cannot("write", plain.display(), e))
}

/// Whether the format is already compressed.
fn is_packed(name: &str) -> bool {
    ["png", "webp", "jpg", "woff2", "mp3", "ogg", "tables", "puzzles"].iter().any(|end| is(name, end))
}

fn is(name: &str, extension: &str) -> bool {
    Path::new(name).extension().is_some_and(|end| end.eq_ignore_ascii_case(extension))
}

fn brotli(bytes: &[u8], effort: Effort) -> std::io::Result<Vec<u8>> {
    let quality = match effort {
        Effort::Little => 5,
        Effort::Most => 11,
    };
    // 22 is the largest window that every decoder accepts.
    let mut packed = brotli::CompressorWriter::new(Vec::new(), 1 << 16, quality, 22);
    packed.write_all(bytes)?;
    packed.flush()?;
    Ok(packed.into_inner())
}

fn gzip(bytes: &[u8], effort: Effort) -> std::io::Result<Vec<u8>> {
    if effort == Effort::Most {
        let mut packed = Vec::new();
        let options = zopfli::Options { iteration_count: ZOPFLI_ITERATIONS, ..zopfli::Options::default() };
        zopfli::compress(options, zopfli::Format::Gzip, bytes, &mut packed)?;
        return Ok(packed);
    }
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    packed.write_all(bytes)?;
    packed.finish()
}

fn remove_others(folder: &Path, prefix: &str, keep: &BTreeSet<String>) -> Result<(), Failure> {
    let problem = |e| Failure::cannot("read", folder.display(), e);
    for item in fs::read_dir(folder).map_err(problem)? {
        let path = item.map_err(problem)?.path();
        let name = format!("{prefix}{}", path.file_name().unwrap_or_default().to_string_lossy());
        let inside = format!("{name}/");
        let removed = if !path.is_dir() {
            if keep.contains(&name) { Ok(()) } else { fs::remove_file(&path) }
        } else if keep.iter().any(|kept| kept.starts_with(&inside)) {
            remove_others(&path, &inside, keep)?;
            Ok(())
        } else {
            fs::remove_dir_all(&path)
        };
        removed.map_err(|e| Failure::cannot("remove", path.display(), e))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;
    use std::path::PathBuf;

    use super::*;

    fn empty(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("crownhead-dist-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder can be made");
        folder
    }

    fn listed(folder: &Path) -> Vec<String> {
        let mut files = Files::new();
        crate::wasm::add_folder(folder, "", &mut files).expect("a folder of files");
        files.into_keys().collect()
    }

    #[test]
    fn smaller_copies_are_kept_and_other_files_removed() {
        let folder = empty("forms");
        fs::create_dir_all(folder.join("old")).expect("a folder can be made");
        for other in ["old/file.js", "gone.wasm.br"] {
            fs::write(folder.join(other), "x").expect("a file can be written");
        }
        let text = "the same words again and again, ".repeat(50).into_bytes();
        let files = Files::from([
            ("index.html".to_owned(), text.clone()),
            ("sub/app.js".to_owned(), text.clone()),
            (LIMITS[0].0.to_owned(), text.clone()),
            ("icon.png".to_owned(), text.clone()),
            ("tiny.txt".to_owned(), b"x".to_vec()),
        ]);
        let weight = sync(&folder, &files, Effort::Most).expect("it can be written");
        let expected = "crownhead_web_bg.wasm crownhead_web_bg.wasm.br crownhead_web_bg.wasm.gz icon.png index.html \
                        index.html.br index.html.gz sub/app.js sub/app.js.br sub/app.js.gz tiny.txt";
        assert_eq!(listed(&folder).join(" "), expected);
        assert_eq!((weight.files, weight.plain), (5, 4 * text.len() + 1));
        assert!(weight.wasm_gzip[0] > 0 && weight.wasm_gzip[0] < text.len() && weight.wasm_gzip[1] == 0);

        let packed = fs::read(folder.join("index.html.gz")).expect("it was written");
        let mut unpacked = Vec::new();
        flate2::read::GzDecoder::new(&packed[..]).read_to_end(&mut unpacked).expect("it is gzip");
        assert_eq!(unpacked, text);
        let packed = fs::read(folder.join("index.html.br")).expect("it was written");
        let mut unpacked = Vec::new();
        brotli::Decompressor::new(&packed[..], 4096).read_to_end(&mut unpacked).expect("it is brotli");
        assert_eq!(unpacked, text);
        fs::remove_dir_all(&folder).expect("it can be removed");
    }

    #[test]
    fn unchanged_files_are_not_rewritten() {
        let folder = empty("same");
        let stamp =
            |name: &str| fs::metadata(folder.join(name)).and_then(|m| m.modified()).expect("it exists");
        let mut files =
            Files::from([("a.js".to_owned(), vec![b'a'; 500]), ("b.js".to_owned(), vec![b'b'; 500])]);
        let first = sync(&folder, &files, Effort::Most).expect("it can be written");
        let before = (stamp("a.js"), stamp("a.js.br"), stamp("b.js"));
        std::thread::sleep(std::time::Duration::from_millis(20));
        assert_eq!(sync(&folder, &files, Effort::Most).expect("it can be written"), first);
        assert_eq!((stamp("a.js"), stamp("a.js.br"), stamp("b.js")), before);
        files.insert("b.js".to_owned(), vec![b'c'; 500]);
        sync(&folder, &files, Effort::Most).expect("it can be written");
        assert_eq!(stamp("a.js"), before.0);
        assert_ne!(stamp("b.js"), before.2);
        fs::remove_dir_all(&folder).expect("it can be removed");
    }

    #[test]
    fn too_much_webassembly_is_refused() {
        for (module, (_, limit)) in LIMITS.into_iter().enumerate() {
            let mut heavy = [0; LIMITS.len()];
            heavy[module] = limit + 1;
            assert!(Weight { wasm_gzip: heavy, ..Weight::default() }.check().is_err());
        }
        assert!(Weight::default().check().is_ok());
    }
}
