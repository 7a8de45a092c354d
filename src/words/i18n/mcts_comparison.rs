//! The text of a comparison of the decisions of a Monte Carlo tree search with the true values of the moves.
//!
//! Returns cells in order; the caller lays out the tables.

use super::mcts::settings_of_any_seed;
use super::node_names::move_name;
use super::{Words, args};
use poda_core::comparison::move_values::MoveValues;
use poda_core::comparison::right_moves::Decisions;
use poda_core::game::GameView;
use poda_core::score::Score;
use poda_core::search::mcts::{MctsConfig, ResultScale};

/// Returns the settings of searches that differ in their iterations and seeds, as a line of text.
pub fn settings_over_seeds(words: &Words, config: &MctsConfig, scale: ResultScale, from: u64, to: u64) -> String {
    let settings = settings_of_any_seed(words, config, scale);
    let [from, to] = [from, to].map(|seed| seed.to_string());
    words.fill("mcts-compare-settings", &args![settings, from, to])
}

/// Returns which moves are best and what they are worth; empty if no player moves at the root.
pub fn best_moves<G: GameView>(words: &Words, root: &G, values: &MoveValues<G::Move>) -> String {
    let names: Vec<String> = values.best_moves().map(|mv| move_name(words, root, mv)).collect();
    let Some(value) = values.best() else { return String::new() };
    let args = args![count = names.len(), moves = names.join(", "), value];
    words.fill("mcts-compare-best", &args)
}

/// Returns the headings of the table that counts how often a right move is decided on.
pub fn decision_headings(words: &Words) -> [String; 5] {
    [
        "mcts-compare-iterations",
        "mcts-compare-right",
        "mcts-compare-share",
        "mcts-compare-interval",
        "mcts-compare-regret",
    ]
    .map(|key| words.text(key))
}

/// Returns how often a right move was decided on, under [`decision_headings`].
pub fn decision_cells<Move: Copy + Eq>(words: &Words, of: &Decisions<Move>) -> [String; 5] {
    let unknown = || words.text("comparison-unknown");
    let counts = args![right = words.number(of.right), searches = words.number(of.searches())];
    let (low, high) = of.interval();
    [
        words.number(of.iterations.into()),
        words.fill("mcts-compare-of", &counts),
        of.share().map_or_else(unknown, per_cent),
        of.share().map_or_else(unknown, |_| format!("{} … {}", per_cent(low), per_cent(high))),
        of.mean_regret().map_or_else(unknown, |regret| format!("{regret:.2}")),
    ]
}

/// Returns the headings of the table of all decisions: the move, its value, and the numbers of iterations.
pub fn move_headings<Move>(words: &Words, decisions: &[Decisions<Move>]) -> Vec<String> {
    let iterations = decisions.iter().map(|of| words.number(of.iterations.into()));
    [words.text("mcts-compare-move"), words.text("comparison-value")].into_iter().chain(iterations).collect()
}

/// Returns how often each move was decided on, under [`move_headings`], with one line per move.
pub fn move_cells<G: GameView>(
    words: &Words,
    root: &G,
    values: &MoveValues<G::Move>,
    decisions: &[Decisions<G::Move>],
) -> Vec<Vec<String>> {
    let line = |(index, &(mv, value)): (usize, &(G::Move, Score))| {
        let counts = decisions.iter().map(|of| words.number(of.counts[index].1));
        [move_name(words, root, mv), value.shown()].into_iter().chain(counts).collect()
    };
    values.moves.iter().enumerate().map(line).collect()
}

fn per_cent(part: f64) -> String {
    format!("{:.0} %", 100.0 * part)
}
