//! `poda practice --exam-code`: an exercise of an exam paper, brought back.

use super::args::PracticeArgs;
use crate::cli::report::report;
use crate::exam::{AskedParts, Exercise, exercise};
use crate::i18n::Words;
use crate::search::SearchConfig;

/// Generates the exercise of a paper that the arguments name; `None` if they name none. Reports why there is none.
pub(super) fn exam_exercise(args: &PracticeArgs, words: &Words) -> Option<Option<Exercise>> {
    let search = args.search.over(SearchConfig::default());
    let (code, variant, number) = args.generate.exam_exercise(&search)?;
    let made = exercise(&code, variant, number, AskedParts::ALL, words);
    let report_error = |error: &crate::exam::PaperError| {
        error.sentences(words).iter().for_each(|sentence| report(sentence));
    };
    Some(made.inspect_err(report_error).ok())
}
