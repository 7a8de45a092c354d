//! The application in its window: it carries out once a frame what the panels have requested, and opens, saves and
//! exports.
//!
//! What is drawn is in `poda-panels`, and what both share in `poda-window`. Only these three crates use egui. They draw
//! what the other crates compute, and compute nothing about games or searches themselves.
//!
//! Its folders, from the ground up:
//!
//! | folder | what is in it |
//! |---|---|
//! | [`files`] | opening, saving and exporting |
//! | [`app`] | the application: its state, the course of a frame, and the effect of each request |
//! | [`start`] | the start of the program, and what it stores at the end |

#![expect(missing_docs, reason = "the crate is the program's own: names say what they can")]

pub mod app;
pub mod files;
pub mod start;
