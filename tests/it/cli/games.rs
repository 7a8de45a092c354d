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

#[cfg(unix)]
#[test]
fn a_program_ends_when_poda_is_killed() {
    if !has("python3") || !std::path::Path::new("/proc/self/stat").exists() {
        return;
    }
    let folder = Folder::new();
    let number = folder.path("own");
    let own = format!("open('{}', 'w').write(str(os.getpid()))", number.display());
    let mut poda = program(&["solve", "--game", &faulty(&folder, &own)]).stderr(Stdio::null()).spawn().unwrap();
    let begun = Instant::now();
    let program = loop {
        assert!(begun.elapsed() < Duration::from_secs(10), "the program was asked");
        match std::fs::read_to_string(&number) {
            Ok(own) if !own.is_empty() => break own,
            _ => thread::sleep(Duration::from_millis(20)),
        }
    };
    poda.kill().unwrap();
    poda.wait().unwrap();
    let begun = Instant::now();
    while is_alive(&program) {
        assert!(begun.elapsed() < Duration::from_secs(5), "its input has ended");
        thread::sleep(Duration::from_millis(20));
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
