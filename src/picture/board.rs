//! A board as shapes: grids of cells with crosses, noughts and discs, and the lines that an evaluation counted.

use super::ink::Ink;
use super::shape::{Point, Shape, Stroke, at};
use super::{coordinates, mancala, piles};
use crate::game::board::{self, Board, Grid, Stone, Tally};
use crate::score::Player;

/// How a board is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// The board's top left, in pixels.
    pub min: Point,
    /// How wide it is, in pixels.
    pub width: f32,
    /// The line around it.
    pub frame: Stroke,
    /// Whether the stones are drawn in the colours of their owners, or all faint.
    pub faint: bool,
}

/// How large the boards of a tree are drawn, in units: those of inner nodes and those of leaves.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    /// Width and height at an inner node.
    pub inner: Point,
    /// Width and height at a leaf.
    pub leaf: Point,
}

impl Sizes {
    /// The sizes for a board. One of few cells keeps to the usual sides; more cells need more room to be seen in.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        let sides = |usual: f32, cell: f32, most: f32| match board {
            Board::Abstract => at(usual, usual),
            Board::Grid(grid) => {
                let (columns, rows) = (grid.columns as f32, grid.rows() as f32);
                let cells = columns.max(rows);
                let cell = (usual / cells).max(cell).min(most / cells);
                at(columns * cell, rows * cell)
            }
            Board::Mancala(board) => mancala::size(board, usual),
            Board::Piles(board) => piles::size(board, usual),
        };
        Self { inner: sides(62.0, 12.0, 110.0), leaf: sides(48.0, 9.5, 90.0) }
    }
}

/// Draws a board, whatever it is like.
pub fn draw(board: &Board, look: Look, shapes: &mut Vec<Shape>) {
    match board {
        Board::Abstract => {}
        Board::Grid(grid) => draw_grid(grid, look, shapes),
        Board::Mancala(board) => mancala::draw(board, look, shapes),
        Board::Piles(board) => piles::draw(board, look, shapes),
    }
}

/// A part of a board that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A cell, row by row from the top left.
    Cell(usize),
    /// A whole column of cells.
    Column(usize),
    /// A pit, counted in its owner's sowing direction.
    Pit {
        /// Whether it is one of the upper row.
        is_north: bool,
        /// Which of them.
        pit: usize,
    },
    /// A pile.
    Pile(usize),
}

/// Where a part of a board is drawn whose top left is at `min` and which is so wide: its own top left and bottom right.
/// `None` if the board has no such part.
#[must_use]
pub fn place_of(board: &Board, spot: Spot, min: Point, width: f32) -> Option<(Point, Point)> {
    match (board, spot) {
        (Board::Grid(grid), Spot::Cell(cell)) => {
            let size = width / grid.columns as f32;
            let corner = at(min.x + (cell % grid.columns) as f32 * size, min.y + (cell / grid.columns) as f32 * size);
            Some((corner, at(corner.x + size, corner.y + size)))
        }
        (Board::Grid(grid), Spot::Column(column)) => {
            let size = width / grid.columns as f32;
            let left = min.x + column as f32 * size;
            Some((at(left, min.y), at(left + size, min.y + grid.rows() as f32 * size)))
        }
        (Board::Mancala(board), Spot::Pit { is_north, pit }) => Some(mancala::pit_at(board, is_north, pit, min, width)),
        (Board::Piles(board), Spot::Pile(pile)) => Some(piles::pile_at(board, pile, min, width)),
        _ => None,
    }
}

/// The colour of a player's lines and words.
#[must_use]
pub const fn ink_of(player: Player) -> Ink {
    match player {
        Player::Max => Ink::Max,
        Player::Min => Ink::Min,
    }
}

/// Draws a grid of cells, with what empty cells are called where there is room for that.
pub fn draw_grid(grid: &Grid, look: Look, shapes: &mut Vec<Shape>) {
    draw_bare_grid(grid, look, shapes);
    coordinates::draw_in_cells(grid, look, shapes);
}

/// Draws a grid of cells with nothing written on it.
pub(super) fn draw_bare_grid(grid: &Grid, look: Look, shapes: &mut Vec<Shape>) {
    let Look { min, width, frame, faint } = look;
    let cell = width / grid.columns as f32;
    let max = at(min.x + width, min.y + cell * grid.rows() as f32);
    let radius = width.min(max.y - min.y) * 0.035;
    shapes.push(Shape::Rect { min, max, radius, fill: Some(Ink::Paper), stroke: None });
    if let Some(last) = grid.last.filter(|_| !faint) {
        mark_last(grid, look, last, shapes);
    }
    // Rules as close as these would be a grey surface.
    let rule = Stroke::solid((width / 60.0).clamp(0.8, 1.5).min(cell * 0.13), Ink::Hairline);
    for column in 1..grid.columns {
        let x = min.x + cell * column as f32;
        shapes.push(Shape::Line { from: at(x, min.y), to: at(x, max.y), stroke: rule });
    }
    for row in 1..grid.rows() {
        let y = min.y + cell * row as f32;
        shapes.push(Shape::Line { from: at(min.x, y), to: at(max.x, y), stroke: rule });
    }
    shapes.push(Shape::Rect { min, max, radius, fill: None, stroke: Some(frame) });
    mark_won(grid, look, shapes);
    for (index, stone) in grid.cells.iter().enumerate() {
        if let Some(stone) = stone {
            draw_stone(*stone, cell_center(grid, look, index), cell, faint, shapes);
        }
    }
}

/// The middle of a cell.
#[must_use]
pub fn cell_center(grid: &Grid, look: Look, index: usize) -> Point {
    let cell = look.width / grid.columns as f32;
    let (column, row) = (index % grid.columns, index / grid.columns);
    at(look.min.x + (column as f32 + 0.5) * cell, look.min.y + (row as f32 + 0.5) * cell)
}

/// Among many stones the last one would not be found again: its cell has the colour of its owner.
fn mark_last(grid: &Grid, look: Look, last: usize, shapes: &mut Vec<Shape>) {
    let Some(Stone { owner, .. }) = grid.cells[last] else { return };
    let (center, half) = (cell_center(grid, look, last), look.width / grid.columns as f32 / 2.0);
    let ink = match owner {
        Player::Max => Ink::MaxFill,
        Player::Min => Ink::MinFill,
    };
    let (min, max) = (at(center.x - half, center.y - half), at(center.x + half, center.y + half));
    shapes.push(Shape::Rect { min, max, radius: 0.0, fill: Some(ink), stroke: None });
}

/// A bar under the stones of every line that has won, in the colour of their owner.
fn mark_won(grid: &Grid, look: Look, shapes: &mut Vec<Shape>) {
    let cell = look.width / grid.columns as f32;
    for &(first, last) in &grid.won {
        let Some(stone) = grid.cells[first] else { continue };
        let ink = if look.faint { Ink::FaintLine } else { ink_of(stone.owner) };
        let stroke = Stroke { opacity: 0.45, ..Stroke::solid(cell * 0.26, ink) };
        let (from, to) = (cell_center(grid, look, first), cell_center(grid, look, last));
        // The bar reaches a little beyond the middles of its end cells.
        let reach = |end: Point, other: Point| {
            let length = (end.x - other.x).hypot(end.y - other.y).max(1e-6);
            end.toward(other, -cell * 0.36 / length)
        };
        let (from, to) = if first == last {
            // A line of a single cell has no direction: the cell is underlined.
            let aside = cell * 0.3;
            (at(from.x - aside, from.y + aside), at(to.x + aside, to.y + aside))
        } else {
            (reach(from, to), reach(to, from))
        };
        shapes.push(Shape::Line { from, to, stroke });
    }
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
        board::Shape::Nought => {
            shapes.push(Shape::Circle { center, radius: arm * 1.02, fill: None, stroke: Some(stroke) });
        }
        // Who cannot tell the colours apart sees that one side's discs are filled and the other's are rings.
        board::Shape::Disc => {
            let (outer, width) = (cell * 0.37, cell * 0.13);
            let (radius, fill, stroke) = match stone.owner {
                Player::Max => (outer, Some(ink), None),
                Player::Min => (outer - width / 2.0, None, Some(Stroke::solid(width, ink))),
            };
            shapes.push(Shape::Circle { center, radius, fill, stroke });
        }
    }
}

/// Draws the lines that were counted for one player across a grid.
pub fn draw_tally(tally: &Tally, grid: &Grid, look: Look, shapes: &mut Vec<Shape>) {
    let cell = look.width / grid.columns as f32;
    // Many lines on small cells would cover the board: they are thinner then, and more of it shines through.
    let crowd = (tally.lines.len() as f32 / grid.cells.len() as f32).max(1.0);
    let width = (cell * 0.12).max((cell * 0.15).min(2.0));
    let stroke = Stroke { opacity: 0.5 / crowd, ..Stroke::solid(width, ink_of(tally.player)) };
    for &(first, last) in &tally.lines {
        let (from, to) = (cell_center(grid, look, first), cell_center(grid, look, last));
        // A line reaches a little beyond the middles of its end cells.
        let reach = 0.13;
        shapes.push(Shape::Line { from: from.toward(to, -reach), to: to.toward(from, -reach), stroke });
    }
}
