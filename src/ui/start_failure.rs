//! Why no window can be opened, as a sentence for the user. Checks for a display first, and turns errors and panics of the
//! windowing libraries into causes.

use crate::i18n::Words;
use crate::platform::system;
use std::sync::atomic::{AtomicBool, Ordering};
use std::{env, panic, process};

/// Why no window was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartFailure {
    /// No display is set.
    NoDisplay,
    /// The display does not answer.
    Unreachable {
        /// The display.
        display: String,
    },
    /// A library is missing.
    Library {
        /// Its file.
        library: &'static str,
        /// The package that contains it on Debian and its derivatives.
        package: &'static str,
    },
    /// An unknown library of X11 is missing.
    XLibraries,
    /// OpenGL is not available.
    NoOpenGl,
    /// Another cause.
    Other {
        /// The message of the system.
        message: String,
    },
}

/// Libraries that a window needs on Linux and their packages, longer names first.
const LIBRARIES: [(&str, &str); 10] = [
    ("libxkbcommon-x11", "libxkbcommon-x11-0"),
    ("libxkbcommon", "libxkbcommon0"),
    ("libX11-xcb", "libx11-xcb1"),
    ("libX11", "libx11-6"),
    ("libXcursor", "libxcursor1"),
    ("libXi", "libxi6"),
    ("libXrandr", "libxrandr2"),
    ("libxcb", "libxcb1"),
    ("libwayland-client", "libwayland-client0"),
    ("libwayland-egl", "libwayland-egl1"),
];

impl StartFailure {
    /// Returns what is missing and how to install it, in one sentence.
    pub fn sentence(&self, words: &Words) -> String {
        match self {
            Self::NoDisplay => words.text("start-no-display"),
            Self::Unreachable { display } => words.fill("start-unreachable", &[("display", display.as_str().into())]),
            Self::Library { library, package } => {
                words.fill("start-library", &[("library", (*library).into()), ("package", (*package).into())])
            }
            Self::XLibraries => words.text("start-x-libraries"),
            Self::NoOpenGl => words.text("start-no-opengl"),
            Self::Other { message } => words.fill("start-other", &[("said", message.as_str().into())]),
        }
    }

    /// Returns the cause from the message of a library.
    fn of(message: &str) -> Self {
        let library = LIBRARIES.iter().find(|(library, _)| message.contains(library));
        // The names that drawing libraries use in their messages.
        let draws = ["glutin", "glow", "OpenGL", "EGL", "GLX", "GLES"];
        if let Some(&(library, package)) = library {
            Self::Library { library, package }
        } else if message.contains("xlib's shared libraries") {
            Self::XLibraries
        } else if message.contains("XOpenDisplay") || message.contains("X server") || message.contains("X11 error") {
            Self::Unreachable { display: env::var("DISPLAY").unwrap_or_default() }
        } else if draws.iter().any(|word| message.contains(word)) {
            Self::NoOpenGl
        } else {
            Self::Other { message: without_source(message.lines().next().unwrap_or_default()).to_owned() }
        }
    }
}

/// Returns the message of a library without the source line at its beginning.
fn without_source(message: &str) -> &str {
    let behind =
        message.find(".rs:").map(|at| message[at + 4..].trim_start_matches(|letter: char| letter.is_ascii_digit()));
    behind.map_or(message, |message| message.trim_start_matches([':', ' ']))
}

/// Checks that there is a display.
///
/// # Errors
/// If there is none.
pub(super) fn look_for_display() -> Result<(), StartFailure> {
    let is_set = |name: &&str| env::var_os(name).is_some_and(|value| !value.is_empty());
    let has_display = ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"].iter().any(is_set);
    if system::names_display() && !has_display { Err(StartFailure::NoDisplay) } else { Ok(()) }
}

/// Whether the window is open: a panic is then a fault of the program itself.
static IS_OPEN: AtomicBool = AtomicBool::new(false);
/// Records that the window is open.
pub(super) fn is_open() {
    IS_OPEN.store(true, Ordering::Relaxed);
}

/// Runs a window and turns errors before it opens into their cause. A panic before it opens ends the process with the exit code
/// that `report` returns for its cause.
pub(super) fn guarded(
    run: impl FnOnce() -> eframe::Result,
    report: impl Fn(&StartFailure) -> u8 + Send + Sync + 'static,
) -> Result<(), StartFailure> {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if IS_OPEN.load(Ordering::Relaxed) {
            return usual(info);
        }
        process::exit(report(&StartFailure::of(&info.to_string())).into());
    }));
    run().map_err(|error| StartFailure::of(&error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn each_cause_is_known_by_what_the_libraries_say() {
        let library = |library, package| StartFailure::Library { library, package };
        for (message, failure) in [
            (
                "panicked at x11.rs:59:\nLibrary libxkbcommon-x11.so could not be loaded.",
                library("libxkbcommon-x11", "libxkbcommon-x11-0"),
            ),
            ("Library libXcursor.so.1 could not be loaded", library("libXcursor", "libxcursor1")),
            ("glutin error: provided native display isn't supported", StartFailure::NoOpenGl),
            ("os error at src/mod.rs:788: Failed to load one of xlib's shared libraries", StartFailure::XLibraries),
            ("an error at src/mod.rs:7: no", StartFailure::Other { message: "no".to_owned() }),
            ("something else\nand more", StartFailure::Other { message: "something else".to_owned() }),
        ] {
            assert_eq!(StartFailure::of(message), failure);
        }
    }

    #[test]
    fn every_cause_is_one_sentence_in_both_languages() {
        for language in Language::ALL {
            let words = Words::new(language);
            for failure in [
                StartFailure::NoDisplay,
                StartFailure::Unreachable { display: ":9".to_owned() },
                StartFailure::of("libXi.so.6"),
                StartFailure::NoOpenGl,
                StartFailure::XLibraries,
                StartFailure::Other { message: "no".to_owned() },
            ] {
                let sentence = failure.sentence(&words);
                assert!(!sentence.contains('\n') && sentence.contains(": "), "{sentence}");
            }
        }
    }
}
