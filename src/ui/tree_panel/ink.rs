//! What was drawn over a tree with the pen.
//!
//! A stroke is anchored to a node: its points are distances from that node, so that it stays where it was drawn while the view
//! is panned and zoomed, while the search is stepped, and when the tree is laid out anew. It is never part of the document.

use crate::layout::Layout;
use crate::picture::shape::{Point, point};
use crate::picture::view::View;
use crate::trace::NodeId;
use crate::trace::node_ref::NodeRef;
use crate::ui::lectern::PenColor;
use crate::ui::theme;
use egui::{Painter, Pos2, Shape, Stroke, Ui, Vec2};

/// The least distance between two points of a stroke, in pixels.
const MIN_DISTANCE: f32 = 2.0;
/// The least width of a stroke, in pixels.
const MIN_WIDTH: f32 = 2.0;

/// The strokes over a tree, the last one drawn last.
#[derive(Clone, Debug, Default)]
pub struct Ink {
    strokes: Vec<PenStroke>,
    /// Whether the last stroke continues while the pointer is held down.
    is_open: bool,
}

#[derive(Clone, Debug)]
struct PenStroke {
    anchor: NodeRef,
    color: PenColor,
    /// In units, as the sizes of nodes.
    width: f32,
    /// By how many units a point is to the right of the anchor, and by how many rows below its middle.
    points: Vec<(f64, f32)>,
    /// When it was begun, in seconds since the start of the program.
    begun: f64,
}

impl Ink {
    /// Begins a stroke at a point of the view. `width` is in pixels.
    pub fn begin(&mut self, (anchor, node): (NodeRef, NodeId), color: PenColor, width: f32, begun: f64, at: At<'_>) {
        let points = vec![at.offset_from(node)];
        self.strokes.push(PenStroke { anchor, color, width: width / at.view.scale, points, begun });
        self.is_open = true;
    }

    /// Continues the open stroke to a point of the view, if `resolve` still finds its anchor.
    pub fn extend(&mut self, resolve: impl Fn(NodeRef) -> Option<NodeId>, at: At<'_>) {
        let Some(stroke) = self.strokes.last_mut().filter(|_| self.is_open) else { return };
        let Some(node) = resolve(stroke.anchor) else { return };
        let is_far = stroke.points.last().is_none_or(|&last| {
            let before = at.on_screen(node, last);
            MIN_DISTANCE <= (before.x - at.place.x).hypot(before.y - at.place.y)
        });
        if is_far {
            stroke.points.push(at.offset_from(node));
        }
    }

    /// Ends the open stroke.
    pub const fn end(&mut self) {
        self.is_open = false;
    }

    /// Removes the last stroke whose anchor `resolve` finds.
    pub fn undo(&mut self, resolve: impl Fn(NodeRef) -> Option<NodeId>) {
        self.is_open = false;
        if let Some(last) = self.strokes.iter().rposition(|stroke| resolve(stroke.anchor).is_some()) {
            self.strokes.remove(last);
        }
    }

    /// Removes all strokes.
    pub fn wipe(&mut self) {
        *self = Self::default();
    }

    /// When the last stroke whose anchor `resolve` finds was begun, in seconds; before all times if there is none.
    pub fn last_drawn(&self, resolve: impl Fn(NodeRef) -> Option<NodeId>) -> f64 {
        let last = self.strokes.iter().rfind(|stroke| resolve(stroke.anchor).is_some());
        last.map_or(f64::NEG_INFINITY, |stroke| stroke.begun)
    }

    /// Returns whether a stroke is being drawn.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.is_open
    }

    /// The number of strokes whose anchors `resolve` finds.
    pub fn count(&self, resolve: impl Fn(NodeRef) -> Option<NodeId>) -> usize {
        self.strokes.iter().filter(|stroke| resolve(stroke.anchor).is_some()).count()
    }

    /// Maps the anchors to another recording of the same search; strokes whose anchors are not in it are removed.
    pub fn map_nodes(&mut self, counterpart: impl Fn(NodeRef) -> Option<NodeRef>) {
        self.strokes.retain_mut(|stroke| {
            let anchor = counterpart(stroke.anchor);
            stroke.anchor = anchor.unwrap_or(stroke.anchor);
            anchor.is_some()
        });
    }

    /// Draws the strokes whose anchors are shown.
    pub fn draw(
        &self,
        ui: &Ui,
        painter: &Painter,
        origin: Vec2,
        resolve: impl Fn(NodeRef) -> Option<NodeId>,
        (view, layout): (&View, &Layout),
    ) {
        for stroke in &self.strokes {
            let node = resolve(stroke.anchor).filter(|node| layout.is_shown(node.number()));
            let Some(node) = node else { continue };
            let at = At { view, layout, place: point(0.0, 0.0) };
            let points: Vec<Pos2> = stroke
                .points
                .iter()
                .map(|&offset| at.on_screen(node, offset))
                .map(|place| Pos2::new(place.x, place.y) + origin)
                .collect();
            let color = theme::color(ui, stroke.color.palette()).gamma_multiply(stroke.color.stroke().1);
            let width = (stroke.width * view.scale).max(MIN_WIDTH);
            match points[..] {
                [dot] => {
                    painter.circle_filled(dot, width / 2.0, color);
                }
                _ => {
                    painter.add(Shape::line(points, Stroke::new(width, color)));
                }
            }
        }
    }
}

/// A point of a view of a layout.
#[derive(Clone, Copy)]
pub struct At<'a> {
    /// The view.
    pub view: &'a View,
    /// The layout of the tree that it shows.
    pub layout: &'a Layout,
    /// The point, in pixels from the top left of the picture.
    pub place: Point,
}

impl At<'_> {
    /// Returns the distance of the point from the middle of a node, in units and rows.
    fn offset_from(&self, node: NodeId) -> (f64, f32) {
        let right = self.view.plane_x(self.place.x) - self.layout.x(node.number());
        (right, (self.place.y - self.view.center(self.layout, node).y) / self.view.row_height())
    }

    /// Returns the point at a distance from the middle of a node, in pixels.
    fn on_screen(&self, node: NodeId, (right, down): (f64, f32)) -> Point {
        let center = self.view.center(self.layout, node);
        point(self.view.x(self.layout.x(node.number()) + right), center.y + down * self.view.row_height())
    }
}
