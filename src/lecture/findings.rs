//! What deserves a look in the picture of a press: small text, texts over each other, and text at the edge of the screen.

use poda_picture::picture::shape::{PixelRect, Point, Shape};

/// The smallest size of text that is legible from the last row, in pixels of a screen of 1920 × 1080.
pub const MIN_TEXT_PX: f32 = 20.0;
/// The width and the height of an overlap, in pixels, up to which texts count as side by side.
const TOUCHING: f32 = 1.0;

/// Something in a picture that deserves a look.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PageFinding {
    /// A text that is smaller than [`MIN_TEXT_PX`], and its size in pixels.
    SmallText { text: String, px: u32 },
    /// Two texts over each other.
    Overlap { text: String, other: String },
    /// A text under a filled area.
    Covered { text: String },
    /// A text that is cut off at the edge of the screen.
    CutOff { text: String },
}

struct PlacedText<'a> {
    text: &'a str,
    size: f32,
    area: PixelRect,
    /// The index of its shape from back to front.
    depth: usize,
}

/// Returns what deserves a look in a picture of a size, each once, in order.
pub fn findings(shapes: &[Shape], screen: Point) -> Vec<PageFinding> {
    let (mut texts, mut areas) = (Vec::new(), Vec::new());
    collect(shapes, &mut 0, &mut texts, &mut areas);
    let mut found = Vec::new();
    for (index, placed) in texts.iter().enumerate() {
        let text = || placed.text.to_owned();
        if placed.size + 0.01 < MIN_TEXT_PX {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small number of pixels")]
            found.push(PageFinding::SmallText { text: text(), px: placed.size.round() as u32 });
        }
        let PixelRect { min, max } = placed.area;
        let is_in_view = 0.0 < max.x && min.x < screen.x && 0.0 < max.y && min.y < screen.y;
        let is_whole =
            -TOUCHING <= min.x && max.x <= screen.x + TOUCHING && -TOUCHING <= min.y && max.y <= screen.y + TOUCHING;
        if is_in_view && !is_whole {
            found.push(PageFinding::CutOff { text: text() });
        }
        for other in texts[..index].iter().filter(|other| overlap(&other.area, &placed.area)) {
            // A text may be drawn twice at the same place.
            if other.text != placed.text || other.area.min != placed.area.min {
                found.push(PageFinding::Overlap { text: other.text.to_owned(), other: text() });
            }
        }
        if areas.iter().any(|(depth, area)| placed.depth < *depth && overlap(area, &placed.area)) {
            found.push(PageFinding::Covered { text: text() });
        }
    }
    found.sort();
    found.dedup();
    found
}

fn overlap(one: &PixelRect, other: &PixelRect) -> bool {
    let across = one.max.x.min(other.max.x) - one.min.x.max(other.min.x);
    let down = one.max.y.min(other.max.y) - one.min.y.max(other.min.y);
    TOUCHING < across && TOUCHING < down
}

fn collect<'a>(
    shapes: &'a [Shape],
    depth: &mut usize,
    texts: &mut Vec<PlacedText<'a>>,
    areas: &mut Vec<(usize, PixelRect)>,
) {
    for shape in shapes {
        *depth += 1;
        match shape {
            Shape::Text { text, size, .. } if !text.trim().is_empty() => {
                let area = PixelRect::of_text(shape).map(|area| PlacedText { text, size: *size, area, depth: *depth });
                texts.extend(area);
            }
            Shape::Rect { min, max, fill: Some(_), .. } => areas.push((*depth, PixelRect { min: *min, max: *max })),
            Shape::Bar { min, max, opacity, .. } if 0.9 < *opacity => {
                areas.push((*depth, PixelRect { min: *min, max: *max }));
            }
            Shape::Faded { shapes, .. } => collect(shapes, depth, texts, areas),
            Shape::Text { .. }
            | Shape::Rect { .. }
            | Shape::Bar { .. }
            | Shape::Line { .. }
            | Shape::Polygon { .. }
            | Shape::Circle { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_picture::picture::fonts::Font;
    use poda_picture::picture::palette::PaletteColor;
    use poda_picture::picture::shape::{Anchor, point, text_shape};

    fn text(x: f32, size: f32, text: &str) -> Shape {
        text_shape(point(x, 100.0), Anchor::Left, size, Font::Regular, PaletteColor::Text, text.to_owned())
    }

    #[test]
    fn small_overlapping_covered_and_cut_texts_are_found() {
        let screen = point(400.0, 300.0);
        assert_eq!(findings(&[text(10.0, 20.0, "one"), text(90.0, 40.0, "two")], screen), []);
        let cover =
            Shape::Bar { min: point(5.0, 80.0), max: point(40.0, 120.0), color: PaletteColor::Max, opacity: 1.0 };
        let shapes = [
            text(10.0, 12.0, "one"),
            cover,
            text(200.0, 30.0, "two"),
            text(210.0, 30.0, "ab"),
            text(390.0, 30.0, "end"),
        ];
        let owned = str::to_owned;
        assert_eq!(
            findings(&shapes, screen),
            [
                PageFinding::SmallText { text: owned("one"), px: 12 },
                PageFinding::Overlap { text: owned("two"), other: owned("ab") },
                PageFinding::Covered { text: owned("one") },
                PageFinding::CutOff { text: owned("end") },
            ]
        );
    }
}
