//! The arguments of `poda solve`.

use crate::cli::flag_values::LANGUAGE;
use crate::cli::search_flags::SearchFlags;
use crate::i18n::Language;
use clap::Args;
use std::path::PathBuf;

/// `poda solve`.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct SolveArgs {
    /// One JSON object a line.
    #[arg(long)]
    pub json: bool,
    /// The language of what is printed; otherwise the system's.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es")]
    pub lang: Option<Language>,
    /// How to search.
    #[command(flatten)]
    pub search: SearchFlags,
    /// The position files.
    #[arg(required = true, value_hint = clap::ValueHint::FilePath)]
    pub files: Vec<PathBuf>,
}
