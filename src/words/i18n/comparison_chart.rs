//! The charts of a comparison: one line for each search, with its figures by depth next to the minimal tree, and the
//! cutoffs by move.
//!
//! Searches with equal figures share a line, which is named after all of them. Does not depend on colors.

use super::Words;
use super::comparison::{MOVES_APART, order_message};
use super::message_args::algorithm_name;
use poda_core::comparison::ordering_preset::OrderingPreset;
use poda_core::comparison::{ComparisonRow, first_row_per_depth};
use poda_core::search::Algorithm;

/// The quantity of each search that a chart shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Quantity {
    #[default]
    Nodes,
    /// Leaves evaluated.
    LeafValues,
    Cutoffs,
    PrunedBranches,
    /// Leaves of the whole tree that were not evaluated.
    PrunedLeaves,
}

impl Quantity {
    /// All quantities with their message ids.
    pub const ALL: [(Self, &'static str); 5] = [
        (Self::Nodes, "comparison-nodes"),
        (Self::LeafValues, "comparison-leaves"),
        (Self::Cutoffs, "comparison-cutoffs"),
        (Self::PrunedBranches, "comparison-pruned-branches"),
        (Self::PrunedLeaves, "comparison-pruned-leaves"),
    ];

    fn of(self, row: &ComparisonRow) -> Option<f64> {
        let count = &row.found.as_ref()?.cost.stats;
        Some(match self {
            Self::Nodes => count.nodes as f64,
            Self::LeafValues => count.leaves as f64,
            Self::Cutoffs => count.cutoffs as f64,
            Self::PrunedBranches => count.pruned_branches as f64,
            Self::PrunedLeaves => row.pruned_leaves()? as f64,
        })
    }

    fn of_minimal_tree(self, row: &ComparisonRow) -> Option<f64> {
        let tree = row.reference?.minimal_tree()?;
        match self {
            Self::Nodes => Some(tree.nodes()),
            Self::LeafValues => Some(tree.leaves()),
            Self::Cutoffs | Self::PrunedBranches | Self::PrunedLeaves => None,
        }
    }
}

/// A number of plies, and the figure at that depth.
pub type PlyFigure = (usize, f64);

/// The figures of a search, or of several searches with the same figures.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartSeries {
    /// The names of the searches.
    pub name: String,
    /// The number of its marker, by its order of moves if several orders are compared, and otherwise by its algorithm;
    /// `None` for the minimal tree.
    pub shape: Option<usize>,
    /// The figures by plies. All are at least 1, because a logarithmic scale has no zero.
    pub points: Vec<PlyFigure>,
}

/// Returns one series for each search and one for the minimal tree. Equal series are merged.
pub fn series_by_depth(
    words: &Words,
    rows: &[ComparisonRow],
    quantity: Quantity,
    has_orders: bool,
) -> Vec<ChartSeries> {
    let mut all: Vec<(SeriesName, usize, Vec<PlyFigure>)> = Vec::new();
    for (number, algorithm) in Algorithm::EVERY.into_iter().enumerate() {
        let of: Vec<&ComparisonRow> = rows.iter().filter(|row| row.config.algorithm == algorithm).collect();
        let mut orders: Vec<Option<OrderingPreset>> = Vec::new();
        for row in &of {
            if !orders.contains(&row.order()) {
                orders.push(row.order());
            }
        }
        for (index, &order) in orders.iter().enumerate() {
            let found = of.iter().filter(|row| row.order() == order);
            let mut points: Vec<_> = found.filter_map(|row| point(row, quantity.of(row)?)).collect();
            if algorithm.properties().level.is_some() {
                points = at_all_depths(rows, &points);
            }
            let order = order.filter(|_| has_orders);
            match all.iter_mut().find(|(.., same)| *same == points) {
                _ if points.is_empty() => {}
                Some((names, ..)) => names.add(algorithm, order),
                None => {
                    let shape = if has_orders { index } else { number };
                    all.push((SeriesName::of(algorithm, order), shape, points));
                }
            }
        }
    }
    let of_searches = |(names, shape, points): (SeriesName, _, _)| ChartSeries {
        name: names.text(words),
        shape: Some(shape),
        points,
    };
    let mut all: Vec<ChartSeries> = all.into_iter().map(of_searches).collect();
    let points: Vec<_> =
        first_row_per_depth(rows).filter_map(|row| point(row, quantity.of_minimal_tree(row)?)).collect();
    if !points.is_empty() {
        all.push(ChartSeries { name: words.text("comparison-sheet-minimal"), shape: None, points });
    }
    all
}

/// Returns the figure of a level of play at every compared depth. The figure does not depend on the depth.
fn at_all_depths(rows: &[ComparisonRow], own: &[PlyFigure]) -> Vec<PlyFigure> {
    let [.., (_, value)] = own else { return Vec::new() };
    let asked: Vec<_> = first_row_per_depth(rows).map(|row| (plies(row), *value)).collect();
    if asked.is_empty() { own.to_vec() } else { asked }
}

fn point(row: &ComparisonRow, value: f64) -> Option<PlyFigure> {
    (1.0 <= value).then(|| (plies(row), value))
}

fn plies(row: &ComparisonRow) -> usize {
    row.config.depth.or_else(|| row.reference.map(|reference| reference.shape.plies)).unwrap_or(1)
}

/// Returns the shares of cutoffs by each move, in percent, for the searches that have cutoffs: the first moves one by
/// one, and all later ones together. Searches with equal shares are merged.
pub fn shares_by_move(words: &Words, rows: &[&ComparisonRow], has_orders: bool) -> Vec<(String, Vec<f64>)> {
    let mut all: Vec<(SeriesName, Vec<f64>)> = Vec::new();
    for row in rows {
        let Some(shares) = shares(row) else { continue };
        let (algorithm, order) = (row.config.algorithm, row.order().filter(|_| has_orders));
        match all.iter_mut().find(|(_, same)| *same == shares) {
            Some((names, _)) => names.add(algorithm, order),
            None => all.push((SeriesName::of(algorithm, order), shares)),
        }
    }
    all.into_iter().map(|(names, shares)| (names.text(words), shares)).collect()
}

fn shares(row: &ComparisonRow) -> Option<Vec<f64>> {
    let cost = &row.found.as_ref()?.cost;
    let all = cost.stats.cutoffs;
    if all == 0 {
        return None;
    }
    let (apart, later) = cost.cutoffs_by_move.split_at(MOVES_APART.min(cost.cutoffs_by_move.len()));
    let mut counts = apart.to_vec();
    counts.resize(MOVES_APART, 0);
    counts.push(later.iter().sum());
    Some(counts.into_iter().map(|count| count as f64 * 100.0 / all as f64).collect())
}

/// Algorithms with equal figures, each with its orders of moves; the orders are empty if they are not shown.
struct SeriesName(Vec<(Vec<Algorithm>, Vec<OrderingPreset>)>);

impl SeriesName {
    fn of(algorithm: Algorithm, order: Option<OrderingPreset>) -> Self {
        Self(vec![(vec![algorithm], order.into_iter().collect())])
    }

    /// Adds a search. Searches by the same algorithm are added one after the other.
    fn add(&mut self, algorithm: Algorithm, order: Option<OrderingPreset>) {
        match self.0.last_mut() {
            Some((algorithms, orders)) if *algorithms == [algorithm] => orders.extend(order),
            _ => self.0.push((vec![algorithm], order.into_iter().collect())),
        }
    }

    /// Returns the text. Algorithms with the same orders are listed together: `Alpha-beta, Negamax α-β · as given,
    /// killers`.
    fn text(mut self, words: &Words) -> String {
        self.0.dedup_by(|(next, orders), (algorithms, same)| {
            let is_same = orders == same;
            if is_same {
                algorithms.append(next);
            }
            is_same
        });
        let parts = self.0.into_iter().map(|(algorithms, orders)| {
            let name = |algorithm| algorithm_name(words, algorithm);
            let algorithms = algorithms.into_iter().map(name).collect::<Vec<_>>().join(", ");
            if orders.is_empty() {
                return algorithms;
            }
            let orders: Vec<String> = orders.into_iter().map(|order| words.text(order_message(order))).collect();
            format!("{algorithms} · {}", orders.join(", "))
        });
        parts.collect::<Vec<_>>().join("; ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use poda_core::search::ordering::StaticOrder;

    #[test]
    fn orders_stand_behind_the_algorithms_that_share_them() {
        let mut names = SeriesName::of(Algorithm::Minimax, None);
        for algorithm in [Algorithm::AlphaBeta, Algorithm::NegamaxAlphaBeta] {
            names.add(algorithm, Some(OrderingPreset::Plain(StaticOrder::Given)));
            names.add(algorithm, Some(OrderingPreset::Killers));
        }
        let text = names.text(&Words::new(Language::ENGLISH));
        assert_eq!(text, "Minimax; Alpha-beta, Negamax α-β · as given, killers");
    }
}
