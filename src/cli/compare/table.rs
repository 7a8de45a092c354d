//! A comparison as a table of letters: words to the left, numbers to the right, as wide as its longest cells.

use crate::cli::arguments::spelled;
use crate::comparison::Row;
use crate::i18n::Words;
use crate::i18n::comparison::{
    cells, depth, headings, minimal_cells, minimal_headings, minimal_notes, move_cells, move_headings, search_headings,
};
use std::io::{self, Write};

/// Prints the table of costs, the minimal trees, and the table of the moves at which cutoffs come.
pub(super) fn print(words: &Words, rows: &[Row], most_nodes: u64, out: &mut impl Write) -> io::Result<()> {
    let line = |row: &Row, cells: Vec<String>| {
        let search = [depth(words, &row.config), spelled(row.config.algorithm).to_owned()];
        search.into_iter().chain(cells).collect()
    };
    let head = |headings: Vec<String>| search_headings(words).into_iter().chain(headings).collect();
    let mut costs: Vec<Vec<String>> = vec![head(headings(words).to_vec())];
    costs.extend(rows.iter().map(|row| line(row, cells(words, row, most_nodes).to_vec())));
    write_aligned(&costs, out)?;

    print_minimal(words, rows, out)?;

    let cuts: Vec<&Row> = rows.iter().filter(|row| row.config.algorithm.prunes()).collect();
    if !cuts.is_empty() {
        writeln!(out, "\n{}", words.text("comparison-by-move"))?;
        let mut by_move: Vec<Vec<String>> = vec![head(move_headings(words))];
        by_move.extend(cuts.iter().map(|row| line(row, move_cells(words, row))));
        write_aligned(&by_move, out)?;
    }
    Ok(())
}

/// Prints the minimal tree of each depth, once.
fn print_minimal(words: &Words, rows: &[Row], out: &mut impl Write) -> io::Result<()> {
    let mut lines: Vec<Vec<String>> = Vec::new();
    let mut references = Vec::new();
    let mut told = None;
    for row in rows {
        let Some(reference) = row.reference.filter(|_| told != Some(row.config.depth)) else { continue };
        told = Some(row.config.depth);
        let Some([plies, branching, formula, leaves, all]) = minimal_cells(words, &reference) else { continue };
        lines.push(vec![depth(words, &row.config), formula, plies, branching, leaves, all]);
        references.push(reference);
    }
    if !lines.is_empty() {
        let [plies, branching, formula, leaves, all] = minimal_headings(words);
        let [depth, _] = search_headings(words);
        lines.insert(0, vec![depth, formula, plies, branching, leaves, all]);
        writeln!(out, "\n{}", words.text("comparison-minimal"))?;
        write_aligned(&lines, out)?;
        for note in minimal_notes(words, &references) {
            writeln!(out, "  {note}")?;
        }
    }
    Ok(())
}

/// Writes lines of equally many cells. The second column holds words, all others numbers.
fn write_aligned(lines: &[Vec<String>], out: &mut impl Write) -> io::Result<()> {
    let columns = lines.first().map_or(0, Vec::len);
    let length = |text: &String| text.chars().count();
    let widths: Vec<usize> =
        (0..columns).map(|column| lines.iter().map(|line| length(&line[column])).max().unwrap_or(0)).collect();
    for line in lines {
        let aligned = line.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| match column {
            1 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        writeln!(out, "  {}", aligned.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}
