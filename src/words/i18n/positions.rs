//! Each position drawn once: how many positions the nodes of a search are, and what is said of a position to which
//! several moves lead.

use crate::i18n::styled_text::StyledText;
use crate::i18n::{Words, args};
use poda_core::game::GameView;
use poda_core::trace::moment::Moment;
use poda_core::trace::position_graph::PositionGraph;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind};

/// Returns the sentence with the number of positions that a search visits and the number of its nodes.
pub fn counted_positions(words: &Words, graph: &PositionGraph) -> String {
    let [positions, nodes] = [graph.visited_len(), graph.visited_nodes()];
    let is_same = if positions == nodes { "yes" } else { "no" };
    let args = args![
        same = is_same,
        count = positions,
        positions = words.number(positions as u64),
        nodes = words.number(nodes as u64)
    ];
    words.fill("positions-count", &args)
}

/// Returns what is said of a visit in addition to the facts about it where its position is drawn once: from how many
/// positions moves lead to it, and, at a later visit that the table did not answer, that it is searched again.
pub fn position_lines<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    graph: &PositionGraph,
    moment: Moment<'_>,
    visit: NodeId,
) -> Vec<StyledText> {
    let (trace, count) = (recording.trace(), graph.moves_to(visit).len());
    let made = graph.made_moves_to(visit, moment);
    let reached = (1 < count).then(|| words.styled("position-reached", &args![count, made]));
    let entered = trace.entered_at(visit).filter(|&entered| entered <= moment.step());
    let is_before = |other: NodeId| trace.entered_at(other).zip(entered).is_some_and(|(other, own)| other < own);
    let is_later = graph.visits(visit).any(is_before);
    let kind = trace.kind(visit);
    let again = (is_later && !kind.is_table_hit()).then(|| {
        let table = if recording.config().uses_table() { "yes" } else { "no" };
        let leaf = if kind == NodeKind::Inner { "no" } else { "yes" };
        words.styled("position-again", &args![table, leaf])
    });
    again.into_iter().chain(reached).collect()
}
