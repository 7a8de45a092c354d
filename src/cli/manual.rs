//! `poda help`, `poda man` and `poda completions`: prints the definition of the command line.

use super::arguments::{command, definition};
use super::flag_values::words;
use super::help::{CompletionsArgs, HelpArgs, in_words, painted, usage};
use super::terminal::{Ansi, report};
use crate::i18n::{Language, Words};
use crate::text::{Excerpt, nearest};
use clap::{Arg, Command};
use std::fmt::Write as _;
use std::io::{self, Write};

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

/// Returns a text as it stands in a cell of a Markdown table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}
