//! Asking the room about a Monte Carlo tree search.

use crate::app::workspace::Workspace;
use poda_core::trace::TimelineStep;
use poda_session::Command;
use poda_window::documents::nothing_to_ask::NothingToAsk;
use poda_window::documents::plain_notification::PlainNotification;
use poda_window::state::practice::{AnyQuestions, AskMcts, PracticeMode};
use poda_words::practice::Unaskable;
use poda_words::practice::mcts::room::mcts_question_here;

impl Workspace {
    /// Asks the room about the current step of the Monte Carlo tree search.
    pub fn ask_room_about_sampled(&mut self) {
        let model = &mut self.model;
        let is_alone = model.session.current_match().is_none() && !model.session.lanes().are_separate();
        let Some(lane) = model.session.sampled().filter(|_| is_alone) else {
            return self.panels.notifications.add(PlainNotification::NotAlone);
        };
        if lane.is_underway() {
            return self.panels.notifications.add(PlainNotification::NotAskable(Unaskable::IsIncomplete));
        }
        let Some(question) = mcts_question_here(lane.recording(), lane.step()) else {
            return self.panels.notifications.replace(PlainNotification::NothingToAsk(NothingToAsk::InMcts));
        };
        let asked = AskMcts::room(lane, question);
        if model.session.playback.is_playing {
            self.apply(Command::TogglePlay);
        }
        self.apply(Command::Seek(TimelineStep::new(question.shown_step)));
        self.model.selection.clear_in_lanes();
        self.model.practice.mode = Some(PracticeMode::Questions(AnyQuestions::Sampled(Box::new(asked))));
    }
}
