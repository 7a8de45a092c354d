//! A machine with too few resources: a full disk, a folder that cannot be written to, a small stack, little memory.
//! Afterwards each file has its old or its new contents, no other file is left behind, and a sentence says why.
//!
//! The shell sets the limits, for the program alone. They hold for every user: permissions do not stop the superuser.

use crate::cli::program::{fed, program, said};
use poda::file::load;
use poda::game::tree::max_levels;
use poda::platform::disk::{self, StagedFiles};
use poda::platform::store::Store;
use poda::platform::{Backup, DiskError};
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// Runs the program within limits that the shell sets, with a text as its input.
fn within(limits: &str, arguments: &[&str], input: &str) -> Output {
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("{limits}; exec \"$@\""), "sh", env!("CARGO_BIN_EXE_poda")]);
    fed(shell.args(arguments).env("LANG", "C"), input)
}

/// A disk on which no file can grow.
const NO_ROOM: &str = "ulimit -f 0";
/// A disk on which a file can have a few thousand bytes.
const LITTLE_ROOM: &str = "ulimit -f 4";

/// How the sentence begins that says so.
const NO_ROOM_LEFT: &str = "There is no room";

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// What is written, by its name, with the arguments and the input that write it.
const WRITTEN: [(&str, &[&str], &str); 4] = [
    ("tree.svg", &["export", "a-to-n", "-o"], ""),
    ("paper.tex", &["exam", "--count", "4", "--seed", "1", "-o"], ""),
    ("report.json", &["practice", "a-to-n", "--report"], "help\n"),
    ("game.ron", &["play", "--max-nodes", "1"], "save FILE\nquit\n"),
];

#[test]
fn without_room_the_old_file_stays_and_a_sentence_says_why() {
    let long = format!("(version: 1, notes: \"{}\", game: TicTacToe())", "word ".repeat(2_000));
    for (name, arguments, input) in WRITTEN {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join(name);
        let path = path.to_str().unwrap();
        if name == "report.json" {
            assert!(within("true", &[arguments, &[path]].concat(), input).status.success());
        } else {
            fs::write(path, "(version: 1, game: Nim())").unwrap();
        }
        let old = fs::read_to_string(path).unwrap();
        let position = TempDir::new().unwrap();
        let position = position.path().join("long.ron");
        fs::write(&position, &long).unwrap();
        let (file, input) = match name {
            "game.ron" => (position.to_str().unwrap(), input.replace("FILE", path)),
            _ => (path, input.to_owned()),
        };
        let output = within(NO_ROOM, &[arguments, &[file]].concat(), &input);
        let said = said(&output);
        assert_eq!(fs::read_to_string(path).unwrap(), old, "{name}: {said}");
        // A backup that was complete before may stay.
        assert!(names(folder.path()).iter().all(|left| left.starts_with(name)), "{name}: {:?}", names(folder.path()));
        assert!(said.contains(NO_ROOM_LEFT), "{name}: {said}");
        assert!(name == "game.ron" || output.status.code() == Some(1), "{name}: {:?}", output.status);
    }
}

#[test]
fn a_series_without_room_has_only_whole_pictures() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("page.svg");
    let arguments = ["export", "a-to-n", "--steps", "nodes", "--width", "300", "-o", path.to_str().unwrap()];
    let output = within("ulimit -f 20", &arguments, "");
    let whole = within("true", &arguments, "");
    assert!(whole.status.success());
    assert!(output.status.success() || said(&output).contains(NO_ROOM_LEFT), "{}", said(&output));
    for name in names(folder.path()) {
        assert!(
            name.starts_with("page-") && Path::new(&name).extension().is_some_and(|extension| extension == "svg"),
            "{name}"
        );
        assert!(fs::read_to_string(folder.path().join(&name)).unwrap().trim_end().ends_with("</svg>"), "{name}");
    }
}

/// Set in the process that stores while its files may not grow: the folder that it writes into.
const STORES: &str = "PODA_STORES_WITHOUT_ROOM";

/// Saves and stores something larger than there is room for.
fn store_without_room(folder: &Path) {
    let large = "1\n".repeat(40_000);
    let path = folder.join("saved.ron");
    for backup in [Backup::Keep, Backup::Discard] {
        assert!(matches!(disk::write(&path, &large, backup), Err(DiskError::DiskFull)));
    }
    let mut files = StagedFiles::default();
    files.add(&folder.join("other.ron"), b"small").unwrap();
    assert!(files.add(&path, large.as_bytes()).is_err());
    drop(files);
    let mut store = Store::open();
    let draft = store.draft().to_owned();
    for name in ["settings", &draft] {
        store.write(name, Some("small".to_owned()));
    }
    // Dropping it waits until everything was tried.
    drop(store);
    let mut store = Store::open();
    for name in ["settings", &draft] {
        store.write(name, Some(large.clone()));
    }
    let failure = std::iter::from_fn(|| {
        std::thread::sleep(std::time::Duration::from_millis(5));
        Some(store.take_failure())
    });
    assert!(failure.take(2_000).flatten().next().is_some(), "the window is told");
    drop(store);
    let mut store = Store::open();
    assert_eq!(["settings", &draft].map(|name| store.read(name)), [(); 2].map(|()| Some("small".to_owned())));
}

#[test]
fn without_room_drafts_and_settings_stay_as_they_were_stored_last() {
    if let Some(folder) = std::env::var_os(STORES) {
        return store_without_room(Path::new(&folder));
    }
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("saved.ron"), "old").unwrap();
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("trap '' XFSZ; {LITTLE_ROOM}; exec \"$@\""), "sh"]);
    shell.arg(std::env::current_exe().unwrap());
    shell.args(["--exact", "cli::constrained::without_room_drafts_and_settings_stay_as_they_were_stored_last"]);
    shell.env(STORES, folder.path());
    shell.envs(["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"].map(|name| (name, folder.path())));
    let output = shell.output().unwrap();
    assert!(output.status.success(), "{}", said(&output));
    assert!(said(&output).contains("1 passed"), "{}", said(&output));
    assert_eq!(fs::read_to_string(folder.path().join("saved.ron")).unwrap(), "old");
    assert!(!folder.path().join("other.ron").exists());
}

/// A file in the place of a folder, and folders of the system: nobody writes there.
#[test]
fn where_nothing_can_be_written_a_sentence_says_so() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("file"), "").unwrap();
    let below_a_file = folder.path().join("file");
    for below in [below_a_file.to_str().unwrap(), "/proc", "/none"] {
        for (name, arguments, input) in WRITTEN {
            let path = format!("{below}/{name}");
            let input = input.replace("FILE", &path);
            let file = if name == "game.ron" { "nim" } else { &path };
            let output = within("true", &[arguments, &[file]].concat(), &input);
            assert!(name == "game.ron" || output.status.code() == Some(1), "{path}: {}", said(&output));
            assert!(said(&output).contains(&path), "{}", said(&output));
        }
    }
    assert_eq!(names(folder.path()), ["file"]);
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_a_failure_with_a_sentence() {
    let commands: [&[&str]; 6] = [
        &["solve", "a-to-n"],
        &["trace", "a-to-n"],
        &["compare", "a-to-n"],
        &["export", "a-to-n", "-o", "-", "--format", "svg"],
        &["link", "a-to-n"],
        &["play", "a-to-n"],
    ];
    for arguments in commands {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = program(arguments).stdin(Stdio::null()).stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        assert!(said(&output).contains("No space left"), "{arguments:?}: {}", said(&output));
    }
}

/// The deepest file that is allowed, and one that is a level deeper.
#[test]
fn the_deepest_file_is_opened_and_solved_on_a_small_stack() {
    let folder = TempDir::new().unwrap();
    for (levels, is_allowed) in [(max_levels(), true), (max_levels() + 1, false)] {
        let path = folder.path().join(format!("{levels}.ron"));
        let tree = format!("{}1{}", "[".repeat(levels - 1), "]".repeat(levels - 1));
        let text = format!("(version: 1, game: Tree(tree: {tree}))");
        assert_eq!(load(text.as_bytes()).is_ok(), is_allowed);
        fs::write(&path, text).unwrap();
        let path = path.to_str().unwrap();
        let commands: [&[&str]; 4] =
            [&["solve", path], &["trace", path], &["compare", path], &["export", path, "-o", "-", "--format", "svg"]];
        for arguments in commands {
            let output = within("ulimit -s 1024", arguments, "");
            assert_eq!(output.status.code(), Some(i32::from(!is_allowed)), "{arguments:?}: {}", said(&output));
        }
    }
}

/// Whatever memory is asked for: no more is used than the system gives, and the program ends with a sentence.
#[cfg(target_os = "linux")]
#[test]
fn little_memory_is_a_limit_like_another() {
    let folder = TempDir::new().unwrap();
    let large = folder.path().join("large.ron");
    fs::write(&large, format!("(version: 1, game: Tree(tree: [{}]))", vec!["[1, 2]"; 2_000_000].join(","))).unwrap();
    let wide = folder.path().join("wide.ron");
    fs::write(&wide, "(version: 1, game: ConnectFour(), search: (algorithm: Minimax, depth: 9))").unwrap();
    for (command, file) in [("solve", &large), ("trace", &large), ("compare", &large), ("export", &wide)] {
        let mut arguments = vec![command, file.to_str().unwrap(), "--max-memory", "100000", "--lang", "en"];
        if command == "export" {
            arguments.extend(["-o", "-", "--format", "svg"]);
        }
        let output = within("ulimit -v 300000", &arguments, "");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{command}: {errors}");
        assert!(errors.contains("memory") && !errors.contains("panicked"), "{command}: {errors}");
    }
}
