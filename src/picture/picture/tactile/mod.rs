//! A tree to be read by touch: outlines and braille for swell paper, on which everything black rises.
//!
//! The picture shows the same as [`draw_scene`](super::draw_scene), but in a different layout, because braille has a
//! fixed size: without fills and colors, with lines of at least 1.5 pt, and with space between all of them. A pixel is
//! 1/96 inch.

mod braille;

use super::palette::PaletteColor;
use super::scene::Scene;
use super::shape::{Point, Shape, Stroke, point};
use braille::{Cell, braille};
use poda_core::game::GameView;
use poda_core::score::{Player, Turn};
use poda_core::trace::moment::NodeState;
use poda_core::trace::{NodeId, NodeKind};
use poda_words::i18n::node_names::NodeNames;

/// The maximum number of nodes. More do not fit on any sheet.
pub const MAX_NODES: usize = 200;

/// A millimeter, in pixels.
const MM: f32 = 96.0 / 25.4;
/// The radii of a dot of braille and of a dot of a dotted edge; and the distances between dots, between cells and
/// between lines of braille.
const DOT: f32 = 0.75 * MM;
const EDGE_DOT: f32 = 0.6 * MM;
const DOT_STEP: f32 = 2.5 * MM;
const CELL_STEP: f32 = 6.1 * MM;
const LINE_STEP: f32 = 10.0 * MM;
/// The width of lines, and the width of the edge to the best child.
const THIN: f32 = 2.0;
const THICK: f32 = 5.0;
/// The width and height of a node.
const NODE: f32 = 10.0 * MM;
/// The gap between a node and its braille, and between neighbors.
const BELOW_NODE: f32 = 5.0 * MM;
const GAP: f32 = 5.0 * MM;
/// The height of the edges between two rows.
const EDGES: f32 = 20.0 * MM;
const MARGIN: f32 = 12.0 * MM;
/// The radius of the ring around the current node.
const RING: f32 = 8.5 * MM;

/// A picture to be read by touch.
#[derive(Clone, Debug, PartialEq)]
pub struct TactilePicture {
    /// Its width and height, in pixels.
    pub size: Point,
    /// Its shapes, all in the color of text.
    pub shapes: Vec<Shape>,
    pub nodes: Vec<(NodeId, Point)>,
}

/// The width and height of a node's symbol, in pixels.
pub const NODE_SIZE: Point = point(NODE, NODE);

/// A node with the lines of its braille.
struct TactileNode {
    node: NodeId,
    lines: Vec<Vec<Cell>>,
    /// The distance from the left of the tree, in the units of its layout.
    x: f64,
}

pub fn nodes<G: GameView>(scene: &Scene<'_, G>) -> impl Iterator<Item = NodeId> {
    let rows = scene.tree_layout.positions.subtree_rows(scene.root.number());
    let nodes = rows.flat_map(|row| scene.within(scene.tree_layout.positions.row(row)));
    let nodes = nodes.map(|&node| NodeId::new(node as usize));
    nodes.filter(|&node| scene.is_laid_out(node) && (node == scene.root || scene.is_drawn(node)))
}

/// Draws the whole subtree of a scene, to be read by touch.
pub fn draw_tactile<G: GameView>(scene: &Scene<'_, G>) -> TactilePicture {
    let trace = scene.recording.trace();
    let top_ply = scene.tree_layout.positions.ply(scene.root.number());
    let mut rows: Vec<Vec<TactileNode>> = Vec::new();
    for node in nodes(scene) {
        let row = scene.tree_layout.positions.ply(node.number()) - top_ply;
        rows.resize_with(rows.len().max(row + 1), Vec::new);
        let x = scene.tree_layout.positions.x(node.number());
        rows[row].push(TactileNode { node, lines: lines(scene, node), x });
    }
    // The scale is just large enough for the two neighbors that need the most space.
    let pairs = rows.iter().flat_map(|row| row.windows(2));
    let needed = pairs.map(|pair| {
        let between = f32::midpoint(width(&pair[0]), width(&pair[1])) + GAP;
        f64::from(between) / (pair[1].x - pair[0].x).max(1e-6)
    });
    let scale = needed.fold(0.0, f64::max);
    #[expect(clippy::cast_possible_truncation, reason = "pixels of a picture")]
    let left_end = |placed: &TactileNode| (placed.x * scale) as f32 - width(placed) / 2.0;
    let left = rows.iter().flatten().map(left_end).fold(f32::INFINITY, f32::min) - MARGIN;
    let right = rows.iter().flatten().map(|placed| left_end(placed) + width(placed)).fold(left, f32::max) + MARGIN;
    let mut picture = TactilePicture { size: point(right - left, MARGIN), shapes: Vec::new(), nodes: Vec::new() };
    for row in &rows {
        let middle = picture.size.y + NODE / 2.0;
        for placed in row {
            let center = point(left_end(placed) + width(placed) / 2.0 - left, middle);
            picture.draw_node(scene, placed, center);
            if let Some(parent) = trace.parent(placed.node).filter(|_| placed.node != scene.root) {
                picture.draw_edge(scene, parent, &rows, placed.node, center);
            }
        }
        let lines = row.iter().map(|placed| placed.lines.len()).max().unwrap_or_default();
        picture.size.y += NODE + BELOW_NODE + lines as f32 * LINE_STEP + EDGES;
    }
    picture.size.y += MARGIN - EDGES;
    picture
}

/// Returns the lines below a node: its name, its value and, while it is searched, its window.
fn lines<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> Vec<Vec<Cell>> {
    let names = NodeNames::new(scene.words, scene.recording);
    let state = scene.moment().state(node);
    let value = match (scene.given_value(node), state) {
        (Some(given), _) => given.to_string(),
        (None, NodeState::Unvisited | NodeState::Pruned | NodeState::PassedOver) => String::new(),
        (None, NodeState::Open | NodeState::Finished) => scene.shown_value(node),
    };
    let is_inner = scene.recording.trace().kind(node) == NodeKind::Inner;
    let window = scene.window(node).filter(|_| is_inner && state == NodeState::Open);
    let window = window.map(|window| [format!("α{}", window.alpha.shown()), format!("β{}", window.beta.shown())]);
    let texts = [names.short(node), value].into_iter().chain(window.into_iter().flatten());
    // Braille does not need a space after a sign, and space is scarce.
    let texts = texts.filter(|text| !text.is_empty()).map(|text| text.replace("≤ ", "≤").replace("≥ ", "≥"));
    texts.map(|text| braille(scene.words.rules(), &text)).collect()
}

/// Returns the width of some cells from the first dot to the last.
fn cells_width(cells: &[Cell]) -> f32 {
    cells.len() as f32 * CELL_STEP - (CELL_STEP - DOT_STEP) + 2.0 * DOT
}

fn width(placed: &TactileNode) -> f32 {
    placed.lines.iter().map(|cells| cells_width(cells)).fold(2.0 * RING, f32::max)
}

/// Returns the positions along a length at equal distances.
fn steps(length: f32, step: f32) -> impl Iterator<Item = f32> {
    std::iter::successors(Some(0.0), move |along| Some(along + step)).take_while(move |&along| along < length)
}

impl TactilePicture {
    fn draw_node<G: GameView>(&mut self, scene: &Scene<'_, G>, placed: &TactileNode, center: Point) {
        let (trace, node) = (scene.recording.trace(), placed.node);
        let stroke = Some(Stroke::solid(THIN, PaletteColor::Text));
        let half = NODE / 2.0;
        self.shapes.push(match trace.kind(node) {
            NodeKind::Inner if trace.turn(node) == Turn::Chance => {
                Shape::Circle { center, radius: half * 0.8, fill: None, stroke }
            }
            NodeKind::Inner => {
                let up = if trace.player(node) == Player::Max { 1.0 } else { -1.0 };
                let corner = |x: f32, y: f32| point(center.x + x * half, center.y + y * up * half);
                let corners = vec![corner(0.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)];
                Shape::Polygon { corners, fill: None, stroke }
            }
            NodeKind::Leaf(_) => {
                let corner = |x: f32, y: f32| point(center.x + x * half * 0.8, center.y + y * half * 0.8);
                Shape::Rect { min: corner(-1.0, -1.0), max: corner(1.0, 1.0), radius: 0.0, fill: None, stroke }
            }
        });
        if scene.current() == Some(node) {
            self.shapes.push(Shape::Circle { center, radius: RING, fill: None, stroke });
        }
        for (index, cells) in placed.lines.iter().enumerate() {
            let top = center.y + half + BELOW_NODE + index as f32 * LINE_STEP;
            self.write(cells, point(center.x - cells_width(cells) / 2.0 + DOT, top + DOT));
        }
        self.nodes.push((node, center));
    }

    /// Writes cells, with the first dot of the first cell at a position.
    fn write(&mut self, cells: &[Cell], at: Point) {
        for (index, cell) in cells.iter().enumerate() {
            for dot in (0..6_u8).filter(|dot| cell & (1 << dot) != 0) {
                let (column, row) = (f32::from(dot / 3), f32::from(dot % 3));
                let x = at.x + index as f32 * CELL_STEP + column * DOT_STEP;
                self.dot(point(x, at.y + row * DOT_STEP), DOT);
            }
        }
    }

    fn dot(&mut self, center: Point, radius: f32) {
        self.shapes.push(Shape::Circle { center, radius, fill: Some(PaletteColor::Text), stroke: None });
    }

    /// Draws the edge to a node: thick to the child that proves the value, dashed to a pruned node, with two strokes
    /// across it if the node is the root of a pruned subtree, and dotted to an unvisited node.
    fn draw_edge<G: GameView>(
        &mut self,
        scene: &Scene<'_, G>,
        parent: NodeId,
        rows: &[Vec<TactileNode>],
        node: NodeId,
        center: Point,
    ) {
        let Some(&(_, above)) = self.nodes.iter().find(|(drawn, _)| *drawn == parent) else { return };
        let lines = rows.iter().flatten().find(|placed| placed.node == parent).map_or(0, |placed| placed.lines.len());
        let under = NODE / 2.0 + BELOW_NODE + lines as f32 * LINE_STEP;
        let (from, to) = (point(above.x, above.y + under), point(center.x, center.y - NODE / 2.0 - 3.0 * MM));
        let length = (to.x - from.x).hypot(to.y - from.y);
        let at = |along: f32| from.toward(to, along / length);
        match scene.moment().state(node) {
            NodeState::Unvisited => steps(length, 4.0 * MM).skip(1).for_each(|along| self.dot(at(along), EDGE_DOT)),
            NodeState::Pruned | NodeState::PassedOver => {
                for along in steps(length, 9.0 * MM) {
                    self.line(at(along), at((along + 5.0 * MM).min(length)), THIN);
                }
                if scene.recording.trace().is_pruned_root(node) {
                    let across = point((from.y - to.y) / length, (to.x - from.x) / length);
                    for shift in [-1.5, 1.5] {
                        let middle = at(length / 2.0 + shift * MM);
                        let end = |side: f32| {
                            point(middle.x + side * across.x * 4.0 * MM, middle.y + side * across.y * 4.0 * MM)
                        };
                        self.line(end(-1.0), end(1.0), THICK);
                    }
                }
            }
            NodeState::Open | NodeState::Finished => {
                let is_best = scene.proving_child(parent) == Some(node);
                self.line(from, to, if is_best { THICK } else { THIN });
            }
        }
    }

    fn line(&mut self, from: Point, to: Point, width: f32) {
        self.shapes.push(Shape::Line { from, to, stroke: Stroke::solid(width, PaletteColor::Text) });
    }
}
