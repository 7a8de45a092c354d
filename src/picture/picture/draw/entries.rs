//! A student's entries in a blank tree, at the positions where a search has its own: values, windows and cuts, each
//! with its mark once it is marked. Marks differ in shape rather than color, because red stands for cuts.

use super::edges::{ALONG_EDGES, draw_strokes};
use super::labels::{Drawing, LabelPriority};
use super::node_shape::NodeShape;
use super::values::{TextPart, add_value_inside, value_down};
use super::windows::window_place;
use crate::picture::edge_ends::EdgeEnds;
use crate::picture::fonts::Font;
use crate::picture::measure::{BOUND_SIZE, NodeStyle};
use crate::picture::palette::PaletteColor;
use crate::picture::scene::{Scene, below_board, edge_ends};
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};
use poda_core::game::GameView;
use poda_core::score::{Player, Turn};
use poda_core::trace::NodeId;
use poda_core::trace::moment::NodeState;

/// The distance from a text to its mark, in units.
const BESIDE_VALUE: f32 = 10.0;
/// The distance from the right end of a triangle's wide side to the mark on it, in units.
const ON_SIDE: f32 = 5.0;
/// The distance from α to β, as a multiple of their text size.
const BOUND_LINE: f32 = 1.2;
/// Half the size of a mark, in units.
const MARK: f32 = 5.5;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EntryMark {
    Right,
    /// The entry follows from the student's own earlier entries.
    Consequent,
    Wrong,
    /// The field was left empty.
    Empty,
}

/// A text in a field of the tree.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FieldEntry {
    /// The text that was entered; may be empty.
    pub text: String,
    /// The mark, once it is marked.
    pub mark: Option<EntryMark>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NodeEntries {
    pub node: NodeId,
    /// What is proved of the node: an interval or a value.
    pub value: FieldEntry,
    /// The α with which it is entered.
    pub alpha: FieldEntry,
    /// The β with which it is entered.
    pub beta: FieldEntry,
    pub is_cut: bool,
    /// The mark of the cut at the node, which prunes edges to its children.
    pub cut_mark: Option<EntryMark>,
    /// Whether it is chosen as the best move. If so, the edge to it is drawn as the chosen one.
    pub is_best: bool,
}

impl NodeEntries {
    pub fn cut(node: NodeId) -> Self {
        let (value, alpha, beta) = (FieldEntry::default(), FieldEntry::default(), FieldEntry::default());
        Self { node, value, alpha, beta, is_cut: true, cut_mark: None, is_best: false }
    }
}

/// Draws the entries over a blank tree.
pub fn draw_entries<G: GameView>(scene: &Scene<'_, G>, entries: &[NodeEntries]) -> Vec<Shape> {
    let mut drawing = Drawing::default();
    if scene.overview_blend() >= 1.0 {
        return drawing.shapes;
    }
    let drawn = entries.iter().filter(|entry| scene.is_laid_out(entry.node) && scene.is_drawn(entry.node));
    for entry in drawn {
        if entry.is_best {
            let EdgeEnds { from, to } = edge_ends(scene, entry.node);
            let stroke = Stroke::solid(scene.line_px(3.2).max(2.0), PaletteColor::Text);
            drawing.shapes.push(Shape::Line { from, to, stroke });
        }
        if entry.is_cut {
            draw_strokes(scene, entry.node, ALONG_EDGES, &mut drawing);
        }
        draw_value(scene, entry, &mut drawing);
        draw_window(scene, entry, &mut drawing.shapes);
        if let Some(mark) = entry.cut_mark {
            draw_cut_mark(scene, entry.node, mark, &mut drawing.shapes);
        }
    }
    drawing.finish(&scene.view.content_range(), scene.view.size.y).0
}

/// Returns the positions of a node's entries: the center of its value, and the left ends of its α and its β.
pub fn entry_places<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> [Point; 3] {
    let (sizes, center) = (&scene.tree_layout.sizes, scene.center(node));
    let down = match scene.node_style(node) {
        NodeStyle::Abstract => value_down(scene, node, scene.value_px()),
        NodeStyle::Board => below_board(scene, sizes.boards.inner.y, scene.value_px()),
    };
    let window = window_place(scene, node);
    let below = scene.text_px(BOUND_SIZE) * BOUND_LINE;
    [point(center.x, center.y + down), window, point(window.x, window.y + below)]
}

/// Draws the value in its node. A node with a value has the outline of a finished node.
fn draw_value<G: GameView>(scene: &Scene<'_, G>, entry: &NodeEntries, drawing: &mut Drawing) {
    let node = entry.node;
    let (sizes, center) = (&scene.tree_layout.sizes, scene.center(node));
    let is_written = !entry.value.text.is_empty();
    let outline = NodeShape::of(scene, node);
    let [at, ..] = entry_places(scene, node);
    let half = scene.px(MARK).max(4.0);
    let mark_at = match scene.node_style(node) {
        NodeStyle::Abstract => {
            if is_written {
                drawing.shapes.push(outline.outline(scene.view.scale, NodeState::Finished));
                let (font, color, text) = (Font::SemiBold, PaletteColor::Text, entry.value.text.clone());
                add_value_inside(scene, node, TextPart { font, color, text }, drawing);
            }
            // A name may stand to the left, and α and β to the right, so the mark stays on the outline.
            let down = match scene.recording.trace().turn(node) {
                Turn::Player(Player::Min) => -sizes.triangle_height / 2.0,
                Turn::Player(Player::Max) | Turn::Chance => sizes.triangle_height / 2.0,
            };
            let on_outline =
                point(center.x + scene.px(sizes.triangle_width / 2.0 - ON_SIDE), center.y + scene.px(down));
            if entry.value.mark.is_some() {
                let fill = Some(PaletteColor::Background);
                drawing.shapes.push(Shape::Circle { center: on_outline, radius: half + 2.0, fill, stroke: None });
            }
            on_outline
        }
        NodeStyle::Board => {
            let size = scene.value_px();
            let text = &entry.value.text;
            if is_written {
                let (font, color) = (Font::SemiBold, PaletteColor::Text);
                let value = text_shape(at, Anchor::Center, size, font, color, text.clone());
                drawing.add(LabelPriority::Value, vec![value]);
            }
            point(at.x - Font::SemiBold.width(text, size) / 2.0 - scene.px(BESIDE_VALUE), at.y)
        }
    };
    if let Some(mark) = entry.value.mark {
        drawing.shapes.extend(mark_shapes(mark, mark_at, half));
    }
}

fn draw_window<G: GameView>(scene: &Scene<'_, G>, entry: &NodeEntries, shapes: &mut Vec<Shape>) {
    let [_, alpha, beta] = entry_places(scene, entry.node);
    let size = scene.text_px(BOUND_SIZE);
    let lines = [("α", alpha, &entry.alpha, PaletteColor::Max), ("β", beta, &entry.beta, PaletteColor::Min)];
    for (letter, at, written, color) in lines {
        if written.text.is_empty() && written.mark.is_none() {
            continue;
        }
        let text = format!("{letter} {}", written.text);
        let end = at.x + Font::Regular.width(&text, size) + scene.px(BESIDE_VALUE);
        shapes.push(text_shape(at, Anchor::Left, size, Font::Regular, color, text));
        if let Some(mark) = written.mark {
            shapes.extend(mark_shapes(mark, point(end, at.y), scene.px(MARK).max(4.0)));
        }
    }
}

/// Draws the mark of the cut at a node beside the edge to its last child.
fn draw_cut_mark<G: GameView>(scene: &Scene<'_, G>, node: NodeId, mark: EntryMark, shapes: &mut Vec<Shape>) {
    let Some(child) = scene.recording.trace().children(node).last() else { return };
    let EdgeEnds { from, to } = edge_ends(scene, child);
    let center = from.toward(to, ALONG_EDGES);
    let at = point(center.x + scene.px(18.0).max(11.0), center.y);
    shapes.extend(mark_shapes(mark, at, scene.px(MARK).max(4.0)));
}

/// Draws a mark around `center`: a tick, a tick over a line, a cross, or a ring. `half` is half its size in pixels.
pub fn mark_shapes(mark: EntryMark, center: Point, half: f32) -> Vec<Shape> {
    let color = match mark {
        EntryMark::Right | EntryMark::Consequent => PaletteColor::Right,
        EntryMark::Wrong | EntryMark::Empty => PaletteColor::Text,
    };
    let stroke = Stroke::solid((half * 0.36).max(1.6), color);
    let at = |x: f32, y: f32| point(center.x + x * half, center.y + y * half);
    let line = |from: Point, to: Point| Shape::Line { from, to, stroke };
    let tick = |up: f32| {
        let corner = at(-0.3, 0.8 - up);
        vec![line(at(-1.0, 0.1 - up), corner), line(corner, at(1.0, -0.9 - up))]
    };
    match mark {
        EntryMark::Right => tick(0.0),
        EntryMark::Consequent => {
            let mut shapes = tick(0.35);
            shapes.push(line(at(-1.0, 1.0), at(1.0, 1.0)));
            shapes
        }
        EntryMark::Wrong => vec![line(at(-0.9, -0.9), at(0.9, 0.9)), line(at(-0.9, 0.9), at(0.9, -0.9))],
        EntryMark::Empty => {
            let min = at(-0.7, -0.7);
            let max = at(0.7, 0.7);
            vec![Shape::Rect { min, max, radius: half * 0.7, fill: None, stroke: Some(stroke) }]
        }
    }
}
