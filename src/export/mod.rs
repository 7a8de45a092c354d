//! Pictures as files.
