//! Reads an answer sheet, marks it and prints the marks.

use super::node_ids::NodeIds;
use super::read::read_text;
use super::sheet::read_sheet;
use super::write::{print_empty_sheet, print_marks};
use crate::cli::report::report;
use crate::game::any::AnyGame;
use crate::i18n::Words;
use crate::practice::blank::{BlankMarks, mark};
use crate::trace::recording::Recording;
use std::io::{self, BufRead, Write};

/// Marks the answer sheet on standard input. Returns the marks if it could be read; otherwise nothing is printed but the reason,
/// on standard error.
pub(in crate::cli::practice) fn blank(
    words: &Words,
    recording: &Recording<AnyGame>,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<Option<BlankMarks>> {
    let sheet = read_text(words, input)?.and_then(|text| read_sheet(words, &NodeIds::new(recording), &text));
    match sheet {
        Ok(answers) => {
            let marks = mark(recording, &answers);
            print_marks(words, recording, &marks, out)?;
            Ok(Some(marks))
        }
        Err(sentence) => {
            report(&sentence);
            Ok(None)
        }
    }
}

/// Prints an empty answer sheet.
pub(in crate::cli::practice) fn print_sheet(recording: &Recording<AnyGame>, out: &mut impl Write) -> io::Result<bool> {
    print_empty_sheet(recording, out).map(|()| true)
}
