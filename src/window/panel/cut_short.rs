//! How a search that was cut short can go on.

use super::view_context::ViewContext;
use crate::stored::settings::{BYTES, NODES, SECONDS};
use poda_core::trace::limits::{Ending, Limits};
use poda_session::Command;
use poda_session::play_match::{Match, OpponentKind};
use poda_words::i18n::args;

/// Returns the command by which a search that ended so goes on, with what a button for it says; `None` if it cannot go
/// on.
pub fn way_on(context: &ViewContext<'_>, ending: Ending) -> Option<(String, Command)> {
    let (session, words) = (context.session, context.words);
    let limits = session.limits();
    let next = |offered: &[usize], now: usize| offered.iter().copied().find(|&offer| offer > now);
    Some(match ending {
        Ending::NodeLimit => {
            let nodes = next(&NODES, limits.nodes)?;
            let text = words.fill("ribbon-more-nodes", &args![nodes = words.number(nodes as u64)]);
            (text, Command::SetLimits(Limits { nodes, ..limits }))
        }
        Ending::MemoryLimit => {
            let bytes = next(&BYTES, limits.bytes)?;
            let megabytes = words.number((bytes >> 20) as u64);
            let text = words.fill("ribbon-more-memory", &args![megabytes]);
            (text, Command::SetLimits(Limits { bytes, ..limits }))
        }
        Ending::TimeLimit => {
            // The time that the program has for a move is chosen beside the match.
            let is_of_move =
                matches!(session.current_match(), Some(Match { opponent_kind: OpponentKind::Seconds(_), .. }));
            let now = limits.seconds.filter(|_| !is_of_move)?;
            let seconds = SECONDS.into_iter().find(|&offer| offer > now)?;
            let text = words.fill("ribbon-more-time", &args![seconds = words.number(u64::from(seconds))]);
            (text, Command::SetLimits(Limits { seconds: Some(seconds), ..limits }))
        }
        // A continued search would end at the same number again.
        Ending::Overflow | Ending::OppositeInfinities => return None,
        Ending::Complete | Ending::DepthLimit | Ending::Stopped | Ending::Underway => {
            (words.text("ribbon-search-on"), Command::ContinueSearch)
        }
    })
}
