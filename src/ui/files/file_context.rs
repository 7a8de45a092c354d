//! What opening, saving and exporting read and change of the program.

use crate::i18n::Words;
use crate::session::Session;
use crate::session::command::Command;
use crate::ui::dialogs::Dialogs;
use crate::ui::notifications::Notifications;
use crate::ui::request::Requests;
use crate::ui::settings::Settings;
use egui::Context;

/// The part of the program that opening and saving read and change.
pub struct FileContext<'a> {
    /// The context of the window.
    pub ctx: &'a Context,
    /// The open session.
    pub session: &'a Session,
    /// The settings, which keep the recent files.
    pub settings: &'a mut Settings,
    /// The words of the chosen language.
    pub words: &'a Words,
    /// The dialogs over the window.
    pub dialogs: &'a mut Dialogs,
    /// What the user is told.
    pub notifications: &'a mut Notifications,
    /// What is asked for beside the commands.
    pub requests: &'a Requests,
    /// The commands for the session, in order.
    pub commands: Vec<Command>,
}
