//! The texts that describe the window to its host: the caption and the notices.

use super::workspace::Workspace;
use poda_panels::frame::{caption, sides};
use poda_panels::practice::{spoken_card, spoken_rounds};
use poda_window::state::mode::Mode;
use poda_window::state::practice::PracticeMode;

impl Workspace {
    /// Returns the text that describes the current step: the sentence of the caption, the question with the feedback on
    /// its answer, or both captions of a split view. It is empty on a black screen.
    pub fn caption_text(&self) -> String {
        let Self { model, panels, .. } = self;
        if model.is(Mode::Blank) {
            return String::new();
        }
        let lanes = model.session.lanes();
        if lanes.second.is_some() {
            return sides::captions(&model.words, lanes);
        }
        let context = model.view_context(&panels.tree);
        let rounds = model.practice.mode.as_ref().and_then(PracticeMode::rounds);
        if let Some((context, rounds)) = context.depth_first().zip(rounds) {
            return spoken_rounds(&context, rounds);
        }
        let predict = model.predict().filter(|predict| predict.has_card_in(&model.session));
        match context.depth_first().zip(predict) {
            Some((context, predict)) => spoken_card(&context, predict),
            None => caption::sentence(&context).plain(),
        }
    }

    /// Returns the number of steps of the timeline. In an exercise, steps after the open question are not counted, so
    /// that their number reveals nothing.
    pub fn step_count(&self) -> usize {
        let session = &self.model.session;
        let context = self.view_context();
        context.last_step().unwrap_or_else(|| session.timeline_len()).get()
    }

    /// Returns the texts shown over the tree: the notifications, and why the search was cut short. Empty if there are
    /// none.
    pub fn notice_text(&self) -> String {
        let Self { model, panels, .. } = self;
        let cut_short = model.session.lanes().first.text().cut_short(&model.words);
        let texts = [Some(panels.notifications.text(&model.words)), cut_short].into_iter().flatten();
        texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n")
    }
}
