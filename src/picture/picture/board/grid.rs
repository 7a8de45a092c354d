//! Grids of cells with crosses, noughts and discs, and the lines that an evaluation counted.

use super::style::BoardStyle;
use crate::picture::palette::{PaletteColor, player_color};
use crate::picture::shape::{Point, Shape, Stroke, point};
use poda_core::game::board::{self, CountedLines, Grid, Piece};
use poda_core::score::Player;

/// Draws a grid of cells without any text.
pub fn draw_bare_grid(grid: &Grid, style: BoardStyle, shapes: &mut Vec<Shape>) {
    let BoardStyle { min, width, frame, faint } = style;
    let cell = width / grid.columns as f32;
    let max = point(min.x + width, min.y + cell * grid.rows() as f32);
    let radius = width.min(max.y - min.y) * 0.035;
    shapes.push(Shape::Rect { min, max, radius, fill: Some(PaletteColor::Background), stroke: None });
    if let Some(last) = grid.last.filter(|_| !faint) {
        mark_last(grid, style, last, shapes);
    }
    // Thinner rules where cells are small, as the grid would look grey else.
    let rule = Stroke::solid((width / 60.0).clamp(0.8, 1.5).min(cell * 0.13), PaletteColor::Hairline);
    for column in 1..grid.columns {
        let x = min.x + cell * column as f32;
        shapes.push(Shape::Line { from: point(x, min.y), to: point(x, max.y), stroke: rule });
    }
    for row in 1..grid.rows() {
        let y = min.y + cell * row as f32;
        shapes.push(Shape::Line { from: point(min.x, y), to: point(max.x, y), stroke: rule });
    }
    shapes.push(Shape::Rect { min, max, radius, fill: None, stroke: Some(frame) });
    mark_won(grid, style, shapes);
    for (index, stone) in grid.cells.iter().enumerate() {
        if let Some(stone) = stone {
            draw_stone(*stone, cell_center(grid, style, index), cell, faint, shapes);
        }
    }
}

/// The middle of a cell, in pixels.
#[must_use]
pub fn cell_center(grid: &Grid, style: BoardStyle, index: usize) -> Point {
    let cell = style.width / grid.columns as f32;
    let (column, row) = (index % grid.columns, index / grid.columns);
    point(style.min.x + (column as f32 + 0.5) * cell, style.min.y + (row as f32 + 0.5) * cell)
}

/// Fills the cell of the last move with the color of its owner, so that it is found among many pieces.
fn mark_last(grid: &Grid, style: BoardStyle, last: usize, shapes: &mut Vec<Shape>) {
    let Some(Piece { owner, .. }) = grid.cells[last] else { return };
    let (center, half) = (cell_center(grid, style, last), style.width / grid.columns as f32 / 2.0);
    let color = match owner {
        Player::Max => PaletteColor::MaxFill,
        Player::Min => PaletteColor::MinFill,
    };
    let (min, max) = (point(center.x - half, center.y - half), point(center.x + half, center.y + half));
    shapes.push(Shape::Rect { min, max, radius: 0.0, fill: Some(color), stroke: None });
}

/// Draws a bar under the pieces of every line that has won, in the color of their owner.
fn mark_won(grid: &Grid, style: BoardStyle, shapes: &mut Vec<Shape>) {
    let cell = style.width / grid.columns as f32;
    for &(first, last) in &grid.won {
        let Some(stone) = grid.cells[first] else { continue };
        let color = if style.faint { PaletteColor::FaintLine } else { player_color(stone.owner) };
        let stroke = Stroke { opacity: 0.45, ..Stroke::solid(cell * 0.26, color) };
        let (from, to) = (cell_center(grid, style, first), cell_center(grid, style, last));
        // The bar extends beyond the middles of its end cells.
        let reach = |end: Point, other: Point| {
            let length = (end.x - other.x).hypot(end.y - other.y).max(1e-6);
            end.toward(other, -cell * 0.36 / length)
        };
        let (from, to) = if first == last {
            // A line of one cell has no direction: the cell is underlined.
            let aside = cell * 0.3;
            (point(from.x - aside, from.y + aside), point(to.x + aside, to.y + aside))
        } else {
            (reach(from, to), reach(to, from))
        };
        shapes.push(Shape::Line { from, to, stroke });
    }
}

fn draw_stone(stone: Piece, center: Point, cell: f32, faint: bool, shapes: &mut Vec<Shape>) {
    let color = if faint { PaletteColor::FaintLine } else { player_color(stone.owner) };
    let stroke = Stroke::solid((cell * 0.14).max(1.2), color);
    let arm = cell * 0.27;
    match stone.shape {
        board::PieceShape::Cross => {
            for (dx, dy) in [(arm, arm), (arm, -arm)] {
                let (from, to) = (point(center.x - dx, center.y - dy), point(center.x + dx, center.y + dy));
                shapes.push(Shape::Line { from, to, stroke });
            }
        }
        board::PieceShape::Nought => {
            shapes.push(Shape::Circle { center, radius: arm * 1.02, fill: None, stroke: Some(stroke) });
        }
        // One side's discs are filled and the other's are rings, for users who cannot tell the colors apart.
        board::PieceShape::Disc => {
            let (outer, width) = (cell * 0.37, cell * 0.13);
            let (radius, fill, stroke) = match stone.owner {
                Player::Max => (outer, Some(color), None),
                Player::Min => (outer - width / 2.0, None, Some(Stroke::solid(width, color))),
            };
            shapes.push(Shape::Circle { center, radius, fill, stroke });
        }
    }
}

/// Draws the lines that an evaluation counted for one player across a grid.
pub fn draw_counted_lines(tally: &CountedLines, grid: &Grid, style: BoardStyle, shapes: &mut Vec<Shape>) {
    let cell = style.width / grid.columns as f32;
    // Many lines would cover a board of small cells: there they are thinner and more transparent.
    let crowd = (tally.lines.len() as f32 / grid.cells.len() as f32).max(1.0);
    let width = (cell * 0.12).max((cell * 0.15).min(2.0));
    let stroke = Stroke { opacity: 0.5 / crowd, ..Stroke::solid(width, player_color(tally.player)) };
    for &(first, last) in &tally.lines {
        let (from, to) = (cell_center(grid, style, first), cell_center(grid, style, last));
        // A line extends beyond the middles of its end cells.
        let reach = 0.13;
        shapes.push(Shape::Line { from: from.toward(to, -reach), to: to.toward(from, -reach), stroke });
    }
}
