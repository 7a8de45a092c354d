//! The map in the corner of the tree's panel: the whole tree, and a frame around what is seen of it.
//!
//! Where things lie on it says [`overview`](crate::picture::overview); this draws it and listens to the pointer.

use super::tree_panel::ViewContext;
use super::{paint, theme};
use crate::game::any::AnyGame;
use crate::picture::Scene;
use crate::picture::View;
use crate::picture::overview::{Minimap, shows_all};
use crate::picture::palette::PaletteColor;
use crate::picture::shape::point;
use crate::trace::NodeId;
use egui::epaint::StrokeKind;
use egui::{CornerRadius, CursorIcon, Pos2, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

/// Between the map and the edges of the panel.
const MARGIN: f32 = 12.0;
/// Between the map's edge and the tree on it.
const PADDING: f32 = 6.0;
/// A smaller panel has no room for a map.
const SMALLEST_PANEL: Vec2 = vec2(500.0, 260.0);

/// Whether there is a map over a panel that shows this.
fn is_wanted(panel: Rect, context: &ViewContext<'_>, scene: &Scene<'_, AnyGame>, is_chosen: bool) -> bool {
    context.settings.minimap
        && SMALLEST_PANEL.x <= panel.width()
        && SMALLEST_PANEL.y <= panel.height()
        // Presenting, the tree alone is looked at, unless somebody has chosen a part of it.
        && (is_chosen || !context.is_presenting)
        && !shows_all(scene)
}

/// The places in which the map may lie on a panel, its margin of paper included: the corners between the layers' names, the
/// best first.
fn places(panel: Rect, scene: &Scene<'_, AnyGame>, minimap: &Minimap) -> [Rect; 4] {
    let size = vec2(minimap.view.size.x, minimap.view.size.y) + Vec2::splat(2.0 * PADDING);
    let clear = scene.view.content_range();
    let (left, right) = (panel.left() + clear.start + PADDING, panel.left() + clear.end - PADDING - size.x);
    let (top, bottom) = (panel.top() + MARGIN, panel.bottom() - MARGIN - size.y);
    [(right, bottom), (right, top), (left, bottom), (left, top)].map(|(x, y)| Rect::from_min_size(pos2(x, y), size))
}

/// Where the map lies: where it covers no node, and where it covers the fewest in a view that somebody chose.
fn place(panel: Rect, scene: &Scene<'_, AnyGame>, minimap: &Minimap, is_chosen: bool) -> Option<Rect> {
    let places = places(panel, scene, minimap);
    if scene.overview_blend() > 0.0 {
        return Some(places[0]);
    }
    let nodes: Vec<Rect> = scene.visible_nodes().into_iter().map(|node| around(panel, scene, node)).collect();
    let covered = places.map(|place| nodes.iter().filter(|node| node.intersects(place)).count());
    let (best, &fewest) = covered.iter().enumerate().min_by_key(|(_, covered)| **covered)?;
    (is_chosen || fewest == 0).then(|| places[best])
}

/// Where a node is drawn on a panel, with what is written beside it.
fn around(panel: Rect, scene: &Scene<'_, AnyGame>, node: NodeId) -> Rect {
    let (center, extent) = (scene.center(node), scene.tree_layout.positions.extent(node.number()));
    let half = scene.px(scene.tree_layout.sizes.row_height()).min(scene.view.row_height()) / 2.0;
    let (left, right) = (center.x - scene.px(extent.left), center.x + scene.px(extent.right));
    Rect::from_min_max(pos2(left, center.y - half), pos2(right, center.y + half)).translate(panel.min.to_vec2())
}

/// Whether a node of a scene that somebody chose the view of is drawn under the map, be it in part.
#[must_use]
pub fn covers(context: &ViewContext<'_>, scene: &Scene<'_, AnyGame>, node: NodeId) -> bool {
    let size = scene.view.size;
    let panel = Rect::from_min_size(Pos2::ZERO, vec2(size.x, size.y));
    let place = || place(panel, scene, &Minimap::of(scene.tree_layout, scene.root), true);
    is_wanted(panel, context, scene, true) && place().is_some_and(|place| place.intersects(around(panel, scene, node)))
}

/// Draws the map where it is wanted. Gives the view that was pointed at. `is_chosen`: somebody chose the scene's view.
#[must_use]
pub fn minimap_ui(
    ui: &Ui,
    panel: Rect,
    context: &ViewContext<'_>,
    scene: &Scene<'_, AnyGame>,
    is_chosen: bool,
) -> Option<View> {
    if !is_wanted(panel, context, scene, is_chosen) {
        return None;
    }
    let minimap = Minimap::of(scene.tree_layout, scene.root);
    let id = ui.scope_id().with("minimap");
    // While somebody drags on it, it stays where it is.
    let held = ui.ctx().is_being_dragged(id).then(|| ui.data(|data| data.get_temp::<Rect>(id))).flatten();
    let paper = held.or_else(|| place(panel, scene, &minimap, is_chosen))?;
    ui.data_mut(|data| data.insert_temp(id, paper));
    let map = paper.shrink(PADDING);
    let response = ui.interact(paper, id, Sense::click_and_drag());
    let name = context.words.text("minimap-name");
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    draw(ui, map, &minimap, scene);
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    let pointer = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged())?;
    Some(minimap.moved(&scene.view, point(pointer.x - map.left(), pointer.y - map.top())))
}

fn draw(ui: &Ui, map: Rect, minimap: &Minimap, scene: &Scene<'_, AnyGame>) {
    let painter = ui.painter();
    let hairline = Stroke::new(1.0, theme::color(ui, PaletteColor::Hairline));
    let radius = CornerRadius::same(theme::RADIUS);
    painter.rect(map.expand(PADDING), radius, theme::color(ui, PaletteColor::Background), hairline, StrokeKind::Inside);
    paint::shapes(&painter.with_clip_rect(map), map.min, theme::of(ui), &minimap.draw(scene));
    let (min, max) = minimap.frame(&scene.view);
    let frame = Rect::from_min_max(pos2(min.x, min.y), pos2(max.x, max.y)).translate(map.min.to_vec2());
    // A line of paper on both sides keeps the frame apart from the strips.
    for (width, color) in [(4.0, PaletteColor::Background), (2.0, PaletteColor::Text)] {
        let line = Stroke::new(width, theme::color(ui, color));
        painter.rect_stroke(frame, CornerRadius::same(2), line, StrokeKind::Middle);
    }
}
