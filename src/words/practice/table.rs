//! Tables for spreadsheets (CSV): cells, and the marks of sheets as rows.

use super::blank::{BlankField, BlankMarks, FieldMark};
use poda_core::game::GameView;
use poda_core::text::visible;
use poda_core::trace::recording::Recording;

/// The columns before those of the fields.
pub const SUMS: [&str; 3] = ["points", "of", "first_wrong"];

/// Returns the marks of a sheet as cells: the points earned, the points possible, the first wrong field, and the marks of
/// these fields.
pub fn marked_cells<G: GameView>(
    recording: &Recording<G>,
    fields: impl Iterator<Item = BlankField>,
    marks: &BlankMarks,
) -> Vec<String> {
    let first_wrong = marks.first_wrong().map(|marked| marked.field.id(recording));
    let marks_of = fields.map(|field| marks.get(field).map(|marked| marked.mark));
    cells((marks.points(), marks.of()), first_wrong, marks_of)
}

/// Returns the cells of a sheet: the points earned and possible, the first wrong field, and the marks.
pub(super) fn cells(
    (points, of): (u32, u32),
    first_wrong: Option<String>,
    marks: impl Iterator<Item = Option<FieldMark>>,
) -> Vec<String> {
    let sums = [points.to_string(), of.to_string(), quoted(&visible(&first_wrong.unwrap_or_default()))];
    let names = marks.map(|mark| quoted(mark.map(FieldMark::name).unwrap_or_default()));
    sums.into_iter().chain(names).collect()
}

/// Returns text as a cell: in quotes, and escaped so that a spreadsheet does not read it as a formula.
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", harmless(text).replace('"', "\"\""))
}

/// Returns a text that a spreadsheet does not read as a formula.
fn harmless(text: &str) -> String {
    let mut safe = String::with_capacity(text.len() + 1);
    let mut begins = true;
    for letter in text.chars() {
        if begins && "=+-@＝＋－＠".contains(letter) {
            safe.push('\'');
        }
        safe.push(letter);
        // A spreadsheet may skip white space before a formula.
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
