//! Trees in the notations of other programs, which every command takes: from a file, from standard input, imported and
//! exported.

use crate::cli::program::{fed, program, text};
use poda::file::load;
use poda::i18n::diagnostics::sentences;
use poda::i18n::{Language, Words};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;
use tempfile::TempDir;

const TWO_PLY: &str = "EFG 2 R \"two-ply\" { \"Max\" \"Min\" }
p \"\" 1 1 \"\" { \"l\" \"r\" } 0
p \"\" 2 1 \"\" { \"a\" \"b\" } 0
t \"\" 1 \"\" { 3, -3 }
t \"\" 2 \"\" { 12, -12 }
p \"\" 2 2 \"\" { \"a\" \"b\" } 0
t \"\" 3 \"\" { 2, -2 }
t \"\" 4 \"\" { 4, -4 }
";

/// The same tree as files would hold it.
const FILES: [(&str, &str); 8] = [
    ("list.json", "[[3, 12], [2, 4]]"),
    ("two-ply.efg", TWO_PLY),
    ("tree.dot", "digraph { A -> {B C}; B -> {3 12}; C -> {2 4} }"),
    ("tree.tex", "\\begin{forest}[A [B [3] [12]] [C [2] [4]]]\\end{forest}"),
    ("bare.tex", "[A [B [3] [12]] [C [2] [4]]]"),
    ("tree.nwk", "((3,12)B,(2,4)C)A;"),
    ("tree.txt", "A\n\tB 3 12\n\tC 2 4\n"),
    ("paths.csv", "path,value\nl/a,3\nl/b,12\nr/a,2\nr/b,4\n"),
];

fn poda(arguments: &[&str], files: &[&Path]) -> Output {
    program(arguments).args(["--lang", "en"]).args(files).output().unwrap()
}

fn written(folder: &TempDir, name: &str, content: &str) -> PathBuf {
    let path = folder.path().join(name);
    fs::write(&path, content).unwrap();
    path
}

#[test]
fn every_command_takes_every_notation_and_says_what_it_understood() {
    let folder = TempDir::new().unwrap();
    for (name, content) in FILES {
        let file = written(&folder, name, content);
        let solved = poda(&["solve", "--json"], &[&file]);
        let answer: serde_json::Value = serde_json::from_slice(&solved.stdout).unwrap();
        assert_eq!((&answer["value"], &answer["nodes"]), (&3.into(), &6.into()), "{name}");
        let said = text(&solved.stderr);
        assert!(said.contains("Read as ") && said.contains(": 7 nodes, 4 leaves, 2 plies."), "{name}: {said}");
        for command in ["trace", "compare"] {
            assert!(poda(&[command], &[&file]).status.success(), "{command} {name}");
        }
        // What is imported is a position file with the same tree, about which nothing need be said.
        let imported = poda(&["import"], &[&file]);
        let again = written(&folder, "imported.ron", text(&imported.stdout));
        let solved = poda(&["solve", "--json"], &[&again]);
        assert!(text(&solved.stderr).is_empty() && solved.status.success(), "{name}: {}", text(&imported.stdout));
    }
    let title = poda(&["import"], &[&folder.path().join("two-ply.efg")]);
    assert!(text(&title.stdout).contains("title: \"two-ply\""), "{}", text(&title.stdout));
}

#[test]
fn standard_input_is_read_like_a_file() {
    for (name, content) in FILES {
        let solved = fed(&mut program(&["solve", "--lang", "en", "-"]), content);
        assert!(solved.status.success() && text(&solved.stderr).contains("Read as "), "{name}: {solved:?}");
    }
}

#[test]
fn what_is_ambiguous_or_impossible_is_refused_with_its_place() {
    let folder = TempDir::new().unwrap();
    for (name, content, place, said) in [
        ("lists.txt", "[[3] [12]]", "1:1", "not the same tree"),
        ("leaves.txt", "3 12 2 4", "1:1", "`by 2` was expected"),
        ("three.efg", &TWO_PLY.replace("\"Min\"", "\"Min\" \"Nature\""), "4:19", "`}` was found"),
        ("one.efg", &TWO_PLY.replace("\"Min\"", ""), "1:20", "one player"),
        (
            "set.efg",
            &TWO_PLY.replace("p \"\" 2 2", "p \"\" 2 1"),
            "6:8",
            "Player 2 has a second node in information set 1, and the first is in line 3",
        ),
        ("form.nfg", "NFG 1 R \"x\" { \"a\" \"b\" }", "1:1", "extensive form"),
        ("tree.dot", "digraph {\n  A -> B;\n  A -> C;\n  B -> 3; C -> 3\n}", "4:16", "two parents"),
        ("tree.json", "{\"A\": [3,\n  nul]}", "2:3", "`nul` is not a node"),
        ("tree.nwk", "((3,12)B,(2,4)C", "1:1", "never closed"),
    ] {
        let file = written(&folder, name, content);
        let refused = poda(&["solve"], &[&file]);
        let message = text(&refused.stderr);
        assert_eq!(refused.status.code(), Some(1), "{name}");
        assert!(message.contains(&format!("{name}:{place}: ")) && message.contains(said), "{name}: {message}");
        assert!(refused.stdout.is_empty(), "{name}");
    }
}

#[test]
fn a_tree_is_exported_for_other_programs_and_read_back() {
    let folder = TempDir::new().unwrap();
    let file = written(
        &folder,
        "own.ron",
        "(version: 1, title: \"One\", game: Tree(tree: (name: \"A\", children: [
            (name: \"B\", move: \"b\", children: [3, (chance: [(1, 6), (2, [0, \"1/3\"])])]),
            (player: Max, children: [-2.5, 4])])), search: (algorithm: Expectiminimax))",
    );
    let value = |path: &Path| {
        let solved = poda(&["solve", "--json", "--algorithm", "expectiminimax"], &[path]);
        let answer: serde_json::Value = serde_json::from_slice(&solved.stdout).unwrap();
        (answer["value"].clone(), answer["nodes"].clone(), answer["leaf_order"].clone())
    };
    for format in ["dot", "efg", "json"] {
        let target = folder.path().join(format!("copy.{format}"));
        let exported = poda(&["export", "-o", target.to_str().unwrap()], &[&file]);
        assert!(exported.status.success(), "{format}: {}", text(&exported.stderr));
        assert_eq!(value(&target), value(&file), "{format}: {}", fs::read_to_string(&target).unwrap());
        let shown = poda(&["export", "--format", format, "-o", "-"], &[&file]);
        assert_eq!(text(&shown.stdout), fs::read_to_string(&target).unwrap());
    }
    let game = written(&folder, "game.ron", "(version: 1, game: Nim())");
    let refused = poda(&["export", "--format", "dot", "-o", "-"], &[&game]);
    assert!(text(&refused.stderr).contains("Only a tree") && refused.status.code() == Some(1));
    let infinite = written(&folder, "infinite.ron", "(version: 1, game: Tree(tree: [1, inf]))");
    let refused = poda(&["export", "--format", "efg", "-o", "-"], &[&infinite]);
    assert!(text(&refused.stderr).contains("infinite") && refused.status.code() == Some(1));
}

/// The probabilities of a file, in any of the ways that people write them, and what cannot happen.
#[test]
fn probabilities_are_solved_exactly_and_their_sum_is_checked() {
    let folder = TempDir::new().unwrap();
    let file = |name: &str, tree: &str| {
        written(&folder, name, &format!("(version: 1, game: Tree(tree: {tree}), search: (algorithm: Expectiminimax))"))
    };
    let decimal = "(name: \"A\", children: [
        (name: \"L\", chance: [(0.7, [5, 3]), (0.3, [8, 9])]),
        (name: \"R\", chance: [(\"60 %\", [4, 6]), (rest, [7, 2])])])";
    let rare = "(name: \"A\", children: [(name: \"L\", chance: [(0, inf), (\"1/6\", 9), (rest, 3)]), 3.5])";
    for (name, tree, value) in [("decimal.ron", decimal, 4.5), ("rare.ron", rare, 4.0)] {
        let path = file(name, tree);
        for algorithm in ["expectiminimax", "star1", "star2"] {
            let solved = poda(&["solve", "--json", "--algorithm", algorithm], &[&path]);
            let answer: serde_json::Value = serde_json::from_slice(&solved.stdout).unwrap();
            assert_eq!((answer["value"].as_f64(), answer["best"].as_str()), (Some(value), Some("L")), "{algorithm}");
        }
        assert!(poda(&["trace"], &[&path]).status.success());
    }
    // What is imported keeps the probabilities as weights.
    let imported = poda(&["import"], &[&folder.path().join("decimal.ron")]);
    assert!(text(&imported.stdout).contains("(7, [5, 3])"), "{}", text(&imported.stdout));
    for (tree, place, said) in [
        ("(chance: [(0.7, 5), (0.2, 8)])", "1:40", "add up to 0.9"),
        ("(chance: [(0.7, 5), (2, 8)])", "1:52", "cannot be a probability"),
        ("(chance: [(0.7, 5), 8])", "1:51", "has no probability"),
        ("(chance: [(0, 5), (0, 8)])", "1:31", "at least one must be possible"),
        ("(chance: [(x, 5), (0, 8)])", "1:42", "or a probability such as"),
    ] {
        let path = file("wrong.ron", tree);
        let refused = poda(&["solve"], &[&path]);
        let message = text(&refused.stderr);
        assert!(message.contains(&format!("wrong.ron:{place}: ")) && message.contains(said), "{tree}: {message}");
    }
}

/// What is wrong with a text is said in both languages.
#[test]
fn faults_are_said_in_both_languages() {
    for (faulty, part) in [
        ("digraph { a -> b; c -> d }", "c"),
        ("digraph { a -> 1; b -> c -> b }", "b"),
        ("NFG 1 R \"\" { \"a\" \"b\" } { 2 2 }", "Gambit"),
        ("a,b,3\na,b,c,4", "b"),
        ("{0.5: 3, 0.4: 2}", "0.9"),
        ("4 {0: 3}", "0"),
        ("[[3] [12]]", "\\begin{forest}"),
    ] {
        let said = Language::AUTHORED.map(|language| {
            let error = load(faulty.as_bytes()).expect_err(faulty);
            sentences(&Words::new(language), &error).join(" ")
        });
        assert_ne!(said[0], said[1], "{faulty}");
        for sentence in &said {
            assert!(sentence.contains(part) && !sentence.contains("{ $") && !sentence.contains("typed-"), "{sentence}");
        }
    }
}

/// A name that looks like a side is no side, and where another side moves, this is said.
#[test]
fn a_name_that_looks_like_another_side_is_said_to_be_a_name() {
    let folder = TempDir::new().unwrap();
    for (tree, said_in) in [
        (
            "MIN1(B(3,12), C(2,4))",
            ["“MIN1” is read as a name: MAX moves there.", "«MIN1» se lee como nombre: allí juega MAX."],
        ),
        (
            "A(MAX1(3,12), MAX2(2,4), MAX3(1,5))",
            ["and so are 2 more like it: MIN moves there.", ", y 2 más como este también: allí juega MIN."],
        ),
    ] {
        let path = written(&folder, "tree.txt", tree);
        for (language, said) in ["en", "es"].into_iter().zip(said_in) {
            let output = program(&["solve", "--lang", language]).arg(&path).output().unwrap();
            assert!(text(&output.stderr).contains(said), "{}", text(&output.stderr));
            assert!(output.status.success());
        }
    }
    for tree in ["MIN(B(3,12), C(2,4))", "MAX1(B(3,12), C(2,4))", "A(B(MIN1=3,12), Cmin(2,4))"] {
        let path = written(&folder, "tree.txt", tree);
        let output = poda(&["solve"], &[&path]);
        assert!(!text(&output.stderr).contains("is read as a name"), "{tree}: {}", text(&output.stderr));
    }
}

/// A text in no notation is answered with those that there are.
#[test]
fn a_text_in_no_notation_is_told_which_notations_there_are() {
    let folder = TempDir::new().unwrap();
    for unknown in
        ["hello world", "<tree><leaf/></tree>", "\\Tree [.A [.B 3 12 ] ]", "* A\n** B\n*** 3\n", "strict graph"]
    {
        let path = written(&folder, "tree.txt", unknown);
        for (language, names) in [("en", ["nested lists", "Mermaid"]), ("es", ["listas anidadas", "Mermaid"])] {
            for command in ["solve", "trace"] {
                let output = program(&[command, "--lang", language]).arg(&path).output().unwrap();
                let said = text(&output.stderr);
                assert!(names.iter().all(|name| said.contains(name)), "{unknown:?}: {said}");
                assert_eq!(output.status.code(), Some(1));
            }
        }
    }
    // What is meant as a position file is answered as one.
    for faulty in ["(version: 1, game: Tre(tree: 1))", "", "version: 1, game: Nim()"] {
        let path = written(&folder, "tree.txt", faulty);
        let output = poda(&["solve"], &[&path]);
        assert!(!text(&output.stderr).contains("Mermaid"), "{faulty:?}: {}", text(&output.stderr));
    }
}
