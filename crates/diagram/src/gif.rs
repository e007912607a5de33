//! Animated GIF files. Each picture after the first covers only what changes, with one palette for all.

use gif::{Encoder, Frame, Repeat};
use tiny_skia::Pixmap;

use crate::{
    film::Still,
    palette::{Census, Palette},
    raster::{Area, PictureError, Raster},
};

/// A painted part of the film.
struct Cut {
    area: Area,
    pixels: Pixmap,
    time: u32,
}

/// A film that repeats.
pub(crate) fn write(stills: &[Still], width: u32) -> Result<Vec<u8>, PictureError> {
    let mut raster = None;
    let mut census = Census::default();
    let mut cuts = Vec::new();
    let mut before = None;
    for still in stills {
        let scene = still.diagram.scene(true);
        let raster = match raster {
            Some(raster) => raster,
            None => *raster.insert(Raster::of(&scene, width)?),
        };
        let area = match &before {
            None => raster.whole(),
            Some(before) => {
                raster.changed(before, &scene).unwrap_or(Area { width: 1, height: 1, ..raster.whole() })
            }
        };
        let pixels = raster.paint_area(&scene, area)?;
        census.count(pixels.data());
        cuts.push(Cut { area, pixels, time: still.time });
        before = Some(scene);
    }
    let raster = raster.ok_or_else(|| PictureError::Encoding("the film is empty".to_owned()))?;
    encode(&raster, &cuts, census.palette())
}

fn encode(raster: &Raster, cuts: &[Cut], mut palette: Palette) -> Result<Vec<u8>, PictureError> {
    let wrong = |error: gif::EncodingError| PictureError::Encoding(error.to_string());
    // Widths are at most 4096, and boards are hardly higher than wide.
    let (width, height) = (raster.width as u16, raster.height as u16);
    let mut encoder = Encoder::new(Vec::new(), width, height, &palette.bytes()).map_err(wrong)?;
    encoder.set_repeat(Repeat::Infinite).map_err(wrong)?;
    let mut shown = vec![palette.unused(); raster.width as usize * raster.height as usize];
    for cut in cuts {
        let buffer = colored(raster, cut, &mut palette, &mut shown);
        let frame = Frame {
            delay: (cut.time / 10).min(u32::from(u16::MAX)) as u16,
            left: cut.area.left as u16,
            top: cut.area.top as u16,
            width: cut.area.width as u16,
            height: cut.area.height as u16,
            transparent: Some(palette.unused()),
            buffer: buffer.into(),
            ..Frame::default()
        };
        encoder.write_frame(&frame).map_err(wrong)?;
    }
    encoder.into_inner().map_err(|error| PictureError::Encoding(error.to_string()))
}

/// The entries of a part's pixels; those that are shown already are transparent, which packs better.
fn colored(raster: &Raster, cut: &Cut, palette: &mut Palette, shown: &mut [u8]) -> Vec<u8> {
    let unused = palette.unused();
    let mut buffer = Vec::with_capacity(cut.pixels.data().len() / 4);
    let rows = cut.pixels.data().chunks_exact(cut.area.width as usize * 4);
    for (row, pixels) in rows.enumerate() {
        let start = (cut.area.top as usize + row) * raster.width as usize + cut.area.left as usize;
        let under = &mut shown[start..start + cut.area.width as usize];
        for (pixel, under) in pixels.chunks_exact(4).zip(under) {
            let entry = palette.entry([pixel[0], pixel[1], pixel[2]]);
            buffer.push(if entry == *under { unused } else { entry });
            *under = entry;
        }
    }
    buffer
}
