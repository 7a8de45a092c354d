//! The pixels of a picture.

use crate::picture::palette::{PaletteColor, Theme};
use std::borrow::Cow;
use std::ops::Range;

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
    pub const fn width(&self) -> u32 {
        self.width
    }

    /// The height, in pixels.
    pub const fn height(&self) -> u32 {
        self.height
    }

    /// Red, green, blue and opacity of every pixel; the opacity is always 255.
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
    pub fn rgb(&self, x: u32, y: u32) -> [u8; 3] {
        assert!(x < self.width && y < self.height, "({x}, {y}) is outside of {} × {}", self.width, self.height);
        let start = 4 * (y as usize * self.width as usize + x as usize);
        [self.rgba[start], self.rgba[start + 1], self.rgba[start + 2]]
    }

    /// The rows from the top, each with four bytes a pixel.
    pub fn rows(&self) -> impl Iterator<Item = &[u8]> {
        self.rgba.chunks_exact(4 * self.width as usize)
    }

    /// Copies some columns of another picture to where they are when its top left is at a place. What is outside of this picture is
    /// left out.
    pub fn put(&mut self, other: &Self, (left, top): (u32, u32), columns: Range<u32>) {
        let end = columns.end.min(other.width).min(self.width.saturating_sub(left));
        let columns = columns.start.min(end)..end;
        let from = 4 * columns.start as usize..4 * columns.end as usize;
        let to = 4 * left as usize + from.start..4 * left as usize + from.end;
        let rows = self.rgba.chunks_exact_mut(4 * self.width as usize).skip(top as usize);
        for (row, other) in rows.zip(other.rows()).filter(|_| !from.is_empty()) {
            row[to.clone()].copy_from_slice(&other[from.clone()]);
        }
    }

    /// The pixels of a part, row by row from the top, each with four bytes.
    pub(crate) fn part(&self, part: PixelRange) -> impl Iterator<Item = &[u8]> {
        let columns = 4 * part.left as usize..4 * (part.left + part.width) as usize;
        let rows = self.rows().skip(part.top as usize).take(part.height as usize);
        rows.flat_map(move |row| row[columns.clone()].chunks_exact(4))
    }

    /// Returns the picture at the top left of a picture of at least this size, whose rest has the color of the ground.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_put_at_their_place_and_no_further() {
        let plain = |width: u32, height: u32, part: u8| {
            Pixels::new(width, height, vec![part; 4 * width as usize * height as usize])
        };
        let seen = |pixels: &Pixels| -> Vec<Vec<u8>> {
            pixels.rows().map(|row| row.chunks_exact(4).map(|pixel| pixel[0]).collect()).collect()
        };
        let mut pixels = plain(4, 2, 0);
        pixels.put(&plain(3, 5, 7), (1, 1), 1..9);
        assert_eq!(seen(&pixels), [[0, 0, 0, 0], [0, 0, 7, 7]]);
        pixels.put(&plain(3, 1, 9), (3, 0), 0..3);
        assert_eq!(seen(&pixels), [[0, 0, 0, 9], [0, 0, 7, 7]]);
        for (place, columns) in [((5, 0), 0..3), ((0, 5), 0..3), ((0, 0), 2..2), ((0, 0), 3..8)] {
            pixels.put(&plain(3, 3, 1), place, columns);
        }
        assert_eq!(seen(&pixels), [[0, 0, 0, 9], [0, 0, 7, 7]]);
    }
}
