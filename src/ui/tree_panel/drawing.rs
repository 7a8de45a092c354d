//! Drawing over the tree with the pen: drags and presses become strokes.

use super::ink::{At, Ink};
use crate::game::any::AnyGame;
use crate::picture::Scene;
use crate::picture::shape::{Point, point};
use crate::trace::NodeId;
use crate::ui::lectern::PenColor;
use crate::ui::view_context::ViewContext;
use egui::{CursorIcon, PointerButton, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo};

/// The height of the window for which the widths of strokes are given, in pixels.
const USUAL_HEIGHT: f32 = 1080.0;

/// Adds what the primary button draws in this frame to the ink, if the pen is drawing. A gesture of two fingers draws nothing.
pub(super) fn draw_with_pen(
    ui: &Ui,
    context: &ViewContext<'_>,
    scene: &Scene<'_, AnyGame>,
    response: &Response,
    ink: &mut Ink,
) {
    let pen = context.lectern.pen;
    // A tap within one frame draws a dot.
    let is_held = response.is_pointer_button_down_on()
        && ui.input(|input| input.pointer.button_down(PointerButton::Primary) && input.multi_touch().is_none());
    let is_pen_down = pen.is_drawing && (is_held || response.clicked_by(PointerButton::Primary) && !ink.is_open());
    let Some(pointer) = response.interact_pointer_pos().filter(|_| is_pen_down) else { return ink.end() };
    let at = |place: egui::Pos2| At {
        view: &scene.view,
        layout: &scene.tree_layout.positions,
        place: point(place.x - response.rect.left(), place.y - response.rect.top()),
    };
    if !ink.is_open() {
        let from = ui.input(|input| input.pointer.press_origin()).unwrap_or(pointer);
        let anchor = nearest_node(scene, at(from).place);
        let width = width(pen.color, ui.ctx().content_rect());
        let begun = ui.input(|input| input.time);
        ink.begin((context.node_ref(anchor), anchor), pen.color, width, begun, at(from));
    }
    ink.extend(|node| context.resolve(node), at(pointer));
    if !is_held {
        ink.end();
    }
}

/// Draws the ink and, while the pen is drawing, says so.
pub(super) fn ink_ui(ui: &Ui, context: &ViewContext<'_>, scene: &Scene<'_, AnyGame>, response: &Response, ink: &Ink) {
    let painter = ui.painter().with_clip_rect(response.rect);
    let (view, layout) = (&scene.view, &scene.tree_layout.positions);
    ink.draw(ui, &painter, response.rect.min.to_vec2(), |node| context.resolve(node), (view, layout));
    if !context.lectern.pen.is_drawing {
        return;
    }
    if response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::Crosshair);
    }
    let count = ink.count(|node| context.resolve(node));
    let mark = Rect::from_min_size(response.rect.min, Vec2::splat(1.0));
    let mark = ui.interact(mark, ui.scope_id().with("pen"), Sense::hover());
    let args = [("count", count.into()), ("strokes", context.words.number(count as u64).into())];
    mark.widget_info(|| WidgetInfo::labeled(Role::Label, true, context.words.fill("pen-drawing", &args)));
}

/// Returns the width of a stroke in a window, in pixels.
fn width(color: PenColor, screen: Rect) -> f32 {
    color.stroke().0 * (screen.height() / USUAL_HEIGHT)
}

/// Returns the node in view that is nearest to a point, or the topmost node shown if there is none in view.
fn nearest_node(scene: &Scene<'_, AnyGame>, place: Point) -> NodeId {
    let distance = |node: &NodeId| {
        let center = scene.center(*node);
        (center.x - place.x).hypot(center.y - place.y)
    };
    let nodes = scene.visible_nodes().into_iter().filter(|&node| scene.is_laid_out(node));
    nodes.min_by(|a, b| distance(a).total_cmp(&distance(b))).unwrap_or(scene.root)
}
