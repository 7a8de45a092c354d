//! Equal positions of a recorded search are one node: their number, the moves between them, and their rows.

use crate::core::trees::searches::possible;
use poda::game::Game;
use poda::game::any::AnyGame;
use poda::i18n::node_card::card_lines;
use poda::i18n::node_names::NodeNames;
use poda::i18n::positions::position_lines;
use poda::i18n::spoken_node::known_in_words;
use poda::i18n::styled_text::StyledText;
use poda::i18n::{Language, Words};
use poda::picture::palette::PaletteColor;
use poda::picture::shape::{Shape, current_node, point};
use poda::picture::{LayoutForm, Notation, NotationOptions, Scene, TreeLayout, UnvisitedDisplay, View, draw_scene};
use poda::search::{Algorithm, SearchConfig};
use poda::trace::moment::NodeState;
use poda::trace::position_graph::PositionGraph;
use poda::trace::recorder::record;
use poda::trace::recording::Recording;
use poda::trace::sibling_ranks::SiblingRanks;
use poda::trace::{NodeId, NodeKind};
use std::collections::{BTreeSet, HashMap};

/// The sentences that are checked here.
pub const MESSAGES: [&str; 3] = ["positions-count", "position-reached", "position-again"];

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

/// Tic-tac-toe has 16,167 moves between its 5,478 positions: the empty cells of all positions that are not over.
#[test]
fn the_numbers_at_the_positions_of_tic_tac_toe_are_all_its_moves() {
    let text = "(version: 1, game: TicTacToe(evaluation: Outcome), search: (algorithm: Minimax))";
    let recording = recorded(text);
    let graph = PositionGraph::new(&recording);
    let positions = || graph.rows().iter().flatten().map(|&node| NodeId::new(node as usize));
    assert_eq!(positions().map(|node| graph.moves_to(node).len()).sum::<usize>(), 16_167);
    let end = recording.trace().end();
    assert_eq!(positions().map(|node| graph.made_moves_to(node, end)).sum::<usize>(), 16_167, "minimax makes all");
}

/// The classes of equal positions by comparing each with each.
fn classes(recording: &Recording<AnyGame>) -> Vec<usize> {
    let positions: Vec<AnyGame> = recording.trace().nodes().map(|node| recording.position(node)).collect();
    let same = |one: &AnyGame, other: &AnyGame| match (one.stored_index(), other.stored_index()) {
        (Some(one), Some(other)) => one == other,
        (None, _) | (_, None) => one.key() == other.key(),
    };
    positions.iter().map(|own| positions.iter().position(|other| same(own, other)).unwrap()).collect()
}

/// The number at a position is that of the edges that are drawn to it: one for each position before. It is compared with
/// a count over all nodes of the tree, however unvisited nodes are drawn.
#[test]
fn the_number_at_a_position_is_that_of_the_positions_before_it_that_are_drawn() {
    let words = Words::new(Language::ENGLISH);
    let (mut numbers, mut missing) = (0, 0);
    for text in SEARCHES {
        let recording = recorded(text);
        let (layout, trace, classes) = (TreeLayout::new(&recording, POSITIONS), recording.trace(), classes(&recording));
        let view = View::fit(&layout, point(6000.0, 1200.0), 1.2);
        for unvisited in UnvisitedDisplay::ALL {
            for step in (0..=trace.len()).step_by(7).chain([trace.len()]) {
                let scene = Scene { step, unvisited, ..Scene::new(&recording, &layout, view, &words) };
                let moment = trace.at(step);
                let is_drawn = |node: NodeId, parent: NodeId| match unvisited {
                    UnvisitedDisplay::Outlined => true,
                    UnvisitedDisplay::Hidden => moment.state(node) != NodeState::Unvisited,
                    UnvisitedDisplay::Frontier => matches!(moment.state(parent), NodeState::Open | NodeState::Finished),
                };
                let moves: BTreeSet<(usize, usize)> = trace
                    .nodes()
                    .filter_map(|node| Some((node, trace.parent(node)?)))
                    .filter(|&(node, parent)| is_drawn(node, parent))
                    .map(|(node, parent)| (classes[parent.index()], classes[node.index()]))
                    .collect();
                let expected: Vec<String> = (0..classes.len())
                    .map(|class| moves.iter().filter(|(_, to)| *to == class).count())
                    .filter(|&count| 1 < count)
                    .map(|count| format!("×{count}"))
                    .collect();
                let shapes = draw_scene(&scene);
                let mut written: Vec<String> =
                    shapes.iter().filter_map(text_of).filter(|text| text.starts_with('×')).collect();
                for text_of_node in &expected {
                    match written.iter().position(|written| written == text_of_node) {
                        Some(at) => _ = written.swap_remove(at),
                        None => missing += 1,
                    }
                }
                assert!(written.is_empty(), "{text} {unvisited:?} {step}: {written:?} instead of {expected:?}");
                numbers += expected.len();
            }
        }
    }
    assert!(200 < numbers, "{numbers}");
    // Where there is no space beside a node, its number is left out, as other labels are.
    assert!(50 * missing < numbers, "{missing} of {numbers}");
}

fn text_of(shape: &Shape) -> Option<String> {
    if let Shape::Text { text, .. } = shape { Some(text.clone()) } else { None }
}

/// What is said of a position at each step: from how many positions moves lead to it, from how many the search has
/// come, and that a later visit is searched again, in each language.
#[test]
fn what_is_said_of_a_position_is_true_at_every_step() {
    let mut said = BTreeSet::new();
    for text in SEARCHES {
        let recording = recorded(text);
        let (graph, trace, classes) = (PositionGraph::new(&recording), recording.trace(), classes(&recording));
        for language in Language::AUTHORED {
            let words = Words::new(language);
            for step in (0..=trace.len()).step_by(5) {
                let moment = trace.at(step);
                let is_entered = |node: NodeId| trace.entered_at(node).is_some_and(|entered| entered <= step);
                for node in trace.nodes() {
                    let before = |is_meant: &dyn Fn(NodeId) -> bool| {
                        let moves = trace
                            .nodes()
                            .filter(|&other| classes[other.index()] == classes[node.index()] && is_meant(other));
                        moves
                            .filter_map(|other| Some(classes[trace.parent(other)?.index()]))
                            .collect::<BTreeSet<_>>()
                            .len()
                    };
                    let (count, made) = (before(&|_| true), before(&is_entered));
                    let is_later = is_entered(node)
                        && (0..node.index())
                            .any(|at| classes[at] == classes[node.index()] && is_entered(NodeId::new(at)));
                    let kind = trace.kind(node);
                    let args = poda::i18n::args![count, made];
                    let reached = (1 < count).then(|| words.styled("position-reached", &args).plain());
                    let table = if recording.config().algorithm == Algorithm::AlphaBetaTable { "yes" } else { "no" };
                    let leaf = if kind == NodeKind::Inner { "no" } else { "yes" };
                    let again = (is_later && !kind.is_table_hit())
                        .then(|| words.styled("position-again", &poda::i18n::args![table, leaf]).plain());
                    let expected: Vec<String> = again.into_iter().chain(reached).collect();
                    let lines = position_lines(&words, &recording, &graph, moment, node);
                    let lines: Vec<String> = lines.iter().map(StyledText::plain).collect();
                    assert_eq!(lines, expected, "{text} {step} {node:?}");
                    said.extend(lines);
                }
            }
        }
    }
    assert!(12 < said.len(), "{said:?}");
    let again = "Visited before; without a table, the position is searched again.";
    assert!(said.contains(again) && said.iter().any(|line| line.ends_with("from 2 of them.")), "{said:?}");
}

/// With each algorithm: an edge says what was taken from the table, exactly where something was, and so do the card and
/// the words for a screen reader; without a table there is no such edge.
#[test]
fn every_algorithm_with_a_table_says_at_the_edge_what_was_taken_from_it() {
    let words = Words::new(Language::ENGLISH);
    let (mut with_table, mut bounds) = (BTreeSet::new(), BTreeSet::new());
    let texts = [SEARCHES[1], SEARCHES[2], SEARCHES[3], EQUAL_BOARDS];
    for algorithm in Algorithm::ALL {
        for text in texts {
            let document = poda::file::load(text.as_bytes()).unwrap();
            let config = possible(document.position(), SearchConfig { algorithm, ..*document.search().unwrap() });
            if config.algorithm != algorithm {
                continue;
            }
            let recording = record(&config, document.position(), 20_000);
            let (trace, layout) = (recording.trace(), TreeLayout::new(&recording, POSITIONS));
            let view = View::fit(&layout, point(9000.0, 1600.0), 1.2);
            let scene = Scene::new(&recording, &layout, view, &words);
            let (graph, end) = (layout.graph.as_ref().unwrap(), trace.end());
            let positions = graph.rows().iter().flatten().map(|&node| NodeId::new(node as usize));
            let edges = positions.flat_map(|node| graph.moves_to(node).map(|mv| graph.shown_move(mv, end)));
            let hits: Vec<NodeId> = edges.filter(|&node| trace.kind(node).is_table_hit()).collect();
            assert!(hits.is_empty() || recording.config().uses_table(), "{algorithm:?}");
            let names = NodeNames::new(&words, &recording);
            let mut expected = Vec::new();
            for &node in &hits {
                let (value, depth) = (end.shown_value(node).to_string(), trace.table_hit_depth(node).unwrap());
                let (at_edge, in_card, aloud) = match depth {
                    None => {
                        ("end".to_owned(), "searched down to the leaves".to_owned(), "searched to the end".to_owned())
                    }
                    Some(1) => ("d 1".to_owned(), "searched 1 ply deep".to_owned(), "searched 1 ply deep".to_owned()),
                    Some(depth) => (
                        format!("d {depth}"),
                        format!("searched {depth} plies deep"),
                        format!("searched {depth} plies deep"),
                    ),
                };
                expected.push(format!("{value} · {at_edge}"));
                let card = card_lines(&names, &end, node, &mut SiblingRanks::default());
                assert_eq!(card[0].plain(), format!("From the table: {value}, {in_card}"), "{algorithm:?}");
                let known = known_in_words(&names, &end, node);
                assert!(known.contains(&format!(", from the table, {aloud}")), "{algorithm:?}: {known}");
                bounds.insert(value.chars().next().filter(|sign| "≥≤".contains(*sign)));
            }
            let mut written: Vec<String> =
                draw_scene(&scene).iter().filter_map(text_of).filter(|text| text.contains(" · ")).collect();
            expected.sort_unstable();
            written.sort_unstable();
            assert_eq!(written, expected, "{algorithm:?} {text}");
            with_table.extend((!hits.is_empty()).then_some(algorithm.key()));
        }
    }
    assert_eq!(bounds.len(), 3, "exact, at least, at most: {bounds:?}");
    let keeping = Algorithm::ALL
        .into_iter()
        .filter(|&algorithm| SearchConfig { algorithm, ..SearchConfig::default() }.uses_table());
    let keeping: BTreeSet<&str> = keeping.map(Algorithm::key).collect();
    assert!(1 < keeping.len() && keeping.is_subset(&with_table), "{keeping:?}: {with_table:?}");
}

/// A tree given by hand in which three nodes are one position.
const EQUAL_BOARDS: &str = "(version: 1, game: Tree(boards: (grid: Squares, pieces: [(\"X\", Max), (\"O\", Min)]), \
    tree: [\
    [4, (board: [\"X\"], children: [(value: 5, board: [\"O\"]), (value: 9, board: [\".\"])])], \
    [5, (board: [\"X\"], children: [(value: 5, board: [\"O\"]), (value: 9, board: [\".\"])])], \
    [8, (board: [\"X\"], children: [(value: 5, board: [\"O\"]), (value: 9, board: [\".\"])])]]), \
    search: (algorithm: AlphaBetaTable))";
