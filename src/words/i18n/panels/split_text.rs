//! The text above two searches in the split view: the name of each, its counts and its progress.

use crate::i18n::message_args::algorithm_name;
use crate::i18n::{Words, args};
use poda_core::score::Player;
use poda_core::search::stats::SearchStats;
use poda_core::search::{Fail, Opponent, SearchConfig};
use poda_core::trace::{Step, Trace};

/// Returns the algorithm of a search and every other setting that differs from the other search.
pub fn split_name(words: &Words, own: &SearchConfig, other: &SearchConfig) -> String {
    let mut name = algorithm_name(words, own.algorithm);
    if own.cut_on != other.cut_on {
        name = format!("{name}, {}", own.cut_on.relation(Player::Max));
    }
    if own.fail != other.fail {
        let fail = match own.fail {
            Fail::Soft => "search-fail-soft",
            Fail::Hard => "search-fail-hard",
        };
        name = format!("{name}, {}", words.text(fail));
    }
    if own.depth != other.depth {
        let depth = own.depth.map_or_else(|| words.text("search-depth-full"), |depth| depth.to_string());
        name = format!("{name}, {} {depth}", words.text("search-depth"));
    }
    if own.effective().opponent != other.effective().opponent {
        name = format!(
            "{name}, {}",
            words.text(match own.effective().opponent {
                Opponent::Best => "split-against-best",
                Opponent::Random => "split-against-random",
            })
        );
    }
    name
}

/// Returns the counts of a search, with the differences from the first search in brackets.
pub fn split_counts(words: &Words, own: &SearchStats, first: &SearchStats) -> String {
    let with_difference = |own: u64, first: u64| {
        let number = words.number(own);
        if own == first {
            return number;
        }
        let sign = if own < first { '−' } else { '+' };
        format!("{number} ({sign}{})", words.number(own.abs_diff(first)))
    };
    let args =
        args![nodes = with_difference(own.nodes, first.nodes), leaves = with_difference(own.leaves, first.leaves)];
    words.fill("split-counts", &args)
}

/// Returns the step of a search, or that it is done.
pub fn split_progress(words: &Words, trace: &Trace, step: Step) -> String {
    let last = trace.len();
    let key = match (step == last, trace.is_complete()) {
        (true, true) => "split-done",
        (true, false) => "split-cut-short",
        (false, true) => "split-step",
        (false, false) => "split-step-cut-short",
    };
    let args = args![step = words.number(step as u64), last = words.number(last as u64)];
    words.fill(key, &args)
}
