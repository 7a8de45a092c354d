//! Dragging a node sideways among its siblings, to have it tried earlier or later.
//!
//! A drag that begins on such a node and goes more sideways than up or down moves the node; every other drag moves the view.

use super::request::UiRequest;
use super::theme;
use super::tree_panel::ViewContext;
use super::widgets::layout_line;
use crate::game::any::AnyGame;
use crate::i18n::node_names::NodeNames;
use crate::picture::Scene;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::session::reorder;
use crate::trace::NodeId;
use crate::trace::recording_id::RecordingId;
use egui::epaint::StrokeKind;
use egui::{Color32, CornerRadius, CursorIcon, PointerButton, Pos2, Rect, Response, Stroke, Ui, pos2, vec2};

/// Half the height of the mark between two siblings, in pixels at scale 1, and how thick it is.
const HALF_MARK: f32 = 34.0;
const MARK: f32 = 3.0;
/// How far from the first and the last sibling the mark is at most, in pixels at scale 1.
const FROM_THE_END: f32 = 48.0;

/// A node that is being dragged.
#[derive(Clone, Debug)]
pub(super) struct Drag {
    node: NodeId,
    /// The node and its siblings, in the order in which they are tried.
    siblings: Vec<NodeId>,
    /// The recording whose nodes these are: in another one the drag means nothing.
    of: RecordingId,
    /// Whether Esc was pressed: then nothing happens any more until the button is let go.
    is_given_up: bool,
}

impl Drag {
    /// The drag that begins now, if it does, on a node that can be moved. `node_at` says which node is drawn at a place of
    /// the window.
    pub fn begin(
        ui: &Ui,
        context: &ViewContext<'_>,
        response: &Response,
        node_at: impl Fn(Pos2) -> Option<NodeId>,
    ) -> Option<Self> {
        if !response.drag_started_by(PointerButton::Primary) {
            return None;
        }
        let (from, to) = ui.input(|input| input.pointer.press_origin().zip(input.pointer.interact_pos()))?;
        let way = to - from;
        let node = node_at(from).filter(|_| way.y.abs() < way.x.abs())?;
        let siblings = reorder::movable(context.search.recording(), node)?;
        Some(Self { node, siblings, of: context.search.recording().recording_id(), is_given_up: false })
    }

    /// LeafValues the node where it is. Gives whether it was still being dragged.
    pub const fn give_up(&mut self) -> bool {
        !std::mem::replace(&mut self.is_given_up, true)
    }

    /// How far outside of the first and the last sibling the mark is: nearer to it than to any other node.
    fn outside(&self, scene: &Scene<'_, AnyGame>) -> f32 {
        let gap = |pair: &[NodeId]| (scene.center(pair[1]).x - scene.center(pair[0]).x) / 2.0;
        self.siblings.windows(2).map(gap).fold(scene.px(FROM_THE_END), f32::min)
    }

    /// Goes on with the drag: shows where the node would come to, and has it done when the button is let go. Gives whether
    /// the drag goes on.
    pub fn show(
        &self,
        ui: &Ui,
        context: &ViewContext<'_>,
        scene: &Scene<'_, AnyGame>,
        response: &Response,
        requests: &mut Vec<UiRequest>,
    ) -> bool {
        let is_held = response.dragged();
        let pointer = response.interact_pointer_pos().filter(|_| !self.is_given_up);
        let (Some(pointer), true) = (pointer, self.of == context.search.recording().recording_id()) else {
            return is_held;
        };
        let origin = response.rect.min;
        let others: Vec<f32> = self
            .siblings
            .iter()
            .filter(|&&sibling| sibling != self.node)
            .map(|&sibling| origin.x + scene.center(sibling).x)
            .collect();
        let to = others.iter().filter(|&&x| x < pointer.x).count();
        let from = self.siblings.iter().position(|&sibling| sibling == self.node);
        let is_moved = from != Some(to);
        if is_held {
            let y = origin.y + scene.center(self.node).y;
            let canvas = ui.painter().with_clip_rect(response.rect);
            if is_moved {
                let half = scene.px(HALF_MARK);
                let x = place_between(&others, to, self.outside(scene));
                let stroke = Stroke::new(scene.px(MARK).max(2.0), theme::color(ui, PaletteColor::Text));
                canvas.vline(x, y - half..=y + half, stroke);
                for end in [y - half, y + half] {
                    canvas.circle_filled(pos2(x, end), stroke.width * 1.6, stroke.color);
                }
            }
            let name = NodeNames::new(context.words, context.search.recording()).short(self.node);
            let galley = layout_line(ui, &name, Font::SemiBold, 13.5, PaletteColor::Text);
            let chip = Rect::from_center_size(pos2(pointer.x, y), galley.size() + vec2(20.0, 10.0));
            let outline = Stroke::new(1.4, theme::color(ui, PaletteColor::Text));
            let radius = CornerRadius::same(theme::RADIUS);
            canvas.rect(chip, radius, theme::color(ui, PaletteColor::Background), outline, StrokeKind::Inside);
            canvas.galley(chip.center() - galley.size() / 2.0, galley, Color32::PLACEHOLDER);
            ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
        } else if response.drag_stopped() && is_moved {
            requests.push(UiRequest::Reorder(context.node_ref(self.node), to));
        }
        is_held
    }
}

/// Where the mark stands that is before the sibling number `to`: between two of them, or this far outside.
fn place_between(others: &[f32], to: usize, outside: f32) -> f32 {
    match (to.checked_sub(1).map(|before| others[before]), others.get(to)) {
        (Some(before), Some(after)) => f32::midpoint(before, *after),
        (Some(last), None) => last + outside,
        (None, Some(first)) => first - outside,
        (None, None) => 0.0,
    }
}
