//! Filling in a blank tree: starting, writing and marking.

use super::diary::open_exercise;
use super::window::App;
use crate::document::practice::Exercise;
use crate::picture::UnvisitedDisplay;
use crate::practice::blank::{BlankField, BlankPart};
use crate::session::DrawingOptions;
use crate::session::command::Command;
use crate::session::navigation::Direction;
use crate::trace::NodeId;
use crate::ui::practice::{FillIn, FillInRequest, PracticeMode, PracticeRequest};
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
        self.leave_practice();
        let (unvisited, conceals_cutoffs) = (UnvisitedDisplay::Outlined, true);
        self.draw_meanwhile(DrawingOptions { unvisited, conceals_cutoffs, ..self.model.session.drawing_options() });
        self.apply(Command::Go(Direction::First));
        self.model.practice = Some(PracticeMode::FillIn(FillIn::new(self.model.session.search())));
        let exercise = open_exercise(&self.model.session, &self.model.words, Exercise::FillIn);
        self.model.diary.begin(&exercise);
        self.focus_field(EditField::Entry(BlankPart::Value), NodeId::ROOT, is_narrow);
        self.panels.side.scroll_to_top();
    }

    /// Carries out a request about the blank tree.
    pub(super) fn fill_in(&mut self, request: FillInRequest, is_narrow: bool) {
        let Self { model, .. } = self;
        let Some(PracticeMode::FillIn(fill_in)) = &mut model.practice else { return };
        if !fill_in.is_of(model.session.search()) {
            return;
        }
        let to_correct = match &request {
            FillInRequest::GoTo(field) => Some(*field),
            FillInRequest::Mark => {
                let is_first = fill_in.first_marks().is_none();
                fill_in.apply(request, model.session.search());
                if let Some(marks) = fill_in.first_marks().filter(|_| is_first) {
                    let exercise = open_exercise(&model.session, &model.words, Exercise::FillIn);
                    model.diary.record_marks(&exercise, model.session.search().recording(), marks);
                }
                fill_in.first_wrong()
            }
            _ => {
                fill_in.apply(request, model.session.search());
                None
            }
        };
        if let Some(BlankField { node, part }) = to_correct {
            self.focus_field(EditField::Entry(part), node, is_narrow);
        }
    }

    /// Starts the blank tree anew where another search is shown, and says what its marks mean.
    pub(super) fn update_blank_tree(&mut self) {
        let Self { model, .. } = self;
        let search = model.session.search();
        if let Some(PracticeMode::FillIn(fill_in)) = &mut model.practice {
            if !fill_in.is_of(search) {
                *fill_in = FillIn::new(search);
            }
            fill_in.derive_sentences(&model.words, search);
        }
    }
}
