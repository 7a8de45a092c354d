//! What is said between the passes of a search that makes several: what the next one is for, and why there is none.
//!
//! Knows no tree.

use super::Words;
use super::message_args::{MessageArgs, window_args};
use super::styled_text::StyledText;
use poda_core::search::pass::{Pass, PassKind, StopReason};

/// Returns the sentence at the beginning of a pass; `number` counts from 0.
#[must_use]
pub fn pass_begins(words: &Words, number: usize, pass: Pass) -> StyledText {
    let mut args: MessageArgs = vec![("pass", (number + 1).into())];
    args.extend(window_args(pass.window));
    args.push(("depth", pass.depth.unwrap_or_default().into()));
    let key = match (pass.kind, pass.depth) {
        (PassKind::Deeper, _) => "pass-deeper",
        (PassKind::FailedLow, _) => "pass-failed-low",
        (PassKind::FailedHigh, _) => "pass-failed-high",
        (PassKind::Test, _) => "pass-test",
    };
    words.styled(key, &args)
}

/// Returns why no further pass is made.
#[must_use]
pub fn search_stops(words: &Words, stop: StopReason) -> StyledText {
    let key = match stop {
        StopReason::Depth => "stop-depth",
        StopReason::NothingDeeper => "stop-nothing-deeper",
        StopReason::Win => "stop-win",
        StopReason::Converged => "stop-converged",
    };
    words.styled(key, &[])
}
