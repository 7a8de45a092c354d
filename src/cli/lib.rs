//! The command line: `poda FILE` opens the window; `poda solve`, `poda trace` and `poda compare` print; `poda play`
//! plays as text; `poda practice` asks questions and judges answers; `poda export` writes pictures; `poda exam` writes
//! exam papers; `poda rehearse` goes through a lecture; `poda serve` shows a class the lecturer's step on its phones;
//! `poda check` judges the runs of other programs; `poda import` reads trees in other notations;
//! `poda new` writes a game to begin with.
//!
//! This crate reads and writes files and lines. It does not depend on windows: [`parse`] returns a value that requests
//! one.

#![expect(missing_docs, reason = "the crate is the program's own: names say what they can")]

mod arguments;
mod by_kind;
mod check;
mod compare;
mod deadline;
mod exam;
mod export;
mod flag_values;
mod game;
mod glyphs;
mod import;
mod input;
mod json;
mod link;
mod load;
mod node_lists;
mod node_path;
mod play;
mod players;
mod practice;
mod rehearse;
mod search_flags;
mod search_name;
mod serve;
mod setting_flags;
pub mod solution;
mod solve;
mod table;
mod terminal;
mod trace;
mod typed_move;
mod waiting;
mod watchdog;
mod wish_flags;

pub use arguments::{Invocation, Subcommand, flag_table, parse};
pub use trace::{panels, run_headless, write_run};

use check::Outcome;
use std::process::ExitCode;
use terminal::to_stdout;
use waiting::{TypedInput, attended};

/// Executes a subcommand. Returns success if all requested work was done, 2 if the arguments were wrong, 3 if runs are
/// not judged and none of the others is wrong, and 130 after Ctrl+C.
pub fn run(subcommand: &Subcommand) -> ExitCode {
    match subcommand {
        // A class waits for its lecturer, and ends when it is interrupted.
        Subcommand::Serve(_) | Subcommand::Gateway(_) => exit_code(subcommand, execute(subcommand)),
        Subcommand::Solve(_)
        | Subcommand::Trace(_)
        | Subcommand::Compare(_)
        | Subcommand::Play(_)
        | Subcommand::Practice(_)
        | Subcommand::Export(_)
        | Subcommand::Rehearse(_)
        | Subcommand::Import(_)
        | Subcommand::New(_)
        | Subcommand::Link(_)
        | Subcommand::Exam(_)
        | Subcommand::Check(_)
        | Subcommand::Help(_)
        | Subcommand::Man(_)
        | Subcommand::Completions(_) => {
            let (outcome, interrupted) = attended(|| execute(subcommand));
            interrupted.map_or_else(|| exit_code(subcommand, outcome), ExitCode::from)
        }
    }
}

/// Returns the outcome of the work: all of it was done, some of it was not, or nothing decides it; `None` if standard
/// output cannot be written.
fn execute(subcommand: &Subcommand) -> Option<Outcome> {
    let mut judged = Outcome::Right;
    let is_done = to_stdout(|out| match subcommand {
        Subcommand::Solve(args) => solve::solve(args, out),
        Subcommand::Trace(args) => trace::trace(args, out),
        Subcommand::Compare(args) => compare::compare(args, out),
        Subcommand::Play(args) => play::play(args, &mut TypedInput::new(), out),
        Subcommand::Practice(args) => practice::practice(args, &mut TypedInput::new(), out),
        Subcommand::Export(args) => export::export(args, out),
        Subcommand::Rehearse(args) => rehearse::rehearse(args, out),
        Subcommand::Serve(args) => serve::serve(args, out),
        Subcommand::Gateway(args) => serve::gateway(args, out),
        Subcommand::Import(args) => import::import(args, out),
        Subcommand::New(args) => game::new(args, out),
        Subcommand::Link(args) => link::link(args, out),
        Subcommand::Exam(args) => exam::exam(args, out),
        Subcommand::Check(args) => {
            judged = check::check_runs(args, out)?;
            Ok(judged != Outcome::Wrong)
        }
        Subcommand::Help(args) => arguments::help(args, out),
        Subcommand::Man(args) => arguments::manual(args, out),
        Subcommand::Completions(args) => {
            arguments::completions(args, out);
            Ok(true)
        }
    });
    is_done.map(|is_done| if is_done && !game::was_at_fault() { judged } else { Outcome::Wrong })
}

fn exit_code(subcommand: &Subcommand, outcome: Option<Outcome>) -> ExitCode {
    match outcome {
        Some(Outcome::Right) => ExitCode::SUCCESS,
        Some(Outcome::NotJudged) => ExitCode::from(3),
        // The name of a subcommand that does not exist is a wrong argument.
        Some(Outcome::Wrong) if matches!(subcommand, Subcommand::Help(_) | Subcommand::Man(_)) => ExitCode::from(2),
        Some(Outcome::Wrong) | None => ExitCode::FAILURE,
    }
}
