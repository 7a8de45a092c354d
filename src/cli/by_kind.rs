//! The kinds of search: each subcommand is handed to the module of the kind that is searched.

use crate::load::LoadedPosition;
use crate::practice::arguments::PracticeArgs;
use crate::practice::{mcts as practice_mcts, search as practice_search};
use crate::search_name::CheckedSearch;
use crate::solve::answer::SolvedPosition;
use crate::solve::why_not::{AskedMove, WhyNotAnswer};
use crate::solve::{mcts as solve_mcts, search as solve_search};
use crate::trace::arguments::TraceRequest;
use crate::trace::{mcts as trace_mcts, passes as trace_passes};
use poda_core::document::any_search::record_any;
use poda_core::document::{Document, searchable};
use poda_core::game::any::AnyGame;
use poda_core::search::AnySearch;
use poda_core::trace::Recorded;
use poda_core::trace::limits::{Ending, Limits, Progress};
use poda_picture::picture::TreeLayout;
use poda_picture::picture::sampled::SampledLayout;
use poda_words::i18n::{Words, args};
use poda_words::messages::Message;
use std::io::{self, BufRead, Write};

/// Records the search of a document within limits, to be drawn; `None` if the position cannot be searched this way.
pub(super) fn record(document: &Document, limits: Limits, progress: &dyn Progress) -> Option<Recorded<AnyGame>> {
    let search = document.searches.first();
    let extra_bytes_per_node = match search {
        AnySearch::Search(_) => TreeLayout::BYTES_A_NODE,
        AnySearch::Sampled(_) => SampledLayout::BYTES_A_NODE,
    };
    record_any(search, document.position(), Limits { extra_bytes_per_node, ..limits }, progress).ok()
}

/// Searches a position within limits, for JSON or for sentences. The second progress is that of the lists in JSON.
///
/// # Errors
/// Returns the limit that was met.
pub(super) fn solve(
    search: CheckedSearch,
    root: &AnyGame,
    limits: Limits,
    is_json: bool,
    progress: [&dyn Progress; 2],
) -> Result<Box<dyn SolvedPosition>, Ending> {
    match search {
        CheckedSearch::Search(config) => solve_search::solve(config, root, limits, is_json, progress),
        CheckedSearch::Sampled(config, scale) => solve_mcts::solve(config, scale, root, limits, progress[0]),
    }
}

/// Searches a document's position within limits and prints the trace. Returns how it ended.
///
/// # Errors
/// Returns the key of a sentence if the trace cannot be printed as the arguments want.
pub(super) fn trace(
    request: &TraceRequest<'_>,
    document: &Document,
    search: CheckedSearch,
    out: &mut impl Write,
) -> io::Result<Result<Ending, &'static str>> {
    match search {
        CheckedSearch::Search(config) => trace_passes::trace(request, document.position(), &config, out).map(Ok),
        CheckedSearch::Sampled(config, scale) => trace_mcts::trace(request, &config, scale, document.position(), out),
    }
}

/// Asks about a search. Returns whether there was something to ask and everything was written.
pub(super) fn practice(
    words: &Words,
    args: &PracticeArgs,
    loaded: LoadedPosition,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<bool> {
    match loaded.search {
        CheckedSearch::Search(config) => practice_search::practice(words, args, loaded, config, input, out),
        CheckedSearch::Sampled(config, scale) => {
            practice_mcts::practice(words, args, &config, scale, &loaded, input, out)
        }
    }
}

/// Returns the sentence on how the program plays by a search in a match.
pub(super) fn plays_by(words: &Words, search: &AnySearch, position: &AnyGame, seed: u64) -> String {
    match search {
        AnySearch::Search(config) => {
            let config = searchable(position, *config);
            let algorithm = config.algorithm.key();
            match config.depth {
                None => words.fill("cli-play-to-the-end", &args![algorithm]),
                Some(depth) => words.fill("cli-play-plies", &args![algorithm, depth]),
            }
        }
        AnySearch::Sampled(config) => {
            let (count, number) = (u64::from(config.iterations), words.number(config.iterations.into()));
            words.fill("cli-play-sampling", &args![count, number, seed = seed.to_string()])
        }
    }
}

/// Searches a position within limits and answers why a move is not the one that the search plays: one or several
/// moves, separated by `/`, of which the last is asked about. In a given tree it may also be the name of a node.
///
/// # Errors
/// Returns a sentence if there is no such move.
pub(super) fn why_not(
    words: &Words,
    search: &AnySearch,
    root: &AnyGame,
    limits: Limits,
    asked: &str,
    progress: &dyn Progress,
) -> Result<WhyNotAnswer, String> {
    let recorded = record_any(search, root, limits, progress).map_err(|refusal| refusal.sentence(words))?;
    let asked = AskedMove::read(words, &recorded, root, asked)?;
    match &recorded {
        Recorded::Search(passes) => asked.of_passes(words, passes, root),
        Recorded::Sampled(tree) => asked.of_sampled(words, tree, root),
    }
}
