//! The user's system: its language, and how it labels keys.

use chrono::Timelike;
use signal_hook::consts::TERM_SIGNALS;
use signal_hook::flag;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};

/// Returns the locale of the system, such as `es-ES`, if it has one.
pub fn locale() -> Option<String> {
    sys_locale::get_locale()
}

/// Returns the hour and the minute by the clock on the wall, if the system tells.
pub fn time_of_day() -> Option<(u32, u32)> {
    let now = chrono::Local::now();
    Some((now.hour(), now.minute()))
}

/// Returns how keyboards of the system label the command key.
pub const fn command_key_name() -> &'static str {
    if cfg!(target_os = "macos") { "Cmd" } else { "Ctrl" }
}

/// Returns whether a window needs one of the variables that name a display.
pub const fn names_display() -> bool {
    cfg!(all(unix, not(any(target_os = "macos", target_os = "ios", target_os = "android"))))
}

/// Returns whether the system is used with fingers; a desktop's is not asked.
pub const fn is_touched() -> bool {
    false
}

/// Returns whether the system prefers dark colors; a desktop's is not asked.
pub const fn prefers_dark() -> bool {
    false
}

/// Returns whether the system draws everything in colors of its own; a desktop's is not asked.
pub const fn forces_colors() -> bool {
    false
}

/// Returns whether the system asks for more contrast; a desktop's is not asked.
pub const fn prefers_more_contrast() -> bool {
    false
}

/// Returns whether the system asks for less movement; a desktop's is not asked.
pub const fn prefers_reduced_motion() -> bool {
    false
}

/// The limits offered for the nodes of a search; the middle one is the default.
pub const NODES: [usize; 5] = [100_000, 500_000, 2_000_000, 5_000_000, 20_000_000];
/// The limits offered for the memory of a search and its tree, in bytes; the middle one is the default.
pub const BYTES: [usize; 5] = [128 << 20, 256 << 20, 512 << 20, 1 << 30, 4 << 30];
/// The deepest recursion that the stack bears, in levels: a desktop's stack grows.
pub const MAX_LEVELS: usize = usize::MAX;

/// Returns how much memory the system lets this program address, in bytes; the largest number where it does not say, or sets no limit.
pub fn address_space() -> usize {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let limit = limits.lines().find_map(|line| line.strip_prefix("Max address space"));
    limit.and_then(|limit| limit.split_whitespace().next()?.parse().ok()).unwrap_or(usize::MAX)
}

/// Has a file that grows beyond a limit of the system be an error of its writer instead of the end of the program.
pub fn survive_file_limits() {
    // Where the signal cannot be listened to, it ends the program as usual.
    #[cfg(unix)]
    let _ = flag::register(signal_hook::consts::SIGXFSZ, Arc::default());
}

/// The exit code of a program that is interrupted a second time.
const INTERRUPTED: i32 = 130;

/// Listens to Ctrl+C and to requests to end.
#[derive(Clone, Debug)]
pub struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Returns an interrupt that has not happened yet. A second one ends the program at once.
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
