//! The parts of a run that its program does not state.

/// A part of a run that was guessed, by the reporter of a program that says nothing of it, or by a default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guess {
    /// Which search the program makes.
    Algorithm,
    /// From which view its values are.
    View,
    /// Which side moves at the root.
    Root,
    /// Which side moves at each node.
    Side,
    /// The window of the root.
    Window,
    /// What a node does with the best value of its children before it returns it: the program computes with it.
    Values,
}

impl Guess {
    /// All guesses, with their names in the header of a run.
    pub const NAMED: [(&str, Self); 6] = [
        ("algorithm", Self::Algorithm),
        ("view", Self::View),
        ("root", Self::Root),
        ("side", Self::Side),
        ("window", Self::Window),
        ("values", Self::Values),
    ];
}
