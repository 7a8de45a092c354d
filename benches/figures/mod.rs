//! The output of a bench: one line per figure, always in the same words, with the target beside it.

use std::env;
use std::fmt::{self, Display, Formatter};
use std::path::Path;

/// Prints `figure: NAME: VALUE (target TARGET; PROFILE)`, so that all figures are found by `cargo bench | grep
/// figure:`.
pub fn figure(name: &str, value: &str, target: &str) {
    println!("figure: {name}: {value} (target {target}; {})", profile());
}

/// Returns the profile that a bench was compiled with, which is the name of the folder that it is in: `release` or
/// `dist`.
pub fn profile() -> String {
    let bench = env::current_exe().unwrap_or_default();
    let folder = bench.ancestors().nth(2).and_then(Path::file_name);
    folder.map_or_else(String::new, |name| name.to_string_lossy().into_owned())
}

/// A time in seconds, displayed with three digits in a suitable unit. A `Duration` would not do: it has no fractions of
/// a nanosecond, and a node takes only a few.
#[derive(Clone, Copy)]
pub struct Time(pub f64);

impl Display for Time {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        let seconds = self.0;
        let (value, unit) = match seconds {
            1.0.. => (seconds, "s"),
            1e-3.. => (seconds * 1e3, "ms"),
            1e-6.. => (seconds * 1e6, "µs"),
            _ => (seconds * 1e9, "ns"),
        };
        let digits = match value {
            100.0.. => 0,
            10.0.. => 1,
            _ => 2,
        };
        write!(formatter, "{value:.digits$} {unit}")
    }
}
