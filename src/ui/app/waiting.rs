//! Commands that wait until a page has downloaded what they need.

use poda_platform::page;
use poda_window::input::command::{ProgramPart, UiCommand};
use std::mem::take;

/// The commands that wait, in the order in which they were given.
#[derive(Debug, Default)]
pub(super) struct WaitingCommands(Vec<UiCommand>);

impl WaitingCommands {
    /// Returns whether a command has to wait.
    pub fn has_to_wait(command: UiCommand) -> bool {
        command.info().part == ProgramPart::Rest && !page::is_whole()
    }

    /// Lets a command wait. Returns whether it did not wait already.
    pub fn add(&mut self, command: UiCommand) -> bool {
        let is_new = !self.0.contains(&command);
        self.0.extend(is_new.then_some(command));
        is_new
    }

    /// Removes and returns the commands if they need not wait any longer.
    pub fn take_ready(&mut self) -> Vec<UiCommand> {
        if page::is_whole() { take(&mut self.0) } else { Vec::new() }
    }
}
