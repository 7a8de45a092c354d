//! Node ids, the faults of lists of nodes, and depth limits that end at nodes without an estimate.

use super::{Tree, TreeFault, TreeNode};
use crate::score::{Player, Score};

fn node(name: Option<&str>, value: Option<i32>, children: &[usize]) -> TreeNode {
    TreeNode {
        weight: None,
        name: name.map(str::to_owned),
        player: Player::Max,
        move_label: None,
        value: value.map(Score::from),
        children: children.to_vec(),
    }
}

#[test]
fn an_unnamed_node_is_identified_by_its_path_which_counts_named_nodes_too() {
    let nodes = vec![
        node(None, None, &[1, 4]),
        node(Some("B"), None, &[2, 3]),
        node(None, Some(3), &[]),
        node(Some("E"), Some(5), &[]),
        node(None, Some(2), &[]),
    ];
    assert_eq!(Tree::new(nodes).unwrap().ids(), ["root", "B", "0/0", "E", "1"]);
}

#[test]
fn nodes_with_the_same_board_and_the_same_future_are_the_same_position() {
    use super::{NodeBoard, TreeBuilder};
    use crate::game::Game;
    use std::sync::Arc;
    let tree = |boards: [&str; 7], values: [i32; 2]| {
        let mut tree = TreeBuilder::with_capacity(7);
        for (at, parent, player, value) in [
            (0, 0, Player::Max, None),
            (1, 0, Player::Min, None),
            (2, 1, Player::Max, Some(3)),
            (3, 1, Player::Max, Some(5)),
            (4, 0, Player::Min, None),
            (5, 4, Player::Max, Some(values[0])),
            (6, 4, Player::Max, Some(values[1])),
        ] {
            tree.add(parent, player, value.map(Score::from));
            tree.name(None, Some(["", "a", "b", "c", "d", "b", "c"][at]));
            if !boards[at].is_empty() {
                tree.draw(Arc::new(NodeBoard::Text(boards[at].to_owned())));
            }
        }
        let root = Tree::built(tree).unwrap();
        [1, 2, 3, 4, 5, 6].map(|at| root.at_node(at).stored_index().unwrap())
    };
    assert_eq!(tree(["r", "x", "y", "z", "x", "y", "z"], [3, 5]), [1, 2, 3, 1, 2, 3]);
    assert_eq!(tree(["r", "x", "y", "z", "x", "y", "z"], [3, 4]), [1, 2, 3, 4, 2, 6], "another future");
    assert_eq!(tree(["r", "x", "y", "z", "w", "y", "z"], [3, 5]), [1, 2, 3, 4, 2, 3], "another board");
    assert_eq!(tree([""; 7], [3, 5]), [1, 2, 3, 4, 5, 6], "without boards, nothing says that they are the same");
}

#[test]
fn every_fault_is_found_at_once() {
    let nodes = vec![
        node(Some("A"), None, &[1, 2, 3, 4]),
        node(Some("A"), Some(1), &[]),
        node(Some(""), Some(1), &[]),
        node(None, None, &[]),
        node(Some("2"), Some(0), &[]),
    ];
    let faults = Tree::new(nodes).unwrap_err();
    assert_eq!(
        faults,
        [
            TreeFault::NameTaken { node: 1, by: 0, name: "A".into() },
            TreeFault::EmptyName { node: 2 },
            TreeFault::LeafWithoutValue { node: 3 },
            TreeFault::NameIsAnId { node: 4, of: 3, name: "2".into() },
        ]
    );
}

#[test]
fn a_depth_limit_names_the_inner_nodes_that_it_cannot_evaluate() {
    let mut nodes = vec![
        node(None, None, &[1, 3, 5]),
        node(None, None, &[2]),
        node(None, Some(1), &[]),
        node(None, Some(7), &[4]),
        node(None, Some(1), &[]),
        node(None, Some(9), &[]),
    ];
    let tree = Tree::new(nodes.clone()).unwrap();
    assert_eq!(tree.without_estimate_at(1), [1]);
    assert!(tree.without_estimate_at(2).is_empty());
    nodes[1].value = Some(Score::ZERO);
    assert!(Tree::new(nodes).unwrap().without_estimate_at(1).is_empty());
}
