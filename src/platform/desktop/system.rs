//! The user's system: its language, its clock, its limits, and how its keyboards label keys.

use chrono::Timelike;
use signal_hook::consts::TERM_SIGNALS;
use signal_hook::flag;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, LazyLock};

/// Returns the locale of the system, such as `es-ES`, if it has one.
pub fn locale() -> Option<String> {
    sys_locale::get_locale()
}

/// Returns the hour and the minute of the local time, if the system provides them.
pub fn time_of_day() -> Option<(u32, u32)> {
    let now = chrono::Local::now();
    Some((now.hour(), now.minute()))
}

/// Returns the label of the command key on keyboards of the system.
pub const fn command_key_name() -> &'static str {
    if cfg!(target_os = "macos") { "Cmd" } else { "Ctrl" }
}

/// Returns whether a window needs one of the environment variables that name a display.
pub const fn names_display() -> bool {
    cfg!(all(unix, not(any(target_os = "macos", target_os = "ios", target_os = "android"))))
}

/// Returns whether the system is used by touch. A desktop is not queried.
pub const fn is_touched() -> bool {
    false
}

/// Returns whether the system prefers dark colors. A desktop is not queried.
pub const fn prefers_dark() -> bool {
    false
}

/// Returns whether the system replaces all colors with its own. A desktop is not queried.
pub const fn forces_colors() -> bool {
    false
}

/// Returns whether the system prefers more contrast. A desktop is not queried.
pub const fn prefers_more_contrast() -> bool {
    false
}

/// Returns whether the system prefers reduced motion. A desktop is not queried.
pub const fn prefers_reduced_motion() -> bool {
    false
}

/// The limits offered for the nodes of a search; the middle one is the default.
pub const NODES: [usize; 5] = [100_000, 500_000, 2_000_000, 5_000_000, 20_000_000];
/// The limits offered for the memory of a search and its tree, in bytes; the middle one is the default.
pub const BYTES: [usize; 5] = [128 << 20, 256 << 20, 512 << 20, 1 << 30, 4 << 30];
/// The deepest recursion that the stack supports, in levels: unlimited, because a desktop's stack grows.
pub const MAX_LEVELS: usize = usize::MAX;

/// Returns how much memory the system lets this program address, in bytes; the largest number if the system does not
/// say or sets no limit.
pub fn address_space() -> usize {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let limit = limits.lines().find_map(|line| line.strip_prefix("Max address space"));
    limit.and_then(|limit| limit.split_whitespace().next()?.parse().ok()).unwrap_or(usize::MAX)
}

/// Makes exceeding the system's limit on file sizes an error of the write, instead of the end of the program.
pub fn survive_file_limits() {
    // If the signal cannot be handled, it ends the program as usual.
    #[cfg(unix)]
    let _ = flag::register(signal_hook::consts::SIGXFSZ, Arc::default());
}

/// Returns whether the program was started with a signal that is ignored, as `nohup` starts it.
#[cfg(unix)]
pub(super) fn is_ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or_default();
    u32::try_from(signal - 1).is_ok_and(|bit| ignored.checked_shr(bit).is_some_and(|mask| mask & 1 == 1))
}

/// The exit code of a program that is interrupted a second time.
const INTERRUPTED: i32 = 130;
/// What is added to the number of a signal in the exit code of a program that the signal has ended.
const BEFORE_SIGNALS: u8 = 128;

/// Listens for Ctrl+C, for requests to terminate, and for the end of the terminal.
#[derive(Clone, Debug)]
pub struct Interrupt {
    is_interrupted: Arc<AtomicBool>,
    /// The number of the last signal.
    signal: Arc<AtomicUsize>,
}

/// The interrupt of this process, once it listens for one.
static INTERRUPT: LazyLock<Interrupt> = LazyLock::new(Interrupt::begin);

impl Interrupt {
    /// Returns the interrupt of this process. A second one ends the program at once.
    pub fn listen() -> Self {
        INTERRUPT.clone()
    }

    fn begin() -> Self {
        let (is_interrupted, last_signal) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
        // A program that was started with `nohup` outlives its terminal.
        #[cfg(unix)]
        let hangup = Some(signal_hook::consts::SIGHUP).filter(|&signal| !is_ignored(signal));
        #[cfg(not(unix))]
        let hangup = None;
        for signal in TERM_SIGNALS.iter().copied().chain(hangup) {
            // If a signal cannot be handled, it ends the program as usual.
            let number = signal.unsigned_abs() as usize;
            let _ = flag::register_conditional_shutdown(signal, INTERRUPTED, Arc::clone(&is_interrupted))
                .and_then(|_| flag::register_usize(signal, Arc::clone(&last_signal), number))
                .and_then(|_| flag::register(signal, Arc::clone(&is_interrupted)));
        }
        Self { is_interrupted, signal: last_signal }
    }

    /// Returns whether the interrupt has happened.
    pub fn has_happened(&self) -> bool {
        self.is_interrupted.load(SeqCst)
    }

    /// Returns the exit code of a program that the interrupt has ended: 130 after Ctrl+C. `None` if none has happened.
    pub fn exit_code(&self) -> Option<u8> {
        let signal = u8::try_from(self.signal.load(SeqCst)).unwrap_or_default();
        self.has_happened().then(|| BEFORE_SIGNALS.saturating_add(signal))
    }
}
