//! Records the search of a file and prints its steps.

use super::args::{TraceArgs, TraceFormat};
use super::csv_rows::CsvRows;
use super::lines::{self, WriteLine};
use super::ron_list::RonList;
use super::text;
use crate::cli::language::words;
use crate::cli::load::load_position;
use crate::cli::progress::ProgressLine;
use crate::cli::report::report_limit;
use crate::practice::json::line::write_line;
use crate::trace::recorder::record_passes;
use std::io::{self, Write};

/// Prints the trace. Returns whether the search came to its end.
pub fn trace(args: &TraceArgs, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    let Some((document, config)) = load_position(&words, &args.file, &args.search) else { return Ok(false) };
    let limits = args.search.rules.limits();
    let progress = ProgressLine::new(&words);
    let passes = record_passes(&config, document.position(), limits, &progress);
    progress.clear();
    let write_lines = |write: &mut WriteLine<'_>| lines::write_lines(&words, &config, &passes, args.details(), write);
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
