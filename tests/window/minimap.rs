//! The map of the whole tree, while only a part of it is seen.

use crate::room::{Room, SMALL};
use egui::{Key, Modifiers, Rect, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use poda::file::load;
use poda::i18n::node_names::NodeNames;
use poda::i18n::{Language, Words};
use poda::picture::Notation;
use poda::session::{Origin, Session};
use poda::trace::NodeId;
use poda::trace::moment::NodeState;
use poda::ui::settings::{Settings, Stored};

const MAP: &str = "Map of the tree: a click moves the view";

fn place(room: &Room) -> Option<Rect> {
    room.harness.query_by_label(MAP).map(|map| map.rect())
}

#[test]
fn it_is_there_while_a_part_of_the_tree_is_outside() {
    let mut room = Room::new();
    assert_eq!(place(&room), None, "all is seen");
    for _ in 0..6 {
        room.press(Key::Plus);
    }
    let map = place(&room).expect("a part is outside");
    assert!(map.right() < 980.0 && map.bottom() < 678.0 && map.left() > 60.0 && map.top() > 46.0, "{map:?}");
    room.press(Key::F);
    assert_eq!(place(&room), None);
}

/// Where a move of the root is drawn.
fn edge(room: &Room) -> egui::Pos2 {
    room.harness.get_by_label("Edge: not visited").rect().center()
}

#[test]
fn a_click_or_a_drag_on_it_moves_the_view_there() {
    let mut room = Room::new();
    for _ in 0..6 {
        room.press(Key::Plus);
    }
    let map = place(&room).unwrap();
    // The move stands near the middle.
    let top = pos2(map.center().x, map.top() + 27.0);
    room.harness.drag_at(top);
    room.settle();
    room.harness.drop_at(top);
    room.settle();
    let before = edge(&room);
    room.harness.drag_at(top);
    room.harness.hover_at(top + vec2(10.0, 0.0));
    room.settle();
    let after = edge(&room);
    room.harness.drop_at(top + vec2(10.0, 0.0));
    room.settle();
    assert!(after.x < before.x - 10.0 && (after.y - before.y).abs() < 1.0, "{before:?} {after:?}");
    assert!(place(&room).is_some());
}

#[test]
fn m_hides_it_and_the_next_run_remembers_that() {
    let mut room = Room::on(SMALL, Origin::Lesson(0));
    for _ in 0..6 {
        room.press(Key::Plus);
    }
    room.press(Key::M);
    assert_eq!(place(&room), None);
    assert!(!Stored::of(room.app().settings()).settings().minimap);
    room.click_beginning("More: ");
    room.click("Map of the tree");
    assert!(place(&room).is_some());
}

#[test]
fn it_leaves_small_panels_and_the_last_row_alone() {
    for (size, is_roomy) in [([640.0, 480.0], true), ([1280.0, 800.0], true), ([640.0, 400.0], false)] {
        let session = Session::new(load(SMALL.as_bytes()).unwrap(), Origin::Lesson(0), Notation::Node);
        let builder = Harness::builder().with_size(size);
        let mut room = Room::build(builder, session, Settings::new(Language::English));
        for _ in 0..8 {
            room.press(Key::Plus);
        }
        assert_eq!(place(&room).is_some(), is_roomy, "{size:?}");
    }
    let mut room = Room::new();
    for _ in 0..6 {
        room.press(Key::Plus);
    }
    room.press(Key::F5);
    assert_eq!(place(&room), None, "presenting begins with the whole tree");
    for _ in 0..6 {
        room.press(Key::Plus);
    }
    assert!(place(&room).is_some());
    room.press_with(Modifiers::NONE, Key::F);
    assert_eq!(place(&room), None);
}

#[test]
fn it_makes_way_for_nodes() {
    // Eight rows, so that the map is as high as it gets.
    let tree = (0..7).fold("1".to_owned(), |below, _| format!("[{below}, {below}]"));
    let mut room = Room::on(&format!("(version: 1, game: Tree(tree: {tree}))"), Origin::Lesson(0));
    room.press(Key::Num0);
    let target = NodeId::new(7);
    let entered = room.app().session().search().trace().entered_at(target).unwrap();
    while room.step() + 1 < entered {
        room.press(Key::ArrowRight);
    }
    // The tree is dragged until the node that comes next is under the map.
    let map = place(&room).expect("a part is outside");
    let by = map.min + vec2(30.0, 20.0) - node(&room, target).center();
    let from = pos2(490.0, 362.0) - by / 2.0;
    room.harness.drag_at(from);
    room.harness.hover_at(from + by);
    room.settle();
    room.harness.drop_at(from + by);
    room.settle();
    for _ in 0..2 {
        let (map, node) = (place(&room).expect("a part is outside"), node(&room, target));
        assert!(!map.intersects(node), "{node:?} is under {map:?}");
        room.press(Key::ArrowRight);
    }
}

/// A tree of few nodes that is wider than the window is shown as nodes; F keeps to that, and F again shows all from afar.
#[test]
fn f_shows_what_can_be_read_and_then_all() {
    let tree = format!("[{}]", ["[11, 12, 13, 14, 15, 16, 17]"; 9].join(", "));
    let mut room = Room::on(&format!("(version: 1, game: Tree(tree: {tree}))"), Origin::Lesson(0));
    let nodes = |room: &Room| room.harness.query_all_by_label_contains("not visited").count();
    assert!(place(&room).is_some() && nodes(&room) > 5, "a part is shown, node by node");
    for is_readable in [true, false, true, false] {
        room.press(Key::F);
        assert_eq!((place(&room).is_some(), nodes(&room) > 5), (is_readable, is_readable));
    }
    room.press(Key::End);
    room.press(Key::F);
    assert!(place(&room).is_some());
}

/// Where a node is drawn.
fn node(room: &Room, node: NodeId) -> Rect {
    let words = Words::new(Language::English);
    let app = room.app();
    let (recording, moment) = (app.session().search().recording(), app.session().search().moment());
    let name = NodeNames::new(&words, recording).heading(node);
    let known = if moment.state(node) == NodeState::Unvisited {
        words.text("node-unvisited")
    } else {
        moment.proved(node).to_string()
    };
    let label = words.fill("node-accessible", &[("name", name.into()), ("known", known.into())]);
    room.harness.get_by_label(&label).rect()
}
