//! The few things that differ between a desktop and a browser: clocks, background work, files and their dialogs, the window, the page
//! around it, and the system's language.
//!
//! A desktop has threads, disks and signals. A browser has none of them: work runs in slices between frames or in a worker with a
//! memory of its own, files come from an input element or by drop and leave as downloads. The modules of both have the same names and the
//! same items, so that no other module distinguishes them.

pub mod clock;
pub mod file_access;
pub mod page_state;
pub mod worker_port;

#[cfg(not(target_family = "wasm"))]
pub mod desktop;
#[cfg(not(target_family = "wasm"))]
pub use desktop::{background, dialogs, disk, dropped, interrupt, limits, page, system, window, worker};

#[cfg(target_family = "wasm")]
pub mod web;
#[cfg(target_family = "wasm")]
pub use web::{background, dialogs, disk, dropped, interrupt, limits, page, system, window, worker};
