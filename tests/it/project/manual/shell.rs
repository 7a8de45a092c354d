//! The commands of the pages, in a folder for each page: a `console` block shows what a command prints, a `sh` block
//! has commands that succeed.
//!
//! In what is shown, `…` stands for any text. Linux alone chooses the language by the environment.

use super::{Block, blocks, compare, is_update, pages, read};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// A command of a `console` block, and what the page says that it prints.
struct Example<'a> {
    command: &'a str,
    shown: String,
}

fn examples<'a>(block: &Block<'a>) -> Vec<Example<'a>> {
    let mut examples: Vec<Example<'_>> = Vec::new();
    for line in block.text.lines() {
        if let Some(command) = line.strip_prefix("$ ") {
            examples.push(Example { command, shown: String::new() });
        } else {
            let shown = &mut examples.last_mut().expect("a console begins with a command").shown;
            shown.push_str(line);
            shown.push('\n');
        }
    }
    examples
}

/// Whether a text is what is shown, in which `…` stands for any text.
fn is_shown(shown: &str, text: &str) -> bool {
    let mut pieces = shown.split('…');
    let Some(mut rest) = pieces.next().and_then(|first| text.strip_prefix(first)) else { return false };
    let mut pieces = pieces.peekable();
    while let Some(piece) = pieces.next() {
        if pieces.peek().is_none() {
            return rest.ends_with(piece);
        }
        let Some(at) = rest.find(piece) else { return false };
        rest = &rest[at + piece.len()..];
    }
    rest.is_empty()
}

/// Runs a command as a reader would, in a language.
fn run(folder: &Path, language: &str, command: &str) -> Output {
    let program = Path::new(env!("CARGO_BIN_EXE_poda"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = [program.parent().unwrap().to_owned()].into_iter().chain(std::env::split_paths(&path));
    let locale = if language == "es" { "es_ES.UTF-8" } else { "en_US.UTF-8" };
    Command::new("sh")
        .args(["-eu", "-c", command])
        .current_dir(folder)
        .env("PATH", std::env::join_paths(folders).unwrap())
        .envs([("LANG", locale), ("NO_COLOR", "1")])
        .env_remove("LANGUAGE")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

fn has_python() -> bool {
    Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success())
}

/// What the console of a block is if every command prints what it does here.
fn console(folder: &Path, language: &str, block: &Block<'_>) -> String {
    let mut lines = Vec::new();
    for Example { command, shown } in examples(block) {
        let output = run(folder, language, &format!("{{ {command}\n}} 2>&1"));
        let printed = String::from_utf8(output.stdout).unwrap().replace("\r\n", "\n");
        let is_skipped = command.starts_with("python3") && !has_python();
        let now = if is_skipped || is_shown(&shown, &printed) { &shown } else { &printed };
        lines.push(format!("$ {command}\n{now}"));
    }
    lines.concat().trim_end().to_owned()
}

#[test]
fn every_command_does_what_the_pages_say() {
    let mut count = 0;
    for page in pages() {
        let text = read(&page);
        let language = page.parent().unwrap().file_name().unwrap().to_str().unwrap();
        let folder = TempDir::new().unwrap();
        let mut consoles = Vec::new();
        for block in blocks(&text) {
            if let Some(file) = block.file() {
                std::fs::write(folder.path().join(file), format!("{}\n", block.text)).unwrap();
            } else if block.info == "sh" {
                let output = run(folder.path(), language, block.text);
                let said = String::from_utf8_lossy(&output.stderr);
                assert!(output.status.success(), "{}: {}\n{said}", page.display(), block.text);
                count += 1;
            } else if block.info == "console" {
                let console = console(folder.path(), language, &block);
                consoles.push((format!("\n{}\n```", block.text), format!("\n{console}\n```")));
                count += 1;
            }
        }
        compare(&page, |text| {
            consoles.iter().fold(text.to_owned(), |text, (shown, printed)| text.replacen(shown, printed, 1))
        });
    }
    assert!(20 < count, "only {count} blocks of commands were found");
    assert!(!is_update() || std::env::var_os("CI").is_none(), "CI compares the pages, it does not write them");
}

/// What is not run here is run by no test: building, installing, serving and measuring, but nothing that Poda itself
/// does.
#[test]
fn what_is_not_run_has_nothing_to_do_with_what_poda_prints() {
    for page in pages() {
        for block in blocks(&read(&page)).iter().filter(|block| block.info == "sh no_run") {
            for line in block.text.lines() {
                assert!(!line.starts_with("poda "), "{}: {line}", page.display());
            }
        }
    }
}

#[test]
fn an_ellipsis_stands_for_any_text() {
    for (shown, text) in [("", ""), ("a\n", "a\n"), ("a…c", "abc"), ("…", "x\ny"), ("a…b…c", "a1b2b3c"), ("a …", "a …")]
    {
        assert!(is_shown(shown, text), "{shown} shows {text}");
    }
    for (shown, text) in [("a", "ab"), ("", "a"), ("a…c", "ab"), ("a…b…c", "a1c"), ("…a", "b")] {
        assert!(!is_shown(shown, text), "{shown} does not show {text}");
    }
}
