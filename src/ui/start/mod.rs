//! The start of the program, with a window or without, and the reasons why a window cannot be opened.

mod app_icon;
mod desktop_window;
mod first_reading;
mod page_document;
pub mod persistence;
pub mod snapshot;
pub mod storage;
mod without_window;

use self::app_icon::icon;
use self::desktop_window::DesktopWindow;
pub use self::desktop_window::WindowOptions;
use self::without_window::WithoutWindow;
use eframe::CreationContext;
use poda_core::stack;
use poda_platform::store;
use poda_platform::{background, page, system, window};
use poda_words::messages::{Message, Whole};
use std::sync::atomic::{AtomicBool, Ordering};
use std::{env, panic, process};

/// Opens the window and returns when it is closed. If no window can be opened, `report` is called with the reason.
/// Returns the exit code of the process: 0, or the code that `report` returns.
pub fn run(options: WindowOptions, report: impl Fn(&StartFailure) -> u8 + Clone + Send + Sync + 'static) -> u8 {
    stack::set_max_levels(system::MAX_LEVELS);
    page::supply_texts();
    if background::serve::<WithoutWindow>() {
        return 0;
    }
    page::mark("poda-main");
    let opened = look_for_display().and_then(|()| {
        let create = Box::new(move |context: &CreationContext<'_>| {
            let window = DesktopWindow::new(&context.egui_ctx, &options);
            IS_OPEN.store(true, Ordering::Relaxed);
            Ok(Box::new(window) as Box<dyn eframe::App>)
        });
        guarded(move || window::open(icon(), create), report.clone())
    });
    opened.map_or_else(|failure| report(&failure), |()| 0)
}

/// A reason why no window could be opened.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "start")]
pub enum StartFailure {
    NoDisplay,
    /// The display does not respond.
    Unreachable {
        /// The name of the display.
        #[message(Whole)]
        display: String,
    },
    /// A library is missing.
    Library {
        /// The file name of the library.
        library: &'static str,
        /// The package with the library on Debian and its derivatives.
        package: &'static str,
    },
    /// A library of X11 is missing; the message does not say which.
    XLibraries,
    /// OpenGL is not available.
    #[message("start-no-opengl")]
    NoOpenGl,
    /// Any other cause.
    Other {
        /// The message of the system.
        #[message("said", Whole)]
        message: String,
    },
}

/// Libraries that a window needs on Linux, with their packages. Longer names come first, because shorter ones are parts
/// of them.
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
    /// Returns whether the message of a panic says that the window is gone: another program has destroyed it.
    fn is_lost_window(message: &str) -> bool {
        let of_windows = ["error_kind: Window", "error_kind: Drawable"];
        message.contains("winit")
            && message.contains("X11Error")
            && of_windows.iter().any(|kind| message.contains(kind))
    }

    /// Determines the cause from the error message of a library.
    fn of(message: &str) -> Self {
        let library = LIBRARIES.iter().find(|(library, _)| message.contains(library));
        // Names that appear in the messages of graphics libraries.
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

/// Returns the message of a library without the source location at its beginning.
fn without_source(message: &str) -> &str {
    let behind =
        message.find(".rs:").map(|at| message[at + 4..].trim_start_matches(|letter: char| letter.is_ascii_digit()));
    behind.map_or(message, |message| message.trim_start_matches([':', ' ']))
}

/// Checks that a display is set where the system needs one.
pub(super) fn look_for_display() -> Result<(), StartFailure> {
    let is_set = |name: &&str| env::var_os(name).is_some_and(|value| !value.is_empty());
    let has_display = ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"].iter().any(is_set);
    if system::names_display() && !has_display { Err(StartFailure::NoDisplay) } else { Ok(()) }
}

/// Whether the window is open. A panic after that is a bug of the program itself.
static IS_OPEN: AtomicBool = AtomicBool::new(false);

/// Runs a window and converts errors before it opens to their cause. A panic before it opens ends the process with the
/// exit code that `report` returns for the cause. Before a panic after that is reported, everything is stored.
pub(super) fn guarded(
    run: impl FnOnce() -> eframe::Result,
    report: impl Fn(&StartFailure) -> u8 + Send + Sync + 'static,
) -> Result<(), StartFailure> {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if IS_OPEN.load(Ordering::Relaxed) {
            store::flush_at_failure();
            // The window was destroyed from outside, which is not a bug.
            if StartFailure::is_lost_window(&info.to_string()) {
                process::exit(1);
            }
            return usual(info);
        }
        process::exit(report(&StartFailure::of(&info.to_string())).into());
    }));
    run().map_err(|error| StartFailure::of(&error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_words::i18n::{Language, Words};

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
        for language in Language::AUTHORED {
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
