//! The command line as a whole: its subcommands, and how the arguments of the process are parsed.

use super::check::CheckArgs;
use super::compare::CompareArgs;
use super::exam::ExamArgs;
use super::export::ExportArgs;
use super::flag_values::{
    LANGUAGE, LANGUAGE_CODES, QUESTION_KINDS, SHELL, kind_args, language_codes, question_kinds, requested_language,
    whole, words,
};
use super::game::{self, GameFlags, NewArgs};
use super::import::ImportArgs;
use super::link::LinkArgs;
use super::load;
use super::play::PlayArgs;
use super::practice::PracticeArgs;
use super::rehearse::RehearseArgs;
use super::serve::{GatewayArgs, ServeArgs};
use super::solve::SolveArgs;
use super::terminal::{Ansi, ERROR, HEADING, report};
use super::trace::TraceArgs;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Args, Command, CommandFactory, Error, FromArgMatches, Parser};
use poda_core::search::Algorithm;
use poda_core::text::{Excerpt, nearest};
use poda_platform::game_program::GrowingGame;
use poda_words::file::Link;
use poda_words::i18n::{Language, MessageArg, Words, args};
use std::ffi::OsString;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What the arguments request.
#[derive(Clone, Debug, PartialEq)]
pub enum Invocation {
    Window {
        /// The position file to open, or the command of the game.
        file: Option<PathBuf>,
        /// The game of another program, which is being explored.
        game: Option<GrowingGame>,
        /// The language of the window; by default that of the settings or the system.
        lang: Option<Language>,
        /// The longest time of a search in seconds; by default that of the settings.
        max_time: Option<u32>,
        /// The number of frames after which the window closes.
        exit_after_frames: Option<u32>,
    },
    /// A subcommand, which prints and exits.
    Subcommand(Box<Subcommand>),
}

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
    /// Judge the runs of other programs.
    #[command(about = "cli-help-check")]
    Check(Box<CheckArgs>),
    /// Search positions in several ways and print the cost of each.
    #[command(about = "cli-help-compare")]
    Compare(Box<CompareArgs>),
    /// Write pictures of a search into files.
    #[command(about = "cli-help-export")]
    Export(Box<ExportArgs>),
    /// Go through a lecture and write a contact sheet of every press.
    #[command(about = "cli-help-rehearse")]
    Rehearse(RehearseArgs),
    /// Show a class the lecturer's step on its phones, and count its answers.
    #[command(about = "cli-help-serve")]
    Serve(Box<ServeArgs>),
    /// Serve phones for a `poda serve` that runs on another computer.
    #[command(about = "cli-help-gateway")]
    Gateway(Box<GatewayArgs>),
    /// Write a tree in any notation as a position file.
    #[command(about = "cli-help-import")]
    Import(ImportArgs),
    /// Write a small game in Python to begin with.
    #[command(about = "cli-help-new")]
    New(NewArgs),
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

/// Parses the arguments of this process.
///
/// # Errors
/// Returns the exit code of the process if the arguments request help or are not valid. The help or the error has then
/// been printed.
pub fn parse() -> Result<Invocation, ExitCode> {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    match parse_arguments(arguments.clone()) {
        Ok(Arguments { subcommand: Some(subcommand), .. }) => Ok(Invocation::Subcommand(Box::new(subcommand))),
        Ok(Arguments { subcommand: None, lang, max_time, file, exit_after_frames, .. }) => {
            let of_game = file.as_deref().map(|file| game::begun_for_window(&words(lang), file));
            let game = of_game.transpose()?.flatten();
            Ok(Invocation::Window { file, game, lang, max_time, exit_after_frames })
        }
        Err(error) => Err(report_error(&error, &help_command(&arguments))),
    }
}

fn parse_arguments(mut arguments: Vec<OsString>) -> Result<Arguments, clap::Error> {
    move_language(&mut arguments);
    game::in_place_of_file(&mut arguments);
    let mut command = command();
    if let Some(error) = unknown_command(&mut command, &arguments) {
        return Err(error);
    }
    let arguments = Arguments::from_arg_matches(&command.try_get_matches_from_mut(arguments)?)?;
    if let Some(Subcommand::Export(args)) = &arguments.subcommand {
        args.check(&command)?;
    }
    if let Some(Subcommand::Exam(args)) = &arguments.subcommand {
        args.check(&command)?;
    }
    Ok(arguments)
}

/// Moves the language from before a subcommand to behind it: `poda --lang es solve FILE`.
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

/// Returns the error for a first word that is neither a subcommand nor a file but is spelled much like a subcommand.
/// Clap would take the word for the file of the window.
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

/// Returns the command that prints the help about these arguments: that of their subcommand, or of the program.
fn help_command(arguments: &[OsString]) -> String {
    match first_word(arguments).filter(|word| Arguments::command().find_subcommand(word).is_some()) {
        Some(subcommand) => format!("poda {subcommand} --help"),
        None => "poda --help".to_owned(),
    }
}

/// Prints the requested help or the error, with the command that prints the help. Returns the exit code of the process.
fn report_error(error: &clap::Error, help: &str) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let page = painted(&error.render().to_string(), &words(requested_language()), Ansi::of_stdout());
            // Writing fails if the reading end of the pipe is closed.
            let _ = std::io::stdout().lock().write_all(page.as_bytes());
            ExitCode::SUCCESS
        }
        _ => {
            let words = words(requested_language());
            let error_word = Ansi::of_stderr().paint(ERROR, &words.text("cli-error"));
            report(&format!("{error_word} {}", sentences(&words, error, help)));
            ExitCode::from(2)
        }
    }
}

/// Returns the definition of the command line in the requested language: for parsing, help, completions and the manual.
fn command() -> clap::Command {
    in_words(Arguments::command(), &words(requested_language()))
}

/// The arguments. The help attribute of each is the key of a message.
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
    #[arg(long, value_parser = LANGUAGE, value_name = LANGUAGE_CODES, help = "cli-help-lang")]
    lang: Option<Language>,
    #[arg(long, value_parser = whole::<u32>, value_name = "S", allow_negative_numbers = true, help = "cli-help-max-time-of-searches")]
    max_time: Option<u32>,
    #[command(flatten)]
    game: GameFlags,
    #[arg(value_hint = clap::ValueHint::FilePath, help = "cli-help-file", value_name = "cli-help-value-file")]
    file: Option<PathBuf>,
    /// Closes the window after this many frames, for tests without a user.
    #[arg(long, hide = true, value_name = "N", help = "cli-help-file")]
    exit_after_frames: Option<u32>,
}

/// Returns the sentences about an error, without a line end: the error, a suggestion, and how to get help.
fn sentences(words: &Words, error: &Error, help: &str) -> String {
    let mut said = vec![wrong(words, error)];
    said.extend(meant(words, error));
    said.push(words.fill("cli-error-help", &args![help]));
    said.join(" ")
}

fn wrong(words: &Words, error: &Error) -> String {
    let say = |key, args: &[(&str, MessageArg)]| words.fill(key, args);
    let text = |kind| texts(error, kind).first().map(|text| quoted(text)).unwrap_or_default();
    let flag = flag_name(&text(ContextKind::InvalidArg));
    match error.kind() {
        ErrorKind::UnknownArgument if flag.starts_with('-') => say("cli-error-unknown-flag", &args![flag]),
        ErrorKind::UnknownArgument => say("cli-error-too-many", &args![found = flag]),
        ErrorKind::InvalidSubcommand => {
            say("cli-error-unknown-command", &args![command = text(ContextKind::InvalidSubcommand)])
        }
        ErrorKind::InvalidValue if text(ContextKind::InvalidValue).is_empty() => {
            say("cli-error-no-value", &args![flag])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let why = texts(error, ContextKind::Custom).first().cloned();
            let why = why.or_else(|| std::error::Error::source(error).map(ToString::to_string)).unwrap_or_default();
            let value = text(ContextKind::InvalidValue);
            say("cli-error-value", &args![flag, value, why])
        }
        ErrorKind::TooManyValues => say("cli-error-takes-no-value", &args![flag]),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            say("cli-error-no-value", &args![flag])
        }
        ErrorKind::ArgumentConflict if flag.is_empty() => words.text("cli-error-arguments"),
        ErrorKind::ArgumentConflict => {
            let others: Vec<_> =
                texts(error, ContextKind::PriorArg).iter().map(|text| flag_name(&bare(text))).collect();
            say("cli-error-conflict", &args![flag, other = others.join(", ")])
        }
        ErrorKind::MissingRequiredArgument => {
            // A group is written as <--one|--other <VALUE>>.
            let of_group = |text: &str| {
                text.strip_prefix('<').and_then(|text| text.strip_suffix('>')).map(|group| {
                    group.split('|').filter(|flag| flag.starts_with('-')).map(flag_name).collect::<Vec<_>>().join("|")
                })
            };
            let name = |text: &String| of_group(text).filter(|group| !group.is_empty()).unwrap_or_else(|| bare(text));
            let missing: Vec<_> = texts(error, ContextKind::InvalidArg).iter().map(name).collect();
            say("cli-error-missing", &args![missing = missing.join(", ")])
        }
        ErrorKind::InvalidUtf8 => words.text("cli-error-not-text"),
        _ => words.text("cli-error-arguments"),
    }
}

fn meant(words: &Words, error: &Error) -> Option<String> {
    let suggested = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    let found: Vec<String> = suggested.into_iter().flat_map(|kind| texts(error, kind)).collect();
    let meant = found.first().map(|text| flag_name(&quoted(text)))?;
    Some(words.fill("cli-did-you-mean", &args![meant]))
}

fn texts(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

/// Returns the name of a positional argument without the brackets and dots that clap writes around it, or a flag as it
/// is.
fn bare(text: &str) -> String {
    if text.starts_with('-') {
        return quoted(text);
    }
    quoted(text.trim_end_matches('.').trim_matches(['<', '>', '[', ']']))
}

fn quoted(text: &str) -> String {
    Excerpt::new(text).as_str().to_owned()
}

/// Returns the name of a flag without the values that clap appends to it.
fn flag_name(flag: &str) -> String {
    if flag.starts_with('-') { flag.split([' ', '=']).next().unwrap_or(flag).to_owned() } else { flag.to_owned() }
}

#[derive(Args, Clone, Debug, PartialEq)]
pub struct CompletionsArgs {
    #[arg(value_parser = SHELL, help = "cli-help-shell", value_name = "cli-help-value-shell")]
    pub shell: clap_complete::Shell,
    #[arg(long, value_parser = LANGUAGE, value_name = LANGUAGE_CODES, help = "cli-help-lang")]
    pub lang: Option<Language>,
}

/// `poda help` and `poda man`.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct HelpArgs {
    #[arg(help = "cli-help-which-command", value_name = "cli-help-value-command")]
    pub command: Option<String>,
    #[arg(long, value_parser = LANGUAGE, value_name = LANGUAGE_CODES, help = "cli-help-lang")]
    pub lang: Option<Language>,
}

/// Translates the help of a command: its definition contains message keys.
fn in_words(command: Command, words: &Words) -> Command {
    let is_program = command.has_subcommands();
    let about = command.get_about().map(|key| words.text(&key.to_string())).unwrap_or_default();
    let usage = usage(command.get_name(), words);
    let flag = |name: &'static str, short, action, help| {
        Arg::new(name).short(short).long(name).action(action).help(words.text(help))
    };
    let template = template(&command, words);
    let command = command
        .about(about)
        .override_usage(usage)
        .help_template(template)
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .args_override_self(true)
        .mut_args(|arg| argument_in_words(arg, words))
        .mut_subcommands(|command| in_words(command, words))
        .arg(flag("help", 'h', ArgAction::Help, "cli-help-help"));
    if is_program { command.arg(flag("version", 'V', ArgAction::Version, "cli-help-version")) } else { command }
}

fn argument_in_words(arg: Arg, words: &Words) -> Arg {
    let keys =
        |algorithms: &[Algorithm]| algorithms.iter().map(|algorithm| algorithm.key()).collect::<Vec<_>>().join(", ");
    // The classic mistake of searches for several players is listed with the others.
    let (mistaken, of_players): (Vec<_>, Vec<_>) =
        Algorithm::OF_PLAYERS.into_iter().partition(|it| *it == Algorithm::MaxNDeep);
    let algorithms = &[&Algorithm::CORRECT[..], &of_players].concat();
    let mistaken = &[&Algorithm::ALL[Algorithm::CORRECT.len()..], &mistaken].concat();
    let names = args![algorithms = keys(algorithms), mistakes = keys(mistaken)];
    let names: Vec<_> = names.into_iter().chain(kind_args()).collect();
    let help = arg.get_help().map(|key| words.fill(&key.to_string(), &names)).unwrap_or_default();
    let value_name = arg.get_value_names().and_then(|names| names.first()).map(ToString::to_string);
    let mut arg = arg.help(help);
    match value_name {
        Some(name) if name == LANGUAGE_CODES => arg = arg.value_name(language_codes()),
        Some(name) if name == QUESTION_KINDS => arg = arg.value_name(question_kinds()),
        Some(key) if key.starts_with("cli-help-value-") => arg = arg.value_name(words.text(&key)),
        Some(_) | None => {}
    }
    // The help sentence itself names the values and the default.
    if arg.get_action().takes_values() { arg.hide_possible_values(true).hide_default_value(true) } else { arg }
}

fn usage(name: &str, words: &Words) -> String {
    let key = match name {
        "solve" | "compare" => "cli-usage-files",
        "trace" | "play" | "export" | "import" | "link" | "rehearse" | "new" => "cli-usage-file",
        "practice" => "cli-usage-practice",
        "serve" => "cli-usage-serve",
        "gateway" => "cli-usage-gateway",
        "exam" => "cli-usage-exam",
        "check" => "cli-usage-check",
        "completions" => "cli-usage-completions",
        "man" | "help" => "cli-usage-command",
        _ => "cli-usage-poda",
    };
    words.fill(key, &args![command = name])
}

/// Returns the layout of a page of help. Only the page of the whole program lists commands.
fn template(command: &Command, words: &Words) -> String {
    let section = |key, tag| format!("\n\n{}\n{tag}", words.text(key));
    let section_if = |is_needed: bool, key, tag| if is_needed { section(key, tag) } else { String::new() };
    let commands = section_if(command.has_subcommands(), "cli-help-commands", "{subcommands}");
    let arguments = section_if(command.get_positionals().count() != 0, "cli-help-arguments", "{positionals}");
    let options = section("cli-help-options", "{options}");
    // The status of the other commands is on their manual pages.
    let status =
        section_if(command.get_name() == "check", "cli-help-exit-status", &words.text("cli-exit-status-check"));
    format!("{{about}}\n\n{} {{usage}}{commands}{arguments}{options}{status}", words.text("cli-help-usage"))
}

/// Returns a page of help with colored headings, if color is enabled.
fn painted(page: &str, words: &Words, ansi: Ansi) -> String {
    let headings =
        ["cli-help-usage", "cli-help-commands", "cli-help-arguments", "cli-help-options", "cli-help-exit-status"];
    let headings = headings.map(|key| words.text(key));
    let paint = |line: &str| match headings.iter().find(|heading| line.starts_with(heading.as_str())) {
        Some(heading) => format!("{}{}", ansi.paint(HEADING, heading), &line[heading.len()..]),
        None => line.to_owned(),
    };
    page.lines().map(|line| paint(line) + "\n").collect()
}

/// Prints the help of a command, like its `--help`. Returns whether the command exists.
pub(super) fn help(args: &HelpArgs, out: &mut impl Write) -> io::Result<bool> {
    let Some(mut command) = find_command(command(), args) else { return Ok(false) };
    let page = command.render_help().to_string();
    out.write_all(painted(&page, &words(args.lang), Ansi::of_stdout()).as_bytes())?;
    Ok(true)
}

fn find_command(command: Command, args: &HelpArgs) -> Option<Command> {
    let Some(name) = &args.command else { return Some(command) };
    if let Some(found) = command.find_subcommand(name) {
        return Some(found.clone());
    }
    let words = words(args.lang);
    let mut said = words.fill("cli-error-unknown-command", &args![command = Excerpt::new(name).as_str()]);
    if let Some(meant) = nearest(name, command.get_subcommands().map(Command::get_name)) {
        said = format!("{said} {}", words.fill("cli-did-you-mean", &args![meant]));
    }
    report(&format!(
        "{} {said} {}",
        words.text("cli-error"),
        words.fill("cli-error-help", &args![help = "poda --help"])
    ));
    None
}

pub(super) fn completions(args: &CompletionsArgs, out: &mut impl Write) {
    clap_complete::generate(args.shell, &mut command(), "poda", out);
}

/// Prints the manual page of a command, for `man`. Returns whether the command exists.
pub(super) fn manual(args: &HelpArgs, out: &mut impl Write) -> io::Result<bool> {
    let Some(command) = find_command(command(), args) else { return Ok(false) };
    let name = args.command.as_ref().map_or_else(|| "poda".to_owned(), |name| format!("poda-{name}"));
    let page = clap_mangen::Man::new(command.display_name(&name))
        .title(name.to_uppercase())
        .source(concat!("poda ", env!("CARGO_PKG_VERSION")));
    let mut text = Vec::new();
    page.render(&mut text)?;
    // clap_mangen writes its own headings in English.
    let words = words(args.lang);
    let text = String::from_utf8_lossy(&text);
    let lines: Vec<&str> = text.lines().collect();
    let version = lines.iter().position(|line| line.trim_matches('"') == ".SH VERSION").unwrap_or(lines.len());
    for (index, line) in lines.iter().enumerate() {
        if index == version {
            exit_status(&words, args.command.as_deref(), out)?;
        }
        match line.strip_prefix(".SH ").and_then(heading_of) {
            Some(key) => writeln!(out, ".SH {}", words.text(key).to_uppercase())?,
            None => writeln!(out, "{line}")?,
        }
    }
    if version == lines.len() {
        exit_status(&words, args.command.as_deref(), out)?;
    }
    Ok(true)
}

/// Writes the section of a manual page about the exit status of a command, or of all.
fn exit_status(words: &Words, command: Option<&str>, out: &mut impl Write) -> io::Result<()> {
    let status = if command == Some("check") { "cli-exit-status-check" } else { "cli-exit-status" };
    writeln!(out, ".SH {}\n{}", words.text("cli-man-exit-status").to_uppercase(), words.text(status))
}

/// Returns the key of the message for a heading of a manual page.
fn heading_of(heading: &str) -> Option<&'static str> {
    match heading.trim_matches('"') {
        "NAME" => Some("cli-man-name"),
        "SYNOPSIS" => Some("cli-man-synopsis"),
        "DESCRIPTION" => Some("cli-man-description"),
        "OPTIONS" => Some("cli-man-options"),
        "SUBCOMMANDS" => Some("cli-man-commands"),
        "VERSION" => Some("cli-man-version"),
        _ => None,
    }
}

/// Returns all subcommands with their arguments and flags as Markdown, in a language. Each has a heading, a
/// description, its usage and a table. The texts are those of `--help`, from the same definitions.
///
/// ```
/// use poda_cli::flag_table;
/// use poda_words::i18n::Language;
///
/// let table = flag_table(Language::ENGLISH);
/// assert!(table.contains("\n### `poda solve`\n"));
/// assert!(table.contains("\n| `--depth <N\\|full>` | How many plies to search; full: to the end of the game |\n"));
/// ```
pub fn flag_table(language: Language) -> String {
    let words = Words::new(language);
    let mut program = in_words(Arguments::command(), &words);
    // Before this call a flag does not know how many values it takes.
    program.build();
    let mut text = String::new();
    for command in std::iter::once(&program).chain(program.get_subcommands()) {
        let name = if command.get_name() == "poda" { String::new() } else { format!(" {}", command.get_name()) };
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        let usage = usage(command.get_name(), &words).lines().map(str::trim).collect::<Vec<_>>().join("\n");
        let _ = write!(text, "\n### `poda{name}`\n\n{about}.\n\n```text\n{usage}\n```\n\n");
        let _ = writeln!(text, "| {} | |\n| --- | --- |", words.text("cli-help-options").trim_end_matches(':'));
        let is_shown = |arg: &&Arg| !arg.is_hide_set() && (name.is_empty() || arg.get_id() != "help");
        for arg in command.get_arguments().filter(is_shown) {
            let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
            let short = arg.get_short().map(|short| format!("`-{short}`, ")).unwrap_or_default();
            let _ = writeln!(text, "| {short}`{}` | {} |", cell(&arg.to_string()), cell(&help));
        }
    }
    text
}

/// Escapes a text for a cell of a Markdown table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_its_own_usage() {
        for language in [Language::ENGLISH, Language::SPANISH] {
            let words = Words::new(language);
            for name in Arguments::command().get_subcommands().map(Command::get_name) {
                let usage = usage(name, &words);
                assert!(usage.starts_with(&format!("poda {name} ")), "{usage}");
            }
        }
    }
}
