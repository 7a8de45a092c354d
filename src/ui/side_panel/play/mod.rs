//! A match against the program: its board, its moves, who plays, and what the program says.

mod board;
mod match_text;
mod moves;
mod partial_move;
mod players;
mod section;
mod targets;

pub(super) use section::PlaySection;
