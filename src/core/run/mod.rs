//! Runs: the searches that a user's own program made, as the program reported them.
//!
//! A [`Run`] contains only what was reported: nodes in the order in which they were entered, their values and windows,
//! and the search that the program claims to make. None of it is trusted, and a position that the program did not give
//! is unknown. [`builder`] guarantees only that every node that is left was entered, and is left once.
//!
//! Does not depend on the text of a file.

pub mod builder;
mod guess;
mod inserting;
mod reported_move;
pub mod sampled;
mod weights;

pub use guess::Guess;
pub use inserting::AddedLeaf;
pub use reported_move::{ReportedMove, TextId};
pub use weights::whole_weights;

use crate::game::any::AnyGame;
use crate::score::{CutOn, Payoffs, Score, Turn, Window};
use crate::search::mcts::{MctsConfig, SelectionRule};
use crate::search::{Algorithm, Fail, Floor, Opponent, SearchConfig, TieRule};
use sampled::{MctsClaims, ReportedSample, tells_priors};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A program's report of its searches.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// The report of the program about itself.
    pub header: RunHeader,
    /// The nodes, in the order in which they were entered. Each search begins with a node that has no parent.
    pub nodes: Vec<ReportedNode>,
    /// The roots of the searches.
    pub roots: Vec<usize>,
    /// The program's answer at the end of each search, by the search's number from 0.
    pub answers: BTreeMap<usize, ReportedAnswer>,
    /// The moves of nodes, as listed by the program, in its own order.
    pub moves: BTreeMap<usize, Vec<ReportedMove>>,
    /// The program's names of nodes, or of their states.
    pub names: BTreeMap<usize, Box<str>>,
    /// The program's keys of nodes. Nodes with the same key and the same side to move are the same position.
    pub keys: BTreeMap<usize, ReportedMove>,
    /// The vectors that nodes returned, in a search of several players.
    pub payoffs: BTreeMap<usize, Payoffs>,
    /// The weights or probabilities of nodes that are outcomes of chance nodes.
    pub weights: BTreeMap<usize, Score>,
    /// The iterations, event by event, if it is a search that makes some.
    pub samples: Vec<ReportedSample>,
    /// The program's notes, each with the index of its node.
    pub notes: Vec<(usize, Box<str>)>,
    /// The lines that contain no event of the run.
    pub strays: StrayLines,
    /// The texts by which the program names moves.
    texts: Vec<Box<str>>,
}

/// Lines in a run that are not events, such as other output of the program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StrayLines {
    /// How many there are.
    pub count: u32,
    /// The first of them, with its number from 1.
    pub first: Option<(u32, Box<str>)>,
}

impl StrayLines {
    /// Adds a line.
    pub fn add(&mut self, line: u32, text: &str) {
        self.count += 1;
        self.first.get_or_insert_with(|| (line, text.into()));
    }
}

/// The report of a program about itself, before its first search.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RunHeader {
    /// The title of the run.
    pub title: Option<String>,
    /// The program.
    pub program: Option<String>,
    /// The position at the root; `None` if the program did not give it.
    pub position: Option<Arc<AnyGame>>,
    /// The names of several players; empty in a search of two sides.
    pub players: Vec<String>,
    /// The search in the file of the position. It applies to whatever the program does not claim.
    pub search: SearchConfig,
    /// The Monte Carlo tree search in the file of the position.
    pub mcts: Option<MctsConfig>,
    /// The search that the program claims to make.
    pub claims: Claims,
    /// What of all this, and of the sides at its nodes, the program does not state.
    pub guessed: Vec<Guess>,
}

impl RunHeader {
    /// Returns whether a part of the run was guessed.
    pub fn is_guessed(&self, guess: Guess) -> bool {
        self.guessed.contains(&guess)
    }
}

/// The search that a program claims to make; `None` if it makes no claim.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Claims {
    /// The algorithm.
    pub algorithm: Option<Algorithm>,
    /// The score that it returns beyond its window.
    pub fail: Option<Fail>,
    /// Whether a tie with a bound cuts.
    pub cut_on: Option<CutOn>,
    /// The depth limit in plies; `Some(None)`: to the end of the game.
    pub depth: Option<Option<usize>>,
    /// The window at the root.
    pub window: Option<Window>,
    /// The view of the reported values and windows; `None`: the one that fits.
    pub view: Option<ReportedView>,
    /// How MIN moves; `None`: in a search with chance nodes, as it fits.
    pub opponent: Option<Opponent>,
    /// What the depth limit counts; `None`: what fits.
    pub depth_unit: Option<DepthUnit>,
    /// The rule for ties of a search of several players.
    pub ties: Option<TieRule>,
    /// The number that no sum of a vector exceeds.
    pub sum: Option<Score>,
    /// The number below which no entry of a vector is.
    pub floor: Option<Floor>,
    /// The Monte Carlo tree search, if it is one.
    pub sampled: Option<MctsClaims>,
}

/// What a depth limit counts in a game with chance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DepthUnit {
    /// Plies: the moves of players and the outcomes of chance.
    #[default]
    Plies,
    /// The moves of players only.
    Moves,
}

/// The view from which the values and windows of a run are reported.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ReportedView {
    /// MAX's view.
    #[default]
    Max,
    /// The view of the side to move.
    Mover,
}

/// A node as it was reported. Values and windows are as the program wrote them, from either view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReportedNode {
    /// The node above; `None` at the root.
    pub parent: Option<u32>,
    /// The number of the first node after its subtree.
    pub end: u32,
    /// The move that led here; `None` at the root, and if it was not reported.
    pub via: Option<ReportedMove>,
    /// The side to move; of several players, the one at the root is MAX, and all others are MIN.
    pub side: Option<Turn>,
    /// The index of the player to move among several.
    pub mover: Option<u8>,
    /// α when the node was entered.
    pub alpha: Option<Score>,
    /// β when the node was entered.
    pub beta: Option<Score>,
    /// The depth when the node was entered: a number of plies that counts down or up, as the program counts.
    pub depth: Option<u32>,
    /// The value that the node returned; `None` if it was never left. Of a vector, the entry of the player at the root.
    pub value: Option<Score>,
    /// The best move reported when the node was left.
    pub best: Option<ReportedMove>,
    /// The line of the run at which it was entered, from 1.
    pub entered: u32,
    /// The line at which it was left.
    pub left: Option<u32>,
}

/// A program's report at the end of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReportedAnswer {
    /// The value; of a vector, the entry of the player at the root.
    pub value: Option<Score>,
    /// The vector, in a search of several players.
    pub payoffs: Option<Payoffs>,
    /// The best move.
    pub best: Option<ReportedMove>,
    /// The line of the run.
    pub line: u32,
}

impl Run {
    /// Returns a move as it was reported.
    pub fn told(&self, mv: ReportedMove) -> Cow<'_, str> {
        match mv {
            ReportedMove::Number(number) => number.to_string().into(),
            ReportedMove::Text(id) => Cow::Borrowed(&self.texts[id.0 as usize]),
        }
    }

    /// Returns whether it is a Monte Carlo tree search.
    pub fn is_sampled(&self) -> bool {
        self.header.claims.sampled.is_some() || (!self.samples.is_empty() && self.nodes.is_empty())
    }

    /// Returns the settings of the reported search, if it is a Monte Carlo tree search: those that the program claims,
    /// else those in the file of the position, else the usual ones. A program that reports priors and does not claim how
    /// it selects does so by them.
    pub fn sampled(&self) -> Option<MctsConfig> {
        let claims = self.header.claims.sampled.unwrap_or_default();
        let mut file = self.header.mcts.unwrap_or_default();
        if !claims.has("selection") && tells_priors(&self.samples) {
            file.selection = file.selection.by(SelectionRule::Puct);
        }
        self.is_sampled().then(|| claims.over(file))
    }

    /// Returns whether every search was completed, that is, whether its root was left.
    pub fn is_whole(&self) -> bool {
        !self.roots.is_empty() && self.roots.iter().all(|&root| self.nodes[root].value.is_some())
    }

    /// Returns the children of a node, in the order in which they were entered.
    pub fn children(&self, node: usize) -> impl Iterator<Item = usize> + '_ {
        let end = self.nodes[node].end as usize;
        let next = move |at: usize| (at < end).then_some(at);
        std::iter::successors(next(node + 1), move |&child| next(self.nodes[child].end as usize))
    }

    /// Returns whether the depth that the program reports is that which is left: the root's first child has one ply
    /// less.
    pub fn counts_down(&self, root: usize) -> bool {
        let first = self.children(root).next();
        let depth = self.nodes[root].depth;
        depth.is_some() && first.is_some_and(|child| self.nodes[child].depth.map(|depth| depth + 1) == depth)
    }

    /// Returns whether a node was left without entering a child.
    pub fn is_leaf(&self, node: usize) -> bool {
        let ReportedNode { end, value, .. } = self.nodes[node];
        end as usize == node + 1 && value.is_some()
    }
}
