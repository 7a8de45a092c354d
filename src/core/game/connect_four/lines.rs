//! Lines on sets of cells: one idea for a finished line, for the lines that are still open, and for pointing at them.
//!
//! A set of cells is one number per column, whose bits are its rows from the bottom up. Shifting the columns of a line onto
//! the column in which it begins finds all the lines of one direction in that column at once.

use super::rules::{ConnectFourRules, MAX_SIZE};

/// A set of cells: the rows of each column, the lowest bit at the bottom.
pub(super) type Cells = [u32; MAX_SIZE];

/// The direction of a line: the number of columns across and of rows upwards from one cell to the next.
pub(super) type Direction = (usize, i8);

/// Across, upwards, and the two diagonals.
pub(super) const DIRECTIONS: [Direction; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// The lines that begin in one column and run in one direction, all of whose cells are in a set.
#[derive(Clone, Copy, Debug)]
pub(super) struct LinesFrom {
    /// The column in which they begin.
    pub column: usize,
    pub direction: Direction,
    /// The set of rows in which they begin.
    pub begins: u32,
}

/// All lines whose cells are in a set, by column and direction; columns without any are among them.
pub(super) fn lines_in(rules: ConnectFourRules, cells: &Cells) -> impl Iterator<Item = LinesFrom> {
    // A line of one disc has no direction, and is counted once.
    let directions = if rules.connect == 1 { &DIRECTIONS[..1] } else { &DIRECTIONS };
    let from = (0..rules.columns).flat_map(|column| directions.iter().map(move |&direction| (column, direction)));
    from.map(move |(column, direction)| LinesFrom {
        column,
        direction,
        begins: begins(rules, cells, column, direction),
    })
}

/// Whether a set of cells holds a whole line.
pub(super) fn has_line(rules: ConnectFourRules, cells: &Cells) -> bool {
    lines_in(rules, cells).any(|lines| lines.begins != 0)
}

/// The number of lines whose cells are in a set. A board of 20 by 20 has fewer than 1,600.
pub(super) fn count_lines(rules: ConnectFourRules, cells: &Cells) -> i32 {
    lines_in(rules, cells).map(|lines| lines.begins.count_ones().cast_signed()).sum()
}

/// The lines whose cells are in a set, each by its first and its last cell.
pub(super) fn ends_of_lines(rules: ConnectFourRules, cells: &Cells) -> Vec<(usize, usize)> {
    let last = rules.connect - 1;
    let mut ends = Vec::new();
    for LinesFrom { column, direction: (across, up), begins } in lines_in(rules, cells) {
        for row in (0..rules.rows).filter(|row| begins >> row & 1 == 1) {
            let last_row = match up {
                0 => row,
                1.. => row + last,
                _ => row - last,
            };
            ends.push((rules.cell(column, row), rules.cell(column + across * last, last_row)));
        }
    }
    ends
}

/// The rows of `column` in which a line of this direction begins whose cells are all in the set. Bits that a shift carries
/// beyond the board are in no set, so no line leaves the board.
fn begins(rules: ConnectFourRules, cells: &Cells, column: usize, (across, up): Direction) -> u32 {
    let ConnectFourRules { columns, rows, connect, .. } = rules;
    // A line longer than the board fits in no direction; beyond this check no shift is too far.
    if columns.max(rows) < connect || columns <= column + across * (connect - 1) {
        return 0;
    }
    (0..connect)
        .fold(rules.full_column(), |begins, step| begins & shifted_to_start(cells[column + step * across], step, up))
}

/// The rows of a column, each shifted to the row in which a line begins that reaches it after so many steps.
pub(super) const fn shifted_to_start(rows: u32, step: usize, up: i8) -> u32 {
    match up {
        0 => rows,
        1.. => rows >> step,
        _ => rows << step,
    }
}
