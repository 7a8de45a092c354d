//! Presenting, for the last row of a lecture hall: no text is smaller than 24 pixels at 1920 × 1080, and the view stays with the
//! current node.

use crate::test_window::TestWindow;
use egui::{Key, Pos2, Shape};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use poda::file::load;
use poda::i18n::Language;
use poda::lessons;
use poda::session::{Origin, Session};
use poda::trace::NodeId;
use poda::ui::settings::Settings;
use std::collections::HashMap;

const FULL_HD: [f32; 2] = [1920.0, 1080.0];
/// The smallest text that can be read from the last row, in pixels at 1920 × 1080.
const LEAST: f32 = 24.0;
/// At how many steps of a lesson the window is examined.
const EXAMINED: usize = 7;

/// The texts on the screen, each with its size in pixels.
pub fn texts(window: &TestWindow) -> Vec<(String, f32)> {
    fn add(shape: &Shape, texts: &mut Vec<(String, f32)>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| add(shape, texts)),
            Shape::Text(text) => texts.extend(text.galley.job.sections.iter().map(|section| {
                let range = usize::from(section.byte_range.start)..usize::from(section.byte_range.end);
                (text.galley.job.text[range].to_owned(), section.format.font_id.size)
            })),
            _ => {}
        }
    }
    let mut texts = Vec::new();
    for clipped in &window.harness.output().shapes {
        if clipped.clip_rect.intersects(clipped.shape.visual_bounding_rect()) {
            add(&clipped.shape, &mut texts);
        }
    }
    texts.retain(|(text, _)| !text.trim().is_empty());
    texts
}

fn go_to(window: &mut TestWindow, step: usize) {
    let presses = step.abs_diff(window.step());
    let key = if window.step() < step { Key::ArrowRight } else { Key::ArrowLeft };
    for _ in 0..presses {
        window.harness.key_press(key);
        window.harness.step();
    }
    window.harness.run_steps(2);
}

/// Presents a lesson and examines it at several steps.
fn examine(name: &str, language: Language, check: impl Fn(&TestWindow)) {
    let mut window = TestWindow::on_lesson(name, FULL_HD, language);
    window.press(Key::F11);
    // Of a long search, only the beginning is stepped through.
    let last = window.last().min(120);
    for part in 0..=EXAMINED {
        go_to(&mut window, last * part / EXAMINED);
        check(&window);
    }
    window.press(Key::End);
    check(&window);
}

#[test]
fn no_text_of_any_lesson_is_too_small_for_the_last_row() {
    let mut faults = Vec::new();
    for number in 0..lessons::all().len() {
        let name = lessons::name(number);
        let language = if number % 2 == 0 { Language::English } else { Language::Spanish };
        let found = std::cell::RefCell::new(Vec::new());
        examine(name, language, |window| {
            let small = texts(window).into_iter().filter(|(_, size)| *size < LEAST);
            found
                .borrow_mut()
                .extend(small.map(|(text, size)| format!("{name}, step {}: {text:?} {size}", window.step())));
        });
        faults.extend(found.into_inner());
    }
    assert!(faults.is_empty(), "{} texts:\n{}", faults.len(), faults.join("\n"));
}

/// A tree that is far too wide for one screen.
fn wide() -> TestWindow {
    let leaves = |first: usize| (first..first + 9).map(|leaf| leaf.to_string()).collect::<Vec<_>>().join(", ");
    let middle = |first: usize| (0..5).map(|part| format!("[{}]", leaves(first + part))).collect::<Vec<_>>().join(", ");
    let tree = (0..6).map(|part| format!("[{}]", middle(10 * part))).collect::<Vec<_>>().join(", ");
    let document = load(format!("(version: 1, game: Tree(tree: [{tree}]))").as_bytes()).unwrap();
    let settings = Settings::new(Language::English);
    let session = Session::new(document, Origin::New, settings.notation);
    TestWindow::build(Harness::builder().with_size(FULL_HD), session, settings)
}

/// Where the nodes in view are drawn, by their names.
fn places(window: &TestWindow) -> HashMap<String, Pos2> {
    let nodes = window.harness.query_all_by_label_contains(": ").filter(|node| node.rect().width() < 21.0);
    nodes
        .filter_map(|node| {
            let name = node.accesskit_node().value().or_else(|| node.accesskit_node().label())?;
            Some((name.rsplit_once(": ")?.0.to_owned(), node.rect().center()))
        })
        .collect()
}

/// The name of the current node.
fn current(window: &TestWindow) -> Option<String> {
    let node = window.app().session().search().moment().current()?;
    Some(window.heading(node))
}

#[test]
fn the_view_moves_to_the_current_node_and_only_if_it_is_not_in_view() {
    let mut window = wide();
    window.press(Key::F11);
    let (mut moves, mut steps) = (0, 0);
    while window.step() < 200 {
        let before = places(&window);
        window.press(Key::PageDown);
        steps += 1;
        let after = places(&window);
        let here = current(&window).expect("the search goes on");
        let place = *after.get(&here).unwrap_or_else(|| panic!("step {}: {here} is not in view", window.step()));
        assert!(place.x > 140.0 && place.x < 1_800.0 && place.y < 930.0, "{here} at {place}");
        let moved =
            before.iter().any(|(name, before)| after.get(name).is_some_and(|after| (*after - *before).length() > 1.0));
        moves += usize::from(moved);
        let was_in_view = before.get(&here).is_some_and(|place| place.x > 170.0 && place.x < 1_740.0);
        assert!(!moved || !was_in_view, "step {}: {here} was in view, and the tree jumps", window.step());
        assert!(texts(&window).iter().all(|(_, size)| *size >= LEAST));
    }
    assert!(moves > 2, "the tree is wider than the window");
    assert!(moves * 8 < steps, "{moves} moves in {steps} steps are not calm");
}

#[test]
fn the_siblings_of_a_node_that_the_view_moves_to_are_in_view_too() {
    let mut window = wide();
    window.press(Key::F11);
    let second = window.app().session().search().trace().children(NodeId::ROOT).nth(1).unwrap();
    let first_leaf = NodeId::new(second.number() as usize + 2);
    let entered = window.app().session().search().trace().entered_at(first_leaf).unwrap();
    go_to(&mut window, entered);
    let places = places(&window);
    let trace = window.app().session().search().trace().clone();
    let family: Vec<_> = trace.children(trace.parent(first_leaf).unwrap()).collect();
    for node in family.into_iter().chain(trace.ancestors(first_leaf).take(2)) {
        assert!(places.contains_key(&window.heading(node)), "{}", window.heading(node));
    }
}

#[test]
fn only_f_shows_a_large_tree_whole_while_presenting() {
    let mut window = wide();
    window.press(Key::F11);
    for _ in 0..5 {
        window.press(Key::PageDown);
    }
    assert!(places(&window).len() > 5, "node by node");
    window.press(Key::F);
    assert!(places(&window).is_empty(), "as strips");
    window.press(Key::PageDown);
    assert!(places(&window).is_empty(), "a choice is kept");
    window.press(Key::F);
    assert!(places(&window).len() > 5);
}
