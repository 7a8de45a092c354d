//! Filling in a blank tree: starting, writing and marking.

use super::window::App;
use crate::session::command::Command;
use crate::session::navigation::Direction;
use crate::trace::NodeId;
use crate::ui::practice::{FillIn, FillInRequest, NodeField, PracticeMode, PracticeRequest};
use crate::ui::side_panel::edit_field::EditField;

impl App {
    /// Starts filling in the tree, or leaves it.
    pub(super) fn toggle_filling_in(&mut self, is_narrow: bool) {
        let is_filling_in = matches!(self.model.practice, Some(PracticeMode::FillIn(_)));
        let request = if is_filling_in { PracticeRequest::Leave } else { PracticeRequest::StartFillingIn };
        self.handle_practice(request, is_narrow);
    }

    /// Shows the blank tree of the open search.
    pub(super) fn start_filling_in(&mut self, is_narrow: bool) {
        self.model.practice = None;
        self.apply(Command::Go(Direction::First));
        self.model.practice = Some(PracticeMode::FillIn(FillIn::new(self.model.session.search())));
        self.focus_field(EditField::Entry(NodeField::Value), NodeId::ROOT, is_narrow);
        self.panels.side.scroll_to_top();
    }

    /// Carries out a request about the blank tree.
    pub(super) fn fill_in(&mut self, request: FillInRequest, _is_narrow: bool) {
        let Self { model, .. } = self;
        let Some(PracticeMode::FillIn(fill_in)) = &mut model.practice else { return };
        if fill_in.is_of(model.session.search()) {
            fill_in.apply(request, model.session.search());
        }
    }

    /// Starts the blank tree anew where another search is shown.
    pub(super) fn check_filled_in_search(&mut self) {
        let Self { model, .. } = self;
        let search = model.session.search();
        if let Some(PracticeMode::FillIn(fill_in)) = &mut model.practice
            && !fill_in.is_of(search)
        {
            *fill_in = FillIn::new(search);
        }
    }
}
