//! `poda practice --generate`: prints an exercise as a position file, or says what is impossible.

use super::args::PracticeArgs;
use crate::cli::json::write_line;
use crate::cli::report::report;
use crate::document::Document;
use crate::file::save;
use crate::i18n::Words;
use crate::i18n::practice::generator::{contents_sentences, exercise_title, not_generated_sentences};
use crate::practice::generator::{Contents, Generated, NotGenerated, chosen_seed, generate};
use crate::search::SearchConfig;
use serde::Serialize;
use std::io::{self, Write};
use std::time::{SystemTime, UNIX_EPOCH};

/// An exercise with what it contains.
#[derive(Serialize)]
struct ExerciseLine {
    seed: u64,
    contents: ContentsJson,
    /// The text of a position file.
    position: String,
}

/// The counts that were guaranteed.
#[derive(Serialize)]
pub(in crate::cli) struct ContentsJson {
    shallow: usize,
    deep: usize,
    equal: usize,
    at_last_child: usize,
    saves_subtree: usize,
    ties: usize,
    careful_root: bool,
}

impl ContentsJson {
    /// Returns the counts as they are written.
    pub const fn new(contents: &Contents) -> Self {
        let Contents { shallow, deep, equal, at_last_child, saves_subtree, ties, root } = *contents;
        Self { shallow, deep, equal, at_last_child, saves_subtree, ties, careful_root: root.needs_care() }
    }
}

/// Generates an exercise and prints it. What it contains goes to standard error. Returns whether there is one.
pub fn print_generated(words: &Words, args: &PracticeArgs, out: &mut impl Write) -> io::Result<bool> {
    let seed = args
        .generate
        .seed
        .unwrap_or_else(|| chosen_seed(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()));
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
    let position = save(&titled(&generated, args));
    if args.json {
        let contents = ContentsJson::new(&generated.contents);
        write_line(out, &ExerciseLine { seed, contents, position })?;
    } else {
        write!(out, "{position}")?;
        report(&words.fill("cli-practice-seed", &[("seed", seed.to_string().into())]));
        for sentence in contents_sentences(words, &generated.contents) {
            report(&sentence);
        }
    }
    Ok(true)
}

/// Returns the document of an exercise with its title and with what the flags say about its questions.
fn titled(generated: &Generated, args: &PracticeArgs) -> Document {
    let mut document = Document { title: Some(exercise_title(generated.seed)), ..generated.document.clone() };
    if let Some(practice) = &mut document.practice {
        practice.kinds = args.kinds.unwrap_or_default();
        practice.attempts = args.attempts.unwrap_or_default();
    }
    document
}
