//! Searches each file in every combination of algorithm, depth and order.

use super::args::CompareArgs;
use super::json::RowJson;
use super::table;
use crate::cli::language::words;
use crate::cli::load::load_document;
use crate::cli::progress::ProgressLine;
use crate::cli::report::{displayed, report_file, report_limit};
use crate::comparison::{self, ComparisonRow, searches};
use crate::document::check_depth;
use crate::i18n::Words;
use crate::i18n::diagnostics::missing_estimates_sentence;
use crate::practice::json::line::write_line;
use std::io::{self, Write};
use std::path::Path;

/// Prints a table a file. Returns whether every search of every file came to its end.
pub fn compare(args: &CompareArgs, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    let mut all = true;
    for (index, file) in args.files.iter().enumerate() {
        let Some(rows) = rows(&words, file, args) else {
            all = false;
            continue;
        };
        if args.json {
            for row in &rows {
                write_line(out, &RowJson::new(&file.to_string_lossy(), row))?;
            }
        } else {
            if 0 < index {
                writeln!(out)?;
            }
            writeln!(out, "{}", displayed(file))?;
            table::print(&words, &rows, args.rules.max_nodes, out)?;
        }
        out.flush()?;
        if let Some(limit) = rows.iter().find_map(|row| row.limit) {
            report_limit(&words, file, limit, &args.rules);
            all = false;
        }
    }
    Ok(all)
}

/// Returns the results of the searches of a file. Reports why there are none.
fn rows(words: &Words, file: &Path, args: &CompareArgs) -> Option<Vec<ComparisonRow>> {
    let document = load_document(words, file)?;
    let depths = args.depths(document.search.depth);
    for &depth in &depths {
        if let Err(fault) = check_depth(document.position(), depth) {
            report_file(file, &missing_estimates_sentence(words, &fault));
            return None;
        }
    }
    let searches = searches(&args.rules.over(document.search), &args.algorithms(), &depths, &args.orders());
    let mut rows = Vec::new();
    let progress = ProgressLine::new(words);
    let _ = comparison::compare(&searches, document.position(), args.rules.limits(), &progress, |row| rows.push(row));
    progress.clear();
    Some(rows)
}
