//! Why a move is not the one that a search plays: what the search has found of both moves by a step, and a line of play
//! that shows it.
//!
//! The answer is data. The sentences about it are in the words, and nothing here depends on a language or on how a tree
//! is drawn. [`Passes::why_not`](super::passes::Passes::why_not) answers for every depth-first search, and
//! [`SampledTree::why_not`](super::sampled::tree::SampledTree::why_not) for a Monte Carlo tree search.
//!
//! Contract, for a search whose results are proved: the value of the move lies in its interval, and that of the move
//! played in its own. Where the verdict is [`Worse`](Verdict::Worse), the intervals are disjoint. The line consists of
//! legal moves, and the value at its end is no better for the player than the end of the interval that it shows.

mod answer;
mod asked;
mod claimed;
mod line;
mod payoffs;
mod sampled;

pub use answer::{Basis, BestMoveThere, Verdict, WhyNot};
pub use line::{LineEnd, OutcomeReply, RefutingLine};
pub use sampled::{SampledMove, SampledVerdict, SampledWhyNot};
