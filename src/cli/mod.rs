//! The command line: `poda FILE` opens the window, `poda solve`, `poda trace` and `poda compare` print, `poda play` plays as
//! text, `poda practice` asks and judges, `poda export` writes pictures, and `poda exam` writes exam papers.
//!
//! Reads and writes files and lines. Knows no window: [`parse`] returns that one is to be opened.

mod argument_errors;
mod arguments;
mod board_text;
mod compare;
mod exam;
mod export;
mod flag_values;
mod headless;
mod help;
mod input;
mod link;
mod load;
mod node_path;
mod play;
mod practice;
mod search_flags;
pub mod solution;
mod solve;
mod terminal;
mod trace;
mod wish_flags;

pub use arguments::{Invocation, Subcommand, parse};
pub use headless::run_headless;
pub use help::flag_table;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;
use terminal::report;

/// How many bytes of output are collected before they are written.
const BUFFER_BYTES: usize = 1 << 16;

/// Carries out a subcommand. Returns success if it did all that was asked of it, and 2 if the arguments were wrong.
#[must_use]
pub fn run(subcommand: &Subcommand) -> ExitCode {
    let mut out = BufWriter::with_capacity(BUFFER_BYTES, io::stdout().lock());
    let result = match subcommand {
        Subcommand::Solve(args) => solve::solve(args, &mut out),
        Subcommand::Trace(args) => trace::trace(args, &mut out),
        Subcommand::Compare(args) => compare::compare(args, &mut out),
        Subcommand::Play(args) => play::play(args, &mut io::stdin().lock(), &mut out),
        Subcommand::Practice(args) => practice::practice(args, &mut io::stdin().lock(), &mut out),
        Subcommand::Export(args) => export::export(args, &mut out),
        Subcommand::Link(args) => link::link(args, &mut out),
        Subcommand::Exam(args) => exam::exam(args, &mut out),
        Subcommand::Help(args) => help::help(args, &mut out),
        Subcommand::Man(args) => help::manual(args, &mut out),
        Subcommand::Completions(args) => {
            help::completions(args, &mut out);
            Ok(true)
        }
    };
    match result.and_then(|is_done| out.flush().map(|()| is_done)) {
        Ok(true) => ExitCode::SUCCESS,
        // A name that is no subcommand is a wrong argument.
        Ok(false) if matches!(subcommand, Subcommand::Help(_) | Subcommand::Man(_)) => ExitCode::from(2),
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            // Dropping the writer would try to write the rest of the buffer once more.
            let _ = out.into_parts();
            // A reader that closes the pipe, such as `head`, has read all that it needs.
            if error.kind() == io::ErrorKind::BrokenPipe {
                return ExitCode::SUCCESS;
            }
            report(&error.to_string());
            ExitCode::FAILURE
        }
    }
}
