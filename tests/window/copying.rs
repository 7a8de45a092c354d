//! The picture of what is shown goes to the clipboard.

use crate::test_window::TestWindow;
use egui::{ColorImage, Event, Key, Modifiers, OutputCommand};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use poda_picture::picture::palette::{PaletteColor, Theme};
use poda_session::{Origin, Session};
use poda_window::stored::settings::{LeafValues, Settings};
use poda_words::file::load;
use poda_words::i18n::{Language, Words};

const COMMAND_SHIFT: Modifiers = Modifiers { shift: true, ..Modifiers::COMMAND };

/// A tree whose last leaf has a value.
fn tree(last: u32) -> String {
    format!("(version: 1, title: \"Small\", game: Tree(tree: [[3, 12, 8], [5, 4, {last}]]))")
}

/// A window on a tree whose leaves show their values when they are visited.
fn window_on(text: &str) -> TestWindow {
    let settings = Settings { leaves: LeafValues::WhenVisited, ..Settings::new(Language::ENGLISH) };
    let session = Session::new(load(text.as_bytes()).unwrap(), Origin::New, settings.notation);
    TestWindow::build(Harness::builder().with_size([1280.0, 800.0]), session, settings)
}

/// Presses the key, and returns the picture that was copied, if one was.
fn copy(window: &mut TestWindow) -> Option<ColorImage> {
    let modifiers = COMMAND_SHIFT;
    let key = Event::Key { key: Key::C, physical_key: None, pressed: true, repeat: false, modifiers };
    window.harness.input_mut().events.push(key);
    let mut copied = None;
    for _ in 0..4 {
        window.harness.step();
        for command in &window.harness.output().platform_output.commands {
            if let OutputCommand::CopyImage(image) = command {
                assert!(copied.replace(image.clone()).is_none(), "one press copies one picture");
            }
        }
    }
    copied
}

fn has_color(image: &ColorImage, theme: Theme, color: PaletteColor) -> bool {
    let [red, green, blue] = theme.color(color);
    image.pixels.contains(&egui::Color32::from_rgb(red, green, blue))
}

#[test]
fn the_key_copies_the_tree_in_the_theme_of_the_window_at_twice_its_size() {
    let mut window = window_on(&tree(6));
    window.press(Key::End);
    let image = copy(&mut window).unwrap();
    // The panel of the tree in a window of 1280 × 800.
    let [width, height] = image.size;
    assert!((1_800..=1_960).contains(&width) && (1_050..=1_240).contains(&height), "{width} × {height}");
    assert!(image.pixels.iter().all(|pixel| pixel.a() == 255));
    assert!(
        has_color(&image, Theme::Light, PaletteColor::Max) && has_color(&image, Theme::Light, PaletteColor::Current)
    );
}

#[test]
fn the_picture_is_of_the_step_and_the_view_that_are_shown() {
    let mut window = window_on(&tree(6));
    let first = copy(&mut window).unwrap();
    assert_eq!(copy(&mut window).as_ref(), Some(&first), "the same step gives the same picture");
    window.press(Key::ArrowRight);
    let second = copy(&mut window).unwrap();
    assert_ne!(first, second);
    window.press(Key::Plus);
    assert_ne!(copy(&mut window).unwrap(), second);
    // Nothing is shown of a blank screen.
    window.press(Key::B);
    assert_eq!(copy(&mut window), None);
}

#[test]
fn a_notification_says_that_it_was_copied_once() {
    let mut window = window_on(&tree(6));
    let image = copy(&mut window).unwrap();
    copy(&mut window);
    let [width, height] = image.size.map(|pixels| Words::new(Language::ENGLISH).number(pixels as u64));
    let size = format!("It is {width} × {height} pixels large. Paste it into a slide or a document.");
    for sentence in ["The picture is on the clipboard", &size] {
        assert_eq!(window.harness.query_all_by_label(sentence).count(), 1, "{sentence}");
    }
}

#[test]
fn of_an_exercise_the_picture_holds_no_more_than_is_shown() {
    let [mut one, mut other] = [6, 1].map(|last| window_on(&tree(last)));
    for window in [&mut one, &mut other] {
        window.press(Key::E);
        window.press(Key::ArrowRight);
    }
    let [there, here] = [copy(&mut one).unwrap(), copy(&mut other).unwrap()];
    assert!(there == here, "a leaf that is not visited yet is not in the picture");
    // Without an exercise, at the end, it is.
    let [mut one, mut other] = [6, 1].map(|last| window_on(&tree(last)));
    for window in [&mut one, &mut other] {
        window.press(Key::End);
    }
    assert!(copy(&mut one).unwrap() != copy(&mut other).unwrap());
}

#[test]
fn of_a_split_view_both_trees_are_copied() {
    let mut window = window_on(&tree(6));
    let single = copy(&mut window).unwrap();
    window.press(Key::S);
    window.wait_until(|window| window.app().session().split().is_some());
    let both = copy(&mut window).unwrap();
    assert_ne!(single, both);
    // Between the trees there are the bars of their titles.
    assert!(has_color(&both, Theme::Light, PaletteColor::Panel));
    assert!(has_color(&both, Theme::Light, PaletteColor::MaxBand));
}
