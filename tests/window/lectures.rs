//! A lecture is opened in every way, presented with a clicker, and continues where one of its files cannot be shown.

use crate::test_window::{SMALL, TestWindow};
use egui::{Event, Key, Modifiers, OutputCommand};
use egui_kittest::kittest::{NodeT, Queryable};
use poda_core::document::{EntrySource, LectureEntry, LecturePanel, NotesPlace};
use poda_session::Origin;
use poda_session::lecture::OpenLecture;
use poda_ui::start::{persistence, snapshot};
use poda_window::documents::FileChoice;
use poda_window::stored::settings::{Settings, StoredState};
use poda_words::file::{Link, LinkTarget, LinkView};
use poda_words::i18n::{Language, Words};
use poda_words::lessons::{self, lectures};
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

/// Opens a bundled lecture by its title and presents it.
fn present(title: &str) -> TestWindow {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.open_lecture(title);
    window.press(Key::F5);
    window
}

#[test]
fn every_bundled_lecture_is_given_by_the_clicker_alone() {
    for lecture in lectures::all() {
        let title = lecture.title.as_ref().unwrap().in_language(Language::ENGLISH);
        let mut window = present(title);
        let mut entries = vec![place(&window)];
        let presses = (1..200).find(|_| {
            window.harness.key_press(Key::PageDown);
            window.harness.run_steps(2);
            entries.push(place(&window));
            window.says("The lecture is over")
        });
        entries.dedup();
        assert_eq!(entries, (1..=lecture.entries.len()).map(Some).collect::<Vec<_>>(), "{title}");
        assert!(presses.is_some_and(|presses| presses <= 120), "{title}: {presses:?}");
    }
}

/// The clicker asks the room where the lecture says so, shows the answer, and goes on; back and forth again it does not
/// ask twice.
#[test]
fn a_lecture_asks_the_room_by_the_clicker_alone() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.paste("(version: 1, lecture: [(lesson: \"last-child\", by: Bookmark, values: true, ask: [10]), (lesson: \"a-to-n\")])");
    window.settle();
    window.press(Key::F5);
    let mut said = Vec::new();
    for _ in 0..5 {
        window.press(Key::PageDown);
        said.push((window.step(), window.says("Question: ")));
    }
    let asked = said.iter().position(|&(_, asks)| asks).expect("it is asked");
    assert_eq!(said[asked - 1], (5, false), "the step is not shown before its question: {said:?}");
    assert_eq!(said[asked], (10, true), "{said:?}");
    assert!(said[asked + 1..].iter().all(|&(step, asks)| !asks && 10 < step), "{said:?}");
    assert_eq!(window.step(), window.last(), "{said:?}");
    for _ in 0..3 {
        window.press(Key::PageUp);
    }
    for _ in 0..5 {
        window.press(Key::PageDown);
        assert!(!window.says("Question: "));
    }
}

/// In each entry of a bundled lecture in which a game can be played, a match is left by Esc, by P and by clicks on the
/// button: the entry is then as it was, at its station, and is still presented.
#[test]
fn a_match_in_a_lecture_comes_back_to_its_station() {
    let mut window = present("A game of tic-tac-toe, move by move");
    let (mut games, mut played) = (0, 0);
    for _ in 0..60 {
        window.press(Key::PageDown);
        window.wait_for_searches();
        let here = |window: &TestWindow| (window.origin(), window.text(), place(window), window.step());
        let before = here(&window);
        window.press(Key::P);
        if window.app().session().current_match().is_none() {
            continue;
        }
        games += 1;
        window.wait_for_searches();
        let play =
            window.harness.query_all_by_label_contains("Play cell").find_map(|node| node.accesskit_node().label());
        if let Some(play) = play.filter(|_| games % 2 == 1) {
            window.click(&play);
            window.wait_for_searches();
            assert_ne!(window.text(), before.1);
            played += 1;
        }
        window.press(if games % 3 == 0 { Key::Escape } else { Key::P });
        window.wait_for_searches();
        assert_eq!(here(&window), before);
        assert!(window.app().is_presenting(), "the lecture goes on");
    }
    assert!(10 < games && 2 < played, "{games}, {played}");
}

/// What is folded in the tree of a match is counted beside its node, wholly above the caption, on a projector and on a
/// small screen, and with the votes of a large class below it.
#[test]
fn what_is_folded_is_counted_above_the_caption() {
    let mut counted = 0;
    for size in [[1920.0, 1080.0], [1280.0, 720.0], [1024.0, 768.0]] {
        let mut window = TestWindow::on_lesson("nim", size, Language::ENGLISH);
        window.open_lecture("A game of tic-tac-toe, move by move");
        window.press(Key::F5);
        for press in 0..60 {
            window.press(Key::PageDown);
            window.wait_for_searches();
            let is_asked = window.says("Question: ");
            if is_asked {
                for _ in 0..120 {
                    window.harness.key_press(Key::Num1);
                    window.harness.key_press(Key::Num2);
                }
                window.settle();
            }
            counted += counts_of_folded(&window, &format!("{size:?}, press {press}"));
            if is_asked || press % 4 != 0 {
                continue;
            }
            window.press(Key::P);
            if window.app().session().current_match().is_some() {
                window.wait_for_searches();
                counted += counts_of_folded(&window, &format!("{size:?}, match after press {press}"));
                window.press(Key::Escape);
                window.wait_for_searches();
            }
        }
    }
    assert!(0 < counted, "nothing is folded");
}

/// Checks that every count of what is folded is drawn whole, and that nothing is drawn over it later. Returns how many
/// there are.
fn counts_of_folded(window: &TestWindow, place: &str) -> usize {
    let shapes = &window.harness.output().shapes;
    let mut counts = 0;
    for (at, clipped) in shapes.iter().enumerate() {
        let egui::Shape::Text(text) = &clipped.shape else { continue };
        let said = text.galley.text();
        let is_count = said.strip_suffix(" more").is_some_and(|count| count.parse::<u64>().is_ok());
        if !is_count {
            continue;
        }
        let area = text.visual_bounding_rect();
        assert!(clipped.clip_rect.expand(1.0).contains_rect(area), "{place}: {said} is cut off: {area:?}");
        let covers = |later: &&egui::epaint::ClippedShape| match &later.shape {
            egui::Shape::Rect(rect) => {
                255 == rect.fill.a() && rect.rect.intersect(later.clip_rect).shrink(1.0).intersects(area)
            }
            _ => false,
        };
        assert!(!shapes[at + 1..].iter().any(|later| covers(&later)), "{place}: {said} is covered: {area:?}");
        counts += 1;
    }
    counts
}

#[test]
fn a_slide_covers_the_tree_and_steps_lead_past_it() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.paste(
        "(version: 1, title: \"Week 2\", lecture: [(slide: (title: \"Hello\", text: \"- *one*\\n- [two](x)\")), \
         (lesson: \"first-cutoff\", by: Result), (slide: (title: \"Between\")), (lesson: \"a-to-n\", step: 33)])",
    );
    window.settle();
    window.press(Key::F5);
    assert!(window.has("Hello. one [two](x)") && window.says("1 of 4: Hello"));
    window.press(Key::PageUp);
    assert_eq!(place(&window), Some(1), "nothing comes before");
    window.press(Key::PageDown);
    assert!(window.has("What a cut node returns") && !window.says("Hello"));
    window.press(Key::PageDown);
    assert_ne!(window.step(), 0);
    while place(&window) == Some(2) {
        window.press(Key::PageDown);
    }
    assert!(window.says("Between"));
    window.press(Key::PageUp);
    assert_eq!((place(&window), window.step()), (Some(2), window.last()), "back leads to the result");
    for _ in 0..2 {
        window.press(Key::PageDown);
    }
    assert_eq!((place(&window), window.step()), (Some(4), 33));
    window.press(Key::End);
    window.press(Key::PageDown);
    assert!(window.has("The end. Week 2"));
    window.press(Key::PageDown);
    assert!(window.says("The lecture is over"));
}

#[test]
fn an_entry_decides_how_it_is_presented() {
    let note = "(step: 5, note: \"MAX has b.\")";
    let open = |notes: &str| {
        let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
        window.paste(&format!(
            "(version: 1, lecture: [(lesson: \"first-cutoff\", by: Bookmark, panels: [Algorithm], notes: {notes}, \
             note: \"Look.\", bookmarks: [{note}]), (lesson: \"a-to-n\")])"
        ));
        window.settle();
        window.press(Key::F5);
        window
    };
    let mut window = open("Headline");
    assert!(window.has("What a cut node returns") && window.has("Look."), "the title, and the note below it");
    assert!(window.says("ALGORITHM") || window.says("Algorithm"), "the panel that is asked for");
    window.press(Key::PageDown);
    assert_eq!(window.step(), 5);
    assert!(window.has("MAX has b.") && window.has("a: max(0) = 0. α rises to 0."));
    window.press(Key::I);
    assert!(!window.says("MAX has b."));
    window.press(Key::I);
    window.press(Key::PageDown);
    assert_eq!(window.step(), window.last(), "the last station is the result");
    assert!(window.has("a: max(0, ≤ 0) = 0. The search is over: MAX plays b."));
    window.press(Key::PageDown);
    assert!(!window.says("ALGORITHM") && !window.says("Algorithm"), "what was asked for ends with its entry");
    let mut window = open("Panel");
    window.press(Key::PageDown);
    assert!(window.has("MAX has b.") && window.has("a: max(0) = 0. α rises to 0."));
    let mut window = open("None");
    assert!(!window.says("Look."));
    window.press(Key::PageDown);
    assert!(!window.says("MAX has b.") && window.has("a: max(0) = 0. α rises to 0."));
}

#[test]
fn an_entry_may_begin_with_the_moves_alone() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.paste(
        "(version: 1, lecture: [(lesson: \"first-cutoff\", folded: true), (lesson: \"a-to-n\", folded: true), (lesson: \"nim\")])",
    );
    window.settle();
    let folded = |window: &TestWindow| window.app().session().search().unwrap().folds.chosen();
    assert!(0 < folded(&window));
    window.click("Open all");
    assert_eq!(folded(&window), 0);
    // Every arrival begins with the moves again, also after another entry that is folded.
    for key in [Key::CloseBracket, Key::OpenBracket] {
        window.press(key);
        window.settle();
        assert!(0 < folded(&window));
    }
    for _ in 0..2 {
        window.press(Key::CloseBracket);
        window.settle();
    }
    assert_eq!((place(&window), folded(&window)), (Some(3), 0));
}

#[test]
fn the_presenter_view_has_the_note_and_what_comes_next() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.paste(
        "(version: 1, lecture: [(lesson: \"first-cutoff\", by: Bookmark, notes: None, note: \"Look.\", \
         bookmarks: [(step: 5, note: \"MAX has b.\")]), (slide: (title: \"Between\"))])",
    );
    window.settle();
    window.press_with(Modifiers::SHIFT, Key::P);
    assert!(!window.says("since the beginning"), "without an audience there is no presenter view");
    window.press(Key::F5);
    window.press_with(Modifiers::SHIFT, Key::P);
    assert!(window.says("since the beginning") && window.has("Look.") && window.says("1 of 2"));
    assert!(window.says("MAX has b. a: max(0) = 0. α rises to 0."), "the coming note and sentence");
    window.press(Key::PageDown);
    assert!(window.has("MAX has b."), "a note that the audience does not read");
    window.press(Key::PageDown);
    assert!(window.has("There is no note for this step.") && window.has("2 of 2: Between"));
    window.press(Key::PageDown);
    assert!(window.has("Nothing follows."));
    window.press_with(Modifiers::SHIFT, Key::P);
    assert!(!window.says("since the beginning"));
    window.press_with(Modifiers::SHIFT, Key::P);
    window.press(Key::Escape);
    assert!(!window.says("since the beginning"), "it closes with the presentation");
}

/// The lecturer reads what is asked next before it is asked, and the right answer while it is asked.
#[test]
fn the_presenter_view_announces_a_question_and_says_its_answer() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.paste("(version: 1, lecture: [(lesson: \"last-child\", ask: [10]), (slide: (title: \"Between\"))])");
    window.settle();
    window.press(Key::F5);
    window.press_with(Modifiers::SHIFT, Key::P);
    let press_until = |window: &mut TestWindow, text: &str| {
        for _ in 0..30 {
            if window.says(text) {
                return;
            }
            window.press(Key::PageDown);
        }
        panic!("{text} is never said");
    };
    assert!(!window.says("Question: "));
    press_until(&mut window, "Question: ");
    assert!(!window.says("Right: "), "it is not asked yet");
    press_until(&mut window, "Right: ");
    window.press(Key::PageDown);
    assert!(!window.says("Right: "), "it is answered");
}

/// The first lessons leave out the button for presenting, but not where a lecture goes through them.
#[test]
fn a_lecture_can_be_presented_by_a_button_from_the_start() {
    let mut window = TestWindow::reading("1", Language::ENGLISH);
    assert!(!window.has("Present"));
    window.open_lecture("Alpha-beta, from the first cutoff to the order of moves");
    window.click("Present");
    assert!(!window.has("Lessons"), "the bars are gone");
}

/// A key that does nothing says why: `Q` on a slide and before a game is searched, and a letter that came too soon
/// after another.
#[test]
fn what_a_key_does_not_do_is_said() {
    let mut window = present("A game of tic-tac-toe, move by move");
    window.press(Key::Q);
    assert!(window.says("A slide asks nothing by itself."));
    for _ in 0..3 {
        window.press(Key::PageDown);
    }
    window.press(Key::Q);
    assert!(window.says("Nothing has been searched yet.") && !window.says("A slide asks nothing"));
    window.press(Key::Escape);
    // Within one frame, as quick fingers do.
    for key in [Key::X, Key::D] {
        let press =
            |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE };
        window.harness.input_mut().events.extend([press(true), press(false)]);
    }
    window.settle();
    assert!(window.says("was taken for typing"));
}

/// While the screen is black, a press shows it again, and the next one steps.
#[test]
fn a_press_on_a_black_screen_shows_it_again() {
    let mut window = present("A game of tic-tac-toe, move by move");
    window.press(Key::PageDown);
    for key in [Key::PageDown, Key::PageUp] {
        let before = (place(&window), window.step());
        window.press(Key::B);
        assert!(!window.says("A game of tic-tac-toe"), "the screen is black");
        window.press(key);
        assert_eq!((place(&window), window.step()), before, "nothing passes unseen");
        window.press(Key::B);
        window.press(Key::B);
    }
    let before = place(&window);
    window.press(Key::PageDown);
    assert_ne!(place(&window), before);
}

/// The votes fill the window by a key, also while they are counted, and are left by the same key, by Esc, and by the
/// clicker once they are answered.
#[test]
fn the_votes_are_shown_over_the_whole_window() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.paste("(version: 1, lecture: [(lesson: \"last-child\", by: Bookmark, values: true, ask: [10])])");
    window.settle();
    window.press(Key::F5);
    let has_tree = |window: &TestWindow| window.harness.query_all_by_role(egui::Role::TreeItem).next().is_some();
    for _ in 0..2 {
        window.press(Key::PageDown);
    }
    assert!(window.says("Question: ") && has_tree(&window));
    window.press(Key::F);
    assert!(window.says("Question: ") && !has_tree(&window));
    for key in [Key::Num1, Key::Num2, Key::Num2, Key::Num2] {
        window.press(key);
    }
    assert!(window.says(", 1 hand") && window.says(", 3 hands"));
    window.press(Key::Escape);
    assert!(has_tree(&window) && window.says("Question: "), "Esc shows the tree again, and the question stays");
    window.press(Key::F);
    window.press(Key::PageDown);
    assert!(!has_tree(&window) && window.says("3 hands, "), "the answer is marked in the chart");
    let step = window.step();
    window.press(Key::PageDown);
    assert_eq!((has_tree(&window), window.step()), (true, step), "a press shows the answer in the tree");
    window.press(Key::PageDown);
    assert!(window.step() > step && has_tree(&window));
}

/// A slide asks a question of the lecturer's own: it is in place of the slide until it is left, hands are counted by
/// digits, the answer has its votes, and back asks again.
#[test]
fn a_slide_asks_a_question_of_the_lecturer_s_own() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.paste(
        "(version: 1, lecture: [(slide: (title: \"Before\"), ask: (text: \"Who searches deeper?\", \
         choices: [\"minimax\", \"alpha-beta\", \"both alike\"], right: 2)), (slide: (title: \"Bye\"))])",
    );
    window.settle();
    window.press(Key::F5);
    assert!(window.says("Before") && !window.says("Question: "));
    window.press(Key::PageDown);
    assert!(window.says("Question: Who searches deeper?") && window.says("1: minimax"));
    for key in [Key::Num1, Key::Num2, Key::Num2] {
        window.press(key);
    }
    assert!(window.says("1: minimax, 1 hand") && window.says("2: alpha-beta, 2 hands"));
    window.press(Key::PageDown);
    assert!(window.says("Right is 2: alpha-beta.") && window.says("2: alpha-beta, 2 hands, right"));
    assert_eq!(place(&window), Some(1));
    // F and Esc leave the chart where it is.
    window.press(Key::F);
    assert!(window.says("Right is 2: alpha-beta."));
    window.press(Key::PageUp);
    assert!(window.says("Question: Who searches deeper?"), "back asks again");
    window.press(Key::PageDown);
    window.press(Key::PageDown);
    assert!(window.says("Bye") && !window.says("alpha-beta"), "the next press goes on");
    assert_eq!(place(&window), Some(2));
    window.press(Key::Q);
    assert!(window.says("A slide asks nothing by itself."), "this one has no question");
    window.press(Key::OpenBracket);
    window.press(Key::Q);
    assert!(window.says("Question: Who searches deeper?"));
    window.press(Key::Q);
    assert!(!window.says("Question: ") && window.says("Before"));
    window.press(Key::CloseBracket);
    assert!(!window.says("Question: "));
}

/// A lecture is given a question of the lecturer's own by fields alone.
#[test]
fn the_fields_of_a_slide_make_a_question_of_the_lecturer_s_own() {
    let (_folder, path) = folder();
    std::fs::write(&path, "(version: 1, title: \"Week 1\", lecture: [(slide: (title: \"Hello\"))])").unwrap();
    let mut window = open(&path);
    window.click("Edit the lecture…");
    window.click_scrolled("Ask a question of your own");
    window.click_scrolled("Another choice");
    window.focus("Question to the room");
    window.press_with(Modifiers::COMMAND, Key::A);
    window.type_text("Who moves?");
    window.focus("Choice 3");
    window.press_with(Modifiers::COMMAND, Key::A);
    window.type_text("Nobody");
    window.press(Key::Escape);
    window.click_scrolled("The right choice: 3");
    window.press_with(Modifiers::COMMAND, Key::S);
    let saved = std::fs::read_to_string(&path).unwrap();
    assert!(saved.contains("text: \"Who moves?\"") && saved.contains("right: 3"), "{saved}");
    assert!(saved.contains("\"Yes\"") && saved.contains("\"Nobody\""), "{saved}");
    window.click_scrolled("Remove the question");
    window.click_scrolled("Save the lecture");
    assert!(!std::fs::read_to_string(&path).unwrap().contains("ask"));
}

/// A note for the lecturer alone is in the presenter view and not on the screen, and a field of the lecture makes one.
#[test]
fn a_note_can_be_for_the_lecturer_alone() {
    let (_folder, path) = folder();
    std::fs::write(
        &path,
        "(version: 1, title: \"Week 1\", lecture: [(lesson: \"last-child\", by: Bookmark, note: \"SECRET1\", for: Lecturer, \
         bookmarks: [(step: 5, note: \"SECRET2\", for: Lecturer), (step: 10, note: \"Ours\")])])",
    )
    .unwrap();
    let mut window = open(&path);
    window.press(Key::F5);
    assert!(!window.says("SECRET"));
    window.press_with(Modifiers::SHIFT, Key::P);
    assert!(window.says("SECRET1"), "the presenter view has it");
    window.press_with(Modifiers::SHIFT, Key::P);
    window.press(Key::PageDown);
    assert_eq!((window.step(), window.says("SECRET")), (5, false));
    window.press(Key::PageDown);
    assert!(window.says("Ours"));
    let mut window = open(&path);
    window.click("Edit the lecture…");
    window.click_scrolled("for me alone");
    window.press_with(Modifiers::COMMAND, Key::S);
    let saved = std::fs::read_to_string(&path).unwrap();
    assert_eq!(saved.matches("for: Lecturer").count(), 1, "{saved}");
    window.click_scrolled("for me alone");
    window.press_with(Modifiers::COMMAND, Key::S);
    assert_eq!(std::fs::read_to_string(&path).unwrap().matches("for: Lecturer").count(), 2);
}

/// Each note of a bundled lecture is read by the clicker alone.
#[test]
fn every_note_of_a_lecture_is_read_in_the_window() {
    for lecture in lectures::all() {
        let title = lecture.title.as_ref().unwrap().in_language(Language::ENGLISH);
        let mut window = present(title);
        let is_tree = |entry: &&LectureEntry| !matches!(entry.source, EntrySource::Slide(_));
        let trees = lecture.entries.iter().filter(is_tree).filter(|entry| entry.notes == NotesPlace::Headline);
        let notes = trees.flat_map(|entry| {
            let bookmarks = entry.bookmarks.iter().flatten().filter_map(|bookmark| bookmark.note.as_ref());
            bookmarks.chain(&entry.note).map(|note| note.in_language(Language::ENGLISH))
        });
        let mut unread: Vec<&str> = notes.collect();
        assert!(20 < unread.len(), "{title}");
        for _ in 0..200 {
            unread.retain(|note| !window.says(note));
            if window.says("The lecture is over") {
                break;
            }
            window.harness.key_press(Key::PageDown);
            window.harness.run_steps(2);
        }
        assert!(unread.is_empty(), "{title}: {unread:#?}");
    }
}

/// With the fields of a lecture open, the keys of bookmarks and questions are those of the lecture: the lesson stays as
/// it is, the title has the mark of unsaved changes, and what was made is given by the clicker.
#[test]
fn stations_and_questions_are_made_by_keys_while_stepping() {
    let (_folder, path) = folder();
    std::fs::write(&path, "(version: 1, title: \"Week 1\", lecture: [(lesson: \"last-child\", by: Bookmark)])")
        .unwrap();
    let mut window = open(&path);
    window.click("Edit the lecture…");
    assert!(!window.app().title().contains("(edited)"));
    let go_to = |window: &mut TestWindow, step: usize| {
        window.app_mut().go_to_step(poda_core::trace::TimelineStep::new(step));
        window.settle();
    };
    let entry = |window: &TestWindow| window.app().session().lecture().unwrap().lecture.entries[0].clone();
    for step in [6, 12] {
        go_to(&mut window, step);
        window.press(Key::K);
    }
    go_to(&mut window, 10);
    window.press(Key::Q);
    assert!(!window.says("Question: "), "nothing is asked while the lecture is made");
    window.focus("Note of this step");
    window.type_text("Look");
    window.press(Key::Escape);
    let made = entry(&window);
    let steps: Vec<_> = made.bookmarks.iter().flatten().map(|bookmark| bookmark.step.get()).collect();
    assert_eq!(steps.iter().filter(|&&step| [6, 10, 12].contains(&step)).count(), 3, "{steps:?}");
    assert_eq!(made.ask.iter().map(|step| step.get()).collect::<Vec<_>>(), [10]);
    assert!(window.app().title().contains("(edited)") && !window.app().session().is_edited());
    assert!(window.says("10 question to the room") || window.says("question to the room · Look"));
    // A step after which nothing is decided asks nothing, and says so.
    go_to(&mut window, 28);
    let before = entry(&window);
    window.click_scrolled("Station here");
    window.click_scrolled("Remove the station");
    assert_eq!(entry(&window).ask, before.ask);
    window.press_with(Modifiers::COMMAND, Key::S);
    let saved = std::fs::read_to_string(&path).unwrap();
    assert!(saved.contains("ask: [10]") && saved.contains("note: \"Look\""), "{saved}");
    assert!(!window.app().title().contains("(edited)"));
    window.press(Key::F5);
    let mut steps = Vec::new();
    while !window.says("Question: ") {
        window.press(Key::PageDown);
        steps.push(window.step());
        assert!(window.step() <= 10, "the lecture asks at step 10: {steps:?}");
    }
    assert!(steps.contains(&6), "{steps:?}");
    window.press(Key::PageDown);
    assert!(window.says("Look"), "its note is read with the answer");
}

/// On a slide the window names the lecture and the place in it, not the lesson that the slide covers.
#[test]
fn a_slide_has_the_title_and_the_place_of_its_lecture() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.paste("(version: 1, title: \"Week 1\", lecture: [(slide: (title: \"Hello\")), (lesson: \"nim\")])");
    window.settle();
    assert!(window.app().title().starts_with("Week 1 · 1 of 2: Hello"), "{}", window.app().title());
    assert!(!window.has("Step") && !window.says("Small"));
    window.press(Key::ArrowRight);
    assert!(!window.app().title().contains("Week 1"));
}

/// The titles of the entries of the open lecture's file.
fn entries(window: &TestWindow) -> Vec<String> {
    let app = window.app();
    let lecture = app.session().lecture().expect("a lecture is open");
    let source = |entry: &LectureEntry| match &entry.source {
        EntrySource::Lesson(name) | EntrySource::File(name) => name.clone(),
        EntrySource::Position(document) => document.title.as_ref().unwrap().in_language(Language::ENGLISH).to_owned(),
        EntrySource::Slide(slide) => slide.title.as_ref().unwrap().in_language(Language::ENGLISH).to_owned(),
    };
    lecture.lecture.entries.iter().map(source).collect()
}

#[test]
fn a_lecture_is_edited_in_the_window_and_saved() {
    let (_folder, path) = folder();
    let mut window = open(&path);
    window.click("Edit the lecture…");
    window.click("Move down");
    assert_eq!(entries(&window), ["mine.ron", "first-cutoff", "a-to-n"]);
    assert_eq!((place(&window), window.step()), (Some(2), 5), "the entry that is shown goes with it");
    window.click("Undo");
    assert_eq!(entries(&window), ["first-cutoff", "mine.ron", "a-to-n"]);
    window.click("Redo");
    window.click("Add: Add");
    window.click("New slide");
    assert_eq!(entries(&window), ["mine.ron", "first-cutoff", "New slide", "a-to-n"]);
    assert!(window.has("New slide. "), "the window shows the slide that is edited");
    window.focus("Title of the slide");
    window.type_text(" here");
    assert!(window.says("New slide here"));
    window.click("Undo");
    assert_eq!(entries(&window)[2], "New slide", "what is typed is one change");
    window.click("Redo");
    window.press(Key::Escape);
    window.click_scrolled("Leave the lecture");
    assert!(window.has("Don’t save"), "unsaved changes are asked about");
    window.click("Cancel");
    window.click_scrolled("Save the lecture");
    let saved = std::fs::read_to_string(&path).unwrap();
    assert!(saved.contains("(slide: (title: \"New slide here\"))"), "{saved}");
    window.click_scrolled("Leave the lecture");
    assert!(!window.has("Don’t save") && window.app().session().lecture().is_none());
}

#[test]
fn a_lecture_of_four_entries_is_made_from_nothing_saved_and_given() {
    let (folder, _) = folder();
    let (mine, path) = (folder.path().join("mine.ron"), folder.path().join("new.ron"));
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.drop_files(&[(&mine, b"")]);
    window.open_new();
    window.click("New lecture");
    assert_eq!(entries(&window), ["New slide", &*mine.to_string_lossy()]);
    assert!(!window.says("What to look at"), "nothing is said of the position below the slide");
    assert!(window.close(), "a lecture in which nothing was changed is not missed");
    for (field, text) in
        [("Title of the lecture", "Week 2"), ("Text of the slide", "- one"), ("Title of the slide", "!")]
    {
        window.focus(field);
        window.type_text(text);
    }
    window.press(Key::Escape);
    window.click("Add: Add");
    window.click("2   Count on the best reply");
    window.focus("Title over this entry");
    window.type_text("Two purses");
    window.press(Key::Escape);
    window.click("Add: Add");
    window.click("New slide");
    assert_eq!(entries(&window), ["New slide!", "two-by-two", "New slide", &*mine.to_string_lossy()]);
    window.click("Save the lecture");
    window.choose(FileChoice::Path(path.clone()));
    let saved = std::fs::read_to_string(&path).unwrap();
    assert!(saved.contains("title: \"Week 2\"") && saved.contains("(file: \"mine.ron\")"), "{saved}");
    window.press(Key::F5);
    for (index, shown) in ["New slide!", "Two purses", "New slide", "Other"].into_iter().enumerate() {
        while place(&window) != Some(index + 1) {
            window.press(Key::PageDown);
        }
        assert!(window.says(&format!("{} of 4: {shown}", index + 1)), "{shown}");
    }
    while !window.has("The end. Week 2") {
        window.press(Key::PageDown);
    }
}

/// A lecture of three lessons with two questions takes less than two minutes without a text editor: it takes few
/// presses of the mouse and of keys. It is saved, opened again and given.
#[test]
fn a_lecture_of_three_lessons_with_two_questions_is_made_by_clicks_and_keys() {
    /// Two presses every three seconds.
    const MAX_PRESSES: usize = 80;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("made.ron");
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    // The menu of the document and that of new ones.
    let mut presses = 2;
    window.open_new();
    let click = |window: &mut TestWindow, presses: &mut usize, name: &str| {
        window.click_scrolled(name);
        *presses += 1;
    };
    let press = |window: &mut TestWindow, presses: &mut usize, key: Key| {
        window.press(key);
        *presses += 1;
    };
    click(&mut window, &mut presses, "New lecture");
    for name in ["last-child", "a-to-n"] {
        let number = lessons::by_name(name).unwrap();
        let row = format!("{}   {}", number + 1, lessons::titles(Language::ENGLISH)[number]);
        click(&mut window, &mut presses, "Add: Add");
        click(&mut window, &mut presses, &row);
        window.wait_for_searches();
        for _ in 0..10 {
            press(&mut window, &mut presses, Key::ArrowRight);
        }
        press(&mut window, &mut presses, Key::Q);
    }
    assert_eq!(entries(&window), ["New slide", "last-child", "a-to-n", lessons::name(0)]);
    let asked = |window: &TestWindow| -> Vec<usize> {
        let app = window.app();
        let entries = &app.session().lecture().unwrap().lecture.entries;
        entries.iter().flat_map(|entry| entry.ask.iter().map(|step| step.get())).collect()
    };
    assert_eq!(asked(&window), [10, 10]);
    window.press_with(Modifiers::COMMAND, Key::S);
    window.choose(FileChoice::Path(path.clone()));
    presses += 2;
    assert!(presses <= MAX_PRESSES, "{presses} presses");

    let mut again = open(&path);
    assert_eq!(entries(&again), ["New slide", "last-child", "a-to-n", lessons::name(0)]);
    assert_eq!(asked(&again), [10, 10]);
    again.press(Key::F5);
    let mut questions = 0;
    for _ in 0..200 {
        let was_asking = again.says("Question: ");
        again.harness.key_press(Key::PageDown);
        again.harness.run_steps(2);
        questions += usize::from(!was_asking && again.says("Question: "));
        if place(&again) == Some(4) {
            break;
        }
    }
    assert_eq!((questions, place(&again)), (2, Some(4)));
}

#[test]
fn closing_asks_about_the_lecture_and_then_about_the_document() {
    for (saves_lecture, saves_document) in [(false, true), (true, false), (false, false), (true, true)] {
        let (folder, path) = folder();
        let mine = folder.path().join("mine.ron");
        let mut window = open(&path);
        window.press(Key::CloseBracket);
        assert_eq!(window.origin(), Origin::File(mine.clone()));
        window.press_with(Modifiers::ALT, Key::ArrowDown);
        window.press_with(Modifiers::ALT, Key::ArrowDown);
        window.press_with(Modifiers::COMMAND, Key::ArrowRight);
        window.click("Edit the lecture…");
        window.click("Move down");
        let before = [&path, &mine].map(|path| std::fs::read_to_string(path).unwrap());
        assert!(!window.close());
        for is_saved in [saves_lecture, saves_document] {
            window.click(if is_saved { "Save" } else { "Don’t save" });
        }
        let after = [&path, &mine].map(|path| std::fs::read_to_string(path).unwrap());
        let is_written = [before[0] != after[0], before[1] != after[1]];
        assert_eq!(is_written, [saves_lecture, saves_document]);
        assert!(window.app().files().may_close);
    }
}

#[test]
fn an_entry_is_presented_as_its_fields_say() {
    let (_folder, path) = folder();
    let mut window = open(&path);
    window.click("Edit the lecture…");
    window.click_scrolled("The notes are read: beside the tree");
    window.harness.get_by_label("Algorithm").click_accesskit();
    window.settle();
    window.click_scrolled("Tree: only the moves at first");
    let begins_folded = |window: &TestWindow| {
        let app = window.app();
        let session = app.session();
        session.lecture().unwrap().lecture.entries[0].folded && 0 < session.search().unwrap().folds.chosen()
    };
    assert!(begins_folded(&window));
    window.focus("Note of this step (English)");
    window.type_text("here");
    window.press(Key::Escape);
    let app = window.app();
    let entry = &app.session().lecture().unwrap().lecture.entries[0];
    assert_eq!((entry.notes, entry.panels.as_deref()), (NotesPlace::Panel, Some(&[LecturePanel::Algorithm][..])));
    let noted = entry.bookmarks.as_ref().unwrap().iter().find(|it| it.step.get() == 5).unwrap();
    assert!(noted.note.as_ref().unwrap().in_language(Language::ENGLISH).contains("here"));
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
