//! PNG files.

use png::{BitDepth, ColorType, Compression, Encoder};
use tiny_skia::Pixmap;

use crate::raster::PictureError;

/// A picture without transparency.
pub(crate) fn write(pixels: &Pixmap) -> Result<Vec<u8>, PictureError> {
    let wrong = |error: png::EncodingError| PictureError::Encoding(error.to_string());
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, pixels.width(), pixels.height());
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::Balanced);
    let mut writer = encoder.write_header().map_err(wrong)?;
    // The background is opaque, so the colors are not premultiplied by anything.
    let colors: Vec<u8> =
        pixels.data().chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    writer.write_image_data(&colors).map_err(wrong)?;
    writer.finish().map_err(wrong)?;
    Ok(file)
}
