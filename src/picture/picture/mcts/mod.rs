//! A moment of a Monte Carlo tree search as shapes: (recording, step, layout, view) → [`Shape`](super::shape::Shape)s.
//!
//! The finished tree is laid out once, so that it grows without a node ever moving; what has not been added to it is not drawn. Every node
//! has its `w/n` and its mean, and every edge is as thick as the share of its parent's visits that went on through it. Shapes, colors,
//! fonts, bands and views are those of the other trees. Knows no window toolkit and no file.
//!
//! Reading order: [`MctsLayout`], [`MctsScene`], [`draw_mcts`].

mod choices;
mod edges;
mod first_added;
mod layout;
mod nodes;
mod rollout;
mod scene;
mod scene_shapes;
mod strips;
mod terms;

pub use choices::draw_mcts_choices;
pub use layout::MctsLayout;
pub use scene::{MctsConcealed, MctsScene};
pub use scene_shapes::{draw_mcts, draw_mcts_map, unplaced_texts};
