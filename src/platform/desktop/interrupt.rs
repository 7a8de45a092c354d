//! Whether the user has interrupted the program, so that it ends between two files and not within one.

use signal_hook::consts::TERM_SIGNALS;
use signal_hook::flag;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};

/// The exit code of a program that is interrupted a second time.
const INTERRUPTED: i32 = 130;

/// Listens to Ctrl+C and to requests to end.
#[derive(Clone, Debug)]
pub struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Returns an interrupt that has not happened yet. A second one ends the program at once.
    #[must_use]
    pub fn listen() -> Self {
        let is_interrupted = Arc::new(AtomicBool::new(false));
        for &signal in TERM_SIGNALS {
            // Where a signal cannot be listened to, it ends the program as usual.
            let _ = flag::register_conditional_shutdown(signal, INTERRUPTED, Arc::clone(&is_interrupted))
                .and_then(|_| flag::register(signal, Arc::clone(&is_interrupted)));
        }
        Self(is_interrupted)
    }

    /// Returns whether it has happened.
    pub fn has_happened(&self) -> bool {
        self.0.load(SeqCst)
    }
}
