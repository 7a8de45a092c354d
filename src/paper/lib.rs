//! Papers and printed pages: exam papers with their sheets, keys and question banks, and the pages of a search, each a
//! picture with its sentence.

pub mod exam;
pub mod series;
