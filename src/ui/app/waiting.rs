//! Commands that wait until a page has downloaded what they need.

use super::workspace::Workspace;
use egui::Context;
use poda_platform::page;
use poda_window::documents::plain_notification::PlainNotification;
use poda_window::input::command::UiCommand;
use poda_window::panel::request::UiRequest;
use std::mem::take;

/// The commands that wait, in the order in which they were given.
#[derive(Debug, Default)]
pub(super) struct WaitingCommands(Vec<UiCommand>);

impl WaitingCommands {
    /// Removes and returns the commands if they need not wait any longer.
    pub fn take_ready(&mut self) -> Vec<UiCommand> {
        if page::is_whole() { take(&mut self.0) } else { Vec::new() }
    }
}

impl Workspace {
    /// Lets a command wait whose code has not arrived, and says so.
    pub fn wait_for_rest(&mut self, _: &Context, request: UiRequest) -> Option<UiRequest> {
        match request {
            UiRequest::Run(command) if command.info().comes_later && !page::is_whole() => {
                if !self.waiting.0.contains(&command) {
                    self.waiting.0.push(command);
                    self.panels.notifications.replace(PlainNotification::Coming(command));
                }
                None
            }
            request => Some(request),
        }
    }
}
