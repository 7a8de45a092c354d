//! The arguments of `poda practice`.

use super::generate_args::GenerateArgs;
use crate::cli::flag_values::{ATTEMPTS, LANGUAGE, kinds};
use crate::cli::search_flags::SearchFlags;
use crate::document::practice::Attempts;
use crate::i18n::Language;
use crate::practice::QuestionKinds;
use clap::Args;
use clap::builder::ArgPredicate;
use std::path::PathBuf;

/// `poda practice`.
#[derive(Args, Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag")]
pub struct PracticeArgs {
    /// Whether questions, answers and verdicts are JSON, one object a line.
    #[arg(long)]
    pub json: bool,
    /// The kinds of questions; otherwise all.
    #[arg(long, value_parser = kinds, value_name = "next,leaf,value,bound,cut,best,root")]
    pub kinds: Option<QuestionKinds>,
    /// How many attempts there are at a question.
    #[arg(long, value_parser = ATTEMPTS, value_name = "1|2")]
    pub attempts: Option<Attempts>,
    /// The file to which the answers, the marks and the time are written.
    #[arg(long, value_hint = clap::ValueHint::FilePath)]
    pub report: Option<PathBuf>,
    /// The student's name in the report.
    #[arg(long, requires = "report")]
    pub name: Option<String>,
    /// Whether the files are reports, which are checked and printed as one table.
    #[arg(long, conflicts_with_all = ["json", "kinds", "attempts", "report"])]
    pub collect: bool,
    /// Whether a filled-in tree is read and marked, both as JSON.
    #[arg(long, conflicts_with_all = ["kinds", "attempts", "collect"])]
    pub blank: bool,
    /// Whether an empty tree to fill in is printed instead, as JSON.
    #[arg(long, requires = "blank", conflicts_with = "report")]
    pub sheet: bool,
    /// The language of what is printed; otherwise the system's.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es")]
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
        default_value_ifs([("generate", ArgPredicate::from("true"), "-"), ("exam_code", ArgPredicate::IsPresent, "-")])
    )]
    pub file: PathBuf,
    /// More reports, to be collected.
    #[arg(value_hint = clap::ValueHint::FilePath, requires = "collect")]
    pub reports: Vec<PathBuf>,
}
