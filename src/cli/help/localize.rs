//! Clap's definition of the command line with Poda's own help, in every language.

use crate::cli::ansi::{Ansi, HEADING};
use crate::i18n::Words;
use clap::{Arg, ArgAction, Command};

/// Returns the command with its help in these words.
pub fn in_words(command: Command, words: &Words) -> Command {
    let name = command.get_name().to_owned();
    let key = match name.as_str() {
        "solve" => "cli-help-solve",
        "trace" => "cli-help-trace",
        "play" => "cli-help-play",
        "practice" => "cli-help-practice",
        "exam" => "cli-help-exam",
        "compare" => "cli-help-compare",
        "export" => "cli-help-export",
        "link" => "cli-help-link",
        "completions" => "cli-help-completions",
        "man" => "cli-help-man",
        "help" => "cli-help-of-help",
        _ => "cli-help-about",
    };
    let is_program = key == "cli-help-about";
    let flag = |name: &'static str, short, action, help| {
        Arg::new(name).short(short).long(name).action(action).help(words.text(help))
    };
    let mut command = command
        .about(words.text(key))
        .override_usage(usage(&name, words))
        .help_template(template(is_program, words))
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
                "file" | "files" | "report" | "reports" | "output" | "key" | "key_json" => {
                    arg.value_name(words.text("cli-help-value-file"))
                }
                "algorithm" | "name" | "title" => arg.value_name(words.text("cli-help-value-name")),
                "shell" => arg.value_name(words.text("cli-help-value-shell")),
                "command" => arg.value_name(words.text("cli-help-value-command")),
                _ => arg,
            }
        })
        .mut_subcommands(|command| in_words(command, words))
        .arg(flag("help", 'h', ArgAction::Help, "cli-help-help"));
    if is_program {
        command = command.arg(flag("version", 'V', ArgAction::Version, "cli-help-version"));
    }
    command
}

/// How a command is called.
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

/// How a page of help is laid out; only that of the whole program has commands on it.
fn template(has_commands: bool, words: &Words) -> String {
    let section = |key, tag| format!("\n\n{}\n{tag}", words.text(key));
    let commands = if has_commands { section("cli-help-commands", "{subcommands}") } else { String::new() };
    let arguments = section("cli-help-arguments", "{positionals}");
    let options = section("cli-help-options", "{options}");
    format!("{{about}}\n\n{} {{usage}}{commands}{arguments}{options}", words.text("cli-help-usage"))
}

/// Returns a page of help with its headings in colour, where that is wanted.
pub fn painted(page: &str, words: &Words, ansi: Ansi) -> String {
    let headings = ["cli-help-usage", "cli-help-commands", "cli-help-arguments", "cli-help-options"];
    let headings = headings.map(|key| words.text(key));
    let paint = |line: &str| match headings.iter().find(|heading| line.starts_with(heading.as_str())) {
        Some(heading) => format!("{}{}", ansi.paint(HEADING, heading), &line[heading.len()..]),
        None => line.to_owned(),
    };
    page.lines().map(|line| paint(line) + "\n").collect()
}

/// Returns the key of the message about an argument of a command.
fn help_of(argument: &str, command: &str) -> &'static str {
    match (argument, command) {
        // A game goes on where an answer is given up.
        ("max_nodes", "play") => "cli-help-play-max-nodes",
        ("depth", "compare") => "cli-help-compare-depth",
        ("json", "trace") => "cli-help-trace-json",
        ("steps", "export") => "cli-help-export-steps",
        ("format", "trace") => "cli-help-trace-format",
        ("format", "export") => "cli-help-export-format",
        ("theme", "export") => "cli-help-export-theme",
        ("view", "export") => "cli-help-export-view",
        ("width", "export") => "cli-help-export-width",
        ("height", "export") => "cli-help-export-height",
        ("scale", "export") => "cli-help-export-scale",
        ("notation", "export") => "cli-help-export-notation",
        ("unvisited", "export") => "cli-help-export-unvisited",
        ("output", "export") => "cli-help-export-output",
        ("lang", "export") => "cli-help-export-lang",
        ("file", "trace" | "export" | "link") => "cli-help-position",
        ("step", "link") => "cli-help-link-step",
        ("lang", "link") => "cli-help-link-lang",
        ("mode", "link") => "cli-help-link-mode",
        ("embed", "link") => "cli-help-link-embed",
        ("base", "link") => "cli-help-link-base",
        ("json", "practice") => "cli-help-practice-json",
        ("kinds", "practice") => "cli-help-practice-kinds",
        ("name", "practice") => "cli-help-practice-name",
        ("report", "practice") => "cli-help-practice-report",
        ("collect", "practice") => "cli-help-practice-collect",
        ("reports", "practice") => "cli-help-practice-reports",
        ("generate", "practice") => "cli-help-practice-generate",
        ("seed", "practice") => "cli-help-practice-seed",
        ("game", "practice") => "cli-help-practice-game",
        ("size", _) => "cli-help-practice-size",
        ("branching", _) => "cli-help-practice-branching",
        ("range", _) => "cli-help-practice-range",
        ("ties", _) => "cli-help-practice-ties",
        ("ragged", _) => "cli-help-practice-ragged",
        ("first", _) => "cli-help-practice-first",
        ("exam_code", _) => "cli-help-practice-exam-code",
        ("variant", _) => "cli-help-practice-variant",
        ("exercise", _) => "cli-help-practice-exercise",
        ("wish", "practice") => "cli-help-practice-wish",
        ("attempts", "practice") => "cli-help-practice-attempts",
        ("blank", _) => "cli-help-practice-blank",
        ("sheet", _) => "cli-help-practice-sheet",
        ("file", "play" | "practice") => "cli-help-play-position",
        ("seed", "exam") => "cli-help-exam-seed",
        ("count", "exam") => "cli-help-exam-count",
        ("variants", "exam") => "cli-help-exam-variants",
        ("kind", "exam") => "cli-help-exam-kind",
        ("contents", "exam") => "cli-help-exam-contents",
        ("ask", "exam") => "cli-help-exam-ask",
        ("paper", "exam") => "cli-help-exam-paper",
        ("title", "exam") => "cli-help-exam-title",
        ("format", "exam") => "cli-help-exam-format",
        ("output", "exam") => "cli-help-exam-output",
        ("key", "exam") => "cli-help-exam-key",
        ("key_json", "exam") => "cli-help-exam-key-json",
        ("algorithm", "exam") => "cli-help-exam-algorithm",
        ("files", "exam") => "cli-help-exam-files",
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
