//! The lectern: a spotlight at the pointer and a pen over the tree, neither of which touches the document or the keys
//! of a clicker.

use crate::test_window::TestWindow;
use egui::{
    Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, Shape, TouchPhase, pos2, vec2,
};
use egui_kittest::kittest::Queryable;
use poda_session::Origin;
use poda_words::i18n::Language;

/// Where a stroke is drawn that begins beside the root of the small tree.
const FROM: Pos2 = pos2(420.0, 210.0);
const TO: Pos2 = pos2(520.0, 330.0);

/// A tree whose root is called A.
const NAMED: &str = "(version: 1, game: Tree(tree: (name: \"A\", children: [[3, 12, 8], [2, 4, 6]])))";

fn small() -> TestWindow {
    TestWindow::on(NAMED, Origin::Lesson(0))
}

/// Where the root is drawn.
fn root(window: &TestWindow) -> Pos2 {
    window.nodes("A: ").first().expect("the root is in view").center()
}

/// Draws a line with the primary button.
fn draw(window: &mut TestWindow, from: Pos2, to: Pos2) {
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    window.harness.event(Event::PointerMoved(from));
    window.harness.event(button(from, true));
    window.harness.step();
    for part in 1..=5_u8 {
        window.harness.event(Event::PointerMoved(from.lerp(to, f32::from(part) / 5.0)));
        window.harness.step();
    }
    window.harness.event(button(to, false));
    window.settle();
}

/// The ends of the strokes that are on the screen: the only broad lines of more than a few points.
fn strokes(window: &TestWindow) -> Vec<(Pos2, Pos2)> {
    let shapes = window.harness.output().shapes.iter().map(|clipped| &clipped.shape);
    let paths = shapes.filter_map(|shape| match shape {
        Shape::Path(path) if !path.closed && path.points.len() > 4 && path.stroke.width > 3.0 => Some(path),
        _ => None,
    });
    paths.map(|path| (path.points[0], *path.points.last().unwrap())).collect()
}

fn wheel(window: &mut TestWindow, at: Pos2, up: f32) {
    window.harness.event(Event::PointerMoved(at));
    window.harness.event(Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: vec2(0.0, up),
        phase: TouchPhase::Move,
        modifiers: Modifiers::NONE,
        source: MouseWheelSource::Wheel,
    });
    window.harness.run_steps(30);
}

#[test]
fn the_pen_draws_and_neither_pans_nor_selects_nor_takes_the_keys() {
    let mut window = small();
    let (text, root) = (window.text(), window.node("A: not visited"));
    window.press(Key::D);
    assert!(window.has("The pen draws over the tree: 0 strokes"));
    draw(&mut window, FROM, TO);
    assert!(window.has("The pen draws over the tree: 1 stroke"));
    let drawn = strokes(&window);
    assert!(drawn.len() == 1 && (drawn[0].0 - FROM).length() < 1.0 && (drawn[0].1 - TO).length() < 1.0, "{drawn:?}");
    window.click_at(root, PointerButton::Primary, 1);
    assert_eq!(window.selected(), None, "a dot is drawn on the node");
    assert!(window.has("The pen draws over the tree: 2 strokes"));
    for (key, step) in [(Key::PageDown, 1), (Key::ArrowRight, 2), (Key::PageUp, 1), (Key::ArrowLeft, 0)] {
        window.press(key);
        assert_eq!(window.step(), step, "{key:?}");
    }
    assert!((window.node("A: not visited") - root).length() < 0.1, "the tree has not moved");
    assert_eq!(window.text(), text);
    assert!(!window.app().session().is_edited());
    window.press(Key::U);
    assert!(window.has("The pen draws over the tree: 1 stroke"));
    draw(&mut window, TO, FROM);
    window.press(Key::X);
    assert!(window.has("The pen draws over the tree: 0 strokes") && strokes(&window).is_empty());
    window.press(Key::Escape);
    assert!(!window.says("The pen draws"));
}

#[test]
fn a_stroke_stays_where_it_was_drawn_in_the_tree() {
    let mut window = small();
    window.press(Key::F5);
    window.press(Key::D);
    draw(&mut window, FROM, TO);
    window.press(Key::D);
    let offset = |window: &TestWindow| {
        let root = root(window);
        let [(from, to)] = strokes(window)[..] else { panic!("one stroke: {:?}", strokes(window)) };
        (from - root, to - from)
    };
    let first = offset(&window);
    for _ in 0..5 {
        window.press(Key::PageDown);
        assert_eq!(offset(&window), first, "step {}", window.step());
    }
    window.press(Key::Plus);
    let (from, along) = offset(&window);
    let grown = from.x / first.0.x;
    assert!(grown > 1.2, "the stroke grows with the tree: {grown}");
    assert!((from - first.0 * grown).length() < 2.0 && (along - first.1 * grown).length() < 2.0, "{from} {along}");
    // Panning moves both.
    window.harness.drag_at(pos2(700.0, 500.0));
    window.harness.hover_at(pos2(760.0, 470.0));
    window.settle();
    window.harness.drop_at(pos2(760.0, 470.0));
    window.settle();
    assert!((offset(&window).0 - from).length() < 0.5);
}

#[test]
fn strokes_are_those_of_the_tree_that_they_were_drawn_over() {
    let mut window = small();
    window.press(Key::D);
    draw(&mut window, FROM, TO);
    window.press(Key::CloseBracket);
    assert!(strokes(&window).is_empty() && window.has("The pen draws over the tree: 0 strokes"));
    // Nothing of another tree is undone.
    window.press(Key::U);
    assert!(window.has("The pen draws over the tree: 0 strokes"));
}

#[test]
fn the_pen_is_violet_until_another_color_is_chosen_in_the_menu() {
    let mut window = small();
    window.click_beginning("More: ");
    window.click("At the lectern");
    window.harness.run_steps(4);
    window.click("Color of the pen: Violet");
    window.harness.run_steps(4);
    window.click("Yellow marker");
    assert!(window.says("The pen draws over the tree"), "a chosen color is taken up at once");
    draw(&mut window, FROM, TO);
    assert_eq!(strokes(&window).len(), 1);
}

#[test]
fn the_menu_beside_the_nodes_is_that_of_the_lectern_also_while_presenting() {
    let mut window = small();
    window.press(Key::F5);
    window.click_at(pos2(300.0, 80.0), PointerButton::Secondary, 1);
    window.harness.run_steps(4);
    window.click("Pen: draw over the tree");
    assert!(window.says("The pen draws over the tree"));
}

/// The radius of the spotlight on the screen.
fn radius(window: &TestWindow) -> Option<f32> {
    window.harness.output().shapes.iter().find_map(|clipped| match &clipped.shape {
        Shape::Mesh(mesh) if mesh.vertices.len() == 288 => {
            Some((mesh.vertices[0].pos - mesh.vertices[48].pos).length() / 2.0)
        }
        _ => None,
    })
}

#[test]
fn the_spotlight_follows_the_pointer_and_is_resized_by_the_wheel_and_by_keys() {
    let mut window = small();
    window.press(Key::F5);
    assert_eq!(radius(&window), None);
    window.press(Key::O);
    assert!(window.has("The spotlight is on."));
    let place = root(&window);
    let before = radius(&window).unwrap();
    wheel(&mut window, place, 100.0);
    let larger = radius(&window).unwrap();
    assert!(larger > 1.1 * before, "{larger} after {before}");
    assert_eq!(root(&window), place, "the tree is not zoomed");
    let mark = window.harness.get_by_label("The spotlight is on.").rect().center();
    assert!((mark - place).length() < 2.0, "it is at the pointer");
    window.press_with(Modifiers::ALT, Key::Minus);
    assert!(radius(&window).unwrap() < 0.9 * larger);
    window.press_with(Modifiers::ALT, Key::Plus);
    assert!((radius(&window).unwrap() - larger).abs() < 0.5);
    window.press(Key::PageDown);
    assert_eq!(window.step(), 1, "the clicker steps");
    window.press(Key::Escape);
    assert!(radius(&window).is_none() && !window.has("Present"), "presenting goes on");
}

#[test]
fn a_term_is_on_one_line_and_the_sentences_of_a_lesson_have_one_size_and_lines_of_similar_length() {
    let mut window = TestWindow::on_lesson("a-to-n", [1920.0, 1080.0], Language::ENGLISH);
    window.press(Key::F5);
    // The author's notes would stand over the sentences.
    window.press(Key::I);
    let (mut sizes, mut several) = (std::collections::BTreeSet::new(), 0);
    while window.step() < window.last() {
        window.press(Key::PageDown);
        let caption = window.caption();
        let said = window.harness.output().shapes.iter().find_map(|clipped| match &clipped.shape {
            Shape::Text(text) if text.galley.text().replace('\u{a0}', " ") == caption => Some(text.galley.clone()),
            _ => None,
        });
        let galley = said.unwrap_or_else(|| panic!("step {}: {caption}", window.step()));
        sizes.insert(galley.job.sections[0].format.font_id.size.to_bits());
        let rows: Vec<(String, f32)> = galley.rows.iter().map(|row| (row.text(), row.size.x)).collect();
        for (row, _) in &rows {
            let (opened, closed) = (row.matches('(').count(), row.matches(')').count());
            assert_eq!(opened, closed, "a parenthesis is parted: {rows:?}");
            assert!(!row.trim_end().ends_with(['=', '≤', '≥']), "a term is parted: {rows:?}");
        }
        several += usize::from(1 < rows.len());
        let widest = rows.iter().map(|(_, width)| *width).fold(0.0, f32::max);
        assert!(rows.iter().all(|(_, width)| 0.5 * widest < *width), "{rows:?}");
    }
    assert!(several > 1 && sizes.len() == 1, "{several} {sizes:?}");
}

#[test]
fn keys_change_the_step_size_the_theme_the_language_and_the_pen_while_presenting() {
    let mut window = TestWindow::on_lesson("a-to-n", [1920.0, 1080.0], Language::ENGLISH);
    window.press(Key::F5);
    let before = window.app().session().step_size();
    window.press_with(Modifiers::SHIFT, Key::S);
    assert_ne!(window.app().session().step_size(), before);
    let theme = window.app().settings().theme;
    window.press_with(Modifiers::SHIFT, Key::T);
    assert_ne!(window.app().settings().theme, theme);
    window.press_with(Modifiers::SHIFT, Key::E);
    assert_eq!(window.app().settings().language, Language::SPANISH);
    window.press_with(Modifiers::SHIFT, Key::D);
    assert!(window.says("El lápiz dibuja sobre el árbol"));
    window.press(Key::Escape);
    window.harness.event(Event::PointerMoved(FROM));
    window.press_with(Modifiers::SHIFT, Key::O);
    assert!(window.has("El puntero láser está encendido."));
    window.press(Key::Escape);
    assert!(!window.has("El puntero láser está encendido."));
}

#[test]
fn a_match_is_played_on_a_large_board_while_presenting() {
    let mut window = TestWindow::on_lesson("tic-tac-toe-move-1", [1920.0, 1080.0], Language::ENGLISH);
    window.press(Key::F11);
    window.press(Key::P);
    window.settle();
    let cell = window.harness.get_by_label("Play cell 5").rect();
    assert!(80.0 < cell.width(), "{cell}");
    let moves = |window: &TestWindow| window.app().session().latest_history().document().game.moves().len();
    let before = moves(&window);
    window.press(Key::Num5);
    window.wait_until(|window| before < moves(window));
    let small: Vec<_> = crate::last_row::texts(&window).into_iter().filter(|(_, size)| *size < 24.0).collect();
    assert!(small.is_empty(), "{small:?}");
}
