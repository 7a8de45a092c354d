//! Tables as spreadsheets have them (CSV): the cells that are written, and the lists of students that are read.

use crate::i18n::Words;
use crate::practice::class::Student;

/// Returns the rows of a table with the columns `name` and `student`, or one of them.
pub(super) fn students_of(words: &Words, bytes: &[u8]) -> Result<Vec<Student>, String> {
    let unreadable = |error: csv::Error| words.fill("cli-practice-no-table", &[("error", error.to_string().into())]);
    let mut table = csv::ReaderBuilder::new().flexible(true).trim(csv::Trim::All).from_reader(bytes);
    let headers = table.headers().map_err(unreadable)?.clone();
    let column = |name: &str| headers.iter().position(|header| header.trim_start_matches('\u{feff}') == name);
    let (name, id) = (column("name"), column("student"));
    if name.is_none() && id.is_none() {
        return Err(words.text("cli-practice-no-students"));
    }
    let mut students: Vec<Student> = Vec::new();
    for row in table.records() {
        let row = row.map_err(unreadable)?;
        let cell = |at: Option<usize>| at.and_then(|at| row.get(at)).unwrap_or_default().to_owned();
        let student = Student { name: cell(name), id: cell(id) };
        if student != Student::default() {
            students.push(student);
        }
    }
    Ok(students)
}

/// Returns text as a cell: in quotes, and harmless.
pub(super) fn quoted(text: &str) -> String {
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
