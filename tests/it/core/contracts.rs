//! The contracts of the searches, on random trees, on trees made for them, and on a whole game.

use crate::core::trees::configs::a_config;
use crate::core::trees::plain_minimax::value;
use crate::core::trees::random::a_tree;
use poda::game::evaluation::EvaluationFunction;
use poda::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
use poda::game::tree::{Tree, TreeNode};
use poda::score::{Bound, CutOn, Player, Score, Window};
use poda::search::budget::Budget;
use poda::search::stats::SearchStats;
use poda::search::{Algorithm, Fail, SearchConfig, search};
use poda::trace::recorder::record;
use poda::trace::recording::Recording;
use poda::trace::{Event, NodeId, Story};
use proptest::prelude::*;

fn recorded(config: &SearchConfig, tree: &Tree) -> Recording<Tree> {
    record(config, tree, usize::MAX)
}

/// All that a search did, with every number.
fn history(recording: &Recording<Tree>) -> Vec<String> {
    let trace = recording.trace();
    let told = |step| {
        let moment = trace.at(step);
        let node = moment.current().expect("something happened");
        let result = trace.left_at(node).filter(|&left| left <= step).and_then(|_| trace.result(node));
        format!("{:?} {:?} {:?} {:?}", trace.event(step), moment.window(node), moment.proved(node), result)
    };
    (1..=trace.len()).map(told).collect()
}

/// The nodes that were entered, in order.
fn visits(recording: &Recording<Tree>) -> Vec<Vec<u32>> {
    let trace = recording.trace();
    let entered = (1..=trace.len()).filter_map(|step| match trace.event(step) {
        Some(Event::Enter(node)) => Some(recording.moves_to(node)),
        _ => None,
    });
    entered.collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, ..ProptestConfig::default() })]

    #[test]
    fn with_a_full_window_every_search_finds_minimaxs_value_and_move(tree in a_tree(), config in a_config()) {
        let config = SearchConfig { window: Window::FULL, ..config };
        let plain = SearchConfig { algorithm: Algorithm::Minimax, ..config };
        let (found, plain) = (recorded(&config, &tree), recorded(&plain, &tree));
        prop_assert_eq!(found.trace().result(NodeId::ROOT), Some((value(&tree, config.depth), Bound::Exact)));
        let best = |recording: &Recording<Tree>| recording.trace().best_child(NodeId::ROOT).map(|best| recording.moves_to(best));
        prop_assert_eq!(best(&found), best(&plain));
    }

    #[test]
    fn every_score_is_true_as_the_bound_that_it_is_said_to_be(tree in a_tree(), config in a_config()) {
        let recording = recorded(&config, &tree);
        let trace = recording.trace();
        for node in trace.nodes() {
            let Some((score, bound)) = trace.result(node) else { continue };
            let truth = value(&recording.position(node), config.depth.map(|depth| depth - trace.ply(node)));
            prop_assert!(match bound {
                Bound::Exact => truth == score,
                Bound::Lower => score <= truth,
                Bound::Upper => truth <= score,
            }, "{} returns {score} as {bound:?}, and is worth {truth}", recording.id(node));
        }
    }

    #[test]
    fn a_score_inside_the_root_window_is_the_value_and_one_outside_bounds_it(tree in a_tree(), config in a_config()) {
        let truth = value(&tree, config.depth);
        let recording = recorded(&config, &tree);
        let (score, _) = recording.trace().result(NodeId::ROOT).unwrap();
        let Window { alpha, beta } = if config.algorithm.properties().prunes { config.window } else { Window::FULL };
        if score <= alpha { prop_assert!(truth <= score.max_with(alpha)); }
        if beta <= score { prop_assert!(score.min_with(beta) <= truth); }
        if alpha < score && score < beta { prop_assert_eq!(score, truth); }
    }

    /// Not so where only a strictly better score cuts: a score clamped to the bound no longer passes it.
    #[test]
    fn fail_soft_and_fail_hard_visit_the_same_nodes(tree in a_tree(), config in a_config()) {
        let config = SearchConfig { cut_on: CutOn::Equal, ..config };
        let [soft, hard] = [Fail::Soft, Fail::Hard].map(|fail| visits(&recorded(&SearchConfig { fail, ..config }, &tree)));
        prop_assert_eq!(soft, hard);
    }

    #[test]
    fn negamax_does_what_minimax_does_and_with_bounds_what_alpha_beta_does(tree in a_tree(), config in a_config()) {
        for (one, other) in [
            (Algorithm::Minimax, Algorithm::Negamax),
            (Algorithm::AlphaBeta, Algorithm::NegamaxAlphaBeta),
        ] {
            let [one, other] =
                [one, other].map(|algorithm| history(&recorded(&SearchConfig { algorithm, ..config }, &tree)));
            prop_assert_eq!(one, other);
        }
    }
}

trait Nearer {
    fn max_with(self, other: Self) -> Self;
    fn min_with(self, other: Self) -> Self;
}

impl Nearer for Score {
    fn max_with(self, other: Self) -> Self {
        Player::Max.better_of(self, other)
    }

    fn min_with(self, other: Self) -> Self {
        Player::Min.better_of(self, other)
    }
}

/// A uniform tree in which the best move stands first everywhere.
pub(crate) fn best_first(branching: i32, depth: u32) -> Tree {
    fn grow(nodes: &mut Vec<TreeNode>, player: Player, value: i32, branching: i32, depth: u32) -> usize {
        let at = nodes.len();
        let score = (depth == 0).then_some(Score::from(value));
        nodes.push(TreeNode { name: None, player, weight: None, move_label: None, value: score, children: vec![] });
        for rank in 0..if depth == 0 { 0 } else { branching } {
            let worse = if player == Player::Max { -rank } else { rank };
            let child = grow(nodes, player.opponent(), value + worse, branching, depth - 1);
            nodes[at].children.push(child);
        }
        at
    }
    let mut nodes = Vec::new();
    grow(&mut nodes, Player::Max, 0, branching, depth);
    Tree::new(nodes).unwrap()
}

/// Knuth and Moore's minimal tree.
#[test]
fn with_the_best_move_first_only_the_minimal_tree_is_searched() {
    for branching in 1..=4 {
        for depth in 0..=6 {
            let tree = best_first(branching, depth);
            let minimal = branching.pow(depth.div_ceil(2)) + branching.pow(depth / 2) - 1;
            for algorithm in [Algorithm::AlphaBeta, Algorithm::NegamaxAlphaBeta] {
                let mut count = SearchStats::default();
                let _ = search(&SearchConfig { algorithm, ..SearchConfig::default() }, &tree, &mut count);
                assert_eq!(count.leaves, u64::try_from(minimal).unwrap(), "{branching} moves, {depth} plies");
            }
        }
    }
}

/// The whole game, with the figures that are known of it.
#[test]
fn a_budget_is_what_may_be_spent_and_not_a_node_more() {
    let root = TicTacToe::new(TicTacToeRules { evaluation: EvaluationFunction::Outcome, ..TicTacToeRules::default() });
    let spent = |most_nodes| {
        let mut budget = Budget::nodes(most_nodes);
        let ended = search(&SearchConfig::default(), &root, &mut budget);
        (ended.is_continue(), budget.stats.nodes)
    };
    assert_eq!(spent(0), (false, 0));
    assert_eq!(spent(18_296), (false, 18_296));
    assert_eq!(spent(18_297), (true, 18_297));
}

#[test]
fn tic_tac_toe_costs_what_it_is_known_to_cost() {
    let cost = |config: SearchConfig| {
        let mut count = SearchStats::default();
        let root =
            TicTacToe::new(TicTacToeRules { evaluation: EvaluationFunction::Outcome, ..TicTacToeRules::default() });
        let score = search(&config, &root, &mut count);
        assert!(score.continue_value() == Some(Score::ZERO), "the game is a draw");
        (count.nodes, count.leaves)
    };
    let by = |algorithm| SearchConfig { algorithm, ..SearchConfig::default() };
    assert_eq!(cost(by(Algorithm::Minimax)), (549_946, 255_168));
    assert_eq!(cost(by(Algorithm::Negamax)), (549_946, 255_168));
    for algorithm in [Algorithm::AlphaBeta, Algorithm::NegamaxAlphaBeta] {
        assert_eq!(cost(by(algorithm)).0, 18_297);
        assert_eq!(cost(SearchConfig { cut_on: CutOn::Strict, ..by(algorithm) }).0, 146_120);
    }
}
