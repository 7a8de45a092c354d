//! A Monte Carlo tree search with an exact search beside it: opened, stepped through on each side, searched otherwise,
//! closed, presented.

use crate::mcts::{PIG, TIC_TAC_TOE, TREE, last, step, window, window_of_size};
use crate::test_window::TestWindow;
use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::Queryable;
use poda_core::search::Algorithm;
use poda_core::trace::limits::Ending;
use poda_core::trace::{NodeId, Story, TimelineStep};
use poda_picture::picture::palette::Theme;
use poda_session::lanes::Side;
use poda_session::{Command, Origin, Session};
use poda_window::stored::settings::Settings;
use poda_words::i18n::{Language, Words};

const STEP_THROUGH_ALPHA_BETA: &str = "Make steps in this search: Alpha-beta";
const STEP_THROUGH_MCTS: &str = "Make steps in this search: Monte Carlo tree search";

/// The steps of both sides.
fn steps(window: &TestWindow) -> [usize; 2] {
    let app = window.app();
    [app.session().sampled().unwrap().step(), app.session().search().unwrap().timeline_step().get()]
}

fn beside(window: &TestWindow) -> Option<Algorithm> {
    window.app().session().document().searches.second().and_then(|beside| Some(beside.search()?.algorithm))
}

#[test]
fn a_key_shows_alpha_beta_beside_it_and_each_side_has_a_step_of_its_own() {
    let mut window = window(TREE);
    for _ in 0..3 {
        window.press(Key::ArrowRight);
    }
    window.press(Key::S);
    assert_eq!((beside(&window), steps(&window)), (Some(Algorithm::AlphaBeta), [3, 0]));
    assert!(window.app().session().split().is_none());
    window.press(Key::ArrowRight);
    assert_eq!(steps(&window), [4, 0], "steps are made where they were made before");
    window.click(STEP_THROUGH_ALPHA_BETA);
    let exact = last(&window);
    assert_eq!(step(&window), 0);
    for made in 1..=exact {
        window.press(Key::ArrowRight);
        assert_eq!(steps(&window), [4, made]);
    }
    let captions = window.app().caption_text();
    let said: Vec<&str> = captions.lines().collect();
    assert!(said[0].starts_with("Monte Carlo tree search: ") && said[1].starts_with("Alpha-beta: "), "{captions}");
    assert!(said[1].contains('3'), "the root is worth 3: {captions}");
    window.press(Key::ArrowLeft);
    assert_eq!(steps(&window), [4, exact - 1]);
    window.press_with(Modifiers::SHIFT, Key::ArrowLeft);
    assert!(steps(&window)[1] < exact - 1, "it has cutoffs to go to");
    window.click(STEP_THROUGH_MCTS);
    window.press(Key::End);
    assert_eq!(steps(&window)[0], last(&window));
    window.press(Key::S);
    assert_eq!((beside(&window), window.app().session().lanes().are_separate()), (None, false));
    assert!(window.app().session().is_over(), "the search that stays is where it was");
    window.press_with(Modifiers::COMMAND, Key::Z);
    assert!(window.app().session().lanes().are_separate());
}

#[test]
fn a_press_in_a_tree_leads_the_steps_and_the_side_panel_there() {
    let mut window = window(TREE);
    window.press(Key::End);
    window.press(Key::S);
    assert_eq!(
        steps(&window)[1],
        window.app().session().search().unwrap().passes().end().get(),
        "both are at their ends"
    );
    assert!(window.says("THE DECISION"));
    let trees: Vec<_> = window.harness.query_all_by_role(Role::Tree).map(|tree| tree.rect()).collect();
    let [left, right] = trees[..] else { panic!("{trees:?}") };
    window.click_at(right.center_bottom() - egui::vec2(0.0, 4.0), egui::PointerButton::Primary, 1);
    assert!(window.app().session().stepped_side() == Side::Second);
    assert!(!window.says("THE DECISION") && window.says("RESULT"), "the panel is about alpha-beta");
    window.click_at(left.center_bottom() - egui::vec2(0.0, 4.0), egui::PointerButton::Primary, 1);
    assert!(window.app().session().stepped_side() == Side::First && window.says("THE DECISION"));
}

#[test]
fn the_side_in_which_steps_are_made_is_searched_otherwise() {
    let mut window = window(TREE);
    window.press(Key::S);
    window.click("The other search: Alpha-beta");
    window.harness.run_steps(8);
    window.click("Minimax");
    assert_eq!(beside(&window), Some(Algorithm::Minimax));
    window.click("Make steps in this search: Minimax");
    window.click_beginning("Depth: ");
    window.click("2 plies");
    assert_eq!(window.app().session().document().searches.second().unwrap().search().unwrap().depth, Some(2));
    assert!(window.app().session().sampled().is_some(), "the other side stays as it is");
    window.click(STEP_THROUGH_MCTS);
    window.click_beginning("Iterations: ");
    window.click("50 iterations");
    assert_eq!(window.app().session().sampled().unwrap().recording().iteration_count(), 50);
    assert_eq!(beside(&window), Some(Algorithm::Minimax));
    window.click("Show the first search alone");
    assert!(!window.app().session().lanes().are_separate());
}

#[test]
fn chance_is_searched_exactly_beside_it_too() {
    let mut window = window(PIG);
    window.press(Key::S);
    window.wait_for_searches();
    assert_eq!(beside(&window), Some(Algorithm::Star1));
    assert!(window.app().session().lanes().are_separate());
}

#[test]
fn it_is_saved_and_opened_at_the_step_of_the_first() {
    let mut window = window(TIC_TAC_TOE);
    window.press(Key::S);
    let text = window.text();
    assert!(text.contains("Mcts") && text.contains("beside"), "{text}");
    let document = window.app().session().document().clone();
    let mut session = Session::new(document.clone(), Origin::New, Settings::new(Language::ENGLISH).notation);
    session.apply(Command::OpenAt(Box::new(document), Origin::New, TimelineStep::new(7)));
    assert_eq!((session.timeline_step().get(), session.search().unwrap().timeline_step().get()), (7, 0));
    session.apply(Command::StepThrough(Side::Second));
    assert_eq!(session.timeline_step().get(), 0);
    assert!(!session.can_bookmark(), "bookmarks are steps of the first search");
}

#[test]
fn links_and_the_way_back_know_the_side() {
    let mut window = window(TREE);
    for _ in 0..3 {
        window.press(Key::ArrowRight);
    }
    window.press(Key::S);
    window.click(STEP_THROUGH_ALPHA_BETA);
    window.press(Key::ArrowRight);
    let fragment = window.app_mut().link_fragment().unwrap();
    assert!(fragment.contains("step=3"), "a link opens the step of the first search: {fragment}");
    window.press(Key::End);
    let end = steps(&window)[1];
    window.click(STEP_THROUGH_MCTS);
    window.press(Key::ArrowRight);
    window.press(Key::Backspace);
    assert_eq!(steps(&window), [4, 1], "the jump was made beside it, to {end}");
    assert!(window.app().session().stepped_side() == Side::Second);
}

#[test]
fn what_takes_long_is_made_in_the_background() {
    let mut window = window("(version: 1, game: ConnectFour(), search: (algorithm: Mcts, iterations: 20))");
    window.press(Key::S);
    assert!(window.app().session().task().is_some());
    window.press(Key::Escape);
    assert!(
        window.app().session().task().is_none() && !window.app().session().lanes().are_separate(),
        "it is canceled"
    );
    let deep = "(version: 1, game: ConnectFour(), search: (algorithm: Mcts, iterations: 20), beside: (depth: 7))";
    window.paste(deep);
    if window.has("Don’t save") {
        window.click("Don’t save");
    }
    window.wait_for_searches();
    assert!(window.app().session().lanes().are_separate());
    assert_eq!(window.app().session().search().unwrap().passes().ending(), Ending::Complete);
    window.press(Key::ArrowRight);
    assert_eq!(steps(&window), [1, 0]);
}

#[test]
fn it_is_presented_and_stands_in_small_windows_in_both_languages() {
    for language in Language::AUTHORED {
        for size in [[1920.0, 1080.0], [900.0, 600.0], [390.0, 844.0]] {
            let mut window = window_of_size(TIC_TAC_TOE, size, language, Theme::Dark);
            window.press(Key::S);
            window.press(Key::F11);
            let words = Words::new(language);
            for name in ["search-name-mcts", "search-name-alpha-beta"] {
                let name = words.text(name);
                window.click(&words.fill("lane-step-through", &[("search", name.into())]));
                for _ in 0..9 {
                    window.press(Key::PageDown);
                    let captions = window.app().caption_text();
                    for caption in captions.lines() {
                        let sentence = caption.split_once(": ").unwrap().1;
                        assert!(window.says(sentence), "{sentence}");
                    }
                }
            }
            assert_eq!(steps(&window), [9, 9]);
        }
    }
}

const TWO_CONSTANTS: &str = "(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]), \
    search: (algorithm: Mcts, iterations: 25), beside: (algorithm: Mcts, iterations: 25, exploration: 0.1))";

fn step_through(window: &mut TestWindow, side: Side) {
    let chips: Vec<_> = window.harness.get_all_by_label_contains("Make steps in this search: ").collect();
    chips[side as usize].click();
    window.settle();
}

/// The iterations that the search of each side has completed.
fn iterations(window: &TestWindow) -> [usize; 2] {
    let app = window.app();
    Side::BOTH.map(|side| {
        let sampled = app.session().sampled_on(side).unwrap();
        sampled.recording().whole_iterations(sampled.step())
    })
}

/// The visits of the moves at the root in the search of each side, as far as it is shown.
fn visits(window: &TestWindow) -> [Vec<u32>; 2] {
    let app = window.app();
    Side::BOTH.map(|side| {
        let sampled = app.session().sampled_on(side).unwrap();
        let (recording, step) = (sampled.recording(), sampled.step());
        recording.children(NodeId::ROOT).map(|child| recording.statistics(child, step).visits).collect()
    })
}

#[test]
fn two_settings_of_it_stand_side_by_side_after_as_many_iterations() {
    let mut window = window(TWO_CONSTANTS);
    assert!(
        window.says("Monte Carlo tree search, c = 1.4")
            && window.has("The other search: Monte Carlo tree search, c = 0.1")
    );
    let mut visited = Vec::new();
    for side in Side::BOTH {
        step_through(&mut window, side);
        window.press(Key::Home);
        for _ in 0..last(&window) {
            window.press(Key::ArrowRight);
            let [first, second] = iterations(&window);
            assert_eq!(first, second, "step {}", step(&window));
            visited.push(visits(&window));
        }
        let captions = window.app().caption_text();
        assert_eq!(captions.lines().count(), 2, "{captions}");
        assert!(window.says("THE DECISION"), "the side panel is about the side that is stepped through");
    }
    assert!(visited.iter().any(|[first, second]| first != second), "another constant visits other nodes: {visited:?}");
}

#[test]
fn each_side_is_searched_otherwise_and_selected_in_by_itself() {
    let mut window = window(TREE);
    window.press(Key::S);
    window.click("The other search: Alpha-beta");
    window.harness.run_steps(8);
    window.harness.get_all_by_label("Monte Carlo tree search").last().unwrap().click();
    window.settle();
    assert_eq!(
        window.app().session().document().searches.second(),
        Some(window.app().session().document().searches.first())
    );
    assert_eq!(iterations(&window), [0, 0]);
    step_through(&mut window, Side::Second);
    window.click_beginning("Iterations: ");
    window.click("50 iterations");
    let counts = Side::BOTH.map(|side| window.app().session().sampled_on(side).unwrap().recording().iteration_count());
    assert_eq!(counts, [25, 50]);
    window.press(Key::End);
    assert_eq!(iterations(&window), [25, 50], "the shorter search is at its end");
    assert!(window.app().session().is_over());
    step_through(&mut window, Side::First);
    window.press(Key::Home);
    window.press(Key::End);
    assert_eq!(iterations(&window), [25, 25]);
    window.press_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(iterations(&window)[1], 25, "the change of the second side is undone");
}

#[test]
fn it_stands_beside_a_search_that_proves_too() {
    let mut window =
        window("(version: 1, game: Nim(), bookmarks: [(step: 2)], beside: (algorithm: Mcts, iterations: 30))");
    assert!(window.app().session().lanes().are_separate() && window.app().session().sampled().is_none());
    window.press(Key::ArrowRight);
    assert_eq!(window.app().session().search().unwrap().step(), 1);
    assert!(window.app().session().can_bookmark());
    step_through(&mut window, Side::Second);
    window.press(Key::End);
    assert_eq!(window.app().session().sampled_on(Side::Second).unwrap().iteration(), 30);
    assert!(!window.app().session().can_bookmark() && window.says("THE DECISION"));
    assert_eq!(window.app().session().search().unwrap().step(), 1);
    window.press(Key::S);
    assert!(window.app().session().lanes().second.is_none());
}
