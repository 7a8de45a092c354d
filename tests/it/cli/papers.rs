//! `poda exam`: the files that it writes, the key as data, what it refuses; and `poda practice --exam-code`.

use crate::cli::program::{program, text};
use crate::paper::pdf::reader::PdfFile;
use crate::words::players_asked::plain;
use poda::file::{load, load_with_players};
use poda::game::Game;
use poda::practice::check_algorithm;
use poda::search::TieRule;
use poda::trace::NodeKind;
use poda::trace::recorder::record;
use serde_json::Value;
use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;
use tempfile::{TempDir, tempdir};

pub fn poda(folder: &Path, arguments: &[&str]) -> Output {
    program(arguments).current_dir(folder).output().unwrap()
}

pub fn exam(folder: &Path, flags: &[&str]) -> Output {
    poda(folder, &[&["exam", "--lang", "en"], flags].concat())
}

fn key(folder: &TempDir) -> Value {
    serde_json::from_slice(&fs::read(folder.path().join("key.json")).unwrap()).unwrap()
}

pub fn names(folder: &TempDir) -> Vec<String> {
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
    let mut command = program(&arguments);
    command.current_dir(folder.path()).stderr(Stdio::piped()).stdout(Stdio::null());
    let poda = command.spawn().unwrap();
    std::thread::sleep(Duration::from_millis(300));
    // Where many programs run, it may not listen yet. Signal 2 is the second bit of those that a program catches.
    let listens = || {
        let status = fs::read_to_string(format!("/proc/{}/status", poda.id())).ok()?;
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"))?;
        Some(u64::from_str_radix(caught.trim(), 16).ok()? & 0b10 != 0)
    };
    while listens() == Some(false) {
        std::thread::sleep(Duration::from_millis(1));
    }
    assert!(Command::new("kill").args(["-INT", &poda.id().to_string()]).status().unwrap().success());
    let output = poda.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    // Between two exercises that take long it does not get to say what is not written.
    let said = ["The paper was interrupted, and nothing is written.\n", "Interrupted.\n"];
    assert!(said.contains(&text(&output.stderr)), "{}", text(&output.stderr));
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
    let data = exam(folder.path(), &["--seed", "7", "-o", "other.pdf", "--key-json", "other.json"]);
    assert!(data.status.success(), "files may have names that begin alike: {}", text(&data.stderr));
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
        (&["-o", "exam.pdf", "--count", "2", "1"], 2, "--count"),
        (&["-o", "exam.pdf", "--variants", "2", "17"], 1, "another board has other cuts"),
        (&["-o", "exam.pdf", "--students", "none.csv"], 1, "none.csv"),
        (&["-o", "exam.tex", "--students", "class.csv"], 2, "PDF alone"),
        (&["-o", "exam.xml", "--points", "10"], 2, "learning platform"),
        (&["-o", "exam.zip", "--worked-example"], 2, "learning platform"),
        (&["-o", "exam.xml", "--per-page", "2"], 2, "learning platform"),
        (&["-o", "exam.pdf", "--per-page", "0"], 2, "from 1 to 4"),
        (&["-o", "exam.pdf", "--per-page", "5"], 2, "from 1 to 4"),
        (&["-o", "exam.pdf", "--variants", "26", "a-to-n"], 1, "There are not so many variants of this tree, only "),
        (&["-o", "exam.pdf", "--points", "0"], 2, "1 to 1000"),
        (&["-o", "exam.pdf", "--weights", "values=0"], 2, "weights from 1 to 100"),
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

/// Searches that are not done by hand, and those that take their places.
const NOT_BY_HAND: [(&str, &str); 8] = [
    ("algorithm: AlphaBeta, killers: 2", "Alpha-beta"),
    ("algorithm: Negamax, history: true", "Negamax"),
    ("algorithm: AlphaBetaTable", "Alpha-beta"),
    ("algorithm: PrincipalVariation", "Alpha-beta"),
    ("algorithm: Mtdf", "Alpha-beta"),
    ("algorithm: WrongBound", "Alpha-beta"),
    ("algorithm: AlwaysNegating", "Negamax"),
    ("algorithm: Normal", "Minimax"),
];

#[test]
fn a_search_that_is_not_done_by_hand_gives_way_to_one_that_is() {
    let folder = tempdir().unwrap();
    for (search, by_hand) in NOT_BY_HAND {
        let position = format!("(version: 1, game: Nim(piles: [3]), search: ({search}))");
        fs::write(folder.path().join("own.ron"), position).unwrap();
        for file in ["exam.pdf", "exam.tex", "exam.xml", "exam.zip"] {
            let output = exam(folder.path(), &["-o", file, "--key-json", "key.json", "own.ron"]);
            assert!(output.status.success(), "{search}: {}", text(&output.stderr));
            let said = format!("The exercise asks for another: {by_hand}, from left to right.");
            assert!(text(&output.stderr).contains(&said), "{search}: {}", text(&output.stderr));
            let position = key(&folder)["exercises"][0]["position"].as_str().unwrap().to_owned();
            let search = *load(position.as_bytes()).unwrap().search().unwrap();
            assert!(!search.reorders_moves() && check_algorithm(search.algorithm).is_ok(), "{position}");
        }
    }
}

/// The generated trees are those of the seed; their vectors have the same sum, and the key has what max^n finds by its
/// definition.
#[test]
fn a_paper_of_generated_trees_of_several_players_has_the_values_of_max_n() {
    let folder = tempdir().unwrap();
    for (players, algorithm) in [("3", "max-n"), ("3", "max-n-shallow"), ("2", "max-n-shallow"), ("4", "max-n")] {
        let flags = ["--seed", "7", "--count", "2", "--variants", "2", "--players", players, "--algorithm", algorithm];
        let flags = if players == "4" { [&flags[..], &["--depth", "2"]].concat() } else { flags.to_vec() };
        let written = |file: &str| {
            let output = exam(folder.path(), &[&flags[..], &["-o", file, "--key-json", "key.json"]].concat());
            assert!(output.status.success(), "{players} {algorithm}: {}", text(&output.stderr));
            (text(&output.stdout).lines().next().unwrap().to_owned(), key(&folder))
        };
        let (said, made) = written("exam.pdf");
        for bank in ["exam.tex", "exam.xml", "exam.zip"] {
            assert_eq!(written(bank), (said.clone(), made.clone()), "{bank}");
        }
        // The code alone makes the paper again.
        let code = said.rsplit_once("is ").unwrap().1.trim_end_matches('.').to_owned();
        let again = poda(folder.path(), &["practice", "--lang", "en", "--exam-code", &code, "--list"]);
        assert!(again.status.success(), "{code}: {}", text(&again.stderr));
        let exercises: Vec<Value> = made["exercises"].as_array().unwrap().clone();
        let mut cuts = 0;
        for exercise in &exercises {
            let position = exercise["position"].as_str().unwrap();
            let document = load_with_players(position.as_bytes()).unwrap();
            let recording = record(document.search().unwrap(), document.position(), 10_000);
            let trace = recording.trace();
            cuts += trace.cutoff_steps().count();
            let sums: HashSet<String> = trace
                .nodes()
                .filter(|&node| trace.kind(node) != NodeKind::Inner)
                .map(|leaf| recording.position(leaf).payoffs().sum().unwrap().shown())
                .collect();
            assert_eq!(sums, HashSet::from(["9".to_owned()]), "{position}");
            let (payoffs, _) = plain(document.position(), 0, TieRule::First);
            let fields = exercise["fields"].as_array().unwrap();
            let root = fields.iter().find(|field| field["field"] == "A.value").unwrap();
            assert_eq!(
                root["expected"].to_string().replace(['[', ']', ' '], ""),
                payoffs.shown().replace(['(', ')', ' '], "")
            );
        }
        assert!(exercises.len() == 2 || exercises.len() == 4);
        assert_eq!(0 < cuts, algorithm == "max-n-shallow", "{players} {algorithm}");
    }
    for wrong in [
        &["--players", "1"][..],
        &["--players", "3", "--algorithm", "alpha-beta"],
        &["--algorithm", "max-n"],
        &["--players", "3", "--equal-leaves", "forbidden"],
        &["--players", "3", "--contents", "deep=1"],
        &["--players", "3", "--contents", "shallow=1"],
        &["--players", "3", "--mcts"],
    ] {
        let output = exam(folder.path(), &[wrong, &["-o", "wrong.pdf"]].concat());
        assert!(!output.status.success() && !text(&output.stderr).is_empty(), "{wrong:?}");
    }
    assert!(!names(&folder).contains(&"wrong.pdf".to_owned()));
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
    assert_eq!(key["seed"], 0);
    assert!(key["code"].as_str().unwrap().starts_with("0F-"));
    let value = &key["exercises"][0]["fields"][6];
    assert_eq!((&value["field"], &value["expected"]), (&Value::from("1.cut"), &Value::from(vec!["1/1", "1/2"])));
    assert_eq!(names(&folder), ["exam-key.pdf", "exam.pdf", "key.json", "own.ron"]);
    let leaf = "(version: 1, game: Tree(tree: 3))";
    fs::write(folder.path().join("leaf.ron"), leaf).unwrap();
    let refused = exam(folder.path(), &["-o", "leaf.pdf", "leaf.ron"]);
    assert!(text(&refused.stderr).contains("no moves"), "{}", text(&refused.stderr));
    let wide = "(version: 1, game: TicTacToe(), search: (depth: 3))";
    fs::write(folder.path().join("own.ron"), wide).unwrap();
    let refused = exam(folder.path(), &["-o", "own.pdf", "own.ron"]);
    assert!(text(&refused.stderr).contains("too large for a page"), "{}", text(&refused.stderr));
    assert!(!folder.path().join("own.pdf").exists());
}

/// The fields of an exercise, each with what belongs in it.
type Fields = Vec<(String, Value)>;

/// Worked by hand. C: 1/2·3 + 1/2·10 = 6.5 at most, and MAX has 7. B of the other tree: 1/3·3 + 2/3·6 = 5.
#[test]
fn papers_about_chance_have_the_answers_that_are_found_by_hand() {
    let folder = tempdir().unwrap();
    let lessons = ["star1", "max-chance-min"];
    for file in ["exam.pdf", "exam.tex", "exam.xml", "exam.zip"] {
        let flags = ["-o", file, "--ask", "values,windows,cuts,best", "--key-json", "key.json"];
        let output = exam(folder.path(), &[&flags[..], &lessons].concat());
        assert!(output.status.success(), "{file}: {}", text(&output.stderr));
        let of_exercise = |exercise: &Value| {
            let fields = exercise["fields"].as_array().unwrap().iter();
            fields
                .map(|field| format!("{} {}", field["field"].as_str().unwrap(), field["expected"]))
                .collect::<Vec<_>>()
        };
        let found: Vec<_> = key(&folder)["exercises"].as_array().unwrap().iter().map(of_exercise).collect();
        let star1 = [
            "B.alpha 0",
            "B.beta 10",
            "B.cut []",
            "B.value 7",
            "C.alpha 7",
            "C.beta 10",
            r#"C.cut ["C2","C3"]"#,
            r#"C.value "<= 6.5""#,
            "A.cut []",
            "A.value 7",
            r#"best "B""#,
        ];
        let plain =
            ["D.value 3", "E.value 6", "B.value 5", "F.value 2", "G.value 4", "C.value 3", "A.value 5", r#"best "B""#];
        assert_eq!(found, [&star1[..], &plain], "{file}");
    }
    let paper = fs::read_to_string(folder.path().join("exam.tex")).unwrap();
    assert!(paper.contains("At a circle chance decides") && paper.contains("Every leaf lies between 0 and 10"));
}

/// The leaves of the trees of a key, and the fields with what belongs in them, exercise by exercise.
fn leaves_and_fields(key: &Value) -> Vec<(Vec<f64>, Fields)> {
    let exercise = |exercise: &Value| {
        let document = load(exercise["position"].as_str().unwrap().as_bytes()).unwrap();
        let poda::game::any::AnyGame::Tree(tree) = document.position() else { panic!() };
        let leaves = tree.nodes().iter().filter_map(|node| node.value).map(poda::score::Score::get).collect();
        let fields = exercise["fields"].as_array().unwrap().iter();
        let fields = fields.map(|field| (field["field"].as_str().unwrap().to_owned(), field["expected"].clone()));
        (leaves, fields.collect())
    };
    key["exercises"].as_array().unwrap().iter().map(exercise).collect()
}

#[test]
fn variants_of_a_file_have_its_leaves_and_its_cuts_and_other_values() {
    let folder = tempdir().unwrap();
    let flags = ["--variants", "4", "--key-json", "key.json", "-o", "exam.pdf", "a-to-n"];
    let output = exam(folder.path(), &flags);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let first = key(&folder);
    let exercises = leaves_and_fields(&first);
    let sorted = |leaves: &[f64]| {
        let mut sorted = leaves.to_vec();
        sorted.sort_by(f64::total_cmp);
        sorted
    };
    let of_part = |fields: &[(String, Value)], part: &str| -> Fields {
        fields.iter().filter(|(name, _)| name.ends_with(part)).cloned().collect()
    };
    for (index, (leaves, fields)) in exercises.iter().enumerate() {
        assert_eq!(sorted(leaves), sorted(&exercises[0].0));
        assert_eq!(of_part(fields, ".cut"), of_part(&exercises[0].1, ".cut"));
        assert_eq!(first["exercises"][index]["contents"], first["exercises"][0]["contents"]);
        for (_, others) in &exercises[..index] {
            assert_ne!(of_part(fields, ".value"), of_part(others, ".value"));
        }
    }
    assert!(exam(folder.path(), &flags).status.success());
    assert_eq!(key(&folder), first, "the same again");
    assert!(exam(folder.path(), &[&flags[..], &["--seed", "8"]].concat()).status.success());
    assert_ne!(key(&folder)["exercises"][1], first["exercises"][1], "another seed");
}

/// The code in the footer of a paper on own files opens each exercise of each variant, together with these files.
#[test]
fn an_exercise_on_own_files_comes_back_by_its_code() {
    let folder = tempdir().unwrap();
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    write("own.ron", "(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]]))");
    write("plan.ron", "(version: 1, exam: [(file: \"own.ron\", title: \"Mine\"), (wishes: (shallow: (1, 1)))])");
    for files in [&["own.ron", "a-to-n"][..], &["plan.ron"]] {
        let flags = ["--seed", "7", "--variants", "2", "-o", "exam.tex", "--key-json", "key.json"];
        let output = exam(folder.path(), &[&flags, files].concat());
        let key = key(&folder);
        let code = key["code"].as_str().unwrap();
        assert!(code.starts_with("7F-") && code.len() == 11 && text(&output.stdout).contains(code));
        assert!(fs::read_to_string(folder.path().join("exam.tex")).unwrap().contains(code));
        let open = |reference: &str, files: &[&str]| {
            let flags = ["practice", "--lang", "en", "--list", "--json", "--exam-code", reference];
            poda(folder.path(), &[&flags, files].concat())
        };
        for exercise in key["exercises"].as_array().unwrap() {
            write("one.ron", exercise["position"].as_str().unwrap());
            let own = poda(folder.path(), &["practice", "--lang", "en", "--list", "--json", "one.ron"]);
            let reference = format!("{code} · {} · {}", exercise["variant"].as_str().unwrap(), exercise["number"]);
            let output = open(&reference.to_lowercase(), files);
            assert!(!own.stdout.is_empty() && own.stdout == output.stdout, "{reference}: {}", text(&output.stderr));
        }
        for (reference, files, said) in [
            (code, &[][..], "It is opened together with these files"),
            (code, &["a-to-n", "own.ron"], "does not belong to these positions"),
            (&code.replace("7F", "8F"), &["none.ron"], "none.ron"),
            (&format!("{code}/A/3"), files, "no exercise with this number"),
            ("7", &["own.ron"], "does not belong to these positions"),
        ] {
            let output = open(reference, files);
            assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), ""), "{reference}");
            assert!(text(&output.stderr).contains(said), "{reference}: {}", text(&output.stderr));
        }
    }
}

#[test]
fn a_plan_names_the_exercises_of_a_paper() {
    let folder = tempdir().unwrap();
    fs::create_dir(folder.path().join("course")).unwrap();
    let own = "(version: 1, title: \"Mine\", game: Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]]))";
    fs::write(folder.path().join("course/mine.ron"), own).unwrap();
    let plan = "(version: 1, title: \"Midterm\", exam: [(file: \"mine.ron\", points: 10), (lesson: \"a-to-n\"), \
                (wishes: (shallow: (1, 1), deep: (1, 1)), points: 20, title: \"A deep cut\")])";
    fs::write(folder.path().join("course/plan.ron"), plan).unwrap();
    let flags = ["--variants", "2", "--key-json", "key.json", "-o", "exam.pdf", "course/plan.ron"];
    let output = exam(folder.path(), &flags);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let key = key(&folder);
    let exercises = key["exercises"].as_array().unwrap();
    assert_eq!(exercises.len(), 6);
    let points: Vec<_> = exercises[..3].iter().map(|exercise| exercise["points"].as_u64().unwrap()).collect();
    assert_eq!((points[0], points[2]), (10, 20));
    assert_eq!((&exercises[2]["contents"]["shallow"], &exercises[2]["contents"]["deep"]), (&1.into(), &1.into()));
    assert!(exercises[2]["seed"].is_u64() && exercises[0]["seed"].is_null());
    assert_eq!(names(&folder), ["course", "exam-key.pdf", "exam.pdf", "key.json"]);
    for (plan, said) in [
        ("(version: 1, exam: [(points: 3)])", "faulty.ron:1:21: Each exercise of a plan has exactly one"),
        ("(version: 1, exam: [(lesson: \"a-to-m\")])", "faulty.ron:1:30: There is no lesson `a-to-m`"),
        ("(version: 1, exam: [(lesson: \"a-to-n\", points: 0)])", "faulty.ron:1:48:"),
        ("(version: 1, exam: [])", "1 to 20 exercises"),
        ("(version: 1, exam: 3)", "a list of exercises"),
        ("(version: 1, exam: [(file: \"none.ron\")])", "none.ron"),
    ] {
        fs::write(folder.path().join("faulty.ron"), plan).unwrap();
        let output = exam(folder.path(), &["-o", "faulty.pdf", "faulty.ron"]);
        assert!(text(&output.stderr).contains(said), "{plan}: {}", text(&output.stderr));
        assert_eq!(output.status.code(), Some(1));
    }
    let solved = poda(folder.path(), &["solve", "--lang", "en", "course/plan.ron"]);
    assert!(text(&solved.stderr).contains("the plan of an exam paper"), "{}", text(&solved.stderr));
}

/// The texts of every page of a file.
pub fn printed(folder: &TempDir, name: &str) -> Vec<Vec<String>> {
    let file = PdfFile::new(&fs::read(folder.path().join(name)).unwrap());
    file.pages().into_iter().map(|page| file.texts(page).into_iter().map(|(_, text)| text).collect()).collect()
}

#[test]
fn points_weights_minutes_and_a_worked_example_are_printed() {
    let folder = tempdir().unwrap();
    let flags = ["--seed", "7", "--count", "2", "--points", "10", "--weights", "values=2,cuts=3", "--minutes", "45"];
    let flags = [&flags[..], &["--worked-example", "--key-json", "key.json", "-o", "exam.pdf"]].concat();
    let output = exam(folder.path(), &flags);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let key = key(&folder);
    assert_eq!((&key["exercises"][0]["points"], &key["exercises"][1]["points"]), (&0.into(), &10.into()));
    for field in key["exercises"][1]["fields"].as_array().unwrap() {
        let weight = match field["field"].as_str().unwrap().rsplit('.').next().unwrap() {
            "value" => 2,
            "cut" => 3,
            _ => 1,
        };
        assert_eq!(field["points"], Value::from(weight), "{field}");
    }
    let sheet = printed(&folder, "exam.pdf").concat().join(" ");
    for said in ["You have 45 minutes.", "v 2", "the circles below a node 3", "Exercise 1 (worked example)", "/ 10"] {
        assert!(sheet.contains(said), "{said}: {sheet}");
    }
    let keys = printed(&folder, "exam-key.pdf");
    assert_eq!(keys.len(), 1, "an example is not marked");
    assert!(keys.concat().join(" ").contains("weigh"), "{keys:?}");
    assert!(exam(folder.path(), &["--seed", "7", "--worked-example", "-o", "exam.tex"]).status.success());
    let source = fs::read_to_string(folder.path().join("exam.tex")).unwrap();
    assert!(source.contains("Worked example") && source.contains("\\podafilled{30mm}{"), "{source}");
    // An example alone is a paper with a key, too.
    let alone = exam(folder.path(), &["--seed", "7", "--worked-example", "-o", "alone.pdf"]);
    assert!(alone.status.success(), "{}", text(&alone.stderr));
    assert_eq!((printed(&folder, "alone.pdf").len(), printed(&folder, "alone-key.pdf").len()), (1, 1));
}

/// A tree with the counts of earlier iterations is printed with them, and they are continued in every format.
#[test]
fn a_given_monte_carlo_tree_is_on_paper_and_in_banks() {
    let folder = tempdir().unwrap();
    let given = "(version: 1, game: Tree(wins: Mover, tree: (name: \"R\", w: 5, n: 15, children: [
        (name: \"A\", w: 7, n: 10), (name: \"B\", w: 3, n: 4), (name: \"C\", w: 0, n: 1)])),
        search: (algorithm: Mcts, iterations: 2, exploration: 1))";
    fs::write(folder.path().join("given.ron"), given).unwrap();
    for (output, language) in [("exam.pdf", "en"), ("exam.tex", "es"), ("exam.xml", "en"), ("exam.zip", "es")] {
        let flags = ["exam", "--lang", language, "given.ron", "-o", output, "--key-json", "key.json"];
        let written = poda(folder.path(), &flags);
        assert!(written.status.success(), "{output}: {}", text(&written.stderr));
        // C has the greatest sum, 1.65, and stays without a win; then B has it.
        let key = key(&folder);
        let fields = key["exercises"][0]["fields"].as_array().unwrap();
        let expected = |name: &str| {
            let field = fields.iter().find(|field| field["field"] == name);
            field.map_or(Value::Null, |field| field["expected"].clone())
        };
        assert_eq!((expected("A.w"), expected("A.n")), (7.into(), 10.into()));
        assert_eq!((expected("C.w"), expected("C.n")), (0.into(), 2.into()));
        assert_eq!(expected("B.n"), 5);
        let selected = fields.iter().find(|field| field["field"] == "R.select").unwrap();
        assert!(selected["expected"] == "C" || selected["expected"] == "B", "{selected}");
    }
    // A reason begins with the given counts, and a node without a name gets a letter, which the picture shows.
    let unnamed = "(version: 1, game: Tree(tree: [[(w: 2, n: 3), (w: 1, n: 1)], (w: 0, n: 1)]), \
                   search: (algorithm: Mcts, iterations: 1, exploration: 0.1))";
    fs::write(folder.path().join("unnamed.ron"), unnamed).unwrap();
    assert!(exam(folder.path(), &["unnamed.ron", "-o", "unnamed.pdf", "--key-json", "key.json"]).status.success());
    let key = key(&folder);
    let fields = key["exercises"][0]["fields"].as_array().unwrap();
    let reasons: Vec<_> =
        fields.iter().map(|field| (field["field"].as_str().unwrap(), field["reason"].as_str().unwrap())).collect();
    let rows: Vec<&str> = reasons.iter().filter_map(|(name, _)| name.strip_suffix(".w")).collect();
    assert_eq!(rows, ["A", "B", "C", "D", "E"]);
    let reason = |name: &str| reasons.iter().find(|(field, _)| *field == name).map_or("", |(_, reason)| *reason);
    let through = "A had 3/5 as w/n before. 1 iteration went through it, number 1: with its x, w = ";
    assert!(reason("A.w").starts_with(through), "{reasons:?}");
    assert_eq!(reason("C.n"), "C had 0/1 as w/n before. No iteration went through it, so n = 1.");
    for (file, listed) in [("exam.tex", "R 5/15"), ("exam.xml", "A 7/10, B 3/4, C 0/1, R 5/15")] {
        let source = fs::read_to_string(folder.path().join(file)).unwrap().replace("&#47;", "/");
        assert!(source.contains(listed), "{file}: {source}");
    }
    let source = fs::read_to_string(folder.path().join("exam.tex")).unwrap();
    assert!(source.contains("w/n, que cuenta para el jugador que selecciona"), "{source}");

    // What cannot be done by hand or has no place on such a paper is refused.
    for (old, new, flags, said) in [
        ("iterations: 2", "iterations: 31", &[][..], "30 iterations or fewer"),
        ("iterations: 2", "iterations: 2", &["--variants", "2"][..], "one variant"),
        ("iterations: 2", "iterations: 2", &["--points", "10"][..], "takes no --ask"),
    ] {
        fs::write(folder.path().join("other.ron"), given.replace(old, new)).unwrap();
        let refused = exam(folder.path(), &[&["other.ron", "-o", "other.pdf"], flags].concat());
        assert_eq!(refused.status.code(), Some(1));
        assert!(text(&refused.stderr).contains(said), "{}", text(&refused.stderr));
    }
}
