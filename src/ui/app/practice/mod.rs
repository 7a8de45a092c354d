//! Practice: starting and leaving exercises, the requests of their panels, and recording answers in the diary.

mod filling_in;
mod in_strip;
pub(super) mod kept;
mod ordering;
mod predicting;
mod questions;
mod room;

use super::workspace::{Workspace, is_narrow};
use egui::Context;
use poda_core::document::practice::ExerciseKind;
use poda_core::trace::TimelineStep;
use poda_window::state::practice::{Audience, Diary, PracticeMode, PracticeRequest, QuestionScope, StripRequest};
use poda_words::file::LinkMode;
use poda_words::practice::rounds::Rounds;
use poda_words::practice::{Unaskable, check_fillable};

impl Workspace {
    pub fn handle_practice(&mut self, request: PracticeRequest, is_narrow: bool) {
        match request {
            PracticeRequest::Start(exercise) => self.start_exercise(exercise, is_narrow),
            PracticeRequest::Predict(request) => self.handle_predict(request),
            PracticeRequest::Questions(request) => self.change_practiced(request),
            PracticeRequest::Strip(request) => self.handle_strip(request),
            PracticeRequest::FillIn(request) => self.fill_in(request, is_narrow),
            PracticeRequest::ResetOrder => self.show_order(|order| Some(order.start.clone())),
            PracticeRequest::ShowBestOrder => self.show_order(|order| {
                order.is_shown = true;
                Some(order.best.as_ref()?.tree.clone())
            }),
            PracticeRequest::ToggleReaders => {
                self.model.settings.asks_readers = !self.model.settings.asks_readers;
                if self.model.is_reading() || self.model.practice.mode.is_none() {
                    self.start_reading();
                }
            }
            PracticeRequest::BeginLessons => self.begin_lessons(),
            PracticeRequest::SkipRounds => {
                self.model.selection.node = None;
                self.start_reading();
            }
            PracticeRequest::EraseProgress => self.model.practice.diary = Diary::default(),
            PracticeRequest::Leave => {
                self.leave_exercise();
            }
            PracticeRequest::LeaveAnyway => {
                self.panels.dialogs.take();
                self.keep_work();
                self.leave_practice();
            }
        }
    }

    /// Starts the exercise of a document that was opened since the last frame, if the document is an exercise and is
    /// shown from its beginning. A position with chosen questions, such as a lesson, is more than an exercise: there
    /// the panel only offers to practice.
    pub fn start_opened_exercise(&mut self, ctx: &Context) {
        let is_narrow = is_narrow(ctx);
        let session = &self.model.session;
        let id = session.history().id;
        // An exercise starts once its search is recorded.
        if session.task().is_some() || self.model.practice.decided_for.replace(id) == Some(id) {
            return;
        }
        let is_depth_first = session.lanes().first.search().is_some();
        let exercise = session.document().practice.as_ref().map(|practice| practice.exercise);
        match self.panels.files.link_mode.take() {
            Some(LinkMode::Present) => return self.set_presenting(ctx, true),
            Some(LinkMode::Practice) if is_depth_first => {
                return self.start_exercise(exercise.unwrap_or_default(), is_narrow);
            }
            Some(LinkMode::Practice) | None => {}
        }
        let is_alone = !self.model.is_class_asked() && !self.model.is_presenting() && !self.model.is_embedded();
        if is_alone && self.resume_work() || !is_depth_first || self.model.is_class_asked() {
            return;
        }
        let session = &self.model.session;
        let practice = session.document().practice.as_ref();
        let is_at_beginning = session.timeline_step() == TimelineStep::START;
        let starts = is_at_beginning && session.origin().lesson().is_none();
        let practice = practice.filter(|practice| starts && practice.questions.is_empty());
        let has_audience = self.model.is_presenting() && !self.model.is_embedded();
        match practice.map(|practice| practice.exercise) {
            Some(ExerciseKind::Predict) if has_audience => {
                self.start_predicting(Audience::Class, QuestionScope::Author);
            }
            // In front of an audience, these exercises are not started.
            Some(ExerciseKind::FillIn | ExerciseKind::ImproveOrder) if has_audience => {}
            Some(exercise) => self.start_exercise(exercise, is_narrow),
            None => self.open_reading(),
        }
    }

    /// Begins the open document, as the user has chosen at the first start.
    pub fn begin_lessons(&mut self) {
        self.model.first_start = None;
        self.open_reading();
    }

    /// Withdraws the offer of where to begin once the user has begun in another way.
    pub fn follow_ways_in(&mut self) {
        let offered = self.model.first_start.filter(|_| !self.model.offers_ways_in());
        if let Some(offered) = offered {
            self.model.first_start = None;
            if offered == self.model.session.history().id {
                self.start_reading();
            }
        }
    }

    /// Starts reading an opened document. If it is shown from its beginning, starts with its rounds.
    pub fn open_reading(&mut self) {
        if self.model.practice.mode.is_some() && !self.model.is_reading() {
            return;
        }
        let session = &self.model.session;
        let rounds = session.document().reading.rounds;
        let is_at_beginning = session.timeline_step() == TimelineStep::START;
        if self.model.can_ask_reader()
            && is_at_beginning
            && let Some(rounds) = session.search().and_then(|search| Rounds::new(search.recording(), rounds))
        {
            self.leave_practice();
            self.model.practice.mode = Some(PracticeMode::Rounds(rounds));
        } else {
            self.start_reading();
        }
    }

    pub fn start_exercise(&mut self, exercise: ExerciseKind, is_narrow: bool) {
        let Some(search) = self.model.session.search() else {
            // The refusal says why.
            self.can_ask(Ok(()));
            return;
        };
        let fillable = check_fillable(search.passes());
        match exercise {
            ExerciseKind::Predict => self.start_predicting(Audience::User, QuestionScope::Author),
            // An embedded frame has no fields to fill in, and does not allow branches to be moved.
            ExerciseKind::FillIn | ExerciseKind::ImproveOrder if self.model.is_embedded() => {
                self.start_predicting(Audience::User, QuestionScope::Author);
            }
            // For other reasons, the exercise is not offered, or says itself why the tree cannot be filled in.
            ExerciseKind::FillIn if fillable == Err(Unaskable::VisitsTwice) => {
                self.can_ask(fillable);
            }
            // The order of moves is improved by the numbers of MAX and MIN.
            ExerciseKind::ImproveOrder if search.recording().multi_player().is_some() => {
                self.start_predicting(Audience::User, QuestionScope::Author);
            }
            ExerciseKind::FillIn => self.start_filling_in(is_narrow),
            ExerciseKind::ImproveOrder => self.start_improving_order(is_narrow),
        }
    }

    /// Starts an exercise for the user, or leaves it if it is being done.
    pub fn toggle_exercise(&mut self, exercise: ExerciseKind, is_narrow: bool) {
        let session = &self.model.session;
        let is_in_strip =
            session.lanes().first.kind().properties().is_asked_in_strip && session.current_match().is_none();
        let has_panel = !self.model.is_presenting() && !self.model.is_embedded();
        if exercise == ExerciseKind::Predict && has_panel && is_in_strip {
            self.handle_strip(StripRequest::Toggle);
            self.panels.side.scroll_to_top();
            return self.model.open_side_panel(is_narrow);
        }
        let is_being_done = match &self.model.practice.mode {
            Some(PracticeMode::Questions(questions)) => {
                exercise == ExerciseKind::Predict && questions.under_way().state().audience == Audience::User
            }
            Some(PracticeMode::FillIn(_)) => exercise == ExerciseKind::FillIn,
            Some(PracticeMode::ImproveOrder(_)) => exercise == ExerciseKind::ImproveOrder,
            Some(PracticeMode::Rounds(_)) | None => false,
        };
        if is_being_done {
            self.leave_exercise();
        } else {
            self.start_exercise(exercise, is_narrow);
        }
    }
}
