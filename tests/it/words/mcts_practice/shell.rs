//! Practice from a shell: the lines of a program, what a student reads, and the generated exercise.

use crate::cli::program::{fed, objects, program, text};
use crate::core::mcts::file;
use poda::file::load_for_any_search;
use serde_json::{Value, json};
use std::process::Output;
use tempfile::TempDir;

/// Runs `poda practice` on a position file with this input.
fn practice(text: &str, flags: &[&str], input: &str) -> Output {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("exercise.ron");
    std::fs::write(&path, text).unwrap();
    fed(program(&["practice"]).args(flags).arg(&path), input)
}

fn figure() -> String {
    let tree = "(name: \"A\", children: [(name: \"B\", children: [3, 12]), (name: \"C\", children: [2, 4]), (name: \"D\", children: [5, 6])])";
    file(&format!("Tree(bounds: (0, 12), tree: {tree})"), "iterations: 9, exploration: 1")
}

/// Answering with what a first run has shown is right throughout.
#[test]
fn the_answers_that_are_shown_are_right() {
    let shown = practice(&figure(), &["--json", "--lang", "en"], &"{\"answer\": null}\n".repeat(60));
    let shown = objects(&shown);
    let verdicts: Vec<&Value> = shown.iter().filter(|line| line.get("right").is_some()).collect();
    let input: String = verdicts
        .iter()
        .fold(String::new(), |all, verdict| all + &json!({"answer": verdict["answers"][0]}).to_string() + "\n");
    let answered = practice(&figure(), &["--json", "--lang", "en"], &input);
    assert!(answered.status.success());
    let answered = objects(&answered);
    let right = answered.iter().filter(|line| line["right"] == true).count();
    assert_eq!(answered.last().unwrap(), &json!({"done": true, "asked": right, "right_first": right}));
    assert!(10 < right && right == verdicts.len());
}

#[test]
fn the_lines_have_the_fields_of_the_contract() {
    let input =
        "{\"answer\": \"B\"}\n{\"answer\": 0.5}\nnonsense\n{\"answer\": \"2/3\"}\n{\"answer\": null}\n".repeat(12);
    insta::assert_snapshot!(text(&practice(&figure(), &["--json", "--lang", "en"], &input).stdout));
}

#[test]
fn only_the_kinds_that_are_named_are_asked() {
    for kind in ["select", "term", "backup", "decide"] {
        let listed = objects(&practice(&figure(), &["--json", "--list", "--kinds", kind], ""));
        assert!(!listed.is_empty() && listed.iter().all(|line| line["kind"] == kind));
    }
    let both = objects(&practice(&figure(), &["--json", "--list", "--kinds", "decide,next"], ""));
    assert_eq!(both.len(), 1);
    let none = practice(&figure(), &["--json", "--kinds", "next", "--lang", "en"], "");
    assert!(!none.status.success());
    assert!(
        text(&none.stderr)
            .contains("no question of these kinds: next. It has questions of these: select, term, backup, decide.")
    );
    let search =
        practice("(version: 1, game: Tree(tree: [[3, 5], [2, 4]]))", &["--kinds", "select", "--lang", "en"], "");
    assert!(text(&search.stderr).contains("no question of these kinds: select."), "{}", text(&search.stderr));
}

#[test]
fn a_student_reads_and_types() {
    let typed = "?\n?\n?\n1.5\nshow\nB\nC\n2/3\nshow\nhelp\nx\n".repeat(3) + "quit\n";
    let said = |language| text(&practice(&figure(), &["--lang", language], &typed).stdout).to_owned();
    insta::assert_snapshot!("a_student_reads_and_types_en", said("en"));
    insta::assert_snapshot!("a_student_reads_and_types_es", said("es"));
}

#[test]
fn answers_are_handed_in() {
    let folder = TempDir::new().unwrap();
    let report = folder.path().join("report.json");
    let flags = ["--json", "--name", "Ana", "--report", report.to_str().unwrap()];
    let output = practice(&figure(), &flags, &"{\"answer\": null}\n".repeat(60));
    assert!(output.status.success(), "{}", text(&output.stderr));
    let written: Value = serde_json::from_str(&std::fs::read_to_string(&report).unwrap()).unwrap();
    let collected = program(&["practice", "--collect"]).arg(&report).output().unwrap();
    assert!(collected.status.success() && text(&collected.stdout).contains("Ana"), "{written}");
}

#[test]
fn an_exercise_is_generated_with_what_is_wished_for() {
    let generate = |flags: &[&str]| fed(program(&["practice", "--generate", "--lang", "en"]).args(flags), "");
    let output =
        generate(&["--seed", "7", "--wish", "exploration,near-tie", "--json", "--depth", "3", "--iterations", "8..9"]);
    let line = &objects(&output)[0];
    let document = load_for_any_search(line["position"].as_str().unwrap().as_bytes()).unwrap();
    assert!((8..=9).contains(&document.sampled().unwrap().iterations));
    let contents = &line["contents"];
    assert!(0 < contents["exploration"].as_u64().unwrap() && 0 < contents["near_ties"].as_u64().unwrap());
    let plain = generate(&["--seed", "7", "--mcts"]);
    assert!(load_for_any_search(&plain.stdout).unwrap().sampled().is_some());
    insta::assert_snapshot!(text(&plain.stderr));
    for by_priors in [&["--selection", "puct"][..], &["--algorithm", "puct"], &["--mcts", "--selection", "PUCT"]] {
        let generated = generate(&[&["--seed", "7"], by_priors].concat());
        let document = load_for_any_search(&generated.stdout).unwrap();
        assert!(document.sampled().unwrap().has_priors(), "{by_priors:?}");
    }
    for wrong in [
        &["--mcts", "--wish", "shallow"][..],
        &["--mcts", "--ragged"],
        &["--mcts", "--depth", "9"],
        &["--mcts", "--priors", "softmax"],
        &["--selection", "puct", "--rollout", "evaluation"],
    ] {
        let refused = generate(wrong);
        assert!(!refused.status.success() && refused.stdout.is_empty() && !refused.stderr.is_empty());
    }
    for wrong in [&["--iterations", "5"][..], &["--mcts", "--game", "nim"], &["--wish", "near-tie,deep"]] {
        assert_eq!(generate(wrong).status.code(), Some(2), "{wrong:?}");
    }
}

#[test]
fn a_table_is_filled_in_and_marked() {
    let empty = objects(&practice(&figure(), &["--blank", "--sheet"], ""));
    assert_eq!(empty[0]["rollouts"].as_array().unwrap().len(), 9);
    assert_eq!(empty[0]["fields"].as_object().unwrap().len(), 10);
    let marked = objects(&practice(&figure(), &["--blank", "--json", "--lang", "en"], &empty[0].to_string()));
    let (total, fields) = marked.split_last().unwrap();
    assert_eq!(total["points"], 0);
    let mut filled = json!({ "fields": {}, "best": fields.last().unwrap()["expected"] });
    for line in &fields[..fields.len() - 1] {
        let (node, part) = line["field"].as_str().unwrap().rsplit_once('.').unwrap();
        filled["fields"][node][part] = line["expected"].clone();
    }
    let marked = objects(&practice(&figure(), &["--blank", "--json", "--lang", "en"], &filled.to_string()));
    let (total, fields) = marked.split_last().unwrap();
    assert_eq!((&total["points"], &total["first_wrong"]), (&total["of"], &Value::Null));
    let said: Vec<&str> = fields.iter().map(|line| line["reason"].as_str().unwrap()).collect();
    insta::assert_snapshot!(said.join("\n"));
    for wrong in [
        "{\"fields\": {\"X\": \"1/2\"}}",
        "{\"fields\": {\"B\": 3}}",
        "{\"best\": 7}",
        "[]",
        "{",
        "{\"fields\": {\"B\": {\"w\": \"x\"}}}",
    ] {
        let refused = practice(&figure(), &["--blank", "--json"], wrong);
        assert!(
            !refused.status.success() && refused.stdout.is_empty() && text(&refused.stderr).lines().count() == 1,
            "{wrong}"
        );
    }
}

/// A file with the questions that its author chose.
fn chosen(practice: &str) -> String {
    let figure = figure();
    figure.trim_end().strip_suffix(')').unwrap().to_owned() + &format!(", practice: ({practice}))")
}

#[test]
fn the_questions_that_an_author_chose_are_asked() {
    let listed = objects(&practice(&figure(), &["--json", "--list"], ""));
    let mut of_kinds = ["backup", "select", "decide"].map(|kind| {
        let question = listed.iter().rfind(|line| line["kind"] == kind).unwrap();
        (kind, question["step"].as_u64().unwrap())
    });
    of_kinds.sort_by_key(|&(_, step)| step);
    let word = |kind: &str| kind[..1].to_uppercase() + &kind[1..];
    let entries: Vec<String> =
        of_kinds.iter().map(|(kind, step)| format!("(kind: {}, step: {step})", word(kind))).collect();
    let text_of = |more: &str| chosen(&format!("attempts: 1, {more}questions: [{}]", entries.join(", ")));
    let asked = objects(&practice(&text_of(""), &["--json"], &"{\"answer\": null}\n".repeat(9)));
    let asked = asked.iter().filter(|line| line.get("kind").is_some());
    let asked: Vec<_> = asked.map(|line| (line["kind"].as_str().unwrap(), line["step"].as_u64().unwrap())).collect();
    assert_eq!(asked, of_kinds);
    // Kinds that a flag names are asked instead.
    let named = objects(&practice(&text_of(""), &["--json", "--list", "--kinds", "term"], ""));
    assert!(3 < named.len());
    let refused = practice(&text_of("kinds: [Term], "), &["--json", "--lang", "en"], "");
    let said = text(&refused.stderr);
    assert!(!refused.status.success() && refused.stdout.is_empty());
    assert_eq!(said.matches("leaves this kind out").count(), 3, "{said}");
    let none = practice(&chosen("questions: [(kind: Select, step: 1)]"), &["--json", "--lang", "en"], "");
    assert!(text(&none.stderr).contains("no question of the kind select at step 1."), "{}", text(&none.stderr));
    // Questions about other searches wait until the document is searched by one.
    let answers = "{\"answer\": null}\n".repeat(60);
    let other = practice(&chosen("questions: [(kind: Value, step: 4)]"), &["--json", "--lang", "en"], &answers);
    assert!(10 < objects(&other).len(), "{}", text(&other.stderr));
}

#[test]
fn the_tables_of_a_class_are_marked() {
    let marked = |table: &str| {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("class.csv");
        std::fs::write(&path, table).unwrap();
        practice(&figure(), &["--blank", "--lang", "en", "--csv", path.to_str().unwrap()], "")
    };
    let empty = objects(&practice(&figure(), &["--blank", "--json"], "{}"));
    let (total, fields) = empty.split_last().unwrap();
    let written = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let [names, right]: [Vec<String>; 2] =
        ["field", "expected"].map(|key| fields.iter().map(|it| written(&it[key])).collect());
    let table = format!("name,{},A.n\nAna,{},9\nBea,{}\n", names.join(","), right.join(","), ",".repeat(names.len()));
    let output = marked(&table);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let rows: Vec<String> = text(&output.stdout).lines().map(str::to_owned).collect();
    assert_eq!(rows[0], format!("\"name\",\"points\",\"of\",\"first_wrong\",\"{}\",\"A.n\"", names.join("\",\"")));
    let of = &total["of"];
    let all = |mark: &str| vec![format!("\"{mark}\""); names.len()].join(",");
    assert_eq!(rows[1], format!("\"Ana\",{of},{of},\"\",{},\"\"", all("right")));
    assert_eq!(rows[2], format!("\"Bea\",0,{of},\"\",{},\"\"", all("empty")));
    let output = marked("name,B.w,B.n\nAna,99,1\n");
    assert!(text(&output.stdout).contains("\"Ana\",0,2,\"B.n\",\"wrong\",\"wrong\""), "{}", text(&output.stdout));
    let refused = marked("name,B.value,Z.w\n");
    assert!(!refused.status.success() && refused.stdout.is_empty());
    let said = text(&refused.stderr);
    assert!(said.contains("There is no column \"B.value\".") && said.contains("no node \"Z\""), "{said}");
    let refused = marked("B.w\nx\n");
    let said = text(&refused.stderr);
    assert!(said.contains(":2: \"B.w\" is \"x\". Expected a number"), "{said}");
}
