//! `poda compare`: searches positions in several ways and prints what each costs, as a table or as JSON.

pub mod flags;
mod line;
mod table;

use super::json::write_line;
use super::progress::Meter;
use super::{input, words};
use crate::comparison::{self, ComparisonRow, searches};
use crate::file::check_depth;
use crate::i18n::Words;
use crate::i18n::diagnostics::sentence;
use flags::Compare;
use line::RowLine;
use std::io::{self, Write};
use std::path::Path;

/// Prints the tables. Says whether every search of every file came to its end.
pub(super) fn compare(asked: &Compare, out: &mut impl Write) -> io::Result<bool> {
    let words = words(asked.lang);
    let mut all = true;
    for (index, file) in asked.files.iter().enumerate() {
        let Some(rows) = rows(&words, file, asked) else {
            all = false;
            continue;
        };
        if asked.json {
            for row in &rows {
                write_line(out, &RowLine::new(&file.to_string_lossy(), row))?;
            }
        } else {
            if 0 < index {
                writeln!(out)?;
            }
            writeln!(out, "{}", input::shown(file))?;
            table::print(&words, &rows, asked.rules.max_nodes, out)?;
        }
        out.flush()?;
        if let Some(limit) = rows.iter().find_map(|row| row.limit) {
            input::gave_up(&words, file, limit, &asked.rules);
            all = false;
        }
    }
    Ok(all)
}

/// What the searches of a file come to. Says on standard error why there are none.
fn rows(words: &Words, file: &Path, asked: &Compare) -> Option<Vec<ComparisonRow>> {
    let document = input::document(words, file)?;
    let depths = asked.depths(document.search.depth);
    for &depth in &depths {
        if let Err(fault) = check_depth(document.position(), depth) {
            input::complain_of(file, &sentence(words, &fault));
            return None;
        }
    }
    let searches = searches(&asked.rules.over(document.search), &asked.algorithms(), &depths, &asked.orders());
    let mut rows = Vec::new();
    let meter = Meter::new(words);
    let _ = comparison::compare(&searches, document.position(), asked.rules.limits(), &meter, |row| rows.push(row));
    meter.clear();
    Some(rows)
}
