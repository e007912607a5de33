#![doc = include_str!("../README.md")]
//!
//! A [`Diagram`] becomes a `Scene` of a few kinds of shapes, and every writer draws that scene, so all formats show the
//! same picture.
//!
//! Not here: files, fonts, sentences. The invariant: a picture contains everything that it needs and nothing that runs.

mod diagram;
mod draw;
mod film;
mod gif;
mod glyphs;
mod html;
mod look;
mod palette;
mod png;
mod raster;
mod scene;
mod svg;
mod theme;

pub use crownhead_notation::Ink;
pub use diagram::{Diagram, Mark, Placed};
pub use film::{Film, Still, Timing};
pub use html::{Paper, Sheet};
pub use look::Look;
pub use raster::{PictureError, SIZES};
pub use theme::Theme;
