//! Grids of square or hexagonal cells with crosses, noughts, discs and tiles; the lines that an evaluation counted; and
//! the labels of cells, columns and pits, which help to follow a sentence that names one.
//!
//! In a tree, only parts that are large enough have a label. A board drawn alone has margins with the remaining labels.

use super::cells::{self, cell_width, grid_extent, hexagon};
use super::parts::{BoardPart, part_bounds};
use super::style::{BoardStyle, MIN_LABEL_SIZE, MIN_LABELED_CELL};
use crate::picture::fonts::Font;
use crate::picture::palette::{PaletteColor, color_of_several, fill_of_several, player_color, player_fill};
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape, triangle_corners};
use poda_core::game::board::{self, Board, Coordinates, CountedLines, Grid, MancalaBoard, Piece, Tiling};
use poda_core::score::Player;

/// Draws a grid of cells without any text.
pub fn draw_bare_grid(grid: &Grid, style: BoardStyle, shapes: &mut Vec<Shape>) {
    let cell = cell_width(grid, style.width);
    match grid.tiling {
        Tiling::Squares | Tiling::Checkered | Tiling::Points | Tiling::Bare => draw_squares(grid, style, shapes),
        Tiling::Hexagons => draw_hexagons(grid, style, shapes),
    }
    mark_won(grid, style, shapes);
    for (index, stone) in grid.cells.iter().enumerate() {
        if let Some(stone) = stone {
            draw_stone(*stone, cell_center(grid, style, index), cell, style.faint, shapes);
        }
    }
    if let Some(last) = grid.last.filter(|_| !style.faint && grid.holds_tiles()) {
        mark_new_tile(cell_center(grid, style, last), cell, shapes);
    }
}

/// Draws the cells of a grid of squares, with rules between them and a frame around them.
fn draw_squares(grid: &Grid, style: BoardStyle, shapes: &mut Vec<Shape>) {
    let BoardStyle { min, width, frame, .. } = style;
    let cell = cell_width(grid, width);
    let max = point(min.x + width, min.y + cell * grid_extent(grid).y);
    let radius = width.min(max.y - min.y) * 0.035;
    shapes.push(Shape::Rect { min, max, radius, fill: Some(PaletteColor::Background), stroke: None });
    if grid.tiling == Tiling::Checkered {
        let is_dark = |cell: &usize| (grid.rows() - cell / grid.columns + cell % grid.columns) % 2 == 1;
        shapes.extend((0..grid.cells.len()).filter(is_dark).map(|index| {
            let (min, max) = around(cell_center(grid, style, index), cell / 2.0);
            Shape::Bar { min, max, color: PaletteColor::Secondary, opacity: DARK }
        }));
    }
    for (marked, fill) in marked_cells(grid, style) {
        let (min, max) = around(cell_center(grid, style, marked), cell / 2.0);
        shapes.push(Shape::Rect { min, max, radius: 0.0, fill: Some(fill), stroke: None });
    }
    shapes.extend(rules(grid, style).into_iter().map(|(from, to)| Shape::Line { from, to, stroke: rule(width, cell) }));
    shapes.push(Shape::Rect { min, max, radius, fill: None, stroke: Some(frame) });
}

/// Draws the cells of a grid of hexagons, each with its outline.
fn draw_hexagons(grid: &Grid, style: BoardStyle, shapes: &mut Vec<Shape>) {
    let cell = cell_width(grid, style.width);
    let (marked, stroke) = (marked_cells(grid, style), Some(rule(style.width, cell)));
    shapes.extend((0..grid.cells.len()).map(|index| {
        let fill = marked.iter().find(|(cell, _)| *cell == index).map_or(PaletteColor::Background, |(_, fill)| *fill);
        Shape::Polygon { corners: hexagon(cell_center(grid, style, index), cell), fill: Some(fill), stroke }
    }));
}

/// The opacity of dark squares.
const DARK: f32 = 0.16;

/// Returns the ends of the lines between the cells of a grid of squares, or through them.
fn rules(grid: &Grid, style: BoardStyle) -> Vec<(Point, Point)> {
    let cell = cell_width(grid, style.width);
    let ([columns, rows], BoardStyle { min, .. }) = ([grid.columns, grid.rows()], style);
    // Lines through the pieces end at the outermost pieces.
    let (first, inset) = match grid.tiling {
        Tiling::Points => (0.5, 0.5),
        Tiling::Squares | Tiling::Checkered => (1.0, 0.0),
        Tiling::Bare | Tiling::Hexagons => return Vec::new(),
    };
    let at = |column: f32, row: f32| point(min.x + cell * column, min.y + cell * row);
    let lines = |count: usize| (0..count).map(move |line| line as f32 + first).filter(move |&at| at < count as f32);
    let (right, bottom) = (columns as f32 - inset, rows as f32 - inset);
    let upright = lines(columns).map(|x| (at(x, inset), at(x, bottom)));
    upright.chain(lines(rows).map(|y| (at(inset, y), at(right, y)))).collect()
}

/// Returns the line between cells. It is thinner if cells are small, because the grid would look gray otherwise.
fn rule(width: f32, cell: f32) -> Stroke {
    Stroke::solid((width / 60.0).clamp(0.8, 1.5).min(cell * 0.13), PaletteColor::Hairline)
}

/// Returns the center of a cell, in pixels.
fn cell_center(grid: &Grid, style: BoardStyle, index: usize) -> Point {
    cells::cell_center(grid, style.min, style.width, index)
}

/// Returns the top left and bottom right corners of a square.
fn around(center: Point, half: f32) -> (Point, Point) {
    (point(center.x - half, center.y - half), point(center.x + half, center.y + half))
}

/// Returns the cells that are filled because they have changed: that of the last move, or those that differ from the
/// board before. A cell with a piece is filled in the color of its owner, and an empty one in that of the pieces that
/// have changed with it.
fn marked_cells(grid: &Grid, style: BoardStyle) -> Vec<(usize, PaletteColor)> {
    let owner = |cell: usize| {
        let owned = grid.cells[cell].filter(|piece| !matches!(piece.shape, board::PieceShape::Letter(_)));
        owned.map(|piece| piece.owner)
    };
    let mover = grid.changed.iter().find_map(|&cell| owner(cell));
    let fill = |&cell: &usize| (cell, owner(cell).or(mover).map_or(PaletteColor::Hairline, player_fill));
    let changed = grid.changed.iter().filter(|_| !style.faint).map(fill);
    changed.chain(last_move(grid, style)).collect()
}

/// Returns the cell of the last move, and the color of its owner, with which the cell is filled, so that it is easy to
/// find among many pieces.
fn last_move(grid: &Grid, style: BoardStyle) -> Option<(usize, PaletteColor)> {
    let last = grid.last.filter(|_| !style.faint)?;
    let Piece { shape, owner } = grid.cells[last]?;
    let color = if shape == board::PieceShape::Triangle { fill_of_several(2) } else { player_fill(owner) };
    Some((last, color))
}

/// Draws a thick outline around a tile, because a tile already fills its cell with a color.
fn mark_new_tile(center: Point, cell: f32, shapes: &mut Vec<Shape>) {
    let (min, max) = around(center, cell * (0.5 - TILE_PAD));
    let stroke = Some(Stroke::solid((cell * 0.08).max(1.2), PaletteColor::Text));
    shapes.push(Shape::Rect { min, max, radius: 0.0, fill: None, stroke });
}

/// Draws bars under the pieces of every connection that has won, in the color of their owner.
fn mark_won(grid: &Grid, style: BoardStyle, shapes: &mut Vec<Shape>) {
    let cell = cell_width(grid, style.width);
    let bars = grid.won.iter().flat_map(|path| path.iter().zip(path.iter().skip(1)));
    for (&first, &last) in bars {
        let Some(stone) = grid.cells[first] else { continue };
        let color = if style.faint { PaletteColor::FaintLine } else { piece_color(stone) };
        let stroke = Stroke { opacity: 0.45, ..Stroke::solid(cell * 0.26, color) };
        let (from, to) = (cell_center(grid, style, first), cell_center(grid, style, last));
        // The bar extends beyond the middles of its end cells.
        let reach = |end: Point, other: Point| {
            let length = (end.x - other.x).hypot(end.y - other.y).max(1e-6);
            end.toward(other, -cell * 0.36 / length)
        };
        let (from, to) = if first == last {
            // A line of one cell has no direction, so the cell is underlined.
            let aside = cell * 0.3;
            (point(from.x - aside, from.y + aside), point(to.x + aside, to.y + aside))
        } else {
            (reach(from, to), reach(to, from))
        };
        shapes.push(Shape::Line { from, to, stroke });
    }
}

/// Returns the color of a piece. A triangle is that of the third of three players.
fn piece_color(piece: Piece) -> PaletteColor {
    if piece.shape == board::PieceShape::Triangle { color_of_several(2) } else { player_color(piece.owner) }
}

fn draw_stone(stone: Piece, center: Point, cell: f32, faint: bool, shapes: &mut Vec<Shape>) {
    let color = if faint { PaletteColor::FaintLine } else { piece_color(stone) };
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
        board::PieceShape::Triangle => {
            let corners = triangle_corners(Player::Max, center, arm * 1.1, arm * 2.0).to_vec();
            shapes.push(Shape::Polygon { corners, fill: None, stroke: Some(stroke) });
        }
        // One side's discs are filled and the other side's are rings, for users who cannot distinguish the colors.
        board::PieceShape::Disc => {
            let (outer, width) = (cell * 0.37, cell * 0.13);
            let (radius, fill, stroke) = match stone.owner {
                Player::Max => (outer, Some(color), None),
                Player::Min => (outer - width / 2.0, None, Some(Stroke::solid(width, color))),
            };
            shapes.push(Shape::Circle { center, radius, fill, stroke });
        }
        board::PieceShape::LetteredDisc(letter) => {
            let (outer, width) = (cell * 0.44, cell * 0.08);
            let (radius, fill, stroke, text) = match stone.owner {
                Player::Max => (outer, Some(color), None, PaletteColor::Background),
                Player::Min => {
                    let ring = Stroke::solid(width, color);
                    (outer - width / 2.0, Some(PaletteColor::Background), Some(ring), color)
                }
            };
            shapes.push(Shape::Circle { center, radius, fill, stroke });
            draw_letter(letter.as_str(), center, cell * IN_DISC, text, shapes);
        }
        board::PieceShape::Letter(letter) => {
            let color = if faint { PaletteColor::FaintText } else { PaletteColor::Text };
            draw_letter(letter.as_str(), center, cell * IN_CELL, color, shapes);
        }
        board::PieceShape::Tile(tile) => draw_tile(tile, center, cell, color, faint, shapes),
    }
}

/// The text size of a letter in a disc, and in a cell without one, in cells.
const IN_DISC: f32 = 0.62;
const IN_CELL: f32 = 0.8;

/// Draws a letter that is at most `size` high and wide.
fn draw_letter(letter: &str, center: Point, size: f32, color: PaletteColor, shapes: &mut Vec<Shape>) {
    let size = size.min(size / Font::SemiBold.width(letter, 1.0).max(0.1));
    shapes.push(text_shape(center, Anchor::Center, size, Font::SemiBold, color, letter.to_owned()));
}

/// The free space around a tile in its cell, in cells.
const TILE_PAD: f32 = 0.05;

/// Draws a tile with its number. Greater numbers have darker tiles.
fn draw_tile(tile: u32, center: Point, cell: f32, color: PaletteColor, faint: bool, shapes: &mut Vec<Shape>) {
    let (min, max) = around(center, cell * (0.5 - TILE_PAD));
    if !faint {
        let opacity = (0.04 + 0.05 * tile.ilog2() as f32).min(0.5);
        shapes.push(Shape::Bar { min, max, color, opacity });
    }
    let text = tile.to_string();
    let size = (cell * 0.62).min(cell * 0.84 / Font::SemiBold.width(&text, 1.0));
    let color = if faint { PaletteColor::FaintLine } else { PaletteColor::Text };
    shapes.push(text_shape(center, Anchor::Center, size, Font::SemiBold, color, text));
}

/// Draws the lines that an evaluation counted for one player across a grid.
pub fn draw_counted_lines(tally: &CountedLines, grid: &Grid, style: BoardStyle, shapes: &mut Vec<Shape>) {
    let cell = cell_width(grid, style.width);
    // Many lines would cover a board of small cells, so they are thinner and more transparent there.
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

/// The text size of a label in a cell, as a share of the cell.
const SHARE: f32 = 0.5;
/// The width of a margin, in pixels.
const MARGIN: f32 = 22.0;
/// The text size of the labels in a margin, in pixels.
const IN_MARGIN: f32 = 14.5;

/// The space for labels around a board, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Margins {
    pub left: f32,
    /// The space above.
    pub top: f32,
    /// The space below.
    pub bottom: f32,
}

impl Margins {
    /// Returns the margins of a board that is drawn alone.
    pub const fn of(board: &Board) -> Self {
        match board {
            Board::Grid(Grid { coordinates: Coordinates::ColumnNumbers, .. }) => {
                Self { left: 0.0, top: MARGIN, bottom: 0.0 }
            }
            Board::Grid(Grid { coordinates: Coordinates::Algebraic, tiling, .. }) if tiling.is_square() => {
                Self { left: MARGIN, top: MARGIN, bottom: 0.0 }
            }
            Board::Grid(Grid { coordinates: Coordinates::Chess, .. }) => {
                Self { left: MARGIN, top: 0.0, bottom: MARGIN }
            }
            Board::Mancala(_) => Self { left: 0.0, top: MARGIN, bottom: MARGIN },
            Board::Grid(_) | Board::Piles(_) | Board::Dice(_) | Board::Text(_) | Board::Abstract => {
                Self { left: 0.0, top: 0.0, bottom: 0.0 }
            }
        }
    }
}

/// Writes the labels of empty cells into them, if the cells are large enough. Beside tiles they stay empty, because the
/// number of a cell would be read as a tile.
pub fn draw_in_cells(grid: &Grid, style: BoardStyle, shapes: &mut Vec<Shape>) {
    let cell = cell_width(grid, style.width);
    if cell < MIN_LABELED_CELL || grid.holds_tiles() || grid.coordinates == Coordinates::Chess {
        return;
    }
    let color = if style.faint { PaletteColor::FaintLine } else { PaletteColor::FaintText };
    for (index, _) in grid.cells.iter().enumerate().filter(|(_, stone)| stone.is_none()) {
        let Some(name) = grid.cell_name(index) else { continue };
        let size = (cell * SHARE).min(cell * 0.86 / Font::Regular.width(&name, 1.0)).max(MIN_LABEL_SIZE);
        let center = cell_center(grid, style, index);
        shapes.push(text_shape(center, Anchor::Center, size, Font::Regular, color, name));
    }
}

/// Writes the labels of columns and rows around a grid.
pub fn draw_around_grid(grid: &Grid, style: BoardStyle, shapes: &mut Vec<Shape>) {
    let cell = cell_width(grid, style.width);
    let y = match grid.coordinates {
        Coordinates::Chess => style.min.y + grid.rows() as f32 * cell + MARGIN / 2.0,
        Coordinates::CellNumbers | Coordinates::TileNumbers | Coordinates::ColumnNumbers | Coordinates::Algebraic => {
            style.min.y - MARGIN / 2.0
        }
    };
    let columns = (0..grid.columns).filter_map(|column| {
        let x = style.min.x + (column as f32 + 0.5) * cell;
        Some((point(x, y), grid.column_name(column)?))
    });
    write_spaced(columns.collect(), cell, shapes);
    let rows = (0..grid.rows()).filter_map(|row| {
        let y = style.min.y + (row as f32 + 0.5) * cell;
        Some((point(style.min.x - MARGIN / 2.0, y), grid.row_number(row)?.to_string()))
    });
    write_spaced(rows.collect(), cell, shapes);
}

/// Writes the numbers of the pits above and below a mancala board.
pub fn draw_around_mancala(board: &Board, mancala: &MancalaBoard, style: BoardStyle, shapes: &mut Vec<Shape>) {
    let pit_bounds = |is_north, pit| part_bounds(board, BoardPart::Pit { is_north, pit }, style.min, style.width);
    // The lower pits are as far from the bottom of the frame as the upper pits are from its top.
    let Some(((highest, _), (_, lowest))) = pit_bounds(true, 0).zip(pit_bounds(false, 0)) else { return };
    let (top, bottom) = (style.min.y, lowest.y + (highest.y - style.min.y));
    for (is_north, pits) in [(true, &mancala.north.pits), (false, &mancala.south.pits)] {
        let mut apart = MARGIN;
        let names = (0..pits.len()).filter_map(|pit| {
            let (min, max) = pit_bounds(is_north, pit)?;
            apart = max.x - min.x;
            let y = if is_north { top - MARGIN / 2.0 } else { bottom + MARGIN / 2.0 };
            Some((point(f32::midpoint(min.x, max.x), y), (pit + 1).to_string()))
        });
        let names = names.collect();
        write_spaced(names, apart, shapes);
    }
}

/// Writes labels that are `apart` pixels apart. If labels are wider than that, only every second one, or fewer, is
/// written.
fn write_spaced(names: Vec<(Point, String)>, apart: f32, shapes: &mut Vec<Shape>) {
    let widest = names.iter().map(|(_, name)| Font::Regular.width(name, IN_MARGIN)).fold(IN_MARGIN * 0.8, f32::max);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few")]
    let every = ((widest + 2.0) / apart.max(1.0)).ceil().max(1.0) as usize;
    for (at, name) in names.into_iter().step_by(every) {
        shapes.push(text_shape(at, Anchor::Center, IN_MARGIN, Font::Regular, PaletteColor::Secondary, name));
    }
}
