//! Question banks: exercises as questions that a learning platform marks by itself.
//!
//! [`BankQuestion`] is an exercise with the blanks that are asked for, the picture of its tree and the words around them, whatever the
//! platform; [`moodle`](super::moodle) and [`qti`](super::qti) write it in the format of one. A platform marks each blank by
//! itself: nothing follows from an earlier mistake there.
//!
//! # Which blanks
//!
//! A question has the fields of its exercise, without those that have a single possible answer (the cut of a node with one child,
//! the best of one move), and without a value of which the search proves nothing or two ends. There are [`MOST_FIELDS`] at
//! most. What is left out of a larger tree follows from the tree alone, never from the search, so that it tells nothing:
//!
//! 1. the cut of the root, whose window is open on both sides;
//! 2. α and β of the nodes on the leftmost path, where they are those of the root;
//! 3. α and β of the other nodes, from the last one that the search enters;
//! 4. the values of nodes other than the root, from the last;
//! 5. the cuts, from the last.
//!
//! # What a blank does not tell
//!
//! The kind of a blank is the same in the whole column, and the answers that it lists are equally long, because a platform makes a
//! text field as wide as the longest of them. Choices are all that the tree allows, in the order of the tree.

mod cells;
mod description;
mod fields;
mod html;
mod picture;
mod question;
mod spellings;
mod xml;

pub use cells::{Blank, BlankContent, Cell, Row};
pub use fields::MOST_FIELDS;
pub use picture::{BankPicture, PICTURE_SCALE};
pub use question::{BankError, BankFailure, BankQuestion, questions};

pub(super) use html::{escaped, question_html, reasons_html};
pub(super) use spellings::{ascii_number, infinities, number_spellings, spellings};
pub(super) use xml::Xml;
