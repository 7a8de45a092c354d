//! Pictures as `TikZ`, for documents that are written in LaTeX: a file per step, or the slides of all steps.
//!
//! * [`latex_text`] writes text so that LaTeX sets it as it is, whatever it contains.
//! * [`node_names`] names the nodes, so that an author can draw between them.
//! * [`looks`] is everything that decides how a picture looks, as definitions and styles at the top of a file.
//! * [`picture`] is the picture itself, which names these styles and holds no color, font or width of its own.
//! * [`StandaloneExporter`] and [`BeamerExporter`] write files around it. They compile with pdflatex and with lualatex.

mod documents;
mod escape;
mod looks;
mod picture;

pub use documents::{BeamerExporter, StandaloneExporter};
pub use escape::latex_text;
pub use looks::{looks, packages};
pub use picture::{node_names, picture};
