//! The order in which a game of tic-tac-toe tries its cells.

/// The nine cells, 0 to 8, in the order in which moves are tried.
///
/// A position holds the order, and every node of a search compares it with the default. Four bits a cell make that one
/// comparison of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CellOrder(u64);

impl CellOrder {
    /// The default: row by row from the top left, which is the order of the bits in a set of cells.
    pub const ROW_BY_ROW: Self = Self::new([0, 1, 2, 3, 4, 5, 6, 7, 8]);

    /// The order of these cells: each of 0 to 8 once.
    #[must_use]
    pub const fn new(cells: [u8; 9]) -> Self {
        let mut packed = 0;
        let mut place = 0;
        while place < 9 {
            packed |= (cells[place] as u64) << (4 * place);
            place += 1;
        }
        Self(packed)
    }

    /// The cells in this order.
    #[must_use]
    pub fn cells(self) -> [u8; 9] {
        std::array::from_fn(|place| (self.0 >> (4 * place) & 0xF) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::CellOrder;

    #[test]
    fn an_order_returns_the_cells_that_it_was_made_of() {
        for cells in [[0, 1, 2, 3, 4, 5, 6, 7, 8], [0, 3, 6, 7, 8, 5, 2, 1, 4], [8, 7, 6, 5, 4, 3, 2, 1, 0]] {
            assert_eq!(CellOrder::new(cells).cells(), cells);
        }
        assert_eq!(CellOrder::ROW_BY_ROW.cells(), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    }
}
