//! Nodes that are dragged past their siblings, and drags that are not about nodes.

use crate::test_window::TestWindow;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2, vec2};
use poda_core::game::any::AnyGame;
use poda_core::trace::Story;
use poda_session::Origin;

/// A tree in which nothing is cut until C comes before B.
const TREE: &str = "(version: 1, game: Tree(tree: (name: \"A\", children: [(name: \"B\", children: [2, 4, 6]), \
                    (name: \"C\", children: [3, 12, 8]), (name: \"D\", children: [1, 5])])))";

impl TestWindow {
    fn pointer_to(&mut self, place: Pos2) {
        self.harness.event(Event::PointerMoved(place));
        self.harness.step();
    }

    fn pointer(&mut self, pos: Pos2, pressed: bool) {
        self.harness.event(Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        self.harness.step();
    }

    /// Presses the button at a place and goes elsewhere in a few steps, without letting go.
    fn begin_drag(&mut self, from: Pos2, way: Vec2) {
        self.pointer_to(from);
        self.pointer(from, true);
        for part in 1..=5 {
            self.pointer_to(from + way * (part as f32 / 5.0));
        }
    }

    fn drag(&mut self, from: Pos2, way: Vec2) {
        self.begin_drag(from, way);
        self.pointer(from + way, false);
        self.settle();
    }

    /// The names of the root's children in the order in which they are tried.
    fn order(&self) -> String {
        let app = self.app();
        let recording = app.session().search().unwrap().recording();
        let children = recording.trace().children(poda_core::trace::NodeId::ROOT);
        children.map(|child| recording.id(child)).collect::<Vec<_>>().join(" ")
    }
}

fn window() -> TestWindow {
    let mut window = TestWindow::on(TREE, Origin::Lesson(0));
    window.press(Key::End);
    window
}

#[test]
fn a_node_is_dragged_past_its_siblings_and_the_search_says_what_that_does() {
    let mut window = window();
    let before = window.text();
    let (c, b) = (window.node("C: 3"), window.node("B: 2"));
    window.drag(c, b - c + vec2(-30.0, 12.0));
    assert_eq!(window.order(), "C B D");
    assert!(window.says("Nodes 11 → 9, leaves 7 → 5."), "what it did is said");
    assert!(window.says("The answer is still 3."));
    window.press_with(Modifiers::COMMAND, Key::Z);
    assert_eq!((window.order().as_str(), window.text()), ("B C D", before));
}

#[test]
fn in_a_frame_of_another_page_nothing_is_moved_or_edited() {
    let mut window = window();
    window.app_mut().set_embedded(true);
    window.settle();
    let (before, c, b) = (window.text(), window.node("C: 3"), window.node("B: 2"));
    window.drag(c, b - c + vec2(-30.0, 12.0));
    assert_eq!(window.text(), before);
    let c = window.node("C: 3");
    window.click_at(c, PointerButton::Secondary, 1);
    assert!(window.says("Fit this subtree") && !window.says("Delete with its subtree"));
}

#[test]
fn a_node_can_become_the_last_or_stay_where_it_is() {
    let mut window = window();
    let (b, d) = (window.node("B: 2"), window.node("D: ≤ 1"));
    window.drag(b, d - b + vec2(20.0, 0.0));
    assert_eq!(window.order(), "C D B");
    let mut window = self::window();
    let (before, b) = (window.text(), window.node("B: 2"));
    window.drag(b, vec2(25.0, 0.0));
    assert_eq!(window.text(), before, "it has not passed user");
}

#[test]
fn escape_leaves_a_dragged_node_where_it_is() {
    let mut window = window();
    let (before, c, b) = (window.text(), window.node("C: 3"), window.node("B: 2"));
    let way = b - c + vec2(-30.0, 0.0);
    window.begin_drag(c, way);
    window.press(Key::Escape);
    window.pointer_to(c + way + vec2(-8.0, 30.0));
    window.pointer(c + way, false);
    window.settle();
    assert_eq!(window.text(), before);
    assert_eq!(window.node("C: 3"), c, "and the view has not moved either");
}

#[test]
fn other_drags_move_the_view() {
    let mut window = window();
    let (before, c) = (window.text(), window.node("C: 3"));
    for (from, way) in [(c, vec2(20.0, 60.0)), (c + vec2(-100.0, 60.0), vec2(70.0, 5.0))] {
        let place = window.node("C: 3");
        window.drag(from, way);
        assert_ne!(window.node("C: 3"), place, "{from} {way}");
        assert_eq!(window.text(), before);
    }
    let top = window.node("A: 3");
    window.drag(top, vec2(60.0, 0.0));
    assert_ne!(window.node("A: 3"), top, "the root has no siblings");
}

#[test]
fn the_moves_at_the_root_of_tic_tac_toe_are_dragged_into_another_order_of_cells() {
    let text = "(version: 1, game: TicTacToe(board: [\"XOX\", \"O.X\", \"..O\"]), search: (depth: 2))";
    let mut window = TestWindow::on(text, Origin::Lesson(0));
    assert_eq!(window.order(), "4 6 7");
    let (centre, last) = (window.node("Cell 5: not visited"), window.node("Cell 8: not visited"));
    window.drag(last, centre - last + vec2(-30.0, 0.0));
    assert_eq!(window.order(), "7 4 6");
    assert!(window.says("The cells are tried in this order at every node."));
    let app = window.app();
    let AnyGame::TicTacToe(game) = app.session().document().position() else { panic!("it is tic-tac-toe") };
    assert_eq!(game.rules().cells.cells(), [0, 1, 2, 3, 7, 5, 4, 6, 8], "cells that are taken stay where they stood");
}

#[test]
fn below_the_root_and_in_games_with_an_order_of_their_own_nothing_is_dragged() {
    let text = "(version: 1, game: Nim(piles: [1, 2]), search: (depth: 1))";
    let mut window = TestWindow::on(text, Origin::Lesson(0));
    let (before, order) = (window.text(), window.order());
    let first = window.node("1 from pile 1: not visited");
    window.drag(first, vec2(300.0, 0.0));
    assert_eq!((window.text(), window.order()), (before, order));
    assert_ne!(window.node("1 from pile 1: not visited"), first, "the view moves");
}
