//! What the program around the window may ask and command: a page in a browser, which mirrors the caption for screen readers,
//! shows the title, and passes on messages of the page around it.
//!
//! Links, which it asks for too, are in [`link`](super::link).

use super::window::App;
use crate::i18n::Language;
use crate::i18n::narration::ending_sentence;
use crate::session::command::Command;
use crate::trace::TimelineStep;
use crate::trace::limits::Ending;
use crate::ui::practice::{Audience, PracticeMode, spoken_card};
use crate::ui::{caption, document_title, split_view};
use egui::Context;

impl App {
    /// Returns the title of the window: the open document, and the name of the program.
    #[must_use]
    pub fn title(&self) -> String {
        format!("{} – Poda", document_title::title(&self.model.session, &self.model.words))
    }

    /// The language of the window.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.model.settings.language
    }

    /// Returns what the window says of the current step: the sentence of the caption, the question with what is said of its answer,
    /// or both captions of a split view. A blank screen says nothing.
    #[must_use]
    pub fn caption_text(&self) -> String {
        let Self { model, panels, .. } = self;
        if model.is_blank {
            return String::new();
        }
        if let Some(split) = model.session.split() {
            return split_view::captions(&model.words, split);
        }
        let context = model.view_context(panels.tree.root(model.session.search()));
        match model.practice.as_ref().and_then(PracticeMode::predict) {
            Some(predict) if predict.audience() == Audience::User => spoken_card(&context, predict),
            _ => caption::sentence(&context).plain(),
        }
    }

    /// The step of the timeline that is shown.
    #[must_use]
    pub fn timeline_step(&self) -> TimelineStep {
        self.model.session.timeline_step()
    }

    /// The number of steps of the timeline. An exercise does not tell how many follow its open question.
    #[must_use]
    pub fn step_count(&self) -> usize {
        let session = &self.model.session;
        let context = self.model.view_context(self.panels.tree.root(session.search()));
        context.last_step().unwrap_or_else(|| session.timeline_len()).get()
    }

    /// Returns what is said over the tree: the notifications, and why the search was cut short; empty if there is neither.
    #[must_use]
    pub fn notice_text(&self) -> String {
        let Self { model, panels, .. } = self;
        let last = model.session.search().passes().last();
        let is_cut_short = !matches!(last.trace().ending(), Ending::Complete | Ending::Underway);
        let notifications = panels.documents.notice_text(&model.words);
        let ending = if is_cut_short { ending_sentence(&model.words, last) } else { String::new() };
        [notifications, ending].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n")
    }

    /// Whether something is searched, laid out or read in the background.
    #[must_use]
    pub fn is_searching(&self) -> bool {
        let session = &self.model.session;
        session.task().is_some() || session.split_task().is_some() || self.panels.documents.is_reading()
    }

    /// Goes to a step of the timeline, or to the last one if there are fewer. An exercise goes no further than its open question.
    pub fn go_to_step(&mut self, step: TimelineStep) {
        self.apply(Command::Seek(step));
    }

    /// Whether the window presents.
    #[must_use]
    pub const fn is_presenting(&self) -> bool {
        self.model.is_presenting
    }

    /// Ends presenting, if the window presents.
    pub fn leave_presentation(&mut self, ctx: &Context) {
        if self.model.is_presenting {
            self.set_presenting(ctx, false);
        }
    }

    /// Whether the window is a frame in another page: it shows the tree, the caption and the transport only.
    #[must_use]
    pub const fn is_embedded(&self) -> bool {
        self.model.is_embedded
    }

    /// Sets whether the window is a frame in another page.
    pub const fn set_embedded(&mut self, is_embedded: bool) {
        self.model.is_embedded = is_embedded;
    }
}
