//! Tables as bytes: the file of one table, bundles of many, and traits for access to the bytes.
//!
//! Not here: what the values mean, and which files a folder lists (`build::manifest`). Reading never panics, whatever the
//! bytes are.

pub(crate) mod bundle;
mod census;
pub(crate) mod crc;
pub(crate) mod file;
mod source;
mod storage;

pub use bundle::{Bundle, set_name};
pub use census::Census;
#[cfg(feature = "build")]
pub use file::MANIFEST;
pub use file::file_name;
pub use source::{PAGE, Paged, Source};
pub use storage::{MemoryStorage, Storage};
