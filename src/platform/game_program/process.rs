//! The program of a game as a process: it is started without a shell, asked line by line, and ended with everything
//! that it has started.

use super::shell_words::shell_words;
use crate::clock::Instant;
use crate::process_groups::ProcessGroup;
use poda_core::text::Excerpt;
use poda_words::messages::{Grouped, Message};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

/// The largest number of bytes of an answer.
const MAX_ANSWER: u64 = 64 << 20;
/// How long a program may take to end by itself once its input has ended.
const LAST_WORDS: Duration = Duration::from_millis(300);

/// Why a program does not answer.
#[derive(Clone, Debug, PartialEq, Message)]
#[message(prefix = "game-process")]
pub enum ProcessFault {
    /// A quote in the command is not closed, or it is empty.
    BadCommand,
    /// The program cannot be started.
    NotStarted(#[message("why")] Excerpt),
    /// The answer did not come in time.
    Late(#[message("seconds", Grouped)] usize),
    /// The program has ended.
    Ended(#[message("status")] Excerpt),
    /// The answer does not end.
    #[message(megabytes = MAX_ANSWER >> 20)]
    TooLong,
    /// The answer is not UTF-8.
    NotText,
}

/// What the thread that reads has found.
enum Heard {
    Line(String),
    TooLong,
    NotText,
    End,
}

/// A running program.
pub struct GameProcess {
    child: Child,
    group: Option<ProcessGroup>,
    /// The requests, which a thread writes: a program may leave them unread.
    requests: Option<Sender<String>>,
    heard: Receiver<Heard>,
    timeout: Duration,
}

impl GameProcess {
    /// Starts the program of a command.
    pub fn start(command: &str, timeout: Duration) -> Result<Self, ProcessFault> {
        let words = shell_words(command).unwrap_or_default();
        let (name, arguments) = words.split_first().ok_or(ProcessFault::BadCommand)?;
        let mut command = Command::new(name);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        let failed = |error: std::io::Error| ProcessFault::NotStarted(Excerpt::new(&error.to_string()));
        let (mut child, group) = ProcessGroup::spawn(&mut command).map_err(failed)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(ProcessFault::BadCommand);
        };
        let (requests, waiting) = mpsc::channel();
        thread::spawn(move || write_requests(input, &waiting));
        // The program waits before its next line until this one has been taken.
        let (said, heard) = mpsc::sync_channel(1);
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            loop {
                let found = next_line(&mut output);
                let is_last = !matches!(found, Heard::Line(_));
                if said.send(found).is_err() || is_last {
                    return;
                }
            }
        });
        Ok(Self { child, group: Some(group), requests: Some(requests), heard, timeout })
    }

    /// Sends a request, and returns the line that answers it.
    pub fn ask(&mut self, request: &str) -> Result<String, ProcessFault> {
        if let Some(requests) = &self.requests {
            // If the thread has ended, so has the program.
            let _ = requests.send(format!("{request}\n"));
        }
        match self.heard.recv_timeout(self.timeout) {
            Ok(Heard::Line(line)) => Ok(line),
            Ok(Heard::TooLong) => Err(ProcessFault::TooLong),
            Ok(Heard::NotText) => Err(ProcessFault::NotText),
            Ok(Heard::End) | Err(RecvTimeoutError::Disconnected) => Err(ProcessFault::Ended(self.status())),
            Err(RecvTimeoutError::Timeout) => {
                let seconds = usize::try_from(self.timeout.as_secs()).unwrap_or(usize::MAX);
                Err(ProcessFault::Late(seconds))
            }
        }
    }

    /// Returns how the program ended, once it has.
    fn status(&mut self) -> Excerpt {
        let ended = self.ended_within(LAST_WORDS);
        Excerpt::new(&ended.unwrap_or_else(|| "stdout".to_owned()))
    }

    fn ended_within(&mut self, patience: Duration) -> Option<String> {
        let begun = Instant::now();
        loop {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status.to_string());
            }
            if patience <= begun.elapsed() {
                return None;
            }
            thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for GameProcess {
    /// Ends the input of the program, gives it a moment to end by itself, and ends what is left.
    fn drop(&mut self) {
        self.requests = None;
        self.ended_within(LAST_WORDS);
        self.group = None;
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Writes requests until there are no more. Dropping the input ends it.
fn write_requests(mut input: ChildStdin, waiting: &Receiver<String>) {
    while let Ok(request) = waiting.recv() {
        if input.write_all(request.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn next_line(output: &mut impl BufRead) -> Heard {
    let mut line = Vec::new();
    match output.by_ref().take(MAX_ANSWER).read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => Heard::End,
        Ok(_) if MAX_ANSWER <= line.len() as u64 => Heard::TooLong,
        Ok(_) => String::from_utf8(line).map_or(Heard::NotText, Heard::Line),
    }
}
