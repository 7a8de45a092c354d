//! Which leaves of a search can be pruned for some values of the leaves, and which cannot.
//!
//! These questions are about explicit trees that are small enough to be drawn on paper. The answers come from
//! [`pruning_values`].

use poda_core::game::Game;
use poda_core::score::{Interval, Player, Score, Turn};
use poda_core::search::ever::pruning_values;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind, Story, Trace};

/// The greatest number of nodes of a tree in such a question. Each node may take two searches of the tree.
const MAX_NODES: usize = 500;

/// Whether a leaf can be pruned.
#[derive(Clone, Debug, PartialEq)]
pub enum Fate {
    /// Some values prune it. An example are these values of the leaves before it.
    Pruned {
        /// The leaves before the pruned branch, and their values.
        by: Vec<(NodeId, Score)>,
    },
    /// It is visited for all values of the leaves.
    Visited(Reason),
}

/// Why a leaf is visited for all values of the leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// No leaf comes before it.
    IsFirst,
    /// Before the leaf, only this player chooses between values, so that the window has only one finite bound on the
    /// path to it.
    OneBound(Player),
    /// No values close the window on the path to it.
    StaysOpen,
}

impl Reason {
    pub const ALL: [Self; 4] =
        [Self::IsFirst, Self::OneBound(Player::Max), Self::OneBound(Player::Min), Self::StaysOpen];
}

/// Returns the leaves of the tree that is searched, from left to right.
pub(super) fn leaves(trace: &Trace) -> impl Iterator<Item = NodeId> {
    trace.nodes().filter(|&node| trace.kind(node) != NodeKind::Inner)
}

/// Returns, for every leaf from left to right, whether it can be pruned. Returns `None` if the question is not asked:
/// for a game by its rules, a large tree, a tree with a leaf whose value is not a number, and a search for which it
/// [cannot be decided](poda_core::search::ever::can_decide).
pub fn fates<G: Game>(recording: &Recording<G>) -> Option<Vec<(NodeId, Fate)>> {
    let trace = recording.trace();
    let is_tree = recording.root().is_explicit_tree() && trace.kind(NodeId::ROOT) == NodeKind::Inner;
    if !is_tree || MAX_NODES < trace.node_count() {
        return None;
    }
    if !leaves(trace).all(|leaf| recording.evaluation(leaf).score().is_finite()) {
        return None;
    }
    // For each node, the branch above it that values prune, and those values by ply.
    let mut pruned: Vec<Option<(NodeId, Vec<Score>)>> = Vec::with_capacity(trace.node_count());
    for node in trace.nodes() {
        let parent = trace.parent(node);
        let above = parent.and_then(|parent| pruned[parent.index()].clone());
        let is_first = parent.is_none_or(|parent| trace.children(parent).next() == Some(node));
        pruned.push(if above.is_some() || is_first {
            above
        } else {
            pruning_values(recording.config(), recording.root(), &recording.moves_to(node)).ok()?.map(|by| (node, by))
        });
    }
    let fate = |leaf: NodeId| match &pruned[leaf.index()] {
        Some((branch, by_ply)) => Fate::Pruned { by: leaves_before(trace, *branch, by_ply) },
        None => Fate::Visited(reason(recording, leaf)),
    };
    Some(leaves(trace).map(|leaf| (leaf, fate(leaf))).collect())
}

/// Returns the leaves that some values prune, from left to right.
pub fn prunable(fates: &[(NodeId, Fate)]) -> impl Iterator<Item = NodeId> + Clone {
    fates.iter().filter(|(_, fate)| matches!(fate, Fate::Pruned { .. })).map(|(leaf, _)| *leaf)
}

/// Returns the leaves to the left of a branch. Each has the value of the ply at which its path leaves the path to the
/// branch.
fn leaves_before(trace: &Trace, branch: NodeId, by_ply: &[Score]) -> Vec<(NodeId, Score)> {
    let value = |leaf| {
        let common = trace.ancestors(leaf).find(|&above| trace.is_within(branch, above))?;
        Some((leaf, *by_ply.get(trace.ply(common))?))
    };
    leaves(trace).take_while(|&leaf| leaf < branch).filter_map(value).collect()
}

fn reason<G: Game>(recording: &Recording<G>, leaf: NodeId) -> Reason {
    let trace = recording.trace();
    let has_sibling_before =
        |&node: &NodeId| trace.parent(node).is_some_and(|parent| trace.children(parent).next() != Some(node));
    let mut turns = trace.ancestors(leaf).filter(has_sibling_before).filter_map(|node| trace.parent(node));
    let Some(first) = turns.next().map(|parent| trace.turn(parent)) else { return Reason::IsFirst };
    let is_open = |player| trace.bounds == Interval::UNKNOWN && !recording.config().window.limit(player).is_finite();
    match first {
        Turn::Player(player) if is_open(player) && turns.all(|parent| trace.turn(parent) == first) => {
            Reason::OneBound(player)
        }
        Turn::Player(_) | Turn::Chance => Reason::StaysOpen,
    }
}
