//! The user's questions about a Monte Carlo tree search: each is asked at the step before the one that answers it, where the tree shows
//! everything from which the answer follows.

use super::open_exercise;
use crate::app::App;
use crate::app::model::Model;
use crate::state::practice::{AskMcts, AskMctsRequest};
use poda_core::document::practice::Exercise;
use poda_core::trace::TimelineStep;
use poda_session::Command;
use poda_words::practice::run::Selection;

impl App {
    pub(in crate::app) fn handle_ask_mcts(&mut self, request: AskMctsRequest) {
        let Model { session, asked_mcts, .. } = &mut self.model;
        let Some(view) = session.sampled().filter(|view| !view.is_underway()) else { return };
        let recording = view.recording();
        let Some(asked) = asked_mcts.as_mut().filter(|asked| asked.is_about(view)) else {
            if let AskMctsRequest::Toggle = request {
                self.model.asked_mcts = self.questions_from_here();
                self.show_asked_mcts();
            }
            return;
        };
        match request {
            AskMctsRequest::Toggle => *asked_mcts = None,
            AskMctsRequest::Hint => asked.run.strengthen_hint(),
            AskMctsRequest::Answer(response) => {
                asked.run.answer(recording, response);
                self.record_asked_mcts();
            }
            AskMctsRequest::ShowAnswer => {
                asked.run.show_answer(recording);
                self.record_asked_mcts();
            }
            AskMctsRequest::GoOn => {
                asked.run.go_on(recording);
                if asked.run.is_over() {
                    *asked_mcts = None;
                }
                self.show_asked_mcts();
            }
        }
    }

    /// Returns the questions from the current step on: those that the author of the document has chosen, or else all questions of the
    /// document's kinds. `None` without a search or a question.
    fn questions_from_here(&self) -> Option<AskMcts> {
        let session = &self.model.session;
        let view = session.sampled().filter(|_| session.slide().is_none())?;
        let chosen = session.history().chosen_questions().iter();
        let chosen: Vec<_> = chosen.filter_map(|it| Some((it.kind.own()?, it.step.get()))).collect();
        let practice = session.document().practice.clone().unwrap_or_default();
        let kinds =
            if chosen.is_empty() { practice.kinds.of() } else { chosen.iter().map(|&(kind, _)| kind).collect() };
        let selection = Selection { kinds, hides_values: false, chosen };
        AskMcts::user(view, &selection, practice.attempts, view.step())
    }

    /// Goes to the step of the current question. From now on, selecting a child in the tree answers it.
    fn show_asked_mcts(&mut self) {
        if let Some(step) = self.model.asked_mcts.as_ref().and_then(AskMcts::step) {
            self.apply(Command::Seek(TimelineStep::new(step)));
            self.model.selection.clear_sampled();
        }
    }

    /// If the question is closed, records it and goes to the step that answers it.
    fn record_asked_mcts(&mut self) {
        let Model { session, words, diary, asked_mcts, .. } = &mut self.model;
        let closed = asked_mcts.as_ref().filter(|asked| asked.open().is_none());
        let Some((asked, view)) = closed.zip(session.sampled()) else { return };
        if let Some(outcome) = asked.run.outcomes().last() {
            let exercise = open_exercise(session, words, Exercise::Predict);
            diary.record_outcomes(&exercise, view.recording(), std::slice::from_ref(outcome), false);
        }
        self.show_asked_mcts();
    }
}
