//! The window as a frame in another page.

use super::test_window::{SMALL, TestWindow};
use egui::{Key, Modifiers, OutputCommand, PointerButton, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use poda_session::{Origin, Session};
use poda_window::stored::settings::Settings;
use poda_words::file::{LinkView, load};
use poda_words::i18n::Language;

/// The sizes of frames, the smallest first.
const SIZES: [[f32; 2]; 3] = [[320.0, 240.0], [480.0, 320.0], [800.0, 450.0]];

/// A frame of a size, opened by a link.
fn frame(size: [f32; 2], link: &str) -> TestWindow {
    let settings = Settings::new(Language::ENGLISH);
    let session = Session::new(load(SMALL.as_bytes()).unwrap(), Origin::Link, settings.notation);
    let mut window = TestWindow::build(Harness::builder().with_size(size), session, settings);
    let ctx = window.harness.ctx.clone();
    // As at the start, also where the document of the link cannot be opened.
    window.app_mut().set_embedded(LinkView::parse(link).is_embedded);
    window.app_mut().open_link(&ctx, link);
    window.settle();
    window
}

fn click_in_tree(window: &mut TestWindow) {
    window.click_at(pos2(6.0, 6.0), PointerButton::Primary, 1);
}

fn opened_address(window: &TestWindow) -> Option<String> {
    let mut commands = window.harness.output().platform_output.commands.iter();
    commands.find_map(|command| match command {
        OutputCommand::OpenUrl(open) => {
            assert!(open.new_tab, "the page around the frame stays");
            Some(open.url.clone())
        }
        _ => None,
    })
}

#[test]
fn a_frame_shows_the_tree_the_caption_and_the_transport_and_no_bars() {
    for size in SIZES {
        for (lesson, language) in [("a-to-n", "en"), ("tic-tac-toe-move-1", "es"), ("othello-opening", "es")] {
            let window = frame(size, &format!("#lesson={lesson}&lang={language}&step=5&embed"));
            let spoken = window.app().caption_text();
            assert!(window.has(&spoken), "{spoken}");
            for absent in ["Document: ", "Documento: ", "Present", "Presentar", "More", "Más"] {
                let found = window.harness.query_all_by_label_contains(absent).any(|node| node.rect().top() < 60.0);
                assert!(!found, "{absent} at {size:?}");
            }
            let [width, height] = size;
            let screen = egui::Rect::from_min_size(pos2(0.0, 0.0), egui::vec2(width, height));
            let buttons = if language == "en" {
                ["One step back", "Play", "Open in Poda"]
            } else {
                ["Un paso atrás", "Reproducir", "Abrir en Poda"]
            };
            for button in buttons {
                let rect = window.harness.get_by_label(button).rect();
                assert!(screen.contains_rect(rect) && 25.0 <= rect.width(), "{button} at {rect} of {size:?}");
            }
            let caption = window.harness.get_by_label(&spoken).rect();
            assert!(screen.contains_rect(caption), "{caption} of {size:?}");
        }
    }
}

#[test]
fn a_frame_takes_keys_only_after_a_click_in_it() {
    let mut window = frame([480.0, 320.0], "#lesson=a-to-n&embed");
    window.press(Key::ArrowRight);
    window.press(Key::End);
    window.press(Key::Tab);
    window.paste("#lesson=nim");
    assert_eq!(window.step(), 0, "the keys are those of the page");
    assert!(window.harness.ctx.memory(|memory| memory.focused().is_none()));
    click_in_tree(&mut window);
    window.press(Key::ArrowRight);
    assert_eq!(window.step(), 1);
    // Outside a frame keys need no click.
    let mut whole = frame([480.0, 320.0], "#lesson=a-to-n");
    whole.press(Key::ArrowRight);
    assert_eq!(whole.step(), 1);
}

#[test]
fn a_frame_changes_no_document_and_opens_no_modals() {
    let mut window = frame([800.0, 450.0], "#tree=[[3,12,8],[2,4,6]]&embed");
    click_in_tree(&mut window);
    window.press(Key::End);
    let text = window.text();
    window.paste("[[1, 2], [3]]");
    for key in [Key::Delete, Key::S, Key::P, Key::E, Key::W, Key::T, Key::Questionmark, Key::G, Key::D, Key::B] {
        window.press(key);
    }
    for key in [Key::O, Key::S, Key::E, Key::ArrowLeft, Key::ArrowRight] {
        window.press_with(Modifiers::COMMAND, key);
    }
    assert_eq!(window.text(), text);
    assert!(!window.app().dialogs().takes_keys() && window.app().practice().is_none());
    assert!(window.has("Open in Poda"));
}

#[test]
fn the_button_opens_the_same_in_a_page_of_its_own() {
    for (size, base) in
        SIZES.into_iter().zip(["https://example.org/poda/", "https://example.org/?a=b", "http://localhost:8000/"])
    {
        let mut window = frame(size, "#lesson=a-to-n&step=7&lang=en&embed");
        window.app_mut().set_link_base(base);
        window.harness.get_by_label("Open in Poda").click();
        window.harness.step();
        let opened = (0..3).find_map(|_| {
            let address = opened_address(&window);
            window.harness.step();
            address
        });
        assert_eq!(opened, Some(format!("{base}#lesson=a-to-n&step=7&lang=en")));
        assert!(window.app().is_embedded());
    }
    // Where no page is known, the window becomes the whole program.
    let mut window = frame([1280.0, 800.0], "#lesson=a-to-n&step=7&lang=en&embed");
    window.app_mut().set_link_base("");
    window.click("Open in Poda");
    assert!(!window.app().is_embedded() && !window.has("Open in Poda"));
    assert_eq!(window.step(), 7);
}

#[test]
fn practice_in_a_frame_conceals_the_answers() {
    for size in SIZES {
        for lesson in ["a-to-n", "worst-value"] {
            let mut window = frame(size, &format!("#lesson={lesson}&mode=practice&embed"));
            window.app_mut().go_to_step(poda_core::trace::TimelineStep::new(1_000));
            window.settle();
            assert!(window.step() < window.last(), "no further than the open question");
            assert!(window.has(&window.app().caption_text()), "the question is asked");
            click_in_tree(&mut window);
            window.press(Key::Escape);
            assert!(window.app().practice().is_some(), "there is no way back into the exercise");
        }
    }
}

#[test]
fn presenting_in_a_frame_keeps_the_transport() {
    for size in SIZES {
        let mut window = frame(size, "#lesson=a-to-n&mode=present&embed");
        assert!(window.app().is_presenting() && window.has("Play") && window.has("Open in Poda"));
        let forward = window.harness.get_by_label("One step forward").rect().center();
        window.click_at(forward, PointerButton::Primary, 1);
        assert_eq!(window.step(), 1);
    }
}

#[test]
fn a_faulty_link_of_a_frame_says_so() {
    for size in SIZES {
        let window = frame(size, "#p1AAAA&embed");
        assert!(window.says("The link was not opened"), "{size:?}");
    }
}
