//! Edits of an explicit tree: the result is a valid tree with the requested change.

use crate::core::trees::configs::a_config;
use crate::core::trees::plain_minimax::value;
use crate::core::trees::random::{a_tree, player};
use crate::core::trees::written::tree;
use poda::file::{load_tree, write_tree};
use poda::game::Game;
use poda::game::any::AnyGame;
use poda::game::leaf_change::{LeafChange, LeafChangeError};
use poda::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
use poda::game::tree::editing::{ChildOrder, EditError, TreeEdit, ValueChange};
use poda::game::tree::{Tree, TreeFault, TreeNode, Weight};
use poda::score::{Interval, Player, Score, Turn};
use poda::search::stats::SearchStats;
use poda::search::{Algorithm, Merge, SearchConfig, search};
use poda::session::reorder::{Reordering, reordering};
use poda::trace::NodeId;
use poda::trace::recorder::record;
use poda::trace::recording::Recording;
use proptest::prelude::*;

/// Whether the nodes stand in the order in which they are met from the root on.
fn is_in_preorder(tree: &Tree) -> bool {
    let mut open = vec![0];
    let mut met = Vec::new();
    while let Some(at) = open.pop() {
        met.push(at);
        open.extend(tree.nodes()[at].children.iter().rev());
    }
    met.into_iter().eq(0..tree.nodes().len())
}

/// The subtree at a place, written down: what it is whatever stands around it.
fn subtree(tree: &Tree, place: usize) -> String {
    let node = &tree.nodes()[place];
    let children: Vec<_> = node.children.iter().map(|&child| subtree(tree, child)).collect();
    format!("{:?}{:?}{:?}{children:?}", node.name, node.player, node.value)
}

fn children(tree: &Tree, place: usize) -> Vec<String> {
    tree.nodes()[place].children.iter().map(|&child| subtree(tree, child)).collect()
}

/// The node that is selected after a child with this index was deleted: the next sibling, without one the last, or else
/// the parent.
fn selected_after_deleting(left: &Tree, parent: usize, index: usize) -> usize {
    let siblings = &left.nodes()[parent].children;
    siblings.get(index).or(siblings.last()).copied().unwrap_or(parent)
}

/// Changes of all leaves. Squares of squares would grow without end.
const LEAF_CHANGES: [LeafChange; 4] =
    [LeafChange::Negate, LeafChange::Root, LeafChange::Rank, LeafChange::Random { low: -3, high: 3, seed: 1 }];

/// A change somewhere in a tree.
#[derive(Clone, Debug)]
struct DrawnEdit {
    node: prop::sample::Index,
    kind: u8,
    to: usize,
    player: Player,
}

fn an_edit() -> impl Strategy<Value = DrawnEdit> {
    (any::<prop::sample::Index>(), 0_u8..12, 0_usize..4, player()).prop_map(|(node, kind, to, player)| DrawnEdit {
        node,
        kind,
        to,
        player,
    })
}

fn edit_of(tree: &Tree, edit: &DrawnEdit) -> TreeEdit {
    let DrawnEdit { node, kind, to, player } = *edit;
    let node = node.index(tree.nodes().len());
    match kind {
        0 => TreeEdit::AddChild { parent: node },
        1 => TreeEdit::AddSibling { node },
        2 => TreeEdit::Delete { node },
        3 => TreeEdit::Rename { node, name: Some(format!("N{to}")) },
        4 => TreeEdit::SetTurn { node, turn: player.into() },
        7 | 8 => TreeEdit::SetTurn { node, turn: Turn::Chance },
        9 => TreeEdit::SetWeight { node, weight: Weight::new(u32::try_from(to).unwrap() * 333_333).unwrap() },
        10 => TreeEdit::SetBounds(Interval { low: (-3 - i32::try_from(to).unwrap()).into(), high: 4.into() }),
        5 => TreeEdit::Move { node, to },
        11 => TreeEdit::ChangeLeaves(LEAF_CHANGES[to % LEAF_CHANGES.len()]),
        _ => TreeEdit::Sort { below: node, order: ChildOrder::ALL[to % 3] },
    }
}

proptest! {
    /// However often a tree is changed, it is a tree in preorder, can be saved, and is the same when it is read again.
    #[test]
    fn a_changed_tree_is_a_tree(first in a_tree(), edits in prop::collection::vec(an_edit(), 1..12)) {
        let mut tree = first;
        for edit in edits {
            let edit = edit_of(&tree, &edit);
            match tree.edited(&edit) {
                Ok(edited) => {
                    prop_assert!(is_in_preorder(&edited.tree));
                    prop_assert!(edited.node < edited.tree.nodes().len());
                    let nodes = Tree::new(edited.tree.nodes()).map(|tree| tree.within(edited.tree.bounds()));
                    prop_assert_eq!(nodes, Ok(edited.tree.clone()));
                    let root = edited.tree.player_of(edited.tree.node_index());
                    let mut text = write_tree(&edited.tree);
                    if edited.tree.bounds() == Interval::UNKNOWN {
                        text = format!("Tree(root: {root:?}, tree: {text})");
                    }
                    prop_assert_eq!(load_tree(&text).unwrap(), edited.tree.clone());
                    tree = edited.tree;
                }
                Err(EditError::Root) => {
                    let is_of_root = matches!(
                        edit,
                        TreeEdit::AddSibling { node: 0 } | TreeEdit::Delete { node: 0 } | TreeEdit::Move { node: 0, .. }
                    );
                    prop_assert!(is_of_root, "{edit:?}");
                }
                Err(EditError::Faults(faults)) => {
                    let is_refused = match faults[..] {
                        [TreeFault::NameTaken { .. }] => matches!(edit, TreeEdit::Rename { .. }),
                        // The last outcome that can happen stays one.
                        [TreeFault::NothingCanHappen { .. }] => {
                            matches!(edit, TreeEdit::SetWeight { .. } | TreeEdit::Delete { .. } | TreeEdit::Move { .. })
                        }
                        _ => false,
                    };
                    prop_assert!(is_refused, "{edit:?} {faults:?}");
                }
                Err(EditError::OutsideBounds(bounds)) => {
                    let is_of_leaves = matches!(edit, TreeEdit::ChangeLeaves(_)) && bounds == tree.bounds();
                    let is_asked = matches!(edit, TreeEdit::SetBounds(asked) if asked == bounds);
                    prop_assert!(is_of_leaves || is_asked, "{edit:?}");
                    prop_assert!(is_of_leaves || tree.outside(bounds).next().is_some());
                }
                Err(EditError::Leaves(error)) => {
                    let is_root = matches!(edit, TreeEdit::ChangeLeaves(LeafChange::Root));
                    let is_infinite = tree.nodes().iter().any(|node| node.value.is_some_and(|value| !value.is_finite()));
                    let is_right = error == LeafChangeError::NoRoot || error == LeafChangeError::Infinite && is_infinite;
                    prop_assert!(is_root && is_right, "{edit:?} {error:?}");
                }
                Err(EditError::TooManyLevels) => prop_assert!(false, "it has few levels"),
            }
        }
    }

    /// A node that is added is a leaf where it was asked for, and deleting it leaves the tree that was there, but for
    /// the estimate of a leaf that had become an inner node and is one no more.
    #[test]
    fn what_was_added_can_be_deleted(tree in a_tree(), node in any::<prop::sample::Index>(), is_child: bool) {
        let node = node.index(tree.nodes().len());
        let edit = if is_child || node == 0 { TreeEdit::AddChild { parent: node } } else { TreeEdit::AddSibling { node } };
        let added = tree.edited(&edit).unwrap();
        prop_assert_eq!(added.tree.nodes().len(), tree.nodes().len() + 1);
        let leaf = &added.tree.nodes()[added.node];
        prop_assert!(leaf.children.is_empty());
        let parent = added.tree.parent_of(added.node).unwrap();
        prop_assert_eq!(leaf.player, added.tree.nodes()[parent].player.opponent());
        let was_leaf = tree.nodes()[node].children.is_empty() && edit == TreeEdit::AddChild { parent: node };
        prop_assert_eq!(added.value_change, was_leaf.then_some(ValueChange::ValueBecameEstimate));
        if was_leaf {
            // The answer stays: the new leaf is worth what the old one was.
            prop_assert_eq!(value(&added.tree, None), value(&tree, None));
        }
        let deleted = added.tree.edited(&TreeEdit::Delete { node: added.node }).unwrap();
        prop_assert_eq!(deleted.value_change, was_leaf.then_some(ValueChange::EstimateBecameValue));
        let index = added.tree.nodes()[parent].children.iter().position(|&child| child == added.node).unwrap();
        prop_assert_eq!(deleted.node, selected_after_deleting(&tree, parent, index));
        prop_assert_eq!(deleted.tree, tree);
    }

    /// Deleting takes away a subtree and nothing else.
    #[test]
    fn deleting_takes_away_what_is_below_and_nothing_else(tree in a_tree(), node in any::<prop::sample::Index>()) {
        prop_assume!(1 < tree.nodes().len());
        let node = 1 + node.index(tree.nodes().len() - 1);
        let parent = tree.parent_of(node).unwrap();
        let mut expected = children(&tree, parent);
        let index = tree.nodes()[parent].children.iter().position(|&child| child == node).unwrap();
        expected.remove(index);
        let deleted = tree.edited(&TreeEdit::Delete { node }).unwrap();
        // The parent stands before what is deleted, at the same place.
        prop_assert_eq!(children(&deleted.tree, parent), expected);
        prop_assert_eq!(tree.path_to(parent), deleted.tree.path_to(parent));
        prop_assert_eq!(deleted.node, selected_after_deleting(&deleted.tree, parent, index));
    }

    /// A node goes where it was sent, the others stay in their order, and no order changes the answer.
    #[test]
    fn the_order_of_children_changes_no_value(
        tree in a_tree(), config in a_config(), node in any::<prop::sample::Index>(), to in 0_usize..4,
    ) {
        prop_assume!(1 < tree.nodes().len());
        let node = 1 + node.index(tree.nodes().len() - 1);
        let parent = tree.parent_of(node).unwrap();
        let mut expected = children(&tree, parent);
        let from = tree.nodes()[parent].children.iter().position(|&child| child == node).unwrap();
        let moved = expected.remove(from);
        expected.insert(to.min(expected.len()), moved.clone());
        let edited = tree.edited(&TreeEdit::Move { node, to }).unwrap();
        prop_assert_eq!(subtree(&edited.tree, edited.node), moved);
        prop_assert_eq!(children(&edited.tree, edited.tree.parent_of(edited.node).unwrap()), expected);
        prop_assert_eq!(value(&edited.tree, config.depth), value(&tree, config.depth));
        // A search of it tells the truth about the tree as it was.
        let recording = record(&config, &edited.tree, 1_000);
        let proved = recording.trace().end().proved(NodeId::ROOT);
        let exact = value(&tree, config.depth);
        prop_assert!(proved.low <= exact && exact <= proved.high);
        for order in ChildOrder::ALL {
            let sorted = tree.edited(&TreeEdit::Sort { below: 0, order }).unwrap().tree;
            prop_assert_eq!(value(&sorted, None), value(&tree, None));
            let again = sorted.edited(&TreeEdit::Sort { below: 0, order }).unwrap().tree;
            prop_assert_eq!(again == sorted, order != ChildOrder::Mirrored || again == sorted);
            if order == ChildOrder::Mirrored {
                prop_assert_eq!(again, tree.clone());
            }
        }
    }

    /// Every node is worth what minimax says, and sorted the best child comes first, or the worst.
    #[test]
    fn sorting_goes_by_exact_values(tree in a_tree()) {
        for (order, is_best_first) in [(ChildOrder::BestFirst, true), (ChildOrder::WorstFirst, false)] {
            let sorted = tree.edited(&TreeEdit::Sort { below: 0, order }).unwrap().tree;
            let minimax_values = sorted.minimax_values();
            prop_assert_eq!(minimax_values[0], value(&sorted, None));
            for node in sorted.nodes() {
                for pair in node.children.windows(2) {
                    let (first, second) = (minimax_values[pair[0]], minimax_values[pair[1]]);
                    let is_wrong = if is_best_first {
                        node.player.prefers(second, first)
                    } else {
                        node.player.prefers(first, second)
                    };
                    prop_assert!(!is_wrong);
                }
            }
        }
    }

    /// With the best first everywhere, alpha-beta looks at the minimal tree and no more (Knuth and Moore, theorem 1).
    #[test]
    fn best_first_gives_the_minimal_tree(
        width in 2_usize..4, plies in 1_usize..5, root in player(), values in prop::collection::vec(-9_i32..=9, 81),
    ) {
        let tree = regular(width, plies, root, &values);
        prop_assert_eq!(tree.uniform_shape(), Some((width, plies)));
        let sorted = tree.edited(&TreeEdit::Sort { below: 0, order: ChildOrder::BestFirst }).unwrap().tree;
        for algorithm in [Algorithm::AlphaBeta, Algorithm::NegamaxAlphaBeta, Algorithm::AlphaBetaTable] {
            let mut count = SearchStats::default();
            let _ = search(&SearchConfig { algorithm, ..SearchConfig::default() }, &sorted, &mut count);
            let power = |plies: usize| width.pow(u32::try_from(plies).unwrap());
            let minimal = power(plies.div_ceil(2)) + power(plies / 2) - 1;
            prop_assert_eq!(count.leaves, minimal as u64, "{:?}", algorithm);
        }
    }
}

/// A tree in which every inner node has so many children and every leaf stands at that depth.
fn regular(width: usize, plies: usize, root: Player, values: &[i32]) -> Tree {
    fn grow(
        width: usize,
        plies: usize,
        player: Player,
        values: &mut impl Iterator<Item = i32>,
        nodes: &mut Vec<TreeNode>,
    ) {
        let at = nodes.len();
        let value = (plies == 0).then(|| Score::from(values.next().unwrap()));
        nodes.push(TreeNode { name: None, player, weight: None, move_label: None, value, children: Vec::new() });
        for _ in 0..if plies == 0 { 0 } else { width } {
            let child = nodes.len();
            nodes[at].children.push(child);
            grow(width, plies - 1, player.opponent(), values, nodes);
        }
    }
    let mut nodes = Vec::new();
    grow(width, plies, root, &mut values.iter().copied(), &mut nodes);
    Tree::new(nodes).unwrap()
}

fn small() -> Tree {
    tree("A( B( D=3 E=12 ) C( F=2 ) )", Player::Max)
}

fn place(tree: &Tree, name: &str) -> usize {
    tree.ids().iter().position(|id| id == name).unwrap()
}

fn written(tree: &Tree) -> String {
    write_tree(tree).split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_leaf_that_gets_a_child_keeps_its_value_as_its_estimate() {
    let edited = small().edited(&TreeEdit::AddChild { parent: place(&small(), "D") }).unwrap();
    let (leaf, parent) = (&edited.tree.nodes()[edited.node], place(&edited.tree, "D"));
    assert_eq!(edited.tree.parent_of(edited.node), Some(parent));
    assert_eq!((leaf.value, edited.tree.nodes()[parent].value), (Some(3.into()), Some(3.into())));
    assert!(written(&edited.tree).contains("estimate: 3"), "{}", written(&edited.tree));
}

#[test]
fn a_node_that_loses_its_last_child_keeps_what_it_was_worth() {
    let edited = small().edited(&TreeEdit::Delete { node: place(&small(), "F") }).unwrap();
    assert_eq!((edited.node, edited.value_change), (place(&edited.tree, "C"), Some(ValueChange::KeptMinimaxValue)));
    assert_eq!(edited.tree.nodes()[edited.node].value, Some(2.into()));
}

#[test]
fn the_root_cannot_be_deleted_and_has_no_siblings() {
    for edit in [TreeEdit::Delete { node: 0 }, TreeEdit::AddSibling { node: 0 }, TreeEdit::Move { node: 0, to: 1 }] {
        assert_eq!(small().edited(&edit), Err(EditError::Root));
    }
}

#[test]
fn a_name_that_cannot_be_is_refused_with_the_reason() {
    let tree = tree("A( =1 B( =3 =4 ) )", Player::Max);
    let rename = |name: &str| tree.edited(&TreeEdit::Rename { node: 2, name: Some(name.to_owned()) });
    assert_eq!(rename("C").unwrap().tree.ids(), ["A", "0", "C", "1/0", "1/1"]);
    assert_eq!(rename(""), Err(EditError::Faults(vec![TreeFault::EmptyName { node: 2 }])));
    assert_eq!(rename("A"), Err(EditError::Faults(vec![TreeFault::NameTaken { node: 2, by: 0, name: "A".into() }])));
    let is_an_id = TreeFault::NameIsAnId { node: 2, of: 3, name: "1/0".into() };
    assert_eq!(rename("1/0"), Err(EditError::Faults(vec![is_an_id])));
    let unnamed = tree.edited(&TreeEdit::Rename { node: 2, name: None }).unwrap();
    assert_eq!(unnamed.tree.ids(), ["A", "0", "1", "1/0", "1/1"]);
}

/// A name that is free where it stands may be the path of another node once children have moved.
#[test]
fn an_order_in_which_a_name_is_an_id_is_refused() {
    let tree = tree("( 0=1 =2 )", Player::Max);
    let refused = tree.edited(&TreeEdit::Move { node: 2, to: 0 });
    assert!(matches!(refused, Err(EditError::Faults(faults)) if matches!(faults[..], [TreeFault::NameIsAnId { .. }])));
}

#[test]
fn a_tree_does_not_grow_deeper_than_trees_may_be() {
    let text = format!("{}1{}", "[".repeat(1_099), "]".repeat(1_099));
    let deep = load_tree(&text).unwrap();
    let last = deep.nodes().len() - 1;
    assert_eq!(deep.edited(&TreeEdit::AddChild { parent: last }), Err(EditError::TooManyLevels));
    assert!(deep.edited(&TreeEdit::AddChild { parent: last - 1 }).is_ok());
}

#[test]
fn whose_turn_it_is_changes_at_one_node_only() {
    let turn = Player::Max.into();
    let edited = small().edited(&TreeEdit::SetTurn { node: place(&small(), "B"), turn }).unwrap();
    assert_eq!(value(&edited.tree, None), 12.into());
    assert_eq!(edited.tree.after(1).to_move(), Player::Min);
}

/// A chance node is made of a node with its children as outcomes, and back, and an outcome that is added weighs 1.
#[test]
fn a_node_becomes_a_chance_node_and_back() {
    let tree = load_tree("[[3, [5, 9]], 2]").unwrap();
    let set = |tree: &Tree, edit| tree.edited(&edit).unwrap().tree;
    let chance = set(&tree, TreeEdit::SetTurn { node: 1, turn: Turn::Chance });
    assert_eq!(write_tree(&chance), "[(chance: [3, (player: Max, children: [5, 9])]), 2]");
    assert_eq!(chance.minimax_values()[0], 6.into());
    let weight = Weight::new(3).unwrap();
    let weighed = set(&chance, TreeEdit::SetWeight { node: 2, weight });
    assert_eq!(write_tree(&weighed), "[(chance: [(3, 3), (player: Max, children: [5, 9])]), 2]");
    assert_eq!(set(&weighed, TreeEdit::SetWeight { node: 4, weight }), weighed, "no outcome");
    let added = set(&weighed, TreeEdit::AddChild { parent: 1 });
    assert_eq!(write_tree(&added), "[(chance: [(3, 3), (player: Max, children: [5, 9]), 0]), 2]");
    assert_eq!(set(&weighed, TreeEdit::SetTurn { node: 1, turn: Player::Min.into() }), tree);
    // Where values lie is known of the new leaf, too.
    let bounds = Interval { low: 2.into(), high: 9.into() };
    let within = set(&weighed, TreeEdit::SetBounds(bounds));
    assert_eq!(set(&within, TreeEdit::AddChild { parent: 1 }).value_of(6), Some(2.into()));
    let narrow = Interval { low: 3.into(), ..bounds };
    assert_eq!(within.edited(&TreeEdit::SetBounds(narrow)), Err(EditError::OutsideBounds(narrow)));
    let outside = TreeEdit::SetValue { node: 2, value: 10.into() };
    assert_eq!(within.edited(&outside), Err(EditError::OutsideBounds(bounds)));
    assert_eq!(set(&within, TreeEdit::SetBounds(Interval::UNKNOWN)), weighed);
}

/// While a game is played in a tree, it stands somewhere inside, and stays there.
#[test]
fn a_tree_in_the_middle_of_a_game_stays_where_it_stands() {
    let whole = small();
    let standing = whole.at_node(place(&whole, "C"));
    let edited = standing.edited(&TreeEdit::AddChild { parent: standing.node_index() }).unwrap();
    assert_eq!(edited.tree.name_of(edited.tree.node_index()), Some("C"));
    assert_eq!(edited.tree.path_to(edited.node), [1]);
    assert_eq!(standing.edited(&TreeEdit::Delete { node: standing.node_index() }), Err(EditError::Root));
    let before_it = standing.edited(&TreeEdit::Delete { node: place(&whole, "D") }).unwrap();
    assert_eq!(before_it.tree.name_of(before_it.tree.node_index()), Some("C"));
}

/// Wherever a move at the root of tic-tac-toe is put, the search tries the moves in just that order, also where each of
/// them stands for several.
#[test]
fn the_cells_are_tried_in_the_order_into_which_moves_were_put() {
    let merges = [Merge::Nowhere, Merge::Everywhere, Merge::FirstPlies(1)];
    for (moves, merge) in
        [&[][..], &[4], &[0, 8], &[4, 1, 3]].into_iter().flat_map(|moves| merges.map(|merge| (moves, merge)))
    {
        let game = moves.iter().fold(TicTacToe::new(TicTacToeRules::default()), |game, &mv| game.after(mv));
        let config = SearchConfig { depth: Some(1), merge, ..SearchConfig::default() };
        let recording = record(&config, &AnyGame::TicTacToe(game), 1_000);
        let moves_of = |recording: &Recording<AnyGame>| {
            let children = recording.trace().children(NodeId::ROOT);
            children.map(|child| recording.move_to(child).unwrap()).collect::<Vec<_>>()
        };
        let children: Vec<_> = recording.trace().children(NodeId::ROOT).collect();
        for (from, &child) in children.iter().enumerate() {
            for to in 0..=children.len() {
                let Some(Reordering::Cells(changed)) = reordering(&recording, child, to) else {
                    assert!(to == from || to == children.len());
                    continue;
                };
                let mut expected = moves_of(&recording);
                let moved = expected.remove(from);
                expected.insert(to, moved);
                let mut cells = changed.rules().cells.cells();
                let again = record(&config, &AnyGame::TicTacToe(changed), 1_000);
                assert_eq!(moves_of(&again), expected);
                assert_eq!(again.trace().result(NodeId::ROOT), recording.trace().result(NodeId::ROOT));
                cells.sort_unstable();
                assert_eq!(cells, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
            }
        }
    }
}
