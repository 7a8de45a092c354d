//! The colors of a frame, at most 256.

use std::collections::HashMap;

/// A color as red, green and blue.
type Color = [u8; 3];

/// The colors of a frame, and which of them stands for each color of the picture.
#[derive(Debug)]
pub struct ColorTable {
    colors: Vec<Color>,
    indices: HashMap<Color, u8>,
}

impl ColorTable {
    /// The greatest number of colors.
    pub const MOST: usize = 256;

    /// Returns a table of at most `most` colors for pixels of four bytes. If the pixels have no more colors than that, the table
    /// has exactly these.
    ///
    /// Otherwise it has the colors of the most pixels, which are those of areas, and others for the edges between them: one
    /// after another the color that is farthest from all in the table, which is the method of Gonzalez (1985), and then the
    /// mean of those that are nearest to it. No color is replaced by one that is far from it, in O(colors · `most`).
    pub fn new<'a>(pixels: impl Iterator<Item = &'a [u8]>, most: usize) -> Self {
        let mut counts = counted(pixels);
        if most < counts.len() {
            // Of colors that are equally frequent, the order of their values decides.
            counts.sort_unstable_by_key(|&(color, count)| (std::cmp::Reverse(count), color));
            return Self::reduced(&counts, most);
        }
        counts.sort_unstable();
        let colors: Vec<Color> = counts.iter().map(|&(color, _)| color).collect();
        let indices = (0..).zip(&colors).map(|(index, color)| (*color, to_index(index))).collect();
        Self { colors, indices }
    }

    /// `counts` are more colors than `most`, the most frequent first.
    fn reduced(counts: &[(Color, u64)], most: usize) -> Self {
        let kept = most / 4;
        let mut table: Vec<Color> = Vec::with_capacity(most);
        let mut nearest = vec![(u32::MAX, 0_usize); counts.len()];
        while table.len() < most {
            let next = if table.len() < kept {
                table.len()
            } else {
                // The first of the farthest, so that the order does not depend on anything else.
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
        let index_of = |color: Color| {
            let nearest = (0..table.len()).min_by_key(|&index| distance(table[index], color));
            (color, to_index(nearest.unwrap_or_default()))
        };
        let indices = counts.iter().map(|&(color, _)| index_of(color)).collect();
        Self { colors: table, indices }
    }

    /// The first index without a color.
    pub fn next_index(&self) -> u8 {
        to_index(self.colors.len())
    }

    /// The colors one after another, as files have them.
    pub fn bytes(&self) -> Vec<u8> {
        self.colors.as_flattened().to_vec()
    }

    /// Returns a function that returns the index of a pixel that the table is for.
    pub fn indices(&self) -> impl FnMut(&[u8]) -> u8 {
        // Most pixels have the color of their neighbor.
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

/// Returns each color with the number of its pixels, in no order.
fn counted<'a>(pixels: impl Iterator<Item = &'a [u8]>) -> Vec<(Color, u64)> {
    let mut counts: HashMap<Color, u64> = HashMap::new();
    let mut run: Option<(Color, u64)> = None;
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

fn color_of(pixel: &[u8]) -> Color {
    [pixel[0], pixel[1], pixel[2]]
}

fn to_index(index: usize) -> u8 {
    u8::try_from(index).unwrap_or(u8::MAX)
}

/// How different two colors look: the square of their distance, weighted by how well differences of red, green and blue are seen.
fn distance(one: Color, other: Color) -> u32 {
    let weighted = [2, 4, 3].into_iter().zip(one.into_iter().zip(other));
    weighted.map(|(weight, (one, other))| weight * u32::from(one.abs_diff(other)).pow(2)).sum()
}

fn mean<'a>(counts: impl Iterator<Item = &'a (Color, u64)>) -> Color {
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

    fn table(pixels: &[[u8; 4]], most: usize) -> ColorTable {
        ColorTable::new(pixels.iter().map(<[u8; 4]>::as_slice), most)
    }

    fn shown(table: &ColorTable, [red, green, blue, _]: [u8; 4]) -> Color {
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
        // Three areas, and all shades between each two of them.
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
