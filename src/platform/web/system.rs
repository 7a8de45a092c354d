//! The user's browser: its language, and how its keyboard labels keys.

use super::dom;

/// Returns the language that the user prefers, such as `es-ES`.
pub fn locale() -> Option<String> {
    dom::window()?.navigator().language()
}

/// Returns how the keyboard labels the command key.
pub fn command_key_name() -> &'static str {
    let platform = dom::window().and_then(|window| window.navigator().platform().ok()).unwrap_or_default();
    if platform.starts_with("Mac") || platform.starts_with("iP") { "Cmd" } else { "Ctrl" }
}

/// Returns whether a window needs one of the variables that name a display.
pub const fn names_display() -> bool {
    false
}

/// Returns whether the user's system prefers dark colors.
pub fn prefers_dark() -> bool {
    let query = dom::window().and_then(|window| window.match_media("(prefers-color-scheme: dark)").ok().flatten());
    query.is_some_and(|query| query.matches())
}
