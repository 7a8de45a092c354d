//! A desktop: threads, disks, the dialogs and windows of the system.

pub mod background;
pub mod class;
pub mod dialogs;
pub mod disk;
mod ending;
pub mod fonts;
pub mod page;
pub mod printing;
pub mod process_groups;
pub mod reader;
pub mod second_page;
pub mod store;
mod stored_texts;
pub mod system;
pub mod window;
