//! Collects diagnostics while a file is parsed, and decides which of them are reported.

use super::diagnostic::{Diagnostic, DiagnosticKind, LoadError, MAX_DIAGNOSTICS};
use super::line_index::LineIndex;

/// The diagnostics found so far, each with its byte offset.
#[derive(Clone, Debug, Default)]
pub(super) struct DiagnosticSink {
    /// The first schema error. What is parsed after it cannot be trusted.
    schema_error: Option<(usize, DiagnosticKind)>,
    /// The first semantic errors in the order of the text, at most [`MAX_DIAGNOSTICS`].
    semantic_errors: Vec<(usize, DiagnosticKind)>,
    /// The number of all semantic errors.
    semantic_count: usize,
}

impl DiagnosticSink {
    /// Records a schema error: a wrong field, word or type. Only the first one recorded is reported. That is not always the first
    /// one in the text: a misspelled field is recorded before the end of the fields shows that a required one is missing, and
    /// is the better message.
    pub fn report_schema(&mut self, offset: usize, kind: DiagnosticKind) {
        self.schema_error.get_or_insert((offset, kind));
    }

    /// Records a semantic error. All of them are reported unless there is a schema error. Memory is bounded by
    /// [`MAX_DIAGNOSTICS`], however many errors a file has.
    pub fn report(&mut self, offset: usize, kind: DiagnosticKind) {
        self.semantic_count += 1;
        let index = self.semantic_errors.partition_point(|(other, _)| *other <= offset);
        if index < MAX_DIAGNOSTICS {
            self.semantic_errors.insert(index, (offset, kind));
            self.semantic_errors.truncate(MAX_DIAGNOSTICS);
        }
    }

    /// Returns whether a schema error has been recorded.
    pub const fn has_schema_error(&self) -> bool {
        self.schema_error.is_some()
    }

    /// Returns the error to report for `source`, or `None` if nothing was recorded.
    pub fn into_error(self, source: &str) -> Option<LoadError> {
        let omitted = self.semantic_count - self.semantic_errors.len();
        let (reported, omitted) = match self.schema_error {
            Some(error) => (vec![error], 0),
            None => (self.semantic_errors, omitted),
        };
        let mut line_index = LineIndex::new(source);
        let diagnostics: Vec<_> = reported
            .into_iter()
            .map(|(offset, kind)| {
                let (line, column) = line_index.line_column(offset);
                Diagnostic { line, column, kind }
            })
            .collect();
        (!diagnostics.is_empty()).then_some(LoadError { diagnostics, omitted })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_semantic_errors_are_reported_in_order_and_the_others_counted() {
        let mut sink = DiagnosticSink::default();
        for offset in (0..100).rev() {
            sink.report(offset, DiagnosticKind::EmptyName);
        }
        let error = sink.into_error(&" ".repeat(100)).unwrap();
        let columns: Vec<_> = error.diagnostics.iter().map(|diagnostic| diagnostic.column).collect();
        assert_eq!((columns, error.omitted), ((1..=20).collect(), 80));
    }
}
