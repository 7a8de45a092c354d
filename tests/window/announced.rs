//! Every place in the code that has a text announced when it changes, and how each is heard. The page announces what is
//! heard here: it asks no text who says it.

use crate::classroom::{Phone, open_modal, with_class};
use crate::mcts;
use crate::practice::AIMA;
use crate::screen_reader::live;
use crate::test_window::{SMALL, TestWindow};
use egui::{Key, Modifiers};
use poda_core::trace::TimelineStep;
use poda_session::Origin;
use poda_words::file::TextKind;
use poda_words::i18n::Language;
use std::fs;
use std::path::{Path, PathBuf};

/// What has a text announced.
const ANNOUNCERS: [&str; 6] =
    ["say_changes", "live_paragraph", "live_linked_paragraph", "sentence_ui", "caption::caption_ui", "full_field_ui"];

/// The files with calls of these, each with the number of calls, and what hears them.
const PLACES: [(&str, usize, fn()); 15] = [
    // One of them is in `live_paragraph`, which others call.
    ("window/panel/section.rs", 3, full_fields),
    ("panels/side_panel/tree_editor.rs", 1, full_fields),
    ("window/panel/sentence.rs", 1, sentences_and_notes),
    ("panels/frame/strip.rs", 2, sentences_and_notes),
    ("panels/frame/caption.rs", 1, two_sentences),
    ("panels/frame/sides.rs", 1, two_sentences),
    ("ui/app/draw.rs", 1, two_sentences),
    ("panels/frame/notifications.rs", 2, notifications),
    ("panels/frame/class_mark.rs", 1, mistakes_of_a_class),
    ("panels/dialogs/classroom.rs", 1, a_refused_address),
    ("panels/dialogs/lesson_map.rs", 1, found_lessons),
    ("panels/side_panel/play.rs", 3, a_match),
    ("panels/practice/fill_in_panel.rs", 4, a_blank_tree),
    ("panels/practice/question_card.rs", 2, questions),
    ("panels/practice/mcts_question_card.rs", 3, questions_of_monte_carlo),
];

/// The rounds against MIN, which [`questions`] hears too.
const ROUNDS: (&str, usize) = ("panels/practice/rounds_card.rs", 1);

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The number of calls in a file.
fn calls(text: &str) -> usize {
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let of = |announcer: &str| {
        let starts = text.match_indices(announcer).filter(|(at, _)| {
            let (before, after) = (&text[..*at], &text[at + announcer.len()..]);
            after.starts_with('(') && !before.ends_with(is_word) && !before.ends_with("fn ")
        });
        starts.count()
    };
    ANNOUNCERS.iter().map(|announcer| of(announcer)).sum()
}

#[test]
fn all_places_are_listed() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut files = Vec::new();
    sources(root, &mut files);
    let mut found: Vec<(String, usize)> = files
        .iter()
        .map(|path| {
            (path.strip_prefix(root).unwrap().to_string_lossy().into_owned(), calls(&fs::read_to_string(path).unwrap()))
        })
        .filter(|&(_, calls)| 0 < calls)
        .collect();
    found.sort();
    let listed = PLACES.iter().map(|&(file, calls, _)| (file.to_owned(), calls));
    let mut listed: Vec<(String, usize)> = listed.chain([(ROUNDS.0.to_owned(), ROUNDS.1)]).collect();
    listed.sort();
    assert_eq!(found, listed);
    assert_eq!(calls("say_changes(&a); pub fn say_changes() { xsay_changes(b).inspect(say_changes) }"), 1);
}

#[test]
fn each_place_is_heard() {
    let mut heard: Vec<fn()> = Vec::new();
    for (_, _, hear) in PLACES {
        if !heard.iter().any(|&before| std::ptr::fn_addr_eq(before, hear)) {
            heard.push(hear);
            hear();
        }
    }
}

fn hears(window: &TestWindow, text: &str) {
    assert!(live(window).iter().any(|said| said.contains(text)), "“{text}” is not heard: {:?}", live(window));
}

fn full_fields() {
    let mut window = TestWindow::on(SMALL, Origin::New);
    window.open_menu();
    window.click("Edit the title and the notes…");
    window.type_into("Title", &"x".repeat(TextKind::Title.max_chars()));
    hears(&window, "This field is full");
    let mut window = TestWindow::on(AIMA, Origin::New);
    window.edit_node("B: not visited");
    window.type_into("Name", &"x".repeat(TextKind::Node.max_chars()));
    hears(&window, "This field is full");
}

fn sentences_and_notes() {
    let mut window = TestWindow::on_lesson("first-cutoff", [1280.0, 800.0], Language::ENGLISH);
    for _ in 0..11 {
        window.press(Key::ArrowRight);
    }
    hears(&window, &window.caption());
    hears(&window, "One reply is enough to refute c.");
}

fn two_sentences() {
    let mut window = mcts::window(mcts::TREE);
    window.press(Key::S);
    window.wait_until(|window| window.app().session().lanes().second.is_some());
    window.press(Key::ArrowRight);
    assert!(1 < live(&window).len(), "each side is heard: {:?}", live(&window));
    let mut window = TestWindow::on(SMALL, Origin::New);
    window.press(Key::F11);
    window.press(Key::ArrowRight);
    hears(&window, &window.caption());
}

fn notifications() {
    let mut window = TestWindow::on(SMALL, Origin::New);
    window.drop_files(&[(Path::new("broken.ron"), b"(version: 1, game: Tree(tree: [1, x]))")]);
    hears(&window, "broken.ron");
    assert!(1 < live(&window).iter().filter(|said| !said.contains(&window.caption())).count(), "{:?}", live(&window));
}

fn mistakes_of_a_class() {
    let mut window = with_class(AIMA);
    let mut phones: Vec<Phone> = (0..6).map(|_| Phone::join(&window)).collect();
    for _ in 0..12 {
        window.press(Key::PageDown);
        window.press(Key::Q);
        let asked = phones[0].until(|state| !state["asked"].is_null());
        for (choice, _) in asked["editions"]["en"]["choices"].as_array().unwrap().iter().enumerate().take(phones.len())
        {
            phones[choice].answer(&asked["asked"]["question"], choice);
        }
        window.press(Key::PageDown);
        phones[0].until(|state| !state["outcome"].is_null());
        if live(&window).iter().any(|said| said == "What the wrong answers show:") {
            hears(&window, "1 × ");
            return;
        }
    }
    panic!("no wrong answer shows a mistake");
}

fn a_refused_address() {
    let mut window = TestWindow::on(SMALL, Origin::New);
    open_modal(&mut window, "nowhere");
    window.click("Let the class join");
    hears(&window, "nowhere");
}

fn found_lessons() {
    let mut window = TestWindow::on(SMALL, Origin::New);
    window.press_with(Modifiers::SHIFT, Key::M);
    window.type_text("killer");
    hears(&window, "the best match first");
}

fn a_match() {
    let mut window = TestWindow::on_lesson("tic-tac-toe-forced-reply", [1280.0, 800.0], Language::ENGLISH);
    window.press(Key::P);
    window.click_beginning("Play cell");
    hears(&window, " plays ");
}

fn a_blank_tree() {
    let mut window = TestWindow::on(AIMA, Origin::New);
    window.press(Key::W);
    window.focus("C value");
    window.type_text("two");
    window.click("Check");
    hears(&window, "“two” is not a value");
    window.focus("C value");
    window.press_with(Modifiers::COMMAND, Key::A);
    window.type_text("3");
    window.click("Check");
    hears(&window, " points");
    hears(&window, "The first wrong field");
    window.focus("B value");
    window.type_text("3");
    hears(&window, "changed");
}

fn questions() {
    let window = TestWindow::reading("first-tree", Language::ENGLISH);
    hears(&window, "Round 1 of 3.");
    let mut window = TestWindow::on_lesson("a-to-n", [1280.0, 800.0], Language::ENGLISH);
    window.click("Practice on this document");
    hears(&window, "Question: ");
    window.type_text("-7");
    window.press(Key::Enter);
    hears(&window, "Not ");
}

fn questions_of_monte_carlo() {
    let mut window = mcts::window(mcts::TREE);
    window.app_mut().go_to_step(TimelineStep::new(12));
    window.settle();
    window.click("Ask me about the next steps");
    hears(&window, "?");
    window.click("Show the answer");
    hears(&window, "The answer is ");
}
