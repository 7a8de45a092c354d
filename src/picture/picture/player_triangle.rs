//! The symbol of a player: a triangle that points up for MAX and down for MIN.

use super::palette::PaletteColor;
use super::shape::{Point, Shape, Stroke, point};
use poda_core::score::Player;

/// A player's triangle around a center, in pixels.
#[must_use]
pub fn player_triangle(
    player: Player,
    center: Point,
    half_width: f32,
    height: f32,
    fill: Option<PaletteColor>,
    stroke: Option<Stroke>,
) -> Shape {
    Shape::Polygon { corners: triangle_corners(player, center, half_width, height).to_vec(), fill, stroke }
}

pub(super) fn triangle_corners(player: Player, center: Point, half_width: f32, height: f32) -> [Point; 3] {
    let tip = match player {
        Player::Max => -height / 2.0,
        Player::Min => height / 2.0,
    };
    let (left, right) = (center.x - half_width, center.x + half_width);
    // Clockwise on the screen, whichever way it points.
    match player {
        Player::Max => [point(center.x, center.y + tip), point(right, center.y - tip), point(left, center.y - tip)],
        Player::Min => [point(center.x, center.y + tip), point(left, center.y - tip), point(right, center.y - tip)],
    }
}
