//! Where each position is drawn once, and where nodes with and without boards stand in one row.

use super::drawn_lesson::{Lesson, placed_text, rooms};
use super::legibility::find_faults;
use poda::game::GameView;
use poda::game::any::AnyGame;
use poda::i18n::{Language, Words};
use poda::picture::draw_scene;
use poda::picture::shape::{Point, point};
use poda::picture::{LayoutForm, Notation, NotationOptions, Scene, TreeLayout};
use poda::trace::recorder::record;
use poda::trace::recording::Recording;
use poda::trace::{NodeId, NodeKind};

/// A tree in which some nodes have boards and others do not, of a size and with values of a length.
fn mixed(cells: usize, values: [f64; 3]) -> Recording<AnyGame> {
    let rows = vec![format!("\"{}\"", "X".repeat(cells)); cells].join(", ");
    let leaf = |value: f64, has_board: bool| {
        if has_board { format!("(value: {value}, board: [{rows}])") } else { format!("{value}") }
    };
    let family = |first: bool| {
        let leaves: Vec<String> =
            values.iter().enumerate().map(|(at, &value)| leaf(value, (at % 2 == 0) == first)).collect();
        let board = if first { format!("board: [{rows}], ") } else { String::new() };
        format!("({board}children: [{}])", leaves.join(", "))
    };
    let inner = [family(true), family(false), family(true), family(false)].join(", ");
    let text = format!(
        "(version: 1, game: Tree(boards: (grid: Squares, pieces: [(\"X\", Max)]), tree: [{inner}]), search: (algorithm: \
         Minimax))"
    );
    let document = poda::file::load(text.as_bytes()).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    record(document.search().unwrap(), document.position(), 1_000)
}

/// Half the width and half the height of a node's triangle, square or board, in units.
fn half_size(layout: &TreeLayout, recording: &Recording<AnyGame>, node: NodeId) -> Point {
    let (sizes, is_leaf) = (&layout.sizes, recording.trace().kind(node) != NodeKind::Inner);
    match (recording.position(node).has_board(), is_leaf) {
        (false, true) => point(sizes.leaf_width / 2.0, 16.0),
        (false, false) => point(sizes.triangle_width / 2.0, sizes.triangle_height / 2.0),
        (true, true) => point(sizes.boards.leaf.x / 2.0, sizes.boards.leaf.y / 2.0 + 9.0),
        (true, false) => point(sizes.boards.inner.x / 2.0, sizes.boards.inner.y / 2.0),
    }
}

/// Nodes with and without boards in one row keep apart, and one row keeps off the next, however small the boards and
/// however long the values are, in every layout of the tree.
#[test]
fn nodes_with_and_without_boards_keep_apart() {
    for cells in [1, 2, 3, 6] {
        for values in [[3.0, 5.0, 9.0], [-12.5, 1234.5, -1e6], [123_456.0, 0.1, -7.25]] {
            for form in LayoutForm::ALL {
                let recording = mixed(cells, values);
                let layout = TreeLayout::new(&recording, NotationOptions { form, ..NotationOptions::default() });
                for layout in [&layout].into_iter().chain(&layout.denser) {
                    let half = |node: u32| half_size(layout, &recording, NodeId::new(node as usize));
                    let positions = &layout.positions;
                    for row in 0..layout.rows() {
                        for pair in positions.row(row).windows(2) {
                            let apart = positions.x(pair[1]) - positions.x(pair[0]);
                            let needed = f64::from(half(pair[0]).x + half(pair[1]).x);
                            assert!(needed <= apart, "{cells} {values:?} {form:?}: {pair:?}: {needed} {apart}");
                        }
                        for &node in positions.row(row) {
                            let high = 2.0 * half(node).y;
                            assert!(
                                high + 8.0 <= layout.sizes.min_row_height(),
                                "{cells} {values:?}: {node} is {high}"
                            );
                        }
                    }
                }
            }
        }
    }
}

/// The lessons with two players and named nodes, each position drawn once.
fn positions_of_lessons() -> Vec<Lesson> {
    let notation = NotationOptions { form: LayoutForm::Positions, ..NotationOptions::default() };
    let mut lessons = Lesson::all(Notation::Node);
    for lesson in &mut lessons {
        lesson.tree_layout = TreeLayout::new(&lesson.recording, notation);
    }
    lessons
}

/// Where each position is drawn once, no text covers another one or a node either.
#[test]
fn words_have_room_where_each_position_is_drawn_once() {
    let mut faults = Vec::new();
    for (number, lesson) in positions_of_lessons().into_iter().enumerate() {
        for room in rooms() {
            // The signs of several players are slanted: at this height, a text beside one is over the rectangle around
            // it, not over the sign.
            if room.size.y < 300.0 && lesson.recording.multi_player().is_some() {
                continue;
            }
            for language in Language::AUTHORED {
                let words = Words::new(language);
                let last = *lesson.steps().end();
                for step in lesson.steps().skip(number % 11).step_by(11).chain([last]) {
                    let scene = lesson.scene_in(room, step, &words);
                    let place = format!("{} {}×{} {language:?} step {step}", lesson.name, room.size.x, room.size.y);
                    find_faults(&scene, &place, &mut faults);
                }
            }
        }
    }
    faults.truncate(100);
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// A random graph of positions as the tree of all ways through it. The board of a node is the name of its position.
fn unrolled(seed: u64) -> Recording<AnyGame> {
    let mut state = seed;
    let mut random = |count: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).unwrap() % count
    };
    let rows: Vec<usize> = [1].into_iter().chain((0..2 + random(3)).map(|_| 2 + random(4))).collect();
    let first = |row: usize| rows[..row].iter().sum::<usize>();
    let mut texts: Vec<String> = vec![String::new(); first(rows.len())];
    for row in (0..rows.len()).rev() {
        for position in first(row)..first(row + 1) {
            let below: Vec<usize> = if row + 1 < rows.len() {
                let mut below: Vec<usize> = (0..=random(3))
                    .map(|_| {
                        let to = row + 1 + if random(3) == 0 { random(rows.len() - row - 1) } else { 0 };
                        first(to) + random(rows[to])
                    })
                    .collect();
                below.sort_unstable();
                below.dedup();
                below
            } else {
                Vec::new()
            };
            // Whose turn it is, is part of a position that is reached after different numbers of moves.
            let player = if row % 2 == 0 { "Max" } else { "Min" };
            let children: Vec<&str> = below.iter().map(|&below| texts[below].as_str()).collect();
            texts[position] = if children.is_empty() {
                format!("(text: \"p{position}\", value: {position})")
            } else {
                format!("(player: {player}, text: \"p{position}\", children: [{}])", children.join(", "))
            };
        }
    }
    let text = format!("(version: 1, game: Tree(tree: {}), search: (algorithm: AlphaBetaTable))", texts[0]);
    let document = poda::file::load(text.as_bytes()).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    record(document.search().unwrap(), document.position(), 20_000)
}

/// Returns whether a line crosses a rectangle.
fn crosses(from: Point, to: Point, min: Point, max: Point) -> bool {
    // The part of the line that is within the columns and the rows of the rectangle.
    let (mut start, mut end) = (0.0_f32, 1.0_f32);
    for (at, by, low, high) in [(from.x, to.x - from.x, min.x, max.x), (from.y, to.y - from.y, min.y, max.y)] {
        if by.abs() < 1e-6 {
            if at <= low || high <= at {
                return false;
            }
            continue;
        }
        let (one, other) = ((low - at) / by, (high - at) / by);
        (start, end) = (start.max(one.min(other)), end.min(one.max(other)));
    }
    start + 1e-4 < end
}

/// Looks for edges that cross a node which is not at their ends, or the value of one. Returns how many nodes are beside
/// edges.
fn find_crossed(scene: &Scene<'_, AnyGame>, place: &str, faults: &mut Vec<String>) -> usize {
    let (graph, moment) = (scene.tree_layout.graph.as_ref().unwrap(), scene.moment());
    let visible = scene.visible_nodes();
    let shapes = draw_scene(scene);
    let texts: Vec<_> = shapes.iter().filter_map(placed_text).collect();
    let mut passed = 0;
    for &to in &visible {
        for mv in graph.moves_to(to) {
            let child = graph.shown_move(mv, moment);
            let from = graph.representative(scene.recording.trace().parent(child).unwrap());
            let path = scene.edge_path(child);
            for &node in &visible {
                if [from, graph.representative(to)].contains(&graph.representative(node)) {
                    continue;
                }
                let half = half_size(scene.tree_layout, scene.recording, node);
                let (center, half) = (scene.center(node), point(scene.px(half.x) - 1.0, scene.px(half.y) - 1.0));
                let min = point(center.x - half.x, center.y - half.y);
                let max = point(center.x + half.x, center.y + half.y);
                let is_crossed = |min, max| path.windows(2).any(|ends| crosses(ends[0], ends[1], min, max));
                if is_crossed(min, max) {
                    faults.push(format!("{place}: the edge {from:?} to {to:?} crosses {node:?}"));
                }
                for text in &texts {
                    let middle = f32::midpoint(text.min.x, text.max.x);
                    let is_below = text.min.y < max.y + scene.px(10.0) && max.y < text.max.y;
                    let is_own = (middle - center.x).abs() < 1.0 && is_below;
                    if is_own && is_crossed(text.min, text.max) {
                        faults.push(format!("{place}: the edge {from:?} to {to:?} crosses {:?}", text.text));
                    }
                }
                passed += 1;
            }
        }
    }
    passed
}

/// Where each position is drawn once, no edge passes through a node or the value under it: in random graphs, in the
/// lessons, and in panels of all sizes.
#[test]
fn no_edge_crosses_a_node_where_each_position_is_drawn_once() {
    let words = Words::new(Language::ENGLISH);
    let notation = NotationOptions { form: LayoutForm::Positions, ..NotationOptions::default() };
    let mut drawings = positions_of_lessons();
    for seed in 0..60 {
        let recording = unrolled(seed);
        let tree_layout = TreeLayout::new(&recording, notation);
        drawings.push(Lesson { name: format!("graph {seed}"), recording, tree_layout });
    }
    let (mut passed, mut faults) = (0, Vec::new());
    for lesson in &drawings {
        let last = *lesson.steps().end();
        for room in rooms() {
            for step in [last / 3, last] {
                let scene = lesson.scene_in(room, step, &words);
                if scene.overview_blend() <= 0.0 {
                    passed += find_crossed(&scene, &format!("{} {}", lesson.name, room.size.x), &mut faults);
                }
            }
        }
    }
    let count = faults.len();
    faults.truncate(50);
    assert!(faults.is_empty(), "{count} of {passed}:\n{}", faults.join("\n"));
    assert!(20_000 < passed, "{passed}");
}
