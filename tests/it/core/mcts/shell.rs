//! Monte Carlo tree search from a shell: what is printed in two languages, what is refused, and how it ends.

use super::file;
use crate::cli::program::{program, said};
use poda::file::digest;
use serde_json::{Value, json};
use std::path::Path;
use std::process::Output;
use tempfile::TempDir;

pub fn poda(arguments: &[&str], file: &Path) -> Output {
    program(arguments).arg(file).output().unwrap()
}

const FIGURE: &str =
    "Tree(tree: (name: \"A\", children: [(name: \"B\", children: [3, 12, 8]), (name: \"C\", children: [2, 4, 6]), 5]))";

#[test]
fn each_step_is_told_in_both_languages() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("figure.ron");
    let mut told = String::new();
    for (game, search) in [
        (FIGURE, "iterations: 7, exploration: 1"),
        ("Pig(target: 4)", "iterations: 5, rollout: Evaluation(plies: 1), decide: Value"),
        ("Tree(tree: [[3, 3]])", "iterations: 6"),
    ] {
        std::fs::write(&path, file(game, search)).unwrap();
        for language in ["en", "es"] {
            for command in ["trace", "solve"] {
                let output = poda(&[command, "--lang", language], &path);
                assert!(output.status.success());
                told += &said(&output).replace(path.to_str().unwrap(), "figure.ron");
            }
        }
    }
    insta::assert_snapshot!(told);
}

#[test]
fn an_answer_in_json_has_the_visits_of_the_moves() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("figure.ron");
    std::fs::write(&path, file(FIGURE, "iterations: 60")).unwrap();
    let answer = said(&poda(&["solve", "--json"], &path)).replace(path.to_str().unwrap(), "figure.ron");
    insta::assert_snapshot!(answer);
}

#[test]
fn other_commands_say_in_a_sentence_that_they_do_not_make_the_search() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("nim.ron");
    std::fs::write(&path, file("Nim()", "")).unwrap();
    for (language, sentence) in [
        ("en", "nim.ron:1:47: Monte Carlo tree search cannot be used here; another `algorithm` was expected."),
        ("es", "nim.ron:1:47: La búsqueda Monte Carlo en árbol no se puede usar aquí; se esperaba otro `algorithm`."),
    ] {
        let output = poda(&["compare", "--lang", language], &path);
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(sentence) && said.lines().count() == 1, "{said}");
        assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0));
    }
    for format in ["outline", "csv", "ron", "run"] {
        let output = poda(&["trace", "--lang", "en", "--format", format], &path);
        assert!(said(&output).ends_with("as text or as JSON, without `--panels`.\n"), "{}", said(&output));
        assert_eq!(output.status.code(), Some(1));
    }
    assert!(!poda(&["trace", "--json", "--panels"], &path).status.success());
}

/// A link holds the search too, and steps are those of the search.
#[test]
fn a_link_holds_the_search() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("nim.ron");
    std::fs::write(&path, file("Nim()", "iterations: 5")).unwrap();
    let link = said(&poda(&["link", "--step", "12"], &path));
    let traced = poda(&["trace", "--lang", "en"], Path::new(link.trim()));
    assert_eq!(said(&traced), said(&poda(&["trace", "--lang", "en"], &path)));
    let beyond = poda(&["link", "--lang", "en", "--step", "100000"], &path);
    assert_eq!((beyond.status.code(), beyond.stdout.len()), (Some(1), 0), "{beyond:?}");
}

/// Flags win over the file's search.
#[test]
fn a_flag_that_names_an_algorithm_searches_by_it() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("figure.ron");
    std::fs::write(&path, file(FIGURE, "")).unwrap();
    let answer = said(&poda(&["solve", "--json", "--algorithm", "minimax"], &path));
    assert!(answer.contains("\"algorithm\":\"minimax\"") && answer.contains("\"value\":5"), "{answer}");
    let picture = folder.path().join("figure.svg");
    let output = format!("--output={}", picture.display());
    let exported = poda(&["export", "--algorithm", "alpha-beta", &output], &path);
    assert!(exported.status.success() && picture.exists(), "{}", said(&exported));
}

/// `mcts` keeps what the file says of that search, and otherwise makes it as files do that say nothing.
#[test]
fn a_flag_that_names_it_makes_the_search_of_any_position() {
    let folder = TempDir::new().unwrap();
    let solved = |flag: &str, search: &str| {
        let path = folder.path().join("nim.ron");
        std::fs::write(&path, search).unwrap();
        said(&poda(&["solve", "--json", "--algorithm", flag], &path))
    };
    let minimax = "(version: 1, game: Nim(), search: (algorithm: Minimax))";
    assert_eq!(solved("mcts", minimax), solved("mcts:200", &file("Nim()", "")));
    assert_eq!(solved("MCTS:50", minimax), solved("mcts:50", &file("Nim()", "iterations: 7")));
    let own = file("Nim()", "iterations: 30, exploration: 0.5, decide: Value");
    assert_eq!(solved("mcts", &own), solved("mcts:30", &own));
    assert_ne!(solved("mcts", &own), solved("mcts:30", minimax));
    for (wrong, sentence) in [
        ("mcts:0", "Expected a number of iterations from 1 to 10,000,000."),
        ("mcts:", "Expected a number of iterations from 1 to 10,000,000."),
        ("mcst", "Did you mean mcts?"),
    ] {
        let refused = solved(wrong, minimax);
        assert!(refused.contains(sentence), "{refused}");
    }
}

#[test]
fn a_limit_ends_the_search_with_a_sentence() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("board.ron");
    std::fs::write(&path, file("TicTacToe()", "iterations: 10000000")).unwrap();
    for (flags, reason) in
        [(["--max-nodes", "100"], "nodes"), (["--max-memory", "1"], "memory"), (["--max-time", "0"], "time")]
    {
        let solved = poda(&["solve", "--lang", "en", flags[0], flags[1]], &path);
        let said = String::from_utf8_lossy(&solved.stderr).into_owned();
        assert!(said.lines().count() == 1 && said.contains("board.ron") && solved.stdout.is_empty(), "{said}");
        assert_eq!(solved.status.code(), Some(1));
        let traced = poda(&["trace", "--json", flags[0], flags[1]], &path);
        if reason != "time" {
            let last = String::from_utf8_lossy(&traced.stdout).lines().last().unwrap_or_default().to_owned();
            assert!(last.contains(&format!("\"reason\":\"{reason}\"")) && last.contains("\"best\":null"), "{last}");
        }
        assert_eq!(traced.status.code(), Some(1));
    }
}

/// Every number of the trace follows from additions, multiplications, divisions and square roots, whose last bits IEEE
/// 754 says: the same on every platform.
#[test]
fn a_trace_is_the_same_everywhere() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("board.ron");
    let digests = ["TicTacToe()", "Pig()", "Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]])"].map(|game| {
        std::fs::write(&path, file(game, "iterations: 500, seed: 3")).unwrap();
        let output = poda(&["trace", "--json"], &path);
        // The first line tells the version of the program.
        let first = output.stdout.iter().position(|&byte| byte == b'\n').unwrap();
        digest(&output.stdout[first..])
    });
    assert_eq!(digests, [1_414_652_206_440_106_632, 17_458_814_257_492_171_104, 13_891_653_288_142_006_055]);
}

/// Each setting with a flag is set by it, in every command, and only where it means something.
#[test]
fn the_settings_of_a_search_have_flags() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("tree.ron");
    let tree = "Tree(bounds: (0, 10), tree: [(estimate: 7, children: [0, 10]), 5])";
    std::fs::write(&path, file(tree, "iterations: 20")).unwrap();
    let all = [
        "--selection",
        "puct",
        "--priors",
        "softmax:2.5",
        "--rollout",
        "evaluation:0",
        "--exploration",
        "0.5",
        "--decide",
        "mean",
    ];
    let first = |flags: &[&str]| {
        let printed = said(&poda(&[&["trace", "--format", "json"], flags].concat(), &path));
        serde_json::from_str::<Value>(printed.lines().next().unwrap()).unwrap()
    };
    let line = first(&all);
    for (name, value) in [
        ("selection", json!("puct")),
        ("priors", json!("softmax")),
        ("temperature", json!(2.5)),
        ("rollout", json!("evaluation")),
        ("plies", json!(0)),
        ("exploration", json!(0.5)),
        ("decide", json!("value")),
    ] {
        assert_eq!(line[name], value, "{name}");
    }
    let usual = first(&[]);
    assert_eq!(
        [&usual["exploration"], &usual["rollout"], &usual["plies"]],
        [&json!(1.4), &json!("random"), &json!(null)]
    );
    assert!(usual.get("selection").is_none() && usual.get("priors").is_none());
    assert_eq!(first(&["--algorithm", "puct:7"])["priors"], "uniform");
    assert!(said(&poda(&[&["solve", "--lang", "en"], &all[..]].concat(), &path)).contains("PUCT"));
    let compared = said(&poda(&[&["compare", "--json", "--mcts", "9", "--seeds", "1"], &all[..]].concat(), &path));
    let compared: Value = serde_json::from_str(compared.trim()).unwrap();
    assert_eq!(
        [&compared["selection"], &compared["temperature"], &compared["plies"]],
        [&json!("puct"), &json!(2.5), &json!(0)]
    );
    let refused = |arguments: &[&str]| {
        let output = poda(arguments, &path);
        assert!(!output.status.success() && output.stdout.is_empty(), "{arguments:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(refused(&["solve", "--lang", "en", "--priors", "softmax"]).contains("--selection puct"));
    assert!(refused(&["solve", "--lang", "en", "--algorithm", "alpha-beta", "--decide", "value"]).contains("--decide"));
    for (flag, wrong) in [
        ("--selection", "best"),
        ("--priors", "softmax:0"),
        ("--priors", "network"),
        ("--priors", "uniform:2"),
        ("--rollout", "evaluation:-1"),
        ("--rollout", "evaluation:1001"),
        ("--exploration", "-1"),
        ("--exploration", "inf"),
        ("--decide", "luck"),
    ] {
        let said = refused(&["solve", "--lang", "en", &format!("{flag}={wrong}")]);
        assert!(said.contains(flag) && said.contains(wrong), "{said}");
    }
    assert!(!poda(&["compare", "--selection", "puct"], &path).status.success(), "it requires --mcts");
}
