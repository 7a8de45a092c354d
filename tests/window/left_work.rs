//! Unsaved work is kept without a question when another document is opened and when the window closes. It comes back
//! with its document, or from the list of drafts, also in a later run of the program.

use crate::test_window::TestWindow;
use egui::Key;
use egui_kittest::Harness;
use poda_platform::store::Store;
use poda_session::Origin;
use poda_ui::start::persistence::restore;
use poda_ui::start::storage::Storage;
use poda_window::stored::settings::Settings;
use poda_words::i18n::{Language, Words};
use poda_words::lessons::{self, lectures};
use std::fs;
use std::path::Path;

/// A window whose work is stored after every frame that the test waits for, as the program does.
struct Kept {
    window: TestWindow,
    storage: Storage,
}

impl Kept {
    /// The next run of the program in this folder.
    fn open(folder: &Path) -> Self {
        let (storage, found) = Storage::over(Store::within(Some(folder.to_owned())));
        let stored = found.stored.unwrap_or_default();
        let settings = Settings::new(Language::ENGLISH);
        let session = restore(&stored, &settings).session;
        let window = TestWindow::build(Harness::builder().with_size([1280.0, 800.0]), session, settings);
        *window.app_mut().drafts_mut() = found.drafts;
        let mut kept = Self { window, storage };
        kept.keep();
        kept
    }

    fn keep(&mut self) {
        self.window.settle();
        self.storage.keep(&mut self.window.app_mut());
    }

    fn press(&mut self, key: Key) {
        self.window.press(key);
        self.keep();
    }

    fn paste(&mut self, text: &str) {
        self.window.paste(text);
        self.keep();
    }

    fn open_lesson(&mut self, number: usize) {
        self.window.open_lessons();
        self.window.click_beginning(&lessons::title(number, Language::ENGLISH));
        self.keep();
        assert!(!self.window.has("Don’t save"), "nothing is asked");
        assert_eq!(self.window.origin(), Origin::Lesson(number));
    }

    /// Opens the only draft from the menu.
    fn open_draft(&mut self) {
        self.window.open_menu();
        self.window.click("Drafts");
        let title = {
            let app = self.window.app();
            let [draft] = app.drafts() else { panic!("{:?}", app.drafts()) };
            draft.title(&Words::new(Language::ENGLISH))
        };
        self.window.click_beginning(&format!("{title}, "));
        self.keep();
    }

    fn drafts(&self) -> usize {
        self.window.app().drafts().len()
    }
}

const TREE: &str = "[[1, 2], [3, 4]]";

/// The tree of the open document.
fn tree(kept: &Kept) -> String {
    let text = kept.window.text();
    text.split("tree: ").last().unwrap_or_default().chars().filter(|letter| !letter.is_whitespace()).collect()
}

#[test]
fn a_typed_tree_is_left_without_a_question_and_comes_back_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let mut kept = Kept::open(folder.path());
    kept.paste(TREE);
    kept.window.edit_node("B: not visited");
    kept.window.click("Add a child");
    kept.window.press(Key::Escape);
    kept.press(Key::ArrowRight);
    let (before, step) = (tree(&kept), kept.window.step());
    assert!(before.contains("[1,2,0]") && step > 0, "{before}");
    kept.open_lesson(4);
    assert!(kept.window.says("is kept with its changes"));
    kept.open_draft();
    assert_eq!((tree(&kept), kept.window.step(), kept.drafts()), (before.clone(), step, 0));
    kept.window.press_with(egui::Modifiers::COMMAND, Key::Z);
    assert!(tree(&kept).contains("[1,2]"), "its changes can be undone");
    kept.window.press_with(egui::Modifiers::COMMAND, Key::Y);
    kept.keep();
    kept.open_lesson(5);
    assert!(kept.window.close(), "nothing is asked");
    drop(kept);
    let mut next = Kept::open(folder.path());
    assert_eq!(next.window.origin(), Origin::Lesson(5), "the last document, not the one that was left");
    next.open_draft();
    assert_eq!((tree(&next), next.drafts()), (before, 0));
}

/// An edited lesson comes back where its unedited form would be opened, each time and in a later run.
#[test]
fn an_edited_lesson_comes_back_with_its_changes() {
    let folder = tempfile::tempdir().unwrap();
    let mut kept = Kept::open(folder.path());
    kept.open_lesson(4);
    kept.press(Key::ArrowRight);
    kept.press(Key::K);
    let marks = |kept: &Kept| kept.window.app().session().document().bookmarks.len();
    let before = marks(&kept);
    assert_ne!(before, lessons::all()[4].bookmarks.len());
    for _ in 0..3 {
        kept.press(Key::CloseBracket);
        assert_eq!((kept.window.origin(), kept.drafts()), (Origin::Lesson(5), 1));
        kept.press(Key::OpenBracket);
        assert!(kept.window.says("Your changes are back too"));
        assert_eq!((kept.window.origin(), marks(&kept), kept.drafts()), (Origin::Lesson(4), before, 0));
    }
    kept.press(Key::CloseBracket);
    drop(kept);
    let mut next = Kept::open(folder.path());
    next.press(Key::OpenBracket);
    assert_eq!((marks(&next), next.window.step()), (before, 1));
    next.window.press_with(egui::Modifiers::COMMAND, Key::Z);
    next.keep();
    assert_eq!(next.window.app().session().document(), &lessons::all()[4], "undone, it is the lesson");
    next.press(Key::CloseBracket);
    assert_eq!(next.drafts(), 0, "nothing is left to be kept");
}

#[test]
fn quick_keys_keep_one_draft() {
    let folder = tempfile::tempdir().unwrap();
    let mut kept = Kept::open(folder.path());
    kept.open_lesson(4);
    kept.press(Key::K);
    for _ in 0..3 {
        for key in [Key::CloseBracket, Key::OpenBracket, Key::CloseBracket] {
            kept.window.harness.key_press(key);
        }
        kept.window.harness.step();
        kept.keep();
        assert_eq!((kept.window.origin(), kept.drafts()), (Origin::Lesson(5), 1));
        kept.press(Key::OpenBracket);
        assert_eq!((kept.window.origin(), kept.drafts()), (Origin::Lesson(4), 0));
    }
}

/// Several keys reach the window in a frame, which passes through one edited lesson on the way to another.
#[test]
fn an_edited_lesson_that_quick_keys_pass_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut kept = Kept::open(folder.path());
    for lesson in [4, 5] {
        kept.open_lesson(lesson);
        kept.press(Key::K);
    }
    kept.open_lesson(3);
    assert_eq!(kept.drafts(), 2);
    for keys in [[Key::CloseBracket, Key::CloseBracket], [Key::OpenBracket, Key::OpenBracket]] {
        for key in keys {
            kept.window.harness.key_press(key);
        }
        kept.window.harness.step();
        kept.keep();
    }
    assert_eq!((kept.window.origin(), kept.drafts()), (Origin::Lesson(3), 2));
    drop(kept);
    let mut next = Kept::open(folder.path());
    assert_eq!(next.drafts(), 2);
    for lesson in [4, 5] {
        next.open_lesson(lesson);
        let document = next.window.app().session().document().clone();
        assert_ne!(document, lessons::all()[lesson], "lesson {lesson} has its bookmark");
    }
}

#[test]
fn a_file_comes_back_with_what_was_not_saved_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.ron");
    fs::write(&path, format!("(version: 1, game: Tree(tree: {TREE}))")).unwrap();
    let mut kept = Kept::open(folder.path());
    let open = |kept: &mut Kept| {
        kept.window.drop_files(&[(&path, b"")]);
        kept.keep();
        assert_eq!(kept.window.origin(), Origin::File(path.clone()));
    };
    open(&mut kept);
    kept.press(Key::K);
    kept.open_lesson(0);
    open(&mut kept);
    assert_eq!(kept.window.app().session().document().bookmarks.len(), 1);
    kept.window.press_with(egui::Modifiers::COMMAND, Key::S);
    kept.keep();
    assert!(fs::read_to_string(&path).unwrap().contains("bookmarks"), "it is saved in its file");
    kept.open_lesson(0);
    assert_eq!(kept.drafts(), 0);
}

#[test]
fn the_edits_of_a_lecture_come_back_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut kept = Kept::open(folder.path());
    let title = lectures::all()[0].title.as_ref().unwrap().in_language(Language::ENGLISH).to_owned();
    kept.window.open_lecture(&title);
    kept.window.click("Edit the lecture…");
    kept.window.click("Move down");
    kept.window.press(Key::Escape);
    kept.keep();
    let entries = |kept: &Kept| kept.window.app().session().lecture().map(|lecture| lecture.lecture.entries.clone());
    let before = entries(&kept);
    assert!(before.as_ref().is_some_and(|entries| *entries != lectures::all()[0].entries));
    kept.window.click_scrolled("Leave the lecture");
    kept.keep();
    assert!(!kept.window.has("Don’t save") && entries(&kept).is_none() && kept.drafts() == 1);
    kept.window.open_lecture(&title);
    kept.keep();
    assert_eq!((entries(&kept), kept.drafts()), (before, 0));
}

#[test]
fn drafts_are_deleted_when_that_is_asked_for_and_confirmed() {
    let folder = tempfile::tempdir().unwrap();
    let mut kept = Kept::open(folder.path());
    for text in ["[[1, 2], [3]]", "[[5, 2], [3]]", "[[9, 2], [3]]"] {
        kept.paste(text);
    }
    kept.open_lesson(3);
    assert_eq!(kept.drafts(), 3);
    for (answer, left) in [("Cancel", 3), ("Delete", 0)] {
        kept.window.open_menu();
        kept.window.click("Drafts");
        kept.window.click("Delete all drafts");
        kept.window.click(answer);
        kept.keep();
        assert_eq!(kept.drafts(), left, "{answer}");
    }
    drop(kept);
    assert_eq!(Kept::open(folder.path()).drafts(), 0);
}

/// Where nothing can be stored, the user is asked before something is lost.
#[test]
fn what_cannot_be_stored_is_asked_about() {
    let (mut storage, _) = Storage::over(Store::within(None));
    let mut window = TestWindow::on_lesson(lessons::name(4), [1280.0, 800.0], Language::ENGLISH);
    storage.keep(&mut window.app_mut());
    window.paste(TREE);
    storage.keep(&mut window.app_mut());
    window.press(Key::CloseBracket);
    window.paste("[[9]]");
    assert!(window.has("Don’t save"));
    window.click("Cancel");
    assert!(!window.close());
}
