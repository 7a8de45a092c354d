//! Ctrl+P: what is shown as a page to be printed.

use crate::test_window::TestWindow;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use poda_panels::frame::printed_page::{PrintedPage, PrintedPart};
use poda_picture::picture::palette::Theme;
use poda_picture::picture::shape::{Point, Shape};
use poda_session::{Origin, Session};
use poda_window::stored::settings::Settings;
use poda_words::file::load;
use poda_words::i18n::Language;

fn window_on(text: &str, language: Language) -> TestWindow {
    let settings = Settings { theme: Theme::Dark, ..Settings::new(language) };
    let session = Session::new(load(text.as_bytes()).unwrap(), Origin::New, settings.notation);
    TestWindow::build(Harness::builder().with_size([1280.0, 800.0]), session, settings)
}

fn tree(last: u32) -> String {
    format!("(version: 1, title: \"Small\", game: Tree(tree: [[3, 12, 8], [5, 4, {last}]]))")
}

fn print(window: &mut TestWindow) -> Option<PrintedPage> {
    window.press_with(Modifiers::COMMAND, Key::P);
    window.app_mut().take_printed()
}

fn texts(page: &PrintedPage) -> Vec<String> {
    let text = |part: &PrintedPart| match part {
        PrintedPart::Text(_, text) => Some(text.plain()),
        PrintedPart::Tree(..) | PrintedPart::Link(_) => None,
    };
    page.parts.iter().filter_map(text).collect()
}

fn trees(page: &PrintedPage) -> Vec<(&[Shape], Point)> {
    let tree = |part| match part {
        &PrintedPart::Text(..) | &PrintedPart::Link(_) => None,
        PrintedPart::Tree(shapes, size) => Some((shapes.as_slice(), *size)),
    };
    page.parts.iter().filter_map(tree).collect()
}

#[test]
fn the_page_has_the_title_the_step_the_tree_the_sentence_and_the_settings() {
    for (language, heading, settings) in [
        (Language::ENGLISH, "Step 3 of ", "Algorithm: Alpha-beta · Depth: "),
        (Language::SPANISH, "Paso 3 de ", "Algoritmo: Alfa-beta · Profundidad: "),
    ] {
        let mut window = window_on(&tree(6), language);
        for _ in 0..3 {
            window.press(Key::ArrowRight);
        }
        let step = window.app().timeline_step().get();
        let page = print(&mut window).unwrap();
        let texts = texts(&page);
        assert_eq!(texts[0], "Small");
        assert!(texts[1].starts_with(&heading.replace('3', &step.to_string())), "{texts:?}");
        assert_eq!(texts[2], window.app().caption_text());
        assert!(texts[3].starts_with(settings), "{texts:?}");
        assert_eq!((texts.len(), trees(&page).len()), (4, 1));
        assert_eq!(window.app_mut().take_printed(), None, "one press prints one page");
    }
}

#[test]
fn all_of_a_tree_is_printed_whatever_part_of_it_is_in_view_and_light_in_a_dark_window() {
    let mut window = window_on(&tree(6), Language::ENGLISH);
    window.press(Key::End);
    let page = print(&mut window).unwrap();
    for _ in 0..8 {
        window.press(Key::Plus);
    }
    assert_eq!(print(&mut window).as_ref(), Some(&page));
    let text = page.to_text().unwrap();
    let svg = format!("{:?}", text.parts);
    let [red, green, blue] = Theme::Light.color(poda_picture::picture::palette::PaletteColor::Max);
    assert!(svg.contains(&format!("#{red:02X}{green:02X}{blue:02X}")), "{svg}");
    assert!(svg.contains("@font-face"), "with its fonts");
}

#[test]
fn of_an_exercise_the_page_holds_no_more_than_is_shown() {
    let printed = [6, 1].map(|last| {
        let mut window = window_on(&tree(last), Language::ENGLISH);
        window.press(Key::End);
        window.press(Key::W);
        window.settle();
        print(&mut window).unwrap()
    });
    // The leaves of a given tree are shown, and nothing that follows from them.
    let numbers = |page: &PrintedPage| {
        let text = |shape: &Shape| match shape {
            Shape::Text { text, .. } => Some(text.clone()),
            _ => None,
        };
        trees(page)[0].0.iter().filter_map(text).collect::<Vec<_>>()
    };
    let [one, other] = printed.each_ref().map(numbers);
    assert!(one.contains(&"6".to_owned()) && other.contains(&"1".to_owned()), "{one:?}");
    let without = |texts: &[String], leaf: &str| texts.iter().filter(|text| *text != leaf).cloned().collect::<Vec<_>>();
    assert_eq!(without(&one, "6"), without(&other, "1"));
}

#[test]
fn both_trees_of_a_split_view_are_printed_and_nothing_of_a_blank_screen() {
    let mut window = window_on(&tree(6), Language::ENGLISH);
    window.press(Key::S);
    window.wait_until(|window| window.app().session().split().is_some());
    let page = print(&mut window).unwrap();
    assert_eq!(trees(&page).len(), 2);
    window.press(Key::S);
    window.press(Key::B);
    assert_eq!(print(&mut window), None);
}

#[test]
fn the_page_is_one_sheet_of_paper_as_wide_as_its_tree_asks_for() {
    let wide = format!("(version: 1, game: Tree(tree: [{}]))", vec!["[3, 12, 8, 5]"; 40].join(","));
    let high = (0..30).fold("7".to_owned(), |below, _| format!("[{below}]"));
    let high = format!("(version: 1, game: Tree(tree: {high}))");
    for (text, is_wide) in [(&wide, true), (&high, false)] {
        let mut window = window_on(text, Language::ENGLISH);
        window.press(Key::End);
        let page = print(&mut window).unwrap();
        assert_eq!(page.is_wide(), is_wide);
        let pdf = String::from_utf8_lossy(&page.to_pdf().unwrap()).into_owned();
        assert_eq!(pdf.matches("/MediaBox").count(), 1, "one sheet");
        let paper = if is_wide { "[0 0 841.89 595.28]" } else { "[0 0 595.28 841.89]" };
        assert!(pdf.contains(paper), "{is_wide}");
    }
}

/// The link on a page, if it has one.
fn link(page: &PrintedPage) -> Option<&str> {
    page.parts.iter().find_map(|part| match part {
        PrintedPart::Link(code) => Some(code.link()),
        PrintedPart::Text(..) | PrintedPart::Tree(..) => None,
    })
}

#[test]
fn where_the_address_is_known_the_page_leads_back_to_what_it_shows() {
    let mut window = TestWindow::on_lesson("a-to-n", [1280.0, 800.0], Language::ENGLISH);
    assert_eq!(link(&print(&mut window).unwrap()), None);
    window.app_mut().set_link_base("https://poda.example/");
    window.press(Key::ArrowRight);
    let page = print(&mut window).unwrap();
    let expected = "https://poda.example/#lesson=a-to-n&step=1&lang=en";
    assert_eq!(link(&page), Some(expected));
    assert!(texts(&page).contains(&format!("Open in Poda: {expected}")), "it can be typed");
    let pdf = String::from_utf8_lossy(&page.to_pdf().unwrap()).into_owned();
    assert_eq!(pdf.matches("/MediaBox").count(), 1);
    window.press(Key::E);
    assert!(link(&print(&mut window).unwrap()).unwrap().ends_with("&mode=practice"));
}
