//! The reasons why the open position cannot be searched in some way, as sentences.

use super::view_context::ViewContext;
use poda_core::document::{self, Unsearchable};
use poda_core::search::SearchConfig;
use poda_core::search::mcts::MctsConfig;
use poda_words::i18n::diagnostics::unsearchable_sentence;

/// Returns the reason why a configuration cannot search the open position: the game has chance nodes or several players, and the algorithm
/// does not support them. `None` if it can.
pub fn chance_refusal(context: &ViewContext<'_>, config: &SearchConfig) -> Option<String> {
    let checked = document::check_search(context.session.latest_document().position(), config);
    let refusal = checked.err().filter(|reason| {
        matches!(reason, Unsearchable::Chance(_) | Unsearchable::SeveralPlayers(_) | Unsearchable::TwoSides(_))
    });
    refusal.map(|reason| unsearchable_sentence(context.words, reason))
}

/// Returns the reason why Monte Carlo tree search cannot be selected for the open position. During a match it is selected as a level of the
/// program, and the results of the game have to be bounded.
pub fn mcts_refusal(context: &ViewContext<'_>, config: &MctsConfig) -> Option<String> {
    if context.session.current_match().is_some() {
        return Some(context.words.text("mcts-not-playing"));
    }
    unbounded_refusal(context, config)
}

/// Returns the reason why Monte Carlo tree search cannot search the open position at all, not even for a move of a match: the results of
/// the game have to be bounded.
pub fn unbounded_refusal(context: &ViewContext<'_>, config: &MctsConfig) -> Option<String> {
    let checked = document::check_mcts(context.session.latest_document().position(), config);
    checked.err().map(|reason| unsearchable_sentence(context.words, reason))
}
