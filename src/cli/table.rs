//! Lists of students in tables (CSV).

use poda_words::i18n::Words;
use poda_words::practice::class::Student;

/// Returns the rows of a table that has the columns `name` and `student`, or one of them.
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
