//! A lecture is opened in every way, presented with a clicker, and continues where one of its files cannot be shown.

use crate::test_window::{SMALL, TestWindow};
use egui::{Key, Modifiers, OutputCommand};
use egui_kittest::kittest::Queryable;
use poda_session::Origin;
use poda_session::lecture::OpenLecture;
use poda_ui::start::{persistence, snapshot};
use poda_window::documents::FileChoice;
use poda_window::stored::settings::{Settings, StoredState};
use poda_words::file::{Link, LinkTarget, LinkView};
use poda_words::i18n::{Language, Words};
use poda_words::lessons::lectures;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

const OTHER: &str = "(version: 1, title: \"Other\", game: Tree(tree: [[1, 5], [2]]))";

/// A folder with a lecture of three entries: a lesson at its end, a file, and a lesson at the beginning.
pub fn folder() -> (TempDir, PathBuf) {
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

pub fn open(path: &Path) -> TestWindow {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.drop_files(&[(path, b"")]);
    window.settle();
    window
}

pub fn place(window: &TestWindow) -> Option<usize> {
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
            window.click("Recent files");
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
    let restored = persistence::open_file_or_lesson(&path, &mut Settings::new(Language::ENGLISH));
    assert_eq!(restored.session.shown_lecture().map(OpenLecture::count), Some(3));
    let restored =
        persistence::open_file_or_lesson(Path::new("tic-tac-toe-game"), &mut Settings::new(Language::ENGLISH));
    let entries = lectures::all()[lectures::by_name("tic-tac-toe-game").unwrap()].entries.len();
    assert_eq!(restored.session.shown_lecture().map(OpenLecture::count), Some(entries));
    // Pasted text, in which only lessons are found without a folder.
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.paste("(version: 1, lecture: [(lesson: \"nim\")])");
    window.settle();
    assert_eq!(place(&window), Some(1));
}

/// What an entry asks for and its search does not have is said where it is written, at every door, and what is open
/// stays open.
#[test]
fn no_door_opens_a_lecture_that_asks_for_what_its_searches_do_not_have() {
    let (_folder, path) = folder();
    let doors: [Door; 5] = [
        |window, path| window.drop_files(&[(path, b"")]),
        |window, path| window.paste(path.to_str().unwrap()),
        |window, path| {
            window.will_choose(FileChoice::Path(path.to_owned()));
            window.press_with(Modifiers::COMMAND, Key::O);
        },
        |window, path| window.paste(&std::fs::read_to_string(path).unwrap()),
        |window, path| {
            let target = LinkTarget::Lecture(std::fs::read(path).unwrap());
            let link = Link { target, view: LinkView::default() }.to_string();
            let ctx = window.harness.ctx.clone();
            window.app_mut().open_link(&ctx, &link);
        },
    ];
    for (entry, why) in [
        ("lesson: \"a-to-n\", ask: [99]", "asks the room at step 99, but its search ends at step 41."),
        ("lesson: \"a-to-n\", ask: [41]", "asks the room at step 41, the last one"),
        ("lesson: \"a-to-n\", bookmarks: [(step: 333)]", "a bookmark at step 333, but its search ends at step 41."),
        ("lesson: \"a-to-n\", by: Iteration", "steps of the size Iteration"),
        ("file: \"mine.ron\", ask: [99]", "asks the room at step 99"),
    ] {
        let text = format!("(version: 1, lecture: [(slide: (title: \"Hello\")),\n  ({entry})])");
        std::fs::write(&path, text).unwrap();
        for (number, door) in doors.iter().enumerate() {
            // A text and a link have no files.
            if 2 < number && entry.starts_with("file") {
                continue;
            }
            let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
            window.press(Key::ArrowRight);
            door(&mut window, &path);
            window.settle();
            let is_placed = window.says(":2:") || window.says("link:1:");
            assert!(is_placed && window.says(why), "door {number}, {entry}");
            assert_eq!((place(&window), window.origin(), window.step()), (None, Origin::Lesson(0), 1), "door {number}");
        }
        // The command line.
        let restored = persistence::open_file_or_lesson(&path, &mut Settings::new(Language::ENGLISH));
        let said = restored.notification.unwrap().sentences(&Words::new(Language::ENGLISH)).join(" ");
        assert!(restored.session.shown_lecture().is_none() && said.contains(why), "{said}");
    }
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
        assert!(window.says("The end"));
        window.press(Key::CloseBracket);
        assert_eq!(place(&window), Some(4), "nothing follows");
        window.press(Key::OpenBracket);
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
    assert!(window.says("1 of 3: ") && !window.says("2 of 3: "));
    window.press(Key::End);
    assert!(window.says("On to 2 of 3: Other"));
    window.press(Key::PageDown);
    assert_eq!((place(&window), window.step()), (Some(2), 0));
    // And back to where it came from.
    window.press(Key::PageUp);
    assert_eq!((place(&window), window.step()), (Some(1), window.last()));
    window.press(Key::PageUp);
    assert_eq!((place(&window), window.step()), (Some(1), window.last() - 1));
    window.press(Key::Escape);
    window.press(Key::End);
    assert!(window.has("On to 2 of 3: Other"), "the button of the transport says so too");
    window.click("On to 2 of 3: Other");
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
    window.click("One bookmark");
    window.press(Key::F5);
    let last = window.last();
    for (entry, step) in [(1, 2), (1, 6), (1, last), (2, 0)] {
        window.press(Key::PageDown);
        assert_eq!((place(&window), window.step()), (Some(entry), step));
    }
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
    window.open_lessons();
    window.type_text("nim-misere");
    window.press(Key::Enter);
    assert_eq!(place(&window), None);
    assert!(window.says("The lecture stands at 2 of 3: Other"));
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
    let stored: StoredState = {
        let app = window.app();
        snapshot::stored(app.session(), app.settings(), app.files())
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
    assert_eq!(place(&window), Some(4), "the clicker alone goes through the questions, to the ending");
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

#[test]
fn a_lecture_is_a_link_with_its_own_positions_inside() {
    let (_folder, path) = folder();
    let mut window = open(&path);
    window.open_menu();
    window.click("Share");
    window.harness.get_by_label("Copy link to the lecture").click();
    let link = copied_text(&mut window);
    window.settle();
    assert!(window.says("add it to the end of the address"), "no address is known here");
    assert!(link.starts_with("#p1") && link.ends_with("&lang=en"), "{link}");

    // On another machine, where the file is not.
    let mut other = TestWindow::on(SMALL, Origin::Lesson(0));
    let ctx = other.harness.ctx.clone();
    other.app_mut().open_link(&ctx, &link);
    other.settle();
    assert_eq!((place(&other), other.step()), (Some(1), 5));
    other.press(Key::CloseBracket);
    assert_eq!((place(&other), other.title().as_deref()), (Some(2), Some("Other")));
    // The address leads to the entry and its step, and stays one while the lecture goes on.
    other.press(Key::ArrowRight);
    let address = other.app_mut().link_fragment().unwrap();
    assert!(address.contains("&entry=2&step=1"), "{address}");
    let restored = persistence::open_link(&address, &mut Settings::new(Language::ENGLISH));
    let shown = restored.session.shown_lecture().unwrap();
    assert_eq!((shown.index, restored.session.timeline_step().get()), (1, 1));
    other.press(Key::CloseBracket);
    assert_eq!((place(&other), other.step()), (Some(3), 33));
    // Another position that a link opens is no entry.
    other.app_mut().open_link(&ctx, "#tree=[[1,2],[3,4]]");
    other.settle();
    assert_eq!(place(&other), None);
    assert!(!other.app_mut().link_fragment().unwrap().contains("entry"));
}

#[test]
fn a_lecture_in_a_link_reads_no_file_of_this_machine() {
    let (_folder, path) = folder();
    let text = lecture(&path.parent().unwrap().join("mine.ron").to_string_lossy());
    let link = Link { target: LinkTarget::Lecture(text.into_bytes()), view: LinkView::default() }.to_string();
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    let ctx = window.harness.ctx.clone();
    window.app_mut().open_link(&ctx, &link);
    window.settle();
    assert!(window.says("The link was not opened") && window.says("mine.ron"));
    assert_eq!(place(&window), None);
    // What is wrong with a position inside has its place in the text.
    let faulty = "(version:1,lecture:[(position:(version:1,game:Nim(piles:[-3])))])";
    let link = Link { target: LinkTarget::Lecture(faulty.into()), view: LinkView::default() }.to_string();
    window.app_mut().open_link(&ctx, &link);
    window.settle();
    assert!(window.says("link:1:58"));
}

/// The text that goes to the clipboard in this frame.
fn copied_text(window: &mut TestWindow) -> String {
    let text = |command: &OutputCommand| match command {
        OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    };
    for _ in 0..4 {
        if let Some(text) = window.harness.output().platform_output.commands.iter().find_map(text) {
            return text;
        }
        window.harness.step();
    }
    panic!("nothing is on the clipboard");
}
