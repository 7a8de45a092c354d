//! What can be said on the command line, and what it changes about a file's own search.

use super::ansi::{self, Ansi};
use super::argument_errors::{nearest, sentences};
pub use super::compare::args::CompareArgs;
use super::flag_values::{
    self, ALGORITHM, BASE, CUT_ON, Depth, FAIL, LANGUAGE, LEVEL, SHELL, SIDE, depth, killers, whole,
};
use super::help::{in_words, painted};
use super::{load, report, words};
use crate::i18n::Language;
use crate::score::{CutOn, Player};
use crate::search::ordering::{MoveOrdering, StaticOrder};
use crate::search::play_level::PlayLevel;
use crate::search::{Algorithm, Fail, Merge, SearchConfig};
use crate::trace::limits::Limits;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, CommandFactory, FromArgMatches, Parser};
use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What the program is asked to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Invocation {
    /// Open the window.
    Window {
        /// With this position file in it.
        file: Option<PathBuf>,
        /// In this language; otherwise in that of the settings or the system.
        lang: Option<Language>,
        /// Until so many frames have been drawn.
        exit_after_frames: Option<u32>,
    },
    /// Print something and end.
    Subcommand(Subcommand),
}

/// What the program is asked to print.
#[derive(Clone, Debug, PartialEq, clap::Subcommand)]
pub enum Subcommand {
    /// Search position files and print the answers.
    Solve(SolveArgs),
    /// Print every step of a search.
    Trace(TraceArgs),
    /// Play against the user.
    Play(PlayArgs),
    /// Search positions in several ways and print what each costs.
    Compare(CompareArgs),
    /// Print what completes commands and flags in a shell.
    Completions(CompletionsArgs),
    /// Print the manual page.
    Man(HelpArgs),
    /// Print help.
    Help(HelpArgs),
}

/// Reads the arguments of this process.
///
/// # Errors
/// How the process ends, where the arguments ask for help or make no sense. It has been said then.
pub fn parse() -> Result<Invocation, ExitCode> {
    match parsed(std::env::args_os().collect()) {
        Ok(Arguments { subcommand: Some(subcommand), .. }) => Ok(Invocation::Subcommand(subcommand)),
        Ok(Arguments { subcommand: None, lang, file, exit_after_frames }) => {
            Ok(Invocation::Window { file, lang, exit_after_frames })
        }
        Err(error) => Err(report_error(&error)),
    }
}

fn parsed(mut arguments: Vec<OsString>) -> Result<Arguments, clap::Error> {
    move_language(&mut arguments);
    let mut command = in_words(Arguments::command(), &words(asked_language()));
    if let Some(error) = unknown_command(&mut command, &arguments) {
        return Err(error);
    }
    Arguments::from_arg_matches(&command.try_get_matches_from(arguments)?)
}

/// Moves a language that stands before a command behind it, where the command takes it: `poda --lang es solve FILE`.
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

/// The file of the window stands where commands stand: a word that is no file, but nearly a command, is told apart here.
fn unknown_command(command: &mut clap::Command, arguments: &[OsString]) -> Option<clap::Error> {
    let word = first_word(arguments)?;
    let names: Vec<String> = command.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    if names.iter().any(|name| name == word) || Path::new(word).exists() || load::lesson(word).is_some() {
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

/// Prints the help that was asked for, or what is wrong with the arguments. Returns how the process ends.
fn report_error(error: &clap::Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let page = painted(&error.render().to_string(), &words(asked_language()), Ansi::of_stdout());
            // The reading end of the pipe may be closed.
            let _ = std::io::stdout().lock().write_all(page.as_bytes());
            ExitCode::SUCCESS
        }
        _ => {
            let words = words(asked_language());
            let error_word = Ansi::of_stderr().paint(ansi::ERROR, &words.text("cli-error"));
            report(&format!("{error_word} {}", sentences(&words, error)));
            ExitCode::from(2)
        }
    }
}

/// Returns the language that the arguments ask for, before it is known whether they make sense: help is written in it.
pub(super) fn asked_language() -> Option<Language> {
    let mut asked = None;
    let mut arguments = std::env::args_os().filter_map(|argument| argument.into_string().ok());
    while let Some(argument) = arguments.next().filter(|argument| argument != "--") {
        match argument.strip_prefix("--lang") {
            Some("") => asked = arguments.next(),
            Some(rest) => asked = rest.strip_prefix('=').map(str::to_owned).or(asked),
            None => {}
        }
    }
    flag_values::language(&asked?)
}

/// The command line as it is defined, in the language that was asked for: for help, completions and the manual.
pub(super) fn command() -> clap::Command {
    in_words(Arguments::command(), &words(asked_language()))
}

/// The arguments as they stand. What each is for is said in [`help`](super::help), in every language.
#[derive(Debug, Parser)]
#[command(
    name = "poda",
    version,
    args_conflicts_with_subcommands = true,
    args_override_self = true,
    disable_help_subcommand = true
)]
struct Arguments {
    #[command(subcommand)]
    subcommand: Option<Subcommand>,
    /// The language of the window; otherwise that of the settings or the system.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es")]
    lang: Option<Language>,
    /// The position file to open in the window.
    #[arg(value_hint = clap::ValueHint::FilePath)]
    file: Option<PathBuf>,
    /// Close the window after so many frames: for tests without a viewer.
    #[arg(long, hide = true, value_name = "N")]
    exit_after_frames: Option<u32>,
}

/// `poda completions`.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct CompletionsArgs {
    /// For which shell.
    #[arg(value_parser = SHELL, value_name = "SHELL")]
    pub shell: clap_complete::Shell,
    /// The language of what is printed; otherwise the system's.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es")]
    pub lang: Option<Language>,
}

/// `poda help` and `poda man`: which command is asked about.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct HelpArgs {
    /// The command; otherwise the whole program.
    pub command: Option<String>,
    /// The language of what is printed; otherwise the system's.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es")]
    pub lang: Option<Language>,
}

/// `poda solve`.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct SolveArgs {
    /// One JSON object a line.
    #[arg(long)]
    pub json: bool,
    /// The language of what is printed; otherwise the system's.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es")]
    pub lang: Option<Language>,
    /// How to search.
    #[command(flatten)]
    pub search: SearchFlags,
    /// The position files.
    #[arg(required = true, value_hint = clap::ValueHint::FilePath)]
    pub files: Vec<PathBuf>,
}

/// `poda trace`.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct TraceArgs {
    /// One JSON object a line.
    #[arg(long)]
    pub json: bool,
    /// Whether each cutoff says why it happened and what it saved.
    #[arg(long)]
    pub why: bool,
    /// The language of what is printed; otherwise the system's. With JSON, the language of the captions.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es")]
    pub lang: Option<Language>,
    /// How to search.
    #[command(flatten)]
    pub search: SearchFlags,
    /// The position file.
    #[arg(value_hint = clap::ValueHint::FilePath)]
    pub file: PathBuf,
}

/// `poda play`.
#[derive(Args, Clone, Debug, PartialEq)]
// A move is not waited for as long as an answer.
#[command(mut_arg("max_nodes", |flag| flag.default_value("1000000")))]
pub struct PlayArgs {
    /// The side that the human plays; otherwise the one that is to move.
    #[arg(long, value_parser = SIDE, value_name = "max|min")]
    pub side: Option<Player>,
    /// How well the program plays; otherwise as well as the search of the file.
    #[arg(
        long,
        value_parser = LEVEL,
        value_name = "beginner|normal|expert",
        conflicts_with_all = ["algorithm", "fail", "cut_on", "depth", "merge_symmetric", "order", "killers", "history"],
    )]
    pub level: Option<PlayLevel>,
    /// Which game a beginner plays.
    #[arg(long, value_parser = whole, value_name = "N", default_value = "1")]
    pub seed: u64,
    /// The language of what is printed; otherwise the system's.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es")]
    pub lang: Option<Language>,
    /// How to search.
    #[command(flatten)]
    pub search: SearchFlags,
    /// The position file.
    #[arg(value_hint = clap::ValueHint::FilePath)]
    pub file: PathBuf,
}

/// The flags that win over a file's own search.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct SearchFlags {
    /// Which search.
    #[arg(long, value_parser = ALGORITHM)]
    algorithm: Option<Algorithm>,
    /// How many plies to look ahead.
    #[arg(long, value_parser = depth, value_name = "N|full", allow_negative_numbers = true)]
    depth: Option<Depth>,
    /// In which order moves are tried that nothing else puts first.
    #[arg(long, value_parser = BASE, value_name = "given|reversed|best-first|worst-first")]
    order: Option<StaticOrder>,
    /// How many killers are kept at every ply.
    #[arg(long, value_parser = killers, value_name = "N")]
    killers: Option<u8>,
    /// Whether moves that have cut often go first.
    #[arg(long)]
    history: bool,
    /// What is the same for several searches of a file.
    #[command(flatten)]
    pub rules: RuleFlags,
}

/// The flags that win over the rules of a file's own search: everything but which search it is and how deep it goes.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct RuleFlags {
    /// What a search returns beyond its window.
    #[arg(long, value_parser = FAIL, value_name = "soft|hard")]
    fail: Option<Fail>,
    /// Whether a tie with the bound cuts.
    #[arg(long, value_parser = CUT_ON, value_name = "equal|strict")]
    cut_on: Option<CutOn>,
    /// Whether siblings that a symmetry turns into one another are searched only once.
    #[arg(long)]
    merge_symmetric: bool,
    /// How many nodes a search may visit.
    #[arg(long, value_parser = whole, value_name = "N", default_value = "20000000", allow_negative_numbers = true)]
    pub max_nodes: u64,
    /// How much memory a search may take, in megabytes.
    #[arg(long, value_parser = whole, value_name = "MB", default_value = "1024", allow_negative_numbers = true)]
    pub max_memory: u64,
}

impl SearchFlags {
    /// Returns a file's search with what the flags say instead.
    #[must_use]
    pub fn over(&self, file: SearchConfig) -> SearchConfig {
        let ordering = MoveOrdering {
            static_order: self.order.unwrap_or(file.ordering.static_order),
            killers: self.killers.unwrap_or(file.ordering.killers),
            history: self.history || file.ordering.history,
            ..file.ordering
        };
        SearchConfig {
            algorithm: self.algorithm.unwrap_or(file.algorithm),
            depth: self.depth.map_or(file.depth, |Depth(depth)| depth),
            ordering,
            ..self.rules.over(file)
        }
    }
}

impl RuleFlags {
    /// Returns how much a search may take.
    #[must_use]
    pub fn limits(&self) -> Limits {
        let whole = |count: u64| usize::try_from(count).unwrap_or(usize::MAX);
        Limits { bytes: whole(self.max_memory.saturating_mul(1 << 20)), ..Limits::nodes(whole(self.max_nodes)) }
    }

    /// Returns a file's search with what the flags say instead.
    #[must_use]
    pub fn over(&self, file: SearchConfig) -> SearchConfig {
        SearchConfig {
            fail: self.fail.unwrap_or(file.fail),
            cut_on: self.cut_on.unwrap_or(file.cut_on),
            // A file that merges at some plies only goes on doing so. Where it says how many plies but does not merge, it
            // has no plies to keep: the flag merges at all of them.
            merge: if self.merge_symmetric && file.merge == Merge::Nowhere { Merge::Everywhere } else { file.merge },
            ..file
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn over_a_file(flags: &[&str], file: SearchConfig) -> SearchConfig {
        let said = ["poda", "solve"].iter().chain(flags).chain(&["file.ron"]);
        match Arguments::try_parse_from(said).unwrap().subcommand {
            Some(Subcommand::Solve(solve)) => solve.search.over(file),
            other => panic!("solve was asked for, not {other:?}"),
        }
    }

    #[test]
    fn what_is_not_said_stays_as_in_the_file() {
        let file = SearchConfig { depth: Some(3), fail: Fail::Hard, ..SearchConfig::default() };
        assert_eq!(over_a_file(&[], file), file);
    }

    #[test]
    fn a_flag_wins_over_the_file() {
        let file = SearchConfig { depth: Some(3), ..SearchConfig::default() };
        let flags = ["--depth", "full", "--algorithm", "negamax", "--merge-symmetric"];
        let searched = SearchConfig { algorithm: Algorithm::Negamax, depth: None, merge: Merge::Everywhere, ..file };
        assert_eq!(over_a_file(&flags, file), searched);
        let flags = ["--order", "best-first", "--killers", "2", "--history"];
        let ordering =
            MoveOrdering { static_order: StaticOrder::BestFirst, killers: 2, history: true, ..file.ordering };
        assert_eq!(over_a_file(&flags, file), SearchConfig { ordering, ..file });
    }

    #[test]
    fn merging_at_the_first_plies_only_is_not_undone() {
        let file = SearchConfig { merge: Merge::FirstPlies(1), ..SearchConfig::default() };
        assert_eq!(over_a_file(&["--merge-symmetric"], file), file);
    }
}
