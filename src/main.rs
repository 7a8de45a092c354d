//! Poda: arguments → window or command line, nothing else.

use poda::cli::{Invocation, parse, run, run_headless};
use poda::platform::system::survive_file_limits;
use poda::ui::start::{self, StartFailure, WindowOptions};
use std::process::ExitCode;

fn main() -> ExitCode {
    // A page has no arguments, and without them the program for it is smaller.
    if cfg!(target_family = "wasm") {
        return start::run(WindowOptions::default(), |_| 1).into();
    }
    survive_file_limits();
    match parse() {
        Ok(Invocation::Subcommand(subcommand)) => run(&subcommand),
        Ok(Invocation::Window { file, lang, max_time, exit_after_frames }) => {
            let options = WindowOptions { file, lang, max_seconds: max_time, exit_after_frames };
            let told = options.clone();
            start::run(options, move |failure| print_steps(&told, failure)).into()
        }
        Err(ended) => ended,
    }
}

/// Prints why there is no window, and in words what it would have shown. Returns the exit code.
fn print_steps(options: &WindowOptions, failure: &StartFailure) -> u8 {
    let (file, max_seconds) = (options.file.as_deref(), options.max_seconds);
    let is_printed = run_headless(|words| failure.sentence(words), options.lang, file, max_seconds);
    // A number of frames is given to find out whether there is a window.
    u8::from(!is_printed || options.exit_after_frames.is_some())
}
