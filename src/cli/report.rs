//! What is written to standard error: why a file has no answer, and that a search met a limit.

use super::search_flags::RuleFlags;
use crate::i18n::Words;
use crate::search::budget::max_plies;
use crate::text::visible;
use crate::trace::limits::Ending;
use std::io::{self, Write};
use std::path::Path;

/// Writes a line to standard error. A failure is ignored: there is nowhere else to report it.
pub(super) fn report(message: &str) {
    let _ = writeln!(io::stderr().lock(), "{message}");
}

/// Writes a sentence about a file to standard error.
pub(super) fn report_file(path: &Path, sentence: &str) {
    report(&format!("{}: {sentence}", displayed(path)));
}

/// Writes to standard error that a search of this file met a limit.
pub(super) fn report_limit(words: &Words, path: &Path, ending: Ending, rules: &RuleFlags) {
    let sentence = match ending {
        Ending::MemoryLimit => {
            let megabytes = words.number(rules.max_memory);
            words.fill("cli-limit-memory", &[("megabytes", megabytes.into())])
        }
        Ending::DepthLimit => {
            let plies = words.number(max_plies() as u64);
            words.fill("cli-limit-depth", &[("plies", plies.into())])
        }
        _ => {
            let nodes = ("nodes", words.number(rules.max_nodes).into());
            words.fill("cli-limit-nodes", &[("count", rules.max_nodes.into()), nodes])
        }
    };
    report_file(path, &sentence);
}

/// Returns a path as text that is safe to show on a terminal.
pub(super) fn displayed(path: &Path) -> String {
    visible(&path.to_string_lossy()).into_owned()
}
