//! Places labels in and beside nodes and edges: as many as fit at a legible size.
//!
//! No text is smaller than the minimum of its view ([`View::min_text_px`](crate::picture::View::min_text_px)), and none
//! covers another text, a node, or the row labels at the edges of the picture. At the scale for which a tree is laid
//! out, all labels fit, except the reasons for ranks of moves. At a smaller scale, labels are placed in the order of
//! [`LabelPriority`], and labels that do not fit are left out. The description of a node under the pointer contains all
//! of them.

use crate::picture::shape::{PixelRect, Point, Shape};
use poda_core::trace::NodeId;
use std::collections::{BTreeSet, HashMap};
use std::ops::Range;

/// The order in which labels are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LabelPriority {
    /// The stack below a node whose children are out of view: with its text, otherwise without.
    Stack,
    /// What is proved of a node, or the sum of a leaf: in one line, otherwise in two, otherwise only the total of the
    /// sum.
    Value,
    /// The result of a rollout: with its weight, otherwise without.
    Result,
    /// The sum of a child that can be selected: first that of the selected child, then that of the runner-up.
    Term,
    /// The results and the visits of a node.
    Visits,
    /// The inequality of a cutoff: with the kind of cutoff, otherwise without. It crosses no edge: the strokes mark the
    /// cutoff, too.
    Cut,
    /// α and β.
    Window,
    /// The badge of a scout or a re-search.
    VisitBadge,
    /// The true value of a node where a faulty search is wrong.
    TrueValue,
    Name,
    Move,
    /// The name of a move in a tree with thick edges. It crosses an edge only if there is no other space.
    MoveAmongEdges,
    MoverValue,
    /// The number of symmetric moves of a node, or of the positions from which moves lead to it. It crosses an edge only
    /// if there is no other space.
    MoveCount,
    TableDepth,
    Confirmed,
    /// The reason why a move got its rank: a killer or its history. A layout reserves no space for it, and it crosses
    /// no edge.
    OrderReason,
}

/// The smallest horizontal distance between two texts, in pixels.
const APART: f32 = 1.5;
/// The smallest distance of a text for which a layout reserves no space, as a multiple of its height. It is large
/// enough that the text is not read together with others.
const EXTRA_APART: f32 = 0.5;
/// The smallest distance of the label of a cutoff from nodes and other text, as a multiple of its height, if there is
/// space.
const CUT_APART: f32 = 0.35;
/// The smallest distance of such a label from an edge, as a multiple of twice its height.
const CUT_FROM_EDGE: f32 = 0.3;
/// The side of the squares of the obstacle grid, in pixels.
const SQUARE: f32 = 96.0;

/// A label. The first candidate that fits is placed.
#[derive(Debug)]
struct Label {
    priority: LabelPriority,
    candidates: Vec<Vec<Shape>>,
    /// The node whose outline surrounds the label.
    inside: Option<NodeId>,
}

/// The shapes of a picture, the labels that are not placed yet, and the obstacles that they must not cover.
#[derive(Debug, Default)]
pub(in crate::picture) struct Drawing {
    pub(in crate::picture) shapes: Vec<Shape>,
    labels: Vec<Label>,
    obstacles: ObstacleGrid,
    /// The edges of the tree. Some labels cross them only if there is no other space, and some never.
    edges: ObstacleGrid,
}

impl Drawing {
    /// Adds a label that consists of several shapes, of which all or none are drawn. Without shapes, no label is added.
    pub(in crate::picture) fn add(&mut self, priority: LabelPriority, shapes: Vec<Shape>) {
        self.add_candidates(priority, vec![shapes]);
    }

    /// Adds a label with several candidates, the best first.
    pub(in crate::picture) fn add_candidates(&mut self, priority: LabelPriority, candidates: Vec<Vec<Shape>>) {
        if candidates.iter().any(|candidate| !candidate.is_empty()) {
            self.labels.push(Label { priority, candidates, inside: None });
        }
    }

    /// Adds the label inside the outline of a node.
    pub(in crate::picture) fn add_inside(&mut self, node: NodeId, shapes: Vec<Shape>) {
        self.add_at(node, LabelPriority::Value, vec![shapes]);
    }

    /// Adds a label with several candidates, which may cover the outline of a node.
    pub(in crate::picture) fn add_at(&mut self, node: NodeId, priority: LabelPriority, candidates: Vec<Vec<Shape>>) {
        self.labels.push(Label { priority, candidates, inside: Some(node) });
    }

    /// Keeps labels off a convex outline. The label inside `node`, if given, may cover it.
    pub(in crate::picture) fn add_obstacle(&mut self, node: Option<NodeId>, corners: Vec<Point>) {
        self.obstacles.add(Obstacle { node, corners });
    }

    /// Keeps labels off an edge: reasons for ranks and labels of cutoffs always, and labels of moves among thick edges
    /// if there is other space.
    pub(in crate::picture) fn add_edge(&mut self, from: Point, to: Point) {
        self.edges.add(Obstacle { node: None, corners: vec![from, to] });
    }

    /// Keeps labels off a rectangle.
    pub(in crate::picture) fn add_obstacle_rect(&mut self, rect: PixelRect) {
        self.add_obstacle(None, rect.corners().to_vec());
    }

    /// Draws the labels that fit within the columns `across` and the first `height` pixels. Returns all shapes, and the
    /// texts of the labels that did not fit although a layout reserves space for them.
    pub(in crate::picture) fn finish(mut self, across: &Range<f32>, height: f32) -> (Vec<Shape>, Vec<String>) {
        let unplaced = self.place_labels(across, height);
        (self.shapes, unplaced)
    }

    /// Draws the labels like [`Self::finish`]. What is drawn later can then keep off them, too.
    pub(in crate::picture) fn place_labels(&mut self, across: &Range<f32>, height: f32) -> Vec<String> {
        let mut unplaced = Vec::new();
        let mut labels = std::mem::take(&mut self.labels);
        labels.sort_by_key(|label| label.priority);
        let is_on_picture = |rect: &PixelRect| {
            across.start <= rect.min.x && rect.max.x <= across.end && 0.0 <= rect.min.y && rect.max.y <= height
        };
        for Label { priority, mut candidates, inside } in labels {
            let is_extra = priority == LabelPriority::OrderReason;
            // The candidates that say the most come first, and have as many texts as the first one.
            let fullest = candidates.iter().take_while(|candidate| candidate.len() == candidates[0].len()).count();
            let all = candidates.len();
            let mut fitting = |count: usize, crosses_edges: bool, (beside, around): (f32, f32)| {
                candidates[..count].iter_mut().find_map(|candidate| {
                    let rects: Vec<PixelRect> = candidate.iter().filter_map(covered_rect).collect();
                    let fits = rects.iter().all(|rect| {
                        let height = rect.max.y - rect.min.y;
                        let is_clear = || crosses_edges || !self.edges.covers(&rect.wider(beside * height / 2.0), None);
                        let space = rect.wider(beside * height).grown(around * height);
                        is_on_picture(rect) && is_clear() && !self.obstacles.covers(&space, inside)
                    });
                    fits.then(|| (std::mem::take(candidate), rects))
                })
            };
            let mut fitting = match priority {
                LabelPriority::OrderReason => fitting(all, false, (EXTRA_APART, 0.0)),
                LabelPriority::Cut => {
                    fitting(fullest, false, (0.0, CUT_APART)).or_else(|| fitting(all, false, (CUT_FROM_EDGE, 0.0)))
                }
                LabelPriority::MoveAmongEdges | LabelPriority::MoveCount => {
                    fitting(all, false, (0.0, 0.0)).or_else(|| fitting(all, true, (0.0, 0.0)))
                }
                LabelPriority::Stack
                | LabelPriority::Value
                | LabelPriority::Result
                | LabelPriority::Term
                | LabelPriority::Visits
                | LabelPriority::Window
                | LabelPriority::VisitBadge
                | LabelPriority::TrueValue
                | LabelPriority::Name
                | LabelPriority::Move
                | LabelPriority::MoverValue
                | LabelPriority::TableDepth
                | LabelPriority::Confirmed => fitting(all, true, (0.0, 0.0)),
            };
            if let Some((candidate, rects)) = fitting.take() {
                for rect in rects {
                    self.obstacles.add(Obstacle { node: None, corners: rect.wider(APART).corners().to_vec() });
                }
                self.shapes.extend(candidate);
            } else if !is_extra {
                let texts = candidates.into_iter().next().into_iter().flatten();
                let text = |shape| if let Shape::Text { text, .. } = shape { Some(text) } else { None };
                unplaced.extend(texts.filter_map(text));
            }
        }
        unplaced
    }

    /// Returns whether a rectangle covers nothing that labels must not cover.
    pub(in crate::picture) fn is_free(&self, rect: &PixelRect) -> bool {
        !self.obstacles.covers(rect, None)
    }

    /// Returns how many edges a rectangle covers.
    pub(in crate::picture) fn edges_under(&self, rect: &PixelRect) -> usize {
        self.edges.count_under(&rect.corners())
    }

    /// Returns how many edges a straight line crosses.
    pub(in crate::picture) fn edges_on_way(&self, from: Point, to: Point) -> usize {
        self.edges.count_under(&[from, to])
    }
}

/// Returns the rectangle that a shape of a label covers, if it is a text or the frame around a text.
pub(super) fn covered_rect(shape: &Shape) -> Option<PixelRect> {
    match shape {
        Shape::Rect { min, max, .. } => Some(PixelRect { min: *min, max: *max }),
        Shape::Text { .. } => PixelRect::of_text(shape),
        Shape::Line { .. } | Shape::Polygon { .. } | Shape::Bar { .. } | Shape::Circle { .. } | Shape::Faded { .. } => {
            None
        }
    }
}

/// A convex outline that labels must not cover.
#[derive(Debug)]
struct Obstacle {
    node: Option<NodeId>,
    corners: Vec<Point>,
}

/// Convex outlines that labels must not cover, indexed by the squares that they touch.
#[derive(Debug, Default)]
struct ObstacleGrid {
    obstacles: Vec<Obstacle>,
    squares: HashMap<(i32, i32), Vec<usize>>,
}

impl ObstacleGrid {
    fn add(&mut self, obstacle: Obstacle) {
        let index = self.obstacles.len();
        for square in squares(&PixelRect::around(&obstacle.corners)) {
            self.squares.entry(square).or_default().push(index);
        }
        self.obstacles.push(obstacle);
    }

    /// Returns whether an obstacle, other than the node `inside`, overlaps a rectangle.
    fn covers(&self, rect: &PixelRect, inside: Option<NodeId>) -> bool {
        let corners = rect.corners();
        squares(rect).filter_map(|square| self.squares.get(&square)).flatten().any(|&index| {
            let obstacle = &self.obstacles[index];
            (inside.is_none() || obstacle.node != inside) && overlap(&obstacle.corners, &corners)
        })
    }
}

impl ObstacleGrid {
    /// Returns how many obstacles overlap a convex outline.
    fn count_under(&self, corners: &[Point]) -> usize {
        let squares = squares(&PixelRect::around(corners));
        let near: BTreeSet<usize> = squares.filter_map(|square| self.squares.get(&square)).flatten().copied().collect();
        near.into_iter().filter(|&index| overlap(&self.obstacles[index].corners, corners)).count()
    }
}

/// Returns the squares that a rectangle touches. There are none if it is far outside any picture.
fn squares(rect: &PixelRect) -> impl Iterator<Item = (i32, i32)> + use<> {
    #[expect(clippy::cast_possible_truncation, reason = "squares of a picture")]
    let square = |pixels: f32| (pixels / SQUARE).clamp(-4.0, 200.0).floor() as i32;
    let (columns, rows) = (square(rect.min.x)..=square(rect.max.x), square(rect.min.y)..=square(rect.max.y));
    columns.flat_map(move |column| rows.clone().map(move |row| (column, row)))
}

/// Returns whether two convex polygons overlap, which is the case if no line along a side of either separates them.
fn overlap(one: &[Point], other: &[Point]) -> bool {
    let is_apart = |from: Point, to: Point| {
        let (x, y) = (to.y - from.y, from.x - to.x);
        let ends = |corners: &[Point]| {
            let along = corners.iter().map(|corner| corner.x * x + corner.y * y);
            along.fold((f32::MAX, f32::MIN), |(low, high), at| (low.min(at), high.max(at)))
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
    use crate::picture::shape::{Anchor, point, text_shape};

    fn text(x: f32, y: f32, text: &str) -> Vec<Shape> {
        vec![text_shape(point(x, y), Anchor::Left, 12.0, Font::Regular, PaletteColor::Text, text.to_owned())]
    }

    fn written(drawing: Drawing) -> Vec<String> {
        let (shapes, _) = drawing.finish(&(10.0..300.0), 200.0);
        let text = |shape| if let Shape::Text { text, .. } = shape { Some(text) } else { None };
        shapes.into_iter().filter_map(text).collect()
    }

    #[test]
    fn what_comes_first_in_the_order_has_the_room() {
        let mut drawing = Drawing::default();
        drawing.add(LabelPriority::Name, text(50.0, 50.0, "name"));
        drawing.add(LabelPriority::Value, text(55.0, 52.0, "5"));
        drawing.add(LabelPriority::Move, text(50.0, 70.0, "move"));
        assert_eq!(written(drawing), ["5", "move"]);
    }

    #[test]
    fn another_way_is_taken_where_the_first_has_no_room() {
        let mut drawing = Drawing::default();
        drawing.add_obstacle_rect(PixelRect { min: point(100.0, 40.0), max: point(140.0, 60.0) });
        drawing.add_candidates(LabelPriority::Value, vec![text(60.0, 50.0, "6−5=1 and more"), text(60.0, 50.0, "1")]);
        assert_eq!(written(drawing), ["1"]);
    }

    #[test]
    fn the_label_of_a_cutoff_crosses_no_edge() {
        for (y, fits) in [(50.0, false), (100.0, true)] {
            let mut drawing = Drawing::default();
            drawing.add_edge(point(80.0, 20.0), point(80.0, 80.0));
            drawing.add(LabelPriority::Cut, text(60.0, y, "2 ≤ α = 3"));
            assert_eq!(written(drawing).len(), usize::from(fits));
        }
    }

    #[test]
    fn nothing_sticks_out_of_the_picture_or_lies_over_its_edges() {
        let mut drawing = Drawing::default();
        for (x, y) in [(5.0, 50.0), (295.0, 50.0), (50.0, 1.0), (50.0, 199.0)] {
            drawing.add(LabelPriority::Value, text(x, y, "5"));
        }
        assert_eq!(written(drawing), [""; 0]);
    }

    #[test]
    fn a_text_may_stand_beside_the_slope_of_a_triangle() {
        let triangle = vec![point(100.0, 20.0), point(140.0, 60.0), point(60.0, 60.0)];
        for (y, fits) in [(24.0, true), (50.0, false)] {
            let mut drawing = Drawing::default();
            drawing.add_obstacle(Some(NodeId::ROOT), triangle.clone());
            drawing.add(LabelPriority::Name, text(114.0, y, "A"));
            assert_eq!(written(drawing).len(), usize::from(fits));
        }
        let mut drawing = Drawing::default();
        drawing.add_obstacle(Some(NodeId::ROOT), triangle);
        drawing.add_inside(NodeId::ROOT, text(95.0, 50.0, "3"));
        assert_eq!(written(drawing), ["3"]);
    }
}
