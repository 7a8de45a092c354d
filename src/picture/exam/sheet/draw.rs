//! The tree of an exercise as shapes: blank for the sheet, filled in for the key.

use super::geometry::{CIRCLE_RADIUS, Geometry, LETTER_WIDTH, Place, PlaceKind, STACKED_BOARD, WritingBox};
use super::tree::{ExerciseTree, TreeNode};
use crate::exam::exercise::Exercise;
use crate::picture::board::{BoardStyle, draw, draw_with_labels};
use crate::picture::fonts::Font;
use crate::picture::palette::{PaletteColor, player_color};
use crate::picture::player_triangle;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};
use poda_core::game::board::Board;
use poda_core::score::{Player, Window};
use poda_core::trace::NodeId;
use poda_words::practice::Answer;
use poda_words::practice::blank::{BlankField, BlankPart};

/// The size of names, values and letters: 9 points.
const TEXT_SIZE: f32 = 12.0;
/// The size of what is filled in.
const FILLED_SIZE: f32 = 13.0;

/// How far the line along a stack is from its left end.
const TRUNK: f32 = 4.0;
/// How far the text of a stacked leaf is from the left end of the stack.
const STACKED_TEXT: f32 = 22.0;

/// Whether a tree is blank or filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Filling {
    /// As on the sheet.
    Blank,
    /// As in the key.
    Filled,
}

/// Draws a tree; `places`: the place of each of its nodes.
pub(super) fn draw_tree(
    exercise: &Exercise,
    tree: &ExerciseTree,
    places: &[usize],
    geometry: &Geometry,
    filling: Filling,
) -> Vec<Shape> {
    let mut drawing = Drawing { exercise, tree, places, geometry, filling, shapes: Vec::new() };
    for node in 0..tree.nodes.len() {
        drawing.edges(node);
    }
    for node in 0..tree.nodes.len() {
        drawing.node(node);
    }
    drawing.shapes
}

struct Drawing<'a> {
    exercise: &'a Exercise,
    tree: &'a ExerciseTree,
    places: &'a [usize],
    geometry: &'a Geometry,
    filling: Filling,
    shapes: Vec<Shape>,
}

impl<'a> Drawing<'a> {
    fn place(&self, node: usize) -> &'a Place {
        &self.geometry.places[self.places[node]]
    }

    fn line(&mut self, from: Point, to: Point) {
        self.shapes.push(Shape::Line { from, to, stroke: Stroke::solid(1.0, PaletteColor::Text) });
    }

    fn text(&mut self, place: Point, anchor: Anchor, font: Font, text: impl Into<String>) {
        let size = if font == Font::SemiBold { FILLED_SIZE } else { TEXT_SIZE };
        self.shapes.push(text_shape(place, anchor, size, font, PaletteColor::Text, text.into()));
    }

    /// Draws the edges from a node to its children, each with its circle and its move.
    fn edges(&mut self, node: usize) {
        let (from, tree) = (self.place(node).bottom, self.tree);
        let children = &tree.nodes[node].children;
        let last = children.last().map(|&child| self.place(child)).filter(|place| place.kind == PlaceKind::Stacked);
        if let Some(last) = last {
            let x = last.top.x + TRUNK;
            let corner = point(from.x, from.y + 4.0);
            self.line(from, corner);
            self.line(corner, point(x, corner.y));
            self.line(point(x, corner.y), point(x, last.top.y));
        }
        for &child in children {
            let place = self.place(child);
            if place.kind == PlaceKind::Stacked {
                self.line(
                    point(place.top.x + TRUNK, place.top.y),
                    point(place.top.x + STACKED_TEXT - 3.0, place.top.y),
                );
            } else {
                self.line(from, place.bend);
                self.line(place.bend, place.top);
                if let Some(via) = &tree.nodes[child].via {
                    // On the side to which no other edge leads.
                    let (x, anchor) = if place.top.x < from.x { (-9.0, Anchor::Right) } else { (9.0, Anchor::Left) };
                    let beside = point(place.top.x + x, f32::midpoint(place.bend.y, place.top.y));
                    self.text(beside, anchor, Font::Regular, via.clone());
                }
            }
            if let Some(center) = place.circle {
                self.circle(center, self.is_pruned(node, child));
            }
        }
    }

    /// Draws the circle of an edge, crossed in the key of a branch that is pruned.
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

    /// Returns whether the cutoff of a node prunes a child.
    fn is_pruned(&self, node: usize, child: usize) -> bool {
        let nodes = &self.tree.nodes;
        let cut = nodes[node].searched.and_then(|node| self.exercise.field(BlankField::new(node, BlankPart::Cut)));
        match (cut.map(|field| &field.expected), nodes[child].searched) {
            (Some(Answer::Children(pruned)), Some(child)) => pruned.contains(&child),
            _ => false,
        }
    }

    fn node(&mut self, node: usize) {
        let (place, content) = (self.place(node), &self.tree.nodes[node]);
        match (place.kind, &content.value) {
            (PlaceKind::Stacked, Some(value)) => self.stacked_leaf(place, content, value),
            (_, Some(value)) => self.leaf(place, content, value),
            (_, None) => self.inner(place, content, node == 0),
        }
    }

    fn leaf(&mut self, place: &Place, content: &TreeNode, value: &str) {
        let width = (place.width - 4.0).min(34.0);
        let middle = point(place.top.x, place.top.y + 11.0);
        if Font::Regular.width(value, TEXT_SIZE) <= width - 2.0 {
            let (min, max) =
                (point(middle.x - width / 2.0, place.top.y), point(middle.x + width / 2.0, place.top.y + 22.0));
            let stroke = Some(Stroke::solid(1.0, PaletteColor::Text));
            self.shapes.push(Shape::Rect { min, max, radius: 0.0, fill: Some(PaletteColor::Background), stroke });
        }
        self.text(middle, Anchor::Center, Font::Regular, value);
        if let Some(name) = &content.name {
            let name = Font::Regular.elided(name, TEXT_SIZE, place.width);
            self.text(point(middle.x, place.top.y + 30.0), Anchor::Center, Font::Regular, name);
        }
    }

    fn stacked_leaf(&mut self, place: &Place, content: &TreeNode, value: &str) {
        let mut x = place.top.x + STACKED_TEXT;
        if let Some(via) = &content.via {
            let width = Font::SemiBold.width(via, TEXT_SIZE);
            let place = point(x, place.top.y);
            let (anchor, font) = (Anchor::Left, Font::SemiBold);
            self.shapes.push(text_shape(place, anchor, TEXT_SIZE, font, PaletteColor::Text, via.clone()));
            x += width + 4.0;
        }
        if self.geometry.has_stacked_boards && content.board != Board::Abstract {
            let min = point(x, place.top.y - STACKED_BOARD / 2.0);
            let frame = Stroke::solid(1.0, PaletteColor::Text);
            draw(&content.board, BoardStyle { min, width: STACKED_BOARD, frame, faint: false }, &mut self.shapes);
            x += STACKED_BOARD + 5.0;
        }
        // A sum for which there is no room is left out; its value is not.
        let room = place.top.x + place.width - x;
        let is_short = Font::Regular.width(value, TEXT_SIZE) <= room;
        let value = if is_short { value } else { value.rsplit('=').next().unwrap_or(value).trim() };
        self.text(point(x, place.top.y), Anchor::Left, Font::Regular, value);
    }

    fn inner(&mut self, place: &Place, content: &TreeNode, is_root: bool) {
        if let Some((min, width)) = place.board {
            let frame = Stroke::solid(1.2, PaletteColor::Text);
            let style = BoardStyle { min, width, frame, faint: false };
            let draw = if is_root { draw_with_labels } else { draw };
            draw(&content.board, style, &mut self.shapes);
            if is_root {
                self.triangle(content.player, point(min.x - 14.0, min.y + 8.0), 10.0, 17.0);
            } else {
                // Outside of the board, which has no room for it beside its marks.
                self.triangle(content.player, point(min.x - 7.0, min.y + 5.0), 7.0, 12.0);
            }
        } else {
            let middle = place.top.y + 9.5;
            self.triangle(content.player, point(place.top.x, middle), 10.0, 17.0);
            let name = content.name.as_deref().unwrap_or_default();
            let name = Font::SemiBold.elided(name, FILLED_SIZE, place.width / 2.0 - 12.0);
            self.text(point(place.top.x + 13.0, middle), Anchor::Left, Font::SemiBold, name);
        }
        for &(part, writing_box) in &place.boxes {
            self.field(part, writing_box, content.searched);
        }
        let window = self.exercise.recording().trace().window(NodeId::ROOT);
        if let Some(window) = window.filter(|_| is_root && self.geometry.shows_window) {
            self.given_window(place, window);
        }
    }

    /// Writes the window of the root, which is given, beside its box.
    fn given_window(&mut self, place: &Place, Window { alpha, beta }: Window) {
        let right = place.board.map_or(place.width / 2.0, |(_, width)| width / 2.0).max(place.width / 2.0);
        let x = place.top.x + right + 10.0;
        for (row, (letter, bound)) in (0_u8..).zip([("α", alpha), ("β", beta)]) {
            let y = place.bottom.y - 32.0 + 17.0 * f32::from(row);
            self.text(point(x, y), Anchor::Left, Font::Regular, format!("{letter} = {}", bound.shown()));
        }
    }

    fn triangle(&mut self, player: Player, center: Point, half_width: f32, height: f32) {
        let stroke = Some(Stroke::solid(1.3, player_color(player)));
        let fill = Some(PaletteColor::Background);
        self.shapes.push(player_triangle(player, center, half_width, height, fill, stroke));
    }

    /// Draws the box of a field with its letter; in the key, what belongs in it, or a line where nothing does.
    fn field(&mut self, part: BlankPart, writing_box: WritingBox, searched: Option<NodeId>) {
        let WritingBox { min, size } = writing_box;
        let center = writing_box.center();
        let letter = match part {
            BlankPart::Alpha => "α",
            BlankPart::Beta => "β",
            _ => "v",
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
