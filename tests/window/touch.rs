//! Fingers: a tap selects, a drag pans, two fingers zoom, a swipe over the caption steps, a long press opens a menu.
//!
//! A touch is sent as eframe sends it: with the events of a mouse beside those of the first finger.

use crate::small_windows::{Control, PHONES, assert_fits, controls};
use crate::test_window::TestWindow;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, TouchDeviceId, TouchId, TouchPhase, Vec2, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use poda_session::{Origin, Session};
use poda_window::stored::settings::Settings;
use poda_words::file::load;
use poda_words::i18n::{Language, Words};

/// A tree with names.
const NAMED: &str = "(version: 1, game: Tree(tree: (name: \"A\", children: [(name: \"B\", children: [3, 12, 8]), \
                     (name: \"C\", children: [2, 4, 6])])))";

/// The sizes of a phone and of a tablet.
const SIZES: [[f32; 2]; 2] = [[390.0, 844.0], [820.0, 1180.0]];

impl TestWindow {
    /// A window of a size on a position.
    pub fn of_text(text: &str, size: [f32; 2], language: Language) -> Self {
        let settings = Settings::new(language);
        let session = Session::new(load(text.as_bytes()).unwrap(), Origin::New, settings.notation);
        Self::build(Harness::builder().with_size(size), session, settings)
    }

    /// Sends the events of a finger. The first finger is 0.
    pub fn finger(&mut self, finger: u64, phase: TouchPhase, pos: Pos2) {
        let events = &mut self.harness.input_mut().events;
        events.push(Event::Touch { device_id: TouchDeviceId(1), id: TouchId(finger), phase, pos, force: None });
        if finger == 0 {
            let button = |pressed| {
                let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
                Event::PointerButton { pos, button, pressed, modifiers }
            };
            match phase {
                TouchPhase::Start => events.extend([Event::PointerMoved(pos), button(true)]),
                TouchPhase::Move => events.push(Event::PointerMoved(pos)),
                TouchPhase::End => events.extend([button(false), Event::PointerGone]),
                TouchPhase::Cancel => events.push(Event::PointerGone),
            }
        }
        self.harness.step();
    }

    /// Taps once.
    pub fn tap(&mut self, pos: Pos2) {
        self.finger(0, TouchPhase::Start, pos);
        self.finger(0, TouchPhase::End, pos);
        self.settle();
    }

    /// Taps the control of this name.
    pub fn tap_on(&mut self, name: &str) {
        let place = self.harness.get_by_label(name).rect().center();
        self.tap(place);
    }

    /// Drags a finger.
    pub fn drag_finger(&mut self, from: Pos2, by: Vec2) {
        self.finger(0, TouchPhase::Start, from);
        for share in 1_u8..=8 {
            self.finger(0, TouchPhase::Move, from + by * (f32::from(share) / 8.0));
        }
        self.finger(0, TouchPhase::End, from + by);
        self.settle();
    }

    /// The place of the first node whose name for screen readers begins so.
    fn node_beginning(&self, name: &str) -> Pos2 {
        self.nodes(name).first().expect("it is there").center()
    }
}

fn small(size: [f32; 2]) -> TestWindow {
    TestWindow::of_text(NAMED, size, Language::ENGLISH)
}

#[test]
fn a_tap_selects_a_node_and_a_tap_beside_it_nothing() {
    for size in SIZES {
        let mut window = small(size);
        let node = window.node_beginning("B: not visited");
        window.tap(node);
        assert!(window.selected().is_some(), "{size:?}");
        let beside = window.node_beginning("A: not visited") + vec2(150.0, 0.0);
        window.tap(beside);
        assert_eq!(window.selected(), None, "{size:?}");
    }
}

#[test]
fn a_dragged_finger_pans_and_moves_no_node() {
    for size in SIZES {
        let mut window = small(size);
        let before = window.text();
        let from = window.node_beginning("B: not visited");
        window.drag_finger(from, vec2(60.0, 6.0));
        let to = window.node_beginning("B: not visited");
        assert!((to - from - vec2(60.0, 6.0)).length() < 12.0, "{from:?} {to:?}");
        assert_eq!(window.text(), before);
        assert_eq!(window.selected(), None, "a drag is no tap");
    }
}

#[test]
fn two_fingers_zoom_at_their_middle() {
    for size in SIZES {
        let mut window = small(size);
        // Nodes beside the picture would be drawn at its edge.
        let between = |window: &TestWindow| {
            (window.node_beginning("not visited, value 8"), window.node_beginning("not visited, value 2"))
        };
        let (left, right) = between(&window);
        let middle = left + (right - left) / 2.0;
        let fingers = |apart: f32| [middle - vec2(apart, 0.0), middle + vec2(apart, 0.0)];
        for (finger, place) in (0..).zip(fingers(30.0)) {
            window.finger(finger, TouchPhase::Start, place);
        }
        for apart in [34.0, 38.0, 42.0, 45.0] {
            for (finger, place) in (0..).zip(fingers(apart)) {
                window.finger(finger, TouchPhase::Move, place);
            }
        }
        for (finger, place) in (0..).zip(fingers(45.0)) {
            window.finger(finger, TouchPhase::End, place);
        }
        window.settle();
        let (new_left, new_right) = between(&window);
        let factor = (new_right.x - new_left.x) / (right.x - left.x);
        assert!((1.4..1.6).contains(&factor), "{factor} in {size:?}");
        let new_middle = new_left + (new_right - new_left) / 2.0;
        assert!((new_middle - middle).length() < 12.0, "{middle:?} {new_middle:?} in {size:?}");
        assert_eq!(window.selected(), None, "lifting the fingers is no tap");
    }
}

#[test]
fn a_swipe_over_the_caption_steps() {
    for size in PHONES {
        let mut window = small(size);
        let caption = |window: &TestWindow| {
            let sentence = window.caption();
            window.harness.get_all_by_label(&sentence).next().expect("the caption").rect().center()
        };
        for (by, step) in [
            (vec2(-90.0, 5.0), 1),
            (vec2(-90.0, -5.0), 2),
            (vec2(90.0, 0.0), 1),
            (vec2(-20.0, 0.0), 1),
            (vec2(-60.0, 50.0), 1),
        ] {
            let place = caption(&window);
            window.drag_finger(place, by);
            assert_eq!(window.step(), step, "{by:?} in {size:?}");
        }
        let place = caption(&window);
        window.harness.drag_at(place);
        window.harness.step();
        window.harness.hover_at(place - vec2(90.0, 0.0));
        window.harness.step();
        window.harness.drop_at(place - vec2(90.0, 0.0));
        window.settle();
        assert_eq!(window.step(), 1, "a mouse does not swipe");
    }
}

#[test]
fn a_long_press_opens_the_menu_of_a_node() {
    for size in SIZES {
        let words = Words::new(Language::ENGLISH);
        let mut window = small(size);
        let place = window.node_beginning("B: not visited");
        window.finger(0, TouchPhase::Start, place);
        for _ in 0..90 {
            window.harness.step();
        }
        window.finger(0, TouchPhase::End, place);
        window.settle();
        assert!(window.has(&words.text("node-fit")), "{size:?}");
        assert_fits(&window, "the menu of a node");
        window.tap_on(&words.text("edit-add-child"));
        assert!(window.text().contains("[3, 12, 8, 0]"), "{}", window.text());
    }
}

#[test]
fn a_slow_drag_that_seems_to_rest_at_first_opens_no_menu() {
    for size in SIZES {
        let words = Words::new(Language::ENGLISH);
        let mut window = small(size);
        let place = window.node_beginning("B: not visited");
        window.finger(0, TouchPhase::Start, place);
        // A browser does not tell of the first 15 pixels.
        for _ in 0..90 {
            window.harness.step();
        }
        for by in 8_u8..=40 {
            window.finger(0, TouchPhase::Move, place + vec2(f32::from(by) * 2.0, 0.0));
            eprintln!(
                "{by} {:?} {:?}",
                window.node_beginning("B: not visited") - place,
                window.has(&words.text("node-fit"))
            );
        }
        window.finger(0, TouchPhase::End, place + vec2(80.0, 0.0));
        window.settle();
        assert!(!window.has(&words.text("node-fit")), "{size:?}");
        let moved = window.node_beginning("B: not visited") - place;
        assert!(30.0 < moved.x, "the tree is dragged: {moved:?} at {size:?}");
    }
}

#[test]
fn a_finger_reads_of_no_keys_and_has_room_beside_a_menu_to_close_it() {
    let words = Words::new(Language::ENGLISH);
    for size in [[390.0, 844.0], [360.0, 640.0]] {
        let mut window = TestWindow::of_text(NAMED, size, Language::ENGLISH);
        assert!(window.app().caption_text().ends_with("Press → to begin."));
        // Beside the nodes.
        window.tap(pos2(size[0] - 20.0, size[1] * 0.3));
        assert!(window.app().caption_text().ends_with("Tap the large arrow to begin."));
        let before = (window.step(), window.text());
        window.open_menu();
        let save = words.text("key-save");
        let item = window.harness.get_by_label(&save).rect();
        assert!(item.right() <= size[0] - 44.0 - 12.0, "{item:?} leaves no room at {size:?}");
        window.tap(pos2(size[0] - 22.0, item.center().y));
        assert!(!window.has(&save), "a tap beside the menu closes it");
        assert_eq!((window.step(), window.text()), before);
    }
}

#[test]
fn practising_puts_the_sheet_away() {
    let mut window = small([390.0, 844.0]);
    let words = Words::new(Language::ENGLISH);
    window.tap_on(&words.text("sheet-pull-up"));
    assert!(window.has(&words.text("sheet-put-away")));
    window.press(Key::E);
    assert!(window.has(&words.text("sheet-pull-up")), "the question has the space of the sheet");
}

#[test]
fn what_is_left_with_esc_is_left_with_a_finger() {
    for size in PHONES {
        for language in Language::AUTHORED {
            let words = Words::new(language);
            let mut window = TestWindow::of_text(NAMED, size, language);
            for (key, button) in
                [(Key::F11, "present-leave"), (Key::Questionmark, "modal-close"), (Key::G, "modal-close")]
            {
                window.press(key);
                window.tap_on(&words.text(button));
                assert!(!window.has(&words.text(button)), "{key:?} {size:?}");
            }
        }
    }
}

#[test]
fn a_long_press_beside_the_nodes_opens_the_menu_of_the_lectern() {
    for size in SIZES {
        let words = Words::new(Language::ENGLISH);
        let mut window = small(size);
        let beside = window.node_beginning("A: not visited") + vec2(150.0, 0.0);
        window.finger(0, TouchPhase::Start, beside);
        for _ in 0..90 {
            window.harness.step();
        }
        window.finger(0, TouchPhase::End, beside);
        window.harness.run_steps(8);
        assert!(window.has(&words.text("key-pen")), "{size:?}");
        assert_fits(&window, "the menu of the lectern");
    }
}

#[test]
fn buttons_grow_for_a_finger_and_shrink_for_a_mouse() {
    let smallest = |window: &TestWindow| {
        let sizes = controls(window).into_iter().map(|Control { rect, .. }| rect.width().min(rect.height()));
        sizes.fold(f32::MAX, f32::min)
    };
    let mut window = TestWindow::of_text(NAMED, [1440.0, 900.0], Language::SPANISH);
    assert!(smallest(&window) < 44.0);
    window.tap(pos2(400.0, 400.0));
    assert!(43.9 <= smallest(&window), "{:?}", controls(&window));
    assert_fits(&window, "a touched laptop");
    window.harness.hover_at(pos2(400.0, 400.0));
    window.settle();
    assert!(smallest(&window) < 44.0);
}

#[test]
fn every_touched_window_fits() {
    for size in [[640.0, 480.0], [700.0, 1000.0], [820.0, 1180.0], [1000.0, 640.0], [1280.0, 800.0]] {
        for language in Language::AUTHORED {
            let mut window = TestWindow::of_size(size, language);
            let place = pos2(size[0] / 2.0, size[1] / 2.0);
            window.tap(place);
            assert_fits(&window, &format!("{size:?} {language:?}"));
        }
    }
}
