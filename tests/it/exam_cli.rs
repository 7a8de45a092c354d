//! `poda exam`: the files that it writes, the key as data, what it refuses; and `poda practice --exam-code`.

use poda::file::load;
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;
use tempfile::{TempDir, tempdir};

fn poda(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_poda")).current_dir(folder).args(arguments).output().unwrap()
}

fn exam(folder: &Path, flags: &[&str]) -> Output {
    poda(folder, &[&["exam", "--lang", "en"], flags].concat())
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

fn key(folder: &TempDir) -> Value {
    serde_json::from_slice(&fs::read(folder.path().join("key.json")).unwrap()).unwrap()
}

fn names(folder: &TempDir) -> Vec<String> {
    let entries = fs::read_dir(folder.path()).unwrap();
    let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[cfg(unix)]
#[test]
fn a_paper_that_is_interrupted_leaves_nothing_behind() {
    let folder = tempdir().unwrap();
    let arguments = ["exam", "--lang", "en", "--seed", "7", "--variants", "26", "--count", "20", "-o", "exam.pdf"];
    let mut command = Command::new(env!("CARGO_BIN_EXE_poda"));
    command.current_dir(folder.path()).args(arguments).stderr(Stdio::piped()).stdout(Stdio::null());
    let poda = command.spawn().unwrap();
    std::thread::sleep(Duration::from_millis(300));
    assert!(Command::new("kill").args(["-INT", &poda.id().to_string()]).status().unwrap().success());
    let output = poda.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text(&output.stderr), "The paper was interrupted, and nothing is written.\n");
    assert!(names(&folder).is_empty());
}

#[test]
fn a_position_with_very_many_moves_is_refused_in_little_memory() {
    let folder = tempdir().unwrap();
    let piles = ["1000"; 20].join(", ");
    fs::write(folder.path().join("nim.ron"), format!("(version: 1, game: Nim(piles: [{piles}]))")).unwrap();
    let line =
        format!("ulimit -v {}; exec {} exam --lang en nim.ron -o exam.pdf", 700 << 10, env!("CARGO_BIN_EXE_poda"));
    let output = Command::new("sh").current_dir(folder.path()).args(["-c", &line]).output().unwrap();
    assert!(text(&output.stderr).contains("cut short by a limit"), "{}", text(&output.stderr));
    assert_eq!(names(&folder), ["nim.ron"]);
}

#[test]
fn a_paper_is_written_with_its_key_beside_it() {
    let folder = tempdir().unwrap();
    let output = exam(folder.path(), &["--seed", "7", "--count", "2", "--variants", "2", "-o", "exam.pdf"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    assert!(
        said.starts_with("Seed 7; the code of the paper is 7-") && said.contains("Written: exam-key.pdf"),
        "{said}"
    );
    assert_eq!(names(&folder), ["exam-key.pdf", "exam.pdf"]);
    let sheet = fs::read(folder.path().join("exam.pdf")).unwrap();
    let flags =
        ["--seed", "7", "--count", "2", "--variants", "2", "-o", "exam.pdf", "--key", "solution.pdf", "--paper", "a4"];
    assert!(exam(folder.path(), &flags).status.success());
    assert_eq!(names(&folder), ["exam-key.pdf", "exam.pdf", "solution.pdf"]);
    assert_eq!(fs::read(folder.path().join("exam.pdf")).unwrap(), sheet, "the same seed gives the same bytes");
    let [first, other] = ["exam-key.pdf", "solution.pdf"].map(|name| fs::read(folder.path().join(name)).unwrap());
    assert_eq!(first, other);
}

#[test]
fn a_key_that_cannot_be_written_leaves_no_paper_without_it() {
    let folder = tempdir().unwrap();
    for flag in ["--key", "--key-json"] {
        let output = exam(folder.path(), &["--seed", "7", "-o", "exam.pdf", flag, "none/key"]);
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).contains("There is no such folder."), "{}", text(&output.stderr));
        assert!(names(&folder).is_empty(), "{:?}", names(&folder));
    }
}

#[test]
fn the_key_as_data_is_as_the_format_says() {
    let folder = tempdir().unwrap();
    let flags =
        ["--seed", "7", "--count", "2", "--depth", "4", "--contents", "shallow=1,deep=1,equal=0", "--variants", "2"];
    assert!(exam(folder.path(), &[&flags[..], &["--key-json", "key.json"]].concat()).status.success());
    let key = key(&folder);
    assert_eq!(key["seed"], Value::from(7));
    let exercises = key["exercises"].as_array().unwrap();
    let places: Vec<_> =
        exercises.iter().map(|it| (it["variant"].as_str().unwrap(), it["number"].as_u64().unwrap())).collect();
    assert_eq!(places, [("A", 1), ("A", 2), ("B", 1), ("B", 2)]);
    for exercise in exercises {
        let position = exercise["position"].as_str().unwrap();
        assert!(load(position.as_bytes()).is_ok(), "{position}");
        let contents = &exercise["contents"];
        let counts = ["shallow", "deep", "equal"].map(|name| contents[name].as_u64().unwrap());
        assert_eq!(counts, [1, 1, 0]);
        assert!(contents["at_last_child"].is_u64());
        let fields = exercise["fields"].as_array().unwrap();
        assert_eq!(exercise["points"].as_u64(), Some(fields.len() as u64));
        for field in fields {
            let (name, expected) = (field["field"].as_str().unwrap(), &field["expected"]);
            let is_well_formed = match name.rsplit('.').next().unwrap() {
                "cut" => expected.is_array(),
                "best" => expected.is_string(),
                _ => expected.is_number() || expected.is_string(),
            };
            assert!(is_well_formed && !field["reason"].as_str().unwrap().is_empty(), "{field}");
        }
        assert_eq!(fields.last().unwrap()["field"], Value::from("best"));
    }
}

#[test]
fn the_root_of_a_key_is_what_solve_says() {
    let folder = tempdir().unwrap();
    for kind in ["tree", "ttt", "connect", "kalah", "nim"] {
        let flags = ["--seed", "3", "--kind", kind, "--ask", "values,best", "--key-json", "key.json"];
        assert!(exam(folder.path(), &flags).status.success());
        let key = key(&folder);
        let exercise = &key["exercises"][0];
        fs::write(folder.path().join("position.ron"), exercise["position"].as_str().unwrap()).unwrap();
        let solved = poda(folder.path(), &["solve", "--json", "position.ron"]);
        let solved: Value = serde_json::from_slice(&solved.stdout).unwrap();
        let fields = exercise["fields"].as_array().unwrap();
        let expected = |at: usize| &fields[fields.len() - at]["expected"];
        assert_eq!((expected(1), expected(2)), (&solved["best"], &solved["value"]), "{kind}");
    }
}

#[test]
fn an_exercise_comes_back_by_its_code() {
    let folder = tempdir().unwrap();
    let flags = ["--kind", "ttt", "--count", "2", "--variants", "2", "--fail", "hard", "--key-json", "key.json"];
    assert!(exam(folder.path(), &flags).status.success(), "a seed is chosen");
    let key = key(&folder);
    let code = key["code"].as_str().unwrap();
    let printed = key["exercises"][3]["position"].as_str().unwrap();
    let by_code = format!("{code} · B · 2");
    let by_flags = ["--exam-code", code, "--variant", "b", "--exercise", "2"];
    let seed = key["seed"].to_string();
    let wishes = ["--seed", &seed, "--game", "ttt", "--fail", "hard", "--variant", "B", "--exercise", "2"];
    for flags in [&["--exam-code", &by_code][..], &by_flags, &wishes] {
        let output = poda(folder.path(), &[&["practice", "--generate"], flags].concat());
        assert_eq!(text(&output.stdout), printed, "{}", text(&output.stderr));
    }
    let blank = poda(folder.path(), &["practice", "--blank", "--sheet", "--exam-code", &by_code]);
    assert!(text(&blank.stdout).starts_with("{\"fields\":{\"root\":"), "{}", text(&blank.stderr));
}

#[test]
fn what_cannot_be_is_refused_and_nothing_is_written() {
    let folder = tempdir().unwrap();
    for (flags, code, said) in [
        (&["-o", "exam.doc"][..], 2, "does not say which format"),
        (&["-o", "exam"], 2, "does not say which format"),
        (&["-o", "none/exam.pdf"], 1, "could not be written"),
        (&["-o", "exam.pdf", "--count", "0"], 2, "1 to 20 exercises"),
        (&["-o", "exam.pdf", "--count", "99999999999"], 2, "1 to 20 exercises"),
        (&["-o", "exam.pdf", "--count", "-1"], 2, "--count"),
        (&["-o", "exam.pdf", "--variants", "27"], 2, "1 to 26 variants"),
        (&["-o", "exam.pdf", "--ask", "values,colors"], 2, "values, windows, cuts, best"),
        (&["-o", "exam.pdf", "--ask", ""], 2, "values, windows, cuts, best"),
        (&["-o", "exam.pdf", "--contents", "shallow=2..1"], 2, "Expected contents"),
        (&["-o", "exam.pdf", "--contents", "deep=1", "--depth", "3"], 1, "needs at least 4 plies"),
        (&["-o", "exam.pdf", "--kind", "chess"], 2, "tree, tic-tac-toe"),
        (&["-o", "exam.pdf", "--algorithm", "mtdf"], 1, "carried out by hand"),
        (&["-o", "exam.pdf", "--depth", "99"], 1, "1 to 8"),
        (&["-o", "exam.pdf", "--depth", "8", "--branching", "10"], 1, "600 nodes"),
        (&["-o", "exam.pdf", "--paper", "a3"], 2, "a4, letter"),
        (&["-o", "exam.pdf", "--seed", "18446744073709551616"], 2, "--seed"),
        (&["-o", "exam.pdf", "--key", "./exam.pdf"], 1, "the same name"),
        (&["-o", "exam.pdf", "--key-json", "exam-key.pdf"], 1, "the same name"),
        (&["--seed", "7"], 2, "--output"),
        (&["--key", "key.pdf", "--key-json", "key.json"], 2, "--output"),
        (&["-o", "exam.pdf", "none.ron"], 1, "none.ron"),
        (&["-o", "exam.pdf", "--seed", "7", "1"], 2, "--seed"),
    ] {
        let output = exam(folder.path(), flags);
        let error = text(&output.stderr);
        assert!(output.status.code() == Some(code) && error.contains(said), "{flags:?}: {:?} {error}", output.status);
        assert_eq!(names(&folder), [""; 0], "{flags:?}");
    }
    for code in ["7-99", "x", "", "7 B 3 4", "7-HH45G-", "−7"] {
        let output = poda(folder.path(), &["practice", "--lang", "en", "--exam-code", code]);
        assert_eq!(output.status.code(), Some(2), "{code}: {}", text(&output.stderr));
    }
}

#[test]
fn a_search_with_an_order_of_its_own_is_refused_for_paper_and_for_banks() {
    let folder = tempdir().unwrap();
    let position = "(version: 1, game: Tree(tree: [[3, 12], [2, 4]]), search: (algorithm: AlphaBeta, killers: 2))";
    fs::write(folder.path().join("own.ron"), position).unwrap();
    for file in ["exam.pdf", "exam.tex", "exam.xml", "exam.zip"] {
        let output = exam(folder.path(), &["-o", file, "own.ron"]);
        assert!(text(&output.stderr).contains("an order of its own"), "{file}: {}", text(&output.stderr));
    }
    assert_eq!(names(&folder), ["own.ron"]);
}

#[test]
fn a_position_that_is_asked_about_is_not_overwritten() {
    let folder = tempdir().unwrap();
    let position = "(version: 1, game: Tree(tree: [[3, 12], [2, 4]]))";
    fs::write(folder.path().join("own.ron"), position).unwrap();
    for flags in [&["-o", "own.ron", "--format", "pdf", "own.ron"][..], &["--key-json", "./own.ron", "own.ron"]] {
        let output = exam(folder.path(), flags);
        assert!(text(&output.stderr).contains("not written over a position"), "{}", text(&output.stderr));
        assert_eq!(fs::read_to_string(folder.path().join("own.ron")).unwrap(), position);
    }
}

#[test]
fn the_source_of_a_paper_that_was_edited_is_kept() {
    let folder = tempdir().unwrap();
    let write = || exam(folder.path(), &["-o", "exam.tex", "--seed", "7"]).status.success();
    assert!(write());
    let source = fs::read_to_string(folder.path().join("exam.tex")).unwrap();
    assert!(write());
    assert_eq!(names(&folder), ["exam.tex"], "nothing was lost");
    fs::write(folder.path().join("exam.tex"), "edited").unwrap();
    assert!(write());
    assert_eq!(names(&folder), ["exam.tex", "exam.tex~"]);
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    assert_eq!((read("exam.tex"), read("exam.tex~")), (source, "edited".to_owned()));
}

#[test]
fn a_paper_can_be_made_of_position_files() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("own.ron"), "(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]]))")
        .unwrap();
    let flags = ["-o", "exam.pdf", "--ask", "values,windows,cuts,best", "--key-json", "key.json", "own.ron", "a-to-n"];
    let output = exam(folder.path(), &flags);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let key = key(&folder);
    assert_eq!((&key["seed"], &key["code"]), (&Value::Null, &Value::Null));
    let value = &key["exercises"][0]["fields"][6];
    assert_eq!((&value["field"], &value["expected"]), (&Value::from("1.cut"), &Value::from(vec!["1/1", "1/2"])));
    assert_eq!(names(&folder), ["exam-key.pdf", "exam.pdf", "key.json", "own.ron"]);
    let leaf = "(version: 1, game: Tree(tree: 3))";
    fs::write(folder.path().join("leaf.ron"), leaf).unwrap();
    let refused = exam(folder.path(), &["-o", "leaf.pdf", "leaf.ron"]);
    assert!(text(&refused.stderr).contains("no moves"), "{}", text(&refused.stderr));
    let wide = "(version: 1, game: TicTacToe(), search: (depth: 3))";
    let killers = "(version: 1, game: Tree(tree: [[3, 12], [2, 4]]), search: (killers: 1))";
    for (position, said) in [(wide, "too large for a page"), (killers, "in an order of its own")] {
        fs::write(folder.path().join("own.ron"), position).unwrap();
        let refused = exam(folder.path(), &["-o", "own.pdf", "own.ron"]);
        assert!(text(&refused.stderr).contains(said), "{}", text(&refused.stderr));
    }
    assert!(!folder.path().join("own.pdf").exists());
}
