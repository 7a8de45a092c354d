//! How a picture is read on a phone, which is smaller than it.

use poda_picture::picture::shape::{Point, Shape, current_node};
use poda_platform::class::PictureFocus;

/// The size at which a number can be read at arm's length, in pixels.
const LEGIBLE: f32 = 12.0;
/// The widest picture that a phone is asked to draw, in pixels.
const MAX_WIDTH: f32 = 12_000.0;

/// Returns the width at which all numbers of a picture of a size can be read, and where its current node is; `None` if
/// it has no numbers.
pub fn picture_focus(shapes: &[Shape], size: Point) -> Option<PictureFocus> {
    let smallest = smallest_number(shapes)?;
    let at = current_node(shapes).unwrap_or(Point { x: size.x / 2.0, y: 0.0 });
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a share of a picture, in thousandths")]
    let share = |at: f32, of: f32| (1_000.0 * at / of.max(1.0)).clamp(0.0, 1_000.0).round() as u32;
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most the widest picture")]
    let width = (size.x * LEGIBLE / smallest.max(1.0)).min(MAX_WIDTH).ceil() as u32;
    Some(PictureFocus { width, x: share(at.x, size.x), y: share(at.y, size.y) })
}

/// Returns the size of the smallest text that is a number, without the names of nodes.
fn smallest_number(shapes: &[Shape]) -> Option<f32> {
    let size = |shape: &Shape| match shape {
        Shape::Text { text, size, .. } if is_number(text) => Some(*size),
        Shape::Faded { shapes, .. } => smallest_number(shapes),
        Shape::Text { .. }
        | Shape::Rect { .. }
        | Shape::Bar { .. }
        | Shape::Line { .. }
        | Shape::Polygon { .. }
        | Shape::Circle { .. } => None,
    };
    shapes.iter().filter_map(size).min_by(f32::total_cmp)
}

/// Returns whether a text begins with a number or with the sign of one.
fn is_number(text: &str) -> bool {
    let number = text.trim_start_matches(|letter: char| !letter.is_alphanumeric() && letter != '∞');
    number.starts_with(|letter: char| letter.is_ascii_digit() || letter == '∞')
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_picture::picture::fonts::Font;
    use poda_picture::picture::palette::PaletteColor;
    use poda_picture::picture::shape::{Anchor, point, text_shape};

    #[test]
    fn a_picture_is_as_wide_as_its_smallest_number_needs() {
        let text = |size: f32, text: &str| {
            text_shape(point(0.0, 0.0), Anchor::Left, size, Font::Regular, PaletteColor::Text, text.to_owned())
        };
        let size = point(400.0, 200.0);
        assert_eq!(picture_focus(&[text(3.0, "MAX")], size), None);
        let current = Shape::Polygon {
            corners: vec![point(90.0, 40.0), point(110.0, 40.0), point(100.0, 70.0)],
            fill: Some(PaletteColor::Current),
            stroke: None,
        };
        let faded = Shape::Faded { shapes: vec![text(4.0, "−12")], opacity: 0.5 };
        let shapes = [text(3.0, "MAX"), text(3.0, "c1"), text(16.0, "7"), faded, current];
        assert_eq!(picture_focus(&shapes, size), Some(PictureFocus { width: 1_200, x: 250, y: 250 }));
    }
}
