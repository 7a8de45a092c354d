//! How a game is added: a complete one, compiled and searched here, and then the places that make it known to the program.
//!
#![doc = include_str!("guide.md")]
