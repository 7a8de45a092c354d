//! The user's browser: its language, and how its keyboard labels keys.

use super::dom;

/// Returns the language that the user prefers, such as `es-ES`.
pub fn locale() -> Option<String> {
    dom::window()?.navigator().language()
}

/// Returns the hour and the minute of the local time, if the browser provides them.
pub fn time_of_day() -> Option<(u32, u32)> {
    let now = js_sys::Date::new_0();
    Some((now.get_hours(), now.get_minutes()))
}

/// Returns the label of the command key on the keyboard.
pub fn command_key_name() -> &'static str {
    let platform = dom::window().and_then(|window| window.navigator().platform().ok()).unwrap_or_default();
    if platform.starts_with("Mac") || platform.starts_with("iP") { "Cmd" } else { "Ctrl" }
}

/// Returns whether a window needs one of the environment variables that name a display.
pub const fn names_display() -> bool {
    false
}

/// Returns whether the user's system prefers dark colors.
pub fn prefers_dark() -> bool {
    has_medium("(prefers-color-scheme: dark)")
}

/// Returns whether the user's system prefers reduced motion.
pub fn prefers_reduced_motion() -> bool {
    has_medium("(prefers-reduced-motion: reduce)")
}

/// Returns whether the user's system replaces all colors with its own, as a high-contrast mode does.
pub fn forces_colors() -> bool {
    has_medium("(forced-colors: active)")
}

/// Returns whether the user's system prefers more contrast.
pub fn prefers_more_contrast() -> bool {
    forces_colors() || has_medium("(prefers-contrast: more)")
}

/// Returns whether the user's device is used by touch, as a phone is.
pub fn is_touched() -> bool {
    has_medium("(pointer: coarse)")
}

/// Does nothing, because a browser sets no limit on the size of files.
pub const fn survive_file_limits() {}

fn has_medium(query: &str) -> bool {
    let query = dom::window().and_then(|window| window.match_media(query).ok().flatten());
    query.is_some_and(|query| query.matches())
}

/// The limits offered for the nodes of a search; the middle one is the default.
pub const NODES: [usize; 5] = [100_000, 500_000, 1_000_000, 2_000_000, 5_000_000];
/// The limits offered for the memory of a search and its tree, in bytes; the middle one is the default.
pub const BYTES: [usize; 5] = [64 << 20, 128 << 20, 256 << 20, 512 << 20, 1 << 30];
/// The deepest recursion that the stack supports, in levels. A browser keeps the calls of a page on a separate stack of
/// about a megabyte, beside the stack that the program was linked with.
pub const MAX_LEVELS: usize = 200;

/// Returns how much memory the system lets the program address, in bytes: the largest number, because a browser does
/// not say.
pub const fn address_space() -> usize {
    usize::MAX
}

/// An interruption by the user, which never happens in a browser.
#[derive(Clone, Copy, Debug)]
pub struct Interrupt;

impl Interrupt {
    /// Returns an interrupt that never happens.
    pub const fn listen() -> Self {
        Self
    }

    /// Returns whether the interrupt has happened.
    pub const fn has_happened(&self) -> bool {
        false
    }

    /// Returns the exit code of a program that the interrupt has ended, which is none.
    pub const fn exit_code(&self) -> Option<u8> {
        None
    }
}
