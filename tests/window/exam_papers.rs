//! Exam papers in the window: papers are written, and an exercise that was printed comes back.

use crate::test_window::{TestWindow, file_names};
use egui::Key;
use egui_kittest::Harness;
use poda_paper::exam::moodle::moodle_xml;
use poda_paper::exam::qti::qti_package;
use poda_paper::exam::{
    AskedParts, KeyForm, PaperCode, PaperSettings, Variant, key_json, key_pdf, latex_source, paper, printed_exercise,
    sheet_pdf,
};
use poda_session::{Origin, Session};
use poda_window::documents::FileChoice;
use poda_window::state::practice::PracticeMode;
use poda_window::stored::settings::Settings;
use poda_words::i18n::{Language, Words};
use std::fs;

/// The window in a language, with the modal for a printed exercise open.
fn with_modal(language: Language) -> TestWindow {
    let words = Words::new(language);
    let settings = Settings::new(language);
    let lesson = poda_words::lessons::all()[0].clone();
    let session = Session::new(lesson, Origin::Lesson(0), settings.notation);
    let mut window = TestWindow::build(Harness::builder().with_size([1280.0, 800.0]), session, settings);
    window.open_more_practice();
    window.click(&words.text("document-open-printed"));
    window
}

/// The position of a printed exercise as the library gives it.
fn printed(code: PaperCode, variant: char, number: usize) -> poda_core::game::any::AnyGame {
    let variant = Variant::of_letter(variant).unwrap();
    let words = Words::new(Language::ENGLISH);
    printed_exercise(&code, variant, number, AskedParts::ALL, &words).unwrap().document.position().clone()
}

#[test]
fn a_printed_exercise_comes_back_to_be_filled_in() {
    for language in Language::AUTHORED {
        let words = Words::new(language);
        let mut window = with_modal(language);
        let [code, variant, number] =
            ["printed-code", "printed-variant", "printed-number"].map(|name| words.text(name));
        assert_eq!(window.focused().as_deref(), Some(code.as_str()));
        window.type_text("7");
        window.type_into(&variant, "b");
        window.type_into(&number, "3");
        window.press(Key::Enter);
        window.wait_until(|window| *window.app().session().origin() == Origin::New);
        window.harness.run_steps(2);
        let app = window.app();
        assert_eq!(*app.session().document().position(), printed(<PaperCode>::of_seed(7), 'B', 3));
        assert!(app.practice().is_some_and(|practice| matches!(practice, PracticeMode::FillIn(_))));
        assert_eq!(app.session().timeline_step().get(), 0, "nothing is shown of the search");
    }
}

#[test]
fn what_is_printed_in_the_footer_can_be_typed_as_it_stands() {
    let code = <PaperCode>::of_seed(7);
    let mut window = with_modal(Language::ENGLISH);
    window.type_text(&format!("{} · B · 3", code.to_string().to_lowercase()));
    window.click("Open");
    window.wait_until(|window| window.origin() == Origin::New);
    assert_eq!(*window.app().session().document().position(), printed(code, 'B', 3));
    assert!(window.title().is_some_and(|title| title == format!("Paper {code}, variant B, exercise 3")));
}

#[test]
fn a_typing_error_is_said_and_nothing_opens() {
    let mut window = with_modal(Language::ENGLISH);
    let mistyped = <PaperCode>::of_seed(7).to_string().replace('7', "8");
    for (field, text, sentence) in [
        ("Code", mistyped.as_str(), "There is a typing error in the code"),
        ("Code", "seven", "This is not the code of a paper"),
        ("Code", "", "A code looks like 7-K3Q9"),
        ("Code", "99999999999999999999999999", "This is not the code of a paper"),
        ("Code", "7", ""),
        ("Variant", "12", "The variant is a letter from A to Z."),
        ("Variant", "A", ""),
        ("Exercise", "0", "from 1 to 20"),
        ("Exercise", "NaN", "from 1 to 20"),
        ("Exercise", "-1", "from 1 to 20"),
    ] {
        window.type_into(field, text);
        assert_eq!(window.is_disabled("Open"), !sentence.is_empty(), "{field}: {text}");
        assert!(sentence.is_empty() || window.says(sentence), "{field}: {text}");
        if !sentence.is_empty() {
            window.press(Key::Enter);
            assert!(window.has("Open a printed exercise"));
            assert_eq!(window.origin(), Origin::Lesson(0));
        }
    }
    window.press(Key::Escape);
    assert!(!window.has("Open a printed exercise"));
}

/// The window with the modal for a paper open, and what is typed into the field of the seed.
fn with_paper(seed: &str) -> TestWindow {
    let mut window = TestWindow::on_lesson("a-to-n", [1280.0, 800.0], Language::ENGLISH);
    window.open_more_practice();
    window.click("Exam paper…");
    window.type_into("Seed", seed);
    window
}

#[test]
fn a_paper_is_written_with_the_bytes_that_the_library_gives() {
    let folder = tempfile::tempdir().unwrap();
    let words = Words::new(Language::ENGLISH);
    let code = <PaperCode>::of_seed(7);
    let settings = PaperSettings { count: 2, variants: 3, ..PaperSettings::new(code) };
    // A bank limits its questions itself.
    let of_bank = paper(&settings, &words).unwrap();
    let paper = paper(&PaperSettings { asked: None, ..settings }, &words).unwrap();
    let mut window = with_paper("7");
    window.type_into("Exercises", "2");
    window.type_into("Variants", "3");
    window.wait_until(|window| window.says(&format!("Code of the paper: {code}")));
    for (format, file) in [
        ("PDF: sheets and key", "exam.pdf"),
        ("LaTeX source (class exam)", "exam.tex"),
        ("Moodle: a question bank (XML)", "exam.xml"),
        ("Canvas: a question bank (QTI)", "exam.zip"),
    ] {
        window.choose_entry("Format", format);
        window.will_choose(FileChoice::Path(folder.path().join(file)));
        window.click("Export…");
        window.wait_until(|window| window.says("been written"));
        // What was chosen is kept.
        window.press(Key::Escape);
        window.open_more_practice();
        window.click("Exam paper…");
    }
    assert_eq!(file_names(folder.path()), ["exam-key.pdf", "exam.pdf", "exam.tex", "exam.xml", "exam.zip"]);
    let read = |name: &str| fs::read(folder.path().join(name)).unwrap();
    assert!(read("exam.pdf") == sheet_pdf(&paper, &words).unwrap());
    assert!(read("exam-key.pdf") == key_pdf(&paper, KeyForm::Short, &words).unwrap());
    assert!(read("exam.tex") == latex_source(&paper, KeyForm::Short, &words).into_bytes());
    assert!(read("exam.xml") == moodle_xml(&of_bank, &words).unwrap().bytes);
    assert!(read("exam.zip") == qti_package(&of_bank, &words).unwrap().bytes);
}

#[test]
fn the_key_is_written_as_data_beside_the_paper() {
    for language in Language::AUTHORED {
        let folder = tempfile::tempdir().unwrap();
        let words = Words::new(language);
        let code = <PaperCode>::of_seed(7);
        let settings = PaperSettings { count: 1, variants: 2, asked: None, ..PaperSettings::new(code) };
        let paper = paper(&settings, &words).unwrap();
        let mut window = TestWindow::on_lesson("a-to-n", [1280.0, 800.0], language);
        window.open_more_practice();
        window.click(&words.text("document-make-paper"));
        window.type_into(&words.text("exercise-seed"), "7");
        window.type_into(&words.text("paper-count"), "1");
        window.choose_entry(&words.text("pictures-format"), &words.text("paper-format-latex"));
        window.click(&words.text("paper-key-json"));
        assert!(window.says(&words.text("paper-files-key-json")));
        // A folder in the way of the key: neither file is written.
        let key = folder.path().join("exam-key.json");
        fs::create_dir(&key).unwrap();
        let export = |window: &mut TestWindow| {
            window.will_choose(FileChoice::Path(folder.path().join("exam.tex")));
            window.click(&words.text("pictures-export"));
            window.wait_until(|window| window.says("exam-key.json") || folder.path().join("exam.tex").exists());
        };
        export(&mut window);
        assert_eq!(file_names(folder.path()), ["exam-key.json"], "nothing else is left");
        fs::remove_dir(&key).unwrap();
        // The question for another place.
        window.press(Key::Escape);
        window.open_more_practice();
        window.click(&words.text("document-make-paper"));
        export(&mut window);
        window.wait_until(|_| key.exists());
        assert_eq!(file_names(folder.path()), ["exam-key.json", "exam.tex"]);
        let read = |name: &str| fs::read(folder.path().join(name)).unwrap();
        assert!(read("exam-key.json") == key_json(&paper).unwrap());
        assert!(read("exam.tex") == latex_source(&paper, KeyForm::Short, &words).into_bytes());
    }
}

#[test]
fn a_paper_that_cannot_be_made_is_refused_with_its_reason() {
    let mut window = with_paper("7");
    for (field, right, sentence) in [
        ("Seed", "7", "A seed is a whole number"),
        ("Exercises", "2", "A paper has 1 to 20 exercises."),
        ("Variants", "2", "A paper has 1 to 26 variants."),
    ] {
        for wrong in ["", "x", "-1", "1.5", "NaN", "99999999999999999999999"] {
            window.type_into(field, wrong);
            assert!(window.says(sentence), "{field}: {wrong}");
            assert!(window.is_disabled("Export…"), "{field}: {wrong}");
        }
        window.type_into(field, right);
    }
    window.click("As much as fits into ten minutes");
    for part in ["Values", "α and β", "Cuts", "Best move"] {
        window.click(part);
    }
    assert!(window.says("Nothing is asked for."));
    window.click("Values");
    window.type_into("Deep cutoffs: at least", "1000");
    window.press(Key::Enter);
    window.wait_until(|window| window.says("at most") && window.is_disabled("Export…"));
}

#[test]
fn no_paper_is_made_during_an_exercise() {
    let mut window = TestWindow::on_lesson("a-to-n", [1280.0, 800.0], Language::ENGLISH);
    window.press(Key::E);
    window.open_more_practice();
    window.click("Exam paper…");
    assert!(!window.has("To be filled in") && window.says("Nothing is exported during an exercise"));
}
