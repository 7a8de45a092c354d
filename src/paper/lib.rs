//! Papers and printed pages: exam papers with their sheets, keys and question banks, the pages of a search, each a
//! picture with its sentence, and packages for learning platforms.

#![expect(missing_docs, reason = "the crate is the program's own: names say what they can")]

pub mod asked;
pub mod exam;
pub mod packing;
pub mod scorm;
pub mod series;
