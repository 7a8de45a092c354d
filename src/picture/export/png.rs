//! A picture as PNG: a file per page, at any scale, without loss.

use super::exporter::{ExportError, ExportPage, Exporter, Publication};
use super::raster::{Pixels, Rasterizer};
use png::{BitDepth, ColorType, Compression, Encoder, Filter, PixelDimensions, SrgbRenderingIntent, Unit};

/// The number of a page's pixels in a meter, so that a picture is as large on paper at every scale: 96 in an inch.
const PIXELS_PER_METER: f32 = 96.0 / 0.0254;

/// Writes a file per page.
#[derive(Debug)]
pub struct PngExporter {
    publication: Publication,
    rasterizer: Rasterizer,
}

impl PngExporter {
    /// Returns an exporter for a publication; `scale` is the number of pixels of a file per pixel of a page.
    #[must_use]
    pub fn new(publication: Publication, scale: f32) -> Self {
        let rasterizer = Rasterizer::new(publication.theme, scale);
        Self { publication, rasterizer }
    }
}

impl Exporter for PngExporter {
    fn add(&mut self, page: &ExportPage) -> Result<Option<Vec<u8>>, ExportError> {
        let pixels = self.rasterizer.paint(&page.shapes, page.size)?;
        let text = PngText { title: &self.publication.title, description: &page.plain_caption() };
        png(&pixels, self.rasterizer.scale(), &text).map(Some)
    }
}

/// The text in a file, which screen readers read aloud and searches find. Empty parts are left out.
#[derive(Clone, Copy, Debug, Default)]
pub struct PngText<'a> {
    /// The title of the document.
    pub title: &'a str,
    /// What the picture shows.
    pub description: &'a str,
}

/// Returns the PNG file of a picture of `scale` pixels per pixel of a page.
///
/// # Errors
/// [`ExportError::Encoding`] if the encoder refuses.
pub fn png(pixels: &Pixels, scale: f32, text: &PngText<'_>) -> Result<Vec<u8>, ExportError> {
    encode(pixels, scale, text).map_err(|error| ExportError::Encoding(error.to_string()))
}

fn encode(pixels: &Pixels, scale: f32, text: &PngText<'_>) -> Result<Vec<u8>, png::EncodingError> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, pixels.width(), pixels.height());
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    compress(&mut encoder);
    encoder.set_source_srgb(SrgbRenderingIntent::Perceptual);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a cast saturates")]
    let per_meter = (PIXELS_PER_METER * scale).round() as u32;
    encoder.set_pixel_dims(Some(PixelDimensions { xppu: per_meter, yppu: per_meter, unit: Unit::Meter }));
    for (keyword, content) in [("Title", text.title), ("Description", text.description)] {
        if !content.is_empty() {
            encoder.add_itxt_chunk(keyword.to_owned(), content.to_owned())?;
        }
    }
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&pixels.rgb_bytes())?;
    writer.finish()?;
    Ok(file)
}

/// Sets how pixels are compressed. What is drawn repeats exactly, row by row and letter by letter, which filters would hide: files
/// without them are the smallest.
pub(super) fn compress(encoder: &mut Encoder<'_, impl std::io::Write>) {
    encoder.set_compression(Compression::Balanced);
    encoder.set_filter(Filter::NoFilter);
}
