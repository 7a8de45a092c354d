//! Fill in the tree: a blank tree with fields for windows, cuts, values and the best move, and how a filled one is marked.
//!
//! The fields are those of the document's own search, in the order of its trace: `α` and `β` with which an inner node is
//! entered, then everything below the node, then the children that its cutoff prunes, then the value that it returns; last
//! the best move. Where nothing is pruned there are only values and the best move. Nothing is stored: [`fields`] derives the
//! fields and their contents from a recording, and [`mark`] compares an answer sheet with them.
//!
//! # Marks
//!
//! A field with what the search did is [`Right`](FieldMark::Right), whatever else the sheet says. A field with something else is
//! [`Consequent`](FieldMark::Consequent), with full credit, if the definitions give it from the student's own earlier fields;
//! otherwise it is [`Wrong`](FieldMark::Wrong). A field without an answer is [`Empty`](FieldMark::Empty).
//!
//! # What follows from a sheet
//!
//! The replay runs the search of the document once more through the recorded tree, but takes the numbers of the student. Each
//! field has a content that **follows** from earlier fields, and a content that is **carried** to later ones.
//!
//! *Follows*, by the definitions of the search:
//! * α and β of a child: those carried at its parent, narrowed by the scores carried at its earlier siblings, a bound counting as
//!   its number, as in the search;
//! * a cut: the children after the first one whose carried score, as the best so far, closes the carried window;
//! * a value: the best of the scores carried at the children that the carried cut leaves, clamped to the carried window where
//!   the search is fail-hard. Whether it is the value or a bound is decided by the intervals: a child's bound proves only its
//!   own end, a pruned child proves nothing;
//! * the best move: the first root child with a strictly better carried score than all before it; where nothing is pruned,
//!   every one with the best.
//!
//! *Carried* is the student's own content if it is legal, what follows if the field is empty, and the true content if it is not
//! legal:
//! * a window is legal if it is open: α < β, or α ≤ β where a tie does not cut. If it is not, both of its ends are replaced;
//! * a value is legal if it is a number, or a bound with one number, in the range of the leaves' values. A fail-hard search
//!   may also return the ends of the root's window, which therefore belong to its range;
//! * a cut is legal if it follows, or is true. A cut too many and a missed cut follow from nothing and end the chain there:
//!   what is above them is marked with the true cut. So there is nothing to be gained by cutting everything.
//!
//! Values of leaves and the window of the root are given: they are marked if they are filled in, for no points, and always
//! carried as they are.
//!
//! # Points
//!
//! Each field is worth one point. The fields of every inner node that the search visits are counted, whether or not the student
//! has cut the node. A field of a node that the search never enters is worth nothing, but the replay goes where the student's
//! numbers lead, so that a value which follows from it is still credited.
//!
//! The replay visits each node once: O(n) in the nodes of the recording.

mod answers;
mod carried;
mod expected;
mod field;
mod marks;
mod question;
mod replay;
mod sheet;

pub use answers::BlankAnswers;
pub use expected::{expected, fields};
pub use field::{BlankField, BlankPart};
pub use marks::{BlankMarks, BlankReason, FieldMark, MarkedField};
pub use question::{question, setter};
pub use replay::mark;
