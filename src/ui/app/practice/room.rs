//! Asking the room: a question about the current step, or the questions of an exercise, with raised hands counted.

use crate::app::workspace::Workspace;
use poda_class::NotAsked;
use poda_core::game::Game;
use poda_core::trace::TimelineStep;
use poda_picture::picture::{LayoutForm, UnvisitedDisplay};
use poda_session::{Command, DrawingOptions};
use poda_window::documents::nothing_to_ask::NothingToAsk;
use poda_window::documents::plain_notification::PlainNotification;
use poda_window::state::practice::{AnyQuestions, Audience, PracticeMode, Predict, SlideQuestion, UnderWay};
use poda_words::practice::room::{check_askable_here, question_here};

impl Workspace {
    /// Asks the room about the current step, or ends the question.
    pub fn toggle_asking(&mut self) {
        self.panels.dialogs.close_address();
        let is_asked = self.model.is_class_asked();
        self.leave_practice();
        if is_asked {
            return;
        }
        if self.model.session.slide().is_some() {
            if let Some(asked) = SlideQuestion::here(&self.model.session) {
                let asked = AnyQuestions::Slide(Box::new(asked));
                self.model.practice.mode = Some(PracticeMode::Questions(asked));
                return;
            }
            return self.panels.notifications.replace(PlainNotification::NothingToAsk(NothingToAsk::OnSlide));
        }
        self.ask_room_about_lane();
    }

    /// Asks the room about the current step of the first lane.
    fn ask_room_about_lane(&mut self) {
        let session = &self.model.session;
        let Some(asked) = AnyQuestions::for_room(session) else { return self.ask_room_to_predict() };
        if session.current_match().is_some() || session.lanes().are_separate() {
            return self.panels.notifications.add(PlainNotification::NotAlone);
        }
        let (asked, at) = match asked {
            Ok(asked) => asked,
            Err(NotAsked::Unaskable(why)) => return self.panels.notifications.add(PlainNotification::NotAskable(why)),
            Err(why @ NotAsked::NothingHere(_)) => {
                let nothing = NothingToAsk::InLane(why);
                return self.panels.notifications.replace(PlainNotification::NothingToAsk(nothing));
            }
        };
        if session.playback.is_playing {
            self.apply(Command::TogglePlay);
        }
        self.apply(Command::Seek(TimelineStep::new(at)));
        self.model.selection.clear_in_lanes();
        self.model.practice.mode = Some(PracticeMode::Questions(asked));
    }

    /// Asks the room about the current step of the depth-first search.
    fn ask_room_to_predict(&mut self) {
        let askable = self.model.session.search().map_or(Ok(()), |search| check_askable_here(search.passes()));
        if !self.can_ask(askable) {
            return;
        }
        if self.model.session.playback.is_playing {
            self.apply(Command::TogglePlay);
        }
        let shows_leaves = self.view_context().given_values().from_start;
        let Some(search) = self.model.session.search() else { return };
        let step = search.step();
        let Some(question) = question_here(search.recording(), step, shows_leaves) else {
            let why = match (step, search.recording().trace().len()) {
                (0, _) => NothingToAsk::AtStart,
                (step, last) if step == last => NothingToAsk::AtEnd,
                _ => NothingToAsk::Here,
            };
            return self.panels.notifications.replace(PlainNotification::NothingToAsk(why));
        };
        let predict = Predict::here(search.recording(), question, step);
        let (drawing, form) = (self.model.session.drawing_options(), LayoutForm::Tree);
        // A recorded game contains only visited nodes. The layout of a tree stays the same, so that no node moves.
        let unvisited = if search.root().is_explicit_tree() { drawing.unvisited } else { UnvisitedDisplay::Frontier };
        self.set_temporary_drawing(DrawingOptions { unvisited, form, ..drawing });
        self.model.selection.node = None;
        self.model.practice.mode = Some(PracticeMode::Questions(AnyQuestions::Search(Box::new(predict))));
    }

    /// Puts the question that was just answered to the room again.
    pub fn ask_room_again(&mut self) {
        self.change_questions(|asked, _| asked.ask_again());
        if let Some(state) = self.model.questions().map(UnderWay::state) {
            self.seek_asked(state.limit);
        }
    }

    /// Adds a hand to the choice that was counted last, or removes one. Returns whether a question to the room is open.
    pub fn correct_hands(&mut self, is_more: bool) -> bool {
        let is_asking = self.model.is_class_asked() && self.view_context().is_asking();
        if let Some(hands) = self.model.practice.mode.as_mut().and_then(PracticeMode::hands_mut).filter(|_| is_asking) {
            hands.correct(is_more);
        }
        is_asking
    }

    /// Puts the questions of the user's exercise to the room instead, if the user has not answered any yet.
    pub fn ask_room_instead(&mut self) {
        if self.model.is_reading() {
            self.leave_practice();
        }
        let Some(predict) = self.model.predict() else { return };
        let is_untouched = predict.quiz.outcomes().is_empty() && predict.played_out().is_none();
        if predict.audience == Audience::User && is_untouched {
            self.start_predicting(Audience::Class, predict.scope);
        }
    }
}
