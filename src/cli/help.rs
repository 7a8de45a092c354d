//! `poda help`, `poda man` and `poda completions`, and the definition of the command line in a language.
//!
//! The definitions of the subcommands and flags name the message of their help; [`in_words`] puts its text there.

use super::arguments::{command, definition};
use super::flag_values::{LANGUAGE, SHELL, words};
use super::terminal::{Ansi, HEADING, report};
use crate::i18n::{Language, Words};
use crate::text::{Excerpt, nearest};
use clap::{Arg, ArgAction, Args, Command};
use std::io::{self, Write};

/// `poda completions`.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct CompletionsArgs {
    /// The shell that completes.
    #[arg(value_parser = SHELL, help = "cli-help-shell", value_name = "cli-help-value-shell")]
    shell: clap_complete::Shell,
    /// The language of what is printed; otherwise the system's.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es", help = "cli-help-lang")]
    lang: Option<Language>,
}

/// `poda help` and `poda man`.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct HelpArgs {
    /// The subcommand to describe; otherwise the whole program.
    #[arg(help = "cli-help-which-command", value_name = "cli-help-value-command")]
    command: Option<String>,
    /// The language of what is printed; otherwise the system's.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es", help = "cli-help-lang")]
    lang: Option<Language>,
}

/// Prints the help of a command, as its `--help` does. Returns whether there is such a command.
pub(super) fn help(args: &HelpArgs, out: &mut impl Write) -> io::Result<bool> {
    let Some(mut command) = find_command(command(), args) else { return Ok(false) };
    let page = command.render_help().to_string();
    out.write_all(painted(&page, &words(args.lang), Ansi::of_stdout()).as_bytes())?;
    Ok(true)
}

/// Returns the subcommand that the arguments name. Reports an unknown name.
fn find_command(command: Command, args: &HelpArgs) -> Option<Command> {
    let Some(name) = &args.command else { return Some(command) };
    if let Some(found) = command.find_subcommand(name) {
        return Some(found.clone());
    }
    let words = words(args.lang);
    let mut said = words.fill("cli-error-unknown-command", &[("command", Excerpt::new(name).as_str().into())]);
    if let Some(meant) = nearest(name, command.get_subcommands().map(Command::get_name)) {
        said = format!("{said} {}", words.fill("cli-did-you-mean", &[("meant", meant.into())]));
    }
    report(&format!("{} {said} {}", words.text("cli-error"), words.text("cli-error-help")));
    None
}

/// Prints the script that completes commands, flags and their values in a shell.
pub(super) fn completions(args: &CompletionsArgs, out: &mut impl Write) {
    clap_complete::generate(args.shell, &mut command(), "poda", out);
}

/// Prints the manual page of a command, for `man`. Returns whether there is such a command.
pub(super) fn manual(args: &HelpArgs, out: &mut impl Write) -> io::Result<bool> {
    let Some(command) = find_command(command(), args) else { return Ok(false) };
    let name = args.command.as_ref().map_or_else(|| "poda".to_owned(), |name| format!("poda-{name}"));
    let page = clap_mangen::Man::new(command.display_name(&name))
        .title(name.to_uppercase())
        .source(concat!("poda ", env!("CARGO_PKG_VERSION")));
    let mut text = Vec::new();
    page.render(&mut text)?;
    // The page's own headings are in English only.
    let words = words(args.lang);
    for line in String::from_utf8_lossy(&text).lines() {
        match line.strip_prefix(".SH ").and_then(heading_of) {
            Some(key) => writeln!(out, ".SH {}", words.text(key).to_uppercase())?,
            None => writeln!(out, "{line}")?,
        }
    }
    Ok(true)
}

/// Returns the message for a heading of a manual page.
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

/// Returns all subcommands with their arguments and flags as Markdown, in a language: for each a heading, what it does, how it is
/// called, and a table. They are those of `--help`, from the same definitions.
///
/// ```
/// use poda::cli::flag_table;
/// use poda::i18n::Language;
///
/// let table = flag_table(Language::English);
/// assert!(table.contains("\n### `poda solve`\n"));
/// assert!(table.contains("\n| `--depth <N\\|full>` | How many plies to search; full: to the end of the game |\n"));
/// ```
#[must_use]
pub fn flag_table(language: Language) -> String {
    let words = Words::new(language);
    let mut program = in_words(definition(), &words);
    // Without it, a flag does not know yet how many values it takes.
    program.build();
    let mut text = String::new();
    for command in std::iter::once(&program).chain(program.get_subcommands()) {
        let name = if command.get_name() == "poda" { String::new() } else { format!(" {}", command.get_name()) };
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        let usage = usage(command.get_name(), &words).lines().map(str::trim).collect::<Vec<_>>().join("\n");
        text += &format!("\n### `poda{name}`\n\n{about}.\n\n```text\n{usage}\n```\n\n");
        text += &format!("| {} | |\n| --- | --- |\n", words.text("cli-help-options").trim_end_matches(':'));
        let is_shown = |arg: &&Arg| !arg.is_hide_set() && (name.is_empty() || arg.get_id() != "help");
        for arg in command.get_arguments().filter(is_shown) {
            let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
            let short = arg.get_short().map(|short| format!("`-{short}`, ")).unwrap_or_default();
            text += &format!("| {short}`{}` | {} |\n", cell(&arg.to_string()), cell(&help));
        }
    }
    text
}

/// Returns a text as it stands in a cell of a Markdown table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}

/// Returns the command with its help in these words, for the messages that its definition names.
pub(super) fn in_words(command: Command, words: &Words) -> Command {
    let is_program = command.has_subcommands();
    let about = command.get_about().map(|key| words.text(&key.to_string())).unwrap_or_default();
    let usage = usage(command.get_name(), words);
    let flag = |name: &'static str, short, action, help| {
        Arg::new(name).short(short).long(name).action(action).help(words.text(help))
    };
    let command = command
        .about(about)
        .override_usage(usage)
        .help_template(template(is_program, words))
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
    let help = arg.get_help().map(|key| words.text(&key.to_string())).unwrap_or_default();
    let value_name = arg.get_value_names().and_then(|names| names.first()).map(ToString::to_string);
    let mut arg = arg.help(help);
    if let Some(key) = value_name.filter(|name| name.starts_with("cli-help-value-")) {
        arg = arg.value_name(words.text(&key));
    }
    // The sentence itself says which values there are, and which is the usual one.
    if arg.get_action().takes_values() { arg.hide_possible_values(true).hide_default_value(true) } else { arg }
}

/// Returns how a command is called.
fn usage(name: &str, words: &Words) -> String {
    let key = match name {
        "solve" | "compare" => "cli-usage-files",
        "trace" | "play" | "export" | "link" => "cli-usage-file",
        "practice" => "cli-usage-practice",
        "exam" => "cli-usage-exam",
        "completions" => "cli-usage-completions",
        "man" | "help" => "cli-usage-command",
        _ => "cli-usage-poda",
    };
    words.fill(key, &[("command", name.into())])
}

/// Returns how a page of help is laid out; only that of the whole program has commands on it.
fn template(has_commands: bool, words: &Words) -> String {
    let section = |key, tag| format!("\n\n{}\n{tag}", words.text(key));
    let commands = if has_commands { section("cli-help-commands", "{subcommands}") } else { String::new() };
    let arguments = section("cli-help-arguments", "{positionals}");
    let options = section("cli-help-options", "{options}");
    format!("{{about}}\n\n{} {{usage}}{commands}{arguments}{options}", words.text("cli-help-usage"))
}

/// Returns a page of help with its headings in color, where that is enabled.
pub(super) fn painted(page: &str, words: &Words, ansi: Ansi) -> String {
    let headings = ["cli-help-usage", "cli-help-commands", "cli-help-arguments", "cli-help-options"];
    let headings = headings.map(|key| words.text(key));
    let paint = |line: &str| match headings.iter().find(|heading| line.starts_with(heading.as_str())) {
        Some(heading) => format!("{}{}", ansi.paint(HEADING, heading), &line[heading.len()..]),
        None => line.to_owned(),
    };
    page.lines().map(|line| paint(line) + "\n").collect()
}
