//! Files about a Monte Carlo tree search: its pictures, papers on it, and a printed exercise that is opened again.

use crate::test_window::{TestWindow, file_names};
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use poda_core::document::check_mcts;
use poda_core::document::recorder::record_mcts;
use poda_core::trace::Recorded;
use poda_core::trace::limits::Limits;
use poda_paper::exam::{
    AnyPaper, KeyForm, MctsPaperCode, PaperFormat, PaperSettings, PrintedExercise, Variant, mcts_paper,
    mcts_paper_of_documents,
};
use poda_paper::series::{SearchPages, Series, SeriesOptions, StepGroup, StepSelection};
use poda_picture::export::Format;
use poda_picture::picture::GivenValues;
use poda_picture::picture::palette::Theme;
use poda_session::{Origin, Session};
use poda_window::documents::FileChoice;
use poda_window::stored::settings::Settings;
use poda_words::file::load_for_any_search;
use poda_words::i18n::{Language, Words};
use poda_words::practice::generator::MctsWishes;
use std::fs;
use std::num::NonZeroUsize;
use std::sync::Arc;

const TREE: &str = "(version: 1, title: \"Small\", game: Tree(tree: [(name: \"B\", children: [3, 12, 8]), \
    (name: \"C\", children: [2, 4, 6])]), search: (algorithm: Mcts, iterations: 12))";

fn window(text: &str, language: Language) -> TestWindow {
    let settings = Settings::new(language);
    let document = load_for_any_search(text.as_bytes()).unwrap();
    let session = Session::new(document, Origin::New, settings.notation);
    TestWindow::build(Harness::builder().with_size([1280.0, 800.0]), session, settings)
}

/// The files of an export as the library gives them, by their names.
fn expected(format: Format, selection: &StepSelection) -> Vec<(String, Vec<u8>)> {
    let document = load_for_any_search(TREE.as_bytes()).unwrap();
    let config = document.sampled().unwrap();
    let scale = check_mcts(document.position(), &config).unwrap();
    let recording = record_mcts(&config, scale, document.position(), Limits::nodes(1_000), &());
    let words = Words::new(Language::ENGLISH);
    let search = SearchPages { document: &document, recorded: Recorded::Sampled(Arc::new(recording)), is_own: true };
    let given_values = GivenValues { from_start: true, ..GivenValues::default() };
    let options = SeriesOptions { given_values, spaces: format.page_spaces(), ..SeriesOptions::default() };
    let mut series = Series::new(search, selection, options, &words).unwrap();
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
        let mut window = window(TREE, Language::ENGLISH);
        window.press_with(Modifiers::COMMAND, Key::E);
        window.wait_until(|window| window.says("Page 1 of 1"));
        let words = Words::new(Language::ENGLISH);
        window.choose_entry("Format", &words.text(format.properties().message));
        window.choose_entry("Steps", "Every iteration");
        window.wait_until(|window| window.says("Page 1 of 12"));
        window.will_choose(FileChoice::Path(folder.path().join(format!("small.{}", format.properties().extension))));
        window.click("Export…");
        window.settle();
        window.wait_until(|window| window.says("been written"));
        let expected = expected(format, &every);
        let expected_names: Vec<&str> = expected.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(file_names(folder.path()), expected_names, "{format:?}");
        for (name, bytes) in &expected {
            assert!(fs::read(folder.path().join(name)).unwrap() == *bytes, "{name}");
        }
    }
}

/// What can be chosen is what the search has: iterations, and no subtree.
#[test]
fn what_another_search_has_not_is_not_offered() {
    let mut window = window(TREE, Language::ENGLISH);
    window.press_with(Modifiers::COMMAND, Key::E);
    window.choose_entry("Steps", "Every 10 iterations");
    window.wait_until(|window| window.says("Page 1 of 1"));
    window.click_beginning("Part: ");
    window.harness.run_steps(6);
    assert!(window.has("What fits the window") && !window.says("Subtree of"));
    window.press(Key::Escape);
    window.press(Key::Escape);
    // A search of the whole tree has no iterations.
    let document = window.app().session().document().clone();
    let document = document.with_search(window.app().session().offered_config());
    let session = Session::new(document, Origin::New, Settings::default().notation);
    let mut other = TestWindow::build(Harness::builder().with_size([1280.0, 800.0]), session, Settings::default());
    other.press_with(Modifiers::COMMAND, Key::E);
    other.click_beginning("Steps: ");
    other.harness.run_steps(6);
    assert!(other.has("Landmarks") && !other.says("iteration"));
}

#[test]
fn a_paper_is_written_with_the_bytes_that_the_library_gives() {
    for language in Language::AUTHORED {
        let folder = tempfile::tempdir().unwrap();
        let words = Words::new(language);
        let text = |message: &str| words.text(message);
        let wishes = MctsWishes { exploration: true, ..MctsWishes::default() };
        let code = MctsPaperCode { seed: 7, wishes };
        let settings = PaperSettings { count: 2, variants: 3, ..PaperSettings::new(code) };
        let paper = AnyPaper::from(mcts_paper(&settings, &words).unwrap());
        let mut window = window(TREE, language);
        let open = |window: &mut TestWindow| {
            window.open_more_practice();
            window.click(&text("document-make-paper"));
        };
        open(&mut window);
        window.type_into(&text("exercise-seed"), "7");
        window.type_into(&text("paper-count"), "2");
        window.type_into(&text("paper-variants"), "3");
        window.click_scrolled(&text("paper-mcts-exploration"));
        window.wait_until(|window| window.says(&words.fill("paper-code", &[("code", code.to_string().into())])));
        for (format, file) in [
            ("paper-format-pdf", "exam.pdf"),
            ("paper-format-latex", "exam.tex"),
            ("paper-format-moodle", "exam.xml"),
            ("paper-format-canvas", "exam.zip"),
        ] {
            window.choose_entry(&text("pictures-format"), &text(format));
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
        window.wait_until(|_| file_names(folder.path()) == written);
        let read = |name: &str| fs::read(folder.path().join(name)).unwrap();
        for format in PaperFormat::ALL {
            let bytes = paper.file(format, KeyForm::Short, &words).unwrap().bytes;
            assert!(read(&format!("exam.{}", format.properties().extension)) == bytes);
        }
        assert!(read("exam-key.pdf") == paper.key_pdf(KeyForm::Short, &words).unwrap());
        assert!(read("exam-key.json") == paper.key_json().unwrap());
    }
}

/// Counts from the mover's view, of which the inner ones are left out.
const GIVEN: &str = "(version: 1, game: Tree(wins: Mover, tree: [[(w: 1, n: 3), (w: 0, n: 1)], [(w: 2, n: 2)]]), \
                     search: (algorithm: Mcts, iterations: 2))";

#[test]
fn a_paper_is_made_of_the_search_that_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let words = Words::new(Language::ENGLISH);
    let text = |message: &str| words.text(message);
    let mut window = window(GIVEN, Language::ENGLISH);
    window.open_more_practice();
    window.click(&text("document-make-paper"));
    window.click(&format!("{}: {}", text("paper-about"), text("paper-own-position")));
    assert!(!window.has(&text("exercise-seed")) && !window.has(&text("paper-variants")));
    let path = folder.path().join("exam.tex");
    window.choose_entry(&text("pictures-format"), &text("paper-format-latex"));
    window.will_choose(FileChoice::Path(path.clone()));
    window.click(&text("pictures-export"));
    window.wait_until(|_| path.exists());
    let document = load_for_any_search(GIVEN.as_bytes()).unwrap();
    let code = MctsPaperCode { seed: 0, wishes: MctsWishes::default() };
    let paper = AnyPaper::from(mcts_paper_of_documents(vec![document], &PaperSettings::new(code), &words).unwrap());
    assert!(fs::read(&path).unwrap() == paper.file(PaperFormat::Latex, KeyForm::Short, &words).unwrap().bytes);
}

#[test]
fn an_exercise_of_a_paper_comes_back_by_its_code() {
    let words = Words::new(Language::ENGLISH);
    let code = MctsPaperCode { seed: 7, wishes: MctsWishes { near_tie: true, ..MctsWishes::default() } };
    let mut window = TestWindow::on_lesson("a-to-n", [1280.0, 800.0], Language::ENGLISH);
    window.open_more_practice();
    window.click("Open a printed exercise…");
    window.type_text(&format!("{} · B · 2", code.to_string().to_lowercase()));
    window.click("Open");
    window.wait_until(|window| window.origin() == Origin::New);
    let exercise = PrintedExercise::new(&code.into(), Variant::of_letter('B').unwrap(), 2, &[], &words).unwrap();
    let (document, printed) = (window.app().session().document().clone(), exercise.into_document());
    assert_eq!((document.position(), document.sampled()), (printed.position(), printed.sampled()));
    assert!(window.app().session().sampled().is_some());
}

/// A lesson is asked about with the questions that its author chose.
#[test]
fn the_questions_of_a_lesson_are_those_of_its_author() {
    let mut window = TestWindow::on_lesson("tried-less", [1280.0, 800.0], Language::ENGLISH);
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
        let mut window = TestWindow::on_lesson(lesson, [1280.0, 800.0], Language::ENGLISH);
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
