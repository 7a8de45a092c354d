//! A lecture is opened by every door, gone through with a clicker, and goes on where one of its files cannot be shown.

use crate::test_window::{SMALL, TestWindow};
use egui::{Key, Modifiers};
use poda::session::Origin;
use poda::session::lecture::OpenLecture;
use poda::ui::files::FileChoice;
use poda::ui::persistence;
use poda::ui::settings::{Settings, Stored};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

const OTHER: &str = "(version: 1, title: \"Other\", game: Tree(tree: [[1, 5], [2]]))";

/// A folder with a lecture of three entries: a lesson at its end, a file, and a lesson at the beginning.
fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("course.ron");
    std::fs::write(&path, lecture("mine.ron")).unwrap();
    std::fs::write(folder.path().join("mine.ron"), OTHER).unwrap();
    (folder, path)
}

fn lecture(file: &str) -> String {
    format!(
        "(version: 1, title: \"Week 1\", lecture: [\n  (lesson: \"first-cutoff\", step: 5, note: \"to begin with\"),\n  \
         (file: \"{file}\"),\n  (lesson: \"a-to-n\", step: 33),\n])"
    )
}

fn open(path: &Path) -> TestWindow {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.drop_files(&[(path, b"")]);
    window.settle();
    window
}

fn place(window: &TestWindow) -> Option<usize> {
    let app = window.app();
    app.session().shown_lecture().map(|lecture| lecture.index + 1)
}

/// A way to open a lecture.
type Door = fn(&mut TestWindow, &Path);

#[test]
fn every_door_opens_a_lecture_at_its_first_entry() {
    let (_folder, path) = folder();
    let doors: [Door; 4] = [
        |window, path| window.drop_files(&[(path, b"")]),
        |window, path| window.paste(path.to_str().unwrap()),
        |window, path| {
            window.will_choose(FileChoice::Path(path.to_owned()));
            window.press_with(Modifiers::COMMAND, Key::O);
        },
        |window, path| {
            window.drop_files(&[(path, b"")]);
            window.settle();
            window.click("Leave the lecture");
            window.open_menu();
            window.click("course.ron");
        },
    ];
    for door in doors {
        let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
        door(&mut window, &path);
        window.settle();
        assert_eq!((place(&window), window.step()), (Some(1), 5));
        assert!(window.says("1 of 3") && window.says("to begin with"));
    }
    // The command line.
    let restored = persistence::open_file_or_lesson(&path, &mut Settings::new(poda::i18n::Language::English));
    assert_eq!(restored.session.shown_lecture().map(OpenLecture::count), Some(3));
    let restored = persistence::open_file_or_lesson(
        Path::new("tic-tac-toe-game"),
        &mut Settings::new(poda::i18n::Language::English),
    );
    assert_eq!(restored.session.shown_lecture().map(OpenLecture::count), Some(6));
    // Pasted text, in which only lessons are found without a folder.
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.paste("(version: 1, lecture: [(lesson: \"nim\")])");
    window.settle();
    assert_eq!(place(&window), Some(1));
}

#[test]
fn brackets_go_from_entry_to_entry_also_while_presenting() {
    let (_folder, path) = folder();
    let mut window = open(&path);
    for is_presenting in [false, true] {
        if is_presenting {
            window.press(Key::F5);
        }
        assert_eq!(window.app().is_presenting(), is_presenting);
        assert_eq!((place(&window), window.step()), (Some(1), 5));
        window.press(Key::CloseBracket);
        assert_eq!((place(&window), window.title().as_deref()), (Some(2), Some("Other")));
        window.press(Key::CloseBracket);
        assert_eq!((place(&window), window.step()), (Some(3), 33));
        window.press(Key::CloseBracket);
        assert_eq!((place(&window), window.step()), (Some(3), 33), "nothing follows");
        window.press(Key::OpenBracket);
        assert_eq!(place(&window), Some(2));
        window.press(Key::OpenBracket);
        assert_eq!((place(&window), window.step()), (Some(1), 5));
        window.press(Key::OpenBracket);
        assert_eq!((place(&window), window.step()), (Some(1), 5), "nothing comes before");
    }
}

#[test]
fn forward_at_the_end_of_an_entry_goes_on_and_says_so_before() {
    let (_folder, path) = folder();
    let mut window = open(&path);
    window.press(Key::F5);
    assert!(window.says("1 of 3") && !window.says("2 of 3"));
    window.press(Key::End);
    assert!(window.says("On to 2 of 3: mine.ron"));
    window.press(Key::PageDown);
    assert_eq!((place(&window), window.step()), (Some(2), 0));
    // And back to where it came from.
    window.press(Key::PageUp);
    assert_eq!((place(&window), window.step()), (Some(1), window.last()));
    window.press(Key::PageUp);
    assert_eq!((place(&window), window.step()), (Some(1), window.last() - 1));
    window.press(Key::Escape);
    window.press(Key::End);
    assert!(window.has("On to 2 of 3: mine.ron"), "the button of the transport says so too");
    window.click("On to 2 of 3: mine.ron");
    assert_eq!(place(&window), Some(2));
    assert!(window.says("Back to 1 of 3: "));
}

#[test]
fn with_steps_by_bookmarks_the_last_station_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("course.ron");
    std::fs::write(&path, "(version: 1, lecture: [(file: \"a.ron\"), (lesson: \"nim\")])").unwrap();
    let noted = OTHER.replace("(version: 1,", "(version: 1, bookmarks: [(step: 2), (step: 6)],");
    std::fs::write(folder.path().join("a.ron"), noted).unwrap();
    let mut window = open(&path);
    window.click_beginning("Speed and step size: ");
    window.click("one bookmark");
    window.press(Key::F5);
    for (entry, step) in [(1, 2), (1, 6), (2, 0)] {
        window.press(Key::PageDown);
        assert_eq!((place(&window), window.step()), (Some(entry), step));
    }
}

#[test]
fn the_lectures_game_runs_through_by_the_clicker_alone() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.open_menu();
    window.click("Lectures");
    window.click("A game of tic-tac-toe, move by move");
    window.press(Key::F5);
    let mut seen = vec![(place(&window), window.step())];
    for _ in 0..1_000 {
        window.harness.key_press(Key::PageDown);
        window.harness.run_steps(2);
        seen.push((place(&window), window.step()));
    }
    let entries: Vec<_> = (1..=6).map(Some).collect();
    let mut gone_through: Vec<_> = seen.iter().map(|&(entry, _)| entry).collect();
    gone_through.dedup();
    assert_eq!(gone_through, entries);
    assert_eq!(window.step(), window.last());
}

#[test]
fn a_missing_file_is_named_and_the_rest_goes_on() {
    let (folder, path) = folder();
    std::fs::write(&path, lecture("other.ron")).unwrap();
    let mut window = open(&path);
    assert!(window.says("A file of course.ron is missing") && window.says("There is no file other.ron"));
    assert!(window.says("course.ron:3:10: "));
    assert_eq!(place(&window), Some(1));
    window.press(Key::CloseBracket);
    assert!(window.says("Entry 2 of 3 was skipped"));
    assert_eq!(place(&window), Some(3));
    window.press(Key::OpenBracket);
    assert_eq!(place(&window), Some(1));
    // A file is read when it is shown: what is there now counts.
    std::fs::write(folder.path().join("other.ron"), OTHER).unwrap();
    window.press(Key::CloseBracket);
    assert_eq!((place(&window), window.title().as_deref()), (Some(2), Some("Other")));
    window.press(Key::OpenBracket);
    std::fs::write(folder.path().join("other.ron"), "(version: 1, game: Tree(tree: []))").unwrap();
    window.press(Key::CloseBracket);
    assert!(window.says("Entry 2 of 3 was skipped") && window.says("other.ron:1:31"));
    assert_eq!(place(&window), Some(3));
}

#[test]
fn a_lecture_within_a_lecture_is_refused() {
    let (folder, path) = folder();
    std::fs::write(folder.path().join("mine.ron"), lecture("course.ron")).unwrap();
    let mut window = open(&path);
    window.press(Key::CloseBracket);
    assert!(window.says("Entry 2 of 3 was skipped") && window.says("This is a lecture"));
    assert_eq!(place(&window), Some(3));
}

#[test]
fn a_faulty_lecture_changes_nothing() {
    let (_folder, path) = folder();
    std::fs::write(&path, "(version: 1, lecture: [(lesson: \"a-to-m\")])").unwrap();
    let window = open(&path);
    assert!(window.says("course.ron:1:33: ") && window.says("perhaps a-to-n"));
    assert_eq!(window.origin(), Origin::Lesson(0));
}

#[test]
fn edits_of_an_entry_are_asked_about_before_they_are_lost() {
    let (folder, path) = folder();
    let mut window = open(&path);
    window.press(Key::CloseBracket);
    window.press(Key::K);
    window.press(Key::CloseBracket);
    assert!(window.has("Don’t save"));
    assert_eq!(place(&window), Some(2));
    window.click("Save");
    assert_eq!(place(&window), Some(3));
    assert!(std::fs::read_to_string(folder.path().join("mine.ron")).unwrap().contains("bookmarks"));
}

#[test]
fn something_else_can_be_shown_in_between() {
    let (_folder, path) = folder();
    let mut window = open(&path);
    window.press(Key::CloseBracket);
    window.open_menu();
    window.type_text("nim-misere");
    window.press(Key::Enter);
    assert_eq!(place(&window), None);
    assert!(window.says("The lecture stands at 2 of 3: mine.ron"));
    window.press(Key::End);
    let end = window.step();
    window.press(Key::PageDown);
    assert_eq!(window.step(), end, "only an entry of the lecture goes on to the next");
    window.press(Key::OpenBracket);
    assert_eq!(place(&window), Some(2));
    window.click("Leave the lecture");
    assert!(!window.says("2 of 3"));
}

#[test]
fn the_lecture_is_open_again_after_a_restart() {
    let (_folder, path) = folder();
    let mut window = open(&path);
    window.press(Key::CloseBracket);
    let stored: Stored = {
        let app = window.app();
        persistence::stored(app.session(), app.settings(), app.files())
    };
    let restored = persistence::restore(&stored, &stored.settings);
    let lecture = restored.session.shown_lecture().expect("the lecture is open");
    assert_eq!((lecture.index, lecture.count()), (1, 3));
    std::fs::remove_file(&path).unwrap();
    assert_eq!(persistence::restore(&stored, &stored.settings).session.lecture(), None);
}

#[test]
fn presenting_from_the_beginning_skips_a_first_entry_that_is_missing() {
    let (folder, path) = folder();
    std::fs::write(&path, "(version: 1, lecture: [(file: \"gone.ron\"), (file: \"mine.ron\"), (lesson: \"nim\")])")
        .unwrap();
    let mut window = open(&path);
    assert_eq!(place(&window), Some(2));
    window.press(Key::CloseBracket);
    assert_eq!(place(&window), Some(3));
    window.press(Key::F5);
    assert_eq!((place(&window), window.step()), (Some(2), 0));
    // The first closes what is said of the entry that was skipped, the second ends presenting.
    window.press(Key::Escape);
    window.press(Key::Escape);
    window.press(Key::End);
    // An edit of the entry that is shown already is not asked about.
    window.press(Key::K);
    window.press(Key::F5);
    assert_eq!((place(&window), window.step()), (Some(2), 0));
    assert!(!window.has("Don’t save"));
    drop(folder);
}

#[test]
fn an_entry_that_begins_beyond_the_end_of_its_search_says_so() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.paste("(version: 1, lecture: [(lesson: \"a-to-n\", step: 3000), (lesson: \"a-to-n\", step: 33)])");
    window.settle();
    assert_eq!(window.step(), window.last());
    let said = format!("begin at step 3000, but this search ends at step {}", window.last());
    assert!(window.says(&said));
    window.press(Key::CloseBracket);
    assert!(!window.says("but this search ends"));
}

#[test]
fn an_exercise_is_put_to_the_room_while_presenting() {
    let (folder, path) = folder();
    let exercise = OTHER.replace("(version: 1,", "(version: 1, practice: (kinds: [Value]),");
    std::fs::write(folder.path().join("mine.ron"), &exercise).unwrap();
    let mut window = open(&path);
    window.press(Key::F5);
    window.press(Key::CloseBracket);
    assert!(!window.has("To the question") && window.says("Questions to the room follow."));
    window.press(Key::PageDown);
    assert!(!window.says("Questions to the room follow."), "it is said once");
    for _ in 0..60 {
        window.press(Key::PageDown);
    }
    assert_eq!(place(&window), Some(3), "the clicker alone goes through the questions");
    // An exercise that is open is put to the room where presenting begins.
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.drop_files(&[(&folder.path().join("mine.ron"), b"")]);
    window.settle();
    assert!(window.has("To the question"));
    window.press(Key::F5);
    assert!(!window.has("To the question") && window.says("Questions to the room follow."));
}

#[test]
fn asking_the_room_ends_with_the_entry_and_leads_on_as_before() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.paste(
        "(version: 1, lecture: [(lesson: \"a-to-n\"), (lesson: \"a-to-n\", step: 33), (lesson: \"last-child\")])",
    );
    window.settle();
    window.press(Key::F5);
    for _ in 0..20 {
        window.press(Key::PageDown);
    }
    assert_eq!(place(&window), Some(1));
    window.press(Key::Q);
    assert!(window.says("Question: "));
    window.press(Key::CloseBracket);
    assert!(!window.says("Question: "));
    assert_eq!((place(&window), window.step()), (Some(2), 33));
    window.press(Key::CloseBracket);
    assert_eq!((place(&window), window.step()), (Some(3), 0));
    window.press(Key::PageUp);
    assert_eq!((place(&window), window.step()), (Some(2), window.last()), "back leads to the end of the entry before");
}
