//! `poda practice --generate` and `--exam-code`: exercises that are generated, or brought back from an exam paper.

use super::PracticeArgs;
use crate::cli::flag_values::{expectation, requested_language, whole, words};
use crate::cli::terminal::{report, report_all};
use crate::cli::wish_flags::{BoardFlags, GAME, WishFlags, seed_or_chosen, wishes};
use crate::document::Document;
use crate::document::wishes::{WishedGame, Wishes};
use crate::exam::{AskedParts, Exercise, ExerciseReference, PaperCode, PaperError, Variant, exercise};
use crate::file::save;
use crate::i18n::Words;
use crate::i18n::practice::generator::{contents_sentences, exercise_title, not_generated_sentences};
use crate::practice::generator::{Contents, NotGenerated, generate};
use crate::practice::json::{ContentsJson, write_line};
use crate::search::SearchConfig;
use clap::Args;
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
        write_line(out, &ExerciseLine { seed, contents: ContentsJson::new(contents), position })?;
    } else {
        write!(out, "{position}")?;
        report(&words.fill("cli-practice-seed", &[("seed", seed.to_string().into())]));
        report_all(contents_sentences(words, contents));
    }
    Ok(true)
}

/// Parses the code of an exam paper, with a variant and a number behind it if they are given.
fn exam_code(text: &str) -> Result<ExerciseReference, String> {
    ExerciseReference::parse(text).map_err(|error| error.sentence(&words(requested_language())))
}

/// Parses the letter of a variant.
fn variant(text: &str) -> Result<Variant, String> {
    let letter = text.trim().parse().ok();
    letter.and_then(Variant::of_letter).ok_or_else(|| expectation("cli-expected-variant", &[]))
}

/// The flags of `--generate` and `--exam-code`.
#[derive(Args, Clone, Debug, PartialEq)]
#[command(mut_args(|arg| BoardFlags::changed(arg, |flag| flag.requires("generate").conflicts_with("file"))))]
pub struct GenerateArgs {
    /// Whether an exercise is generated and printed as a position file.
    #[arg(long, conflicts_with_all = ["collect", "report", "file"], help = "cli-help-practice-generate")]
    pub generate: bool,
    /// The seed; otherwise one is chosen.
    #[arg(long, requires = "generate", conflicts_with = "file", value_parser = whole::<u64>, value_name = "N", allow_negative_numbers = true, help = "cli-help-practice-seed")]
    pub seed: Option<u64>,
    /// The code of an exam paper, one of whose exercises is brought back.
    #[arg(long, conflicts_with_all = ["collect", "file", "seed"], value_parser = exam_code, value_name = "7-HH45G", allow_hyphen_values = true, help = "cli-help-practice-exam-code")]
    pub exam_code: Option<ExerciseReference>,
    /// The variant of the exam paper.
    #[arg(long, conflicts_with = "file", value_parser = variant, value_name = "A|B|…", help = "cli-help-practice-variant")]
    variant: Option<Variant>,
    /// The number of the exercise on the exam paper.
    #[arg(long, conflicts_with = "file", value_parser = whole::<usize>, value_name = "N", allow_negative_numbers = true, help = "cli-help-practice-exercise")]
    exercise: Option<usize>,
    /// The game.
    #[arg(long, requires = "generate", conflicts_with = "file", value_parser = GAME, value_name = "tree|tic-tac-toe|connect-four|kalah|nim", help = "cli-help-practice-game")]
    game: Option<WishedGame>,
    /// Of which board or tree.
    #[command(flatten)]
    board: BoardFlags,
    /// What the exercise must contain.
    #[arg(long, requires = "generate", conflicts_with = "file", value_parser = wishes, value_name = "shallow=1,deep=1,…", help = "cli-help-practice-wish")]
    wish: Option<WishFlags>,
}

impl GenerateArgs {
    /// Returns which exercise of an exam paper is brought back, if one is: that of `--exam-code`, or of a seed of which the
    /// variant or the number is given. `search` has the wishes of the flags that say how to search.
    fn exam_exercise(&self, search: &SearchConfig) -> Option<(PaperCode, Variant, usize)> {
        let is_of_paper = self.variant.is_some() || self.exercise.is_some();
        let of_seed = || PaperCode { seed: self.seed.unwrap_or_default(), wishes: self.wishes(search) };
        let of_seed = (is_of_paper && self.seed.is_some()).then(of_seed);
        let code = self.exam_code.map(|reference| reference.code).or(of_seed)?;
        let variant = self.variant.or(self.exam_code.and_then(|reference| reference.variant));
        let number = self.exercise.or(self.exam_code.and_then(|reference| reference.number));
        Some((code, variant.unwrap_or_default(), number.unwrap_or(1)))
    }

    /// Returns the wishes of the flags; `search` has those of the flags that say how to search.
    fn wishes(&self, search: &SearchConfig) -> Wishes {
        let wishes = Wishes {
            game: self.board.over(self.game),
            depth: search.depth,
            algorithm: search.algorithm,
            fail: search.fail,
            cut_on: search.cut_on,
            ..Wishes::default()
        };
        WishFlags::over(self.wish.as_ref(), wishes)
    }
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
