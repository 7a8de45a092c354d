//! Sets of cells as nine bits: the eight lines, tables over all 512 sets, and the eight symmetries of the square.

/// A set of cells: cell `n` is bit `n`, row by row from the top left.
///
/// As wide as the processor likes to load a number: of a narrower set it loads more than was just stored, and waits.
pub(super) type Cells = u32;

/// All nine cells.
pub(super) const FULL: Cells = 0o777;

/// Three rows, three columns, two diagonals.
pub(super) const LINES: [Cells; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

/// The cells of a set, row by row.
pub(super) fn cells_in(mut set: Cells) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        #[expect(clippy::cast_possible_truncation, reason = "the number of a bit fits into 8 bits")]
        let cell = (set != 0).then_some(set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        cell
    })
}

/// Whether a set of cells holds a whole line.
pub(super) const HAS_LINE: [bool; 512] = {
    let mut table = [false; 512];
    let mut set: Cells = 0;
    while set < 512 {
        let mut line = 0;
        while line < 8 {
            if set & LINES[line] == LINES[line] {
                table[set as usize] = true;
            }
            line += 1;
        }
        set += 1;
    }
    table
};

/// The number of lines that a set of cells does not touch: the lines still open to the opponent of its owner.
pub(super) const UNTOUCHED: [u8; 512] = {
    let mut table = [0; 512];
    let mut set: Cells = 0;
    while set < 512 {
        let mut line = 0;
        while line < 8 {
            if set & LINES[line] == 0 {
                table[set as usize] += 1;
            }
            line += 1;
        }
        set += 1;
    }
    table
};

/// The lines that a set of cells holds whole.
pub(super) fn lines_within(set: Cells) -> impl Iterator<Item = Cells> {
    LINES.into_iter().filter(move |line| line & set == *line)
}

/// The lines that a set of cells does not touch.
pub(super) fn lines_without(set: Cells) -> impl Iterator<Item = Cells> {
    LINES.into_iter().filter(move |line| line & set == 0)
}

/// The first and the last cell of a line.
pub(super) fn ends(line: Cells) -> (usize, usize) {
    (line.trailing_zeros() as usize, line.ilog2() as usize)
}

/// The cell to which each cell goes under the eight symmetries of the square: four rotations, each as it is and mirrored.
pub(super) const SYMMETRIES: [[u8; 9]; 8] = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
    [2, 5, 8, 1, 4, 7, 0, 3, 6],
    [8, 7, 6, 5, 4, 3, 2, 1, 0],
    [6, 3, 0, 7, 4, 1, 8, 5, 2],
    [2, 1, 0, 5, 4, 3, 8, 7, 6],
    [0, 3, 6, 1, 4, 7, 2, 5, 8],
    [6, 7, 8, 3, 4, 5, 0, 1, 2],
    [8, 5, 2, 7, 4, 1, 6, 3, 0],
];

/// The image of a set of cells under a symmetry.
pub(super) fn image(set: Cells, symmetry: &[u8; 9]) -> Cells {
    (0..9).filter(|&cell| set >> cell & 1 == 1).fold(0, |image, cell| image | 1 << symmetry[cell])
}
