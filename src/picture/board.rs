//! A board as shapes: grids of cells with crosses and noughts, and the lines that an evaluation counted.

use super::ink::Ink;
use super::shape::{Point, Shape, Stroke, at};
use crate::game::board::{self, Grid, Stone, Tally};
use crate::score::Player;

/// How a board is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// The board's top left, in pixels.
    pub min: Point,
    /// The length of its sides, in pixels.
    pub side: f32,
    /// The line around it.
    pub frame: Stroke,
    /// Whether the stones are drawn in the colours of their owners, or all faint.
    pub faint: bool,
}

/// The colour of a player's lines and words.
#[must_use]
pub const fn ink_of(player: Player) -> Ink {
    match player {
        Player::Max => Ink::Max,
        Player::Min => Ink::Min,
    }
}

/// Draws a grid of cells.
pub fn draw_grid(grid: &Grid, look: Look, shapes: &mut Vec<Shape>) {
    let Look { min, side, frame, faint } = look;
    let (columns, rows) = (grid.columns as f32, grid.rows() as f32);
    let max = at(min.x + side, min.y + side * rows / columns);
    shapes.push(Shape::Rect { min, max, radius: side * 0.035, fill: Some(Ink::Paper), stroke: None });
    let cell = side / columns;
    let rule = Stroke::solid((side / 60.0).clamp(0.8, 1.5), Ink::Hairline);
    for column in 1..grid.columns {
        let x = min.x + cell * column as f32;
        shapes.push(Shape::Line { from: at(x, min.y), to: at(x, max.y), stroke: rule });
    }
    for row in 1..grid.rows() {
        let y = min.y + cell * row as f32;
        shapes.push(Shape::Line { from: at(min.x, y), to: at(max.x, y), stroke: rule });
    }
    shapes.push(Shape::Rect { min, max, radius: side * 0.035, fill: None, stroke: Some(frame) });
    for (index, stone) in grid.cells.iter().enumerate() {
        if let Some(stone) = stone {
            draw_stone(*stone, cell_center(grid, look, index), cell, faint, shapes);
        }
    }
}

/// The middle of a cell.
#[must_use]
pub fn cell_center(grid: &Grid, look: Look, index: usize) -> Point {
    let cell = look.side / grid.columns as f32;
    let (column, row) = (index % grid.columns, index / grid.columns);
    at(look.min.x + (column as f32 + 0.5) * cell, look.min.y + (row as f32 + 0.5) * cell)
}

fn draw_stone(stone: Stone, center: Point, cell: f32, faint: bool, shapes: &mut Vec<Shape>) {
    let ink = if faint { Ink::FaintLine } else { ink_of(stone.owner) };
    let stroke = Stroke::solid((cell * 0.14).max(1.2), ink);
    let arm = cell * 0.27;
    match stone.shape {
        board::Shape::Cross => {
            for (dx, dy) in [(arm, arm), (arm, -arm)] {
                let (from, to) = (at(center.x - dx, center.y - dy), at(center.x + dx, center.y + dy));
                shapes.push(Shape::Line { from, to, stroke });
            }
        }
        board::Shape::Nought => shapes.push(Shape::Circle { center, radius: arm * 1.02, stroke }),
    }
}

/// Draws the lines that were counted for one player across a grid.
pub fn draw_tally(tally: &Tally, grid: &Grid, look: Look, shapes: &mut Vec<Shape>) {
    let cell = look.side / grid.columns as f32;
    let stroke = Stroke { opacity: 0.5, ..Stroke::solid((cell * 0.12).max(2.0), ink_of(tally.player)) };
    for &(first, last) in &tally.lines {
        let (from, to) = (cell_center(grid, look, first), cell_center(grid, look, last));
        // A line reaches a little beyond the middles of its end cells.
        let reach = 0.13;
        shapes.push(Shape::Line { from: from.toward(to, -reach), to: to.toward(from, -reach), stroke });
    }
}
