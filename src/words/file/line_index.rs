//! Lines and columns of byte offsets in a text.

/// Converts byte offsets into lines and columns, in ascending order, in one pass over the text.
pub(super) struct LineIndex<'a> {
    source: &'a str,
    offset: usize,
    line: usize,
    column: usize,
}

impl<'a> LineIndex<'a> {
    pub const fn new(source: &'a str) -> Self {
        Self { source, offset: 0, line: 1, column: 1 }
    }

    /// Returns the line and the column of a byte offset, both counted from 1, the column in characters. The offset must not be
    /// less than that of the previous call.
    pub fn line_column(&mut self, offset: usize) -> (usize, usize) {
        for c in self.source[self.offset..offset].chars() {
            if c == '\n' {
                self.line += 1;
                self.column = 1;
            } else {
                self.column += 1;
            }
        }
        self.offset = offset;
        (self.line, self.column)
    }
}
