//! The window on phones and tablets: nothing is cut, nothing overlaps, and a finger can press every button.

use crate::test_window::TestWindow;
use egui::accesskit::Role;
use egui::{Id, Key, LayerId, Modifiers, Pos2, Rect};
use egui_kittest::kittest::{NodeT, Queryable};
use poda_words::i18n::{Language, Words};
use std::collections::HashMap;

/// The sizes of phones, held upright and sideways, of a tablet and of a laptop.
pub const SIZES: [[f32; 2]; 5] = [[390.0, 844.0], [844.0, 390.0], [360.0, 640.0], [820.0, 1180.0], [1440.0, 900.0]];
/// The sizes of phones held upright.
pub const UPRIGHT: [[f32; 2]; 2] = [[390.0, 844.0], [360.0, 640.0]];
/// The sizes of phones.
pub const PHONES: [[f32; 2]; 3] = [[390.0, 844.0], [844.0, 390.0], [360.0, 640.0]];

/// A control: its name, its place, and the part of it that is seen.
#[derive(Debug)]
pub struct Control {
    pub name: String,
    pub role: Role,
    pub rect: Rect,
    pub seen: Rect,
    /// The window, menu or modal on which it stands.
    pub layer: LayerId,
}

/// What can be pressed or typed into. What is wholly scrolled away is left out.
pub fn controls(window: &TestWindow) -> Vec<Control> {
    let shown = window.harness.root();
    let inputs = shown.children_recursive();
    let inputs = inputs.filter(|node| egui::accessibility::is_input(node.accesskit_node().role()));
    let ids: HashMap<_, Id> = window.harness.ctx.viewport(|viewport| {
        let widgets = viewport.prev_pass.widgets.layers().flat_map(|(_, widgets)| widgets);
        widgets.map(|widget| (widget.id.accesskit_id(), widget.id)).collect()
    });
    let controls = inputs.filter_map(|node| {
        let (id, _) = node.accesskit_node().locate();
        let response = window.harness.ctx.read_response(*ids.get(&id)?)?;
        let (layer, seen) = (response.layer_id, response.interact_rect);
        let name = node.accesskit_node().label().unwrap_or_default();
        seen.is_positive().then(|| Control { name, role: node.accesskit_node().role(), rect: node.rect(), seen, layer })
    });
    controls.collect()
}

/// Fails where a control stands outside the window, or two of them on one layer share a place. Returns how many there
/// are.
pub fn assert_fits(window: &TestWindow, what: &str) -> usize {
    let screen = window.harness.ctx.content_rect().expand(0.5);
    let controls = controls(window);
    for (index, control) in controls.iter().enumerate() {
        let Control { name, rect, seen, layer, .. } = control;
        let is_wide = rect.min.x < screen.min.x || screen.max.x < rect.max.x;
        assert!(!is_wide, "{what}: {name} at {rect:?} is wider than the window {screen:?}");
        for other in controls[index + 1..].iter().filter(|other| other.layer == *layer) {
            let shared = seen.intersect(other.seen);
            assert!(shared.width().min(shared.height()) < 1.0, "{what}: {control:?} and {other:?} overlap");
        }
    }
    controls.len()
}

#[test]
fn nothing_is_cut_or_overlaps_at_any_size() {
    for size in SIZES {
        for language in Language::AUTHORED {
            for key in [Key::Home, Key::End] {
                let mut window = TestWindow::of_size(size, language);
                window.press(key);
                let what = format!("{size:?} {language:?} {key:?}");
                assert!(5 < assert_fits(&window, &what), "{what} has controls");
                let screen = Rect::from_min_size(Pos2::ZERO, size.into());
                let words = Words::new(language);
                // At its end, a step forward opens the next lesson, as does a button beside its title.
                let forward = if key == Key::End { "lesson-next" } else { "key-forward" };
                for direction in ["key-first", "key-back", "transport-play", forward, "key-last", "timeline-name"] {
                    let name = words.text(direction);
                    for rect in window.harness.get_all_by_label(&name).map(|node| node.rect()) {
                        assert!(screen.contains_rect(rect), "{what}: {direction} at {rect:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_tree_has_most_of_a_phone() {
    for size in PHONES {
        for language in Language::AUTHORED {
            let window = TestWindow::of_size(size, language);
            let tree = window.harness.get_all_by_role(egui::accesskit::Role::Tree).map(|node| node.rect());
            let height = tree.map(|rect| rect.height()).fold(0.0, f32::max);
            assert!(0.45 * size[1] <= height, "{height} of {size:?}");
        }
    }
}

#[test]
fn the_sheet_is_pulled_up_and_put_away() {
    for size in UPRIGHT {
        for language in Language::AUTHORED {
            let words = Words::new(language);
            let mut window = TestWindow::of_size(size, language);
            let title = words.text("panel-algorithm");
            assert!(!window.has(&words.text("sheet-put-away")), "it is put away at first");
            window.click(&words.text("sheet-pull-up"));
            assert_fits(&window, "half a sheet");
            let half = window.harness.get_by_label(&words.text("sheet-put-away")).rect().top();
            assert!(window.says(&title) || window.has(&words.text("sheet-higher")));
            window.click(&words.text("sheet-higher"));
            assert_fits(&window, "a whole sheet");
            let full = window.harness.get_by_label(&words.text("sheet-put-away")).rect().top();
            assert!(full < half - 40.0, "{full} {half}");
            window.click(&words.text("sheet-lower"));
            let lowered = window.harness.get_by_label(&words.text("sheet-put-away")).rect().top();
            assert!((lowered - half).abs() < 1.0, "{lowered} {half}");
            window.click(&words.text("sheet-put-away"));
            assert!(window.has(&words.text("sheet-pull-up")));
        }
    }
}

#[test]
fn the_keyboard_reaches_the_sheet() {
    let words = Words::new(Language::ENGLISH);
    let mut window = TestWindow::of_size(UPRIGHT[0], Language::ENGLISH);
    let reached = (0..60).any(|_| {
        window.press(Key::Tab);
        window.focused() == Some(words.text("sheet-pull-up"))
    });
    assert!(reached);
    window.press(Key::Enter);
    assert!(window.has(&words.text("sheet-put-away")));
    window.press(Key::Space);
    assert!(window.has(&words.text("sheet-pull-up")));
}

#[test]
fn every_button_of_a_phone_is_as_large_as_a_fingertip() {
    for size in PHONES {
        for language in Language::AUTHORED {
            let window = TestWindow::of_size(size, language);
            assert_touchable(&window, &format!("{size:?}"));
        }
    }
}

/// Fails where something that is pressed is smaller than a fingertip. Words in a sentence may be.
pub fn assert_touchable(window: &TestWindow, what: &str) {
    assert_targets(window, 44.0, what);
}

fn assert_targets(window: &TestWindow, least: f32, what: &str) {
    for Control { name, rect, role, .. } in controls(window) {
        let is_link = role == Role::Link;
        let is_small = rect.width().min(rect.height()) < least - 0.1;
        assert!(!is_small || is_link, "{what}: {name} at {rect:?} is too small");
    }
}

/// The least size of a target for a mouse: criterion 2.5.8 of WCAG 2.2.
#[test]
fn everything_that_a_mouse_presses_is_24_pixels_wide_and_high() {
    const LEAST: f32 = 24.0;
    let words = Words::new(Language::ENGLISH);
    for lesson in ["first-tree", "a-to-n", "tic-tac-toe-move-1", "kalah-end-game", "weights", "table", "wrong-bound"] {
        let size = [1440.0, 900.0];
        let mut window = TestWindow::on_lesson(lesson, size, Language::ENGLISH);
        window.press(Key::ArrowRight);
        assert_targets(&window, LEAST, lesson);
        window.press(Key::E);
        window.settle();
        assert_targets(&window, LEAST, &format!("{lesson}: practice"));
    }
    let mut window = TestWindow::of_size([1440.0, 900.0], Language::ENGLISH);
    for menu in ["document-menu", "top-more", "practice-menu", "transport-pace"] {
        let menu = format!("{}: ", words.text(menu));
        if window.harness.query_all_by_label_contains(&menu).next().is_some() {
            window.click_beginning(&menu);
            window.harness.run_steps(8);
            assert_targets(&window, LEAST, &menu);
            window.press(Key::Escape);
        }
    }
    for (modifiers, key) in [
        (Modifiers::SHIFT, Key::M),
        (Modifiers::COMMAND, Key::K),
        (Modifiers::COMMAND, Key::E),
        (Modifiers::NONE, Key::F1),
    ] {
        let mut window = TestWindow::of_size([1440.0, 900.0], Language::ENGLISH);
        window.press_with(modifiers, key);
        window.harness.run_steps(8);
        assert_targets(&window, LEAST, &format!("{modifiers:?} {key:?}"));
    }
}

/// A window of 1280 × 1024 pixels at a zoom of 400 %: criterion 1.4.10 of WCAG.
#[test]
fn a_question_can_be_read_and_answered_at_320_by_256_pixels() {
    let screen = Rect::from_min_size(Pos2::ZERO, [320.0, 256.0].into());
    let tree = |window: &TestWindow| window.harness.get_by_role(Role::Tree).rect();
    for language in Language::AUTHORED {
        let mut window = TestWindow::on_lesson("first-tree", [320.0, 256.0], language);
        window.press(Key::E);
        window.settle();
        assert_fits(&window, "320 × 256");
        // Before the question there is less to read, and the tree has more of the window.
        let card = Rect::from_min_max(tree(&window).left_bottom(), screen.max);
        assert!(100.0 <= card.height() && 40.0 <= tree(&window).height(), "{card:?}");
        // Tab reaches every control of the card, and scrolls it into view.
        let mut reached = 0;
        for _ in 0..12 {
            window.press(Key::Tab);
            window.settle();
            let focused = window.focused();
            let control = controls(&window).into_iter().find(|control| Some(&control.name) == focused.as_ref());
            if let Some(control) = control.filter(|control| card.contains(control.rect.center())) {
                reached += 1;
                assert!(card.expand(1.0).contains_rect(control.rect), "{control:?} in {card:?}");
            }
        }
        assert!(0 < reached, "the card has controls");
    }
}

#[test]
fn every_menu_of_a_phone_fits_and_can_be_pressed() {
    for size in PHONES {
        for language in Language::AUTHORED {
            let words = Words::new(language);
            let mut window = TestWindow::of_size(size, language);
            for menu in ["document-menu", "top-more", "practice-menu", "transport-more", "transport-pace"] {
                let menu = format!("{}: ", words.text(menu));
                if window.harness.query_all_by_label_contains(&menu).next().is_none() {
                    continue;
                }
                window.click_beginning(&menu);
                window.harness.run_steps(8);
                let what = format!("{menu}{size:?} {language:?}");
                assert_fits(&window, &what);
                assert_touchable(&window, &what);
                window.press(Key::Escape);
            }
        }
    }
}

#[test]
fn everything_on_the_sheet_of_a_phone_can_be_pressed() {
    for lesson in [
        "first-tree",
        "a-to-n",
        "tic-tac-toe-move-1",
        "connect-three",
        "othello-opening",
        "kalah-end-game",
        "nim",
        "weights",
        "killer",
        "table",
        "aspiration",
        "wrong-bound",
    ] {
        for size in PHONES {
            for language in Language::AUTHORED {
                let words = Words::new(language);
                let mut window = TestWindow::on_lesson(lesson, size, language);
                window.press(Key::ArrowRight);
                window.press(Key::ArrowRight);
                if 600.0 < size[0] {
                    window.click(&words.text("top-panel"));
                } else {
                    window.click(&words.text("sheet-pull-up"));
                    window.click(&words.text("sheet-higher"));
                }
                let what = format!("{lesson} {size:?} {language:?}");
                assert_fits(&window, &what);
                assert_touchable(&window, &what);
                if window.has(&words.text("node-edit")) {
                    window.click(&words.text("node-edit"));
                    assert_fits(&window, &what);
                    assert_touchable(&window, &what);
                }
            }
        }
    }
}
