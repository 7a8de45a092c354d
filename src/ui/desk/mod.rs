//! The desk: where documents come from and go to, and the sheets that ask or tell something about them.

use super::action::Action;
use super::settings::Settings;
use super::tree_panel::Shown;
use crate::i18n::{Language, Words};
use crate::session::Session;
use crate::session::command::Command;
use egui::{Context, Ui};

/// Everything about documents that is not the open document.
#[derive(Debug, Default)]
pub struct Desk {
    keys_are_shown: bool,
}

impl Desk {
    /// The titles of the bundled lessons.
    pub fn lessons(&self, _language: Language) -> &[String] {
        &[]
    }

    /// Whether a question has to be answered before anything else.
    pub const fn asks_a_question(&self) -> bool {
        false
    }

    /// Shows the sheets that are open, and takes what was dropped on the window.
    pub fn show(&mut self, _ui: &mut Ui, _shown: &Shown<'_>, _actions: &mut Vec<Action>) {}

    /// Does what concerns documents and sheets. Gives what is to be done with the session.
    pub fn act(
        &mut self,
        _ctx: &Context,
        action: Action,
        _session: &Session,
        _settings: &mut Settings,
        _words: &Words,
    ) -> Vec<Command> {
        if let Action::ToggleKeys = action {
            self.keys_are_shown = !self.keys_are_shown;
        }
        Vec::new()
    }

    /// Closes the sheet in front. Gives whether there was one.
    pub fn close(&mut self) -> bool {
        std::mem::take(&mut self.keys_are_shown)
    }
}
