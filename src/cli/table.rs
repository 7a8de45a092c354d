//! Tables (CSV) as spreadsheets and course platforms write them: with commas, semicolons or tabs, in UTF-8, UTF-16 or
//! Windows-1252.

use poda_core::text::{simplified, without_accents};
use poda_words::file::TextKind;
use poda_words::i18n::{Words, args};
use poda_words::messages::Message;
use poda_words::practice::class::Student;
use poda_words::table;
use std::borrow::Cow;
use std::collections::HashMap;

/// A table with a line of headers.
pub(super) struct CsvTable {
    pub headers: Vec<String>,
    pub rows: Vec<CsvRow>,
}

pub(super) struct CsvRow {
    /// The number of its line, from 1.
    pub line: u64,
    /// Its cells, which may be more or fewer than the headers, without the apostrophes of a table that Poda has
    /// written.
    pub cells: Vec<String>,
}

impl CsvTable {
    /// # Errors
    /// Returns a sentence if the text is not a table.
    pub fn read(words: &Words, bytes: &[u8]) -> Result<Self, String> {
        let unreadable = |error: csv::Error| words.fill("cli-practice-no-table", &args![error = error.to_string()]);
        let text = decoded(bytes);
        let (separator, text) = separated(&text);
        let mut reader = csv::ReaderBuilder::new()
            .delimiter(separator)
            .flexible(true)
            .trim(csv::Trim::All)
            .from_reader(text.as_bytes());
        let cells = |row: &csv::StringRecord| row.iter().map(|cell| table::plain(cell).into_owned()).collect();
        let headers = cells(reader.headers().map_err(unreadable)?);
        let mut rows = Vec::new();
        for row in reader.records() {
            let row = row.map_err(unreadable)?;
            let line = row.position().map_or(0, csv::Position::line);
            rows.push(CsvRow { line, cells: cells(&row) });
        }
        Ok(Self { headers, rows })
    }
}

/// Returns the text of a file: UTF-16 if it has a mark of byte order or a zero beside its first letter, else UTF-8,
/// else Windows-1252.
fn decoded(bytes: &[u8]) -> Cow<'_, str> {
    let wide = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let units: Vec<u16> = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect();
        Cow::Owned(String::from_utf16_lossy(&units))
    };
    match bytes {
        [0xFF, 0xFE, rest @ ..] => wide(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => wide(rest, u16::from_be_bytes),
        [1..=0xFF, 0, ..] => wide(bytes, u16::from_le_bytes),
        [0, 1..=0xFF, ..] => wide(bytes, u16::from_be_bytes),
        [0xEF, 0xBB, 0xBF, narrow @ ..] | narrow => match str::from_utf8(narrow) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => Cow::Owned(narrow.iter().map(|&byte| windows_1252(byte)).collect()),
        },
    }
}

/// Returns the letter of a byte in Windows-1252: that of Unicode but for 32 places.
fn windows_1252(byte: u8) -> char {
    const PLACES: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8D}', 'Ž', '\u{8F}', '\u{90}', '‘',
        '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9D}', 'ž', 'Ÿ',
    ];
    byte.checked_sub(0x80).and_then(|place| PLACES.get(usize::from(place)).copied()).unwrap_or(char::from(byte))
}

/// Returns the separator of a table and its text from the headers on. The separator is the most frequent one between
/// the headers, or the one that a first line `sep=;` names.
fn separated(text: &str) -> (u8, &str) {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    if let [b's', b'e', b'p', b'=', separator] = first.trim_end_matches('\r').as_bytes() {
        return (*separator, rest);
    }
    let between_quotes = first.split('"').step_by(2);
    let outside: String = between_quotes.collect();
    let count = |separator: u8| outside.bytes().filter(|&byte| byte == separator).count();
    let separator = [b'\t', b';', b','].into_iter().max_by_key(|&separator| count(separator));
    (separator.unwrap_or(b','), text)
}

/// Headers of columns about students, without accents and signs.
mod header {
    pub const NAME: &[&str] =
        &["name", "fullname", "studentname", "nombrecompleto", "nombreyapellidos", "alumno", "alumna", "estudiante"];
    pub const GIVEN: &[&str] = &["firstname", "givenname", "givennames", "nombre", "nombres"];
    pub const FAMILY: &[&str] = &["lastname", "surname", "familyname", "apellido", "apellidos"];
    /// The student's number; in the exports of Canvas, which have other columns with numbers, the name.
    pub const STUDENT: &[&str] = &["student"];
    /// The numbers by which a school knows a student first, those of platforms last.
    pub const ID: &[&str] = &[
        "studentid",
        "studentnumber",
        "idnumber",
        "matricula",
        "numerodematricula",
        "numerodeid",
        "sisuserid",
        "sisloginid",
        "username",
        "loginid",
        "login",
        "nombredeusuario",
        "usuario",
        "emailaddress",
        "email",
        "direcciondecorreo",
        "correoelectronico",
        "correo",
        "id",
    ];
}

fn spelling(header: &str) -> String {
    simplified(&without_accents(header))
}

/// Returns whether a column with this header identifies a student.
pub(super) fn is_of_student(name: &str) -> bool {
    let name = spelling(name);
    let known = [header::NAME, header::GIVEN, header::FAMILY, header::STUDENT, header::ID];
    known.into_iter().flatten().any(|known| **known == name)
}

/// The columns of a table that identify a student.
struct StudentColumns {
    /// The parts of the name in order.
    names: Vec<usize>,
    id: Option<usize>,
}

impl StudentColumns {
    /// Returns the columns; `None` if no column identifies a student.
    fn of(headers: &[String]) -> Option<Self> {
        let headers: Vec<String> = headers.iter().map(|header| spelling(header)).collect();
        let find = |known: &[&str]| known.iter().find_map(|known| headers.iter().position(|header| header == known));
        let whole = find(header::NAME).map(|name| vec![name]);
        let parts = || [find(header::GIVEN), find(header::FAMILY)].into_iter().flatten().collect();
        let names: Vec<usize> = whole.unwrap_or_else(parts);
        let (student, id) = (find(header::STUDENT), find(header::ID));
        match (names.is_empty(), student, id) {
            (true, None, None) => None,
            (true, Some(name), Some(id)) => Some(Self { names: vec![name], id: Some(id) }),
            (true | false, student, id) => Some(Self { names, id: student.or(id) }),
        }
    }

    fn student(&self, cells: &[String]) -> Student {
        let cell = |at: usize| cells.get(at).map_or("", |cell| cell.trim());
        let parts: Vec<&str> = self.names.iter().map(|&at| cell(at)).filter(|part| !part.is_empty()).collect();
        Student { name: parts.join(" "), id: self.id.map_or_else(String::new, |at| cell(at).to_owned()) }
    }
}

pub(super) struct Roster {
    pub students: Vec<Student>,
    /// Sentences about rows that may be one student.
    pub remarks: Vec<String>,
    /// The lines of the students that Canvas adds to try a course, and the students, who are among all students.
    pub test_students: Vec<(u64, Student)>,
}

/// The name of the student that Canvas adds to try a course, in both orders.
const TEST_STUDENT: [&str; 2] = ["Student, Test", "Test Student"];

/// Reads the students of a table that has a column for their names, or their numbers. A row that repeats another one,
/// number and all, is left out and remarked on; where numbers or names alone are the same, both rows stay.
///
/// # Errors
/// Returns a sentence that lists the columns if none of them identifies a student, or one about a name or a number that
/// is too long.
pub(super) fn students_of(words: &Words, bytes: &[u8]) -> Result<Roster, String> {
    let table = CsvTable::read(words, bytes)?;
    let Some(columns) = StudentColumns::of(&table.headers) else {
        return Err(words.fill("cli-practice-no-students", &args![found = table.headers.join(", ")]));
    };
    let mut roster = Roster { students: Vec::new(), remarks: Vec::new(), test_students: Vec::new() };
    let mut lines: HashMap<String, (u64, Student)> = HashMap::new();
    for row in &table.rows {
        let student = columns.student(&row.cells);
        // Canvas adds a row without a student.
        if student == Student::default() || (student.id.is_empty() && student.name == "Points Possible") {
            continue;
        }
        for text in [&student.name, &student.id] {
            TextKind::Student.check(text).map_err(|too_long| {
                let said = too_long.sentence(words);
                words.fill("cli-table-line", &args![line = row.line, said])
            })?;
        }
        let key = if student.id.is_empty() { format!("name {}", student.name) } else { format!("id {}", student.id) };
        if let Some((first, other)) = lines.get(&key) {
            let is_repeated = *other == student && !student.id.is_empty();
            let shown = if student.name.is_empty() { &student.id } else { &student.name };
            let message = if is_repeated { "cli-students-repeated" } else { "cli-students-alike" };
            let args = args![name = shown.as_str(), first = *first, line = row.line];
            roster.remarks.push(words.fill(message, &args));
            if is_repeated {
                continue;
            }
        } else {
            lines.insert(key, (row.line, student.clone()));
        }
        if TEST_STUDENT.contains(&student.name.as_str()) {
            roster.test_students.push((row.line, student.clone()));
        }
        roster.students.push(student);
    }
    Ok(roster)
}
