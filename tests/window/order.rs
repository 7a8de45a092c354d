//! The order of moves: chosen in the menu, with its reasons and its tables in the panel.

use crate::room::Room;
use egui::Key;
use poda::search::Algorithm;
use poda::search::ordering::{MoveOrdering, StaticOrder};
use poda::session::Origin;
use poda::trace::Event;

/// MIN's second move cuts at C, and is then its killer at D.
const TREE: &str = "Tree(tree: [[9, 5, 7], [6, 4, 8], [6, 3, 8]])";

fn room(search: &str) -> Room {
    Room::on(&format!("(version: 1, game: {TREE}, search: ({search}))"), Origin::Lesson(0))
}

fn ordering(room: &Room) -> MoveOrdering {
    room.app().session().search().config().ordering
}

/// Opens the menu of the order, which stands beside the menu "More".
fn open_order(room: &mut Room) {
    room.click_beginning("More: ");
    room.click_beginning("Move ordering: ");
    room.harness.run_steps(4);
}

#[test]
fn the_menu_sets_what_goes_first_and_how_the_others_follow() {
    let mut room = room("");
    for choice in ["2 killers at every ply", "History: moves that often cut", "By evaluation, best first"] {
        open_order(&mut room);
        room.click(choice);
    }
    assert_eq!(
        ordering(&room),
        MoveOrdering { static_order: StaticOrder::BestFirst, killers: 2, history: true, remembered: true }
    );
    assert!(room.text().contains("killers: 2") && room.text().contains("history: true"), "{}", room.text());
    room.click_beginning("More: ");
    assert!(room.says("Move ordering: 2 killers, history, By evaluation, best first"));
    room.press(Key::Escape);
    open_order(&mut room);
    assert!(!room.has("Transposition table"), "a search in one pass has nothing to remember");
    room.click("History: moves that often cut");
    assert!(!ordering(&room).history);
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
        let mut room = Room::on(&text, Origin::Lesson(0));
        room.click_beginning("More: ");
        room.click(topic);
        room.harness.run_steps(4);
        room.click(choice);
        assert!(room.text().contains(written), "{}", room.text());
    }
    let mut room = room("algorithm: IterativeDeepening");
    open_order(&mut room);
    room.click("Transposition table");
    open_order(&mut room);
    room.click("Best known move first");
    let search = *room.app().session().search().config();
    assert!(search.table && !search.ordering.remembered && search.algorithm == Algorithm::IterativeDeepening);
}

#[test]
fn a_search_goes_on_beyond_its_limit_until_it_is_quiet() {
    let mut room = Room::on("(version: 1, game: TicTacToe(), search: (depth: 1))", Origin::Lesson(0));
    for (choice, written) in
        [("by at most 0", "quiet: (change: 0, plies: 4)"), ("1 ply at most", "quiet: (change: 0, plies: 1)")]
    {
        room.click_beginning("More: ");
        room.click_beginning("Quiescence search");
        room.harness.run_steps(4);
        room.click(choice);
        assert!(room.text().contains(written), "{}", room.text());
    }
    room.click_beginning("More: ");
    room.click("Quiescence search: until quiet, 1 ply");
    room.harness.run_steps(4);
    room.click("Off: every line stops at the depth limit");
    assert!(!room.text().contains("quiet"), "{}", room.text());
}

#[test]
fn the_panel_shows_killers_and_history_as_of_the_step_and_why_a_node_is_tried() {
    let mut room = room("killers: 2, history: true, depth: 2");
    assert!(room.says("KILLERS") && room.says("HISTORY") && room.says("No cutoffs yet."));
    let trace = room.app().session().search().trace().clone();
    let cutoffs: Vec<_> = trace.cutoff_steps().collect();
    let go_to = |room: &mut Room, step: usize| {
        while room.step() < step {
            room.press(Key::ArrowRight);
        }
        while step < room.step() {
            room.press(Key::ArrowLeft);
        }
    };
    go_to(&mut room, cutoffs[0]);
    assert!(room.has("Ply 1 killer 1: child 2") && room.has("child 2 1"), "what has cut is in both tables");
    let Some(Event::Cutoff(child)) = trace.event(cutoffs[1]) else { panic!("a cutoff") };
    go_to(&mut room, trace.entered_at(child).unwrap());
    assert!(room.says("this move has caused a cutoff at this ply. It is killer 1 there."));
    go_to(&mut room, cutoffs[1]);
    assert!(room.has("child 2 2"), "it has cut twice");
    go_to(&mut room, cutoffs[0]);
    assert!(room.has("child 2 1"), "going back takes it back");
    go_to(&mut room, cutoffs[0] - 1);
    assert!(!room.has("Ply 1 killer 1: child 2") && room.says("No cutoffs yet."));
}

#[test]
fn a_row_of_a_table_leads_to_where_its_move_cut_last() {
    let mut room = room("killers: 1");
    room.press(Key::End);
    let last = room.app().session().search().trace().cutoff_steps().last();
    room.click("Ply 1 killer 1: child 2");
    assert_eq!(Some(room.step()), last);
}

#[test]
fn killers_live_on_from_pass_to_pass() {
    let mut room = room("algorithm: Mtdf, guess: 5, killers: 1");
    room.press(Key::End);
    let app = room.app();
    let (pass, passes) = (app.session().search().pass(), app.session().search().passes());
    assert!(0 < pass && passes.get(0).trace().cutoff_steps().len() > 0, "what has cut before the last pass");
    drop(app);
    room.press(Key::Home);
    assert!(room.says("No cutoffs yet."));
    let mut before = false;
    while room.app().session().search().pass() == 0 {
        before = !room.says("No cutoffs yet.");
        room.press(Key::ArrowRight);
    }
    assert!(before && room.step() == 1 && room.says("killer 1: child"), "the first pass has left its killers");
}
