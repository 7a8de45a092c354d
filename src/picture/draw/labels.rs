//! What is written beside nodes and edges: as much as there is room for, at a size that can be read.
//!
//! No text is smaller than the least of its view ([`View::min_text_px`](crate::picture::view::View::min_text_px)), and none lies over
//! another, over a node, or over the names at the edges of the picture. At the scale for which a tree is planned there is
//! room for all of it. Where the tree is drawn smaller, what has no room is left out; room is given in the order of
//! [`LabelPriority`], so that what comes last there goes first. All of it is told where the pointer rests on the node.

use crate::picture::pixel_rect::PixelRect;
use crate::picture::shape::{Point, Shape, point};
use crate::trace::NodeId;
use std::collections::HashMap;
use std::ops::Range;

/// In which order room is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LabelPriority {
    /// What is proved of a node, or the sum of a leaf: first in one line, then in two, then what it comes to.
    Value,
    /// Why a branch was cut: first with the kind of cut, then without.
    Cut,
    /// α and β.
    Window,
    /// What a scout asks, and that a move is searched again.
    VisitBadge,
    /// What is right where a mistaken search is wrong.
    TrueValue,
    /// The name of a node.
    Name,
    /// The name of a move.
    Move,
    /// What the mover counts.
    MoverValue,
    /// How many moves a node stands for.
    MoveCount,
    /// How deep the table had searched a node.
    TableDepth,
    /// That plain minimax says the same.
    Confirmed,
}

/// Between two texts there is at least this much room across, in pixels.
const APART: f32 = 1.5;
/// The side of the squares in which what may be in the way is looked up, in pixels.
const SQUARE: f32 = 96.0;

/// Something that is written: the first of several ways for which there is room.
#[derive(Debug)]
struct Label {
    priority: LabelPriority,
    candidates: Vec<Vec<Shape>>,
    /// The node in whose outline it stands.
    inside: Option<NodeId>,
}

/// What is to be written on a picture, and what is in its way.
#[derive(Debug, Default)]
pub(super) struct Labels {
    labels: Vec<Label>,
    obstacles: ObstacleGrid,
}

impl Labels {
    /// Wants shapes to be written, all of them or none.
    pub(super) fn add(&mut self, priority: LabelPriority, shapes: Vec<Shape>) {
        self.add_candidates(priority, vec![shapes]);
    }

    /// Wants one of several ways to be written, the first best.
    pub(super) fn add_candidates(&mut self, priority: LabelPriority, candidates: Vec<Vec<Shape>>) {
        if candidates.iter().any(|candidate| !candidate.is_empty()) {
            self.labels.push(Label { priority, candidates, inside: None });
        }
    }

    /// Wants shapes to be written inside the outline of a node.
    pub(super) fn add_inside(&mut self, node: NodeId, shapes: Vec<Shape>) {
        self.labels.push(Label { priority: LabelPriority::Value, candidates: vec![shapes], inside: Some(node) });
    }

    /// Nothing is written over this outline of a node, which is convex.
    pub(super) fn add_obstacle(&mut self, node: Option<NodeId>, corners: Vec<Point>) {
        self.obstacles.add(Obstacle { node, corners });
    }

    /// Nothing is written over this rectangle.
    pub(super) fn add_obstacle_rect(&mut self, area: PixelRect) {
        self.add_obstacle(None, area.corners().to_vec());
    }

    /// Writes what there is room for between two columns of pixels and so far down. Gives the texts for which there is
    /// none.
    pub(super) fn place(mut self, across: &Range<f32>, height: f32, shapes: &mut Vec<Shape>) -> Vec<String> {
        let mut unplaced = Vec::new();
        self.labels.sort_by_key(|label| label.priority);
        let is_on_picture = |area: &PixelRect| {
            across.start <= area.min.x && area.max.x <= across.end && 0.0 <= area.min.y && area.max.y <= height
        };
        for Label { mut candidates, inside, .. } in self.labels {
            let fitting = candidates.iter_mut().find_map(|candidate| {
                let areas: Vec<PixelRect> = candidate.iter().filter_map(area_of).collect();
                let fits = areas.iter().all(|area| is_on_picture(area) && !self.obstacles.covers(area, inside));
                fits.then(|| (std::mem::take(candidate), areas))
            });
            if let Some((candidate, areas)) = fitting {
                for PixelRect { min, max } in areas {
                    let area = PixelRect { min: point(min.x - APART, min.y), max: point(max.x + APART, max.y) };
                    self.obstacles.add(Obstacle { node: None, corners: area.corners().to_vec() });
                }
                shapes.extend(candidate);
            } else {
                let texts = candidates.into_iter().next().into_iter().flatten();
                unplaced.extend(texts.filter_map(|shape| match shape {
                    Shape::Text { text, .. } => Some(text),
                    _ => None,
                }));
            }
        }
        unplaced
    }
}

/// What of a label needs room: its texts, and what frames them.
fn area_of(shape: &Shape) -> Option<PixelRect> {
    match shape {
        Shape::Rect { min, max, .. } => Some(PixelRect { min: *min, max: *max }),
        Shape::Text { .. } => PixelRect::of_text(shape),
        _ => None,
    }
}

#[derive(Debug)]
struct Obstacle {
    node: Option<NodeId>,
    corners: Vec<Point>,
}

/// Convex outlines over which nothing may be written, by the squares in which they are.
#[derive(Debug, Default)]
struct ObstacleGrid {
    outlines: Vec<Obstacle>,
    squares: HashMap<(i32, i32), Vec<usize>>,
}

impl ObstacleGrid {
    fn add(&mut self, outline: Obstacle) {
        let index = self.outlines.len();
        for square in squares(&PixelRect::around(&outline.corners)) {
            self.squares.entry(square).or_default().push(index);
        }
        self.outlines.push(outline);
    }

    /// Whether something is in the way of an area, other than the node in which it may be.
    fn covers(&self, area: &PixelRect, inside: Option<NodeId>) -> bool {
        let corners = area.corners();
        squares(area).filter_map(|square| self.squares.get(&square)).flatten().any(|&index| {
            let outline = &self.outlines[index];
            (inside.is_none() || outline.node != inside) && overlap(&outline.corners, &corners)
        })
    }
}

/// The squares that an area touches; of what lies far outside of any picture none.
fn squares(area: &PixelRect) -> impl Iterator<Item = (i32, i32)> + use<> {
    #[expect(clippy::cast_possible_truncation, reason = "squares of a picture")]
    let square = |pixels: f32| (pixels / SQUARE).clamp(-4.0, 200.0).floor() as i32;
    let (columns, rows) = (square(area.min.x)..=square(area.max.x), square(area.min.y)..=square(area.max.y));
    columns.flat_map(move |column| rows.clone().map(move |row| (column, row)))
}

/// Whether two convex polygons overlap: no line along a side of either has them on different sides.
fn overlap(one: &[Point], other: &[Point]) -> bool {
    let is_apart = |from: Point, to: Point| {
        let (x, y) = (to.y - from.y, from.x - to.x);
        let ends = |corners: &[Point]| {
            let along = corners.iter().map(|corner| corner.x * x + corner.y * y);
            along.fold((f32::MAX, f32::MIN), |(low, high), place| (low.min(place), high.max(place)))
        };
        let (one, other) = (ends(one), ends(other));
        one.1 <= other.0 || other.1 <= one.0
    };
    let sides = |corners: &[Point]| {
        let next = corners.iter().copied().cycle().skip(1);
        corners.iter().copied().zip(next).collect::<Vec<_>>()
    };
    !sides(one).into_iter().chain(sides(other)).any(|(from, to)| is_apart(from, to))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::fonts::Font;
    use crate::picture::palette::PaletteColor;
    use crate::picture::pixel_rect::PixelRect;
    use crate::picture::shape::{Anchor, text_shape};

    fn text(x: f32, y: f32, text: &str) -> Vec<Shape> {
        vec![text_shape(point(x, y), Anchor::Left, 12.0, Font::Regular, PaletteColor::Text, text.to_owned())]
    }

    fn written(labels: Labels) -> Vec<String> {
        let mut shapes = Vec::new();
        labels.place(&(10.0..300.0), 200.0, &mut shapes);
        let texts = shapes.into_iter().filter_map(|shape| match shape {
            Shape::Text { text, .. } => Some(text),
            _ => None,
        });
        texts.collect()
    }

    #[test]
    fn what_comes_first_in_the_order_has_the_room() {
        let mut labels = Labels::default();
        labels.add(LabelPriority::Name, text(50.0, 50.0, "name"));
        labels.add(LabelPriority::Value, text(55.0, 52.0, "5"));
        labels.add(LabelPriority::Move, text(50.0, 70.0, "move"));
        assert_eq!(written(labels), ["5", "move"]);
    }

    #[test]
    fn another_way_is_taken_where_the_first_has_no_room() {
        let mut labels = Labels::default();
        labels.add_obstacle_rect(PixelRect { min: point(100.0, 40.0), max: point(140.0, 60.0) });
        labels.add_candidates(LabelPriority::Value, vec![text(60.0, 50.0, "6−5=1 and more"), text(60.0, 50.0, "1")]);
        assert_eq!(written(labels), ["1"]);
    }

    #[test]
    fn nothing_sticks_out_of_the_picture_or_lies_over_its_edges() {
        let mut labels = Labels::default();
        for (x, y) in [(5.0, 50.0), (295.0, 50.0), (50.0, 1.0), (50.0, 199.0)] {
            labels.add(LabelPriority::Value, text(x, y, "5"));
        }
        assert_eq!(written(labels), [""; 0]);
    }

    #[test]
    fn a_text_may_stand_beside_the_slope_of_a_triangle() {
        let triangle = vec![point(100.0, 20.0), point(140.0, 60.0), point(60.0, 60.0)];
        for (y, fits) in [(24.0, true), (50.0, false)] {
            let mut labels = Labels::default();
            labels.add_obstacle(Some(NodeId::ROOT), triangle.clone());
            labels.add(LabelPriority::Name, text(114.0, y, "A"));
            assert_eq!(written(labels).len(), usize::from(fits));
        }
        let mut labels = Labels::default();
        labels.add_obstacle(Some(NodeId::ROOT), triangle);
        labels.add_inside(NodeId::ROOT, text(95.0, 50.0, "3"));
        assert_eq!(written(labels), ["3"]);
    }
}
