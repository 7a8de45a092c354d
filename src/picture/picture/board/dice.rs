//! A die with the points of the turn beside it, below one bar per player that fills up to the target.

use super::style::BoardStyle;
use crate::picture::fonts::Font;
use crate::picture::palette::{PaletteColor, player_color, player_fill};
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};
use poda_core::game::board::DiceBoard;
use poda_core::score::Player;

/// The free space around a bar and around the die, in widths of the board.
const PAD: f32 = 0.05;
/// The height of a bar, and the width and height of the die, in widths of the board.
const BAR: f32 = 0.3;
const DIE: f32 = 0.38;
/// The height of the board, in widths.
const HEIGHT: f32 = 4.0 * PAD + 2.0 * BAR + DIE;
/// The text sizes of points and of the target, in widths of the board.
const TEXT: f32 = 0.24;
const TARGET_TEXT: f32 = 0.15;
/// The smallest width of a board on which the target is written, in pixels; its digits are 10 pixels high there.
const MIN_WIDTH_OF_TARGET: f32 = 97.0;

/// Returns the size of a board in a tree whose boards are usually `usual` wide.
pub fn size(usual: f32) -> Point {
    let width = 1.15 * usual;
    point(width, width * HEIGHT)
}

/// Draws the bars, the die and the points of the turn.
pub fn draw(board: &DiceBoard, style: BoardStyle, shapes: &mut Vec<Shape>) {
    let BoardStyle { min, width, frame, faint, .. } = style;
    let (max, radius) = (point(min.x + width, min.y + width * HEIGHT), width * 0.06);
    let ground = |fill, stroke| Shape::Rect { min, max, radius, fill, stroke };
    shapes.push(ground(Some(PaletteColor::Background), None));
    for (row, player) in [Player::Max, Player::Min].into_iter().enumerate() {
        let top = min.y + width * (PAD + row as f32 * (BAR + PAD));
        draw_bar(board, style, player, top, shapes);
    }
    let top = min.y + width * (3.0 * PAD + 2.0 * BAR);
    draw_die(board, point(min.x + width * PAD, top), width * DIE, faint, shapes);
    let color = if faint { PaletteColor::FaintLine } else { player_color(board.to_move) };
    let at = point(min.x + width * (PAD + DIE + 1.0) / 2.0, top + width * DIE / 2.0);
    shapes.push(fitted_text(at, Anchor::Center, width * 0.48, width * 0.3, color, format!("+{}", board.turn)));
    shapes.push(ground(None, Some(frame)));
}

/// Draws the points of a player as a bar that is full at the target. The bar of the player to move has an outline in
/// their color.
fn draw_bar(board: &DiceBoard, style: BoardStyle, player: Player, top: f32, shapes: &mut Vec<Shape>) {
    let BoardStyle { min, width, faint, .. } = style;
    let (left, right, bottom) = (min.x + width * PAD, min.x + width * (1.0 - PAD), top + width * BAR);
    let score = board.scores[player as usize];
    let color = if faint { PaletteColor::FaintLine } else { player_color(player) };
    let fill = (!faint).then_some(player_fill(player));
    let share = (score as f32 / board.target as f32).min(1.0);
    let filled = point(left + (right - left) * share, bottom);
    let rect = |max, fill, stroke| Shape::Rect { min: point(left, top), max, radius: 0.0, fill, stroke };
    if 0 < score {
        shapes.push(rect(filled, fill, None));
    }
    let outline = if board.to_move == player {
        Stroke::solid((width * 0.03).max(1.2), color)
    } else {
        Stroke::solid((width * 0.012).max(0.6), PaletteColor::Hairline)
    };
    shapes.push(rect(point(right, bottom), None, Some(outline)));
    let (middle, inset, share) = (f32::midpoint(top, bottom), width * 0.05, (right - left) * 0.5);
    let at = point(left + inset, middle);
    shapes.push(fitted_text(at, Anchor::Left, share, width * TEXT, color, score.to_string()));
    if MIN_WIDTH_OF_TARGET <= width {
        let color = if faint { PaletteColor::FaintLine } else { PaletteColor::FaintText };
        let (at, size) = (point(right - inset, middle), width * TARGET_TEXT);
        shapes.push(text_shape(at, Anchor::Right, size, Font::Regular, color, format!("/ {}", board.target)));
    }
}

/// Returns a text of size `largest`, or smaller if it would be wider than `space`.
fn fitted_text(at: Point, anchor: Anchor, space: f32, largest: f32, color: PaletteColor, text: String) -> Shape {
    let size = largest.min(space / Font::SemiBold.width(&text, 1.0));
    text_shape(at, anchor, size, Font::SemiBold, color, text)
}

/// Draws the face of the die: its pips, a question mark while it rolls, and nothing before. A number that has just been
/// rolled has a thick outline.
fn draw_die(board: &DiceBoard, min: Point, width: f32, faint: bool, shapes: &mut Vec<Shape>) {
    let max = point(min.x + width, min.y + width);
    let is_quiet = faint || (board.last.is_none() && !board.is_rolling);
    let color = if is_quiet { PaletteColor::FaintLine } else { PaletteColor::Text };
    let stroke = Stroke::solid((width * if board.last.is_some() { 0.09 } else { 0.05 }).max(0.8), color);
    shapes.push(Shape::Rect { min, max, radius: width * 0.2, fill: None, stroke: Some(stroke) });
    let at = |x: f32, y: f32| point(min.x + width * x, min.y + width * y);
    if board.is_rolling {
        shapes.push(text_shape(at(0.5, 0.5), Anchor::Center, width * 0.7, Font::SemiBold, color, "?".to_owned()));
    }
    let (low, middle, high) = (0.26, 0.5, 0.74);
    let pips: &[(f32, f32)] = match board.last {
        Some(1) => &[(middle, middle)],
        Some(2) => &[(low, high), (high, low)],
        Some(3) => &[(low, high), (middle, middle), (high, low)],
        Some(4) => &[(low, low), (low, high), (high, low), (high, high)],
        Some(5) => &[(low, low), (low, high), (middle, middle), (high, low), (high, high)],
        Some(6) => &[(low, low), (low, middle), (low, high), (high, low), (high, middle), (high, high)],
        _ => &[],
    };
    shapes.extend(pips.iter().map(|&(x, y)| Shape::Circle {
        center: at(x, y),
        radius: width * 0.09,
        fill: Some(color),
        stroke: None,
    }));
}
