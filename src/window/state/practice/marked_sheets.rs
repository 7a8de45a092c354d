//! The sheets of a class that were filled in on paper: the student whose sheet is being typed into the blank tree, and
//! the previous sheets as a table.

use crate::stored::kept_work::KeptEntries;
use poda_core::game::GameView;
use poda_core::trace::recording::Recording;
use poda_words::practice::blank::{BlankMarks, fields};
use poda_words::practice::class::Student;
use poda_words::practice::table::{SUMS, marked_cells};
use poda_words::table::{Cell, table_text};

#[derive(Clone, Debug)]
pub struct MarkedSheet {
    pub student: Student,
    /// What the student has written.
    pub entries: KeptEntries,
    pub marks: BlankMarks,
}

/// The marked sheets, and the student of the current one.
#[derive(Clone, Debug, Default)]
pub struct MarkedSheets {
    /// The student whose sheet is being typed.
    pub student: Student,
    pub marked: Vec<MarkedSheet>,
    /// Whether the current table has been copied.
    pub is_copied: bool,
}

impl MarkedSheets {
    /// Adds the current student's sheet.
    pub fn add(&mut self, entries: KeptEntries, marks: BlankMarks) {
        self.marked.push(MarkedSheet { student: std::mem::take(&mut self.student), entries, marks });
        self.is_copied = false;
    }

    /// Returns the table in CSV, in the format of `poda practice --blank --csv`: a row for each sheet, with its points
    /// and the mark of every field.
    pub fn table<G: GameView>(&self, recording: &Recording<G>) -> String {
        let all = fields(recording);
        let ids: Vec<String> = all.iter().map(|field| field.id(recording)).collect();
        let names = ["name", "student"].into_iter().chain(SUMS).chain(ids.iter().map(String::as_str));
        let rows = self.marked.iter().map(|MarkedSheet { student, marks, .. }| {
            let who = [&student.name, &student.id].map(Cell::from);
            who.into_iter().chain(marked_cells(recording, all.iter().copied(), marks))
        });
        table_text(names, rows)
    }
}
