//! What the searches of one position cost, side by side: which are run, and what came of each.
//!
//! Every search is counted and none is recorded, so that much larger trees can be compared than shown. Plain minimax is
//! run once for each depth, asked for or not: what a search has saved, and whether it has found the right value, can
//! only be told beside it. Knows no particular game, no languages and no threads.

pub mod minimal;
pub mod tally;

use crate::game::Game;
use crate::score::Score;
use crate::search::{Algorithm, Merge, Quiet, SearchConfig};
use crate::trace::limits::{Ending, Watch};
use minimal::MinimalTree;
use std::ops::ControlFlow;
use tally::{Counted, Shape, Tally, count};

/// Every algorithm at every depth, the depths outside: the searches in the order in which they are told.
#[must_use]
pub fn searches(base: &SearchConfig, algorithms: &[Algorithm], depths: &[Option<usize>]) -> Vec<SearchConfig> {
    let at = |&depth| algorithms.iter().map(move |&algorithm| SearchConfig { algorithm, depth, ..*base });
    depths.iter().flat_map(at).collect()
}

/// What plain minimax says of the same position at the same depth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reference {
    /// The root's value.
    pub score: Score,
    /// How many nodes there are.
    pub nodes: u64,
    /// How many of them are leaves.
    pub leaves: u64,
    /// What shape the tree is.
    pub shape: Shape,
}

impl Reference {
    fn of(counted: &Counted) -> Self {
        let Counted { score, tally, shape } = counted;
        Self { score: *score, nodes: tally.count.nodes, leaves: tally.count.leaves, shape: *shape }
    }

    /// The least that alpha-beta would have to look at. `None` where the root is a leaf.
    #[must_use]
    pub fn minimal_tree(&self) -> Option<MinimalTree> {
        MinimalTree::of(self.leaves, self.shape.plies, self.shape.moves)
    }
}

/// What a search came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The search.
    pub config: SearchConfig,
    /// Its score and what it has cost; `None` where it needs more nodes than it may.
    pub found: Option<Found>,
    /// What minimax says, where that was affordable.
    pub reference: Option<Reference>,
}

/// What a search found, and what finding it cost.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The root's score from MAX's side.
    pub score: Score,
    /// What it has cost.
    pub tally: Tally,
}

impl Row {
    /// Whether what was found is what minimax finds, as far as the window of the search lets it tell: beyond its window a
    /// search promises a bound only. `None` where one of them is not known, and of a beginner, who promises nothing.
    #[must_use]
    pub fn agrees(&self) -> Option<bool> {
        if self.config.algorithm == Algorithm::Beginner {
            return None;
        }
        let (score, value) = (self.found.as_ref()?.score, self.reference?.score);
        let window = self.config.effective().window;
        let has_window = self.config.algorithm.prunes();
        Some(if has_window && score <= window.alpha {
            value <= score
        } else if has_window && window.beta <= score {
            score <= value
        } else {
            score == value
        })
    }

    /// How many leaves of the whole tree were not evaluated; fewer than none where some were evaluated again and again.
    #[must_use]
    pub fn pruned_leaves(&self) -> Option<i64> {
        let evaluated = self.found.as_ref()?.tally.count.leaves;
        self.reference?.leaves.checked_signed_diff(evaluated)
    }
}

/// Runs these searches from `root`, one after the other, each up to `most_nodes` nodes. `found` hears of each as soon as
/// it is over.
///
/// ```
/// use poda::comparison::{compare, searches};
/// use poda::search::{Algorithm, SearchConfig};
///
/// let document = poda::file::load(b"(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]]))").unwrap();
/// let asked = searches(&document.search, &[Algorithm::AlphaBeta], &[None]);
/// let mut rows = Vec::new();
/// let _ = compare(&asked, document.position(), 1_000, &(), |row| rows.push(row));
/// assert_eq!((rows[0].agrees(), rows[0].pruned_leaves()), (Some(true), Some(2)));
/// ```
pub fn compare<G: Game>(
    searches: &[SearchConfig],
    root: &G,
    most_nodes: u64,
    watch: &impl Watch,
    mut found: impl FnMut(Row),
) -> ControlFlow<Ending> {
    let mut known: Option<(Tree, Option<Counted>)> = None;
    for config in searches {
        let SearchConfig { depth, merge, quiet, .. } = config.effective();
        let tree = (depth, merge, quiet);
        let counted = if let Some((_, counted)) = known.take().filter(|(of, _)| *of == tree) {
            counted
        } else {
            let minimax = SearchConfig { algorithm: Algorithm::Minimax, ..config.effective() };
            affordable(count(&minimax, root, most_nodes, watch))?
        };
        let own = match config.algorithm {
            Algorithm::Minimax => counted.clone(),
            _ => affordable(count(config, root, most_nodes, watch))?,
        };
        let own = own.map(|Counted { score, tally, .. }| Found { score, tally });
        found(Row { config: *config, found: own, reference: counted.as_ref().map(Reference::of) });
        known = Some((tree, counted));
    }
    ControlFlow::Continue(())
}

/// What decides which tree minimax goes through.
type Tree = (Option<usize>, Merge, Option<Quiet>);

/// A search that needs too many nodes has no count; one that was stopped ends everything.
fn affordable(counted: Result<Counted, Ending>) -> ControlFlow<Ending, Option<Counted>> {
    match counted {
        Ok(counted) => ControlFlow::Continue(Some(counted)),
        Err(Ending::NodeLimit) => ControlFlow::Continue(None),
        Err(ending) => ControlFlow::Break(ending),
    }
}
