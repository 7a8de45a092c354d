//! The user's system: its language, and how it labels keys.

/// Returns the locale of the system, such as `es-ES`, if it has one.
pub fn locale() -> Option<String> {
    sys_locale::get_locale()
}

/// Returns how keyboards of the system label the command key.
pub const fn command_key_name() -> &'static str {
    if cfg!(target_os = "macos") { "Cmd" } else { "Ctrl" }
}

/// Returns whether a window needs one of the variables that name a display.
pub const fn names_display() -> bool {
    cfg!(all(unix, not(any(target_os = "macos", target_os = "ios", target_os = "android"))))
}

/// Returns whether the system prefers dark colors; a desktop's is not asked.
pub const fn prefers_dark() -> bool {
    false
}
