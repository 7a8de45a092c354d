//! Games whose rules are in another program: the window shows their beginning while the rest is explored, and keeps
//! what was explored before a fault.

use super::test_window::TestWindow;
use egui::Key;
use poda_core::game::any::AnyGame;
use poda_platform::game_program::{GameProgram, GrowingGame};
use poda_ui::files::explored_game::ExploredGame;
use std::fs;
use std::process::{Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// A game of five plies with two moves at each position, whose program waits before each answer.
const SLOW: &str = r#"
import json, sys, time
for line in sys.stdin:
    request = json.loads(line)
    if "poda" in request:
        print(json.dumps({"poda": "game", "version": 1, "name": "Slow", "start": ""}), flush=True)
        continue
    FAULT
    time.sleep(WAIT)
    positions = [{"to_move": "min" if len(state) % 2 else "max", "text": state or "-", "value": state.count("a"),
                  "moves": [{"move": move, "state": state + move} for move in ("ab" if len(state) < 5 else "")]}
                 for state in request["expand"]]
    for position in positions:
        if position["moves"]:
            position["estimate"] = position.pop("value")
    print(json.dumps({"positions": positions}), flush=True)
"#;

/// Returns whether there is a Python to play the games.
fn has_python() -> bool {
    Command::new("python3").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
}

/// Opens a game in a window; the folder is that of its program.
fn opened(wait: &str, fault: &str) -> (TestWindow, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("slow.py");
    fs::write(&file, SLOW.replace("WAIT", wait).replace("FAULT", fault)).unwrap();
    let command = format!("python3 '{}'", file.display());
    let program = GameProgram { command, timeout: Duration::from_secs(10), depth: None };
    let window = TestWindow::new();
    window.app_mut().files_mut().explored = Some(ExploredGame::new(GrowingGame::begin(program, true)));
    (window, folder)
}

/// Returns the number of nodes of the open tree.
fn nodes(window: &TestWindow) -> usize {
    let app = window.app();
    if let AnyGame::Tree(tree) = app.session().document().position() { tree.node_count() } else { 0 }
}

#[test]
fn the_beginning_of_a_game_is_shown_while_the_rest_is_explored() {
    if !has_python() {
        return;
    }
    let (mut window, _folder) = opened("0.6", "");
    window.wait_until(|window| window.title().as_deref() == Some("Slow"));
    let first = nodes(&window);
    assert!(first < 63 && window.says("Exploring the game: "), "{first} nodes");
    window.press(Key::ArrowRight);
    let caption = window.caption();
    window.wait_until(|window| nodes(window) == 63);
    window.wait_for_searches();
    assert_eq!((window.step(), window.caption()), (1, caption), "the step is kept");
    assert!(!window.says("Exploring the game: ") && window.app().files().explored.is_none());
    // The tree is work that can be saved, and nothing was changed in it.
    assert!(!window.app().session().history().can_undo());
}

#[test]
fn what_was_explored_before_a_fault_stays_and_the_fault_is_said() {
    if !has_python() {
        return;
    }
    let (mut window, _folder) = opened("0.01", "if len(request['expand'][0]) == 3: sys.exit(7)");
    window.wait_until(|window| window.says("exit status: 7"));
    window.wait_for_searches();
    assert_eq!(nodes(&window), 7, "two plies are known");
    assert!(window.says("The tree ends after 2 plies"));
}

#[test]
fn a_program_that_fails_at_once_changes_nothing() {
    if !has_python() {
        return;
    }
    let (mut window, _folder) = opened("0.01", "print('no', flush=True)");
    let before = window.title();
    window.wait_until(|window| window.says("not an object in JSON"));
    assert_eq!(window.title(), before);
}

#[test]
fn a_game_is_left_when_something_else_is_opened() {
    if !has_python() {
        return;
    }
    let (mut window, _folder) = opened("0.3", "");
    window.wait_until(|window| window.title().as_deref() == Some("Slow"));
    window.paste("[[3, 12], [2, 4]]");
    // The tree of the game is work that is not saved.
    window.click("Don’t save");
    window.wait_until(|window| window.app().files().explored.is_none());
    assert_eq!(nodes(&window), 7);
}

#[test]
fn how_a_game_of_ones_own_is_opened_is_said() {
    let mut window = TestWindow::new();
    window.open_menu();
    window.click("A game of your own…");
    assert!(window.says("a web page cannot") && window.has("Two commands of the terminal"));
    window.press(Key::Escape);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.py");
    fs::write(&path, "def moves(state):\n    return []\n").unwrap();
    window.drop_files(&[(&path, b"")]);
    assert!(window.says("poda --game \"python3 "), "a dropped program is not started");
}
