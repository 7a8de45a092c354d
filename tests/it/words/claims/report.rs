//! The report of false sentences: one of each kind, with the place where it appears.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// What has been checked, and what did not hold.
#[derive(Default)]
pub struct Report {
    /// By what is wrong: how often, and the shortest case.
    faults: BTreeMap<String, (usize, String)>,
    /// The forms of messages that were met, by language.
    pub met: BTreeSet<String>,
    pub sentences: usize,
}

impl Report {
    /// Something does not hold. `what` tells kinds of falsehood apart, `case` says where it was seen.
    pub fn fault(&mut self, what: &str, case: impl FnOnce() -> String) {
        // Numbers and names differ from case to case.
        let kind: String = what.chars().map(|letter| if letter.is_ascii_digit() { '#' } else { letter }).collect();
        let case = case();
        let entry = self.faults.entry(kind).or_insert_with(|| (0, case.clone()));
        entry.0 += 1;
        if case.len() < entry.1.len() {
            entry.1 = case;
        }
    }

    pub fn add(&mut self, other: Self) {
        for (kind, (times, case)) in other.faults {
            let entry = self.faults.entry(kind).or_insert_with(|| (0, case.clone()));
            entry.0 += times;
            if case.len() < entry.1.len() {
                entry.1 = case;
            }
        }
        self.met.extend(other.met);
        self.sentences += other.sentences;
    }

    /// # Panics
    /// If anything was found false.
    pub fn expect_nothing(&self) {
        let mut text = String::new();
        for (kind, (times, case)) in &self.faults {
            writeln!(text, "\n{times} × {kind}\n{case}").unwrap();
        }
        assert!(
            self.faults.is_empty(),
            "{} kinds of falsehood in {} sentences:{text}",
            self.faults.len(),
            self.sentences
        );
    }
}
