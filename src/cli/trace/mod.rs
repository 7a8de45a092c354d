//! `poda trace`: prints every step of a search, as the captions of the window or as data.
//!
//! Around the steps stand lines that are none: the settings of the search, the beginning of a pass, and why the search ended.

mod data;
mod facts;
mod search_line;
mod text;

use crate::cli::flag_values::{LANGUAGE, OneOf, words};
use crate::cli::load::load_position;
use crate::cli::search_flags::SearchFlags;
use crate::cli::terminal::{ProgressLine, report_limit};
use crate::i18n::Language;
use crate::practice::json::write_line;
use crate::trace::recorder::record_passes;
use clap::Args;
pub use data::Details;
use data::{CsvRows, RonList, WriteLine};
pub(super) use search_line::sentence as search_sentence;
use std::io::{self, Write};
use std::path::PathBuf;
pub use text::print_captions;

/// `poda trace`.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct TraceArgs {
    /// The format.
    #[arg(long, value_parser = FORMAT, value_name = "text|json|csv|ron", default_value = "text", help = "cli-help-trace-format")]
    format: TraceFormat,
    /// One JSON object a line.
    #[arg(long, conflicts_with = "format", help = "cli-help-trace-json")]
    json: bool,
    /// Whether each cutoff says why it happened and what it saved.
    #[arg(long, help = "cli-help-why")]
    pub why: bool,
    /// The language of what is printed; otherwise the system's. With data, the language of the captions.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es", help = "cli-help-lang")]
    pub lang: Option<Language>,
    /// How to search.
    #[command(flatten)]
    pub search: SearchFlags,
    /// The position file.
    #[arg(value_hint = clap::ValueHint::FilePath, help = "cli-help-position", value_name = "cli-help-value-file")]
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

/// Prints the trace. Returns whether the search came to its end.
pub fn trace(args: &TraceArgs, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    let Some((document, config)) = load_position(&words, &args.file, &args.search) else { return Ok(false) };
    let limits = args.search.rules.limits();
    let progress = ProgressLine::new(&words);
    let passes = record_passes(&config, document.position(), limits, &progress);
    progress.clear();
    let write_lines = |write: &mut WriteLine<'_>| data::write_lines(&words, &config, &passes, args.details(), write);
    match args.format() {
        TraceFormat::Text => text::print_captions(&words, &config, &passes, args.details(), out)?,
        TraceFormat::Json => write_lines(&mut |facts| write_line(out, facts))?,
        TraceFormat::Csv => {
            let mut rows = CsvRows::new(&mut *out)?;
            write_lines(&mut |facts| rows.write(facts))?;
            rows.finish()?;
        }
        TraceFormat::Ron => {
            let mut list = RonList::new(&mut *out)?;
            write_lines(&mut |facts| list.write(facts))?;
            list.finish()?;
        }
    }
    out.flush()?;
    if !passes.is_complete() {
        report_limit(&words, &args.file, passes.ending(), &args.search.rules);
    }
    Ok(passes.is_complete())
}
