//! One game file: compressed or not, in one of several formats.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use crownhead_notation::binary;

use crate::Error;

const BUFFER: usize = 1 << 17;

/// The format of a game file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    Pdn,
    Json,
    Binary,
}

/// Wraps a file of a known length, for a progress bar.
pub type Watch = fn(File, u64) -> Box<dyn Read>;

/// Wraps nothing.
pub const UNWATCHED: Watch = |file, _| Box::new(file);

/// An open game file.
pub struct Source {
    /// Its name in messages.
    pub name: String,
    /// Its unpacked content.
    pub reader: Box<dyn BufRead>,
}

impl std::fmt::Debug for Source {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Source").field("name", &self.name).finish_non_exhaustive()
    }
}

impl Source {
    /// Opens a file, or standard input for `-`.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn open(path: &Path, watch: Watch) -> Result<Source, Error> {
        let wrong = |problem| Error::file("read", path, problem);
        if path == Path::new("-") {
            let reader = unpacked(BufReader::with_capacity(BUFFER, io::stdin())).map_err(wrong)?;
            return Ok(Source { name: "standard input".to_owned(), reader });
        }
        let file = File::open(path).map_err(wrong)?;
        let about = file.metadata().map_err(wrong)?;
        if about.is_dir() {
            return Err(wrong(io::Error::other("it is a folder")));
        }
        let watched = watch(file, about.len());
        let reader = unpacked(BufReader::with_capacity(BUFFER, watched)).map_err(wrong)?;
        Ok(Source { name: path.display().to_string(), reader })
    }

    /// The format, judging by the first bytes.
    pub(crate) fn form(&mut self) -> io::Result<Form> {
        let first = self.reader.fill_buf()?;
        let text = first.strip_prefix(b"\xef\xbb\xbf").unwrap_or(first).trim_ascii_start();
        Ok(if first.starts_with(&binary::MAGIC[..7]) {
            Form::Binary
        } else if text.starts_with(b"{\"") {
            Form::Json
        } else {
            Form::Pdn
        })
    }
}

/// Unpacks gzip and zstd, recognized by their first bytes.
fn unpacked<R: Read + 'static>(mut packed: BufReader<R>) -> io::Result<Box<dyn BufRead>> {
    let first = packed.fill_buf()?;
    if first.starts_with(&[0x1f, 0x8b]) {
        let plain = flate2::bufread::MultiGzDecoder::new(packed);
        return Ok(Box::new(BufReader::with_capacity(BUFFER, plain)));
    }
    if first.starts_with(&[0x28, 0xb5, 0x2f, 0xfd]) {
        let plain = zstd::stream::read::Decoder::with_buffer(packed)?;
        return Ok(Box::new(BufReader::with_capacity(BUFFER, plain)));
    }
    Ok(Box::new(packed))
}
