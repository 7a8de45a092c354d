//! The end of the program from outside: a signal, or a library that ends the process. What is to be stored is stored
//! first.
//!
//! After a signal the window has a moment to handle what has reached it. Neither storing nor ending waits for a window
//! that does not answer.

use super::stored_texts::StoredTexts;
use std::cell::RefCell;
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// The texts that are stored if the program is ended from outside.
static TEXTS: Mutex<Weak<StoredTexts>> = Mutex::new(Weak::new());

thread_local! {
    /// Dropped when a library calls `exit` on the thread of the window, as that of X11 does when its server is gone.
    static AT_EXIT: RefCell<Option<AtExit>> = const { RefCell::new(None) };
}

/// Closes the texts when it is dropped.
struct AtExit(Arc<StoredTexts>);

impl Drop for AtExit {
    fn drop(&mut self) {
        self.0.close();
    }
}

/// Stores these texts if the program is ended from outside. Is called on the thread of the window. `wake` makes the
/// window call [`end_if_asked`].
pub fn listen(texts: &Arc<StoredTexts>, wake: impl Fn() + Send + 'static) {
    AT_EXIT.set(Some(AtExit(Arc::clone(texts))));
    *TEXTS.lock().unwrap_or_else(PoisonError::into_inner) = Arc::downgrade(texts);
    // If a signal cannot be handled, it ends the program as usual.
    #[cfg(unix)]
    let _ = signals::listen(Arc::clone(texts), wake);
    #[cfg(not(unix))]
    drop(wake);
}

/// Writes the texts that are stored if the program is ended from outside.
pub fn flush() {
    let texts = TEXTS.lock().unwrap_or_else(PoisonError::into_inner).upgrade();
    if let Some(texts) = texts {
        texts.flush();
    }
}

/// Ends the program if a signal has asked for that.
pub fn end_if_asked(texts: &StoredTexts) {
    #[cfg(unix)]
    signals::end_if_asked(texts);
    #[cfg(not(unix))]
    let _ = texts;
}

/// Ends this process by the signal that ended the program of which it is the rest. Does nothing in every other process.
pub fn end_as_rest() {
    #[cfg(unix)]
    signals::end_as_rest();
}

/// The signals that ask a program to end.
#[cfg(unix)]
mod signals {
    use super::StoredTexts;
    use crate::desktop::background::STACK_BYTES;
    use crate::desktop::system::is_ignored;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::{flag, low_level};
    use std::env::{self, current_exe};
    use std::io::{self, Read};
    use std::os::unix::net::UnixStream;
    use std::os::unix::process::CommandExt;
    use std::path::PathBuf;
    use std::process::{self, Command};
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
    use std::sync::{Arc, LazyLock};
    use std::thread::{Builder, park, sleep};
    use std::time::Duration;

    /// How long the window may take to handle what has reached it.
    const WINDOW_PATIENCE: Duration = Duration::from_millis(400);
    /// The time between two looks at whether it has.
    const LOOK: Duration = Duration::from_millis(5);
    /// Set in the process that takes the place of the program to end by a signal: the number of the signal.
    const REST: &str = "PODA_ENDED_BY";

    /// The signal that has come; 0 if none has.
    static SIGNAL: LazyLock<Arc<AtomicUsize>> = LazyLock::new(Arc::default);
    /// Whether this program ends as a rest if it is told to. A program of tests does not.
    static CAN_BE_REST: AtomicBool = AtomicBool::new(false);
    /// Whether the window has handled and stored what had reached it when the signal came.
    static IS_HANDLED: AtomicBool = AtomicBool::new(false);

    fn signal() -> Option<i32> {
        i32::try_from(SIGNAL.load(SeqCst)).ok().filter(|signal| *signal != 0)
    }

    pub(super) fn listen(texts: Arc<StoredTexts>, wake: impl Fn() + Send + 'static) -> io::Result<()> {
        let (mut received, sender) = UnixStream::pair()?;
        let run = move || {
            if received.read_exact(&mut [0]).is_ok()
                && let Some(signal) = signal()
            {
                end(&texts, signal, wake);
            }
        };
        Builder::new().name("ending".to_owned()).stack_size(STACK_BYTES).spawn(run)?;
        for asks in [SIGTERM, SIGINT, SIGHUP] {
            // A program that was started with `nohup` outlives its terminal.
            if asks == SIGHUP && is_ignored(asks) {
                continue;
            }
            flag::register_usize(asks, Arc::clone(&SIGNAL), asks.unsigned_abs() as usize)?;
            low_level::pipe::register(asks, sender.try_clone()?)?;
        }
        Ok(())
    }

    /// Stores what is there, gives the window time to handle the rest, and ends the program in any case.
    fn end(texts: &StoredTexts, signal: i32, wake: impl Fn()) {
        // A program that was asked to end has not failed.
        texts.set_ready(true);
        texts.flush();
        wake();
        let mut looks = WINDOW_PATIENCE.as_millis() / LOOK.as_millis();
        while 0 < looks && !IS_HANDLED.load(SeqCst) {
            sleep(LOOK);
            looks -= 1;
        }
        texts.close();
        // A driver may have a thread of the lowest priority. As the last thread to end it would release the memory of
        // the program, which takes it seconds on a busy machine. The thread that replaces the program releases the
        // memory itself.
        if !CAN_BE_REST.load(SeqCst) {
            return raise(signal);
        }
        // This link leads to it even if the file was replaced meanwhile.
        let link = PathBuf::from("/proc/self/exe");
        let program = if link.exists() { Ok(link) } else { current_exe() };
        let error = program.map(|program| Command::new(program).env(REST, signal.to_string()).exec());
        drop(error);
        raise(signal);
    }

    /// If a signal has asked for that, stores what is there and waits for the end of the program.
    pub(super) fn end_if_asked(texts: &StoredTexts) {
        if signal().is_some() {
            texts.close();
            IS_HANDLED.store(true, SeqCst);
            loop {
                park();
            }
        }
    }

    pub(super) fn end_as_rest() {
        CAN_BE_REST.store(true, SeqCst);
        let signal = env::var(REST).ok().and_then(|signal| signal.parse().ok());
        if let Some(signal) = signal.filter(|signal| [SIGTERM, SIGINT, SIGHUP].contains(signal)) {
            raise(signal);
        }
    }

    /// Ends the program as a signal that is not handled does.
    fn raise(signal: i32) {
        if low_level::emulate_default_handler(signal).is_err() {
            process::abort();
        }
    }
}
