//! The help that `--help` and `poda help` print, the manual page, and shell completions: all from the same definitions.

use super::ansi::{Ansi, HEADING};
use super::arguments::{CompletionsArgs, HelpArgs, command};
use super::{report, words};
use crate::i18n::Words;
use crate::text::Excerpt;
use clap::{Arg, ArgAction, Command};
use std::io::{self, Write};

/// Returns the command with its help in these words.
pub(super) fn in_words(command: Command, words: &Words) -> Command {
    let name = command.get_name().to_owned();
    let key = match name.as_str() {
        "solve" => "cli-help-solve",
        "trace" => "cli-help-trace",
        "play" => "cli-help-play",
        "compare" => "cli-help-compare",
        "completions" => "cli-help-completions",
        "man" => "cli-help-man",
        "help" => "cli-help-of-help",
        _ => "cli-help-about",
    };
    let is_whole = key == "cli-help-about";
    let flag = |name: &'static str, short, action, help| {
        Arg::new(name).short(short).long(name).action(action).help(words.text(help))
    };
    let mut command = command
        .about(words.text(key))
        .override_usage(usage(&name, words))
        .help_template(template(is_whole, words))
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .args_override_self(true)
        .mut_args(|arg| {
            let id = arg.get_id().to_string();
            let help = words.text(help_of(&id, &name));
            let mut arg = arg.help(help);
            if arg.get_action().takes_values() {
                // The sentence itself says which values there are, and which is the usual one.
                arg = arg.hide_possible_values(true).hide_default_value(true);
            }
            match id.as_str() {
                "file" | "files" => arg.value_name(words.text("cli-help-value-file")),
                "algorithm" => arg.value_name(words.text("cli-help-value-name")),
                "shell" => arg.value_name(words.text("cli-help-value-shell")),
                "command" => arg.value_name(words.text("cli-help-value-command")),
                _ => arg,
            }
        })
        .mut_subcommands(|command| in_words(command, words))
        .arg(flag("help", 'h', ArgAction::Help, "cli-help-help"));
    if is_whole {
        command = command.arg(flag("version", 'V', ArgAction::Version, "cli-help-version"));
    }
    command
}

/// How a command is called.
fn usage(name: &str, words: &Words) -> String {
    let key = match name {
        "solve" | "compare" => "cli-usage-files",
        "trace" | "play" => "cli-usage-file",
        "completions" => "cli-usage-completions",
        "man" | "help" => "cli-usage-command",
        _ => "cli-usage-poda",
    };
    words.fill(key, &[("command", name.into())])
}

/// How a page of help is laid out; only that of the whole program has commands on it.
fn template(has_commands: bool, words: &Words) -> String {
    let section = |key, tag| format!("\n\n{}\n{tag}", words.text(key));
    let commands = if has_commands { section("cli-help-commands", "{subcommands}") } else { String::new() };
    let arguments = section("cli-help-arguments", "{positionals}");
    let options = section("cli-help-options", "{options}");
    format!("{{about}}\n\n{} {{usage}}{commands}{arguments}{options}", words.text("cli-help-usage"))
}

/// Returns a page of help with its headings in colour, where that is wanted.
pub(super) fn painted(page: &str, words: &Words, ansi: Ansi) -> String {
    let headings = ["cli-help-usage", "cli-help-commands", "cli-help-arguments", "cli-help-options"];
    let headings = headings.map(|key| words.text(key));
    let paint = |line: &str| match headings.iter().find(|heading| line.starts_with(heading.as_str())) {
        Some(heading) => format!("{}{}", ansi.paint(HEADING, heading), &line[heading.len()..]),
        None => line.to_owned(),
    };
    page.lines().map(|line| paint(line) + "\n").collect()
}

/// Returns the name of a flag without the values that clap writes behind it.
pub(super) fn flag_name(flag: &str) -> String {
    if flag.starts_with('-') { flag.split([' ', '=']).next().unwrap_or(flag).to_owned() } else { flag.to_owned() }
}

/// Returns the key of the message about an argument of a command.
fn help_of(argument: &str, command: &str) -> &'static str {
    match (argument, command) {
        // A game goes on where an answer is given up.
        ("max_nodes", "play") => "cli-help-play-max-nodes",
        ("depth", "compare") => "cli-help-compare-depth",
        ("json", "trace") => "cli-help-trace-json",
        ("file", "trace") => "cli-help-position",
        ("file", "play") => "cli-help-play-position",
        ("files", _) => "cli-help-files",
        ("json", _) => "cli-help-json",
        ("lang", _) => "cli-help-lang",
        ("why", _) => "cli-help-why",
        ("algorithm", _) => "cli-help-algorithm",
        ("algorithms", _) => "cli-help-algorithms",
        ("fail", _) => "cli-help-fail",
        ("cut_on", _) => "cli-help-cut-on",
        ("depth", _) => "cli-help-depth",
        ("order", _) => "cli-help-order",
        ("orders", _) => "cli-help-orders",
        ("killers", _) => "cli-help-killers",
        ("history", _) => "cli-help-history",
        ("merge_symmetric", _) => "cli-help-merge-symmetric",
        ("max_nodes", _) => "cli-help-max-nodes",
        ("max_memory", _) => "cli-help-max-memory",
        ("side", _) => "cli-help-side",
        ("level", _) => "cli-help-level",
        ("seed", _) => "cli-help-seed",
        ("shell", _) => "cli-help-shell",
        ("command", _) => "cli-help-which-command",
        _ => "cli-help-file",
    }
}

/// Prints the help of a command, as its `--help` does. Returns whether there is such a command.
pub(super) fn help(args: &HelpArgs, out: &mut impl Write) -> io::Result<bool> {
    let Some(mut command) = find_command(command(), args) else { return Ok(false) };
    let page = command.render_help().to_string();
    out.write_all(painted(&page, &words(args.lang), Ansi::of_stdout()).as_bytes())?;
    Ok(true)
}

/// Returns the command that is asked about. Says on standard error if there is none.
fn find_command(command: Command, args: &HelpArgs) -> Option<Command> {
    let Some(name) = &args.command else { return Some(command) };
    if let Some(found) = command.find_subcommand(name) {
        return Some(found.clone());
    }
    let words = words(args.lang);
    let mut said = words.fill("cli-error-unknown-command", &[("command", Excerpt::new(name).as_str().into())]);
    let names: Vec<_> = command.get_subcommands().map(Command::get_name).collect();
    if let Some(meant) = super::argument_errors::nearest(name, names) {
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
