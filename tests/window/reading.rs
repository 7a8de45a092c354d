//! Reading a lesson as its author suggests: rounds before the first step, steps of a node, and questions on the way.

use crate::last_row::texts;
use crate::test_window::{SMALL, TestWindow};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use poda_core::trace::{Event, TimelineStep};
use poda_window::state::practice::PracticeMode;
use poda_window::stored::settings::Settings;
use poda_words::i18n::{Language, Words};
use poda_words::lessons;
use std::collections::BTreeSet;

/// Presses → unless the lesson that is open would be left: at its end the next lesson follows.
fn read_on(window: &mut TestWindow) -> bool {
    let is_read = window.step() == window.last()
        && window.app().practice().is_none_or(|mode| !mode.is_asking(window.app().session()));
    if !is_read {
        window.press(Key::ArrowRight);
    }
    !is_read
}

/// What the window says now.
fn said(window: &TestWindow) -> String {
    window.app().caption_text()
}

/// With → alone a reader sees at every cutoff why, also where it was asked for: the question has left its place to the
/// reason.
#[test]
fn every_cutoff_of_the_first_lessons_is_read_with_its_reason() {
    for lesson in ["enough-seen", "last-child", "three-by-three-alpha-beta", "first-cutoff"] {
        let mut window = TestWindow::reading(lesson, Language::ENGLISH);
        let mut reasons = BTreeSet::new();
        loop {
            let step = window.step();
            if window.app().practice().is_none_or(|mode| !mode.is_asking(window.app().session())) {
                reasons.insert(step);
            }
            if !read_on(&mut window) {
                break;
            }
        }
        let app = window.app();
        let trace = app.session().search().unwrap().trace();
        let prunes = |step: &usize| matches!(trace.event(*step), Some(Event::Cutoff(_)));
        let cutoffs: BTreeSet<usize> = (1..=trace.len()).filter(prunes).collect();
        assert!(!cutoffs.is_empty());
        assert!(reasons.is_superset(&cutoffs), "{lesson}: {cutoffs:?} {reasons:?}");
    }
}

#[test]
fn the_first_lesson_begins_with_three_rounds_against_min() {
    let mut window = TestWindow::reading("first-tree", Language::ENGLISH);
    assert!(window.says("Round 1 of 3."), "{}", said(&window));
    // By the letter of a node, which is a command elsewhere, by a digit, and by a click on a coin.
    window.press(Key::B);
    assert_eq!(said(&window), "You chose B and MIN answered with D: you get 3.");
    assert_eq!(window.selected().as_deref(), Some("D"));
    window.press(Key::ArrowRight);
    assert!(window.says("Round 2 of 3."), "{}", said(&window));
    window.press(Key::Num2);
    assert_eq!(said(&window), "You chose C and MIN answered with G: you get 5. In 2 rounds that makes 8.");
    window.press(Key::Enter);
    let coin = window.nodes("E: ").first().expect("the coin").center();
    window.click_at(coin, egui::PointerButton::Primary, 1);
    assert_eq!(
        said(&window),
        "You chose B and MIN answered with D: you get 3. In 3 rounds that makes 11. With C every time it would have been 15. Why? The lesson explains it."
    );
    window.click("On to the lesson");
    assert_eq!(window.step(), 0);
    assert!(window.selected().is_none());
    window.press(Key::ArrowRight);
    assert_eq!(window.step(), 1);
}

#[test]
fn the_rounds_end_with_the_tree_that_they_are_played_on() {
    let mut window = TestWindow::reading("first-tree", Language::ENGLISH);
    let skip = Words::new(Language::ENGLISH).text("rounds-skip");
    assert!(window.has(&skip));
    window.press(Key::B);
    assert_eq!(window.selected().as_deref(), Some("D"));
    let before = window.text();
    window.press(Key::Delete);
    assert_ne!(window.text(), before, "D is deleted");
    assert!(!window.has(&skip));
}

#[test]
fn the_rounds_are_skipped_and_come_again_only_where_they_are_wished() {
    for language in Language::AUTHORED {
        let words = Words::new(language);
        let mut window = TestWindow::reading("first-tree", language);
        assert!(window.has(&words.text("rounds-skip")));
        window.press(Key::ArrowRight);
        assert!(window.has(&words.text("rounds-reminder")), "the first step only reminds of the choice");
        window.press(Key::B);
        window.press(Key::ArrowRight);
        assert!(window.has(&words.text("rounds-skip")), "a choice is reminder enough");
        window.press(Key::ArrowRight);
        window.press(Key::ArrowRight);
        assert!(!window.has(&words.text("rounds-skip")) && !window.has(&words.text("rounds-reminder")));
        assert_eq!(window.step(), 0);
        window.press(Key::ArrowRight);
        assert_eq!(window.step(), 1);
        let mut window = TestWindow::reading("first-tree", language);
        window.click(&words.text("rounds-skip"));
        assert!(!window.has(&words.text("rounds-skip")), "the button need not be pressed twice");
    }
    let mut window = TestWindow::reading("first-tree", Language::ENGLISH);
    window.press(Key::End);
    assert_eq!(window.step(), window.last());
    let mut window = TestWindow::reading("first-tree", Language::ENGLISH);
    window.press(Key::Escape);
    window.press(Key::ArrowRight);
    assert_eq!(window.step(), 1);
}

#[test]
fn questions_come_on_the_way_and_can_be_gone_past() {
    let mut window = TestWindow::reading("first-tree", Language::ENGLISH);
    window.press(Key::ArrowRight);
    window.press(Key::ArrowRight);
    let reminder = "Answer, or → again to see it.";
    let mut asked = 0;
    loop {
        if window.has("Show the answer") {
            asked += 1;
            assert!(window.says("MAX chooses a purse"), "the text of the lesson stays");
            window.press(Key::ArrowRight);
            assert!(texts(&window).iter().any(|(text, _)| text == reminder), "{}", said(&window));
            assert!(window.has("Show the answer"));
            window.press(Key::ArrowRight);
            assert!(window.has("Go on") || window.step() == window.last(), "{}", said(&window));
            assert!(!window.says("0 of "), "what was not attempted is not counted: {}", said(&window));
        }
        if !read_on(&mut window) {
            break;
        }
    }
    assert_eq!((asked, window.step()), (3, window.last()));
    assert!(window.app().settings().done.contains("first-tree"));
    window.open_lessons();
    assert!(window.says("MIN has a say, done, 0 of 3"));
}

#[test]
fn a_lesson_is_not_done_while_its_questions_are_passed() {
    let mut window = TestWindow::reading("two-by-two", Language::ENGLISH);
    window.press(Key::End);
    assert_eq!(window.step(), window.last());
    assert!(window.app().settings().done.is_empty());
    window.press(Key::Home);
    while read_on(&mut window) {}
    assert!(window.app().settings().done.contains("two-by-two"));
}

#[test]
fn right_answers_are_counted_for_the_lesson() {
    let mut window = TestWindow::reading("two-by-two", Language::ENGLISH);
    while !window.has("Show the answer") {
        window.press(Key::ArrowRight);
    }
    window.harness.input_mut().events.push(egui::Event::Text("2".to_owned()));
    window.settle();
    window.press(Key::Enter);
    assert!(window.says("Right."), "{}", said(&window));
    while read_on(&mut window) {}
    window.open_lessons();
    assert!(window.says("Count on the best reply, done, 1 of 3"));
}

#[test]
fn an_answer_is_judged_and_the_lesson_goes_on() {
    let mut window = TestWindow::reading("two-by-two", Language::ENGLISH);
    while !window.has("Show the answer") {
        window.press(Key::ArrowRight);
    }
    let step = window.step();
    window.harness.input_mut().events.push(egui::Event::Text("7".to_owned()));
    window.settle();
    window.press(Key::Enter);
    assert!(window.says("Not right"), "{}", said(&window));
    window.press_with(Modifiers::COMMAND, Key::A);
    window.harness.input_mut().events.push(egui::Event::Text("2".to_owned()));
    window.settle();
    window.press(Key::Enter);
    assert!(window.says("Right."), "{}", said(&window));
    window.press(Key::Enter);
    assert!(step < window.step() && !window.has("Go on"), "{}", said(&window));
}

/// What → is said to do, it does beside a wrong answer, too; ← moves the cursor, as in any text.
#[test]
fn a_wrong_answer_can_be_passed_by_the_arrow() {
    let mut window = TestWindow::reading("two-by-two", Language::ENGLISH);
    while !window.has("Show the answer") {
        window.press(Key::ArrowRight);
    }
    let step = window.step();
    window.type_text("7");
    window.press(Key::ArrowRight);
    window.press(Key::ArrowRight);
    let is_reminded = |window: &TestWindow| said(window).contains("Answer, or → again to see it.");
    assert!(!is_reminded(&window), "a text that is being typed keeps its keys");
    window.press(Key::Enter);
    assert!(window.says("Not right"), "{}", said(&window));
    window.press(Key::ArrowLeft);
    assert_eq!(window.step(), step);
    assert!(window.says("Not right"), "{}", said(&window));
    window.press(Key::ArrowRight);
    assert!(is_reminded(&window), "{}", said(&window));
    window.press(Key::ArrowRight);
    assert!(!window.says("Not right") && window.has("Go on"), "{}", said(&window));
}

/// Who jumps is not held back, and is asked what comes later.
#[test]
fn a_jump_passes_questions() {
    let mut window = TestWindow::reading("three-by-three-minimax", Language::ENGLISH);
    window.press(Key::End);
    assert_eq!(window.step(), window.last());
    window.press(Key::Home);
    assert_eq!(window.app().timeline_step(), TimelineStep::START);
    window.press(Key::ArrowRight);
    assert_eq!(window.step(), 1);
}

#[test]
fn nothing_is_asked_where_the_reader_does_not_wish_it() {
    let mut window = TestWindow::reading("first-tree", Language::ENGLISH);
    window.open_more_practice();
    window.click("Ask me while I read a lesson");
    assert!(!window.app().settings().asks_readers);
    assert!(!window.says("Round 1 of 3."));
    window.press(Key::Escape);
    window.press(Key::Escape);
    while read_on(&mut window) {
        assert!(!window.has("Show the answer"));
    }
    assert_eq!(window.step(), window.last());
}

/// All lessons of the first hour can be read by one key alone, in a few presses.
#[test]
fn the_first_nine_lessons_are_read_with_one_key() {
    for number in 0..9 {
        let mut window = TestWindow::reading(lessons::name(number), Language::SPANISH);
        let mut presses = 0;
        while read_on(&mut window) {
            presses += 1;
            assert!(presses <= 40, "{}: {}", lessons::name(number), said(&window));
        }
    }
}

/// What a lesson has not taught stands in the menu "More", and no explanation uses its words.
#[test]
fn controls_and_words_appear_with_the_lesson_that_teaches_them() {
    let controls = |name| TestWindow::on_lesson(name, [1440.0, 800.0], Language::ENGLISH).says("Algorithm:");
    assert!(!controls("first-tree") && !controls("three-by-three-alpha-beta"));
    assert!(controls("first-cutoff") && controls("a-to-n"));
    let mut window = TestWindow::on_lesson("first-tree", [1440.0, 800.0], Language::ENGLISH);
    window.click_beginning("More: ");
    assert!(window.says("Algorithm"), "it is one click away");
    window.press(Key::Escape);
    window.press(Key::End);
    assert!(window.says("MAX plays C") && !window.says("Principal variation"));
    let mut window = TestWindow::on_lesson("five-levels", [1440.0, 800.0], Language::ENGLISH);
    window.press(Key::End);
    assert!(window.says("Principal variation"));
    for (lesson, says_shallow) in [("last-child", false), ("shallow-cutoff", true)] {
        let mut window = TestWindow::on_lesson(lesson, [1440.0, 800.0], Language::ENGLISH);
        window.press_with(Modifiers::SHIFT, Key::ArrowRight);
        assert_eq!(window.says("shallow cutoff."), says_shallow, "{lesson}");
    }
}

/// A node lights up while the pointer is over its name in the sentence of the step.
#[test]
fn the_nodes_of_a_sentence_light_up() {
    let mut window = TestWindow::on_lesson("first-tree", [1280.0, 800.0], Language::ENGLISH);
    for _ in 0..9 {
        window.press(Key::ArrowRight);
    }
    let caption = window.harness.query_all_by_label(&window.caption()).next().expect("the caption").rect();
    let mut lit = std::collections::BTreeSet::new();
    for x in 0..60 {
        let at = egui::pos2(caption.left() + 10.0 * x as f32, caption.center().y);
        window.harness.event(egui::Event::PointerMoved(at));
        window.harness.run_steps(2);
        lit.extend(window.lit_node());
    }
    assert_eq!(lit.into_iter().collect::<Vec<_>>(), ["B", "E"]);
}

/// Between a question and the next, and from the rounds to the end, no node of the tree moves. In a small window, in
/// which large trees are scrolled, the tree keeps its space.
#[test]
fn the_tree_stands_still_while_a_lesson_is_read() {
    for (size, is_scrolled) in [([1280.0, 800.0], false), ([900.0, 600.0], true)] {
        for number in 0..9 {
            let mut window = TestWindow::reading_at(lessons::name(number), size, Settings::new(Language::ENGLISH));
            let place = |window: &TestWindow| {
                let heading = format!("{}: ", window.heading(poda_core::trace::NodeId::ROOT));
                let root = window.nodes(&heading).first().map(egui::Rect::center);
                (window.harness.get_by_role(egui::Role::Tree).rect(), root.filter(|_| !is_scrolled))
            };
            let at = place(&window);
            assert!(is_scrolled || at.1.is_some(), "{}", lessons::name(number));
            while read_on(&mut window) {
                assert_eq!(place(&window), at, "{size:?}, {}, step {}", lessons::name(number), window.step());
            }
        }
    }
}

/// With text of twice the size, in a window of 1366 × 768 pixels, the tree has two fifths of the window beside an open
/// question.
#[test]
fn a_question_in_large_text_leaves_the_tree_its_place() {
    for language in Language::AUTHORED {
        let settings = Settings { text_size: 200, ..Settings::new(language) };
        let mut window = TestWindow::reading_at("layers", [683.0, 384.0], settings);
        window.settle();
        let show_answer = Words::new(language).text("practice-show-answer");
        let mut asked = 0;
        while read_on(&mut window) {
            let is_reminded =
                window.app().practice().and_then(PracticeMode::predict).is_some_and(|asked| asked.is_reminded);
            if window.has(&show_answer) && !is_reminded {
                asked += 1;
                let button = window.harness.get_by_label(&show_answer).rect();
                assert!(button.height() < 44.0, "a mouse needs no fingertip's space: {button}");
                let tree = window.harness.get_by_role(egui::Role::Tree).rect();
                assert!(tree.height() > 0.4 * 384.0, "{language:?}: {tree}");
            }
        }
        assert_eq!(asked, 3);
    }
}

#[test]
fn the_end_of_a_lesson_leads_to_the_next_one() {
    let mut window = TestWindow::reading("first-tree", Language::ENGLISH);
    while read_on(&mut window) {}
    window.click("Next lesson: 2 · Count on the best reply");
    assert_eq!(window.title().as_deref(), Some("Count on the best reply"));
    for key in [Key::ArrowRight, Key::Enter] {
        let mut window = TestWindow::reading("layers", Language::ENGLISH);
        while read_on(&mut window) {}
        assert_eq!(window.title().as_deref(), Some("Each layer has its player"));
        window.press(key);
        assert_eq!(window.title().as_deref(), Some("Values rise layer by layer"), "{key:?}");
        assert_eq!(window.step(), 0);
    }
}

/// Who holds the key down stays at the end of the lesson.
#[test]
fn a_held_key_does_not_run_through_the_lessons() {
    let mut window = TestWindow::reading("layers", Language::ENGLISH);
    let press = |pressed| egui::Event::Key {
        key: Key::ArrowRight,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    for _ in 0..80 {
        window.harness.input_mut().events.push(press(true));
        window.harness.run_steps(2);
    }
    assert_eq!(window.step(), window.last());
    assert_eq!(window.title().as_deref(), Some("Each layer has its player"));
    window.harness.input_mut().events.push(press(false));
    window.harness.run_steps(2);
    window.press(Key::ArrowRight);
    assert_eq!(window.title().as_deref(), Some("Values rise layer by layer"));
}

/// Nothing on the screen uses a name before the lesson that explains it.
#[test]
fn bounds_are_named_when_they_are_explained() {
    for language in Language::AUTHORED {
        for (lesson, unnamed) in [("enough-seen", &["α", "β", "∞"][..]), ("last-child", &["β", "∞"])] {
            let mut window = TestWindow::reading(lesson, language);
            loop {
                let texts = texts(&window);
                let faults: Vec<_> =
                    texts.iter().filter(|(text, _)| unnamed.iter().any(|name| text.contains(name))).collect();
                assert!(faults.is_empty(), "{lesson}, step {}: {faults:?}", window.step());
                if !read_on(&mut window) {
                    break;
                }
            }
        }
        let mut window = TestWindow::reading("last-child", language);
        while window.step() < 11 {
            read_on(&mut window);
        }
        assert!(texts(&window).iter().any(|(text, _)| text.contains("α 3")), "{:?}", texts(&window));
    }
}

/// The bars of the first lessons have what a beginner needs, and what was used or is wished.
#[test]
fn what_a_beginner_does_not_need_appears_later() {
    let later = ["Present", "Play a game", "Next cutoff that prunes"];
    let has = |window: &TestWindow| {
        let [present, play, cutoff] = later.map(|name| window.has(name));
        [present, play, cutoff, window.says("Speed and step size")]
    };
    let mut window = TestWindow::reading("layers", Language::ENGLISH);
    assert_eq!(has(&window), [false; 4]);
    window.press_with(Modifiers::SHIFT, Key::ArrowLeft);
    assert_eq!(has(&window), [false, false, true, false], "it was used");
    window.press_with(Modifiers::COMMAND, Key::K);
    window.type_text("all controls");
    window.press(Key::Enter);
    assert_eq!(has(&window), [true; 4], "it is wished");
    let window = TestWindow::reading("first-cutoff", Language::ENGLISH);
    assert_eq!(has(&window), [true; 4]);
    let folder = tempfile::tempdir().unwrap();
    let mut window = TestWindow::on_file(&folder.path().join("own.ron"), SMALL);
    window.settle();
    assert!(window.app().settings().all_controls, "who has a file of their own is no beginner");
}

/// What was tried on the way is taken back, and the questions that are left are asked.
#[test]
fn questions_are_asked_again_once_an_edit_is_undone() {
    let mut window = TestWindow::reading("two-by-two", Language::ENGLISH);
    window.press(Key::ArrowRight);
    let leaf = window.nodes("G: ").first().expect("the leaf").center();
    window.click_at(leaf, egui::PointerButton::Primary, 1);
    window.harness.input_mut().events.push(egui::Event::Text("3".to_owned()));
    window.settle();
    window.press(Key::Enter);
    assert!(window.app().practice().is_none());
    window.press_with(Modifiers::COMMAND, Key::Z);
    let mut asked = 0;
    loop {
        asked += usize::from(window.has("Show the answer"));
        if !read_on(&mut window) {
            break;
        }
    }
    assert_eq!(asked, 6, "each question is there until the second step");
}

/// So they do on both sides of a split view.
#[test]
fn the_nodes_of_both_sentences_light_up() {
    let mut window = TestWindow::on_lesson("last-child", [1280.0, 800.0], Language::ENGLISH);
    window.press(Key::S);
    assert!(window.app().session().split().is_some());
    for _ in 0..5 {
        window.press(Key::ArrowRight);
    }
    let sentences = window.harness.query_all_by_label_contains("A: max(").map(|node| node.rect());
    let sentences: Vec<_> = sentences.filter(|rect| 100.0 < rect.width()).collect();
    assert!(!sentences.is_empty());
    let mut lit = 0;
    for x in 0..30 {
        let at = egui::pos2(sentences[0].left() + 5.0 * x as f32, sentences[0].center().y);
        window.harness.event(egui::Event::PointerMoved(at));
        window.harness.run_steps(2);
        let is_ring = |shape: &egui::epaint::ClippedShape| match &shape.shape {
            egui::Shape::Circle(circle) => (3.4..3.6).contains(&circle.stroke.width),
            _ => false,
        };
        lit += usize::from(window.harness.output().shapes.iter().any(is_ring));
    }
    assert!(0 < lit);
}

/// The names of the node under the pointer are marked in the texts.
#[test]
fn the_names_of_a_node_light_up() {
    let mut window = TestWindow::on_lesson("first-tree", [1280.0, 800.0], Language::ENGLISH);
    let leaf = window.nodes("B: ").first().expect("the node").center();
    window.harness.event(egui::Event::PointerMoved(leaf));
    window.harness.run_steps(3);
    let marked = |shape: &egui::epaint::ClippedShape| match &shape.shape {
        egui::Shape::LineSegment { points: [from, to], stroke } => {
            (1.9..2.1).contains(&stroke.width) && (from.y - to.y).abs() < 0.1 && (4.0..20.0).contains(&(to.x - from.x))
        }
        _ => false,
    };
    assert!(window.harness.output().shapes.iter().any(marked), "the lesson speaks of B");
}

/// At the first start nothing is asked: there are two ways in, once.
#[test]
fn the_first_screen_offers_two_ways_in() {
    let (new, known) = ("New to minimax", "I know minimax: start at pruning");
    let start = || {
        let mut window = TestWindow::reading("first-tree", Language::ENGLISH);
        assert!(!window.has(new), "a later start");
        window.app_mut().offer_ways_in();
        window.settle();
        assert!(window.has(new) && window.has(known));
        assert!(window.app().practice().is_none() && !said(&window).contains('?'), "{}", said(&window));
        window
    };
    let mut window = start();
    window.click(new);
    assert!(said(&window).contains("Round 1 of 3") && !window.has(new) && !window.has(known), "{}", said(&window));
    let mut window = start();
    window.press(Key::ArrowRight);
    assert!(said(&window).contains("Round 1 of 3") && !window.has(new), "{}", said(&window));
    let mut window = start();
    window.click(known);
    assert!(window.title().as_deref() == Some("When to stop looking") && !window.has(known), "{:?}", window.title());
    window.press(Key::OpenBracket);
    assert!(!window.has(known), "it is offered once");
    let mut window = start();
    window.press(Key::End);
    window.press(Key::Home);
    assert!(!window.has(new), "it is offered once");
}
