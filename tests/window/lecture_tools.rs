//! What the window does with a lecture besides presenting it: its keys while it is edited, what can be added to it, its
//! files and its link. And the walk through a lecture without a window is that of the clicker in the window.

use crate::test_window::{SMALL, TestWindow};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use poda_lecture::{Press, Shows, Stops, Walk};
use poda_session::Origin;
use poda_session::lecture::OpenLecture;
use poda_window::documents::FileChoice;
use poda_words::i18n::{Language, Words};
use poda_words::lessons::{self, lectures};
use std::fs;

/// What is shown: the number of the entry, the step of its search, and whether the room is asked.
type Place = (usize, Option<usize>, bool);

fn place(window: &TestWindow) -> Place {
    let app = window.app();
    let session = app.session();
    let lecture = session.shown_lecture().unwrap();
    let step = lecture.slide().is_none().then(|| session.timeline_step().get());
    (lecture.index, step, window.says("Question: "))
}

fn place_of(press: &Press) -> Place {
    let is_own = press.question.as_ref().is_some_and(|question| !question.is_about_search);
    let step = !matches!(press.shows, Shows::Slide | Shows::Ending) && !is_own;
    (press.entry, step.then(|| press.step.get()), press.shows == Shows::Question)
}

/// Presses the clicker to the end of the lecture that is open. Returns what is shown first, and after each press.
fn pressed(window: &mut TestWindow) -> Vec<Place> {
    window.press(Key::F5);
    let mut places = vec![place(window)];
    for _ in 0..400 {
        window.harness.key_press(Key::PageDown);
        window.harness.run_steps(2);
        if window.says("The lecture is over") {
            return places;
        }
        places.push(place(window));
    }
    panic!("the lecture has no end");
}

#[test]
fn a_rehearsal_presses_as_the_clicker_does_in_the_window() {
    let words = Words::new(Language::ENGLISH);
    // In a lecture of one's own: a leaf whose lines are counted, a Monte Carlo tree search, and an exercise that is put
    // to the room.
    let exercise = "(version: 1, game: Tree(tree: [[3, 12], [2, 4]]), practice: (kinds: [Value]))";
    let own = format!(
        "(version: 1, title: \"Own\", lecture: [(lesson: \"open-lines-empty\"), (lesson: \"a-to-n\", step: 33, by: Result), \
         (lesson: \"four-phases\", by: Phase, ask: [10]), (slide: (title: \"S\"), ask: (text: \"Which?\", choices: [\"a\", \"b\"], right: 2)), \
         (position: {exercise})])"
    );
    let own = match poda_words::file::load_file(own.as_bytes(), &lessons::names()).unwrap() {
        poda_words::file::FileContent::Lecture(loaded) => loaded.lecture,
        poda_words::file::FileContent::Document(_) => panic!("a lecture is expected"),
    };
    for lecture in lectures::all().iter().map(|lecture| (**lecture).clone()).chain([own]) {
        let title = lecture.title.as_ref().unwrap().in_language(Language::ENGLISH).to_owned();
        let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
        if title == "Own" {
            window.paste(&poda_words::file::save_lecture(&lecture));
            window.settle();
        } else {
            window.open_lecture(&title);
        }
        let walk = Walk::new(lecture, Stops::Presses, &words);
        let expected: Vec<Place> =
            walk.entries().flat_map(|entry| entry.presses).map(|press| place_of(&press)).collect();
        assert_eq!(pressed(&mut window), expected, "{title}");
    }
}

const OTHER: &str = "(version: 1, title: \"Other\", game: Tree(tree: [[1, 5], [2]]))";

fn title(window: &TestWindow) -> String {
    let app = window.app();
    let lecture = app.session().lecture().unwrap();
    lecture.lecture.title.as_ref().unwrap().in_language(Language::ENGLISH).to_owned()
}

#[test]
fn the_keys_of_the_document_save_undo_and_redo_the_lecture_that_is_edited() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("course.ron");
    fs::write(&path, "(version: 1, title: \"Week 1\", lecture: [(lesson: \"first-cutoff\"), (lesson: \"a-to-n\")])")
        .unwrap();
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.drop_files(&[(&path, b"")]);
    window.settle();
    window.click("Edit the lecture…");
    window.focus("Title of the lecture");
    window.type_text("!");
    window.press(Key::Escape);
    assert_eq!(title(&window), "Week 1!");
    window.press_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(title(&window), "Week 1");
    window.press_with(Modifiers::COMMAND, Key::Y);
    assert_eq!(title(&window), "Week 1!");
    window.press_with(Modifiers::COMMAND, Key::S);
    assert!(window.asked().is_empty(), "no name is asked for: the lecture has a file");
    assert!(fs::read_to_string(&path).unwrap().contains("Week 1!"));
    assert!(!window.app().session().lecture().is_some_and(OpenLecture::is_edited));
    // Without its fields, the keys are those of the document again.
    window.click_scrolled("Done");
    window.press_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(title(&window), "Week 1!");
}

#[test]
fn what_can_be_added_to_a_lecture_is_numbered_grouped_and_found() {
    let folder = tempfile::tempdir().unwrap();
    let [course, mine] = ["course.ron", "mine.ron"].map(|name| folder.path().join(name));
    fs::write(&course, "(version: 1, lecture: [(lesson: \"first-cutoff\")])").unwrap();
    fs::write(&mine, OTHER).unwrap();
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    for path in [&mine, &course] {
        window.drop_files(&[(path, b"")]);
        window.settle();
    }
    window.click("Edit the lecture…");
    window.click("Add: Add");
    let first = format!("1   {}", lessons::title(0, Language::ENGLISH));
    assert!(window.has(&first) && window.has("2   Count on the best reply"));
    assert!(window.has("mine.ron"), "a position can be an entry");
    assert!(!window.has("course.ron"), "a lecture cannot");
    window.type_text("count on the best");
    assert!(window.has("2   Count on the best reply") && !window.has(&first) && !window.has("mine.ron"));
    window.click("2   Count on the best reply");
    let app = window.app();
    assert_eq!(app.session().lecture().unwrap().count(), 2);
    assert_eq!(app.session().lecture().unwrap().index, 1);
}

#[test]
fn a_lecture_is_exported_and_rehearsed_from_the_window() {
    let folder = tempfile::tempdir().unwrap();
    for (command, name, begins, pictures) in [
        ("Export the lecture as PDF…", "a.pdf", &b"%PDF"[..], "It has 6 pictures."),
        ("Export a handout of the lecture…", "b.pdf", b"%PDF", "It has 6 pictures."),
        ("Export the lecture as a web page…", "c.html", b"<!DOCTYPE html>", "It has 6 pictures."),
        ("Rehearse the lecture…", "d.pdf", b"%PDF", "It has 7 pictures."),
    ] {
        let path = folder.path().join(name);
        let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
        window.paste("(version: 1, title: \"Week 1\", lecture: [(slide: (title: \"Hello\")), (lesson: \"last-child\", by: Bookmark)])");
        window.settle();
        window.open_menu();
        window.click("Share");
        window.click(command);
        window.choose(FileChoice::Path(path.clone()));
        window.wait_until(|window| window.says("been written"));
        assert!(fs::read(&path).unwrap().starts_with(begins), "{command}");
        // The slide and the stations of the lesson; the rehearsal has the ending, too.
        assert!(window.says(pictures), "{command}");
    }
}

#[test]
fn a_link_names_a_bundled_lecture_and_its_entry() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    let ctx = window.harness.ctx.clone();
    window.app_mut().open_link(&ctx, "#lecture=alpha-beta&entry=3&step=5&lang=en");
    window.settle();
    assert_eq!(place(&window), (2, Some(5), false));
    window.app_mut().open_link(&ctx, "#lecture=alpha");
    window.settle();
    assert!(window.says("There is no lecture named “alpha”"));
    assert_eq!(window.harness.query_all_by_label_contains("minimax, alpha-beta").count().min(1), 1);
}
