//! The arguments of `poda practice`, and what they say of what is practiced on.

use crate::cli::flag_values::{ATTEMPTS, LANGUAGE, expectation, kinds, requested_language, whole, words};
use crate::cli::search_flags::SearchFlags;
use crate::cli::wish_flags::{BoardFlags, GAME, WishFlags, wishes};
use crate::document::Document;
use crate::document::practice::{Attempts, Practice};
use crate::document::wishes::{WishedGame, Wishes};
use crate::exam::{ExerciseReference, PaperCode, Variant};
use crate::game::any::AnyGame;
use crate::i18n::Language;
use crate::practice::run::{ClosedQuestion, Selection};
use crate::practice::{Question, QuestionKinds};
use crate::search::SearchConfig;
use crate::trace::recording::Recording;
use clap::Args;
use clap::builder::ArgPredicate;
use std::path::PathBuf;

/// `poda practice`.
#[derive(Args, Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag")]
pub struct PracticeArgs {
    /// Whether questions, answers and verdicts are JSON, one object a line.
    #[arg(long, help = "cli-help-practice-json")]
    pub json: bool,
    /// The kinds of questions; otherwise all.
    #[arg(long, value_parser = kinds, value_name = "next,leaf,value,bound,cut,best,root", help = "cli-help-practice-kinds")]
    pub kinds: Option<QuestionKinds>,
    /// How many attempts there are at a question.
    #[arg(long, value_parser = ATTEMPTS, value_name = "1|2", help = "cli-help-practice-attempts")]
    pub attempts: Option<Attempts>,
    /// The file to which the answers, the marks and the time are written.
    #[arg(long, value_hint = clap::ValueHint::FilePath, help = "cli-help-practice-report", value_name = "cli-help-value-file")]
    pub report: Option<PathBuf>,
    /// The student's name in the report.
    #[arg(long, requires = "report", help = "cli-help-practice-name", value_name = "cli-help-value-name")]
    pub name: Option<String>,
    /// Whether the files are reports, which are checked and printed as one table.
    #[arg(long, conflicts_with_all = ["json", "kinds", "attempts", "report"], help = "cli-help-practice-collect")]
    pub collect: bool,
    /// Whether a filled-in tree is read and marked, both as JSON.
    #[arg(long, conflicts_with_all = ["kinds", "attempts", "collect"], help = "cli-help-practice-blank")]
    pub blank: bool,
    /// Whether an empty tree to fill in is printed instead, as JSON.
    #[arg(long, requires = "blank", conflicts_with = "report", help = "cli-help-practice-sheet")]
    pub sheet: bool,
    /// The language of what is printed; otherwise the system's.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es", help = "cli-help-lang")]
    pub lang: Option<Language>,
    /// What exercise is generated.
    #[command(flatten)]
    pub generate: GenerateArgs,
    /// How to search.
    #[command(flatten)]
    pub search: SearchFlags,
    /// The position file. A generated exercise needs none.
    #[arg(
        value_hint = clap::ValueHint::FilePath,
        required = false,
        required_unless_present_any = ["generate", "exam_code"],
        default_value_ifs([("generate", ArgPredicate::from("true"), "-"), ("exam_code", ArgPredicate::IsPresent, "-")]),
        help = "cli-help-play-position",
        value_name = "cli-help-value-file",
    )]
    pub file: PathBuf,
    /// More reports, to be collected.
    #[arg(value_hint = clap::ValueHint::FilePath, requires = "collect", help = "cli-help-practice-reports", value_name = "cli-help-value-file")]
    pub reports: Vec<PathBuf>,
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
    pub fn exam_exercise(&self, search: &SearchConfig) -> Option<(PaperCode, Variant, usize)> {
        let is_of_paper = self.variant.is_some() || self.exercise.is_some();
        let of_seed = || PaperCode { seed: self.seed.unwrap_or_default(), wishes: self.wishes(search) };
        let of_seed = (is_of_paper && self.seed.is_some()).then(of_seed);
        let code = self.exam_code.map(|reference| reference.code).or(of_seed)?;
        let variant = self.variant.or(self.exam_code.and_then(|reference| reference.variant));
        let number = self.exercise.or(self.exam_code.and_then(|reference| reference.number));
        Some((code, variant.unwrap_or_default(), number.unwrap_or(1)))
    }

    /// Returns the wishes of the flags; `search` has those of the flags that say how to search.
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

/// What is practiced on.
pub(super) struct Setting<'a> {
    /// The title of the document, or the name of its file.
    pub title: String,
    pub recording: &'a Recording<AnyGame>,
    pub selection: Selection,
    pub attempts: Attempts,
}

/// What came of the questions.
#[derive(Default)]
pub(super) struct Answered {
    /// The questions that were answered, or shown.
    pub outcomes: Vec<ClosedQuestion>,
    /// The question that was asked and not answered, where the input ended.
    pub unanswered: Option<Question>,
    /// Whether every question was asked and closed.
    pub is_complete: bool,
}

impl<'a> Setting<'a> {
    /// Returns what the document's author decided, overridden by the flags. The questions that the author chose are asked
    /// unless a flag names kinds of questions or changes the search that they are about.
    pub fn new(args: &PracticeArgs, title: String, document: &Document, recording: &'a Recording<AnyGame>) -> Self {
        let practice = document.practice.clone().unwrap_or_default();
        let Practice { kinds, attempts, hide_values, questions, .. } = practice;
        let asks_chosen = args.kinds.is_none() && *recording.config() == document.search;
        let chosen = questions.iter().filter(|_| asks_chosen);
        let selection = Selection {
            kinds: args.kinds.unwrap_or(kinds),
            hides_values: hide_values,
            chosen: chosen.map(|chosen| (chosen.kind, chosen.step.get())).collect(),
        };
        let attempts = args.attempts.unwrap_or(attempts);
        Self { title, recording, selection, attempts }
    }
}
