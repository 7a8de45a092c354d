//! An animated GIF: a page a frame, each with its words below it, over and over.
//!
//! A frame has a color table of its own, for the pixels that differ from the frame before. Where these have more colors than a table
//! holds, similar ones become one, and never a pattern of others: text stays smooth.

mod color_table;

use self::color_table::ColorTable;
use super::animation::{Animation, Frame, FrameEncoder, LAST_PAGE_CENTISECONDS, PAGE_CENTISECONDS};
use super::exporter::{ExportError, Exporter};
use super::page::{Page, Publication};
use super::raster::Pixels;
use gif::{DisposalMethod, Encoder, EncodingError, Repeat};
use std::borrow::Cow;

/// Where a frame in a file has its time, counted from where the frame begins.
const TIME_OFFSET: usize = 4;

/// Writes all pages into one file.
#[derive(Debug)]
pub struct GifExporter {
    animation: Animation<GifEncoder>,
}

impl GifExporter {
    /// Returns an exporter for a publication; `scale` is the number of pixels of a file per pixel of a page.
    #[must_use]
    pub fn new(publication: &Publication, scale: f32) -> Self {
        Self { animation: Animation::new(GifEncoder::default(), publication.theme, scale) }
    }
}

impl Exporter for GifExporter {
    fn add(&mut self, page: &Page) -> Result<Option<Vec<u8>>, ExportError> {
        self.animation.add(page).map(|()| None)
    }

    fn finish(self: Box<Self>) -> Result<Option<Vec<u8>>, ExportError> {
        self.animation.finish()
    }
}

/// The frames after the first, as they are in the file.
#[derive(Debug, Default)]
struct GifEncoder {
    frames: Vec<u8>,
    /// Where the last frame begins.
    last: Option<usize>,
}

impl FrameEncoder for GifEncoder {
    fn add(&mut self, frame: &Frame<'_>) -> Result<(), ExportError> {
        self.last = Some(self.frames.len());
        let encoded = encoded(frame).map_err(|error| refusal(&error))?;
        self.frames.extend(encoded);
        Ok(())
    }

    fn finish(mut self, first: &Pixels) -> Result<Vec<u8>, ExportError> {
        if let Some(last) = self.last {
            let time = last + TIME_OFFSET;
            self.frames[time..time + 2].copy_from_slice(&LAST_PAGE_CENTISECONDS.to_le_bytes());
        }
        self.file(first).map_err(|error| refusal(&error))
    }
}

impl GifEncoder {
    fn file(&self, first: &Pixels) -> Result<Vec<u8>, EncodingError> {
        let colors = ColorTable::new(first.rgba().chunks_exact(4), ColorTable::MOST);
        let frame = gif::Frame {
            delay: if self.last.is_some() { PAGE_CENTISECONDS } else { LAST_PAGE_CENTISECONDS },
            width: side(first.width())?,
            height: side(first.height())?,
            buffer: Cow::Owned(first.rgba().chunks_exact(4).map(colors.indices()).collect()),
            ..gif::Frame::default()
        };
        let mut encoder = Encoder::new(Vec::new(), frame.width, frame.height, &colors.bytes())?;
        encoder.set_repeat(Repeat::Infinite)?;
        encoder.write_frame(&frame)?;
        encoder.get_mut().extend(&self.frames);
        encoder.into_inner()
    }
}

/// Returns a frame as it is in the file.
fn encoded(frame: &Frame<'_>) -> Result<Vec<u8>, EncodingError> {
    let Frame { pixels, previous, rect } = frame;
    // Pixels that stay as they are are transparent, and need no color.
    let pairs = || pixels.part(*rect).zip(previous.part(*rect));
    let changed = pairs().filter(|(new, old)| new != old).map(|(new, _)| new);
    let colors = ColorTable::new(changed, ColorTable::MOST - 1);
    let transparent = colors.next_index();
    let mut index = colors.indices();
    let buffer = pairs().map(|(new, old)| if new == old { transparent } else { index(new) }).collect();
    let mut palette = colors.bytes();
    palette.extend([0; 3]);
    let frame = gif::Frame {
        delay: PAGE_CENTISECONDS,
        dispose: DisposalMethod::Keep,
        transparent: Some(transparent),
        left: side(rect.left)?,
        top: side(rect.top)?,
        width: side(rect.width)?,
        height: side(rect.height)?,
        palette: Some(palette),
        buffer,
        ..gif::Frame::default()
    };
    let mut encoder = Encoder::new(Vec::new(), frame.width, frame.height, &[])?;
    let header = encoder.get_ref().len();
    encoder.write_frame(&frame)?;
    let end = encoder.get_ref().len();
    let mut file = encoder.into_inner()?;
    file.truncate(end);
    file.drain(..header);
    Ok(file)
}

/// Returns the length of a side as files have it.
fn side(length: u32) -> Result<u16, EncodingError> {
    u16::try_from(length).map_err(|_| EncodingError::OutOfMemory)
}

fn refusal(error: &EncodingError) -> ExportError {
    ExportError::Encoding(error.to_string())
}
