//! Recorded searches: which nodes were visited, when, and with what result.
//!
//! A [`Recorder`](recorder::Recorder) turns the events of a search into a [`Recording`](recording::Recording): a
//! [`Trace`] and the game that was searched. A node of a trace is a *visit*, not a position: the same position may be
//! visited again. Each node keeps when it was entered and left and whether it became its parent's best child. So the
//! state of the whole tree after any step, a [`Moment`](moment::Moment), is a comparison of numbers, and moving to it
//! costs nothing.
//!
//! Does not depend on a particular game, or on how a tree is drawn.
//!
//! Reading order: [`recorder`], `trace_builder`, [`Trace`], [`moment`], [`visit`]; then [`recording`] and [`passes`].
//! [`position_graph`] finds the nodes with equal positions.
//! [`multi_player`] adds what a search of several players says of each, and [`sampled`] records Monte Carlo tree
//! searches. [`why_not`] compares a move with the one that a search plays. A search of any kind is [`recorded`], and
//! each tree tells a [`story`]. `codec` is the binary form in which one instance of the program sends a recorded search
//! to another.

mod chance;
#[cfg(feature = "serde")]
pub mod codec;
pub mod expectation;
mod guarantee;
pub mod limits;
pub mod moment;
pub mod multi_player;
mod node;
mod node_ref;
pub mod ordering_tables;
pub mod passes;
mod payoff_record;
pub mod position_graph;
mod reach;
pub mod recorded;
pub mod recorder;
pub mod recording;
pub mod running;
pub mod sampled;
pub mod sibling_ranks;
mod siblings;
mod step;
pub mod step_size;
pub mod story;
#[expect(clippy::module_inception, reason = "the file is named for the type in it, as all are")]
mod trace;
mod trace_builder;
mod trust;
pub mod union_tree;
pub(crate) mod vectors;
pub mod visit;
pub mod why_not;

pub use chance::{OutcomeVisit, Probe};
pub use guarantee::Guarantee;
pub use node::{NodeId, NodeKind};
pub use recorded::{KindProperties, Recorded, RecordedKind};
pub use step::{Event, Step, TimelineStep};
pub use step_size::StepSize;
pub use story::{Direction, Story};
pub use trace::Trace;
pub use trust::Trust;
