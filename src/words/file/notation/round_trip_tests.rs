//! Round trips of random trees through every notation, and what becomes of random texts.

use super::*;
use crate::file::{self, load_tree, write_tree};
use poda_core::document::Document;
use poda_core::game::any::AnyGame;
use poda_core::game::tree::{TreeBuilder, TreeNode, Weight};
use poda_core::score::{Payoffs, Player, Score, Turn};
use proptest::prelude::*;

/// A random node, from which trees with any name, move, player and weight are made.
#[derive(Clone, Debug)]
struct RandomNode {
    value: i32,
    denominator: u32,
    is_named: bool,
    has_move: bool,
    is_out_of_turn: bool,
    /// The weights of the children, if it is a chance node.
    weights: Option<u32>,
    children: Vec<RandomNode>,
}

fn random_node() -> impl Strategy<Value = RandomNode> {
    let facts = (
        -50..50_i32,
        prop::sample::select(vec![1_u32, 1, 1, 3, 7, 10]),
        any::<[bool; 3]>(),
        prop::option::weighted(0.2, 0..9_u32),
    );
    let node =
        |(value, denominator, [is_named, has_move, is_out_of_turn], weights): (i32, u32, [bool; 3], Option<u32>),
         children| RandomNode { value, denominator, is_named, has_move, is_out_of_turn, weights, children };
    let leaf = facts.clone().prop_map(move |facts| node(facts, Vec::new()));
    leaf.prop_recursive(4, 40, 4, move |inside| {
        (facts.clone(), prop::collection::vec(inside, 1..4)).prop_map(move |(facts, children)| node(facts, children))
    })
}

/// What of a random tree is kept, because a notation can express it.
#[derive(Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "each part is kept or not, independent of the others")]
struct Expressible {
    names: bool,
    /// Whether inner nodes can have an estimate.
    estimates: bool,
    moves: bool,
    players: bool,
    chance: bool,
}

const ALL: Expressible = Expressible { names: true, estimates: true, moves: true, players: true, chance: true };
const PLAIN: Expressible = Expressible { names: false, estimates: false, moves: false, players: false, chance: false };

impl RandomNode {
    fn tree(&self, kept: Expressible) -> Tree {
        let mut nodes = Vec::new();
        self.add(kept, Player::Max, None, &mut nodes);
        Tree::new(nodes).unwrap()
    }

    fn add(&self, kept: Expressible, default: Player, weight: Option<u32>, nodes: &mut Vec<TreeNode>) -> usize {
        let at = nodes.len();
        let is_leaf = self.children.is_empty();
        let player = if kept.players && self.is_out_of_turn && !is_leaf && self.weights.is_none() {
            default.opponent()
        } else {
            default
        };
        let value = Score::ratio(self.value.into(), self.denominator.into());
        nodes.push(TreeNode {
            name: (kept.names && self.is_named).then(|| format!("n\"é{at}")),
            player,
            weight: weight.and_then(Weight::new),
            move_label: (kept.moves && self.has_move && at != 0).then(|| format!("to \\{at}")),
            value: value.filter(|_| is_leaf || kept.estimates && self.is_named && self.value % 2 == 0),
            children: Vec::new(),
        });
        let weights = self.weights.filter(|_| kept.chance && !is_leaf);
        let next = if weights.is_some() { player } else { player.opponent() };
        let children = self.children.iter().enumerate().map(|(index, child)| {
            // An outcome of weight 0 is not alone.
            let weight = weights.map(|weight| weight + u32::try_from(index + 1 / self.children.len()).unwrap());
            child.add(kept, next, weight, nodes)
        });
        let children = children.collect();
        nodes[at].children = children;
        at
    }
}

/// A random tree of a kind: of two sides or of several players, whose root can be MIN's or chance's, with names that
/// look like sides.
#[derive(Clone, Debug)]
struct RandomKind {
    node: RandomNode,
    /// The number of players with payoffs of their own; 0 for MAX and MIN.
    players: usize,
    /// The index of the player at the root.
    root: u8,
}

fn random_kind() -> impl Strategy<Value = RandomKind> {
    let players = prop::sample::select(vec![0_usize, 0, 2, 3, 6]);
    (random_node(), players, 0..6_u8).prop_map(|(node, players, root)| {
        let count = u8::try_from(players.max(2)).unwrap();
        RandomKind { node, players, root: root % count }
    })
}

/// Names of nodes and players that are easily taken for something else.
const NAMES: [&str; 12] = [
    "MIN",
    "A (MIN)",
    "MAX: B",
    "chance",
    "a, b",
    " spaced  out ",
    "3/x",
    "(1, 2)",
    "\"quoted\"",
    "back\\slash",
    "line\nend",
    "▽",
];
const PLAYERS: [&str; 6] = ["Ann", "Bob, jr.", "Cid \"C\"", "MAX", "min", " é "];

impl RandomKind {
    fn tree(&self, has_estimates: bool) -> Tree {
        let mut tree = TreeBuilder::with_capacity(0);
        if 0 < self.players {
            tree = tree.of_players(PLAYERS[..self.players].iter().map(ToString::to_string).collect());
        }
        self.add(&self.node, None, None, has_estimates, &mut tree, &mut 0);
        Tree::built(tree).unwrap()
    }

    /// Adds a node and those below it. `above` is the index of the parent and the player whose turn it is by default.
    fn add(
        &self,
        node: &RandomNode,
        above: Option<(usize, u8)>,
        weight: Option<u32>,
        has_estimates: bool,
        tree: &mut TreeBuilder,
        next: &mut usize,
    ) {
        let at = *next;
        *next += 1;
        let (parent, default) = above.unwrap_or((0, self.root));
        let (is_leaf, count) = (node.children.is_empty(), u8::try_from(self.players.max(2)).unwrap());
        let weights = node.weights.filter(|_| !is_leaf);
        let is_out_of_turn = node.is_out_of_turn && !is_leaf && weights.is_none();
        let mover = if is_out_of_turn { (default + 1) % count } else { default };
        let has_value = is_leaf || has_estimates && node.is_named;
        let entry = |player: usize| {
            let numerator = i128::from(node.value) + i128::try_from(player).unwrap();
            Score::ratio(numerator, node.denominator.into()).unwrap()
        };
        if 0 < self.players {
            let vector = Payoffs::new(&(0..self.players).map(entry).collect::<Vec<_>>());
            tree.add_payoffs(parent, mover, has_value.then_some(vector));
        } else {
            let player = if mover == 0 { Player::Max } else { Player::Min };
            tree.add(parent, player, has_value.then(|| entry(0)));
        }
        let name = NAMES.get(at % 17).map_or_else(|| format!("n{at}"), ToString::to_string);
        let label = NAMES.get(at % 13).map_or_else(|| format!("to {at}"), ToString::to_string);
        let name = (node.is_named && at < 17).then_some(name);
        tree.name(name.as_deref(), (node.has_move && at != 0).then_some(label.as_str()));
        if let Some(weight) = weight.and_then(Weight::new) {
            tree.weigh(weight);
        }
        let after = if weights.is_some() { mover } else { (mover + 1) % count };
        for (index, child) in node.children.iter().enumerate() {
            let weight = weights.map(|weight| weight + u32::try_from(index + 1 / node.children.len()).unwrap());
            self.add(child, Some((at, after)), weight, has_estimates, tree, next);
        }
    }
}

/// Writes a tree with the given texts before, between and after the children of a node.
fn written(tree: &Tree, at: usize, write: &dyn Fn(&Tree, usize, &[String]) -> String) -> String {
    let children: Vec<_> = tree.children_of(at).iter().map(|&child| written(tree, child as usize, write)).collect();
    write(tree, at, &children)
}

fn named_value(tree: &Tree, at: usize, between: &str) -> String {
    let (name, value) = (tree.name_of(at).unwrap_or_default(), tree.value_of(at).map(|value| value.to_string()));
    match value {
        Some(value) if name.is_empty() => value,
        Some(value) => format!("{name}{between}{value}"),
        None => name.to_owned(),
    }
}

pub(super) fn again(text: &str) -> Tree {
    read_whole(text).unwrap_or_else(|error| panic!("{text}: {error:?}")).tree
}

proptest! {
    #[test]
    fn random_trees_are_read_as_they_were_written(random in random_node()) {
        let tree = random.tree(ALL);
        prop_assert_eq!(&again(&write_json(&tree)), &tree, "{}", write_json(&tree));
        prop_assert_eq!(&again(&write_dot(&tree)), &tree, "{}", write_dot(&tree));
        prop_assert_eq!(&load_tree(&write_tree(&tree)).unwrap(), &tree);
        let tree = random.tree(Expressible { estimates: false, ..ALL });
        if tree.node_count() > 1 {
            let efg = write_gambit(&tree, "a \"title\"", "").unwrap();
            let read = read_whole(&efg).unwrap();
            prop_assert_eq!(read.title.as_deref(), Some("a \"title\""));
            // The weights of outcomes are those of least terms, and a player at a leaf or a chance node is not written.
            let nodes = |tree: &Tree| {
                let node = |node: TreeNode| (node.name, node.move_label, node.value, node.children);
                tree.nodes().into_iter().map(node).collect::<Vec<_>>()
            };
            prop_assert_eq!(nodes(&read.tree), nodes(&tree), "{}", efg);
            for at in (0..tree.node_count()).filter(|&at| !tree.children_of(at).is_empty()) {
                prop_assert_eq!(tree.turn_of(at), read.tree.turn_of(at), "{}", efg);
            }
        }
    }

    /// Every notation that can hold a tree of a kind gives the same tree back: RON, JSON and DOT all of it, shorthand
    /// what it writes, and Gambit all but estimates and who moves at leaves and after chance.
    #[test]
    fn trees_of_every_kind_come_back_as_they_went_out(random in random_kind()) {
        let tree = random.tree(true);
        for text in [write_json(&tree), write_dot(&tree)] {
            prop_assert_eq!(&again(&text), &tree, "{}", text);
        }
        let ron = file::save(&Document::of_position(AnyGame::Tree(tree.clone())));
        let loaded = file::load_with_players(ron.as_bytes()).unwrap();
        prop_assert_eq!(loaded.position(), &AnyGame::Tree(tree.clone()), "{}", ron);
        let alone = write_tree(&tree);
        if tree.players().is_some() {
            prop_assert_eq!(&again(&alone), &tree, "{}", alone);
        }
        if let Some(text) = write(&tree).filter(|_| tree.players().is_none()) {
            let root = tree.player_of(0);
            prop_assert_eq!(&read_tree(&text, root, None).unwrap().tree, &tree, "{}", text);
        }
        let tree = random.tree(false);
        prop_assume!(tree.node_count() > 1);
        let efg = write_gambit(&tree, "", "").unwrap();
        let read = again(&efg);
        let names = |tree: &Tree| tree.players().map(|players| players.names.clone());
        prop_assert_eq!(names(&read), names(&tree), "{}", efg);
        for at in 0..tree.node_count() {
            let facts = |tree: &Tree| {
                let moves = (tree.name_of(at).map(str::to_owned), tree.move_label_of(at).map(str::to_owned));
                (tree.value_of(at).filter(|_| names(tree).is_none()), tree.payoffs_of(at), tree.children_of(at).to_vec(), moves)
            };
            prop_assert_eq!(facts(&read), facts(&tree), "{}", efg);
            if !tree.children_of(at).is_empty() && tree.turn_of(at) != Turn::Chance {
                // Of several players, the sides are counted from the one who moves at the root, which Gambit does not
                // say of chance.
                let side = |tree: &Tree| names(tree).is_none().then(|| tree.turn_of(at));
                prop_assert_eq!((side(&read), read.mover_of(at)), (side(&tree), tree.mover_of(at)), "{}", efg);
            }
        }
    }

    #[test]
    fn random_trees_are_read_in_the_notations_of_others(random in random_node()) {
        let with_names = random.tree(Expressible { names: true, ..PLAIN });
        prop_assume!(with_names.node_count() > 2);
        let forest = written(&with_names, 0, &|tree, at, children| format!("[{{{}}}{}]", named_value(tree, at, ": "), children.join("\n")));
        prop_assert_eq!(&again(&format!("\\begin{{forest}}{forest}\\end{{forest}}")), &with_names, "{}", forest);
        let newick = written(&with_names, 0, &|tree, at, children| {
            let label = tree.name_of(at).map(|name| format!("'{name}'")).unwrap_or_default();
            let value = tree.value_of(at).map(|value| value.to_string()).unwrap_or_default();
            let between = if label.is_empty() || value.is_empty() { "" } else { ":" };
            let inside = if children.is_empty() { String::new() } else { format!("({})", children.join(", ")) };
            format!("{inside}{label}{between}{value}")
        });
        prop_assert_eq!(&again(&format!("{newick};")), &with_names, "{}", newick);
        let plain = random.tree(PLAIN);
        let shorthand = write(&plain).unwrap();
        let list = written(&plain, 0, &|tree, at, children| {
            if children.is_empty() { named_value(tree, at, "") } else { format!("[{}]", children.join(", ")) }
        });
        prop_assert_eq!(read_tree(&shorthand, Player::Max, None).unwrap().tree, plain.clone(), "{}", shorthand);
        if !list.contains('/') {
            prop_assert_eq!(again(&list.replace('−', "-")), plain, "{}", list);
        }
    }

    /// What is cut off, or changed at random, is read or refused with a place in the text.
    #[test]
    fn any_text_is_read_or_refused(
        random in random_node(),
        edits in prop::collection::vec((any::<prop::sample::Index>(), prop::sample::select("[](){},;:\"'\\->=3aA \n%#<\u{e9}".chars().collect::<Vec<_>>()), 0..3_u8), 0..5),
        cut in any::<prop::sample::Index>(),
        prefix in prop::sample::select(vec!["", "EFG 2 R ", "digraph ", "\\begin{forest}", "{\"", "(", "[", "path,value\n"]),
        noise in "[()\\[\\]{}a-c0-9 ,;=:.\\n\\t\"'>-]{0,40}|.{0,20}",
    ) {
        let tree = random.tree(ALL);
        let plain = random.tree(PLAIN);
        let forest = written(&plain, 0, &|tree, at, children| format!("[{}{}]", named_value(tree, at, ": "), children.join(" ")));
        let texts = [
            write_json(&tree),
            write_dot(&tree),
            write_gambit(&tree, "t", "").unwrap(),
            write_tree(&tree),
            write(&plain).unwrap(),
            format!("\\begin{{forest}}{forest}\\end{{forest}}"),
            forest,
            format!("{prefix}{noise}"),
        ];
        for text in texts {
            let mut letters: Vec<char> = text.chars().collect();
            for (at, letter, edit) in &edits {
                if letters.is_empty() {
                    break;
                }
                let at = at.index(letters.len());
                match edit {
                    0 => letters[at] = *letter,
                    1 => letters.insert(at, *letter),
                    _ => drop(letters.remove(at)),
                }
            }
            if !letters.is_empty() && edits.len() % 2 == 0 {
                letters.truncate(cut.index(letters.len()) + 1);
            }
            let text: String = letters.into_iter().collect();
            if let Err(error) = read_whole(&text) {
                let found = &error.diagnostics[0];
                prop_assert!(found.line <= text.split('\n').count(), "{:?}: {:?}", text, error);
                let line = text.split('\n').nth(found.line - 1).unwrap_or_default();
                prop_assert!(found.column <= line.chars().count() + 1, "{:?}: {:?}", text, error);
            }
        }
    }
}
