//! The help that `--help` prints, in the language of whoever reads it.
//!
//! What clap itself says about a wrong argument stays in English: it has no other language. Which values a flag expects
//! is said in every language by [`arguments`](super::arguments).

use crate::i18n::Words;
use clap::{Arg, ArgAction, Command};

/// The command with its help in these words.
pub(super) fn in_words(command: Command, words: &Words) -> Command {
    let about = match command.get_name() {
        "solve" => "cli-help-solve",
        "trace" => "cli-help-trace",
        "play" => "cli-help-play",
        "compare" => "cli-help-compare",
        _ => "cli-help-about",
    };
    let flag = |name: &'static str, short, action, help| {
        Arg::new(name).short(short).long(name).action(action).help(words.text(help))
    };
    let mut command = command
        .about(words.text(about))
        .help_template(template(about == "cli-help-about", words))
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .mut_args(|arg| {
            let help = match arg.get_id().as_str() {
                // A game goes on where an answer is given up.
                "max_nodes" if about == "cli-help-play" => "cli-help-play-max-nodes",
                "depth" if about == "cli-help-compare" => "cli-help-compare-depth",
                argument => help_of(argument),
            };
            arg.help(words.text(help))
        })
        .mut_subcommands(|command| in_words(command, words))
        .arg(flag("help", 'h', ArgAction::Help, "cli-help-help"));
    if about == "cli-help-about" {
        command = command.arg(flag("version", 'V', ArgAction::Version, "cli-help-version"));
    }
    command
}

/// How a page of help is laid out; only that of the whole program has commands on it.
fn template(has_commands: bool, words: &Words) -> String {
    let section = |heading, tag| format!("\n\n{}\n{tag}", words.text(heading));
    let commands = if has_commands { section("cli-help-commands", "{subcommands}") } else { String::new() };
    let usage = words.text("cli-help-usage");
    let arguments = section("cli-help-arguments", "{positionals}");
    let options = section("cli-help-options", "{options}");
    format!("{{about}}\n\n{usage} {{usage}}{commands}{arguments}{options}")
}

/// The message about an argument.
fn help_of(argument: &str) -> &'static str {
    match argument {
        "files" => "cli-help-files",
        "json" => "cli-help-json",
        "lang" => "cli-help-lang",
        "algorithm" => "cli-help-algorithm",
        "algorithms" => "cli-help-algorithms",
        "fail" => "cli-help-fail",
        "cut_on" => "cli-help-cut-on",
        "depth" => "cli-help-depth",
        "order" => "cli-help-order",
        "orders" => "cli-help-orders",
        "killers" => "cli-help-killers",
        "history" => "cli-help-history",
        "merge_symmetric" => "cli-help-merge-symmetric",
        "max_nodes" => "cli-help-max-nodes",
        "side" => "cli-help-side",
        "level" => "cli-help-level",
        "seed" => "cli-help-seed",
        _ => "cli-help-file",
    }
}
