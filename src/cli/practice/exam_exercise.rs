//! `poda practice --exam-code`: an exercise of an exam paper, brought back.

use super::args::PracticeArgs;
use crate::cli::report::report;
use crate::exam::{AskedParts, Exercise, PaperError, exercise};
use crate::i18n::Words;
use crate::search::SearchConfig;

/// Generates the exercise of a paper that the arguments name; `None` if they name none.
pub(super) fn exam_exercise(args: &PracticeArgs, words: &Words) -> Option<Result<Exercise, PaperError>> {
    let search = args.search.over(SearchConfig::default());
    let (code, variant, number) = args.generate.exam_exercise(&search)?;
    Some(exercise(&code, variant, number, AskedParts::ALL, words))
}

/// Returns the exercise, or reports why there is none.
pub(super) fn or_report(exercise: Result<Exercise, PaperError>, words: &Words) -> Option<Exercise> {
    let report_sentences = |error: &PaperError| {
        for sentence in error.sentences(words) {
            report(&sentence);
        }
    };
    exercise.inspect_err(report_sentences).ok()
}
