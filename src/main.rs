//! Poda: arguments → window or command line, nothing else.

use poda::cli::{Command, parse, run, tell_instead};
use poda::ui::start::{self, WindowOptions};
use std::process::ExitCode;

fn main() -> ExitCode {
    match parse() {
        Ok(Command::Print(printing)) => run(&printing),
        Ok(Command::Window { file, lang, exit_after_frames }) => {
            open_window(&WindowOptions { file, lang, exit_after_frames })
        }
        Err(ended) => ended,
    }
}

/// Opens the window, or tells in words what it would have shown.
fn open_window(options: &WindowOptions) -> ExitCode {
    let Err(failure) = start::run(options.clone()) else { return ExitCode::SUCCESS };
    let told = tell_instead(|words| failure.sentence(words), options.lang, options.file.as_deref());
    // Who counts frames wants to know whether there is a window.
    if options.exit_after_frames.is_some() { ExitCode::FAILURE } else { told }
}
