//! Filling in: the blank tree of the open search.

use super::kept::blank_tree;
use super::questions::open_exercise;
use crate::app::workspace::Workspace;
use poda_core::document::practice::ExerciseKind;
use poda_core::trace::NodeId;
use poda_picture::picture::{LayoutForm, UnvisitedDisplay};
use poda_session::playback::Direction;
use poda_session::{Command, DrawingOptions};
use poda_window::panel::request::EditField;
use poda_window::state::practice::{FillInRequest, PracticeMode};
use poda_words::practice::blank::{BlankField, BlankPart};

impl Workspace {
    pub fn start_filling_in(&mut self, is_narrow: bool) {
        self.begin_filling_in();
        let Some(search) = self.model.session.search() else { return };
        let root = search.recording().node_ref(NodeId::ROOT);
        self.focus_field(EditField::Entry(BlankPart::Value), root, is_narrow);
        self.panels.side.scroll_to_top();
    }

    /// Shows the blank tree with what was written in it, without the cursor in one of its fields.
    pub fn begin_filling_in(&mut self) {
        self.leave_practice();
        let (unvisited, conceals_cutoffs) = (UnvisitedDisplay::Outlined, true);
        self.set_temporary_drawing(DrawingOptions {
            unvisited,
            conceals_cutoffs,
            form: LayoutForm::Tree,
            ..self.model.session.drawing_options()
        });
        self.change_alone(Command::Go(Direction::First));
        let Some(fill_in) = blank_tree(&self.model.session, &self.model.settings) else { return };
        self.model.practice.mode = Some(PracticeMode::FillIn(fill_in));
        let exercise = open_exercise(&self.model.session, &self.model.words, ExerciseKind::FillIn);
        self.model.practice.diary.begin(&exercise);
    }

    pub fn fill_in(&mut self, request: FillInRequest, is_narrow: bool) {
        let model = &mut self.model;
        let Some(PracticeMode::FillIn(fill_in)) = &mut model.practice.mode else { return };
        let Some(search) = model.session.search().filter(|search| fill_in.is_of(search)) else { return };
        let to_correct = match &request {
            FillInRequest::GoTo(field) => Some(*field),
            FillInRequest::Mark => {
                // Sheets of a class are not the user's exercise.
                let is_first = fill_in.first_marks.is_none() && fill_in.sheets.is_none();
                fill_in.carry_out(request, search);
                if let Some(marks) = fill_in.first_marks.as_ref().filter(|_| is_first) {
                    let exercise = open_exercise(&model.session, &model.words, ExerciseKind::FillIn);
                    model.practice.diary.record_marks(&exercise, search.recording(), marks);
                }
                fill_in.first_wrong()
            }
            FillInRequest::Write(..)
            | FillInRequest::ToggleCut(_)
            | FillInRequest::ToggleBest(_)
            | FillInRequest::ToggleSolution
            | FillInRequest::BeginSheets
            | FillInRequest::NameSheet(_)
            | FillInRequest::AddSheet
            | FillInRequest::CopySheets
            | FillInRequest::Clear => {
                fill_in.carry_out(request, search);
                None
            }
        };
        if let Some(BlankField { node, part }) = to_correct {
            let node = search.recording().node_ref(node);
            self.focus_field(EditField::Entry(part), node, is_narrow);
        }
    }

    /// Shows the blank tree of another search if one is shown, and derives the sentences about its marks.
    pub fn update_blank_tree(&mut self) {
        let fill_in = self.model.practice.mode.as_ref().and_then(PracticeMode::fill_in);
        let is_other = self.model.session.search().zip(fill_in).is_some_and(|(search, fill_in)| !fill_in.is_of(search));
        if is_other {
            self.model.practice.mode = blank_tree(&self.model.session, &self.model.settings).map(PracticeMode::FillIn);
        }
        let model = &mut self.model;
        let Some(search) = model.session.search() else { return };
        if let Some(PracticeMode::FillIn(fill_in)) = &mut model.practice.mode {
            fill_in.derive_sentences(&model.words, search);
        }
    }
}
