//! Groups of processes: a page cannot start programs.

use std::io;
use std::process::{Child, Command};

/// A program. A page has none.
#[derive(Debug)]
pub struct ProcessGroup;

impl ProcessGroup {
    /// Fails: a page cannot start the program.
    ///
    /// # Errors
    /// Always.
    pub fn spawn(command: &mut Command) -> io::Result<(Child, Self)> {
        command.spawn().map(|child| (child, Self))
    }
}
