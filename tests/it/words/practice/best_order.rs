//! The best order of children: never beaten, by every order of small trees and by chance in larger ones.

use crate::core::trees::configs::a_config;
use crate::core::trees::random::{a_tree, player};
use poda::game::Game;
use poda::game::tree::{Tree, TreeNode};
use poda::practice::best_order::{self, BestOrder, FoundOrder, MAX_NODES, WORK, minimax_config};
use poda::score::{CutOn, Player, Score, Window};
use poda::search::stats::SearchStats;
use poda::search::{Algorithm, Fail, SearchConfig, search};
use poda::trace::Story;
use poda::trace::recorder::record;
use proptest::prelude::*;

/// The best orders of a tree of at most so many nodes.
fn best_order(config: &SearchConfig, tree: &Tree, nodes: usize, work: usize) -> Option<BestOrder> {
    best_order::best_order(config, &record(&minimax_config(config), tree, nodes), work)
}

/// The leaves and nodes that alpha-beta visits.
fn visited(config: &SearchConfig, tree: &Tree) -> (u64, u64) {
    let mut stats = SearchStats::default();
    let _ = search(config, tree, &mut stats);
    (stats.leaves, stats.nodes)
}

/// The tree with its children in the order that was found.
fn reordered(config: &SearchConfig, tree: &Tree, order: &FoundOrder) -> Tree {
    let recording = record(&SearchConfig { algorithm: Algorithm::Minimax, ..*config }, tree, usize::MAX);
    let mut nodes: Vec<TreeNode> = tree.nodes();
    let index = |node| recording.moves_to(node).into_iter().fold(tree.clone(), |at, mv| at.after(mv)).node_index();
    for node in recording.trace().nodes() {
        if let Some(children) = order.children(node) {
            nodes[index(node)].children = children.iter().map(|&child| index(child)).collect();
        }
    }
    Tree::new(nodes).expect("the same tree in another order")
}

/// The best order is one: what it promises is what a search of the tree in that order visits.
fn check_promises(config: &SearchConfig, tree: &Tree, best: &BestOrder) -> Result<(), TestCaseError> {
    prop_assert!(best.is_proved);
    for order in [&best.fewest_leaves, &best.fewest_nodes] {
        let tree = reordered(config, tree, order);
        prop_assert_eq!(visited(config, &tree), (order.leaves, order.nodes), "{:?}", tree);
    }
    Ok(())
}

/// Every order of the children of every node, at most so many; `None` if there are more.
fn all_orders(tree: &Tree, most: usize) -> Option<Vec<Tree>> {
    let mut trees = vec![tree.nodes()];
    for at in 0..tree.nodes().len() {
        let orders = permutations(&tree.nodes()[at].children);
        if most < trees.len() * orders.len() {
            return None;
        }
        trees = trees
            .into_iter()
            .flat_map(|nodes| {
                orders.iter().map(move |order| {
                    let mut nodes = nodes.clone();
                    nodes[at].children.clone_from(order);
                    nodes
                })
            })
            .collect();
    }
    Some(trees.into_iter().map(|nodes| Tree::new(nodes).expect("a tree")).collect())
}

fn permutations(items: &[usize]) -> Vec<Vec<usize>> {
    let Some((&first, rest)) = items.split_first() else { return vec![Vec::new()] };
    let shorter = permutations(rest);
    let inserted = |order: Vec<usize>| {
        (0..=order.len()).map(move |at| {
            let mut order = order.clone();
            order.insert(at, first);
            order
        })
    };
    shorter.into_iter().flat_map(inserted).collect()
}

/// A tree with few orders: binary for the most part.
fn a_small_tree() -> impl Strategy<Value = Tree> {
    #[derive(Clone, Debug)]
    struct Grown(i32, bool, Vec<Grown>);
    fn flatten(grown: &Grown, player: Player, nodes: &mut Vec<TreeNode>) -> usize {
        let at = nodes.len();
        let value = Some(Score::from(grown.0));
        nodes.push(TreeNode { name: None, player, weight: None, move_label: None, value, children: vec![] });
        for child in &grown.2 {
            let child = flatten(child, if child.1 { player } else { player.opponent() }, nodes);
            nodes[at].children.push(child);
        }
        at
    }
    let leaf = || (-3..=3, prop::bool::weighted(0.2)).prop_map(|(value, again)| Grown(value, again, vec![]));
    let mut grown = leaf().boxed();
    for _ in 0..3 {
        let children = prop::collection::vec(prop_oneof![1 => leaf(), 3 => grown], 1..=3);
        grown = (-3..=3, prop::bool::weighted(0.2), children)
            .prop_map(|(value, again, children)| Grown(value, again, children))
            .boxed();
    }
    (grown, player()).prop_map(|(grown, root)| {
        let mut nodes = Vec::new();
        flatten(&grown, root, &mut nodes);
        Tree::new(nodes).expect("a tree")
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, ..ProptestConfig::default() })]

    #[test]
    fn no_order_of_a_small_tree_visits_less(tree in a_small_tree(), config in a_config(), is_hard in any::<bool>()) {
        let fail = if is_hard { Fail::Hard } else { config.fail };
        let config = SearchConfig { algorithm: Algorithm::AlphaBeta, fail, ..config };
        let best = best_order(&config, &tree, MAX_NODES, WORK).expect("a small tree");
        check_promises(&config, &tree, &best)?;
        if let Some(trees) = all_orders(&tree, 400) {
            let visited: Vec<_> = trees.iter().map(|tree| visited(&config, tree)).collect();
            let fewest_leaves = visited.iter().copied().min();
            let fewest_nodes = visited.iter().map(|&(leaves, nodes)| (nodes, leaves)).min();
            prop_assert_eq!(fewest_leaves, Some((best.fewest_leaves.leaves, best.fewest_leaves.nodes)));
            prop_assert_eq!(fewest_nodes, Some((best.fewest_nodes.nodes, best.fewest_nodes.leaves)));
        }
    }

    #[test]
    fn no_order_by_chance_visits_less(
        tree in a_tree(),
        config in a_config(),
        keys in prop::collection::vec(any::<u32>(), 8),
    ) {
        let algorithm = if keys[0] % 2 == 0 { Algorithm::AlphaBeta } else { Algorithm::NegamaxAlphaBeta };
        let config = SearchConfig { algorithm, ..config };
        let best = best_order(&config, &tree, MAX_NODES, WORK).expect("a small tree");
        check_promises(&config, &tree, &best)?;
        for key in keys {
            let mut nodes = tree.nodes();
            for node in &mut nodes {
                node.children.sort_by_key(|&child| (u32::try_from(child).unwrap() ^ key).wrapping_mul(2_654_435_761));
            }
            let (leaves, nodes) = visited(&config, &Tree::new(nodes).expect("a tree"));
            prop_assert!(best.fewest_leaves.leaves <= leaves && best.fewest_nodes.nodes <= nodes);
        }
    }
}

/// Knuth and Moore's minimal tree: in a uniform tree the best order visits b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves.
#[test]
fn the_best_order_of_a_uniform_tree_is_the_minimal_tree() {
    for (branching, plies) in [(2_usize, 5_usize), (3, 4), (4, 3), (5, 2)] {
        let mut nodes = Vec::new();
        grow(branching, plies, Player::Max, &mut nodes);
        let tree = Tree::new(nodes).unwrap();
        let best = best_order(&SearchConfig::default(), &tree, MAX_NODES, WORK).unwrap();
        let power = |plies: usize| branching.pow(u32::try_from(plies).unwrap()) as u64;
        assert_eq!(best.fewest_leaves.leaves, power(plies.div_ceil(2)) + power(plies / 2) - 1);
        assert_eq!(best.fewest_leaves, best.fewest_nodes);
    }
}

/// Grows a uniform tree with values by a rule that has no order.
fn grow(branching: usize, plies: usize, player: Player, nodes: &mut Vec<TreeNode>) -> usize {
    let at = nodes.len();
    let value = i32::try_from(at * 7_919 % 1_009).unwrap();
    nodes.push(TreeNode {
        name: None,
        player,
        weight: None,
        move_label: None,
        value: Some(value.into()),
        children: vec![],
    });
    if 0 < plies {
        for _ in 0..branching {
            let child = grow(branching, plies - 1, player.opponent(), nodes);
            nodes[at].children.push(child);
        }
    }
    at
}

/// A tree that is too large has no answer, and one for which the work does not suffice has one that is not proved.
#[test]
fn what_is_not_proved_is_not_claimed() {
    let mut nodes = Vec::new();
    grow(3, 6, Player::Max, &mut nodes);
    let tree = Tree::new(nodes).unwrap();
    assert_eq!(best_order(&SearchConfig::default(), &tree, 100, 1_000), None);
    let config =
        SearchConfig { fail: Fail::Hard, cut_on: CutOn::Strict, window: Window::FULL, ..SearchConfig::default() };
    let hurried = best_order(&config, &tree, MAX_NODES, 10).unwrap();
    let best = best_order(&config, &tree, MAX_NODES, WORK).unwrap();
    assert!(!hurried.is_proved && best.fewest_leaves.leaves <= hurried.fewest_leaves.leaves);
    assert_eq!(visited(&config, &reordered(&config, &tree, &hurried.fewest_leaves)).0, hurried.fewest_leaves.leaves);
}
