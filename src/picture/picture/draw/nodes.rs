//! Nodes: triangles, squares and boards, with the labels in and beside them, the marks of a table hit and of a probe,
//! and the badge of a folded node.

use super::labels::{Drawing, LabelPriority};
use super::node_shape::NodeShape;
use super::values::{add_value, has_mover_value, mover_value, true_value};
use super::windows::node_windows;
use crate::picture::board::{self, BoardStyle, make_legible};
use crate::picture::fonts::Font;
use crate::picture::measure::{
    BESIDE_PROBE, BESIDE_SIDE, BESIDE_TABLE_HIT, BOUND_SIZE, HALO, LEAF_HEIGHT, NAME_BELOW_LEAF, NAME_SIZE, NodeStyle,
    TABLE_DEPTH_SIZE, node_label,
};
use crate::picture::palette::{PaletteColor, color_of_several, turn_color};
use crate::picture::scene::{BOARD_HALO, HALO_LINE, NAME_BELOW_MOVER_VALUE, Scene, below_leaf_board, bottom};
use crate::picture::shape::{Anchor, PixelRect, Point, Shape, Stroke, point, sign_mark, text_shape, turn_mark};
use crate::picture::tree_scene::TreeScene;
use crate::picture::view::View;
use poda_core::game::GameView;
use poda_core::score::{Player, Turn};
use poda_core::trace::moment::NodeState;
use poda_core::trace::position_graph::PositionGraph;
use poda_core::trace::{NodeId, NodeKind};
use poda_words::messages::{Words, args};

/// The width of this mark to the left and the right of a leaf in a tight tree, in pixels.
const TIGHT_HALO_PX: f32 = 3.0;
/// The distance from a square to a name beside it, in units.
const BESIDE_LEAF: f32 = 9.0;

pub(super) fn draw_node<G: GameView>(scene: &Scene<'_, G>, node: NodeId, drawing: &mut Drawing) {
    let state = scene.moment().state(node);
    let node_shape = NodeShape::of(scene, node);
    let halo_width = match scene.tree_layout.sizes.node_style {
        NodeStyle::Abstract => HALO,
        NodeStyle::Board => BOARD_HALO,
    };
    let is_tight_leaf = scene.tree_layout.sizes.is_tight() && scene.recording.trace().kind(node) != NodeKind::Inner;
    let halo = (scene.current() == Some(node)).then(|| match node_shape {
        // The neighboring leaf is too near for a mark that is as wide as it is high.
        NodeShape::Square { min, max } | NodeShape::Board { min, max } if is_tight_leaf => {
            let high = scene.px(halo_width) - TIGHT_HALO_PX;
            let [min, max] = [point(min.x, min.y - high), point(max.x, max.y + high)];
            NodeShape::Square { min, max }.grown(TIGHT_HALO_PX)
        }
        NodeShape::Triangle { .. }
        | NodeShape::Circle { .. }
        | NodeShape::Sign { .. }
        | NodeShape::Square { .. }
        | NodeShape::Board { .. } => node_shape.grown(scene.px(halo_width)),
    });
    let is_selected = scene.selected.map(|selected| scene.shown_ancestor(selected)) == Some(node);
    draw_marks(&scene.view, node, &node_shape, halo, is_selected, drawing);
    match node_shape {
        NodeShape::Triangle { .. } | NodeShape::Circle { .. } | NodeShape::Sign { .. } | NodeShape::Square { .. } => {
            drawing.shapes.push(node_shape.outline(scene.view.scale, state));
        }
        NodeShape::Board { min, max } => draw_board(scene, node, state, [min, max], drawing),
    }
    add_value(scene, node, state, drawing);
    draw_node_stack(scene, node, drawing);
    draw_table_hit(scene, node, drawing);
    draw_probe(scene, node, state, drawing);
    drawing.add_candidates(LabelPriority::Window, node_windows(scene, node, state));
    drawing.add(LabelPriority::TrueValue, true_value(scene, node));
    drawing.add_candidates(LabelPriority::Name, names(scene, node, state));
    drawing.add(LabelPriority::MoverValue, mover_value(scene, node, state));
    match &scene.tree_layout.graph {
        Some(graph) => drawing.add_candidates(LabelPriority::MoveCount, moves_to_position(scene, graph, node, state)),
        None => drawing.add(LabelPriority::MoveCount, move_count(scene, node, state)),
    }
    if node == NodeId::ROOT && scene.shows_principal_variation() && scene.is_confirmed {
        let sizes = [scene.text_px(BOUND_SIZE), scene.view.min_text_px];
        drawing.add_candidates(LabelPriority::Confirmed, sizes.map(|size| confirmation(scene, size)).into());
    }
}

/// Keeps labels off a node, and draws its marks under it: the halo of the current node and the ring of the selected
/// one.
pub(in crate::picture) fn draw_marks(
    view: &View,
    node: NodeId,
    shape: &NodeShape,
    halo: Option<Vec<Point>>,
    is_selected: bool,
    drawing: &mut Drawing,
) {
    drawing.add_obstacle(Some(node), halo.clone().unwrap_or_else(|| shape.corners()));
    if let Some(corners) = halo {
        let line = Stroke::solid(view.line_px(HALO_LINE), PaletteColor::Secondary);
        drawing.shapes.push(Shape::Polygon { corners, fill: Some(PaletteColor::Current), stroke: Some(line) });
    }
    if is_selected {
        drawing.shapes.push(ring(view, shape));
    }
}

/// Returns the ring around the node under the pointer.
pub fn pointed_ring<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> Shape {
    ring(&scene.view, &NodeShape::of(scene, node))
}

/// Returns a ring around the shape of a node.
pub(in crate::picture) fn ring(view: &View, shape: &NodeShape) -> Shape {
    let ring = Some(Stroke::solid(view.line_px(1.5), PaletteColor::Text));
    Shape::Polygon { corners: shape.grown(view.px(5.0)), fill: None, stroke: ring }
}

/// Draws a node's board and, beside the board of an inner node or above it, its player's triangle.
fn draw_board<G: GameView>(
    scene: &Scene<'_, G>,
    node: NodeId,
    state: NodeState,
    [min, max]: [Point; 2],
    drawing: &mut Drawing,
) {
    let width = max.x - min.x;
    let trace = scene.recording.trace();
    let faint = matches!(state, NodeState::Unvisited | NodeState::Pruned | NodeState::PassedOver);
    let frame = match state {
        NodeState::Unvisited | NodeState::Pruned | NodeState::PassedOver => {
            Stroke::solid(scene.line_px(1.2), PaletteColor::FaintLine)
        }
        NodeState::Open => Stroke::solid(scene.line_px(3.0), PaletteColor::Secondary),
        NodeState::Finished => Stroke::solid(scene.line_px(1.4), PaletteColor::Secondary),
    };
    let start = drawing.shapes.len();
    let style = BoardStyle { faint, min_token_text: scene.view.min_text_px, ..BoardStyle::new(min, width, frame) };
    board::draw_fitted(&scene.recording.position(node).board(), style, max.y - min.y, &mut drawing.shapes);
    make_legible(&mut drawing.shapes, start, scene.view.min_text_px, &scene.view.content_rect());
    if trace.kind(node) == NodeKind::Inner {
        let turn = trace.turn(node);
        let center = if scene.tree_layout.sizes.is_compact() {
            // The edge from the parent ends on the other side.
            let is_right = trace.parent(node).is_some_and(|parent| scene.center(parent).x < scene.center(node).x);
            let corner = if is_right { min.x + width - scene.px(8.0) } else { min.x + scene.px(8.0) };
            point(corner, min.y - scene.px(8.0))
        } else {
            point(min.x - scene.px(14.0), min.y + scene.px(5.0))
        };
        let (half_width, height) = (scene.px(6.0), scene.px(10.0));
        let mover = scene.recording.multi_player().map(|view| view.mover(node));
        let shape = match (turn, mover) {
            (Turn::Player(_), Some(player)) => {
                NodeShape::Sign { player, center, half_width: scene.px(8.0), half_height: height / 2.0 }
            }
            (Turn::Player(player), None) => NodeShape::Triangle { player, center, half_width, height },
            (Turn::Chance, _) => NodeShape::circle(center, height / 2.0),
        };
        let color =
            if faint { PaletteColor::FaintLine } else { mover.map_or_else(|| turn_color(turn), color_of_several) };
        drawing.add_obstacle(Some(node), shape.corners());
        drawing.shapes.push(match shape {
            NodeShape::Sign { player, half_width, half_height, .. } => {
                sign_mark(player, center, half_width, half_height, color)
            }
            NodeShape::Triangle { .. }
            | NodeShape::Circle { .. }
            | NodeShape::Square { .. }
            | NodeShape::Board { .. } => turn_mark(turn, center, half_width, height, color),
        });
    }
}

/// Returns candidates for the label of the name of a triangle or a square: where the layout reserves space for it, and,
/// where that is taken or outside the picture, on the other side or above the node.
fn names<G: GameView>(scene: &Scene<'_, G>, node: NodeId, state: NodeState) -> Vec<Vec<Shape>> {
    let (trace, sizes) = (scene.recording.trace(), &scene.tree_layout.sizes);
    let node_style = scene.node_style(node);
    // The positions of a game are told apart by their boards.
    if node_style == NodeStyle::Board && !scene.recording.root().is_explicit_tree() {
        return Vec::new();
    }
    let text = node_label(scene.recording, node);
    if text.is_empty() {
        return Vec::new();
    }
    if node_style == NodeStyle::Board {
        return names_beside_board(scene, node, state, &text);
    }
    let half = sizes.triangle_height / 2.0;
    let size = scene.text_px(NAME_SIZE);
    let (dx, dy) = match (trace.kind(node), trace.turn(node)) {
        (NodeKind::Leaf(_), _) => {
            let lower = if has_mover_value(scene, node, state) { NAME_BELOW_MOVER_VALUE } else { 0.0 };
            let gap = 0.7 * (size - scene.px(NAME_SIZE)) / 2.0;
            (0.0, scene.px(LEAF_HEIGHT / 2.0 + NAME_BELOW_LEAF + lower) + gap)
        }
        (NodeKind::Inner, Turn::Player(_)) if sizes.sign_width.is_some() => {
            (scene.px(sizes.triangle_width / 2.0 + BESIDE_SIDE), -scene.px(half + 4.0))
        }
        (NodeKind::Inner, Turn::Player(Player::Max)) => (scene.px(22.0), scene.px(4.0 - half)),
        (NodeKind::Inner, Turn::Chance) => {
            let beside = scene.px(sizes.beside_circle());
            (beside, -beside)
        }
        (NodeKind::Inner, Turn::Player(Player::Min)) => (scene.px(22.0), scene.px(half - 6.0)),
    };
    let center = scene.center(node);
    let beside = scene.px(sizes.leaf_width / 2.0 + BESIDE_LEAF);
    let places = match trace.kind(node) {
        NodeKind::Leaf(_) => {
            vec![(0.0, dy, Anchor::Center), (beside, 0.0, Anchor::Left), (-beside, 0.0, Anchor::Right)]
        }
        NodeKind::Inner => {
            // Above the node, the name is beside the edge to it.
            let (aside, above) = (0.5 * size, -scene.px(half + HALO) - 0.6 * size);
            let offsets = [(dx, dy), (dx, 0.0), (aside, above)];
            let both = |(dx, dy): (f32, f32)| [(-dx, dy, Anchor::Right), (dx, dy, Anchor::Left)];
            offsets.into_iter().flat_map(both).collect()
        }
    };
    let candidate = |(dx, dy, anchor)| {
        let at = point(center.x + dx, center.y + dy);
        vec![text_shape(at, anchor, size, Font::Regular, text_color(state), text.clone())]
    };
    places.into_iter().map(candidate).collect()
}

/// Returns candidates for the label of the name of a node that has a board, or is as large as one: below the triangle
/// of its player or in its place, on the other side, or, at a leaf, under its value.
fn names_beside_board<G: GameView>(
    scene: &Scene<'_, G>,
    node: NodeId,
    state: NodeState,
    text: &str,
) -> Vec<Vec<Shape>> {
    let (sizes, center, size) = (&scene.tree_layout.sizes, scene.center(node), scene.text_px(NAME_SIZE));
    let outline = sizes.outline(scene.recording.trace().kind(node));
    let beside = scene.px(outline.size.x / 2.0 + BESIDE_SIDE);
    let y = center.y + scene.px(outline.shift);
    let places = match scene.recording.trace().kind(node) {
        NodeKind::Inner => {
            let below = scene.px(16.0) + 0.5 * size;
            vec![(-beside, y + below, Anchor::Right), (beside, y + below, Anchor::Left), (-beside, y, Anchor::Right)]
        }
        NodeKind::Leaf(_) => {
            let below = center.y + below_leaf_board(scene, 1) + 1.1 * size;
            vec![(0.0, below, Anchor::Center), (-beside, y, Anchor::Right), (beside, y, Anchor::Left)]
        }
    };
    let candidate = |(dx, y, anchor)| {
        vec![text_shape(point(center.x + dx, y), anchor, size, Font::Regular, text_color(state), text.to_owned())]
    };
    places.into_iter().map(candidate).collect()
}

/// Returns a label with the number of symmetric moves that a board represents, if there are several.
fn move_count<G: GameView>(scene: &Scene<'_, G>, node: NodeId, state: NodeState) -> Vec<Shape> {
    let merged = scene.recording.merged_siblings(node);
    if scene.node_style(node) == NodeStyle::Abstract || merged < 2 {
        return Vec::new();
    }
    let (inner, center) = (scene.tree_layout.sizes.boards.inner, scene.center(node));
    let (at, anchor) = match scene.recording.trace().kind(node) {
        NodeKind::Inner => {
            let (dx, dy) = (-scene.px(inner.x / 2.0 + 10.0), scene.px(inner.y / 2.0 - 6.0));
            (point(center.x + dx, center.y + dy), Anchor::Right)
        }
        NodeKind::Leaf(_) => {
            // The label is below the leaf's value. A leaf has a value once it is visited, or from the start if values
            // are given.
            let lines = match state {
                NodeState::Unvisited | NodeState::Pruned | NodeState::PassedOver => {
                    usize::from(scene.given_value(node).is_some())
                }
                NodeState::Open | NodeState::Finished => 1 + usize::from(has_mover_value(scene, node, state)),
            };
            (point(center.x, center.y + below_leaf_board(scene, lines)), Anchor::Center)
        }
    };
    let (size, text) = (scene.text_px(BOUND_SIZE), format!("×{merged}"));
    vec![text_shape(at, anchor, size, Font::Regular, text_color(state), text)]
}

/// Returns candidates for the label with the number of edges that lead to a position, if there are several: above the
/// node beside the edges, or beside it. There is one edge for each position before, visited or not, if it is drawn.
fn moves_to_position<G: GameView>(
    scene: &Scene<'_, G>,
    graph: &PositionGraph,
    node: NodeId,
    state: NodeState,
) -> Vec<Vec<Shape>> {
    let moves = scene.drawn_edges_to(graph, node);
    if moves < 2 {
        return Vec::new();
    }
    let (size, text) = (scene.text_px(BOUND_SIZE), format!("×{moves}"));
    let corners = NodeShape::of(scene, node).corners();
    let PixelRect { min, max } = PixelRect::around(&corners);
    let (gap, above, middle) = (scene.px(4.0).max(2.0), min.y - 0.5 * size, f32::midpoint(min.y, max.y));
    let places = [
        (point(max.x + gap, min.y + 0.5 * size), Anchor::Left),
        (point(min.x - gap, min.y + 0.5 * size), Anchor::Right),
        (point(max.x - gap, above), Anchor::Left),
        (point(min.x + gap, above), Anchor::Right),
        (point(max.x + gap, middle), Anchor::Left),
        (point(min.x - gap, middle), Anchor::Right),
        (point(max.x + gap, max.y - 0.5 * size), Anchor::Left),
        (point(min.x - gap, max.y - 0.5 * size), Anchor::Right),
        (point(max.x + gap, above - size), Anchor::Left),
        (point(min.x - gap, above - size), Anchor::Right),
    ];
    let candidate = |(at, anchor)| vec![text_shape(at, anchor, size, Font::Regular, text_color(state), text.clone())];
    places.map(candidate).into()
}

/// Returns the color of a node's name and move count.
const fn text_color(state: NodeState) -> PaletteColor {
    match state {
        NodeState::Unvisited | NodeState::Pruned | NodeState::PassedOver => PaletteColor::FaintText,
        NodeState::Open | NodeState::Finished => PaletteColor::Secondary,
    }
}

/// Returns the tick at the root, which means that plain minimax returns the same value. `size` is its text size, in
/// pixels.
fn confirmation<G: GameView>(scene: &Scene<'_, G>, size: f32) -> Vec<Shape> {
    let (center, sizes) = (scene.center(NodeId::ROOT), &scene.tree_layout.sizes);
    let dx = match scene.node_style(NodeId::ROOT) {
        NodeStyle::Abstract => sizes.triangle_width / 2.0 + 14.0,
        NodeStyle::Board => sizes.boards.inner.x / 2.0 + 18.0,
    };
    let start = point(center.x + scene.px(dx), center.y - scene.px(1.0));
    let corners = [
        start,
        point(start.x + scene.px(4.0), start.y + scene.px(5.0)),
        point(start.x + scene.px(11.0), start.y - scene.px(6.0)),
    ];
    let stroke = Stroke::solid(scene.px(2.0), PaletteColor::Text);
    let tick = corners.windows(2).map(|side| Shape::Line { from: side[0], to: side[1], stroke });
    let mut shapes: Vec<Shape> = tick.collect();
    let config = scene.recording.config();
    let text = scene.words.text(match config.quiescence {
        Some(_) => "picture-confirmed-quiet",
        None if config.algorithm.properties().searches_chance => "picture-confirmed-chance",
        None => "picture-confirmed",
    });
    // The text may be larger than the tick.
    let at = point(start.x + scene.px(11.0) + 0.35 * size, center.y);
    shapes.push(text_shape(at, Anchor::Left, size, Font::Regular, PaletteColor::Secondary, text));
    shapes
}

/// The width and the height of the table symbol, in units.
const TABLE: (f32, f32) = (TABLE_WIDTH, 12.0);
pub(super) const TABLE_WIDTH: f32 = 15.0;

/// Draws the mark of a table hit. It is shown from the step after the node was entered, because the table has been
/// probed by then.
pub(super) fn draw_table_hit<G: GameView>(scene: &Scene<'_, G>, node: NodeId, drawing: &mut Drawing) {
    let sizes = &scene.tree_layout.sizes;
    let Some(depth) = probed_depth(scene, node) else { return };
    // A leaf's board is drawn above the middle of its row.
    let (half, dy) = match scene.node_style(node) {
        NodeStyle::Abstract => (sizes.leaf_width / 2.0, 0.0),
        NodeStyle::Board => (sizes.boards.leaf.x / 2.0, -9.0),
    };
    let center = scene.center(node);
    let right = center.x - scene.px(half + BESIDE_TABLE_HIT);
    draw_table(point(right, center.y + scene.px(dy - 8.0)), scene.px(1.0), &mut drawing.shapes);
    let text = table_depth_text(scene, depth);
    let (at, size) = (point(right, center.y + scene.px(dy + 9.0)), scene.text_px(TABLE_DEPTH_SIZE));
    let text = text_shape(at, Anchor::Right, size, Font::Regular, PaletteColor::Secondary, text);
    drawing.add(LabelPriority::TableDepth, vec![text]);
}

/// Returns the depth to which the table's answer at a node is true, or `Some(None)` if it is true to the end of the
/// game, once the table has been probed there.
#[expect(clippy::option_option, reason = "no answer, one to the end of the game, and one to a depth are three cases")]
pub(super) fn probed_depth<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> Option<Option<usize>> {
    let (trace, state) = (scene.recording.trace(), scene.moment().state(node));
    let was_probed = trace.entered_at(node).is_some_and(|entered| entered < scene.step)
        && matches!(state, NodeState::Open | NodeState::Finished);
    trace.table_hit_depth(node).filter(|_| was_probed)
}

/// Returns the depth of a table's answer as it is written.
pub(super) fn table_depth_text<G: GameView>(scene: &Scene<'_, G>, depth: Option<usize>) -> String {
    match depth {
        Some(depth) => scene.words.fill("picture-table-depth", &args![depth = depth.to_string()]),
        None => scene.words.text("picture-table-end"),
    }
}

/// Draws a table with two rows and two columns below a thick header. `right` is the center of its right side.
pub(super) fn draw_table(right: Point, scale: f32, shapes: &mut Vec<Shape>) {
    let (width, height) = (TABLE.0 * scale, TABLE.1 * scale);
    let (min, max) = (point(right.x - width, right.y - height / 2.0), point(right.x, right.y + height / 2.0));
    let thin = Stroke::solid(scale.max(0.7), PaletteColor::Text);
    let (radius, fill) = (1.5 * scale, Some(PaletteColor::Background));
    shapes.push(Shape::Rect { min, max, radius, fill, stroke: Some(thin) });
    let head_bottom = min.y + height * 0.3;
    shapes.push(Shape::Bar { min, max: point(max.x, head_bottom), color: PaletteColor::Text, opacity: 1.0 });
    let (middle, column) = (f32::midpoint(head_bottom, max.y), f32::midpoint(min.x, max.x));
    let mut line = |from: Point, to: Point| shapes.push(Shape::Line { from, to, stroke: thin });
    line(point(min.x, middle), point(max.x, middle));
    line(point(column, head_bottom), point(column, max.y));
}

/// The radius of the magnifying glass, and the extent of its handle to the right and downwards, in units.
const GLASS: (f32, f32) = (3.6, 4.0);

/// Draws a small magnifying glass at an outcome that is only probed: the search tries one of its moves, which proves a
/// bound.
fn draw_probe<G: GameView>(scene: &Scene<'_, G>, node: NodeId, state: NodeState, drawing: &mut Drawing) {
    let trace = scene.recording.trace();
    let is_visited = matches!(state, NodeState::Open | NodeState::Finished);
    if !is_visited || !trace.is_partial_probe(node) {
        return;
    }
    let sizes = &scene.tree_layout.sizes;
    let half = sizes.triangle_height / 2.0;
    // The symbol is on the left, because the name is on the right, and beside the wide side of a triangle.
    let down = match (scene.node_style(node), trace.turn(node)) {
        (NodeStyle::Abstract, Turn::Player(Player::Max)) => half - 8.0,
        (NodeStyle::Abstract, Turn::Player(Player::Min)) => 6.0 - half,
        (NodeStyle::Abstract, Turn::Chance) | (NodeStyle::Board, _) => 0.0,
    };
    let left = sizes.outline(NodeKind::Inner).size.x / 2.0 + BESIDE_PROBE;
    let (middle, (radius, handle)) = (scene.center(node), GLASS);
    let center = point(middle.x - scene.px(left), middle.y + scene.px(down));
    let stroke = Stroke::solid(scene.line_px(1.3), PaletteColor::Secondary);
    let glass = NodeShape::circle(center, scene.px(radius));
    let [from, to] = [radius * std::f32::consts::FRAC_1_SQRT_2, radius * std::f32::consts::FRAC_1_SQRT_2 + handle]
        .map(|by| point(center.x + scene.px(by), center.y + scene.px(by)));
    drawing.add_obstacle(Some(node), glass.grown(scene.px(handle / 2.0)));
    let corners = glass.corners();
    drawing.shapes.push(Shape::Polygon { corners, fill: Some(PaletteColor::Background), stroke: Some(stroke) });
    drawing.shapes.push(Shape::Line { from, to, stroke: Stroke { width: stroke.width * 1.5, ..stroke } });
}

/// Text size of the number, in units.
const SIZE: f32 = 14.5;
/// Half the height of the first card, in units.
const HALF_HEIGHT: f32 = 9.0;
/// Half the height of the first card of a stack without a text, in units.
const EMPTY_HALF_HEIGHT: f32 = 5.0;
/// The distance from a card of the stack to the next one, to the right and down, in units.
const STACK: f32 = 2.5;
/// The gap between the badge and the node or value above it, in units.
const GAP: f32 = 1.0;

/// Draws a stack below a node, if anything below it is folded or out of view: three cards with the number of these
/// nodes in words, because a number alone reads as a value. A layout reserves space for folded nodes only, so the other
/// stacks are labels.
pub(super) fn draw_node_stack<G: GameView>(scene: &Scene<'_, G>, node: NodeId, drawing: &mut Drawing) {
    let (view, top, folded) = (&scene.view, bottom(scene, node), scene.folded_below(node));
    if 0 < folded {
        let text = stack_text(scene.words, folded);
        drawing.add_obstacle_rect(stack_rect(view, top, &text));
        drawing.shapes.extend(stack(view, top, text));
    } else if scene.is_drawn_alone(node) {
        let below = scene.recording.trace().subtree_range(node).len() - 1;
        add_stack(view, node, top, stack_text(scene.words, below), scene.has_stack_text(node), drawing);
    }
}

/// Adds a stack below a point of a node as a label. It has its text only if it `has_text` and there is space for it.
pub(in crate::picture) fn add_stack(
    view: &View,
    node: NodeId,
    top: Point,
    text: String,
    has_text: bool,
    drawing: &mut Drawing,
) {
    let texts = Some(text).filter(|_| has_text).into_iter().chain([String::new()]);
    drawing.add_at(node, LabelPriority::Stack, texts.map(|text| stack(view, top, text)).collect());
}

/// Returns the text of a stack that represents a number of nodes.
pub(in crate::picture) fn stack_text(words: &Words, count: usize) -> String {
    words.fill("picture-folded", &args![count = words.number(count as u64)])
}

/// Returns the shapes of a stack below a point. Without a text, its cards are small.
fn stack(view: &View, top: Point, text: String) -> Vec<Shape> {
    let rect = stack_rect(view, top, &text);
    let stroke = Some(Stroke::solid(1.0, PaletteColor::Secondary));
    let behind = 2.0 * stack_px(view);
    let (min, max) = (rect.min, point(rect.max.x - behind, rect.max.y - behind));
    let cards = [behind, behind / 2.0, 0.0].map(|by| {
        let (min, max) = (point(min.x + by, min.y + by), point(max.x + by, max.y + by));
        Shape::Rect { min, max, radius: 3.5, fill: Some(PaletteColor::Panel), stroke }
    });
    let middle = point(f32::midpoint(min.x, max.x), f32::midpoint(min.y, max.y));
    let size = view.text_px(SIZE);
    let text = Some(text).filter(|text| !text.is_empty());
    let text = text.map(|text| text_shape(middle, Anchor::Center, size, Font::Regular, PaletteColor::Secondary, text));
    cards.into_iter().chain(text).collect()
}

/// Returns the distance from a card of the stack to the next one, to the right and down, in pixels.
fn stack_px(view: &View) -> f32 {
    view.px(STACK).max(2.0)
}

/// Returns the rectangle of a stack below a point.
fn stack_rect(view: &View, top: Point, text: &str) -> PixelRect {
    let size = view.text_px(SIZE);
    let half_height = if text.is_empty() { EMPTY_HALF_HEIGHT } else { HALF_HEIGHT };
    let (height, behind) = (size / SIZE * half_height, stack_px(view));
    let middle = point(top.x, top.y + view.px(GAP) + height);
    let half = f32::midpoint(Font::Regular.width(text, size), size);
    let min = point(middle.x - half - behind, middle.y - height);
    PixelRect { min, max: point(middle.x + half + behind, middle.y + height + 2.0 * behind) }
}

pub fn is_on_fold_badge<G: GameView>(scene: &Scene<'_, G>, node: NodeId, at: Point) -> bool {
    let count = scene.folded_below(node);
    let rect = || stack_rect(&scene.view, bottom(scene, node), &stack_text(scene.words, count));
    0 < count && scene.overview_blend() < 1.0 && rect().contains(at)
}
