//! What a search adds beyond its depth limit, because a position there is not quiet: drawn apart, below a dashed line.

use super::labels::{Labels, PixelRect};
use super::scene::Scene;
use crate::game::GameView;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};
use crate::picture::view::ROW_LABEL_SIZE;

/// How strong the tint of the rows beyond is.
const TINT: f32 = 0.55;

/// Tints what a part of a row is painted over with, as the row itself is.
pub(in crate::picture) fn tint_patch<G: GameView>(
    scene: &Scene<'_, G>,
    row: usize,
    [min, max]: [Point; 2],
    shapes: &mut Vec<Shape>,
) {
    if first_row(scene).is_some_and(|first| first <= row) {
        shapes.push(Shape::Bar { min, max, color: PaletteColor::Hairline, opacity: TINT });
    }
}

/// The first row beyond the limit, where the search has gone on there.
fn first_row<G: GameView>(scene: &Scene<'_, G>) -> Option<usize> {
    let config = scene.recording.config();
    let first = config.quiescence.and(config.depth)? + 1;
    (first < scene.tree_layout.rows()).then_some(first)
}

/// Tints the rows beyond the limit and draws the line above them.
pub(in crate::picture) fn draw_ground<G: GameView>(scene: &Scene<'_, G>, shapes: &mut Vec<Shape>) {
    let Some(first) = first_row(scene) else { return };
    let (width, height) = (scene.view.size.x, scene.view.size.y);
    let (top, bottom) = (scene.view.row_top(first), scene.view.row_top(scene.tree_layout.rows()).min(height));
    if 0.0 < bottom && top < height {
        let (min, max) = (point(0.0, top.max(0.0)), point(width, bottom));
        shapes.push(Shape::Bar { min, max, color: PaletteColor::Hairline, opacity: TINT });
    }
    if (0.0..height).contains(&top) {
        shapes.push(Shape::Line {
            from: point(0.0, top),
            to: point(width, top),
            stroke: Stroke::dashed(1.5, PaletteColor::Secondary),
        });
    }
}

/// Names the line, at the right edge, where the rows are named too.
pub(in crate::picture) fn draw_name<G: GameView>(scene: &Scene<'_, G>, shapes: &mut Vec<Shape>) {
    shapes.extend(name(scene));
}

/// Keeps what is written in the tree off the line's name.
pub(in crate::picture) fn add_name_obstacle<G: GameView>(scene: &Scene<'_, G>, labels: &mut Labels) {
    if let Some(area) = name(scene).as_ref().and_then(PixelRect::of_text) {
        labels.add_obstacle_rect(area);
    }
}

fn name<G: GameView>(scene: &Scene<'_, G>) -> Option<Shape> {
    let first = first_row(scene)?;
    let top = scene.view.row_top(first);
    let scale = scene.view.row_label_scale();
    let has_room = 34.0 * scale <= scene.view.row_height() && (0.0..scene.view.size.y).contains(&top);
    let place = point(scene.view.size.x - 14.0, top - 9.0 * scale);
    let text = scene.words.text("picture-limit");
    has_room
        .then(|| text_shape(place, Anchor::Right, ROW_LABEL_SIZE * scale, Font::Regular, PaletteColor::Secondary, text))
}
