//! The pixels of a picture.

use crate::picture::palette::{PaletteColor, Theme};
use std::borrow::Cow;
/// A part of a picture, in pixels of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PixelRange {
    /// The left edge.
    pub left: u32,
    /// The upper edge.
    pub top: u32,
    /// The width.
    pub width: u32,
    /// The height.
    pub height: u32,
}

/// The pixels of an opaque picture, row by row from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    width: u32,
    height: u32,
    rgba: Vec<u8>,
}

impl Pixels {
    /// Returns a picture of opaque pixels: red, green, blue and 255 for each.
    pub(crate) fn new(width: u32, height: u32, rgba: Vec<u8>) -> Self {
        debug_assert_eq!(rgba.len(), 4 * width as usize * height as usize);
        Self { width, height, rgba }
    }

    /// The width, in pixels.
    #[must_use]
    pub const fn width(&self) -> u32 {
        self.width
    }

    /// The height, in pixels.
    #[must_use]
    pub const fn height(&self) -> u32 {
        self.height
    }

    /// Red, green, blue and opacity of every pixel; the opacity is always 255.
    #[must_use]
    pub fn rgba(&self) -> &[u8] {
        &self.rgba
    }

    /// Red, green and blue of every pixel.
    pub(crate) fn rgb_bytes(&self) -> Vec<u8> {
        self.rgba.chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect()
    }

    /// Red, green and blue of a pixel.
    ///
    /// # Panics
    /// If the picture has no such pixel.
    #[must_use]
    pub fn rgb(&self, x: u32, y: u32) -> [u8; 3] {
        assert!(x < self.width && y < self.height, "({x}, {y}) is outside of {} × {}", self.width, self.height);
        let start = 4 * (y as usize * self.width as usize + x as usize);
        [self.rgba[start], self.rgba[start + 1], self.rgba[start + 2]]
    }

    /// The rows from the top, each with four bytes a pixel.
    pub fn rows(&self) -> impl Iterator<Item = &[u8]> {
        self.rgba.chunks_exact(4 * self.width as usize)
    }
    /// The pixels of a part, row by row from the top, each with four bytes.
    pub(crate) fn part(&self, part: PixelRange) -> impl Iterator<Item = &[u8]> {
        let columns = 4 * part.left as usize..4 * (part.left + part.width) as usize;
        let rows = self.rows().skip(part.top as usize).take(part.height as usize);
        rows.flat_map(move |row| row[columns.clone()].chunks_exact(4))
    }

    /// Returns the picture at the top left of a picture of at least this size, whose rest has the color of the ground.
    #[must_use]
    pub(crate) fn extended(&self, width: u32, height: u32, theme: Theme) -> Cow<'_, Self> {
        let (width, height) = (width.max(self.width), height.max(self.height));
        if (width, height) == (self.width, self.height) {
            return Cow::Borrowed(self);
        }
        let [red, green, blue] = theme.color(PaletteColor::Background);
        let mut rgba = [red, green, blue, u8::MAX].repeat(width as usize * height as usize);
        for (row, own) in rgba.chunks_exact_mut(4 * width as usize).zip(self.rows()) {
            row[..own.len()].copy_from_slice(own);
        }
        Cow::Owned(Self { width, height, rgba })
    }
}
