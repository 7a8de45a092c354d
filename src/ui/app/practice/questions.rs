//! The questions of an exercise: starting them, leaving them, and recording what was answered.

use super::kept::kept_questions;
use crate::app::model::Model;
use crate::app::practice_state::PracticeState;
use crate::app::workspace::Workspace;
use poda_core::document::practice::ExerciseKind;
use poda_core::game::Game;
use poda_picture::picture::{LayoutForm, UnvisitedDisplay};
use poda_session::playback::Direction;
use poda_session::shown_search::ShownSearch;
use poda_session::{Command, DrawingOptions, Session};
use poda_window::documents::document_title;
use poda_window::documents::plain_notification::PlainNotification;
use poda_window::input::command::UiCommand;
use poda_window::state::mode::Mode;
use poda_window::state::practice::{
    AnyQuestions, Audience, OpenExercise, PracticeMode, Predict, QuestionRequest, QuestionScope, closed_again,
};
use poda_words::i18n::Words;
use poda_words::lessons;
use poda_words::practice::quiz::{QuestionSelection, Quiz};
use poda_words::practice::sheet::{QUESTIONS, worthiest};
use poda_words::practice::{Unaskable, check_askable};
use std::sync::Arc;

impl Workspace {
    /// Starts the questions that the author of the document asks after the current step.
    pub fn start_reading(&mut self) {
        self.leave_practice();
        if self.model.can_ask_reader() && 0 < self.model.asked_of_reader() {
            self.begin_questions(Audience::Reader, QuestionScope::Author);
        }
    }

    /// Starts predicting at the current step, or from the beginning if no question follows.
    pub fn start_predicting(&mut self, audience: Audience, scope: QuestionScope) {
        if audience == Audience::User {
            // A panel that covers the tree would hide what the question is about.
            self.model.window.is_side_panel_open = false;
        }
        self.start_predicting_here(audience, scope);
        if self.model.predict().is_some_and(|predict| predict.quiz.is_over()) {
            self.change_alone(Command::Go(Direction::First));
            self.begin_questions(audience, scope);
        }
    }

    /// Starts predicting at the current step, even if no question follows.
    pub fn start_predicting_here(&mut self, audience: Audience, scope: QuestionScope) {
        self.leave_practice();
        let askable = self.model.session.search().map_or(Ok(()), |search| check_askable(search.passes()));
        if self.can_ask(askable) {
            self.conceal_in_layout();
            self.begin_questions(audience, scope);
        }
    }

    /// Returns whether questions can be asked about the shown search, which `askable` states of a depth-first search.
    /// If not, notifies the user of the reason.
    pub fn can_ask(&mut self, askable: Result<(), Unaskable>) -> bool {
        let mode = Mode::of_kind(self.model.session.lanes().first.kind());
        let refused = mode.and_then(|mode| PlainNotification::refused_in(mode, UiCommand::TogglePredicting));
        let why_not = match askable {
            _ if let Some(refused) = refused => refused,
            _ if !self.model.session.shows_document_alone() => PlainNotification::NotAlone,
            Err(why) => PlainNotification::NotAskable(why),
            Ok(()) => return true,
        };
        self.panels.notifications.add(why_not);
        false
    }

    /// Starts with the first question after the current step.
    fn begin_questions(&mut self, audience: Audience, scope: QuestionScope) {
        let Some(search) = self.model.session.search() else { return };
        let predict = self.predict_from(search, audience, scope);
        self.model.selection.node = None;
        self.model.practice.mode = Some(PracticeMode::Questions(AnyQuestions::Search(Box::new(predict))));
    }

    fn predict_from(&self, search: &ShownSearch, audience: Audience, scope: QuestionScope) -> Predict {
        let Model { session, settings, .. } = &self.model;
        let author = session.document().practice.as_ref().filter(|_| scope == QuestionScope::Author);
        let (selection, attempts) = if let Some(practice) = author {
            let chosen = session.history().chosen_questions();
            let chosen = chosen.iter().filter_map(|question| Some((question.kind.own()?, question.step.get())));
            let (kinds, hides_values) = (practice.kinds.of(), practice.hide_values);
            let selection = QuestionSelection { kinds, hides_values, chosen: chosen.collect() };
            (selection, practice.attempts)
        } else {
            let selection =
                QuestionSelection { kinds: settings.question_kinds, hides_values: false, chosen: Vec::new() };
            (selection, settings.attempts)
        };
        let (recording, step) = (&**search.recording(), search.step());
        let is_user = audience == Audience::User;
        let left = match audience {
            Audience::User => self.model.practice.outcomes.left.as_ref(),
            Audience::Reader => self.model.practice.outcomes.read.as_ref(),
            Audience::Class => None,
        };
        let left = left.filter(|(id, _)| *id == recording.id);
        let kept =
            if is_user && left.is_none() { kept_questions(&self.model.session, &self.model.settings) } else { None };
        let before = || kept.as_ref().map_or_else(Vec::new, |kept| closed_again(recording, kept));
        let outcomes = left.map_or_else(before, |(_, outcomes)| outcomes.clone());
        let is_sheet = is_user && selection.chosen.is_empty() && scope != QuestionScope::Everything;
        let all = selection.questions_from(recording, step + 1).filter(|_| is_sheet).unwrap_or_default();
        let chosen = if is_sheet {
            let sheet = worthiest(recording, all, QUESTIONS);
            sheet.into_iter().map(|question| (question.kind, question.step)).collect()
        } else {
            selection.chosen
        };
        let selection = QuestionSelection { chosen, ..selection };
        let quiz = Quiz::new(recording, selection, attempts, step + 1, outcomes);
        let mut predict = Predict::new(recording, quiz, audience, scope, step);
        if let Some(kept) = &kept {
            predict.repeat_open(recording, kept);
        }
        predict
    }

    /// Lays out the tree so that neither the space for cutoffs nor the drawing of unvisited nodes reveals what will be
    /// visited.
    fn conceal_in_layout(&mut self) {
        // In a game only visited nodes are recorded.
        let is_given = self.model.session.own_lane().recorded().root().is_explicit_tree();
        let unvisited = if is_given { UnvisitedDisplay::Outlined } else { UnvisitedDisplay::Frontier };
        let (drawing, form) = (self.model.session.drawing_options(), LayoutForm::Tree);
        let drawing = DrawingOptions { unvisited, conceals_cutoffs: true, form, ..drawing };
        self.set_temporary_drawing(drawing);
    }

    /// Leaves practice at the current step. Returns whether there was an exercise. An open question counts if it was
    /// attempted, and closed questions are not asked again when the exercise is resumed.
    pub fn leave_practice(&mut self) -> bool {
        let recording = self.model.session.search().map(|search| Arc::clone(search.recording()));
        if let Some((predict, recording)) = self.model.predict_mut().zip(recording)
            && predict.audience == Audience::User
            && predict.is_of(&recording)
        {
            predict.quiz.close_attempted(&*recording);
            let outcomes = predict.quiz.outcomes().to_vec();
            self.model.practice.outcomes.left = Some((recording.id, outcomes));
            self.record_outcomes();
        }
        let is_left = self.model.practice.mode.take().is_some();
        if is_left {
            self.set_temporary_drawing(self.model.settings.drawing_options());
        }
        is_left
    }

    /// Records the questions that the user has closed since the last frame.
    pub fn record_outcomes(&mut self) {
        let Model { session, words, practice, .. } = &mut self.model;
        let PracticeState { mode, in_strip, diary, .. } = practice;
        let in_exercise = mode.as_mut().and_then(PracticeMode::questions_mut);
        let beside = in_strip.as_mut().map(|in_strip| &mut in_strip.questions);
        for questions in in_exercise.into_iter().chain(beside).map(AnyQuestions::under_way_mut) {
            if questions.is_recordable() {
                questions.record(session, &open_exercise(session, words, ExerciseKind::Predict), diary);
            }
        }
    }

    /// Records that the user leaves the exercise, not only its document.
    pub fn set_work_left(&mut self) {
        let Model { session, practice, settings, .. } = &mut self.model;
        practice.set_left(session, settings);
    }

    /// Leaves the exercise, which waits until it is started again. Returns whether there was one.
    pub fn leave_exercise(&mut self) -> bool {
        self.set_work_left();
        self.leave_practice()
    }
}

/// Carries out a request about questions under way.
pub(super) fn carry_out(questions: &mut AnyQuestions, request: QuestionRequest, session: &Session) {
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
