//! Each position drawn once: the key, the line that counts them, and what it is not for.

use crate::test_window::TestWindow;
use egui::{Key, Modifiers};
use poda_picture::picture::LayoutForm;
use poda_words::i18n::Language;

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
