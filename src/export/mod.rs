//! Pictures as files: the shapes that the screen shows, written down in a format.
//!
//! Knows shapes, colours and fonts; not what the shapes are of, and no disk: whoever wants a file gets its contents.

pub mod svg;
