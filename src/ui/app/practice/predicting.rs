//! Predicting: the questions of an exercise, the requests of their card, and the steps at which they stop the tree.

use super::kept::kept_questions;
use crate::app::App;
use crate::app::model::Model;
use crate::app::practice::carry_out;
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::game::tree::editing::TreeEdit;
use poda_core::trace::Step;
use poda_picture::picture::UnvisitedDisplay;
use poda_session::playback::Direction;
use poda_session::shown_search::ShownSearch;
use poda_session::{Command, DrawingOptions, Session};
use poda_window::documents::plain_notification::PlainNotification;
use poda_window::input::command::UiCommand;
use poda_window::state::mode::Mode;
use poda_window::state::practice::{
    AnyQuestions, Audience, PracticeMode, Predict, PredictRequest, QuestionRequest, QuestionScope, UnderWay,
    closed_again,
};
use poda_words::practice::quiz::{QuestionSelection, Quiz};
use poda_words::practice::sheet::{QUESTIONS, worthiest};
use poda_words::practice::{Unaskable, check_askable};
use std::sync::Arc;

impl App {
    pub(in crate::app) fn handle_predict(&mut self, request: PredictRequest) {
        match request {
            PredictRequest::StartAgain => self.start_again(QuestionScope::Author),
            PredictRequest::AskEverything => self.start_again(QuestionScope::Everything),
            PredictRequest::PlayOut => self.play_out_refutation(),
            PredictRequest::EndPlayOut => {
                if let Some(predict) = self.model.predict_mut() {
                    predict.played_out = None;
                    self.show_revealed();
                }
            }
            PredictRequest::ToggleKind(kind) => {
                let kinds = self.model.settings.question_kinds;
                let toggled = if kinds.contains(kind) { kinds.without(kind) } else { kinds.with(kind) };
                if !toggled.is_empty() {
                    self.model.settings.question_kinds = toggled;
                    self.restart_predicting();
                }
            }
            PredictRequest::SetAttempts(attempts) => {
                self.model.settings.attempts = attempts;
                self.restart_predicting();
            }
            PredictRequest::ToggleAddends => {
                self.model.settings.asks_addends = !self.model.settings.asks_addends;
            }
            PredictRequest::Choose(node) => {
                self.choose_in_practice(node);
            }
            PredictRequest::CountHand(choice) => {
                if let Some(hands) = self.model.practice.mode.as_mut().and_then(PracticeMode::hands_mut) {
                    hands.raise(choice);
                }
            }
            PredictRequest::ShowOutcome(index) => {
                let predict = self.model.predict();
                let outcome = predict.and_then(|predict| predict.run.outcomes().get(index));
                if let Some(step) = outcome.map(|outcome| outcome.question.step) {
                    self.seek_asked(step);
                }
            }
        }
    }

    /// Carries out a request about the questions of the exercise.
    pub(in crate::app) fn change_practiced(&mut self, request: QuestionRequest) {
        let Model { session, practice, .. } = &mut self.model;
        let Some(questions) = practice.mode.as_mut().and_then(PracticeMode::questions_mut) else { return };
        let goes_on = matches!(request, QuestionRequest::GoOn);
        carry_out(questions, request, session);
        self.show_revealed();
        let limit = self.model.practice.mode.as_ref().and_then(PracticeMode::last_step);
        if let Some(limit) = limit.filter(|_| goes_on) {
            self.seek_asked(limit);
        }
    }

    /// Starts predicting at the current step, or from the beginning if no question follows.
    pub(in crate::app) fn start_predicting(&mut self, audience: Audience, scope: QuestionScope) {
        if audience == Audience::User {
            // A panel that covers the tree would hide what the question is about.
            self.model.window.is_side_panel_open = false;
        }
        self.start_predicting_here(audience, scope);
        if self.model.predict().is_some_and(|predict| predict.run.is_over()) {
            self.apply(Command::Go(Direction::First));
            self.begin_questions(audience, scope);
        }
    }

    /// Starts predicting at the current step, even if no question follows.
    pub(super) fn start_predicting_here(&mut self, audience: Audience, scope: QuestionScope) {
        self.leave_practice();
        let askable = self.model.session.search().map_or(Ok(()), |search| check_askable(search.passes()));
        if self.can_ask(askable) {
            self.conceal_in_layout();
            self.begin_questions(audience, scope);
        }
    }

    /// Returns whether questions can be asked about the shown search, which `askable` states of a depth-first search. If
    /// not, notifies the user of the reason.
    pub(super) fn can_ask(&mut self, askable: Result<(), Unaskable>) -> bool {
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
    pub(super) fn begin_questions(&mut self, audience: Audience, scope: QuestionScope) {
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
        let run = Quiz::new(recording, selection, attempts, step + 1, outcomes);
        let mut predict = Predict::new(recording, run, (audience, scope), step);
        if let Some(kept) = &kept {
            predict.repeat_open(recording, kept);
        }
        predict
    }

    pub(super) fn start_again(&mut self, scope: QuestionScope) {
        let predict = self.model.predict();
        let audience = predict.map_or(Audience::User, |predict| predict.audience);
        self.leave_practice();
        let Model { session, practice, settings, .. } = &mut self.model;
        practice.forget_questions(session, settings);
        self.model.practice.outcomes.left = None;
        self.apply(Command::Go(Direction::First));
        self.start_predicting(audience, scope);
    }

    /// Starts predicting again at the current step, with the question kinds and attempts that the user chose.
    pub(super) fn restart_predicting(&mut self) {
        if let Some(predict) = self.model.predict() {
            self.start_predicting(predict.audience, QuestionScope::User);
        }
    }

    /// Shows the last step of the search with the value that refutes the wrong cut.
    pub(super) fn play_out_refutation(&mut self) {
        let Model { session, practice, .. } = &mut self.model;
        let predict = practice.mode.as_mut().and_then(PracticeMode::predict_mut);
        let (AnyGame::Tree(root), Some(predict)) = (session.document().position(), predict) else { return };
        let Some((lines, value)) = predict.refutation() else { return };
        let Some(recording) = session.search().map(ShownSearch::recording) else { return };
        let mut tree = root.clone();
        for line in lines {
            let leaf = recording.node_at_line(line).map(|leaf| recording.position(leaf));
            let Some(AnyGame::Tree(leaf)) = leaf else { return };
            let Ok(edited) = tree.edited(&TreeEdit::SetValue { node: leaf.node_index(), value }) else { return };
            tree = edited.tree;
        }
        let document = session.document().with_position(AnyGame::Tree(tree)).with_second(None);
        let mut played_out = Session::new(document, session.origin().clone(), session.drawing_options().notation);
        played_out.apply(Command::Go(Direction::Last));
        predict.played_out = Some(Arc::new(played_out));
    }

    /// Changes the questions of the exercise. If this closes a question, shows its answer.
    pub(in crate::app) fn change_questions(&mut self, change: impl FnOnce(&mut dyn UnderWay, &Session)) {
        let Model { session, practice, .. } = &mut self.model;
        if let Some(questions) = practice.mode.as_mut().and_then(PracticeMode::questions_mut) {
            change(questions.under_way_mut(), session);
            self.show_revealed();
        }
    }

    /// Goes to the step that answers the question that was just closed.
    pub(super) fn show_revealed(&mut self) {
        let (Some(asked), session) = (self.model.questions(), &self.model.session) else { return };
        let state = asked.state();
        if state.is_closed() && asked.shown_step(session).is_some_and(|step| step < state.limit) {
            self.seek_asked(state.limit);
        }
    }

    /// Goes to a step of the search that the exercise asks about.
    pub(super) fn seek_asked(&mut self, step: Step) {
        let (Some(asked), session) = (self.model.questions(), &self.model.session) else { return };
        let step = asked.timeline_step(session, step);
        self.apply(Command::Seek(step));
    }

    /// Lays out the tree so that neither the space for cutoffs nor the drawing of unvisited nodes reveals what will be
    /// visited.
    pub(super) fn conceal_in_layout(&mut self) {
        // In a game only visited nodes are recorded.
        let is_given = self.model.session.own_lane().recorded().root().is_explicit_tree();
        let unvisited = if is_given { UnvisitedDisplay::Outlined } else { UnvisitedDisplay::Frontier };
        let drawing = DrawingOptions { unvisited, conceals_cutoffs: true, ..self.model.session.drawing_options() };
        self.set_temporary_drawing(drawing);
    }
}
