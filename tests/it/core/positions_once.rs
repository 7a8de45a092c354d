//! Equal positions of a recorded search are one node: their number, the moves between them, and their rows.

use poda::game::Game;
use poda::game::any::AnyGame;
use poda::i18n::{Language, Words};
use poda::picture::palette::PaletteColor;
use poda::picture::shape::{Shape, current_node, point};
use poda::picture::{LayoutForm, Notation, NotationOptions, Scene, TreeLayout, View, draw_scene};
use poda::trace::NodeId;
use poda::trace::position_graph::PositionGraph;
use poda::trace::recorder::record;
use poda::trace::recording::Recording;
use std::collections::{BTreeSet, HashMap};

const POSITIONS: NotationOptions = NotationOptions { form: LayoutForm::Positions, ..DEFAULT };
const DEFAULT: NotationOptions = NotationOptions {
    notation: Notation::Node,
    perspective: poda::picture::Perspective::MaxAndMover,
    probabilities: poda::picture::Probabilities::Fractions,
    conceals_cutoffs: false,
    form: LayoutForm::Tree,
};

fn recorded(text: &str) -> Recording<AnyGame> {
    let document = poda::file::load(text.as_bytes()).unwrap();
    record(document.search().unwrap(), document.position(), 1_000_000)
}

/// Searches with positions that several moves lead to, at the same and at different plies.
const SEARCHES: [&str; 5] = [
    "(version: 1, game: Nim(piles: [5]), search: (algorithm: AlphaBetaTable))",
    "(version: 1, game: Nim(piles: [2, 1, 2]), search: (algorithm: AlphaBeta))",
    "(version: 1, game: TicTacToe(board: [\"XO.\", \".X.\", \"O..\"]), search: (algorithm: AlphaBetaTable, depth: 4))",
    "(version: 1, game: TicTacToe(board: [\"XOX\", \"OXO\", \"...\"]), search: (algorithm: Negamax))",
    "(version: 1, game: Tree(tree: [[3, 12], [2, 4], 5]), search: (algorithm: AlphaBeta))",
];

/// A search in which a position is reached again from itself: whoever holds gives the turn away.
const IN_CIRCLES: &str = "(version: 1, game: Pig(target: 4), search: (algorithm: Expectiminimax, depth: 4))";

#[test]
fn where_a_position_is_reached_again_from_itself_its_row_is_the_fewest_moves() {
    let recording = recorded(IN_CIRCLES);
    let (graph, trace) = (PositionGraph::new(&recording), recording.trace());
    for (row, nodes) in graph.rows().iter().enumerate() {
        for &node in nodes {
            let fewest = graph.visits(NodeId::new(node as usize)).map(|visit| trace.ply(visit)).min();
            assert_eq!(fewest, Some(row), "{node}");
        }
    }
    let layout = TreeLayout::new(&recording, POSITIONS);
    assert_eq!(layout.rows(), graph.rows().len());
}

/// The published number of positions of tic-tac-toe is 5,478; the rows are by the number of marks.
#[test]
fn the_whole_of_tic_tac_toe_has_as_many_positions_as_is_published() {
    let text = "(version: 1, game: TicTacToe(evaluation: Outcome), search: (algorithm: Minimax))";
    let graph = PositionGraph::new(&recorded(text));
    assert_eq!((graph.visited_len(), graph.visited_nodes(), graph.len()), (5_478, 549_946, 5_478));
    let rows: Vec<usize> = graph.rows().iter().map(Vec::len).collect();
    assert_eq!(rows, [1, 9, 72, 252, 756, 1_260, 1_520, 1_140, 390, 78]);
    let words = Words::new(Language::ENGLISH);
    let told = poda::i18n::positions::counted_positions(&words, &graph);
    assert_eq!(told, "5,478 positions instead of 549,946 nodes.");
}

#[test]
#[expect(clippy::mutable_key_type, reason = "what a tree keeps inside is no part of what is compared")]
fn nodes_are_one_position_exactly_if_their_keys_are_equal() {
    for text in SEARCHES {
        let recording = recorded(text);
        let (graph, trace) = (PositionGraph::new(&recording), recording.trace());
        let key = |node: NodeId| {
            let position = recording.position(node);
            (position.stored_index(), position.stored_index().is_none().then(|| position.key()))
        };
        let mut by_key = HashMap::new();
        for node in trace.nodes() {
            let representative = graph.representative(node);
            assert_eq!(*by_key.entry(key(node)).or_insert(representative), representative, "{text}: {node:?}");
            assert!(graph.visits(node).any(|visit| visit == node) && key(representative) == key(node));
        }
        assert_eq!(graph.len(), by_key.len(), "{text}");
        let entered: Vec<NodeId> = trace.nodes().filter(|&node| trace.entered_at(node).is_some()).collect();
        let visited: BTreeSet<NodeId> = entered.iter().map(|&node| graph.representative(node)).collect();
        assert_eq!((graph.visited_len(), graph.visited_nodes()), (visited.len(), entered.len()), "{text}");
        assert_eq!(entered.len() as u64, trace.end().stats().nodes, "{text}: the search's own count");
    }
}

#[test]
fn the_moves_between_positions_are_those_of_the_tree_and_lead_down_as_little_as_possible() {
    for text in SEARCHES {
        let recording = recorded(text);
        let (graph, trace) = (PositionGraph::new(&recording), recording.trace());
        let number = |node: NodeId| graph.representative(node).number();
        let by_hand: BTreeSet<(u32, u32)> =
            trace.nodes().filter_map(|node| Some((number(trace.parent(node)?), number(node)))).collect();
        assert_eq!(graph.edges().collect::<Vec<_>>().len(), by_hand.len(), "{text}");
        assert_eq!(graph.edges().collect::<BTreeSet<_>>(), by_hand, "{text}");
        for node in trace.nodes() {
            let moves = by_hand.iter().filter(|(_, to)| *to == number(node)).count();
            assert_eq!(graph.moves_to(node).len(), moves, "{text}: {node:?}");
        }
        // As many rounds over all moves as there are positions: the slowest way to the greatest numbers of moves, and
        // the plainest.
        let mut distance = HashMap::from([(0, 0)]);
        for _ in 0..graph.len() {
            for (from, to) in &by_hand {
                if let Some(&above) = distance.get(from) {
                    let below = distance.entry(*to).or_insert(above + 1);
                    *below = (above + 1).max(*below);
                }
            }
        }
        let rows = graph.rows().iter().enumerate().flat_map(|(row, nodes)| nodes.iter().map(move |&node| (node, row)));
        assert_eq!(rows.collect::<HashMap<u32, usize>>(), distance, "{text}");
    }
}

#[test]
fn the_node_that_is_shown_of_a_position_was_visited_if_any_was() {
    for text in SEARCHES {
        let recording = recorded(text);
        let (graph, trace) = (PositionGraph::new(&recording), recording.trace());
        for step in 0..=trace.len() {
            let moment = trace.at(step);
            for node in trace.nodes() {
                let shown = graph.shown_visit(node, moment);
                assert_eq!(graph.representative(shown), graph.representative(node), "{text}: {step}");
                let is_current = moment.current() == Some(node) && trace.kind(node) == trace.kind(shown);
                assert!(!is_current || shown == node, "{text}: {step}: the current visit is shown");
            }
        }
    }
}

/// At every step, the mark of the current node is at its position, each position is drawn at one place, and no two are
/// drawn over each other.
#[test]
fn every_step_marks_the_position_of_the_current_node() {
    let words = Words::new(Language::ENGLISH);
    for text in SEARCHES {
        let recording = recorded(text);
        let layout = TreeLayout::new(&recording, POSITIONS);
        let graph = layout.graph.as_ref().unwrap();
        // Wide enough that every node keeps its shape.
        let view = View::fit(&layout, point(6000.0, 1200.0), 1.2);
        for step in 0..=recording.trace().len() {
            let scene = Scene { step, ..Scene::new(&recording, &layout, view, &words) };
            let drawn: Vec<NodeId> = scene.visible_nodes();
            let positions: BTreeSet<NodeId> = drawn.iter().map(|&node| graph.representative(node)).collect();
            assert_eq!(positions.len(), drawn.len(), "{text}: {step}: each position once");
            let Some(current) = recording.trace().at(step).current() else { continue };
            let shapes = draw_scene(&scene);
            let at = scene.center(current);
            let is_near =
                |mark: poda::picture::shape::Point| (mark.x - at.x).abs() < 40.0 && (mark.y - at.y).abs() < 60.0;
            assert!(current_node(&shapes).is_some_and(is_near), "{text}: {step}");
        }
    }
}

#[test]
fn what_the_table_answered_is_written_at_the_edge() {
    let recording = recorded(SEARCHES[0]);
    let layout = TreeLayout::new(&recording, POSITIONS);
    let words = Words::new(Language::ENGLISH);
    let view = View::fit(&layout, point(1280.0, 800.0), 1.2);
    let shapes = draw_scene(&Scene::new(&recording, &layout, view, &words));
    let texts: Vec<&str> = shapes
        .iter()
        .filter_map(|shape| match shape {
            Shape::Text { text, color: PaletteColor::Text, .. } => Some(text.as_str()),
            _ => None,
        })
        .filter(|text| text.ends_with(" · end"))
        .collect();
    let hits = recording.trace().nodes().filter(|&node| recording.trace().kind(node).is_table_hit()).count();
    assert!(!texts.is_empty() && texts.len() <= hits, "{texts:?}");
    assert!(texts.iter().all(|text| ["1 · end", "−1 · end"].contains(text)), "{texts:?}");
}
