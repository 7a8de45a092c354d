//! The labels of cells, columns and pits, on a board or around it, so that a sentence that names one can be followed.
//!
//! In a tree, only parts that are large enough have a label. A board alone has margins with the labels of the others.

use super::grid::cell_center;
use super::parts::{BoardPart, part_bounds};
use super::style::{BoardStyle, MIN_LABEL_SIZE, MIN_LABELLED_CELL};
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Point, Shape, point, text_shape};
use poda_core::game::board::{Board, Coordinates, Grid, MancalaBoard};

/// The text size of a label in a cell, as a share of the cell.
const SHARE: f32 = 0.5;
/// The width of a margin, in pixels.
const MARGIN: f32 = 20.0;
/// The text size of the labels in a margin, in pixels.
const IN_MARGIN: f32 = 12.5;

/// The room around a board for labels, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Margins {
    /// To its left.
    pub left: f32,
    /// Above it.
    pub top: f32,
    /// Below it.
    pub bottom: f32,
}

impl Margins {
    /// The margins of a board alone.
    #[must_use]
    pub const fn of(board: &Board) -> Self {
        match board {
            Board::Grid(Grid { coordinates: Coordinates::ColumnNumbers, .. }) => {
                Self { left: 0.0, top: MARGIN, bottom: 0.0 }
            }
            Board::Grid(Grid { coordinates: Coordinates::Algebraic, .. }) => {
                Self { left: MARGIN, top: MARGIN, bottom: 0.0 }
            }
            Board::Mancala(_) => Self { left: 0.0, top: MARGIN, bottom: MARGIN },
            Board::Grid(_) | Board::Piles(_) | Board::Abstract => Self { left: 0.0, top: 0.0, bottom: 0.0 },
        }
    }
}

/// Writes the labels of empty cells into them, if these are large enough.
pub fn draw_in_cells(grid: &Grid, style: BoardStyle, shapes: &mut Vec<Shape>) {
    let cell = style.width / grid.columns as f32;
    if cell < MIN_LABELLED_CELL {
        return;
    }
    let color = if style.faint { PaletteColor::FaintLine } else { PaletteColor::FaintText };
    for (index, _) in grid.cells.iter().enumerate().filter(|(_, stone)| stone.is_none()) {
        let Some(name) = grid.cell_name(index) else { continue };
        let size = (cell * SHARE).min(cell * 0.86 / Font::Regular.width(&name, 1.0)).max(MIN_LABEL_SIZE);
        let place = cell_center(grid, style, index);
        shapes.push(text_shape(place, Anchor::Center, size, Font::Regular, color, name));
    }
}

/// Writes the labels of columns and rows around a grid.
pub fn draw_around_grid(grid: &Grid, style: BoardStyle, shapes: &mut Vec<Shape>) {
    let cell = style.width / grid.columns as f32;
    let columns = (0..grid.columns).filter_map(|column| {
        let x = style.min.x + (column as f32 + 0.5) * cell;
        Some((point(x, style.min.y - MARGIN / 2.0), grid.column_name(column)?))
    });
    write_spaced(columns.collect(), cell, shapes);
    if grid.coordinates == Coordinates::Algebraic {
        let row = |row: usize| {
            let y = style.min.y + (row as f32 + 0.5) * cell;
            (point(style.min.x - MARGIN / 2.0, y), (row + 1).to_string())
        };
        write_spaced((0..grid.rows()).map(row).collect(), cell, shapes);
    }
}

/// Writes the numbers of the pits above and below a mancala board.
pub fn draw_around_mancala(board: &Board, mancala: &MancalaBoard, style: BoardStyle, shapes: &mut Vec<Shape>) {
    let place = |is_north, pit| part_bounds(board, BoardPart::Pit { is_north, pit }, style.min, style.width);
    // The frame is as far below the lower pits as above the upper ones.
    let Some(((highest, _), (_, lowest))) = place(true, 0).zip(place(false, 0)) else { return };
    let (top, bottom) = (style.min.y, lowest.y + (highest.y - style.min.y));
    for (is_north, pits) in [(true, &mancala.north.pits), (false, &mancala.south.pits)] {
        let mut apart = MARGIN;
        let names = (0..pits.len()).filter_map(|pit| {
            let (min, max) = place(is_north, pit)?;
            apart = max.x - min.x;
            let y = if is_north { top - MARGIN / 2.0 } else { bottom + MARGIN / 2.0 };
            Some((point(f32::midpoint(min.x, max.x), y), (pit + 1).to_string()))
        });
        let names = names.collect();
        write_spaced(names, apart, shapes);
    }
}

/// Writes labels that are `apart` pixels from each other. Of labels that are wider, writes every second one, or fewer.
fn write_spaced(names: Vec<(Point, String)>, apart: f32, shapes: &mut Vec<Shape>) {
    let widest = names.iter().map(|(_, name)| Font::Regular.width(name, IN_MARGIN)).fold(IN_MARGIN * 0.8, f32::max);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few")]
    let every = ((widest + 2.0) / apart.max(1.0)).ceil().max(1.0) as usize;
    for (place, name) in names.into_iter().step_by(every) {
        shapes.push(text_shape(place, Anchor::Center, IN_MARGIN, Font::Regular, PaletteColor::Secondary, name));
    }
}
