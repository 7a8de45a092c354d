//! `--game COMMAND`: a game whose rules are in another program, in place of a file.
//!
//! The program is started by the command line only, asked about the positions that the tree needs, and ended. What it
//! answered is then read like a position file.

mod new;
mod process;
mod shell_words;

pub use new::{NewArgs, new};

use super::terminal::report;
use clap::Args;
use poda_core::text::Excerpt;
use poda_words::file::game_protocol::{FIRST_REQUEST, GameAnswerError, GameExploration, GameTreeError};
use poda_words::i18n::{Words, args};
use poda_words::messages::Message;
use process::{GameProcess, ProcessFault};
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::Duration;

/// The flags of a game in another program.
#[derive(Args, Clone, Debug, Default, PartialEq, Eq)]
pub struct GameFlags {
    #[arg(long, help = "cli-help-game", value_name = "cli-help-value-command")]
    game: Option<String>,
    #[command(flatten)]
    timeout: GameTimeout,
}

/// The flag for the time that a game in another program has for an answer.
#[derive(Args, Clone, Debug, Default, PartialEq, Eq)]
pub struct GameTimeout {
    #[arg(long, value_parser = super::flag_values::whole::<u64>, value_name = "S", allow_negative_numbers = true, help = "cli-help-game-timeout")]
    game_timeout: Option<u64>,
}

/// How long an answer may take, if nothing else is said.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The program that the arguments name.
static GAME: OnceLock<GameProgram> = OnceLock::new();

/// A program, and how it is asked.
#[derive(Debug)]
struct GameProgram {
    command: String,
    timeout: Duration,
    /// The number of plies that are wanted.
    depth: Option<usize>,
    /// The text of a position file with the tree, once it is known.
    text: OnceLock<Option<String>>,
}

/// The subcommands whose `--game` names a game that Poda has itself: of the exercises that they generate.
const GENERATING: [&str; 2] = ["exam", "practice"];

/// Moves the command of `--game` to where the file is expected, and keeps it. Only a command that was typed is kept: no
/// file, link or lecture can name one.
pub(super) fn in_place_of_file(arguments: &mut Vec<OsString>) {
    let subcommand = arguments.get(1).and_then(|first| first.to_str()).unwrap_or_default();
    let generates = GENERATING.contains(&subcommand);
    if generates && (subcommand == "exam" || arguments.iter().any(|argument| argument == "--generate")) {
        return;
    }
    let is_end = |argument: &OsString| argument == OsStr::new("--");
    let flags = arguments.iter().position(is_end).unwrap_or(arguments.len());
    let value = |flag: &str| {
        let after = format!("{flag}=");
        arguments[..flags].iter().enumerate().skip(1).find_map(|(at, argument)| match argument.to_str()? {
            text if text == flag => Some((at..at + 2, arguments.get(at + 1)?.to_str()?.to_owned())),
            text => Some((at..at + 1, text.strip_prefix(&after)?.to_owned())),
        })
    };
    let Some((place, command)) = value("--game") else { return };
    let value = |flag: &str| value(flag).map(|(_, value)| value);
    let timeout = value("--game-timeout").and_then(|seconds| seconds.parse().ok());
    let depth = value("--depth").and_then(|depth| depth.parse().ok());
    let timeout = timeout.map_or(TIMEOUT, Duration::from_secs);
    // A process parses its arguments once.
    let _ = GAME.set(GameProgram { command: command.clone(), timeout, depth, text: OnceLock::new() });
    if generates {
        // There, the flag itself is that of generated exercises.
        arguments.drain(place);
    }
    if !arguments.iter().any(is_end) {
        arguments.push("--".into());
    }
    arguments.push(command.into());
}

/// Returns the text of a position file with the tree of the game, if `path` is the command of `--game`.
///
/// # Errors
/// Fails if there is no tree, which is reported.
pub(super) fn played_by_program(words: &Words, path: &Path) -> Result<Option<&'static str>, ()> {
    let Some(game) = GAME.get().filter(|game| path == Path::new(&game.command)) else { return Ok(None) };
    let text = game.text.get_or_init(|| match explore(game) {
        Ok(text) => Some(text),
        Err(fault) => {
            report(&format!("{}: {}", Excerpt::new(&game.command), fault.sentence(words)));
            None
        }
    });
    text.as_deref().map(Some).ok_or(())
}

/// Writes the tree of the game to a file in a folder for temporary files, for the window, if `path` is the command of
/// `--game`.
///
/// # Errors
/// Fails if there is no tree or no file, which is reported.
pub(super) fn file_for_window(words: &Words, path: &Path) -> Result<Option<PathBuf>, ()> {
    let Some(text) = played_by_program(words, path)? else { return Ok(None) };
    let folder = std::env::temp_dir().join(format!("poda-game-{}", std::process::id()));
    let file = folder.join("game.ron");
    let written = std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&file, text));
    if let Err(error) = written {
        report(&format!("{}: {error}", file.display()));
        return Err(());
    }
    Ok(Some(file))
}

/// Why there is no tree.
enum GameFault {
    /// The program was not started, or did not answer.
    Process {
        request: usize,
        position: Option<Excerpt>,
        fault: ProcessFault,
    },
    /// An answer is not valid.
    Answer {
        request: usize,
        position: Option<Excerpt>,
        answer: Excerpt,
        error: GameAnswerError,
    },
    Tree(GameTreeError),
}

impl GameFault {
    fn sentence(&self, words: &Words) -> String {
        let place = |request: &usize, position: &Option<Excerpt>| {
            let request = request.to_string();
            match position {
                None => words.text("game-request-first"),
                Some(position) => words.fill("game-request", &args![request, position = position.to_string()]),
            }
        };
        match self {
            Self::Process { request: 0, fault, .. } => fault.sentence(words),
            Self::Process { request, position, fault } => {
                format!("{}: {}", place(request, position), fault.sentence(words))
            }
            Self::Answer { request, position, answer, error } => {
                let got = words.fill("game-got", &args![answer = answer.to_string()]);
                format!("{}: {} {got}", place(request, position), error.sentence(words))
            }
            Self::Tree(error) => error.sentence(words),
        }
    }
}

fn explore(game: &GameProgram) -> Result<String, GameFault> {
    let start = |fault| GameFault::Process { request: 0, position: None, fault };
    let mut program = GameProcess::start(&game.command, game.timeout).map_err(start)?;
    let mut number = 0;
    let mut ask = |request: &str, position: Option<&Excerpt>| -> Result<(usize, String), GameFault> {
        number += 1;
        let failed = |fault| GameFault::Process { request: number, position: position.cloned(), fault };
        Ok((number, program.ask(request).map_err(failed)?))
    };
    let wrong = |request, position: Option<&Excerpt>, answer: &str, error| {
        let answer = Excerpt::new(answer.trim_end());
        GameFault::Answer { request, position: position.cloned(), answer, error }
    };
    let (request, answer) = ask(FIRST_REQUEST, None)?;
    let mut explored =
        GameExploration::new(&answer, game.depth).map_err(|error| wrong(request, None, &answer, error))?;
    let mut first = None;
    while let Some((text, state)) = explored.next_request() {
        let (request, answer) = ask(&text, Some(&state))?;
        explored.take(&answer).map_err(|error| wrong(request, Some(&state), &answer, error))?;
        first.get_or_insert(state);
    }
    let (request, answer) = ask(&explored.check_request(), first.as_ref())?;
    explored.check(&answer).map_err(|error| wrong(request, first.as_ref(), &answer, error))?;
    drop(program);
    explored.position_file().map_err(GameFault::Tree)
}
