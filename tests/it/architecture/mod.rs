//! The architecture: which room may use which, what every file looks like, and that these checks can fail.

mod circles;
mod guide;
mod references;

use circles::circles;
use references::{comment_start, references};
use std::fs;
use std::path::{Path, PathBuf};

/// What both front ends may use: every room but each other.
const FRONT_END: &[&str] = &[
    "score",
    "game",
    "search",
    "trace",
    "comparison",
    "document",
    "practice",
    "file",
    "i18n",
    "layout",
    "picture",
    "export",
    "series",
    "exam",
    "lessons",
    "platform",
    "session",
    "remote",
    "stack",
    "batches",
    "text",
];

/// The rooms, each with the rooms that it may use. The names of all others stay out of its files.
const ROOMS: &[(&str, &[&str])] = &[
    ("score", &[]),
    ("game", &["score", "stack"]),
    ("search", &["score", "game", "stack"]),
    ("trace", &["score", "game", "search", "stack", "batches"]),
    ("comparison", &["score", "game", "search", "trace"]),
    ("layout", &[]),
    ("language", &[]),
    ("text", &[]),
    ("stack", &[]),
    ("batches", &[]),
    ("messages", &["score", "language", "text"]),
    ("document", &["score", "game", "search", "trace", "language", "text", "stack"]),
    ("practice", &["score", "game", "search", "trace", "document", "text", "stack"]),
    ("file", &["score", "game", "search", "trace", "document", "language", "text", "stack"]),
    (
        "i18n",
        &[
            "messages",
            "score",
            "game",
            "search",
            "trace",
            "comparison",
            "document",
            "practice",
            "file",
            "language",
            "text",
            "stack",
        ],
    ),
    ("picture", &["score", "game", "trace", "layout", "messages", "text", "batches"]),
    ("session", &["score", "game", "search", "trace", "document", "practice", "file", "picture"]),
    ("export", &["picture", "language", "text"]),
    ("series", &["score", "game", "search", "trace", "document", "i18n", "picture", "export", "language", "text"]),
    (
        "exam",
        &[
            "score", "game", "search", "trace", "document", "practice", "file", "i18n", "picture", "export", "series",
            "language", "text",
        ],
    ),
    ("lessons", &["document", "file", "i18n", "text"]),
    ("platform", &["i18n", "export"]),
    ("remote", &["score", "game", "search", "trace", "comparison", "document", "file", "session", "platform"]),
    ("cli", FRONT_END),
    ("ui", FRONT_END),
    ("lib", &[]),
];

/// What only some rooms may use of the library, because all others work with any game.
const PARTICULAR_GAMES: &[&str] = &[
    "crate::game::any",
    "crate::game::babilego",
    "crate::game::connect_four",
    "crate::game::kalah",
    "crate::game::nim",
    "crate::game::othello",
    "crate::game::tic_tac_toe",
    "crate::game::tree",
];
const KNOWS_GAMES: &[&str] = &[
    "document",
    "practice::generator",
    "file",
    "i18n::diagnostics",
    "series",
    "exam",
    "session",
    "remote",
    "lessons",
    "cli",
    "ui",
    "main",
];

/// Every crate that Poda is built on, and the rooms that use it.
const CRATES: &[(&str, &[&str])] = &[
    ("async_channel", &["ui"]),
    ("base64", &["file::link", "export", "exam"]),
    ("clap", &["cli"]),
    ("clap_complete", &["cli"]),
    ("clap_mangen", &["cli"]),
    ("crc32fast", &["export", "practice::json"]),
    ("csv", &["cli"]),
    ("eframe", &["platform", "ui", "main"]),
    ("egui", &["ui", "main"]),
    ("egui_plot", &["ui"]),
    ("fluent_bundle", &["messages"]),
    ("gif", &["export"]),
    ("js_sys", &["platform::web"]),
    ("krilla", &["export"]),
    ("png", &["export"]),
    ("miniz_oxide", &["file::link"]),
    ("percent_encoding", &["file::link", "ui"]),
    ("poda", &["main"]),
    ("pollster", &["platform::desktop"]),
    ("quick_xml", &["exam"]),
    ("rfd", &["platform::desktop"]),
    ("ron", &["file", "cli"]),
    ("serde", &["file", "practice::json", "exam::key_json", "cli", "ui"]),
    ("serde_json", &["practice::json", "cli"]),
    ("serde_stacker", &["file"]),
    ("sha2", &["export"]),
    ("signal_hook", &["platform::desktop"]),
    ("skrifa", &["picture", "export"]),
    ("stacker", &["stack"]),
    ("subsetter", &["export"]),
    ("sys_locale", &["platform::desktop"]),
    ("thiserror", &["file", "export"]),
    ("tiny_skia", &["export"]),
    ("unic_langid", &["messages"]),
    ("wasm_bindgen", &["platform::web"]),
    ("wasm_bindgen_futures", &["platform::web"]),
    ("web_sys", &["platform::web"]),
    ("web_time", &["platform"]),
    ("winit", &["ui", "main"]),
    ("write_fonts", &["export"]),
    ("zip", &["export"]),
];

/// The world outside: disk, clock, net, threads, the process itself.
const OUTSIDE: &[&str] =
    &["std::env", "std::fs", "std::net", "std::process", "std::thread", "std::time::Instant", "std::time::SystemTime"];
const KNOWS_OUTSIDE: &[&str] = &["cli", "platform", "ui", "main"];

/// What only the room between the program and its platform may hold: what differs between platforms, clocks and threads.
const OF_PLATFORMS: &[&str] = &[
    "cfg(target",
    "cfg!(target",
    "cfg(not(target",
    "cfg(unix",
    "cfg!(unix",
    "cfg(windows",
    "cfg!(windows",
    "cfg(any(target",
];

/// What no file may hold.
const BANNED: &[&str] = &["#[allow", "#![allow", "todo!", "unimplemented!", "dbg!", "#[ignore"];

/// Whether a path is this one or leads on from it.
fn is_within(path: &str, parent: &str) -> bool {
    path.strip_prefix(parent).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// The modules that lead to a file: `src/game/any.rs` is `game`, `any`, and `src/game/mod.rs` is `game`.
fn modules(path: &Path) -> Vec<String> {
    let mut modules: Vec<String> =
        path.with_extension("").components().map(|part| part.as_os_str().to_str().unwrap().to_owned()).collect();
    modules.retain(|module| module != "mod");
    modules
}

/// Everything that is wrong with what a file refers to. `path` counts from `src`.
fn faults_of_references(path: &Path, text: &str) -> Vec<String> {
    let modules = modules(path);
    let room = modules[0].as_str();
    let here = modules.join("::");
    let is_among = |rooms: &[&str]| rooms.iter().any(|room| is_within(&here, room));
    let (_, known) = ROOMS.iter().find(|(name, _)| *name == room).copied().unwrap_or(("main", &[]));
    let mut faults = Vec::new();
    for reference in references(&modules, text) {
        let mut refuse = |why: &str| faults.push(format!("{}: {reference}: {why}", path.display()));
        let first = reference.split("::").next().unwrap_or_default();
        let other = reference.strip_prefix("crate::").and_then(|inner| inner.split("::").next());
        if let Some(other) = other {
            let is_room = ROOMS.iter().any(|(name, _)| *name == other);
            if is_room && other != room && !known.contains(&other) {
                refuse("a room that this one does not know");
            }
            let is_game_of_another = PARTICULAR_GAMES
                .iter()
                .any(|game| is_within(&reference, game) && !is_within(&format!("crate::{here}"), game));
            if is_game_of_another && here != "game::any" && !is_among(KNOWS_GAMES) {
                refuse("a particular game");
            }
        }
        if CRATES.iter().any(|(name, rooms)| *name == first && !is_among(rooms)) {
            refuse("a crate for other rooms");
        }
    }
    // A unit test, which stands at the end of its file, may look at the disk.
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    for reference in references(&modules, code) {
        if OUTSIDE.iter().any(|world| is_within(&reference, world)) && !is_among(KNOWS_OUTSIDE) {
            faults.push(format!("{}: {reference}: the world outside", path.display()));
        }
    }
    faults
}

/// Everything that is wrong with how a file looks.
fn faults_of_looks(path: &Path, text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    if !text.starts_with("//! ") {
        faults.push(format!("{}: does not open with what it is", path.display()));
    }
    for (number, line) in (1..).zip(text.lines()) {
        let code = &line[..comment_start(line).unwrap_or(line.len())];
        for banned in BANNED.iter().filter(|banned| code.contains(**banned)) {
            faults.push(format!("{}:{number}: {banned}", path.display()));
        }
        // The program for a page takes no arguments, which is the one such line of `main`.
        let knows_platforms = path.starts_with("platform") || path == Path::new("main.rs");
        for platform in OF_PLATFORMS.iter().filter(|word| !knows_platforms && code.contains(**word)) {
            faults.push(format!("{}:{number}: {platform}, which belongs to the platform", path.display()));
        }
    }
    faults
}

/// Every file under `src`, with its path from there.
fn sources() -> Vec<(PathBuf, String)> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![root.clone()];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let path_from_src = path.strip_prefix(&root).unwrap();
                let text = fs::read_to_string(&path).unwrap();
                let member = ["core", "words", "picture"].into_iter().find(|member| path_from_src.starts_with(member));
                let Some(member) = member else {
                    files.push((path_from_src.to_owned(), text));
                    continue;
                };
                // A member's modules are named as the program names them. Its root only lists them.
                let path_from_member = path_from_src.strip_prefix(member).unwrap();
                if path_from_member != Path::new("lib.rs") {
                    let text = ["poda_core::", "poda_words::", "poda_picture::"]
                        .iter()
                        .fold(text, |text, member| text.replace(member, "crate::"));
                    files.push((path_from_member.to_owned(), text));
                }
            }
        }
    }
    assert!(60 < files.len(), "the house has more files than {}", files.len());
    files.sort();
    files
}

#[test]
fn every_room_knows_only_those_it_may() {
    let faults: Vec<_> = sources().iter().flat_map(|(path, text)| faults_of_references(path, text)).collect();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn every_file_looks_as_a_file_should() {
    let faults: Vec<_> = sources().iter().flat_map(|(path, text)| faults_of_looks(path, text)).collect();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn every_room_and_every_crate_has_its_place_in_the_plan() {
    for (path, _) in sources() {
        let room = modules(&path).remove(0);
        assert!(room == "main" || ROOMS.iter().any(|(name, _)| *name == room), "{room} has no place in the plan");
    }
    let manifest = fs::read_to_string(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml")).unwrap();
    let mut is_dependency = false;
    for line in manifest.lines() {
        if line.starts_with('[') {
            is_dependency =
                line.ends_with("dependencies]") && !["[dev-dependencies]", "[workspace.dependencies]"].contains(&line);
        } else if let Some((name, _)) = line.split_once(" = ").filter(|_| is_dependency) {
            let name = name.trim_end_matches(".workspace").replace('-', "_");
            if name.starts_with("poda_") {
                continue;
            }
            assert!(CRATES.iter().any(|(known, _)| *known == name), "{name} has no place in the plan");
        }
    }
}

/// The arrows point one way.
#[test]
fn the_plan_has_no_circle() {
    let mut standing: Vec<&str> = Vec::new();
    let mut waiting: Vec<_> = ROOMS.to_vec();
    while !waiting.is_empty() {
        let before = waiting.len();
        waiting.retain(|(room, known)| {
            let stands = known.iter().all(|other| standing.contains(other));
            if stands {
                standing.push(room);
            }
            !stands
        });
        assert!(waiting.len() < before, "these know each other in a circle: {waiting:?}");
    }
}

/// Nor do files, in a room or between rooms.
#[test]
fn no_files_depend_on_one_another_in_a_circle() {
    let circles = circles(&sources());
    let lines: Vec<_> = circles.iter().map(|circle| circle.join(", ")).collect();
    assert!(circles.is_empty(), "these depend on one another:\n{}", lines.join("\n"));
}

#[test]
fn a_circle_is_found() {
    let found = |files: &[(&str, &str)]| {
        let files: Vec<_> = files.iter().map(|(path, text)| (PathBuf::from(path), (*text).to_owned())).collect();
        circles(&files)
    };
    let a_uses_b = ("game/a.rs", "use super::b::B;");
    assert!(found(&[a_uses_b, ("game/b.rs", "use std::fmt;")]).is_empty());
    assert_eq!(found(&[a_uses_b, ("game/b.rs", "use crate::game::a::A;")]), [["game/a.rs", "game/b.rs"]]);
    assert_eq!(found(&[a_uses_b, ("game/b.rs", "fn f() { super::a::A::new() }")]).len(), 1);
    // By way of a third, in another room.
    let files = [a_uses_b, ("game/b.rs", "use crate::search::c;"), ("search/c.rs", "use crate::{game::a::A};")];
    assert_eq!(found(&files), [["game/a.rs", "game/b.rs", "search/c.rs"]]);
    // Of a parent: `mod` and `pub use` are no edges, what it holds or uses itself is one.
    let child_uses_parent = ("game/a.rs", "use super::Parent;");
    assert!(found(&[("game/mod.rs", "mod a; pub use a::A;"), child_uses_parent]).is_empty());
    assert_eq!(found(&[("game/mod.rs", "mod a; use a::A; struct Parent(A);"), child_uses_parent]).len(), 1);
    // Behind a re-export there is a file.
    let parent = ("game/mod.rs", "pub use a::A; pub use b::{B, C};");
    assert_eq!(found(&[parent, ("game/a.rs", "use super::B;"), ("game/b.rs", "use super::A;")]).len(), 1);
    assert_eq!(
        found(&[parent, ("game/a.rs", "use crate::game::C;"), ("game/b.rs", "use crate::game::a::A;")]).len(),
        1
    );
}

#[test]
fn what_is_forbidden_is_found() {
    let faults = |path: &str, text: &str| faults_of_references(Path::new(path), text).len();
    for (path, text) in [
        ("search/minimax.rs", "use crate::i18n::Words;"),
        ("search/minimax.rs", "use super::super::picture::Notation;"),
        ("search/minimax.rs", "use crate::{game::Game, trace::{NodeId, Trace}};"),
        ("search/minimax.rs", "use crate::game::{Game, tree::Tree};"),
        ("search/minimax.rs", "fn f() { crate::game::any::AnyGame::default() }"),
        ("layout/tidy.rs", "use crate::score::Score;"),
        ("trace/moment.rs", "#[derive(serde::Serialize)] struct S;"),
        ("game/tic_tac_toe/mod.rs", "use super::tree::Tree;"),
        ("game/mod.rs", "pub use tree::Tree;"),
        ("game/board.rs", "fn f(color: egui::Color32) {}"),
        ("picture/scene.rs", "use egui::{\n    Color32,\n};"),
        ("session/mod.rs", "let now = std::time::Instant::now();"),
        ("session/mod.rs", "use std::{fmt, time::{Duration, Instant}};"),
        ("file/load.rs", "use std::fs;"),
        ("file/mod.rs", "use crate::i18n::Language;"),
        ("i18n/names.rs", "use crate::ui::theme;"),
        ("i18n/names.rs", "use crate::game::tic_tac_toe::Mark;"),
        ("cli/mod.rs", "use crate::ui::app::Poda;"),
        ("ui/app.rs", "use crate::cli::run;"),
        ("score.rs", "let text = /* why? */ std::fs::read(path);"),
    ] {
        assert!(0 < faults(path, text), "{path}: {text}");
    }
    for (path, text) in [
        ("search/minimax.rs", "use crate::game::Game; // not crate::game::tree::Tree"),
        ("search/minimax.rs", "/// Such as [`crate::ui`].\nfn f() { say(\"crate::ui::app\") }"),
        ("game/any.rs", "use super::tree::Tree;"),
        ("game/tic_tac_toe/legality.rs", "use super::{Mark, TicTacToe};"),
        ("session/mod.rs", "use crate::game::any::AnyGame; use std::time::Duration;"),
        ("i18n/diagnostics.rs", "use crate::game::tic_tac_toe::Mark;"),
        ("ui/paint.rs", "use std::{time::Instant, fs}; let r#type = egui::Pos2::ZERO;"),
        ("layout/tidy.rs", "mod tests { use super::*; }"),
        ("layout/tidy.rs", "fn f<'a>(c: char) -> bool { c == '\"' } use std::ops::Range;"),
    ] {
        assert_eq!(faults(path, text), 0, "{path}: {text}");
    }
}

#[test]
fn what_a_file_may_not_look_like_is_found() {
    let faults = |text: &str| faults_of_looks(Path::new("game/go.rs"), text).len();
    assert_eq!(faults("//! Go.\n\nfn f() {} // no todo! here\n"), 0);
    assert_eq!(faults("fn f() {}\n"), 1);
    assert_eq!(faults("//! Go.\n#[allow(dead_code)]\nfn f() { todo!() }\n"), 2);
}
