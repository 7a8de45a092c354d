//! Collects what is wrong while a file is read, and finds the lines and columns in the end.
//!
//! Decides which faults are told, not what is one.

use super::problem::{Fault, LoadError, MOST_PROBLEMS, Problem};

/// The faults found so far, by the byte at which each stands.
#[derive(Clone, Debug, Default)]
pub(super) struct Faults {
    /// The first fault of syntax or type: beyond it nothing can be trusted.
    first: Option<(usize, Fault)>,
    /// The first faults of meaning, sorted.
    meaning: Vec<(usize, Fault)>,
    /// How many faults of meaning there are.
    count: usize,
}

impl Faults {
    /// Notes a fault of syntax or type, of which only the first will be told: the first to be met, as a missing field
    /// is told less well than a misspelled one that came before its absence was certain.
    pub fn note_kind(&mut self, at: usize, fault: Fault) {
        self.first.get_or_insert((at, fault));
    }

    /// Notes a fault of meaning, all of which will be told. Keeps no more than can be, whatever the file holds.
    pub fn note(&mut self, at: usize, fault: Fault) {
        self.count += 1;
        let place = self.meaning.partition_point(|(other, _)| *other <= at);
        if place < MOST_PROBLEMS {
            self.meaning.insert(place, (at, fault));
            self.meaning.truncate(MOST_PROBLEMS);
        }
    }

    /// Whether a fault of syntax or type has been noted.
    pub const fn is_broken(&self) -> bool {
        self.first.is_some()
    }

    /// What there is to tell of these faults in `text`, if there are any.
    pub fn into_error(self, text: &str) -> Option<LoadError> {
        let more = self.count - self.meaning.len();
        let (told, more) = if let Some(first) = self.first { (vec![first], 0) } else { (self.meaning, more) };
        let mut places = Places::new(text);
        let problems: Vec<_> = told
            .into_iter()
            .map(|(at, fault)| {
                let (line, column) = places.of(at);
                Problem { line, column, fault }
            })
            .collect();
        (!problems.is_empty()).then_some(LoadError { problems, more })
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
        let mut faults = Faults::default();
        for at in (0..100).rev() {
            faults.note(at, Fault::EmptyName);
        }
        let error = faults.into_error(&" ".repeat(100)).unwrap();
        let columns: Vec<_> = error.problems.iter().map(|problem| problem.column).collect();
        assert_eq!((columns, error.more), ((1..=20).collect(), 80));
    }
}
