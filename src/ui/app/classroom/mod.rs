//! The class on its phones: opening and closing it, the question put to it, what it is shown, and the commands of the
//! clicker.

mod shown;

use self::shown::{pictured, pictures, shown_state};
use super::model::Model;
use super::sharing::Sharing;
use super::workspace::Workspace;
use egui::Context;
use poda_platform::class::ClickerCommand;
use poda_session::playback::Direction;
use poda_window::input::command::UiCommand;
use poda_window::state::classroom::{Classroom, ClassroomRequest, OpenClass};
use poda_window::state::mode::Mode;
use poda_window::state::practice::{Hands, PracticeMode};
use poda_words::file::LinkView;
use poda_words::i18n::languages;

/// The longest link to a step that is sent to phones, in bytes: every phone receives it with every step.
const MAX_LINK: usize = 4_000;

impl Workspace {
    /// Opens or closes the class, or sets its time limit.
    pub fn handle_classroom(&mut self, ctx: &Context, request: ClassroomRequest) {
        let model = &mut self.model;
        match request {
            ClassroomRequest::Open(listen) => {
                model.classroom = Classroom::opened(ctx, listen, model.settings.language);
                self.ask_left_question();
            }
            ClassroomRequest::Close => {
                if let Classroom::Open(class) = std::mem::take(&mut model.classroom) {
                    class.end();
                }
            }
            ClassroomRequest::SetSeconds(seconds) => {
                if let Some(class) = model.classroom.open_mut() {
                    class.seconds = seconds;
                }
            }
        }
        self.follow_question();
    }

    /// Asks the question again that was open when the window failed, if its step is shown.
    fn ask_left_question(&mut self) {
        let left = self.model.classroom.open().and_then(OpenClass::left_at);
        let is_here = left.is_some_and(|step| step == self.model.session.timeline_step());
        if is_here && self.model.practice.mode.is_none() {
            self.toggle_asking();
        }
    }

    /// Takes the pending commands of the clicker. They are dropped while a dialog takes the keys. While the room is
    /// shown the answer to its question in the tree, the button that asks shows the votes as a chart, and the tree
    /// again.
    pub fn take_clicks(&self) -> Vec<UiCommand> {
        let questions = self.model.practice.mode.as_ref().and_then(PracticeMode::questions);
        let is_answered = questions.filter(|asked| asked.own().is_none()).is_some_and(|asked| {
            let asked = asked.under_way();
            asked.state().answers_room_at(asked.shown_step(&self.model.session))
        });
        let command = |clicked| match clicked {
            ClickerCommand::Forward => UiCommand::Go(Direction::Forward),
            ClickerCommand::Back => UiCommand::Go(Direction::Back),
            ClickerCommand::Ask if is_answered => UiCommand::Fit,
            ClickerCommand::Ask => UiCommand::ToggleAsking,
        };
        let clicked = self.model.classroom.open().map(OpenClass::take_commands).unwrap_or_default();
        if self.panels.dialogs.takes_keys() { Vec::new() } else { clicked.into_iter().map(command).collect() }
    }

    /// Puts the room's question to the class. If phones have answered, their answers replace the raised hands.
    pub fn follow_question(&mut self) {
        let model = &mut self.model;
        let Some(class) = model.classroom.open_mut() else { return };
        let questions = model.practice.mode.as_ref().and_then(PracticeMode::questions);
        let question = questions.and_then(|questions| questions.under_way().for_class(&model.session));
        let Some(question) = question else { return class.leave_question() };
        let is_changed = class.follow_question(question, model.words.language());
        let Some(asking) = class.asking().filter(|_| is_changed) else { return };
        let counts = asking.counts().unwrap_or_default();
        // Hands counted in the room are kept if no phone answered.
        if asking.is_open() && !asking.before().is_empty() || counts.iter().any(|&count| 0 < count) {
            let phones = Hands::of_phones(counts, asking.before());
            if let Some(hands) = model.practice.mode.as_mut().and_then(PracticeMode::hands_mut) {
                *hands = phones;
            }
        }
    }

    /// Sends the class what was drawn in this frame, if it differs from what was sent last. A black screen changes
    /// nothing on the phones.
    pub fn show_to_class(&mut self, sharing: &mut Sharing) {
        if self.model.classroom.open().is_none() || self.model.is(Mode::Blank) {
            return;
        }
        let links = class_links(self, sharing);
        let context = self.view_context();
        let Some(class) = self.model.classroom.open() else { return };
        let (state, pictured) = (shown_state(&context, class, &links), pictured(&context));
        if class.shows(&state, &pictured) {
            return;
        }
        let drawn = pictures(&context, class, &self.panels.drawn_trees(&self.model));
        if let Some(class) = self.model.classroom.open_mut() {
            class.show(state, pictured, drawn);
        }
    }

    /// Keeps the class, so that it goes on if the window fails.
    pub fn keep_class(&mut self, ctx: &Context) {
        let Model { classroom, session, .. } = &mut self.model;
        if let Some(later) = classroom.open_mut().and_then(|class| class.keep(session.timeline_step())) {
            ctx.request_repaint_after(later);
        }
    }
}

/// Returns the links that open the current step in the whole program, one per language. A link is empty if the
/// address of the program is unknown, if the link is too long, or while a question is open whose answer it would
/// reveal.
fn class_links(workspace: &Workspace, sharing: &mut Sharing) -> Vec<String> {
    let is_asking = workspace.view_context().is_asking();
    let target =
        if sharing.link.base.is_empty() || is_asking { None } else { sharing.link.target(&workspace.model.session) };
    let link = |language| {
        let view = LinkView { language: Some(language), mode: None, is_embedded: false, ..workspace.model.link_view() };
        let link = target.as_ref().map(|target| format!("{}#{target}{view}", sharing.link.base));
        link.filter(|link| link.len() <= MAX_LINK).unwrap_or_default()
    };
    languages().map(link).collect()
}
