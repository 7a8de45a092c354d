//! The application: the model apart from its panels, one frame of the window, and the effect of every request.
//!
//! A key becomes a [`UiCommand`](super::command::UiCommand) in `keyboard`, takes effect in `execute`, and the
//! next frame draws the changed model in `window`.

mod blank;
mod copy_picture;
mod diary;
mod document_link;
mod embedded;
mod execute;
mod fill_in;
mod host;
mod improve_order;
mod lectern;
mod lecture;
mod line_count;
mod link;
mod model;
mod panels;
mod playback;
mod practice;
mod predict;
mod selection;
mod split;
mod tree_edits;
mod window;

pub use window::App;
