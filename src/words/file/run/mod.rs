//! Runs in JSON Lines: the output of a user's own program, one object per line. Lines are read as they arrive, and are
//! not trusted.
//!
//! A line that is not an event, such as other output of the program, is skipped and counted. Reading ends at an event
//! that cannot be read, or at a line beyond [`MAX_BYTES`] or [`MAX_EVENTS`](poda_core::run::builder::MAX_EVENTS); the
//! events before it are kept.

mod event;
mod fault;
mod header;
mod json;

pub use fault::{RunFault, RunFaultKind};
pub use header::{is_run, with_position};

use self::event::EventLine;
use self::fault::json_fault;
use self::header::parse_header;
use self::json::{nan_field, with_quoted_infinities};
use super::limits::MAX_BYTES;
use poda_core::check::tell_estimates;
use poda_core::run::builder::RunBuilder;
use poda_core::run::{Run, StrayLines};

#[derive(Debug, Default)]
pub struct RunReader {
    builder: Option<RunBuilder>,
    lines: u32,
    strays: StrayLines,
    /// The bytes of those lines.
    bytes: usize,
    fault: Option<RunFault>,
}

impl RunReader {
    /// Reads the next line, with or without its line end. After a fault, lines are ignored.
    pub fn push(&mut self, line: &[u8]) {
        if self.fault.is_some() {
            return;
        }
        self.lines += 1;
        self.bytes = self.bytes.saturating_add(line.len());
        let read = if MAX_BYTES < self.bytes {
            Err(RunFaultKind::TooLarge)
        } else if line.iter().all(u8::is_ascii_whitespace) {
            Ok(())
        } else if self.is_stray(line) {
            self.strays.add(self.lines, &String::from_utf8_lossy(line));
            Ok(())
        } else {
            self.read(line)
        };
        self.fault = read.err().map(|kind| RunFault { line: self.lines, kind });
    }

    /// Returns how many bytes of the next line are needed, if it has that many: with all of them the run is too large.
    pub const fn wanted_bytes(&self) -> usize {
        (MAX_BYTES + 1).saturating_sub(self.bytes)
    }

    /// Returns whether further lines are ignored.
    pub const fn is_over(&self) -> bool {
        self.fault.is_some()
    }

    /// Returns the part of the run that was read, if it has a header, and the fault that ended the reading.
    pub fn finish(self) -> (Option<Run>, Option<RunFault>) {
        let header_is_missing = self.builder.is_none() && self.fault.is_none();
        let line = self.strays.first.as_ref().map_or(self.lines.max(1), |&(line, _)| line);
        let missing = header_is_missing.then_some(RunFault { line, kind: RunFaultKind::Header });
        let mut run = self.builder.map(|builder| builder.finish(self.strays));
        if let Some(run) = &mut run {
            tell_estimates(run);
        }
        (run, self.fault.or(missing))
    }

    /// Returns whether a line is neither the header nor an event. A line of JSON that begins like one of them is no
    /// other output.
    fn is_stray(&self, line: &[u8]) -> bool {
        let text = String::from_utf8_lossy(line);
        let text = text.trim_start_matches('\u{feff}').trim_start();
        let name = if self.builder.is_some() { "\"e\"" } else { "\"poda\"" };
        !(text.starts_with('{') && text.contains(name))
    }

    fn read(&mut self, line: &[u8]) -> Result<(), RunFaultKind> {
        let text = std::str::from_utf8(line).map_err(|_| RunFaultKind::NotText)?;
        let text = text.trim_start_matches('\u{feff}');
        let Some(builder) = &mut self.builder else {
            self.builder = Some(RunBuilder::new(parse_header(text)?));
            return Ok(());
        };
        // Some languages print infinities in a form that is not JSON. Only lines that fail to parse are checked for
        // them.
        let parsed: EventLine<'_> = match serde_json::from_str(text) {
            Ok(parsed) => parsed,
            Err(error) => {
                let plain = with_quoted_infinities(text);
                let parsed: EventLine<'_> = serde_json::from_str(&plain).map_err(|_| match nan_field(text) {
                    Some(field) => RunFaultKind::NotANumber(field),
                    None => json_fault(&error),
                })?;
                return parsed.tell(builder, self.lines);
            }
        };
        parsed.tell(builder, self.lines)
    }
}

/// Reads a whole run.
pub fn read_run(text: &[u8]) -> (Option<Run>, Option<RunFault>) {
    let mut reader = RunReader::default();
    for line in text.split_inclusive(|&byte| byte == b'\n') {
        reader.push(line);
    }
    reader.finish()
}
