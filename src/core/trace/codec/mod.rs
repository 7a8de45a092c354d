//! The binary form of a recorded search, in which one instance of the program hands it to another.
//!
//! Little-endian, in columns, 12 to 50 bytes a node. A node is stored with what happened to it and not with the steps at which
//! it happened: from its ply and the events at it, the order of all events follows. So the receiver gets the steps, the links
//! between nodes, the checkpoints and the windows by replaying, and no bytes lead to a trace whose parts contradict each other.
//!
//! The position and the settings of the search are known to both sides and are not stored. It is no format for files: both
//! sides are the same version of the program.

pub mod bytes;
mod decode;
mod encode;

pub use decode::{decode, decode_in_parts};
pub use encode::encode;
