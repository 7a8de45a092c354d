//! The split view of two searches: requests about nodes apply to both trees.

use super::window::App;
use crate::search::{Algorithm, SearchConfig};
use crate::session::command::Command;
use crate::ui::request::UiRequest;

impl App {
    /// Applies a request about what is in view to both trees of a split view. Returns every other request, and all requests
    /// without a split view.
    pub(super) fn handle_in_split_view(&mut self, request: UiRequest) -> Option<UiRequest> {
        let Self { model, panels, .. } = self;
        let Some(split) = model.session.split() else { return Some(request) };
        let context = model.view_context(panels.tree.root(model.session.search()));
        panels.split_view.handle(&context, split, panels.split_view.active_side(), request)
    }

    /// Shows a second search in a split view, or the first search alone again.
    pub(super) fn toggle_split_view(&mut self) {
        let document = self.model.session.document();
        let first = document.search.algorithm;
        let second = match first.properties().corrected {
            Some(corrected) => corrected,
            None if first.properties().prunes => Algorithm::Minimax,
            None => Algorithm::AlphaBeta,
        };
        let beside = SearchConfig { algorithm: second, ..document.search };
        let beside = document.beside.is_none().then_some(beside);
        self.apply(Command::SetBeside(beside));
    }
}
