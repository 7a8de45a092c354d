//! Poda: arguments → window or command line, nothing else.

use poda::cli::{Invocation, parse, run, run_headless};
use poda::ui::start::{self, WindowOptions};
use std::process::ExitCode;

fn main() -> ExitCode {
    match parse() {
        Ok(Invocation::Subcommand(subcommand)) => run(&subcommand),
        Ok(Invocation::Window { file, lang, exit_after_frames }) => {
            open_window(&WindowOptions { file, lang, exit_after_frames })
        }
        Err(ended) => ended,
    }
}

/// Opens the window, or tells in words what it would have shown.
fn open_window(options: &WindowOptions) -> ExitCode {
    let Err(failure) = start::run(options.clone()) else { return ExitCode::SUCCESS };
    let exit_code = run_headless(|words| failure.sentence(words), options.lang, options.file.as_deref());
    // Who counts frames wants to know whether there is a window.
    if options.exit_after_frames.is_some() { ExitCode::FAILURE } else { exit_code }
}
