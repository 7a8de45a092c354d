//! The nodes of an explicit tree as columns of a table, because a file can contain tens of millions of leaves. A leaf
//! takes 17 bytes.

use super::node_boards::{NodeBoard, NodeBoards};
use super::node_values::NodeValues;
use super::payoff_table::PayoffTable;
use super::tree_node::{TreeFault, TreeNode};
use super::weight::Weight;
use crate::score::{Interval, Player, Score};
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::OnceLock;

/// The assumption on which 32-bit indices rely.
pub(super) const FEW_NODES: &str = "a file cannot hold so many nodes";

/// The nodes of a tree, the root first and every child after its parent.
#[derive(Clone, Debug)]
pub(super) struct NodeTable {
    /// The value of each leaf and the estimate of each inner node.
    pub values: NodeValues,
    /// The player to move at each node.
    pub players: Vec<Player>,
    /// The weight of each node that is an outcome of a chance node; empty in a tree without chance nodes.
    pub weights: Vec<Option<Weight>>,
    /// The visits of each node in the middle of a search that counts them, and the sum of their results; empty in other
    /// trees.
    pub counts: Vec<Option<(u32, f64)>>,
    /// Whether the author counts for the player who has moved to each node. `counts` are from MAX's side all the same.
    pub counts_for_movers: bool,
    /// The prior of the move to each node that has one; empty in a tree without priors. May end before the last node.
    pub priors: Vec<Option<Score>>,
    /// The interval in which all values lie.
    pub bounds: Interval,
    /// The players, if each has payoffs of their own. The columns `values` and `players` are then the view of the
    /// player who moves first.
    pub payoffs: Option<Box<PayoffTable>>,
    /// The children of all nodes, one list after another in the order of the parents.
    pub children: Vec<u32>,
    /// The beginning of the list of each node's children, followed by the end of the last list.
    pub child_lists: Vec<u32>,
    /// The names of the nodes that have one.
    pub names: Labels,
    /// The names of the moves, for the nodes whose move has one.
    pub move_labels: Labels,
    /// The boards of the nodes that have one.
    pub boards: NodeBoards,
    /// The parent of each node, computed on first use.
    parents: OnceLock<Vec<u32>>,
    /// The letters of the inner nodes without a name, computed on first use.
    letters: OnceLock<Labels>,
    /// The nodes that read like a sibling, in order, computed on first use.
    alike: OnceLock<Vec<u32>>,
    /// The first node with the same position as each node, computed on first use.
    pub positions: Positions,
}

/// The first node with the same position as each node. It is not copied with the nodes, whose values or boards may then
/// be changed.
#[derive(Debug, Default)]
pub(super) struct Positions(OnceLock<Vec<u32>>);

impl Clone for Positions {
    fn clone(&self) -> Self {
        Self::default()
    }
}

/// What makes two nodes with boards the same position: board, player, value, and what can follow.
#[derive(PartialEq, Eq, Hash)]
struct Position<'a> {
    board: &'a NodeBoard,
    player: Player,
    value: Option<Score>,
    /// The move to each child, its weight as an outcome, and the number of its position.
    children: Vec<(Option<&'a str>, Option<Weight>, u32)>,
}

impl PartialEq for NodeTable {
    fn eq(&self, other: &Self) -> bool {
        // The letters, and which nodes read alike, are derived from the names.
        self.differs_only_in_values(other) && self.values == other.values && self.payoffs == other.payoffs
    }
}

impl NodeTable {
    /// Returns the table of a list of nodes.
    ///
    /// # Panics
    /// Panics if the list is empty or a child comes before its parent.
    pub fn new(nodes: Vec<TreeNode>) -> Self {
        assert!(!nodes.is_empty(), "a tree has a root");
        let count = nodes.len();
        let mut table = Self {
            values: NodeValues::with_capacity(count),
            players: Vec::with_capacity(count),
            weights: Vec::new(),
            counts: Vec::new(),
            counts_for_movers: false,
            priors: Vec::new(),
            bounds: Interval::UNKNOWN,
            payoffs: None,
            children: Vec::with_capacity(count - 1),
            child_lists: Vec::with_capacity(count + 1),
            names: Labels::default(),
            move_labels: Labels::default(),
            boards: NodeBoards::default(),
            parents: OnceLock::new(),
            letters: OnceLock::new(),
            alike: OnceLock::new(),
            positions: Positions::default(),
        };
        for (at, node) in nodes.into_iter().enumerate() {
            let comes_later = |child: &usize| at < *child && *child < count;
            assert!(node.children.iter().all(comes_later), "children come after their parent");
            table.values.push(node.value);
            table.players.push(node.player);
            table.weigh(at, node.weight);
            table.child_lists.push(index(table.children.len()));
            table.children.extend(node.children.into_iter().map(index));
            table.names.add(at, node.name.as_deref());
            table.move_labels.add(at, node.move_label.as_deref());
        }
        table.child_lists.push(index(table.children.len()));
        table
    }

    /// Returns the table of nodes whose parents are given. The parent of the root is ignored.
    pub fn of_parents(
        parents: &[u32],
        values: NodeValues,
        players: Vec<Player>,
        weights: Vec<Option<Weight>>,
        [names, move_labels]: [Labels; 2],
    ) -> Self {
        let mut child_lists = vec![0; parents.len() + 1];
        // Turns the numbers of children, each stored after its node, into the ends of the lists, and the ends into the
        // beginnings.
        for &parent in &parents[1..] {
            child_lists[parent as usize + 1] += 1;
        }
        for at in 1..child_lists.len() {
            child_lists[at] += child_lists[at - 1];
        }
        let mut children = vec![0; parents.len() - 1];
        for (child, &parent) in parents.iter().enumerate().skip(1).rev() {
            let end = &mut child_lists[parent as usize + 1];
            *end -= 1;
            children[*end as usize] = index(child);
        }
        child_lists.rotate_left(1);
        child_lists[parents.len()] = index(children.len());
        Self {
            values,
            players,
            weights,
            counts: Vec::new(),
            counts_for_movers: false,
            priors: Vec::new(),
            bounds: Interval::UNKNOWN,
            payoffs: None,
            children,
            child_lists,
            names,
            move_labels,
            boards: NodeBoards::default(),
            parents: OnceLock::new(),
            letters: OnceLock::new(),
            alike: OnceLock::new(),
            positions: Positions::default(),
        }
    }

    /// Returns counts from MAX's side, given those of the player who has moved to each node, or the other way round. At
    /// `root`, that player is the opponent of the one to move.
    pub fn turned_for_movers(&self, root: usize, counts: Vec<Option<(u32, f64)>>) -> Vec<Option<(u32, f64)>> {
        let mut movers = self.players.clone();
        for at in 0..self.values.len() {
            for &child in self.children_of(at) {
                movers[child as usize] = self.players[at];
            }
        }
        movers[root] = self.players[root].opponent();
        let turned = |(visits, wins): (u32, f64), mover| match mover {
            Player::Max => (visits, wins),
            Player::Min => (visits, f64::from(visits) - wins),
        };
        counts.into_iter().zip(movers).map(|(counts, mover)| counts.map(|counts| turned(counts, mover))).collect()
    }

    /// Gives the nodes their counts, from MAX's side or for the player who has moved to each node. A node without
    /// counts gets the sums of its children's, if all of them have counts. A leaf without a value is worth its mean.
    pub fn counted(mut self, counts: Vec<Option<(u32, f64)>>, for_movers: bool) -> Self {
        if counts.is_empty() {
            return self;
        }
        let mut counts = if for_movers { self.turned_for_movers(0, counts) } else { counts };
        counts.resize(self.values.len(), None);
        for at in (0..self.values.len()).rev() {
            let children = self.children_of(at);
            if counts[at].is_none() && !children.is_empty() {
                let all: Option<Vec<_>> = children.iter().map(|&child| counts[child as usize]).collect();
                counts[at] =
                    all.map(|all| all.into_iter().fold((0, 0.0), |(n, w), (visits, wins)| (n + visits, w + wins)));
            }
            if let (Some((visits, wins)), true) = (counts[at], children.is_empty())
                && self.values.of(at).is_none()
            {
                self.values.set(at, mean(visits, wins));
            }
        }
        (self.counts, self.counts_for_movers) = (counts, for_movers);
        self
    }

    pub fn counts_of(&self, at: usize) -> Option<(u32, f64)> {
        *self.counts.get(at)?
    }

    pub fn prior_of(&self, at: usize) -> Option<Score> {
        *self.priors.get(at)?
    }

    fn weigh(&mut self, at: usize, weight: Option<Weight>) {
        if weight.is_some() {
            self.weights.resize(at, None);
            self.weights.push(weight);
        }
    }

    /// Returns the weight of a node as an outcome.
    pub fn weight_of(&self, at: usize) -> Option<Weight> {
        *self.weights.get(at)?
    }

    /// Returns whether chance decides which child of a node follows.
    pub fn is_chance(&self, at: usize) -> bool {
        !self.weights.is_empty()
            && self.children_of(at).first().is_some_and(|&child| self.weight_of(child as usize).is_some())
    }

    pub fn children_of(&self, at: usize) -> &[u32] {
        &self.children[self.child_lists[at] as usize..self.child_lists[at + 1] as usize]
    }

    /// Returns the number of bytes that the table takes, without what is derived from the names.
    pub fn bytes(&self) -> usize {
        self.values.bytes()
            + size_of_val(&*self.players)
            + size_of_val(&*self.weights)
            + size_of_val(&*self.counts)
            + size_of_val(&*self.priors)
            + size_of_val(&*self.children)
            + size_of_val(&*self.child_lists)
            + self.payoffs.as_ref().map_or(0, |payoffs| payoffs.bytes())
            + self.names.bytes()
            + self.move_labels.bytes()
            + self.boards.bytes()
    }

    /// Returns the parent of a node; `None` for the root.
    pub fn parent_of(&self, at: usize) -> Option<usize> {
        let parents = self.parents.get_or_init(|| self.parents());
        (0 < at).then(|| parents[at] as usize)
    }

    /// Returns the parent of each node, and 0 for the root.
    fn parents(&self) -> Vec<u32> {
        let mut parents = vec![0; self.values.len()];
        for at in 0..self.values.len() {
            for &child in self.children_of(at) {
                parents[child as usize] = index(at);
            }
        }
        parents
    }

    /// Returns the first node with the same position. Only nodes with boards can be the same position: if their boards
    /// are equal and the same moves lead from both to the same positions. Without boards, and where each player has
    /// payoffs or visits are counted, every node is a position of its own.
    pub fn first_with_position_of(&self, at: usize) -> u32 {
        if self.boards.is_empty() || self.payoffs.is_some() || !self.counts.is_empty() {
            return index(at);
        }
        self.positions.0.get_or_init(|| self.positions())[at]
    }

    fn positions(&self) -> Vec<u32> {
        let count = self.values.len();
        // Each position by a number, which is that of its last node, and the first node of each position.
        let (mut numbers, mut firsts) = (vec![0; count], vec![0; count]);
        let mut known = HashMap::new();
        for at in (0..count).rev() {
            let number = match self.boards.of(at) {
                None => index(at),
                Some(board) => {
                    let child = |&child: &u32| {
                        let node = child as usize;
                        (self.move_labels.get(node), self.weight_of(node), numbers[node])
                    };
                    let children = self.children_of(at).iter().map(child).collect();
                    let (player, value) = (self.players[at], self.values.of(at));
                    *known.entry(Position { board, player, value, children }).or_insert(index(at))
                }
            };
            (numbers[at], firsts[number as usize]) = (number, index(at));
        }
        numbers.into_iter().map(|number| firsts[number as usize]).collect()
    }

    pub fn differs_only_in_values(&self, other: &Self) -> bool {
        self.players == other.players
            && self.weights == other.weights
            && self.counts == other.counts
            && self.counts_for_movers == other.counts_for_movers
            && (0..self.priors.len().max(other.priors.len())).all(|at| self.prior_of(at) == other.prior_of(at))
            && self.bounds == other.bounds
            && self.payoffs.as_ref().map(|it| (&it.players.names, &it.movers))
                == other.payoffs.as_ref().map(|it| (&it.players.names, &it.movers))
            && self.has_same_shape(other)
            && self.names == other.names
            && self.move_labels == other.move_labels
            && self.boards == other.boards
    }

    pub fn has_same_shape(&self, other: &Self) -> bool {
        self.child_lists == other.child_lists && self.children == other.children
    }

    /// Returns all faults, in the order of the nodes.
    pub fn faults(&self) -> Vec<TreeFault> {
        let without_value = |&at: &usize| self.values.of(at).is_none() && self.children_of(at).is_empty();
        let mut faults: Vec<_> =
            (0..self.values.len()).filter(without_value).map(|node| TreeFault::LeafWithoutValue { node }).collect();
        let cannot_happen = |&child: &u32| self.weight_of(child as usize) == Some(Weight::ZERO);
        let nothing_can_happen = |&at: &usize| self.is_chance(at) && self.children_of(at).iter().all(cannot_happen);
        let inner = (0..self.values.len()).filter(|_| !self.weights.is_empty());
        faults.extend(inner.filter(nothing_can_happen).map(|node| TreeFault::NothingCanHappen { node }));
        let mut owners: HashMap<&str, usize> = HashMap::with_capacity(self.names.nodes.len());
        for (node, name) in self.names.iter() {
            if name.is_empty() {
                faults.push(TreeFault::EmptyName { node });
            } else if let Some(of) = self.unnamed_with_id(name) {
                // An unnamed node cannot have another id, so the name is at fault.
                faults.push(TreeFault::NameIsAnId { node, of, name: name.to_owned() });
            } else if let Some(&by) = owners.get(name) {
                faults.push(TreeFault::NameTaken { node, by, name: name.to_owned() });
            } else {
                owners.insert(name, node);
            }
        }
        faults.sort_by_key(TreeFault::node);
        faults
    }

    /// Returns the unnamed node with this id. Follows the path instead of comparing with all ids, because the ids
    /// together may be much larger than the tree.
    fn unnamed_with_id(&self, id: &str) -> Option<usize> {
        let mut at = 0;
        if id != "root" {
            for step in id.split('/') {
                let index: usize = step.parse().ok().filter(|index: &usize| index.to_string() == step)?;
                at = *self.children_of(at).get(index)? as usize;
            }
        }
        self.names.get(at).is_none().then_some(at)
    }

    /// Returns the ids of the nodes with these indices. A path counts named nodes too, but only unnamed nodes are
    /// identified by paths.
    pub fn ids(&self, indices: impl Iterator<Item = usize>) -> Vec<String> {
        let parents = self.parents();
        let path = |mut at: usize| {
            let mut indices = Vec::new();
            while at != 0 {
                let parent = parents[at] as usize;
                // Most lists are in order.
                let children = self.children_of(parent);
                let found = children.binary_search(&index(at)).ok();
                let among = found.or_else(|| children.iter().position(|&child| child as usize == at));
                indices.push(among.unwrap_or_default().to_string());
                at = parent;
            }
            indices.reverse();
            indices.join("/")
        };
        let id = |at: usize| match self.names.get(at) {
            Some(name) => name.to_owned(),
            None if at == 0 => "root".to_owned(),
            None => path(at),
        };
        indices.map(id).collect()
    }

    /// Returns the letter of a node: A, B, … Z, A1, B1, … row by row, except letters that are names of nodes; `None`
    /// for a leaf and for a node with a name.
    pub fn letter(&self, at: usize) -> Option<&str> {
        self.letters.get_or_init(|| self.spelled_letters(false)).get(at)
    }

    /// Returns the table with a name for each node: nodes without one get their letters, and leaves the letters after
    /// those, row by row.
    pub fn lettered(&self) -> Self {
        let letters = self.spelled_letters(true);
        let mut names = Labels::default();
        for at in 0..self.values.len() {
            names.add(at, self.names.get(at).or_else(|| letters.get(at)));
        }
        Self { names, letters: OnceLock::new(), alike: OnceLock::new(), ..self.clone() }
    }

    /// Returns the name of a node, or its letter.
    pub fn name_or_letter(&self, at: usize) -> Option<&str> {
        self.names.get(at).or_else(|| self.letter(at))
    }

    /// Returns whether a node reads like one of its siblings: the move that leads there has the same label, or the same
    /// name where there is no label.
    pub fn reads_like_a_sibling(&self, at: u32) -> bool {
        self.alike.get_or_init(|| self.alike()).binary_search(&at).is_ok()
    }

    fn alike(&self) -> Vec<u32> {
        let mut alike = Vec::new();
        for at in 0..self.values.len() {
            // Clearing the map of a wide node would take as long as filling it.
            let mut first_by_name: HashMap<&str, Option<u32>> = HashMap::new();
            for &child in self.children_of(at) {
                let node = child as usize;
                let Some(name) = self.move_labels.get(node).or_else(|| self.name_or_letter(node)) else { continue };
                match first_by_name.entry(name) {
                    Entry::Vacant(entry) => {
                        entry.insert(Some(child));
                    }
                    Entry::Occupied(mut entry) => {
                        alike.extend(entry.get_mut().take());
                        alike.push(child);
                    }
                }
            }
        }
        alike.sort_unstable();
        alike
    }

    /// Returns the letters of the inner nodes without a name, and with `of_leaves` also those of the leaves.
    fn spelled_letters(&self, of_leaves: bool) -> Labels {
        let mut names: HashSet<_> = self.names.iter().map(|(_, name)| name.to_uppercase()).collect();
        // A letter that is a player's name does not also mean a node.
        let players = self.payoffs.iter().flat_map(|payoffs| &payoffs.players.names);
        names.extend(players.map(|name| name.to_uppercase()));
        let mut letters = vec![None; self.values.len()];
        let mut unused = (0_u32..).filter(|&letter| !names.contains(&spelled(letter)));
        let (mut pending, mut leaves) = (VecDeque::from([0]), Vec::new());
        while let Some(at) = pending.pop_front() {
            if self.names.get(at).is_none() {
                letters[at] = unused.next();
            }
            for child in self.children_of(at).iter().map(|&child| child as usize) {
                if !self.children_of(child).is_empty() {
                    pending.push_back(child);
                } else if of_leaves && self.names.get(child).is_none() {
                    leaves.push(child);
                }
            }
        }
        for leaf in leaves {
            letters[leaf] = unused.next();
        }
        if self.children_of(0).is_empty() {
            letters[0] = None;
        }
        let mut labels = Labels::default();
        for (at, letter) in letters.into_iter().enumerate() {
            labels.add(at, letter.map(spelled).as_deref());
        }
        labels
    }
}

/// Returns the mean of results: w/n, exactly.
pub(super) fn mean(visits: u32, wins: f64) -> Option<Score> {
    Score::weighted_mean([(1, Score::new(wins)?), (visits.checked_sub(1)?, Score::ZERO)]).ok()
}

/// Returns the letter of an inner node, given its number among those without a name.
fn spelled(number: u32) -> String {
    let letter = char::from(b'A' + u8::try_from(number % 26).expect("there are 26 letters"));
    match number / 26 {
        0 => letter.to_string(),
        round => format!("{letter}{round}"),
    }
}

/// Returns the index of a node as the table stores it.
pub(super) fn index(at: usize) -> u32 {
    u32::try_from(at).expect(FEW_NODES)
}

/// The texts of some of the nodes, one after another in the order of the nodes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Labels {
    /// The nodes that have a text.
    nodes: Vec<u32>,
    /// The end of each of their texts.
    ends: Vec<u32>,
    text: String,
}

impl Labels {
    /// Adds the text of a node, if it has one. The node must come after all nodes that have a text already.
    pub fn add(&mut self, at: usize, label: Option<&str>) {
        if let Some(label) = label {
            self.nodes.push(index(at));
            self.text.push_str(label);
            self.ends.push(index(self.text.len()));
        }
    }

    pub fn get(&self, at: usize) -> Option<&str> {
        let found = self.nodes.binary_search(&index(at)).ok()?;
        Some(self.nth(found))
    }

    /// Returns the texts, each with its node.
    pub fn iter(&self) -> impl Iterator<Item = (usize, &str)> {
        self.nodes.iter().enumerate().map(|(nth, &at)| (at as usize, self.nth(nth)))
    }

    /// Returns the number of bytes in memory.
    pub fn bytes(&self) -> usize {
        size_of_val(&*self.nodes) + size_of_val(&*self.ends) + self.text.len()
    }

    fn nth(&self, nth: usize) -> &str {
        let begin = nth.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.text[begin as usize..self.ends[nth] as usize]
    }
}
