//! `--game`: the rules are in another program, and every fault of such a program is said and ends nothing else.

use super::program::{Folder, err, out, program};
use serde_json::Value;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

const PYTHON: &str = "examples/games/breakthrough.py";

fn has(language: &str) -> bool {
    Command::new(language).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
}

fn solved(command: &str, flags: &[&str]) -> Output {
    program(&[&["solve", "--lang", "en", "--json", "--game", command], flags].concat()).output().unwrap()
}

/// A program that answers the first request, and then does `after` with the list `states`.
fn faulty(folder: &Folder, after: &str) -> String {
    let text = format!(
        "import json, os, subprocess, sys, time\n\
         asked = 0\n\
         for line in sys.stdin:\n\
         \x20   request, asked = json.loads(line), asked + 1\n\
         \x20   if 'poda' in request:\n\
         \x20       print('{{\"poda\": \"game\", \"version\": 1, \"start\": [\"s\"]}}', flush=True)\n\
         \x20       continue\n\
         \x20   states = request['expand']\n\
         \x20   {after}\n"
    );
    format!("python3 '{}'", folder.file("game.py", text).display())
}

/// A program that plays a game without an end, in which two moves lead from each position to others. Before its answer
/// to request `number` about positions, it does `then`.
fn endless(folder: &Folder, number: usize, then: &str) -> String {
    let position = "{'to_move': 'max', 'moves': [{'move': move, 'state': state + move} for move in 'ab'], \
        'text': state or '-', 'estimate': state.count('a')}";
    let text = format!(
        "import json, os, signal, sys, time\n\
         asked = 0\n\
         for line in sys.stdin:\n\
         \x20   request = json.loads(line)\n\
         \x20   if 'poda' in request:\n\
         \x20       print(json.dumps({{'poda': 'game', 'version': 1, 'start': ''}}), flush=True)\n\
         \x20       continue\n\
         \x20   asked += 1\n\
         \x20   if asked == {number}:\n\
         \x20       {then}\n\
         \x20   print(json.dumps({{'positions': [{position} for state in request['expand']]}}), flush=True)\n"
    );
    format!("python3 '{}'", folder.file("endless.py", text).display())
}

/// Returns the command that plays Breakthrough in each language that is installed.
fn commands(folder: &Folder) -> Vec<String> {
    let compiled = folder.path("breakthrough");
    let source = "examples/games/breakthrough.cpp";
    let has_compiled = has("g++")
        && Command::new("g++").args(["-O2", "-o", compiled.to_str().unwrap(), source]).status().unwrap().success();
    let interpreted = [
        ("python3", format!("python3 {PYTHON}")),
        ("node", "node examples/games/breakthrough.js".to_owned()),
        ("javac", "java examples/games/Breakthrough.java".to_owned()),
    ];
    let interpreted = interpreted.into_iter().filter(|(language, _)| has(language)).map(|(_, command)| command);
    interpreted.chain(has_compiled.then(|| format!("'{}'", compiled.display()))).collect()
}

#[test]
fn the_same_game_is_the_same_in_every_language() {
    let (folder, mut answers) = (Folder::new(), Vec::new());
    for command in commands(&folder) {
        let output = solved(&command, &["--depth", "4", "--game-timeout", "60"]);
        assert!(output.status.success(), "{command}: {}", err(&output));
        let mut answer: Value = serde_json::from_str(out(&output)).unwrap();
        answer.as_object_mut().unwrap().remove("file");
        answers.push(answer);
    }
    assert!(!answers.is_empty() && answers.windows(2).all(|two| two[0] == two[1]), "{answers:?}");
}

#[test]
fn a_game_is_traced_played_practiced_compared_and_exported() {
    if !has("python3") {
        return;
    }
    let (folder, game) = (Folder::new(), format!("python3 {PYTHON}"));
    let picture = folder.path("picture.svg");
    let picture = picture.to_str().unwrap();
    for arguments in [
        &["trace", "--depth", "2"][..],
        &["compare"],
        &["play", "--depth", "2"],
        &["practice", "--depth", "2"],
        &["export", "--depth", "2", "--output", picture],
    ] {
        let mut command = program(&[arguments, &["--lang", "en", "--game", &game, "--game-timeout", "20"]].concat());
        let output = command.stdin(Stdio::null()).output().unwrap();
        assert!(output.status.success(), "{arguments:?}: {}", err(&output));
    }
    let drawn = std::fs::read_to_string(picture).unwrap();
    assert!(drawn.contains("b1–b2") && drawn.contains("<circle"), "moves and pieces are drawn");
}

#[test]
fn every_fault_of_a_program_is_said() {
    if !has("python3") {
        return;
    }
    let folder = Folder::new();
    for (after, expected) in [
        ("time.sleep(60)", "no answer within 1 s"),
        ("sys.exit(3)", "ended without an answer (exit status: 3)"),
        ("print('hello', flush=True)", "not an object in JSON on one line. The answer: hello"),
        ("[sys.stdout.write('x' * 1000000) for _ in range(100)]; time.sleep(60)", "longer than 64 MB"),
        ("print('{\"positions\": []}', flush=True)", "1 state was asked about, and 0 positions were answered"),
        ("print('{\"positions\": [{\"moves\": [], \"value\": 1, \"x\": 2}]}', flush=True)", "no field `x`"),
        ("print('{\"positions\": [{\"moves\": [], \"value\": \"many\"}]}', flush=True)", "`value` has \"many\""),
        (
            "print(json.dumps({'positions': [{'to_move': 'max', 'moves': [{'move': 'a', 'state': 1}, {'move': 'a', 'state': 2}]}]}), flush=True)",
            "The move `a` is listed twice.",
        ),
        (
            "print(json.dumps({'positions': [{'to_move': 'max', 'moves': [{'move': 'a', 'state': 'x' * 70000}]}]}), flush=True)",
            "A state has 70,002 bytes",
        ),
        (
            "print(json.dumps({'positions': [{'moves': [], 'value': asked} for _ in states]}), flush=True)",
            "something else about this state than before",
        ),
        ("sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush()", "not text in UTF-8"),
    ] {
        let begun = Instant::now();
        let output =
            solved(&faulty(&folder, after), &["--game-timeout", if after.contains("write('x'") { "30" } else { "1" }]);
        assert_eq!(output.status.code(), Some(1), "{after}");
        let said = err(&output);
        assert!(said.contains(expected) && said.contains("begins with the position [\"s\"]"), "{after}: {said}");
        assert!(begun.elapsed() < Duration::from_secs(30), "{after}");
    }
    for (command, expected) in [("/no/such/program", "cannot be started"), ("'open", "a quote is not closed")] {
        let output = solved(command, &[]);
        assert_eq!((output.status.code(), err(&output).contains(expected)), (Some(1), true), "{}", err(&output));
    }
}

#[test]
fn what_was_explored_before_a_fault_is_used_if_that_is_wanted() {
    if !has("python3") {
        return;
    }
    let folder = Folder::new();
    let command = endless(&folder, 4, "sys.exit(3)");
    let failed = solved(&command, &[]);
    assert_eq!((failed.status.code(), out(&failed)), (Some(1), ""), "{}", err(&failed));
    // Three plies of positions are known: the start, two, and four.
    let cut = solved(&command, &["--game-partial"]);
    let answer: Value = serde_json::from_str(out(&cut)).unwrap();
    assert_eq!((cut.status.code(), &answer["value"]), (Some(1), &2.into()), "MAX moves twice: aa");
    assert!(err(&cut).contains("exit status: 3") && err(&cut).contains("The tree ends after 2 plies"), "{}", err(&cut));
    // What a program that contradicts itself has said is not used.
    let changed = "request['expand'][0] += 'b'";
    let contrary = solved(&endless(&folder, 3, changed), &["--depth", "1", "--game-partial"]);
    assert_eq!((contrary.status.code(), out(&contrary)), (Some(1), ""), "{}", err(&contrary));
}

#[test]
fn a_game_whose_positions_are_reached_again_is_searched_to_its_end() {
    if !has("python3") {
        return;
    }
    // Without estimates, only the whole game can be searched. Its longest line is longer than the shortest to any
    // position.
    let skeleton = std::fs::read_to_string("examples/games/skeleton.py").unwrap();
    let text = skeleton.replace("{\"estimate\": estimate(state)} if next_moves else", "{} if next_moves else");
    let folder = Folder::new();
    let output = solved(&format!("python3 '{}'", folder.file("game.py", text).display()), &[]);
    let answer: Value = serde_json::from_str(out(&output)).unwrap_or_else(|_| panic!("{}", err(&output)));
    assert_eq!(answer["value"], 1, "MAX takes one of five and leaves four");
}

#[test]
fn boards_are_drawn_by_every_kind_of_search() {
    let (folder, picture) = (Folder::new(), Folder::new());
    let tree = "(board: [\"X.\", \".O\"], children: [(value: 1, text: \"seventh\"), (value: 0, text: \"eighth\")])";
    let file = folder.file("tree.ron", format!("(version: 1, game: Tree(tree: {tree}))"));
    for algorithm in ["alpha-beta", "mcts:30"] {
        let picture = picture.path(&format!("{}.svg", &algorithm[..4]));
        let [file, picture] = [&file, &picture].map(|path| path.to_str().unwrap());
        let arguments = ["export", file, "--algorithm", algorithm, "--steps", "last", "--output", picture];
        let output = program(&arguments).output().unwrap();
        assert!(output.status.success(), "{}", err(&output));
        let drawn = std::fs::read_to_string(picture).unwrap();
        for text in [">X<", ">O<", ">seventh<", ">eighth<"] {
            assert!(drawn.contains(text), "{algorithm}: {text}");
        }
    }
}

#[test]
fn a_file_with_a_program_says_how_its_game_is_opened() {
    let folder = Folder::new();
    for (name, command) in [("mine.py", "python3 "), ("Mine.java", "java "), ("mine.cpp", "mine\"")] {
        let file = folder.file(name, "def f(x): return {1: [x}\n");
        let output = program(&["solve", "--lang", "en", file.to_str().unwrap()]).output().unwrap();
        let said = err(&output);
        assert!(said.contains("poda --game \"") && said.contains(command), "{said}");
        assert_eq!((output.status.code(), said.lines().count()), (Some(1), 1), "{said}");
    }
}

/// Whether a process with this number is there.
#[cfg(unix)]
fn is_alive(process: &str) -> bool {
    std::fs::read_to_string(format!("/proc/{process}/stat")).is_ok_and(|stat| !stat.contains(") Z "))
}

#[cfg(unix)]
#[test]
fn no_process_is_left_behind() {
    if !has("python3") || !std::path::Path::new("/proc/self/stat").exists() {
        return;
    }
    let folder = Folder::new();
    let number = folder.path("child");
    let leave = format!(
        "child = subprocess.Popen(['sleep', '300']); open('{}', 'w').write(str(child.pid)); print('no', flush=True)",
        number.display()
    );
    assert_eq!(solved(&faulty(&folder, &leave), &[]).status.code(), Some(1));
    let child = std::fs::read_to_string(&number).unwrap();
    let begun = Instant::now();
    while is_alive(&child) {
        assert!(begun.elapsed() < Duration::from_secs(5), "what the program started has ended with it");
        thread::sleep(Duration::from_millis(20));
    }
}

/// Whether a process with this number is there, or one that watches over its group.
#[cfg(unix)]
fn is_alive_or_watched(process: &str) -> bool {
    let is_watch = |entry: std::io::Result<std::fs::DirEntry>| {
        let arguments = std::fs::read(entry.ok()?.path().join("cmdline")).ok()?;
        arguments.split(|byte| *byte == 0).any(|argument| argument == process.as_bytes()).then_some(())
    };
    is_alive(process) || std::fs::read_dir("/proc").unwrap().any(|entry| is_watch(entry).is_some())
}

#[cfg(unix)]
#[test]
fn a_program_ends_with_poda_however_that_ends() {
    if !has("python3") || !std::path::Path::new("/proc/self/stat").exists() {
        return;
    }
    // The last program ends neither at the end of its input nor by a signal that it can ignore.
    let stubborn = "[signal.signal(number, signal.SIG_IGN) for number in (1, 2, 15)]; time.sleep(300)";
    for (signal, status) in [("INT", Some(130)), ("TERM", Some(143)), ("KILL", None)] {
        for wait in ["pass", stubborn] {
            let folder = Folder::new();
            let number = folder.path("own");
            let own = format!("open('{}', 'w').write(str(os.getpid())); {wait}", number.display());
            let mut command = program(&["solve", "--game", &endless(&folder, 1, &own), "--depth", "30"]);
            // A temporary file would be left in this folder.
            let mut poda = command.env("TMPDIR", folder.0.path()).stderr(Stdio::null()).spawn().unwrap();
            let begun = Instant::now();
            let program = loop {
                assert!(begun.elapsed() < Duration::from_secs(10), "the program was asked");
                match std::fs::read_to_string(&number) {
                    Ok(own) if !own.is_empty() => break own,
                    _ => thread::sleep(Duration::from_millis(20)),
                }
            };
            let poda_number = poda.id().to_string();
            assert!(Command::new("kill").args([&format!("-{signal}"), &poda_number]).status().unwrap().success());
            assert_eq!(poda.wait().unwrap().code(), status, "{signal}");
            let begun = Instant::now();
            while is_alive_or_watched(&program) {
                assert!(begun.elapsed() < Duration::from_secs(5), "{signal}: nothing is left of {wait}");
                thread::sleep(Duration::from_millis(20));
            }
            let mut left: Vec<_> =
                std::fs::read_dir(folder.0.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
            left.sort();
            assert_eq!(left, ["endless.py", "own"], "{signal}");
        }
    }
}

#[test]
fn a_file_cannot_name_a_program() {
    let folder = Folder::new();
    let made = folder.path("made");
    let command = format!("touch {}", made.display());
    let output = program(&["solve", &command]).output().unwrap();
    assert!(!output.status.success() && !made.exists());
}
