//! `poda practice --generate`: prints an exercise as a position file, or says what is impossible.

use super::args::PracticeArgs;
use super::exam_exercise::{exam_exercise, or_report};
use crate::cli::report::report;
use crate::document::Document;
use crate::exam::Exercise;
use crate::file::save;
use crate::i18n::Words;
use crate::i18n::practice::generator::{contents_sentences, exercise_title, not_generated_sentences};
use crate::platform::clock::{SystemTime, UNIX_EPOCH};
use crate::practice::generator::{Contents, NotGenerated, chosen_seed, generate};
use crate::practice::json::contents::ContentsJson;
use crate::practice::json::line::write_line;
use crate::search::SearchConfig;
use serde::Serialize;
use std::io::{self, Write};

/// An exercise with what it contains.
#[derive(Serialize)]
struct ExerciseLine {
    seed: u64,
    contents: ContentsJson,
    /// The text of a position file.
    position: String,
}

/// Generates an exercise and prints it. What it contains goes to standard error. Returns whether there is one.
pub fn print_generated(words: &Words, args: &PracticeArgs, out: &mut impl Write) -> io::Result<bool> {
    let seed = args
        .generate
        .seed
        .unwrap_or_else(|| chosen_seed(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()));
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
            for sentence in not_generated_sentences(words, &not_generated) {
                report(&sentence);
            }
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
        write_line(out, &ExerciseLine { seed, contents: ContentsJson::new(contents), position })?;
    } else {
        write!(out, "{position}")?;
        report(&words.fill("cli-practice-seed", &[("seed", seed.to_string().into())]));
        for sentence in contents_sentences(words, contents) {
            report(&sentence);
        }
    }
    Ok(true)
}
