//! Tooltips. When the view changes, the tooltip of the thing under the pointer is hidden until the pointer moves.

use egui::style::Interaction;
use egui::{Context, Vec2};
use poda_session::UniqueId;
use poda_window::state::mode::Modes;

/// A delay, in seconds, after which no tooltip is shown.
const NEVER: f32 = 1e9;

/// What a tooltip belongs to: the document, the modes of the window, and whether a dialog is open.
type ShownView = (UniqueId, Modes, bool);

#[derive(Debug, Default)]
pub(super) struct Tooltips {
    /// What was shown in the last frame.
    view_seen: Option<ShownView>,
    are_hidden: bool,
}

impl Tooltips {
    /// Hides tooltips if the view has changed, and shows them again once the pointer moves.
    pub fn follow(&mut self, ctx: &Context, view: ShownView) {
        let is_new = self.view_seen.replace(view).is_some_and(|seen| seen != view);
        let is_moved = ctx.input(|input| input.pointer.delta() != Vec2::ZERO);
        let are_hidden = !is_moved && (self.are_hidden || is_new);
        if std::mem::replace(&mut self.are_hidden, are_hidden) != are_hidden {
            let delay = if are_hidden { NEVER } else { Interaction::default().tooltip_delay };
            ctx.all_styles_mut(|style| style.interaction.tooltip_delay = delay);
        }
    }
}
