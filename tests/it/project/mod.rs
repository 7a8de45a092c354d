//! Claims about the project: its architecture, its manual, its packages and its tests.

mod announced;
mod architecture;
mod manual;
pub mod nightly;
mod own_project;
mod packages;
mod snapshots;
