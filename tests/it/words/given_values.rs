//! Leaves whose values are shown from the start: the values are those that the search finds, and nothing else about
//! later steps is revealed.

use poda::game::Game;
use poda::i18n::{Language, Words};
use poda::lessons;
use poda::picture::fit::{Viewport, readable};
use poda::picture::palette::PaletteColor;
use poda::picture::shape::{Shape, point};
use poda::picture::{GivenValues, Notation, Scene, TreeLayout, View, draw_scene};
use poda::trace::moment::NodeState;
use poda::trace::moment::ShownValue;
use poda::trace::recorder::record;
use poda::trace::{NodeId, NodeKind};

/// The texts of a picture, sorted.
fn texts(shapes: &[Shape], texts: &mut Vec<String>) {
    for shape in shapes {
        match shape {
            Shape::Text { text, .. } => texts.push(text.clone()),
            Shape::Faded { shapes, .. } => self::texts(shapes, texts),
            _ => {}
        }
    }
    texts.sort();
}

/// The shapes of a picture other than texts, as they are printed.
fn without_texts(shapes: &[Shape]) -> Vec<String> {
    shapes.iter().filter(|shape| !matches!(shape, Shape::Text { .. })).map(|shape| format!("{shape:?}")).collect()
}

/// Checks a lesson at every step: shown from the start are the values of leaves that are not evaluated, and nothing
/// else differs.
fn check(lesson: &str, notation: Notation) {
    let document = &lessons::all()[lessons::by_name_or_number(lesson).unwrap()];
    let recording = record(document.search().unwrap(), document.position(), 10_000);
    let (trace, words) = (recording.trace(), Words::new(Language::ENGLISH));
    let tree_layout = TreeLayout::new(&recording, notation);
    // Large enough that every label has room.
    let viewport = Viewport { max_scale: 1.2, min_text_px: 12.0, ..Viewport::window(point(9_000.0, 2_000.0)) };
    let view = readable(&tree_layout, viewport, NodeId::ROOT, NodeId::ROOT);
    for step in 0..=trace.len() {
        let picture = |from_start| {
            let given_values = GivenValues { from_start, pruned_at_end: false };
            draw_scene(&Scene { step, given_values, ..Scene::new(&recording, &tree_layout, view, &words) })
        };
        let (given, plain) = (picture(true), picture(false));
        assert_eq!(without_texts(&given), without_texts(&plain), "{lesson}, {notation:?}, step {step}");
        let (mut with, mut without) = (Vec::new(), Vec::new());
        texts(&given, &mut with);
        texts(&plain, &mut without);
        // What every leaf is worth follows from its position alone, whether the search comes there or prunes it.
        let moment = trace.at(step);
        let is_entered =
            |node: &NodeId| moment.state(*node) == NodeState::Open && moment.shown_value(*node) == ShownValue::NOTHING;
        let is_hidden = |node: &NodeId| {
            matches!(moment.state(*node), NodeState::Unvisited | NodeState::Pruned | NodeState::PassedOver)
                || is_entered(node)
        };
        let is_leaf = |node: &NodeId| {
            let mut moves = Vec::new();
            recording.position(*node).legal_moves(&mut moves);
            moves.is_empty() || document.search().unwrap().depth == Some(trace.ply(*node))
        };
        let leaves: Vec<NodeId> = trace.nodes().filter(|node| trace.kind(*node) != NodeKind::Inner).collect();
        // Without its value, a leaf that is entered has dots until it is evaluated.
        for _ in leaves.iter().copied().filter(is_entered).filter(is_leaf) {
            let dots = without.iter().position(|text| text == "…").expect("the leaf that is entered has dots");
            without.remove(dots);
        }
        let sums = leaves
            .into_iter()
            .filter(is_hidden)
            .filter(is_leaf)
            .map(|node| recording.position(node).evaluate().to_string());
        without.extend(sums);
        without.sort();
        assert_eq!(with, without, "{lesson}, {notation:?}, step {step}");
    }
}

#[test]
fn the_leaves_of_trees_and_of_small_games_are_shown_from_the_start_and_nothing_else() {
    for lesson in ["a-to-n", "three-by-three-alpha-beta", "tic-tac-toe-move-1-alpha-beta", "tic-tac-toe-move-1"] {
        for notation in Notation::ALL {
            check(lesson, notation);
        }
    }
}

#[test]
fn a_given_value_is_written_as_clearly_as_any_other_until_it_is_pruned() {
    let document = &lessons::all()[lessons::by_name_or_number("a-to-n").unwrap()];
    let recording = record(document.search().unwrap(), document.position(), 10_000);
    let (trace, words) = (recording.trace(), Words::new(Language::ENGLISH));
    let tree_layout = TreeLayout::new(&recording, Notation::Node);
    let colors = |step| {
        let view = View::fit(&tree_layout, point(980.0, 632.0), 1.2);
        let given_values = GivenValues { from_start: true, pruned_at_end: false };
        let scene = Scene { step, given_values, ..Scene::new(&recording, &tree_layout, view, &words) };
        // L and N are worth 99, and nothing else is.
        draw_scene(&scene).into_iter().find_map(|shape| match shape {
            Shape::Text { text, color, .. } if text == "99" => Some(color),
            _ => None,
        })
    };
    assert_eq!(colors(0), Some(PaletteColor::Text));
    assert_eq!(colors(trace.len()), Some(PaletteColor::FaintText), "both are pruned");
}

#[test]
fn boards_have_their_sums_from_the_start_also_where_the_game_ends_early() {
    check("end-game", Notation::Node);
    check("babilego-order", Notation::Node);
}
