//! Explicit trees in position files. Their nodes are parsed in other texts, too.

pub(super) use crate::file::tree::{parse, write};
