//! Tables of text, printed in columns.

use std::io::{self, Write};

/// Writes lines that all have the same number of cells. The `with_words` columns after the first are left-aligned as
/// words; the first and all others are right-aligned as numbers.
pub(super) fn write_aligned(lines: &[Vec<String>], with_words: usize, out: &mut impl Write) -> io::Result<()> {
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
