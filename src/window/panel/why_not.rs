//! Why a move is not the one that the search plays: the answer to the question that the user has asked about a node of
//! the shown search, and the line that is drawn with it.

use super::view_context::SearchContext;
use poda_core::trace::passes::PassStep;
use poda_core::trace::why_not::WhyNot;
use poda_core::trace::{NodeId, Story};
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::why_not;
use poda_words::lessons::curriculum::can_be_read;

/// Returns whether the question can be asked about a node: a move leads to it, and nothing that the answer would reveal
/// is concealed.
pub fn can_ask(context: &SearchContext<'_>, node: NodeId) -> bool {
    let session = context.session;
    let is_reading = context.practice.is_none() && session.current_match().is_none() && !context.shown.is_asked();
    let is_shown = session.slide().is_none() && session.split().is_none() && !session.lanes().are_separate();
    node != NodeId::ROOT && is_reading && is_shown
}

/// Returns the answer with what is known at the shown step, if the question is asked and may be.
fn answer(context: &SearchContext<'_>) -> Option<(PassStep, WhyNot)> {
    let child = context.tree.why_not.filter(|&child| can_ask(context, child))?;
    let at = PassStep { pass: context.search.pass(), step: context.search.step() };
    Some((at, context.search.passes().why_not(at, child)?))
}

/// Returns the sentences, the main point first. In a lesson, those with terms of later lessons are left out.
pub fn sentences(context: &SearchContext<'_>) -> Option<Vec<StyledText>> {
    let (at, answer) = answer(context)?;
    let is_readable = |text: &StyledText| {
        context.lesson().is_none_or(|number| can_be_read(number, context.words.language(), &text.plain()))
    };
    let mut said = why_not::sentences(context.words, context.search.passes(), at, &answer).into_iter();
    Some(said.next().into_iter().chain(said.filter(is_readable)).collect())
}

/// Returns the nodes of the line in the shown tree, from the node of the move on; empty if the question is not asked. A
/// line of an earlier pass is drawn along the same moves, as far as this pass has them.
pub fn line(context: &SearchContext<'_>) -> Vec<NodeId> {
    let Some((_, answer)) = answer(context) else { return Vec::new() };
    if answer.line.pass == context.search.pass() {
        return answer.line.nodes;
    }
    let other = context.search.passes().get(answer.line.pass);
    let here = |&node: &NodeId| context.search.recording().node_at_line(&other.moves_to(node));
    answer.line.nodes.iter().map_while(here).collect()
}
