//! Where games are written: standard output, or a file that appears once it is complete, packed by its name.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use flate2::write::GzEncoder;

use crate::Error;
use crate::store::{behind_links, is_device};

/// An output for games.
#[derive(Debug)]
pub struct Sink {
    /// Present until the end.
    writer: Option<Packer>,
    /// The temporary name and the final one.
    names: Option<(PathBuf, PathBuf)>,
}

impl std::fmt::Debug for Packer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Packer")
    }
}

enum Packer {
    Plain(Box<dyn Write>),
    Gzip(GzEncoder<BufWriter<File>>),
    Zstd(zstd::stream::write::Encoder<'static, BufWriter<File>>),
}

impl Sink {
    /// Opens standard output (no path or `-`) or a file, packed if its name ends in `.gz` or `.zst`.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn open(path: Option<&Path>) -> Result<Sink, Error> {
        let Some(path) = path.filter(|path| *path != Path::new("-")) else {
            let writer = Packer::Plain(Box::new(BufWriter::new(io::stdout().lock())));
            return Ok(Sink { writer: Some(writer), names: None });
        };
        let path = &behind_links(path);
        let wrong = |problem| Error::file("write", path, problem);
        let name = path.file_name().ok_or_else(|| wrong(io::Error::other("the path has no file name")))?;
        if path.is_dir() {
            return Err(wrong(io::Error::other("it is a folder")));
        }
        let (file, names) = if is_device(path) {
            (File::options().write(true).open(path).map_err(wrong)?, None)
        } else {
            let temporary =
                path.with_file_name(format!(".{}.{}.part", name.to_string_lossy(), std::process::id()));
            (File::create(&temporary).map_err(wrong)?, Some((temporary, path.to_owned())))
        };
        let file = BufWriter::new(file);
        let writer = match path.extension().and_then(|ending| ending.to_str()) {
            Some("gz") => Packer::Gzip(GzEncoder::new(file, flate2::Compression::default())),
            Some("zst") => Packer::Zstd(zstd::stream::write::Encoder::new(file, 0).map_err(wrong)?),
            _ => Packer::Plain(Box::new(file)),
        };
        Ok(Sink { writer: Some(writer), names })
    }

    /// Writes some bytes.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn write(&mut self, bytes: &[u8]) -> Result<(), Error> {
        let written = match &mut self.writer {
            Some(Packer::Plain(writer)) => writer.write_all(bytes),
            Some(Packer::Gzip(writer)) => writer.write_all(bytes),
            Some(Packer::Zstd(writer)) => writer.write_all(bytes),
            None => Ok(()),
        };
        written.map_err(|problem| self.failure(problem))
    }

    fn failure(&self, problem: io::Error) -> Error {
        match &self.names {
            Some((_, path)) => Error::file("write", path, problem),
            None => problem.into(),
        }
    }

    /// Writes the rest, syncs the file and renames it.
    ///
    /// # Errors
    /// If the file cannot be stored.
    pub fn finish(mut self) -> Result<(), Error> {
        let finished = match self.writer.take() {
            Some(Packer::Plain(mut writer)) => writer.flush(),
            Some(Packer::Gzip(writer)) => writer.finish().and_then(store),
            Some(Packer::Zstd(writer)) => writer.finish().and_then(store),
            None => Ok(()),
        };
        let names = self.names.take();
        let Some((temporary, path)) = names else { return Ok(finished?) };
        let stored = finished.and_then(|()| File::open(&temporary)?.sync_all());
        let named = stored.and_then(|()| fs::rename(&temporary, &path));
        if named.is_err() {
            // The first failure is the one to report.
            let _ = fs::remove_file(&temporary);
        }
        named.map_err(|problem| Error::file("write", &path, problem))
    }
}

impl Drop for Sink {
    /// Removes an unfinished file.
    fn drop(&mut self) {
        if let Some((temporary, _)) = &self.names {
            let _ = fs::remove_file(temporary);
        }
    }
}

fn store(mut file: BufWriter<File>) -> io::Result<()> {
    file.flush()
}
