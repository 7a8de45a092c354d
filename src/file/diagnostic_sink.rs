//! Collects what is wrong while a file is read, and finds the lines and columns in the end.
//!
//! Decides which faults are told, not what is one.

use super::diagnostic::{Diagnostic, DiagnosticKind, LoadError, MAX_DIAGNOSTICS};

/// The faults found so far, by the byte at which each stands.
#[derive(Clone, Debug, Default)]
pub(super) struct DiagnosticSink {
    /// The first fault of syntax or type: beyond it nothing can be trusted.
    first: Option<(usize, DiagnosticKind)>,
    /// The first faults of meaning, sorted.
    meaning: Vec<(usize, DiagnosticKind)>,
    /// How many faults of meaning there are.
    count: usize,
}

impl DiagnosticSink {
    /// Notes a fault of syntax or type, of which only the first will be told: the first to be met, as a missing field
    /// is told less well than a misspelled one that came before its absence was certain.
    pub fn note_kind(&mut self, at: usize, fault: DiagnosticKind) {
        self.first.get_or_insert((at, fault));
    }

    /// Notes a fault of meaning, all of which will be told. Keeps no more than can be, whatever the file holds.
    pub fn note(&mut self, at: usize, fault: DiagnosticKind) {
        self.count += 1;
        let place = self.meaning.partition_point(|(other, _)| *other <= at);
        if place < MAX_DIAGNOSTICS {
            self.meaning.insert(place, (at, fault));
            self.meaning.truncate(MAX_DIAGNOSTICS);
        }
    }

    /// Whether a fault of syntax or type has been noted.
    pub const fn is_broken(&self) -> bool {
        self.first.is_some()
    }

    /// What there is to tell of these faults in `text`, if there are any.
    pub fn into_error(self, text: &str) -> Option<LoadError> {
        let omitted = self.count - self.meaning.len();
        let (told, omitted) = if let Some(first) = self.first { (vec![first], 0) } else { (self.meaning, omitted) };
        let mut places = Places::new(text);
        let diagnostics: Vec<_> = told
            .into_iter()
            .map(|(at, fault)| {
                let (line, column) = places.of(at);
                Diagnostic { line, column, fault }
            })
            .collect();
        (!diagnostics.is_empty()).then_some(LoadError { diagnostics, omitted })
    }
}

/// Turns bytes into lines and columns, one after the other, in one pass over the text.
pub(super) struct Places<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    column: usize,
}

impl<'a> Places<'a> {
    pub const fn new(text: &'a str) -> Self {
        Self { text, at: 0, line: 1, column: 1 }
    }

    /// The line and the column of a byte, which is not before the one asked for last.
    pub fn of(&mut self, at: usize) -> (usize, usize) {
        for c in self.text[self.at..at].chars() {
            if c == '\n' {
                self.line += 1;
                self.column = 1;
            } else {
                self.column += 1;
            }
        }
        self.at = at;
        (self.line, self.column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_faults_are_counted_and_the_first_of_them_told_in_order() {
        let mut faults = DiagnosticSink::default();
        for at in (0..100).rev() {
            faults.note(at, DiagnosticKind::EmptyName);
        }
        let error = faults.into_error(&" ".repeat(100)).unwrap();
        let columns: Vec<_> = error.diagnostics.iter().map(|problem| problem.column).collect();
        assert_eq!((columns, error.omitted), ((1..=20).collect(), 80));
    }
}
