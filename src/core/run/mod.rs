//! Runs: what somebody's own program did, as it reported it.
//!
//! A [`Run`] is what was told and nothing else: nodes in the order in which they were entered, the values and windows that came with
//! them, and what the program claims to be. It is not trusted, and says nothing of a position that the program did not give.
//! [`builder`] keeps what always holds: every node that is left was entered, and is left once.
//!
//! Knows no text of a file.

pub mod builder;

use crate::game::any::AnyGame;
use crate::score::{CutOn, Player, Score, Window};
use crate::search::{Algorithm, Fail, SearchConfig};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What a program told about its searches.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// What it told about itself.
    pub header: RunHeader,
    /// The nodes, in the order in which they were entered. Each search begins with a node that has no parent.
    pub nodes: Vec<ToldNode>,
    /// The roots of the searches.
    pub roots: Vec<usize>,
    /// What the program answered when a search was over, by the search's number from 0.
    pub answers: BTreeMap<usize, ToldAnswer>,
    /// The moves that the program said a node has, in its own order.
    pub moves: BTreeMap<usize, Vec<ToldMove>>,
    /// What the program called nodes, or the states in them.
    pub names: BTreeMap<usize, Box<str>>,
    /// What the program noted, and at which node.
    pub notes: Vec<(usize, Box<str>)>,
    /// The texts by which it named moves.
    texts: Vec<Box<str>>,
}

/// What a program told about itself before its first search.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RunHeader {
    /// The title of the run.
    pub title: Option<String>,
    /// The program.
    pub program: Option<String>,
    /// The position at the root; `None` where the program did not give it.
    pub position: Option<Arc<AnyGame>>,
    /// How the file of the position says that it is searched: what the program does not claim is as it is there.
    pub search: SearchConfig,
    /// What the program claims to be.
    pub claims: Claims,
}

/// The search that a program claims to be; `None` where it claims nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Claims {
    /// The algorithm.
    pub algorithm: Option<Algorithm>,
    /// What it returns beyond its window.
    pub fail: Option<Fail>,
    /// Whether a tie with a bound cuts.
    pub cut_on: Option<CutOn>,
    /// The depth limit in plies; `Some(None)`: to the end of the game.
    pub depth: Option<Option<usize>>,
    /// The window at the root.
    pub window: Option<Window>,
    /// Whose view the values and windows are told in.
    pub view: ToldView,
}

/// Whose view the values and windows of a run are told in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ToldView {
    /// MAX's.
    #[default]
    Max,
    /// That of the side to move.
    Mover,
}

/// A node as it was told. Values and windows are as the program wrote them, whosever view that is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ToldNode {
    /// The node above; `None` at the root.
    pub parent: Option<u32>,
    /// The number of the first node behind its subtree.
    pub end: u32,
    /// The move that led here; `None` at the root, and where it was not told.
    pub via: Option<ToldMove>,
    /// The side to move.
    pub side: Option<Player>,
    /// α when the node was entered.
    pub alpha: Option<Score>,
    /// β when the node was entered.
    pub beta: Option<Score>,
    /// What the node returned; `None` if it was never left.
    pub value: Option<Score>,
    /// The best move that was told when it was left.
    pub best: Option<ToldMove>,
    /// The line of the run at which it was entered, from 1.
    pub entered: u32,
    /// The line at which it was left.
    pub left: Option<u32>,
}

/// What a program told at the end of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ToldAnswer {
    /// The value.
    pub value: Option<Score>,
    /// The best move.
    pub best: Option<ToldMove>,
    /// The line of the run.
    pub line: u32,
}

/// A move as a program named it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ToldMove {
    /// By a number.
    Number(u32),
    /// By a text.
    Text(TextId),
}

/// A text by which a program named a move, as a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TextId(u32);

impl Run {
    /// A move as it was told.
    pub fn told(&self, mv: ToldMove) -> Cow<'_, str> {
        match mv {
            ToldMove::Number(number) => number.to_string().into(),
            ToldMove::Text(id) => Cow::Borrowed(&self.texts[id.0 as usize]),
        }
    }

    /// Whether every search came to its end: its root was left.
    pub fn is_whole(&self) -> bool {
        !self.roots.is_empty() && self.roots.iter().all(|&root| self.nodes[root].value.is_some())
    }

    /// The children of a node, in the order in which they were entered.
    pub fn children(&self, node: usize) -> impl Iterator<Item = usize> + '_ {
        let end = self.nodes[node].end as usize;
        let next = move |at: usize| (at < end).then_some(at);
        std::iter::successors(next(node + 1), move |&child| next(self.nodes[child].end as usize))
    }

    /// Whether a node was left without entering a child.
    pub fn is_leaf(&self, node: usize) -> bool {
        let ToldNode { end, value, .. } = self.nodes[node];
        end as usize == node + 1 && value.is_some()
    }
}
