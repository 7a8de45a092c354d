//! The arguments of `poda trace`.

use crate::cli::flag_values::LANGUAGE;
use crate::cli::search_flags::SearchFlags;
use crate::i18n::Language;
use clap::Args;
use std::path::PathBuf;

/// `poda trace`.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct TraceArgs {
    /// One JSON object a line.
    #[arg(long)]
    pub json: bool,
    /// Whether each cutoff says why it happened and what it saved.
    #[arg(long)]
    pub why: bool,
    /// The language of what is printed; otherwise the system's. With JSON, the language of the captions.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es")]
    pub lang: Option<Language>,
    /// How to search.
    #[command(flatten)]
    pub search: SearchFlags,
    /// The position file.
    #[arg(value_hint = clap::ValueHint::FilePath)]
    pub file: PathBuf,
}

/// What is printed of each step beside what happened.
#[derive(Clone, Copy, Debug, Default)]
pub struct Details {
    /// Why each cutoff happened and what it saved.
    pub why: bool,
    /// In JSON, the caption of each step.
    pub captions: bool,
}

impl TraceArgs {
    /// Returns what is printed of each step. JSON has captions where a language is named.
    pub const fn details(&self) -> Details {
        Details { why: self.why, captions: self.lang.is_some() }
    }
}
