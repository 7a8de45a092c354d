//! Lessons: their text at every step, the menu that lists them, turning to the next, and the glossary.

use crate::room::Room;
use egui::accesskit::Toggled;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use poda::i18n::Language;
use poda::lessons;
use poda::session::Origin;

const SIZE: [f32; 2] = [1280.0, 800.0];

/// Words of the text of the lesson with the smallest tree.
const TEXT: &str = "MIN takes the smaller child of each pair";

fn two_by_two() -> Room {
    Room::on_lesson("two-by-two", SIZE, Language::English)
}

fn number(name: &str) -> usize {
    lessons::by_name_or_number(name).unwrap()
}

#[test]
fn the_text_stays_at_every_step_and_can_be_folded() {
    let mut room = two_by_two();
    for _ in 0..=room.last() {
        assert!(room.says(TEXT), "step {}", room.step());
        room.press(Key::ArrowRight);
    }
    room.click("Fold the text");
    assert!(!room.says(TEXT));
    room.press(Key::Home);
    assert!(!room.says(TEXT), "what was folded stays folded");
    room.click("Show the text");
    assert!(room.says(TEXT));
}

#[test]
fn a_step_that_the_text_names_is_gone_to() {
    let mut room = two_by_two();
    room.click("step 10");
    assert_eq!(room.step(), 10);
    room.click("step 20");
    assert_eq!(room.step(), 20);
}

#[test]
fn the_bookmark_of_the_step_is_marked_and_its_note_is_told_until_the_next() {
    let mut room = two_by_two();
    let marked = |room: &Room| -> Vec<String> {
        let nodes = room.harness.root().children_recursive();
        nodes
            .filter(|node| node.accesskit_node().toggled() == Some(Toggled::True))
            .filter_map(|node| node.accesskit_node().label())
            .filter(|label| label.starts_with("Step "))
            .collect()
    };
    assert_eq!(marked(&room), Vec::<String>::new());
    assert!(!room.says("LAST NOTE"), "before the first bookmark there is none");
    assert!(room.has("Step 20") && !room.says("the 8"), "what is to come is not told");
    room.click("step 10");
    assert_eq!(marked(&room), ["Step 10 min(2, 7) = 2."]);
    assert!(room.has("STEP 10"));
    room.press(Key::ArrowRight);
    assert_eq!(marked(&room), Vec::<String>::new());
    assert!(room.has("LAST NOTE: STEP 10"));
}

#[test]
fn a_game_begins_without_telling_what_is_best() {
    let mut room = Room::on_lesson("tic-tac-toe-move-1", SIZE, Language::English);
    room.press(Key::End);
    room.press(Key::P);
    assert!(room.app().session().current_match().is_some());
    assert_eq!(room.step(), 0);
}

#[test]
fn a_value_that_is_supposed_early_is_told_only_to_those_who_want_the_end() {
    let mut room = Room::on_lesson("three-by-three-alpha-beta", SIZE, Language::English);
    room.click("step 20");
    room.focus("Suppose c2 were worth");
    room.type_text("9");
    assert!(room.says("values that the search has not found yet"));
}

#[test]
fn another_search_keeps_the_text_and_says_that_its_steps_are_not_those() {
    let mut room = two_by_two();
    room.click_beginning("Algorithm: ");
    room.click("Alpha-beta");
    assert!(room.says(TEXT));
    assert!(room.says("speaks of its own search"));
    assert!(!room.has("step 10"), "its steps lead nowhere now");
    room.click("Search as in the text");
    assert!(!room.says("speaks of its own search"));
    assert!(room.has("step 10"));
}

#[test]
fn bookmarks_count_steps_through_all_passes() {
    let text = "(version: 1, notes: \"See step 20.\", game: Tree(tree: (estimate: 0, children: [(estimate: 1, children: \
                [1, 4]), (estimate: 2, children: [2, 3])])), search: (algorithm: IterativeDeepening), bookmarks: [(step: \
                20, note: \"Twenty.\")])";
    let mut room = Room::on(text, Origin::New);
    room.click("step 20");
    assert_eq!(room.app().session().timeline_step().get(), 20);
    assert!(room.step() < 20, "the second pass is shown");
    assert!(room.has("STEP 20"));
    room.press(Key::ArrowRight);
    assert!(room.has("LAST NOTE: STEP 20"));
    room.press(Key::Home);
    room.click("Step 20");
    assert_eq!(room.app().session().timeline_step().get(), 20);
}

#[test]
fn another_search_beside_it_leaves_the_text_as_it_is() {
    let mut room = two_by_two();
    room.press(Key::S);
    assert!(room.app().session().split().is_some());
    assert!(!room.says("speaks of its own search") && !room.says("speaks of the position"));
    assert!(room.has("step 10"));
}

#[test]
fn another_rule_for_ties_is_another_search() {
    let mut room = Room::on_lesson("three-by-three-alpha-beta", SIZE, Language::English);
    room.click("Cut on: >");
    assert!(room.says("speaks of its own search"));
    room.click("Search as in the text");
    assert!(room.has("step 14"));
}

#[test]
fn lessons_are_turned_by_keys_and_buttons() {
    let mut room = Room::on_lesson("first-tree", SIZE, Language::English);
    assert!(room.is_disabled("Previous lesson"));
    room.press(Key::CloseBracket);
    assert_eq!(room.origin(), Origin::Lesson(1));
    room.click("Next lesson");
    assert_eq!(room.origin(), Origin::Lesson(2));
    room.click("Previous lesson");
    room.press_with(Modifiers::SHIFT, Key::OpenBracket);
    assert_eq!(room.origin(), Origin::Lesson(0));
    room.press(Key::OpenBracket);
    assert_eq!(room.origin(), Origin::Lesson(0));
    let mut room = Room::on_lesson("expert", SIZE, Language::English);
    assert!(room.is_disabled("Next lesson"));
    // A key of some keyboards that comes with Ctrl and Alt together.
    room.press_with(Modifiers { alt: true, ctrl: true, ..Modifiers::NONE }, Key::OpenBracket);
    assert_eq!(room.origin(), Origin::Lesson(number("normal")));
}

#[test]
fn a_lesson_is_done_when_its_last_step_was_reached() {
    let mut room = Room::on_lesson("first-tree", SIZE, Language::English);
    room.open_menu();
    assert!(room.says("0 of 56 done"));
    room.press(Key::Escape);
    room.press(Key::End);
    assert_eq!(room.app().settings().done.iter().collect::<Vec<_>>(), ["first-tree"]);
    room.open_menu();
    assert!(room.has("1   Your first game tree, done"));
    assert!(room.has("GAME TREES") && room.has("PRUNING"));
}

#[test]
fn a_lesson_searched_in_another_way_is_not_done() {
    let mut room = two_by_two();
    room.click_beginning("Algorithm: ");
    room.click("Alpha-beta");
    room.press(Key::End);
    assert!(room.app().settings().done.is_empty());
}

#[test]
fn a_lesson_is_found_by_words_of_its_title_and_text() {
    let mut room = two_by_two();
    room.open_menu();
    room.type_text("misère");
    assert!(room.says("No lesson has “misère”"));
    room.press_with(Modifiers::COMMAND, Key::A);
    room.type_text("killer");
    assert!(!room.says("   A to N") && room.says("The killer"));
    room.press(Key::Enter);
    assert_eq!(room.origin(), Origin::Lesson(number("killer")));
    room.open_menu();
    assert!(room.says("Your first game tree"), "another opening begins with all lessons");
}

#[test]
fn accents_need_not_be_typed() {
    let mut room = Room::on_lesson("two-by-two", SIZE, Language::Spanish);
    room.harness.get_by_label_contains("Documento: ").click();
    room.settle();
    room.focus("Buscar una lección");
    room.type_text("arbol");
    assert!(room.says("Tu primer árbol"));
}

#[test]
fn the_glossary_is_opened_by_key_from_a_term_and_from_a_meaning() {
    let mut room = two_by_two();
    room.press(Key::G);
    assert!(room.says("Glossary") && room.says("horizon"));
    room.press(Key::Escape);
    assert!(!room.says("Glossary"));
    room.click("leaf");
    assert!(room.says("A node below which the search does not look"));
    room.focus("Find a term");
    room.type_text("killer");
    assert!(room.has("killer move") && !room.has("horizon"));
    room.press_with(Modifiers::COMMAND, Key::A);
    room.type_text("xyzzy");
    assert!(room.says("No term is called “xyzzy”."));
}

#[test]
fn plain_keys_do_not_reach_the_window_while_a_term_is_typed() {
    let mut room = two_by_two();
    room.press(Key::G);
    room.focus("Find a term");
    room.press(Key::ArrowRight);
    room.press(Key::B);
    room.press(Key::G);
    assert_eq!(room.step(), 0);
    assert!(room.says("Glossary"));
}
