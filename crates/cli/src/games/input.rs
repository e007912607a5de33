//! Files as they come: packed or not, in one of several forms, with a bar that shows how far reading is.

use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal as _, Read};
use std::path::Path;

use crownhead_notation::binary;
use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::Failure;

/// Shorter files are read before anybody could look at a bar.
const WORTH_A_BAR: u64 = 16 << 20;
const BUFFER: usize = 1 << 17;

/// What games are written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    Pdn,
    Json,
    Binary,
}

/// A file that is read.
pub(crate) struct Source {
    /// What it is called in messages.
    pub(crate) name: String,
    /// What it says, unpacked.
    pub(crate) reader: Box<dyn BufRead>,
}

impl Source {
    pub(crate) fn open(path: &Path) -> Result<Source, Failure> {
        let wrong = |problem| Failure::file("read", path, problem);
        if path == Path::new("-") {
            let reader = unpacked(BufReader::with_capacity(BUFFER, io::stdin())).map_err(wrong)?;
            return Ok(Source { name: "standard input".to_owned(), reader });
        }
        let file = File::open(path).map_err(wrong)?;
        let about = file.metadata().map_err(wrong)?;
        if about.is_dir() {
            return Err(wrong(io::Error::other("it is a folder")));
        }
        let watched = bar(about.len()).wrap_read(file);
        let reader = unpacked(BufReader::with_capacity(BUFFER, watched)).map_err(wrong)?;
        Ok(Source { name: path.display().to_string(), reader })
    }

    /// What the games are written in.
    pub(super) fn form(&mut self) -> io::Result<Form> {
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

/// The bar of a long file, on standard error where somebody looks.
fn bar(length: u64) -> ProgressBar {
    if length < WORTH_A_BAR || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {percent}% {bytes_per_sec} {eta} left");
    let bar = ProgressBar::new(length);
    style.map(|style| bar.clone().with_style(style)).unwrap_or(bar)
}

/// The same unpacked, by what it begins with.
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
