//! The architecture, where the compiler cannot judge it: what a module of a member may name of its neighbors, what only
//! some files may do, and that these checks can fail. What a member may use of another, and of other crates, is in its
//! `Cargo.toml`.

mod arms;
mod circles;
mod guide;
mod recipes;
mod source;

use circles::{Edge, circles, folder_circles};
use source::{MEMBERS_OF_MODULES, MODULES_OF_GAMES, SINGLE_MODULES, SourceFile};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::{LazyLock, mpsc};
use std::thread;
use syn::visit::{self, Visit};

/// A module, and what it may use of its own member.
type Module = (&'static str, &'static [&'static str]);

/// The members, each with its modules. What a module may use stands before it. A member with one module is that module.
const MEMBERS: [&[Module]; 15] = [
    &[("derive", &[])],
    &[
        ("score", &[]),
        ("stack", &[]),
        ("batches", &[]),
        ("language", &[]),
        ("text", &[]),
        ("layout", &[]),
        ("game", &["score", "stack"]),
        ("search", &["score", "game", "stack", "text"]),
        ("trace", &["score", "game", "search", "stack", "batches"]),
        ("comparison", &["score", "game", "search", "trace"]),
        ("document", &["score", "game", "search", "trace", "language", "text", "stack"]),
        ("run", &["score", "game", "search"]),
        ("check", &["score", "game", "search", "trace", "run"]),
    ],
    &[
        ("messages", &[]),
        ("table", &[]),
        ("file", &["messages", "table"]),
        ("i18n", &["messages", "table", "file"]),
        ("practice", &["messages", "table", "file", "i18n"]),
        ("lessons", &["file", "i18n", "messages"]),
    ],
    &[("picture", &[]), ("export", &["picture"])],
    &[
        ("series", &[]),
        ("exam", &["series"]),
        ("asked", &[]),
        ("scorm", &["exam"]),
        ("packing", &["series", "asked", "scorm"]),
    ],
    &[
        ("state", &[]),
        ("answer", &[]),
        ("secret", &[]),
        ("followers", &["secret"]),
        ("limits", &[]),
        ("connection", &["limits"]),
        ("wrong_secrets", &["limits"]),
        ("tally", &["state", "answer", "secret"]),
        ("message", &["state", "secret"]),
        ("gateways", &["state"]),
        ("hub", &["state", "answer", "secret", "followers", "limits", "wrong_secrets", "tally", "message", "gateways"]),
        ("alone", &["state", "hub"]),
        ("nats", &["state", "secret", "tally", "message", "hub"]),
        ("tls", &["state"]),
        ("live", &["secret", "followers", "connection", "hub"]),
        (
            "routes",
            &[
                "state",
                "answer",
                "secret",
                "followers",
                "limits",
                "connection",
                "wrong_secrets",
                "tally",
                "message",
                "hub",
                "live",
            ],
        ),
        ("listener", &["state", "limits", "connection", "hub", "routes", "alone"]),
        ("server", &["state", "limits", "hub", "alone", "nats", "tls", "listener"]),
    ],
    &[("platform", &[])],
    &[("session", &[])],
    &[("class", &[])],
    &[("lecture", &[])],
    &[("remote", &[])],
    &[("cli", &[])],
    &[("window", &[])],
    &[("panels", &[])],
    &[("ui", &[])],
];

/// The members of the window with their folders, from the ground up. A folder uses its own files and those of the
/// folders below it.
const MEMBERS_OF_THE_WINDOW: [(&str, &[&str]); 3] = [
    ("window", &["look", "jobs", "stored", "state", "input", "games", "documents", "panel"]),
    ("panels", &["practice", "side_panel", "tree_panel", "frame", "lectern", "dialogs"]),
    ("ui", &["files", "app", "start"]),
];

/// The folder of the window that a path leads into, with its member.
fn folder_of_the_window(path: &[String]) -> Option<(&str, &str)> {
    let [module, folder, ..] = path else { return None };
    MEMBERS_OF_THE_WINDOW.iter().any(|(member, _)| member == module).then_some((module, folder))
}

/// The floor of the folder of the window that a path leads into, counted from the ground.
fn floor(path: &[String]) -> Option<usize> {
    let folder = folder_of_the_window(path)?;
    let mut folders =
        MEMBERS_OF_THE_WINDOW.iter().flat_map(|(member, folders)| folders.iter().map(move |folder| (*member, *folder)));
    folders.position(|known| known == folder)
}

/// The member of a module, if it is in the plan.
fn member(module: &str) -> Option<&'static [Module]> {
    MEMBERS.into_iter().find(|member| member.iter().any(|(name, _)| *name == module))
}

/// The modules that know which games there are. All others work with any game.
const KNOWS_GAMES: &[&str] = &[
    "document",
    "run",
    "check",
    "practice::generator",
    "file",
    "i18n::diagnostics",
    "i18n::check",
    "i18n::panels::mcts_text",
    "i18n::panels::search_text",
    "i18n::code::program",
    "series",
    "exam",
    "asked",
    "packing",
    "session",
    "class",
    "lecture",
    "remote",
    "lessons",
    "cli",
    "window",
    "panels",
    "ui",
    "main",
];

/// What nothing of Poda uses: it opens no connection.
const NOWHERE: &[&str] = &["std::os::unix::net", "std::net::TcpStream", "tokio::net::TcpSocket"];

/// What starts another program: the one of a game, whose command the user gives.
const STARTS: &[&str] = &["std::process::Command"];
const KNOWS_STARTS: &[&str] =
    &["platform::game_program::process", "platform::desktop::process_groups", "platform::web::process_groups"];

/// What only the server of the class uses, to which others connect. It connects to nothing.
const NET: &[&str] = &["std::net", "tokio::net"];
const KNOWS_NET: &[&str] = &["limits", "connection", "wrong_secrets", "hub", "routes", "listener", "server"];

/// What connects to a server: that of NATS, whose address the user gives.
const CONNECTS: &[&str] = &["async_nats"];
const KNOWS_CONNECTS: &[&str] = &["nats"];

/// The world outside: disk, clock, net, threads, the process itself.
const OUTSIDE: &[&str] =
    &["std::env", "std::fs", "std::net", "std::process", "std::thread", "std::time::Instant", "std::time::SystemTime"];
const KNOWS_OUTSIDE: &[&str] = &[
    "cli",
    "platform",
    "window",
    "panels",
    "ui",
    "main",
    "limits",
    "connection",
    "gateways",
    "hub",
    "recent",
    "routes",
    "listener",
    "server",
    "wrong_secrets",
];

/// What draws windows, and what opens them, with the modules that may use it.
const TOOLKITS: &[(&str, &[&str])] = &[
    ("egui", &["window", "panels", "ui", "main"]),
    ("egui_plot", &["window", "panels"]),
    ("eframe", &["platform", "ui", "main"]),
    ("winit", &["ui", "main"]),
];

/// What only `platform` asks in a `cfg`. The program for a page takes no arguments, which is the one such line of
/// `main`.
const TARGETS: &[&str] = &["target_arch", "target_family", "target_os", "unix", "windows", "wasm"];
const KNOWS_TARGETS: &[&str] = &["platform", "main"];

/// Whether a path is this one or leads on from it.
fn is_within(path: &[String], parent: &str) -> bool {
    parent.split("::").enumerate().all(|(index, word)| path.get(index).is_some_and(|found| found == word))
}

fn is_among(path: &[String], parents: &[&str]) -> bool {
    parents.iter().any(|parent| is_within(path, parent))
}

/// The module of a particular game that a path leads into, and the path's rest.
fn particular_game(path: &[String]) -> Option<String> {
    let module = path.get(1).filter(|_| path[0] == "game")?;
    (module == "any" || MODULES_OF_GAMES.iter().any(|(_, game)| game == module)).then(|| module.clone())
}

/// `TicTacToe` is in `tic_tac_toe`.
fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}

/// Everything that is wrong with what a file names and with how it begins.
fn faults(file: &SourceFile) -> Vec<String> {
    let here = &file.modules;
    let mut faults = Vec::new();
    let mut refuse = |what: &str, why: &str| faults.push(format!("{}: {what}: {why}", file.path.display()));
    let begins = |attribute: &syn::Attribute| {
        matches!(attribute.style, syn::AttrStyle::Inner(_)) && attribute.path().is_ident("doc")
    };
    if !file.syntax.attrs.first().is_some_and(begins) {
        refuse("the first line", "does not say what the file is");
    }
    let module = here.first().map_or("lib", String::as_str);
    let neighbors = member(module).unwrap_or_default();
    let known = neighbors.iter().find(|(name, _)| *name == module).map_or(&[][..], |(_, known)| known);
    let own_floor = floor(here);
    if folder_of_the_window(here).is_some() && own_floor.is_none() {
        refuse(&here.join("::"), "a folder of the window that has no floor");
    }
    for path in file.named() {
        let named = path.join("::");
        if let (Some(own), Some(other)) = (own_floor, floor(path))
            && own < other
        {
            refuse(&named, "a folder of the window on a higher floor");
        }
        let first = path.first().map_or("", String::as_str);
        if first != module && neighbors.iter().any(|(name, _)| *name == first) && !known.contains(&first) {
            refuse(&named, "a module that this one does not know");
        }
        if let Some(game) = particular_game(path) {
            let is_own = particular_game(here).is_some_and(|own| own == game || own == "any");
            if !is_own && !is_among(here, KNOWS_GAMES) {
                refuse(&named, "a particular game");
            }
        }
        if is_among(path, NOWHERE) {
            refuse(&named, "a connection, of which there is none");
        }
        if is_among(path, STARTS) && !is_among(here, KNOWS_STARTS) {
            refuse(&named, "another program, which is for that of a game");
        }
        if is_among(path, NET) && !is_among(here, KNOWS_NET) {
            refuse(&named, "the network, which is for the server of the class");
        }
        if is_among(path, CONNECTS) && !is_among(here, KNOWS_CONNECTS) {
            refuse(&named, "a connection to a server, which is for the gateways of the class");
        }
        if is_among(path, OUTSIDE) && !is_among(here, KNOWS_OUTSIDE) {
            refuse(&named, "the world outside");
        }
        if TOOLKITS.iter().any(|(toolkit, known)| first == *toolkit && !is_among(here, known)) {
            refuse(&named, "a window, which is for `window`, `panels` and `ui`");
        }
    }
    let mut conditions = Conditions::default();
    conditions.visit_file(&file.syntax);
    if !is_among(here, KNOWS_TARGETS) {
        conditions
            .0
            .iter()
            .for_each(|target| refuse(target, "a difference between platforms, which is for `platform`"));
    }
    faults
}

/// The targets that a file asks for, in attributes and in `cfg!`.
#[derive(Default)]
struct Conditions(Vec<String>);

impl Conditions {
    fn read(&mut self, tokens: proc_macro2::TokenStream) {
        for token in tokens {
            match token {
                proc_macro2::TokenTree::Group(group) => self.read(group.stream()),
                proc_macro2::TokenTree::Ident(word) => {
                    self.0.extend(TARGETS.iter().filter(|target| word == target).map(|target| (*target).to_owned()));
                }
                proc_macro2::TokenTree::Punct(_) | proc_macro2::TokenTree::Literal(_) => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for Conditions {
    fn visit_attribute(&mut self, attribute: &'ast syn::Attribute) {
        if let syn::Meta::List(list) = &attribute.meta
            && (list.path.is_ident("cfg") || list.path.is_ident("cfg_attr"))
        {
            self.read(list.tokens.clone());
        }
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        if call.path.is_ident("cfg") {
            self.read(call.tokens.clone());
        }
        visit::visit_macro(self, call);
    }
}

/// What is asked about the sources.
type Inquiry = Box<dyn FnOnce(&[SourceFile]) + Send>;

/// Asks something about every file under `src`. They are parsed once for all tests, which takes 4 seconds, on a thread
/// of their own, because what is parsed cannot leave its thread.
fn of_sources<T: Send + 'static>(ask: impl FnOnce(&[SourceFile]) -> T + Send + 'static) -> T {
    static READER: LazyLock<mpsc::Sender<Inquiry>> = LazyLock::new(|| {
        let (asks, asked) = mpsc::channel::<Inquiry>();
        thread::spawn(move || {
            let files = sources();
            for ask in asked {
                ask(&files);
            }
        });
        asks
    });
    let (answers, answer) = mpsc::channel();
    let ask: Inquiry = Box::new(move |files| drop(answers.send(ask(files))));
    READER.send(ask).expect("the sources can be parsed");
    answer.recv().expect("the sources can be parsed, and nothing that is asked about them fails")
}

/// Every file under `src`.
fn sources() -> Vec<SourceFile> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![root.clone()];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                files.push(SourceFile::parse(path.strip_prefix(&root).unwrap(), &fs::read_to_string(&path).unwrap()));
            }
        }
    }
    assert!(60 < files.len(), "only {} files were found", files.len());
    files.sort_by(|one, other| one.path.cmp(&other.path));
    files
}

#[test]
fn every_file_names_only_what_it_may() {
    let faults = of_sources(|files| files.iter().flat_map(faults).collect::<Vec<_>>());
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    let unknown = of_sources(|files| {
        let inner = files.iter().filter(|file| 1 < file.modules.len() && member(&file.modules[0]).is_none());
        inner.map(|file| file.path.clone()).collect::<Vec<_>>()
    });
    assert!(unknown.is_empty(), "of no module in the plan: {unknown:?}");
}

/// What writes the end of a row, a row, or a table, in the text of a file without its tests.
fn writes_tables(text: &str) -> bool {
    let program = text.split("#[cfg(test)]").next().unwrap_or_default();
    let code = program.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.into_iter().any(|line| {
        let replaces = line.contains("replace(\"\\r\\n\"");
        line.contains("\\r\\n") && !replaces || line.contains("csv::Writer") || line.contains("write_record(")
    })
}

/// A table that another file wrote could contain a formula.
#[test]
fn only_the_writer_of_tables_writes_tables() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let writers: Vec<String> = of_sources(|files| files.iter().map(|file| file.path.clone()).collect::<Vec<_>>())
        .into_iter()
        .filter(|path| writes_tables(&fs::read_to_string(root.join(path)).unwrap()))
        .map(|path| path.to_str().unwrap().replace('\\', "/"))
        .collect();
    assert!(writers.iter().all(|path| path.starts_with("words/table/")), "{writers:?}");
    assert!(writers.contains(&"words/table/writer.rs".to_owned()), "{writers:?}");
    for text in [r#"write!(out, "{}\r\n", cells.join(","))"#, "csv::WriterBuilder::new()", "table.write_record(row)?;"]
    {
        assert!(writes_tables(text), "{text}");
    }
    assert!(!writes_tables(r#"text.replace("\r\n", "\n") // "\r\n""#) && !writes_tables(r#"/// Ends with "\r\n"."#));
}

/// The arrows point one way.
#[test]
fn the_plan_has_no_circle() {
    for modules in MEMBERS {
        for (index, (module, known)) in modules.iter().enumerate() {
            let stands_before = |other: &&str| modules[..index].iter().any(|(name, _)| name == other);
            assert!(known.iter().all(stands_before), "{module} uses what comes later");
        }
    }
}

#[test]
fn the_folders_of_the_window_are_documented_from_the_ground_up() {
    for (member, listed) in MEMBERS_OF_THE_WINDOW {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(member);
        let text = fs::read_to_string(folder.join("lib.rs")).unwrap();
        let rows = text.lines().filter_map(|line| line.strip_prefix("//! | ")?.split('`').nth(1));
        assert_eq!(rows.collect::<Vec<_>>(), listed);
        let folders = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
        let folders: BTreeSet<_> = folders.map(|path| path.file_name().unwrap().to_str().unwrap().to_owned()).collect();
        assert_eq!(folders, listed.iter().map(|name| (*name).to_owned()).collect());
    }
}

/// The files of a circle, sorted.
fn files_of(circle: &[Edge]) -> Vec<&str> {
    circle.iter().map(|(from, ..)| from.as_str()).collect::<BTreeSet<_>>().into_iter().collect()
}

#[test]
fn no_files_depend_on_one_another_in_a_circle() {
    let circles = of_sources(circles);
    let line = |(from, to, named): &Edge| format!("{from} uses {to}: {named}\n");
    let circles: Vec<String> = circles.iter().map(|circle| circle.iter().map(line).collect()).collect();
    assert!(circles.is_empty(), "these files depend on one another:\n{}", circles.join("\n"));
}

#[test]
fn no_folders_of_the_picture_depend_on_one_another() {
    let circles = of_sources(|files| folder_circles(files, "picture/picture"));
    assert!(circles.is_empty(), "{circles:?}");
}

#[test]
fn the_files_of_every_member_are_read() {
    let folders = std::fs::read_dir("src").unwrap().map(|entry| entry.unwrap());
    let members = folders.filter(|folder| folder.path().join("Cargo.toml").exists());
    let members: BTreeSet<_> = members.map(|member| member.file_name().into_string().unwrap()).collect();
    assert_eq!(members, MEMBERS_OF_MODULES.into_iter().chain(SINGLE_MODULES).map(str::to_owned).collect());
}

#[test]
fn a_circle_is_found() {
    let found = |files: &[(&str, &str)]| {
        let circles = circles(&files.iter().map(|(path, text)| SourceFile::parse(*path, text)).collect::<Vec<_>>());
        let owned = |circle: &Vec<Edge>| files_of(circle).into_iter().map(str::to_owned).collect();
        circles.iter().map(owned).collect::<Vec<Vec<String>>>()
    };
    let a_uses_b = ("core/game/a.rs", "use super::b::B;");
    assert!(found(&[a_uses_b, ("core/game/b.rs", "use std::fmt;")]).is_empty());
    let circle = found(&[a_uses_b, ("core/game/b.rs", "use crate::game::a::A;")]);
    assert_eq!(circle, [["core/game/a.rs", "core/game/b.rs"]]);
    assert_eq!(found(&[a_uses_b, ("core/game/b.rs", "fn f() { super::a::A::new() }")]).len(), 1);
    assert_eq!(found(&[a_uses_b, ("core/game/b.rs", "fn f() { say!(\"{}\", super::a::NAME) }")]).len(), 1);
    assert_eq!(found(&[a_uses_b, ("core/game/b.rs", "use crate::game; fn f() { game::a::make() }")]).len(), 1);
    let seen_by_b = ("core/game/b.rs", "pub(in crate::game::a) struct B;");
    assert!(found(&[a_uses_b, seen_by_b]).is_empty());
    // By way of a third, in another member.
    let files =
        [a_uses_b, ("core/game/b.rs", "use crate::file::c;"), ("words/file/c.rs", "use poda_core::{game::a::A};")];
    assert_eq!(found(&files), [["core/game/a.rs", "core/game/b.rs", "words/file/c.rs"]]);
    // Within a member that is one module.
    let files = [("ui/game/a.rs", "use crate::game::b::B;"), ("ui/game/b.rs", "use poda_ui::game::a::A;")];
    assert_eq!(found(&files), [["ui/game/a.rs", "ui/game/b.rs"]]);
    assert!(
        found(&[("ui/game/a.rs", "use crate::game::b::B;"), ("ui/game/b.rs", "use poda_core::game::a::A;")]).is_empty()
    );
    // Of a parent: `mod` and `pub use` are no edges, what it holds or uses itself is one.
    let child_uses_parent = ("core/game/a.rs", "use super::Parent;");
    assert!(found(&[("core/game/mod.rs", "mod a; pub use a::A;"), child_uses_parent]).is_empty());
    assert_eq!(found(&[("core/game/mod.rs", "mod a; use a::A; struct Parent(A);"), child_uses_parent]).len(), 1);
    // Behind a re-export there is a file.
    let parent = ("core/game/mod.rs", "mod a; mod b; pub use a::A; pub use b::{B, C};");
    assert_eq!(found(&[parent, ("core/game/a.rs", "use super::B;"), ("core/game/b.rs", "use super::A;")]).len(), 1);
}

/// What methods call where they are in an `impl` in another file than their type.
#[test]
fn a_circle_through_methods_elsewhere_is_found() {
    let found = |texts: &[&str]| {
        let paths = ["core/game/a.rs", "core/game/b.rs", "core/game/c.rs"];
        let files: Vec<_> = paths.into_iter().zip(texts).map(|(path, text)| SourceFile::parse(path, text)).collect();
        circles(&files).len()
    };
    let elsewhere = "use super::a::A; impl A { pub fn go(&self) {} }";
    for calls in [
        "struct A; impl A { fn f(&self) { self.go() } }",
        "struct A; impl A { fn f() { Self::go() } }",
        "struct A; impl A { fn f(&self) { say!(\"{}\", self.go()) } }",
        "struct A; fn f(a: &A) { A::go(a) }",
    ] {
        assert_eq!(found(&[calls, elsewhere]), 1, "{calls}");
    }
    for calls in [
        "struct A; impl A { fn f(&self) { self.stay() } }",
        "struct A; struct B; impl B { fn f(&self) { self.go() } fn go(&self) {} }",
    ] {
        assert_eq!(found(&[calls, elsewhere]), 0, "{calls}");
    }
    // By way of a third, which calls the method of a value.
    let (plain, calls) = ("use super::c::C; pub struct A(C);", "use super::a::A; pub struct C; fn f(a: &A) { a.go() }");
    let uses_third = "use super::a::A; use super::c::C; impl A { pub fn go(&self) -> C { C } }";
    assert_eq!(found(&[plain, elsewhere, "pub struct C;"]), 0);
    assert_eq!(found(&["pub struct A;", uses_third, calls]), 1);
    // A trait that is implemented elsewhere is called by way of the trait.
    let by_trait = "use super::a::A; impl Iterator for A { fn next(&mut self) {} }";
    assert_eq!(found(&["struct A; impl A { fn f(&mut self) { self.next() } }", by_trait]), 0);
}

#[test]
fn a_circle_between_folders_is_found() {
    let found = |other: &str| {
        let files = [
            ("picture/picture/draw/mod.rs", "mod a;"),
            ("picture/picture/draw/a.rs", "use crate::picture::overview::b::B;"),
            ("picture/picture/overview/b.rs", other),
        ];
        folder_circles(&files.map(|(path, text)| SourceFile::parse(path, text)), "picture/picture").len()
    };
    assert_eq!(found("use crate::picture::draw::c;"), 1);
    assert_eq!(found("use crate::picture::scene::c;"), 0);
}

#[test]
fn what_is_forbidden_is_found() {
    let found = |path: &str, text: &str| faults(&SourceFile::parse(path, &format!("//! A file.\n{text}")));
    for (path, text) in [
        ("core/search/minimax.rs", "use super::super::layout::Point;"),
        ("core/search/minimax.rs", "use crate::{game::Game, trace::{NodeId, Trace}};"),
        ("core/search/minimax.rs", "use crate::game::{Game, tree::Tree};"),
        ("core/search/minimax.rs", "fn f() { crate::game::any::AnyGame::default() }"),
        ("core/search/minimax.rs", "use crate::game; fn f() -> game::nim::Nim { todo() }"),
        ("core/layout/tidy.rs", "use crate::score::Score;"),
        ("core/game/tic_tac_toe/mod.rs", "use crate::game::tree::Tree;"),
        ("core/game/mod.rs", "mod tree; pub use tree::Tree;"),
        ("core/score.rs", "fn f() { print(std::fs::read(path)) }"),
        ("platform/desktop/system.rs", "use std::net::TcpStream;"),
        ("platform/desktop/system.rs", "use std::net::SocketAddr;"),
        ("cli/serve/mod.rs", "fn f() { tokio::net::TcpListener::bind(a) }"),
        ("serve/hub.rs", "use super::routes::router;"),
        ("serve/state.rs", "use std::net::IpAddr;"),
        ("serve/hub.rs", "use async_nats::Client;"),
        ("serve/server.rs", "use std::net::{SocketAddr, TcpStream};"),
        ("platform/desktop/system.rs", "fn f() { std::process::Command::new(\"sh\") }"),
        ("core/game/go.rs", "#[cfg(target_os = \"linux\")] fn f() {}"),
        ("core/game/board.rs", "fn f(color: egui::Color32) {}"),
        ("words/file/load.rs", "use std::fs;"),
        ("words/file/mod.rs", "use crate::i18n::Words;"),
        ("words/i18n/names.rs", "use poda_core::game::tic_tac_toe::Mark;"),
        ("picture/picture/scene.rs", "use egui::{\n    Color32,\n};"),
        ("window/look/paint.rs", "use crate::panel::view_context::ViewContext;"),
        ("ui/files/mod.rs", "fn f() { crate::app::App::new() }"),
        ("panels/frame/mod.rs", "use crate::dialogs::Dialogs;"),
        ("ui/attic.rs", ""),
        ("ui/attic/mod.rs", ""),
        ("session/lib.rs", "fn f() { let now = std::time::Instant::now(); }"),
        ("session/lib.rs", "use std::{fmt, time::{Duration, Instant}};"),
        ("session/lib.rs", "fn f() -> bool { cfg!(target_family = \"wasm\") }"),
    ] {
        assert!(!found(path, text).is_empty(), "{path}: {text}");
    }
    for (path, text) in [
        ("core/search/minimax.rs", "use crate::game::Game; // not crate::game::tree::Tree"),
        ("core/search/minimax.rs", "/// Such as [`crate::ui`].\nfn f() { say(\"crate::ui::app\") }"),
        ("core/game/any.rs", "use super::tree::Tree;"),
        ("core/game/tic_tac_toe/legality.rs", "use super::{Mark, TicTacToe};"),
        ("core/layout/tidy.rs", "#[cfg(test)] mod tests { use std::fs; }"),
        ("session/lib.rs", "use poda_core::game::any::AnyGame; use std::time::Duration;"),
        ("words/i18n/diagnostics.rs", "use poda_core::game::tic_tac_toe::Mark;"),
        ("window/panel/section.rs", "use super::view_context::ViewContext; use crate::look::theme;"),
        ("window/look/paint.rs", "use std::{time::Instant, fs}; fn f() -> egui::Pos2 { egui::Pos2::ZERO }"),
        ("serve/listener.rs", "use super::routes::router; use std::net::SocketAddr; use tokio::net::TcpListener;"),
        ("platform/lib.rs", "#[cfg(target_family = \"wasm\")] mod web;"),
    ] {
        assert_eq!(found(path, text), [""; 0], "{path}: {text}");
    }
    let silent = SourceFile::parse("core/score.rs", "fn f() {}");
    assert_eq!(faults(&silent).len(), 1, "a file says what it is");
}
