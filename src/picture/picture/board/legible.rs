//! Makes the text on a small board legible.

use super::style::MAX_TEXT_FACTOR;
use crate::picture::pixel_rect::PixelRect;
use crate::picture::shape::Shape;
use std::ops::Range;

/// Enlarges the texts among the shapes from `start` on to `min_text_px`. Removes those that would be enlarged too much,
/// and those that are not within the pixel columns `visible`.
pub fn make_legible(shapes: &mut Vec<Shape>, start: usize, min_text_px: f32, visible: &Range<f32>) {
    let board = shapes.split_off(start);
    shapes.extend(board.into_iter().filter_map(|mut shape| {
        if let Shape::Text { size, .. } = &mut shape {
            if *size * MAX_TEXT_FACTOR < min_text_px {
                return None;
            }
            *size = size.max(min_text_px);
        }
        let is_visible = |rect: PixelRect| visible.start <= rect.min.x && rect.max.x <= visible.end;
        PixelRect::of_text(&shape).is_none_or(is_visible).then_some(shape)
    }));
}
