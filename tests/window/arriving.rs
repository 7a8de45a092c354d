//! The window takes the tree over from the picture that the page has shown while the program was loaded.

use super::test_window::TestWindow;
use egui::{Pos2, Rect, Role, pos2};
use egui_kittest::kittest::{NodeT, Queryable};
use poda_panels::tree_panel::EarlierPicture;
use poda_remote::lesson_scenes;
use poda_words::i18n::Language;

/// The centers of the triangles and boxes in a picture: those of the nodes are among them.
fn centers(picture: &str) -> Vec<Pos2> {
    let numbers =
        |text: &str| -> Vec<f32> { text.split([' ', ',']).filter_map(|number| number.parse().ok()).collect() };
    let attribute = |tag: &str, name: &str| {
        let (_, value) = tag.split_once(&format!(" {name}=\""))?;
        Some(numbers(value.split('"').next()?))
    };
    let triangle = |tag: &str| {
        let points = attribute(tag, "points").filter(|points| points.len() == 6)?;
        let points: Vec<_> = points.chunks(2).map(|point| pos2(point[0], point[1])).collect();
        Some(Rect::from_points(&points).center())
    };
    let part = |tag: &str, name: &str| attribute(tag, name)?.first().copied();
    let rectangle = |tag: &str| {
        let (x, y, width, height) = (part(tag, "x")?, part(tag, "y")?, part(tag, "width")?, part(tag, "height")?);
        Some(pos2(x + width / 2.0, y + height / 2.0))
    };
    let tags = |kind: &'static str| picture.split(kind).skip(1).filter_map(|rest| rest.split('>').next());
    tags("<polygon").filter_map(triangle).chain(tags("<rect").filter_map(rectangle)).collect()
}

/// A window on a lesson, whose user has not asked for less motion.
fn moving(lesson: &str) -> TestWindow {
    let mut window = TestWindow::on_lesson(lesson, [1280.0, 800.0], Language::ENGLISH);
    window.harness.ctx.all_styles_mut(|style| style.animation_time = 0.08);
    window.settle();
    window
}

/// The nodes of the tree that are in the window: their names and their places.
fn nodes(window: &TestWindow) -> Vec<(String, Rect)> {
    let items = window.harness.query_all_by_role(Role::TreeItem);
    let items = items.filter(|item| item.accesskit_node().raw_bounds().is_some());
    let named = items.filter_map(|item| Some((item.accesskit_node().label()?, item.rect())));
    named.map(|(said, rect)| (said.split(", ").next().unwrap_or_default().to_owned(), rect)).collect()
}

#[test]
fn the_tree_begins_where_the_page_has_shown_it_and_moves_to_its_place() {
    for lesson in ["a-to-n", "first-tree"] {
        let scenes = lesson_scenes(lesson, Language::ENGLISH, 1);
        let centers = centers(&scenes[0].picture);
        for (corner, scale) in [(pos2(300.0, 200.0), 1.0), (pos2(120.0, 260.0), 0.75)] {
            let mut window = moving(lesson);
            let fitted = nodes(&window);
            window.app_mut().arrive_from(EarlierPicture { corner, scale });
            window.harness.step();
            let begun = nodes(&window);
            assert_ne!(begun, fitted, "{lesson}");
            for (name, rect) in &begun {
                let was = centers.iter().map(|center| corner + center.to_vec2() * scale);
                let nearest =
                    was.min_by(|one, other| one.distance(rect.center()).total_cmp(&other.distance(rect.center())));
                let distance = nearest.expect("a node").distance(rect.center());
                assert!(distance < 0.6, "{lesson}: {name} is at {rect:?}, and was at {nearest:?}");
            }
            assert!(2 < begun.len(), "{lesson}: {begun:?}");
            window.harness.run_steps(60);
            assert_eq!(nodes(&window), fitted, "{lesson}");
        }
    }
}

#[test]
fn the_tree_is_in_its_place_at_once_for_a_user_who_has_asked_for_less_motion() {
    let mut window = TestWindow::on_lesson("a-to-n", [1280.0, 800.0], Language::ENGLISH);
    window.settle();
    let fitted = nodes(&window);
    window.app_mut().arrive_from(EarlierPicture { corner: pos2(300.0, 200.0), scale: 1.0 });
    window.harness.step();
    assert_eq!(nodes(&window), fitted);
}

#[test]
fn the_user_ends_the_arrival_of_the_tree_by_moving_it() {
    let mut window = moving("a-to-n");
    window.app_mut().arrive_from(EarlierPicture { corner: pos2(300.0, 200.0), scale: 1.0 });
    window.harness.step();
    window.press(egui::Key::Plus);
    window.harness.run_steps(2);
    let enlarged = nodes(&window);
    window.harness.run_steps(60);
    assert_eq!(nodes(&window), enlarged);
}
