//! The lines of a set of cells, by their ends: those that are open to a player, and those that have won.

use super::{Cells, ConnectFour};

impl ConnectFour {
    /// The lines whose cells are in a set, each by its first and its last cell.
    pub(super) fn ends_of_lines_in(&self, cells: &Cells) -> Vec<(usize, usize)> {
        let far = self.rules.connect - 1;
        let mut lines = Vec::new();
        for (column, (across, up), begins) in self.lines_in(cells) {
            for row in (0..self.rules.rows).filter(|row| begins >> row & 1 == 1) {
                let end = match up {
                    0 => row,
                    1.. => row + far,
                    _ => row - far,
                };
                lines.push((self.rules.cell(column, row), self.rules.cell(column + across * far, end)));
            }
        }
        lines
    }
}
