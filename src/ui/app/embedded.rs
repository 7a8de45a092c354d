//! The window as a frame in another page: the tree, the caption and the transport, and the way to the whole program.
//!
//! The page around the frame is the reader's: the frame opens no modals by itself, changes no document, and takes no key before it
//! was clicked, which the [`keyboard`](crate::ui::keyboard) sees to.

use super::window::App;
use crate::file::LinkView;
use crate::picture::palette::PaletteColor;
use crate::ui::command::UiCommand;
use crate::ui::request::{DocumentRequest, UiRequest};
use crate::ui::{theme, transport};
use egui::{Context, Frame, OpenUrl, Panel, Ui};

/// The height of the caption as a share of the frame's, and its limits in pixels.
const CAPTION_SHARE: f32 = 0.16;
const CAPTION_HEIGHT: std::ops::RangeInclusive<f32> = 54.0..=84.0;

impl App {
    /// Draws the frame.
    pub(super) fn embedded_ui(&mut self, ui: &mut Ui, requests: &mut Vec<UiRequest>) {
        let Self { model, panels, .. } = self;
        let height = ui.available_height();
        let context = model.view_context(panels.tree.root(model.session.search())).played_out();
        let bar = Frame::NONE.fill(theme::color(ui, PaletteColor::Panel));
        Panel::bottom("transport").exact_size(transport::EMBEDDED_HEIGHT).frame(bar).show(ui, |ui| {
            transport::embedded_transport_ui(ui, &context, requests);
        });
        let is_presenting = model.is_presenting;
        let caption_height = height * CAPTION_SHARE;
        let caption_height = caption_height.clamp(*CAPTION_HEIGHT.start(), *CAPTION_HEIGHT.end());
        self.tree_and_caption_ui(ui, requests, |ui, caption| {
            let size = if is_presenting { 24.0 } else { 17.0 };
            let panel = Panel::bottom("caption").exact_size(caption_height).show_separator_line(false);
            panel.frame(Frame::NONE).show(ui, |ui| caption(ui, size, is_presenting));
        });
    }

    /// Opens what the frame shows in a page of its own; where no page is known, in this window.
    pub(super) fn open_whole(&mut self, ctx: &Context) {
        let view = LinkView { is_embedded: false, ..self.link_view() };
        let target = self.link.target_to_copy(&self.model.session).ok().filter(|_| !self.link.base.is_empty());
        match target {
            Some(target) => ctx.open_url(OpenUrl::new_tab(format!("{}#{target}{view}", self.link.base))),
            None => self.set_embedded(false),
        }
    }
}

/// Returns whether a frame carries out a request: nothing in it changes the document or opens another one, except the address of the
/// frame.
pub(super) fn is_allowed(request: &UiRequest) -> bool {
    match request {
        UiRequest::Run(command) => is_command_allowed(*command),
        UiRequest::EditTree(_) | UiRequest::Reorder(..) | UiRequest::FocusField(..) => false,
        UiRequest::Document(request) => !matches!(request, DocumentRequest::OpenDroppedOrPasted(_)),
        _ => true,
    }
}

/// Returns whether a frame carries out a command: going to steps, and looking at the tree.
const fn is_command_allowed(command: UiCommand) -> bool {
    matches!(
        command,
        UiCommand::TogglePlay
            | UiCommand::Go(_)
            | UiCommand::Restart
            | UiCommand::GoToNextChange
            | UiCommand::Fit
            | UiCommand::ShowSubtree
            | UiCommand::ShowParent
            | UiCommand::ToggleFold
            | UiCommand::ZoomIn
            | UiCommand::ZoomOut
            | UiCommand::NaturalSize
            | UiCommand::Close
            | UiCommand::SelectNeighbor(_)
            | UiCommand::ShowNodeSection
            | UiCommand::Hint
            | UiCommand::StopSearch
            | UiCommand::CopyPicture
            | UiCommand::CopyLink
            | UiCommand::OpenWhole
    )
}
