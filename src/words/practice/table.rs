//! Tables as spreadsheets have them (CSV): cells, and the marks of sheets as rows.

use super::blank::{BlankField, BlankMarks};
use poda_core::game::GameView;
use poda_core::text::visible;
use poda_core::trace::recording::Recording;

/// The columns before those of the fields.
pub const SUMS: [&str; 3] = ["points", "of", "first_wrong"];

/// Returns the marks of a sheet as cells: its points, how many there could be, the first field that is wrong, and the marks of these
/// fields.
pub fn marked_cells<G: GameView>(
    recording: &Recording<G>,
    fields: impl Iterator<Item = BlankField>,
    marks: &BlankMarks,
) -> Vec<String> {
    let first_wrong = marks.first_wrong().map(|marked| marked.field.id(recording)).unwrap_or_default();
    let sums = [marks.points().to_string(), marks.of().to_string(), quoted(&visible(&first_wrong))];
    let mark_of = |field| quoted(marks.get(field).map(|marked| marked.mark.name()).unwrap_or_default());
    sums.into_iter().chain(fields.map(mark_of)).collect()
}

/// Returns text as a cell: in quotes, and harmless.
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", harmless(text).replace('"', "\"\""))
}

/// Returns a text in which nothing is taken for a formula.
fn harmless(text: &str) -> String {
    let mut safe = String::with_capacity(text.len() + 1);
    let mut begins = true;
    for letter in text.chars() {
        if begins && "=+-@＝＋－＠".contains(letter) {
            safe.push('\'');
        }
        safe.push(letter);
        // A spreadsheet may skip space before a formula.
        begins = ",;\"\t\r\n".contains(letter) || begins && (letter.is_whitespace() || letter.is_control());
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_taken_for_a_formula() {
        for (text, safe) in [
            ("Ana", "Ana"),
            ("=1+1", "'=1+1"),
            ("+34 600", "'+34 600"),
            ("-2", "'-2"),
            ("@sum", "'@sum"),
            ("  =1", "  '=1"),
            ("\t=1", "\t'=1"),
            ("＝1", "'＝1"),
            ("Ana;=1+1", "Ana;'=1+1"),
            ("Ana\",\"=1", "Ana\",\"'=1"),
            ("Ana\n@x", "Ana\n'@x"),
            ("3 - 2 = 1", "3 - 2 = 1"),
            ("Ana-María", "Ana-María"),
            ("−1", "−1"),
        ] {
            assert_eq!(harmless(text), safe);
        }
    }

    #[test]
    fn text_is_quoted() {
        assert_eq!([quoted("a \"b\", c\n"), quoted("")], ["\"a \"\"b\"\", c\n\"", "\"\""]);
    }
}
