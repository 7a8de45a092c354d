//! Claims about pictures.

mod coordinates;
mod drawn_lesson;
mod glyphs;
mod legibility;
mod minimap;
mod motion;
mod pictures;
mod pixels;
mod strips;
mod tactile;
pub mod tikz;
mod web_files;
