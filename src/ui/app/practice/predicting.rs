//! Predicting: the questions of an exercise, the requests of their card, and the steps at which they stop the tree.

use super::questions::carry_out;
use crate::app::model::Model;
use crate::app::workspace::Workspace;
use poda_core::game::any::AnyGame;
use poda_core::game::tree::editing::TreeEdit;
use poda_core::trace::Step;
use poda_core::trace::recording::NodeRef;
use poda_session::playback::Direction;
use poda_session::shown_search::ShownSearch;
use poda_session::{Command, Session};
use poda_window::state::practice::{Audience, PracticeMode, PredictRequest, QuestionRequest, QuestionScope, UnderWay};
use std::sync::Arc;

impl Workspace {
    pub fn handle_predict(&mut self, request: PredictRequest) {
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
            PredictRequest::MarkChange(change) => {
                if let Some(predict) = self.model.predict_mut() {
                    predict.mark_change(change);
                }
            }
            PredictRequest::CountHand(choice) => {
                if let Some(hands) = self.model.practice.mode.as_mut().and_then(PracticeMode::hands_mut) {
                    hands.raise(choice);
                }
            }
            PredictRequest::ShowOutcome(index) => {
                let predict = self.model.predict();
                let outcome = predict.and_then(|predict| predict.quiz.outcomes().get(index));
                if let Some(step) = outcome.map(|outcome| outcome.question.step) {
                    self.seek_asked(step);
                }
            }
        }
    }

    /// Carries out a request about the questions of the exercise.
    pub fn change_practiced(&mut self, request: QuestionRequest) {
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

    pub fn start_again(&mut self, scope: QuestionScope) {
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
    pub fn restart_predicting(&mut self) {
        if let Some(predict) = self.model.predict() {
            self.start_predicting(predict.audience, QuestionScope::User);
        }
    }

    /// Shows the last step of the search with the value that refutes the wrong cut.
    pub fn play_out_refutation(&mut self) {
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
    pub fn change_questions(&mut self, change: impl FnOnce(&mut dyn UnderWay, &Session)) {
        let Model { session, practice, .. } = &mut self.model;
        if let Some(questions) = practice.mode.as_mut().and_then(PracticeMode::questions_mut) {
            change(questions.under_way_mut(), session);
            self.show_revealed();
        }
    }

    /// Goes to the step that answers the question that was just closed.
    pub fn show_revealed(&mut self) {
        let (Some(asked), session) = (self.model.questions(), &self.model.session) else { return };
        let state = asked.state();
        if state.is_closed() && asked.shown_step(session).is_some_and(|step| step < state.limit) {
            self.seek_asked(state.limit);
        }
    }

    /// Goes to a step of the search that the exercise asks about.
    pub fn seek_asked(&mut self, step: Step) {
        let (Some(asked), session) = (self.model.questions(), &self.model.session) else { return };
        let step = asked.timeline_step(session, step);
        self.apply(Command::Seek(step));
    }

    /// Takes a click on a node as an answer to the open question. Returns whether the node is one of the choices.
    pub fn choose_in_practice(&mut self, node: NodeRef) -> bool {
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
}
