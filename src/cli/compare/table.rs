//! A comparison as a text table: words aligned left, numbers right, columns as wide as their longest cells.

use crate::cli::flag_values::spelled;
use crate::comparison::ordering_preset::orderings_differ;
use crate::comparison::{ComparisonRow, first_row_per_depth};
use crate::i18n::Words;
use crate::i18n::comparison::{
    cells, depth, headings, minimal_cells, minimal_headings, minimal_notes, move_cells, move_headings, search_cells,
    search_headings,
};
use crate::search::SearchConfig;
use std::io::{self, Write};

/// Prints the table of costs, the minimal trees, and the table of the moves at which cutoffs come.
pub(super) fn print(words: &Words, rows: &[ComparisonRow], most_nodes: u64, out: &mut impl Write) -> io::Result<()> {
    let searches: Vec<SearchConfig> = rows.iter().map(|row| row.config).collect();
    let has_orders = orderings_differ(&searches);
    let with_words = if has_orders { 2 } else { 1 };
    let line = |row: &ComparisonRow, cells: Vec<String>| {
        let algorithm = spelled(row.config.algorithm).to_owned();
        search_cells(words, &row.config, algorithm, has_orders).into_iter().chain(cells).collect()
    };
    let head = |headings: Vec<String>| search_headings(words, has_orders).into_iter().chain(headings).collect();
    let mut costs: Vec<Vec<String>> = vec![head(headings(words).to_vec())];
    costs.extend(rows.iter().map(|row| line(row, cells(words, row, most_nodes).to_vec())));
    write_aligned(&costs, with_words, out)?;

    print_minimal(words, rows, out)?;

    let cuts: Vec<&ComparisonRow> = rows.iter().filter(|row| row.config.algorithm.properties().prunes).collect();
    if !cuts.is_empty() {
        writeln!(out, "\n{}", words.text("comparison-by-move"))?;
        let mut by_move: Vec<Vec<String>> = vec![head(move_headings(words))];
        by_move.extend(cuts.iter().map(|row| line(row, move_cells(words, row))));
        write_aligned(&by_move, with_words, out)?;
    }
    Ok(())
}

/// Prints the minimal tree of each depth, once.
fn print_minimal(words: &Words, rows: &[ComparisonRow], out: &mut impl Write) -> io::Result<()> {
    let mut lines: Vec<Vec<String>> = Vec::new();
    let mut references = Vec::new();
    for row in first_row_per_depth(rows) {
        let Some(reference) = row.reference else { continue };
        let Some([plies, branching, formula, leaves, all]) = minimal_cells(words, &reference) else { continue };
        lines.push(vec![depth(words, &row.config), formula, plies, branching, leaves, all]);
        references.push(reference);
    }
    if !lines.is_empty() {
        let [plies, branching, formula, leaves, all] = minimal_headings(words);
        lines.insert(0, vec![words.text("comparison-depth"), formula, plies, branching, leaves, all]);
        writeln!(out, "\n{}", words.text("comparison-minimal"))?;
        write_aligned(&lines, 1, out)?;
        for note in minimal_notes(words, &references) {
            writeln!(out, "  {note}")?;
        }
    }
    Ok(())
}

/// Writes lines of equally many cells. The `with_words` columns after the first hold words, all others numbers.
fn write_aligned(lines: &[Vec<String>], with_words: usize, out: &mut impl Write) -> io::Result<()> {
    let columns = lines.first().map_or(0, Vec::len);
    let length = |text: &String| text.chars().count();
    let widths: Vec<usize> =
        (0..columns).map(|column| lines.iter().map(|line| length(&line[column])).max().unwrap_or(0)).collect();
    for line in lines {
        let aligned = line.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| match column {
            column if (1..=with_words).contains(&column) => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        writeln!(out, "  {}", aligned.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}
