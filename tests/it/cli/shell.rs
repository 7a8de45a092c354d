//! The program as it is called from a shell: what it prints, what it refuses, and how it ends.

use crate::cli::program::{Folder, err, fed, objects, out, program};
use serde_json::Value;
use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Figure 5.2 of Russell and Norvig.
const FIGURE: &str = "(version: 1, game: Tree(tree: (name: \"A\", children: [
    (name: \"B\", children: [3, 12, 8]), (name: \"C\", children: [2, 4, 6]), (name: \"D\", children: [14, 5, 2])])))";
const TIC_TAC_TOE: &str = "(version: 1, game: TicTacToe(evaluation: Outcome))";

fn poda(arguments: &[&str], files: &[&Path]) -> Output {
    program(arguments).args(files).output().unwrap()
}

#[test]
fn an_answer_is_one_line_of_json_with_its_fields_in_order() {
    let folder = Folder::new();
    let file = folder.file("figure.ron", FIGURE);
    let output = poda(&["solve", "--json"], &[&file]);
    let line = out(&output);
    let line = line.strip_suffix('\n').unwrap().replace(file.to_str().unwrap(), "figure.ron");
    insta::assert_snapshot!(line);
    assert!(output.status.success());
}

#[test]
fn an_answer_for_people_is_in_the_language_that_was_asked_for() {
    let folder = Folder::new();
    let file = folder.file("figure.ron", FIGURE);
    let mut text = String::new();
    for flags in [["--lang", "en"], ["--lang", "es"]] {
        text += out(&poda(&["solve", flags[0], flags[1]], &[&file]));
        text += out(&poda(&["solve", "--algorithm", "minimax", flags[0], flags[1]], &[&file]));
    }
    insta::assert_snapshot!(text.replace(file.to_str().unwrap(), "figure.ron"));
}

#[test]
fn a_trace_is_indented_by_ply() {
    let folder = Folder::new();
    let file = folder.file("figure.ron", "(version: 1, game: Tree(tree: [[3, 12], [2, 4]]))");
    insta::assert_snapshot!(out(&poda(&["trace", "--lang", "en"], &[&file])));
}

#[test]
fn a_trace_in_json_has_the_fields_of_its_events() {
    let folder = Folder::new();
    let tree = folder.file("tree.ron", "(version: 1, game: Tree(tree: [[3, 12], [2, 4]]))");
    let game = folder.file("game.ron", "(version: 1, game: TicTacToe(board: [\"XO.\", \".X.\", \"..O\"]))");
    let mut text = out(&poda(&["trace", "--json"], &[&tree])).to_owned();
    text +=
        out(&poda(&["trace", "--json", "--depth", "1", "--algorithm", "minimax"], &[&game])).lines().nth(2).unwrap();
    text += "\n";
    text += out(&poda(&["trace", "--json", "--depth", "1"], &[&game])).lines().nth(3).unwrap();
    insta::assert_snapshot!(text);
}

#[test]
fn files_are_answered_in_order_and_a_bad_one_does_not_stop_the_others() {
    let folder = Folder::new();
    let (good, bad) = (folder.file("a.ron", FIGURE), folder.file("b.ron", "(version: 1,\n game: Chess())"));
    let output = poda(&["solve", "--json", "--lang", "en"], &[&good, &bad, &good]);
    assert_eq!(objects(&output).len(), 2);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(err(&output).lines().count(), 1);
    assert!(err(&output).starts_with(&format!("{}:2:8: ", bad.display())), "{}", err(&output));
}

#[test]
fn what_cannot_be_read_is_told_and_not_solved() {
    let folder = Folder::new();
    let (missing, directory) = (folder.0.path().join("missing.ron"), folder.0.path());
    for (path, said) in [(missing.as_path(), "There is no such file"), (directory, "This is a folder")] {
        for command in ["solve", "trace"] {
            let output = poda(&[command, "--json", "--lang", "en"], &[path]);
            assert_eq!((output.status.code(), out(&output)), (Some(1), ""));
            assert!(err(&output).starts_with(&format!("{}: {said}", path.display())), "{}", err(&output));
        }
    }
}

#[cfg(unix)]
#[test]
fn a_file_name_need_not_be_text() {
    use std::os::unix::ffi::OsStrExt;
    let folder = Folder::new();
    let file = folder.0.path().join(std::ffi::OsStr::from_bytes(b"posici\xf3n.ron"));
    fs::write(&file, FIGURE).unwrap();
    let output = poda(&["solve", "--json"], &[&file]);
    assert!(output.status.success());
    assert_eq!(objects(&output)[0]["best"], "B");
}

#[test]
fn flags_win_over_the_file() {
    let folder = Folder::new();
    let own = FIGURE.replace("game:", "search: (algorithm: Minimax, fail: Hard), game:");
    let file = folder.file("figure.ron", own);
    let asked = |flags: &[&str]| objects(&poda(&[&["solve", "--json"], flags].concat(), &[&file])).remove(0);
    assert_eq!((&asked(&[])["algorithm"], &asked(&[])["fail"]), (&"minimax".into(), &Value::Null));
    let pruned = asked(&["--algorithm", "negamax-alpha-beta", "--cut-on", "strict"]);
    assert_eq!((&pruned["algorithm"], &pruned["fail"]), (&"negamax-alpha-beta".into(), &"hard".into()));
    assert_eq!(pruned["best_all"], Value::Null);
}

#[test]
fn wrong_flags_end_with_2() {
    let folder = Folder::new();
    let file = folder.file("figure.ron", FIGURE);
    for flags in
        [["--algorithm", "magic"], ["--fail", "loud"], ["--depth", "-1"], ["--depth", "two"], ["--lang", "tlh"]]
    {
        assert_eq!(poda(&["solve", flags[0], flags[1]], &[&file]).status.code(), Some(2), "{flags:?}");
    }
    assert_eq!(poda(&["solve"], &[]).status.code(), Some(2));
    assert_eq!(poda(&["trace"], &[&file, &file]).status.code(), Some(2));
}

#[test]
fn what_a_flag_expects_is_said_in_the_language_that_was_asked_for() {
    for (flags, said) in [
        (["--lang", "en", "--fail", "loud"], "--fail cannot be “loud”. Expected one of: soft, hard."),
        (
            ["--lang", "es", "--fail", "loud"],
            "error: --fail no puede ser «loud». Se esperaba uno de estos: soft, hard. Consulta poda solve --help.",
        ),
        (["--lang", "es", "--depth", "two"], "Se esperaba un número de medias jugadas, o full."),
    ] {
        let output = poda(&[&["solve"], flags.as_slice()].concat(), &[Path::new("figure.ron")]);
        assert!(err(&output).contains(said), "{}", err(&output));
    }
}

#[test]
fn a_depth_at_which_an_inner_node_has_no_estimate_is_refused_and_the_node_named() {
    let folder = Folder::new();
    let file = folder.file("figure.ron", FIGURE);
    let output = poda(&["solve", "--json", "--depth", "1", "--lang", "en"], &[&file]);
    assert_eq!((output.status.code(), out(&output)), (Some(1), ""));
    assert!(err(&output).contains('B'), "{}", err(&output));
    assert!(poda(&["solve", "--depth", "2"], &[&file]).status.success());
}

#[test]
fn a_search_that_needs_too_many_nodes_is_given_up() {
    let folder = Folder::new();
    let file = folder.file("game.ron", TIC_TAC_TOE);
    for command in ["solve", "trace"] {
        let output = poda(&[command, "--json", "--lang", "en", "--max-nodes", "18296"], &[&file]);
        assert_eq!(output.status.code(), Some(1));
        assert!(err(&output).contains("Stopped at the limit of 18,296 nodes."), "{}", err(&output));
    }
    assert_eq!(out(&poda(&["solve", "--json", "--max-nodes", "18296"], &[&file])), "");
    assert!(poda(&["solve", "--json", "--max-nodes", "18297"], &[&file]).status.success());
}

#[test]
fn the_trace_has_as_many_leaves_as_the_answer_says() {
    let folder = Folder::new();
    let file = folder.file("game.ron", TIC_TAC_TOE);
    let answer = objects(&poda(&["solve", "--json"], &[&file])).remove(0);
    let events = objects(&poda(&["trace", "--json"], &[&file]));
    let leaves = events.iter().filter(|event| event["event"] == "evaluate").map(|event| &event["node"]);
    assert!(leaves.eq(answer["leaf_order"].as_array().unwrap()));
    let stop = events.last().unwrap();
    for field in ["value", "bound", "best"] {
        assert_eq!(stop[field], answer[field], "{field}");
    }
}

/// Nodes with names and without, far down: each is called the same in both, and what is pruned too.
#[test]
fn the_trace_names_nodes_as_the_answer_does() {
    let folder = Folder::new();
    let mut tree = "[1, 2]".to_owned();
    for level in 0..200 {
        let name = if level % 3 == 0 { format!("name: \"n{level}\", ") } else { String::new() };
        tree = format!("({name}children: [{tree}, [{}, 9], 4])", level % 7);
    }
    let file = folder.file("deep.ron", format!("(version: 1, game: Tree(tree: {tree}))"));
    let answer = objects(&poda(&["solve", "--json"], &[&file])).remove(0);
    let events = objects(&poda(&["trace", "--json"], &[&file]));
    let told = |kind: &str| events.iter().filter(move |event| event["event"] == kind).collect::<Vec<_>>();
    let leaves: Vec<_> = told("evaluate").iter().map(|event| event["node"].clone()).collect();
    assert_eq!(leaves, *answer["leaf_order"].as_array().unwrap());
    let cutoffs = answer["cutoffs"].as_array().unwrap();
    assert!(10 < cutoffs.len() && cutoffs.len() == told("cutoff").len());
    for (event, cutoff) in told("cutoff").into_iter().zip(cutoffs) {
        for field in ["node", "child", "value", "alpha", "beta", "pruned"] {
            assert_eq!(event[field], cutoff[field], "{field}");
        }
    }
}

/// What was found is proved by the search itself, which may know more than its window promises, or less of the move.
#[test]
fn an_answer_says_as_much_as_is_proved() {
    let folder = Folder::new();
    for (tree, window, said) in [
        (
            "[5, 3]",
            "(5, 10)",
            "MAX plays the 1st move and is sure of at least 5.\n  Principal variation: the 1st move\n",
        ),
        ("[[4, 3], [3, 2]]", "(5, 10)", "MAX to move. The value is ≤ 4: the window"),
        ("[[9, 12], 3]", "(0, 5)", "MAX to move. The value is ≥ 9: the window"),
        // The first child is left with ≤ 4, the second is 4: none is better than the second.
        ("[[4, 3], 4]", "(5, 10)", "MAX plays the 2nd move and is sure of at least 4.\n  Principal"),
        ("[[1, 1], [1]]", "(2, 9)", "MAX plays C and is sure of at least 1.\n  Principal"),
        (
            "[[4, 3], 4]",
            "(-inf, inf)",
            "MAX plays the 2nd move and is sure of at least 4.\n  Principal variation: the 2nd move\n",
        ),
    ] {
        let text = format!("(version: 1, game: Tree(tree: {tree}), search: (window: {window}))");
        let output = poda(&["solve", "--lang", "en"], &[&folder.file("window.ron", text)]);
        assert!(out(&output).contains(said), "{tree} {window}: {}", out(&output));
        assert!(output.status.success());
    }
}

#[test]
fn a_reader_that_stops_reading_ends_the_program_quietly() {
    let folder = Folder::new();
    let file = folder.file("game.ron", TIC_TAC_TOE);
    let mut child =
        program(&["trace", "--json"]).arg(&file).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(err(&output), "");
    assert_eq!(output.status.code(), Some(0), "a reader that has seen enough is no failure");
}

#[test]
fn help_is_in_the_language_that_was_asked_for() {
    let mut text = String::new();
    for arguments in [
        ["--lang=es", "--help"].as_slice(),
        &["solve", "--lang", "es", "--help"],
        &["trace", "--lang", "en", "-h"],
        &["play", "--lang", "es", "-h"],
        &["compare", "--lang", "en", "-h"],
        &["compare", "--lang", "es", "-h"],
        &["completions", "--lang", "es", "-h"],
    ] {
        let output = poda(arguments, &[]);
        assert!(output.status.success(), "{arguments:?}");
        text += out(&output);
    }
    insta::assert_snapshot!(text);
}

/// One definition of the command line: what `--help` prints is what `help` prints, and what the manual and the shells
/// know.
#[test]
fn help_manual_and_completions_come_from_the_same_definitions() {
    let run = |arguments: &[&str]| {
        let output = poda(arguments, &[]);
        assert!(output.status.success() && err(&output).is_empty(), "{arguments:?}: {}", err(&output));
        out(&output).to_owned()
    };
    for language in ["en", "es"] {
        assert_eq!(run(&["help", "--lang", language]), run(&["--help", "--lang", language]));
        for command in ["solve", "trace", "play", "compare", "gateway", "completions", "man", "help"] {
            let help = run(&["help", command, "--lang", language]);
            assert_eq!(help, run(&[command, "--help", "--lang", language]));
            assert!(!help.contains("Usage") || language == "en", "{help}");
            assert!(!help.contains(":\n\n"), "a heading without a line below it: {help}");
            let page = run(&["man", command, "--lang", language]);
            let heading = if language == "es" { "CÓDIGO DE SALIDA" } else { "EXIT STATUS" };
            assert_eq!(page.matches(&format!(".SH {heading}\n0 ")).count(), 1, "{page}");
            assert!(run(&["--help", "--lang", language]).contains(&format!("\n  {command}")));
        }
    }
    assert!(run(&["man", "--lang", "es"]).contains(".SH SINOPSIS"));
    for (language, heading) in [("en", "Exit status"), ("es", "Código de salida")] {
        let help = run(&["help", "check", "--lang", language]);
        let (_, status) = help.split_once(&format!("\n{heading}:\n")).expect("the help ends with the exit status");
        assert!(["0 ", "1 ", "2 ", "3 "].iter().all(|code| status.contains(code)), "{status}");
        for command in ["check", "solve"] {
            let page = run(&["man", command, "--lang", language]);
            assert!(page.contains(&format!(".SH {}\n0 ", heading.to_uppercase())), "{page}");
        }
    }
    assert!(!run(&["man", "solve", "--lang", "es"]).contains("SYNOPSIS"));
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = run(&["completions", shell]);
        for word in ["solve", "max-memory", "principal-variation", "merge-symmetric"] {
            assert!(script.contains(word), "{shell} completes {word}");
        }
    }
}

/// Every kind of wrong argument, in both languages: nothing but Poda's own sentences, one line, exit 2.
#[test]
fn wrong_arguments_are_explained_in_one_language() {
    let folder = Folder::new();
    let file = folder.file("figure.ron", FIGURE);
    let file = file.to_str().unwrap();
    let long = "x".repeat(500);
    let cases: [(&[&str], &str, &str); 21] = [
        (&["sovle", file], "no command “sovle”. Did you mean solve?", "la orden «sovle». ¿Querías decir solve?"),
        (&["help", "trase"], "no command “trase”. Did you mean trace?", "la orden «trase». ¿Querías decir trace?"),
        (
            &["solve", "--jsn", file],
            "no flag --jsn here. Did you mean --json?",
            "la opción --jsn. ¿Querías decir --json?",
        ),
        (&["--nonsense"], "There is no flag --nonsense here.", "Aquí no existe la opción --nonsense."),
        (&["trace", file, "other"], "“other” is one argument too many.", "«other» es un argumento de más."),
        (&["solve"], "An argument is missing: FILE.", "Falta un argumento: ARCHIVO."),
        (&["solve", file, "--depth"], "A value is missing after --depth.", "Falta un valor tras --depth."),
        (&["solve", file, "--json=1"], "--json takes no value.", "--json no lleva ningún valor."),
        (&["solve", "--depth", "-1", file], "Expected a number of plies, or full.", "Se esperaba un número de medias"),
        (&["solve", "--max-nodes", "1e6", file], "Expected a whole number", "Se esperaba un número entero"),
        (&["solve", "--max-memory", "-3", file], "Expected a whole number", "Se esperaba un número entero"),
        (&["solve", "--killers", "9", file], "Expected one of: 0, 1, 2, 3.", "Se esperaba uno de estos: 0, 1, 2, 3."),
        (&["practice", "--kinds", "best,nxt", file], "Did you mean next?", "¿Querías decir next?"),
        (&["exam", "--ask", "valus:max", file], "Did you mean values?", "¿Querías decir values?"),
        (&["exam", "--weights", "cutts=2", file], "Did you mean cuts?", "¿Querías decir cuts?"),
        (&["exam", "--contents", "deep,shalow=1", file], "Did you mean shallow?", "¿Querías decir shallow?"),
        (&["solve", "--algorithm", "alpha-bta", file], "Did you mean alpha-beta?", "¿Querías decir alpha-beta?"),
        (&["solve", "--fail", &long, file], "--fail cannot be “xxx", "--fail no puede ser «xxx"),
        (&["compare", "--depth", "5..1", file], "a range of at most 100", "un intervalo de 100 como mucho"),
        (
            &["play", "--level", "normal", "--depth", "2", file],
            "--level cannot be combined with --depth.",
            "--level no se puede combinar con --depth.",
        ),
        (&["completions", "tcsh"], "Expected one of: bash, elvish", "Se esperaba uno de estos: bash, elvish"),
    ];
    for (arguments, en, es) in cases {
        for (language, said) in [("en", en), ("es", es)] {
            let output = poda(&[&["--lang", language], arguments].concat(), &[]);
            // The window's own flags stand before nothing else.
            let output = if output.status.code() == Some(2) { output } else { poda(arguments, &[]) };
            let told = err(&output);
            assert_eq!((output.status.code(), out(&output)), (Some(2), ""), "{arguments:?}");
            assert!(told.starts_with("error: ") && told.contains(said), "{arguments:?}: {told}");
            assert_eq!(told.lines().count(), 1, "{told}");
            // The help that is named is that of the command.
            let help = match arguments[0] {
                "sovle" | "help" | "--nonsense" => "poda --help.".to_owned(),
                command => format!("poda {command} --help."),
            };
            assert!(told.trim_end().ends_with(&format!(" {help}")), "{told}");
            assert!(told.chars().count() < 450, "{told}");
            let other = if language == "es" {
                ["error: There", "Usage", "required", "tip:"]
            } else {
                ["Uso", "tip:", "Falta", "Usage"]
            };
            assert!(other.iter().all(|word| !told.contains(word)), "{told}");
        }
    }
}

#[test]
fn a_name_goes_by_any_usual_spelling_and_the_last_of_a_repeated_flag_wins() {
    let folder = Folder::new();
    let file = folder.file("figure.ron", FIGURE);
    for (spelled, is) in
        [("alphabeta", "alpha-beta"), ("AlphaBeta", "alpha-beta"), ("pvs", "principal-variation"), ("MTD(f)", "mtdf")]
    {
        let output = poda(&["solve", "--json", "--algorithm", "minimax", "--algorithm", spelled], &[&file]);
        assert_eq!(objects(&output)[0]["algorithm"], is, "{spelled}: {}", err(&output));
    }
    let rows = poda(&["compare", "--json", "--algorithm", "mtdf", "--algorithm", "minimax,pvs", "--json"], &[&file]);
    let named: Vec<_> = objects(&rows).iter().map(|row| row["algorithm"].clone()).collect();
    assert_eq!(named, ["minimax", "principal-variation"]);
}

#[test]
fn a_position_comes_from_a_file_from_standard_input_or_from_the_lessons() {
    let solved = |arguments: &[&str], typed: &[u8], folder: &Path| fed(program(arguments).current_dir(folder), typed);
    let folder = Folder::new();
    let here = folder.0.path();
    let number = 1 + (0..poda::lessons::all().len()).find(|&lesson| poda::lessons::name(lesson) == "a-to-n").unwrap();
    for lesson in ["a-to-n", &number.to_string(), &poda::lessons::numbered_name(number - 1)] {
        let output = solved(&["solve", "--json", lesson], b"", here);
        assert_eq!((&objects(&output)[0]["best"], &objects(&output)[0]["file"]), (&"C".into(), &lesson.into()));
    }
    // A file of that name wins.
    folder.file("a-to-n", FIGURE);
    assert_eq!(objects(&solved(&["solve", "--json", "a-to-n"], b"", here))[0]["best"], "B");
    let output = solved(&["solve", "--json", "-"], FIGURE.as_bytes(), here);
    assert_eq!((&objects(&output)[0]["best"], &objects(&output)[0]["file"]), (&"B".into(), &"-".into()));
    assert!(solved(&["trace", "-"], FIGURE.as_bytes(), here).status.success());
    for (arguments, typed, said) in [
        (["solve", "-"], b"(version: 1,\n game: Chess())".as_slice(), "-:2:8: "),
        (["solve", "-"], b"", "-:1:1: The file is empty"),
        (["trace", "-"], b"\xff", "-:1:1: This is not UTF-8 text"),
        (["compare", "-"], b"(version: 2)", "-:1:"),
        (["play", "-"], FIGURE.as_bytes(), "-: The moves are read from standard input"),
        (["solve", "a-to-m"], b"", "a-to-m: There is no file and no lesson of this name. Did you mean a-to-n?"),
        (
            ["rehearse", "alfa-beta"],
            b"",
            "alfa-beta: There is no file and no lecture of this name. Did you mean alpha-beta?",
        ),
        (["check", "a-to-m"], b"", "a-to-m: There is no such file. The path of a run was expected."),
        (["trace", "B-to-n"], b"", "B-to-n: There is no file and no lesson of this name. Did you mean a-to-n?"),
        (["solve", "999"], b"", "999: There is no file and no lesson of this name."),
    ] {
        let output = solved(&[&arguments, ["--lang", "en"].as_slice()].concat(), typed, here);
        assert_eq!((output.status.code(), out(&output)), (Some(1), ""), "{arguments:?}");
        assert!(err(&output).starts_with(said), "{arguments:?}: {}", err(&output));
    }
}

/// A pipe is read like a file: standard input by its path, and a named pipe, by every command that reads positions.
#[cfg(unix)]
#[test]
fn a_position_comes_from_a_pipe() {
    let folder = Folder::new();
    let pipe = folder.0.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for command in ["solve", "trace", "compare", "import", "link", "play"] {
        let poda = program(&[command, "--lang", "en"]).arg(&pipe).stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
        std::fs::write(&pipe, FIGURE).unwrap();
        let output = poda.unwrap().wait_with_output().unwrap();
        assert!(output.status.success() && !output.stdout.is_empty(), "{command}: {output:?}");
        if command != "play" {
            let output = fed(&mut program(&[command, "--lang", "en", "/dev/stdin"]), FIGURE.as_bytes());
            assert!(output.status.success() && !output.stdout.is_empty(), "{command}: {output:?}");
        }
    }
    // So are the tables of students and of their sheets.
    let paper = folder.0.path().join("paper.pdf");
    let exam = ["exam", "--count", "1", "--students", "/dev/stdin", "-o", paper.to_str().unwrap()];
    let output = fed(&mut program(&exam), b"name,student\nAna,1\nBo,2\n");
    assert!(output.status.success() && folder.0.path().join("paper-seats.csv").exists(), "{output:?}");
    let sheets = ["practice", "--blank", "--csv", "/dev/stdin", "a-to-n"];
    let output = fed(&mut program(&sheets), b"name,student,A.value\nAna,1,5\n");
    assert!(out(&output).contains("Ana"), "{output:?}");
    let output = fed(&mut program(&["solve", "--lang", "en", "/dev/stdin"]), b"[3, 4]]");
    assert!(!output.status.success() && err(&output).starts_with("/dev/stdin:1:"), "{}", err(&output));
}

/// The characters of names, titles and files are shown, and do nothing.
#[test]
fn characters_that_act_on_a_terminal_are_shown() {
    let folder = Folder::new();
    let acting = "B\\u{1b}[2J\\u{202e}\\u{9b}1m";
    let tree = format!(
        "(version: 1, title: \"{acting}\", game: Tree(tree: (name: \"{acting}\", children: [(name: \"A\", move: \"{acting}\", children: [1, 3]), 2])))"
    );
    let file = folder.file("acting.ron", tree);
    for command in [
        ["solve"].as_slice(),
        &["solve", "--json"],
        &["trace"],
        &["trace", "--json"],
        &["trace", "--format", "ron"],
        &["trace", "--why"],
        &["compare"],
        &["link"],
        &["practice"],
        &["play"],
        &[],
    ] {
        let mut poda = program(command);
        for variable in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
            poda.env_remove(variable);
        }
        let output = poda.args(["--lang", "en"]).arg(&file).stdin(Stdio::null()).output().unwrap();
        let acts = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
        for said in [out(&output), err(&output)] {
            assert!(!said.contains(acts), "{command:?}: {said:?}");
        }
        assert_ne!(out(&output), "", "{command:?}");
    }
    assert!(out(&poda(&["trace"], &[&file])).contains(r"B\u{1b}[2J\u{202e}\u{9b}1m"));
    let json = objects(&poda(&["solve", "--json"], &[&file]));
    assert_eq!(json[0]["pv"][0], "B\u{1b}[2J\u{202e}\u{9b}1m", "JSON says the name itself");
    let refused = poda(&["link", "--base", "https://x\u{202e}/"], &[&file]);
    assert!(!refused.status.success() && !err(&refused).contains('\u{202e}'), "{}", err(&refused));
}

/// Where no window can be opened, what is printed fits on a screen.
#[cfg(target_os = "linux")]
#[test]
fn without_a_display_a_screenful_is_printed() {
    let folder = Folder::new();
    let title = "x".repeat(1_000);
    let file = folder
        .file("long.ron", format!("(version: 1, title: \"{title}\", game: Tree(tree: [[1, 2], [3, 4], [5, 6]]))"));
    let mut poda = program(&["--lang", "en"]);
    let output = poda.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").arg(&file).output().unwrap();
    assert!(err(&output).len() < 1_000, "{}", err(&output).len());
    assert!(out(&output).lines().count() + err(&output).lines().count() <= 24, "{}{}", out(&output), err(&output));
    assert!(err(&output).ends_with(&format!("“poda trace {}” prints them all.\n", file.display())), "{}", err(&output));
}

/// The end of a trace names a move only where that is proved to be best, and says whose answer it gives.
#[test]
fn the_end_of_a_trace_says_no_more_than_is_proved() {
    let folder = Folder::new();
    let end = |file: &Path, flags: &[&str]| {
        let output = poda(&[&["trace", "--lang", "en"], flags].concat(), &[file]);
        out(&output).lines().last().unwrap().trim_start_matches(|c: char| c.is_ascii_digit() || c == ' ').to_owned()
    };
    for (tree, window, fail, said) in [
        (
            "[[3], [4, 2]]",
            "(4, 9)",
            "Soft",
            "The search is complete. Value ≤ 4. The candidate is C, which is not proved to be the best move.",
        ),
        (
            "[[3], [4, 2]]",
            "(4, 9)",
            "Hard",
            "The search is complete. Value ≤ 4. The candidate is B, which is not proved to be the best move.",
        ),
        ("[[1, 1], [1]]", "(2, 9)", "Soft", "The search is complete. Value 1, best move: C."),
        ("[[3], [4, 2]]", "(-inf, inf)", "Soft", "The search is complete. Value 3, best move: B."),
    ] {
        let text = format!("(version: 1, game: Tree(tree: {tree}), search: (window: {window}, fail: {fail}))");
        assert_eq!(end(&folder.file("window.ron", text), &[]), said, "{tree} {window} {fail}");
    }
    let cut_short = ["--max-nodes", "12"];
    let deepening = Path::new("iterative-deepening");
    assert_eq!(
        end(deepening, &cut_short),
        "Stopped at the limit of 12 nodes. Value 5, best move: C. Depth 2 was stopped before its end: this is the answer of depth 1, the last one that was \
         finished."
    );
    let lines = objects(&poda(&[&["trace", "--json"][..], &cut_short].concat(), &[deepening]));
    let stop = lines.last().unwrap();
    assert_eq!((&stop["value"], &stop["bound"]), (&5.into(), &Value::Null), "one ply proves nothing of two");
}

/// Without a terminal there is neither color nor progress, and a search that met its limit still printed its steps.
#[test]
fn a_search_that_meets_a_limit_prints_its_steps_and_why_it_ended() {
    let folder = Folder::new();
    let file = folder.file("figure.ron", FIGURE);
    let output = poda(&["trace", "--json", "--max-nodes", "5", "--lang", "en"], &[&file]);
    let lines = objects(&output);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        err(&output)
            .ends_with("Stopped at the limit of 5 nodes. Search fewer plies, or allow more with --max-nodes.\n")
    );
    assert_eq!(lines.iter().filter(|line| line["event"] == "enter").count(), 5);
    let stop = lines.last().unwrap();
    assert_eq!((&stop["event"], &stop["reason"]), (&"stop".into(), &"nodes".into()));
    assert_eq!(stop["step"], lines[lines.len() - 2]["step"]);
    let game = folder.file("game.ron", TIC_TAC_TOE);
    let output = poda(&["trace", "--json", "--max-memory", "1", "--algorithm", "minimax"], &[&game]);
    assert_eq!((output.status.code(), &objects(&output).last().unwrap()["reason"]), (Some(1), &"memory".into()));
    let output = poda(&["solve", "--json", "--max-memory", "1", "--algorithm", "minimax", "--lang", "en"], &[&game]);
    assert_eq!((output.status.code(), out(&output)), (Some(1), ""));
    assert!(err(&output).contains("Stopped at the limit of 1 MB of memory."), "{}", err(&output));
    assert!(!err(&output).contains('\u{1b}') && !err(&output).contains('\r'));
}

/// A comparison keeps to its limit on memory too: the table of a search is what may pass it.
#[test]
fn a_comparison_says_which_limit_a_search_met() {
    let folder = Folder::new();
    let file = folder.file("game.ron", TIC_TAC_TOE);
    let flags = ["compare", "--algorithm", "minimax,alpha-beta-table", "--lang", "en", "--max-memory", "0"];
    let output = poda(&flags, &[&file]);
    assert_eq!(output.status.code(), Some(1));
    assert!(out(&output).contains("memory limit"), "{}", out(&output));
    assert!(err(&output).contains("Stopped at the limit of 0 MB of memory."), "{}", err(&output));
    let output = poda(&["compare", "--algorithm", "minimax", "--lang", "en", "--max-nodes", "1000"], &[&file]);
    assert!(out(&output).contains("> 1,000") && err(&output).contains("1,000 nodes"), "{}", out(&output));
}

/// A guarantee, an estimate and what only a level of play sees are distinguished.
#[test]
fn a_value_is_called_what_it_is() {
    let folder = Folder::new();
    let tree = "Tree(tree: (name: \"A\", children: [(name: \"B\", estimate: 1, children: [3, 12]), (name: \"C\", estimate: 2, children: [2, 4])]))";
    for (root, search, said) in [
        ("Max", "depth: 2", "MAX plays B and is sure of at least 3."),
        ("Min", "depth: 2", "MIN plays C and holds MAX to at most 4."),
        ("Max", "depth: 1", "MAX plays C. The value is 2, backed up from estimates 1 ply ahead."),
        // The line of B ends with the game, so that its value is no estimate.
        ("Max", "depth: 1, quiet: (change: 3, plies: 1)", "MAX plays B and is sure of at least 3."),
        (
            "Max",
            "depth: 1, quiet: (change: 4, plies: 1)",
            "MAX plays C. The value is 2, backed up from estimates 1 ply ahead, or further",
        ),
        ("Max", "depth: 0", "The search stops at the root. Its static evaluation is 5."),
        ("Max", "algorithm: Normal", "MAX plays C, worth 2 as far as one ply shows."),
        ("Max", "algorithm: Beginner", "chosen at random. The other moves were not searched"),
        ("Max", "algorithm: WrongBound", "and takes it to be worth 3."),
        ("Max", "algorithm: Mtdf", "MAX plays B and is sure of at least 3."),
        ("Max", "algorithm: IterativeDeepening, depth: 1", "backed up from estimates 1 ply ahead."),
    ] {
        let tree =
            tree.replace("name: \"A\"", "name: \"A\", estimate: 5").replace("Tree(", &format!("Tree(root: {root}, "));
        let file = folder.file("tree.ron", format!("(version: 1, game: {tree}, search: ({search}))"));
        let output = poda(&["solve", "--lang", "en"], &[&file]);
        assert!(out(&output).contains(said), "{search}: {}{}", out(&output), err(&output));
    }
}

/// The lines around the steps, and the numbers of the steps, which go through all passes in a row.
#[test]
fn lines_that_are_no_steps_carry_the_step_before_them() {
    let folder = Folder::new();
    let file = folder
        .file("tree.ron", "(version: 1, game: Tree(tree: [[3, 12], [2, 4]]), search: (algorithm: Mtdf, guess: 7))");
    let lines = objects(&poda(&["trace", "--json"], &[&file]));
    let is_step = |line: &Value| !["search", "pass", "stop"].contains(&line["event"].as_str().unwrap());
    let mut made = 0;
    for line in &lines {
        made += u64::from(is_step(line));
        assert_eq!(line["step"], made, "{line}");
    }
    let passes: Vec<_> = lines.iter().filter(|line| line["event"] == "pass").collect();
    assert!(1 < passes.len() && passes[0]["step"] == 0 && passes.iter().all(|pass| pass["purpose"] == "test"));
    assert_eq!(
        (&lines[0]["event"], &lines[0]["guess"], &lines[0]["table"]),
        (&"search".into(), &7.into(), &true.into())
    );
    let stop = lines.last().unwrap();
    assert_eq!(
        (&stop["event"], &stop["reason"], &stop["value"], &stop["best"]),
        (&"stop".into(), &"converged".into(), &3.into(), &"0".into())
    );
    // As sentences, the same lines.
    let text = poda(&["trace", "--lang", "en"], &[&file]);
    assert_eq!(out(&text).lines().count(), lines.len());
    assert!(!out(&text).contains("e-324") && out(&text).contains('ε'), "{}", out(&text));
}

/// A subtree is pruned if no visit has entered it: what a scout left out and its re-search entered is none.
#[test]
fn pruned_is_what_no_visit_has_entered() {
    for algorithm in ["alpha-beta", "pvs", "mtdf", "iterative-deepening", "aspiration", "alpha-beta-table"] {
        for lesson in ["a-to-n", "first-cutoff", "worst-value", "scout", "again", "mtdf"] {
            let arguments = ["--algorithm", algorithm, "--depth", "full", "--json", lesson];
            let answer = objects(&poda(&[&["solve"], arguments.as_slice()].concat(), &[])).remove(0);
            let events = objects(&poda(&[&["trace"], arguments.as_slice()].concat(), &[]));
            let entered: Vec<_> =
                events.iter().filter(|line| line["event"] == "enter").map(|line| line["node"].clone()).collect();
            let mut left_out: Vec<Value> = Vec::new();
            for node in events.iter().filter_map(|line| line["pruned"].as_array()).flatten() {
                if !entered.contains(node) && !left_out.contains(node) {
                    left_out.push(node.clone());
                }
            }
            assert_eq!(answer["pruned"], Value::from(left_out.clone()), "{algorithm} {lesson}");
            assert_eq!(answer["pruned_subtrees"], left_out.len(), "{algorithm} {lesson}");
        }
    }
}

/// A file of eight megabytes with a leaf for every two bytes.
fn many_leaves() -> tempfile::NamedTempFile {
    let file = tempfile::NamedTempFile::new().unwrap();
    let leaves = "1,".repeat(4 << 20);
    std::fs::write(file.path(), format!("(version: 1, game: Tree(tree: [{leaves}]))")).unwrap();
    file
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_of_leaves_is_read_in_twenty_times_its_size() {
    let file = many_leaves();
    let solve = |kilobytes: usize| {
        let program = env!("CARGO_BIN_EXE_poda");
        let line =
            format!("ulimit -v {kilobytes}; exec {program} solve --lang en --max-nodes 10 {}", file.path().display());
        let output = Command::new("sh").args(["-c", &line]).output().unwrap();
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    // What the program takes before it has read anything, its threads' stacks included.
    let own = 120 << 10;
    let said = solve(own + 20 * (8 << 10));
    assert!(said.contains("Stopped at the limit of 10 nodes."), "{said}");
    assert!(!solve(own).contains("Stopped"), "so little memory is not enough, or the limit is none");
}

#[test]
fn a_file_that_takes_more_memory_than_is_allowed_is_not_read() {
    let file = many_leaves();
    let name = file.path().to_str().unwrap();
    for command in ["solve", "compare", "trace"] {
        for (language, said) in [
            ("en", "Reading this file can take 125 MB of memory. Allow that with --max-memory."),
            ("es", "Leer este archivo puede necesitar 125 MB de memoria. Permítelo con --max-memory."),
        ] {
            let flags = [command, "--max-memory", "100", "--max-nodes", "10", "--lang", language, name];
            let output = poda(&flags, &[]);
            assert_eq!(output.status.code(), Some(1));
            assert_eq!(String::from_utf8_lossy(&output.stderr), format!("{name}: {said}\n"));
        }
    }
}

/// All ids in a line of a trace, in order.
fn ids_in(line: &Value) -> Vec<String> {
    let single = ["node", "child", "owner", "best", "source"].into_iter().filter_map(|field| line[field].as_str());
    let pruned = line["pruned"].as_array().into_iter().flatten().filter_map(Value::as_str);
    single.chain(pruned).map(str::to_owned).collect()
}

/// The ids of a deep tree are longer than everything else that is printed of it.
#[test]
fn long_ids_are_numbers_where_that_is_asked_and_the_same_node_has_the_same_number() {
    let folder = Folder::new();
    let row = ["100"; 6].join(", ");
    let file = folder.file("deep.ron", format!("(version: 1, game: Kalah(south: [{row}], north: [{row}]))"));
    let flags = ["trace", "--json", "--why", "--max-nodes", "2000"];
    let [long, short] = [&flags[..], &[&flags[..], &["--short-ids"]].concat()].map(|flags| poda(flags, &[&file]));
    let (long, short) = (objects(&long), objects(&short));
    assert_eq!(long.len(), short.len());
    let (mut numbers, mut names) = (HashMap::new(), HashMap::new());
    for (long, short) in long.iter().zip(&short) {
        for (long, short) in ids_in(long).into_iter().zip(ids_in(short)) {
            assert_eq!(short.starts_with('#'), 40 < long.len(), "{long} {short}");
            assert!(short.len() <= 40 && (short.starts_with('#') || short == long));
            assert_eq!(numbers.entry(long.clone()).or_insert(short.clone()), &short, "{long} has one number");
            assert_eq!(names.entry(short.clone()).or_insert(long.clone()), &long, "{short} is one node");
        }
    }
    assert!(names.keys().filter(|id| id.starts_with('#')).count() > 1_000);
}
