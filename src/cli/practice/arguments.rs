//! The arguments of `poda practice`, and the questions that result from them.

use super::collect::CollectArgs;
use crate::exam::own_entries;
use crate::flag_values::{
    ATTEMPTS, LANGUAGE, LANGUAGE_CODES, OneOf, QUESTION_KINDS, expectation, kinds, requested_language, student, whole,
    words,
};
use crate::game::GameTimeout;
use crate::load::is_standard_input;
use crate::search_flags::SearchFlags;
use crate::setting_flags::{DRAFTED, MctsSettingFlags};
use crate::terminal::{report, report_all};
use crate::wish_flags::{BoardFlags, GAME, WishFlags, iterations, seed_or_chosen, wishes};
use clap::builder::ArgPredicate;
use clap::{ArgGroup, Args};
use poda_core::document::Document;
use poda_core::document::practice::{AskedKinds, Attempts, Practice};
use poda_core::document::wishes::{NumberRange, WishedGame, Wishes};
use poda_core::search::SearchConfig;
use poda_core::search::mcts::MctsConfig;
use poda_paper::asked::{AskedSearch, QuestionFlags};
use poda_paper::exam::{AnyContents, AnyPaperCode, ExerciseReference, PaperCode, PaperError, PrintedExercise, Variant};
use poda_words::file::save;
use poda_words::i18n::{Language, Words, args};
use poda_words::messages::Message;
use poda_words::practice::Question;
use poda_words::practice::generator::{MctsWishes, NotGenerated, generate, generate_mcts};
use poda_words::practice::json::write_line;
use poda_words::practice::quiz::{ClosedQuestion, Current, Quiz, RightCount};
use poda_words::practice::sentences::generator::{exercise_title, not_generated_sentences};
use serde::Serialize;
use std::io::{self, Write};
use std::path::PathBuf;

/// When a verdict contains the right answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reveal {
    /// When no further attempt is allowed.
    #[default]
    Closed,
    /// At every attempt, for a program that grades.
    Always,
}

const REVEAL: OneOf<Reveal> = OneOf::of(|| vec![("closed", Reveal::Closed), ("always", Reveal::Always)]);

#[derive(Args, Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag")]
pub struct PracticeArgs {
    #[arg(long, help = "cli-help-practice-json")]
    pub json: bool,
    #[arg(long, value_parser = kinds, value_name = QUESTION_KINDS, help = "cli-help-practice-kinds")]
    pub kinds: Option<AskedKinds>,
    #[arg(long, value_parser = ATTEMPTS, value_name = "1|2", help = "cli-help-practice-attempts")]
    pub attempts: Option<Attempts>,
    #[arg(long, requires = "json", value_parser = REVEAL, value_name = "closed|always", default_value = "closed", help = "cli-help-practice-reveal")]
    pub reveal: Reveal,
    #[arg(long, conflicts_with_all = ["attempts", "report", "collect", "blank", "generate"], help = "cli-help-practice-list")]
    pub list: bool,
    #[arg(long, value_hint = clap::ValueHint::FilePath, help = "cli-help-practice-report", value_name = "cli-help-value-file")]
    pub report: Option<PathBuf>,
    #[arg(long, requires = "report", value_parser = student, help = "cli-help-practice-name", value_name = "cli-help-value-name")]
    pub name: Option<String>,
    #[arg(long, requires = "report", value_parser = student, help = "cli-help-practice-student", value_name = "cli-help-value-name")]
    pub student: Option<String>,
    #[arg(long, group = "of_several_files", conflicts_with_all = ["json", "kinds", "attempts", "report"], help = "cli-help-practice-collect")]
    pub collect: bool,
    #[command(flatten)]
    pub collected: CollectArgs,
    #[arg(long, conflicts_with_all = ["kinds", "attempts", "collect"], help = "cli-help-practice-blank")]
    pub blank: bool,
    #[arg(long, requires = "blank", conflicts_with = "report", help = "cli-help-practice-sheet")]
    pub sheet: bool,
    #[arg(long, requires = "blank", conflicts_with_all = ["sheet", "report", "json"], value_hint = clap::ValueHint::FilePath, help = "cli-help-practice-csv", value_name = "cli-help-value-file")]
    pub csv: Option<PathBuf>,
    #[arg(long, value_parser = LANGUAGE, value_name = LANGUAGE_CODES, help = "cli-help-lang")]
    pub lang: Option<Language>,
    #[command(flatten)]
    pub generate: GenerateArgs,
    #[command(flatten)]
    pub search: SearchFlags,
    #[command(flatten)]
    pub mcts: MctsSettingFlags<DRAFTED>,
    #[command(flatten)]
    pub timeout: GameTimeout,
    #[arg(
        value_hint = clap::ValueHint::FilePath,
        required = false,
        required_unless_present_any = ["generate", "exam_code"],
        default_value_ifs([("generate", ArgPredicate::from("true"), "-"), ("exam_code", ArgPredicate::IsPresent, "-")]),
        help = "cli-help-play-position",
        value_name = "cli-help-value-file",
    )]
    pub file: PathBuf,
    #[arg(value_hint = clap::ValueHint::FilePath, requires = "of_several_files", help = "cli-help-practice-reports", value_name = "cli-help-value-file")]
    pub reports: Vec<PathBuf>,
}

impl PracticeArgs {
    pub(super) const fn question_flags(&self) -> QuestionFlags<'_> {
        QuestionFlags { kinds: self.kinds.as_ref(), attempts: self.attempts, asks_all: self.json }
    }

    /// Returns practice settings, overridden by the flags about questions.
    fn asked(&self, practice: Practice) -> Practice {
        let kinds = self.kinds.map(AskedKinds::or_usual).unwrap_or_default();
        Practice { kinds, attempts: self.attempts.unwrap_or_default(), ..practice }
    }
}

/// Parses the code of an exam paper, optionally followed by a variant and a number.
fn exam_code(text: &str) -> Result<ExerciseReference, String> {
    ExerciseReference::parse(text).map_err(|error| error.sentence(&words(requested_language())))
}

fn variant(text: &str) -> Result<Variant, String> {
    let letter = text.trim().parse().ok();
    letter.and_then(Variant::of_letter).ok_or_else(|| expectation("cli-expected-variant", &[]))
}

/// The flags of `--generate` and `--exam-code`.
#[derive(Args, Clone, Debug, PartialEq)]
#[command(group(ArgGroup::new("of_paper").multiple(true)))]
#[command(mut_args(|arg| BoardFlags::changed(arg, |flag| flag.requires("generate").conflicts_with("file"))))]
pub struct GenerateArgs {
    #[arg(long, group = "of_paper", conflicts_with_all = ["collect", "report", "file"], help = "cli-help-practice-generate")]
    pub generate: bool,
    #[arg(long, requires = "generate", conflicts_with = "file", value_parser = whole::<u64>, value_name = "N", allow_negative_numbers = true, help = "cli-help-practice-seed")]
    pub seed: Option<u64>,
    #[arg(long, groups = ["of_several_files", "of_paper"], conflicts_with_all = ["collect", "seed"], value_parser = exam_code, value_name = "7-HH45G", allow_hyphen_values = true, help = "cli-help-practice-exam-code")]
    pub exam_code: Option<ExerciseReference>,
    #[arg(long, requires = "of_paper", value_parser = variant, value_name = "A|B|…", help = "cli-help-practice-variant")]
    variant: Option<Variant>,
    #[arg(long, requires = "of_paper", value_parser = whole::<usize>, value_name = "N", allow_negative_numbers = true, help = "cli-help-practice-exercise")]
    exercise: Option<usize>,
    #[arg(long, requires = "generate", conflicts_with = "file", value_parser = GAME, value_name = "tree|tic-tac-toe|connect-four|kalah|nim", help = "cli-help-practice-game")]
    game: Option<WishedGame>,
    #[arg(long, requires = "generate", conflicts_with_all = ["file", "game", "variant", "exercise"], help = "cli-help-practice-mcts")]
    mcts: bool,
    #[arg(long, requires = "generate", conflicts_with = "file", value_parser = iterations, value_name = "N|6..12", help = "cli-help-practice-iterations")]
    iterations: Option<NumberRange<u32>>,
    #[command(flatten)]
    board: BoardFlags,
    #[arg(long, requires = "generate", conflicts_with = "file", value_parser = wishes, value_name = "shallow=1,deep=1,…|exploration,…", help = "cli-help-practice-wish")]
    wish: Option<WishFlags>,
}

impl GenerateArgs {
    /// Returns the exercise of an exam paper to be repeated, if one is named: by `--exam-code`, or by a seed together
    /// with a variant or a number. `search` contains the wishes of the search flags.
    pub fn exam_exercise(&self, search: &SearchConfig) -> Option<(AnyPaperCode, Variant, usize)> {
        let is_of_paper = self.variant.is_some() || self.exercise.is_some();
        let of_seed = || PaperCode { seed: self.seed.unwrap_or_default(), wishes: self.wishes(search) };
        let of_seed = (is_of_paper && self.seed.is_some()).then(of_seed).map(AnyPaperCode::Search);
        let code = self.exam_code.map(|reference| reference.code).or(of_seed)?;
        let variant = self.variant.or(self.exam_code.and_then(|reference| reference.variant));
        let number = self.exercise.or(self.exam_code.and_then(|reference| reference.number));
        Some((code, variant.unwrap_or_default(), number.unwrap_or(1)))
    }

    /// Returns the wishes for an exercise on Monte Carlo tree search, if one is requested.
    ///
    /// # Errors
    /// Fails if the flags wish for something that such an exercise cannot have.
    fn mcts_wishes(
        &self,
        search: &SearchFlags,
        settings: &MctsSettingFlags<DRAFTED>,
    ) -> Option<Result<MctsWishes, ()>> {
        let usual = MctsConfig::default();
        let named = search.named().and_then(|named| named.mcts_rule(usual.selection.rule()));
        let names_mcts = named.is_some()
            || settings.given().next().is_some()
            || self.wish.as_ref().is_some_and(WishFlags::name_mcts);
        if !self.mcts && !names_mcts && self.iterations.is_none() {
            return None;
        }
        let depth = search.over(SearchConfig::default()).depth;
        let names_other = self.wish.as_ref().is_some_and(WishFlags::name_search) || self.board.name_other_trees();
        if names_other || self.game.is_some() {
            return Some(Err(()));
        }
        let rule = named.unwrap_or(usual.selection.rule());
        let settings = settings.over(MctsConfig { selection: usual.selection.by(rule), ..usual });
        Some(Ok(WishFlags::over_mcts(self.wish.as_ref(), self.board.mcts_wishes(depth, self.iterations, settings))))
    }

    /// Returns the wishes of the flags. `search` contains those of the search flags.
    pub fn wishes(&self, search: &SearchConfig) -> Wishes {
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

pub(super) struct Answered<S: AskedSearch> {
    /// The questions that were answered or whose answer was shown.
    pub outcomes: Vec<ClosedQuestion<S>>,
    /// The question that was asked but not answered when the input ended.
    pub unanswered: Option<Question<S::Kind>>,
    /// Whether every question was asked and closed.
    pub is_complete: bool,
}

impl<S: AskedSearch> Answered<S> {
    /// Returns the answers of a run that ends here.
    pub fn of(run: &Quiz<S>) -> Self {
        let open = run.current().filter(|current| !current.is_closed);
        let begun = open.and_then(Current::outcome_so_far);
        let unanswered = open.filter(|_| begun.is_none()).map(|current| current.question);
        let outcomes = run.outcomes().iter().cloned().chain(begun).collect();
        Self { outcomes, unanswered, is_complete: run.is_over() }
    }

    /// Returns how many questions were asked, including an unanswered one.
    pub fn asked(&self) -> usize {
        self.outcomes.len() + usize::from(self.unanswered.is_some())
    }

    /// Returns how many questions were answered correctly at the first attempt.
    pub fn right_first(&self) -> usize {
        RightCount::of(&self.outcomes, None).right
    }
}

/// Generates an exercise and prints it with the practice settings of the flags. Its contents are printed to standard
/// error. Returns whether an exercise was found.
pub(super) fn print_generated(words: &Words, args: &PracticeArgs, out: &mut impl Write) -> io::Result<bool> {
    let mut seed = seed_or_chosen(args.generate.seed);
    let exercise = match exam_exercise(args, words) {
        Some(exercise) => {
            seed = args.generate.exam_code.map_or(seed, |reference| reference.code.seed());
            or_report(exercise)
        }
        None => generated(words, args, seed),
    };
    let Some(PrintedExercise { document, contents }) = exercise else { return Ok(false) };
    let practice = match document.practice {
        Some(practice) => Some(args.asked(practice)),
        None => Some(args.asked(Practice::default())).filter(|practice| *practice != Practice::default()),
    };
    let position = save(&Document { practice, ..document });
    if args.json {
        write_line(out, &ExerciseLine { seed, contents, position })?;
    } else {
        write!(out, "{position}")?;
        report_seed(words, seed);
        report_all(contents.sentences(words));
    }
    Ok(true)
}

/// Generates the exercise that the flags describe. Reports the reason if there is none.
fn generated(words: &Words, args: &PracticeArgs, seed: u64) -> Option<PrintedExercise> {
    let found = match args.generate.mcts_wishes(&args.search, &args.mcts) {
        Some(Ok(wishes)) => {
            generate_mcts(seed, &wishes).map(|found| (found.document, AnyContents::Mcts(found.contents)))
        }
        Some(Err(())) => {
            report(&words.text("cli-practice-mcts-wishes"));
            return None;
        }
        None => {
            let algorithm = args.generate.board.over(args.generate.game).usual_algorithm();
            let search = args.search.over(SearchConfig { algorithm, ..SearchConfig::default() });
            generate(seed, &args.generate.wishes(&search))
                .map(|found| (found.document, AnyContents::Search(found.contents)))
        }
    };
    match found {
        Ok((document, contents)) => {
            let document = Document { title: Some(exercise_title(seed)), ..document };
            Some(PrintedExercise { document, contents })
        }
        Err(not_generated) => {
            // Another seed may have an exercise, unless the wishes are impossible.
            if !matches!(not_generated, NotGenerated::Impossible(_)) {
                report_seed(words, seed);
            }
            report_all(not_generated_sentences(words, &not_generated));
            None
        }
    }
}

fn report_seed(words: &Words, seed: u64) {
    report(&words.fill("cli-practice-seed", &args![seed = seed.to_string()]));
}

#[derive(Serialize)]
struct ExerciseLine {
    seed: u64,
    contents: AnyContents,
    /// The text of a position file.
    position: String,
}

/// Generates the exercise of an exam paper that the arguments name; `None` if they name none.
pub(super) fn exam_exercise(args: &PracticeArgs, words: &Words) -> Option<Result<PrintedExercise, Vec<String>>> {
    let search = args.search.over(SearchConfig::default());
    let (code, variant, number) = args.generate.exam_exercise(&search)?;
    let files = [&args.file].into_iter().chain(&args.reports).filter(|file| !is_standard_input(file));
    let files: Vec<_> = files.cloned().collect();
    if !files.is_empty() && !code.is_on_documents() {
        return Some(Err(PaperError::OtherFiles.sentences(words)));
    }
    // Without files the code of a paper on documents itself says that they are needed.
    let own = if files.is_empty() { Some(Vec::new()) } else { own_entries(&files, words) };
    // The reason is reported.
    let Some(own) = own else { return Some(Err(Vec::new())) };
    Some(PrintedExercise::new(&code, variant, number, &own, words).map_err(|error| error.sentences(words)))
}

/// Returns the exercise, or reports why there is none.
pub(super) fn or_report(exercise: Result<PrintedExercise, Vec<String>>) -> Option<PrintedExercise> {
    exercise.map_err(report_all).ok()
}
