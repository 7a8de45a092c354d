//! `poda practice --list`: all questions that can be asked about a search.

use super::json::QuestionLine;
use super::subject::TypedSearch;
use crate::terminal::Ansi;
use poda_core::document::practice::{AskedKind, KindSet};
use poda_paper::asked::all_kinds;
use poda_words::i18n::Words;
use poda_words::practice::json::write_line;
use poda_words::practice::questions;
use std::io::{self, Write};

/// Prints every question of the kinds, one per line, in the order in which they are asked.
pub(super) fn list<S: TypedSearch>(
    words: &Words,
    recording: &S,
    kinds: KindSet<S::Kind>,
    hides_values: bool,
    is_json: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let ansi = Ansi::of_stdout();
    let width = all_kinds::<S>().map(|kind| kind.name().len()).max().unwrap_or_default();
    for (number, question) in (1..).zip(questions(recording, kinds, hides_values)) {
        if is_json {
            write_line(out, &QuestionLine::new(words, recording, number, &question))?;
        } else {
            let asked = ansi.paint_styled(&recording.prompt(words, &question));
            let kind: AskedKind = question.kind.into();
            writeln!(out, "{:>4}  {:<width$}  {asked}", question.step, kind.name())?;
        }
    }
    Ok(())
}
