//! The study kit: the command in its README writes two forms that are parallel, but not the same.

use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

fn read_me() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/study/README.md")).unwrap()
}

/// The arguments of the command in the README; only a title in quotes has spaces.
fn arguments(page: &str) -> Vec<String> {
    let command = page.lines().find(|line| line.starts_with("poda exam")).unwrap();
    let parts = command.split('"').enumerate().flat_map(|(index, part)| {
        if index % 2 == 1 { vec![part.to_owned()] } else { part.split_whitespace().map(str::to_owned).collect() }
    });
    parts.skip(1).collect()
}

/// The values of the leaves in a position, in order.
fn leaves(position: &str) -> Vec<&str> {
    position.split("value: ").skip(1).filter_map(|rest| rest.split_once(')')).map(|(value, _)| value).collect()
}

/// The tree of a position without its values.
fn shape(exercise: &Value) -> String {
    let position = exercise["position"].as_str().unwrap();
    let tree = &position[position.find("tree:").unwrap()..position.find("practice:").unwrap()];
    let without_values =
        tree.split("value: ").map(|part| part.trim_start_matches(|letter: char| letter.is_ascii_digit()));
    without_values.collect::<String>().split_whitespace().collect()
}

/// The nodes and leaves that alpha-beta visits in an exercise, the branches that it prunes, and what each of its
/// cutoffs prunes.
fn work(folder: &Path, exercise: &Value) -> (Vec<Value>, Vec<usize>) {
    fs::write(folder.join("exercise.ron"), exercise["position"].as_str().unwrap()).unwrap();
    let output =
        Command::new(env!("CARGO_BIN_EXE_poda")).current_dir(folder).args(["solve", "--json", "exercise.ron"]).output();
    let solved: Value = serde_json::from_slice(&output.unwrap().stdout).unwrap();
    let cutoffs = solved["cutoffs"].as_array().unwrap().iter();
    let mut pruned: Vec<usize> = cutoffs.map(|cutoff| cutoff["pruned"].as_array().unwrap().len()).collect();
    pruned.sort_unstable();
    (["nodes", "leaves", "pruned_branches"].map(|count| solved[count].clone()).to_vec(), pruned)
}

#[test]
fn the_two_forms_ask_the_same_of_other_trees() {
    let (page, folder) = (read_me(), TempDir::new().unwrap());
    let mut command = Command::new(env!("CARGO_BIN_EXE_poda"));
    let output = command.current_dir(folder.path()).args(arguments(&page)).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(folder.path().join("forms.pdf").exists());
    let key: Value = serde_json::from_slice(&fs::read(folder.path().join("forms.json")).unwrap()).unwrap();
    let exercises = key["exercises"].as_array().unwrap();
    let form = |variant: &str| exercises.iter().filter(|it| it["variant"] == variant).collect::<Vec<_>>();
    let [one, other] = ["A", "B"].map(form);
    assert_eq!((one.len(), other.len(), exercises.len()), (3, 3, 6));
    let mut points = 0;
    for (a, b) in one.iter().zip(&other) {
        // Which nodes have fields in the key depends on what is pruned; how many of each kind does not.
        let kinds = |exercise: &Value| {
            let fields = exercise["fields"].as_array().unwrap().iter().map(|field| field["field"].as_str().unwrap());
            let mut kinds: Vec<_> = fields.map(|name| name.rsplit('.').next().unwrap().to_owned()).collect();
            kinds.sort();
            kinds
        };
        assert_eq!(kinds(a), kinds(b));
        assert!(10 < kinds(a).len());
        assert_eq!(a["contents"], b["contents"]);
        let [work_of_a, work_of_b] = [a, b].map(|exercise| work(folder.path(), exercise));
        assert_eq!(work_of_a, work_of_b);
        assert_eq!((a["number"].as_u64(), a["points"].as_u64()), (b["number"].as_u64(), b["points"].as_u64()));
        points += a["points"].as_u64().unwrap();
        let [of_a, of_b] = [a, b].map(|exercise| leaves(exercise["position"].as_str().unwrap()));
        assert_eq!(of_a.len(), of_b.len());
        assert_ne!(of_a, of_b);
        assert_eq!(shape(a), shape(b));
        let answers = |exercise: &Value| {
            exercise["fields"].as_array().unwrap().iter().map(|it| it["expected"].to_string()).collect::<Vec<_>>()
        };
        assert_ne!(answers(a), answers(b));
    }
    let trees: BTreeSet<_> = exercises.iter().map(|it| leaves(it["position"].as_str().unwrap())).collect();
    assert_eq!(trees.len(), exercises.len(), "a tree comes twice");
    assert!(page.contains(&format!("| `of` | the points possible, {points} with the command above |")), "{points}");
}
