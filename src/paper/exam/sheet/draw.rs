//! The tree of an exercise as shapes: blank for the sheet, filled in for the key.

use super::geometry::{
    CIRCLE_RADIUS, FILLED_SIZE, Geometry, LEAF_LINE, LETTER_WIDTH, NodeBox, NodeBoxKind, TEXT_SIZE, WritingBox,
};
use crate::exam::exercise::Exercise;
use crate::exam::tree::{ExerciseTree, PrintedNode};
use poda_core::score::{Turn, Window};
use poda_core::trace::NodeId;
use poda_picture::picture::board::{BoardStyle, draw, draw_with_labels};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::{PaletteColor, color_of_several, turn_color};
use poda_picture::picture::shape::{Anchor, Point, Shape, Stroke, player_triangle, point, sign_corners, text_shape};
use poda_words::practice::Answer;
use poda_words::practice::blank::{BlankField, BlankPart};

/// The distance of the line along a stack from the left end of the stack.
const TRUNK: f32 = 4.0;
/// The distance of the text of a stacked leaf from the left end of the stack.
const STACKED_TEXT: f32 = 29.0;

/// The distance of the ring around a leaf from the upper and lower edges of its box.
const RING: f32 = 1.5;

/// Whether a tree is blank or filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::exam) enum Filling {
    Blank,
    Filled,
}

/// Draws a tree. `indices` contains, for each of its nodes, the index in the union.
pub(super) fn draw_tree(
    exercise: &Exercise,
    tree: &ExerciseTree,
    indices: &[usize],
    geometry: &Geometry,
    filling: Filling,
) -> Vec<Shape> {
    let mut drawing = SheetDrawing { exercise, tree, indices, geometry, filling, shapes: Vec::new() };
    for node in 0..tree.nodes.len() {
        drawing.edges(node);
    }
    for node in 0..tree.nodes.len() {
        drawing.node(node);
    }
    drawing.shapes
}

struct SheetDrawing<'a> {
    exercise: &'a Exercise,
    tree: &'a ExerciseTree,
    indices: &'a [usize],
    geometry: &'a Geometry,
    filling: Filling,
    shapes: Vec<Shape>,
}

impl<'a> SheetDrawing<'a> {
    fn node_box(&self, node: usize) -> &'a NodeBox {
        &self.geometry.node_boxes[self.indices[node]]
    }

    fn line(&mut self, from: Point, to: Point) {
        self.shapes.push(Shape::Line { from, to, stroke: Stroke::solid(1.0, PaletteColor::Text) });
    }

    fn text(&mut self, at: Point, anchor: Anchor, font: Font, text: impl Into<String>) {
        let size = if font == Font::SemiBold { FILLED_SIZE } else { TEXT_SIZE };
        self.shapes.push(text_shape(at, anchor, size, font, PaletteColor::Text, text.into()));
    }

    /// Draws the edges from a node to its children, each with its circle and its move.
    fn edges(&mut self, node: usize) {
        let (from, tree) = (self.node_box(node).bottom, self.tree);
        let children = &tree.nodes[node].children;
        let last =
            children.last().map(|&child| self.node_box(child)).filter(|node_box| node_box.kind == NodeBoxKind::Stacked);
        if let Some(last) = last {
            let x = last.top.x + TRUNK;
            let corner = point(from.x, from.y + 4.0);
            self.line(from, corner);
            self.line(corner, point(x, corner.y));
            self.line(point(x, corner.y), point(x, last.top.y));
        }
        for &child in children {
            let node_box = self.node_box(child);
            if node_box.kind == NodeBoxKind::Stacked {
                self.line(
                    point(node_box.top.x + TRUNK, node_box.top.y),
                    point(node_box.top.x + STACKED_TEXT - 3.0, node_box.top.y),
                );
            } else {
                self.line(from, node_box.bend);
                self.line(node_box.bend, node_box.top);
                // Below a leaf, there is space for its move or its probability.
                let is_below = node_box.kind == NodeBoxKind::Leaf;
                if let Some(via) = tree.nodes[child].via.as_ref().filter(|_| !is_below) {
                    // The side to which no other edge leads.
                    let aside = if node_box.circle.is_some() { CIRCLE_RADIUS + 3.0 } else { 6.0 };
                    let is_left = node_box.top.x < from.x;
                    let (x, anchor) = if is_left { (-aside, Anchor::Right) } else { (aside, Anchor::Left) };
                    let beside = point(node_box.top.x + x, f32::midpoint(node_box.bend.y, node_box.top.y));
                    self.text(beside, anchor, Font::Regular, via.clone());
                }
            }
            if let Some(center) = node_box.circle {
                self.circle(center, self.is_pruned(node, child));
            }
        }
    }

    /// Draws the circle of an edge. In the key, the circle of a pruned branch is crossed.
    fn circle(&mut self, center: Point, is_pruned: bool) {
        let is_crossed = is_pruned && self.filling == Filling::Filled;
        let stroke = Stroke::solid(1.0, PaletteColor::Text);
        let fill = Some(PaletteColor::Background);
        self.shapes.push(Shape::Circle { center, radius: CIRCLE_RADIUS, fill, stroke: Some(stroke) });
        if is_crossed {
            let stroke = Stroke::solid(2.2, PaletteColor::Cut);
            let reach = CIRCLE_RADIUS + 1.5;
            for (x, y) in [(reach, reach), (reach, -reach)] {
                let (from, to) = (point(center.x - x, center.y - y), point(center.x + x, center.y + y));
                self.shapes.push(Shape::Line { from, to, stroke });
            }
        }
    }

    fn is_pruned(&self, node: usize, child: usize) -> bool {
        let nodes = &self.tree.nodes;
        let cut = nodes[node].searched.and_then(|node| self.exercise.field(BlankField::new(node, BlankPart::Cut)));
        let Some(Answer::Children(pruned)) = cut.map(|field| &field.expected) else { return false };
        nodes[child].searched.is_some_and(|child| pruned.contains(&child))
    }

    /// Returns whether the key marks a leaf as one of those that a field asks for.
    fn is_marked(&self, leaf: &PrintedNode, field: BlankField) -> bool {
        let expected = self.exercise.field(field).filter(|_| self.filling == Filling::Filled);
        let Some(Answer::Children(leaves)) = expected.map(|field| &field.expected) else { return false };
        leaf.searched.is_some_and(|leaf| leaves.contains(&leaf))
    }

    fn node(&mut self, node: usize) {
        let (node_box, content) = (self.node_box(node), &self.tree.nodes[node]);
        match (node_box.kind, &content.value) {
            (NodeBoxKind::Stacked, Some(value)) => self.stacked_leaf(node_box, content, value),
            (_, Some(value)) => self.leaf(node_box, content, value),
            (_, None) => self.inner(node_box, content, node == 0),
        }
    }

    fn leaf(&mut self, node_box: &NodeBox, content: &PrintedNode, value: &str) {
        let width = (node_box.width - 4.0).min(self.geometry.leaf_width);
        let middle = point(node_box.top.x, node_box.top.y + 11.0);
        if Font::Regular.width(value, TEXT_SIZE) <= width - 2.0 {
            let (min, max) =
                (point(middle.x - width / 2.0, node_box.top.y), point(middle.x + width / 2.0, node_box.top.y + 22.0));
            let stroke = Some(Stroke::solid(1.0, PaletteColor::Text));
            self.shapes.push(Shape::Rect { min, max, radius: 0.0, fill: Some(PaletteColor::Background), stroke });
        }
        if self.is_marked(content, BlankField::EVER) {
            // The ring ends at the sides of the box, because neighboring leaves are close.
            let around = |x: f32, y: f32| point(middle.x + x * width / 2.0, middle.y + y * (11.0 + RING));
            let stroke = Some(Stroke::solid(2.2, PaletteColor::Cut));
            let (min, max) = (around(-1.0, -1.0), around(1.0, 1.0));
            self.shapes.push(Shape::Rect { min, max, radius: 10.0, fill: None, stroke });
        }
        if self.is_marked(content, BlankField::MATTERS) {
            let y = middle.y + 8.0;
            let (from, to) = (point(middle.x - width / 2.0 + 3.0, y), point(middle.x + width / 2.0 - 3.0, y));
            self.shapes.push(Shape::Line { from, to, stroke: Stroke::solid(2.2, PaletteColor::Cut) });
        }
        self.text(middle, Anchor::Center, Font::Regular, value);
        for (line, text) in [&content.name, &content.via].into_iter().flatten().enumerate() {
            let text = Font::Regular.elided(text, TEXT_SIZE, node_box.width);
            let down = 30.0 + line as f32 * LEAF_LINE;
            self.text(point(middle.x, node_box.top.y + down), Anchor::Center, Font::Regular, text);
        }
    }

    fn stacked_leaf(&mut self, node_box: &NodeBox, content: &PrintedNode, value: &str) {
        let mut x = node_box.top.x + STACKED_TEXT;
        if let Some(via) = &content.via {
            let width = Font::SemiBold.width(via, TEXT_SIZE);
            let at = point(x, node_box.top.y);
            let (anchor, font) = (Anchor::Left, Font::SemiBold);
            self.shapes.push(text_shape(at, anchor, TEXT_SIZE, font, PaletteColor::Text, via.clone()));
            x += width + 4.0;
        }
        if let Some(size) = self.geometry.stacked_board {
            let min = point(x, node_box.top.y - size.y / 2.0);
            let frame = Stroke::solid(1.0, PaletteColor::Text);
            draw(&content.board, BoardStyle::new(min, size.x, frame), &mut self.shapes);
            x += size.x + 5.0;
        }
        // A sum is left out if there is no space for it; the value is not.
        let space = node_box.top.x + node_box.width - x;
        let is_short = Font::Regular.width(value, TEXT_SIZE) <= space;
        let value = if is_short { value } else { value.rsplit('=').next().unwrap_or(value).trim() };
        self.text(point(x, node_box.top.y), Anchor::Left, Font::Regular, value);
    }

    fn inner(&mut self, node_box: &NodeBox, content: &PrintedNode, is_root: bool) {
        if let Some((min, width)) = node_box.board {
            let frame = Stroke::solid(1.2, PaletteColor::Text);
            let style = BoardStyle::new(min, width, frame);
            let draw = if is_root { draw_with_labels } else { draw };
            draw(&content.board, style, &mut self.shapes);
            if is_root {
                // The names of the rows are on the left.
                self.turn(content, point(min.x + width + 14.0, min.y + 8.0), 10.0, 17.0);
            } else {
                // Outside the board, which has no space for it next to its marks.
                self.turn(content, point(min.x - 7.0, min.y + 5.0), 7.0, 12.0);
            }
        } else {
            let middle = node_box.top.y + 9.5;
            self.turn(content, point(node_box.top.x, middle), 10.0, 17.0);
            if let Some((_, mover)) = &content.mover {
                let mover = Font::Regular.elided(mover, TEXT_SIZE, node_box.width / 2.0 - 12.0);
                self.text(point(node_box.top.x - 13.0, middle), Anchor::Right, Font::Regular, mover);
            }
            let name = content.name.as_deref().unwrap_or_default();
            let name = Font::SemiBold.elided(name, FILLED_SIZE, node_box.width / 2.0 - 12.0);
            self.text(point(node_box.top.x + 13.0, middle), Anchor::Left, Font::SemiBold, name);
        }
        for &(part, writing_box) in &node_box.boxes {
            self.field(part, writing_box, content.searched);
        }
        let window = self.exercise.recording().trace().window(NodeId::ROOT);
        if let Some(window) = window.filter(|_| is_root && self.geometry.shows_window) {
            self.given_window(node_box, window);
        }
    }

    /// Writes the given window of the root next to its box.
    fn given_window(&mut self, node_box: &NodeBox, Window { alpha, beta }: Window) {
        let parts = BlankPart::of_window(self.exercise.recording());
        let bounds = [(BlankPart::Alpha, "α", alpha), (BlankPart::Beta, "β", beta)];
        let bounds = bounds.into_iter().filter(|(part, ..)| parts.contains(part));
        let right = node_box.board.map_or(node_box.width / 2.0, |(_, width)| width / 2.0).max(node_box.width / 2.0);
        let x = node_box.top.x + right + 10.0;
        for (row, (_, letter, bound)) in (0_u8..).zip(bounds) {
            let y = node_box.bottom.y - 32.0 + 17.0 * f32::from(row);
            self.text(point(x, y), Anchor::Left, Font::Regular, format!("{letter} = {}", bound.shown()));
        }
    }

    /// Draws the turn: the triangle of a player, the sign of one of several players, or the circle of chance.
    fn turn(&mut self, node: &PrintedNode, center: Point, half_width: f32, height: f32) {
        let fill = Some(PaletteColor::Background);
        if let Some((mover, _)) = node.mover {
            let stroke = Some(Stroke::solid(1.3, color_of_several(mover)));
            let corners = sign_corners(mover, center, half_width, height / 2.0);
            return self.shapes.push(Shape::Polygon { corners, fill, stroke });
        }
        let stroke = Some(Stroke::solid(1.3, turn_color(node.turn)));
        self.shapes.push(match node.turn {
            Turn::Player(player) => player_triangle(player, center, half_width, height, fill, stroke),
            Turn::Chance => Shape::Circle { center, radius: height / 2.0, fill, stroke },
        });
    }

    /// Draws the box of a field with its letter. In the key, also draws its content, or a line if it stays empty.
    fn field(&mut self, part: BlankPart, writing_box: WritingBox, searched: Option<NodeId>) {
        let WritingBox { min, size } = writing_box;
        let center = writing_box.center();
        let letter = match part {
            BlankPart::Alpha => "α",
            BlankPart::Beta => "β",
            BlankPart::Cut
            | BlankPart::Value
            | BlankPart::Best
            | BlankPart::Ever
            | BlankPart::Matters
            | BlankPart::Transform => "v",
        };
        self.text(point(min.x - LETTER_WIDTH + 2.0, center.y), Anchor::Left, Font::Regular, letter);
        let (max, stroke) = (point(min.x + size.x, min.y + size.y), Some(Stroke::solid(1.0, PaletteColor::Text)));
        self.shapes.push(Shape::Rect { min, max, radius: 0.0, fill: Some(PaletteColor::Background), stroke });
        if self.filling == Filling::Blank {
            return;
        }
        if let Some(field) = searched.and_then(|node| self.exercise.field(BlankField::new(node, part))) {
            self.text(center, Anchor::Center, Font::SemiBold, field.expected_text.clone());
        } else {
            let stroke = Stroke::solid(1.0, PaletteColor::FaintLine);
            self.shapes.push(Shape::Line { from: min, to: max, stroke });
        }
    }
}
