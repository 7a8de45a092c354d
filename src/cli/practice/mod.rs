//! `poda practice`: asks about a search and judges the answers.
//!
//! The default is text; `--json` uses one object per line, for a course's own programs. `--report` writes a report to
//! hand in, and `--collect` reads such reports. `--list` prints all questions. `--generate` prints a new exercise, and
//! `--exam-code` repeats one from an exam paper.

pub(super) mod arguments;
mod blank;
mod blank_table;
mod collect;
mod exercise;
mod json;
mod list;
pub(super) mod mcts;
mod reports;
pub(super) mod search;
mod subject;
mod text;

use crate::by_kind;
use crate::deadline::Deadline;
use crate::flag_values::words;
use crate::load::{LoadedPosition, is_standard_input, load_with_players};
use crate::search_flags::KindFlags;
use crate::search_name::CheckedSearch;
use crate::terminal::report_file;
pub use arguments::PracticeArgs;
use arguments::{exam_exercise, or_report, print_generated};
use collect::collect;
use poda_words::i18n::Words;
use std::io::{self, BufRead, Write};

/// Asks about the search of a file, or collects reports. Returns whether there was something to ask and everything was
/// written, or whether every report is intact.
pub fn practice(args: &PracticeArgs, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    if args.generate.generate {
        return print_generated(&words, args, out);
    }
    if args.collect {
        let files: Vec<_> = [&args.file].into_iter().chain(&args.reports).cloned().collect();
        return collect(&words, &args.collected, &files, out);
    }
    let Some(loaded) = loaded(args, &words) else { return Ok(false) };
    by_kind::practice(&words, args, loaded, input, out)
}

/// Returns the document to practice on. Reports the reason if there is none.
fn loaded(args: &PracticeArgs, words: &Words) -> Option<LoadedPosition> {
    match exam_exercise(args, words) {
        Some(exercise) => {
            let document = or_report(exercise)?.into_document();
            let (search, limits) = (CheckedSearch::of(&document).ok()?, args.search.rules.limits());
            Some(LoadedPosition { searched: document.clone(), document, search, limits })
        }
        // The answers are read from standard input.
        None if is_standard_input(&args.file) => {
            report_file(&args.file, &words.text("cli-practice-standard-input"));
            None
        }
        None => {
            let kinds = KindFlags::of_drafted(&args.mcts);
            load_with_players(words, &args.file, &args.search, &kinds, Deadline::default())
        }
    }
}
