//! Why a move is not the one that the search plays: the answer to the question that the user has asked about a node of
//! the shown search, and the line that is drawn with it.

use super::cut_short::way_on;
use super::mcts_settings::MAX_ITERATIONS;
use super::request::MoveInLane;
use super::sampled_context::SampledContext;
use super::search_settings::refusal;
use super::view_context::{SearchContext, ViewContext};
use poda_core::game::Game;
use poda_core::game::any::AnyMove;
use poda_core::game::played_game::legal_moves;
use poda_core::score::Turn;
use poda_core::search::mcts::MctsConfig;
use poda_core::search::{AnySearch, SearchConfig};
use poda_core::trace::passes::PassStep;
use poda_core::trace::why_not::{SampledVerdict, SampledWhyNot, Verdict, WhyNot};
use poda_core::trace::{NodeId, Story, TimelineStep};
use poda_session::Command;
use poda_words::i18n::args;
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::why_not;
use poda_words::lessons::curriculum::can_be_read;

/// Returns whether such a question can be asked at all: nothing that an answer would reveal is concealed, and there is a
/// strip in which it stands.
fn is_askable(context: &ViewContext<'_>) -> bool {
    let session = context.session;
    let is_reading = context.practice.is_none() && session.current_match().is_none() && !context.shown.is_asked();
    is_reading && session.slide().is_none() && session.split().is_none() && !session.lanes().are_separate()
}

/// Returns whether the question can be asked about a node: a move leads to it, and nothing that the answer would reveal
/// is concealed.
pub fn can_ask(context: &SearchContext<'_>, node: NodeId) -> bool {
    node != NodeId::ROOT && is_askable(context)
}

/// Returns the move to a node of a Monte Carlo tree search, if it can be asked about.
pub fn askable_move(context: &ViewContext<'_>, sampled: SampledContext<'_>, node: NodeId) -> Option<MoveInLane> {
    let recording = sampled.view.recording();
    let (parent, mv) = recording.parent(node).zip(recording.move_to(node))?;
    let index = legal_moves(&recording.position(parent)).iter().position(|&legal| legal == mv)?;
    is_askable(context).then_some(MoveInLane { node: parent, index })
}

/// Returns the moves at a node of a Monte Carlo tree search that no iteration has tried by the shown step, if they can
/// be asked about.
pub fn untried_moves(
    context: &ViewContext<'_>,
    sampled: SampledContext<'_>,
    node: NodeId,
) -> Vec<(MoveInLane, AnyMove)> {
    let recording = sampled.view.recording();
    let position = recording.position(node);
    if !is_askable(context) || position.turn() == Turn::Chance {
        return Vec::new();
    }
    let tried: Vec<_> = sampled.children(node).into_iter().filter_map(|child| recording.move_to(child)).collect();
    let moves = legal_moves(&position).into_iter().enumerate().filter(|(_, mv)| !tried.contains(mv));
    moves.map(|(index, mv)| (MoveInLane { node, index }, mv)).collect()
}

/// Returns the answer of a Monte Carlo tree search with its counts at the shown step, if the question is asked and may
/// be.
fn sampled_answer(context: &ViewContext<'_>, sampled: SampledContext<'_>) -> Option<SampledWhyNot<AnyMove>> {
    let MoveInLane { node, index } = sampled.why_not.filter(|_| is_askable(context))?;
    let mv = *legal_moves(&sampled.view.recording().position(node)).get(index)?;
    sampled.view.recording().why_not(sampled.view.step(), node, mv)
}

/// Returns the most visited replies to the move that is asked about, from its node on; empty if the question is not
/// asked, or no iteration has tried the move yet.
pub fn sampled_line(context: &ViewContext<'_>, sampled: SampledContext<'_>) -> Vec<NodeId> {
    let answer = sampled_answer(context, sampled);
    answer.into_iter().flat_map(|answer| answer.line).map(|on_line| on_line.node).collect()
}

/// Returns the sentences of a Monte Carlo tree search, the main point first. In a lesson, those with terms of later
/// lessons are left out.
pub fn sampled_sentences(context: &ViewContext<'_>, sampled: SampledContext<'_>) -> Option<Vec<StyledText>> {
    let answer = sampled_answer(context, sampled)?;
    Some(readable(context, why_not::sampled_sentences(context.words, sampled.view.recording(), &answer)))
}

/// Returns whether a question about a move is answered, in a search of any kind.
pub fn is_answered(context: &ViewContext<'_>) -> bool {
    match context.sampled() {
        Some(sampled) => sampled_answer(context, sampled).is_some(),
        None => context.depth_first().is_some_and(|context| answer(&context).is_some()),
    }
}

/// Returns the first sentence, and those of the others that use no term of a later lesson.
fn readable(context: &ViewContext<'_>, said: Vec<StyledText>) -> Vec<StyledText> {
    let is_readable = |text: &StyledText| {
        context.lesson().is_none_or(|number| can_be_read(number, context.words.language(), &text.plain()))
    };
    let mut said = said.into_iter();
    said.next().into_iter().chain(said.filter(is_readable)).collect()
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
    Some(readable(context, why_not::sentences(context.words, context.search.passes(), at, &answer)))
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

/// A way to what the search finds of a move that it has not come to by the shown step.
#[derive(Clone, Debug)]
pub struct WayToMove {
    /// What a button for it says.
    pub text: String,
    /// The command that leads there, such as the one that goes to the step of the visit.
    pub command: Command,
}

/// Returns the way to the move that is asked about; `None` if the search has come to it, or if nothing leads to it.
pub fn way_to_move(context: &ViewContext<'_>) -> Option<WayToMove> {
    match context.sampled() {
        Some(sampled) => way_to_untried(context, sampled),
        None => way_to_unvisited(&context.depth_first()?),
    }
}

/// Returns the way to a move in a depth-first search: the step of its visit, in this pass or a later one; where the
/// search was cut short, more of it; and where it prunes the move, a search that prunes nothing.
fn way_to_unvisited(context: &SearchContext<'_>) -> Option<WayToMove> {
    let (_, answer) = answer(context)?;
    let is_unseen = match answer.verdict {
        Verdict::NodeUnvisited
        | Verdict::NodePruned
        | Verdict::Unvisited
        | Verdict::NeverVisited
        | Verdict::Pruned
        | Verdict::PassedOver => true,
        Verdict::Outcome
        | Verdict::Only
        | Verdict::Best
        | Verdict::BestSoFar
        | Verdict::Worse
        | Verdict::NoBetter
        | Verdict::Equal
        | Verdict::Better
        | Verdict::Undecided => false,
    };
    let (words, search) = (context.words, context.search);
    let line = search.recording().moves_to(context.tree.why_not.filter(|_| is_unseen)?);
    let passes = search.passes();
    let visit_in = |pass: usize| {
        let recording = passes.get(pass);
        let step = recording.trace().entered_at(recording.node_at_line(&line)?)?;
        Some(passes.timeline_step(PassStep { pass, step }))
    };
    let mut visits = (search.pass()..passes.len()).filter_map(visit_in);
    if let Some(step) = visits.find(|&step| context.timeline_step() < step) {
        return Some(WayToMove { text: words.text("node-visit"), command: Command::Seek(step) });
    }
    if context.is_embedded() || context.session.document().searches.run().is_some() {
        return None;
    }
    if !passes.is_complete() {
        return way_on(context, passes.ending()).map(|(text, command)| WayToMove { text, command });
    }
    let config = *search.config();
    let unpruned = AnySearch::from(SearchConfig { algorithm: config.algorithm.unpruned(), ..config });
    let is_possible = unpruned != config.into() && refusal(context, &unpruned).is_none();
    is_possible
        .then(|| WayToMove { text: words.text("why-not-search-unpruned"), command: Command::SetSearch(unpruned) })
}

/// Returns the way to a move in a Monte Carlo tree search: the step at which it comes into the tree, and otherwise more
/// of the search, or more iterations.
fn way_to_untried(context: &ViewContext<'_>, sampled: SampledContext<'_>) -> Option<WayToMove> {
    let answer = sampled_answer(context, sampled).filter(|answer| match answer.verdict {
        SampledVerdict::Untried => true,
        SampledVerdict::Outcome
        | SampledVerdict::Only
        | SampledVerdict::Trying
        | SampledVerdict::Best
        | SampledVerdict::Other(_)
        | SampledVerdict::Equal(_) => false,
    })?;
    let (words, recording) = (context.words, sampled.view.recording());
    if let Some(child) = recording.children(answer.node).find(|&child| recording.move_to(child) == Some(answer.mv)) {
        let step = TimelineStep::new(recording.added_at(child));
        return Some(WayToMove { text: words.text("why-not-sampled-visit"), command: Command::Seek(step) });
    }
    if context.is_embedded() {
        return None;
    }
    if !recording.is_complete() {
        return way_on(context, recording.ending()).map(|(text, command)| WayToMove { text, command });
    }
    let config = *recording.config();
    let iterations = config.iterations.saturating_mul(2).min(MAX_ITERATIONS);
    let is_more = config.iterations < iterations;
    is_more.then(|| WayToMove {
        text: words.fill("why-not-sampled-more", &args![iterations = words.number(iterations.into())]),
        command: Command::SetSearch(MctsConfig { iterations, ..config }.into()),
    })
}
