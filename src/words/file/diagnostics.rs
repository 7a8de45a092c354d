//! Collects the errors of a text while it is read, and turns their byte offsets into lines and columns.

use super::diagnostic::{Diagnostic, DiagnosticKind, LoadError, MAX_DIAGNOSTICS};

/// The errors of a text that were found so far, each with its byte offset.
#[derive(Default)]
pub(super) struct Diagnostics {
    /// The schema error with the lowest rank, preceded by that rank. If there is one, values read from the
    /// text are unreliable.
    schema_error: Option<(usize, usize, DiagnosticKind)>,
    /// The first semantic errors in the order of the text, at most [`MAX_DIAGNOSTICS`].
    semantic_errors: Vec<(usize, DiagnosticKind)>,
    /// The number of all semantic errors.
    semantic_count: usize,
}

impl Diagnostics {
    /// Reports a schema error: a wrong field, word or type. Only the error with the lowest `rank` counts. The rank is
    /// the byte offset, or a later one to let other errors precede it: the message about a misspelled field is more
    /// useful than the one about the required field that is therefore missing.
    pub fn report_schema(&mut self, rank: usize, offset: usize, kind: DiagnosticKind) {
        if self.schema_error.as_ref().is_none_or(|(first, ..)| rank < *first) {
            self.schema_error = Some((rank, offset, kind));
        }
    }

    /// Reports a semantic error. All of them count unless there is a schema error. Stores at most [`MAX_DIAGNOSTICS`]
    /// of them, so that memory is bounded.
    pub fn report(&mut self, offset: usize, kind: DiagnosticKind) {
        self.semantic_count += 1;
        let index = self.semantic_errors.partition_point(|(other, _)| *other <= offset);
        if index < MAX_DIAGNOSTICS {
            self.semantic_errors.insert(index, (offset, kind));
            self.semantic_errors.truncate(MAX_DIAGNOSTICS);
        }
    }

    pub const fn has_schema_error(&self) -> bool {
        self.schema_error.is_some()
    }

    /// Returns the error to report for the text, or `None` if nothing was reported.
    pub fn into_error(self, source: &str) -> Option<LoadError> {
        let omitted = self.semantic_count - self.semantic_errors.len();
        match self.schema_error {
            Some((_, offset, kind)) => Some(LoadError::new(source, vec![(offset, kind)], 0)),
            None => Some(LoadError::new(source, self.semantic_errors, omitted))
                .filter(|error| !error.diagnostics.is_empty()),
        }
    }
}

impl LoadError {
    /// Returns the error for these diagnostics of a text, which are in ascending order of their byte offsets.
    pub(super) fn new(source: &str, errors: Vec<(usize, DiagnosticKind)>, omitted: usize) -> Self {
        let mut lines = LineIndex::new(source);
        let placed = errors.into_iter().map(|(offset, kind)| {
            let (line, column) = lines.line_column(offset);
            Diagnostic { line, column, kind }
        });
        Self { diagnostics: placed.collect(), omitted }
    }
}

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

    /// Returns the line and the column of a byte offset, both counted from 1, the column in characters. The offset must
    /// not be less than that of the previous call.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_semantic_errors_are_reported_in_order_and_the_others_counted() {
        let mut diagnostics = Diagnostics::default();
        for offset in (0..100).rev() {
            diagnostics.report(offset, DiagnosticKind::EmptyName);
        }
        let error = diagnostics.into_error(&" ".repeat(100)).unwrap();
        let columns: Vec<_> = error.diagnostics.iter().map(|diagnostic| diagnostic.column).collect();
        assert_eq!((columns, error.omitted), ((1..=20).collect(), 80));
    }
}
