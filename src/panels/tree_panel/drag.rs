//! Dragging a node sideways to another position among its siblings.
//!
//! A drag moves the node on which it begins, if that node can be reordered and the drag is more horizontal than
//! vertical. Every other drag pans the view.

use egui::epaint::StrokeKind;
use egui::{Color32, CornerRadius, CursorIcon, Pos2, Rect, Response, Stroke, Ui, pos2, vec2};
use poda_core::game::any::AnyGame;
use poda_core::trace::NodeId;
use poda_core::trace::recording::RecordingId;
use poda_picture::picture::Scene;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_session::reorder;
use poda_window::look::theme;
use poda_window::look::widgets::layout_line;
use poda_window::panel::request::UiRequest;
use poda_window::panel::view_context::SearchContext;
use poda_words::i18n::node_names::NodeNames;

/// Half the height and the thickness of the insertion mark between two siblings, in pixels at scale 1.
const HALF_MARK: f32 = 34.0;
const MARK: f32 = 3.0;
/// The largest distance of the insertion mark from the first or last sibling, in pixels at scale 1.
const MAX_OUTSIDE: f32 = 48.0;

/// A node that is being dragged.
#[derive(Clone, Debug)]
pub(super) struct Drag {
    node: NodeId,
    /// The node and its siblings, in the order in which they are tried.
    siblings: Vec<NodeId>,
    /// The recording of these nodes. The drag has no effect in another one.
    recording: RecordingId,
    /// Whether Esc was pressed. The drag then has no effect until the button is released.
    is_canceled: bool,
}

impl Drag {
    /// Returns the drag that begins in this frame, if it begins on a node that can be reordered. `node_at` returns the
    /// node drawn at a position in the window.
    pub fn begin(ui: &Ui, context: &SearchContext<'_>, node_at: impl Fn(Pos2) -> Option<NodeId>) -> Option<Self> {
        let (from, to) = ui.input(|input| input.pointer.press_origin().zip(input.pointer.interact_pos()))?;
        let delta = to - from;
        let node = node_at(from).filter(|_| delta.y.abs() < delta.x.abs())?;
        let siblings = reorder::movable(context.search.recording(), node)?;
        Some(Self { node, siblings, recording: context.search.recording().id, is_canceled: false })
    }

    /// Cancels the drag. Returns whether it was active before.
    pub const fn cancel(&mut self) -> bool {
        !std::mem::replace(&mut self.is_canceled, true)
    }

    /// Returns the distance of the insertion mark from the first or last sibling, at most half of the smallest gap
    /// between two siblings.
    fn outside(&self, scene: &Scene<'_, AnyGame>) -> f32 {
        let gap = |pair: &[NodeId]| (scene.center(pair[1]).x - scene.center(pair[0]).x) / 2.0;
        self.siblings.windows(2).map(gap).fold(scene.px(MAX_OUTSIDE), f32::min)
    }

    /// Draws the mark where the node would be inserted, and requests the move when the button is released. Returns
    /// whether the drag continues.
    pub fn show(&self, ui: &Ui, context: &SearchContext<'_>, scene: &Scene<'_, AnyGame>, response: &Response) -> bool {
        let is_held = response.dragged();
        let pointer = response.interact_pointer_pos().filter(|_| !self.is_canceled);
        let (Some(pointer), true) = (pointer, self.recording == context.search.recording().id) else {
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
                let x = mark_x(&others, to, self.outside(scene));
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
            context.requests.push(UiRequest::Reorder(context.node_ref(self.node), to));
        }
        is_held
    }
}

/// Returns the x coordinate of the insertion mark before the sibling with index `to`: between two siblings, or at the
/// distance `outside` beyond the first or last one.
fn mark_x(others: &[f32], to: usize, outside: f32) -> f32 {
    match (to.checked_sub(1).map(|before| others[before]), others.get(to)) {
        (Some(before), Some(after)) => f32::midpoint(before, *after),
        (Some(last), None) => last + outside,
        (None, Some(first)) => first - outside,
        (None, None) => 0.0,
    }
}
