//! `poda practice --generate` and `--exam-code`: exercises that are generated, or brought back from an exam paper.

use super::arguments::PracticeArgs;
use crate::cli::terminal::{report, report_all};
use crate::cli::wish_flags::seed_or_chosen;
use crate::document::Document;
use crate::exam::{AskedParts, Exercise, PaperError, exercise};
use crate::file::save;
use crate::i18n::Words;
use crate::i18n::practice::generator::{contents_sentences, exercise_title, not_generated_sentences};
use crate::practice::generator::{Contents, NotGenerated, generate};
use crate::practice::json::write_line;
use crate::search::SearchConfig;
use serde::Serialize;
use std::io::{self, Write};

/// An exercise with what it contains.
#[derive(Serialize)]
struct ExerciseLine {
    seed: u64,
    contents: Contents,
    /// The text of a position file.
    position: String,
}

/// Generates an exercise and prints it. What it contains goes to standard error. Returns whether there is one.
pub(super) fn print_generated(words: &Words, args: &PracticeArgs, out: &mut impl Write) -> io::Result<bool> {
    let seed = seed_or_chosen(args.generate.seed);
    if let Some(exercise) = exam_exercise(args, words) {
        let Some(Exercise { document, contents, .. }) = or_report(exercise, words) else { return Ok(false) };
        let seed = args.generate.exam_code.map_or(seed, |reference| reference.code.seed);
        return print(words, args, seed, &document, &contents, out);
    }
    let wishes = args.generate.wishes(&args.search.over(SearchConfig::default()));
    let generated = match generate(seed, &wishes) {
        Ok(generated) => generated,
        Err(not_generated) => {
            if let NotGenerated::NotFound { .. } = not_generated {
                report(&words.fill("cli-practice-seed", &[("seed", seed.to_string().into())]));
            }
            report_all(not_generated_sentences(words, &not_generated));
            return Ok(false);
        }
    };
    let document = Document { title: Some(exercise_title(generated.seed)), ..generated.document };
    print(words, args, seed, &document, &generated.contents, out)
}

/// Prints an exercise, with what the flags say about its questions.
fn print(
    words: &Words,
    args: &PracticeArgs,
    seed: u64,
    document: &Document,
    contents: &Contents,
    out: &mut impl Write,
) -> io::Result<bool> {
    let mut document = document.clone();
    if let Some(practice) = &mut document.practice {
        practice.kinds = args.kinds.unwrap_or_default();
        practice.attempts = args.attempts.unwrap_or_default();
    }
    let position = save(&document);
    if args.json {
        write_line(out, &ExerciseLine { seed, contents: *contents, position })?;
    } else {
        write!(out, "{position}")?;
        report(&words.fill("cli-practice-seed", &[("seed", seed.to_string().into())]));
        report_all(contents_sentences(words, contents));
    }
    Ok(true)
}

/// Generates the exercise of a paper that the arguments name; `None` if they name none.
pub(super) fn exam_exercise(args: &PracticeArgs, words: &Words) -> Option<Result<Exercise, PaperError>> {
    let search = args.search.over(SearchConfig::default());
    let (code, variant, number) = args.generate.exam_exercise(&search)?;
    Some(exercise(&code, variant, number, AskedParts::ALL, words))
}

/// Returns the exercise, or reports why there is none.
pub(super) fn or_report(exercise: Result<Exercise, PaperError>, words: &Words) -> Option<Exercise> {
    exercise.inspect_err(|error| report_all(error.sentences(words))).ok()
}
