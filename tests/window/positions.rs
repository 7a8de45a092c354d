//! Each position drawn once: the key, the line that counts them, and what it is not for.

use crate::small_windows::assert_fits;
use crate::test_window::TestWindow;
use egui::{Event, Key, Modifiers, Pos2, Rect};
use egui_kittest::kittest::Queryable;
use poda_picture::picture::LayoutForm;
use poda_words::i18n::{Language, Words};

#[test]
fn a_key_draws_each_position_once_and_the_tree_again() {
    let mut window = TestWindow::on_lesson("table", [1280.0, 800.0], Language::ENGLISH);
    let form = |window: &TestWindow| window.app().session().drawing_options().form;
    assert!(!window.says("10 positions instead of 25 nodes."));
    window.press_with(Modifiers::SHIFT, Key::G);
    assert_eq!(form(&window), LayoutForm::Positions);
    assert!(window.says("10 positions instead of 25 nodes."));
    for _ in 0..30 {
        window.press(Key::ArrowRight);
    }
    window.press(Key::End);
    window.click("Draw the tree");
    assert_eq!(form(&window), LayoutForm::Tree);
    assert!(!window.says("10 positions instead of 25 nodes."));
}

/// A phone held upright and sideways, and a small window.
const NARROW: [[f32; 2]; 3] = [[360.0, 780.0], [844.0, 390.0], [900.0, 600.0]];

/// What the line over the tree says, by lesson and language.
const COUNTED: [(&str, [&str; 2]); 2] = [
    ("table", ["10 positions instead of 25 nodes.", "10 posiciones en lugar de 25 nodos."]),
    ("bound-no-value", ["12 positions instead of 15 nodes.", "12 posiciones en lugar de 15 nodos."]),
];

#[test]
fn a_narrow_window_shows_the_positions_their_number_and_each_step() {
    for size in NARROW {
        for (lesson, counted) in COUNTED {
            for (language, counted) in Language::AUTHORED.into_iter().zip(counted) {
                let what = format!("{size:?} {lesson} {language:?}");
                let mut window = TestWindow::on_lesson(lesson, size, language);
                window.press_with(Modifiers::SHIFT, Key::G);
                assert!(window.says(counted), "{what}: {:?}", window.harness.root());
                assert_fits(&window, &what);
                let trees = window.harness.get_all_by_role(egui::Role::Tree);
                let tree = trees.map(|tree| tree.rect()).max_by(|a, b| a.area().total_cmp(&b.area())).unwrap();
                for _ in 0..window.last() {
                    window.press(Key::ArrowRight);
                    let at = current_place(&window);
                    assert!(
                        at.is_none_or(|at| tree.contains(at)),
                        "{what}: step {}: {at:?} in {tree:?}",
                        window.step()
                    );
                }
                window.click(&Words::new(language).text("ribbon-draw-tree"));
                assert!(!window.says(counted), "{what}");
            }
        }
    }
}

/// Where the position of the current node is on the screen.
fn current_place(window: &TestWindow) -> Option<Pos2> {
    let current = {
        let app = window.app();
        let search = app.session().search()?;
        let graph = search.tree_layout.graph.as_ref().expect("positions are drawn");
        graph.shown_visit(search.moment().current()?, search.moment())
    };
    let place = window.nodes(&format!("{}: ", window.heading(current)));
    place.first().map(Rect::center)
}

/// The move to a position that was visited before is pointed at by its edge.
#[test]
fn the_edge_of_a_later_visit_says_what_was_taken_from_the_table() {
    let mut window = TestWindow::on_lesson("bound-no-value", [1280.0, 800.0], Language::ENGLISH);
    window.press_with(Modifiers::SHIFT, Key::G);
    for _ in 0..22 {
        window.press(Key::ArrowRight);
    }
    let place = |name: &str| window.nodes(&format!("{name}: ")).first().copied().unwrap_or(Rect::NOTHING);
    let (upper, lower) = (place("C"), place("S1"));
    assert!(upper.is_positive() && lower.is_positive(), "{:?}", window.harness.root());
    // The edge leaves its row upright, and then leads to the next one.
    let at = egui::pos2(f32::midpoint(upper.center().x, lower.center().x), lower.top() - 36.0);
    let says = "From the table: ≥ 5, searched down to the leaves";
    let times = |window: &TestWindow| window.harness.query_all_by_label_contains(says).count();
    let before = times(&window);
    window.harness.event(Event::PointerMoved(at));
    window.settle();
    assert!(before < times(&window), "at {at:?} between {upper:?} and {lower:?}");
    window.click_at(at, egui::PointerButton::Primary, 1);
    assert_eq!(window.selected().as_deref(), Some("S2"));
}

/// At D the stored bound is not enough: the visit says that the position is searched again, and from how many positions
/// moves lead to it.
#[test]
fn a_later_visit_that_the_table_did_not_answer_says_that_it_is_searched_again() {
    let again = [
        "Visited before; the table does not answer here, so the position is searched again.",
        "Ya visitada antes; aquí la tabla no responde, así que la posición se explora de nuevo.",
    ];
    for (language, again) in Language::AUTHORED.into_iter().zip(again) {
        let mut window = TestWindow::on_lesson("bound-no-value", [1280.0, 800.0], language);
        window.press_with(Modifiers::SHIFT, Key::G);
        window.press(Key::End);
        let at = window.nodes("S3: ").first().expect("the latest visit is shown").center();
        window.harness.event(Event::PointerMoved(at));
        window.settle();
        assert!(window.says(again), "{language:?}: {:?}", window.harness.root());
        let reached =
            Words::new(language).fill("position-reached", &poda_words::i18n::args![count = 3_usize, made = 3_usize]);
        assert!(window.says(&reached), "{language:?}");
    }
}
