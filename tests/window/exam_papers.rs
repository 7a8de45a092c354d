//! Exam papers in the window: an exercise that was printed comes back.

use crate::test_window::TestWindow;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use poda::exam::{AskedParts, PaperCode, Variant, exercise};
use poda::i18n::{Language, Words};
use poda::session::{Origin, Session};
use poda::ui::practice::PracticeMode;
use poda::ui::settings::Settings;

/// The window in a language, with the modal for a printed exercise open.
fn with_modal(language: Language) -> TestWindow {
    let words = Words::new(language);
    let settings = Settings::new(language);
    let lesson = poda::lessons::all()[0].clone();
    let session = Session::new(lesson, Origin::Lesson(0), settings.notation);
    let mut window = TestWindow::build(Harness::builder().with_size([1280.0, 800.0]), session, settings);
    window.click_beginning(&format!("{}: ", words.text("practice-menu")));
    window.harness.run_steps(6);
    window.click(&words.text("document-open-printed"));
    window
}

fn type_into(window: &mut TestWindow, field: &str, text: &str) {
    window.focus(field);
    window.press_with(Modifiers::COMMAND, Key::A);
    window.press(Key::Delete);
    window.type_text(text);
}

/// The position of a printed exercise as the library gives it.
fn printed(code: PaperCode, variant: char, number: usize) -> poda::game::any::AnyGame {
    let variant = Variant::of_letter(variant).unwrap();
    let words = Words::new(Language::English);
    exercise(&code, variant, number, AskedParts::ALL, &words).unwrap().document.position().clone()
}

#[test]
fn a_printed_exercise_comes_back_to_be_filled_in() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut window = with_modal(language);
        let [code, variant, number] =
            ["printed-code", "printed-variant", "printed-number"].map(|name| words.text(name));
        assert_eq!(window.focused().as_deref(), Some(code.as_str()));
        window.type_text("7");
        type_into(&mut window, &variant, "b");
        type_into(&mut window, &number, "3");
        window.press(Key::Enter);
        window.wait_until(|window| *window.app().session().origin() == Origin::New);
        window.harness.run_steps(2);
        let app = window.app();
        assert_eq!(*app.session().document().position(), printed(PaperCode::of_seed(7), 'B', 3));
        assert!(app.practice().is_some_and(|practice| matches!(practice, PracticeMode::FillIn(_))));
        assert_eq!(app.session().timeline_step().get(), 0, "nothing is shown of the search");
    }
}

#[test]
fn what_is_printed_in_the_footer_can_be_typed_as_it_stands() {
    let code = PaperCode::of_seed(7);
    let mut window = with_modal(Language::English);
    window.type_text(&format!("{} · B · 3", code.to_string().to_lowercase()));
    window.click("Open");
    window.wait_until(|window| window.origin() == Origin::New);
    assert_eq!(*window.app().session().document().position(), printed(code, 'B', 3));
    assert!(window.title().is_some_and(|title| title == format!("Paper {code}, variant B, exercise 3")));
}

#[test]
fn a_typing_error_is_said_and_nothing_opens() {
    let mut window = with_modal(Language::English);
    let mistyped = PaperCode::of_seed(7).to_string().replace('7', "8");
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
        type_into(&mut window, field, text);
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
