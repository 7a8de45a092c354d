//! An animated GIF: one frame per page, with its text below it, repeated forever.
//!
//! A frame has its own color table, for the pixels that differ from the previous frame. If these have more colors than
//! the table holds, similar colors are merged. There is no dithering, so that text stays smooth.

use super::animation::{Frame, FrameEncoder, LAST_PAGE_CENTISECONDS, PAGE_CENTISECONDS};
use super::exporter::ExportError;
use super::raster::Pixels;
use gif::{DisposalMethod, Encoder, EncodingError, Repeat};
use std::borrow::Cow;
use std::collections::HashMap;

/// The offset of a frame's duration in the file, from the start of the frame.
const TIME_OFFSET: usize = 4;

/// The frames after the first, encoded as in the file.
#[derive(Debug, Default)]
pub struct GifEncoder {
    frames: Vec<u8>,
    /// The offset of the last frame.
    last: Option<usize>,
}

impl FrameEncoder for GifEncoder {
    fn add(&mut self, frame: &Frame<'_>) -> Result<(), ExportError> {
        self.last = Some(self.frames.len());
        self.frames.extend(encoded(frame)?);
        Ok(())
    }

    fn finish(mut self, first: &Pixels) -> Result<Vec<u8>, ExportError> {
        if let Some(last) = self.last {
            let time = last + TIME_OFFSET;
            self.frames[time..time + 2].copy_from_slice(&LAST_PAGE_CENTISECONDS.to_le_bytes());
        }
        let colors = ColorTable::new(first.rgba().chunks_exact(4), ColorTable::MAX);
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
        Ok(encoder.into_inner()?)
    }
}

/// Returns a frame, encoded as in the file.
fn encoded(frame: &Frame<'_>) -> Result<Vec<u8>, EncodingError> {
    let Frame { pixels, previous, rect } = frame;
    // Unchanged pixels are transparent, and need no color.
    let pairs = || pixels.part(*rect).zip(previous.part(*rect));
    let changed = pairs().filter(|(new, old)| new != old).map(|(new, _)| new);
    let colors = ColorTable::new(changed, ColorTable::MAX - 1);
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

/// Returns the length of a side in the type that files use.
fn side(length: u32) -> Result<u16, EncodingError> {
    u16::try_from(length).map_err(|_| EncodingError::OutOfMemory)
}

impl From<EncodingError> for ExportError {
    fn from(error: EncodingError) -> Self {
        Self::Encoding(error.to_string())
    }
}

/// A color as red, green and blue.
type GifColor = [u8; 3];

/// The colors of a frame, and the table color for each color of the picture.
#[derive(Debug)]
pub struct ColorTable {
    colors: Vec<GifColor>,
    indices: HashMap<GifColor, u8>,
}

impl ColorTable {
    pub const MAX: usize = 256;

    /// Returns a table of at most `max` colors for pixels of four bytes. If the pixels have at most `max` colors, the
    /// table has exactly these.
    ///
    /// Otherwise, the first quarter of the table holds the most frequent colors, which are those of areas. The rest is
    /// for the edges between areas: repeatedly, the color farthest from all colors in the table is added, which is the
    /// method of Gonzalez (1985). Each of these added colors is then replaced by the mean of the colors nearest to it.
    /// No color is replaced by a color far from it. The time is O(colors · `max`).
    pub fn new<'a>(pixels: impl Iterator<Item = &'a [u8]>, max: usize) -> Self {
        let mut counts = counted(pixels);
        if max < counts.len() {
            // Equally frequent colors are ordered by their values.
            counts.sort_unstable_by_key(|&(color, count)| (std::cmp::Reverse(count), color));
            return Self::reduced(&counts, max);
        }
        counts.sort_unstable();
        let colors: Vec<GifColor> = counts.iter().map(|&(color, _)| color).collect();
        let indices = (0..).zip(&colors).map(|(index, color)| (*color, to_index(index))).collect();
        Self { colors, indices }
    }

    /// Returns the table for more than `max` colors. `counts` has the most frequent color first.
    fn reduced(counts: &[(GifColor, u64)], max: usize) -> Self {
        let kept = max / 4;
        let mut table: Vec<GifColor> = Vec::with_capacity(max);
        let mut nearest = vec![(u32::MAX, 0_usize); counts.len()];
        while table.len() < max {
            let next = if table.len() < kept {
                table.len()
            } else {
                // The first of several farthest colors is taken, so that the result is deterministic.
                let farthest = (0..counts.len()).rev().max_by_key(|&number| nearest[number].0);
                farthest.unwrap_or_default()
            };
            let color = counts[next].0;
            for (near, (other, _)) in nearest.iter_mut().zip(counts) {
                let distance = distance(color, *other);
                if distance < near.0 {
                    *near = (distance, table.len());
                }
            }
            table.push(color);
        }
        for (index, color) in table.iter_mut().enumerate().skip(kept) {
            *color = mean(nearest.iter().zip(counts).filter(|((_, near), _)| *near == index).map(|(_, count)| count));
        }
        let index_of = |color: GifColor| {
            let nearest = (0..table.len()).min_by_key(|&index| distance(table[index], color));
            (color, to_index(nearest.unwrap_or_default()))
        };
        let indices = counts.iter().map(|&(color, _)| index_of(color)).collect();
        Self { colors: table, indices }
    }

    /// Returns the first index without a color.
    pub fn next_index(&self) -> u8 {
        to_index(self.colors.len())
    }

    /// Returns the colors one after another, as files store them.
    pub fn bytes(&self) -> Vec<u8> {
        self.colors.as_flattened().to_vec()
    }

    /// Returns a function from a pixel to the index of its color. The table must have been made for the pixel.
    pub fn indices(&self) -> impl FnMut(&[u8]) -> u8 {
        // Most pixels have the same color as their neighbor.
        let mut last = None;
        move |pixel| {
            let color = color_of(pixel);
            match last {
                Some((same, index)) if same == color => index,
                _ => {
                    let index = self.indices.get(&color).copied().unwrap_or_default();
                    last = Some((color, index));
                    index
                }
            }
        }
    }
}

/// Returns each color with the number of its pixels, in arbitrary order.
fn counted<'a>(pixels: impl Iterator<Item = &'a [u8]>) -> Vec<(GifColor, u64)> {
    let mut counts: HashMap<GifColor, u64> = HashMap::new();
    let mut run: Option<(GifColor, u64)> = None;
    for pixel in pixels {
        let color = color_of(pixel);
        match &mut run {
            Some((same, count)) if *same == color => *count += 1,
            _ => {
                if let Some((color, count)) = run.replace((color, 1)) {
                    *counts.entry(color).or_default() += count;
                }
            }
        }
    }
    if let Some((color, count)) = run {
        *counts.entry(color).or_default() += count;
    }
    counts.into_iter().collect()
}

fn color_of(pixel: &[u8]) -> GifColor {
    [pixel[0], pixel[1], pixel[2]]
}

fn to_index(index: usize) -> u8 {
    u8::try_from(index).unwrap_or(u8::MAX)
}

/// Returns how different two colors look: their squared distance, weighted by how visible differences in red, green and
/// blue are.
fn distance(one: GifColor, other: GifColor) -> u32 {
    let weighted = [2, 4, 3].into_iter().zip(one.into_iter().zip(other));
    weighted.map(|(weight, (one, other))| weight * u32::from(one.abs_diff(other)).pow(2)).sum()
}

fn mean<'a>(counts: impl Iterator<Item = &'a (GifColor, u64)>) -> GifColor {
    let mut sums = [0; 3];
    let mut total = 0;
    for (color, count) in counts {
        total += count;
        for (sum, part) in sums.iter_mut().zip(color) {
            *sum += count * u64::from(*part);
        }
    }
    sums.map(|sum| u8::try_from((sum + total / 2).checked_div(total).unwrap_or_default()).unwrap_or(u8::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(pixels: &[[u8; 4]], max: usize) -> ColorTable {
        ColorTable::new(pixels.iter().map(<[u8; 4]>::as_slice), max)
    }

    fn shown(table: &ColorTable, [red, green, blue, _]: [u8; 4]) -> GifColor {
        table.colors[usize::from(table.indices()(&[red, green, blue, 255]))]
    }

    #[test]
    fn as_many_colors_as_fit_stay_as_they_are() {
        let pixels: Vec<[u8; 4]> = (0..=255).map(|part| [part, 255 - part, part / 2, 255]).collect();
        let table = table(&pixels, 256);
        assert_eq!(table.colors.len(), 256);
        for pixel in pixels {
            assert_eq!(shown(&table, pixel), color_of(&pixel));
        }
    }

    #[test]
    fn areas_keep_their_color_and_edges_a_similar_one() {
        // Three areas, and all shades between each pair of them.
        let areas = [[255, 255, 255], [23, 32, 46], [184, 0, 78]];
        let mut pixels: Vec<[u8; 4]> = Vec::new();
        for [red, green, blue] in areas {
            pixels.extend(std::iter::repeat_n([red, green, blue, 255], 5_000));
        }
        let mixed = |from: u8, to: u8, share: u32| {
            u8::try_from((u32::from(from) * (255 - share) + u32::from(to) * share) / 255).unwrap()
        };
        for (from, to) in [(areas[0], areas[1]), (areas[1], areas[2]), (areas[2], areas[0])] {
            let shade = |share| [0, 1, 2].map(|part| mixed(from[part], to[part], share));
            pixels.extend((0..=255).map(shade).map(|[red, green, blue]| [red, green, blue, 255]));
        }
        let table = table(&pixels, 255);
        assert_eq!(table.colors.len(), 255);
        for [red, green, blue] in areas {
            assert_eq!(shown(&table, [red, green, blue, 255]), [red, green, blue]);
        }
        let worst = pixels.iter().map(|pixel| {
            let shown = shown(&table, *pixel);
            (0..3).map(|part| shown[part].abs_diff(pixel[part])).max().unwrap()
        });
        assert!(worst.max().unwrap() <= 4);
    }

    #[test]
    fn no_pixels_need_no_colors() {
        assert_eq!((table(&[], 255).next_index(), table(&[], 255).bytes()), (0, vec![]));
    }
}
