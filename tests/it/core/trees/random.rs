//! Random explicit trees for property tests: turns that need not alternate, ties, infinities, estimates everywhere.

use poda::game::tree::{Tree, TreeNode};
use poda::score::{Player, Score};
use proptest::prelude::*;

/// A node that is not in a list yet.
#[derive(Clone, Debug)]
struct Grown {
    value: Score,
    /// Whether the same side moves here as at the parent.
    again: bool,
    children: Vec<Grown>,
}

/// Few different values, so that there are ties.
fn score() -> impl Strategy<Value = Score> {
    prop_oneof![
        8 => (-4..=4).prop_map(Score::from),
        1 => Just(Score::INFINITY),
        1 => Just(Score::NEG_INFINITY),
    ]
}

pub fn player() -> impl Strategy<Value = Player> {
    prop_oneof![Just(Player::Max), Just(Player::Min)]
}

pub fn a_tree() -> impl Strategy<Value = Tree> {
    let leaf =
        || (score(), prop::bool::weighted(0.2)).prop_map(|(value, again)| Grown { value, again, children: vec![] });
    // Mostly full levels: of a tree that ends at once there is little to say.
    let mut grown = leaf().boxed();
    for _ in 0..4 {
        let children = prop::collection::vec(prop_oneof![1 => leaf(), 3 => grown], 1..4);
        grown = (score(), prop::bool::weighted(0.2), children)
            .prop_map(|(value, again, children)| Grown { value, again, children })
            .boxed();
    }
    (prop_oneof![1 => leaf(), 20 => grown], player()).prop_map(|(grown, root)| {
        let mut nodes = Vec::new();
        flatten(&grown, root, &mut nodes);
        Tree::new(nodes).expect("the tree is one")
    })
}

fn flatten(grown: &Grown, player: Player, nodes: &mut Vec<TreeNode>) -> usize {
    let at = nodes.len();
    nodes.push(TreeNode {
        name: None,
        player,
        weight: None,
        move_label: None,
        value: Some(grown.value),
        children: vec![],
    });
    for child in &grown.children {
        let next = if child.again { player } else { player.opponent() };
        let child = flatten(child, next, nodes);
        nodes[at].children.push(child);
    }
    at
}
