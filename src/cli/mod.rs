//! The command line: `poda FILE` opens the window, `poda solve`, `poda trace` and `poda compare` print, `poda play` plays as
//! text.
//!
//! Reads files and lines and writes lines. Knows no window: whoever calls [`parse`] opens it when it is asked for.

pub mod answer;
mod arguments;
pub mod board_text;
mod compare;
pub mod counts_text;
mod entered;
mod errors;
mod help;
mod input;
mod instead;
mod json;
mod path;
mod play;
mod progress;
mod solve;
mod style;
mod trace;
mod values;

use arguments::asked_language;
pub use arguments::{Command, Printing, parse};
pub use instead::tell_instead;

use crate::i18n::{Language, Words};
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

/// Carries out a command that prints something.
#[must_use]
pub fn run(command: &Printing) -> ExitCode {
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let done = match command {
        Printing::Solve(asked) => solve::solve(asked, &mut out),
        Printing::Trace(asked) => trace::trace(asked, &mut out),
        Printing::Compare(asked) => compare::compare(asked, &mut out),
        Printing::Play(asked) => play::play(asked, &mut io::stdin().lock(), &mut out),
        Printing::Help(asked) => help::help(asked, &mut out),
        Printing::Man(asked) => help::manual(asked, &mut out),
        Printing::Completions(asked) => {
            help::completions(asked, &mut out);
            Ok(true)
        }
    };
    match done.and_then(|solved| out.flush().map(|()| solved)) {
        Ok(true) => ExitCode::SUCCESS,
        // A name that is no command is a wrong argument.
        Ok(false) if matches!(command, Printing::Help(_) | Printing::Man(_)) => ExitCode::from(2),
        Ok(false) => ExitCode::FAILURE,
        Err(fault) => {
            // What is still in the buffer has nowhere to go.
            let _ = out.into_parts();
            // A reader that closes the pipe, such as `head`, has read all that it wants.
            if fault.kind() == io::ErrorKind::BrokenPipe {
                return ExitCode::SUCCESS;
            }
            complain(&fault.to_string());
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
fn complain(message: &str) {
    let _ = writeln!(io::stderr().lock(), "{message}");
}
