//! The command line as a whole: its subcommands, and how the arguments of the process are read.

use super::argument_errors::sentences;
use super::compare::CompareArgs;
use super::exam::ExamArgs;
use super::export::ExportArgs;
use super::flag_values::{LANGUAGE, requested_language, words};
use super::help::{CompletionsArgs, HelpArgs, in_words, painted};
use super::link::LinkArgs;
use super::load;
use super::play::PlayArgs;
use super::practice::PracticeArgs;
use super::solve::SolveArgs;
use super::terminal::{Ansi, ERROR, report};
use super::trace::TraceArgs;
use crate::file::Link;
use crate::i18n::Language;
use crate::text::nearest;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, FromArgMatches, Parser};
use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What the arguments ask for.
#[derive(Clone, Debug, PartialEq)]
pub enum Invocation {
    /// The window.
    Window {
        /// The position file to open in it.
        file: Option<PathBuf>,
        /// Its language; otherwise that of the settings or the system.
        lang: Option<Language>,
        /// After how many frames it is closed.
        exit_after_frames: Option<u32>,
    },
    /// A subcommand, which prints and ends.
    Subcommand(Subcommand),
}

/// A subcommand with its arguments.
#[derive(Clone, Debug, PartialEq, clap::Subcommand)]
pub enum Subcommand {
    /// Search position files and print the answers.
    #[command(about = "cli-help-solve")]
    Solve(SolveArgs),
    /// Print every step of a search.
    #[command(about = "cli-help-trace")]
    Trace(TraceArgs),
    /// Play against the user.
    #[command(about = "cli-help-play")]
    Play(PlayArgs),
    /// Ask about a search and judge the answers.
    #[command(about = "cli-help-practice")]
    Practice(Box<PracticeArgs>),
    /// Write exam papers and their keys.
    #[command(about = "cli-help-exam")]
    Exam(Box<ExamArgs>),
    /// Search positions in several ways and print what each costs.
    #[command(about = "cli-help-compare")]
    Compare(CompareArgs),
    /// Write pictures of a search into files.
    #[command(about = "cli-help-export")]
    Export(Box<ExportArgs>),
    /// Print a document as a link.
    #[command(about = "cli-help-link")]
    Link(LinkArgs),
    /// Print the script that completes subcommands and flags in a shell.
    #[command(about = "cli-help-completions")]
    Completions(CompletionsArgs),
    /// Print the manual page.
    #[command(about = "cli-help-man")]
    Man(HelpArgs),
    /// Print help.
    #[command(about = "cli-help-of-help")]
    Help(HelpArgs),
}

/// Reads the arguments of this process.
///
/// # Errors
/// The exit code of the process, where the arguments ask for help or are not valid. What there is to say is printed then.
pub fn parse() -> Result<Invocation, ExitCode> {
    match parse_arguments(std::env::args_os().collect()) {
        Ok(Arguments { subcommand: Some(subcommand), .. }) => Ok(Invocation::Subcommand(subcommand)),
        Ok(Arguments { subcommand: None, lang, file, exit_after_frames }) => {
            Ok(Invocation::Window { file, lang, exit_after_frames })
        }
        Err(error) => Err(report_error(&error)),
    }
}

fn parse_arguments(mut arguments: Vec<OsString>) -> Result<Arguments, clap::Error> {
    move_language(&mut arguments);
    let mut command = command();
    if let Some(error) = unknown_command(&mut command, &arguments) {
        return Err(error);
    }
    let arguments = Arguments::from_arg_matches(&command.try_get_matches_from_mut(arguments)?)?;
    if let Some(Subcommand::Export(args)) = &arguments.subcommand {
        args.check(&command)?;
    }
    Ok(arguments)
}

/// Moves a language that stands before a subcommand behind it: `poda --lang es solve FILE`.
fn move_language(arguments: &mut [OsString]) {
    let length = match arguments.get(1).and_then(|argument| argument.to_str()) {
        Some("--lang") => 2,
        Some(argument) if argument.starts_with("--lang=") => 1,
        _ => return,
    };
    let is_command = |word: &str| Arguments::command().find_subcommand(word).is_some();
    if arguments.get(length + 1).and_then(|word| word.to_str()).is_some_and(is_command) {
        arguments[1..length + 2].rotate_left(length);
    }
}

/// Returns the error for a first word that is neither a subcommand nor a file, but spelled much like a subcommand. Clap would
/// take it for the file of the window.
fn unknown_command(command: &mut clap::Command, arguments: &[OsString]) -> Option<clap::Error> {
    let word = first_word(arguments)?;
    let names: Vec<String> = command.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    if names.iter().any(|name| name == word)
        || Path::new(word).exists()
        || Link::is_meant_by(word)
        || load::lesson(word).is_some()
    {
        return None;
    }
    let meant = nearest(&word.to_lowercase(), names.iter().map(String::as_str))?.to_owned();
    let mut error = clap::Error::new(ErrorKind::InvalidSubcommand).with_cmd(command);
    error.insert(ContextKind::InvalidSubcommand, ContextValue::String(word.to_owned()));
    error.insert(ContextKind::SuggestedSubcommand, ContextValue::Strings(vec![meant]));
    Some(error)
}

/// Returns the first argument that is neither a flag nor the value of `--lang`.
fn first_word(arguments: &[OsString]) -> Option<&str> {
    let mut arguments = arguments.iter().skip(1).filter_map(|argument| argument.to_str());
    while let Some(argument) = arguments.next() {
        if argument == "--lang" {
            arguments.next();
        } else if !argument.starts_with('-') {
            return Some(argument);
        }
    }
    None
}

/// Prints the requested help, or what is wrong with the arguments. Returns the exit code of the process.
fn report_error(error: &clap::Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let page = painted(&error.render().to_string(), &words(requested_language()), Ansi::of_stdout());
            // The reading end of the pipe may be closed.
            let _ = std::io::stdout().lock().write_all(page.as_bytes());
            ExitCode::SUCCESS
        }
        _ => {
            let words = words(requested_language());
            let error_word = Ansi::of_stderr().paint(ERROR, &words.text("cli-error"));
            report(&format!("{error_word} {}", sentences(&words, error)));
            ExitCode::from(2)
        }
    }
}

/// Returns the definition of the command line in the requested language: for parsing, help, completions and the manual.
pub(super) fn command() -> clap::Command {
    in_words(definition(), &words(requested_language()))
}

/// Returns the definition of the command line with the messages of its help instead of their texts.
pub(super) fn definition() -> clap::Command {
    Arguments::command()
}

/// The arguments. The help of each is the message of it.
#[derive(Debug, Parser)]
#[command(
    name = "poda",
    about = "cli-help-about",
    version,
    args_conflicts_with_subcommands = true,
    args_override_self = true,
    disable_help_subcommand = true
)]
struct Arguments {
    #[command(subcommand)]
    subcommand: Option<Subcommand>,
    /// The language of the window; otherwise that of the settings or the system.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es", help = "cli-help-lang")]
    lang: Option<Language>,
    /// The position file to open in the window.
    #[arg(value_hint = clap::ValueHint::FilePath, help = "cli-help-file", value_name = "cli-help-value-file")]
    file: Option<PathBuf>,
    /// Close the window after so many frames: for tests without a user.
    #[arg(long, hide = true, value_name = "N", help = "cli-help-file")]
    exit_after_frames: Option<u32>,
}
