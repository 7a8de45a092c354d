//! Practice: starting and leaving exercises, the requests of their panels, and recording answers in the diary.

mod aside;
mod filling_in;
mod kept;
mod ordering;
mod predicting;
mod room;

use super::App;
use super::model::Model;
use super::practice_state::PracticeState;
use egui::Context;
use poda_core::document::practice::{AnswerForm, ExerciseKind};
use poda_core::trace::recording::NodeRef;
use poda_core::trace::{NodeId, TimelineStep};
use poda_session::playback::Direction;
use poda_session::shown_search::ShownSearch;
use poda_session::{Changed, Command, DrawingOptions, Session};
use poda_window::documents::document_title;
use poda_window::state::practice::{
    AnyQuestions, AsideRequest, Audience, Diary, OpenExercise, PracticeMode, PracticeRequest, Predict, PredictRequest,
    QuestionRequest, QuestionScope,
};
use poda_window::stored::kept_work::{KeptExercise, KeptQuestions};
use poda_words::file::LinkMode;
use poda_words::i18n::Words;
use poda_words::lessons;
use poda_words::practice::progress::PracticeProgress;
use poda_words::practice::rounds::Rounds;
use poda_words::practice::{Answer, Unaskable, check_fillable};
use std::sync::Arc;

impl App {
    /// Keeps what is entered in the user's exercise on the shown document. Every command and every frame calls this, so
    /// that nothing is lost however the document is left.
    pub(super) fn keep_work(&mut self) {
        let Model { session, practice, settings, .. } = &mut self.model;
        practice.keep(session, settings);
    }

    /// Records that the user leaves the exercise, not only its document.
    fn set_work_left(&mut self) {
        let Model { session, practice, settings, .. } = &mut self.model;
        practice.set_left(session, settings);
    }

    /// Continues the exercise with which the shown document was left, unless it is being done, or the document is shown
    /// at another step than its first one or that of the exercise, such as that of a link. Returns whether there is one.
    fn resume_work(&mut self) -> bool {
        let Model { session, practice, settings, .. } = &self.model;
        let is_own = |mode: &PracticeMode| mode.kept(session).is_some();
        if practice.mode.as_ref().is_some_and(is_own) {
            return true;
        }
        let document = settings.works.document(session);
        let kept = document.and_then(|document| settings.works.under_way(&document));
        let steps = |kept: &&KeptExercise| [TimelineStep::START, kept.shown_at()].contains(&session.timeline_step());
        match kept.filter(steps).cloned() {
            Some(KeptExercise::Sheet(_)) if session.search().is_some() => self.begin_filling_in(),
            Some(KeptExercise::Questions(questions)) => self.resume_questions(&questions),
            Some(KeptExercise::Sheet(_)) | None => return false,
        }
        true
    }

    /// Continues with the questions about the shown document, with the first one that is not closed.
    fn resume_questions(&mut self, kept: &KeptQuestions) {
        self.leave_practice();
        let session = &self.model.session;
        if session.lanes().first.kind().properties().is_asked_aside {
            self.apply(Command::Seek(TimelineStep::new(kept.started_at)));
            self.begin_aside();
            return self.apply(Command::Seek(TimelineStep::new(kept.shown_at)));
        }
        let Some(search) = session.search() else { return };
        self.apply(Command::Seek(search.timeline_step_at(kept.started_at)));
        self.start_predicting_here(Audience::User, kept.scope.into());
        self.apply(Command::Seek(TimelineStep::new(kept.shown_at)));
    }

    pub(super) fn handle_practice(&mut self, request: PracticeRequest, is_narrow: bool) {
        match request {
            PracticeRequest::Start(exercise) => self.start_exercise(exercise, is_narrow),
            PracticeRequest::Predict(request) => self.handle_predict(request),
            PracticeRequest::Questions(request) => self.change_practiced(request),
            PracticeRequest::Aside(request) => self.handle_aside(request),
            PracticeRequest::FillIn(request) => self.fill_in(request, is_narrow),
            PracticeRequest::ResetOrder => self.show_order(|order| Some(order.start.clone())),
            PracticeRequest::ShowBestOrder => self.show_order(|order| {
                order.is_shown = true;
                Some(order.best.as_ref()?.tree.clone())
            }),
            PracticeRequest::ToggleReaders => {
                self.model.settings.asks_readers = !self.model.settings.asks_readers;
                if self.is_reading() || self.model.practice.mode.is_none() {
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
    pub(super) fn start_opened_exercise(&mut self, ctx: &Context) {
        let is_narrow = Self::is_narrow(ctx);
        let session = &self.model.session;
        let id = session.history().id;
        // An exercise starts once its search is recorded.
        if session.task().is_some() || self.seen.history.replace(id) == Some(id) {
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
        let is_alone = !self.is_class_asked() && !self.is_presenting() && !self.is_embedded();
        if is_alone && self.resume_work() || !is_depth_first || self.is_class_asked() {
            return;
        }
        let session = &self.model.session;
        let practice = session.document().practice.as_ref();
        let is_at_beginning = session.timeline_step() == TimelineStep::START;
        let starts = is_at_beginning && session.origin().lesson().is_none();
        let practice = practice.filter(|practice| starts && practice.questions.is_empty());
        let has_audience = self.is_presenting() && !self.is_embedded();
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

    /// Offers a user of the first start where to begin. Nothing is asked before the choice.
    pub fn offer_ways_in(&mut self) {
        self.model.first_start = Some(self.model.session.history().id);
        // An exercise that has started is left.
        self.seen.history = None;
    }

    /// Begins the open document, as the user has chosen at the first start.
    pub(super) fn begin_lessons(&mut self) {
        self.model.first_start = None;
        self.open_reading();
    }

    /// Withdraws the offer of where to begin once the user has begun in another way.
    pub(super) fn follow_ways_in(&mut self) {
        let offered = self.model.first_start.filter(|_| !self.model.offers_ways_in());
        if let Some(offered) = offered {
            self.model.first_start = None;
            if offered == self.model.session.history().id {
                self.start_reading();
            }
        }
    }

    /// Starts reading an opened document. If it is shown from its beginning, starts with its rounds.
    fn open_reading(&mut self) {
        if self.model.practice.mode.is_some() && !self.is_reading() {
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

    /// Starts the questions that the author of the document asks after the current step.
    pub(super) fn start_reading(&mut self) {
        self.leave_practice();
        if self.model.can_ask_reader() && 0 < self.model.asked_of_reader() {
            self.begin_questions(Audience::Reader, QuestionScope::Author);
        }
    }

    pub(super) fn is_reading(&self) -> bool {
        self.model.practice.mode.as_ref().is_some_and(PracticeMode::is_reading)
    }

    /// After a jump past the open question, or back before one that was passed, continues with the author's questions
    /// after the current step.
    pub(super) fn resume_reading_at_current_step(&mut self) {
        let step = self.model.session.search().map(ShownSearch::step);
        let is_past = |predict: &Predict| step.is_some_and(|step| predict.run.limit() < step);
        let is_passed = self.is_reading() && self.model.predict().is_some_and(is_past);
        let is_left = self.model.practice.mode.is_none() && self.model.is_question_left();
        if is_passed || is_left {
            self.start_reading();
        }
    }

    fn start_exercise(&mut self, exercise: ExerciseKind, is_narrow: bool) {
        let Some(search) = self.model.session.search() else {
            // This says why.
            self.can_ask(Ok(()));
            return;
        };
        let fillable = check_fillable(search.passes());
        match exercise {
            ExerciseKind::Predict => self.start_predicting(Audience::User, QuestionScope::Author),
            // An embedded frame has no fields to fill in, and does not allow branches to be moved.
            ExerciseKind::FillIn | ExerciseKind::ImproveOrder if self.is_embedded() => {
                self.start_predicting(Audience::User, QuestionScope::Author);
            }
            // Other reasons for which a tree cannot be filled in are handled elsewhere: the exercise is not offered, or
            // explains it.
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
    pub(super) fn toggle_exercise(&mut self, exercise: ExerciseKind, is_narrow: bool) {
        let session = &self.model.session;
        let is_aside = session.lanes().first.kind().properties().is_asked_aside && session.current_match().is_none();
        let has_panel = !self.is_presenting() && !self.is_embedded();
        if exercise == ExerciseKind::Predict && has_panel && is_aside {
            self.handle_aside(AsideRequest::Toggle);
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

    /// Leaves the exercise, which waits until it is started again. Returns whether there was one.
    pub(super) fn leave_exercise(&mut self) -> bool {
        self.set_work_left();
        self.leave_practice()
    }

    /// Leaves practice at the current step. Returns whether there was an exercise. An open question counts if it was
    /// attempted, and closed questions are not asked again when the exercise is resumed.
    pub(super) fn leave_practice(&mut self) -> bool {
        let recording = self.model.session.search().map(|search| Arc::clone(search.recording()));
        if let Some((predict, recording)) = self.model.predict_mut().zip(recording)
            && predict.audience == Audience::User
            && predict.is_of(&recording)
        {
            predict.run.close_attempted(&*recording);
            let outcomes = predict.run.outcomes().to_vec();
            self.model.practice.outcomes.left = Some((recording.id, outcomes));
            self.record_outcomes();
        }
        let is_left = self.model.practice.mode.take().is_some();
        if is_left {
            self.set_temporary_drawing(self.model.settings.drawing_options());
        }
        is_left
    }

    /// Takes a click on a node as an answer to the open question. Returns whether the node is one of the choices.
    pub(super) fn choose_in_practice(&mut self, node: NodeRef) -> bool {
        let Model { session, practice, selection, .. } = &mut self.model;
        if let Some(PracticeMode::Rounds(rounds)) = &mut practice.mode {
            let Some(recording) = session.search().map(ShownSearch::recording) else { return false };
            let node = recording.resolve(node).filter(|_| rounds.is_of(recording));
            let Some(node) = node else { return false };
            let choice = rounds.choices().find(|&choice| recording.trace().is_within(node, choice));
            let is_played = choice.is_some_and(|choice| rounds.choose(choice));
            if let Some(result) = rounds.result().filter(|_| is_played) {
                let end = result.line.last().copied().unwrap_or(result.choice);
                selection.node = Some(recording.node_ref(end));
            }
            return is_played;
        }
        let predict = practice.mode.as_mut().and_then(PracticeMode::predict_mut);
        let Some((search, predict)) = session.search().zip(predict) else { return false };
        let (recording, step) = (search.recording(), search.step());
        let is_choice = recording.resolve(node).is_some_and(|node| predict.choose(recording, step, node));
        self.show_revealed();
        is_choice
    }

    /// Handles Enter during the exercise of predicting: ends playing out, chooses the selected node, answers with the
    /// marked branches, or goes to the next question. Returns whether Enter is handled.
    pub(super) fn enter_in_practice(&mut self) -> bool {
        if let Some(PracticeMode::Rounds(rounds)) = &self.model.practice.mode {
            let is_chosen = rounds.result().is_none()
                && self.model.selection.node.is_some_and(|node| self.choose_in_practice(node));
            if !is_chosen {
                self.step_in_practice(Direction::Forward);
            }
            return true;
        }
        let shown = self.model.predict().zip(self.model.session.search());
        let Some((predict, step)) = shown.map(|(predict, search)| (predict, search.step())) else { return false };
        let open = predict.run.open_at(step).map(|question| question.kind.properties().form);
        let marked: Vec<NodeId> = predict.marked.iter().copied().collect();
        let selected = self.model.selection.node;
        if predict.played_out().is_some() {
            self.handle_predict(PredictRequest::EndPlayOut);
        } else if predict.audience == Audience::Reader && open.is_none() {
            return predict.has_card(step) && self.step_in_practice(Direction::Forward);
        } else if open.is_none() {
            self.change_practiced(QuestionRequest::GoOn);
        } else if !selected.is_some_and(|node| self.choose_in_practice(node))
            && matches!(open, Some(AnswerForm::Children | AnswerForm::Leaves))
            && !marked.is_empty()
        {
            // Enter does not give the answer that nothing is pruned. That answer must be chosen.
            self.change_practiced(QuestionRequest::answer(Answer::Children(marked)));
        }
        true
    }

    /// Keeps the tree within the limit of the exercise, and returns what that has changed. If another search is shown,
    /// the exercise starts again with that search.
    pub(super) fn keep_to_practice(&mut self) -> Changed {
        let Model { session, practice, .. } = &self.model;
        let Some(mode) = &practice.mode else { return Changed::default() };
        let Some(asked) = mode.questions().map(AnyQuestions::under_way) else {
            let is_of = |rounds: &Rounds| session.search().is_some_and(|search| rounds.is_of(search.recording()));
            if mode.rounds().is_some_and(|rounds| !is_of(rounds) || !self.model.can_ask_reader()) {
                self.leave_practice();
            }
            return Changed::default();
        };
        // Another entry of a lecture may show the same search at another step.
        let is_opened_for_class = mode.asks_room() && self.seen.history != Some(session.history().id);
        let (state, step) = (asked.state(), asked.shown_step(session));
        let is_other = is_opened_for_class && !state.outlasts_entry || !asked.is_about_shown(session);
        if state.scope == QuestionScope::Here {
            if is_other || step != Some(state.limit) {
                self.leave_practice();
            }
        } else if is_other {
            let (audience, is_searched) = (state.audience, session.task().is_none());
            match audience {
                Audience::User if is_searched => {
                    if !self.resume_work() {
                        self.start_predicting(audience, QuestionScope::Author);
                    }
                }
                Audience::Class if is_searched => self.start_predicting_here(audience, QuestionScope::Author),
                Audience::Reader if is_searched => self.start_reading(),
                Audience::User | Audience::Class | Audience::Reader => {}
            }
        } else if mode.is_reading() && (state.is_over() || !self.model.can_ask_reader()) {
            self.leave_practice();
        } else if step.is_some_and(|step| state.limit < step) {
            let limit = asked.timeline_step(session, state.limit);
            return self.model.session.apply(Command::Seek(limit));
        }
        Changed::default()
    }

    /// Changes the drawing options of the session without changing the settings.
    pub(super) fn set_temporary_drawing(&mut self, drawing: DrawingOptions) {
        if self.model.session.drawing_options() != drawing {
            let set = |session: &mut Session| session.apply(Command::SetDrawingOptions(drawing));
            self.model.update_session(&mut self.panels.tree, set);
        }
    }

    pub const fn practice(&self) -> Option<&PracticeMode> {
        self.model.practice.mode.as_ref()
    }

    pub const fn progress(&self) -> &PracticeProgress {
        &self.model.practice.diary.progress
    }

    /// Sets the stored progress of the user.
    pub fn set_progress(&mut self, progress: PracticeProgress) {
        self.model.practice.diary = Diary { progress, ..Diary::default() };
    }

    /// Records the questions that the user has closed since the last frame.
    pub(super) fn record_outcomes(&mut self) {
        let Model { session, words, practice, .. } = &mut self.model;
        let PracticeState { mode, aside, diary, .. } = practice;
        let in_exercise = mode.as_mut().and_then(PracticeMode::questions_mut);
        let beside = aside.as_mut().map(|aside| &mut aside.questions);
        for questions in in_exercise.into_iter().chain(beside).map(AnyQuestions::under_way_mut) {
            if questions.is_recordable() {
                questions.record(session, &open_exercise(session, words, ExerciseKind::Predict), diary);
            }
        }
    }
}

/// Carries out a request about questions under way.
fn carry_out(questions: &mut AnyQuestions, request: QuestionRequest, session: &Session) {
    match request {
        QuestionRequest::Answer(answer) => questions.answer(answer, session),
        QuestionRequest::Hint => questions.under_way_mut().strengthen_hint(),
        QuestionRequest::ShowAnswer => questions.under_way_mut().show_answer(session),
        QuestionRequest::GoOn => questions.under_way_mut().go_on(session),
    }
}

pub(super) fn open_exercise<'a>(session: &'a Session, words: &Words, mode: ExerciseKind) -> OpenExercise<'a> {
    let lesson = session.origin().lesson().filter(|_| !session.is_edited()).map(lessons::name);
    let title = document_title::name(session, words);
    OpenExercise { document: session.document(), title, lesson, mode }
}
