//! The map in a corner of the panel of the tree. It shows the whole tree, with a frame around the visible part.
//!
//! The picture on the map comes from [`overview`](poda_picture::picture::overview).

use super::drawn_view::DrawnView;
use egui::epaint::StrokeKind;
use egui::{CornerRadius, CursorIcon, Pos2, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};
use poda_core::trace::NodeId;
use poda_picture::picture::View;
use poda_picture::picture::overview::Minimap;
use poda_picture::picture::palette::PaletteColor;
use poda_picture::picture::shape::{Shape, point};
use poda_window::look::widgets::paint_box;
use poda_window::look::{paint, theme};
use poda_window::panel::view_context::ViewContext;

/// The distance of the map from the edges of the panel, in pixels.
const MARGIN: f32 = 12.0;
/// The distance of the tree on the map from the edge of the map, in pixels.
const PADDING: f32 = 6.0;
const MIN_PANEL: Vec2 = vec2(500.0, 260.0);

fn is_shown(panel: Rect, context: &ViewContext<'_>, scene: &DrawnView<'_>) -> bool {
    context.settings.minimap && MIN_PANEL.x <= panel.width() && MIN_PANEL.y <= panel.height() && !shows_all(scene)
}

fn shows_all(scene: &DrawnView<'_>) -> bool {
    scene.view.shows_all(&scene.tree_layout.positions, scene.root)
}

/// Returns the possible rectangles of the map on a panel, the best first: the corners of the area between the names of
/// the layers.
fn corners(panel: Rect, scene: &DrawnView<'_>, minimap: &Minimap) -> [Rect; 4] {
    let size = vec2(minimap.view.size.x, minimap.view.size.y) + Vec2::splat(2.0 * PADDING);
    let clear = scene.view.content_range();
    let (left, right) = (panel.left() + clear.start + PADDING, panel.left() + clear.end - PADDING - size.x);
    let (top, bottom) = (panel.top() + MARGIN, panel.bottom() - MARGIN - size.y);
    [(right, bottom), (right, top), (left, bottom), (left, top)].map(|(x, y)| Rect::from_min_size(pos2(x, y), size))
}

/// Returns the rectangle of the map in the corner in which it covers the fewest nodes. In a fitted view, returns `None`
/// if it covers a node in every corner.
fn rect(panel: Rect, scene: &DrawnView<'_>, minimap: &Minimap, is_chosen: bool) -> Option<Rect> {
    let corners = corners(panel, scene, minimap);
    if scene.view.overview_blend() > 0.0 {
        return Some(corners[0]);
    }
    let nodes: Vec<Rect> = (scene.visible)().into_iter().map(|node| node_rect(panel, scene, node)).collect();
    let covered = corners.map(|corner| nodes.iter().filter(|node| node.intersects(corner)).count());
    let (best, &fewest) = covered.iter().enumerate().min_by_key(|(_, covered)| **covered)?;
    (is_chosen || fewest == 0).then(|| corners[best])
}

/// Returns the rectangle of a node on a panel, including its labels.
pub(super) fn node_rect(panel: Rect, scene: &DrawnView<'_>, node: NodeId) -> Rect {
    let positions = &scene.tree_layout.positions;
    let (center, extent) = (scene.view.center(positions, node), positions.extent(node.number()));
    let half = scene.view.px(scene.tree_layout.sizes.row_height()).min(scene.view.row_height()) / 2.0;
    let (left, right) = (center.x - scene.view.px(extent.left), center.x + scene.view.px(extent.right));
    Rect::from_min_max(pos2(left, center.y - half), pos2(right, center.y + half)).translate(panel.min.to_vec2())
}

/// Returns the rectangle of the map on a panel, if it is shown. `is_chosen` is whether the user has set the view of the
/// scene.
pub(super) fn place(panel: Rect, context: &ViewContext<'_>, scene: &DrawnView<'_>, is_chosen: bool) -> Option<Rect> {
    let map = || rect(panel, scene, &Minimap::of(scene.tree_layout, scene.root), is_chosen);
    is_shown(panel, context, scene).then(map).flatten()
}

/// Returns whether the map covers a node, fully or partly, in a view set by the user.
pub fn covers(context: &ViewContext<'_>, scene: &DrawnView<'_>, node: NodeId) -> bool {
    let size = scene.view.size;
    let panel = Rect::from_min_size(Pos2::ZERO, vec2(size.x, size.y));
    place(panel, context, scene, true).is_some_and(|map| map.intersects(node_rect(panel, scene, node)))
}

/// A function that returns the shapes of a tree on its map.
type MapShapes<'a> = &'a dyn Fn(&Minimap) -> Vec<Shape>;

/// Draws the map, if it is shown, with the shapes that `drawn` returns for it. Returns the view selected by a click or
/// drag on the map. `is_chosen` is whether the user has set the view of the scene.
pub fn minimap_ui(
    ui: &Ui,
    panel: Rect,
    context: &ViewContext<'_>,
    scene: &DrawnView<'_>,
    drawn: MapShapes<'_>,
    is_chosen: bool,
) -> Option<View> {
    if !is_shown(panel, context, scene) {
        return None;
    }
    let minimap = Minimap::of(scene.tree_layout, scene.root);
    let id = ui.scope_id().with("minimap");
    // The map stays in its corner during a drag on it.
    let held = ui.ctx().is_being_dragged(id).then(|| ui.data(|data| data.get_temp::<Rect>(id))).flatten();
    let paper = held.or_else(|| rect(panel, scene, &minimap, is_chosen))?;
    ui.data_mut(|data| data.insert_temp(id, paper));
    let map = paper.shrink(PADDING);
    let response = ui.interact(paper, id, Sense::click_and_drag());
    let name = context.words.text("minimap-name");
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    draw(ui, map, &minimap, &drawn(&minimap), scene.view);
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    let pointer = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged())?;
    Some(minimap.moved(scene.view, point(pointer.x - map.left(), pointer.y - map.top())))
}

fn draw(ui: &Ui, map: Rect, minimap: &Minimap, shapes: &[Shape], view: &View) {
    let painter = ui.painter();
    paint_box(ui, map.expand(PADDING), PaletteColor::Background);
    paint::shapes(&painter.with_clip_rect(map), map.min, theme::of(ui), shapes);
    let (min, max) = minimap.frame(view);
    let frame = Rect::from_min_max(pos2(min.x, min.y), pos2(max.x, max.y)).translate(map.min.to_vec2());
    // A line in the background color on both sides separates the frame from the strips.
    for (width, color) in [(4.0, PaletteColor::Background), (2.0, PaletteColor::Text)] {
        let line = Stroke::new(width, theme::color(ui, color));
        painter.rect_stroke(frame, CornerRadius::same(2), line, StrokeKind::Middle);
    }
}
