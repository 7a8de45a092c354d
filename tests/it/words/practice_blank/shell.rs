//! `poda practice --blank`, as a course's own program uses it.

use crate::cli::program::{err, fed, objects, out, program};
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;
use std::process::Output;

const TREE: &str = r#"(version: 1, game: Tree(tree: (name: "A", children: [
    (name: "B", children: [3, 12, 8]), (name: "C", children: [2, 4, 6]), (name: "D", children: [14, 5, 2]),
])))"#;

/// A position file of its own.
fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("practice-blank-{name}.ron"));
    fs::write(&path, text).unwrap();
    path
}

fn poda(name: &str, flags: &[&str], sheet: &str) -> Output {
    fed(program(&["practice", "--blank", "--json"]).args(flags).arg(file(name, TREE)), sheet)
}

/// The sheet with everything that is expected, as it is printed, is a right sheet.
#[test]
fn what_is_expected_can_be_filled_in_as_it_is_printed() {
    for flags in
        [&["--lang", "en"][..], &["--algorithm", "minimax"], &["--algorithm", "negamax-alpha-beta", "--fail", "hard"]]
    {
        let empty = objects(&poda("as-printed", &[flags, &["--sheet"]].concat(), ""));
        assert_eq!(empty.len(), 1);
        let marked = poda("as-printed", flags, &empty[0].to_string());
        assert!(marked.status.success());
        let marked = objects(&marked);
        let (total, fields) = marked.split_last().unwrap();
        assert_eq!((&total["points"], &total["of"]), (&json!(0), &json!(fields.len())));
        let mut sheet = json!({ "fields": {}, "best": null });
        for line in fields {
            assert_eq!((&line["mark"], &line["points"], &line["of"]), (&json!("empty"), &json!(0), &json!(1)));
            match line["field"].as_str().unwrap().rsplit_once('.') {
                Some((node, part)) => sheet["fields"][node][part] = line["expected"].clone(),
                None => sheet["best"] = line["expected"].clone(),
            }
        }
        let marked = objects(&poda("as-printed", flags, &sheet.to_string()));
        let (total, fields) = marked.split_last().unwrap();
        assert!(fields.iter().all(|line| line["mark"] == "right" && line["points"] == 1), "{marked:?}");
        assert_eq!((&total["points"], &total["first_wrong"]), (&total["of"], &Value::Null));
    }
}

#[test]
fn equal_ways_to_write_a_field_are_equal() {
    let sheets = [
        r#"{"fields": {"B": {"alpha": "-inf", "beta": "inf", "cut": [], "value": 3},
            "C": {"alpha": 3, "beta": "inf", "cut": ["1/1", "1/2"], "value": "<= 2"}}, "best": "B"}"#,
        r#"{"fields": {"B": {"alpha": "−∞", "beta": "∞", "cut": [], "value": "= 3,0"},
            "C": {"alpha": "3.0", "beta": "+inf", "cut": ["1/2", "1/1"], "value": "≤ 2"}}, "best": "B"}"#,
    ];
    for sheet in sheets {
        let marked = objects(&poda("equal", &[], sheet));
        let right = marked.iter().filter(|line| line["mark"] == "right").count();
        assert_eq!((right, &marked.last().unwrap()["points"]), (9, &json!(9)), "{marked:?}");
    }
}

/// What follows from a wrong value is credited, and the sentence names that value.
#[test]
fn a_consequence_names_the_field_that_it_follows_from() {
    let sheet = r#"{"fields": {"B": {"value": 5}, "C": {"alpha": 5, "value": 2}, "D": {"alpha": 4}}}"#;
    for (language, follows, would) in [
        ("en", "follows from what you filled in: B = 5", "From your own earlier fields, 5 would follow."),
        ("es", "Se deduce de lo que has escrito: B = 5", "De lo que has escrito antes se deduciría 5."),
    ] {
        let marked = objects(&poda("consequence", &["--lang", language], sheet));
        let line = |field: &str| marked.iter().find(|line| line["field"] == field).unwrap();
        assert_eq!((&line("B.value")["mark"], &line("C.alpha")["mark"]), (&json!("wrong"), &json!("consequent")));
        assert!(line("C.alpha")["reason"].as_str().unwrap().contains(follows), "{}", line("C.alpha"));
        assert!(line("D.alpha")["reason"].as_str().unwrap().contains(would), "{}", line("D.alpha"));
        assert_eq!(line("C.value")["mark"], "wrong", "a bound is no number");
        assert_eq!(marked.last().unwrap()["first_wrong"], "B.value");
    }
}

#[test]
fn a_node_that_is_never_entered_is_listed_for_no_points() {
    let marked = objects(&poda("never", &["--lang", "en"], r#"{"fields": {"1/2": {"value": 6}, "B": null}}"#));
    let line = marked.iter().find(|line| line["field"] == "1/2.value").unwrap();
    assert_eq!((&line["of"], &line["points"], &line["expected"]), (&json!(0), &json!(0), &Value::Null));
    assert!(line["reason"].as_str().unwrap().contains("never enters"), "{line}");
}

/// Nothing is printed of a sheet that cannot be read, and the message says what was expected.
#[test]
fn a_sheet_that_cannot_be_read_is_refused_with_a_sentence() {
    for (sheet, said) in [
        ("", "not JSON"),
        ("{\"fields\": ", "line 1"),
        ("[]", "not a JSON object"),
        (r#"{"fields": []}"#, "an object with a field for each node"),
        (r#"{"fields": {"B": 3}}"#, "\"B\" is not a JSON object"),
        (r#"{"fields": {"X": {"value": 3}}}"#, "no node \"X\""),
        (r#"{"fields": {"B": {"gamma": 3}}}"#, "no field \"gamma\""),
        (r#"{"field": {}}"#, "nothing called \"field\""),
        (r#"{"fields": {"B": {"value": true}}}"#, "\"B.value\" is true. Expected a number"),
        (r#"{"fields": {"B": {"value": "three"}}}"#, "\"<= 3\""),
        (r#"{"fields": {"B": {"alpha": []}}}"#, "Expected a number, \"inf\" or \"-inf\""),
        (r#"{"fields": {"B": {"cut": "0/1"}}}"#, "Expected a list"),
        (r#"{"fields": {"B": {"cut": [true]}}}"#, "Expected the id of a node"),
        (r#"{"best": "Z"}"#, "no node \"Z\""),
        (r#"{"best": ["B"]}"#, "Expected the id of a node"),
    ] {
        let output = poda("unreadable", &["--lang", "en"], sheet);
        let message = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0), "{sheet}: {message}");
        assert!(message.contains(said) && message.lines().count() == 1, "{sheet}: {message}");
    }
    let flags = poda("unreadable", &["--kinds", "value"], "{}");
    assert_eq!((flags.status.code(), flags.stdout.len()), (Some(2), 0));
}

/// Marks the sheets of a class.
fn class(name: &str, table: &str) -> (Option<i32>, String, String) {
    let path = file(name, TREE);
    let csv = path.with_extension("csv");
    fs::write(&csv, table).unwrap();
    let output = program(&["practice", "--blank", "--lang", "en", "--csv"]).args([&csv, &path]).output().unwrap();
    (output.status.code(), out(&output).to_owned(), err(&output).replace(&*csv.display().to_string(), "class.csv"))
}

/// A row is marked as a sheet of its own, and only the fields that have a column count.
#[test]
fn the_sheets_of_a_class_are_typed_as_rows() {
    let table = "name,student,B.value,C.cut,C.value,D.value,A.value,best\n\
                 Ana,117,3,1/1 1/2,<= 2,2,3,B\n\
                 \"Ruiz, Leo\",118,8,\"1/1,1/2\",2,,8,B\n\
                 Eva,119,−3,-\n";
    let (status, out, err) = class("class", table);
    assert_eq!((status, err.as_str()), (Some(0), ""));
    let expected = [
        "\"name\",\"student\",\"points\",\"of\",\"first_wrong\",\"B.value\",\"C.cut\",\"C.value\",\"D.value\",\"A.value\",\"best\"",
        "\"Ana\",\"117\",6,6,\"\",\"right\",\"right\",\"right\",\"right\",\"right\",\"right\"",
        "\"Ruiz, Leo\",\"118\",3,6,\"B.value\",\"wrong\",\"right\",\"wrong\",\"empty\",\"consequent\",\"right\"",
        "\"Eva\",\"119\",0,6,\"B.value\",\"wrong\",\"wrong\",\"empty\",\"empty\",\"empty\",\"empty\"",
    ];
    assert_eq!(out.lines().collect::<Vec<_>>(), expected);
}

/// A spreadsheet in Spanish separates cells by semicolons, and decimals by commas.
#[test]
fn a_table_of_a_spreadsheet_in_any_language_is_marked() {
    let (status, out, err) = class("class-semicolons", "\u{feff}Nombre;Matrícula;B.value;best\r\nAna;117;3,0;B\r\n");
    assert_eq!((status, err.as_str()), (Some(0), ""));
    let rows: Vec<_> = out.lines().collect();
    let header = "\"Nombre\",\"Matrícula\",\"points\",\"of\",\"first_wrong\",\"B.value\",\"best\"";
    assert_eq!(rows, [header, "\"Ana\",\"117\",2,2,\"\",\"right\",\"right\""]);
}

/// Asked on papers alone: a column is marked, and where it is empty, it counts.
#[test]
fn the_leaves_that_can_be_pruned_are_typed_as_a_column() {
    let (status, out, err) = class("class-ever", "name,ever\nAna,1/1 1/2 2/1 2/2\nLeo,-\nEva,\n");
    assert_eq!((status, err.as_str()), (Some(0), ""));
    let rows: Vec<_> = out.lines().skip(1).collect();
    assert_eq!(rows, ["\"Ana\",1,1,\"\",\"right\"", "\"Leo\",0,1,\"ever\",\"wrong\"", "\"Eva\",0,1,\"\",\"empty\""]);
}

#[test]
fn what_cannot_be_read_in_a_table_is_named_with_its_line() {
    let (status, out, err) = class("class-columns", "name,B.worth,Z.value\nAna,3,3\n");
    assert_eq!((status, out.as_str(), err.lines().count()), (Some(1), "", 2));
    assert!(err.starts_with("class.csv:1: There is no column \"B.worth\"."), "{err}");
    assert!(err.contains("class.csv:1: The tree of this position has no node \"Z\"."), "{err}");
    let (status, out, err) = class("class-cells", "name,B.value,C.cut,best\nAna,3,-,B\nLeo,three,Q,7\n");
    assert_eq!((status, out.as_str(), err.lines().count()), (Some(1), "", 3));
    assert!(err.lines().all(|line| line.starts_with("class.csv:3: ")), "{err}");
}
