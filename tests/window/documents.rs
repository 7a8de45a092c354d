//! Opening documents from every source, and refusing them.

use crate::test_window::{self, SMALL, TestWindow};
use egui::Key;
use egui::Modifiers;
use poda_core::document::practice::ExerciseKind;
use poda_session::{Command, Origin};
use poda_ui::files::Files;
use poda_ui::start::persistence;
use poda_window::documents::{DialogPurpose, FileChoice};
use poda_window::stored::drafts::OtherDraft;
use poda_window::stored::settings::StoredState;
use poda_words::file::load;
use poda_words::i18n::Language;
use poda_words::lessons;
use poda_words::practice::json::report::to_text;
use poda_words::practice::report::{AnswerMark, AnswerReport, ExerciseReport, Report, UnixTime};
use std::path::Path;

const FAULTY: &str = "(\n    version: 1,\n    game: Tree(tree: [[3, 12], [2, two]]),\n)";

#[test]
fn a_lesson_is_opened_from_the_menu() {
    let mut window = TestWindow::on_lesson("first-tree", [1280.0, 800.0], poda_words::i18n::Language::ENGLISH);
    window.press(Key::ArrowRight);
    window.open_lessons();
    let second = lessons::title(1, poda_words::i18n::Language::ENGLISH);
    window.click(&format!("2   {second}"));
    assert_eq!((window.title(), window.origin(), window.step()), (Some(second), Origin::Lesson(1), 0));
}

#[test]
fn a_file_is_chosen_in_a_dialog() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.ron");
    std::fs::write(&path, SMALL).unwrap();
    let mut window = TestWindow::new();
    window.will_choose(FileChoice::Nothing);
    window.press_with(Modifiers::COMMAND, Key::O);
    assert_eq!(window.origin(), test_window::first_move(), "the dialog was closed");
    window.will_choose(FileChoice::Path(path.clone()));
    window.press_with(Modifiers::COMMAND, Key::O);
    assert_eq!((window.title().as_deref(), window.origin()), (Some("Small"), Origin::File(path.clone())));
    assert_eq!(window.app().settings().recent, [path]);
    assert!(window.asked().iter().all(|request| request.purpose == DialogPurpose::Open));
}

#[test]
fn where_there_is_no_dialog_a_path_can_be_typed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.ron");
    std::fs::write(&path, SMALL).unwrap();
    let mut window = TestWindow::new();
    window.will_choose(FileChoice::NoDialog);
    window.press_with(Modifiers::COMMAND, Key::O);
    assert!(window.has("Open a file"));
    window.press_with(Modifiers::COMMAND, Key::A);
    window.type_text(path.to_str().unwrap());
    window.press(Key::Enter);
    assert_eq!(window.title().as_deref(), Some("Small"));
}

#[test]
fn a_dropped_file_is_opened_and_of_several_the_first() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.ron");
    std::fs::write(&path, SMALL).unwrap();
    let mut window = TestWindow::new();
    window.drop_files(&[(&path, b""), (Path::new("/another.ron"), b"")]);
    assert_eq!(window.title().as_deref(), Some("Small"));
    assert!(window.says("Only small.ron was opened"));
}

#[test]
fn reports_are_summed_up_by_every_door() {
    let answer =
        |mark, points| AnswerReport { field: "B.cut".to_owned(), step: None, given: Vec::new(), mark, points, of: 1 };
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, answer: AnswerReport| {
        let exercise = ExerciseReport {
            exercise: "Figure".to_owned(),
            lesson: None,
            position: 7,
            mode: ExerciseKind::FillIn,
            seed: None,
            started: UnixTime(0),
            seconds: 1,
            is_complete: true,
            answers: vec![answer],
        };
        let report = Report { name: name.to_owned(), student: String::new(), exercises: vec![exercise] };
        let path = folder.path().join(name).with_extension("json");
        std::fs::write(&path, to_text(&report)).unwrap();
        path
    };
    let ana = file("Ana", answer(AnswerMark::Right, 1));
    let ben = file("Ben", answer(AnswerMark::Wrong, 0));
    let mut window = TestWindow::new();
    let before = window.title();
    window.drop_files(&[(&ana, b""), (&ben, b"")]);
    assert!(window.says("Figure (2 attempts)") && window.says("B.cut: 1 of 2 wrong"));
    assert!(window.says("How many earned this share of the points: 0–10 %: 1"));
    window.press(Key::Escape);
    assert_eq!((window.says("Figure (2 attempts)"), window.title()), (false, before));
    window.will_choose(FileChoice::Several(vec![ana.clone(), ben.clone()]));
    window.press_with(Modifiers::COMMAND, Key::O);
    assert!(window.says("Figure (2 attempts)"));
    window.press(Key::Escape);
    // Their paths may be pasted as well; in a browser, dropped files have bytes alone.
    window.paste(&format!("{}\n{}", ana.display(), ben.display()));
    assert!(window.says("Figure (2 attempts)"));
    window.press(Key::Escape);
    let bytes = [&ana, &ben].map(|path| std::fs::read(path).unwrap());
    window.drop_files(&[(Path::new("Ana.json"), &bytes[0]), (Path::new("Ben.json"), &bytes[1])]);
    assert!(window.says("Figure (2 attempts)"));
}

#[test]
fn dropped_bytes_without_a_path_are_opened_too() {
    let mut window = TestWindow::new();
    window.drop_files(&[(Path::new("small.ron"), SMALL.as_bytes())]);
    assert_eq!((window.title().as_deref(), window.origin()), (Some("Small"), Origin::New));
}

#[test]
fn a_faulty_file_changes_nothing_and_says_where_it_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("faulty.ron");
    std::fs::write(&path, FAULTY).unwrap();
    let mut window = TestWindow::new();
    window.press(Key::ArrowRight);
    let before = window.text();
    window.drop_files(&[(&path, b"")]);
    assert_eq!((window.text(), window.origin(), window.step()), (before, test_window::first_move(), 1));
    assert!(window.says("faulty.ron was not opened"));
    assert!(window.says("faulty.ron:3:36: "), "line and column of the fault");
    assert!(window.app().settings().recent.is_empty());
    window.press(Key::ArrowRight);
    assert_eq!(window.step(), 2, "the card is not in the way");
    window.press(Key::Escape);
    assert!(!window.says("faulty.ron was not opened"));
    window.drop_files(&[(&path, b"")]);
    window.click("Close");
    assert!(!window.says("faulty.ron was not opened"));
}

#[test]
fn a_missing_recent_file_is_told_and_taken_off_the_list() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.ron");
    std::fs::write(&path, SMALL).unwrap();
    let mut window = TestWindow::new();
    window.drop_files(&[(&path, b"")]);
    std::fs::remove_file(&path).unwrap();
    window.open_menu();
    window.click("Recent files");
    window.click("small.ron");
    assert!(window.says("small.ron is no longer there"));
    assert!(window.app().settings().recent.is_empty());
    assert_eq!(window.title().as_deref(), Some("Small"), "what was open stays open");
}

#[test]
fn a_tree_a_position_and_a_path_can_be_pasted() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a b.ron");
    std::fs::write(&path, SMALL).unwrap();
    for text in [SMALL.to_owned(), path.display().to_string(), format!("file://{}", path.display()).replace(' ', "%20")]
    {
        let mut window = TestWindow::new();
        window.paste(&text);
        assert_eq!(window.title().as_deref(), Some("Small"), "{text}");
    }
    let mut window = TestWindow::new();
    window.paste("[[3, 12, 8], [2, 4, 6]]");
    assert_eq!((window.origin(), window.title()), (Origin::New, None));
    assert!(window.text().contains("[[3, 12, 8], [2, 4, 6]]"));
}

#[test]
fn letters_that_no_font_has_are_named_once_their_document_is_open() {
    let mut window = TestWindow::new();
    window.draw_boxes();
    window.paste(r#"Tree(tree: (name: "A左", children: [(name: "B右左", value: 3), (name: "≤ é α", value: 2)]))"#);
    assert!(window.has("Some letters cannot be drawn"));
    assert!(window.says("boxes are drawn in their place: 左右"), "each once");
    let mut window = TestWindow::new();
    window.paste(r#"Tree(tree: (name: "A", children: [3, (name: "≤ é α", value: 2)]))"#);
    assert!(!window.has("Some letters cannot be drawn"));
}

#[test]
fn what_is_nothing_to_open_is_told() {
    let mut window = TestWindow::new();
    window.paste("Good morning");
    assert!(window.says("There is nothing on the clipboard to open"));
    window.paste("https://example.org/a.ron");
    assert!(window.says("Web addresses cannot be opened"));
    window.paste("[[3, 12, 8], [2, 4, 6]");
    assert!(window.says("The text was not opened"));
    assert!(window.says("text:1:"));
    assert_eq!(window.origin(), test_window::first_move());
}

#[test]
fn a_pasted_link_opens_its_document_at_its_step_in_its_language() {
    let mut window = TestWindow::new();
    window.paste("https://example.org/poda/#lesson=a-to-n&step=33&lang=es");
    assert!(window.says("paso 33 de 41"), "{}", window.text());
    assert_eq!(window.app().session().timeline_step().get(), 33);
    // In practice the end cannot be seen before the questions are answered.
    window.paste("#tree=[[3,12,8],[2,4,6]]&mode=practice&lang=en");
    window.press(Key::End);
    assert!(window.step() < window.last(), "step {}", window.step());
}

#[test]
fn a_link_that_cannot_be_opened_says_why_and_changes_nothing() {
    let mut window = TestWindow::new();
    for (link, why) in [
        ("#p1AAAA", "This link is damaged or cut short; the whole link is needed."),
        ("#lesson=a-to-m", "There is no lesson named “a-to-m”. Did you mean “a-to-n”?"),
        ("#tree=[[3,", "link:1:5:"),
    ] {
        window.paste(link);
        assert!(window.says("The link was not opened") && window.says(why), "{link}");
        assert_eq!(window.origin(), test_window::first_move());
    }
}

#[test]
fn what_is_pasted_into_a_field_is_not_opened() {
    let mut window = TestWindow::new();
    window.open_new_tree();
    window.paste("[1, 2]");
    assert!(window.says("3 nodes, 2 leaves, 1 ply"));
    assert_eq!(window.origin(), test_window::first_move());
}

#[test]
fn a_draft_of_another_run_is_opened_from_the_menu_and_saved_anew() {
    let mut window = TestWindow::new();
    let text = r#"(version: 1, title: "Half done", game: Tree(tree: [[3, 12], [2]]))"#;
    let stored = StoredState { edited: true, ..StoredState::default() };
    let draft = OtherDraft::new("poda-draft-1".to_owned(), stored, load(text.as_bytes()).unwrap(), true);
    window.app_mut().drafts_mut().push(draft);
    window.settle();
    window.open_menu();
    window.click("Drafts");
    window.click_beginning("Half done");
    assert_eq!((window.title(), window.origin()), (Some("Half done".to_owned()), Origin::New));
    assert_eq!(window.app_mut().files_mut().opened_drafts, ["poda-draft-1"]);
    assert!(Files::has_unsaved_work(window.app().session()));
}

/// A lesson with a Monte Carlo tree search was edited to a tree that cannot be sampled, by a version that stored the
/// last state alone.
#[test]
fn an_edited_lesson_is_restored_with_the_kind_of_its_search() {
    for (leaf, is_sampled) in [("inf", false), ("9", true)] {
        let search =
            if is_sampled { "search: (algorithm: Mcts, iterations: 7)" } else { "search: (algorithm: AlphaBeta)" };
        let stored = StoredState {
            document: Some(format!("(version: 1, game: Tree(tree: [[3, {leaf}], [2]]), {search})")),
            lesson_name: Some("tried-less".to_owned()),
            edited: true,
            ..StoredState::default()
        };
        let mut session = persistence::restore(&stored, &stored.settings).session;
        session.finish_tasks();
        assert_eq!(session.document().sampled().map(|config| config.iterations), is_sampled.then_some(7));
        assert_eq!((session.search().is_none(), session.sampled().is_some()), (is_sampled, is_sampled));
        while session.can_undo() {
            session.apply(Command::Undo);
            session.finish_tasks();
            assert!(session.lanes().first.timeline_step() <= session.lanes().first.timeline_len());
        }
        assert!(session.sampled().is_some(), "the lesson itself is sampled");
    }
}

/// Who steps on has seen what was opened, and the notification makes room for the tree.
#[test]
fn what_is_said_of_the_document_goes_with_the_first_step() {
    let mut window = TestWindow::on_lesson("open-lines-empty", [1280.0, 800.0], Language::ENGLISH);
    window.click("Play a game");
    window.click("Play cell 5");
    window.press(Key::P);
    assert!(window.says("The game was left"));
    window.press(Key::ArrowRight);
    assert!(!window.says("The game was left"));
}
