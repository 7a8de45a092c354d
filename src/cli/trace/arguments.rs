//! The arguments of `poda trace`.

use super::step_facts::Details;
use crate::deadline::Deadline;
use crate::flag_values::{LANGUAGE, LANGUAGE_CODES, OneOf};
use crate::game::GameFlags;
use crate::search_flags::{KindFlags, SearchFlags, TimeFlag};
use crate::terminal::ProgressLine;
use clap::Args;
use poda_core::trace::limits::Limits;
use poda_words::i18n::{Language, Words};
use std::path::PathBuf;

#[derive(Args, Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag")]
pub struct TraceArgs {
    #[arg(long, value_parser = FORMAT, value_name = "text|outline|json|csv|ron|run", default_value = "text", help = "cli-help-trace-format")]
    format: TraceFormat,
    #[arg(long, conflicts_with = "format", help = "cli-help-trace-json")]
    json: bool,
    #[arg(long, help = "cli-help-why")]
    pub why: bool,
    #[arg(long, help = "cli-help-short-ids")]
    pub short_ids: bool,
    #[arg(long, requires = "json", help = "cli-help-panels")]
    pub panels: bool,
    #[arg(long, value_parser = LANGUAGE, value_name = LANGUAGE_CODES, help = "cli-help-lang")]
    pub lang: Option<Language>,
    #[command(flatten)]
    pub search: SearchFlags,
    #[command(flatten)]
    pub kinds: KindFlags,
    #[command(flatten)]
    pub time: TimeFlag,
    #[command(flatten)]
    pub game: GameFlags,
    #[arg(value_hint = clap::ValueHint::FilePath, help = "cli-help-position", value_name = "cli-help-value-file")]
    pub file: PathBuf,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TraceFormat {
    /// One sentence per step, indented by ply.
    Text,
    /// One node per line as text, indented by ply.
    Outline,
    /// One JSON object per line.
    Json,
    /// Comma-separated values, one row per line below a header.
    Csv,
    /// A single list in RON.
    Ron,
    /// A run, in the format that other programs write for `poda check`.
    Run,
}

const FORMAT: OneOf<TraceFormat> = OneOf::of(|| {
    let (text, outline) = (("text", TraceFormat::Text), ("outline", TraceFormat::Outline));
    vec![
        text,
        outline,
        ("json", TraceFormat::Json),
        ("csv", TraceFormat::Csv),
        ("ron", TraceFormat::Ron),
        ("run", TraceFormat::Run),
    ]
});

/// How a search is made and traced.
pub struct TraceRequest<'a> {
    pub words: &'a Words,
    pub args: &'a TraceArgs,
    pub(super) details: Details,
    pub limits: Limits,
    pub progress: &'a ProgressLine<'a>,
}

impl TraceArgs {
    pub const fn format(&self) -> TraceFormat {
        if self.json { TraceFormat::Json } else { self.format }
    }

    /// Returns which details of each step are printed. Data has captions if a language is named.
    pub(super) const fn details(&self, deadline: Deadline) -> Details {
        Details { why: self.why, captions: self.lang.is_some(), short_ids: self.short_ids, deadline }
    }
}
