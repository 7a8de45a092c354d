//! Predicting the next step: starting and leaving it, what its panels ask for, and the limit that it sets to stepping.

use super::model::Model;
use super::window::App;
use crate::document::{Document, QuestionKind};
use crate::game::Game;
use crate::game::any::AnyGame;
use crate::game::tree::editing::TreeEdit;
use crate::picture::UnvisitedDisplay;
use crate::practice::Answer;
use crate::practice::check_askable;
use crate::practice::run::Selection;
use crate::session::DrawingOptions;
use crate::session::Session;
use crate::session::command::Command;
use crate::session::navigation::Direction;
use crate::trace::Step;
use crate::trace::node_ref::NodeRef;
use crate::trace::recording::Recording;
use crate::ui::documents::notification::Notification;
use crate::ui::practice::{Audience, PracticeMode, Predict, PredictRequest, QuestionScope};
use egui::Context;
use std::sync::Arc;

impl App {
    /// Carries out a request of the exercise of predicting.
    pub(super) fn handle_predict(&mut self, request: PredictRequest) {
        match request {
            PredictRequest::StartAgain => self.start_again(QuestionScope::Author),
            PredictRequest::AskEverything => self.start_again(QuestionScope::User),
            PredictRequest::PlayOut => self.play_out_refutation(),
            PredictRequest::EndPlayOut => self.change_predict(|predict, _| predict.play_out(None)),
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
            PredictRequest::Answer(answer) => self.change_predict(|predict, of| predict.answer(of, answer)),
            PredictRequest::Choose(node) => {
                self.choose_in_practice(node);
            }
            PredictRequest::Hint => self.change_predict(|predict, _| predict.strengthen_hint()),
            PredictRequest::ShowAnswer => self.change_predict(Predict::show_answer),
            PredictRequest::GoOn => self.go_to_next_question(),
            PredictRequest::ShowOutcome(index) => {
                let predict = self.model.practice.as_ref().and_then(PracticeMode::predict);
                let outcome = predict.and_then(|predict| predict.run().outcomes().get(index));
                if let Some(step) = outcome.map(|outcome| outcome.question.step) {
                    self.seek_in_pass(step);
                }
            }
        }
    }

    /// Starts predicting the next step, or leaves it.
    pub(super) fn toggle_predicting(&mut self, audience: Audience) {
        let is_predicting = |mode: &PracticeMode| mode.predict().is_some_and(|predict| predict.audience() == audience);
        if self.model.practice.as_ref().is_some_and(is_predicting) {
            self.leave_practice();
        } else {
            self.start_predicting(audience, QuestionScope::Author);
        }
    }

    /// Asks the room the questions of an exercise in which the user has not answered any yet.
    pub(super) fn ask_room_instead(&mut self) {
        let Some(predict) = self.model.practice.as_ref().and_then(PracticeMode::predict) else { return };
        let is_untouched = predict.run().outcomes().is_empty() && predict.played_out().is_none();
        if predict.audience() == Audience::User && is_untouched {
            self.start_predicting(Audience::Room, predict.scope());
        }
    }

    /// Returns whether questions are put to the room.
    pub(super) fn is_room_asked(&self) -> bool {
        let predict = self.model.practice.as_ref().and_then(PracticeMode::predict);
        predict.is_some_and(|predict| predict.audience() == Audience::Room)
    }

    /// Goes in a direction, as practice allows: where a question is closed, forward goes on to the next one.
    pub(super) fn go(&mut self, ctx: &Context, direction: Direction) {
        let Some(predict) = self.model.practice.as_ref().and_then(PracticeMode::predict) else {
            return self.step(ctx, direction);
        };
        let step = self.model.session.search().step();
        let is_closed = predict.run().current().is_some_and(|current| current.is_closed);
        let is_open = predict.run().open_at(step).is_some();
        match direction {
            _ if predict.played_out().is_some() => self.apply(Command::Go(direction)),
            // These would tell whether there is a cutoff or a leaf to come.
            Direction::NextCutoff | Direction::NextLeaf | Direction::NextChange(_) => {}
            Direction::Forward if is_open && predict.audience() == Audience::Room => {
                self.change_predict(Predict::show_answer);
            }
            Direction::Forward if is_closed && step == predict.run().limit() => {
                self.change_predict(Predict::go_on);
                if self.model.practice.as_ref().is_some_and(|mode| !mode.is_asking(step)) {
                    self.apply(Command::Go(direction));
                }
            }
            _ => self.step(ctx, direction),
        }
    }

    /// Takes a click on a node as an answer to the open question. Returns whether the node is one of its choices.
    pub(super) fn choose_in_practice(&mut self, node: NodeRef) -> bool {
        let Model { session, practice, .. } = &mut self.model;
        let (search, Some(PracticeMode::Predict(predict))) = (session.search(), practice) else { return false };
        let (recording, step) = (search.recording(), search.step());
        let is_choice = recording.resolve(node).is_some_and(|node| predict.choose(recording, step, node));
        self.show_revealed();
        is_choice
    }

    /// Takes Enter during the exercise: it ends playing out, chooses the selected node, gives the marked branches as the answer, or
    /// goes to the next question. Returns whether the next step is being predicted.
    pub(super) fn enter_in_practice(&mut self) -> bool {
        let Some(predict) = self.model.practice.as_ref().and_then(PracticeMode::predict) else { return false };
        let step = self.model.session.search().step();
        let (open, marked) = (predict.run().open_at(step).map(|question| question.kind), predict.marked().to_vec());
        let selected = self.model.selected;
        if predict.played_out().is_some() {
            self.handle_predict(PredictRequest::EndPlayOut);
        } else if open.is_none() {
            self.go_to_next_question();
        } else if !selected.is_some_and(|node| self.choose_in_practice(node)) && open == Some(QuestionKind::Cut) {
            self.handle_predict(PredictRequest::Answer(Answer::Children(marked)));
        }
        true
    }

    /// Keeps the tree within the limit of the exercise. Where another search is shown, the exercise starts again on that.
    pub(super) fn keep_to_practice(&mut self) {
        let Model { session, practice, .. } = &self.model;
        let Some(mode) = practice else { return };
        // Another entry of a lecture may show the same search from another step.
        let is_opened_for_room = self.is_room_asked() && self.history_seen != Some(session.history().id());
        let predict =
            mode.predict().filter(|predict| is_opened_for_room || !predict.is_of(session.search().recording()));
        if let Some(audience) = predict.map(Predict::audience) {
            let is_searched = session.task().is_none();
            match audience {
                Audience::User if is_searched => self.start_predicting(audience, QuestionScope::Author),
                Audience::Room if is_searched => self.start_predicting_here(audience, QuestionScope::Author),
                Audience::User | Audience::Room => {}
            }
            return;
        }
        if let Some(limit) = mode.last_step().filter(|&limit| limit < session.search().step()) {
            let limit = session.search().timeline_step_at(limit);
            self.model.session.apply(Command::Seek(limit));
        }
    }

    /// Starts predicting at the current step or, where no question follows, from the beginning.
    pub(super) fn start_predicting(&mut self, audience: Audience, scope: QuestionScope) {
        self.start_predicting_here(audience, scope);
        let predict = self.model.practice.as_ref().and_then(PracticeMode::predict);
        if predict.is_some_and(|predict| predict.run().is_over()) {
            self.apply(Command::Go(Direction::First));
            self.begin_questions(audience, scope);
        }
    }

    /// Starts predicting at the current step, also where no question follows.
    fn start_predicting_here(&mut self, audience: Audience, scope: QuestionScope) {
        self.leave_practice();
        let Model { session, .. } = &self.model;
        let is_shown_alone = session.split().is_none() && session.current_match().is_none();
        let askable = check_askable(session.search().passes());
        if let (Err(why), true) = (askable, is_shown_alone) {
            return self.panels.documents.notify(Notification::NotAskable(why));
        }
        if !is_shown_alone {
            return self.panels.documents.notify(Notification::NotAlone);
        }
        self.conceal_in_layout();
        self.begin_questions(audience, scope);
    }

    /// Begins with the first question after the current step.
    fn begin_questions(&mut self, audience: Audience, scope: QuestionScope) {
        let predict = self.predict_from(self.model.session.search().step(), audience, scope);
        self.model.selected = None;
        self.model.practice = Some(PracticeMode::Predict(Box::new(predict)));
    }

    /// Returns the exercise with the questions that are asked after `step`.
    fn predict_from(&self, step: Step, audience: Audience, scope: QuestionScope) -> Predict {
        let Model { session, settings, .. } = &self.model;
        let author = session.document().practice.as_ref().filter(|_| scope == QuestionScope::Author);
        let (selection, attempts) = if let Some(practice) = author {
            let chosen = session.history().chosen_questions();
            let chosen = chosen.iter().map(|question| (question.kind, question.step.get())).collect();
            let selection = Selection { kinds: practice.kinds, hides_values: practice.hide_values, chosen };
            (selection, practice.attempts)
        } else {
            let selection = Selection { kinds: settings.question_kinds, hides_values: false, chosen: Vec::new() };
            (selection, settings.attempts)
        };
        Predict::new(session.search().recording(), (scope, selection, attempts), audience, step)
    }

    fn start_again(&mut self, scope: QuestionScope) {
        let predict = self.model.practice.as_ref().and_then(PracticeMode::predict);
        let audience = predict.map_or(Audience::User, Predict::audience);
        self.leave_practice();
        self.apply(Command::Go(Direction::First));
        self.start_predicting(audience, scope);
    }

    /// Starts predicting again with the kinds and attempts that the user chose, from the current step on.
    fn restart_predicting(&mut self) {
        if let Some(predict) = self.model.practice.as_ref().and_then(PracticeMode::predict) {
            self.start_predicting(predict.audience(), QuestionScope::User);
        }
    }

    /// Shows the search with the value that refutes the wrong cut, at its end.
    fn play_out_refutation(&mut self) {
        let Model { session, practice, .. } = &mut self.model;
        let (AnyGame::Tree(root), Some(PracticeMode::Predict(predict))) = (session.document().position(), practice)
        else {
            return;
        };
        let Some((leaf, value)) = predict.refutation() else { return };
        let AnyGame::Tree(position) = session.search().recording().position(leaf) else { return };
        let edit = TreeEdit::SetValue { node: position.node_index(), value };
        let Ok(edited) = root.edited(&edit) else { return };
        let document = Document { beside: None, ..session.document().with_position(AnyGame::Tree(edited.tree)) };
        let mut played_out = Session::new(document, session.origin().clone(), session.drawing_options().notation);
        played_out.apply(Command::Go(Direction::Last));
        predict.play_out(Some(played_out));
    }

    /// Changes the exercise of predicting, and shows what a question that was closed by it lets be seen.
    fn change_predict(&mut self, change: impl FnOnce(&mut Predict, &Recording<AnyGame>)) {
        let recording = Arc::clone(self.model.session.search().recording());
        if let Some(PracticeMode::Predict(predict)) = &mut self.model.practice {
            change(predict, &recording);
            self.show_revealed();
        }
    }

    /// Goes to the answer of a question that has just been closed.
    fn show_revealed(&mut self) {
        let Some(predict) = self.model.practice.as_ref().and_then(PracticeMode::predict) else { return };
        let (run, step) = (predict.run(), self.model.session.search().step());
        let is_closed = run.current().is_some_and(|current| current.is_closed);
        if is_closed && step < run.limit() {
            self.seek_in_pass(run.limit());
        }
    }

    fn go_to_next_question(&mut self) {
        self.change_predict(Predict::go_on);
        if let Some(limit) = self.model.practice.as_ref().and_then(PracticeMode::last_step) {
            self.seek_in_pass(limit);
        }
    }

    fn seek_in_pass(&mut self, step: Step) {
        let step = self.model.session.search().timeline_step_at(step);
        self.apply(Command::Seek(step));
    }

    /// Lays the tree out so that neither the room for cutoffs nor what is drawn of unvisited nodes tells what will be visited.
    fn conceal_in_layout(&mut self) {
        // Of a game only what is visited has been recorded.
        let is_given = self.model.session.search().root().is_explicit_tree();
        let unvisited = if is_given { UnvisitedDisplay::Outlined } else { UnvisitedDisplay::Frontier };
        let drawing = DrawingOptions { unvisited, conceals_cutoffs: true, ..self.model.session.drawing_options() };
        self.draw_meanwhile(drawing);
    }

    /// Draws the tree in another way, while the settings stay as they are.
    pub(super) fn draw_meanwhile(&mut self, drawing: DrawingOptions) {
        if self.model.session.drawing_options() != drawing {
            self.model.update_session(&mut self.panels.tree, |session| {
                session.apply(Command::SetDrawingOptions(drawing));
            });
        }
    }
}
