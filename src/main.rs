//! Poda: arguments → window or command line, nothing else.

use poda::cli::{Command, parse, run};
use std::process::ExitCode;

fn main() -> ExitCode {
    match parse() {
        Command::Print(printing) => run(&printing),
        // The window is opened here.
        Command::Window { .. } => ExitCode::SUCCESS,
    }
}
