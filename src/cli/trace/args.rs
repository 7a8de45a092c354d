//! The arguments of `poda trace`.

use crate::cli::flag_values::LANGUAGE;
use crate::cli::one_of::OneOf;
use crate::cli::search_flags::SearchFlags;
use crate::i18n::Language;
use clap::Args;
use std::path::PathBuf;

/// `poda trace`.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct TraceArgs {
    /// The format.
    #[arg(long, value_parser = FORMAT, value_name = "text|json|csv|ron", default_value = "text")]
    format: TraceFormat,
    /// One JSON object a line.
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// Whether each cutoff says why it happened and what it saved.
    #[arg(long)]
    pub why: bool,
    /// The language of what is printed; otherwise the system's. With data, the language of the captions.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es")]
    pub lang: Option<Language>,
    /// How to search.
    #[command(flatten)]
    pub search: SearchFlags,
    /// The position file.
    #[arg(value_hint = clap::ValueHint::FilePath)]
    pub file: PathBuf,
}

/// A format of a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TraceFormat {
    /// A sentence a step, indented by ply.
    Text,
    /// A JSON object a line.
    Json,
    /// A row of comma-separated values a line, below a header.
    Csv,
    /// One list in RON.
    Ron,
}

const FORMAT: OneOf<TraceFormat> = OneOf {
    all: || {
        let (text, json) = (("text", TraceFormat::Text), ("json", TraceFormat::Json));
        vec![text, json, ("csv", TraceFormat::Csv), ("ron", TraceFormat::Ron)]
    },
    aliases: &[],
};

/// What is printed of each step beside what happened.
#[derive(Clone, Copy, Debug, Default)]
pub struct Details {
    /// Why each cutoff happened and what it saved.
    pub why: bool,
    /// In data, the caption of each step.
    pub captions: bool,
}

impl TraceArgs {
    /// Returns the format.
    pub const fn format(&self) -> TraceFormat {
        if self.json { TraceFormat::Json } else { self.format }
    }

    /// Returns what is printed of each step. Data has captions where a language is named.
    pub const fn details(&self) -> Details {
        Details { why: self.why, captions: self.lang.is_some() }
    }
}
