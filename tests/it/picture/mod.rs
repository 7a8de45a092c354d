//! Claims about pictures.

mod coordinates;
mod drawn_lesson;
mod glyphs;
mod legibility;
mod minimap;
mod motion;
mod pictures;
mod pixels;
mod positions_once;
mod strips;
mod tactile;
pub mod tikz;
mod web_files;
