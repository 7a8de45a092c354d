//! A tracer that counts the cost of a search, the ranks of the moves that cut, and the shape of the tree.
//!
//! Keeps nothing of the tree except the path to the current node.

use crate::game::Game;
use crate::game::played_game::legal_moves;
use crate::score::{Payoffs, Score, Turn};
use crate::search::stats::SearchStats;
use crate::search::{PathChange, SearchConfig, SearchEvent, Tracer, search_with};
use crate::trace::limits::{Ending, Limits, Meter, Progress};
use crate::trace::vectors::Vectors;
use std::ops::ControlFlow;

/// The cost of a search.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SearchCost {
    /// The numbers of nodes, leaves and cutoffs, and of what they prune.
    pub stats: SearchStats,
    /// The number of cutoffs caused by the first move tried at a node, by the second, and so on.
    pub cutoffs_by_move: Vec<u64>,
}

/// The shape of the tree that a search visited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct VisitedShape {
    /// The ply of the deepest leaf.
    pub plies: usize,
    /// The number of moves at an inner node, if it is the same at all of them and all leaves are equally deep.
    pub moves: Option<u64>,
    /// The inner nodes at which a player chooses.
    pub players: InnerNodes,
    /// The inner nodes at which chance decides.
    pub chance: InnerNodes,
}

/// Inner nodes of a tree, and their children.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct InnerNodes {
    /// The number of nodes.
    pub nodes: u64,
    /// The total number of their children.
    pub children: u64,
}

impl InnerNodes {
    /// Returns the average number of children of a node; `None` if there are no nodes.
    pub fn mean_children(self) -> Option<f64> {
        (0 < self.nodes).then(|| self.children as f64 / self.nodes as f64)
    }

    const fn add(&mut self, children: usize) {
        self.nodes += 1;
        self.children += children as u64;
    }
}

/// A complete search that was counted but not recorded.
#[derive(Clone, Debug, PartialEq)]
pub struct CountedSearch {
    /// The root's score from MAX's side.
    pub score: Score,
    /// The cost.
    pub cost: SearchCost,
    /// The shape of its tree.
    pub shape: VisitedShape,
    /// What each of several players gets by best play; `None` in a game of two sides.
    pub best_play: Option<BestPlay>,
}

/// What a search of several players found by best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BestPlay {
    /// The vector that came up to the root: in a search of one entry, that of the leaf at the end of the best line.
    pub payoffs: Payoffs,
    /// The best move, as an index into the root's moves; `None` if no player has a move there.
    pub mv: Option<usize>,
}

/// Counts a search within limits on nodes and memory. `progress` receives reports and may stop the search.
///
/// # Errors
/// Returns the limit that was reached, or how the search was stopped.
pub fn count<G: Game>(
    config: &SearchConfig,
    root: &G,
    limits: Limits,
    progress: &impl Progress,
) -> Result<CountedSearch, Ending> {
    let mut counting = CostTracer::<G>::new(*config, root, limits, progress);
    match search_with(config, root, &mut counting) {
        ControlFlow::Continue(score) => Ok(counting.finish(root, score)),
        ControlFlow::Break(()) => Err(counting.meter.ending()),
    }
}

struct CostTracer<'a, G: Game> {
    config: SearchConfig,
    meter: Meter<'a>,
    cutoffs_by_move: Vec<u64>,
    open: Vec<CountedVisit<G::Move>>,
    /// The least and the greatest ply of a leaf.
    leaf_plies: Option<(usize, usize)>,
    /// The least and the greatest number of moves at an inner node.
    moves: Option<(usize, usize)>,
    players: InnerNodes,
    chance: InnerNodes,
    /// Followed if each player has payoffs of their own.
    vectors: Vectors,
    /// The best move of the root.
    best: Option<G::Move>,
}

/// A node that has been entered and not left.
struct CountedVisit<Move> {
    turn: Turn,
    last: Option<Move>,
    /// The number of moves tried. A re-search counts as one with its scout.
    tried: usize,
}

/// Widens the range from the least to the greatest of several numbers by another number.
fn widen(known: &mut Option<(usize, usize)>, number: usize) {
    let (least, greatest) = known.get_or_insert((number, number));
    (*least, *greatest) = (number.min(*least), number.max(*greatest));
}

impl<'a, G: Game> CostTracer<'a, G> {
    fn new(config: SearchConfig, root: &G, limits: Limits, progress: &'a dyn Progress) -> Self {
        Self {
            config,
            meter: Meter::new(limits, progress),
            cutoffs_by_move: Vec::new(),
            open: Vec::new(),
            leaf_plies: None,
            moves: None,
            players: InnerNodes::default(),
            chance: InnerNodes::default(),
            vectors: Vectors::new(root.players().is_some()),
            best: None,
        }
    }

    fn enter(&mut self, via: Option<G::Move>, position: &G) {
        if let Some(parent) = self.open.last_mut()
            && parent.last != via
        {
            parent.last = via;
            parent.tried += 1;
        }
        self.open.push(CountedVisit { turn: self.config.turn(position), last: None, tried: 0 });
    }

    fn cut(&mut self) {
        let Some(index) = self.open.last().and_then(|node| node.tried.checked_sub(1)) else { return };
        if self.cutoffs_by_move.len() <= index {
            self.cutoffs_by_move.resize(index + 1, 0);
        }
        self.cutoffs_by_move[index] += 1;
    }

    fn leave(&mut self) {
        match self.open.pop() {
            Some(CountedVisit { tried: 0, .. }) => widen(&mut self.leaf_plies, self.open.len()),
            Some(CountedVisit { turn, tried, .. }) => {
                widen(&mut self.moves, tried);
                match turn {
                    Turn::Player(_) => self.players.add(tried),
                    Turn::Chance => self.chance.add(tried),
                }
            }
            None => {}
        }
    }

    fn finish(self, root: &G, score: Score) -> CountedSearch {
        let (shallowest, plies) = self.leaf_plies.unwrap_or_default();
        let moves = self.moves.filter(|(least, greatest)| shallowest == plies && least == greatest);
        let cost = SearchCost { stats: self.meter.stats(), cutoffs_by_move: self.cutoffs_by_move };
        let Self { players, chance, .. } = self;
        let index = |best| legal_moves(root).into_iter().position(|mv| mv == best);
        let best_play = self.vectors.left.map(|payoffs| BestPlay { payoffs, mv: self.best.and_then(index) });
        let shape = VisitedShape { plies, moves: moves.map(|(moves, _)| moves as u64), players, chance };
        CountedSearch { score, cost, shape, best_play }
    }
}

impl<G: Game> Tracer<G> for CostTracer<'_, G> {
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()> {
        self.meter.spend(&event)?;
        self.vectors.record(&event);
        if let SearchEvent::Cutoff { .. } = event {
            self.cut();
        }
        if let (SearchEvent::Improve { .. }, [root]) = (&event, &self.open[..]) {
            self.best = root.last;
        }
        match event.path_change() {
            Some(PathChange::Enter { via, position }) => self.enter(via, position),
            Some(PathChange::Leave { .. }) => self.leave(),
            None => {}
        }
        ControlFlow::Continue(())
    }
}
