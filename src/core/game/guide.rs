//! How to add a game: a complete example, compiled and searched here, and then every place in which the program must
//! list it.
//!
#![doc = include_str!("guide.md")]
