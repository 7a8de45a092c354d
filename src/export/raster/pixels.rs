//! The pixels of a picture.

/// The pixels of an opaque picture, row by row from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    width: u32,
    height: u32,
    rgba: Vec<u8>,
}

impl Pixels {
    /// Returns a picture of opaque pixels: red, green, blue and 255 for each.
    pub(super) fn new(width: u32, height: u32, rgba: Vec<u8>) -> Self {
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
}
