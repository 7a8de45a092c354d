//! The memory of a process, as Linux reports it.

use std::fs;

/// The peak of the resident memory.
pub const PEAK: &str = "VmHWM:";
/// The current resident memory.
pub const RESIDENT: &str = "VmRSS:";

/// One of the two, in millions of bytes. `process` is a process id or `self`. `None` on other systems.
pub fn megabytes(process: &str, which: &str) -> Option<f64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let kibibytes = status.lines().find_map(|line| line.strip_prefix(which))?.trim().strip_suffix(" kB")?;
    kibibytes.trim().parse::<f64>().ok().map(|kibibytes| kibibytes * 1024.0 / 1e6)
}
