//! The contents of an exercise, counted from its recorded search, and their distance from the wishes.

use crate::messages::{MessageArg, ToArgument, Words};
use poda_core::document::wishes::{CountRange, Ties, TreeWishes, WishedGame, Wishes};
use poda_core::game::Game;
use poda_core::score::{Bound, Player, Score, Turn};
use poda_core::stack::with_stack_space;
use poda_core::trace::multi_player::{MultiPlayerView, PayoffReach};
use poda_core::trace::recording::Recording;
use poda_core::trace::visit::BoundOwner;
use poda_core::trace::{NodeId, NodeKind, Trace};
use serde::{Serialize, Serializer};
use strum::{IntoStaticStr, VariantArray};

/// The contents of an exercise for which there are wishes. Every cutoff is counted once among `shallow`, `deep` and
/// `at_last_child`, except a cutoff by a bound of the root window, which in an exercise means that a game is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
pub struct Contents {
    /// The number of cutoffs that prune a branch because of the parent's bound.
    pub shallow: usize,
    /// The number of cutoffs that prune a branch because of the bound of an ancestor above the parent.
    pub deep: usize,
    /// The number of cutoffs that prune a branch and whose value equals the bound.
    pub equal: usize,
    /// The number of cutoffs at the last child, which prune nothing.
    pub at_last_child: usize,
    /// The number of cutoffs that prune an inner node.
    pub saves_subtree: usize,
    /// The number of chance nodes.
    #[serde(skip_serializing_if = "is_zero")]
    pub chance: usize,
    /// The number of cutoffs at chance nodes that prune an outcome. They are not counted in any other field.
    #[serde(skip_serializing_if = "is_zero")]
    pub star1: usize,
    /// The number of nodes with two visited children that have the value of the node.
    pub ties: usize,
    /// The difficulty of the decision at the root. It is written as whether the decision needs care.
    #[serde(rename = "careful_root")]
    pub root: RootDecision,
}

/// The difficulty of the decision at the root. A decision that needs care meets all of these conditions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a condition of its own")]
pub struct RootDecision {
    /// Only one move has the value of the root.
    pub is_unique: bool,
    /// The first move does not have the value of the root.
    pub is_not_first: bool,
    /// Every move with the best leaf of all below it is worse than the best move: choosing a move by its best leaf is
    /// wrong.
    pub misleads_the_hopeful: bool,
    /// Every move whose first leaf is the best among the first leaves of all moves is worse than the best move:
    /// choosing by a single line per move is wrong.
    pub misleads_the_hasty: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
const fn is_zero(count: &usize) -> bool {
    *count == 0
}

impl RootDecision {
    /// Returns the difficulty of the decision at the root of a search to a depth.
    fn new<G: Game>(root: &G, depth: Option<usize>) -> Self {
        let player = root.to_move();
        let moves: Vec<Lookahead> = moves_within(root, depth)
            .into_iter()
            .filter_map(|mv| Lookahead::new(&root.after(mv), after_a_ply(depth), player, usize::MAX))
            .collect();
        let best_of = |score: fn(&Lookahead) -> Score| moves.iter().map(score).reduce(|a, b| player.better_of(a, b));
        let [Some(value), Some(best_leaf), Some(first_leaf)] =
            [best_of(|it| it.value), best_of(|it| it.best_leaf), best_of(|it| it.first_leaf)]
        else {
            return Self::default();
        };
        let is_wrong = |it: &Lookahead| it.value != value;
        Self {
            is_unique: moves.iter().filter(|it| it.value == value).count() == 1,
            is_not_first: is_wrong(&moves[0]),
            misleads_the_hopeful: moves.iter().filter(|it| it.best_leaf == best_leaf).all(is_wrong),
            misleads_the_hasty: moves.iter().filter(|it| it.first_leaf == first_leaf).all(is_wrong),
        }
    }

    /// Returns whether the decision needs care: the best move is unique and not the first, and both ways to choose
    /// without backing up values are wrong.
    pub const fn needs_care(self) -> bool {
        self.missing() == 0
    }

    /// Returns the number of conditions that are not met.
    const fn missing(self) -> usize {
        let Self { is_unique, is_not_first, misleads_the_hopeful, misleads_the_hasty } = self;
        !is_unique as usize + !is_not_first as usize + !misleads_the_hopeful as usize + !misleads_the_hasty as usize
    }
}

impl Serialize for RootDecision {
    fn serialize<To: Serializer>(&self, to: To) -> Result<To::Ok, To::Error> {
        to.serialize_bool(self.needs_care())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Wish {
    Shallow,
    Deep,
    /// Shallow and deep cutoffs together.
    ShallowAndDeep,
    /// Cutoffs whose value equals the bound.
    Equal,
    /// Cutoffs that prune an inner node.
    SavesSubtree,
    Chance,
    /// Cutoffs at chance nodes that prune an outcome.
    Star1,
    /// No cutoff at the last child.
    NoneAtLastChild,
    /// A decision at the root that needs care.
    CarefulRoot,
    /// Two children of a node that both have the value of the node.
    Ties,
    /// Leaves at different depths.
    Ragged,
}

impl ToArgument for Wish {
    fn to_argument(&self, _: &Words) -> MessageArg {
        let name: &str = if *self == Self::ShallowAndDeep { "both" } else { (*self).into() };
        name.into()
    }
}

impl Contents {
    /// Counts the contents of a complete search of a single pass.
    pub fn of<G: Game>(recording: &Recording<G>) -> Self {
        let chance = chance_nodes(recording);
        Self { root: root_decision(recording), ties: ties(recording), chance, ..Self::of_cutoffs(recording) }
    }

    /// Counts the contents that follow from the cutoffs alone.
    fn of_cutoffs<G: Game>(recording: &Recording<G>) -> Self {
        let mut contents = Self::default();
        for step in recording.trace().cutoff_steps() {
            contents.count_cutoff(recording, step);
        }
        contents
    }

    /// Returns the distance of the contents of a search from the wishes: 0 if all are fulfilled. Counts only contents
    /// for which there are wishes.
    pub(super) fn distance_of<G: Game>(recording: &Recording<G>, wishes: &Wishes) -> usize {
        let mut contents = Self::of_cutoffs(recording);
        if wishes.careful_root {
            contents.root = root_decision(recording);
        }
        if wants_ties(wishes) {
            contents.ties = ties(recording);
        }
        if wishes.chance != CountRange::ANY {
            contents.chance = chance_nodes(recording);
        }
        contents.unfulfilled(wishes).into_iter().map(|(_, distance)| distance).sum()
    }

    fn count_cutoff<G: Game>(&mut self, recording: &Recording<G>, step: usize) {
        let (trace, moment) = (recording.trace(), recording.trace().at(step));
        let Some(node) = moment.current() else { return };
        let found = match recording.vectors() {
            Some(view) => view.cutoff(node).map(|cutoff| {
                let [is_shallow, is_deep] = [PayoffReach::Shallow, PayoffReach::Deep].map(|it| cutoff.reach == it);
                let entry = view.payoffs(cutoff.child).map(|payoffs| payoffs.of(view.mover(node)));
                // An immediate cutoff has no bound of another player.
                let is_equal = cutoff.owner.is_some() && entry == Some(cutoff.window.beta);
                (cutoff.child, [is_shallow, is_deep, is_equal])
            }),
            None => moment.cutoff(node).map(|cutoff| {
                let is_shallow = matches!(cutoff.owner, BoundOwner::Parent(_));
                let is_deep = matches!(cutoff.owner, BoundOwner::Ancestor(_));
                let is_equal = cutoff.score == cutoff.window.limit(cutoff.kind.player());
                (cutoff.child, [is_shallow, is_deep, is_equal])
            }),
        };
        let Some((child, is)) = found else { return };
        // Children that are passed over are not pruned.
        let mut pruned = trace.later_siblings(child).filter(|_| !recording.passes_over(node)).peekable();
        if pruned.peek().is_none() {
            self.at_last_child += 1;
        } else if trace.turn(node) == Turn::Chance {
            self.star1 += 1;
        } else {
            let [shallow, deep, equal] = is.map(usize::from);
            self.shallow += shallow;
            self.deep += deep;
            self.equal += equal;
            self.saves_subtree += usize::from(pruned.any(|node| is_inner(recording, node)));
        }
    }

    /// Returns the number of contents that a wish is about. For a wish without a number, returns 1 if it is fulfilled
    /// and otherwise 0. Returns `None` for the evenness of a tree, which does not depend on its search.
    pub fn count(&self, wish: Wish) -> Option<usize> {
        match wish {
            Wish::Shallow => Some(self.shallow),
            Wish::Deep => Some(self.deep),
            Wish::ShallowAndDeep => Some(self.shallow + self.deep),
            Wish::Equal => Some(self.equal),
            Wish::SavesSubtree => Some(self.saves_subtree),
            Wish::Chance => Some(self.chance),
            Wish::Star1 => Some(self.star1),
            Wish::NoneAtLastChild => Some(self.at_last_child),
            Wish::CarefulRoot => Some(usize::from(self.root.needs_care())),
            Wish::Ties => Some(self.ties),
            Wish::Ragged => None,
        }
    }

    /// Returns the wishes that are not fulfilled, each with its distance from the contents.
    pub fn unfulfilled(&self, wishes: &Wishes) -> Vec<(Wish, usize)> {
        let [none, one] = [CountRange { min: 0, max: Some(0) }, CountRange::at_least(1)];
        let if_wished = |is_wished, range| if is_wished { range } else { CountRange::ANY };
        let care = if wishes.careful_root { self.root.missing() } else { 0 };
        let distances = [
            (Wish::Shallow, wishes.shallow.distance(self.shallow)),
            (Wish::Deep, wishes.deep.distance(self.deep)),
            (Wish::Equal, wishes.equal.distance(self.equal)),
            (Wish::SavesSubtree, wishes.saves_subtree.distance(self.saves_subtree)),
            (Wish::Chance, wishes.chance.distance(self.chance)),
            (Wish::Star1, wishes.star1.distance(self.star1)),
            (Wish::NoneAtLastChild, if_wished(wishes.none_at_last_child, none).distance(self.at_last_child)),
            (Wish::CarefulRoot, care),
            (Wish::Ties, if_wished(wants_ties(wishes), one).distance(self.ties)),
        ];
        distances.into_iter().filter(|(_, distance)| 0 < *distance).collect()
    }
}

const fn wants_ties(wishes: &Wishes) -> bool {
    matches!(wishes.game, WishedGame::Tree(TreeWishes { ties: Ties::Wanted, .. }))
}

/// Returns the number of chance nodes, visited or not.
fn chance_nodes<G: Game>(recording: &Recording<G>) -> usize {
    let below = Lookahead::new(&recording.position(NodeId::ROOT), recording.config().depth, Player::Max, usize::MAX);
    below.map_or(0, |below| below.chance)
}

/// Returns the difficulty of the decision at the root; it is only measured by the values of two sides.
fn root_decision<G: Game>(recording: &Recording<G>) -> RootDecision {
    if !is_of_two_sides(recording) {
        return RootDecision::default();
    }
    RootDecision::new(&recording.position(NodeId::ROOT), recording.config().depth)
}

/// Returns whether the value of a node is that of two sides with opposite interests, as against a coalition.
fn is_of_two_sides<G: Game>(recording: &Recording<G>) -> bool {
    !recording.trace().trust.is_of_players()
}

/// Returns whether the search would have continued below a node.
fn is_inner<G: Game>(recording: &Recording<G>, node: NodeId) -> bool {
    let ply = recording.trace().ply(node);
    let depth = recording.config().depth.map(|depth| depth.saturating_sub(ply));
    !moves_within(&recording.position(node), depth).is_empty()
}

/// Returns the number of visited nodes with two visited children that have the value of the node.
fn ties<G: Game>(recording: &Recording<G>) -> usize {
    let trace = recording.trace();
    if let Some(view) = recording.multi_player().filter(|_| !is_of_two_sides(recording)) {
        return trace.nodes().filter(|&node| has_tie(trace, &view, node)).count();
    }
    let depth = recording.config().depth;
    let mut values = vec![Score::ZERO; trace.node_count()];
    let mut ties = 0;
    // Children come after their parents, so that the reverse order visits every child before its parent.
    for node in trace.nodes().rev() {
        let player = trace.player(node);
        let value_of = |child: NodeId| values[child.index()];
        let backed_up = match trace.turn(node) {
            Turn::Player(player) => {
                trace.children(node).map(value_of).reduce(|best, value| player.better_of(best, value))
            }
            Turn::Chance => {
                let outcomes = trace.children(node).filter_map(|child| Some((trace.weight(child)?.0, value_of(child))));
                Some(outcomes)
                    .filter(|_| trace.kind(node) == NodeKind::Inner)
                    .and_then(|it| Score::weighted_mean(it).ok())
            }
        };
        let value = backed_up.unwrap_or_else(|| {
            let depth = depth.map(|depth| depth.saturating_sub(trace.ply(node)));
            let below = Lookahead::new(&recording.position(node), depth, player, usize::MAX);
            below.map_or(Score::ZERO, |below| below.value)
        });
        let is_tie = trace.kind(node) == NodeKind::Inner
            && trace.turn(node) != Turn::Chance
            && 1 < trace.children(node).filter(|&child| trace.is_searched(child) && value_of(child) == value).count();
        ties += usize::from(is_tie);
        values[node.index()] = value;
    }
    ties
}

/// Returns whether a child of a node surely gives the player to move as much as the one that is taken; in a search of
/// one entry, the player at the root.
fn has_tie<G: Game>(trace: &Trace, view: &MultiPlayerView<'_, G>, node: NodeId) -> bool {
    let of_vector = |child| Some((view.payoffs(child)?.of(view.mover(node)), view.bound(child)?));
    let returned = |child| if view.backs_up_vectors() { of_vector(child) } else { trace.result(child) };
    let entry = |child| returned(child).filter(|&(_, bound)| bound == Bound::Exact).map(|(entry, _)| entry);
    trace.best_child(node).is_some_and(|best| {
        trace.children(node).any(|child| child != best && entry(child).is_some() && entry(child) == entry(best))
    })
}

/// The results of a full search below a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Lookahead {
    /// The value by minimax or expectiminimax.
    pub value: Score,
    /// The best value of a leaf for a given player.
    pub best_leaf: Score,
    pub first_leaf: Score,
    /// The number of nodes, including the position itself.
    pub nodes: usize,
    /// The number of chance nodes among them.
    pub chance: usize,
}

impl Lookahead {
    /// Searches from a position to a depth in plies, or to the end of the game. Returns `None` if there are more than
    /// `max_nodes` nodes, or if an expected value cannot be represented exactly.
    pub fn new<G: Game>(position: &G, depth: Option<usize>, looking: Player, max_nodes: usize) -> Option<Self> {
        let moves = moves_within(position, depth);
        if max_nodes <= moves.len() {
            return None;
        }
        let mut below: Option<Self> = None;
        let mut nodes = 1;
        let mut chance = usize::from(position.turn() == Turn::Chance && !moves.is_empty());
        let mut outcomes = Vec::new();
        for (later_moves, mv) in (0..moves.len()).rev().zip(moves) {
            // Each of the later moves leads to at least one node.
            let nodes_left = max_nodes - nodes - later_moves;
            let (child, left) = (position.after(mv), after_a_ply(depth));
            let child = with_stack_space(|| Self::new(&child, left, looking, nodes_left))?;
            nodes += child.nodes;
            chance += child.chance;
            if position.turn() == Turn::Chance {
                outcomes.push((position.weight(mv), child.value));
            }
            below = Some(match below {
                None => child,
                Some(before) => Self {
                    value: position.to_move().better_of(before.value, child.value),
                    best_leaf: looking.better_of(before.best_leaf, child.best_leaf),
                    ..before
                },
            });
        }
        let leaf = || {
            let value = position.evaluate().score();
            Self { value, best_leaf: value, first_leaf: value, nodes, chance }
        };
        let Some(below) = below else { return Some(leaf()) };
        let value = if outcomes.is_empty() { below.value } else { Score::weighted_mean(outcomes).ok()? };
        Some(Self { value, nodes, chance, ..below })
    }
}

/// Returns whether the tree below a position, including the position itself, has more than `max_nodes` nodes, as far as
/// this follows from the numbers of moves alone. Evaluates no positions, and generates moves only down to two plies
/// above the depth.
pub(super) fn is_surely_larger<G: Game>(position: &G, depth: Option<usize>, max_nodes: usize) -> bool {
    max_nodes < nodes_of_moves(position, depth, max_nodes)
}

/// Returns the number of nodes that follows from the numbers of moves alone, or some number above `max_nodes`.
fn nodes_of_moves<G: Game>(position: &G, depth: Option<usize>, max_nodes: usize) -> usize {
    let moves = moves_within(position, depth);
    let mut nodes = 1 + moves.len();
    if depth.is_none_or(|depth| 2 <= depth) {
        for mv in moves {
            if max_nodes < nodes {
                break;
            }
            nodes +=
                with_stack_space(|| nodes_of_moves(&position.after(mv), after_a_ply(depth), max_nodes - nodes)) - 1;
        }
    }
    nodes
}

/// Returns the moves of a position that a search to a depth makes; empty at the depth limit.
pub(super) fn moves_within<G: Game>(position: &G, depth: Option<usize>) -> Vec<G::Move> {
    let mut moves = Vec::new();
    if depth != Some(0) || !position.can_be_evaluated() {
        position.legal_moves(&mut moves);
    }
    moves
}

pub(super) fn after_a_ply(depth: Option<usize>) -> Option<usize> {
    depth.map(|depth| depth.saturating_sub(1))
}
