//! The open document and what can be done with it.
