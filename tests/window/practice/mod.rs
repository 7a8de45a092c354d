//! Practice in the window: a student who reads the questions by their accessible names and answers them, fills in blank
//! trees, improves orders, and hands in.

mod addends;
mod answering;
mod exercises;
mod fill_in;
mod hidden;
mod keys;
mod order;
mod progress;
mod room;
mod sheet;
pub mod student;

/// The tree of AIMA's figure 5.2, in which C has a cutoff that prunes, and D one at its last child.
pub const AIMA: &str = r#"(version: 1, title: "Figure", game: Tree(tree: (name: "A", children: [
    (name: "B", children: [(name: "L", value: 3), (name: "M", value: 12), (name: "N", value: 8)]),
    (name: "C", children: [(name: "O", value: 2), (name: "P", value: 4), (name: "Q", value: 6)]),
    (name: "D", children: [(name: "R", value: 14), (name: "S", value: 5), (name: "T", value: 2)]),
])))"#;
