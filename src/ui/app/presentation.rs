//! What presenting adds to the window: the view for the lecturer, and the zoom of modals.

use egui::{Context, Vec2};
use poda_panels::lectern::PresenterView;
use poda_platform::PopupBlocked;
use poda_window::panel::view_context::ViewContext;

/// The factor by which panels are enlarged while presenting at 1920 × 1080: the smallest text, of 12 pixels, becomes 25
/// pixels high.
const PRESENTED_SCALE: f32 = 2.1;

#[derive(Debug, Default)]
pub(super) struct Presentation {
    /// The second window for the lecturer, while it is open.
    presenter: Option<PresenterView>,
    /// When presenting began, in seconds since the start of the program.
    pub since: f64,
    /// The zoom of the window before a modal was enlarged for an audience. `None` if no modal is enlarged.
    zoom_before: Option<f32>,
}

impl Presentation {
    /// Draws the presenter view, if it is open. It closes when the presentation ends.
    pub fn show_presenter(&mut self, ctx: &Context, context: &ViewContext<'_>) {
        let since = self.since;
        let presenter = self.presenter.as_mut().filter(|_| context.is_presenting());
        if presenter.is_none_or(|presenter| presenter.show(ctx, context, since)) {
            self.presenter = None;
        }
    }

    /// Closes the presenter view. If it was closed, opens it during a presentation.
    pub fn toggle_presenter(&mut self, is_presenting: bool) -> Result<(), PopupBlocked> {
        let is_open = self.presenter.take().is_some();
        if is_presenting && !is_open {
            self.presenter = Some(PresenterView::open()?);
        }
        Ok(())
    }

    pub const fn has_presenter(&self) -> bool {
        self.presenter.is_some()
    }

    /// Enlarges the window for a modal before an audience, or returns to its zoom. `whole` is the size of a modal that
    /// should not be scrolled: it is enlarged only as far as it fits in the window.
    pub fn update_zoom(&mut self, ctx: &Context, is_enlarged: bool, whole: Option<Vec2>) {
        match self.zoom_before {
            None if is_enlarged => {
                let before = ctx.zoom_factor();
                let size = ctx.content_rect().size();
                let fitting = whole.map_or(Vec2::INFINITY, |whole| size / whole);
                ctx.set_zoom_factor(before * presented_scale(size).min(fitting.min_elem().max(1.0)));
                self.zoom_before = Some(before);
            }
            Some(before) if !is_enlarged => {
                ctx.set_zoom_factor(before);
                self.zoom_before = None;
            }
            Some(_) | None => {}
        }
    }
}

/// Returns the factor by which panels are enlarged while presenting in a window of `size`.
pub(super) fn presented_scale(size: Vec2) -> f32 {
    (PRESENTED_SCALE * (size.x / 1920.0).min(size.y / 1080.0)).max(1.0)
}
