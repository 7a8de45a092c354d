//! Sheets for the students of a class list: how lists are read, and what each student gets.

use super::papers::{exam, names, poda, printed};
use crate::cli::program::text;
use std::fs;
use tempfile::tempdir;

/// As spreadsheets, Canvas, Moodle, Blackboard and Google Classroom write them.
#[test]
fn class_lists_are_read_as_they_come() {
    let utf16 = |text: &str| [0xFF, 0xFE].into_iter().chain(text.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    let one = ["Ana Pérez,117"];
    let lists: [(Vec<u8>, &[&str]); 11] = [
        ("\u{feff}name;student\r\nAna Pérez;117\r\nBen Núñez;118\r\n".into(), &["Ana Pérez,117", "Ben Núñez,118"]),
        (b"name,student\r\nAna P\xE9rez,117\r\n".to_vec(), &one),
        ("Name,Student\r\nAna Pérez,117\r\n".into(), &one),
        ("Nombre;Matrícula\r\nAna Pérez;117\r\n".into(), &one),
        (utf16("name\tstudent\r\nAna Pérez\t117\r\n"), &one),
        ("sep=;\r\nNAME;E-mail address;STUDENT\r\nAna Pérez;ana@example.org;117\r\n".into(), &one),
        (
            "Student,ID,SIS User ID,SIS Login ID,Section\n    Points Possible,,,,\n\"Pérez, Ana\",12,117,ana,1\n"
                .into(),
            &["Pérez, Ana,117"],
        ),
        ("Nombre,Apellido(s),Número de ID,Dirección de correo\nAna,Pérez,117,ana@example.org\n".into(), &one),
        ("\"Last Name\",\"First Name\",\"Username\"\n\"Pérez\",\"Ana\",\"117\"\n".into(), &one),
        ("First Name,Last Name,Email Address\nAna,Pérez,ana@example.org\n".into(), &["Ana Pérez,ana@example.org"]),
        ("student\n117\n118\n".into(), &[",117", ",118"]),
    ];
    let folder = tempdir().unwrap();
    let flags = ["--seed", "7", "--students", "class.csv", "-o", "exam.pdf"];
    let read = |list: &[u8]| {
        fs::write(folder.path().join("class.csv"), list).unwrap();
        let output = exam(folder.path(), &flags);
        let seats = fs::read_to_string(folder.path().join("exam-seats.csv")).unwrap_or_default();
        let plain = |row: &str| row.replace("\",\"", ",").replace('"', "");
        let rows: Vec<String> =
            seats.lines().skip(1).map(|row| plain(row).rsplit_once(',').unwrap().0.to_owned()).collect();
        (output.status.success(), rows, text(&output.stderr).to_owned())
    };
    for (list, expected) in &lists {
        let (is_read, rows, said) = read(list);
        assert!(is_read, "{said}");
        assert_eq!(rows, *expected, "{}", String::from_utf8_lossy(list));
        assert!(!said.contains("Pérez"), "{said}");
    }
    let (_, rows, said) = read("name,student\nAna Pérez,1\nAna Pérez,1\n".as_bytes());
    assert_eq!(rows, ["Ana Pérez,1"]);
    assert!(said.contains("“Ana Pérez” is in lines 2 and 3 with the same number; the second is left out."), "{said}");
    let (_, rows, said) = read("name\nAna Pérez\nBen\nAna Pérez\n".as_bytes());
    assert_eq!(rows, ["Ana Pérez,", "Ben,", "Ana Pérez,"]);
    assert!(said.contains("“Ana Pérez” in lines 2 and 4 may be one student."), "{said}");
    let (is_read, _, said) = read(b"colour;size\nred;3\n");
    assert!(!is_read && said.contains("Its columns are: colour, size."), "{said}");
}

/// Canvas lists a student for trying things out, who sits no exam.
#[test]
fn the_test_student_of_canvas_gets_a_sheet_only_on_demand() {
    let folder = tempdir().unwrap();
    let list = "Student,ID,SIS User ID,SIS Login ID,Section\n    Points Possible,,,,\n\"Pérez, Ana\",12,117,ana,1\n\
        \"Student, Test\",99,,c0ffee,1\n";
    fs::write(folder.path().join("class.csv"), list).unwrap();
    let seats = |more: &[&str]| {
        let flags = ["--seed", "7", "--students", "class.csv", "-o", "exam.pdf"];
        let output = exam(folder.path(), &[&flags, more].concat());
        assert!(output.status.success(), "{}", text(&output.stderr));
        let seats = fs::read_to_string(folder.path().join("exam-seats.csv")).unwrap();
        (seats.lines().skip(1).count(), text(&output.stderr).to_owned())
    };
    let (count, said) = seats(&[]);
    assert!(count == 1 && said.contains("The test student of Canvas in line 4 gets no sheet."), "{count} {said}");
    let (count, said) = seats(&["--with-test-student"]);
    assert!(count == 2 && !said.contains("test student"), "{count} {said}");
}
/// Exercises that are small enough share the pages of every student's sheet.
#[test]
fn small_exercises_share_a_page_where_that_is_wanted() {
    let folder = tempdir().unwrap();
    let pages = |flags: &[&str]| {
        let output = exam(folder.path(), &[&["--seed", "7", "-o", "exam.pdf"], flags].concat());
        assert!(output.status.success(), "{}", text(&output.stderr));
        printed(&folder, "exam.pdf").len()
    };
    for (flags, alone, shared) in [
        (&["--count", "4"][..], 4, 3),
        (&["--count", "5", "--variants", "2"], 10, 6),
        (&["--count", "6", "--kind", "nim"], 6, 4),
    ] {
        assert_eq!(pages(flags), alone, "{flags:?}");
        assert_eq!(pages(&[flags, &["--per-page", "2"]].concat()), shared, "{flags:?}");
    }
}

#[test]
fn neighbors_in_the_list_have_other_variants_and_their_names_on_the_sheet() {
    let folder = tempdir().unwrap();
    let class = "name,student\nAna,1\nAna,2\nBruno,3\n\"García, Eva\",4\n";
    fs::write(folder.path().join("class.csv"), class).unwrap();
    let flags = ["--seed", "7", "--variants", "3", "--students", "class.csv", "-o", "exam.pdf"];
    let output = exam(folder.path(), &flags);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let seats = fs::read_to_string(folder.path().join("exam-seats.csv")).unwrap();
    let rows = ["name,student,variant", "Ana,1,A", "Ana,2,B", "Bruno,3,C", "García, Eva,4,A"];
    let rows: Vec<_> = seats.lines().map(|row| row.replace("\",\"", ",").replace('"', "")).zip(rows).collect();
    assert!(rows.len() == 5 && rows.iter().all(|(row, expected)| row == expected), "{seats}");
    let sheets = fs::read(folder.path().join("exam.pdf")).unwrap();
    let pages = printed(&folder, "exam.pdf");
    for (row, page) in ["Ana · 1", "Ana · 2", "Bruno · 3", "García, Eva · 4"].into_iter().zip(&pages) {
        assert!(page.iter().any(|text| text == row), "{row}: {page:?}");
    }
    let without = exam(folder.path(), &["--seed", "7", "--variants", "3", "-o", "blank.pdf"]);
    assert!(without.status.success());
    let keys = ["exam-key.pdf", "blank-key.pdf"].map(|name| fs::read(folder.path().join(name)).unwrap());
    assert_eq!(keys[0], keys[1], "the key has a page for each variant");
    assert_ne!(sheets, fs::read(folder.path().join("blank.pdf")).unwrap());
}

#[test]
fn a_title_and_a_student_that_are_too_long_are_refused_with_their_limit() {
    let folder = tempdir().unwrap();
    let (title, name) = ("t".repeat(1_001), "n".repeat(101));
    fs::write(folder.path().join("class.csv"), format!("name,id\nAna,1\n{name},2\n")).unwrap();
    fs::write(folder.path().join("sheets.csv"), format!("name\n{name}\n")).unwrap();
    for (arguments, status, said) in [
        (vec!["exam", "--title", &title, "-o", "x.pdf"], 2, "1,001 characters; at most 1,000"),
        (
            vec!["exam", "--students", "class.csv", "-o", "x.pdf"],
            1,
            "Line 3: The name or the number of this student has 101",
        ),
        (vec!["practice", "1", "--report", "x.json", "--name", &name], 2, "101 characters; at most 100"),
        (vec!["practice", "1", "--report", "x.json", "--student", &name], 2, "101 characters; at most 100"),
        (
            vec!["practice", "1", "--blank", "--csv", "sheets.csv"],
            1,
            ":2: The name or the number of this student has 101",
        ),
    ] {
        let output = poda(folder.path(), &[&arguments[..], &["--lang", "en"]].concat());
        let errors = text(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{errors}");
        assert!(errors.contains(said), "{errors}");
        assert!(errors.len() < 1_000, "{} bytes", errors.len());
    }
    assert_eq!(names(&folder), ["class.csv", "sheets.csv"]);
}
