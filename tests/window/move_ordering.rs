//! The order of moves: chosen in the menu, with its reasons and its tables in the panel.

use crate::test_window::TestWindow;
use egui::Key;
use poda_core::search::Algorithm;
use poda_core::search::ordering::{MoveOrdering, StaticOrder};
use poda_core::trace::Event;
use poda_session::Origin;

/// MIN's second move cuts at C, and is then its killer at D.
const TREE: &str = "Tree(tree: [[9, 5, 7], [6, 4, 8], [6, 3, 8]])";

fn window(search: &str) -> TestWindow {
    let mut window = TestWindow::on(&format!("(version: 1, game: {TREE}, search: ({search}))"), Origin::New);
    for table in ["Killers", "History"] {
        window.unfold(table);
    }
    window
}

fn ordering(window: &TestWindow) -> MoveOrdering {
    window.app().session().search().unwrap().config().ordering
}

/// Opens the menu of the order, which stands beside the menu "More".
fn open_order(window: &mut TestWindow) {
    window.click_beginning("More: ");
    window.click_beginning("Move ordering: ");
    window.harness.run_steps(4);
}

#[test]
fn the_menu_sets_what_goes_first_and_how_the_others_follow() {
    let mut window = window("");
    for choice in ["2 killers at every ply", "History: moves that often cut", "By evaluation, best first"] {
        open_order(&mut window);
        window.click(choice);
    }
    assert_eq!(
        ordering(&window),
        MoveOrdering { static_order: StaticOrder::BestFirst, killers: 2, history: true, remembered: true }
    );
    assert!(window.text().contains("killers: 2") && window.text().contains("history: true"), "{}", window.text());
    window.click_beginning("More: ");
    assert!(window.says("Move ordering: 2 killers, history, By evaluation, best first"));
    window.press(Key::Escape);
    open_order(&mut window);
    assert!(!window.has("Transposition table"), "a search in one pass has nothing to remember");
    window.click("History: moves that often cut");
    assert!(!ordering(&window).history);
}

#[test]
fn each_search_is_asked_only_for_the_numbers_that_it_takes() {
    for (algorithm, topic, choice, written) in [
        ("Mtdf", "MTD(f): first guess: 0", "5", "guess: 5"),
        ("Aspiration", "Aspiration window: value ±: 1", "3", "delta: 3"),
        ("Beginner", "Random seed: 1", "2", "seed: 2"),
    ] {
        let game = "TicTacToe(board: [\"XO.\", \"XO.\", \"...\"])";
        let text = format!("(version: 1, game: {game}, search: (algorithm: {algorithm}, depth: 1))");
        let mut window = TestWindow::on(&text, Origin::Lesson(0));
        window.click_beginning("More: ");
        window.click(topic);
        window.harness.run_steps(4);
        window.click(choice);
        assert!(window.text().contains(written), "{}", window.text());
    }
    let mut window = window("algorithm: IterativeDeepening");
    open_order(&mut window);
    window.click("Transposition table");
    open_order(&mut window);
    window.click("Best known move first");
    let search = *window.app().session().search().unwrap().config();
    assert!(search.table && !search.ordering.remembered && search.algorithm == Algorithm::IterativeDeepening);
}

#[test]
fn a_search_goes_on_beyond_its_limit_until_it_is_quiet() {
    let mut window = TestWindow::on("(version: 1, game: TicTacToe(), search: (depth: 1))", Origin::Lesson(0));
    for (choice, written) in
        [("by at most 0", "quiet: (change: 0, plies: 4)"), ("1 ply at most", "quiet: (change: 0, plies: 1)")]
    {
        window.click_beginning("More: ");
        window.click_beginning("Quiescence search");
        window.harness.run_steps(4);
        window.click(choice);
        assert!(window.text().contains(written), "{}", window.text());
    }
    window.click_beginning("More: ");
    window.click("Quiescence search: until quiet, 1 ply");
    window.harness.run_steps(4);
    window.click("Off: every line stops at the depth limit");
    assert!(!window.text().contains("quiet"), "{}", window.text());
}

#[test]
fn the_panel_shows_killers_and_history_as_of_the_step_and_why_a_node_is_tried() {
    let mut window = window("killers: 2, history: true, depth: 2");
    assert!(window.says("KILLERS") && window.says("HISTORY") && window.says("No cutoffs yet."));
    let trace = window.app().session().search().unwrap().trace().clone();
    let cutoffs: Vec<_> = trace.cutoff_steps().collect();
    let go_to = |window: &mut TestWindow, step: usize| {
        while window.step() < step {
            window.press(Key::ArrowRight);
        }
        while step < window.step() {
            window.press(Key::ArrowLeft);
        }
    };
    go_to(&mut window, cutoffs[0]);
    assert!(window.has("Ply 1 killer 1: child 2") && window.has("child 2 1"), "what has cut is in both tables");
    let Some(Event::Cutoff(child)) = trace.event(cutoffs[1]) else { panic!("a cutoff") };
    go_to(&mut window, trace.entered_at(child).unwrap());
    assert!(
        window.says("when these moves were put in order, it was killer 1 of ply 1, as it had caused a cutoff there.")
    );
    go_to(&mut window, cutoffs[1]);
    assert!(window.has("child 2 2"), "it has cut twice");
    go_to(&mut window, cutoffs[0]);
    assert!(window.has("child 2 1"), "going back takes it back");
    go_to(&mut window, cutoffs[0] - 1);
    assert!(!window.has("Ply 1 killer 1: child 2") && window.says("No cutoffs yet."));
}

#[test]
fn a_row_of_a_table_leads_to_where_its_move_cut_last() {
    let mut window = window("killers: 1");
    window.press(Key::End);
    let last = window.app().session().search().unwrap().trace().cutoff_steps().last();
    window.click("Ply 1 killer 1: child 2");
    assert_eq!(Some(window.step()), last);
}

#[test]
fn killers_live_on_from_pass_to_pass() {
    let mut window = window("algorithm: Mtdf, guess: 5, killers: 1");
    window.press(Key::End);
    let app = window.app();
    let (pass, passes) = (app.session().search().unwrap().pass(), app.session().search().unwrap().passes());
    assert!(0 < pass && passes.get(0).trace().cutoff_steps().len() > 0, "what has cut before the last pass");
    drop(app);
    window.press(Key::Home);
    assert!(window.says("No cutoffs yet."));
    let mut before = false;
    while window.app().session().search().unwrap().pass() == 0 {
        before = !window.says("No cutoffs yet.");
        window.press(Key::ArrowRight);
    }
    assert!(before && window.step() == 1 && window.says("killer 1: child"), "the first pass has left its killers");
}
