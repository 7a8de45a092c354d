//! Asking the room: a question about the current step, or the questions of an exercise, with raised hands counted.

use crate::app::App;
use crate::documents::notification::{NothingToAsk, Notification};
use crate::state::practice::{AskMcts, Audience, PracticeMode, Predict};
use poda_core::game::Game;
use poda_core::trace::TimelineStep;
use poda_picture::picture::UnvisitedDisplay;
use poda_session::playback::Direction;
use poda_session::{Command, DrawingOptions};
use poda_words::practice::Unaskable;
use poda_words::practice::mcts::room::mcts_question_here;
use poda_words::practice::room::{check_askable_here, question_here};

impl App {
    /// Asks the room about the current step, or ends the question.
    pub(in crate::app) fn toggle_asking(&mut self) {
        self.panels.dialogs.close_address();
        if self.is_class_asked() {
            self.leave_practice();
            return;
        }
        self.leave_practice();
        if self.model.session.slide().is_some() {
            return self.panels.notifications.replace(Notification::NothingToAsk(NothingToAsk::OnSlide));
        }
        if self.model.session.sampled().is_some() {
            return self.ask_room_about_mcts();
        }
        if !self.can_ask(check_askable_here(self.model.session.search().passes())) {
            return;
        }
        if self.model.session.playback.is_playing {
            self.apply(Command::TogglePlay);
        }
        let shows_leaves = self.view_context().given_values().from_start;
        let search = self.model.session.search();
        let step = search.step();
        let Some(question) = question_here(search.recording(), step, shows_leaves) else {
            let why = match (step, search.recording().trace().len()) {
                (0, _) => NothingToAsk::AtStart,
                (step, last) if step == last => NothingToAsk::AtEnd,
                _ => NothingToAsk::Here,
            };
            return self.panels.notifications.replace(Notification::NothingToAsk(why));
        };
        let predict = Predict::here(search.recording(), question, step);
        if !search.root().is_explicit_tree() {
            // A recorded game contains only visited nodes. The layout stays the same, so that no node moves.
            let unvisited = UnvisitedDisplay::Frontier;
            self.set_temporary_drawing(DrawingOptions { unvisited, ..self.model.session.drawing_options() });
        }
        self.model.selection.node = None;
        self.model.practice = Some(PracticeMode::Predict(Box::new(predict)));
    }

    /// Asks the room about the current step of the Monte Carlo tree search.
    pub(super) fn ask_room_about_mcts(&mut self) {
        let model = &mut self.model;
        let is_alone = model.session.current_match().is_none() && !model.session.lanes().are_separate();
        let Some(view) = model.session.sampled().filter(|_| is_alone) else {
            return self.panels.notifications.add(Notification::NotAlone);
        };
        if view.is_underway() {
            return self.panels.notifications.add(Notification::NotAskable(Unaskable::IsIncomplete));
        }
        let Some(question) = mcts_question_here(view.recording(), view.step()) else {
            return self.panels.notifications.replace(Notification::NothingToAsk(NothingToAsk::InMcts));
        };
        let asked = AskMcts::room(view, question);
        if model.session.playback.is_playing {
            self.apply(Command::TogglePlay);
        }
        self.apply(Command::Seek(TimelineStep::new(question.shown_step)));
        self.model.selection.clear_sampled();
        self.model.practice = Some(PracticeMode::AskMcts(Box::new(asked)));
    }

    /// Steps while the room is asked about a Monte Carlo tree search: forward shows the answer, back from the answer asks
    /// again, and any other step leaves the question. Returns whether this replaces the step, or `None` if there is no such
    /// question.
    pub(in crate::app) fn step_in_asking_mcts(&mut self, direction: Direction) -> Option<bool> {
        let Some(PracticeMode::AskMcts(asked)) = &mut self.model.practice else { return None };
        if direction == (if asked.open().is_none() { Direction::Back } else { Direction::Forward }) {
            if asked.open().is_none() {
                asked.run.ask_again();
                asked.hands.vote_again();
            } else if let Some(view) = self.model.session.sampled() {
                asked.run.show_answer(view.recording());
            }
            if let Some(step) = asked.step() {
                self.apply(Command::Seek(TimelineStep::new(step)));
            }
            return Some(true);
        }
        self.leave_practice();
        // A step back from the question stays at the step that the question was about.
        Some(direction == Direction::Back)
    }

    /// Puts the question that was just answered to the room again.
    pub(in crate::app) fn ask_room_again(&mut self) {
        self.change_predict(|predict, _| {
            predict.run.ask_again();
            predict.hands.vote_again();
        });
        self.seek_question();
    }

    /// Adds a hand to the choice that was counted last, or removes one. Returns whether a question to the room is open.
    pub(in crate::app) fn correct_hands(&mut self, is_more: bool) -> bool {
        let is_asking = self.is_class_asked() && self.view_context().is_asking();
        if let Some(hands) = self.model.practice.as_mut().and_then(PracticeMode::hands_mut).filter(|_| is_asking) {
            hands.correct(is_more);
        }
        is_asking
    }

    /// Puts the questions of the user's exercise to the room instead, if the user has not answered any yet.
    pub(in crate::app) fn ask_room_instead(&mut self) {
        if self.is_reading() {
            self.leave_practice();
        }
        let Some(predict) = self.model.predict() else { return };
        let is_untouched = predict.run.outcomes().is_empty() && predict.played_out().is_none();
        if predict.audience == Audience::User && is_untouched {
            self.start_predicting(Audience::Class, predict.scope);
        }
    }

    pub(in crate::app) fn is_class_asked(&self) -> bool {
        let of_search = self.model.predict().is_some_and(|predict| predict.audience == Audience::Class);
        of_search || self.model.practice.as_ref().is_some_and(|mode| mode.ask_mcts().is_some())
    }
}
