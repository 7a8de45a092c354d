//! The command line: `poda FILE` opens the window, `poda solve`, `poda trace` and `poda compare` print, `poda play` plays as
//! text.
//!
//! Reads files and lines and writes lines. Knows no window: whoever calls [`parse`] opens it when it is asked for.

mod ansi;
mod argument_errors;
mod arguments;
pub mod board_text;
mod compare;
pub mod counts_text;
mod flag_values;
mod headless;
mod help;
mod json;
mod load;
mod never_entered;
mod node_path;
mod play;
mod progress;
pub mod solution;
mod solve;
mod trace;

use arguments::asked_language;
pub use arguments::{Invocation, Subcommand, parse};
pub use headless::run_headless;

use crate::i18n::{Language, Words};
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

/// Carries out a command that prints something.
#[must_use]
pub fn run(command: &Subcommand) -> ExitCode {
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let done = match command {
        Subcommand::Solve(args) => solve::solve(args, &mut out),
        Subcommand::Trace(args) => trace::trace(args, &mut out),
        Subcommand::Compare(args) => compare::compare(args, &mut out),
        Subcommand::Play(args) => play::play(args, &mut io::stdin().lock(), &mut out),
        Subcommand::Help(args) => help::help(args, &mut out),
        Subcommand::Man(args) => help::manual(args, &mut out),
        Subcommand::Completions(args) => {
            help::completions(args, &mut out);
            Ok(true)
        }
    };
    match done.and_then(|solved| out.flush().map(|()| solved)) {
        Ok(true) => ExitCode::SUCCESS,
        // A name that is no command is a wrong argument.
        Ok(false) if matches!(command, Subcommand::Help(_) | Subcommand::Man(_)) => ExitCode::from(2),
        Ok(false) => ExitCode::FAILURE,
        Err(fault) => {
            // What is still in the buffer has nowhere to go.
            let _ = out.into_parts();
            // A reader that closes the pipe, such as `head`, has read all that it wants.
            if fault.kind() == io::ErrorKind::BrokenPipe {
                return ExitCode::SUCCESS;
            }
            report(&fault.to_string());
            ExitCode::FAILURE
        }
    }
}

/// The words in the language that was asked for, or else the system's.
fn words(asked: Option<Language>) -> Words {
    let of_the_system =
        || sys_locale::get_locale().map_or_else(Language::default, |locale| Language::of_locale(&locale));
    Words::new(asked.unwrap_or_else(of_the_system))
}

/// Says something on standard error. Nobody may be listening there either.
fn report(message: &str) {
    let _ = writeln!(io::stderr().lock(), "{message}");
}
