//! Lessons: their text at every step, the menu that lists them, turning to the next, and the glossary.

use crate::last_row::texts;
use crate::test_window::TestWindow;
use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers, PointerButton};
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};
use poda_core::search::Algorithm;
use poda_core::trace::TimelineStep;
use poda_session::Origin;
use poda_words::i18n::algorithm_names::algorithm_messages;
use poda_words::i18n::{Language, Words};
use poda_words::lessons;

const SIZE: [f32; 2] = [1280.0, 800.0];

/// Words of the text of the lesson with the smallest tree.
const TEXT: &str = "MIN takes the smaller child of each pair";

fn two_by_two() -> TestWindow {
    TestWindow::on_lesson("two-by-two", SIZE, Language::ENGLISH)
}

fn number(name: &str) -> usize {
    lessons::by_name_or_number(name).unwrap()
}

#[test]
fn the_text_stays_at_every_step_and_can_be_folded() {
    let mut window = two_by_two();
    for _ in 0..window.last() {
        assert!(window.says(TEXT), "step {}", window.step());
        window.press(Key::ArrowRight);
    }
    assert!(window.says(TEXT) && window.step() == window.last());
    window.click("Fold the text");
    assert!(!window.says(TEXT));
    window.press(Key::Home);
    assert!(!window.says(TEXT), "what was folded stays folded");
    window.click("Show the text");
    assert!(window.says(TEXT));
}

#[test]
fn the_values_of_leaves_are_there_from_the_start_until_the_reader_hides_them() {
    let mut window = two_by_two();
    let values = |window: &TestWindow| -> Vec<String> {
        let texts = texts(window).into_iter().map(|(text, _)| text);
        texts.filter(|text| ["2", "7", "1", "8"].contains(&text.as_str())).collect()
    };
    window.settle();
    assert_eq!(values(&window).len(), 4, "{:?}", values(&window));
    window.press_with(Modifiers::SHIFT, Key::L);
    window.settle();
    assert_eq!(values(&window), Vec::<String>::new());
    window.press_with(Modifiers::SHIFT, Key::L);
    window.settle();
    assert_eq!(values(&window).len(), 4);
}

#[test]
fn a_step_that_the_text_names_is_gone_to() {
    let mut window = two_by_two();
    window.click("step 10");
    assert_eq!(window.step(), 10);
    window.click("step 20");
    assert_eq!(window.step(), 20);
}

#[test]
fn the_bookmark_of_the_step_is_marked_and_its_note_is_told() {
    let text = "(version: 1, notes: \"See step 5.\", game: Tree(tree: [[3, 12, 8], [2, 4, 6]]), bookmarks: [(step: 5, \
                note: \"Five.\"), (step: 9, note: \"Nine.\")])";
    let mut window = TestWindow::on(text, Origin::New);
    window.unfold("Go to");
    let marked = |window: &TestWindow| -> Vec<String> {
        let nodes = window.harness.root().children_recursive();
        nodes
            .filter(|node| node.accesskit_node().toggled() == Some(Toggled::True))
            .filter_map(|node| node.accesskit_node().label())
            .filter(|label| label.starts_with("Step "))
            .collect()
    };
    assert_eq!(marked(&window), Vec::<String>::new());
    assert!(window.says("Step 9 ") && !window.says("Nine."), "what is to come is not told");
    window.click("step 5");
    assert_eq!(marked(&window), ["Step 5 Five."]);
    assert!(window.has("Five."), "it is told under the tree");
    window.press(Key::ArrowRight);
    assert_eq!(marked(&window), Vec::<String>::new());
    assert!(!window.has("Five.") && window.has("Step 5 Five."));
}

#[test]
fn a_game_begins_without_telling_what_is_best() {
    let mut window = TestWindow::on_lesson("tic-tac-toe-move-1", SIZE, Language::ENGLISH);
    window.press(Key::End);
    window.press(Key::P);
    assert!(window.app().session().current_match().is_some());
    assert_eq!(window.step(), 0);
}

#[test]
fn a_value_that_is_supposed_early_is_told_only_to_those_who_want_the_end() {
    let mut window = TestWindow::on_lesson("three-by-three-alpha-beta", SIZE, Language::ENGLISH);
    window.click_scrolled("step 20");
    window.focus("Suppose c2 were worth");
    window.type_text("9");
    assert!(window.says("which the search has not found yet"));
    assert!(window.says("C stays ≤ 2 whatever c2 is worth: still cut."));
}

#[test]
fn another_search_keeps_the_text_and_says_that_its_steps_are_not_those() {
    let mut window = two_by_two();
    // The second lesson has no use for other algorithms yet.
    window.click_beginning("More: ");
    window.harness.run_steps(8);
    window.click_beginning("Algorithm: ");
    window.click("Alpha-beta");
    window.press(Key::Escape);
    assert!(window.says(TEXT));
    assert!(window.says("is about its own search"));
    assert!(!window.has("step 10"), "its steps lead nowhere now");
    window.click("Search as in the text");
    assert!(!window.says("is about its own search"));
    assert!(window.has("step 10"));
}

#[test]
fn bookmarks_count_steps_through_all_passes() {
    let text = "(version: 1, notes: \"See step 20.\", game: Tree(tree: (estimate: 0, children: [(estimate: 1, children: \
                [1, 4]), (estimate: 2, children: [2, 3])])), search: (algorithm: IterativeDeepening), bookmarks: [(step: \
                20, note: \"Twenty.\")])";
    let mut window = TestWindow::on(text, Origin::New);
    window.click("step 20");
    assert_eq!(window.app().session().timeline_step().get(), 20);
    assert!(window.step() < 20, "the second pass is shown");
    assert!(window.has("Twenty."));
    window.press(Key::ArrowRight);
    assert!(!window.has("Twenty."));
    window.press(Key::Home);
    window.click_bookmark(20);
    assert_eq!(window.app().session().timeline_step().get(), 20);
}

#[test]
fn another_search_beside_it_leaves_the_text_as_it_is() {
    let mut window = two_by_two();
    window.press(Key::S);
    assert!(window.app().session().split().is_some());
    assert!(!window.says("is about its own search") && !window.says("is about the position"));
    assert!(window.has("step 10"));
}

#[test]
fn another_rule_for_ties_is_another_search() {
    let mut window = TestWindow::on_lesson("three-by-three-alpha-beta", SIZE, Language::ENGLISH);
    window.click_beginning("More: ");
    window.harness.run_steps(8);
    window.click("Cut on: >");
    window.press(Key::Escape);
    assert!(window.says("is about its own search"));
    window.click("Search as in the text");
    assert!(window.has("step 14"));
}

#[test]
fn lessons_are_turned_by_keys_and_buttons() {
    let mut window = TestWindow::on_lesson("first-tree", SIZE, Language::ENGLISH);
    assert!(window.is_disabled("Previous lesson"));
    window.press(Key::CloseBracket);
    assert_eq!(window.origin(), Origin::Lesson(1));
    window.click("Next lesson");
    assert_eq!(window.origin(), Origin::Lesson(2));
    window.click("Previous lesson");
    window.press_with(Modifiers::SHIFT, Key::OpenBracket);
    assert_eq!(window.origin(), Origin::Lesson(0));
    window.press(Key::OpenBracket);
    assert_eq!(window.origin(), Origin::Lesson(0));
    let mut window = TestWindow::on_lesson("rollouts-to-values", SIZE, Language::ENGLISH);
    assert!(window.is_disabled("Next lesson"));
    // A key of some keyboards that comes with Ctrl and Alt together.
    window.press_with(Modifiers { alt: true, ctrl: true, ..Modifiers::NONE }, Key::OpenBracket);
    assert_eq!(window.origin(), Origin::Lesson(number("prior-no-proof")));
}

#[test]
fn a_lesson_is_done_when_its_last_step_was_reached() {
    let mut window = TestWindow::on_lesson("first-tree", SIZE, Language::ENGLISH);
    window.open_lessons();
    assert!(window.says(&format!("0 of {} done", lessons::all().len())));
    window.press(Key::Escape);
    window.press(Key::End);
    assert_eq!(window.app().settings().done.iter().collect::<Vec<_>>(), ["first-tree"]);
    window.open_lessons();
    assert!(window.has("1   MIN has a say, done"));
    assert!(window.has("GAME TREES") && window.has("PRUNING"));
}

#[test]
fn a_lesson_searched_in_another_way_is_not_done() {
    let mut window = two_by_two();
    // The second lesson has no use for other algorithms yet.
    window.click_beginning("More: ");
    window.harness.run_steps(8);
    window.click_beginning("Algorithm: ");
    window.click("Alpha-beta");
    window.press(Key::Escape);
    window.press(Key::End);
    assert!(window.app().settings().done.is_empty());
}

#[test]
fn a_lesson_is_found_by_words_of_its_title_and_text() {
    let mut window = two_by_two();
    window.open_lessons();
    window.type_text("zugzwang");
    assert!(window.says("No lesson has “zugzwang”"));
    window.press_with(Modifiers::COMMAND, Key::A);
    window.type_text("misère");
    assert!(!window.says("No lesson has"), "an accent finds the word without it");
    window.press_with(Modifiers::COMMAND, Key::A);
    window.type_text("killer");
    assert!(!window.says("   A to N") && window.says("The killer"));
    window.press(Key::Enter);
    assert_eq!(window.origin(), Origin::Lesson(number("killer")));
    window.open_lessons();
    assert!(window.says("MIN has a say"), "another opening begins with all lessons");
}

#[test]
fn the_lesson_with_the_number_comes_first_then_those_with_the_words_in_their_titles() {
    // Every lesson is the first that its number and its title find.
    for number in (0..lessons::all().len()).step_by(9) {
        for query in [(number + 1).to_string(), lessons::title(number, Language::ENGLISH)] {
            let mut window = TestWindow::on_lesson("first-tree", SIZE, Language::ENGLISH);
            window.open_lessons();
            window.focus("Find a lesson");
            window.type_text(&query);
            assert!(window.says("One lesson") || window.says("lessons, the best match first"), "{query}");
            window.press(Key::Enter);
            window.wait_for_searches();
            assert_eq!(window.origin(), Origin::Lesson(number), "{query}");
        }
    }
}

#[test]
fn accents_need_not_be_typed() {
    let mut window = TestWindow::on_lesson("two-by-two", SIZE, Language::SPANISH);
    window.open_lessons();
    window.focus("Buscar una lección");
    window.type_text("arbol");
    assert!(window.says("MIN también decide"));
}

#[test]
fn the_glossary_is_opened_by_key_from_a_term_and_from_a_meaning() {
    let mut window = TestWindow::on_lesson("first-tree", SIZE, Language::ENGLISH);
    window.press(Key::G);
    assert!(window.says("Glossary") && window.says("horizon"));
    window.press(Key::Escape);
    assert!(!window.says("Glossary"));
    window.click("leaf");
    assert!(window.says("A node below which the search does not look"));
    window.focus("Find a term");
    window.type_text("killer");
    assert!(window.has("killer move") && !window.has("horizon"));
    window.press_with(Modifiers::COMMAND, Key::A);
    window.type_text("xyzzy");
    assert!(window.says("No term is called “xyzzy”."));
}

#[test]
fn plain_keys_do_not_reach_the_window_while_a_term_is_typed() {
    let mut window = two_by_two();
    window.press(Key::G);
    window.focus("Find a term");
    window.press(Key::ArrowRight);
    window.press(Key::B);
    window.press(Key::G);
    assert_eq!(window.step(), 0);
    assert!(window.says("Glossary"));
}

/// The card of a node speaks of no bound before a lesson has named it.
#[test]
fn the_card_of_a_node_says_only_what_has_been_taught() {
    let card = |name: &str, node: &str| {
        let mut window = TestWindow::on_lesson(name, SIZE, Language::ENGLISH);
        window.app_mut().go_to_step(TimelineStep::new(12));
        window.settle();
        let node = window.node(node);
        window.click_at(node, PointerButton::Primary, 1);
        window
    };
    let unnamed = card("enough-seen", "C: ≤ 2");
    assert!(unnamed.says("C · MIN · ply 1"), "its card is shown");
    for untaught in ["α", "β", "Window", "Searched with"] {
        assert!(!unnamed.says(untaught), "{untaught}");
    }
    let alpha = card("last-child", "C: ≤ 2");
    assert!(alpha.says("Searched with α = 3") && alpha.says("Cut: 2 ≤ α = 3"));
    assert!(!alpha.says("β"));
    assert!(card("three-by-three-alpha-beta", "B: 3").says("Window: α = −∞, β = 3"));
}

#[test]
fn the_map_is_opened_from_the_bar_and_gone_through_with_the_arrows() {
    let mut window = TestWindow::on_lesson("first-tree", SIZE, Language::ENGLISH);
    window.click("Lessons…");
    window.press(Key::ArrowRight);
    window.press(Key::ArrowRight);
    window.press(Key::Enter);
    assert_eq!(window.origin(), Origin::Lesson(2));
    assert!(!window.says("of 87 done"), "the map is closed");
    for size in [[1366.0, 768.0], [900.0, 600.0], [390.0, 844.0]] {
        let mut window = TestWindow::on_lesson("first-tree", size, Language::SPANISH);
        window.open_lessons();
        assert!(
            egui::Rect::from_min_size(egui::Pos2::ZERO, size.into()).contains_rect(window.sheet("lessons")),
            "{size:?}"
        );
        let [first, second] = [lessons::title(0, Language::SPANISH), lessons::title(1, Language::SPANISH)];
        assert!(window.says(&first) && window.says(&second));
    }
}

/// The sentences of a text that say where a control is: in the top bar, or in the menu More.
fn sentences_with_places(text: &str, bar: &str, more: [&str; 2]) -> Vec<String> {
    let sentences = text.split_inclusive(['.', ':', ';']).map(str::to_owned);
    sentences.filter(|sentence| sentence.contains(bar) || more.iter().any(|more| sentence.contains(more))).collect()
}

/// What a sentence about the menu More calls a control there, in either language, and the message id of its name.
const UNDER_MORE: [([&str; 2], &str); 6] = [
    (["≥", "≥"], "search-cut-on"),
    ([">", ">"], "search-cut-on"),
    (["ties", "empates"], "players-ties"),
    (["seed", "semilla"], "order-seed"),
    (["ordering", "orden"], "order-title"),
    (["Evaluation", "Evaluación"], "more-evaluation"),
];

/// What a lesson says of the place of a control is true in a window of the usual size.
#[test]
fn a_control_that_a_lesson_names_is_where_its_text_says() {
    let mut said = 0;
    for (language, bar, more) in [
        (Language::ENGLISH, "top bar", ["under More", "menu More"]),
        (Language::SPANISH, "barra de arriba", ["en Más", "menú Más"]),
    ] {
        let words = Words::new(language);
        let top_more = format!("{}: ", words.text("top-more"));
        let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, SIZE.into());
        for (number, lesson) in lessons::all().iter().enumerate() {
            let Some(text) = lesson.notes.as_ref().map(|notes| notes.in_language(language)) else { continue };
            for sentence in sentences_with_places(text, bar, more) {
                said += 1;
                let mut window = TestWindow::reading(lessons::name(number), language);
                let in_sight = |window: &TestWindow, is_meant: &dyn Fn(&str) -> bool| {
                    let nodes = window.harness.root().children_recursive();
                    nodes.into_iter().any(|node| {
                        node.accesskit_node().label().is_some_and(|label| is_meant(&label))
                            && node.accesskit_node().raw_bounds().is_some()
                            && screen.contains(node.rect().center())
                    })
                };
                let algorithm = words.text("search-algorithm");
                let names_algorithm = Algorithm::CORRECT
                    .into_iter()
                    .chain(Algorithm::OF_PLAYERS)
                    .any(|algorithm| sentence.contains(&words.text(algorithm_messages(algorithm)[0].as_str())));
                let at = format!("{}, {language:?}: {sentence}", lessons::name(number));
                if !more.iter().any(|more| sentence.contains(more)) {
                    // What is in the bar, and nowhere else.
                    assert!(names_algorithm, "{at}");
                    assert!(in_sight(&window, &|label| label.starts_with(&algorithm)), "{at}");
                    continue;
                }
                assert!(in_sight(&window, &|label| label.starts_with(top_more.trim_end())), "{at}");
                let is_named = |(names, _): &&([&str; 2], &str)| names.iter().any(|name| sentence.contains(name));
                let control = words.text(UNDER_MORE.iter().find(is_named).unwrap_or_else(|| panic!("{at}")).1);
                if in_sight(&window, &|label| label.starts_with(&control)) {
                    continue;
                }
                // The lesson's text may say "More: " too.
                let button = |node: &AccessKitNode<'_>| {
                    node.role() == Role::ComboBox && node.label().is_some_and(|label| label == top_more)
                };
                let place = window.harness.query_by(button).expect("the menu").rect().center();
                window.click_at(place, PointerButton::Primary, 1);
                window.harness.run_steps(8);
                assert!(in_sight(&window, &|label| label.starts_with(&control)), "{at}");
            }
        }
    }
    assert!(12 <= said, "{said} sentences");
}
