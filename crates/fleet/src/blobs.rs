//! Bytes under their hash: what orders need, and results.

use std::collections::VecDeque;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_nats::jetstream::object_store::{GetErrorKind, InfoErrorKind};
use tokio::io::AsyncReadExt as _;
use tokio::runtime::Handle;
use tokio::time::timeout;

use crate::bus::Bus;
use crate::{Error, Fleet, Hash};

/// What a worker keeps in memory, in bytes.
const REMEMBERED: usize = 256 << 20;
/// How long a piece of a blob may take.
const PIECE: Duration = Duration::from_secs(20);
const PIECE_BYTES: usize = 128 << 10;

/// Gives a worker the blobs of its orders. The last ones stay in memory.
pub struct Blobs<'a> {
    bus: &'a Bus,
    handle: Handle,
    known: Mutex<VecDeque<(Hash, Arc<[u8]>)>>,
}

impl std::fmt::Debug for Blobs<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Blobs").finish_non_exhaustive()
    }
}

impl<'a> Blobs<'a> {
    pub(crate) fn new(fleet: &'a Fleet) -> Blobs<'a> {
        Blobs { bus: &fleet.bus, handle: fleet.runtime.handle().clone(), known: Mutex::default() }
    }

    /// A blob.
    ///
    /// # Errors
    /// If it is not on the bus, or the bus fails.
    pub fn get(&self, hash: &Hash) -> Result<Arc<[u8]>, Error> {
        let known = || self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, bytes)) = known().iter().find(|(other, _)| other == hash) {
            return Ok(Arc::clone(bytes));
        }
        let bytes: Arc<[u8]> =
            self.handle.block_on(self.bus.blob(hash))?.ok_or(Error::Missing(*hash))?.into();
        let mut known = known();
        known.push_back((*hash, Arc::clone(&bytes)));
        while known.len() > 1 && known.iter().map(|(_, bytes)| bytes.len()).sum::<usize>() > REMEMBERED {
            known.pop_front();
        }
        Ok(bytes)
    }
}

impl Fleet {
    /// Keeps bytes for orders that need them. Returns their name.
    ///
    /// # Errors
    /// If the bus fails.
    pub fn keep(&self, bytes: &[u8]) -> Result<Hash, Error> {
        self.runtime.block_on(self.bus.keep(bytes))
    }
}

impl Bus {
    pub(crate) async fn keep(&self, bytes: &[u8]) -> Result<Hash, Error> {
        let hash = Hash::of(bytes);
        if !bytes.is_empty() && !self.has(&hash).await? {
            let name = hash.to_string();
            self.stubborn("keep a blob", || async {
                let mut rest = bytes;
                self.blobs.put(name.as_str(), &mut rest).await
            })
            .await?;
        }
        Ok(hash)
    }

    async fn has(&self, hash: &Hash) -> Result<bool, Error> {
        let name = hash.to_string();
        let found = self.stubborn("look for a blob", || async {
            match self.blobs.info(&name).await {
                Ok(info) => Ok(!info.deleted),
                Err(error) if error.kind() == InfoErrorKind::NotFound => Ok(false),
                Err(error) => Err(error),
            }
        });
        found.await
    }

    /// A blob; `None` if it is not there, or not whole any more.
    pub(crate) async fn blob(&self, hash: &Hash) -> Result<Option<Vec<u8>>, Error> {
        // No object is that short.
        if *hash == Hash::of(b"") {
            return Ok(Some(Vec::new()));
        }
        let bytes = self.stubborn("read a blob", || self.read(hash)).await?;
        Ok(bytes.filter(|bytes| Hash::of(bytes) == *hash))
    }

    async fn read(&self, hash: &Hash) -> io::Result<Option<Vec<u8>>> {
        let mut object = match self.blobs.get(hash.to_string()).await {
            Ok(object) => object,
            Err(error) if error.kind() == GetErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(io::Error::other(error.to_string())),
        };
        let mut bytes = Vec::with_capacity(object.info().size);
        let mut piece = vec![0; PIECE_BYTES];
        loop {
            match timeout(PIECE, object.read(&mut piece)).await.map_err(io::Error::from)?? {
                0 => return Ok(Some(bytes)),
                length => bytes.extend_from_slice(&piece[..length]),
            }
        }
    }
}
