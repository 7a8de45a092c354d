//! Every control has a name and is visible, in both languages and at every size.

use crate::test_window::{SMALL, TestWindow};
use egui::{Key, Modifiers, Rect};
use egui_kittest::kittest::{NodeT, Queryable};
use poda_session::Origin;
use poda_words::i18n::{Language, Words, language_name, languages};

const SIZES: [[f32; 2]; 4] = [[900.0, 600.0], [1280.0, 800.0], [1920.0, 1080.0], [640.0, 480.0]];

/// The names and places of all that can be pressed in the bars.
fn controls(window: &TestWindow, height: f32) -> Vec<(String, Rect)> {
    window
        .harness
        .root()
        .children_recursive()
        .filter(|node| egui::accessibility::is_input(node.accesskit_node().role()))
        .filter(|node| node.accesskit_node().role() != egui::Role::TreeItem)
        .map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect()))
        .filter(|(_, rect)| rect.max.y < 46.0 || rect.min.y > height - 64.0)
        .collect()
}

#[test]
fn the_bars_fit_at_every_size() {
    for size in SIZES {
        for language in Language::AUTHORED {
            let mut window = TestWindow::of_size(size, language);
            if size[0] >= 1000.0 {
                // What stands in the side panel may lie behind the bars, where it is not seen.
                window.click_beginning(&format!("{}: ", Words::new(language).text("top-more")));
                // It may be scrolled away.
                window.click_scrolled(&Words::new(language).text("top-panel"));
            }
            let screen = Rect::from_min_size(egui::Pos2::ZERO, size.into());
            let controls = controls(&window, size[1]);
            assert!(controls.len() > 12, "{controls:?}");
            for (index, (name, rect)) in controls.iter().enumerate() {
                assert!(screen.contains_rect(*rect), "{name} at {rect:?} is in a window of {size:?}");
                for (other, place) in &controls[index + 1..] {
                    let shared = rect.intersect(*place);
                    let overlap = shared.width().min(shared.height());
                    assert!(overlap < 1.0, "{name} and {other} overlap in a window of {size:?}, {language:?}");
                }
            }
        }
    }
}

#[test]
fn the_buttons_of_the_transport_step() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(11));
    let last = window.last();
    let words = Words::new(Language::ENGLISH);
    for (key, step) in [("key-forward", 1), ("key-back", 0), ("key-last", last), ("key-first", 0)] {
        window.click(&words.text(key));
        assert_eq!(window.step(), step, "{key}");
    }
    window.click(&words.text("key-next-cutoff"));
    assert_eq!(Some(window.step()), window.app().session().search().unwrap().trace().next_cutoff(0));
}

#[test]
fn the_language_is_changed_while_it_runs() {
    let mut window = TestWindow::new();
    window.drop_files(&[(std::path::Path::new("a.ron"), b"(version: 2)")]);
    assert!(window.says("a.ron was not opened"));
    window.click("Language: ES");
    assert!(window.has("Un paso adelante") && window.has("Presentar"));
    assert!(window.says("No se abrió a.ron"), "what is told follows the language");
    window.press(Key::Questionmark);
    assert!(window.says("Un paso adelante: →, AvPág"));
}

#[test]
fn every_language_is_offered_by_its_code_and_its_name() {
    for language in languages() {
        let mut window = TestWindow::new();
        let code = format!("Language: {}", language.code().to_uppercase());
        // A translation is in the bar once it is chosen.
        assert_eq!(window.has(&code), Language::AUTHORED.contains(&language));
        if window.has(&code) {
            window.click(&code);
            assert_eq!(window.app().settings().language, language);
        }
        let mut window = TestWindow::new();
        window.press_with(Modifiers::COMMAND, Key::K);
        window.type_text(&format!("language {}", language_name(language)));
        window.press(Key::Enter);
        assert_eq!(window.app().settings().language, language);
        // The next one follows, and after the last one the first.
        window.press_with(Modifiers::SHIFT, Key::E);
        let next = languages().cycle().skip_while(|it| *it != language).nth(1);
        assert_eq!(Some(window.app().settings().language), next);
    }
}

/// The harness stops at a sign that no font has, and at a control without a name.
#[test]
fn every_sheet_has_names_and_glyphs_in_both_languages() {
    for language in Language::AUTHORED {
        for size in SIZES {
            let words = Words::new(language);
            let mut window = TestWindow::of_size(size, language);
            window.press(Key::End);
            window.press(Key::Questionmark);
            window.press(Key::Escape);
            window.click_beginning(&format!("{}: ", words.text("document-menu")));
            window.harness.run_steps(8);
            window.click(&words.text("document-new"));
            window.click(&words.text("document-new-tree"));
            window.type_text("[[3, 12], two");
            window.press(Key::Escape);
            window.paste("[[3, 12], [2]]");
            window.paste("Tree(tree: [])");
            window.paste("[1]");
            assert!(window.has(&words.text("ask-do-not-save")));
            window.press(Key::Escape);
            assert!(!window.has(&words.text("ask-do-not-save")));
        }
    }
}

#[test]
fn sheets_stay_inside_small_windows() {
    for size in SIZES {
        let mut window = TestWindow::of_size(size, Language::SPANISH);
        window.paste("[1, 2]");
        window.paste("[1]");
        let words = Words::new(Language::SPANISH);
        let screen = Rect::from_min_size(egui::Pos2::ZERO, size.into());
        for answer in ["ask-save", "ask-do-not-save", "ask-cancel"] {
            let rect = window.harness.get_by_label(&words.text(answer)).rect();
            assert!(screen.contains_rect(rect), "{answer} at {rect:?} is in a window of {size:?}");
        }
    }
}

#[test]
fn a_setting_under_the_pointer_is_explained() {
    let mut window = TestWindow::of_size([1440.0, 800.0], poda_words::i18n::Language::ENGLISH);
    for (name, taught) in [
        ("Fail: hard", "What a node returns when its value lies outside its window"),
        ("Cut on: >", "Whether a value equal to the bound already cuts"),
        ("Depth: ", "How many plies the search looks ahead"),
        ("Algorithm: ", "How the tree is searched"),
    ] {
        let place = window.harness.query_all_by_label_contains(name).next().expect(name).rect().center();
        window.harness.hover_at(place);
        window.harness.run_steps(12);
        assert!(window.says(taught), "{name}");
    }
}

#[test]
fn each_algorithm_of_the_list_is_taught() {
    let mut window = TestWindow::new();
    window.click_beginning("Algorithm: ");
    window.harness.run_steps(8);
    for (name, taught) in [
        ("Minimax", "Visits every node down to the depth limit"),
        ("MTD(f)", "until the two bounds meet"),
        ("Beginner (random)", "one of the legal moves at random"),
        ("Wrong bound", "Wrong on purpose"),
    ] {
        let place = window.harness.get_by_label(name).rect().center();
        window.harness.hover_at(place);
        window.harness.run_steps(12);
        assert!(window.says(taught), "{name}");
    }
}

#[test]
fn space_and_enter_press_the_control_that_tab_has_reached_and_do_nothing_else() {
    use poda_core::score::CutOn;
    use poda_core::search::Fail;
    for key in [Key::Space, Key::Enter] {
        let mut window = TestWindow::on(SMALL, Origin::Lesson(11));
        for (name, fail, cut_on) in [
            ("Fail: hard", Fail::Hard, CutOn::Equal),
            ("Cut on: >", Fail::Hard, CutOn::Strict),
            ("Fail: soft", Fail::Soft, CutOn::Strict),
        ] {
            let reached = (0..100).any(|_| {
                window.press(Key::Tab);
                window.focused().as_deref() == Some(name)
            });
            assert!(reached, "{name} is reached");
            window.press(key);
            let search = *window.app().session().search().unwrap().config();
            assert_eq!((search.fail, search.cut_on), (fail, cut_on), "{key:?} presses {name}");
            assert_eq!(window.step(), 0, "{key:?} at {name} makes no step");
            assert!(!window.app().session().playback.is_playing, "{key:?} at {name} starts nothing");
            assert_eq!(window.selected(), None, "{key:?} at {name} selects nothing");
            assert_eq!(window.focused().as_deref(), Some(name), "{name} keeps the focus");
        }
    }
}
