//! The map of the whole tree, while only a part of it is seen.

use crate::test_window::{SMALL, TestWindow};
use egui::{Key, Modifiers, Rect, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use poda_core::trace::NodeId;
use poda_picture::picture::Notation;
use poda_session::{Origin, Session};
use poda_window::stored::settings::{Settings, StoredState};
use poda_words::file::load;
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::{Language, Words};

const MAP: &str = "Map of the tree: a click moves the view";

fn place(window: &TestWindow) -> Option<Rect> {
    window.harness.query_by_label(MAP).map(|map| map.rect())
}

#[test]
fn it_is_there_while_a_part_of_the_tree_is_outside() {
    let mut window = TestWindow::new();
    assert_eq!(place(&window), None, "all is seen");
    for _ in 0..6 {
        window.press(Key::Plus);
    }
    let map = place(&window).expect("a part is outside");
    assert!(map.right() < 980.0 && map.bottom() < 678.0 && map.left() > 60.0 && map.top() > 46.0, "{map:?}");
    window.press(Key::F);
    assert_eq!(place(&window), None);
}

/// Where a move of the root is drawn.
fn edge(window: &TestWindow) -> egui::Pos2 {
    window.node("Edge: not visited")
}

#[test]
fn a_click_or_a_drag_on_it_moves_the_view_there() {
    let mut window = TestWindow::new();
    for _ in 0..6 {
        window.press(Key::Plus);
    }
    let map = place(&window).unwrap();
    // The move stands near the middle.
    let top = pos2(map.center().x, map.top() + 27.0);
    window.harness.drag_at(top);
    window.settle();
    window.harness.drop_at(top);
    window.settle();
    let before = edge(&window);
    window.harness.drag_at(top);
    window.harness.hover_at(top + vec2(10.0, 0.0));
    window.settle();
    let after = edge(&window);
    window.harness.drop_at(top + vec2(10.0, 0.0));
    window.settle();
    assert!(after.x < before.x - 10.0 && (after.y - before.y).abs() < 1.0, "{before:?} {after:?}");
    assert!(place(&window).is_some());
}

#[test]
fn m_hides_it_and_the_next_run_remembers_that() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    for _ in 0..6 {
        window.press(Key::Plus);
    }
    window.press(Key::M);
    assert_eq!(place(&window), None);
    let stored = StoredState { settings: window.app().settings().clone(), ..StoredState::default() };
    assert!(!StoredState::of_text(&stored.to_text().unwrap()).unwrap().settings.minimap);
    window.click_beginning("More: ");
    window.click("Map of the tree");
    assert!(place(&window).is_some());
}

#[test]
fn it_leaves_small_panels_and_the_last_row_alone() {
    for (size, is_roomy) in [([760.0, 560.0], true), ([1280.0, 800.0], true), ([640.0, 400.0], false)] {
        let session = Session::new(load(SMALL.as_bytes()).unwrap(), Origin::Lesson(0), Notation::Node);
        let builder = Harness::builder().with_size(size);
        let mut window = TestWindow::build(builder, session, Settings::new(Language::ENGLISH));
        for _ in 0..8 {
            window.press(Key::Plus);
        }
        assert_eq!(place(&window).is_some(), is_roomy, "{size:?}");
    }
    let mut window = TestWindow::new();
    for _ in 0..6 {
        window.press(Key::Plus);
    }
    window.press(Key::F5);
    assert_eq!(place(&window), None, "presenting begins with the whole tree");
    for _ in 0..6 {
        window.press(Key::Plus);
    }
    assert!(place(&window).is_some());
    window.press_with(Modifiers::NONE, Key::F);
    assert_eq!(place(&window), None);
}

#[test]
fn it_makes_way_for_nodes() {
    // Eight rows, so that the map is as high as it gets.
    let tree = (0..7).fold("1".to_owned(), |below, _| format!("[{below}, {below}]"));
    let mut window = TestWindow::on(&format!("(version: 1, game: Tree(tree: {tree}))"), Origin::Lesson(0));
    window.press(Key::Num0);
    let target = NodeId::new(7);
    let entered = window.app().session().search().unwrap().trace().entered_at(target).unwrap();
    while window.step() < entered {
        window.press(Key::ArrowRight);
    }
    // The tree is dragged until the node that comes next is under the map.
    let map = place(&window).expect("a part is outside");
    let by = map.min + vec2(30.0, 20.0) - node(&window, target).center();
    let from = pos2(490.0, 362.0) - by / 2.0;
    window.harness.drag_at(from);
    window.harness.hover_at(from + by);
    window.settle();
    window.harness.drop_at(from + by);
    window.settle();
    for _ in 0..2 {
        let (map, node) = (place(&window).expect("a part is outside"), node(&window, target));
        assert!(!map.intersects(node), "{node:?} is under {map:?}");
        window.press(Key::ArrowRight);
    }
}

/// A tree of few nodes that is wider than the window is shown as nodes; F shows all of it from afar, and F again what
/// can be read.
#[test]
fn f_shows_all_and_then_what_can_be_read() {
    let tree = format!("[{}]", ["[11, 12, 13, 14, 15, 16, 17]"; 9].join(", "));
    let mut window = TestWindow::on(&format!("(version: 1, game: Tree(tree: {tree}))"), Origin::Lesson(0));
    let nodes = |window: &TestWindow| window.nodes("not visited").len();
    assert!(place(&window).is_some() && nodes(&window) > 5, "a part is shown, node by node");
    for is_readable in [false, true, false, true] {
        window.press(Key::F);
        assert_eq!((place(&window).is_some(), nodes(&window) > 5), (is_readable, is_readable));
    }
    window.press(Key::End);
    window.press(Key::F);
    assert!(place(&window).is_none());
}

/// Where a node is drawn.
fn node(window: &TestWindow, node: NodeId) -> Rect {
    let words = Words::new(Language::ENGLISH);
    let app = window.app();
    let recording = app.session().search().unwrap().recording();
    let name = NodeNames::new(&words, recording).heading(node);
    window.harness.query_all_by_label_contains(&name).next().expect("it is on the screen").rect()
}
