//! `poda practice` in a terminal: questions in words, typed answers, and what is handed in and collected.

use crate::cli::program::{Folder, err, fed, objects, out, program};
use poda::document::practice::ExerciseKind;
use poda::practice::json::report::{of_text, to_text};
use poda::practice::report::{AnswerMark, Report, ReportSums, UnixTime};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

/// Figure 5.2 of Russell and Norvig.
const FIGURE: &str = "(version: 1, game: Tree(tree: (name: \"A\", children: [
    (name: \"B\", children: [3, 12, 8]), (name: \"C\", children: [2, 4, 6]), (name: \"D\", children: [14, 5, 2])])))";

fn practice(flags: &[&str], files: &[&Path], typed: impl AsRef<[u8]>) -> Output {
    fed(program(&["practice"]).args(flags).args(files), typed)
}

/// What is printed for a lesson when this is typed.
fn told(flags: &[&str], lesson: &str, typed: &str) -> String {
    let output = practice(flags, &[Path::new(lesson)], typed);
    assert_eq!((output.status.code(), err(&output)), (Some(0), ""));
    out(&output).to_owned()
}

#[test]
fn a_lesson_is_practised_from_its_beginning_to_its_end() {
    insta::assert_snapshot!(told(&["--lang", "en"], "first-cutoff", "alpha\n?\n?\n?\n1\n0\n-1\n<= -1\nnone\nc2, c3\n"));
}

#[test]
fn a_lesson_is_practised_in_spanish() {
    insta::assert_snapshot!(told(&["--lang", "es"], "first-cutoff", "pista\nmostrar\n-1\n<= -1\nninguno\nc2\n"));
}

/// Of all the questions about a search, those that teach most are asked; a flag asks for all of a kind.
#[test]
fn ten_questions_are_asked_and_at_the_end_it_is_told_what_went_wrong() {
    let folder = Folder::new();
    let file = folder.file("figure.ron", FIGURE);
    let output = practice(&["--lang", "en", "--attempts", "1"], &[&file], "7\nshow\n".repeat(10));
    let told = out(&output);
    assert_eq!(told.matches("\nQuestion ").count(), 10, "{told}");
    let (_, end) = told.split_once("What went wrong at the first attempt:\n").unwrap();
    let counts: Vec<usize> =
        end.lines().map_while(|line| line.trim().split_once(" × ")).map(|(count, _)| count.parse().unwrap()).collect();
    assert!(!counts.is_empty() && counts.is_sorted_by(|one, next| one >= next), "{end}");
    let (_, marks) = end.split_once("\n\n").unwrap();
    assert!(marks.contains("of 10 questions right at the first attempt."), "{end}");
}

/// The step's own sentence says what becomes of the parent, which is the question.
#[test]
fn nothing_that_is_printed_before_an_answer_gives_it_away() {
    let folder = Folder::new();
    let file = folder.file("figure.ron", FIGURE);
    let output = practice(&["--lang", "en", "--kinds", "value"], &[&file], "<= 3\n<= 3\n");
    let told = out(&output);
    let (before, _) = told.split_once("Question 3.").unwrap();
    let (_, last) = before.split_once("Question 2.").unwrap();
    assert!(last.contains("The 3rd move of B has returned: 8.") && !last.contains("min(3, 12, 8)"), "{last}");
}

#[test]
fn a_number_a_name_and_a_place_are_answers() {
    for (lesson, kinds, typed, right) in [
        ("a-to-n", "value", "≤ 3\n3\n>= 3\n<=0\n5\n≤5\n≥ 7\n<= 5\n4\n4\n", 10),
        ("a-to-n", "next", "e\nC\nleave\nJ\nG\nG\nh\n", 7),
        ("a-to-n", "cut", "no\n-\n[L]\nnothing\nnone\nall\n[]\n", 7),
        ("three-by-three-minimax", "next,best", "2\nC\n2\n2\n1\n", 5),
        ("tic-tac-toe-move-1", "leaf,best", "1\n0\n1\n0\n-1\n-1\n0\n-1\n0\n−2\n1\n2\n5\n", 13),
        ("shallow-cutoff", "bound", "0,03\n", 1),
    ] {
        let told = told(&["--lang", "en", "--kinds", kinds], lesson, typed);
        let asked = told.matches("Question ").count();
        let marks = if asked == 1 {
            format!("{right} of 1 question right at the first attempt.\n")
        } else {
            format!("{right} of {asked} questions right at the first attempt.\n")
        };
        assert!(right <= asked && told.ends_with(&marks), "{lesson} {kinds}\n{told}");
    }
}

#[test]
fn the_input_may_end_anywhere() {
    for (typed, marks) in [
        ("", "0 of 1 question right"),
        ("0", "1 of 2 questions right"),
        ("7\n", "0 of 1 question right"),
        ("quit\n", "0 of 1 question right"),
        ("0\n<= -1\nshow\n", "2 of 3 questions right"),
    ] {
        let told = told(&["--lang", "en"], "first-cutoff", typed);
        assert!(told.contains(marks), "{typed:?}\n{told}");
    }
    let mut typed = vec![b'x'; 3_000_000];
    typed.extend(b"\n\xff\xfe\x1b[2J\n0\n");
    let output = practice(&["--lang", "en"], &[Path::new("first-cutoff")], typed);
    assert_eq!(output.status.code(), Some(0));
    let told = out(&output);
    assert!(told.contains("1 of 2 questions right") && !told.contains('\u{1b}'), "{told}");
}

#[test]
fn a_node_may_be_called_as_a_command_is() {
    let folder = Folder::new();
    let children = "(name: \"quit\", value: 1), (name: \"none\", value: 0), (name: \"ALL\", value: 5)";
    let file = folder
        .file("names.ron", format!("(version: 1, game: Tree(tree: (name: \"\u{1b}[2J\", children: [{children}])))"));
    let output = practice(&["--lang", "en", "--kinds", "next,best"], &[&file], "none\nALL\nquit\nALL\n");
    let told = out(&output);
    assert!(told.ends_with("2 of 3 questions right at the first attempt.\n"), "{told}");
    assert!(!told.contains('\u{1b}'), "{told}");
}

/// Of a long search the last steps are printed.
#[test]
fn a_long_search_is_not_told_in_full() {
    let folder = Folder::new();
    let file = folder.file("game.ron", "(version: 1, game: TicTacToe(evaluation: Outcome))");
    let output = practice(&["--lang", "en", "--kinds", "root"], &[&file], "0\n");
    let told = out(&output);
    assert!(told.lines().count() < 250 && told.contains("steps before these are left out"), "{told}");
    assert!(told.ends_with("1 of 1 question right at the first attempt.\n"), "{told}");
}

#[test]
fn one_attempt_is_one() {
    let told = told(&["--lang", "en", "--attempts", "1"], "first-cutoff", "7\n5\nnone\n");
    assert!(!told.contains("ry again") && told.contains("The answer is 0.") && told.contains("0 of 3"), "{told}");
}

/// The report that a call writes.
fn report_of(folder: &Folder, flags: &[&str], file: &Path, typed: &str) -> Report {
    let path = folder.path("report.json");
    let flags = [&["--lang", "en", "--report", path.to_str().unwrap()], flags].concat();
    let output = practice(&flags, &[file], typed);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    assert_eq!(err(&output), format!("The report is in {}.\n", path.display()));
    let read = of_text(&fs::read(&path).unwrap()).unwrap();
    assert!(read.is_intact);
    read.report
}

#[test]
fn a_report_holds_what_was_answered() {
    let folder = Folder::new();
    let report = report_of(&folder, &["--name", "  Ana\tPérez "], Path::new("9"), "7\n0\n<= -1\n");
    assert_eq!(report.name, "Ana Pérez");
    let exercise = &report.exercises[0];
    assert_eq!(exercise.lesson.as_deref(), Some("first-cutoff"));
    assert_eq!((exercise.exercise.as_str(), exercise.is_complete), ("What a cut node returns", false));
    let answers: Vec<_> =
        exercise.answers.iter().map(|answer| (answer.field.as_str(), answer.given.join("|"), answer.mark)).collect();
    let expected = [
        ("a.bound", "7|0".to_owned(), AnswerMark::RightLater),
        ("c.value", "<= -1".to_owned(), AnswerMark::Right),
        ("c.cut", String::new(), AnswerMark::Empty),
    ];
    assert_eq!(answers, expected);
    assert_eq!(exercise.sums(), ReportSums { asked: 3, right_first: 1, points: 1, of: 3 });
}

#[test]
fn a_report_is_the_same_whether_words_or_json_are_typed() {
    let folder = Folder::new();
    let file = folder.file("figure.ron", FIGURE.replace("version: 1,", "version: 1, practice: (seed: 7),"));
    let words = report_of(&folder, &["--kinds", "cut,root"], &file, "none\nno\n-\nall\nD\n");
    let json = ["[]", "[]", "[]", "[\"1/1\", \"1/2\"]", "[\"D\"]"];
    let json: String = json.map(|answer| format!("{{\"answer\": {answer}}}\n")).concat();
    let json = report_of(&folder, &["--kinds", "cut,root", "--json"], &file, &json);
    // The second one continues the first.
    assert_eq!((words.exercises.len(), json.exercises.len(), &json.exercises[0]), (1, 2, &words.exercises[0]));
    assert_eq!(words.exercises[0].answers, json.exercises[1].answers);
    assert_eq!((words.exercises[0].seed, words.exercises[0].position), (Some(7), json.exercises[1].position));
    assert_eq!(words.exercises[0].exercise, "figure");
}

#[test]
fn a_tree_that_was_filled_in_is_handed_in() {
    let folder = Folder::new();
    let file = folder.file("figure.ron", FIGURE);
    let sheet = "{\"fields\": {\"B\": {\"value\": 3}, \"C\": {\"value\": \"<= 2\", \"cut\": [\"1/1\", \"1/2\"]}}, \"best\": \"C\"}";
    let report = report_of(&folder, &["--blank", "--name", "Ana"], &file, sheet);
    let exercise = &report.exercises[0];
    assert_eq!((exercise.mode, exercise.is_complete), (ExerciseKind::FillIn, true));
    let mark = |field: &str| exercise.answers.iter().find(|answer| answer.field == field).unwrap().mark;
    let marks = ["B.value", "C.value", "C.cut", "D.value", "best"].map(mark);
    assert_eq!(marks, [AnswerMark::Right, AnswerMark::Right, AnswerMark::Right, AnswerMark::Empty, AnswerMark::Wrong]);
    let printed = practice(&["--blank", "--lang", "en"], &[&file], sheet);
    let total: Value = serde_json::from_str(out(&printed).lines().last().unwrap()).unwrap();
    let sums = exercise.sums();
    assert_eq!((total["points"].as_u64(), total["of"].as_u64()), (Some(sums.points), Some(sums.of)));
    let path = folder.path("none.json");
    let output = practice(&["--blank", "--report", path.to_str().unwrap()], &[&file], "{");
    assert_eq!((output.status.code(), path.exists()), (Some(1), false), "nothing is handed in of a sheet that is none");
}

#[test]
fn the_author_of_a_file_decides_what_is_asked_and_a_flag_decides_otherwise() {
    let folder = Folder::new();
    let asked = |practice: &str, flags: &[&str]| {
        let text = FIGURE.replace("version: 1,", &format!("version: 1, practice: ({practice}),"));
        let output = practice_json(flags, &folder.file("figure.ron", text));
        output.iter().filter(|line| line.get("prompt").is_some()).count()
    };
    assert_eq!(asked("questions: [(kind: Cut, step: 20), (kind: Best, step: 37)]", &[]), 2);
    assert_eq!(asked("questions: [(kind: Cut, step: 20)]", &["--kinds", "best,root"]), 2);
    assert_eq!(asked("kinds: [Root]", &[]), 1);
    assert_eq!(asked("kinds: [Leaf, Root]", &[]), 1);
    assert_eq!(asked("kinds: [Leaf, Root], hide_values: true", &[]), 8);
    // The chosen steps are those of the file's own search.
    assert!(2 < asked("questions: [(kind: Cut, step: 20)]", &["--cut-on", "strict"]));
}

/// What is printed when everything is shown.
fn practice_json(flags: &[&str], file: &Path) -> Vec<Value> {
    let shown = "{\"answer\": null}\n".repeat(100);
    objects(&practice(&[&["--json"], flags].concat(), &[file], shown))
}

#[test]
fn only_a_report_of_the_same_student_is_continued_and_the_one_before_is_kept() {
    let folder = Folder::new();
    let essay = folder.file("essay.json", "{\"mine\": true}");
    for (path, said) in [
        (essay.clone(), "is not a report"),
        (folder.0.path().to_owned(), "This is a folder, a device or a pipe. The path of a report was expected."),
        (folder.path("none/report.json"), "folder"),
    ] {
        let output = practice(&["--lang", "en", "--report", path.to_str().unwrap()], &[Path::new("7")], "0\n");
        assert_eq!((output.status.code(), out(&output)), (Some(1), ""), "nothing is asked in vain");
        assert!(
            err(&output).starts_with(&path.display().to_string()) && err(&output).contains(said),
            "{}",
            err(&output)
        );
    }
    assert_eq!(fs::read_to_string(&essay).unwrap(), "{\"mine\": true}");
    report_of(&folder, &["--name", "Ana", "--student", "117"], Path::new("7"), "");
    let report = report_of(&folder, &["--name", "Ana Pérez", "--student", "117"], Path::new("8"), "0\n");
    assert_eq!((report.name.as_str(), report.student.as_str(), report.exercises.len()), ("Ana", "117", 2));
    let exercises = |file: &str| of_text(&fs::read(folder.path(file)).unwrap()).unwrap().report.exercises.len();
    assert_eq!([exercises("report.json"), exercises("report.json~")], [2, 1]);
    let report = folder.path("report.json");
    let flags = ["--lang", "en", "--name", "Ben", "--report", report.to_str().unwrap()];
    let output = practice(&flags, &[Path::new("7")], "0\n");
    assert_eq!((output.status.code(), out(&output)), (Some(1), ""));
    assert!(err(&output).ends_with("This is the report of Ana. Choose another file.\n"), "{}", err(&output));
    let damaged = folder.file("damaged.json", fs::read_to_string(&report).unwrap().replace("\"Ana\"", "\"Ben\""));
    let output = practice(&["--lang", "en", "--report", damaged.to_str().unwrap()], &[Path::new("7")], "0\n");
    assert_eq!((output.status.code(), out(&output)), (Some(1), ""));
}

/// Cells as RFC 4180 says.
fn cells(text: &str) -> Vec<Vec<String>> {
    let (mut rows, mut row, mut cell) = (Vec::new(), Vec::new(), String::new());
    let mut letters = text.chars().peekable();
    let mut is_quoted = false;
    while let Some(letter) = letters.next() {
        match (letter, is_quoted) {
            ('"', true) if letters.peek() == Some(&'"') => cell.extend(letters.next()),
            ('"', _) => is_quoted = !is_quoted,
            (',', false) => row.push(std::mem::take(&mut cell)),
            ('\r', false) => {
                assert_eq!(letters.next(), Some('\n'));
                row.push(std::mem::take(&mut cell));
                rows.push(std::mem::take(&mut row));
            }
            (other, _) => cell.push(other),
        }
    }
    assert!(row.is_empty() && cell.is_empty() && !is_quoted, "the last line has its end");
    rows
}

#[test]
fn reports_are_collected_and_bad_ones_are_named() {
    let folder = Folder::new();
    let mut report = super::reports::sample();
    let good = folder.file("good.json", to_text(&report));
    let damaged = folder.file("damaged.json", to_text(&report).replace("\"asked\": 3", "\"asked\": 2"));
    let other = folder.file("other.json", to_text(&report).replace("\"version\": 1", "\"version\": 2"));
    let cut_short = folder.file("short.json", &to_text(&report)[..200]);
    let essay = folder.file("essay.txt", "not a report");
    let missing = folder.path("missing.json");
    report.name = "=HYPERLINK(\"http://x\"; \"y\")".to_owned();
    report.exercises[0].exercise = "a, \"b\";-1".to_owned();
    report.exercises[0].seed = None;
    let formula = folder.file("formula.json", to_text(&report));
    let files = [&good, &damaged, &other, &missing, &cut_short, &essay, folder.0.path(), &formula].map(AsRef::as_ref);
    let output = practice(&["--collect", "--lang", "en"], &files, "");
    assert_eq!(output.status.code(), Some(1));
    let rows = cells(out(&output));
    assert_eq!(rows[0].join(" "), COLUMNS);
    assert_eq!(rows.len(), 4);
    let columns =
        |row: &[String], names: &str| names.split(' ').map(|name| cell(row, name)).collect::<Vec<_>>().join("|");
    let first =
        columns(&rows[1], "name student exercise lesson position mode seed attempt asked right_first points of");
    assert_eq!(first, "Ana “=1+1” Pérez||The tree A to N|a-to-n|00000000000000fe|predict|42|1|3|1|1|3");
    assert_eq!(columns(&rows[1], "complete started seconds checksum remark"), "yes|2026-11-21T01:34:39Z|75|ok|");
    assert_eq!(columns(&rows[2], "attempt asked right_first points of complete seconds checksum"), "|||||||bad");
    let formula_name = "'=HYPERLINK(\"'http://x\"; \"'y\")".replace("\"'", "\"");
    assert_eq!(columns(&rows[3], "name exercise"), formula_name + "|a, \"b\";'-1");
    let faults: Vec<_> = err(&output).lines().map(str::to_owned).collect();
    let named = [&damaged, &other, &missing, &cut_short, &essay];
    assert_eq!(faults.len(), named.len() + 1, "{faults:?}");
    for (fault, path) in faults.iter().zip(named) {
        assert!(fault.starts_with(&format!("{}: ", path.display())), "{fault}");
    }
    let intact = practice(&["--collect", "--lang", "en"], &[&formula, &formula], "");
    let once = (intact.status.code(), cells(out(&intact)).len());
    assert_eq!((once, err(&intact)), ((Some(0), 2), ""), "what is handed in twice counts once");
}

const COLUMNS: &str = "name student exercise lesson position mode seed attempt asked right_first points of complete started \
                       seconds checksum remark file";

fn cell<'a>(row: &'a [String], column: &str) -> &'a str {
    &row[COLUMNS.split(' ').position(|name| name == column).unwrap()]
}

/// The report of a student who answered three questions, of which this many were right, beginning at this second.
fn answered(name: &str, student: &str, right: usize, started: u64) -> Report {
    let mut report = super::reports::sample();
    (report.name, report.student) = (name.to_owned(), student.to_owned());
    report.exercises[0].started = UnixTime(started);
    for (index, answer) in report.exercises[0].answers.iter_mut().enumerate() {
        let is_right = index < right;
        (answer.mark, answer.points) = if is_right { (AnswerMark::Right, 1) } else { (AnswerMark::Wrong, 0) };
    }
    report
}

/// The cells of the rows of a class, without the headings, and what is said on standard error.
fn collected(flags: &[&str], files: &[&Path]) -> (Vec<Vec<String>>, String) {
    let output = practice(&[&["--collect", "--lang", "en"], flags].concat(), files, "");
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    (cells(out(&output)).split_off(1), err(&output).to_owned())
}

#[test]
fn the_attempts_of_a_student_are_counted_and_one_of_them_is_kept() {
    let folder = Folder::new();
    let ana = [(1, 300), (3, 200), (3, 400)];
    let files: Vec<_> = (0..3)
        .map(|number| {
            let (right, started) = ana[number];
            folder.file(&format!("{number}.json"), to_text(&answered(&format!("Ana {number}"), "117", right, started)))
        })
        .collect();
    let mut files: Vec<_> = files.iter().map(PathBuf::as_path).collect();
    let other = folder.file("other.json", to_text(&answered("Ben", "118", 2, 100)));
    files.push(&other);
    let kept = |flags: &[&str]| {
        let (rows, said) = collected(flags, &files);
        assert_eq!(said, "");
        let row = |row: &Vec<String>| format!("{} {}", cell(row, "name"), cell(row, "attempt"));
        rows.iter().map(row).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(kept(&[]), "Ana 0 2, Ana 1 1, Ana 2 3, Ben 1");
    assert_eq!(kept(&["--keep", "best"]), "Ana 1 1, Ben 1");
    assert_eq!(kept(&["--keep", "first"]), "Ana 1 1, Ben 1");
    assert_eq!(kept(&["--keep", "last"]), "Ana 2 3, Ben 1");
}

#[test]
fn copies_foreign_exercises_and_missing_students_are_named() {
    let folder = Folder::new();
    let file = folder.file("figure.ron", FIGURE);
    let ana = report_of(&folder, &["--name", "Ana", "--student", "117", "--kinds", "root"], &file, "5\n3\n");
    let ben = Report { name: "Ben".to_owned(), student: "118".to_owned(), ..ana.clone() };
    let [ana, ben] = [("ana.json", ana), ("ben.json", ben)].map(|(name, report)| folder.file(name, to_text(&report)));
    let eva = folder.file("eva.json", to_text(&answered("Eva", "119", 3, 5)));
    let students = folder.file("class.csv", "student,name\r\n117,Ana\r\n118,Ben\r\n119,Eva\r\n120,\"Ruiz, Leo\"\r\n");
    let [exercise, class] = [&file, &students].map(|path| path.to_str().unwrap());
    let (rows, said) = collected(&["--expect", exercise, "--expect", class], &[&ana, &ben, &eva]);
    let row = |row: &Vec<String>| format!("{}: {}", cell(row, "name"), cell(row, "remark"));
    let rows: Vec<_> = rows.iter().map(row).collect();
    assert_eq!(rows, ["Ana: copy: Ben", "Ben: copy: Ana", "Eva: foreign", "Eva: missing", "Ruiz, Leo: missing"]);
    let said: Vec<_> = said.lines().collect();
    assert_eq!(said.len(), 5, "{said:?}");
    assert!(said[0].ends_with("figure: the answers and the time are those of Ben, to the second."), "{said:?}");
    assert!(said[2].ends_with("The tree A to N: this exercise was not expected."), "{said:?}");
    assert_eq!(said[4], "Ruiz, Leo has not handed in: figure.");
    let (_, said) = collected(&["--expect", exercise], &[&ana, &eva]);
    assert!(said.ends_with("Eva has not handed in: figure.\n") && !said.contains("Ruiz"), "{said}");
}

#[test]
fn what_went_wrong_most_often_is_told() {
    let folder = Folder::new();
    let reports = [3, 2, 2, 0].map(|right| (right, answered(&format!("S{right}"), "", right, 7)));
    let files: Vec<_> = (0..)
        .zip(reports)
        .map(|(number, (_, report))| {
            let report = Report { student: number.to_string(), ..report };
            folder.file(&format!("{number}.json"), to_text(&report))
        })
        .collect();
    let files: Vec<_> = files.iter().map(PathBuf::as_path).collect();
    let output = practice(&["--collect", "--summary", "--lang", "en"], &files, "");
    insta::assert_snapshot!(out(&output));
    let (rows, _) = collected(&["--summary=csv"], &files);
    let of = |counted: &str| -> Vec<String> {
        rows.iter().filter(|row| row[2] == counted).map(|row| format!("{} {}/{}", row[3], row[5], row[6])).collect()
    };
    assert_eq!(of("field"), ["best 3/4", "I.cut 1/4", "G.value 1/4"]);
    assert_eq!(of("kind"), ["best 3/4", "cut 1/4", "value 1/4"]);
    assert_eq!(of("points").len(), 10);
    assert_eq!(of("points")[9], "90–100 % 1/4");
}

#[test]
fn wrong_flags_end_with_2() {
    let folder = Folder::new();
    let file = folder.file("figure.ron", FIGURE);
    for flags in [
        &["--attempts", "3"][..],
        &["--kinds", "guess"],
        &["--name", "Ana"],
        &["--collect", "--json"],
        &["--collect", "--report", "x.json"],
    ] {
        assert_eq!(practice(flags, &[&file], "").status.code(), Some(2), "{flags:?}");
    }
    let several = practice(&["--lang", "en"], &[&file, &file], "");
    assert_eq!(several.status.code(), Some(2));
    assert_eq!(err(&several), "error: An argument is missing: --collect|--exam-code. See poda practice --help.\n");
    let nameless = practice(&["--lang", "en", "--name", "Ana"], &[&file], "");
    assert_eq!(err(&nameless), "error: An argument is missing: --report <FILE>. See poda practice --help.\n");
    assert_eq!(practice(&["--collect"], &[], "").status.code(), Some(2));
}
