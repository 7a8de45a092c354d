//! What Linux knows of a process: how much memory it takes.

use std::fs;

/// The most memory that a process has ever held.
pub const PEAK: &str = "VmHWM:";
/// What it holds now.
pub const RESIDENT: &str = "VmRSS:";

/// So much memory, in millions of bytes. The process is a number, or `self`; none where the system does not tell.
pub fn megabytes(process: &str, which: &str) -> Option<f64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let kibibytes = status.lines().find_map(|line| line.strip_prefix(which))?.trim().strip_suffix(" kB")?;
    kibibytes.trim().parse::<f64>().ok().map(|kibibytes| kibibytes * 1024.0 / 1e6)
}
