//! The command line: `poda FILE` opens the window, `poda solve`, `poda trace` and `poda compare` print, `poda play` plays as
//! text, `poda practice` asks and judges, `poda export` writes pictures, `poda exam` writes exam
//! papers, `poda serve` shows a class the same on its phones, and `poda check` judges the runs of other programs.
//!
//! Reads and writes files and lines. Knows no window: [`parse`] returns that one is to be opened.

mod arguments;
mod board_text;
mod check;
mod compare;
mod deadline;
mod exam;
mod export;
mod flag_values;
mod input;
mod link;
mod load;
mod node_path;
mod play;
mod practice;
mod searched;
mod serve;
pub mod solution;
mod solve;
mod table;
mod terminal;
mod trace;
mod watchdog;
mod wish_flags;

pub use arguments::{Invocation, Subcommand, flag_table, parse};
pub use trace::{panels, run_headless, write_run};

use std::io;
use std::process::ExitCode;
use terminal::to_stdout;

/// Carries out a subcommand. Returns success if it did all that was asked of it, and 2 if the arguments were wrong.
pub fn run(subcommand: &Subcommand) -> ExitCode {
    let is_done = to_stdout(|out| match subcommand {
        Subcommand::Solve(args) => solve::solve(args, out),
        Subcommand::Trace(args) => trace::trace(args, out),
        Subcommand::Compare(args) => compare::compare(args, out),
        Subcommand::Play(args) => play::play(args, &mut io::stdin().lock(), out),
        Subcommand::Practice(args) => practice::practice(args, &mut io::stdin().lock(), out),
        Subcommand::Export(args) => export::export(args, out),
        Subcommand::Serve(args) => serve::serve(args, out),
        Subcommand::Gateway(args) => serve::gateway(args, out),
        Subcommand::Link(args) => link::link(args, out),
        Subcommand::Exam(args) => exam::exam(args, out),
        Subcommand::Check(args) => check::check_runs(args, out),
        Subcommand::Help(args) => arguments::help(args, out),
        Subcommand::Man(args) => arguments::manual(args, out),
        Subcommand::Completions(args) => {
            arguments::completions(args, out);
            Ok(true)
        }
    });
    match is_done {
        Some(true) => ExitCode::SUCCESS,
        // A name that is no subcommand is a wrong argument.
        Some(false) if matches!(subcommand, Subcommand::Help(_) | Subcommand::Man(_)) => ExitCode::from(2),
        Some(false) | None => ExitCode::FAILURE,
    }
}
