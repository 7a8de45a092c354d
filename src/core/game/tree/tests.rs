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
