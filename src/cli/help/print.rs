//! Prints help, the manual page and shell completions, all from the same definitions.

use super::args::{CompletionsArgs, HelpArgs};
use super::localize::painted;
use crate::cli::ansi::Ansi;
use crate::cli::arguments::command;
use crate::cli::language::words;
use crate::cli::report::report;
use crate::text::Excerpt;
use crate::text::nearest;
use clap::Command;
use std::io::{self, Write};

/// Prints the help of a command, as its `--help` does. Returns whether there is such a command.
pub fn help(args: &HelpArgs, out: &mut impl Write) -> io::Result<bool> {
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
    let names: Vec<_> = command.get_subcommands().map(Command::get_name).collect();
    if let Some(meant) = nearest(name, names) {
        said = format!("{said} {}", words.fill("cli-did-you-mean", &[("meant", meant.into())]));
    }
    report(&format!("{} {said} {}", words.text("cli-error"), words.text("cli-error-help")));
    None
}

/// Prints the script that completes commands, flags and their values in a shell.
pub fn completions(args: &CompletionsArgs, out: &mut impl Write) {
    clap_complete::generate(args.shell, &mut command(), "poda", out);
}

/// Prints the manual page of a command, for `man`. Returns whether there is such a command.
pub fn manual(args: &HelpArgs, out: &mut impl Write) -> io::Result<bool> {
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
        let heading = line.strip_prefix(".SH ").and_then(heading_of);
        match heading {
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
