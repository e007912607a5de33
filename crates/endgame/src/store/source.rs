//! The bytes of a bundle: in memory, or remote and read page by page.
//!
//! [`Paged`] caches pages and limits what is fetched: a lookup reads one block of at most 64 KiB, so at most two
//! pages, and fails once the allowance is used up. Not here: where bytes come from.

use std::borrow::Cow;
use std::io;
use std::sync::{Mutex, PoisonError};

/// Random access to a fixed number of bytes.
pub trait Source: Send + Sync {
    /// The number of bytes.
    fn length(&self) -> io::Result<u64>;
    /// Fills the buffer with the bytes from `offset` on. Too few bytes are an error.
    fn read(&self, offset: u64, buffer: &mut [u8]) -> io::Result<()>;
}

impl Source for Cow<'static, [u8]> {
    fn length(&self) -> io::Result<u64> {
        Ok(self.len() as u64)
    }

    fn read(&self, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
        let offset = usize::try_from(offset).map_err(io::Error::other)?;
        let bytes = self.get(offset..).and_then(|bytes| bytes.get(..buffer.len()));
        buffer.copy_from_slice(bytes.ok_or(io::ErrorKind::UnexpectedEof)?);
        Ok(())
    }
}

/// The size of a page in bytes.
pub const PAGE: usize = 1 << 16;

/// A slow source behind a page cache and a limit on what is fetched.
#[derive(Debug)]
pub struct Paged<S> {
    source: S,
    length: u64,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    /// Pages by number, least recently used first.
    pages: Vec<(u64, Box<[u8]>)>,
    most: usize,
    /// Pages that may still be fetched.
    allowance: u32,
}

impl<S: Source> Paged<S> {
    /// Caches up to `most` pages of a source. It fetches at most `allowance` pages until [`Paged::allow`] sets a new
    /// limit.
    ///
    /// # Errors
    /// If the length of the source cannot be read.
    pub fn new(source: S, most: usize, allowance: u32) -> io::Result<Paged<S>> {
        let length = source.length()?;
        Ok(Paged {
            source,
            length,
            state: Mutex::new(State { pages: Vec::new(), most: most.max(1), allowance }),
        })
    }

    /// Sets how many more pages may be fetched.
    pub fn allow(&self, pages: u32) {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).allowance = pages;
    }

    /// The bytes of a page, fetched if they are not cached.
    fn page<'s>(&self, state: &'s mut State, number: u64) -> io::Result<&'s [u8]> {
        let kept = state.pages.iter().position(|(other, _)| *other == number);
        let page = match kept {
            Some(at) => state.pages.remove(at),
            None => (number, self.fetch(state, number)?),
        };
        if state.pages.len() >= state.most {
            state.pages.remove(0);
        }
        state.pages.push(page);
        state.pages.last().map(|(_, bytes)| &**bytes).ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

impl<S: Source> Paged<S> {
    fn fetch(&self, state: &mut State, number: u64) -> io::Result<Box<[u8]>> {
        let left = state.allowance.checked_sub(1);
        state.allowance = left.ok_or_else(|| io::Error::other("the fetch limit is reached"))?;
        let first = number * PAGE as u64;
        let length = self.length.saturating_sub(first).min(PAGE as u64);
        let mut bytes = vec![0; length as usize].into_boxed_slice();
        self.source.read(first, &mut bytes)?;
        Ok(bytes)
    }
}

impl<S: Source> Source for Paged<S> {
    fn length(&self) -> io::Result<u64> {
        Ok(self.length)
    }

    fn read(&self, mut offset: u64, mut buffer: &mut [u8]) -> io::Result<()> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        while !buffer.is_empty() {
            let page = self.page(&mut state, offset / PAGE as u64)?;
            let bytes = page.get((offset % PAGE as u64) as usize..).unwrap_or_default();
            let count = bytes.len().min(buffer.len());
            if count == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            let (part, rest) = buffer.split_at_mut(count);
            part.copy_from_slice(&bytes[..count]);
            (buffer, offset) = (rest, offset + count as u64);
        }
        Ok(())
    }
}
