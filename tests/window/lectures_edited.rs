//! Making and editing a lecture in the window.

use crate::lectures::{folder, open, place};
use crate::test_window::{SMALL, TestWindow};
use egui::{Key, Modifiers};
use poda_core::document::{EntrySource, LectureEntry};
use poda_session::Origin;
use poda_window::documents::FileChoice;
use poda_words::i18n::Language;
use poda_words::lessons;

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
        let row = format!("{}   {}", number + 1, lessons::title(number, Language::ENGLISH));
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
