//! Why a search cannot be made of what is open.

use super::view_context::ViewContext;
use poda_core::document::{self, Unsearchable};
use poda_core::search::SearchConfig;
use poda_core::search::mcts::MctsConfig;
use poda_words::i18n::diagnostics::unsearchable_sentence;

/// Returns why a search of what is open cannot be made, where chance decides and it searches no chance nodes.
pub fn chance_refusal(context: &ViewContext<'_>, config: &SearchConfig) -> Option<String> {
    let checked = document::check_search(context.session.document().position(), config);
    let refusal = checked.err().filter(|reason| matches!(reason, Unsearchable::Chance(_)));
    refusal.map(|reason| unsearchable_sentence(context.words, reason))
}

/// Returns why Monte Carlo tree search cannot be chosen for what is open: in a match it is chosen as a strength of the program, and it needs
/// results between two finite values.
pub fn mcts_refusal(context: &ViewContext<'_>, config: &MctsConfig) -> Option<String> {
    if context.session.current_match().is_some() {
        return Some(context.words.text("mcts-not-playing"));
    }
    unbounded_refusal(context, config)
}

/// Returns why Monte Carlo tree search cannot be made of the position that is open, not even for a move: it needs results between two finite
/// values.
pub fn unbounded_refusal(context: &ViewContext<'_>, config: &MctsConfig) -> Option<String> {
    let checked = document::check_mcts(context.session.latest_history().document().position(), config);
    checked.err().map(|reason| unsearchable_sentence(context.words, reason))
}
