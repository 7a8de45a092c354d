//! The definition of the command line in a language.
//!
//! The definitions of the subcommands and flags name the message of their help; [`in_words`] puts its text there.

use super::flag_values::{LANGUAGE, SHELL};
use super::terminal::{Ansi, HEADING};
use crate::i18n::{Language, Words};
use clap::{Arg, ArgAction, Args, Command};

/// `poda completions`.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct CompletionsArgs {
    /// The shell that completes.
    #[arg(value_parser = SHELL, help = "cli-help-shell", value_name = "cli-help-value-shell")]
    pub shell: clap_complete::Shell,
    /// The language of what is printed; otherwise the system's.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es", help = "cli-help-lang")]
    pub lang: Option<Language>,
}

/// `poda help` and `poda man`.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct HelpArgs {
    /// The subcommand to describe; otherwise the whole program.
    #[arg(help = "cli-help-which-command", value_name = "cli-help-value-command")]
    pub command: Option<String>,
    /// The language of what is printed; otherwise the system's.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es", help = "cli-help-lang")]
    pub lang: Option<Language>,
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
pub(super) fn usage(name: &str, words: &Words) -> String {
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
