//! Filling in a blank tree, as it is done with the keyboard and by accessible names.

use super::AIMA;
use crate::test_window::TestWindow;
use egui::Key;
use egui_kittest::kittest::Queryable;
use poda_core::trace::NodeId;
use poda_session::Origin;
use poda_window::state::practice::PracticeMode;
use poda_words::practice::blank::{BlankField, BlankPart, FieldMark};

/// What belongs into the tree of figure 5.2.
const RIGHT: [(&str, &str); 10] = [
    ("A value", "3"),
    ("B value", "3"),
    ("B alpha", "-inf"),
    ("B beta", "inf"),
    ("C value", "<= 2"),
    ("C alpha", "3"),
    ("C beta", "∞"),
    ("D value", "2"),
    ("D alpha", "3"),
    ("D beta", "+inf"),
];

fn blank() -> TestWindow {
    let mut window = TestWindow::on(AIMA, Origin::New);
    window.press(Key::W);
    window
}

fn fill(window: &mut TestWindow, fields: &[(&str, &str)]) {
    for (name, text) in fields {
        window.focus(name);
        window.type_text(text);
    }
}

fn points(window: &TestWindow) -> (u32, u32) {
    let app = window.app();
    let marks = app
        .practice()
        .and_then(PracticeMode::fill_in)
        .and_then(|fill_in| fill_in.marks.as_ref())
        .expect("it is marked");
    (marks.points(), marks.of())
}

#[test]
fn a_blank_filled_in_right_earns_everything() {
    let mut window = blank();
    fill(&mut window, &RIGHT);
    for name in ["cut P", "cut Q", "best B"] {
        window.click(name);
    }
    window.click("Check");
    let (points, of) = points(&window);
    assert_eq!(points, of);
    assert!(window.says("Everything is right."));
}

#[test]
fn nothing_of_the_answer_is_on_the_screen() {
    let mut window = TestWindow::on(AIMA, Origin::New);
    window.press(Key::End);
    window.press(Key::W);
    assert_eq!(window.step(), 0);
    // The first Escape leaves the field; the keys of steps then do nothing.
    window.press(Key::Escape);
    for key in [Key::ArrowRight, Key::End, Key::L] {
        window.press(key);
        assert_eq!(window.step(), 0, "{key:?}");
    }
    assert!(window.app().practice().is_some());
    assert!(!window.has("C: ≤ 2") && !window.says("step 0 of"));
}

#[test]
fn a_planted_error_is_marked_and_what_follows_from_it_is_credited() {
    let mut window = blank();
    let planted = RIGHT.map(|(name, text)| match name {
        "B value" | "C alpha" | "D alpha" => (name, "8"),
        _ => (name, text),
    });
    fill(&mut window, &planted);
    for name in ["cut P", "cut Q", "best B"] {
        window.click(name);
    }
    window.click("Check");
    let (points, of) = points(&window);
    assert!(points < of, "{points} of {of}");
    assert!(window.says("The first wrong field"));
    assert_eq!(window.selected().as_deref(), Some("B"));
    assert!(window.says("follows"));
    // The first marking counts.
    window.focus("B value");
    window.press_with(egui::Modifiers::COMMAND, Key::A);
    window.type_text("3");
    window.click("Check");
    assert!(window.says(&format!("{points} of {of} points")));
}

#[test]
fn cutting_everything_earns_nothing() {
    let mut window = blank();
    for name in ["cut B", "cut C", "cut D"] {
        window.click(name);
    }
    window.click("Check");
    let (points, of) = points(&window);
    assert_eq!(points, 0);
    assert!(0 < of);
}

#[test]
fn what_is_no_value_is_not_marked_but_named() {
    let mut window = blank();
    fill(&mut window, &[("C value", "two")]);
    window.click("Check");
    assert!(window.says("“two” is not a value"));
    let app = window.app();
    let fill_in = app.practice().and_then(PracticeMode::fill_in).expect("a blank tree");
    assert!(fill_in.marks.is_none());
}

#[test]
fn both_trees_are_seen_beside_one_another_after_marking() {
    let mut window = blank();
    fill(&mut window, &[("B value", "3")]);
    assert!(!window.has("Show the search’s tree"));
    window.click("Check");
    window.click("Show the search’s tree");
    assert!(window.has("Your tree") && window.has("The search’s tree"));
    window.click("Hide the search’s tree");
    assert!(!window.has("Your tree"));
}

#[test]
fn a_click_on_an_edge_cuts_it_and_a_click_on_a_node_goes_to_its_field() {
    let mut window = blank();
    let (parent, child) = (window.node("C: empty"), window.node("P: 4"));
    let middle = parent + (child - parent) * 0.55;
    window.click_at(middle, egui::PointerButton::Primary, 1);
    {
        let app = window.app();
        let fill_in = app.practice().and_then(PracticeMode::fill_in).expect("a blank tree");
        assert!(!fill_in.is_blank());
    }
    window.click_at(parent, egui::PointerButton::Primary, 1);
    assert_eq!(window.focused().as_deref(), Some("C value"));
}

#[test]
fn a_tree_that_is_too_large_cannot_be_marked() {
    let large = |nodes: usize| format!("(version: 1, game: Tree(tree: [{}]))", "[1],".repeat(nodes));
    for (nodes, is_too_large) in [(199, false), (200, true)] {
        let mut window = TestWindow::on(&large(nodes), Origin::New);
        window.press(Key::W);
        assert_eq!(window.has("Check"), !is_too_large, "{nodes}");
        assert_eq!(window.says("Trees with more than 200 inner nodes cannot be filled in."), is_too_large, "{nodes}");
    }
}

/// On a sheet of 27 leaves, the fields of a window stand in the tree, and clear of the next node and its name.
#[test]
fn the_fields_of_a_tight_tree_cover_no_other_node() {
    let row = "[[1, 2, 3], [4, 5, 6], [7, 8, 9]]";
    let text = format!("(version: 1, practice: (exercise: FillIn), game: Tree(tree: [{row}, {row}, {row}]))");
    let mut window = TestWindow::on(&text, Origin::New);
    window.press(Key::W);
    let place = |name: &str| window.harness.get_by_label(name).rect();
    let names: Vec<String> = ('E'..='M').map(String::from).collect();
    let middle = |name: &String| place(&format!("{name} value")).center().x;
    let gap = middle(&names[1]) - middle(&names[0]);
    for (index, name) in names.iter().enumerate() {
        for part in ["alpha", "beta"] {
            let field = place(&format!("{name} {part}"));
            // Half a triangle, in which the name stands too, is a third of the gap or more.
            let end = names.get(index + 1).map_or(1280.0, |next| middle(next) - gap / 3.0);
            assert!(field.right() <= end, "{name} {part}: {field:?} and {end}");
        }
    }
}

/// A lecturer types a class's sheets from the name on, with Enter from field to field, and takes out a table.
#[test]
fn the_sheets_of_a_class_become_a_table() {
    let mut window = blank();
    window.click("Mark the sheets of a class");
    window.focus("Student’s name");
    for text in ["Ada", "1815"] {
        window.type_text(text);
        window.press(Key::Enter);
    }
    assert_eq!(window.focused().as_deref(), Some("A value"));
    for (name, text) in RIGHT {
        assert_eq!(window.focused().as_deref(), Some(name));
        window.type_text(if name == "B value" { "8" } else { text });
        window.press(Key::Enter);
    }
    assert_eq!(window.focused().as_deref(), Some("cut B"), "the cuts come after the last field");
    for name in ["cut P", "cut Q", "best B"] {
        window.click(name);
    }
    window.click("Add to the table");
    assert!(window.says("Ada: ") && window.says("There is 1 sheet in the table."));
    assert_eq!(window.focused().as_deref(), Some("Student’s name"));
    window.type_text("Alan");
    window.click("Add to the table");
    let app = window.app();
    let fill_in = app.practice().and_then(PracticeMode::fill_in).unwrap();
    let table = fill_in.sheets.as_ref().unwrap().table(app.session().search().unwrap().recording());
    let rows: Vec<&str> = table.lines().collect();
    assert!(rows[0].starts_with(r#""name","student","points","of","first_wrong","#), "{table}");
    assert!(rows[1].starts_with(r#""Ada","1815","#) && rows[1].contains(r#","B.value","#), "{table}");
    assert!(rows[2].starts_with(r#""Alan","",0,"#) && rows.len() == 3, "{table}");
    assert!(fill_in.is_blank());
}

#[test]
fn esc_leaves_the_tree_and_what_was_written_in_it_comes_back() {
    let mut window = blank();
    fill(&mut window, &[("B value", "3")]);
    window.click("Check");
    let before = points(&window);
    // The first Escape leaves the field.
    window.press(Key::Escape);
    window.press(Key::Escape);
    assert!(window.app().practice().is_none());
    window.press(Key::W);
    assert_eq!(points(&window), before, "with its marks");
    window.press(Key::Escape);
    window.press(Key::Escape);
    assert!(window.app().practice().is_none());
}

#[test]
fn what_each_mark_means_is_said_and_the_bounds_of_the_root_are_marked_too() {
    let mut window = blank();
    fill(&mut window, &[("A alpha", "0"), ("B value", "3")]);
    window.click("Check");
    for name in ["right", "follows", "wrong", "empty"] {
        assert!(window.has(name), "{name}");
    }
    let app = window.app();
    let fill_in = app.practice().and_then(PracticeMode::fill_in).unwrap();
    let marks = fill_in.mark_by_field(app.session().search().unwrap().recording());
    let of = |part| marks.get(&BlankField::new(NodeId::ROOT, part)).copied();
    assert_eq!(
        [BlankPart::Alpha, BlankPart::Beta].map(of),
        [Some(FieldMark::Wrong), Some(FieldMark::Empty)],
        "they are worth no points, but are marked like all others"
    );
}

/// The sheet of paranoid is that of alpha-beta; best reply returns numbers, and max^n vectors.
#[test]
fn trees_of_several_players_are_filled_in() {
    let tree = "(name: \"A\", children: [(name: \"B\", children: [(name: \"d\", value: (5, 3, 2)), (name: \"e\", value: (1, 2, 7))]), \
                (name: \"C\", children: [(name: \"f\", value: (1, 7, 2)), (name: \"g\", value: (6, 1, 3))])])";
    let windows = [("B alpha", "-inf"), ("B beta", "inf"), ("C alpha", "1"), ("C beta", "+inf")];
    let vectors = [("A value", "(5, 3, 2)"), ("B value", "5 3 2"), ("C value", "(1, 7, 2)")];
    for (algorithm, values, windows) in [
        ("Paranoid", [("A value", "1"), ("B value", "1"), ("C value", "<= 1")], &windows[..]),
        ("BestReply", [("A value", "1"), ("B value", "1"), ("C value", "1")], &windows[..]),
        ("MaxN", vectors, &[]),
    ] {
        let text = format!(
            "(version: 1, game: Tree(players: [\"Ann\", \"Bob\", \"Cid\"], tree: {tree}), search: (algorithm: {algorithm}))"
        );
        let mut window = TestWindow::on(&text, Origin::New);
        window.press(Key::W);
        fill(&mut window, &[&values[..], windows].concat());
        for name in ["cut g"].into_iter().filter(|_| !windows.is_empty()).chain(["best B"]) {
            window.click(name);
        }
        window.click("Check");
        let (points, of) = points(&window);
        assert_eq!(points, of, "{algorithm}");
        assert!(window.says("Everything is right."));
    }
}
