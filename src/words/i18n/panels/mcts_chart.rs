//! The estimates of a Monte Carlo tree search next to the true values of the root's moves: the rows of a table, and
//! sentences about it.

use crate::i18n::node_names::{move_heading, move_name};
use crate::i18n::rounded::{PLACES, marked, rounded};
use crate::i18n::styled_text::StyledText;
use crate::i18n::{Words, args};
use poda_core::comparison::convergence::{Convergence, ConvergencePoint};
use poda_core::comparison::move_values::MoveValues;
use poda_core::game::GameView;
use poda_core::trace::sampled::tree::SampledTree;
use poda_core::trace::{NodeId, Story};

/// A move of the root in the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EstimateRow {
    /// Its index among the children of the root.
    pub index: usize,
    pub child: NodeId,
    /// The move, its visits, its mean with ±, and its true value, if that is known.
    pub cells: [String; 4],
    /// Whether the search would decide on it.
    pub is_chosen: bool,
}

/// Returns the headings of the columns of [`rows`].
pub fn headings(words: &Words) -> [String; 4] {
    ["mcts-move", "mcts-n", "mcts-chart-mean", "mcts-chart-true"].map(|heading| words.text(heading))
}

/// Returns the moves of the root that have been tried up to a point, those with the most visits first.
pub fn rows<G: GameView>(
    words: &Words,
    recording: &SampledTree<G>,
    convergence: &Convergence,
    point: &ConvergencePoint,
    values: Option<&MoveValues<G::Move>>,
) -> Vec<EstimateRow> {
    let root = recording.root();
    let row = |(index, &child): (usize, &NodeId)| {
        let (estimate, mv) = (point.estimates[index]?, recording.move_to(child)?);
        let mean = match estimate.margin {
            Some(margin) => format!("{} ± {}", rounded(estimate.mean, PLACES), rounded(margin, PLACES)),
            None => rounded(estimate.mean, PLACES),
        };
        let value = values.and_then(|values| values.x(mv)).map_or_else(|| "–".to_owned(), |x| marked(x, PLACES));
        let cells = [move_heading(words, root, mv), words.number(estimate.visits.into()), mean, value];
        Some((estimate.visits, EstimateRow { index, child, cells, is_chosen: point.choice == Some(index) }))
    };
    let mut rows: Vec<(u32, EstimateRow)> = convergence.children.iter().enumerate().filter_map(row).collect();
    rows.sort_by_key(|&(visits, _)| std::cmp::Reverse(visits));
    rows.into_iter().map(|(_, row)| row).collect()
}

/// Returns the sentences about a point: the move that the search would decide on and its regret; at the end of the
/// recording, since when this has been its decision; and the meaning of ±.
pub fn sentences<G: GameView>(
    words: &Words,
    recording: &SampledTree<G>,
    convergence: &Convergence,
    point: &ConvergencePoint,
    values: Option<&MoveValues<G::Move>>,
) -> Vec<StyledText> {
    let mut said = Vec::new();
    let chosen = point.choice.and_then(|choice| recording.move_to(convergence.children[choice]));
    if let Some(mv) = chosen {
        let regret = values.and_then(|values| values.regret(mv));
        let known = match regret {
            None => "unknown",
            Some(0.0) => "none",
            Some(_) => "some",
        };
        let args = args![
            number = words.number(point.iteration as u64),
            move = move_name(words, recording.root(), mv),
            known,
            regret = marked(regret.unwrap_or_default(), PLACES),
        ];
        said.push(words.styled("mcts-chart-decides", &args));
    }
    if let Some(since) = convergence.last_change.filter(|_| point.iteration == recording.iteration_count()) {
        said.push(words.styled("mcts-chart-since", &args![number = words.number(since as u64)]));
    }
    if values.is_none() {
        said.push(words.styled("mcts-chart-unknown", &[]));
    }
    said.push(words.styled("mcts-chart-margin", &[]));
    said
}
