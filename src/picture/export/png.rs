//! Pictures as PNG: one file per page, lossless, at any scale.

use super::animation::{Frame, FrameEncoder, LAST_PAGE_CENTISECONDS, PAGE_CENTISECONDS};
use super::exporter::{ExportError, ExportPage, Exporter, Publication};
use super::raster::{PixelRange, Pixels, Rasterizer};
use png::chunk::{ChunkType, IDAT, fcTL, fdAT};
use png::{
    BitDepth, ColorType, Compression, Encoder, EncodingError, Filter, PixelDimensions, SrgbRenderingIntent, Unit,
};

/// The number of a page's pixels per meter (96 per inch), so that a picture has the same size on paper at every scale.
const PIXELS_PER_METER: f32 = 96.0 / 0.0254;

/// Writes one file per page.
#[derive(Debug)]
pub struct PngExporter {
    /// The properties that all pages share.
    pub publication: Publication,
    /// Paints the pages.
    pub rasterizer: Rasterizer,
}

impl Exporter for PngExporter {
    fn add(&mut self, page: &ExportPage) -> Result<Option<Vec<u8>>, ExportError> {
        let pixels = self.rasterizer.paint(&page.shapes, page.size)?;
        let text = PngText { title: &self.publication.title, description: &page.plain_caption() };
        png(&pixels, self.rasterizer.scale, &text).map(Some)
    }
}

/// The text in a file, for screen readers and searches. Empty parts are left out.
#[derive(Clone, Copy, Debug, Default)]
pub struct PngText<'a> {
    pub title: &'a str,
    pub description: &'a str,
}

/// Returns the PNG file of a picture with `scale` pixels per pixel of a page.
///
/// # Errors
/// Returns [`ExportError::Encoding`] if the encoder fails.
pub fn png(pixels: &Pixels, scale: f32, text: &PngText<'_>) -> Result<Vec<u8>, ExportError> {
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

/// Sets how pixels are compressed. Drawings repeat exactly, row by row and letter by letter. Filters would hide these
/// repetitions, so files without filters are the smallest.
pub(super) fn compress(encoder: &mut Encoder<'_, impl std::io::Write>) {
    encoder.set_compression(Compression::Balanced);
    encoder.set_filter(Filter::NoFilter);
}

/// The number of hundredths in a second.
const CENTISECONDS: u16 = 100;

/// A frame after the first.
#[derive(Debug)]
struct CompressedFrame {
    rect: PixelRange,
    pixels: Vec<u8>,
}

/// The frames after the first.
#[derive(Debug, Default)]
pub struct ApngEncoder {
    frames: Vec<CompressedFrame>,
}

impl FrameEncoder for ApngEncoder {
    fn add(&mut self, frame: &Frame<'_>) -> Result<(), ExportError> {
        let rect = frame.rect;
        self.frames.push(CompressedFrame { rect, pixels: compressed(frame)? });
        Ok(())
    }

    fn finish(self, first: &Pixels) -> Result<Vec<u8>, ExportError> {
        let mut file = Vec::new();
        let count = u32::try_from(self.frames.len()).unwrap_or(u32::MAX - 1);
        let mut encoder = still(&mut file, first.width(), first.height());
        encoder.set_source_srgb(SrgbRenderingIntent::Perceptual);
        encoder.set_animated(count + 1, 0)?;
        encoder.set_frame_delay(if count == 0 { LAST_PAGE_CENTISECONDS } else { PAGE_CENTISECONDS }, CENTISECONDS)?;
        let mut writer = encoder.write_header()?;
        writer.write_image_data(first.rgba())?;
        // The first frame has the sequence number 0.
        let mut sequence = 1..;
        for (number, frame) in (1..).zip(self.frames) {
            let time = if number == count { LAST_PAGE_CENTISECONDS } else { PAGE_CENTISECONDS };
            let [control, data] = [(); 2].map(|()| sequence.next().unwrap_or_default());
            writer.write_chunk(fcTL, &frame.control(control, time))?;
            writer.write_chunk(fdAT, &[&data.to_be_bytes(), frame.pixels.as_slice()].concat())?;
        }
        writer.finish()?;
        Ok(file)
    }
}

impl CompressedFrame {
    /// Returns the position and duration of the frame in the format of the PNG specification. The frame stays when the
    /// next one is shown, and its transparent pixels show the frames before it.
    fn control(&self, sequence: u32, centiseconds: u16) -> Vec<u8> {
        let PixelRange { left, top, width, height } = self.rect;
        let mut bytes: Vec<u8> = [sequence, width, height, left, top].into_iter().flat_map(u32::to_be_bytes).collect();
        bytes.extend([centiseconds, CENTISECONDS].into_iter().flat_map(u16::to_be_bytes));
        bytes.extend([png::DisposeOp::None as u8, png::BlendOp::Over as u8]);
        bytes
    }
}

fn still(file: &mut Vec<u8>, width: u32, height: u32) -> Encoder<'_, &mut Vec<u8>> {
    let mut encoder = Encoder::new(file, width, height);
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    compress(&mut encoder);
    encoder
}

/// Returns the compressed pixels of a frame, taken from a PNG file. Unchanged pixels are transparent.
fn compressed(frame: &Frame<'_>) -> Result<Vec<u8>, EncodingError> {
    let Frame { pixels, previous, rect } = frame;
    let mut file = Vec::new();
    let mut writer = still(&mut file, rect.width, rect.height).write_header()?;
    let pairs = pixels.part(*rect).zip(previous.part(*rect));
    let changes: Vec<&[u8]> = pairs.map(|(new, old)| if new == old { &[0; 4] } else { new }).collect();
    writer.write_image_data(&changes.concat())?;
    writer.finish()?;
    Ok(data_of(&file))
}

/// Returns the data of all pixel chunks of a PNG file.
fn data_of(file: &[u8]) -> Vec<u8> {
    const SIGNATURE: usize = 8;
    const CHECKSUM: usize = 4;
    let mut data = Vec::new();
    let mut rest = &file[SIGNATURE.min(file.len())..];
    while let Some((length, after)) = rest.split_first_chunk::<4>() {
        let length = u32::from_be_bytes(*length) as usize;
        let Some((&kind, after)) = after.split_first_chunk::<4>() else { break };
        let Some((content, after)) = after.split_at_checked(length) else { break };
        if ChunkType(kind) == IDAT {
            data.extend_from_slice(content);
        }
        rest = after.get(CHECKSUM..).unwrap_or_default();
    }
    data
}

impl From<EncodingError> for ExportError {
    fn from(error: EncodingError) -> Self {
        Self::Encoding(error.to_string())
    }
}
