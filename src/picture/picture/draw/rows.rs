//! The rows of the tree as bands tinted for their players, with their labels at the edges of the picture; and the rows beyond the depth
//! limit, which quiescence search adds: tinted, below a dashed line.

use super::scene::Scene;
use crate::picture::fonts::Font;
use crate::picture::palette::{PaletteColor, player_color};
use crate::picture::shape::{Anchor, Point, Shape, Stroke, player_triangle, point, text_shape};
use crate::picture::view::ROW_LABEL_SIZE;
use poda_core::game::GameView;
use poda_core::score::Player;
use std::ops::Range;

/// Draws the background and the bands of the rows in view.
pub(super) fn draw_rows<G: GameView>(scene: &Scene<'_, G>, shapes: &mut Vec<Shape>) {
    let band = |min: Point, max: Point, color| {
        let fill = Some(color);
        Shape::Rect { min, max, radius: 0.0, fill, stroke: None }
    };
    shapes.push(band(point(0.0, 0.0), scene.view.size, PaletteColor::Background));
    for row in scene.rows() {
        let heights = visible_heights(scene, row);
        let (min, max) = (point(0.0, heights.start), point(scene.view.size.x, heights.end));
        shapes.push(band(min, max, band_color(scene.tree_layout.row_players[row])));
    }
}

/// Draws MAX or MIN at the left edge of each row and the ply at the right edge; only at every second row, or fewer,
/// where rows are low. The labels have a background of their own: the tree passes behind them.
pub(super) fn draw_row_labels<G: GameView>(scene: &Scene<'_, G>, shapes: &mut Vec<Shape>) {
    let scale = scene.view.row_label_scale();
    let every = (20.0 * scale / scene.view.row_height()).ceil().max(1.0);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number")]
    let every = every as usize;
    let (size, content) = (scene.view.size, scene.view.content_range());
    for row in scene.rows() {
        let heights = visible_heights(scene, row);
        let color = band_color(scene.tree_layout.row_players[row]);
        for (left, right) in [(0.0, content.start), (content.end, size.x)] {
            let (min, max) = (point(left, heights.start), point(right, heights.end));
            shapes.push(Shape::Bar { min, max, color, opacity: 1.0 });
            tint_beyond_depth(scene, row, [min, max], shapes);
        }
        if row.is_multiple_of(every) {
            draw_row_label(scene, row, heights, shapes);
        }
    }
}

/// Draws the labels of one row, in the part of it that is visible.
fn draw_row_label<G: GameView>(scene: &Scene<'_, G>, row: usize, heights: Range<f32>, shapes: &mut Vec<Shape>) {
    let scale = scene.view.row_label_scale();
    let middle = f32::midpoint(scene.view.row_top(row), scene.view.row_top(row + 1));
    let (highest, lowest) = (heights.start + 9.0 * scale, heights.end - 9.0 * scale);
    let y = if highest <= lowest { middle.clamp(highest, lowest) } else { middle };
    if let Some(player) = scene.tree_layout.row_players[row] {
        let color = player_color(player);
        let center = point(14.0 + 6.5 * scale, y);
        shapes.push(player_triangle(player, center, 6.5 * scale, 11.0 * scale, Some(color), None));
        let name = match player {
            Player::Max => "MAX",
            Player::Min => "MIN",
        };
        let place = point(14.0 + 18.0 * scale, y);
        shapes.push(text_shape(place, Anchor::Left, 13.0 * scale, Font::SemiBold, color, name.to_owned()));
    }
    if !scene.view.has_plies {
        return;
    }
    let ply = scene.words.fill("picture-ply", &[("ply", row.to_string().into())]);
    let (place, size) = (point(scene.view.size.x - 14.0, y), ROW_LABEL_SIZE * scale);
    shapes.push(text_shape(place, Anchor::Right, size, Font::Regular, PaletteColor::Secondary, ply));
}

/// The top and the bottom of the visible part of a row, in pixels.
fn visible_heights<G: GameView>(scene: &Scene<'_, G>, row: usize) -> Range<f32> {
    scene.view.row_top(row).max(0.0)..scene.view.row_top(row + 1).min(scene.view.size.y)
}

/// The tint of a row whose nodes are all of one player.
const fn band_color(player: Option<Player>) -> PaletteColor {
    match player {
        Some(Player::Max) => PaletteColor::MaxBand,
        Some(Player::Min) => PaletteColor::MinBand,
        None => PaletteColor::Background,
    }
}

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

/// The label of the line, at the right edge; `None` where there is no line in view or no room.
pub(super) fn limit_label<G: GameView>(scene: &Scene<'_, G>) -> Option<Shape> {
    let top = scene.view.row_top(first_row(scene)?);
    let scale = scene.view.row_label_scale();
    let has_space = 34.0 * scale <= scene.view.row_height() && (0.0..scene.view.size.y).contains(&top);
    let (place, size) = (point(scene.view.size.x - 14.0, top - 9.0 * scale), ROW_LABEL_SIZE * scale);
    let text = scene.words.text("picture-limit");
    has_space.then(|| text_shape(place, Anchor::Right, size, Font::Regular, PaletteColor::Secondary, text))
}
