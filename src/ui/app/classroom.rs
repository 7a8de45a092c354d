//! The class on its phones: it is let in, is shown what the window shows, has the room's question, and its clicker acts as keys.

use super::App;
use crate::class::Asking;
use crate::file::LinkView;
use crate::i18n::{Language, Words};
use crate::platform::class::ClickerCommand;
use crate::session::playback::Direction;
use crate::trace::passes::PassStep;
use crate::ui::classroom::{Classroom, ClassroomRequest, OpenClass, pictured, pictures, shown_state};
use crate::ui::command::UiCommand;
use crate::ui::mode::Mode;
use crate::ui::practice::{Hands, PracticeMode};
use egui::Context;

/// The longest address that opens a step on a phone, in bytes: every phone gets it with every step.
const MAX_LINK: usize = 4_000;

impl App {
    /// Lets the class join, or ends it.
    pub(super) fn handle_classroom(&mut self, ctx: &Context, request: ClassroomRequest) {
        let model = &mut self.model;
        match request {
            ClassroomRequest::Open(listen) => {
                model.classroom = Classroom::opened(ctx, listen, model.settings.language);
            }
            ClassroomRequest::Close => model.classroom = Classroom::Closed,
            ClassroomRequest::SetSeconds(seconds) => {
                if let Some(class) = model.classroom.open_mut() {
                    class.seconds = seconds;
                }
            }
        }
        self.follow_question();
    }

    /// Takes what the clicker has asked for, as the commands of its keys. A dialog that takes the keys takes these too.
    pub(super) fn take_clicks(&self) -> Vec<UiCommand> {
        let command = |clicked| match clicked {
            ClickerCommand::Forward => UiCommand::Go(Direction::Forward),
            ClickerCommand::Back => UiCommand::Go(Direction::Back),
            ClickerCommand::Ask => UiCommand::ToggleAsking,
        };
        let clicked = self.model.classroom.open().map(OpenClass::take_commands).unwrap_or_default();
        if self.panels.dialogs.takes_keys() { Vec::new() } else { clicked.into_iter().map(command).collect() }
    }

    /// Puts the room's question to the class. Once it is answered, the answers of phones stand in the place of hands.
    pub(super) fn follow_question(&mut self) {
        let Some(class) = self.model.classroom.open() else { return };
        let put = self.room_question(class.next_question());
        let model = &mut self.model;
        let Some(class) = model.classroom.open_mut() else { return };
        let Some((question, is_closed)) = put else { return class.leave_question() };
        if !class.follow_question(question, is_closed, model.words.language()) {
            return;
        }
        let Some(asking) = class.asking() else { return };
        let counts = asking.counts().unwrap_or_default();
        // Where no phone has answered, the hands were counted.
        if !is_closed && !asking.before().is_empty() || counts.iter().any(|&count| 0 < count) {
            let phones = Hands::of_phones(counts, asking.before());
            if let Some(hands) = model.practice.as_mut().and_then(PracticeMode::hands_mut) {
                *hands = phones;
            }
        }
    }

    /// Returns the question that the room has, as it is put to a class with a number and in some languages, and whether it is answered;
    /// `None` where it has none, or one without choices.
    fn room_question(&self, put: (u64, &[Words])) -> Option<(Asking, bool)> {
        let session = &self.model.session;
        match self.model.practice.as_ref()? {
            PracticeMode::Predict(predict) => {
                let search = session.search();
                let (current, choices) = predict.asked_of_room(search.recording(), search.step())?;
                let at = PassStep { pass: search.pass(), step: current.asked_at };
                let question = || Asking::of_search(search.passes(), (current.question, at), put);
                (!choices.is_empty()).then(|| (question(), current.is_closed))
            }
            PracticeMode::AskMcts(asked) => {
                let view = session.mcts().filter(|view| asked.is_shown_in(view))?;
                Some((Asking::of_mcts(view.recording(), asked.question, put), asked.is_closed))
            }
            PracticeMode::FillIn(_) | PracticeMode::ImproveOrder(_) | PracticeMode::Rounds(_) => None,
        }
    }

    /// Shows the class what was drawn in this frame, if it is anything else than before. A black screen leaves phones as they are.
    pub(super) fn show_to_class(&mut self) {
        if self.model.classroom.open().is_none() || self.model.is(Mode::Blank) {
            return;
        }
        let links = self.class_links();
        let context = self.view_context();
        let Some(class) = self.model.classroom.open() else { return };
        let (state, pictured) = (shown_state(&context, class, &links), pictured(&context));
        if class.shows(&state, &pictured) {
            return;
        }
        let (drawn, theme) = (pictures(&context, class, &self.drawn_trees()), context.settings.theme);
        if let Some(class) = self.model.classroom.open_mut() {
            class.show(state, pictured, drawn, theme);
        }
    }

    /// Returns the addresses that open what is shown in the whole program, one a language; empty where none is known or it would tell
    /// the answer to a question.
    fn class_links(&mut self) -> Vec<String> {
        let is_asking = self.view_context().is_asking();
        let target = if self.link.base.is_empty() || is_asking { None } else { self.link.target(&self.model.session) };
        let link = |language| {
            let view = LinkView { language: Some(language), mode: None, is_embedded: false, ..self.link_view() };
            let link = target.as_ref().map(|target| format!("{}#{target}{view}", self.link.base));
            link.filter(|link| link.len() <= MAX_LINK).unwrap_or_default()
        };
        Language::ALL.map(link).into()
    }
}
