//! Question banks: exercises as questions that a learning platform marks by itself.
//!
//! [`BankQuestion`] is an exercise with the blanks that are asked for, the picture of its tree and the words around them, whatever the
//! platform; [`moodle`](super::moodle) and [`qti`](super::qti) write it in the format of one. A platform marks each blank by
//! itself: nothing follows from an earlier mistake there.
//!
//! # Which blanks
//!
//! Every inner node of the whole tree is asked for, also those that the search never visits: a table of the visited nodes alone would
//! tell what is pruned. Where the search may skip a node, "not visited" is among the choices, and typed as a hyphen.
//!
//! There is no blank with a single possible answer (the cut of a node with one child, the best of one move), and none for a
//! value of which the search proves nothing. A question has [`MAX_FIELDS`] fields at most. What is left out of a larger tree:
//!
//! 1. the cut of the root, whose window is open on both sides;
//! 2. α and β of the nodes on the leftmost path, where they are those of the root;
//! 3. α and β of the other nodes, from the last;
//! 4. the values of nodes other than the root, from the last;
//! 5. the cuts, from the last.
//!
//! # What a blank does not tell
//!
//! Which nodes are asked for, and whether "not visited" is a choice there, follows from the shape of the tree alone. The kind of a
//! blank is the same in the whole column, and the answers that it lists are equally long, because a platform makes a text field as
//! wide as the longest of them. Choices are all that the tree allows, in the order of the tree.

mod html;
mod question;
mod spellings;
mod table;
mod xml;

pub(super) use html::{escaped, question_html, reasons_html};
pub use question::{BankError, BankFailure, BankQuestion, questions};
pub(super) use spellings::{NOT_VISITED, ascii_number, infinities, number_spellings, spellings};
pub use table::{Blank, BlankContent, MAX_FIELDS};
pub(super) use xml::Xml;
