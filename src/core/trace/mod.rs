//! Recorded searches: what was visited, when, and what came of it.
//!
//! A [`Recorder`](recorder::Recorder) turns the events of a search into a [`Recording`](recording::Recording): a [`Trace`] and
//! the game that was searched. A node of a trace is a *visit*, not a position: the same position may be visited again. Each node
//! keeps when it was entered and left and whether it became its parent's best child, so that the state of the whole tree after
//! any step, a [`Moment`](moment::Moment), is a comparison of numbers and costs nothing to go to.
//!
//! Knows no particular game, and not how a tree is drawn.
//!
//! Reading order: [`recorder`], `trace_builder`, [`Trace`], [`moment`], [`visit`]; then
//! [`recording`] and [`passes`]. [`mcts`] is what is recorded of a
//! search by another kind of tree. [`codec`] is the binary form in which a recorded search goes from one instance of the program to
//! another.

mod chance;
pub mod codec;
pub mod limits;
pub mod mcts;
pub mod moment;
mod node;
pub mod ordering_tables;
pub mod passes;
pub mod recorder;
pub mod recording;
mod step;
pub mod step_size;
#[expect(clippy::module_inception, reason = "the file is named for the type in it, as all are")]
mod trace;
mod trace_builder;
mod trust;
pub mod union_tree;
pub mod visit;

pub use chance::{OutcomeVisit, Probe};
pub use moment::Guarantee;
pub use node::{NodeId, NodeKind};
pub use step::{Event, Step, TimelineStep};
pub use trace::Trace;
pub use trust::Trust;
