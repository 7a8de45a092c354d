//! A game whose rules are in another program: the program is started, asked about the positions that a tree needs, and
//! ended.
//!
//! Only a command that the user has typed is started. This module does not depend on how the tree is searched.

mod growing;
mod process;
mod shell_words;

pub use growing::{GameEnding, GrowingGame};

use poda_core::text::Excerpt;
use poda_words::file::game_protocol::{FIRST_REQUEST, GameAnswerError, GameExploration, GameTreeError};
use poda_words::i18n::{Words, args};
use poda_words::messages::{Message, MessageArg};
use process::{GameProcess, ProcessFault};
use std::ops::ControlFlow;
use std::time::Duration;

/// A program that plays a game, and how it is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameProgram {
    /// The command that starts it, as a shell splits it into words.
    pub command: String,
    /// How long an answer may take.
    pub timeout: Duration,
    /// The number of plies that are wanted; `None`: as many as there is room for.
    pub depth: Option<usize>,
}

/// Why a program was asked no further.
#[derive(Clone, Debug, PartialEq)]
pub enum GameFault {
    /// The program was not started, or did not answer.
    Process {
        /// The number of the request; 0 if it was not started.
        request: usize,
        /// The position with which the request begins.
        position: Option<Excerpt>,
        /// What happened.
        fault: ProcessFault,
    },
    /// An answer is not valid.
    Answer {
        /// The number of the request.
        request: usize,
        /// The position with which the request begins.
        position: Option<Excerpt>,
        /// The beginning of the answer.
        answer: Excerpt,
        /// What is wrong with it.
        error: GameAnswerError,
    },
    /// Every answer is valid, but there is no tree.
    Tree(GameTreeError),
}

impl Message for GameFault {
    /// Returns what is wrong, with the request and the answer.
    fn sentence_with(&self, words: &Words, _: &[(&str, MessageArg)]) -> String {
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

impl GameFault {
    /// Returns whether what the program has answered before can be relied on: it has not contradicted itself.
    const fn leaves_answers(&self) -> bool {
        !matches!(self, Self::Answer { error: GameAnswerError::ChangedMind, .. })
    }
}

impl GameProgram {
    /// Starts the program, and asks it about positions until there are enough, or until `look` breaks off; it is called
    /// after every answer. Returns what is known, and why the program was asked no further if something is wrong.
    ///
    /// # Errors
    /// If the program has not even described itself.
    fn explore(
        &self,
        mut look: impl FnMut(&GameExploration) -> ControlFlow<()>,
    ) -> Result<(GameExploration, Option<GameFault>), GameFault> {
        let mut number = 0;
        let start = |fault| GameFault::Process { request: 0, position: None, fault };
        let mut program = GameProcess::start(&self.command, self.timeout).map_err(start)?;
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
            GameExploration::new(&answer, self.depth).map_err(|error| wrong(request, None, &answer, error))?;
        let mut go = || {
            let mut first = None;
            while let Some((text, state)) = explored.next_request() {
                let (request, answer) = ask(&text, Some(&state))?;
                explored.take(&answer).map_err(|error| wrong(request, Some(&state), &answer, error))?;
                first.get_or_insert(state);
                if look(&explored).is_break() {
                    return Ok(());
                }
            }
            let (request, answer) = ask(&explored.check_request(), first.as_ref())?;
            explored.check(&answer).map_err(|error| wrong(request, first.as_ref(), &answer, error))
        };
        let fault = go().err();
        Ok((explored, fault))
    }
}
