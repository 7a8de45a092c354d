//! The places of the cells of a grid, for each of its tilings.

use crate::picture::shape::{Point, point};
use poda_core::game::board::{Grid, Tiling};

/// The distance of two rows of hexagons, and the height of a hexagon, in units of its width: √3 / 2 and 2 / √3.
const ROW_OF_HEXAGONS: f32 = 0.866_025_4;
const HEIGHT_OF_HEXAGON: f32 = 1.154_700_5;

/// Returns the size of a grid, in units of the width of a cell.
pub fn grid_extent(grid: &Grid) -> Point {
    let (columns, rows) = (grid.columns as f32, grid.rows() as f32);
    match grid.tiling {
        Tiling::Squares | Tiling::Checkered | Tiling::Points | Tiling::Bare => point(columns, rows),
        Tiling::Hexagons => point(columns + (rows - 1.0) / 2.0, (rows - 1.0) * ROW_OF_HEXAGONS + HEIGHT_OF_HEXAGON),
    }
}

/// Returns the width of a cell of a grid that is `width` wide.
pub fn cell_width(grid: &Grid, width: f32) -> f32 {
    width / grid_extent(grid).x
}

/// Returns the center of a cell of a grid that is `width` wide and has its top left corner at `min`.
pub fn cell_center(grid: &Grid, min: Point, width: f32, index: usize) -> Point {
    let cell = cell_width(grid, width);
    let (column, row) = ((index % grid.columns) as f32, (index / grid.columns) as f32);
    match grid.tiling {
        Tiling::Squares | Tiling::Checkered | Tiling::Points | Tiling::Bare => {
            point(min.x + (column + 0.5) * cell, min.y + (row + 0.5) * cell)
        }
        Tiling::Hexagons => {
            let y = row * ROW_OF_HEXAGONS + HEIGHT_OF_HEXAGON / 2.0;
            point(min.x + (column + row / 2.0 + 0.5) * cell, min.y + y * cell)
        }
    }
}

/// Returns the top left and bottom right corners of the part of a cell that can be pressed. Those of two cells do not
/// overlap.
pub fn cell_bounds(grid: &Grid, min: Point, width: f32, index: usize) -> (Point, Point) {
    let cell = cell_width(grid, width);
    match grid.tiling {
        Tiling::Squares | Tiling::Checkered | Tiling::Points | Tiling::Bare => {
            let (column, row) = ((index % grid.columns) as f32, (index / grid.columns) as f32);
            let corner = point(min.x + column * cell, min.y + row * cell);
            (corner, point(corner.x + cell, corner.y + cell))
        }
        Tiling::Hexagons => {
            let center = cell_center(grid, min, width, index);
            let (half_width, half_height) = (cell / 2.0, cell * ROW_OF_HEXAGONS / 2.0);
            (point(center.x - half_width, center.y - half_height), point(center.x + half_width, center.y + half_height))
        }
    }
}

/// Returns the corners of a hexagon that is `width` wide, clockwise from the top.
pub fn hexagon(center: Point, width: f32) -> Vec<Point> {
    let (half, long, short) = (width / 2.0, width * HEIGHT_OF_HEXAGON / 2.0, width * HEIGHT_OF_HEXAGON / 4.0);
    let corners = [(0.0, -long), (half, -short), (half, short), (0.0, long), (-half, short), (-half, -short)];
    corners.map(|(x, y)| point(center.x + x, center.y + y)).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_core::game::board::Coordinates;

    #[test]
    fn a_hexagon_is_as_far_from_each_of_its_six_neighbors() {
        let grid = Grid {
            columns: 3,
            cells: vec![None; 9],
            last: None,
            won: Vec::new(),
            coordinates: Coordinates::CellNumbers,
            changed: Vec::new(),
            tiling: Tiling::Hexagons,
        };
        let centers: Vec<_> =
            (0..9).map(|cell| cell_center(&grid, point(0.0, 0.0), grid_extent(&grid).x, cell)).collect();
        let apart = |other: usize| (centers[other].x - centers[4].x).hypot(centers[other].y - centers[4].y);
        assert!([1, 2, 3, 5, 6, 7].into_iter().all(|other| (apart(other) - 1.0).abs() < 1e-5));
        assert!([0, 8].into_iter().all(|other| 1.5 < apart(other)));
        let size = grid_extent(&grid);
        assert!((size.x - (centers[8].x + 0.5)).abs() < 1e-5);
        let lowest = hexagon(centers[8], 1.0)[3].y;
        assert!((size.y - lowest).abs() < 1e-5);
        let bounds = |cell| cell_bounds(&grid, point(0.0, 0.0), size.x, cell);
        assert!((bounds(1).1.y - bounds(4).0.y).abs() < 1e-5, "the parts that are pressed meet");
    }
}
