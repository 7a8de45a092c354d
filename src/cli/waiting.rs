//! What every command does while a user waits for it: a line on the terminal shows how long a silent command has
//! worked, and Ctrl+C ends the command at once, without a file that is half written.
//!
//! A command that waits for input is not silent: [`TypedInput`] pauses the line, and ends the input when the command is
//! interrupted.

use super::flag_values::{requested_language, words};
use super::terminal::{Status, report};
use poda_platform::clock::Instant;
use poda_platform::disk;
use poda_platform::system::Interrupt;
use poda_words::i18n::{Words, args};
use std::io::{self, BufRead, Read};
use std::process;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::{self, Builder};
use std::time::Duration;

/// The time between two looks at whether the command is interrupted.
const GLANCE: Duration = Duration::from_millis(25);
/// How long a command may take to end by itself that looks for interrupts.
const PATIENCE: Duration = Duration::from_millis(400);
/// How long it may take to store the answers of a user.
const STORING_PATIENCE: Duration = Duration::from_secs(5);

/// Whether the command looks for interrupts.
static LOOKS: AtomicBool = AtomicBool::new(false);
/// Whether there are answers of a user that are to be stored.
static STORES: AtomicBool = AtomicBool::new(false);

/// Returns the interrupt for a command that looks for it, and says by itself what was not done.
pub(super) fn interrupt() -> Interrupt {
    LOOKS.store(true, SeqCst);
    Interrupt::listen()
}

/// Answers of a user that are not stored yet. While this value exists, an interrupted command has time to store them.
#[derive(Debug)]
pub(super) struct Unstored;

impl Unstored {
    pub fn new() -> Self {
        STORES.store(true, SeqCst);
        Self
    }
}

impl Drop for Unstored {
    fn drop(&mut self) {
        STORES.store(false, SeqCst);
    }
}

/// Executes a command, and ends the process if it is interrupted. Returns the result of the command, and the exit code
/// of an interrupted one that has ended by itself.
pub(super) fn attended<T>(command: impl FnOnce() -> T) -> (T, Option<u8>) {
    let (is_working, ended) = mpsc::channel::<()>();
    // Without a thread, a signal ends the program as usual.
    let attendant = Builder::new().spawn(move || attend(&words(requested_language()), &Interrupt::listen(), &ended));
    let result = command();
    drop(is_working);
    let has_listened = attendant.is_ok_and(|attendant| attendant.join().is_ok());
    Status::clear();
    (result, has_listened.then(Interrupt::listen).and_then(|interrupt| interrupt.exit_code()))
}

/// Shows how long a silent command has worked, until it has ended or is interrupted.
fn attend(words: &Words, interrupt: &Interrupt, ended: &Receiver<()>) {
    let has_ended = |within: Duration| ended.recv_timeout(within) != Err(RecvTimeoutError::Timeout);
    let begun = Instant::now();
    while !has_ended(GLANCE) {
        if let Some(code) = interrupt.exit_code() {
            let has_finished =
                LOOKS.load(SeqCst) && has_ended(PATIENCE) || STORES.load(SeqCst) && has_ended(STORING_PATIENCE);
            if !has_finished {
                disk::end_without_rest(|| {
                    report(&words.text("cli-interrupted"));
                    process::exit(code.into());
                });
            }
            return;
        }
        Status::say_if_silent(|| {
            let seconds = begun.elapsed().as_secs();
            words.fill("cli-working", &args![count = seconds, seconds = words.number(seconds)])
        });
    }
}

/// A thread that reads lines: it reads the next one when asked by the sender, and the receiver has what it read.
type LineReader = (Sender<()>, Receiver<io::Result<Vec<u8>>>);

/// Input that a user types. It ends when the command is interrupted, and nothing is read before it is wanted.
#[derive(Debug)]
pub(super) struct TypedInput {
    interrupt: Interrupt,
    /// The thread that reads, once something is wanted.
    reader: Option<LineReader>,
    /// What was read and is not yet consumed.
    unread: Vec<u8>,
}

impl TypedInput {
    pub fn new() -> Self {
        Self { interrupt: Interrupt::listen(), reader: None, unread: Vec::new() }
    }

    fn next(&mut self) -> io::Result<Vec<u8>> {
        let _paused = Status::pause();
        // A command that gets the end of its input ends by itself.
        LOOKS.store(true, SeqCst);
        let (wants, read) = self.reader.get_or_insert_with(reader);
        // A reader that has ended leaves nothing to read.
        let _ = wants.send(());
        while !self.interrupt.has_happened() {
            match read.recv_timeout(GLANCE) {
                Ok(read) => {
                    LOOKS.store(false, SeqCst);
                    return read;
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        Ok(Vec::new())
    }
}

/// Starts a thread that reads from standard input each time that something is wanted.
fn reader() -> LineReader {
    let ((wants, wanted), (sender, read)) = (mpsc::channel(), mpsc::channel());
    thread::spawn(move || {
        while wanted.recv().is_ok() {
            let mut input = io::stdin().lock();
            let bytes = input.fill_buf().map(<[u8]>::to_vec);
            if let Ok(bytes) = &bytes {
                input.consume(bytes.len());
            }
            if sender.send(bytes).is_err() {
                break;
            }
        }
    });
    (wants, read)
}

impl BufRead for TypedInput {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.unread.is_empty() {
            self.unread = self.next()?;
        }
        Ok(&self.unread)
    }

    fn consume(&mut self, amount: usize) {
        self.unread.drain(..amount);
    }
}

impl Read for TypedInput {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.fill_buf()?.read(buffer)?;
        self.consume(read);
        Ok(read)
    }
}
