//! Presenting, for the last row of a lecture hall: no text is smaller than 24 pixels at 1920 × 1080, and the view stays
//! with the current node.

use crate::test_window::TestWindow;
use egui::{Key, Pos2, Shape};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use poda_core::trace::{NodeId, TimelineStep};
use poda_session::{Origin, Session};
use poda_window::stored::settings::Settings;
use poda_words::file::load;
use poda_words::i18n::Language;
use poda_words::lessons;
use std::collections::{BTreeSet, HashMap};

const FULL_HD: [f32; 2] = [1920.0, 1080.0];
/// The smallest text that can be read from the last row, in pixels at 1920 × 1080.
pub const LEAST: f32 = 24.0;
/// At how many steps of a lesson the window is examined.
const EXAMINED: usize = 5;

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

/// Presents a lesson, presses some keys and returns the texts that are too small at several steps.
fn small_texts(name: &str, language: Language, keys: &[Key]) -> Vec<String> {
    let mut window = TestWindow::on_lesson(name, FULL_HD, language);
    window.press(Key::F11);
    for &key in keys {
        window.harness.key_press(key);
    }
    // Of a long search, the beginning and the end.
    let last = window.last();
    let steps = (0..EXAMINED).map(|part| last.min(100) * part / EXAMINED).chain([last]);
    let mut found = Vec::new();
    for step in steps {
        if step == last {
            window.press(Key::End);
        } else {
            // The steps between are not looked at.
            window.app_mut().go_to_step(TimelineStep::new(step));
            window.harness.run_steps(3);
        }
        let small = texts(&window).into_iter().filter(|(_, size)| *size < LEAST);
        found.extend(small.map(|(text, size)| format!("{name}, step {step}: {text:?} {size}")));
    }
    found
}

/// Checks every lesson, the even ones in the language given.
fn check_all_lessons(languages: [Language; 2], keys: &[Key]) {
    let names = (0..lessons::all().len()).map(|number| (lessons::name(number), languages[number % 2]));
    let faults: Vec<_> = names.flat_map(|(name, language)| small_texts(name, language, keys)).collect();
    assert!(faults.is_empty(), "{} texts:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn no_text_of_any_lesson_is_too_small_for_the_last_row() {
    check_all_lessons([Language::ENGLISH, Language::SPANISH], &[]);
}

#[test]
fn the_reason_the_algorithm_and_the_stack_beside_the_tree_are_as_large() {
    check_all_lessons([Language::SPANISH, Language::ENGLISH], &[Key::Y, Key::A, Key::J]);
}

#[test]
fn what_is_called_up_beside_the_tree_is_hidden_by_the_same_key() {
    let mut window = TestWindow::on_lesson("a-to-n", FULL_HD, Language::ENGLISH);
    window.press(Key::F11);
    window.press_with(egui::Modifiers::SHIFT, Key::ArrowRight);
    for (key, heading) in [(Key::Y, "WHY THIS CUTOFF"), (Key::A, "ALGORITHM"), (Key::J, "CALL STACK")] {
        assert!(!window.has(heading));
        window.press(key);
        assert!(window.has(heading), "{heading}");
        assert!(places(&window).values().all(|place| place.x < 1_330.0), "the tree keeps the rest");
        window.press(key);
        assert!(!window.has(heading));
    }
    for key in [Key::Y, Key::A, Key::J] {
        window.press(key);
    }
    assert!(["WHY THIS CUTOFF", "ALGORITHM", "CALL STACK"].iter().all(|heading| window.has(heading)));
    window.press(Key::Escape);
    assert!(window.says("Present"), "presenting is left");
}

/// A tree that is far too wide for one screen.
fn wide() -> TestWindow {
    let leaves = |first: usize| (first..first + 9).map(|leaf| leaf.to_string()).collect::<Vec<_>>().join(", ");
    let middle = |first: usize| (0..5).map(|part| format!("[{}]", leaves(first + part))).collect::<Vec<_>>().join(", ");
    let tree = (0..6).map(|part| format!("[{}]", middle(10 * part))).collect::<Vec<_>>().join(", ");
    let document = load(format!("(version: 1, game: Tree(tree: [{tree}]))").as_bytes()).unwrap();
    let settings = Settings::new(Language::ENGLISH);
    let session = Session::new(document, Origin::New, settings.notation);
    TestWindow::build(Harness::builder().with_size(FULL_HD), session, settings)
}

/// Where the nodes in view are drawn, by their names.
fn places(window: &TestWindow) -> HashMap<String, Pos2> {
    let items = window.harness.query_all_by_role(egui::Role::TreeItem);
    let in_window = items.filter(|item| item.accesskit_node().raw_bounds().is_some());
    in_window
        .filter_map(|item| {
            let said = item.accesskit_node().label()?;
            // Behind the name stands whose node it is.
            let end = [", MAX, ", ", MIN, ", ", leaf, "].iter().filter_map(|role| said.find(role)).min()?;
            Some((said[..end].to_owned(), item.rect().center()))
        })
        .collect()
}

/// The name of the current node.
fn current(window: &TestWindow) -> Option<String> {
    let node = window.app().session().search().unwrap().moment().current()?;
    Some(window.heading(node))
}

/// The view moves to a node that is not in view, and to one whose children would not all be. Siblings that do not fit
/// are drawn closer together, which moves them along their row, and no other row.
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
        let is_elsewhere = |(name, before): &(&String, &Pos2)| {
            after.get(*name).is_some_and(|after: &Pos2| (*after - **before).length() > 1.0)
        };
        let rows: BTreeSet<String> =
            before.iter().filter(is_elsewhere).map(|(_, place)| format!("{:.0}", place.y)).collect();
        let has_jumped = 1 < rows.len();
        moves += usize::from(has_jumped);
        let children: Vec<_> = {
            let app = window.app();
            let (moment, trace) = (app.session().search().unwrap().moment(), app.session().search().unwrap().trace());
            trace.children(moment.current().expect("the search goes on")).collect()
        };
        let was_in_view = before.get(&here).is_some_and(|place| place.x > 230.0 && place.x < 1_590.0)
            && children.into_iter().all(|child| {
                before.get(&window.heading(child)).is_some_and(|place| place.x > 140.0 && place.x < 1_780.0)
            });
        assert!(!has_jumped || !was_in_view, "step {}: {here} was in view, and the tree jumps", window.step());
        assert!(texts(&window).iter().all(|(_, size)| *size >= LEAST));
    }
    assert!(moves > 2, "the tree is wider than the window");
    assert!(moves * 8 < steps, "{moves} moves in {steps} steps are not calm");
}

#[test]
fn the_siblings_of_a_node_that_the_view_moves_to_are_in_view_too() {
    let mut window = wide();
    window.press(Key::F11);
    let second = window.app().session().search().unwrap().trace().children(NodeId::ROOT).nth(1).unwrap();
    let first_leaf = NodeId::new(second.number() as usize + 2);
    let entered = window.app().session().search().unwrap().trace().entered_at(first_leaf).unwrap();
    go_to(&mut window, entered);
    let places = places(&window);
    let trace = window.app().session().search().unwrap().trace().clone();
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
