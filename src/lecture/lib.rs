//! A lecture as it is given: the presses of the clicker that lead through it, its pages, and its rehearsal.
//!
//! [`Walk`] goes through the entries of a lecture as the clicker does in the window. [`LecturePages`] draws a page for
//! each station. [`Rehearsal`] draws every press as the audience sees it, and lists what deserves a look before the
//! lecture.
//!
//! This crate does not read files: a lecture that lists files is passed with their positions. It does not depend on
//! windows.

#![expect(missing_docs, reason = "the crate is the program's own: names say what they can")]

mod asked;
mod faults;
mod findings;
mod lane;
mod pages;
mod panel;
mod presented;
mod rehearsal;
mod screen;
mod sheet;
mod slide;
pub mod slide_text;
pub mod titles;
mod walk;

pub use asked::QuestionText;
pub use faults::{LectureFault, lecture_faults};
pub use findings::{MIN_TEXT_PX, PageFinding, choice_findings, findings};
pub use lane::MarkedTree;
pub use pages::{LecturePages, PageNotes};
pub use presented::marked_tree;
pub use rehearsal::{Rehearsal, RehearsedPress};
pub use sheet::contact_sheet;
pub use slide::{page_texts, slide_picture, slide_texts};
pub use walk::{GivenEntry, Press, Shows, Stops, Walk, document_of};
