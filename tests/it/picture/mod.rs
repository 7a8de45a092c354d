//! Claims about pictures.

mod coordinates;
mod glyphs;
mod minimap;
mod motion;
mod pictures;
mod pixels;
mod strips;
mod tactile;
pub mod tikz;
mod web_files;
