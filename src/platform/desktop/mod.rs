//! A desktop: threads, disks, the system's dialogs and windows.

pub mod background;
pub mod dialogs;
pub mod disk;
pub mod dropped;
pub mod interrupt;
pub mod limits;
pub mod page;
pub mod system;
pub mod window;
pub mod worker;
