//! The rows beyond the depth limit, which quiescence search adds: tinted, below a dashed line.

use super::scene::Scene;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};
use crate::picture::view::ROW_LABEL_SIZE;
use poda_core::game::GameView;

/// The opacity of the tint.
const TINT: f32 = 0.55;

/// The first row beyond the depth limit; `None` where no node is beyond it.
fn first_row<G: GameView>(scene: &Scene<'_, G>) -> Option<usize> {
    let config = scene.recording.config();
    let first = config.quiescence.and(config.depth)? + 1;
    (first < scene.tree_layout.rows()).then_some(first)
}

/// Tints the rows beyond the depth limit and draws the line above them.
pub(super) fn draw_beyond_depth<G: GameView>(scene: &Scene<'_, G>, shapes: &mut Vec<Shape>) {
    let Some(first) = first_row(scene) else { return };
    let (width, height) = (scene.view.size.x, scene.view.size.y);
    let (top, bottom) = (scene.view.row_top(first), scene.view.row_top(scene.tree_layout.rows()).min(height));
    if 0.0 < bottom && top < height {
        let (min, max) = (point(0.0, top.max(0.0)), point(width, bottom));
        shapes.push(Shape::Bar { min, max, color: PaletteColor::Hairline, opacity: TINT });
    }
    if (0.0..height).contains(&top) {
        let stroke = Stroke::dashed(1.5, PaletteColor::Secondary);
        shapes.push(Shape::Line { from: point(0.0, top), to: point(width, top), stroke });
    }
}

/// Tints a rectangle over a row, if the row is beyond the depth limit.
pub(super) fn tint_beyond_depth<G: GameView>(
    scene: &Scene<'_, G>,
    row: usize,
    [min, max]: [Point; 2],
    shapes: &mut Vec<Shape>,
) {
    if first_row(scene).is_some_and(|first| first <= row) {
        shapes.push(Shape::Bar { min, max, color: PaletteColor::Hairline, opacity: TINT });
    }
}

/// Draws the label of the line.
pub(super) fn draw_limit_label<G: GameView>(scene: &Scene<'_, G>, shapes: &mut Vec<Shape>) {
    shapes.extend(limit_label(scene));
}

/// The label of the line, at the right edge; `None` where there is no line in view or no room.
pub(super) fn limit_label<G: GameView>(scene: &Scene<'_, G>) -> Option<Shape> {
    let top = scene.view.row_top(first_row(scene)?);
    let scale = scene.view.row_label_scale();
    let has_room = 34.0 * scale <= scene.view.row_height() && (0.0..scene.view.size.y).contains(&top);
    let (place, size) = (point(scene.view.size.x - 14.0, top - 9.0 * scale), ROW_LABEL_SIZE * scale);
    let text = scene.words.text("picture-limit");
    has_room.then(|| text_shape(place, Anchor::Right, size, Font::Regular, PaletteColor::Secondary, text))
}
