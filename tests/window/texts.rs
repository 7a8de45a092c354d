//! Texts as long as they may be: in links that are opened, and in fields that are typed into.

use crate::test_window::{SMALL, TestWindow};
use egui::Key;
use poda_session::Origin;
use poda_words::file::{Link, LinkError, LinkTarget, LinkView, TextKind};
use poda_words::i18n::{Language, Words, diagnostics};
use std::fmt::Write as _;

/// Texts that cost the most to lay out: words, one long word, emphasis, items, marks on letters, letters that are read
/// from right to left.
const PARTS: [&str; 8] = ["word ", "x", "*a ", "_a ", "- a\n", "a\n", "e\u{301}", "\u{202e}ab "];

fn longest(kind: TextKind, part: &str) -> String {
    let text: String = part.chars().cycle().take(kind.max_chars()).collect();
    format!("\"{}\"", text.replace('\n', "\\n").replace('\u{202e}', "\\u{202e}"))
}

/// Opens a text as a link does, and presses keys.
fn tried(text: &str) {
    let mut window = TestWindow::new();
    window.draw_boxes();
    window.paste(text);
    for key in [Key::ArrowRight, Key::ArrowRight, Key::End, Key::ArrowLeft, Key::Home] {
        window.press(key);
    }
}

#[test]
fn a_position_with_the_longest_texts_is_stepped_through() {
    for part in PARTS {
        let text = |kind| longest(kind, part);
        tried(&format!(
            "(version: 1, title: {}, notes: {}, game: Tree(tree: [(name: {}, children: [3, (move: {}, value: 4)]), 5]), \
             bookmarks: [(step: 1, note: {})])",
            text(TextKind::Title),
            text(TextKind::Notes),
            text(TextKind::Node),
            text(TextKind::Move),
            text(TextKind::Note),
        ));
    }
}

#[test]
fn a_position_of_players_with_the_longest_names_is_stepped_through() {
    for part in PARTS {
        let player = |number: usize| longest(TextKind::Player, &format!("{part}{number}"));
        let players: Vec<_> = (1..=6).map(player).collect();
        let leaf = "(1, 2, 3, 4, 5, 6)";
        let moved = format!("(move: {}, value: {leaf})", longest(TextKind::Move, part));
        tried(&format!(
            "(version: 1, game: Tree(players: [{}], tree: [[{moved}, {leaf}], {leaf}]))",
            players.join(", ")
        ));
    }
}

#[test]
fn a_lecture_with_the_longest_texts_is_stepped_through() {
    for part in PARTS {
        let text = |kind| longest(kind, part);
        let slide = format!("(title: {}, text: {})", text(TextKind::Title), text(TextKind::Slide));
        tried(&format!(
            "(version: 1, title: {}, notes: {}, lecture: [(slide: {slide}, note: {}), (title: {}, position: (version: 1, game: Tree(tree: [1, 2])))])",
            text(TextKind::Title),
            text(TextKind::Notes),
            text(TextKind::Note),
            text(TextKind::Title),
        ));
    }
}

/// Names whose sum is a megabyte are drawn as far as they are seen.
#[test]
fn a_link_full_of_long_moves_answers_a_key_with_as_little_work_as_one_with_short_ones() {
    let tree = |name: &str, players: bool| {
        let mut nodes = String::new();
        for index in 0..5_000 {
            let value = if players { "(1, 2, 3)" } else { "4" };
            let _ = write!(nodes, "(move: \"{name}{index}\", value: {value}),");
        }
        let named = if players { "players: [\"A\", \"B\", \"C\"], " } else { "" };
        format!("(version: 1, game: Tree({named}tree: [[{nodes}], [{nodes}]]))")
    };
    for players in [false, true] {
        let text = tree(&"m".repeat(60), players);
        assert!(text.len() < 1_000_000 && 900_000 < text.len() + 150_000, "{}", text.len());
        tried(&text);
    }
}

#[test]
fn a_link_with_a_longer_text_is_refused_with_its_sentence() {
    let text = format!("(version: 1, title: \"{}\", game: Nim())", "word ".repeat(100_000));
    let link = Link { target: LinkTarget::Lecture(text.into_bytes()), view: LinkView::default() }.to_string();
    assert!(link.len() < 3_000);
    let mut window = TestWindow::on(SMALL, Origin::New);
    let before = window.app().session().history().id;
    window.paste(&link);
    let Err(LinkError::Text(error)) = Link::parse(&link) else { panic!() };
    let sentence = diagnostics::sentences(&Words::new(Language::ENGLISH), &error).remove(0);
    assert_eq!(sentence, "This title has 500,000 characters; at most 1,000 were expected.");
    assert!(window.says(&sentence));
    assert!(window.app().session().history().id == before, "the open document stays");
}
