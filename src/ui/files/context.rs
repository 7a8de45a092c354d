//! What opening and saving files read and change of the application.

use egui::Context;
use poda_panels::dialogs::Dialogs;
use poda_panels::frame::notifications::Notifications;
use poda_session::{Command, Session};
use poda_window::panel::request::Requests;
use poda_window::stored::drafts::OtherDraft;
use poda_window::stored::settings::Settings;
use poda_words::i18n::Words;

/// The parts of the application that opening and saving files read and change.
pub struct FileContext<'a> {
    pub ctx: &'a Context,
    pub session: &'a Session,
    /// The settings, which contain the list of recent files.
    pub settings: &'a mut Settings,
    pub words: &'a Words,
    /// The drafts that can be opened.
    pub drafts: &'a [OtherDraft],
    pub dialogs: &'a mut Dialogs,
    pub notifications: &'a mut Notifications,
    /// Further requests to the application.
    pub requests: &'a Requests,
    /// The commands for the session, in order.
    pub commands: Vec<Command>,
}
