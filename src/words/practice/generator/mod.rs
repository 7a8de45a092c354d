//! Generated exercises: a position that follows from a seed and from [`Wishes`](poda_core::document::wishes::Wishes),
//! with guaranteed contents.
//!
//! [`generate()`] returns an ordinary document, and the [`Contents`] counted from its recorded search. The same seed
//! and wishes always give the same exercise: exam papers and handouts depend on it. The following is therefore a
//! definition, which tests pin by the first exercises of some seeds.
//!
//! # Numbers
//!
//! All numbers come from one [`SplitMix64`](poda_core::search::split_mix_64::SplitMix64) with the seed. *Draw(n)* is
//! the next number of the generator multiplied by n and divided by 2⁶⁴, rounded down: one of 0, …, n − 1.
//!
//! # Explicit trees
//!
//! Up to [`TREE_DRAFTS`] drafts of an exercise are made, and each is repaired up to [`REPAIRS_PER_LEAF`] times the
//! number of its leaves, as long as all trees tried have at most [`TRIED_NODES`] nodes together. The first one that
//! fulfills all wishes is used.
//!
//! 1. *The shape*, in preorder. A node above the full depth has `least` + draw(`most` − `least` + 1) children. In a
//!    ragged tree, every node that is neither the root nor at the full depth begins with draw(3): 0 makes it a leaf.
//!    `most` is the greatest wished branching with which an even tree has at most [`MAX_NODES`] nodes and, if ties are
//!    forbidden, at most as many leaves as there are values; it is at least `least`.
//! 2. *The values* of the leaves from left to right: `least` + draw(number of values). If ties are forbidden, the
//!    number is drawn among the values not used yet, in ascending order.
//! 3. *A repair*: draw(number of leaves) chooses a leaf and draw(number of values) its new value. If ties are forbidden
//!    and another leaf has that value, the two leaves exchange their values. The repair is undone if the exercise is
//!    then further from the wishes: if the sum of all missing and excess counts is greater.
//!
//! 4. *Chance nodes*, if they are wished for, before the first repair: `least` + draw(`most` − `least` + 1) of them, at
//!    most as many as there are inner nodes below the root. Each is drawn among the remaining inner nodes below the
//!    root, in preorder, followed by the weights of its outcomes: 1 + draw(3). The bounds of the tree are the least and
//!    the greatest wished value. The players alternate, and a chance node does not change whose turn is next. Star1
//!    searches the tree if alpha-beta is wished for.
//!
//! A ragged draft without a leaf above the full depth, or without one at it, is not repaired.
//!
//! # Board positions
//!
//! Up to [`PLAYOUTS`] games are played from the opening by random moves, draw(number of legal moves) each. The number
//! of plies is drawn between limits that depend on the game. The first position is used that is undecided and fulfills
//! all wishes. *Undecided*: the game is not over, there are at least two moves, the moves do not all have the same
//! value at the depth of the exercise, the tree to that depth has at most [`MAX_NODES`] nodes, and
//!
//! * in tic-tac-toe neither side can force a win;
//! * in Connect Four neither side can force a win within the depth;
//! * in Kalah neither store holds more than half of the seeds;
//! * in Nim, where every position is won by one side, there is no further condition.
//!
//! Tic-tac-toe and Connect Four are evaluated by open lines. Unless a depth is wished for, Nim is searched to the end,
//! explicit trees have 3 plies, or 4 if a deep cutoff is wished for, and the other games are searched to 2 plies.
//!
//! # Demands on the tree
//!
//! [`generate_with()`] rejects drafts and positions whose tree does not meet a [`TreeDemand`], and otherwise draws the
//! same numbers. If an outline is given, no shape is drawn: every draft of an explicit tree has this outline.
//!
//! # Variants of a tree
//!
//! [`alike()`] returns a variant of an author's own tree, with its values at other leaves and the same cuts.

mod alike;
mod contents;
mod generate;
mod impossible;
mod max_cutoffs;
mod mcts;
mod tree;

pub use alike::{NotAlike, alike};
pub use contents::{Contents, RootDecision, Wish};
pub use generate::{
    Generated, NotGenerated, PLAYOUTS, REPAIRS_PER_LEAF, TREE_DRAFTS, TRIED_NODES, TreeDemand, chosen_seed, generate,
    generate_with,
};
pub use impossible::{Impossible, check};
pub use mcts::{
    GeneratedMcts, MCTS_DRAFTS, MctsContents, MctsWishes, NEAR, ROUNDING, TREE_NODES as MCTS_TREE_NODES, generate_mcts,
};
pub use tree::{MAX_NODES, Outline};
