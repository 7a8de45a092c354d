//! The arguments of `poda practice`.

use crate::cli::flag_values::{ATTEMPTS, LANGUAGE, kinds};
use crate::cli::search_flags::SearchFlags;
use crate::i18n::Language;
use crate::practice::QuestionKinds;
use clap::Args;
use std::path::PathBuf;

/// `poda practice`.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct PracticeArgs {
    /// Whether questions, answers and verdicts are JSON, one object a line.
    #[arg(long)]
    pub json: bool,
    /// The kinds of questions; otherwise all.
    #[arg(long, value_parser = kinds, value_name = "next,leaf,value,bound,cut,best,root")]
    pub kinds: Option<QuestionKinds>,
    /// How many attempts there are at a question.
    #[arg(long, value_parser = ATTEMPTS, value_name = "1|2")]
    pub attempts: Option<u8>,
    /// The language of what is printed; otherwise the system's.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es")]
    pub lang: Option<Language>,
    /// How to search.
    #[command(flatten)]
    pub search: SearchFlags,
    /// The position file.
    #[arg(value_hint = clap::ValueHint::FilePath)]
    pub file: PathBuf,
}
