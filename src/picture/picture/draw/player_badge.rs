//! The small triangle before a number that says from whose side it is counted.

use crate::picture::measure::dimensions::{BOUND_SIZE, PLAYER_BADGE_WIDTH};
use crate::picture::palette::player_color;
use crate::picture::player_triangle::player_triangle;
use crate::picture::shape::{Point, Shape, point};
use poda_core::score::Player;

/// Draws the triangle from `place` on, before a number of this text size, in pixels. Returns where the number starts.
pub(super) fn draw_player_badge(player: Player, place: Point, size: f32, shapes: &mut Vec<Shape>) -> f32 {
    let unit = size / BOUND_SIZE;
    let center = point(place.x + unit * 4.5, place.y);
    shapes.push(player_triangle(player, center, unit * 4.5, unit * 8.0, Some(player_color(player)), None));
    place.x + unit * PLAYER_BADGE_WIDTH
}
