//! Drawing over the tree with the pen: drags and presses become strokes.
//!
//! A stroke is anchored to a node: its points are stored as distances from that node. So the stroke keeps its place in
//! the tree when the view is panned or zoomed, when the step changes, and when the tree is laid out again. It is never
//! part of the document.

use super::drawn_view::DrawnView;
use egui::{
    CursorIcon, Painter, PointerButton, Pos2, Rect, Response, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo,
};
use poda_core::layout::Layout;
use poda_core::trace::NodeId;
use poda_core::trace::recording::NodeRef;
use poda_picture::picture::shape::{Point, point};
use poda_picture::picture::view::View;
use poda_session::shown_search::ShownSearch;
use poda_window::look::theme;
use poda_window::panel::view_context::ViewContext;
use poda_window::state::lectern::PenColor;
use poda_words::i18n::args;

/// The smallest distance between two points of a stroke, in pixels.
const MIN_DISTANCE: f32 = 2.0;
/// The smallest width of a stroke, in pixels.
const MIN_WIDTH: f32 = 2.0;

/// The strokes over a tree, in the order in which they are drawn.
#[derive(Clone, Debug, Default)]
pub struct Ink {
    strokes: Vec<PenStroke>,
    /// Whether the last stroke is still being drawn.
    is_open: bool,
}

#[derive(Clone, Debug)]
struct PenStroke {
    anchor: StrokeAnchor,
    color: PenColor,
    /// In the units of the layout, like the sizes of nodes.
    width: f32,
    /// The distances of the points from the middle of the anchor.
    points: Vec<Offset>,
    /// The time of its beginning, in seconds since the start of the program.
    begun: f64,
}

/// A distance from the middle of a node.
#[derive(Clone, Copy, Debug)]
struct Offset {
    /// To the right, in units of the layout.
    right: f64,
    /// Down, in rows.
    down: f32,
}

/// The node to which a stroke is anchored.
#[derive(Clone, Copy, Debug)]
enum StrokeAnchor {
    /// A visit of a recorded search.
    Visit(NodeRef),
    /// A node of the layout of a search whose nodes are no visits. Such ink belongs to that search only.
    Placed(NodeId),
}

/// The surface for drawing: a view of a tree, and the search of its visits; `None` if its nodes are no visits.
#[derive(Clone, Copy)]
pub(super) struct DrawingSurface<'a> {
    pub drawn: DrawnView<'a>,
    pub search: Option<&'a ShownSearch>,
}

impl DrawingSurface<'_> {
    fn anchor(&self, node: NodeId) -> StrokeAnchor {
        self.search.map_or(StrokeAnchor::Placed(node), |search| StrokeAnchor::Visit(search.recording().node_ref(node)))
    }
}

impl PenStroke {
    fn node(&self, search: Option<&ShownSearch>) -> Option<NodeId> {
        match self.anchor {
            StrokeAnchor::Visit(node) => search?.recording().resolve(node),
            StrokeAnchor::Placed(node) => Some(node),
        }
    }
}

impl Ink {
    /// Extends the open stroke to a point of the view, if the search still contains its anchor.
    fn extend(&mut self, search: Option<&ShownSearch>, at: PointInView<'_>) {
        let Some(stroke) = self.strokes.last_mut().filter(|_| self.is_open) else { return };
        let Some(node) = stroke.node(search) else { return };
        let is_far = stroke.points.last().is_none_or(|&last| {
            let before = at.on_screen(node, last);
            MIN_DISTANCE <= (before.x - at.point.x).hypot(before.y - at.point.y)
        });
        if is_far {
            stroke.points.push(at.offset_from(node));
        }
    }

    /// Removes the last stroke over a search; `None` means one whose nodes are no visits.
    pub fn undo(&mut self, search: Option<&ShownSearch>) {
        self.is_open = false;
        if let Some(last) = self.strokes.iter().rposition(|stroke| stroke.node(search).is_some()) {
            self.strokes.remove(last);
        }
    }

    /// Returns the time at which the last stroke over a search was begun, in seconds; −∞ if there is none.
    pub fn last_drawn(&self, search: Option<&ShownSearch>) -> f64 {
        let last = self.strokes.iter().rfind(|stroke| stroke.node(search).is_some());
        last.map_or(f64::NEG_INFINITY, |stroke| stroke.begun)
    }

    /// Returns the number of strokes over a search.
    fn count(&self, search: Option<&ShownSearch>) -> usize {
        self.strokes.iter().filter(|stroke| stroke.node(search).is_some()).count()
    }

    /// Maps the anchors to another recording of the same search. Strokes without a counterpart are removed.
    pub fn map_nodes(&mut self, counterpart: impl Fn(NodeRef) -> Option<NodeRef>) {
        self.strokes.retain_mut(|stroke| match &mut stroke.anchor {
            StrokeAnchor::Visit(node) => counterpart(*node).map(|there| *node = there).is_some(),
            StrokeAnchor::Placed(_) => true,
        });
    }

    /// Draws the strokes whose anchors are shown. `origin` is the top left corner of the scene.
    fn draw(&self, ui: &Ui, painter: &Painter, origin: Vec2, paper: &DrawingSurface<'_>) {
        let (view, layout) = (paper.drawn.view, &paper.drawn.tree_layout.positions);
        for stroke in &self.strokes {
            let node = stroke.node(paper.search).filter(|node| layout.is_shown(node.number()));
            let Some(node) = node else { continue };
            let at = PointInView { view, layout, point: point(0.0, 0.0) };
            let points: Vec<Pos2> = stroke
                .points
                .iter()
                .map(|&offset| at.on_screen(node, offset))
                .map(|at| Pos2::new(at.x, at.y) + origin)
                .collect();
            let color = stroke.color.shown(theme::of(ui)).gamma_multiply(stroke.color.stroke().1);
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

/// A point in a view of a layout.
#[derive(Clone, Copy)]
struct PointInView<'a> {
    view: &'a View,
    layout: &'a Layout,
    /// In pixels from the top left of the picture.
    point: Point,
}

impl PointInView<'_> {
    /// Returns the distance of the point from the middle of a node.
    fn offset_from(&self, node: NodeId) -> Offset {
        let right = self.view.plane_x(self.point.x) - self.layout.x(node.number());
        Offset { right, down: (self.point.y - self.view.center(self.layout, node).y) / self.view.row_height() }
    }

    /// Returns the point at a distance from the middle of a node, in pixels.
    fn on_screen(&self, node: NodeId, offset: Offset) -> Point {
        let center = self.view.center(self.layout, node);
        let right = self.view.x(self.layout.x(node.number()) + offset.right);
        point(right, center.y + offset.down * self.view.row_height())
    }
}

/// The height of the window to which the widths of strokes refer, in pixels.
const USUAL_HEIGHT: f32 = 1080.0;

/// While the pen is drawing, adds the movement of the primary button in this frame to the ink. A gesture of two fingers
/// draws nothing.
pub(super) fn draw_with_pen(
    ui: &Ui,
    context: &ViewContext<'_>,
    paper: &DrawingSurface<'_>,
    response: &Response,
    ink: &mut Ink,
) {
    let pen = context.lectern.pen;
    // A tap within one frame draws a dot.
    let is_held = response.is_pointer_button_down_on()
        && ui.input(|input| input.pointer.button_down(PointerButton::Primary) && input.multi_touch().is_none());
    let is_pen_down = pen.is_drawing && (is_held || response.clicked_by(PointerButton::Primary) && !ink.is_open);
    let Some(pointer) = response.interact_pointer_pos().filter(|_| is_pen_down) else {
        ink.is_open = false;
        return;
    };
    let at = |pos: Pos2| PointInView {
        view: paper.drawn.view,
        layout: &paper.drawn.tree_layout.positions,
        point: point(pos.x - response.rect.left(), pos.y - response.rect.top()),
    };
    if !ink.is_open {
        let from = at(ui.input(|input| input.pointer.press_origin()).unwrap_or(pointer));
        let anchor = nearest_node(&paper.drawn, from.point);
        ink.strokes.push(PenStroke {
            anchor: paper.anchor(anchor),
            color: pen.color,
            width: pen.color.stroke().0 * (ui.ctx().content_rect().height() / USUAL_HEIGHT) / paper.drawn.view.scale,
            points: vec![from.offset_from(anchor)],
            begun: ui.input(|input| input.time),
        });
        ink.is_open = true;
    }
    ink.extend(paper.search, at(pointer));
    ink.is_open = is_held;
}

/// Draws the ink. While the pen is drawing, also adds an invisible label for screen readers that says so.
pub(super) fn ink_ui(ui: &Ui, context: &ViewContext<'_>, paper: &DrawingSurface<'_>, response: &Response, ink: &Ink) {
    let painter = ui.painter().with_clip_rect(response.rect);
    ink.draw(ui, &painter, response.rect.min.to_vec2(), paper);
    if !context.lectern.pen.is_drawing {
        return;
    }
    if response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::Crosshair);
    }
    let count = ink.count(paper.search);
    let mark = Rect::from_min_size(response.rect.min, Vec2::splat(1.0));
    let mark = ui.interact(mark, ui.scope_id().with("pen"), Sense::hover());
    let args = args![count, strokes = context.words.number(count as u64)];
    mark.widget_info(|| WidgetInfo::labeled(Role::Label, true, context.words.fill("pen-drawing", &args)));
}

/// Returns the visible node that is closest to a point, or the topmost shown node if no node is visible.
fn nearest_node(drawn: &DrawnView<'_>, at: Point) -> NodeId {
    let distance = |node: &NodeId| {
        let center = drawn.view.center(&drawn.tree_layout.positions, *node);
        (center.x - at.x).hypot(center.y - at.y)
    };
    let nodes = (drawn.visible)().into_iter();
    nodes.min_by(|a, b| distance(a).total_cmp(&distance(b))).unwrap_or(drawn.root)
}
