//! The text of a comparison of searches: the headings and cells of its table, and the notes on the minimal tree.
//!
//! Returns cells in order; the caller lays out the table.

use super::node_names::move_name;
use super::{Words, args};
use poda_core::comparison::cost::{InnerNodes, VisitedShape};
use poda_core::comparison::minimal::Branching;
use poda_core::comparison::ordering_preset::OrderingPreset;
use poda_core::comparison::{ComparisonRow, MinimaxReference, first_row_per_depth};
use poda_core::game::GameView;
use poda_core::game::played_game::legal_moves;
use poda_core::score::Bound;
use poda_core::search::ordering::StaticOrder;
use poda_core::search::{AlgorithmProperties, SearchConfig};
use poda_core::trace::limits::Ending;

/// The number of moves with a column each in the table of cutoffs by move. All later moves share one column.
pub const MOVES_APART: usize = 5;

/// Returns the headings of the columns that name the search: a depth, an algorithm and, with `has_orders`, an order of
/// moves.
pub fn search_headings(words: &Words, has_orders: bool) -> Vec<String> {
    let headings = ["comparison-depth", "comparison-algorithm", "comparison-order"];
    headings.into_iter().take(if has_orders { 3 } else { 2 }).map(|key| words.text(key)).collect()
}

/// Returns the cells that name a search, under [`search_headings`]. `algorithm` is the name of its algorithm.
pub fn search_cells(words: &Words, search: &SearchConfig, algorithm: String, has_orders: bool) -> Vec<String> {
    let order = || {
        let any = || words.text("comparison-order-any");
        OrderingPreset::of_search(search).map_or_else(any, |order| words.text(order_message(order)))
    };
    [depth(words, search), algorithm].into_iter().chain(has_orders.then(order)).collect()
}

/// Returns the id of the message with the name of an order of moves.
pub const fn order_message(order: OrderingPreset) -> &'static str {
    match order {
        OrderingPreset::Own => "comparison-order-own",
        OrderingPreset::Plain(StaticOrder::Given) => "comparison-order-given",
        OrderingPreset::Plain(StaticOrder::Reversed) => "comparison-order-reversed",
        OrderingPreset::Plain(StaticOrder::BestFirst) => "comparison-order-best",
        OrderingPreset::Plain(StaticOrder::WorstFirst) => "comparison-order-worst",
        OrderingPreset::Killers => "comparison-order-killers",
        OrderingPreset::History => "comparison-order-history",
    }
}

/// Returns the headings of the columns with the results of these searches.
pub fn headings(words: &Words, rows: &[ComparisonRow]) -> Vec<String> {
    let has = |is: fn(&AlgorithmProperties) -> bool| rows.iter().any(|row| is(row.config.algorithm.properties()));
    let agrees = if has(|properties| properties.multi_player.is_some()) {
        "comparison-agrees-players"
    } else if has(|properties| properties.searches_chance) {
        "comparison-agrees-chance"
    } else {
        "comparison-agrees"
    };
    let keys = [
        "comparison-value",
        agrees,
        "comparison-nodes",
        "comparison-leaves",
        "comparison-cutoffs",
        "comparison-that-prune",
        "comparison-pruned-branches",
        "comparison-pruned-leaves",
    ];
    let mut headings = keys.map(|key| words.text(key)).to_vec();
    if has(|properties| properties.multi_player.is_some()) {
        headings.insert(1, words.text("comparison-best"));
    }
    headings
}

pub fn depth(words: &Words, search: &SearchConfig) -> String {
    search.depth.map_or_else(|| words.text("search-depth-full"), |plies| plies.to_string())
}

/// Returns the results of a search of at most `max_nodes` nodes from `root`, under [`headings`].
pub fn cells<G: GameView>(words: &Words, root: &G, row: &ComparisonRow, max_nodes: u64) -> Vec<String> {
    let mut cells = figures(words, row, max_nodes).to_vec();
    if row.config.algorithm.properties().multi_player.is_some() {
        let best = row.found.as_ref().and_then(|found| legal_moves(root).get(found.best_play?.mv?).copied());
        cells.insert(1, best.map_or_else(|| words.text("comparison-unknown"), |mv| move_name(words, root, mv)));
    }
    cells
}

fn figures(words: &Words, row: &ComparisonRow, max_nodes: u64) -> [String; 8] {
    let unknown = || words.text("comparison-unknown");
    let Some(found) = &row.found else {
        let mut cells = std::array::from_fn(|_| unknown());
        cells[2] = match row.limit {
            Some(Ending::MemoryLimit) => words.text("comparison-memory"),
            Some(Ending::DepthLimit) => words.text("comparison-depth-of-tree"),
            Some(
                Ending::Complete
                | Ending::NodeLimit
                | Ending::TimeLimit
                | Ending::Overflow
                | Ending::OppositeInfinities
                | Ending::Stopped
                | Ending::Underway,
            )
            | None => words.fill("comparison-too-many", &args![nodes = words.number(max_nodes)]),
        };
        return cells;
    };
    let count = &found.cost.stats;
    let agrees = match row.agrees_with_minimax() {
        Some(true) => words.text("comparison-yes"),
        Some(false) => words.text("comparison-no"),
        None => unknown(),
    };
    [
        match (row.vector(), row.bound(found.score)) {
            (Some(vector), _) => vector.shown(),
            (None, Bound::Exact) => found.score.shown(),
            (None, Bound::Lower) => format!("≥ {}", found.score.shown()),
            (None, Bound::Upper) => format!("≤ {}", found.score.shown()),
        },
        agrees,
        words.number(count.nodes),
        words.number(count.leaves),
        words.number(count.cutoffs),
        words.number(count.cutoffs_that_prune),
        words.number(count.pruned_branches),
        row.pruned_leaves().map_or_else(unknown, |leaves| signed(words, leaves)),
    ]
}

/// Returns a short text about how much the best of the searches that agree with minimax saves; `None` if no search
/// saves anything. If there are several depths, it is about the largest tree.
pub fn headline(words: &Words, rows: &[ComparisonRow]) -> Option<String> {
    let agreeing = rows.iter().filter(|row| row.agrees_with_minimax() == Some(true));
    let counts = agreeing.filter_map(|row| Some((row.reference?.leaves, row.found.as_ref()?.cost.stats.leaves)));
    let (all, leaves) = counts.max_by_key(|&(all, leaves)| (all, std::cmp::Reverse(leaves)))?;
    let args = args![count = leaves, leaves = words.number(leaves), all = words.number(all)];
    (leaves < all).then(|| words.fill("comparison-headline", &args))
}

/// Returns the headings of the columns that count cutoffs by the move that caused them: the first moves one by one, the
/// later ones together, and the share of the first.
pub fn move_headings(words: &Words) -> Vec<String> {
    let apart = (1..=MOVES_APART).map(|mv| move_heading(words, mv));
    apart.chain([words.text("comparison-later"), words.text("comparison-first-share")]).collect()
}

/// Returns the heading of a move, given its number in the list, counted from 1.
pub fn move_heading(words: &Words, mv: usize) -> String {
    words.fill("comparison-move", &args![move = mv])
}

/// Returns how many cutoffs each move has caused, under [`move_headings`].
pub fn move_cells(words: &Words, row: &ComparisonRow) -> Vec<String> {
    let Some(found) = &row.found else { return vec![words.text("comparison-unknown"); MOVES_APART + 2] };
    let by_move = &found.cost.cutoffs_by_move;
    let at = |index: usize| by_move.get(index).copied().unwrap_or_default();
    let later: u64 = by_move.iter().skip(MOVES_APART).sum();
    let all = found.cost.stats.cutoffs;
    let share =
        if all == 0 { words.text("comparison-unknown") } else { format!("{:.0} %", at(0) as f64 / all as f64 * 100.0) };
    (0..MOVES_APART).map(at).chain([later]).map(|count| words.number(count)).chain([share]).collect()
}

/// Returns the headings of the columns about the minimal tree of a depth. The heading of the formula is empty.
pub fn minimal_headings(words: &Words) -> [String; 5] {
    let formula = String::new();
    let [plies, branching, leaves, all] = [
        "comparison-minimal-plies",
        "comparison-minimal-branching",
        "comparison-minimal-leaves",
        "comparison-minimal-all",
    ]
    .map(|key| words.text(key));
    [plies, branching, formula, leaves, all]
}

/// Returns the cells about the minimal tree of a position, under [`minimal_headings`]; `None` if the root is a leaf.
pub fn minimal_cells(words: &Words, reference: &MinimaxReference) -> Option<[String; 5]> {
    let tree = reference.minimal_tree()?;
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a number of leaves, rounded")]
    let leaves = words.number(tree.leaves().round() as u64);
    let (branching, leaves) = match tree.branching {
        Branching::Uniform(moves) => (words.number(moves), leaves),
        Branching::Effective(moves) => (format!("≈{moves:.2}"), format!("≈{leaves}")),
    };
    Some([tree.plies.to_string(), branching, minimal_formula("b", tree.plies), leaves, words.number(reference.leaves)])
}

/// Returns the notes that explain the minimal trees of these references.
pub fn minimal_notes(words: &Words, references: &[MinimaxReference]) -> Vec<String> {
    let is_uniform = |reference: &MinimaxReference| {
        reference.minimal_tree().map(|tree| matches!(tree.branching, Branching::Uniform(_)))
    };
    let has = |uniform| references.iter().any(|reference| is_uniform(reference) == Some(uniform));
    let notes = [("comparison-minimal-uniform", true), ("comparison-minimal-effective", false)];
    notes.into_iter().filter(|&(_, uniform)| has(uniform)).map(|(key, _)| words.text(key)).collect()
}

/// Returns one sentence per depth about the width of trees with chance nodes, whose minimal tree is not known.
pub fn chance_notes(words: &Words, rows: &[ComparisonRow]) -> Vec<String> {
    let mean = |nodes: InnerNodes| match nodes.mean_children() {
        None => format!("= {}", words.text("comparison-unknown")),
        Some(_) if nodes.children.is_multiple_of(nodes.nodes) => {
            format!("= {}", words.number(nodes.children / nodes.nodes))
        }
        Some(mean) => format!("≈ {mean:.2}"),
    };
    let note = |row: &ComparisonRow| {
        let reference = row.reference.filter(|reference| reference.needs_chance)?;
        let VisitedShape { plies, players, chance, .. } = reference.shape;
        let args = args![plies, moves = mean(players), outcomes = mean(chance)];
        Some(words.fill("comparison-chance", &args))
    };
    first_row_per_depth(rows).filter_map(note).collect()
}

/// Returns the number of leaves of a minimal tree as a formula: `b⁵ + b⁴ − 1` for nine plies.
pub(super) fn minimal_formula(branching: &str, plies: usize) -> String {
    let power = |exponent| match exponent {
        0 => "1".to_owned(),
        1 => branching.to_owned(),
        _ => format!("{branching}{}", raised(exponent)),
    };
    format!("{} + {} − 1", power(plies.div_ceil(2)), power(plies / 2))
}

fn raised(exponent: usize) -> String {
    const DIGITS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let digit = |digit: char| digit.to_digit(10).map(|digit| DIGITS[digit as usize]);
    exponent.to_string().chars().filter_map(digit).collect()
}

fn signed(words: &Words, number: i64) -> String {
    let size = words.number(number.unsigned_abs());
    if number < 0 { format!("−{size}") } else { size }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_formula_has_the_exponents_of_its_depth() {
        assert_eq!(
            [1, 3, 4, 21].map(|plies| minimal_formula("b", plies)),
            ["b + 1 − 1", "b² + b − 1", "b² + b² − 1", "b¹¹ + b¹⁰ − 1"]
        );
    }
}
