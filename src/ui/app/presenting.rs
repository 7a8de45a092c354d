//! Starting and ending a presentation.

use super::workspace::Workspace;
use egui::Context;
use poda_platform::PopupBlocked;
use poda_window::documents::plain_notification::PlainNotification;
use poda_window::state::lectern::Aside;
use poda_window::state::mode::Mode;
use poda_words::lessons::curriculum::SearchControl;

impl Workspace {
    pub fn set_presenting(&mut self, ctx: &Context, is_presenting: bool) {
        self.model.set_mode(Mode::Presenting, is_presenting);
        if is_presenting {
            self.model.use_control(SearchControl::Presenting);
        }
        self.panels.presentation.since = ctx.input(|input| input.time);
        if is_presenting {
            self.ask_room_instead();
        }
        // A browser lets an embedded frame fill the screen only at the request of its user.
        poda_platform::window::set_fullscreen(ctx, is_presenting && !self.model.is_embedded());
        self.panels.tree.reset_view();
        self.panels.other_trees.reset_views();
    }

    pub fn toggle_presenter_view(&mut self) {
        if self.panels.presentation.toggle_presenter(self.model.is_presenting()) == Err(PopupBlocked) {
            self.panels.notifications.replace(PlainNotification::PresenterBlocked);
        }
    }

    /// Shows or hides a panel beside the presented tree. Outside of a presentation the side panel contains all of them,
    /// and is opened.
    pub fn toggle_aside(&mut self, aside: Aside, is_narrow: bool) {
        if self.model.is_presenting() {
            self.model.lectern.asides.toggle(aside);
        } else {
            self.model.open_side_panel(is_narrow);
        }
    }
}
