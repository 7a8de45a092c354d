//! `--game COMMAND`: a game whose rules are in another program, in place of a file.
//!
//! The program is started by the command line only, asked about the positions that the tree needs, and ended. Its
//! answers are then read like a position file.

mod new;

pub use new::{NewArgs, new};

use super::terminal::report;
use clap::Args;
use poda_core::document::Document;
use poda_core::text::Excerpt;
use poda_platform::game_program::{GameEnding, GameProgram, GrowingGame};
use poda_words::i18n::Words;
use poda_words::messages::Message;
use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::process::ExitCode;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::time::Duration;

/// The flags of a game in another program.
#[derive(Args, Clone, Debug, Default, PartialEq, Eq)]
pub struct GameFlags {
    #[arg(long, help = "cli-help-game", value_name = "cli-help-value-command")]
    game: Option<String>,
    #[arg(long, help = "cli-help-game-partial")]
    game_partial: bool,
    #[command(flatten)]
    timeout: GameTimeout,
}

/// The flag for the time that a game in another program has for an answer.
#[derive(Args, Clone, Debug, Default, PartialEq, Eq)]
pub struct GameTimeout {
    #[arg(long, value_parser = super::flag_values::whole::<u64>, value_name = "S", allow_negative_numbers = true, help = "cli-help-game-timeout")]
    game_timeout: Option<u64>,
}

/// The time that an answer may take unless the flag gives another one.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The game that the arguments name.
static GAME: OnceLock<NamedGame> = OnceLock::new();
/// Whether a fault of the program was reported. If so, the tree that is shown is smaller than the wanted one.
static WAS_AT_FAULT: AtomicBool = AtomicBool::new(false);

/// The game of a program that the arguments name.
#[derive(Debug)]
struct NamedGame {
    program: GameProgram,
    /// Whether the positions that were explored before a fault are used.
    is_partial: bool,
    /// The exploration, once it is begun.
    growing: OnceLock<GrowingGame>,
    /// The document with the tree, once it is known.
    document: OnceLock<Option<Document>>,
}

/// The subcommands whose `--game` names a game that Poda has itself: of the exercises that they generate.
const GENERATING: [&str; 2] = ["exam", "practice"];

/// Moves the command of `--game` to the place of the file, and keeps it. Only a command that was typed is kept: no
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
    let is_partial = arguments[..flags].iter().any(|argument| argument == "--game-partial");
    let program = GameProgram { command: command.clone(), timeout, depth };
    // A process parses its arguments once.
    let _ = GAME.set(NamedGame { program, is_partial, growing: OnceLock::new(), document: OnceLock::new() });
    if generates {
        // There, the flag itself is that of generated exercises.
        arguments.drain(place);
    }
    if !arguments.iter().any(is_end) {
        arguments.push("--".into());
    }
    arguments.push(command.into());
}

impl NamedGame {
    /// Returns the game whose command stands in the place of a file.
    fn at(path: &Path) -> Option<&'static Self> {
        GAME.get().filter(|game| path == Path::new(&game.program.command))
    }

    fn report(&self, sentence: &str) {
        report(&format!("{}: {sentence}", Excerpt::new(&self.program.command)));
    }

    /// Waits for the end of the exploration, and returns the document with its tree. Reports what is wrong, and a tree that
    /// ends before the game does without having been asked to.
    fn explored(&self, words: &Words) -> Option<Document> {
        let growing = self.growing.get_or_init(|| GrowingGame::begin(self.program.clone(), false));
        growing.wait_for_end(Duration::MAX);
        let GameEnding { tree, limit, fault } = growing.ending()?;
        if let Some(fault) = &fault {
            WAS_AT_FAULT.store(true, SeqCst);
            self.report(&fault.sentence(words));
        }
        let tree = tree.filter(|_| fault.is_none() || self.is_partial)?;
        if let Some(limit) = limit {
            self.report(&limit.sentence(words));
        }
        Some(tree.document)
    }
}

/// Returns the document with the tree of the game, if `path` is the command of `--game`.
///
/// # Errors
/// Fails if there is no tree, which is reported.
pub(super) fn played_by_program(words: &Words, path: &Path) -> Result<Option<&'static Document>, ()> {
    let Some(game) = NamedGame::at(path) else { return Ok(None) };
    game.document.get_or_init(|| game.explored(words)).as_ref().map(Some).ok_or(())
}

/// Begins to explore the game for the window, if `path` is the command of `--game`, and waits until its start is known.
///
/// # Errors
/// Fails if there is no tree, which is reported.
pub(super) fn begun_for_window(words: &Words, path: &Path) -> Result<Option<GrowingGame>, ExitCode> {
    let Some(game) = NamedGame::at(path) else { return Ok(None) };
    let growing = game.growing.get_or_init(|| GrowingGame::begin(game.program.clone(), true));
    growing.wait_for_start();
    match growing.ending() {
        Some(GameEnding { tree: None, fault: Some(fault), .. }) => {
            game.report(&fault.sentence(words));
            Err(ExitCode::FAILURE)
        }
        Some(_) | None => Ok(Some(growing.clone())),
    }
}

/// Returns whether the program of a game was at fault, although the positions explored before are shown.
pub(super) fn was_at_fault() -> bool {
    WAS_AT_FAULT.load(SeqCst)
}
