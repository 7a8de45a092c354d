//! What is taken home of a Monte Carlo tree search: its pictures, papers on it, and an exercise that comes back from one.

use crate::test_window::TestWindow;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use poda_core::document::check_mcts;
use poda_core::document::recorder::record_mcts;
use poda_core::trace::limits::Limits;
use poda_paper::exam::{
    MctsPaperCode, MctsPaperSettings, PaperSize, Variant, mcts_key_json, mcts_key_pdf, mcts_latex_source,
    mcts_moodle_xml, mcts_paper, mcts_printed_exercise, mcts_qti_package, mcts_sheet_pdf,
};
use poda_paper::series::{MctsSearchPages, Series, SeriesOptions, StepGroup, StepSelection};
use poda_picture::export::Format;
use poda_picture::picture::GivenValues;
use poda_picture::picture::palette::Theme;
use poda_session::{Origin, Session};
use poda_ui::files::FileChoice;
use poda_ui::stored::settings::Settings;
use poda_words::file::load_for_any_search;
use poda_words::i18n::{Language, Words};
use poda_words::practice::generator::MctsWishes;
use std::fs;
use std::num::NonZeroUsize;
use std::path::Path;

const TREE: &str = "(version: 1, title: \"Small\", game: Tree(tree: [(name: \"B\", children: [3, 12, 8]), \
    (name: \"C\", children: [2, 4, 6])]), search: (algorithm: Mcts, iterations: 12))";

fn window(text: &str, language: Language) -> TestWindow {
    let settings = Settings::new(language);
    let document = load_for_any_search(text.as_bytes()).unwrap();
    let session = Session::new(document, Origin::New, settings.notation);
    TestWindow::build(Harness::builder().with_size([1280.0, 800.0]), session, settings)
}

fn choose(window: &mut TestWindow, list: &str, entry: &str) {
    window.click_beginning(&format!("{list}: "));
    window.harness.run_steps(6);
    window.click(entry);
}

fn type_into(window: &mut TestWindow, field: &str, text: &str) {
    window.focus(field);
    window.press_with(Modifiers::COMMAND, Key::A);
    window.press(Key::Delete);
    window.type_text(text);
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// The files of an export as the library gives them, by their names.
fn expected(format: Format, selection: &StepSelection) -> Vec<(String, Vec<u8>)> {
    let document = load_for_any_search(TREE.as_bytes()).unwrap();
    let config = document.mcts.unwrap();
    let scale = check_mcts(document.position(), &config).unwrap();
    let recording = record_mcts(&config, scale, document.position(), Limits::nodes(1_000), &());
    let words = Words::new(Language::English);
    let search = MctsSearchPages { document: &document, recording: &recording, is_own: true };
    let given_values = GivenValues { from_start: true, ..GivenValues::default() };
    let options = SeriesOptions { given_values, ..SeriesOptions::default() };
    let mut series = Series::of_mcts(search, selection, options, &words).unwrap();
    let mut exporter = format.exporter(series.publication(Theme::Light), 2.0);
    let mut files = Vec::new();
    for number in 0..series.steps().len() {
        let bytes = exporter.add(&series.page(number).unwrap()).unwrap();
        let name = series.file_name("small", number, format.properties().extension);
        files.extend(bytes.map(|bytes| (name, bytes)));
    }
    let whole = exporter.finish().unwrap();
    files.extend(whole.map(|bytes| (format!("small.{}", format.properties().extension), bytes)));
    files
}

#[test]
fn a_page_for_each_iteration_is_written_in_every_format() {
    let every = StepSelection::from(StepGroup::Iterations(NonZeroUsize::MIN));
    for format in Format::ALL {
        let folder = tempfile::tempdir().unwrap();
        let mut window = window(TREE, Language::English);
        window.press_with(Modifiers::COMMAND, Key::E);
        window.wait_until(|window| window.says("Page 1 of 1"));
        let words = Words::new(Language::English);
        choose(&mut window, "Format", &words.text(format.properties().message));
        choose(&mut window, "Steps", "Every iteration");
        window.wait_until(|window| window.says("Page 1 of 12"));
        window.will_choose(FileChoice::Path(folder.path().join(format!("small.{}", format.properties().extension))));
        window.click("Export…");
        window.settle();
        window.wait_until(|window| window.says("been written"));
        let expected = expected(format, &every);
        let expected_names: Vec<&str> = expected.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names(folder.path()), expected_names, "{format:?}");
        for (name, bytes) in &expected {
            assert!(fs::read(folder.path().join(name)).unwrap() == *bytes, "{name}");
        }
    }
}

/// What can be chosen is what the search has: iterations, and no subtree.
#[test]
fn what_another_search_has_not_is_not_offered() {
    let mut window = window(TREE, Language::English);
    window.press_with(Modifiers::COMMAND, Key::E);
    choose(&mut window, "Steps", "Every 10 iterations");
    window.wait_until(|window| window.says("Page 1 of 1"));
    window.click_beginning("Part: ");
    window.harness.run_steps(6);
    assert!(window.has("What fits the window") && !window.says("Subtree of"));
    window.press(Key::Escape);
    window.press(Key::Escape);
    // A search of the whole tree has no iterations.
    let document = window.app().session().document().with_mcts(None);
    let session = Session::new(document, Origin::New, Settings::default().notation);
    let mut other = TestWindow::build(Harness::builder().with_size([1280.0, 800.0]), session, Settings::default());
    other.press_with(Modifiers::COMMAND, Key::E);
    other.click_beginning("Steps: ");
    other.harness.run_steps(6);
    assert!(other.has("Landmarks") && !other.says("iteration"));
}

#[test]
fn a_paper_is_written_with_the_bytes_that_the_library_gives() {
    for language in Language::ALL {
        let folder = tempfile::tempdir().unwrap();
        let words = Words::new(language);
        let text = |message: &str| words.text(message);
        let wishes = MctsWishes { exploration: true, ..MctsWishes::default() };
        let code = MctsPaperCode { seed: 7, wishes };
        let settings = MctsPaperSettings { code, count: 2, variants: 3, paper_size: PaperSize::A4, title: None };
        let paper = mcts_paper(&settings, &words).unwrap();
        let mut window = window(TREE, language);
        let open = |window: &mut TestWindow| {
            window.click_beginning(&format!("{}: ", text("practice-menu")));
            window.harness.run_steps(6);
            window.click(&text("document-make-paper"));
        };
        open(&mut window);
        assert!(!window.says(&text("paper-own-position")), "no paper is made of the search that is open");
        type_into(&mut window, &text("exercise-seed"), "7");
        type_into(&mut window, &text("paper-count"), "2");
        type_into(&mut window, &text("paper-variants"), "3");
        window.click_scrolled(&text("paper-mcts-exploration"));
        window.wait_until(|window| window.says(&words.fill("paper-code", &[("code", code.to_string().into())])));
        for (format, file) in [
            ("paper-format-pdf", "exam.pdf"),
            ("paper-format-latex", "exam.tex"),
            ("paper-format-moodle", "exam.xml"),
            ("paper-format-canvas", "exam.zip"),
        ] {
            choose(&mut window, &text("pictures-format"), &text(format));
            if file == "exam.zip" {
                window.click(&text("paper-key-json"));
            }
            window.will_choose(FileChoice::Path(folder.path().join(file)));
            window.click(&text("pictures-export"));
            window.wait_until(|_| folder.path().join(file).exists());
            window.settle();
            window.press(Key::Escape);
            open(&mut window);
        }
        let written = ["exam-key.json", "exam-key.pdf", "exam.pdf", "exam.tex", "exam.xml", "exam.zip"];
        window.wait_until(|_| names(folder.path()) == written);
        let read = |name: &str| fs::read(folder.path().join(name)).unwrap();
        assert!(read("exam.pdf") == mcts_sheet_pdf(&paper, &words).unwrap());
        assert!(read("exam-key.pdf") == mcts_key_pdf(&paper, &words).unwrap());
        assert!(read("exam.tex") == mcts_latex_source(&paper, &words).into_bytes());
        assert!(read("exam.xml") == mcts_moodle_xml(&paper, &words).bytes);
        assert!(read("exam.zip") == mcts_qti_package(&paper, &words).bytes);
        assert!(read("exam-key.json") == mcts_key_json(&paper).unwrap());
    }
}

#[test]
fn an_exercise_of_a_paper_comes_back_by_its_code() {
    let words = Words::new(Language::English);
    let code = MctsPaperCode { seed: 7, wishes: MctsWishes { near_tie: true, ..MctsWishes::default() } };
    let mut window = TestWindow::on_lesson("a-to-n", [1280.0, 800.0], Language::English);
    window.click_beginning("Practice: ");
    window.harness.run_steps(6);
    window.click("Open a printed exercise…");
    window.type_text(&format!("{} · B · 2", code.to_string().to_lowercase()));
    window.click("Open");
    window.wait_until(|window| window.origin() == Origin::New);
    let exercise = mcts_printed_exercise(code, Variant::of_letter('B').unwrap(), 2, &words).unwrap();
    let document = window.app().session().document().clone();
    assert_eq!((document.position(), document.mcts), (exercise.document.position(), exercise.document.mcts));
    assert!(window.app().session().sampled().is_some());
}

/// A lesson is asked about with the questions that its author chose.
#[test]
fn the_questions_of_a_lesson_are_those_of_its_author() {
    let mut window = TestWindow::on_lesson("tried-less", [1280.0, 800.0], Language::English);
    window.wait_for_searches();
    window.click_scrolled("Ask me about the next steps");
    for (step, answer) in [(25, "B"), (32, "C"), (39, "1.38")] {
        assert_eq!(window.app().timeline_step().get(), step);
        if answer == "1.38" {
            window.focus("Your answer");
            window.type_text(answer);
            window.press(Key::Enter);
        } else {
            window.click_scrolled(answer);
        }
        assert!(window.says("Right."), "{step}");
        assert_eq!(window.app().timeline_step().get(), step + 1);
        if window.has("Next question") {
            window.click_scrolled("Next question");
        }
    }
}

/// Each press of the clicker leads as far as the lesson says, and the last one to the decision.
#[test]
fn the_clicker_goes_as_far_as_a_lesson_says() {
    for (lesson, stops) in [
        ("tried-less", vec![12, 33, 317]),
        ("four-phases", vec![2, 3, 5, 7, 8, 10, 12, 13, 14, 17]),
        ("visits-converge", vec![68, 824, 8809]),
    ] {
        let mut window = TestWindow::on_lesson(lesson, [1280.0, 800.0], Language::English);
        window.wait_for_searches();
        let reached: Vec<usize> = stops
            .iter()
            .map(|_| {
                window.press(Key::PageDown);
                window.app().timeline_step().get()
            })
            .collect();
        assert_eq!(reached, stops, "{lesson}");
    }
}
