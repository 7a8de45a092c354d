//! A browser: one thread, workers with separate memory, downloads, and a page around the canvas.

pub mod background;
pub mod class;
pub mod dialogs;
pub mod disk;
mod dom;
pub mod fonts;
pub mod page;
pub mod printing;
pub mod process_groups;
pub mod reader;
pub mod second_page;
pub mod store;
pub mod system;
pub mod window;
