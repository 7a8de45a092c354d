//! A moment of a Monte Carlo tree search as shapes: (recording, step, layout, view) → [`Shape`](super::shape::Shape)s.
//!
//! The finished tree is laid out once, so that no node moves while the tree grows; nodes that have not been added yet are not drawn.
//! Every node has its `w/n` and its mean, and the width of every edge is the share of its parent's visits that continued through it.
//! Shapes, colors, fonts, bands and views are shared with the other trees. Does not depend on a window toolkit or on files.
//!
//! Reading order: [`SampledLayout`], [`SampledScene`], [`draw_sampled`].

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

pub use choices::draw_sampled_choices;
pub use layout::SampledLayout;
pub use scene::{SampledConcealed, SampledScene};
pub use scene_shapes::{draw_sampled, draw_sampled_map, unplaced_texts};
