//! The tree for screen readers: the sentence of the step, and a label for every visible node.

use crate::game::any::AnyGame;
use crate::i18n::narration;
use crate::picture::Scene;
use crate::trace::passes::PassStep;
use crate::ui::node_description::accessible;
use crate::ui::view_context::ViewContext;
use egui::{Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, pos2};

/// The largest number of nodes that get a label.
const MAX_LABELS: usize = 300;

/// Adds the labels to the response of the panel.
pub(super) fn add_accessible_nodes(
    ui: &Ui,
    context: &ViewContext<'_>,
    scene: &Scene<'_, AnyGame>,
    response: &Response,
) {
    let search = context.search;
    let place = PassStep { pass: search.pass(), step: search.step() };
    response.widget_info(|| {
        // How many steps are left is not said during an exercise.
        let caption = if context.filled_in().is_some() {
            context.words.text("fill-in-caption")
        } else if context.last_step().is_some() {
            narration::caption(context.words, search.recording(), search.step()).plain()
        } else {
            narration::spoken_caption(context.words, search.passes(), place)
        };
        WidgetInfo::labeled(Role::Image, true, caption)
    });
    let nodes = if scene.overview_blend() < 1.0 { scene.visible_nodes() } else { Vec::new() };
    let rect = response.rect;
    for node in nodes.into_iter().take(MAX_LABELS) {
        let center = scene.center(node);
        let place = pos2(center.x, center.y) + rect.min.to_vec2();
        if rect.contains(place) {
            let id = ui.scope_id().with(node);
            let named = ui.interact(Rect::from_center_size(place, Vec2::splat(20.0)), id, Sense::hover());
            named.widget_info(|| {
                WidgetInfo::labeled(Role::Label, true, accessible(context, node, scene.given_value(node)))
            });
        }
    }
}
