//! Piles: a row of sticks for each pile, a number for a large pile, and only numbers if there are many piles.

use super::style::{BoardStyle, MIN_LABEL_SIZE, MIN_LABELED_CELL};
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};
use poda_core::game::board::Piles;

/// The largest number of piles that are drawn as rows; more piles are drawn as numbers.
const MAX_ROWS: usize = 5;
const NUMBERS_PER_ROW: usize = 5;
/// The largest number of objects that are drawn as sticks.
const MAX_STICKS: u16 = 12;

/// Returns the size of piles in a tree whose boards are usually `usual` wide.
pub fn size(piles: &Piles, usual: f32) -> Point {
    let rows = rows(piles) as f32;
    if has_rows(piles) {
        point(usual, usual * (0.24 * rows + 0.12))
    } else {
        point(usual * 1.5, usual * (0.26 * rows + 0.1))
    }
}

fn has_rows(piles: &Piles) -> bool {
    piles.objects.len() <= MAX_ROWS
}

fn rows(piles: &Piles) -> usize {
    if has_rows(piles) { piles.objects.len().max(1) } else { piles.objects.len().div_ceil(NUMBERS_PER_ROW) }
}

pub fn draw(piles: &Piles, style: BoardStyle, shapes: &mut Vec<Shape>) {
    let usual = size(piles, 1.0);
    let scale = style.width / usual.x;
    let max = point(style.min.x + style.width, style.min.y + usual.y * scale);
    let radius = style.width * 0.035;
    shapes.push(Shape::Rect { min: style.min, max, radius, fill: Some(PaletteColor::Background), stroke: None });
    let color = if style.faint { PaletteColor::FaintLine } else { PaletteColor::Text };
    let label = label_size(piles, style.width);
    for (pile, &objects) in piles.objects.iter().enumerate() {
        let (corner, end) = pile_bounds(piles, pile, style.min, style.width);
        let cell = point(end.x - corner.x, end.y - corner.y);
        if piles.last == Some(pile) && !style.faint {
            // The pile of the last move is marked.
            shapes.push(Shape::Bar { min: corner, max: end, color: PaletteColor::Hairline, opacity: 0.7 });
        }
        // The label is to the left of the objects, so that both read as one line.
        let before = label.map_or(0.0, |size| {
            let at = point(corner.x + size * 0.25, f32::midpoint(corner.y, end.y));
            let color = if style.faint { PaletteColor::FaintLine } else { PaletteColor::FaintText };
            let name = (pile + 1).to_string();
            shapes.push(text_shape(at, Anchor::Left, size, Font::Regular, color, name));
            Font::Regular.width(&piles.objects.len().to_string(), size) + size * 0.4
        });
        let (corner, cell) = (point(corner.x + before, corner.y), point(cell.x - before, cell.y));
        if has_rows(piles) && objects <= MAX_STICKS {
            draw_sticks(objects, corner, cell, color, shapes);
        } else {
            let middle = point(f32::midpoint(corner.x, end.x), f32::midpoint(corner.y, end.y));
            let text = objects.to_string();
            let size = (cell.y * 0.78).min(cell.x * 0.9 / Font::Regular.width(&text, 1.0));
            shapes.push(text_shape(middle, Anchor::Center, size, Font::Regular, color, text));
        }
    }
    shapes.push(Shape::Rect { min: style.min, max, radius, fill: None, stroke: Some(style.frame) });
}

/// Returns the text size of the piles' labels, in pixels; `None` if there is not enough space for them.
fn label_size(piles: &Piles, width: f32) -> Option<f32> {
    let (corner, end) = pile_bounds(piles, 0, point(0.0, 0.0), width);
    let space = if has_rows(piles) { end.y - corner.y } else { (end.x - corner.x) / 2.0 };
    (MIN_LABELED_CELL <= space).then(|| (space * 0.5).clamp(MIN_LABEL_SIZE, 16.0))
}

/// Returns the top left and bottom right corners of a pile, on a board `width` pixels wide whose top left corner is at
/// `min`.
pub fn pile_bounds(piles: &Piles, pile: usize, min: Point, width: f32) -> (Point, Point) {
    let usual = size(piles, 1.0);
    let (scale, columns) = (width / usual.x, if has_rows(piles) { 1 } else { NUMBERS_PER_ROW });
    let pad = scale * 0.05;
    let cell = point((width - 2.0 * pad) / columns as f32, (usual.y * scale - 2.0 * pad) / rows(piles) as f32);
    let (column, row) = ((pile % columns) as f32, (pile / columns) as f32);
    let corner = point(min.x + pad + column * cell.x, min.y + pad + row * cell.y);
    (corner, point(corner.x + cell.x, corner.y + cell.y))
}

/// Draws objects as sticks, starting from the left.
fn draw_sticks(objects: u16, corner: Point, cell: Point, color: PaletteColor, shapes: &mut Vec<Shape>) {
    let apart = (cell.y * 0.55).min(cell.x * 0.94 / f32::from(MAX_STICKS.min(objects.max(8))));
    let stroke = Stroke::solid((apart * 0.42).max(0.8), color);
    for stick in 0..objects {
        let x = corner.x + (f32::from(stick) + 0.75) * apart;
        let (top, bottom) = (corner.y + cell.y * 0.16, corner.y + cell.y * 0.84);
        shapes.push(Shape::Line { from: point(x, top), to: point(x, bottom), stroke });
    }
}
