//! Poda: passes the arguments to the window or to the command line.

use poda::cli::{Invocation, parse, run, run_headless};
use poda::messages::Message;
use poda::picture::fallback::set_font_source;
use poda::platform::fonts::font_with;
use poda::platform::store::end_as_rest;
use poda::platform::system::survive_file_limits;
use poda::ui::start::{self, StartFailure, WindowOptions};
use std::process::ExitCode;

fn main() -> ExitCode {
    // The program in a web page has no arguments. Leaving their parser out makes it smaller.
    if cfg!(target_family = "wasm") {
        return start::run(WindowOptions::default(), |_| 1).into();
    }
    end_as_rest();
    survive_file_limits();
    set_font_source(font_with);
    match parse() {
        Ok(Invocation::Subcommand(subcommand)) => run(&subcommand),
        Ok(Invocation::Window { file, game, lang, max_time, exit_after_frames }) => {
            let options = WindowOptions { file, game, lang, max_seconds: max_time, exit_after_frames };
            let told = options.clone();
            start::run(options, move |failure| print_steps(&told, failure)).into()
        }
        Err(ended) => ended,
    }
}

/// Prints why there is no window, and the steps that it would have shown as text. Returns the exit code.
fn print_steps(options: &WindowOptions, failure: &StartFailure) -> u8 {
    let (file, max_seconds) = (options.file.as_deref(), options.max_seconds);
    let is_printed = run_headless(|words| failure.sentence(words), options.lang, file, max_seconds);
    // The option that ends after a number of frames is a test of whether a window opens.
    u8::from(!is_printed || options.exit_after_frames.is_some())
}
