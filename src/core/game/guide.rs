//! How a game is added: a complete one, compiled and searched here, and then every place that makes it known to the program.
//!
#![doc = include_str!("guide.md")]
