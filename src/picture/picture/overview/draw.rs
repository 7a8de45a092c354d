//! The strips of all rows in view, with frames on the path to the current node; and the same on the minimap.

use super::path_marks::{frame, marked_nodes, minimap_mark};
use super::strip_painter::StripPainter;
use crate::picture::draw::Scene;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Shape, Stroke};
use poda_core::game::GameView;
use std::ops::Range;

/// The share of a row's height that its strip fills.
const FILLED: f32 = 0.68;
/// The least height of a strip on the minimap, in pixels.
const MIN_MINIMAP_STRIP: f32 = 4.0;
/// Between two strips of the minimap, in pixels.
const MINIMAP_GAP: f32 = 1.0;

/// Draws the strips of the rows in view.
pub fn draw_strips<G: GameView>(scene: &Scene<'_, G>, shapes: &mut Vec<Shape>) {
    let rows = scene.rows();
    let ply = |node| scene.recording.trace().ply(node);
    for row in rows.clone() {
        StripPainter::new(scene, row, strip(scene, row)).draw(shapes);
    }
    for node in marked_nodes(scene).into_iter().filter(|&node| rows.contains(&ply(node))) {
        shapes.extend(frame(scene, node, strip(scene, ply(node)), Stroke::solid(3.0, PaletteColor::Current)));
    }
    let selected = scene.selected.map(|node| scene.shown_ancestor(node)).filter(|&node| scene.is_laid_out(node));
    if let Some(node) = selected.filter(|&node| rows.contains(&ply(node))) {
        shapes.extend(frame(scene, node, strip(scene, ply(node)), Stroke::solid(2.0, PaletteColor::Text)));
    }
}

/// The top and the bottom of a row's strip, in pixels.
fn strip<G: GameView>(scene: &Scene<'_, G>, row: usize) -> Range<f32> {
    let height = scene.view.row_height();
    let top = scene.view.row_top(row) + height * (1.0 - FILLED) / 2.0;
    top..top + height * FILLED
}

/// Draws the strips of the minimap, which fill their rows and have no text. Where rows are too low to be visible, only
/// one of several is drawn, over the height of all.
pub fn draw_minimap_strips<G: GameView>(scene: &Scene<'_, G>, shapes: &mut Vec<Shape>) {
    let height = scene.view.row_height();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number")]
    let every = (MIN_MINIMAP_STRIP / height).ceil().max(1.0) as usize;
    let strip = |row: usize| {
        let top = scene.view.row_top(row);
        top..top + height * every as f32 - MINIMAP_GAP
    };
    let rows = scene.rows();
    for row in rows.clone().step_by(every) {
        StripPainter::new(scene, row, strip(row)).draw_plain(shapes);
    }
    for node in marked_nodes(scene) {
        let row = scene.recording.trace().ply(node);
        if rows.contains(&row) && (row - rows.start).is_multiple_of(every) {
            shapes.extend(minimap_mark(scene, node, strip(row)));
        }
    }
}
