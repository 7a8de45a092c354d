//! Groups of processes: a page cannot start programs.

use std::process::Command;

/// Does nothing: a page cannot start the program.
pub fn own_group(_: &mut Command) {}

/// Does nothing: a page has started no program.
pub fn end_group(_: u32) {}
